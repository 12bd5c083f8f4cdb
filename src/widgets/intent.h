/* intent.h - RtIntent: a person's wish for cells of the grid; functions that map key presses to
 * intents. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"

#include <gdk/gdk.h>
#include <stdbool.h>

typedef enum {
  RT_INTENT_MOVE,   /* moves the focus to `cell`; with `extend`, adds it to the selection */
  RT_INTENT_DIGIT,  /* writes `digit`; in pencil mode, the grid view turns it into MARK */
  RT_INTENT_MARK,   /* toggles the pencil mark of `digit` */
  RT_INTENT_CLEAR,  /* removes digits and marks */
  RT_INTENT_POPOVER, /* opens the popover with digits */
  RT_INTENT_PENCIL, /* toggles pencil mode */
  RT_INTENT_ALL,    /* selects all cells */
} RtIntentKind;

typedef struct {
  RtIntentKind kind;
  int cell;      /* MOVE: the new focused cell */
  bool extend;   /* MOVE: the Shift key was pressed */
  int digit;     /* DIGIT, MARK: 1..9 */
  RtCells cells; /* DIGIT, MARK, CLEAR: filled by the grid view from its selection */
} RtIntent;

/* Returns true and sets INTENT if the key is one of the grid's. The focus is at CELL. KEYCODE may
 * be 0 and DISPLAY may be NULL; then other levels and layouts of the key are not searched. Accepts
 * digits of both rows and of the keypad, with and without NumLock and Shift, in any script. */
bool rt_intent_from_key (int cell, guint keyval, guint keycode, GdkModifierType modifiers,
                         GdkDisplay *display, RtIntent *intent);

/* Returns true if KEYVAL is a key that plays, steps or goes to an end while the grid shows
 * steps. */
bool rt_intent_is_step_key (guint keyval, GdkModifierType modifiers);
