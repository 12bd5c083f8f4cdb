/* moment-words.c - writes the sentences that the card below the grid shows (RtMoment), and those of
 * its chips (the nine boxes for digits or cells). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/desk/moment.h"

#include "document/play-time.h"
#include "document/solve/branch-text.h"
#include "engine/diagnosis-text.h"
#include "engine/logic/rating/scale.h"
#include "engine/place-text.h"
#include "engine/repair-text.h"
#include "engine/step-text.h"

#include <glib/gi18n-lib.h>

static char *
number (guint64 n)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
}

/* Sentences within a step */

static char *
say_refused (const RtLook *look)
{
  g_autofree char *house = NULL, *at = NULL;

  if (look->at == RT_NO_CELL || look->house == RT_NO_HOUSE)
    /* Translators: keep <b> and </b>: what stands between is bold. */
    return g_strdup_printf (_("<b>%d refused</b>."), look->digit);
  house = rt_say_house (look->house);
  at = rt_say_cell_of_house (look->at, look->house);
  /* Translators: as in "5 refused: row 4 has it in column 7." */
  return g_strdup_printf (_("<b>%d refused</b>: %s has it in %s."), look->digit, house, at);
}

static char *
say_fits (const RtLook *look)
{
  return g_strdup_printf (_("<b>%d may stand</b> in row %d, column %d."), look->digit,
                          rt_row_number (look->cell), rt_column_number (look->cell));
}

/* Sentences after a step */

/* Returns the sentence for a step that placed a digit, whose cell was chosen among the cells of a house. */
static char *
say_place_in_house (const RtMoment *moment)
{
  g_autofree char *house = rt_say_house (moment->house);

  /* Translators: %s is "row 4", "column 7" or "box 2". */
  return g_strdup_printf (_("<b>Placed %d</b> in row %d, column %d: %s needs it."), moment->digit,
                          rt_row_number (moment->cell), rt_column_number (moment->cell), house);
}

/* Returns the sentence for a step of a person's program that placed a digit in a house that already
 * has it. */
static char *
say_placed_against (const RtMoment *moment)
{
  g_autofree char *house = rt_say_house (moment->against.house);
  g_autofree char *at = rt_say_cell_of_house (moment->against.at, moment->against.house);

  /* Translators: as in "Placed 5 in row 4, column 2, though row 4 has it in column 7." */
  return g_strdup_printf (_("<b>Placed %d</b> in row %d, column %d, though %s has it in %s."),
                          moment->digit, rt_row_number (moment->cell), rt_column_number (moment->cell), house, at);
}

static char *
say_placed (const RtMoment *moment)
{
  int digit = moment->digit, cell = moment->cell;

  if (moment->against.house != RT_NO_HOUSE && moment->by_program)
    return say_placed_against (moment);
  if (moment->by_program)
    return g_strdup_printf (_("<b>Placed %d</b> in row %d, column %d."), digit, rt_row_number (cell),
                            rt_column_number (cell));
  if (moment->house != RT_NO_HOUSE)
    return say_place_in_house (moment);
  return g_strdup_printf (
    moment->forced  ? _("<b>Placed %d</b> in row %d, column %d: the only digit that fits.")
    : moment->again ? _("<b>Placed %d</b> in row %d, column %d: the next digit that fits.")
                    : _("<b>Placed %d</b> in row %d, column %d: the first digit that fits."),
    digit, rt_row_number (cell), rt_column_number (cell));
}

/* Returns the sentence for a take-back (a step that empties a cell) because every digit has failed
 * in a known later cell. */
static char *
say_failed_further (const RtMoment *moment)
{
  int digit = moment->digit, cell = moment->cell, further = moment->further;

  if (moment->next)
    return g_strdup_printf (
      /* Translators: first the cell that is emptied, then the one behind it, of which each digit
       * was refused or tried; the last number is a digit. */
      _("<b>Took back %d</b> from row %d, column %d: no digit works in row %d, column %d. Next: %d."),
      digit, rt_row_number (cell), rt_column_number (cell), rt_row_number (further),
      rt_column_number (further), moment->next);
  return g_strdup_printf (
    _("<b>Took back %d</b> from row %d, column %d: no digit works in row %d, column %d."), digit,
    rt_row_number (cell), rt_column_number (cell), rt_row_number (further), rt_column_number (further));
}

