/* search-place.h - the place in a search as text ("masks watched done 1204 8366"), and RtComeback: the searches that
 * Undo and Redo bring back to their places.
 *
 * Edits, Undo and Redo put away the search of the position before. When Undo or Redo returns to that
 * position, the search is resumed at its place. The places are kept in the document's view, so that
 * they outlive the program; the steps of a person's own program are found again by their file, pasted ones in
 * the view. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/solving.h"

/* Returns the current place, or NULL if there is no search. PLAYER is SOLVING's. Free with g_free. */
char *rt_place_of (RtSolving *solving, RtPlayer *player);

/* Longest pasted text that is kept: the session writes it again with each new place. */
#define RT_PLACE_TEXT_MAX (1024 * 1024)

/* Keeps TEXT, the steps of a person's own program that have no file, in the view of DOCUMENT, from which
 * rt_place_resume reads them again. Does nothing if it is too long, or not UTF-8. */
void rt_place_keep_text (RtDocument *document, GBytes *text);

/* Runs the search again, to that place. Does nothing if TEXT is no place, or names an unknown search. Steps
 * of a person's own program are read again from WATCHED, or if it is NULL from their file or the kept text, if
 * that still has steps on this grid. */
void rt_place_resume (RtSolving *solving, const char *text, RtWatched *watched);

typedef struct _RtComeback RtComeback;

/* SOLVING is of DOCUMENT and moves PLAYER; its hooks call the result. All of them must outlive it. */
RtComeback *rt_comeback_new (RtDocument *document, RtSolving *solving, RtPlayer *player);
void rt_comeback_free (RtComeback *self);

/* Marks the last edit as made by hand: the watched search that it put away waits for the person. Does nothing
 * if SELF is NULL. */
void rt_comeback_set_by_hand (RtComeback *self);

/* Returns true if the last edit was by hand and put away a watched search; false if SELF is NULL. */
bool rt_comeback_waits (RtComeback *self);
