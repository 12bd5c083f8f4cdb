/* diagnosis-text.c - translated sentences for the diagnosis of a person's program.
 *
 * Each is a whole sentence: languages order row, column and digit in their own ways. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/diagnosis-text.h"

#include "engine/step-text.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

static char *
number (uint64_t n)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
}

static int
row (int cell)
{
  return rt_row_of (cell) + 1;
}

static int
column (int cell)
{
  return rt_column_of (cell) + 1;
}

/* Sentences about the answer. */

static char *
say_twice (const RtAnswer *answer)
{
  int digit = answer->digit, house = answer->house, cell = answer->cell, other = answer->other;

  if (house < 9)
    return g_strdup_printf (_("The answer is wrong: row %d has %d twice, in columns %d and %d."),
                            house + 1, digit, column (cell), column (other));
  if (house < 18)
    return g_strdup_printf (_("The answer is wrong: column %d has %d twice, in rows %d and %d."),
                            house - 8, digit, row (cell), row (other));
  return g_strdup_printf (_("The answer is wrong: box %d has %d twice, in row %d, column %d and in row "
                            "%d, column %d."),
                          house - 17, digit, row (cell), column (cell), row (other), column (other));
}

char *
rt_diagnosis_say_answer (const RtAnswer *answer)
{
  int cell = answer->cell, digit = answer->digit;

  if (answer->exchanged)
    return g_strdup (_("The answer has rows and columns exchanged; apart from that it is right."));
  switch (answer->kind) {
  case RT_ANSWER_RIGHT:
    return g_strdup (_("The answer is right."));
  case RT_ANSWER_NOT_FIRST:
    return g_strdup_printf (_("The answer is a solution, but not the first in order: that has %d in row "
                              "%d, column %d."),
                            digit, row (cell), column (cell));
  case RT_ANSWER_RIGHTLY_NONE:
    return g_strdup (_("There is no solution, and the program found none."));
  case RT_ANSWER_GIVEN:
    return g_strdup_printf (_("The answer is wrong: the given in row %d, column %d has become %d."),
                            row (cell), column (cell), digit);
  case RT_ANSWER_TWICE:
    return say_twice (answer);
  case RT_ANSWER_UNFINISHED:
    return g_strdup_printf (_("The answer is not finished: row %d, column %d is empty."), row (cell),
                            column (cell));
  case RT_ANSWER_MISSING:
  default:
    return g_strdup (_("There is a solution, but the program found none."));
  }
}

/* Sentences about the search. */

static char *
say_order (const RtSame *same)
{
  GString *digits = g_string_new (NULL);
  g_autofree char *order = NULL, *said = NULL;

  for (int i = 0; i < 9; i++)
    g_string_append_printf (digits, "%s%d", i ? " " : "", same->digits[i]);
  order = g_string_free (digits, FALSE);
  if (same->other_cells && same->other_digits)
    /* Translators: %s are the digits in their order, as in "9 8 7 6 5 4 3 2 1" */
    said = g_strdup_printf (_("It is plain backtracking with the cells in an order of its own, and the "
                              "digits in the order %s."), order);
  else if (same->other_digits)
    said = g_strdup_printf (_("It is plain backtracking with the digits in the order %s."), order);
  else if (same->other_cells)
    said = g_strdup (_("It is plain backtracking with the cells in an order of its own."));
  else
    said = g_strdup (_("It is plain backtracking in the usual order."));
  if (same->writes_first)
    /* Translators: behind a sentence that says which search it is. */
    return g_strdup_printf (_("%s It writes each digit before it tests it."), said);
  return g_steal_pointer (&said);
}

static char *
say_end_or_event (const RtEvent *event)
{
  if (event->kind == RT_EVENT_NONE)
    return g_strdup (_("No further step."));
  return rt_say_event (event);
}

