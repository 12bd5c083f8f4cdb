/* test-diagnosis.c - tests the diagnosis of right and wrong programs by the steps that they print. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/autoptr.h"
#include "engine/diagnosis-text.h"
#include "engine/steps/program-steps.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/share.h"

#include <glib.h>
#include <string.h>
#include <unistd.h>

#define HARDER "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EASIER "53467.....7..953..198..2.67.597.1..342.8.3791..3924..69..537284.87.19..5.4..86.79"
#define SEVERAL "53467.....7..953..198..2.67.597.1..342.8.3791..3924..69..53......................"
#define OTHER "83..7....6..198....95....6.5...6...34..5.3..17...2...6.6....25....419..8....5..79"
#define NONE "53467..2..7..953..198..2.67.597.1..342.8.3791..3924..69..537284.87.19..5.4..86.79"

/* Greatest number of steps of a random search that is tested. */
#define STEPS_MAX 60000

static char *folder;

/* Programs */

/* An expected fault, as its kind and the region that is not seen. */
#define FAULT(kind, region) (RT_FAULT_##kind * 100 + (region))
#define PLAIN RT_N_REGIONS

typedef struct {
  const char *kind, *puzzle;
  RtAnswerKind answer;
  RtSameKind same;
  int faults[3];   /* FAULT; 0: no more */
  const char *says; /* the first one; NULL: none */
} Program;

