/* test-steps.c - tests the diagnosis of a few steps written by hand. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/diagnosis/diagnosis.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>
#include <string.h>
#include <unistd.h>

/* No solution, and few steps to know it in any order. */
#define NONE "53467..2..7..953..198..2.67.597.1..342.8.3791..3924..69..537284.87.19..5.4..86.79"

static char *folder;

/* Diagnoses TAPE, ends and frees it. */
static void
diagnose (RtTape *tape, const char *puzzle, RtDiagnosis *diagnosis)
{
  RtGrid grid = grid_of (puzzle);

  rt_tape_flush (tape);
  rt_tape_end (tape);
  g_assert_true (rt_diagnose (diagnosis, tape, &grid, NULL, NULL));
  rt_tape_unref (tape);
}

/* Steps are "r1c3=4 r1c3=0 ...": a digit over another is put on the tape as two entries. */
static RtTape *
tape_of (const char *puzzle, const char *steps)
{
  RtGrid grid = grid_of (puzzle);
  RtTape *tape = rt_tape_new (folder);
  g_auto (GStrv) list = g_strsplit (steps, " ", -1);

  for (char **step = list; *step; step++) {
    int cell = 9 * (step[0][1] - '1') + step[0][3] - '1', digit = step[0][5] - '0';

    if (digit && grid.digit[cell])
      rt_tape_add (tape, rt_entry_of (cell, 0) | RT_ENTRY_OVER);
    rt_tape_add (tape, rt_entry_of (cell, digit));
    grid.digit[cell] = (uint8_t) digit;
  }
  return tape;
}

static const RtFault *
find_fault (const RtDiagnosis *diagnosis, RtFaultKind kind)
{
  for (gsize i = 0; i < diagnosis->n_faults; i++)
    if (diagnosis->faults[i].kind == kind)
      return &diagnosis->faults[i];
  return NULL;
}

/* Each of these happens once. The first step is the givens, so that the steps count from 2; what is written
 * over makes two. */
static void
test_once (void)
{
  static const struct {
    const char *steps;
    RtFaultKind kind;
    uint64_t step;
    const char *cell;
    int digit;
  } rows[] = {
    { "r1c3=1 r1c3=0 r1c3=2 r1c3=0 r1c3=1", RT_FAULT_AGAIN, 6, "r1c3", 1 },
    { "r1c1=5 r1c3=1", RT_FAULT_SAME_GIVEN, 3, "r1c1", 5 },
    { "r1c3=1 r1c1=0", RT_FAULT_OVER_GIVEN, 3, "r1c1", 0 },
    { "r1c1=7 r1c3=1", RT_FAULT_OVER_GIVEN, 3, "r1c1", 7 },
    { "r1c3=1 r1c4=0 r1c6=4", RT_FAULT_ZERO, 3, "r1c4", 0 },
    { "r1c3=0", RT_FAULT_ZERO, 2, "r1c3", 0 },
    { "r1c3=5 r1c4=6", RT_FAULT_NEVER_LOOKS, 2, "r1c3", 5 },
  };
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    const RtFault *fault;
    char name[5];

    diagnose (tape_of (EASY, rows[i].steps), EASY, diagnosis);
    fault = find_fault (diagnosis, rows[i].kind);
    g_test_message ("%s", rows[i].steps);
    g_assert_nonnull (fault);
    g_assert_cmpuint (fault->step, ==, rows[i].step);
    g_assert_cmpuint (fault->n, ==, 1);
    g_assert_cmpstr (rt_cell_name (fault->cell, name), ==, rows[i].cell);
    g_assert_cmpint (fault->digit, ==, rows[i].digit);
  }
  /* There is no fault without its cause. */
  diagnose (tape_of (EASY, "r1c3=1 r1c4=6 r1c4=0 r1c3=2"), EASY, diagnosis);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_null (find_fault (diagnosis, rows[i].kind));
}

/* The reported stale digit is the one that made the program give up a right digit. */
static void
test_lost_by_old (void)
{
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);
  const RtFault *fault;

  diagnose (tape_of (EASY, "r1c3=2 r1c4=8 r1c6=6 r1c3=1 r1c4=9 r1c4=0 r1c3=4 r1c4=9 r1c4=0 r1c3=0"), EASY,
            diagnosis);
  fault = find_fault (diagnosis, RT_FAULT_STALE);
  g_assert_nonnull (fault);
  g_assert_cmpuint (fault->step, ==, 14);
  g_assert_cmpuint (fault->n, ==, 2);
  g_assert_cmpint (fault->cell, ==, 3);
  g_assert_cmpint (fault->digit, ==, 6);
  g_assert_cmpint (fault->other, ==, 5);
}