/* Returns the sentence for a step that takes back several digits at once (backjumping). */
static char *
say_jump (const RtMoment *moment)
{
  int over = moment->event.over, cause = moment->event.other;

  if (!moment->cause)
    return g_strdup_printf (ngettext ("Jumps back over %d digit: the givens alone are the cause.",
                                      "Jumps back over %d digits: the givens alone are the cause.",
                                      (gulong) over),
                            over);
  return g_strdup_printf (
    /* Translators: how many digits are taken back without trying others in their places, and which
     * digit is tried next. */
    ngettext ("Jumps back over %d digit to the %d in row %d, column %d, which is the cause.",
              "Jumps back over %d digits to the %d in row %d, column %d, which is the cause.",
              (gulong) over),
    over, moment->cause, rt_row_number (cause), rt_column_number (cause));
}

/* Returns the sentence for a take-back that is part of a backjump: the digit is jumped over, or it is the digit to
 * which the search jumps back, the cause of the dead end. */
static char *
say_jumped (const RtMoment *moment)
{
  int digit = moment->digit, cell = moment->cell;
  g_autofree char *jump = moment->event.over ? say_jump (moment) : NULL;

  if (jump)
    /* Translators: %s is a sentence: "Jumps back over 3 digits to the 6 in row 1, column 2, ..." */
    return g_strdup_printf (_("<b>Took back %d</b> from row %d, column %d. %s"), digit, rt_row_number (cell),
                            rt_column_number (cell), jump);
  if (moment->next)
    /* Translators: the last number is a digit */
    return g_strdup_printf (_("<b>Took back %d</b> from row %d, column %d, which was the cause. Next: %d."),
                            digit, rt_row_number (cell), rt_column_number (cell), moment->next);
  return g_strdup_printf (_("<b>Took back %d</b> from row %d, column %d, which was the cause."), digit,
                          rt_row_number (cell), rt_column_number (cell));
}

/* Returns the sentence for a take-back at which the player is paused: the number of steps that the
 * digit cost, and the furthest cell that was reached. */
static char *
say_undone (const RtMoment *moment)
{
  const RtStepFacts *facts = &moment->facts;
  int digit = moment->digit, cell = moment->cell;
  g_autofree char *cost = NULL;

  if (facts->undone.first == 0) /* the facts are not known yet */
    return g_strdup_printf (_("<b>Took back %d</b> from row %d, column %d."), digit, rt_row_number (cell),
                            rt_column_number (cell));
  cost = rt_branch_say_cost (&facts->undone);
  if (facts->furthest_cell == RT_NO_CELL || facts->lost.branch.first)
    /* Translators: %s is what the digit cost, as in "312 steps, 41 dead ends" */
    return g_strdup_printf (_("<b>Took back %d</b> from row %d, column %d: %s."), digit, rt_row_number (cell),
                            rt_column_number (cell),
                            cost);
  /* Translators: the last number is the row of the last cell that the search came to with that digit. */
  return g_strdup_printf (_("<b>Took back %d</b> from row %d, column %d: %s, none got further than row %d."), digit,
                          rt_row_number (cell), rt_column_number (cell), cost, rt_row_number (facts->furthest_cell));
}

