/* test-moment-words.c - the sentences of a search: each number in its place, each reason told apart. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/moment.h"

#include "engine/core/geometry.h"

/* Row 5, column 2, in box 4, and row 3, column 8, in box 3: no two of their numbers are the same. */
#define CELL (4 * 9 + 1)
#define OTHER (2 * 9 + 7)

#define LOST .facts.lost = { 9, { .first = 7, .cell = OTHER, .digit = 6 } }

#define BOX_9 26 /* of the houses 0..26 */

/* What a step, or a look within one, is told as. */
static const struct {
  RtMoment moment;
  const char *said;
} sentences[] = {
  { { .kind = RT_MOMENT_NONE }, NULL },
  { { .kind = RT_MOMENT_LEFT }, "<b>This is your own grid now.</b> The search waits where you left it." },
  { { .kind = RT_MOMENT_SEARCHING, .grid = RT_MOMENT_SEARCH }, "<b>Searching.</b>" },
  { { .kind = RT_MOMENT_SEARCHING, .grid = RT_MOMENT_ANSWER },
    "<b>Searching.</b> The grid shows the answer, found in a faster way; the search goes on." },
  { { .kind = RT_MOMENT_STOPPED, .grid = RT_MOMENT_ANSWER, .step = 11, .steps = 12 },
    "<b>Stopped</b> after 12 steps. The grid shows the answer, found in a faster way." },
  { { .kind = RT_MOMENT_STOPPED, .grid = RT_MOMENT_SEARCH, .step = 11, .steps = 12 },
    "<b>Stopped</b> after 12 steps. The grid shows how far the search had come." },
  { { .kind = RT_MOMENT_END, .step = 11, .steps = 12 },
    "<b>Everything has been tried</b>: the search ends after 11 steps." },
  { { .kind = RT_MOMENT_END, .by_program = true }, "<b>The steps end here</b>, without a solution." },

  /* A digit is tested. */
  { { .kind = RT_MOMENT_REFUSED, .look = { .digit = 4, .cell = CELL, .at = RT_NO_CELL, .house = 5 } },
    "<b>4 refused</b>." },
  { { .kind = RT_MOMENT_REFUSED, .look = { .digit = 4, .cell = CELL, .at = OTHER, .house = RT_NO_HOUSE } },
    "<b>4 refused</b>." },
  { { .kind = RT_MOMENT_REFUSED, .look = { .digit = 4, .cell = CELL, .at = OTHER, .house = 8 } },
    "<b>4 refused</b>: row 9 has it in column 8." },
  { { .kind = RT_MOMENT_REFUSED, .look = { .digit = 4, .cell = CELL, .at = OTHER, .house = 9 } },
    "<b>4 refused</b>: column 1 has it in row 3." },
  { { .kind = RT_MOMENT_REFUSED, .look = { .digit = 4, .cell = CELL, .at = OTHER, .house = 17 } },
    "<b>4 refused</b>: column 9 has it in row 3." },
  { { .kind = RT_MOMENT_REFUSED, .look = { .digit = 4, .cell = CELL, .at = OTHER, .house = 18 } },
    "<b>4 refused</b>: box 1 has it in row 3, column 8." },
  { { .kind = RT_MOMENT_FITS, .look = { .digit = 4, .cell = CELL } }, "<b>4 may stand</b> in row 5, column 2." },

  /* A digit is written. */
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = RT_NO_HOUSE },
    "<b>Placed 4</b> in row 5, column 2: the first digit that fits." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = RT_NO_HOUSE, .again = true },
    "<b>Placed 4</b> in row 5, column 2: the next digit that fits." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = RT_NO_HOUSE, .again = true, .forced = true },
    "<b>Placed 4</b> in row 5, column 2: the only digit that fits." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = 8 },
    "<b>Placed 4</b> in row 5, column 2: row 9 needs it." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = 9 },
    "<b>Placed 4</b> in row 5, column 2: column 1 needs it." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = 17 },
    "<b>Placed 4</b> in row 5, column 2: column 9 needs it." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = 18 },
    "<b>Placed 4</b> in row 5, column 2: box 1 needs it." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = 5, .by_program = true },
    "<b>Placed 4</b> in row 5, column 2." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = RT_NO_HOUSE, .by_program = true,
      .against = { .house = 8, .at = OTHER } },
    "<b>Placed 4</b> in row 5, column 2, though row 9 has it in column 8." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = RT_NO_HOUSE, .by_program = true,
      .against = { .house = 9, .at = OTHER } },
    "<b>Placed 4</b> in row 5, column 2, though column 1 has it in row 3." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = RT_NO_HOUSE, .by_program = true,
      .against = { .house = 17, .at = OTHER } },
    "<b>Placed 4</b> in row 5, column 2, though column 9 has it in row 3." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = RT_NO_HOUSE, .by_program = true,
      .against = { .house = 18, .at = OTHER } },
    "<b>Placed 4</b> in row 5, column 2, though box 1 has it in row 3, column 8." },

  /* A digit is taken back. */
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL }, "<b>Emptied</b> row 5, column 2, which was empty." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .next = 6, .further = OTHER, .by_program = true },
    "<b>Took back 4</b> from row 5, column 2." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .next = 6, .further = OTHER, .goes_on = true },
    "<b>Took back 4</b> from row 5, column 2: the search goes on for another solution." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .next = 6, .further = OTHER },
    "<b>Took back 4</b> from row 5, column 2: no digit works in row 3, column 8. Next: 6." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .further = OTHER },
    "<b>Took back 4</b> from row 5, column 2: no digit works in row 3, column 8." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .next = 6 },
    "<b>Took back 4</b> from row 5, column 2: nothing fits further on. Next: 6." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4 },
    "<b>Took back 4</b> from row 5, column 2: nothing fits further on." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .next = 6, .further = OTHER, .late = true },
    "<b>Took back 4</b> from row 5, column 2: all that follows has been tried. Next: 6." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .further = OTHER, .late = true },
    "<b>Took back 4</b> from row 5, column 2: all that follows has been tried." },
  { { .kind = RT_MOMENT_DEAD_END, .cell = OTHER, .event = { .digit = 7, .cell = CELL } },
    "<b>Dead end</b> in row 3, column 8: every digit is refused. Back to the 7 in row 5, column 2." },
  { { .kind = RT_MOMENT_DEAD_END, .cell = RT_NO_CELL, .digit = 4, .house = 8,
      .event = { .digit = 7, .cell = CELL } },
    "<b>Dead end</b>: 4 has no place left in row 9. Back to the 7 in row 5, column 2." },
  { { .kind = RT_MOMENT_DEAD_END, .cell = RT_NO_CELL, .digit = 4, .house = 9,
      .event = { .digit = 7, .cell = CELL } },
    "<b>Dead end</b>: 4 has no place left in column 1. Back to the 7 in row 5, column 2." },
  { { .kind = RT_MOMENT_DEAD_END, .cell = RT_NO_CELL, .digit = 4, .house = 17,
      .event = { .digit = 7, .cell = CELL } },
    "<b>Dead end</b>: 4 has no place left in column 9. Back to the 7 in row 5, column 2." },
  { { .kind = RT_MOMENT_DEAD_END, .cell = RT_NO_CELL, .digit = 4, .house = 18,
      .event = { .digit = 7, .cell = CELL } },
    "<b>Dead end</b>: 4 has no place left in box 1. Back to the 7 in row 5, column 2." },

  /* A search that rests at a step: what a digit cost, what is lost, and why. */
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .next = 6, .further = OTHER, .rests = true },
    "<b>Took back 4</b> from row 5, column 2." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .next = 6, .rests = true,
      .facts = { .undone = { .first = 10, .last = 321, .dead_ends = 41 }, .furthest_cell = OTHER } },
    "<b>Took back 4</b> from row 5, column 2: 312 steps, 41 dead ends, none got further than row 3." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .next = 6, .rests = true,
      .facts = { .undone = { .first = 10, .last = 11, .dead_ends = 1 }, .furthest_cell = RT_NO_CELL } },
    "<b>Took back 4</b> from row 5, column 2: 2 steps, 1 dead end." },
  { { .kind = RT_MOMENT_TAKEN_BACK, .cell = CELL, .digit = 4, .rests = true, LOST,
      .facts.undone = { .first = 10, .last = 321, .dead_ends = 41 } },
    "<b>Took back 4</b> from row 5, column 2: 312 steps, 41 dead ends. There has been no way out since the 6 in row 3, "
    "column 8 (step 7): 2 steps in vain." },
  { { .kind = RT_MOMENT_DEAD_END, .cell = OTHER, .rests = true, LOST, .event = { .digit = 7, .cell = CELL } },
    "<b>Dead end</b> in row 3, column 8: every digit is refused. There has been no way out since the 6 in row 3, column 8 "
    "(step 7): 2 steps in vain." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .house = RT_NO_HOUSE, .rests = true, LOST },
    "<b>Placed 4</b> in row 5, column 2: the first digit that fits. There has been no way out since the 6 in row 3, "
    "column 8 (step 7): 2 steps in vain." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .rests = true, .shows_why = true, .n_written = 1, LOST,
      .facts.why = { 0x3ff, 0 } },
    "<b>The 6 in row 3, column 8 cannot be right</b>: together with the 9 framed givens it leaves no solution." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .rests = true, .shows_why = true, .n_written = 4, LOST,
      .facts.why = { 0x1f, 0 } },
    "<b>These 4 digits cannot all be right</b>: together with the 1 framed given they leave no solution." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .rests = true, .shows_why = true, .n_written = 1, LOST,
      .n_givens = 11, .facts.why = { 0x3ff, 0 } },
    "<b>No small set of digits shows why</b> the 6 in row 3, column 8 cannot be right: it takes 9 of the 11 givens." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .rests = true, .shows_why = true, .n_written = 1, LOST,
      .n_givens = 12, .facts.why = { 0x3ff, 0 } },
    "<b>The 6 in row 3, column 8 cannot be right</b>: together with the 9 framed givens it leaves no solution." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .rests = true, .shows_why = true, .n_written = 4, LOST,
      .n_givens = 6, .facts.why = { 0x3ff, 0 } },
    "<b>No small set of digits shows why</b> these 4 digits cannot all be right: it takes 6 of the 6 givens." },
  { { .kind = RT_MOMENT_PLACED, .digit = 4, .cell = CELL, .rests = true, .shows_why = true, .n_written = 5, LOST,
      .facts.why = { 0x1f, 0 } },
    "<b>These 5 digits cannot all be right</b>: no solution has them all." },

  /* What if. */
  { { .kind = RT_MOMENT_WHAT_IF, .steps = 1204, .what_if = { true, true, false, 3, CELL } },
    "<b>What if 3 in row 5, column 2?</b> The search tries it: 1204 steps so far." },
  { { .kind = RT_MOMENT_WHAT_IF, .steps = 1204, .what_if = { true, false, false, 3, CELL } },
    "<b>What if 3 in row 5, column 2?</b> Without a solution, after 1204 steps." },
  { { .kind = RT_MOMENT_WHAT_IF, .steps = 1, .what_if = { true, false, true, 3, CELL } },
    "<b>What if 3 in row 5, column 2?</b> The solution, after 1 step." },

  /* A solution. */
  { { .kind = RT_MOMENT_SOLUTION, .step = 11, .solution = 1, .n_solutions = 1, .exact = true },
    "<b>Solved</b>, after 11 steps." },
  { { .kind = RT_MOMENT_SOLUTION, .step = 11 }, "<b>A solution</b>, after 11 steps." },
  { { .kind = RT_MOMENT_SOLUTION, .step = 11, .solution = 2 }, "<b>Solution 2</b>, after 11 steps." },
  { { .kind = RT_MOMENT_SOLUTION, .step = 11, .solution = 2, .n_solutions = 3, .exact = true },
    "<b>Solution 2 of 3</b>, after 11 steps." },
  { { .kind = RT_MOMENT_SOLUTION, .step = 11, .solution = 2, .n_solutions = 3, .n_differ = 1 },
    "<b>Solution 2 of at least 3</b>, after 11 steps. It differs from the one before in 1 cell." },
  { { .kind = RT_MOMENT_SOLUTION, .step = 11, .solution = 2, .n_solutions = 3, .n_differ = 5 },
    "<b>Solution 2 of at least 3</b>, after 11 steps. It differs from the one before in 5 cells." },

  /* The person is asked for a step, and told whether they knew it. */
  { { .kind = RT_MOMENT_FITS, .look = { .digit = 4, .cell = CELL }, .quiz = { .asks = true } },
    "<b>What is next?</b> Type the digit where the search writes it, or press Backspace where it empties a "
    "cell." },
  { { .kind = RT_MOMENT_FITS, .look = { .digit = 4, .cell = CELL },
      .quiz = { .asks = true, .n_right = 1, .n_said = 2 } },
    "<b>What is next?</b> You knew 1 of 2." },
  { { .kind = RT_MOMENT_FITS, .look = { .digit = 4, .cell = CELL },
      .quiz = { .asks = true, .told = true, .right = true, .n_right = 1, .n_said = 2 } },
    "<b>Right</b>, 1 of 2. <b>4 may stand</b> in row 5, column 2." },
  { { .kind = RT_MOMENT_FITS, .look = { .digit = 4, .cell = CELL },
      .quiz = { .told = true, .n_right = 1, .n_said = 2 } },
    "<b>No</b>, 1 of 2. <b>4 may stand</b> in row 5, column 2." },
  { { .kind = RT_MOMENT_NONE, .quiz = { .told = true, .n_right = 1, .n_said = 2 } }, NULL },
};

