/* test-step-log.c - tests the parser of printed steps: lines, numbering, errors with their places,
 * pieces of any size. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/autoptr.h"
#include "engine/program-steps-text.h"
#include "engine/steps/program-steps.h"
#include "engine/steps/tape-replay.h"
#include "engine/trace/cursor.h"

#include "common/cases.h"
#include "common/grid-of.h"

#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static char *folder;

static void
read_line (RtLine *line, const char *text)
{
  rt_line_read (line, text, strlen (text));
}

/* Each form of a line is recognised, with its numbers. */
static void
test_lines (void)
{
  static const struct {
    const char *text;
    RtPrintedKind kind;
    int numbers[3];
  } lines[] = {
    { "3 5 7", RT_LINE_STEP, { 3, 5, 7 } },
    { "3\t5\t7\r", RT_LINE_STEP, { 3, 5, 7 } },
    { "3,5,7", RT_LINE_STEP, { 3, 5, 7 } },
    { "3;5;7", RT_LINE_STEP, { 3, 5, 7 } },
    { "3:5:7", RT_LINE_STEP, { 3, 5, 7 } },
    { "(3,5) = 7", RT_LINE_STEP, { 3, 5, 7 } },
    { "[3][5] 7", RT_LINE_STEP, { 3, 5, 7 } },
    { "{3, 5, 0}", RT_LINE_STEP, { 3, 5, 0 } },
    { "place 3 5 7", RT_LINE_STEP, { 3, 5, 7 } },
    { "r3c5=7.", RT_LINE_STEP, { 3, 5, 7 } },
    { "3-5-7", RT_LINE_STEP, { 3, 5, 7 } },
    { "03 05 07", RT_LINE_STEP, { 3, 5, 7 } },
    { "  3 5 7  ", RT_LINE_STEP, { 3, 5, 7 } },
    { "r\xc3\xa9ihe 3, spalte 5: 7", RT_LINE_STEP, { 3, 5, 7 } },
    { "40 7", RT_LINE_PAIR, { 40, 7 } },
    { "(40, 0)", RT_LINE_PAIR, { 40, 0 } },
    { "80:9", RT_LINE_PAIR, { 80, 9 } },
    { "53..7....", RT_LINE_ROW, { 0 } },
    { "5 3 0 0 7 0 0 0 0", RT_LINE_ROW, { 0 } },
    { "53. .7. ...", RT_LINE_ROW, { 0 } },
    { "| 5 3 4 | 6 7 8 | 9 1 2 |", RT_LINE_ROW, { 0 } },
    { "[5, 3, 4, 6, 7, 8, 9, 1, 2]", RT_LINE_ROW, { 0 } },
    { "['5', '3', '4', '6', '7', '8', '9', '1', '2']", RT_LINE_ROW, { 0 } },
    { PUZZLE, RT_LINE_GRID, { 0 } },
    { "# puzzle " PUZZLE, RT_LINE_PUZZLE, { 0 } },
    { "#puzzle: " PUZZLE "  ", RT_LINE_PUZZLE, { 0 } },
    { "# base 1", RT_LINE_BASE, { 1 } },
    { "# base 0", RT_LINE_BASE, { 0 } },
    { "# base 2", RT_LINE_BAD_BASE, { 0 } },
    { "# base", RT_LINE_BAD_BASE, { 0 } },
    { "# puzzle 53", RT_LINE_BAD_PUZZLE, { 2 } },
    { "# puzzles are fun 3 5 7", RT_LINE_REMARK, { 0 } },
    { "# 3 5 7", RT_LINE_REMARK, { 0 } },
    { "#", RT_LINE_REMARK, { 0 } },
    { "", RT_LINE_BLANK, { 0 } },
    { "   \t", RT_LINE_BLANK, { 0 } },
    { "------+-------+------", RT_LINE_BLANK, { 0 } },
    { "trying 5 at", RT_LINE_OTHER, { 0 } },
    { "solved in 12 ms", RT_LINE_OTHER, { 0 } },
    { "12 calls, 3 digits, 4 dead ends", RT_LINE_OTHER, { 0 } },
    { "1.5 s 3", RT_LINE_OTHER, { 0 } },
    { "5", RT_LINE_OTHER, { 0 } },
    { "1 2 3 4", RT_LINE_OTHER, { 0 } },
    { "99 7", RT_LINE_OTHER, { 0 } },
    { "1000 20 3", RT_LINE_OTHER, { 0 } },
    { "10 5 7", RT_LINE_BEYOND, { 10 } },
    { "3 5 10", RT_LINE_BEYOND, { 10 } },
    { "3 -1 7", RT_LINE_BEYOND, { -1 } },
    { "99999999999999999999 5 7", RT_LINE_OTHER, { 0 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++) {
    RtLine line;

    read_line (&line, lines[i].text);
    g_test_message ("%s", lines[i].text);
    g_assert_cmpint (line.kind, ==, lines[i].kind);
    for (int k = 0; k < 3 && lines[i].numbers[k]; k++)
      g_assert_cmpint (line.number[k], ==, lines[i].numbers[k]);
  }
}

/* Columns count characters. */
static void
test_columns (void)
{
  RtLine line;

  read_line (&line, "\xc3\xa9\xc3\xa9 3, 5: 7");
  g_assert_cmpuint (line.column[0], ==, 4);
  g_assert_cmpuint (line.column[1], ==, 7);
  g_assert_cmpuint (line.column[2], ==, 10);
  read_line (&line, "3 -1 7");
  g_assert_cmpuint (line.column[0], ==, 3);
  read_line (&line, "# puzzle 53x");
  g_assert_cmpuint (line.column[0], ==, 12);
}

/* Reads TEXT in pieces of SIZE bytes. */
static RtPrintout *
read_in (const char *text, size_t size, const char *puzzle)
{
  RtPrintout *printout;
  RtGrid grid;
  size_t length = strlen (text);

  g_assert_true (!puzzle || rt_grid_parse (&grid, puzzle));
  printout = rt_printout_new (folder, puzzle ? &grid : NULL);
  for (size_t i = 0; i < length; i += size)
    if (!rt_printout_feed (printout, text + i, MIN (size, length - i)))
      break;
  rt_printout_end (printout);
  return printout;
}

static RtPrintout *
read_text (const char *text, const char *puzzle)
{
  return read_in (text, MAX (1, strlen (text)), puzzle);
}

/* The tape as text: `r1c3=1`, `r1c3=0`, with a mark where it makes room for another digit. */
static char *
tape_text (RtPrintout *printout)
{
  GString *text = g_string_new (NULL);
  RtEntry entries[100];
  size_t n = rt_tape_read (rt_printout_tape (printout), 0, entries, G_N_ELEMENTS (entries));
  char name[5];

  for (size_t i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s=%d%s", i ? " " : "",
                            rt_cell_name (rt_entry_cell (entries[i]), name),
                            rt_entry_digit (entries[i]), entries[i] & RT_ENTRY_OVER ? "!" : "");
  return g_string_free (text, FALSE);
}

/* Fails unless TEXT gives the expected steps, in pieces of any size. */
static void
check_steps (const char *text, const char *puzzle, RtNumbered how, const char *expected)
{
  for (size_t size = 1; size <= strlen (text); size++) {
    g_autoptr (RtPrintout) printout = read_in (text, size, puzzle);
    g_autofree char *steps = tape_text (printout);
    int base;

    g_assert_cmpint (rt_printout_error (printout)->problem, ==, RT_PRINTOUT_FINE);
    g_assert_cmpstr (steps, ==, expected);
    g_assert_cmpint (rt_printout_numbered (printout, &base), ==, how);
  }
}

static void
test_steps (void)
{
  check_steps ("0 2 1\n0 3 2\n0 3 0\n", PUZZLE, RT_NUMBERED_BY_NUMBERS, "r1c3=1 r1c4=2 r1c4=0");
  check_steps ("1 3 1\n1 9 2", PUZZLE, RT_NUMBERED_BY_NUMBERS, "r1c3=1 r1c9=2");
  check_steps ("# puzzle " PUZZLE "\n# base 1\n1,3,1\n1,3,2\n", NULL, RT_NUMBERED_BY_REMARK,
               "r1c3=1 r1c3=0! r1c3=2");
  check_steps ("1 3 1\n1 4 2\n", PUZZLE, RT_NUMBERED_BY_GIVENS, "r1c3=1 r1c4=2");
  check_steps ("1 1 2\n3 3 4\n", PUZZLE, RT_NUMBERED_BY_GIVENS, "r2c2=2 r4c4=4");
  check_steps ("3 7 4\n", PUZZLE, RT_NUMBERED_BY_NOTHING, "r4c8=4");
  check_steps ("2 1\n3 2\n3 0\n", PUZZLE, RT_NUMBERED_BY_GIVENS, "r1c3=1 r1c4=2 r1c4=0");
  check_steps ("9 9\n0 2 1\n0 3 2\n", PUZZLE, RT_NUMBERED_BY_NUMBERS, "r1c3=1 r1c4=2");
  check_steps (PUZZLE "\n0 2 1\n", NULL, RT_NUMBERED_BY_NUMBERS, "r1c3=1");
}

/* The form of a pair needs 32 of them before the first is believed. */
static void
test_pairs (void)
{
  g_autoptr (GString) text = g_string_new (NULL), expected = g_string_new (NULL);
  char name[5];

  for (int cell = 0; cell <= 40; cell++) {
    g_string_append_printf (text, "%d 1\n", cell + 1);
    g_string_append_printf (expected, "%s%s=1", cell ? " " : "", rt_cell_name (cell, name));
  }
  g_string_append (text, "81 2\n");
  g_string_append (expected, " r9c9=2");
  check_steps (text->str, ".................................................................................",
               RT_NUMBERED_BY_NUMBERS, expected->str);
}

/* The last grid that is printed counts, in nine lines or in one; the puzzle itself does not. */
static void
test_answers (void)
{
  g_autofree char *text = g_strdup_printf (
    "# puzzle %s\n0 2 1\n%s\n1 1 2\n+---+\n111 111 111\n222222222\n3 3 3 3 3 3 3 3 3\n|444|444|444|\n\n"
    "555555555\n666666666\n777777777\n888888888\n99999999.\n", PUZZLE, PUZZLE);
  RtPrintout *printout = read_text (text, NULL);
  char cells[RT_N_CELLS + 1];
  uint64_t line;
  RtGrid grid;

  g_assert_true (rt_printout_answer (printout, &grid, &line));
  g_assert_cmpstr (rt_grid_print (&grid, cells), ==,
                   "11111111122222222233333333344444444455555555566666666677777777788888888899999999.");
  g_assert_cmpuint (line, ==, 6);
  rt_printout_free (printout);
  printout = read_text (PUZZLE "\n" PUZZLE "\n0 2 1\n", NULL);
  g_assert_false (rt_printout_answer (printout, &grid, &line));
  rt_printout_free (printout);
}

/* Each error has its line and column, and the steps before it remain. */
static void
test_errors (void)
{
  static const struct {
    const char *text, *puzzle;
    RtPrintoutProblem problem;
    guint line, column, other_line;
    const char *steps, *says;
  } faults[] = {
    { "0 2 1\n1 9 2\n", PUZZLE, RT_PRINTOUT_BOTH, 2, 3, 1, "r1c3=1",
      "9 is no row, column or cell when counted from 0, as line 1, column 1 does." },
    { "1 9 2\n1 4 2\n0 2 1\n", PUZZLE, RT_PRINTOUT_BOTH, 3, 1, 1, "r1c9=2 r1c4=2",
      "0 is no row, column or cell when counted from 1, as line 1, column 3 does." },
    { "# base 1\n1 3 1\n0 3 1\n", PUZZLE, RT_PRINTOUT_BOTH, 3, 1, 1, "r1c3=1",
      "0 is no row, column or cell when counted from 1, as line 1, column 8 does." },
    { "0 2 1\n0 10 2\n", PUZZLE, RT_PRINTOUT_BEYOND, 2, 3, 0, "r1c3=1",
      "A step has a row, a column and a digit, each of 0 to 9; 10 is none." },
    { "# puzzle 53..7\n", NULL, RT_PRINTOUT_BAD_PUZZLE, 1, 15, 0, "",
      "“# puzzle” needs 81 cells in one line, digits or dots; here are 5." },
    { "# base two\n", PUZZLE, RT_PRINTOUT_BAD_BASE, 1, 8, 0, "", "“# base” needs a 0 or a 1." },
    { "0 2 1\n", NULL, RT_PRINTOUT_NO_PUZZLE, 1, 0, 0, "",
      "Nothing says which puzzle these steps solve. Print it before the first step, or a line "
      "“# puzzle” with its 81 cells." },
    { "", PUZZLE, RT_PRINTOUT_NO_STEPS, 0, 0, 0, "",
      "There is no step in it. A step is a line with row, column and digit, as in “3 5 7”." },
    { "0 2 1\nhello\nworld\n0 3 2\n", PUZZLE, RT_PRINTOUT_NOT_STEPS, 2, 0, 0, "r1c3=1 r1c4=2",
      "More than a third of all lines are no steps; this is the first: “hello”. A step is a line with "
      "row, column and digit, as in “3 5 7”." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autoptr (RtPrintout) printout = read_text (faults[i].text, faults[i].puzzle);
    const RtPrintoutError *error = rt_printout_error (printout);
    g_autofree char *steps = tape_text (printout), *says = NULL;
    const char *other;

    g_test_message ("%s", faults[i].text);
    rt_printout_first_other (printout, &other);
    says = rt_printout_say_error (error, other);
    g_assert_cmpint (error->problem, ==, faults[i].problem);
    if (error->problem != RT_PRINTOUT_NO_STEPS)
      g_assert_cmpuint (error->line, ==, faults[i].line);
    g_assert_cmpuint (error->column, ==, faults[i].column);
    g_assert_cmpuint (error->other_line, ==, faults[i].other_line);
    g_assert_cmpstr (steps, ==, faults[i].steps);
    g_assert_cmpstr (says, ==, faults[i].says);
  }
}

/* If no line shows the numbering, no step is lost: the givens decide it in the end. */
static void
test_never_numbered (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const int n_steps = 20000;
  g_autoptr (RtPrintout) printout = NULL;
  RtEntry last;

  for (int i = 0; i < n_steps / 2; i++)
    g_string_append (text, "1 3 1\n1 3 0\n");
  printout = read_text (text->str, PUZZLE);
  g_assert_cmpint (rt_printout_error (printout)->problem, ==, RT_PRINTOUT_FINE);
  g_assert_cmpuint (rt_tape_length (rt_printout_tape (printout)), ==, n_steps);
  g_assert_cmpuint (rt_tape_read (rt_printout_tape (printout), n_steps - 2, &last, 1), ==, 1);
  g_assert_cmpint (rt_entry_cell (last), ==, 2);
}

/* Remarks between the steps, up to a third of all lines, do no harm; a line without end neither. */
static void
test_remarks (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (RtPrintout) printout = NULL;
  const char *other;

  for (int i = 0; i < 5000; i++)
    g_string_append_printf (text, "0 2 %d\n0 2 0\ntrying %d next\n", i % 9 + 1, i);
  g_string_append_c (text, '\n');
  for (int i = 0; i < 100000; i++)
    g_string_append_c (text, 'x');
  g_string_append (text, "\n0 2 1\n0 2 0");
  printout = read_text (text->str, PUZZLE);
  g_assert_cmpint (rt_printout_error (printout)->problem, ==, RT_PRINTOUT_FINE);
  g_assert_cmpuint (rt_tape_length (rt_printout_tape (printout)), ==, 10002);
  g_assert_cmpuint (rt_printout_first_other (printout, &other), ==, 3);
  g_assert_cmpstr (other, ==, "trying 0 next");
}

static void
assert_remark (RtPrintout *printout, uint64_t n, const char *text)
{
  char said[64];

  g_assert_cmpuint (rt_tape_remarks (rt_printout_tape (printout), n, said, sizeof said), ==, strlen (text));
  g_assert_cmpstr (said, ==, text);
}

/* A text printed between steps is found at the step before it. */
static void
test_said_at_steps (void)
{
  for (size_t size = 1; size < 200; size += 9) {
    g_autoptr (RtPrintout) printout = read_in ("# solving\n0 2 1\n#  trying 5 \r\n2 is next\n0 2 2\n0 3 4\n0 2 0\n# back\n"
                                    "0 2 4\n1 1 1\n1 1 2\n", size, PUZZLE);

    assert_remark (printout, 0, "solving");
    assert_remark (printout, 1, "trying 5\n2 is next");
    assert_remark (printout, 2, ""); /* between the two halves of writing over */
    assert_remark (printout, 3, "");
    assert_remark (printout, 5, "back");
    assert_remark (printout, 99, "");
  }
}

/* Many of them, each found again; a long one is cut between two characters. */
static void
test_many_said (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const int n = 20000;
  g_autoptr (RtPrintout) printout = NULL;
  char said[500];

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "0 2 %d\n# number %d\n", i % 2 ? 0 : 4, i);
  g_string_append (text, "0 2 4\n# ");
  for (int i = 0; i < 150; i++)
    g_string_append (text, "\xc3\xa9");
  printout = read_text (text->str, PUZZLE);
  for (int i = 0; i < n; i += 7) {
    g_autofree char *wanted = g_strdup_printf ("number %d", i);

    assert_remark (printout, (uint64_t) i + 1, wanted);
  }
  g_assert_cmpuint (rt_tape_remarks (rt_printout_tape (printout), n + 1, said, sizeof said), ==, 200);
  g_assert_true (g_utf8_validate (said, -1, NULL));
  g_assert_cmpuint (rt_tape_remarks (rt_printout_tape (printout), n + 1, said, 10), ==, 9);
}

/* The steps of a search, printed and read, are that search: each event, grid and count; a place that is
 * sought is the one that was walked to; the jumps and the heat are the same. */
static void
test_same_search (gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  uint64_t heat[RT_N_CELLS], other_heat[RT_N_CELLS], step, other;
  RtTrace *straight, *trace;
  RtCursor *cursor, *read;
  RtPrintout *printout;
  RtGrid givens = grid_of (data);

  straight = rt_trace_new (&rt_search_masks, &givens);
  rt_trace_run (straight, NULL);
  cursor = rt_cursor_new (straight);
  while (rt_cursor_next (cursor)) {
    const RtEvent *event = rt_cursor_event (cursor);

    if (event->kind == RT_EVENT_PLACE || event->kind == RT_EVENT_TAKE_BACK)
      g_string_append_printf (text, "%d %d %d\n", rt_row_of (event->cell), rt_column_of (event->cell),
                              event->kind == RT_EVENT_PLACE ? event->digit : 0);
  }
  printout = read_text (text->str, data);
  trace = rt_trace_new_of_tape (rt_printout_tape (printout), &givens);
  rt_printout_free (printout);
  g_assert_cmpint (rt_trace_run (trace, NULL), ==, rt_trace_status (straight));
  g_assert_cmpuint (rt_trace_length (trace), ==, rt_trace_length (straight));
  read = rt_cursor_new (trace);
  for (step = 0; step <= rt_trace_length (trace); step += 1 + step / 97) {
    const RtCounts *a, *b;

    g_assert_cmpuint (rt_cursor_seek (read, step), ==, step);
    rt_cursor_seek (cursor, step);
    a = rt_cursor_counts (cursor);
    b = rt_cursor_counts (read);
    g_assert_true (rt_grid_equal (rt_cursor_grid (cursor), rt_cursor_grid (read)));
    g_assert_cmpint (rt_cursor_event (cursor)->kind, ==, rt_cursor_event (read)->kind);
    g_assert_cmpint (rt_cursor_event (cursor)->cell, ==, rt_cursor_event (read)->cell);
    g_assert_cmpint (rt_cursor_event (cursor)->digit, ==, rt_cursor_event (read)->digit);
    g_assert_cmpint (rt_cursor_event (cursor)->dead_end, ==, rt_cursor_event (read)->dead_end);
    g_assert_cmpuint (a->placements, ==, b->placements);
    g_assert_cmpuint (a->takebacks, ==, b->takebacks);
    g_assert_cmpuint (a->depth, ==, b->depth);
    g_assert_cmpuint (a->greatest, ==, b->greatest);
    g_assert_cmpuint (rt_cursor_stack (cursor, RT_AFTER_STEP)->n, ==,
                      rt_cursor_stack (read, RT_AFTER_STEP)->n);
  }
  rt_trace_heat (straight, heat);
  rt_trace_heat (trace, other_heat);
  g_assert_cmpmem (heat, sizeof heat, other_heat, sizeof heat);
  for (int what = RT_FIND_SOLUTION; what <= RT_FIND_GREATEST; what++) {
    bool found = rt_trace_find (straight, 1, RT_FORWARD, (RtFind) what, 5, NULL, &step);

    g_assert_true (rt_trace_find (trace, 1, RT_FORWARD, (RtFind) what, 5, NULL, &other) == found);
    g_assert_true (!found || step == other);
  }
  rt_cursor_free (read);
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
  rt_trace_unref (straight);
}

/* A trace can be read while its tape grows, and ends where a run finds no more steps. */
static void
test_grows (void)
{
  RtGrid givens = grid_of (PUZZLE);
  g_autoptr (RtPrintout) printout = rt_printout_new (folder, &givens);
  g_autoptr (RtTrace) trace = rt_trace_new_of_tape (rt_printout_tape (printout), &givens);

  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_SEARCHING);
  g_assert_cmpuint (rt_trace_length (trace), ==, 1);
  g_assert_true (rt_printout_feed (printout, "0 2 1\n0 3", 9));
  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_SEARCHING);
  g_assert_cmpuint (rt_trace_length (trace), ==, 2);
  g_assert_true (rt_printout_feed (printout, " 2\n", 3));
  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_SEARCHING);
  g_assert_cmpuint (rt_trace_length (trace), ==, 3);
  g_assert_true (rt_printout_end (printout));
  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_EXHAUSTED);
  g_assert_cmpuint (rt_trace_length (trace), ==, 4);
}