static char *
say_taken_back (const RtMoment *moment)
{
  int digit = moment->digit, cell = moment->cell;

  if (!digit)
    return g_strdup_printf (_("<b>Emptied</b> row %d, column %d, which was empty."), rt_row_number (cell),
                            rt_column_number (cell));
  if (moment->by_program)
    return g_strdup_printf (_("<b>Took back %d</b> from row %d, column %d."), digit, rt_row_number (cell),
                            rt_column_number (cell));
  if (moment->goes_on)
    return g_strdup_printf (_("<b>Took back %d</b> from row %d, column %d: the search goes on for "
                              "another solution."),
                            digit, rt_row_number (cell), rt_column_number (cell));
  if (moment->event.over || moment->was_cause)
    return say_jumped (moment);
  if (moment->rests && !moment->late)
    return say_undone (moment);
  if (moment->further && !moment->late)
    return say_failed_further (moment);
  if (moment->next)
    return g_strdup_printf (
      moment->late
        /* Translators: the last number is a digit */
        ? _("<b>Took back %d</b> from row %d, column %d: all that follows has been tried. Next: %d.")
        : _("<b>Took back %d</b> from row %d, column %d: nothing fits further on. Next: %d."),
      digit, rt_row_number (cell), rt_column_number (cell), moment->next);
  return g_strdup_printf (
    moment->late ? _("<b>Took back %d</b> from row %d, column %d: all that follows has been tried.")
                 : _("<b>Took back %d</b> from row %d, column %d: nothing fits further on."),
    digit, rt_row_number (cell), rt_column_number (cell));
}

/* Returns the first of the two sentences of a dead end: it names the cell without a candidate, or
 * the digit without a place. */
static char *
say_where_dead (const RtMoment *moment)
{
  g_autofree char *house = NULL;

  if (moment->cell != RT_NO_CELL)
    return g_strdup_printf (_("<b>Dead end</b> in row %d, column %d: every digit is refused."),
                            rt_row_number (moment->cell), rt_column_number (moment->cell));
  house = rt_say_house (moment->house);
  /* Translators: %s is "row 4", "column 7" or "box 2". */
  return g_strdup_printf (_("<b>Dead end</b>: %d has no place left in %s."), moment->digit, house);
}

static char *
say_dead_end (const RtMoment *moment)
{
  const RtEvent *event = &moment->event;
  g_autofree char *where = say_where_dead (moment), *jump = event->over ? say_jump (moment) : NULL;

  if (jump)
    return g_strdup_printf ("%s %s", where, jump);
  if (moment->facts.lost.branch.first) /* the lost digit matters more, and the card has no room for
                                        * both */
    return g_steal_pointer (&where);
  /* Translators: %s is a sentence: "Dead end in row 4, column 6: every digit is refused." */
  return g_strdup_printf (_("%s Back to the %d in row %d, column %d."), where, event->digit,
                          rt_row_number (event->cell), rt_column_number (event->cell));
}

static char *
say_which_solution (const RtMoment *moment)
{
  g_autofree char *which = number (moment->solution), *n = number (moment->n_solutions);
  g_autofree char *steps = number (moment->step);

  if (moment->n_solutions == 1)
    /* Translators: %s is the number of steps, as in "8,366" */
    return g_strdup_printf (_("<b>Solved</b>, after %s steps."), steps);
  if (moment->solution == 0)
    return g_strdup_printf (_("<b>A solution</b>, after %s steps."), steps);
  if (moment->n_solutions == 0)
    return g_strdup_printf (_("<b>Solution %s</b>, after %s steps."), which, steps);
  return g_strdup_printf (moment->exact ? _("<b>Solution %s of %s</b>, after %s steps.")
                                        : _("<b>Solution %s of at least %s</b>, after %s steps."),
                          which, n, steps);
}

static char *
say_solution (const RtMoment *moment)
{
  g_autofree char *which = say_which_solution (moment);

  if (moment->n_differ == 0)
    return g_steal_pointer (&which);
  /* Translators: %s is a sentence: "Solution 3 of 6,214, after 10,120 steps." */
  return g_strdup_printf (ngettext ("%s It differs from the one before in %d cell.",
                                    "%s It differs from the one before in %d cells.",
                                    (gulong) moment->n_differ),
                          which, moment->n_differ);
}

