/* test-bounds.c - tests the limits of readers and of the search for other text, on both sides of
 * each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <stdio.h>
#include <string.h>

/* Text after the last cell of a game id is not read as digits. */
static void
test_behind_the_last_cell (void)
{
  const char *text = "3x3:zzzc5\n3x3:zzzc\n";
  g_autoptr (RtReading) rest = rt_read_rest (text, strlen (text), NULL);

  g_assert_null (rt_read (text, strlen (text), NULL, NULL));
  g_assert_nonnull (rest);
  g_assert_cmpuint (rest->puzzles->len, ==, 2);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpint (rt_position_digit (rt_puzzle_position (rest->puzzles->pdata[0]), cell), ==, 0);
}

/* The second half of a character of two has an end to what it can be. */
static void
test_halves_of_characters (void)
{
  static const struct {
    char bytes[4];
    const char *text;
    bool whole;
  } rows[] = {
    { { '\xd8', '\x01', '\xdc', '\x00' }, "\xf0\x90\x90\x80", true },
    { { '\xd8', '\x01', '\xdf', '\xff' }, "\xf0\x90\x9f\xbf", true },
    { { '\xd8', '\x01', '\xdb', '\xff' }, "\xef\xbf\xbd\xef\xbf\xbd", false },
    { { '\xd8', '\x01', '\xe0', '\x00' }, "\xef\xbf\xbd\xee\x80\x80", false },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GString) text = g_string_new_len ("\xfe\xff\0#\0A\0 ", 8);
    g_autoptr (RtReading) reading = NULL;

    g_string_append_len (text, rows[i].bytes, 4);
    g_string_append_len (text, "\0\n", 2);
    for (const char *cell = EASY; *cell; cell++) {
      g_string_append_len (text, "\0", 1);
      g_string_append_c (text, *cell);
      if ((cell - EASY) % 9 == 8)
        g_string_append_len (text, "\0\n", 2);
    }
    reading = rt_read (text->str, text->len, NULL, NULL);
    g_assert_nonnull (reading);
    g_assert_cmpstr (rt_puzzle_field (reading->puzzles->pdata[0], RT_FIELD_AUTHOR), ==, rows[i].text);
    g_assert_cmpuint (reading->notices->len, ==, rows[i].whole ? 0 : 1);
  }
}

/* Rows with a point after each cell may have blanks before them. */
static void
test_pointed_rows (void)
{
  for (int blanks = 0; blanks < 3; blanks++) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_autoptr (RtReading) reading = NULL;
    RtGrid grid = grid_of (EASY), read;

    for (int cell = 0; cell < RT_N_CELLS; cell++)
      g_string_append_printf (text, "%*s%d.%s", cell % 9 ? 0 : blanks, "", grid.digit[cell],
                              cell % 9 == 8 ? "\n" : "");
    reading = rt_read (text->str, text->len, NULL, NULL);
    g_assert_nonnull (reading);
    rt_position_grid (rt_puzzle_position (reading->puzzles->pdata[0]), &read);
    g_assert_true (rt_grid_equal (&read, &grid));
  }
}

/* The frame of a grid of candidates is closed: below as it is above. */
static void
test_closed_frame (void)
{
  g_autoptr (RtReading) reading = rt_read (EASY, RT_N_CELLS, NULL, NULL);
  g_autofree char *text = rt_write (reading->puzzles->pdata[0], rt_format_by_id ("candidates"));
  g_auto (GStrv) lines = g_strsplit (g_strchomp (text), "\n", 0);
  guint n = g_strv_length (lines);

  g_assert_cmpuint (n, ==, 13);
  g_assert_true (g_str_has_prefix (lines[0], "*---"));
  g_assert_cmpstr (lines[n - 1], ==, lines[0]);
}

/* Layout of the rows of a format: text before all, before each row, between cells, after each row,
 * after all; the sign for an empty cell; and the line of the first row. */
typedef struct {
  const char *name, *head, *before, *between, *behind, *tail, *blank;
  guint line; /* 0: the line of an error is not checked */
} Layout;

