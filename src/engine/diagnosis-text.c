/* diagnosis-text.c - the sentences about answer, search and faults in the diagnosis of a person's
 * program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/diagnosis-text.h"

#include "engine/place-text.h"
#include "engine/step-text.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

static char *
number (uint64_t n)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
}

/* Sentences about the answer. */

static char *
say_twice (const RtAnswer *answer)
{
  g_autofree char *house = rt_say_house (answer->house);
  g_autofree char *one = rt_say_cell_of_house (answer->cell, answer->house);
  g_autofree char *other = rt_say_cell_of_house (answer->other, answer->house);

  /* Translators: as in "The answer is wrong: row 4 has 5 twice, in column 2 and column 7." */
  return g_strdup_printf (_("The answer is wrong: %s has %d twice, in %s and %s."), house,
                          answer->digit, one, other);
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
                            digit, rt_row_number (cell), rt_column_number (cell));
  case RT_ANSWER_RIGHTLY_NONE:
    return g_strdup (_("There is no solution, and the program found none."));
  case RT_ANSWER_GIVEN:
    return g_strdup_printf (_("The answer is wrong: the given in row %d, column %d has become %d."),
                            rt_row_number (cell), rt_column_number (cell), digit);
  case RT_ANSWER_TWICE:
    return say_twice (answer);
  case RT_ANSWER_UNFINISHED:
    return g_strdup_printf (_("The answer is not finished: row %d, column %d is empty."), rt_row_number (cell),
                            rt_column_number (cell));
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