static char *
say_stopped (const RtMoment *moment)
{
  g_autofree char *steps = number (moment->steps);

  return g_strdup_printf (moment->grid == RT_MOMENT_ANSWER
                            ? _("<b>Stopped</b> after %s steps. The grid shows the answer, found "
                                "in a faster way.")
                            : _("<b>Stopped</b> after %s steps. The grid shows how far the search "
                                "had come."),
                          steps);
}

static char *
say_searching (const RtMoment *moment)
{
  if (moment->grid == RT_MOMENT_ANSWER)
    return g_strdup (_("<b>Searching.</b> The grid shows the answer, found in a faster way; the "
                       "search goes on."));
  return g_strdup (_("<b>Searching.</b>"));
}

static char *
say_slip (const RtRepair *slip)
{
  g_autofree char *said = rt_repair_say (slip);

  return g_markup_escape_text (said, -1);
}

/* Returns the sentence for a puzzle solved by hand: the time, the number of hints, and the
 * rating. */
static char *
say_by_hand (const RtMoment *moment)
{
  g_autofree char *time = rt_play_time_say (moment->time);
  g_autofree char *solved = moment->time > 0
                              /* Translators: %s is a time, as in "12:34" */
                              ? g_strdup_printf (_("<b>Solved</b> in %s"), time)
                              : g_strdup (_("<b>Solved</b>"));
  g_autofree char *hints = moment->n_hints == 0
                             ? g_strdup (_("without a hint"))
                             : g_strdup_printf (ngettext ("with %u hint", "with %u hints",
                                                          (gulong) moment->n_hints),
                                                moment->n_hints);
  g_autofree char *rated = moment->er > 0 ? rt_hard_say (moment->er) : NULL;

  /* Translators: "Solved in 12:34", "without a hint", and how hard the puzzle was: "Tricky 2.6" */
  return rated ? g_strdup_printf (_("%s, %s. %s."), solved, hints, rated)
               /* Translators: "Solved in 12:34", "without a hint" */
               : g_strdup_printf (_("%s, %s."), solved, hints);
}

/* Returns the sentence for a step of a replay, with the name of its edit. */
static char *
say_replay (const RtMoment *moment)
{
  g_autofree char *step = number (moment->step), *steps = number (moment->steps);
  g_autofree char *label = g_markup_escape_text (moment->label, -1);
  g_autofree char *cell = moment->cell == RT_NO_CELL ? NULL : rt_say_cell (moment->cell);

  if (!*label)
    return g_strdup (_("<b>The puzzle</b>, before you began."));
  if (!cell)
    /* Translators: a step of the person's own solving: its number, the number of all, and "Enter 5" */
    return g_strdup_printf (_("<b>Step %s of %s</b> of your own: %s."), step, steps, label);
  if (moment->is_wrong)
    /* Translators: the same, and the cell, as in "Step 9 of 12 of your own: Enter 3, in row 2, column 7." */
    return g_strdup_printf (_("<b>Step %s of %s</b> of your own: %s, in %s. It is the first wrong digit."), step, steps,
                            label, cell);
  /* Translators: the same, and the cell, as in "Step 9 of 12 of your own: Enter 3, in row 2, column 7." */
  return g_strdup_printf (_("<b>Step %s of %s</b> of your own: %s, in %s."), step, steps, label, cell);
}

/* Programs */

/* Returns a sentence on the worst fault of the program or, if it has none, on its answer and on the
 * algorithm that makes the same steps. */
static char *
say_program (const RtDiagnosis *diagnosis)
{
  g_autofree char *first = diagnosis->n_faults ? rt_diagnosis_say_fault (&diagnosis->faults[0])
                                               : rt_diagnosis_say_answer (&diagnosis->answer);
  g_autofree char *second = diagnosis->n_faults ? NULL : rt_diagnosis_say_same (&diagnosis->same);
  g_autofree char *said = second ? g_strconcat (first, " ", second, NULL) : g_strdup (first);
  g_autofree char *escaped = g_markup_escape_text (said, -1);

  /* Translators: on the card; %s is a sentence about the person's own program. */
  return g_strdup_printf (_("<b>Your program</b>: %s"), escaped);
}

