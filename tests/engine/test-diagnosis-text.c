/* test-diagnosis-text.c - tests the sentences of a diagnosis: rows, columns and digits are in the
 * right places. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/diagnosis-text.h"

#include "common/cases.h"

#include <glib.h>

/* Row 2, column 3; row 8, column 6. */
#define CELL 11
#define OTHER 68

static void
test_faults (void)
{
  static const struct {
    RtFaultKind kind;
    int region, digit, other;
    const char *says;
  } rows[] = {
    { RT_FAULT_OVER_GIVEN, 0, 5, 0, "It writes 5 into row 2, column 3, which is given." },
    { RT_FAULT_OVER_GIVEN, 0, 0, 0, "It empties row 2, column 3, which is given." },
    { RT_FAULT_ZERO, 0, 0, OTHER,
      "It takes 0 for a digit: it writes 0 into row 2, column 3 and goes on to the next cell." },
    { RT_FAULT_NEVER_LOOKS, RT_REGION_ROW, 5, OTHER,
      "You never look at the row: compare with all nine cells of the row. "
    "It writes 5 into row 2, column 3, though row 8, column 6 has it." },
    { RT_FAULT_NEVER_LOOKS, RT_REGION_COLUMN, 5, OTHER,
      "You never look at the column: compare with all nine cells of the column. "
    "It writes 5 into row 2, column 3, though row 8, column 6 has it." },
    { RT_FAULT_NEVER_LOOKS, RT_REGION_BOX, 5, OTHER,
      "You never look at the box: compare with all nine cells of the box. "
    "It writes 5 into row 2, column 3, though row 8, column 6 has it." },
    { RT_FAULT_CLASH, RT_REGION_ROW, 5, OTHER,
      "It writes 5 into row 2, column 3 and goes on, though row 8, column 6 has it." },
    { RT_FAULT_NEVER_TRIES, 0, 5, 0, "It never tries 5, which row 2, column 3 needs." },
    { RT_FAULT_STALE, 0, 5, OTHER,
      "It does not empty a cell when it goes back: the old 5 in row 8, column 6 keeps 5 out of row 2, "
      "column 3." },
    { RT_FAULT_SKIPS, 0, 5, 0,
      "It skips 5 in row 2, column 3, though it fits and leads to the solution." },
    { RT_FAULT_GIVES_UP, 0, 5, 0,
      "It takes 5 back from row 2, column 3, though all digits so far were right." },
    { RT_FAULT_NEVER_BACK, 0, 0, 4, "It never goes back: it ends where no digit fits row 2, column 3." },
    { RT_FAULT_STOPS, 0, 5, 4, "It stops when row 4 is full: nothing is written below." },
    { RT_FAULT_STOPS, 0, 5, 1, "It stops when row 1 is full: nothing is written below." },
    { RT_FAULT_STOPS, 0, 5, 0, "It stops with blanks left: 5 would fit row 2, column 3." },
    { RT_FAULT_STOPS, 0, 5, RT_NO_CELL, "It stops with blanks left: 5 would fit row 2, column 3." },
    { RT_FAULT_GOES_ON, 0, 0, 0, "It goes on after the first solution: 7 more steps." },
    { RT_FAULT_AGAIN, 0, 5, 0,
      "It starts again from the first cell: row 2, column 3 gets 5 a second time." },
    { RT_FAULT_SAME_GIVEN, 0, 5, 0,
      "It visits filled cells: it writes 5 into row 2, column 3, where it stands." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    const RtFault fault = { .kind = rows[i].kind, .step = 12, .n = 7, .cell = CELL,
                            .digit = (uint8_t) rows[i].digit, .other = (uint8_t) rows[i].other,
                            .region = (uint8_t) rows[i].region };
    g_autofree char *said = rt_diagnosis_say_fault (&fault);
    g_autofree char *said_at = rt_diagnosis_say_fault_at (&fault);
    g_autofree char *wanted_at = g_strconcat ("Step 12: ", rows[i].says, NULL);

    g_assert_cmpstr (said, ==, rows[i].says);
    g_assert_cmpstr (said_at, ==, wanted_at);
  }
}

/* Each wrong row, column and box has its own sentence, with the digit that shows it, or that was
 * lost by it. */
static void
test_regions (void)
{
  g_autoptr (GHashTable) all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int region = RT_REGION_ROW_BUT_LAST; region < RT_N_REGIONS; region++)
    for (int is_lost = 0; is_lost < 2; is_lost++) {
      const RtFault fault = {
        .kind = region < RT_REGION_BOX_FROM_CELL ? RT_FAULT_LEAVES_OUT : RT_FAULT_WRONG_BOX,
        .cell = CELL, .digit = 5, .other = OTHER, .region = (uint8_t) region, .is_lost = is_lost,
      };
      char *said = rt_diagnosis_say_fault (&fault);

      g_assert_true (g_str_has_suffix (
        said, is_lost ? " It never writes 5 into row 2, column 3, which leads to the solution."
                      : " It writes 5 into row 2, column 3, though row 8, column 6 has it."));
      g_assert_true (g_hash_table_add (all, said));
    }
}

