/* intent.h - what a key press means on the grid: pure functions, tested without a display. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"

#include <gdk/gdk.h>
#include <stdbool.h>

typedef enum {
  RT_INTENT_MOVE,   /* the focus to another cell: to `cell`; with `extend`, the selection grows */
  RT_INTENT_DIGIT,  /* write `digit` (the grid's pencil mode may turn it into a mark) */
  RT_INTENT_MARK,   /* a pencil mark of `digit` */
  RT_INTENT_CLEAR,
  RT_INTENT_POPOVER, /* show the digits to choose from */
  RT_INTENT_PENCIL, /* toggle pencil mode */
  RT_INTENT_ALL,    /* select all cells */
} RtIntentKind;

typedef struct {
  RtIntentKind kind;
  int cell;      /* MOVE: where to */
  bool extend;   /* MOVE: with shift */
  int digit;     /* DIGIT, MARK: 1..9 */
  RtCells cells; /* DIGIT, MARK, CLEAR: which cells; filled by the grid view from its selection */
} RtIntent;

/* What KEYVAL (with MODIFIERS; KEYCODE and DISPLAY may be 0 and NULL) means when the focus is at
 * CELL. Both digit rows, with and without NumLock and Shift, digits of any script. Returns false
 * for keys that the grid does not use. */
bool rt_intent_from_key (int cell, guint keyval, guint keycode, GdkModifierType modifiers,
                         GdkDisplay *display, RtIntent *intent);

/* Whether KEYVAL goes through steps where the grid shows some: it plays, steps, or jumps to an
 * end. */
bool rt_intent_is_step_key (guint keyval, GdkModifierType modifiers);
