/* comeback.h - RtComeback: the searches that Undo and Redo bring back. Part of an RtSolving.
 *
 * Edits, Undo and Redo put away the search of the position before. When Undo or Redo returns to that
 * position, the search is resumed at its place. The places are kept in the document's view, so that
 * they outlive the program; the steps of a person's own program are found again by their file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solving.h"

typedef struct _RtComeback RtComeback;

/* DOCUMENT must outlive it. */
RtComeback *rt_comeback_new (RtDocument *document);
void rt_comeback_free (RtComeback *self);

/* The document has another position. To be called before SOLVING puts its search away: notes the
 * search and its place in PLAYER. */
void rt_comeback_leave (RtComeback *self, RtSolving *solving, RtPlayer *player);

/* To be called after that: keeps the search that was noted, unless SOLVING still has it, and resumes
 * the search that was left at the position that the document has now. */
void rt_comeback_arrive (RtComeback *self, RtSolving *solving);

/* The person made the last edit by hand: a search that was watched waits for them. */
void rt_comeback_set_by_hand (RtComeback *self);

/* Returns true if the last edit was by hand and put away a search that was watched. */
bool rt_comeback_waits (RtComeback *self);