char *
rt_diagnosis_say_same (const RtSame *same)
{
  g_autofree char *step = number (same->step);
  g_autofree char *ours = NULL, *theirs = NULL;
  const char *name = _(same->search->name);

  if (same->kind == RT_SAME_OTHER_ORDER)
    return say_order (same);
  if (same->kind == RT_SAME_PLACEMENTS)
    /* Translators: %s is a number, and the name of a search */
    return g_strdup_printf (_("It writes the same %s digits, one after another, as “%s”, and so as each "
                              "of the classics; what it takes back, it tells otherwise."),
                            step, name);
  if (same->kind == RT_SAME_STEPS)
    return g_strdup_printf (same->search->classic
                              /* Translators: %s is a number, and the name of a search */
                              ? _("It makes the same %s steps as “%s”, and so as each of the classics.")
                              : _("It makes the same %s steps as “%s”."),
                            step, name);
  ours = say_end_or_event (&same->ours);
  theirs = say_end_or_event (&same->theirs);
  /* Translators: the name of a search, a number, and two sentences that each say what happened. */
  return g_strdup_printf (_("The first step that differs from “%s” is number %s. Your program: %s There: "
                            "%s"),
                          name, step, theirs, ours);
}

/* Sentences about faults. */

static char *
say_never_looks (const RtFault *fault)
{
  int cell = fault->cell, other = fault->other, digit = fault->digit;

  if (fault->region == RT_REGION_ROW)
    return g_strdup_printf (_("It never looks at the row: it writes %d into row %d, column %d, though the "
                              "row has it in column %d."),
                            digit, row (cell), column (cell), column (other));
  if (fault->region == RT_REGION_COLUMN)
    return g_strdup_printf (_("It never looks at the column: it writes %d into row %d, column %d, though "
                              "the column has it in row %d."),
                            digit, row (cell), column (cell), row (other));
  return g_strdup_printf (_("It never looks at the box: it writes %d into row %d, column %d, though the box "
                            "has it in row %d, column %d."),
                          digit, row (cell), column (cell), row (other), column (other));
}

static char *
say_clash (const RtFault *fault)
{
  int cell = fault->cell, other = fault->other, digit = fault->digit;

  if (fault->region == RT_REGION_ROW)
    return g_strdup_printf (_("It writes %d into row %d, column %d and goes on, though the row has it in "
                              "column %d."),
                            digit, row (cell), column (cell), column (other));
  if (fault->region == RT_REGION_COLUMN)
    return g_strdup_printf (_("It writes %d into row %d, column %d and goes on, though the column has it "
                              "in row %d."),
                            digit, row (cell), column (cell), row (other));
  return g_strdup_printf (_("It writes %d into row %d, column %d and goes on, though the box has it in row "
                            "%d, column %d."),
                          digit, row (cell), column (cell), row (other), column (other));
}

static const char *
say_short_line (int region)
{
  switch (region) {
  case RT_REGION_ROW_BUT_LAST:
    return _("It never looks at the last cell of a row.");
  case RT_REGION_ROW_BUT_FIRST:
    return _("It never looks at the first cell of a row.");
  case RT_REGION_COLUMN_BUT_LAST:
    return _("It never looks at the last cell of a column.");
  default:
    return _("It never looks at the first cell of a column.");
  }
}

static const char *
say_wrong_box (int region)
{
  switch (region) {
  case RT_REGION_BOX_FROM_CELL:
    return _("It takes each cell for the corner of its box.");
  case RT_REGION_BOX_AROUND_CELL:
    return _("It takes each cell for the middle of its box.");
  case RT_REGION_BOX_NOT_TIMES_3:
    return _("It begins the box at row / 3 and column / 3, which is not yet times 3.");
  case RT_REGION_BOX_REST:
    /* xgettext:no-c-format */
    return _("It begins the box at row % 3 and column % 3, which is the place within a box.");
  case RT_REGION_BOX_REST_TIMES_3:
    /* xgettext:no-c-format */
    return _("It begins the box at row % 3 * 3 and column % 3 * 3; it should be row / 3 * 3.");
  case RT_REGION_BOX_EXCHANGED:
    return _("It exchanges row and column where it begins the box.");
  case RT_REGION_BOX_ONE_OFF:
    return _("It begins the box one cell off, as rows and columns that count from 1 do.");
  default:
    return _("It looks at only two rows and two columns of a box.");
  }
}

/* Appends an example to the sentence of a fault. */
static char *
say_with_example (const char *said, const RtFault *fault)
{
  int cell = fault->cell, other = fault->other, digit = fault->digit;

  if (fault->is_lost)
    /* Translators: behind a sentence that says what is wrong */
    return g_strdup_printf (_("%s It never writes %d into row %d, column %d, which leads to the solution."),
                            said, digit, row (cell), column (cell));
  return g_strdup_printf (_("%s It writes %d into row %d, column %d, though row %d, column %d has it."),
                          said, digit, row (cell), column (cell), row (other), column (other));
}

