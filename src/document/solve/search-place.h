/* search-place.h - the place of a search: its state as text ("masks watched done 1204 8366"), from
 * which the search can be resumed; and RtComeback, which resumes searches after Undo and Redo.
 *
 * Each edit, Undo and Redo removes the search on the previous position. RtComeback keeps the place
 * of that search, and resumes it when Undo or Redo returns to the position. The places are stored
 * in the document's view settings, and so in the session. The steps of a person's own program are
 * read again from their file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/solving.h"

/* Returns the place of SOLVING's search (state and step, as text), which PLAYER shows; NULL if
 * there is no search. Free with g_free. */
char *rt_place_of (RtSolving *solving, RtPlayer *player);

/* Maximum length of pasted text that is kept: the session writes it again with each new place. */
#define RT_PLACE_TEXT_MAX (1024 * 1024)

/* Stores TEXT, printed steps of a person's program that have no file, in the view settings of DOCUMENT, so that
 * rt_place_resume can read them again. Does nothing if it is too long, or not UTF-8. */
void rt_place_keep_text (RtDocument *document, GBytes *text);

/* Runs the search again that TEXT, a result of rt_place_of, describes, up to its step. Does nothing if TEXT is
 * malformed, or names an unknown search. Steps of a person's program are read again from WATCHED; if WATCHED is NULL,
 * from their file or the kept text, if its steps are still on this grid. */
void rt_place_resume (RtSolving *solving, const char *text, RtWatched *watched);

typedef struct _RtComeback RtComeback;

/* Returns an object that stores each search of SOLVING when an edit removes it, and runs it again when Undo returns
 * to its position. PLAYER shows the searches. Sets the hooks of SOLVING. All three must outlive the result. */
RtComeback *rt_comeback_new (RtDocument *document, RtSolving *solving, RtPlayer *player);
void rt_comeback_free (RtComeback *self);

/* Records that the person made the last edit by hand. If it has removed a search whose timeline the
 * person had used, rt_comeback_waits returns true. Does nothing if SELF is NULL. */
void rt_comeback_set_by_hand (RtComeback *self);

/* Returns true if the person's last edit by hand has removed a search whose timeline the person had
 * used, so that Undo can return to it; false if SELF is NULL. */
bool rt_comeback_waits (RtComeback *self);
