/* history.h - RtHistory: the list of all positions of a document, and the index of the current one, which
 * Undo and Redo move.
 *
 * A position never changes and takes some 600 bytes, so all are kept. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/origin.h"
#include "engine/puzzle.h"

#include <glib.h>

/* One place in the history. */
typedef struct {
  RtPosition position;
  RtPuzzle *words; /* texts of the puzzle (title, author ...); its position is meaningless */
  RtCells unread;  /* empty cells that could not be read in a malformed text */
  char *label;     /* translated name of the edit; NULL for the first position */
  RtOrigin *origin; /* of the puzzle; shared by its positions */
} RtHistoryMoment;

typedef struct _RtHistory RtHistory;

/* Returns a history with PUZZLE as its only position. */
RtHistory *rt_history_new (RtPuzzle *puzzle);
void rt_history_free (RtHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtHistory, rt_history_free)

/* Returns the current position; the ones before and after it, or NULL. */
const RtHistoryMoment *rt_history_now (const RtHistory *history);
const RtHistoryMoment *rt_history_past (const RtHistory *history);
const RtHistoryMoment *rt_history_future (const RtHistory *history);

/* Returns the number of positions before the current one. */
guint rt_history_depth (const RtHistory *history);

/* Returns the number of positions ever added: it rises with an edit, not with Undo or Redo. */
guint rt_history_n_made (const RtHistory *history);

/* Adds a position after the current one and goes there; positions after it are dropped. */
void rt_history_push (RtHistory *history, const RtPosition *position, RtPuzzle *words,
                      RtCells unread, const char *label);

/* Adds another puzzle, WORDS, with an origin of its own. */
void rt_history_push_other (RtHistory *history, RtPuzzle *words, const char *label);

/* Returns true if MOMENT differs from its origin. */
bool rt_history_differs (const RtHistoryMoment *moment);

/* Returns true if an earlier puzzle in the history differs from its origin. */
bool rt_history_left_work (const RtHistory *history);

/* Goes to the position before or after, which must exist. */
void rt_history_back (RtHistory *history);
void rt_history_on (RtHistory *history);

/* Writes the history as keys for the session, and reads it: NULL if the keys are damaged. */
void rt_history_write (const RtHistory *history, GKeyFile *keys);
RtHistory *rt_history_read (GKeyFile *keys);
