/* test-intent.c - what each key means, with no display. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/intent.h"

#include <glib.h>

enum { MIDDLE = 40 }; /* row 5, column 5 */

#define SHIFT GDK_SHIFT_MASK
#define CONTROL GDK_CONTROL_MASK

typedef struct {
  const char *name;
  guint keyval;
  GdkModifierType modifiers;
  RtIntentKind kind;
  int value; /* digit, or where a MOVE leads */
} Key;

static const Key keys[] = {
  { "left", GDK_KEY_Left, 0, RT_INTENT_MOVE, 39 },
  { "right", GDK_KEY_Right, 0, RT_INTENT_MOVE, 41 },
  { "up", GDK_KEY_Up, 0, RT_INTENT_MOVE, 31 },
  { "down", GDK_KEY_Down, 0, RT_INTENT_MOVE, 49 },
  { "home", GDK_KEY_Home, 0, RT_INTENT_MOVE, 36 },
  { "end", GDK_KEY_End, 0, RT_INTENT_MOVE, 44 },
  { "first", GDK_KEY_Home, CONTROL, RT_INTENT_MOVE, 0 },
  { "last", GDK_KEY_End, CONTROL, RT_INTENT_MOVE, 80 },
  { "box-up", GDK_KEY_Page_Up, 0, RT_INTENT_MOVE, 13 },
  { "box-down", GDK_KEY_Page_Down, 0, RT_INTENT_MOVE, 67 },
  { "shift-right", GDK_KEY_Right, SHIFT, RT_INTENT_MOVE, 41 },
  { "shift-end", GDK_KEY_End, SHIFT, RT_INTENT_MOVE, 44 },
  { "control-right", GDK_KEY_Right, CONTROL, RT_INTENT_MOVE, 41 },
  { "control-shift-left", GDK_KEY_Left, CONTROL | SHIFT, RT_INTENT_MOVE, 39 },

  { "all", GDK_KEY_a, CONTROL, RT_INTENT_ALL, 0 },
  { "all-caps", GDK_KEY_A, CONTROL | GDK_LOCK_MASK, RT_INTENT_ALL, 0 },

  { "zero", GDK_KEY_0, 0, RT_INTENT_BLANK, 0 },
  { "full-stop", GDK_KEY_period, 0, RT_INTENT_BLANK, 0 },
  { "delete", GDK_KEY_Delete, 0, RT_INTENT_CLEAR, 0 },
  { "backspace", GDK_KEY_BackSpace, 0, RT_INTENT_BACK, 0 },
  { "space", GDK_KEY_space, 0, RT_INTENT_BLANK, 0 },
  { "keypad-zero", GDK_KEY_KP_0, 0, RT_INTENT_BLANK, 0 },
  { "keypad-insert", GDK_KEY_KP_Insert, 0, RT_INTENT_BLANK, 0 },
  { "keypad-delete", GDK_KEY_KP_Delete, 0, RT_INTENT_CLEAR, 0 },

  { "digits", GDK_KEY_z, 0, RT_INTENT_MODE, 0 },
  { "colours-caps", GDK_KEY_V, GDK_LOCK_MASK, RT_INTENT_MODE, 0 },
  { "light", GDK_KEY_f, 0, RT_INTENT_LIGHT, 0 },
  { "return", GDK_KEY_Return, 0, RT_INTENT_HELD, 0 },
  { "keypad-enter", GDK_KEY_KP_Enter, 0, RT_INTENT_HELD, 0 },
  { "escape", GDK_KEY_Escape, 0, RT_INTENT_LET_GO, 0 },

  { "arabic", GDK_KEY_Arabic_7, 0, RT_INTENT_DIGIT, 7 },
  { "persian", GDK_KEY_Farsi_4, 0, RT_INTENT_DIGIT, 4 },
  { "devanagari", 0x1000000 + 0x096b, 0, RT_INTENT_DIGIT, 5 },
  { "full-width", 0x1000000 + 0xff13, 0, RT_INTENT_DIGIT, 3 },
  { "arabic-zero", GDK_KEY_Arabic_0, 0, RT_INTENT_BLANK, 0 },
  { "arabic-mark", GDK_KEY_Arabic_7, CONTROL, RT_INTENT_WRITE, 7 },
};

static const Key foreign[] = {
  { .name = "letter", .keyval = GDK_KEY_a },
  { .name = "tab", .keyval = GDK_KEY_Tab },
  { .name = "shift-tab", .keyval = GDK_KEY_ISO_Left_Tab, .modifiers = SHIFT },
  { .name = "menu", .keyval = GDK_KEY_Menu },
  { .name = "undo", .keyval = GDK_KEY_z, .modifiers = CONTROL },
  { .name = "f10", .keyval = GDK_KEY_F10 },
  { .name = "superscript", .keyval = GDK_KEY_twosuperior },
  { .name = "alt-digit", .keyval = GDK_KEY_1, .modifiers = GDK_ALT_MASK },
  { .name = "alt-left", .keyval = GDK_KEY_Left, .modifiers = GDK_ALT_MASK },
  { .name = "super-digit", .keyval = GDK_KEY_1, .modifiers = GDK_SUPER_MASK },
  { .name = "new", .keyval = GDK_KEY_n, .modifiers = CONTROL },
  { .name = "zoom", .keyval = GDK_KEY_0, .modifiers = CONTROL },
  { .name = "next-puzzle", .keyval = GDK_KEY_Page_Down, .modifiers = CONTROL },
  { .name = "control-shift-a", .keyval = GDK_KEY_A, .modifiers = CONTROL | SHIFT },
  { .name = "control-delete", .keyval = GDK_KEY_Delete, .modifiers = CONTROL },
  { .name = "control-return", .keyval = GDK_KEY_Return, .modifiers = CONTROL },
};