static const Layout layouts[] = {
  { "rows", "", "", "", "\n", "", ".", 1 },
  { "rows-of-zeros", "", "", "", "\n", "", "0", 1 },
  { "spaced", "", "", " ", "\n", "", "0", 1 },
  { "commas", "", "", ",", "\n", "", "0", 1 },
  { "commas-behind", "", "", ",", ",\n", "", "0", 1 },
  { "commas-and-blanks", "", "", ", ", "\n", "", ".", 1 },
  { "semicolons", "", "", ";", "\n", "", "0", 1 },
  { "tabs", "", "", "\t", "\n", "", "0", 1 },
  { "tabs-behind", "", "", "\t", "\t\n", "", "0", 1 },
  { "points", "", "", ".", "\n", "", "0", 1 },
  { "bars", "", "|", "|", "|\n", "", ".", 1 },
  { "bars-of-blanks", "", "|", "|", "|\n", "", " ", 1 },
  { "lists", "[\n", "  [", ", ", "],\n", "]\n", "0", 2 },
  { "lists-of-null", "[\n", "  [", ", ", "],\n", "]\n", "None", 2 },
  { "lists-of-texts", "[\n", "  [\"", "\",\"", "\"],\n", "]\n", "", 2 },
  { "braces", "int board[9][9] = {\n", "  {", ", ", "},\n", "};\n", "0", 2 },
  { "program", "import solve\nimport sys\nx = [\n", "  [", ", ", "],\n", "]\nsolve (x)\nprint (x)\nexit (0)\n",
    "0", 4 },
  { "comments", "import solve\nint x ()\nint y ()\n", "// ", "", "\n", "int z ()\nint last ()\n", ".", 0 },
  { "yaml", "board:\n", "  - [", ",", "]\n", "", "0", 2 },
  { "two-digits", "", "0", " 0", "\n", "", "0", 0 },
  { "xml", "<sudoku>\n", "<row><cell>", "</cell><cell>", "</cell></row>\n", "</sudoku>\n", "", 0 },
  { "html", "<table>\n", "<tr><td>", "</td><td>", "</td></tr>\n", "</table>\n", "", 0 },
  { "sdk", "[Puzzle]\n", "", "", "\n", "", ".", 2 },
  { "sdk-commas", "[Puzzle]\n", "", ",", ",\n", "", ".", 2 },
  { "sdk-empty", "[Puzzle]\n", "", ",", "\n", "", "", 2 },
  { "sdk-state", "[State]\n", "", "", "\n", "", ".", 2 },
  { "json-lists", "{\"board\": [\n", "[", ",", "],\n", "]}\n", "0", 2 },
  { "json-null", "{\"board\": [\n", "[", ",", "],\n", "]}\n", "null", 2 },
  { "json-texts", "{\"board\": [\n", "\"", "", "\",\n", "]}\n", ".", 2 },
  { "json-fields", "{\"board\": [\n", "\"", ",", "\",\n", "]}\n", ".", 2 },
  { "candidates", "", "", " ", "\n", "", "123456789", 1 },
};

/* EASY with so many CELLS in the row ROW, or in each row if it is 9. */
static GString *
write_rows (const Layout *layout, int row, int n_cells)
{
  GString *text = g_string_new (layout->head);

  for (int i = 0; i < 9; i++) {
    g_string_append (text, layout->before);
    for (int k = 0; k < (row == i || row == 9 ? n_cells : 9); k++) {
      char digit[2] = { EASY[9 * i + k % 9], 0 };

      g_string_append (text, k ? layout->between : "");
      g_string_append (text, *digit == '.' ? layout->blank : digit);
    }
    g_string_append (text, layout->behind);
  }
  if (g_str_has_prefix (layout->name, "json")) /* the last row has no comma */
    g_string_truncate (text, text->len - strlen (",\n"));
  g_string_append (text, layout->tail);
  return text;
}

/* Returns the line of ERROR. */
static guint
told_line (const GError *error)
{
  guint line, column;

  rt_format_error_place (error, &line, &column);
  if (!line && sscanf (error->message, "Line %u", &line) != 1)
    line = 0;
  return line;
}

/* A row with fewer or more cells is reported, never filled up or cut. */
static void
test_width_of_rows (gconstpointer data)
{
  const Layout *layout = data;

  for (int n = 7; n < 12; n++)
    for (int row = 0; row < 10; row++) {
      g_autoptr (GString) text = write_rows (layout, row, n);
      g_autoptr (GError) error = NULL;
      g_autoptr (RtReading) reading = rt_read (text->str, text->len, NULL, &error);

      if (n == 9)
        continue;
      if (reading)
        g_error ("Row %d of %d cells was read in:\n%s", row + 1, n, text->str);
      if (layout->line)
        g_assert_cmpuint (told_line (error), ==, layout->line + (guint) (row % 9));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++) {
    g_autofree char *path = g_strconcat ("/bounds/width-of-rows/", layouts[i].name, NULL);

    g_test_add_data_func (path, &layouts[i], test_width_of_rows);
  }
  add_cases ("/bounds", test_behind_the_last_cell, test_halves_of_characters, test_pointed_rows,
             test_closed_frame);
  return g_test_run ();
}