static void
test_sentences (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++) {
    RtMoment moment = sentences[i].moment;
    g_autofree char *said = NULL;

    if (moment.against.house == 0)
      moment.against.house = RT_NO_HOUSE;
    said = rt_moment_say (&moment);
    g_assert_cmpstr (said, ==, sentences[i].said);
  }
}

/* What a chip is told as: of digit 4 for the cell in question; or of the fourth cell of box 9, which is
 * row 8, column 7, for digit 5. */
static const struct {
  RtChip chip;
  bool of_cells;
  const char *title, *word, *brief, *said;
} chips[] = {
  { { .state = RT_CHIP_PLACED }, false, "4", "placed", "set", "4: placed" },
  { { .state = RT_CHIP_TESTED }, false, "4", "test", "test", "4: being tested" },
  { { .state = RT_CHIP_TRIED }, false, "4", "tried", "tried", "4: tried and taken back" },
  { { .state = RT_CHIP_LATER }, false, "4", "later", "later", "4: not tried yet" },
  { { .state = RT_CHIP_FREE }, false, "4", "fits", "fits", "4: may stand there, too" },
  { { RT_CHIP_REFUSED, 8, OTHER, false }, false, "4", "row", "row", "4: row 9 has it in column 8" },
  { { RT_CHIP_REFUSED, 9, OTHER, false }, false, "4", "column", "col", "4: column 1 has it in row 3" },
  { { RT_CHIP_REFUSED, 17, OTHER, false }, false, "4", "column", "col", "4: column 9 has it in row 3" },
  { { RT_CHIP_REFUSED, 18, OTHER, false }, false, "4", "box", "box", "4: box 1 has it in row 3, column 8" },
  { { RT_CHIP_REFUSED, 26, OTHER, false }, false, "4", "box", "box", "4: box 9 has it in row 3, column 8" },
  { { .state = RT_CHIP_NONE }, true, "r8c7", "", "", "Row 8, column 7: filled" },
  { { RT_CHIP_REFUSED, 8, OTHER, false }, true, "r8c7", "row", "row",
    "Row 8, column 7: row 9 has the 5 in column 8" },
  { { RT_CHIP_REFUSED, 9, OTHER, false }, true, "r8c7", "column", "col",
    "Row 8, column 7: column 1 has the 5 in row 3" },
  { { RT_CHIP_REFUSED, 17, OTHER, false }, true, "r8c7", "column", "col",
    "Row 8, column 7: column 9 has the 5 in row 3" },
  { { RT_CHIP_REFUSED, 18, OTHER, false }, true, "r8c7", "box", "box",
    "Row 8, column 7: box 1 has the 5 in row 3, column 8" },
};

