/* test-round-trips.c - tests for each format that all data that it stores is read back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/share.h"

#include <string.h>

#define PUZZLE ".2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5."

#define N_DOCUMENTS 150

/* With fewer blanks, a grid of candidates may be read as a grid of digits. */
#define FEWEST_BLANKS 10

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
    for (int n = colours ? g_rand_int_range (rand, 0, 4) : 0; n > 0; n--)
      position->mark_colours[cell][g_rand_int_range (rand, 0, 9)] = (uint8_t) g_rand_int_range (rand, 1, 10);
  }
}

static RtPuzzle *
random_words (GRand *rand, const RtPosition *position)
{
  RtPuzzle *puzzle = rt_puzzle_new (position);

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

static RtPuzzle *
random_puzzle (GRand *rand)
{
  RtPosition position;

  random_position (rand, &position);
  return random_words (rand, &position);
}

static RtDigits
allowed_in (const RtGrid *grid, int cell)
{
  RtDigits allowed = 0;

  for (int digit = 1; digit <= 9; digit++)
    if (rt_grid_fits (grid, cell, digit))
      allowed |= rt_digits_of (digit);
  return allowed;
}

static bool
has_nine (const RtGrid *grid)
{
  int counts[10] = { 0 };
  bool nine = false;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    nine |= grid->digit[cell] && ++counts[grid->digit[cell]] == 9;
  return nine;
}

/* Some digits of a solved grid, and all that follow from one cell alone. */
static void
sensible_digits (GRand *rand, RtPosition *position)
{
  static const char solved[] = "629584173837961524514732896451396287968217345372458961185679432743825619"
                               "296143758";
  double density = 0.2 + 0.4 * g_rand_double (rand);
  int shift = g_rand_int_range (rand, 0, 9);
  RtGrid grid, full;

  rt_position_init (position, NULL);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    full.digit[cell] = (uint8_t) ((solved[cell] - '0' + shift) % 9 + 1);
    if (g_rand_double (rand) < density)
      (g_rand_boolean (rand) ? &position->givens : &position->entries)->digit[cell] =
        full.digit[cell];
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    rt_position_grid (position, &grid);
    if (grid.digit[cell] || rt_digits_count (allowed_in (&grid, cell)) > 1)
      continue;
    position->entries.digit[cell] = full.digit[cell];
    cell = -1;
  }
}

/* Returns a random position as people make it: no conflict, no digit nine times, and two marks or
 * more in each empty cell. */
static RtPuzzle *
sensible_puzzle (GRand *rand)
{
  RtPosition position;
  RtGrid grid;

  do {
    sensible_digits (rand, &position);
    rt_position_grid (&position, &grid);
  } while (has_nine (&grid));
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits allowed = allowed_in (&grid, cell);

    if (grid.digit[cell])
      continue;
    do
      position.marks[cell] = (RtDigits) g_rand_int_range (rand, 0, RT_DIGITS_ALL + 1) & allowed;
    while (rt_digits_count (position.marks[cell]) < 2);
  }
  return random_words (rand, &position);
}

/* The fields that a format keeps, if not all. */
static const struct {
  const char *id;
  RtField fields[6];
  gsize n;
} kept_fields[] = {
  { "opensudoku", { RT_FIELD_COMMENT, RT_FIELD_SECONDS }, 2 },
  { "ksudoku", { RT_FIELD_SECONDS }, 1 },
  { "gnome", { RT_FIELD_LEVEL, RT_FIELD_SECONDS }, 2 },
  { "fpuzzles", { RT_FIELD_TITLE, RT_FIELD_AUTHOR, RT_FIELD_COMMENT }, 3 },
};

static bool
keeps (const RtFormat *format, RtField field)
{
  if (format->holds & RT_HOLDS_FIELDS)
    return true;
  for (gsize i = 0; i < G_N_ELEMENTS (kept_fields); i++)
    for (gsize k = 0; !strcmp (kept_fields[i].id, format->id) && k < kept_fields[i].n; k++)
      if (kept_fields[i].fields[k] == field)
        return true;
  return false;
}

static bool
has_any (const RtDigits marks[RT_N_CELLS])
{
  static const RtDigits none[RT_N_CELLS];

  return memcmp (marks, none, sizeof none) != 0;
}

