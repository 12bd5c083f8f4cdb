/* place.h - the place in a search as text ("masks watched done 1204 8366"), and RtComeback: the searches that
 * Undo and Redo bring back to their places.
 *
 * Edits, Undo and Redo put away the search of the position before. When Undo or Redo returns to that
 * position, the search is resumed at its place. The places are kept in the document's view, so that
 * they outlive the program; the steps of a person's own program are found again by their file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/solving.h"

/* The current place; PLAYER is SOLVING's. NULL if there is no search. Free with g_free. */
char *rt_place_of (RtSolving *solving, RtPlayer *player);

/* Runs the search again, to that place; does nothing if TEXT is no place, or names a search that
 * does not exist. Steps of a person's own program are shown again: those of WATCHED, or where that is NULL
 * those of the file that they came from, if it still has steps on this grid. */
void rt_place_resume (RtSolving *solving, const char *text, RtWatched *watched);

typedef struct _RtComeback RtComeback;

/* SOLVING is of DOCUMENT and moves PLAYER; it calls this as its hooks. All must outlive it. */
RtComeback *rt_comeback_new (RtDocument *document, RtSolving *solving, RtPlayer *player);
void rt_comeback_free (RtComeback *self);

/* The person made the last edit by hand: a search that was watched waits for them. Of NULL: nothing
 * happens. */
void rt_comeback_set_by_hand (RtComeback *self);

/* Returns true if the last edit was by hand and put away a search that was watched; false
 * of NULL. */
bool rt_comeback_waits (RtComeback *self);
