/* test-round-trips.c - what a format says it holds comes back, for every row of the registry. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"

#include <string.h>

#define N_DOCUMENTS 300

static char *
random_text (GRand *rand, bool lines)
{
  static const char *const words[] = { "Train", "1",   "é", "#2", "[x]",
                                       "스도쿠",  "4.5", ",", "//", "“a”" };
  GString *text = g_string_new ("A");

  for (int n = g_rand_int_range (rand, 0, 5); n > 0; n--) {
    g_string_append (text, lines && g_rand_boolean (rand) ? "\n" : " ");
    g_string_append (text, words[g_rand_int_range (rand, 0, G_N_ELEMENTS (words))]);
  }
  return g_string_free (text, FALSE);
}

/* Any digits at all: readers do not mind what breaks a rule. */
static void
random_position (GRand *rand, RtPosition *position)
{
  double density = g_rand_double (rand);
  bool entries = g_rand_boolean (rand), marks = g_rand_boolean (rand);
  bool corners = g_rand_boolean (rand), colours = g_rand_boolean (rand);

  rt_position_init (position, NULL);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    uint8_t digit = (uint8_t) g_rand_int_range (rand, 1, 10);

    if (colours)
      position->colours[cell] = (uint8_t) g_rand_int_range (rand, 0, 10);
    if (g_rand_double (rand) < density)
      position->givens.digit[cell] = digit;
    else if (entries && g_rand_boolean (rand))
      position->entries.digit[cell] = digit;
    else if (marks)
      position->marks[cell] = (RtDigits) g_rand_int_range (rand, 0, RT_DIGITS_ALL + 1);
    if (corners && !rt_position_digit (position, cell))
      position->corners[cell] = (RtDigits) g_rand_int_range (rand, 0, RT_DIGITS_ALL + 1);
  }
}

static RtPuzzle *
random_puzzle (GRand *rand)
{
  RtPosition position;
  RtPuzzle *puzzle;

  random_position (rand, &position);
  puzzle = rt_puzzle_new (&position);
  for (RtField field = 0; field < RT_N_FIELDS; field++) {
    bool lines = field == RT_FIELD_TITLE || field == RT_FIELD_COMMENT;
    g_autofree char *text = random_text (rand, lines);
    const char *value = field == RT_FIELD_SECONDS ? "3600"
                      : field == RT_FIELD_FOREIGN ? "[X-New]\nr1c1 = [2\n\n#A\n[X-Newer]\n1\n"
                                                  : text;
    RtPuzzle *with;

    if (g_rand_boolean (rand))
      continue;
    with = rt_puzzle_with_field (puzzle, field, value);
    rt_puzzle_unref (puzzle);
    puzzle = with;
  }
  return puzzle;
}

/* PUZZLE as FORMAT can hold it. */
static void
assert_holds (const RtFormat *format, const RtPuzzle *puzzle, const RtPuzzle *back)
{
  const RtPosition *was = rt_puzzle_position (puzzle), *is = rt_puzzle_position (back);
  RtGrid was_grid, is_grid;

  rt_position_grid (was, &was_grid);
  rt_position_grid (is, &is_grid);
  g_assert_true (rt_grid_equal (&was_grid, &is_grid));
  g_assert_true (rt_grid_equal (&is->givens,
                                format->holds & RT_HOLDS_ENTRIES ? &was->givens : &was_grid));
  if (format->holds & RT_HOLDS_MARKS) {
    g_assert_cmpmem (was->marks, sizeof was->marks, is->marks, sizeof is->marks);
    g_assert_cmpmem (was->corners, sizeof was->corners, is->corners, sizeof is->corners);
  }
  if (format->holds & RT_HOLDS_COLOURS)
    g_assert_cmpmem (was->colours, sizeof was->colours, is->colours, sizeof is->colours);
  if (format->holds & RT_HOLDS_FIELDS)
    for (RtField field = 0; field < RT_N_FIELDS; field++)
      g_assert_cmpstr (rt_puzzle_field (puzzle, field), ==, rt_puzzle_field (back, field));
}

/* What a format writes is recognised as its own, holds what it says, and is written the same. */
static void
test_round_trip (gconstpointer data)
{
  const RtFormat *format = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (int n = 0; n < N_DOCUMENTS; n++) {
    g_autoptr (RtPuzzle) puzzle = random_puzzle (rand);
    g_autofree char *text = rt_write (puzzle, format), *again = NULL;
    g_autoptr (GError) error = NULL;
    g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, &error);

    g_assert_no_error (error);
    g_assert_true (reading->format == format);
    g_assert_cmpuint (reading->puzzles->len, ==, 1);
    g_assert_true (g_str_has_suffix (text, "\n"));
    if (format->holds & RT_HOLDS_ENTRIES)
      g_assert_true (reading->told_entries);
    assert_holds (format, puzzle, reading->puzzles->pdata[0]);
    again = rt_write (reading->puzzles->pdata[0], format);
    g_assert_cmpstr (again, ==, text);
  }
}

/* Nothing is lost that a format does not say. */
static void
test_says_what_is_lost (gconstpointer data)
{
  const RtFormat *format = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (int n = 0; n < N_DOCUMENTS; n++) {
    g_autoptr (RtPuzzle) puzzle = random_puzzle (rand);
    g_autofree char *text = rt_write (puzzle, format), *full = rt_write (puzzle, &rt_format_sdk);
    g_autoptr (RtReading) reading = rt_read (text, strlen (text), format, NULL);
    g_autofree char *kept = rt_write (reading->puzzles->pdata[0], &rt_format_sdk);

    if (rt_format_loses (format, puzzle) == 0)
      g_assert_cmpstr (kept, ==, full);
    else
      g_assert_cmpstr (kept, !=, full);
  }
}

/* Several texts of a format that holds many are one text of many puzzles. */
static void
test_many (gconstpointer data)
{
  const RtFormat *format = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = NULL;

  for (int n = 0; n < 50; n++) {
    RtPuzzle *puzzle = random_puzzle (rand);
    g_autofree char *one = rt_write (puzzle, format);

    g_string_append (text, one);
    g_ptr_array_add (puzzles, puzzle);
  }
  reading = rt_read (text->str, text->len, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (reading->format == format);
  g_assert_cmpuint (reading->puzzles->len, ==, puzzles->len);
  for (guint i = 0; i < puzzles->len; i++)
    assert_holds (format, puzzles->pdata[i], reading->puzzles->pdata[i]);
}

static void
add (const RtFormat *format, const char *what, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/format/%s/%s", format->id, what);

  g_test_add_data_func (path, format, test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const RtFormat *const *format = rt_formats; *format; format++) {
    add (*format, "round-trip", test_round_trip);
    add (*format, "says-what-is-lost", test_says_what_is_lost);
    if ((*format)->holds & RT_HOLDS_MANY)
      add (*format, "many", test_many);
  }
  return g_test_run ();
}