/* PUZZLE as FORMAT can hold it; with SENSIBLE, it was played by the rules. */
static void
assert_holds (const RtFormat *format, const RtPuzzle *puzzle, const RtPuzzle *back, bool sensible)
{
  const RtPosition *was = rt_puzzle_position (puzzle), *is = rt_puzzle_position (back);
  RtHolds holds = format->holds;
  RtGrid was_grid, is_grid;

  rt_position_grid (was, &was_grid);
  rt_position_grid (is, &is_grid);
  if (holds & RT_HOLDS_DIGITS || sensible)
    g_assert_true (rt_grid_equal (&was_grid, &is_grid));
  if (holds & RT_HOLDS_ENTRIES)
    g_assert_true (rt_grid_equal (&is->givens, &was->givens));
  if (holds & RT_HOLDS_MARKS || (sensible && holds & RT_HOLDS_CANDIDATES))
    if (has_any (was->marks))
      g_assert_cmpmem (was->marks, sizeof was->marks, is->marks, sizeof is->marks);
  if (holds & RT_HOLDS_CORNERS)
    g_assert_cmpmem (was->corners, sizeof was->corners, is->corners, sizeof is->corners);
  if (holds & RT_HOLDS_COLOURS)
    g_assert_cmpmem (was->colours, sizeof was->colours, is->colours, sizeof is->colours);
  if (format == &rt_format_sdk)
    g_assert_cmpmem (was->mark_colours, sizeof was->mark_colours, is->mark_colours,
                     sizeof is->mark_colours);
  for (RtField field = 0; field < RT_N_FIELDS; field++)
    if (keeps (format, field))
      g_assert_cmpstr (rt_puzzle_field (puzzle, field), ==, rt_puzzle_field (back, field));
}

static void
assert_round_trip (const RtFormat *format, const RtPuzzle *puzzle, bool sensible)
{
  g_autofree char *text = rt_write (puzzle, format), *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  g_assert_true (reading->format == format);
  g_assert_cmpuint (reading->puzzles->len, ==, 1);
  g_assert_true (g_str_has_suffix (text, "\n"));
  if (format->holds & RT_HOLDS_ENTRIES &&
      rt_position_has_entries (rt_puzzle_position (puzzle)))
    g_assert_true (reading->told_entries);
  assert_holds (format, puzzle, reading->puzzles->pdata[0], sensible);
  again = rt_write (reading->puzzles->pdata[0], format);
  g_assert_cmpstr (again, ==, text);
}

/* A written text is recognised as its format, is read back as far as the format stores the puzzle,
 * and is written equally again. */
static void
test_round_trip (gconstpointer data)
{
  const RtFormat *format = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (int n = 0; n < n_cases (N_DOCUMENTS); n++) {
    g_autoptr (RtPuzzle) puzzle = random_puzzle (rand), sensible = sensible_puzzle (rand);

    assert_round_trip (format, puzzle, false);
    assert_round_trip (format, sensible, true);
  }
}

/* Returns PUZZLE without the data LOST, as FORMAT would store it. */
static RtPuzzle *
without (const RtFormat *format, const RtPuzzle *puzzle, RtHolds lost)
{
  RtPosition position = *rt_puzzle_position (puzzle);
  RtPuzzle *left;

  if (lost & RT_HOLDS_ENTRIES) {
    rt_position_grid (&position, &position.givens);
    memset (&position.entries, 0, sizeof position.entries);
  }
  if (lost & RT_HOLDS_MARKS) {
    memset (position.marks, 0, sizeof position.marks);
    memset (position.corners, 0, sizeof position.corners);
  }
  if (lost & RT_HOLDS_COLOURS) {
    memset (position.mark_colours, 0, sizeof position.mark_colours);
    if (!(format->holds & RT_HOLDS_COLOURS)) /* else it is of candidates alone that it loses them */
      memset (position.colours, 0, sizeof position.colours);
  }
  left = rt_puzzle_with_position (puzzle, &position);
  for (RtField field = 0; field < RT_N_FIELDS; field++)
    if (lost & RT_HOLDS_FIELDS && !keeps (format, field)) {
      RtPuzzle *next = rt_puzzle_with_field (left, field, NULL);

      rt_puzzle_unref (left);
      left = next;
    }
  return left;
}

/* The data reported as lost are exactly the data that are lost. */
static void
test_says_what_is_lost (gconstpointer data)
{
  const RtFormat *format = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (int n = 0; n < N_DOCUMENTS; n++) {
    g_autoptr (RtPuzzle) puzzle = n % 2 ? random_puzzle (rand) : sensible_puzzle (rand), left = NULL;
    RtHolds lost = rt_format_loses (format, puzzle);
    g_autofree char *text = rt_write (puzzle, format), *full = rt_write (puzzle, &rt_format_sdk);
    g_autoptr (RtReading) reading = rt_read (text, strlen (text), format, NULL);
    g_autofree char *kept = rt_write (reading->puzzles->pdata[0], &rt_format_sdk);

    left = without (format, puzzle, lost);
    g_assert_cmpuint (rt_format_loses (&rt_format_sdk, left), ==, 0);
    if (lost == 0 && has_any (rt_puzzle_position (puzzle)->marks))
      g_assert_cmpstr (kept, ==, full);
    else if (lost)
      g_assert_cmpstr (kept, !=, full);
    if (!(lost & RT_HOLDS_DIGITS))
      assert_holds (format, left, reading->puzzles->pdata[0], false);
  }
}