static const Program programs[] = {
  { "right", HARDER, RT_ANSWER_RIGHT, RT_SAME_STEPS, { 0 }, NULL },
  { "right", NONE, RT_ANSWER_RIGHTLY_NONE, RT_SAME_STEPS, { 0 }, NULL },
  { "right", SEVERAL, RT_ANSWER_RIGHT, RT_SAME_STEPS, { 0 }, NULL },
  { "from-one", HARDER, RT_ANSWER_RIGHT, RT_SAME_STEPS, { 0 }, NULL },
  { "index", HARDER, RT_ANSWER_RIGHT, RT_SAME_STEPS, { 0 }, NULL },
  { "spaces", HARDER, RT_ANSWER_RIGHT, RT_SAME_STEPS, { 0 }, NULL },
  { "writes-first", EASIER, RT_ANSWER_RIGHT, RT_SAME_OTHER_ORDER, { 0 }, NULL },
  { "counts-up", HARDER, RT_ANSWER_RIGHT, RT_SAME_PLACEMENTS, { 0 }, NULL },
  { "never-zero", HARDER, RT_ANSWER_RIGHT, RT_SAME_PLACEMENTS, { 0 }, NULL },
  { "falling", HARDER, RT_ANSWER_RIGHT, RT_SAME_OTHER_ORDER, { 0 }, NULL },
  { "falling", SEVERAL, RT_ANSWER_NOT_FIRST, RT_SAME_OTHER_ORDER, { 0 }, NULL },
  { "by-columns", HARDER, RT_ANSWER_RIGHT, RT_SAME_OTHER_ORDER, { 0 }, NULL },
  { "shuffled", EASIER, RT_ANSWER_RIGHT, RT_SAME_OTHER_ORDER, { 0 }, NULL },
  { "fewest", HARDER, RT_ANSWER_RIGHT, RT_SAME_STEPS, { 0 }, NULL },
  { "propagate", SEVERAL, RT_ANSWER_RIGHT, RT_SAME_NOT, { 0 }, NULL },
  { "no-row", EASIER, RT_ANSWER_TWICE, RT_SAME_NOT, { FAULT (NEVER_LOOKS, RT_REGION_ROW) },
    "You never look at the row: compare with all nine cells of the row. "
    "It writes 8 into row 1, column 9, though row 1, column 6 has it." },
  { "no-column", HARDER, RT_ANSWER_TWICE, RT_SAME_NOT, { FAULT (NEVER_LOOKS, RT_REGION_COLUMN) },
    "You never look at the column: compare with all nine cells of the column. "
    "It writes 8 into row 1, column 8, though row 7, column 8 has it." },
  { "no-box", EASIER, RT_ANSWER_RIGHT, RT_SAME_NOT, { FAULT (NEVER_LOOKS, RT_REGION_BOX) },
    "You never look at the box: compare with all nine cells of the box. "
    "It writes 1 into row 2, column 3, though row 3, column 1 has it." },
  { "box-from-cell", EASIER, RT_ANSWER_MISSING, RT_SAME_NOT,
    { FAULT (WRONG_BOX, RT_REGION_BOX_FROM_CELL) },
    "Your box begins at the cell itself; begin at row / 3 * 3 and column / 3 * 3. "
    "It writes 1 into row 2, column 3, though row 3, "
    "column 1 has it." },
  { "box-around-cell", EASIER, RT_ANSWER_MISSING, RT_SAME_NOT,
    { FAULT (WRONG_BOX, RT_REGION_BOX_AROUND_CELL) },
    "Your box lies around the cell; begin at row / 3 * 3 and column / 3 * 3. "
    "It writes 1 into row 2, column 3, though row 3, "
    "column 1 has it." },
  { "box-not-times-3", OTHER, RT_ANSWER_MISSING, RT_SAME_NOT,
    { FAULT (WRONG_BOX, RT_REGION_BOX_NOT_TIMES_3) },
    "Your box begins at row / 3; multiply by 3. "
    "It never writes 5 into row "
    "1, column 6, which leads to the solution." },
  { "box-rest", HARDER, RT_ANSWER_MISSING, RT_SAME_NOT,
    { FAULT (WRONG_BOX, RT_REGION_BOX_REST_TIMES_3) },
    "Your box begins at row % 3 * 3; it must begin at row / 3 * 3. "
    "It writes 9 into row "
    "1, column 3, though row 3, column 2 has it." },
  { "box-exchanged", HARDER, RT_ANSWER_MISSING, RT_SAME_NOT,
    { FAULT (WRONG_BOX, RT_REGION_BOX_EXCHANGED) },
    "Your box has row and column exchanged at its corner; put the row first. "
    "It writes 8 into row 2, column 7, though row "
    "1, column 9 has it." },
  { "box-one-off", EASIER, RT_ANSWER_MISSING, RT_SAME_NOT,
    { FAULT (WRONG_BOX, RT_REGION_BOX_ONE_OFF) },
    "Your box is one cell off; where rows count from 1, it begins at (row - 1) / 3 * 3 + 1. "
    "It writes 1 into row 2, "
    "column 3, though row 3, column 1 has it." },
  { "box-two", EASIER, RT_ANSWER_RIGHT, RT_SAME_NOT, { FAULT (WRONG_BOX, RT_REGION_BOX_TWO_BY_TWO) },
    "Your box has two rows and columns; both loops must run three times. "
    "It writes 1 into row 2, column 3, though row 3, "
    "column 1 has it." },
  { "row-but-last", EASIER, RT_ANSWER_TWICE, RT_SAME_NOT, { FAULT (LEAVES_OUT, RT_REGION_ROW_BUT_LAST) },
    "Your loop over a row ends too early: it must reach the ninth cell. "
    "It writes 1 into row 5, column 3, though row 5, column 9 "
    "has it." },
  { "row-from-second", EASIER, RT_ANSWER_RIGHT, RT_SAME_NOT,
    { FAULT (LEAVES_OUT, RT_REGION_ROW_BUT_FIRST) },
    "Your loop over a row begins too late: it must begin at the first cell. "
    "It writes 5 into row 1, column 8, though row 1, column 1 "
    "has it." },
  { "column-but-last", EASIER, RT_ANSWER_RIGHT, RT_SAME_NOT,
    { FAULT (LEAVES_OUT, RT_REGION_COLUMN_BUT_LAST) },
    "Your loop over a column ends too early: it must reach the ninth cell. "
    "It writes 9 into row 1, column 9, though row 9, column "
    "9 has it." },
  { "to-eight", HARDER, RT_ANSWER_MISSING, RT_SAME_NOT, { FAULT (NEVER_TRIES, PLAIN) },
    "It never tries 9, which row 1, column 7 needs." },
  { "to-eight", EASIER, RT_ANSWER_MISSING, RT_SAME_NOT, { FAULT (NEVER_TRIES, PLAIN) },
    "It never tries 9, which row 1, column 7 needs." },
  { "from-two", HARDER, RT_ANSWER_MISSING, RT_SAME_NOT, { FAULT (NEVER_TRIES, PLAIN) },
    "It never tries 1, which row 1, column 8 needs." },
  { "never-back", HARDER, RT_ANSWER_UNFINISHED, RT_SAME_NOT, { FAULT (NEVER_BACK, PLAIN) },
    "It never goes back: it ends where no digit fits row 1, column 9." },
  { "no-emptying", HARDER, RT_ANSWER_UNFINISHED, RT_SAME_NOT, { FAULT (STALE, PLAIN) },
    "It does not empty a cell when it goes back: the old 4 in row 1, column 7 keeps 4 out of row 1, "
    "column 3." },
  { "first-row", HARDER, RT_ANSWER_UNFINISHED, RT_SAME_NOT, { FAULT (STOPS, PLAIN) },
    "It stops when row 1 is full: nothing is written below." },
  { "goes-on", EASIER, RT_ANSWER_UNFINISHED, RT_SAME_STEPS, { FAULT (GOES_ON, PLAIN) },
    "It goes on after the first solution: 48 more steps." },
  { "zero", EASIER, RT_ANSWER_UNFINISHED, RT_SAME_NOT, { FAULT (ZERO, PLAIN) },
    "It takes 0 for a digit: it writes 0 into row 1, column 6 and goes on to the next cell." },
  { "exchanged", HARDER, RT_ANSWER_RIGHT, RT_SAME_NOT, { FAULT (EXCHANGED, PLAIN) },
    "Rows and columns are exchanged in its steps: read as column, row, digit, none of them meets a "
    "given." },
  { "over-givens", HARDER, RT_ANSWER_GIVEN, RT_SAME_NOT,
    { FAULT (OVER_GIVEN, PLAIN), FAULT (SAME_GIVEN, PLAIN) },
    "It writes 1 into row 1, column 1, which is given." },
  { "same-given", HARDER, RT_ANSWER_RIGHT, RT_SAME_NOT, { FAULT (SAME_GIVEN, PLAIN) },
    "It visits filled cells: it writes 5 into row 1, column 1, where it stands." },
  { "again", HARDER, RT_ANSWER_RIGHT, RT_SAME_NOT, { FAULT (AGAIN, PLAIN) },
    "It starts again from the first cell: row 1, column 3 gets 1 a second time." },
  { "answer-wrong", HARDER, RT_ANSWER_TWICE, RT_SAME_STEPS, { 0 }, NULL },
  { "answer-exchanged", HARDER, RT_ANSWER_GIVEN, RT_SAME_STEPS, { 0 }, NULL },
};