static char *
say_never_tries (const RtFault *fault)
{
  return g_strdup_printf (_("It never tries %d, which row %d, column %d needs."), fault->digit,
                          row (fault->cell), column (fault->cell));
}

static char *
say_stops (const RtFault *fault)
{
  if (fault->kind == RT_FAULT_NEVER_BACK)
    return g_strdup_printf (_("It never goes back: it ends where no digit fits row %d, column %d."),
                            row (fault->cell), column (fault->cell));
  if (fault->other != RT_NO_CELL && fault->other > 0)
    return g_strdup_printf (_("It stops when row %d is full: nothing is written below."), fault->other);
  return g_strdup_printf (_("It stops with blanks left: %d would fit row %d, column %d."), fault->digit,
                          row (fault->cell), column (fault->cell));
}

static char *
say_goes_on (const RtFault *fault)
{
  g_autofree char *steps = number (fault->n);

  /* Translators: %s is a number, as in "8,366" */
  return g_strdup_printf (ngettext ("It goes on after the first solution: %s more step.",
                                    "It goes on after the first solution: %s more steps.",
                                    (gulong) fault->n),
                          steps);
}

char *
rt_diagnosis_say_fault (const RtFault *fault)
{
  int cell = fault->cell, other = fault->other, digit = fault->digit;

  switch (fault->kind) {
  case RT_FAULT_EXCHANGED:
    return g_strdup (_("Rows and columns are exchanged in its steps: read as column, row, digit, none of "
                       "them meets a given."));
  case RT_FAULT_OVER_GIVEN:
    if (digit == 0)
      return g_strdup_printf (_("It empties row %d, column %d, which is given."), row (cell),
                              column (cell));
    return g_strdup_printf (_("It writes %d into row %d, column %d, which is given."), digit, row (cell),
                            column (cell));
  case RT_FAULT_ZERO:
    return g_strdup_printf (_("It takes 0 for a digit: it writes 0 into row %d, column %d and goes on to "
                              "the next cell."),
                            row (cell), column (cell));
  case RT_FAULT_NEVER_LOOKS:
    return say_never_looks (fault);
  case RT_FAULT_LEAVES_OUT:
    return say_with_example (say_short_line (fault->region), fault);
  case RT_FAULT_WRONG_BOX:
    return say_with_example (say_wrong_box (fault->region), fault);
  case RT_FAULT_CLASH:
    return say_clash (fault);
  case RT_FAULT_NEVER_TRIES:
    return say_never_tries (fault);
  case RT_FAULT_STALE:
    return g_strdup_printf (_("It does not empty a cell when it goes back: the old %d in row %d, column %d "
                              "keeps %d out of row %d, column %d."),
                            digit, row (other), column (other), digit, row (cell), column (cell));
  case RT_FAULT_SKIPS:
    return g_strdup_printf (_("It skips %d in row %d, column %d, though it fits and leads to the "
                              "solution."),
                            digit, row (cell), column (cell));
  case RT_FAULT_GIVES_UP:
    return g_strdup_printf (_("It takes %d back from row %d, column %d, though all digits so far were "
                              "right."),
                            digit, row (cell), column (cell));
  case RT_FAULT_NEVER_BACK:
  case RT_FAULT_STOPS:
    return say_stops (fault);
  case RT_FAULT_GOES_ON:
    return say_goes_on (fault);
  case RT_FAULT_AGAIN:
    return g_strdup_printf (_("It starts again from the first cell: row %d, column %d gets %d a second "
                              "time."),
                            row (cell), column (cell), digit);
  case RT_FAULT_SAME_GIVEN:
  default:
    return g_strdup_printf (_("It visits filled cells: it writes %d into row %d, column %d, where it "
                              "stands."),
                            digit, row (cell), column (cell));
  }
}

char *
rt_diagnosis_say_fault_at (const RtFault *fault)
{
  g_autofree char *step = number (fault->step), *said = rt_diagnosis_say_fault (fault);

  /* Translators: the number of a step, and what is wrong there */
  return g_strdup_printf (_("Step %s: %s"), step, said);
}