/* Changed givens, and a cell that is emptied twice, are replayed as printed. */
static void
test_odd_steps (void)
{
  g_autoptr (RtPrintout) printout = read_text ("0 0 9\n0 0 0\n0 2 0\n0 2 1\n0 3 2\n0 2 4\n", PUZZLE);
  g_autoptr (RtTrace) trace = rt_trace_new_of_tape (rt_printout_tape (printout), rt_printout_puzzle (printout));
  g_autoptr (RtCursor) cursor = NULL;
  static const struct {
    RtEventKind kind;
    int cell, digit, depth;
  } steps[] = {
    { RT_EVENT_TAKE_BACK, 0, 5, 0 }, { RT_EVENT_PLACE, 0, 9, 1 }, { RT_EVENT_TAKE_BACK, 0, 9, 0 },
    { RT_EVENT_TAKE_BACK, 2, 0, 0 }, { RT_EVENT_PLACE, 2, 1, 1 }, { RT_EVENT_PLACE, 3, 2, 2 },
    { RT_EVENT_TAKE_BACK, 2, 1, 1 }, { RT_EVENT_PLACE, 2, 4, 2 },
  };

  rt_trace_run (trace, NULL);
  cursor = rt_cursor_new (trace);
  rt_cursor_next (cursor);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++) {
    g_assert_true (rt_cursor_next (cursor));
    g_assert_cmpint (rt_cursor_event (cursor)->kind, ==, steps[i].kind);
    g_assert_cmpint (rt_cursor_event (cursor)->cell, ==, steps[i].cell);
    g_assert_cmpint (rt_cursor_event (cursor)->digit, ==, steps[i].digit);
    g_assert_cmpuint (rt_cursor_counts (cursor)->depth, ==, (guint) steps[i].depth);
  }
}

