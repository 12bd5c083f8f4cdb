/* comeback.h - RtComeback: searches that come back with Undo and Redo.
 *
 * Edits, Undo and Redo put the search away that was shown at the position before. When Undo or Redo
 * comes back to this very position, the search is resumed at the place that was looked at. The person
 * is told that it waits where they edited by hand what was their own before the search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solving.h"

typedef struct _RtComeback RtComeback;

/* To be called before there is a solving of DOCUMENT: what an edit puts away must be seen
 * before. */
RtComeback *rt_comeback_new (RtDocument *document);
void rt_comeback_free (RtComeback *self);

/* Watches SOLVING, which is of the document, and its PLAYER; both must outlive it. */
void rt_comeback_watch (RtComeback *self, RtSolving *solving, RtPlayer *player);

/* Whether what is edited from now on is edited by hand. Of NULL: nothing happens. */
void rt_comeback_set_by_hand (RtComeback *self, bool by_hand);

/* Whether the last edit was by hand and put away a search that was watched: Undo brings it back. False
 * of NULL. */
bool rt_comeback_waits (RtComeback *self);