/* Each fault has its own sentence on how to mend it. */
static void
test_mends (void)
{
  g_autoptr (GHashTable) all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  RtFault fault = { .cell = CELL, .digit = 5, .other = RT_NO_CELL };
  int n = 0;

  for (fault.kind = 0; fault.kind < RT_N_FAULTS; fault.kind++)
    for (fault.region = 0; fault.region < RT_N_REGIONS; fault.region++) {
      char *said = rt_diagnosis_say_mend (&fault);
      const bool is_region = fault.kind == RT_FAULT_NEVER_LOOKS || fault.kind == RT_FAULT_LEAVES_OUT ||
                             fault.kind == RT_FAULT_WRONG_BOX;

      g_assert_true (g_str_has_prefix (said, "You"));
      g_hash_table_add (all, said);
      n += is_region ? fault.kind == RT_FAULT_NEVER_LOOKS : fault.region == 0;
    }
  g_assert_cmpint ((int) g_hash_table_size (all), ==, n);
}

static void
test_answers (void)
{
  static const struct {
    RtAnswer answer;
    const char *says;
  } rows[] = {
    { { RT_ANSWER_RIGHT, 0, 0, 0, 0, false }, "The answer is right." },
    { { RT_ANSWER_NOT_FIRST, CELL, 5, 0, 0, false },
      "The answer is a solution, but not the first in order: that has 5 in row 2, column 3." },
    { { RT_ANSWER_RIGHTLY_NONE, 0, 0, 0, 0, false },
      "There is no solution, and the program found none." },
    { { RT_ANSWER_GIVEN, CELL, 5, 0, 0, false },
      "The answer is wrong: the given in row 2, column 3 has become 5." },
    { { RT_ANSWER_GIVEN, CELL, 5, 0, 0, true },
      "The answer has rows and columns exchanged; apart from that it is right." },
    { { RT_ANSWER_TWICE, CELL, 5, OTHER, 0, false },
      "The answer is wrong: row 1 has 5 twice, in column 3 and column 6." },
    { { RT_ANSWER_TWICE, CELL, 5, OTHER, 8, false },
      "The answer is wrong: row 9 has 5 twice, in column 3 and column 6." },
    { { RT_ANSWER_TWICE, CELL, 5, OTHER, 9, false },
      "The answer is wrong: column 1 has 5 twice, in row 2 and row 8." },
    { { RT_ANSWER_TWICE, CELL, 5, OTHER, 17, false },
      "The answer is wrong: column 9 has 5 twice, in row 2 and row 8." },
    { { RT_ANSWER_TWICE, CELL, 5, OTHER, 18, false },
      "The answer is wrong: box 1 has 5 twice, in row 2, column 3 and row 8, column 6." },
    { { RT_ANSWER_UNFINISHED, CELL, 0, 0, 0, false },
      "The answer is not finished: row 2, column 3 is empty." },
    { { RT_ANSWER_MISSING, 0, 0, 0, 0, false }, "There is a solution, but the program found none." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *said = rt_diagnosis_say_answer (&rows[i].answer);

    g_assert_cmpstr (said, ==, rows[i].says);
  }
}

/* The sentence names the search that the steps belong to, as far as they agree. */
static void
test_same (void)
{
  const RtEvent place = { .kind = RT_EVENT_PLACE, .cell = CELL, .digit = 5 };
  const RtEvent none = { .kind = RT_EVENT_NONE };
  const struct {
    RtSame same;
    const char *says;
  } rows[] = {
    { { RT_SAME_STEPS, &rt_search_masks, 48, none, none, false, false, false, { 0 } },
      "It makes the same 48 steps as “Cell by cell, with bit masks”, and so as each of the classics." },
    { { RT_SAME_STEPS, &rt_search_fewest, 48, none, none, false, false, false, { 0 } },
      "It makes the same 48 steps as “Fewest candidates first”." },
    { { RT_SAME_PLACEMENTS, &rt_search_masks, 48, none, none, false, false, false, { 0 } },
      "It writes the same 48 digits, one after another, as “Cell by cell, with bit masks”, and so as each of the "
      "classics; what it takes back, it tells otherwise." },
    { { RT_SAME_OTHER_ORDER, &rt_search_masks, 48, none, none, true, true, false,
        { 9, 8, 7, 6, 5, 4, 3, 2, 1 } },
      "It is plain backtracking with the cells in an order of its own, and the digits in the order 9 8 7 6 "
      "5 4 3 2 1." },
    { { RT_SAME_OTHER_ORDER, &rt_search_masks, 48, none, none, false, true, false,
        { 2, 1, 3, 4, 5, 6, 7, 8, 9 } },
      "It is plain backtracking with the digits in the order 2 1 3 4 5 6 7 8 9." },
    { { RT_SAME_OTHER_ORDER, &rt_search_masks, 48, none, none, true, false, false, { 0 } },
      "It is plain backtracking with the cells in an order of its own." },
    { { RT_SAME_OTHER_ORDER, &rt_search_masks, 48, none, none, false, false, true, { 0 } },
      "It is plain backtracking in the usual order. It writes each digit before it tests it." },
    { { RT_SAME_NOT, &rt_search_masks, 48, place, none, false, false, false, { 0 } },
      "The first step that differs from “Cell by cell, with bit masks” is number 48. Your program: No further "
      "step. There: Placed 5 in row 2, column 3." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *said = rt_diagnosis_say_same (&rows[i].same);

    g_assert_cmpstr (said, ==, rows[i].says);
  }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/diagnosis-words", test_faults, test_regions, test_mends,
                    test_answers, test_same);
}