/* Returns the output of PROGRAM, written in C or in Python. Free with g_free. */
static char *
run_program (const Program *program, bool in_python)
{
  const char *python[] = { "python3", g_getenv ("RT_BACKTRACKER_PY"), program->kind, program->puzzle,
                           NULL };
  const char *c[] = { g_getenv ("RT_BACKTRACKER"), program->kind, program->puzzle, NULL };
  g_autoptr (GError) error = NULL;
  char *out = NULL;
  int status;

  g_spawn_sync (NULL, (char **) (in_python ? python : c), NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out,
                NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  return out;
}

static void
diagnose_text (const char *text, RtDiagnosis *diagnosis)
{
  g_autoptr (RtPrintout) printout = rt_printout_new (folder, NULL);
  RtGrid answer;
  uint64_t line;
  bool has_answer;

  g_assert_true (rt_printout_feed (printout, text, strlen (text)));
  g_assert_true (rt_printout_end (printout));
  has_answer = rt_printout_answer (printout, &answer, &line);
  g_assert_true (rt_diagnose (diagnosis, rt_printout_tape (printout), rt_printout_puzzle (printout),
                              has_answer ? &answer : NULL, NULL));
}

static void
check_program (const Program *program, const RtDiagnosis *diagnosis)
{
  gsize n = 0;

  g_test_message ("%s", program->kind);
  for (gsize i = 0; i < diagnosis->n_faults; i++) {
    g_autofree char *said = rt_diagnosis_say_fault (&diagnosis->faults[i]);

    g_test_message ("step %" G_GUINT64_FORMAT ": %s", diagnosis->faults[i].step, said);
  }
  g_assert_cmpint (diagnosis->answer.kind, ==, program->answer);
  g_assert_cmpint (diagnosis->answer.exchanged, ==, strcmp (program->kind, "answer-exchanged") == 0);
  g_assert_cmpint (diagnosis->same.kind, ==, program->same);
  for (; n < 3 && program->faults[n]; n++) {
    g_assert_cmpuint (diagnosis->n_faults, >, n);
    g_assert_cmpint (diagnosis->faults[n].kind * 100 + diagnosis->faults[n].region, ==, program->faults[n]);
  }
  g_assert_cmpuint (diagnosis->n_faults, ==, n);
  if (program->says) {
    g_autofree char *said = rt_diagnosis_say_fault (&diagnosis->faults[0]);

    g_assert_cmpstr (said, ==, program->says);
  }
}

/* The diagnosis of each program has exactly the expected faults. Its steps are equal in C and (for
 * a share of the programs) in Python. */
static void
test_program (gconstpointer data)
{
  static int n;
  const Program *program = data;
  g_autofree char *text = run_program (program, false);
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);

  if (is_tried (&n)) {
    g_autofree char *other = run_program (program, true);

    g_assert_cmpstr (text, ==, other);
  }
  diagnose_text (text, diagnosis);
  check_program (program, diagnosis);
}