/* The steps of a search except for the last one: no other search agrees with them longer. */
static void
test_agrees_longest (void)
{
  const RtGrid puzzle = grid_of (EASY);
  guint n_tried = 0;

  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);
    g_autofree void *state = g_malloc0 ((*search)->state_size);
    RtTape *tape = rt_tape_new (folder);
    RtEvent event;
    uint64_t n = 1;   /* the givens */

    (*search)->start (state, &puzzle);
    (*search)->step (state, &event, NULL);
    for (; n < 20 && (*search)->step (state, &event, NULL) && event.kind == RT_EVENT_PLACE; n++)
      rt_tape_add (tape, rt_entry_of (event.cell, event.digit));
    rt_tape_add (tape, rt_entry_of (0, 0));   /* a given */
    diagnose (tape, EASY, diagnosis);
    g_assert_cmpint (diagnosis->same.kind, ==, RT_SAME_NOT);
    g_test_message ("%s: %d steps, told of %s", (*search)->id, (int) n, diagnosis->same.search->id);
    g_assert_cmpuint (diagnosis->same.step, ==, n + 1);
    n_tried += n > 5;
  }
  g_assert_cmpuint (n_tried, >, 3);
}

/* Plain backtracking in an order of its own, on a puzzle without solution: so every digit gets its turn. */
typedef struct {
  RtGrid grid;
  uint8_t cells[RT_N_CELLS];
  const uint8_t *digits;
  RtTape *tape;
} Plain;

static void
go_on (Plain *plain, int at)
{
  int cell = plain->cells[at];

  for (int i = 0; i < 9; i++)
    if (rt_grid_fits (&plain->grid, cell, plain->digits[i])) {
      rt_tape_add (plain->tape, rt_entry_of (cell, plain->digits[i]));
      plain->grid.digit[cell] = plain->digits[i];
      go_on (plain, at + 1);
      rt_tape_add (plain->tape, rt_entry_of (cell, 0));
      plain->grid.digit[cell] = 0;
    }
}

static void
assert_order_is_found (const char *puzzle, const uint8_t digits[9])
{
  static const uint8_t rising[9] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  g_autofree RtDiagnosis *diagnosis = g_new (RtDiagnosis, 1);
  Plain plain = { grid_of (puzzle), { 0 }, digits, rt_tape_new (folder) };

  for (int cell = 0, n = 0; cell < RT_N_CELLS; cell++)
    if (!plain.grid.digit[cell])
      plain.cells[n++] = (uint8_t) cell;
  go_on (&plain, 0);
  diagnose (plain.tape, puzzle, diagnosis);
  g_assert_cmpuint (diagnosis->n_faults, ==, 0);
  if (memcmp (digits, rising, sizeof rising) == 0) {
    g_assert_cmpint (diagnosis->same.kind, ==, RT_SAME_STEPS);
    return;
  }
  /* If the two exchanged digits were never written into one cell, both orders are possible. */
  g_assert_true (diagnosis->same.kind == RT_SAME_OTHER_ORDER || diagnosis->same.kind == RT_SAME_STEPS);
  if (diagnosis->same.kind == RT_SAME_STEPS)
    return;
  g_assert_true (diagnosis->same.search == &rt_search_masks);
  g_assert_false (diagnosis->same.other_cells);
  g_assert_false (diagnosis->same.writes_first);
  g_assert_cmpuint (diagnosis->same.step, ==, diagnosis->findings.n_steps);
  g_assert_cmpint (diagnosis->same.other_digits, ==,
                   memcmp (diagnosis->same.digits, rising, sizeof rising) != 0);
}

/* The digits rising or falling, but for two that are exchanged; and any order. */
static void
test_orders (void)
{
  uint8_t digits[9];

  for (int falling = 0; falling < 2; falling++)
    for (int a = 0; a < 9; a++)
      for (int b = a; b < 9; b++) {
        for (int i = 0; i < 9; i++)
          digits[i] = (uint8_t) (falling ? 9 - i : i + 1);
        digits[a] = (uint8_t) (falling ? 9 - b : b + 1);
        digits[b] = (uint8_t) (falling ? 9 - a : a + 1);
        assert_order_is_found (WRONG, digits);
      }
  for (int i = 0; i < n_cases (100); i++) {
    for (int k = 0; k < 9; k++) {
      int other = g_test_rand_int_range (0, k + 1);

      digits[k] = digits[other];
      digits[other] = (uint8_t) (k + 1);
    }
    assert_order_is_found (i % 2 ? WRONG : NONE, digits);
  }
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("retrace-steps-XXXXXX", NULL);
  add_cases ("/steps", test_once, test_lost_by_old, test_agrees_longest, test_orders);
  result = g_test_run ();
  rmdir (folder);
  g_free (folder);
  return result;
}
