/* history.h - RtHistory: all positions of a document as a tree, and the line: the list of positions
 * that Undo and Redo follow.
 *
 * The line is a list of positions with an index. An edit adds a position after the current one and
 * removes all later ones from the line: the positions that Redo would have shown stay in the tree
 * as a branch. Going to any position of the tree adds that position to the line, so Undo returns
 * from it.
 *
 * A position never changes and takes some 600 bytes. All positions of the line and all kept ones
 * stay; of the others, the oldest are removed if there are more than RT_HISTORY_MOST_LEFT. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/saved-state.h"
#include "engine/puzzle.h"

#include <glib.h>

/* Maximum number of positions that are neither kept nor on the line. */
#define RT_HISTORY_MOST_LEFT 1000

/* A position with its texts and its origin: a node of the tree. */
typedef struct _RtHistoryMoment RtHistoryMoment;
struct _RtHistoryMoment {
  RtPosition position;
  RtPuzzle *words; /* texts of the puzzle (title, author ...); the position of this record has no
                    * meaning */
  RtCells unread;  /* empty cells that could not be read in a malformed text */
  char *label;     /* translated name of the edit; NULL for the first position */
  RtOrigin *origin; /* the puzzle's saved state; all positions of one puzzle share it */
  char *kept;      /* name that the person gave to the position; NULL: it is not kept */
  guint id;        /* number of the position, unique in its history; rises with every new one */
  RtHistoryMoment *parent; /* the position that was edited; NULL for the first */
  guint n_children;
  guint n_on_line; /* number of times that the position is on the line */
};

typedef struct _RtHistory RtHistory;

/* Returns a history with PUZZLE as its only position. */
RtHistory *rt_history_new (RtPuzzle *puzzle);
void rt_history_free (RtHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtHistory, rt_history_free)

/* Returns the current position. rt_history_past and rt_history_future return the positions to which
 * Undo and Redo lead; NULL if there is none. */
const RtHistoryMoment *rt_history_now (const RtHistory *history);
const RtHistoryMoment *rt_history_past (const RtHistory *history);
const RtHistoryMoment *rt_history_future (const RtHistory *history);

/* Returns how many times Undo can be done: the number of positions on the line before the current one. */
guint rt_history_depth (const RtHistory *history);

/* Returns the number of undo steps ever added. Undo and Redo add none. */
guint rt_history_n_made (const RtHistory *history);

/* Adds POSITION after the current one, and makes it the current one. WORDS are the puzzle's texts, UNREAD the cells
 * that could not be read, LABEL the name of the undo step. Redo is no longer possible. */
void rt_history_push (RtHistory *history, const RtPosition *position, RtPuzzle *words,
                      RtCells unread, const char *label);

/* Adds the position of another puzzle, WORDS, after the current one, as an undo step called LABEL.
 * The new puzzle has no file. */
void rt_history_push_other (RtHistory *history, RtPuzzle *words, const char *label);

/* Makes MOMENT, any position of the tree, the current one, as one undo step. Redo is no longer
 * possible. */
void rt_history_go (RtHistory *history, RtHistoryMoment *moment);

/* Sets the name under which the person keeps MOMENT, a position of the tree; NULL: it is no longer kept. */
void rt_history_keep (RtHistory *history, RtHistoryMoment *moment, const char *kept);

/* Returns all positions (RtHistoryMoment), parents before children, owned by HISTORY. */
const GPtrArray *rt_history_moments (const RtHistory *history);

/* Returns the positions that Undo and Redo go through (the line), oldest first, owned by HISTORY. */
const GPtrArray *rt_history_line (const RtHistory *history);

/* Returns the position whose id is ID, or NULL. */
RtHistoryMoment *rt_history_find (const RtHistory *history, guint id);

/* Returns true if pressing only Undo, or only Redo, leads to the position MOMENT, or taking back edits alone: if
 * MOMENT is the current position, an ancestor of it in the tree, or follows it on the line. */
bool rt_history_is_near (const RtHistory *history, const RtHistoryMoment *moment);

/* Returns true if MOMENT's digits, marks or texts differ from the saved state of its puzzle. */
bool rt_history_differs (const RtHistoryMoment *moment);

/* Returns true if a puzzle before the current one had unsaved changes when it was replaced. */
bool rt_history_left_work (const RtHistory *history);

/* Makes the position to which Undo leads the current one; rt_history_on the one to which Redo
 * leads. It must exist. */
void rt_history_back (RtHistory *history);
void rt_history_on (RtHistory *history);

/* Writes the history into KEYS, the key file of a session. */
void rt_history_write (const RtHistory *history, GKeyFile *keys);

/* Returns the history that rt_history_write wrote into KEYS, or NULL if the keys are damaged. */
RtHistory *rt_history_read (GKeyFile *keys);