/* A 0 is reported as taken for a digit after any number of right digits. */
static void
test_zero_behind_digits (void)
{
  int blanks[RT_N_CELLS], n_blanks = 0;
  RtGrid givens = grid_of (EASIER), solution;

  g_assert_cmpint (rt_search_run (&rt_search_masks, &givens, NULL, &solution, NULL), ==, RT_STATUS_SOLVED);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!givens.digit[cell])
      blanks[n_blanks++] = cell;
  for (int n = 1; n + 1 < n_blanks; n++) {
    g_autoptr (GString) text = g_string_new ("# puzzle " EASIER "\n# base 1\n");
    g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);
    bool is_told = false;

    for (int i = 0; i <= n + 1; i++)
      g_string_append_printf (text, "%d %d %d\n", rt_row_of (blanks[i]) + 1, rt_column_of (blanks[i]) + 1,
                              i == n ? 0 : solution.digit[blanks[i]]);
    diagnose_text (text->str, diagnosis);
    for (gsize i = 0; i < diagnosis->n_faults; i++)
      is_told |= diagnosis->faults[i].kind == RT_FAULT_ZERO && diagnosis->faults[i].cell == blanks[n];
    g_assert_true (is_told);
  }
}

/* Random correct searches */

/* A random search: its order and habits. */
typedef struct {
  GRand *random;
  RtGrid grid;
  uint8_t cells[RT_N_CELLS];  /* in their order */
  uint8_t digits[9];
  bool fewest;                /* the blank with the fewest candidates instead */
  bool propagates;            /* writes what is forced after each digit */
  bool first_in_first_out;    /* takes what was forced back in the order in which it was written */
  bool writes_over;           /* does not empty a cell before its next digit */
  bool writes_first;          /* and tests then */
  bool shuffles;              /* the digits anew in each cell */
  bool tells_empty;           /* prints a zero also where nothing was written */
  bool unwinds;               /* takes all back after the solution, too */
  GString *text;
  guint n;
} Writer;