/* Returns SAID with the text appended that the person's program printed at the step, if it printed
 * any. Takes ownership of SAID, which may be NULL. */
static char *
add_remark (const RtMoment *moment, char *said)
{
  g_autofree char *before = said, *line = NULL, *valid = NULL, *escaped = NULL;
  g_auto (GStrv) lines = NULL;

  if (!said || !moment->remark[0] || moment->reasoning || moment->kind == RT_MOMENT_PROGRAM)
    return g_steal_pointer (&before);
  lines = g_strsplit (moment->remark, "\n", -1);
  line = g_strjoinv (" · ", lines);
  valid = g_utf8_make_valid (line, -1);
  escaped = g_markup_escape_text (valid, -1);
  /* Translators: a sentence that tells a step, and what the person's own program printed at it. */
  return g_strdup_printf (_("%s It says: “%s”"), before, escaped);
}

/* Returns the sentence for the second search ("What if 5 in row 1, column 2?"), with its result so
 * far. */
static char *
say_what_if (const RtMoment *moment)
{
  const RtTried *tried = &moment->what_if;
  g_autofree char *cell = rt_say_cell (tried->cell), *n = number (moment->steps);
  g_autofree char *steps =
    g_strdup_printf (ngettext ("%s step", "%s steps", (gulong) moment->steps), n);

  return g_strdup_printf (
    /* Translators: a digit, its cell, and "1,204 steps" */
    tried->is_running ? _("<b>What if %d in %s?</b> The search tries it: %s so far.")
    : tried->solved   ? _("<b>What if %d in %s?</b> The solution, after %s.")
                      : _("<b>What if %d in %s?</b> Without a solution, after %s."),
    tried->digit, cell, steps);
}

/* Returns the sentence of the explanation MOMENT, without the quiz's question and without a remark of the person's
 * program. */
static char *
say (const RtMoment *moment)
{
  g_autofree char *step = number (moment->step);

  switch (moment->kind) {
  case RT_MOMENT_LEFT:
    return g_strdup (_("<b>This is your own grid now.</b> The search waits where you left it."));
  case RT_MOMENT_SEARCHING:
    return say_searching (moment);
  case RT_MOMENT_STOPPED:
    return say_stopped (moment);
  case RT_MOMENT_START:
    return rt_say_event (&moment->event);
  case RT_MOMENT_PLACED:
    return say_placed (moment);
  case RT_MOMENT_TAKEN_BACK:
    return say_taken_back (moment);
  case RT_MOMENT_DEAD_END:
    return say_dead_end (moment);
  case RT_MOMENT_SOLUTION:
    return say_solution (moment);
  case RT_MOMENT_WHAT_IF:
    return say_what_if (moment);
  case RT_MOMENT_BRANCH:
    return rt_branch_say (&moment->branch, moment->steps);
  case RT_MOMENT_PROGRAM:
    return say_program (moment->diagnosis);
  case RT_MOMENT_END:
    if (moment->by_program)
      return g_strdup (_("<b>The steps end here</b>, without a solution."));
    return g_strdup_printf (
      _("<b>Everything has been tried</b>: the search ends after %s steps."), step);
  case RT_MOMENT_REFUSED:
    return say_refused (&moment->look);
  case RT_MOMENT_FITS:
    return say_fits (&moment->look);
  case RT_MOMENT_READ:
    return rt_say_look (&moment->look);
  case RT_MOMENT_LOOKING:
  case RT_MOMENT_HINT:
  case RT_MOMENT_STEP:
  case RT_MOMENT_CHOICE:
  case RT_MOMENT_MISTAKE:
  case RT_MOMENT_NO_STEP:
    return rt_reasoning_say (moment->reasoning);
  case RT_MOMENT_REPLAY:
    return say_replay (moment);
  case RT_MOMENT_BY_HAND:
    return say_by_hand (moment);
  case RT_MOMENT_SLIP:
    return say_slip (moment->slip);
  case RT_MOMENT_NONE:
  default:
    return NULL;
  }
}

