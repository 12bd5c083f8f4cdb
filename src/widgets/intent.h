/* intent.h - RtIntent: a person's wish for cells of the grid; functions that map key presses to
 * intents. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "engine/core/cells.h"

#include <gdk/gdk.h>
#include <stdbool.h>

typedef enum {
  RT_INTENT_MOVE,   /* moves the focus to `cell`; with `extend`, adds it to the selection */
  RT_INTENT_DIGIT,  /* writes `digit` in the mode of the grid view, which turns it into WRITE */
  RT_INTENT_WRITE,  /* writes `digit` as `writes` says */
  RT_INTENT_CLEAR,  /* removes digits and marks */
  RT_INTENT_BLANK,  /* CLEAR by a key that also leaves a cell empty while a puzzle is typed in */
  RT_INTENT_BACK,   /* CLEAR; while a puzzle is typed in, of the cell before */
  RT_INTENT_HELD,   /* writes the held digit */
  RT_INTENT_LET_GO, /* lets go of the held digit, or of the selection */
  RT_INTENT_LIGHT,  /* holds the digit of the focused cell, or lets go of it */
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

/* Returns true and sets INTENT if the key is one of the grid's. The focus is at CELL. KEYCODE may
 * be 0 and DISPLAY may be NULL; then other levels and layouts of the key are not searched. Accepts
 * digits of both rows and of the keypad, with and without NumLock and Shift, in any script. */
bool rt_intent_from_key (int cell, guint keyval, guint keycode, GdkModifierType modifiers,
                         GdkDisplay *display, RtIntent *intent);

/* Returns true if KEYVAL is a key that plays, steps or goes to an end while the grid shows
 * steps. */
bool rt_intent_is_step_key (guint keyval, GdkModifierType modifiers);