static void
write_step (Writer *w, int cell, int digit)
{
  w->grid.digit[cell] = (uint8_t) digit;
  g_string_append_printf (w->text, "%d %d %d\n", rt_row_of (cell), rt_column_of (cell), digit);
  w->n++;
}

static int
count_fitting (const Writer *w, int cell, int *digit)
{
  int n = 0;

  for (int d = 1; d <= 9; d++)
    if (rt_grid_fits (&w->grid, cell, d)) {
      *digit = d;
      n++;
    }
  return n;
}

static int
choose_cell (const Writer *w)
{
  int best = RT_NO_CELL, fewest = 10, digit;

  for (int i = 0; i < RT_N_CELLS; i++) {
    int cell = w->cells[i], n;

    if (w->grid.digit[cell])
      continue;
    if (!w->fewest)
      return cell;
    n = count_fitting (w, cell, &digit);
    if (n < fewest) {
      fewest = n;
      best = cell;
    }
  }
  return best;
}

static void
shuffle (Writer *w, uint8_t *values, int n)
{
  for (int i = n - 1; i > 0; i--) {
    int k = g_rand_int_range (w->random, 0, i + 1);
    uint8_t value = values[i];

    values[i] = values[k];
    values[k] = value;
  }
}

static int
force (Writer *w, uint8_t *forced)
{
  int n = 0, digit;
  bool found = w->propagates;

  while (found) {
    found = false;
    for (int i = 0; i < RT_N_CELLS && !found; i++) {
      int cell = w->cells[i];

      if (!w->grid.digit[cell] && count_fitting (w, cell, &digit) == 1) {
        write_step (w, cell, digit);
        forced[n++] = (uint8_t) cell;
        found = true;
      }
    }
  }
  return n;
}

static bool write_search (Writer *w);

static bool
write_on (Writer *w)
{
  uint8_t forced[RT_N_CELLS];
  int n = force (w, forced);
  bool found = write_search (w);

  for (int i = 0; i < n && (!found || w->unwinds); i++)
    write_step (w, forced[w->first_in_first_out ? i : n - 1 - i], 0);
  return found;
}

static bool
write_search (Writer *w)
{
  int cell = choose_cell (w);
  uint8_t digits[9];
  bool found = false;

  if (cell == RT_NO_CELL || w->n > STEPS_MAX)
    return true;
  memcpy (digits, w->digits, sizeof digits);
  if (w->shuffles)
    shuffle (w, digits, 9);
  for (int i = 0; i < 9 && !found; i++) {
    int stood = w->grid.digit[cell];
    bool fits;

    w->grid.digit[cell] = 0;
    fits = rt_grid_fits (&w->grid, cell, digits[i]);
    w->grid.digit[cell] = (uint8_t) stood;
    if (!fits && !w->writes_first)
      continue;
    write_step (w, cell, digits[i]);
    found = fits && write_on (w);
    if (!w->writes_over && (!found || w->unwinds))
      write_step (w, cell, 0);
  }
  if (!found && (w->tells_empty || w->grid.digit[cell]))
    write_step (w, cell, 0);
  if (found && w->unwinds && w->grid.digit[cell])
    write_step (w, cell, 0);
  return found;
}

