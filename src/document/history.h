/* history.h - positions in a row, and where we stand: undo and redo are an index.
 *
 * A position that has been reached never changes. It is some 700 bytes, so the row has no end. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"

#include <glib.h>

/* One place in the row. */
typedef struct {
  RtPosition position;
  RtPuzzle *words; /* whose fields go with the position; its own position means nothing */
  RtCells unread;  /* blank only because a malformed text could not be read there */
  char *label;     /* what led here, translated; NULL at the beginning */
} RtMoment;

typedef struct _RtHistory RtHistory;

/* Begins with PUZZLE. */
RtHistory *rt_history_new (RtPuzzle *puzzle);
void rt_history_free (RtHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtHistory, rt_history_free)

/* Where we stand, and one place before or after it, or NULL. */
const RtMoment *rt_history_now (const RtHistory *history);
const RtMoment *rt_history_past (const RtHistory *history);
const RtMoment *rt_history_future (const RtHistory *history);

/* A new place after the one of now, where we stand then; what was to be redone is gone. */
void rt_history_push (RtHistory *history, const RtPosition *position, RtPuzzle *words,
                      RtCells unread, const char *label);

/* One place back or on, which must be there. */
void rt_history_back (RtHistory *history);
void rt_history_on (RtHistory *history);

/* As keys for the session, and back: NULL where they are damaged. */
void rt_history_write (const RtHistory *history, GKeyFile *keys);
RtHistory *rt_history_read (GKeyFile *keys);
