/* history.h - RtHistory: the list of all positions of a document, and the index of the current one,
 * which Undo and Redo move.
 *
 * A position never changes and takes some 600 bytes, so all are kept. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/saved-state.h"
#include "engine/puzzle.h"

#include <glib.h>

/* A position with its texts and its origin. */
typedef struct {
  RtPosition position;
  RtPuzzle *words; /* texts of the puzzle (title, author ...); its position is meaningless */
  RtCells unread;  /* empty cells that could not be read in a malformed text */
  char *label;     /* translated name of the edit; NULL for the first position */
  RtOrigin *origin; /* the puzzle's saved state; all positions of one puzzle share it */
} RtHistoryMoment;

typedef struct _RtHistory RtHistory;

/* Returns a history with PUZZLE as its only position. */
RtHistory *rt_history_new (RtPuzzle *puzzle);
void rt_history_free (RtHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtHistory, rt_history_free)

/* Return the current position, the previous and the next one; the latter two NULL if there is
 * none. */
const RtHistoryMoment *rt_history_now (const RtHistory *history);
const RtHistoryMoment *rt_history_past (const RtHistory *history);
const RtHistoryMoment *rt_history_future (const RtHistory *history);

/* Returns the number of positions before the current one. */
guint rt_history_depth (const RtHistory *history);

/* Returns the number of positions ever added, dropped ones included. */
guint rt_history_n_made (const RtHistory *history);

/* Adds a position after the current one and makes it current. Drops the positions that followed. */
void rt_history_push (RtHistory *history, const RtPosition *position, RtPuzzle *words,
                      RtCells unread, const char *label);

/* Adds the position of another puzzle, WORDS, like rt_history_push, with a new origin without a
 * file. */
void rt_history_push_other (RtHistory *history, RtPuzzle *words, const char *label);

/* Returns true if MOMENT's position or texts differ from the saved state in its origin. */
bool rt_history_differs (const RtHistoryMoment *moment);

/* Returns true if a puzzle before the current one had unsaved changes when it was replaced. */
bool rt_history_left_work (const RtHistory *history);

/* Make the previous or the next position current, which must exist. */
void rt_history_back (RtHistory *history);
void rt_history_on (RtHistory *history);

/* Writes the history into KEYS, the key file of a session. */
void rt_history_write (const RtHistory *history, GKeyFile *keys);

/* Returns the history that rt_history_write wrote into KEYS, or NULL if the keys are damaged. */
RtHistory *rt_history_read (GKeyFile *keys);
