/* intent.c - implements RtIntent: tables and functions that map key values to a person's wishes for cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/intent.h"

#include "engine/core/geometry.h"

enum { NO_DIGIT = -1 };

/* Keys with one of these modifiers are ignored. */
#define FOREIGN (GDK_ALT_MASK | GDK_SUPER_MASK | GDK_HYPER_MASK | GDK_META_MASK)

/* Key values of the keypad's digits without NumLock, or with NumLock and Shift, by digit. */
static const guint keypad_moves[10] = {
  GDK_KEY_KP_Insert, GDK_KEY_KP_End,   GDK_KEY_KP_Down, GDK_KEY_KP_Next, GDK_KEY_KP_Left,
  GDK_KEY_KP_Begin,  GDK_KEY_KP_Right, GDK_KEY_KP_Home, GDK_KEY_KP_Up,   GDK_KEY_KP_Prior,
};

/* Returns the digit (0..9) of KEYVAL in any script, or -1. */
static int
digit_of (guint keyval)
{
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (int) (keyval - GDK_KEY_KP_0);
  for (int digit = 0; digit < 10; digit++)
    if (keypad_moves[digit] == keyval)
      return digit;
  return g_unichar_digit_value (gdk_keyval_to_unicode (keyval));
}

/* Key of each mode of writing, as a lower-case and an upper-case letter. */
static const guint mode_keys[RT_N_WRITES][2] = {
  [RT_EDIT_ENTER]  = { GDK_KEY_z, GDK_KEY_Z },
  [RT_EDIT_CORNER] = { GDK_KEY_x, GDK_KEY_X },
  [RT_EDIT_MARK]   = { GDK_KEY_c, GDK_KEY_C },
  [RT_EDIT_COLOUR] = { GDK_KEY_v, GDK_KEY_V },
};

/* Returns the mode of writing that the key KEYVAL sets, or -1. */
static int
mode_of (guint keyval)
{
  for (int mode = 0; mode < RT_N_WRITES; mode++)
    if (keyval == mode_keys[mode][0] || keyval == mode_keys[mode][1])
      return mode;
  return -1;
}

/* Returns true if KEYVAL is a letter that the grid uses, with Control if CONTROL is true. */
static bool
is_letter (guint keyval, bool control)
{
  return control ? keyval == GDK_KEY_a : keyval == GDK_KEY_f || mode_of (keyval) >= 0;
}

/* Returns a key value on the key of KEYVAL that the grid uses: a digit or a letter, with Control if
 * CONTROL. Searches the key with and without Shift (`!` is on the key of 1; French digits need
 * Shift), and in the person's other layouts (the Russian я is on the key of z). Ignores key values
 * that need AltGr. Returns KEYVAL if there is none. */
static guint
translate (guint keyval, guint keycode, bool control, GdkDisplay *display)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n;

  if (!display || !keycode || g_ascii_isalpha ((char) MIN (keyval, 127)) ||
      !gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n))
    return keyval;
  for (int i = 0; i < n; i++)
    if (keys[i].level < 2 &&
        (digit_of (keyvals[i]) != NO_DIGIT || is_letter (keyvals[i], control)))
      return keyvals[i];
  return keyval;
}

/* Returns the cell ROWS below and COLUMNS to the right of CELL, wrapping around the edges. */
static int
wrapped (int cell, int rows, int columns)
{
  return (rt_row_of (cell) + rows + 9) % 9 * 9 + (rt_column_of (cell) + columns + 9) % 9;
}

/* Returns the cell to which KEYVAL moves the focus from CELL, or -1 if KEYVAL does not move the focus.
 * CONTROL is true if the Control key is pressed. */