char *
rt_diagnosis_say_search (const RtSame *same)
{
  if (same->kind == RT_SAME_NOT)
    return NULL;
  if (same->kind == RT_SAME_OTHER_ORDER)
    return say_order (same);
  if (same->search->classic)
    return g_strdup (_("Same search as plain backtracking."));
  /* Translators: %s is the name of a search */
  return g_strdup_printf (_("Same search as “%s”."), _(same->search->name));
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

/* Returns the sentence for the example of a fault in a region (the cells that a program
 * tests). */
static char *
say_region_example (const RtFault *fault)
{
  int cell = fault->cell, other = fault->other, digit = fault->digit;

  if (fault->is_lost)
    return g_strdup_printf (_("It never writes %d into row %d, column %d, which leads to the solution."),
                            digit, rt_row_number (cell), rt_column_number (cell));
  return g_strdup_printf (_("It writes %d into row %d, column %d, though row %d, column %d has it."), digit,
                          rt_row_number (cell), rt_column_number (cell), rt_row_number (other),
                          rt_column_number (other));
}

static char *
say_never_tries (const RtFault *fault)
{
  return g_strdup_printf (_("It never tries %d, which row %d, column %d needs."), fault->digit,
                          rt_row_number (fault->cell), rt_column_number (fault->cell));
}

static char *
say_stops (const RtFault *fault)
{
  if (fault->kind == RT_FAULT_NEVER_BACK)
    return g_strdup_printf (_("It never goes back: it ends where no digit fits row %d, column %d."),
                            rt_row_number (fault->cell), rt_column_number (fault->cell));
  if (fault->other != RT_NO_CELL && fault->other > 0)
    return g_strdup_printf (_("It stops when row %d is full: nothing is written below."), fault->other);
  return g_strdup_printf (_("It stops with blanks left: %d would fit row %d, column %d."), fault->digit,
                          rt_row_number (fault->cell), rt_column_number (fault->cell));
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

/* Returns true if FAULT is about the test of a row, column or box, which its region names. */
static bool
is_of_region (const RtFault *fault)
{
  return fault->kind == RT_FAULT_NEVER_LOOKS || fault->kind == RT_FAULT_LEAVES_OUT ||
         fault->kind == RT_FAULT_WRONG_BOX;
}

/* Returns the sentence for the event at the step of FAULT. */
static char *
say_example (const RtFault *fault)
{
  int cell = fault->cell, other = fault->other, digit = fault->digit;

  switch (fault->kind) {
  case RT_FAULT_EXCHANGED:
    return g_strdup (_("Rows and columns are exchanged in its steps: read as column, row, digit, none of "
                       "them meets a given."));
  case RT_FAULT_OVER_GIVEN:
    if (digit == 0)
      return g_strdup_printf (_("It empties row %d, column %d, which is given."), rt_row_number (cell),
                              rt_column_number (cell));
    return g_strdup_printf (_("It writes %d into row %d, column %d, which is given."), digit, rt_row_number (cell),
                            rt_column_number (cell));
  case RT_FAULT_ZERO:
    return g_strdup_printf (_("It takes 0 for a digit: it writes 0 into row %d, column %d and goes on to "
                              "the next cell."),
                            rt_row_number (cell), rt_column_number (cell));
  case RT_FAULT_NEVER_LOOKS:
  case RT_FAULT_LEAVES_OUT:
  case RT_FAULT_WRONG_BOX:
    return say_region_example (fault);
  case RT_FAULT_CLASH:
    return g_strdup_printf (_("It writes %d into row %d, column %d and goes on, though row %d, column %d "
                              "has it."),
                            digit, rt_row_number (cell), rt_column_number (cell), rt_row_number (other),
                            rt_column_number (other));
  case RT_FAULT_NEVER_TRIES:
    return say_never_tries (fault);
  case RT_FAULT_STALE:
    return g_strdup_printf (_("It does not empty a cell when it goes back: the old %d in row %d, column %d "
                              "keeps %d out of row %d, column %d."),
                            digit, rt_row_number (other), rt_column_number (other), digit,
                            rt_row_number (cell), rt_column_number (cell));
  case RT_FAULT_SKIPS:
    return g_strdup_printf (_("It skips %d in row %d, column %d, though it fits and leads to the "
                              "solution."),
                            digit, rt_row_number (cell), rt_column_number (cell));
  case RT_FAULT_GIVES_UP:
    return g_strdup_printf (_("It takes %d back from row %d, column %d, though all digits so far were "
                              "right."),
                            digit, rt_row_number (cell), rt_column_number (cell));
  case RT_FAULT_NEVER_BACK:
  case RT_FAULT_STOPS:
    return say_stops (fault);
  case RT_FAULT_GOES_ON:
    return say_goes_on (fault);
  case RT_FAULT_AGAIN:
    return g_strdup_printf (_("It starts again from the first cell: row %d, column %d gets %d a second "
                              "time."),
                            rt_row_number (cell), rt_column_number (cell), digit);
  case RT_FAULT_SAME_GIVEN:
  default:
    return g_strdup_printf (_("It visits filled cells: it writes %d into row %d, column %d, where it "
                              "stands."),
                            digit, rt_row_number (cell), rt_column_number (cell));
  }
}

/* Sentences about the correction of a fault. */

static const char *
mend_region (int region)
{
  switch (region) {
  case RT_REGION_ROW:
    return _("You never look at the row: compare with all nine cells of the row.");
  case RT_REGION_COLUMN:
    return _("You never look at the column: compare with all nine cells of the column.");
  case RT_REGION_BOX:
    return _("You never look at the box: compare with all nine cells of the box.");
  case RT_REGION_ROW_BUT_LAST:
    return _("Your loop over a row ends too early: it must reach the ninth cell.");
  case RT_REGION_ROW_BUT_FIRST:
    return _("Your loop over a row begins too late: it must begin at the first cell.");
  case RT_REGION_COLUMN_BUT_LAST:
    return _("Your loop over a column ends too early: it must reach the ninth cell.");
  case RT_REGION_COLUMN_BUT_FIRST:
    return _("Your loop over a column begins too late: it must begin at the first cell.");
  case RT_REGION_BOX_FROM_CELL:
    return _("Your box begins at the cell itself; begin at row / 3 * 3 and column / 3 * 3.");
  case RT_REGION_BOX_AROUND_CELL:
    return _("Your box lies around the cell; begin at row / 3 * 3 and column / 3 * 3.");
  case RT_REGION_BOX_NOT_TIMES_3:
    return _("Your box begins at row / 3; multiply by 3.");
  case RT_REGION_BOX_REST:
    /* xgettext:no-c-format */
    return _("Your box begins at row % 3; it must begin at row - row % 3.");
  case RT_REGION_BOX_REST_TIMES_3:
    /* xgettext:no-c-format */
    return _("Your box begins at row % 3 * 3; it must begin at row / 3 * 3.");
  case RT_REGION_BOX_EXCHANGED:
    return _("Your box has row and column exchanged at its corner; put the row first.");
  case RT_REGION_BOX_ONE_OFF:
    return _("Your box is one cell off; where rows count from 1, it begins at (row - 1) / 3 * 3 + 1.");
  default:
    return _("Your box has two rows and columns; both loops must run three times.");
  }
}

static char *
mend_given (const RtFault *fault)
{
  int cell = fault->cell;

  if (fault->digit == 0)
    return g_strdup_printf (_("You empty the given in row %d, column %d; take back only digits of your own."),
                            rt_row_number (cell), rt_column_number (cell));
  return g_strdup_printf (_("You write over the given in row %d, column %d; skip cells that are not 0 in "
                            "the puzzle."),
                          rt_row_number (cell), rt_column_number (cell));
}

static char *
mend_stop (const RtFault *fault)
{
  if (fault->kind == RT_FAULT_NEVER_BACK)
    return g_strdup_printf (_("You never go back; where no digit fits, as in row %d, column %d, return to "
                              "the cell before and try its next digit."),
                            rt_row_number (fault->cell), rt_column_number (fault->cell));
  if (fault->other != RT_NO_CELL && fault->other > 0)
    return g_strdup_printf (_("You stop when row %d is full; after the ninth column go on with the next "
                              "row."), fault->other);
  return g_strdup_printf (_("You stop with blanks left; %d would fit row %d, column %d."), fault->digit,
                          rt_row_number (fault->cell), rt_column_number (fault->cell));
}

char *
rt_diagnosis_say_mend (const RtFault *fault)
{
  int cell = fault->cell, digit = fault->digit;

  switch (fault->kind) {
  case RT_FAULT_EXCHANGED:
    return g_strdup (_("You print column, row, digit; print the row first."));
  case RT_FAULT_OVER_GIVEN:
    return mend_given (fault);
  case RT_FAULT_ZERO:
    return g_strdup (_("You take 0 for a digit; let the loop begin at 1."));
  case RT_FAULT_NEVER_LOOKS:
  case RT_FAULT_LEAVES_OUT:
  case RT_FAULT_WRONG_BOX:
    return g_strdup (mend_region (fault->region));
  case RT_FAULT_CLASH:
    return g_strdup_printf (_("You write %d into row %d, column %d where it does not fit; test row, column "
                              "and box before you go on."),
                            digit, rt_row_number (cell), rt_column_number (cell));
  case RT_FAULT_NEVER_TRIES:
    return g_strdup_printf (_("You never try %d; let the loop run from 1 to 9."), digit);
  case RT_FAULT_STALE:
    return g_strdup (_("You leave the last digit in a cell when you go back; set the cell to 0 first."));
  case RT_FAULT_SKIPS:
    return g_strdup_printf (_("You skip %d in row %d, column %d, where it fits; look at what your test "
                              "compares it with."),
                            digit, rt_row_number (cell), rt_column_number (cell));
  case RT_FAULT_GIVES_UP:
    return g_strdup_printf (_("You go back too early, from row %d, column %d; go back only after all nine "
                              "digits have failed."),
                            rt_row_number (cell), rt_column_number (cell));
  case RT_FAULT_NEVER_BACK:
  case RT_FAULT_STOPS:
    return mend_stop (fault);
  case RT_FAULT_GOES_ON:
    return g_strdup (_("You go on after the first solution; return at once when the grid is full."));
  case RT_FAULT_AGAIN:
    return g_strdup (_("You start again from the first cell; go on from the cell after the last digit."));
  case RT_FAULT_SAME_GIVEN:
  default:
    return g_strdup (_("You write givens again; skip cells that are not 0 in the puzzle."));
  }
}

char *
rt_diagnosis_say_fault (const RtFault *fault)
{
  g_autofree char *example = say_example (fault);

  if (!is_of_region (fault))
    return g_steal_pointer (&example);
  return g_strconcat (mend_region (fault->region), " ", example, NULL);
}

static char *
say_at (const RtFault *fault, const char *said)
{
  g_autofree char *step = number (fault->step);

  /* Translators: the number of a step, and what is wrong there */
  return g_strdup_printf (_("Step %s: %s"), step, said);
}

char *
rt_diagnosis_say_fault_at (const RtFault *fault)
{
  g_autofree char *said = rt_diagnosis_say_fault (fault);

  return say_at (fault, said);
}

char *
rt_diagnosis_say_example_at (const RtFault *fault)
{
  g_autofree char *said = say_example (fault);

  return say_at (fault, said);
}