/* Many puzzles of a format that holds many are one text. */
static void
test_many (gconstpointer data)
{
  const RtFormat *format = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  g_autoptr (GString) text = g_string_new (format->head);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = NULL;

  for (int n = 0; n < 50; n++) {
    g_ptr_array_add (puzzles, sensible_puzzle (rand));
    format->write (puzzles->pdata[n], text);
  }
  g_string_append (text, format->tail ? format->tail : "");
  reading = rt_read (text->str, text->len, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (reading->format == format);
  g_assert_cmpuint (reading->puzzles->len, ==, puzzles->len);
  for (guint i = 0; i < puzzles->len; i++)
    assert_holds (format, puzzles->pdata[i], reading->puzzles->pdata[i], true);
}

/* In a file whose readers may take digits alone there is no dot among the cells, and it is the same
 * puzzle. */
static void
test_zeros (gconstpointer data)
{
  const RtFormat *format = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);

  for (int n = 0; n < N_DOCUMENTS; n++) {
    g_autoptr (RtPuzzle) puzzle = sensible_puzzle (rand);
    g_autofree char *text = rt_write_for (puzzle, format, "a.sdm");
    g_autofree char *dots = rt_write_for (puzzle, format, "sdm"), *again = NULL;
    g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);

    g_assert_cmpint (strspn (text, "0123456789"), ==, RT_N_CELLS);
    g_assert_true (reading->format == format);
    again = rt_write (reading->puzzles->pdata[0], format);
    g_assert_cmpstr (again, ==, dots);
  }
}

/* All lines of TEXT have the same length. */
static void
assert_even (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 1; lines[i] && *lines[i]; i++)
    g_assert_cmpuint (strlen (lines[i]), ==, strlen (lines[0]));
}

/* A grid of candidates is even, and has no signs around its digits where these are not needed to tell what is what. */
static void
test_plain_candidates (void)
{
  for (guint32 seed = 0; seed < N_DOCUMENTS; seed++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
    g_autoptr (RtPuzzle) puzzle = NULL;
    g_autofree char *text = NULL;
    RtPosition position;

    sensible_digits (rand, &position);
    rt_position_grid (&position, &position.givens);
    position.entries = (RtGrid) { { 0 } };
    if (RT_N_CELLS - rt_cells_count (rt_grid_filled (&position.givens)) < FEWEST_BLANKS)
      continue;
    puzzle = rt_puzzle_new (&position);
    text = rt_write (puzzle, &rt_format_candidates);
    g_assert_null (strpbrk (text, "<{"));
    assert_even (text);
  }
}

static void
add (const RtFormat *format, const char *what, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/format/%s/%s", format->id, what);

  g_test_add_data_func (path, format, test);
}

/* Marks are stored even if no candidate is crossed out. */
static void
test_all_marks (void)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  RtPosition position;
  RtGrid givens = grid_of (PUZZLE);

  rt_position_init (&position, &givens);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    position.marks[cell] = givens.digit[cell] ? 0 : allowed_in (&givens, cell);
  puzzle = rt_puzzle_new (&position);
  for (const RtFormat *const *format = rt_formats; *format; format++)
    if ((*format)->write && (*format)->holds & (RT_HOLDS_CANDIDATES | RT_HOLDS_MARKS))
      g_assert_cmpuint (rt_format_loses (*format, puzzle) & RT_HOLDS_MARKS, ==, 0);
}

/* A file for GNOME Sudoku has a line for each member, like its own files. */
static void
test_gnome_lines (void)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autofree char *text = NULL;
  RtPosition position;
  RtGrid givens = grid_of (PUZZLE);

  rt_position_init (&position, &givens);
  puzzle = rt_puzzle_new (&position);
  text = rt_write (puzzle, &rt_format_gnome);
  g_assert_nonnull (strstr (text, "{\n  \"difficulty_category\""));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const RtFormat *const *format = rt_formats; *format; format++) {
    if (!(*format)->write)
      continue;
    add (*format, "round-trip", test_round_trip);
    if ((*format)->write_zeros)
      add (*format, "zeros", test_zeros);
    add (*format, "says-what-is-lost", test_says_what_is_lost);
    if ((*format)->holds & RT_HOLDS_MANY)
      add (*format, "many", test_many);
  }
  g_test_add_func ("/format/candidates/plain", test_plain_candidates);
  add_cases ("/round-trips", test_all_marks, test_gnome_lines);
  return g_test_run ();
}
