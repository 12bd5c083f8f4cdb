/* intent.h - RtIntent, a person's wish for cells of the grid, such as to write a digit; functions that
 * map key presses to intents. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "engine/core/cells.h"

#include <gdk/gdk.h>
#include <stdbool.h>

typedef enum {
  RT_INTENT_MOVE,   /* moves the focus to `cell`; with `extend`, adds it to the selection */
  RT_INTENT_DIGIT,  /* writes `digit` in the mode of the grid view, which turns it into WRITE */
  RT_INTENT_WRITE,  /* writes `digit` in the mode `writes` */
  RT_INTENT_CLEAR,  /* removes digits and marks */
  RT_INTENT_BLANK,  /* clears; while a puzzle is typed in, leaves a cell empty and moves on */
  RT_INTENT_BACK,   /* clears; while a puzzle is typed in, clears the cell before */
  RT_INTENT_HELD,   /* writes the held digit */
  RT_INTENT_LET_GO, /* resets the held digit or the selection */
  RT_INTENT_LIGHT,  /* makes the digit of the focused cell the held digit, or resets it */
  RT_INTENT_MODE,   /* sets the mode to `writes` */
  RT_INTENT_ALL,    /* selects all cells */
} RtIntentKind;

typedef struct {
  RtIntentKind kind;
  int cell;      /* MOVE: the new focused cell */
  bool extend;   /* MOVE: the Shift key was pressed */
  int digit;     /* DIGIT, WRITE: 1..9 */
  RtEdit writes; /* WRITE, MODE: one of the RT_N_WRITES kinds */
  int candidate; /* WRITE of a colour: the candidate that gets the colour; 0: the cell */
  RtCells cells; /* WRITE, CLEAR: filled by the grid view from its selection */
} RtIntent;

/* Sets INTENT to the meaning of a key while the focus is at CELL. Returns false if the grid does not
 * use the key. Accepts digits of any script, on the number row and on the keypad, with and without
 * NumLock and Shift. KEYCODE may be 0 and DISPLAY may be NULL; then other levels and layouts of the
 * key are not searched. */
bool rt_intent_from_key (int cell, guint keyval, guint keycode, GdkModifierType modifiers,
                         GdkDisplay *display, RtIntent *intent);

/* Returns true if KEYVAL with MODIFIERS plays, steps, or goes to the first or the last step while the
 * grid shows steps. */
bool rt_intent_is_step_key (guint keyval, GdkModifierType modifiers);