/* The folder has no file, not even while a tape exists; files that were left there are removed. */
static void
test_leaves_nothing (void)
{
  g_autofree char *left = g_build_filename (folder, "steps-abcdef", NULL);
  g_autoptr (GDir) dir = NULL;
  g_autoptr (RtTape) tape = NULL;

  g_assert_true (g_file_set_contents (left, "x", 1, NULL));
  tape = rt_tape_new (folder);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_null (g_dir_read_name (dir));
  g_assert_null (rt_tape_new ("/dev/null/nowhere"));
}

/* The folder is made where there is none, for this person alone. */
static void
test_own_folder (void)
{
  g_autofree char *own = g_build_filename (folder, "own", NULL);
  g_autoptr (RtTape) tape = rt_tape_new (own);
  GStatBuf about;

  g_assert_nonnull (tape);
  g_assert_cmpint (g_stat (own, &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0777, ==, 0700);
  g_assert_cmpint (g_rmdir (own), ==, 0);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("retrace-steps-XXXXXX", NULL);
  add_cases ("/printout", test_lines, test_columns, test_steps, test_pairs, test_answers,
             test_errors, test_never_numbered, test_remarks, test_said_at_steps, test_many_said);
  g_test_add_data_func ("/printout/same-search/one", PUZZLE, test_same_search);
  g_test_add_data_func ("/printout/same-search/none",
                        "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                        test_same_search);
  g_test_add_data_func ("/printout/same-search/full",
                        "534678912672195348198342567859761423426853791713924856961537284287419635345286.79",
                        test_same_search);
  add_cases ("/printout", test_grows, test_odd_steps, test_leaves_nothing, test_own_folder);
  result = g_test_run ();
  rmdir (folder);
  g_free (folder);
  return result;
}