static RtIntent
press (int cell, guint keyval, GdkModifierType modifiers)
{
  RtIntent intent;

  g_assert_true (rt_intent_from_key (cell, keyval, 0, modifiers, NULL, &intent));
  return intent;
}

static void
test_means (gconstpointer data)
{
  const Key *key = data;
  RtIntent intent = press (MIDDLE, key->keyval, key->modifiers);

  g_assert_cmpint (intent.kind, ==, key->kind);
  if (key->kind == RT_INTENT_MOVE) {
    g_assert_cmpint (intent.cell, ==, key->value);
    g_assert_cmpint (intent.extend, ==, (key->modifiers & SHIFT) != 0);
  } else
    g_assert_cmpint (intent.digit, ==, key->value);
}

static void
test_is_not_ours (gconstpointer data)
{
  const Key *key = data;
  RtIntent intent;

  g_assert_false (rt_intent_from_key (MIDDLE, key->keyval, 0, key->modifiers, NULL, &intent));
}

/* Where steps are shown, these keys go through them, and no other key does. */
static void
test_step_keys (void)
{
  static const guint both[] = { GDK_KEY_Left, GDK_KEY_Right };
  static const guint bare[] = { GDK_KEY_Home, GDK_KEY_End, GDK_KEY_space, GDK_KEY_period };

  for (guint i = 0; i < G_N_ELEMENTS (both); i++) {
    g_assert_true (rt_intent_is_step_key (both[i], 0));
    g_assert_true (rt_intent_is_step_key (both[i], SHIFT));
    g_assert_false (rt_intent_is_step_key (both[i], CONTROL));
  }
  for (guint i = 0; i < G_N_ELEMENTS (bare); i++) {
    g_assert_true (rt_intent_is_step_key (bare[i], 0));
    g_assert_false (rt_intent_is_step_key (bare[i], SHIFT));
    g_assert_false (rt_intent_is_step_key (bare[i], CONTROL));
  }
  g_assert_false (rt_intent_is_step_key (GDK_KEY_Up, 0));
  g_assert_false (rt_intent_is_step_key (GDK_KEY_KP_Left, 0));
  g_assert_false (rt_intent_is_step_key (GDK_KEY_0, 0));
  g_assert_false (rt_intent_is_step_key (GDK_KEY_Delete, 0));
}

/* Both digit rows, the keypad with and without NumLock; with Shift; and Control for a mark. */
static void
test_digits (void)
{
  static const guint moves[] = {
    0, GDK_KEY_KP_End, GDK_KEY_KP_Down, GDK_KEY_KP_Next, GDK_KEY_KP_Left, GDK_KEY_KP_Begin,
    GDK_KEY_KP_Right, GDK_KEY_KP_Home, GDK_KEY_KP_Up, GDK_KEY_KP_Prior,
  };

  for (int digit = 1; digit <= 9; digit++) {
    const guint same[] = { GDK_KEY_0 + (guint) digit, GDK_KEY_KP_0 + (guint) digit, moves[digit] };

    for (guint i = 0; i < G_N_ELEMENTS (same); i++) {
      g_assert_cmpint (press (MIDDLE, same[i], 0).kind, ==, RT_INTENT_DIGIT);
      g_assert_cmpint (press (MIDDLE, same[i], 0).digit, ==, digit);
      g_assert_cmpint (press (MIDDLE, same[i], SHIFT).kind, ==, RT_INTENT_DIGIT);
      g_assert_cmpint (press (MIDDLE, same[i], SHIFT).digit, ==, digit);
      g_assert_cmpint (press (MIDDLE, same[i], CONTROL).kind, ==, RT_INTENT_WRITE);
      g_assert_cmpint (press (MIDDLE, same[i], CONTROL).writes, ==, RT_EDIT_MARK);
      g_assert_cmpint (press (MIDDLE, same[i], CONTROL | SHIFT).writes, ==, RT_EDIT_CORNER);
      g_assert_cmpint (press (MIDDLE, same[i], CONTROL).digit, ==, digit);
    }
  }
}

/* From anywhere, nine times the same way leads back, through nine cells. */
static void
test_arrows_wrap (void)
{
  static const guint arrows[] = { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    for (int start = 0; start < 81; start++) {
      RtCells seen = RT_CELLS_NONE;
      int cell = start;

      for (int n = 0; n < 9; n++) {
        cell = press (cell, arrows[i], 0).cell;
        rt_cells_add (&seen, cell);
      }
      g_assert_cmpint (cell, ==, start);
      g_assert_cmpint (rt_cells_count (seen), ==, 9);
    }
}

static void
add (const char *what, const Key *key, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/intent/%s/%s", what, key->name);

  g_test_add_data_func (path, key, test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    add ("means", &keys[i], test_means);
  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    add ("is-not-ours", &foreign[i], test_is_not_ours);
  g_test_add_func ("/intent/step-keys", test_step_keys);
  g_test_add_func ("/intent/digits", test_digits);
  g_test_add_func ("/intent/arrows-wrap", test_arrows_wrap);
  return g_test_run ();
}