/* A puzzle of so many givens as is drawn, with one solution, several, or (one of eight) none. */
static void
draw_puzzle (Writer *w)
{
  RtGrid solution;
  int n = 26 + g_rand_int_range (w->random, 0, 20);
  RtGrid empty = { 0 };

  g_assert_true (rt_grid_parse (&solution, "53467891267219534819834256785976142342685379171392485696153728428741963534528617"
                                           "9"));
  shuffle (w, w->digits, 9);
  shuffle (w, w->cells, RT_N_CELLS);
  w->grid = empty;
  for (int i = 0; i < n; i++)
    w->grid.digit[w->cells[i]] = w->digits[solution.digit[w->cells[i]] - 1];
  for (int tries = 0; tries < 20 && g_rand_int_range (w->random, 0, 8) == 0; tries++) {
    int cell = w->cells[n], digit = 1 + g_rand_int_range (w->random, 0, 9);

    w->grid.digit[cell] = 0;
    if (rt_grid_fits (&w->grid, cell, digit))
      w->grid.digit[cell] = (uint8_t) digit;
  }
}

static bool
toss (Writer *w)
{
  return g_rand_int_range (w->random, 0, 3) == 0;
}

static void
write_random (Writer *w, guint seed)
{
  char cells[RT_N_CELLS + 1];

  memset (w, 0, sizeof *w);
  w->random = g_rand_new_with_seed (seed);
  for (int i = 0; i < RT_N_CELLS; i++)
    w->cells[i] = (uint8_t) i;
  for (int i = 0; i < 9; i++)
    w->digits[i] = (uint8_t) (i + 1);
  w->text = g_string_new (NULL);
  draw_puzzle (w);
  if (toss (w))
    shuffle (w, w->cells, RT_N_CELLS);
  else
    for (int i = 0; i < RT_N_CELLS; i++)
      w->cells[i] = (uint8_t) i;
  w->fewest = !toss (w);
  w->propagates = toss (w);
  w->first_in_first_out = toss (w);
  w->writes_over = toss (w);
  w->writes_first = toss (w);
  w->shuffles = toss (w);
  w->tells_empty = toss (w);
  w->unwinds = toss (w);
  g_string_append_printf (w->text, "# puzzle %s\n# base 0\n", rt_grid_print (&w->grid, cells));
  write_on (w);
}

/* The diagnosis of a correct search has no fault, whatever its order and habits. */
static void
test_correct (void)
{
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);
  guint n_checked = 0;

  for (guint seed = 1; n_checked < (is_a_part () ? 30u : 1000u); seed++) {
    Writer w;

    write_random (&w, seed);
    if (w.n > 0 && w.n <= STEPS_MAX) {
      diagnose_text (w.text->str, diagnosis);
      for (gsize i = 0; i < diagnosis->n_faults; i++) {
        g_autofree char *said = rt_diagnosis_say_fault (&diagnosis->faults[i]);

        g_test_message ("seed %u, step %" G_GUINT64_FORMAT ": %s", seed, diagnosis->faults[i].step, said);
      }
      g_assert_cmpuint (diagnosis->n_faults, ==, 0);
      g_assert_true (diagnosis->answer.kind <= RT_ANSWER_RIGHTLY_NONE);
      n_checked++;
    }
    g_string_free (w.text, TRUE);
    g_rand_free (w.random);
  }
}

/* The diagnosis can be stopped wherever it asks. */
static void
test_stops (void)
{
  g_autofree char *text = run_program (&programs[0], false);
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);
  g_autoptr (RtPrintout) printout = rt_printout_new (folder, NULL);
  int n = 1;

  rt_printout_feed (printout, text, strlen (text));
  rt_printout_end (printout);
  for (;; n++) {
    RtStop stop;

    rt_stop_after (&stop, n);
    if (rt_diagnose (diagnosis, rt_printout_tape (printout), rt_printout_puzzle (printout), NULL, &stop))
      break;
  }
  g_assert_cmpint (n, >, 3);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("retrace-steps-XXXXXX", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (programs); i++) {
    g_autofree char *path = g_strdup_printf ("/diagnosis/program/%s/%" G_GSIZE_FORMAT, programs[i].kind, i);

    g_test_add_data_func (path, &programs[i], test_program);
  }
  add_cases ("/diagnosis", test_correct, test_zero_behind_digits, test_stops);
  result = g_test_run ();
  rmdir (folder);
  g_free (folder);
  return result;
}
