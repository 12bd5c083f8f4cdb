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

/* Returns the place of SOLVING's search, which PLAYER shows, or NULL if there is none. Free with
 * g_free. */
char *rt_place_of (RtSolving *solving, RtPlayer *player);

/* Maximum length of pasted text that is kept: the session writes it again with each new place. */
#define RT_PLACE_TEXT_MAX (1024 * 1024)

/* Keeps TEXT, the steps of a person's own program that have no file, in the view of DOCUMENT, from which
 * rt_place_resume reads them again. Does nothing if it is too long, or not UTF-8. */
void rt_place_keep_text (RtDocument *document, GBytes *text);

/* Runs the search of TEXT again, up to the place in TEXT. Does nothing if TEXT is no place, or names an unknown search.
 * Steps of a person's own program are read again from WATCHED; if WATCHED is NULL, from their file or the kept text, if
 * its steps are still on this grid. */
void rt_place_resume (RtSolving *solving, const char *text, RtWatched *watched);

typedef struct _RtComeback RtComeback;

/* Returns an object that keeps and resumes the searches of SOLVING on DOCUMENT, which PLAYER shows.
 * Sets the hooks of SOLVING. All three must outlive the result. */
RtComeback *rt_comeback_new (RtDocument *document, RtSolving *solving, RtPlayer *player);
void rt_comeback_free (RtComeback *self);

/* Marks the last edit as made by hand. If it has removed a search that the person was watching,
 * rt_comeback_waits returns true. Does nothing if SELF is NULL. */
void rt_comeback_set_by_hand (RtComeback *self);

/* Returns true if the last edit was by hand and has removed a search that the person was watching;
 * false if SELF is NULL. */
bool rt_comeback_waits (RtComeback *self);