/* Returns the question of the quiz, in which the person predicts the next step, with the score so far. */
static char *
say_question (const RtQuizState *quiz)
{
  if (quiz->n_said == 0)
    return g_strdup (_("<b>What is next?</b> Type the digit where the search writes it, or press Backspace "
                       "where it empties a cell."));
  /* Translators: how many answers to "What is next?" were right, and how many were given. */
  return g_strdup_printf (_("<b>What is next?</b> You knew %u of %u."), quiz->n_right, quiz->n_said);
}

/* Returns a sentence which says whether the person's last answer in the quiz was right, followed by
 * HAPPENED, the sentence of the step. */
static char *
say_answer (const RtQuizState *quiz, const char *happened)
{
  if (quiz->right)
    /* Translators: an answer to "What is next?", the right ones and all so far, and what the search
     * did. */
    return g_strdup_printf (_("<b>Right</b>, %u of %u. %s"), quiz->n_right, quiz->n_said, happened);
  /* Translators: the same for a wrong answer. */
  return g_strdup_printf (_("<b>No</b>, %u of %u. %s"), quiz->n_right, quiz->n_said, happened);
}

/* Digits that contradict each other are no reason that a person can follow if at most so many givens are not among
 * them. */
#define FEW_LEFT 2

/* Returns the sentence for N digits that contradict N_GIVENS givens, nearly all givens of the puzzle: too many to be
 * a reason that a person can follow. */
static char *
say_no_reason (const RtMoment *moment, int n, int n_givens)
{
  const RtBranch *lost = &moment->facts.lost.branch;
  g_autofree char *cell = rt_say_cell (lost->cell);

  if (n == 1)
    /* Translators: a digit, its cell, and two numbers, as in "it takes 16 of the 17 givens" */
    return g_strdup_printf (_("<b>No small set of digits shows why</b> the %d in %s cannot be right: it takes %d of "
                              "the %d givens."),
                            lost->digit, cell, n_givens, moment->n_givens);
  /* Translators: the same for several digits; the first number is theirs */
  return g_strdup_printf (_("<b>No small set of digits shows why</b> these %d digits cannot all be right: it takes %d "
                            "of the %d givens."),
                          n, n_givens, moment->n_givens);
}

/* Returns a sentence about the digits that contradict each other. */
static char *
say_why (const RtMoment *moment)
{
  const RtBranch *lost = &moment->facts.lost.branch;
  int n = moment->n_written, n_givens = rt_cells_count (moment->facts.why) - n;
  g_autofree char *cell = rt_say_cell (lost->cell);
  g_autofree char *given = g_strdup_printf (ngettext ("%d framed given", "%d framed givens", (gulong) n_givens),
                                            n_givens);

  if (n_givens + FEW_LEFT >= moment->n_givens && moment->n_givens > 0)
    return say_no_reason (moment, n, n_givens);
  if (n == 1)
    /* Translators: a digit, its cell, and "9 framed givens" */
    return g_strdup_printf (_("<b>The %d in %s cannot be right</b>: together with the %s it leaves no solution."),
                            lost->digit, cell, given);
  if (n_givens == 0)
    return g_strdup_printf (_("<b>These %d digits cannot all be right</b>: no solution has them all."), n);
  /* Translators: a number, and "9 framed givens" */
  return g_strdup_printf (_("<b>These %d digits cannot all be right</b>: together with the %s they leave no "
                            "solution."),
                          n, given);
}

/* Returns SAID with a sentence appended that names the digit since which there has been no way to a solution, if there
 * is one. Takes ownership of SAID. */