static int
target (int cell, guint keyval, bool control)
{
  if (control && (keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_Page_Down))
    return -1;
  switch (keyval) {
  case GDK_KEY_Left:
    return wrapped (cell, 0, -1);
  case GDK_KEY_Right:
    return wrapped (cell, 0, 1);
  case GDK_KEY_Up:
    return wrapped (cell, -1, 0);
  case GDK_KEY_Down:
    return wrapped (cell, 1, 0);
  case GDK_KEY_Page_Up:
    return wrapped (cell, -3, 0);
  case GDK_KEY_Page_Down:
    return wrapped (cell, 3, 0);
  case GDK_KEY_Home:
    return control ? 0 : 9 * rt_row_of (cell);
  case GDK_KEY_End:
    return control ? RT_N_CELLS - 1 : 9 * rt_row_of (cell) + 8;
  default:
    return -1;
  }
}

/* Sets KIND to the meaning of KEYVAL, a key other than digits, letters and arrows. Returns false if
 * the grid does not use the key. */
static bool
command (guint keyval, RtIntentKind *kind)
{
  switch (keyval) {
  case GDK_KEY_Delete:
  case GDK_KEY_KP_Delete:
    *kind = RT_INTENT_CLEAR;
    return true;
  case GDK_KEY_KP_Decimal:
  case GDK_KEY_period:
  case GDK_KEY_space:
  case GDK_KEY_KP_Space:
    *kind = RT_INTENT_BLANK;
    return true;
  case GDK_KEY_BackSpace:
    *kind = RT_INTENT_BACK;
    return true;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
    *kind = RT_INTENT_HELD;
    return true;
  case GDK_KEY_Escape:
    *kind = RT_INTENT_LET_GO;
    return true;
  default:
    return false;
  }
}

/* Sets INTENT to the meaning of the key DIGIT (1..9): write what the grid's mode says or, with
 * CONTROL, a mark in any mode: a corner mark with SHIFT, otherwise a centre mark. */
static void
mean_digit (RtIntent *intent, int digit, bool control, bool shift)
{
  intent->kind = control ? RT_INTENT_WRITE : RT_INTENT_DIGIT;
  intent->writes = shift ? RT_EDIT_CORNER : RT_EDIT_MARK;
  intent->digit = digit;
}

bool
rt_intent_from_key (int cell, guint keyval, guint keycode, GdkModifierType modifiers,
                    GdkDisplay *display, RtIntent *intent)
{
  bool control = modifiers & GDK_CONTROL_MASK, shift = modifiers & GDK_SHIFT_MASK;
  int to = target (cell, keyval, control), digit;

  *intent = (RtIntent) { .extend = shift };
  if (modifiers & FOREIGN)
    return false;
  if (to >= 0) {
    intent->kind = RT_INTENT_MOVE;
    intent->cell = to;
    return true;
  }
  if (!control && command (keyval, &intent->kind))
    return true;

  digit = digit_of (keyval);
  if (digit == NO_DIGIT) {
    keyval = translate (keyval, keycode, control, display);
    digit = digit_of (keyval);
  }
  if (digit > 0) {
    mean_digit (intent, digit, control, shift);
    return true;
  }
  if (control && (keyval == GDK_KEY_a || keyval == GDK_KEY_A)) {
    intent->kind = RT_INTENT_ALL;
    return !shift;
  }
  if (!control && !shift && (keyval == GDK_KEY_f || keyval == GDK_KEY_F)) {
    intent->kind = RT_INTENT_LIGHT;
    return true;
  }
  intent->kind = digit == 0 ? RT_INTENT_BLANK : RT_INTENT_MODE;
  if (digit != 0 && mode_of (keyval) >= 0)
    intent->writes = (RtEdit) mode_of (keyval);
  return !control && (digit == 0 || (!shift && mode_of (keyval) >= 0));
}

bool
rt_intent_is_step_key (guint keyval, GdkModifierType modifiers)
{
  if (modifiers & (FOREIGN | GDK_CONTROL_MASK))
    return false;
  switch (keyval) {
  case GDK_KEY_Left:
  case GDK_KEY_Right:
    return true;
  case GDK_KEY_Home:
  case GDK_KEY_End:
  case GDK_KEY_space:
  case GDK_KEY_period:
    return !(modifiers & GDK_SHIFT_MASK);
  default:
    return false;
  }
}
