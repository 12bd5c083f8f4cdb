/* history.h - RtHistory: all positions that were reached, and the current one among them, which
 * undo and redo move.
 *
 * A position never changes. It takes some 600 bytes, so all are kept. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/origin.h"
#include "engine/puzzle.h"

#include <glib.h>

/* One place in the history. */
typedef struct {
  RtPosition position;
  RtPuzzle *words; /* for its texts (title, author ...); its own position means nothing */
  RtCells unread;  /* blank only because a malformed text could not be read there */
  char *label;     /* the edit that led here, translated; NULL at the beginning */
  RtOrigin *origin; /* of the puzzle that it is about; what it says may change */
} RtHistoryMoment;

typedef struct _RtHistory RtHistory;

/* A history whose only place is PUZZLE. */
RtHistory *rt_history_new (RtPuzzle *puzzle);
void rt_history_free (RtHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtHistory, rt_history_free)

/* The current place; the one before it and the one after it, or NULL. */
const RtHistoryMoment *rt_history_now (const RtHistory *history);
const RtHistoryMoment *rt_history_past (const RtHistory *history);
const RtHistoryMoment *rt_history_future (const RtHistory *history);

/* How many places are before the current one. */
guint rt_history_depth (const RtHistory *history);

/* How many places have ever been added: more than before after a new edit, the same after going back
 * or forth. */
guint rt_history_n_made (const RtHistory *history);

/* Adds a place after the current one and goes there; what could be redone is dropped. */
void rt_history_push (RtHistory *history, const RtPosition *position, RtPuzzle *words,
                      RtCells unread, const char *label);

/* The same with another puzzle, which begins as WORDS says. */
void rt_history_push_other (RtHistory *history, RtPuzzle *words, const char *label);

/* Whether MOMENT differs from what it is held against. */
bool rt_history_differs (const RtHistoryMoment *moment);

/* Whether a puzzle was left behind, before the current place, and differs from what it is held
 * against. */
bool rt_history_left_work (const RtHistory *history);

/* Goes to the place before or after, which must exist. */
void rt_history_back (RtHistory *history);
void rt_history_on (RtHistory *history);

/* As keys for the session, and back: NULL if they are damaged. */
void rt_history_write (const RtHistory *history, GKeyFile *keys);
RtHistory *rt_history_read (GKeyFile *keys);