static char *
add_lost (const RtMoment *moment, char *said)
{
  g_autofree char *before = said, *lost = rt_no_way_out_say (&moment->facts.lost);

  if (!before || !lost)
    return g_steal_pointer (&before);
  return g_strdup_printf ("%s %s", before, lost);
}

char *
rt_moment_say (const RtMoment *moment)
{
  g_autofree char *said = NULL;

  if (moment->quiz.asks && !moment->quiz.told)
    return say_question (&moment->quiz);
  if (moment->shows_why)
    return say_why (moment);
  said = add_lost (moment, add_remark (moment, say (moment)));
  return said && moment->quiz.told ? say_answer (&moment->quiz, said) : g_steal_pointer (&said);
}

/* Sentences and words of chips */

/* Returns the cell of the house that chip PLACE (1..9) describes. */
static int
cell_of_chip (const RtMoment *moment, int place)
{
  return rt_houses[moment->house][place - 1];
}

char *
rt_moment_chip_title (const RtMoment *moment, int place)
{
  char name[5];

  if (moment->of_cells)
    return g_strdup (rt_cell_name (cell_of_chip (moment, place), name));
  return g_strdup_printf ("%d", place);
}

const char *
rt_moment_chip_word (const RtMoment *moment, int place, bool brief)
{
  const RtChip *chip = &moment->chips[place - 1];

  switch ((RtChipState) chip->state) {
  case RT_CHIP_PLACED:
    /* Translators: below a digit, in a very small place: it was written into the cell. */
    return brief ? C_("digit, briefly", "set") : C_("digit", "placed");
  case RT_CHIP_TESTED:
    /* Translators: below a digit, in a very small place: it is being tested for the cell. */
    return C_("digit", "test");
  case RT_CHIP_TRIED:
    /* Translators: below a digit, in a very small place: it was written and taken back. */
    return C_("digit", "tried");
  case RT_CHIP_LATER:
    /* Translators: below a digit, in a very small place: its turn has not come yet. */
    return C_("digit", "later");
  case RT_CHIP_FREE:
    /* Translators: below a digit, in a very small place: it may stand in the cell. */
    return C_("digit", "fits");
  case RT_CHIP_NONE:
    return "";
  case RT_CHIP_REFUSED:
  default:
    /* Translators: below a digit, in a very small place: the house that refuses it. */
    return chip->house < 9    ? C_("digit", "row")
           : chip->house >= 18 ? C_("digit", "box")
           : brief             ? C_("digit, briefly", "col")
                               : C_("digit", "column");
  }
}

/* Returns a sentence for chip PLACE (1..9), which stands for a cell of a house: the house that
 * forbids the digit in this cell, or "filled". */
static char *
say_chip_of_cell (const RtMoment *moment, int place)
{
  const RtChip *chip = &moment->chips[place - 1];
  int cell = cell_of_chip (moment, place);
  g_autofree char *house = NULL, *at = NULL;

  if (chip->state == RT_CHIP_NONE)
    return g_strdup_printf (_("Row %d, column %d: filled"), rt_row_number (cell), rt_column_number (cell));
  house = rt_say_house (chip->house);
  at = rt_say_cell_of_house (chip->at, chip->house);
  /* Translators: why a digit cannot stand in a cell, as in "Row 4, column 2: row 4 has the 5 in
   * column 7". */
  return g_strdup_printf (_("Row %d, column %d: %s has the %d in %s"), rt_row_number (cell), rt_column_number (cell),
                          house, moment->digit, at);
}

