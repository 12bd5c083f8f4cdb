/* intent.h - RtIntent: maps key presses on the grid to intents; pure functions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"

#include <gdk/gdk.h>
#include <stdbool.h>

typedef enum {
  RT_INTENT_MOVE,   /* moves the focus to `cell`; with `extend`, the selection grows */
  RT_INTENT_DIGIT,  /* writes `digit` (in pencil mode, the grid makes it a mark) */
  RT_INTENT_MARK,   /* toggles the pencil mark of `digit` */
  RT_INTENT_CLEAR,
  RT_INTENT_POPOVER, /* opens the popover with digits */
  RT_INTENT_PENCIL, /* toggles pencil mode */
  RT_INTENT_ALL,    /* selects all cells */
} RtIntentKind;

typedef struct {
  RtIntentKind kind;
  int cell;      /* MOVE: the target */
  bool extend;   /* MOVE: with shift */
  int digit;     /* DIGIT, MARK: 1..9 */
  RtCells cells; /* DIGIT, MARK, CLEAR: filled by the grid view from its selection */
} RtIntent;

/* Returns true and fills an intent if the grid uses the key. The focus is at CELL; KEYCODE and
 * DISPLAY may be 0 and NULL. Knows both rows of digits, with and without NumLock and Shift, and
 * digits of any script. */
bool rt_intent_from_key (int cell, guint keyval, guint keycode, GdkModifierType modifiers,
                         GdkDisplay *display, RtIntent *intent);

/* Returns true if KEYVAL plays, steps or jumps to an end when the grid shows steps. */
bool rt_intent_is_step_key (guint keyval, GdkModifierType modifiers);
