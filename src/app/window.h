/* window.h - RtWindow: one document: header bar, verdict, grid, side panel, timeline. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection-page.h"
#include "app/message.h"
#include "app/search-page.h"
#include "document/document.h"
#include "document/player.h"
#include "document/reasoning.h"
#include "document/solving.h"
#include "document/watch.h"
#include "format/format.h"
#include "widgets/grid-view.h"

#include <gtk/gtk.h>

#define RT_TYPE_WINDOW (rt_window_get_type ())
G_DECLARE_FINAL_TYPE (RtWindow, rt_window, RT, WINDOW, GtkApplicationWindow)

/* Signal `completed`: the first frame has been drawn, and all parts of the window are there.
 *
 * A window on DOCUMENT, which it keeps alive. */
GtkWidget *rt_window_new (GtkApplication *application, RtDocument *document);

/* Another document in this window: the old one is let go (not forgotten where it is unsaved). */
void rt_window_set_document (RtWindow *self, RtDocument *document);

RtDocument *rt_window_document (RtWindow *self);
RtSolving *rt_window_solving (RtWindow *self);
RtPlayer *rt_window_player (RtWindow *self);
RtReasoning *rt_window_reasoning (RtWindow *self);
RtGridView *rt_window_grid_view (RtWindow *self);
RtSearchPage *rt_window_search_page (RtWindow *self);
RtWatch *rt_window_watch (RtWindow *self);

/* The format that the document's file is in, or NULL. */
const RtFormat *rt_window_format (RtWindow *self);
void rt_window_set_format (RtWindow *self, const RtFormat *format);

/* Cancelled when the window is closed: for whatever it waits for. */
GCancellable *rt_window_cancellable (RtWindow *self);

/* Marks CELLS in the grid until it changes, or until Escape. */
void rt_window_mark (RtWindow *self, RtCells cells);
bool rt_window_has_marked (RtWindow *self);

/* Has the page of hints and steps before the person. */
void rt_window_show_logic_page (RtWindow *self);

/* Opens what there is to tell about the grid. */
void rt_window_show_details (RtWindow *self);

/* One sentence for the person, see message.h; none once the window was closed. */
void rt_window_say (RtWindow *self, RtMessageKind kind, const char *text,
                    const char *action_label, const char *action);

/* Says ERROR, but for that of a dialog that was left. */
void rt_window_say_error (RtWindow *self, const GError *error);

/* One more thing to do about what was said last. */
void rt_window_offer (RtWindow *self, const char *label, const char *action);

/* Shows CARD above the grid, in place of the one before; NULL: none. */
void rt_window_set_card (RtWindow *self, GtkWidget *card);

/* Shows PAGE, that of a collection, beside the search's, in place of the one before; NULL: none. */
void rt_window_set_collection_page (RtWindow *self, RtCollectionPage *page);

/* Brings the page of the collection, which there must be, to where it is seen. */
void rt_window_show_collection_page (RtWindow *self);

/* Whether what is in it is nobody's work (yet): it is not kept when the window closes. */
void rt_window_set_fleeting (RtWindow *self, bool fleeting);

/* Closes it even where the work in it could not be kept. */
void rt_window_close_anyway (RtWindow *self);

/* Whether all that was asked for is there and on the screen: nothing runs, the verdict is known. */
bool rt_window_is_settled (RtWindow *self);