static void
test_chips (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (chips); i++) {
    RtMoment moment = { .kind = RT_MOMENT_DEAD_END, .digit = 5, .house = BOX_9, .has_chips = true,
                        .of_cells = chips[i].of_cells };
    g_autofree char *title = NULL, *said = NULL;

    moment.chips[3] = chips[i].chip;
    title = rt_moment_chip_title (&moment, 4);
    said = rt_moment_say_chip (&moment, 4);
    g_assert_cmpstr (title, ==, chips[i].title);
    g_assert_cmpstr (rt_moment_chip_word (&moment, 4, false), ==, chips[i].word);
    g_assert_cmpstr (rt_moment_chip_word (&moment, 4, true), ==, chips[i].brief);
    g_assert_cmpstr (said, ==, chips[i].said);
  }
}

/* What the grid shows, where it is not the person's own. */
static const struct {
  RtMoment moment;
  bool playing;
  const char *said;
} subjects[] = {
  { { .kind = RT_MOMENT_NONE, .grid = RT_MOMENT_SEARCH }, false, NULL },
  { { .kind = RT_MOMENT_LEFT, .grid = RT_MOMENT_OWN }, false, NULL },
  { { .kind = RT_MOMENT_PLACED, .grid = RT_MOMENT_ANSWER, .step = 11 }, true,
    "answer shown; the search still runs" },
  { { .kind = RT_MOMENT_PLACED, .grid = RT_MOMENT_SEARCH, .step = 11 }, false, "a search, at step 11" },
  { { .kind = RT_MOMENT_DEAD_END, .grid = RT_MOMENT_SEARCH, .step = 12, .paused = true }, false,
    "its first dead end, at step 12; Play goes on" },
  { { .kind = RT_MOMENT_PLACED, .grid = RT_MOMENT_SEARCH, .step = 11 }, true, "a search, playing" },
  { { .kind = RT_MOMENT_PLACED, .grid = RT_MOMENT_SEARCH, .step = 11, .by_program = true }, false,
    "your program, at step 11" },
  { { .kind = RT_MOMENT_PLACED, .grid = RT_MOMENT_SEARCH, .step = 11, .by_program = true }, true,
    "your program, playing" },
  { { .kind = RT_MOMENT_SOLUTION, .grid = RT_MOMENT_SEARCH, .n_solutions = 3 }, false, NULL },
  { { .kind = RT_MOMENT_SOLUTION, .grid = RT_MOMENT_SEARCH, .solution = 1, .n_solutions = 1 }, false, NULL },
  { { .kind = RT_MOMENT_SOLUTION, .grid = RT_MOMENT_SEARCH, .solution = 1, .n_solutions = 2, .exact = true },
    false, "solution 1 of 2" },
  { { .kind = RT_MOMENT_SOLUTION, .grid = RT_MOMENT_SEARCH, .solution = 1, .n_solutions = 2 }, false,
    "solution 1 of at least 2" },
};

static void
test_subjects (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (subjects); i++) {
    g_autofree char *said = rt_moment_say_subject (&subjects[i].moment, subjects[i].playing);

    g_assert_cmpstr (said, ==, subjects[i].said);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moment-words/sentences", test_sentences);
  g_test_add_func ("/moment-words/chips", test_chips);
  g_test_add_func ("/moment-words/subjects", test_subjects);
  return g_test_run ();
}
