/* pause.h - RtPause: the steps of a search at which playing pauses. A value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/cursor.h"

#include <glib.h>

typedef struct {
  bool at_dead_ends; /* a step that turns back from a dead end */
  int cell;          /* a step that changes this cell; -1: none */
} RtPause;

/* Whether there is anything to pause at: then steps must be walked one by one. */
static inline bool
rt_pause_is_on (const RtPause *pause)
{
  return pause->at_dead_ends || pause->cell >= 0;
}

/* Walks on by up to N steps of GRAIN (see grains.h), to the first to pause at, for some
 * milliseconds at most. Returns whether it met one. */
bool rt_pause_walk (const RtPause *pause, RtCursor *cursor, RtGrain grain, guint64 n, int *look);