/* Returns the state of chip PLACE (1..9), one of the nine boxes on the card, as a sentence. */
static char *
say_chip (const RtMoment *moment, int place)
{
  const RtChip *chip = &moment->chips[place - 1];
  g_autofree char *house = NULL, *at = NULL;
  int digit = place;

  if (moment->of_cells)
    return say_chip_of_cell (moment, place);
  switch ((RtChipState) chip->state) {
  case RT_CHIP_PLACED:
    return g_strdup_printf (_("%d: placed"), digit);
  case RT_CHIP_TESTED:
    return g_strdup_printf (_("%d: being tested"), digit);
  case RT_CHIP_TRIED:
    return g_strdup_printf (_("%d: tried and taken back"), digit);
  case RT_CHIP_LATER:
    return g_strdup_printf (_("%d: not tried yet"), digit);
  case RT_CHIP_FREE:
    return g_strdup_printf (_("%d: may stand there, too"), digit);
  case RT_CHIP_REFUSED:
  case RT_CHIP_NONE:
  default:
    break;
  }
  house = rt_say_house (chip->house);
  at = rt_say_cell_of_house (chip->at, chip->house);
  /* Translators: as in "5: row 4 has it in column 7" */
  return g_strdup_printf (_("%d: %s has it in %s"), digit, house, at);
}

char *
rt_moment_say_chip (const RtMoment *moment, int place)
{
  g_autofree char *said = say_chip (moment, place);

  if (moment->of_cells || !rt_digits_has (moment->can_try, place))
    return g_steal_pointer (&said);
  /* Translators: what a chip is about, and what pressing it asks, as in "5: not tried yet. Press to see: what if 5?" */
  return g_strdup_printf (_("%s. Press to see: what if %d?"), said, place);
}

/* Returns "solution 3 of 6,214" for the solution that is shown; NULL if there is only one solution,
 * or their number is not known. */
static char *
say_of_several (const RtMoment *moment)
{
  g_autofree char *which = number (moment->solution), *n = number (moment->n_solutions);

  if (moment->solution == 0 || moment->n_solutions < 2)
    return NULL;
  /* Translators: what the grid shows, as in "solution 3 of 6,214" */
  return g_strdup_printf (moment->exact ? _("solution %s of %s") : _("solution %s of at least %s"),
                          which, n);
}

static char *
say_subject_of_logic (const RtMoment *moment)
{
  if (moment->grid == RT_MOMENT_PATH)
    /* Translators: what the grid shows: the puzzle with some steps of a path, which need not reach
     * a solution. */
    return g_strdup (_("a path by logic"));
  if (moment->bare)
    /* Translators: what the grid shows while a hint is told for a puzzle that was solved. */
    return g_strdup (_("the puzzle, without the answer"));
  return NULL;
}

char *
rt_moment_say_subject (const RtMoment *moment, bool playing)
{
  g_autofree char *step = number (moment->step);

  if (moment->reasoning)
    return say_subject_of_logic (moment);
  if (moment->what_if.is_on) {
    g_autofree char *cell = rt_say_cell (moment->what_if.cell);

    /* Translators: what the grid shows: a search that goes on with another digit, as in "what if 3 in row 1, column
     * 4" */
    return g_strdup_printf (_("what if %d in %s"), moment->what_if.digit, cell);
  }
  if (moment->kind == RT_MOMENT_SOLUTION)
    return say_of_several (moment);
  if (moment->kind == RT_MOMENT_REPLAY)
    /* Translators: what the grid shows: the person's own solving; %s is a number. */
    return g_strdup_printf (_("your solving, at step %s"), step);
  if (moment->kind == RT_MOMENT_NONE || moment->grid == RT_MOMENT_OWN)
    return NULL;
  if (moment->grid == RT_MOMENT_ANSWER)
    /* Translators: what the grid shows */
    return g_strdup (_("answer shown; the search still runs"));
  if (playing)
    return g_strdup (moment->by_program ? _("your program, playing") : _("a search, playing"));
  if (moment->by_program)
    /* Translators: what the grid shows; %s is a number. */
    return g_strdup_printf (_("your program, at step %s"), step);
  if (moment->paused && moment->kind == RT_MOMENT_DEAD_END)
    /* Translators: what the grid shows, where the film of a search has stopped by itself; %s is a number. */
    return g_strdup_printf (_("its first dead end, at step %s; Play goes on"), step);
  /* Translators: what the grid shows; %s is a number. */
  return g_strdup_printf (_("a search, at step %s"), step);
}
