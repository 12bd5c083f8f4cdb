/* test-reasoning.c - tests hints in stages, mistakes before hints, the path to the solution, and
 * that each result is one undo step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/hint/async-step-search.h"
#include "document/hint/reasoning-words.h"
#include "document/hint/reasoning.h"

#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/rating/rating.h"
#include "format/format.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "common/result.h"
#include "document/documents.h"
#include "engine/logic/board/positions.h"

#include <string.h>

/* A puzzle with two solutions that have no entry in common. */
#define EITHER "534678912672195348198342567859761423426853791713.2.856961537284287.1.635345286179"

typedef struct {
  RtDocument *document;
  RtReasoning *reasoning;
  int n_changes;
} Desk;

static void
changed_cb (RtReasoning *reasoning, Desk *desk)
{
  desk->n_changes++;
}

static void
desk_open_puzzle (Desk *desk, RtPuzzle *puzzle)
{
  *desk = (Desk) { rt_document_new (puzzle), NULL, 0 };
  desk->reasoning = rt_reasoning_new (desk->document);
  g_signal_connect (desk->reasoning, "changed", G_CALLBACK (changed_cb), desk);
}

static void
desk_open (Desk *desk, const char *text)
{
  g_autoptr (RtPuzzle) puzzle = puzzle_of (text);

  desk_open_puzzle (desk, puzzle);
}

static void
desk_close (Desk *desk)
{
  /* One that still works outlives its desk. */
  g_signal_handlers_disconnect_by_data (desk->reasoning, desk);
  g_object_unref (desk->reasoning);
  g_object_unref (desk->document);
}

static void
until_found (Desk *desk)
{
  until (rt_reasoning_state (desk->reasoning) != RT_REASONING_WORKING);
}

static void
hint (Desk *desk)
{
  rt_reasoning_hint (desk->reasoning);
  until_found (desk);
}

/* Returns the number of digits in the document, all of which must be those of the solution. */
static int
n_right (Desk *desk)
{
  const RtPosition *position = rt_document_position (desk->document);
  RtGrid grid, solution;

  rt_position_grid (position, &grid);
  g_assert_cmpint (rt_fast_solve (&position->givens, &solution), ==, 1);
  for_each_cell (cell, rt_grid_filled (&grid))
    g_assert_cmpint (grid.digit[cell], ==, solution.digit[cell]);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_position_has_marks (position) && !grid.digit[cell])
      g_assert_true (rt_digits_has (position->marks[cell], solution.digit[cell]));
  return rt_cells_count (rt_grid_filled (&grid));
}

/* Hint after hint, each through its stages, to the end. */
static void
test_hints_lead_to_the_end (void)
{
  int n_steps = 0;
  Desk desk;

  desk_open (&desk, EASY);
  for (;;) {
    hint (&desk);
    if (rt_reasoning_state (desk.reasoning) == RT_REASONING_SOLVED)
      break;
    for (int stage = RT_HINT_KIND; stage <= RT_HINT_ALL; stage++) {
      g_autofree char *said = rt_reasoning_say (desk.reasoning);

      g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_STEP);
      g_assert_cmpint (rt_reasoning_stage (desk.reasoning), ==, stage);
      g_assert_nonnull (said);
      rt_reasoning_hint (desk.reasoning);
    }
    n_steps++;
    g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_NOTHING);
    g_assert_cmpint (n_right (&desk), ==, 30 + n_steps);
  }
  g_assert_cmpint (n_steps, ==, 51);
  rt_document_undo (desk.document);
  g_assert_cmpint (n_right (&desk), ==, 80);
  desk_close (&desk);
}

/* One or two cells are named in full, more of them in short. */
static void
test_cells_in_words (void)
{
  g_autofree char *single = NULL, *harder = NULL, *two = NULL;
  Desk desk;

  two = rt_spell_out (g_strdup ("r1c2 and r3c4 go."));
  g_assert_cmpstr (two, ==, "Row 1, column 2 and row 3, column 4 go.");

  desk_open (&desk, EASY);
  for (int stage = RT_HINT_KIND; stage <= RT_HINT_ALL; stage++)
    hint (&desk);
  single = rt_reasoning_say (desk.reasoning);
  g_assert_true (g_regex_match_simple ("^<b>Hidden Single.</b> In (row|column|box) \\d the digit \\d "
                                       "can only stand in (row \\d, column \\d)\\. So \\2 is \\d\\.$",
                                       single, 0, 0));
  desk_close (&desk);

  desk_open (&desk, HARDER);
  do {
    g_free (harder);
    hint (&desk);
    harder = rt_reasoning_say (desk.reasoning);
  } while (!harder || !g_regex_match_simple ("r\\dc\\d.* r\\dc\\d.* r\\dc\\d", harder, 0, 0));
  g_assert_false (g_regex_match_simple ("row \\d, column \\d", harder, 0, 0));
  desk_close (&desk);
}

/* Digits of the solver are ignored: hint and path begin with the digits of the person. */
static void
test_start_after_solve (void)
{
  RtGrid solution;
  Desk desk;

  desk_open (&desk, EASY);
  rt_document_enter (desk.document, rt_cells_of (2), 4);
  g_assert_true (rt_grid_parse (&solution, SOLVED));
  rt_document_fill_solution (desk.document, &solution, false);
  g_assert_cmpint (n_right (&desk), ==, 81);

  rt_reasoning_look_for (desk.reasoning, RT_STEPS_PATH);
  until_found (&desk);
  g_assert_cmpuint (rt_reasoning_steps (desk.reasoning)->len, ==, 50);
  g_assert_true (rt_cells_is_empty (rt_reasoning_position (desk.reasoning)->found));
  rt_reasoning_show (desk.reasoning, 2);
  rt_reasoning_apply (desk.reasoning);
  g_assert_cmpint (n_right (&desk), ==, 34);
  rt_document_undo (desk.document);
  g_assert_cmpint (n_right (&desk), ==, 81);

  for (int stage = RT_HINT_KIND; stage <= RT_HINT_ALL; stage++) {
    hint (&desk);
    g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_STEP);
  }
  rt_reasoning_hint (desk.reasoning);
  g_assert_cmpint (n_right (&desk), ==, 32);
  rt_document_undo (desk.document);
  g_assert_cmpint (n_right (&desk), ==, 81);
  rt_reasoning_fill_singles (desk.reasoning);
  g_assert_cmpint (n_right (&desk), ==, 81);
  g_assert_true (rt_cells_is_empty (rt_document_position (desk.document)->found));
  desk_close (&desk);
}

/* Mistakes are reported, then marked, and no hint is shown. */
static void
test_mistakes_come_first (void)
{
  g_autofree char *one = NULL, *two = NULL;
  Desk desk;

  desk_open (&desk, EASY);
  rt_document_enter (desk.document, rt_cells_of (2), 4);
  rt_document_enter (desk.document, rt_cells_of (3), 2);
  hint (&desk);
  one = rt_reasoning_say (desk.reasoning);
  g_assert_cmpstr (one, ==, "<b>A mistake</b>: the 2 in row 1, column 4 is wrong.");
  g_assert_true (rt_cells_is_empty (rt_reasoning_mistakes (desk.reasoning)));
  hint (&desk);
  g_assert_true (rt_cells_equal (rt_reasoning_mistakes (desk.reasoning), rt_cells_of (3)));
  g_assert_null (rt_reasoning_step (desk.reasoning));

  rt_document_enter (desk.document, rt_cells_of (80), 9);
  rt_document_enter (desk.document, rt_cells_of (5), 1);
  g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_NOTHING);
  hint (&desk);
  two = rt_reasoning_say (desk.reasoning);
  g_assert_cmpstr (two, ==, "<b>Mistakes</b>: 2 of your digits are wrong.");
  g_assert_true (rt_cells_is_empty (rt_reasoning_mistakes (desk.reasoning)));
  desk_close (&desk);
}

/* The grid before each step of the path, and what doing it leaves. */
static void
test_path (void)
{
  Desk desk;
  guint n;

  desk_open (&desk, EASY);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_PATH);
  until_found (&desk);
  g_assert_cmpint (rt_reasoning_kind (desk.reasoning), ==, RT_STEPS_PATH);
  n = rt_reasoning_steps (desk.reasoning)->len;
  g_assert_cmpuint (n, ==, 51);
  for (guint i = 0; i < n; i++) {
    const RtPosition *position;
    const RtStep *step;
    RtGrid grid;

    rt_reasoning_show (desk.reasoning, (int) i);
    step = rt_reasoning_step (desk.reasoning);
    position = rt_reasoning_position (desk.reasoning);
    rt_position_grid (position, &grid);
    g_assert_cmpuint ((guint) rt_cells_count (rt_grid_filled (&grid)), ==, 30 + i);
    for (guint k = 0; k < step->n_placed; k++)
      g_assert_true (rt_digits_has (
        rt_reasoning_candidates (desk.reasoning)[step->placed[k].cell], step->placed[k].digit));
  }
  rt_reasoning_show (desk.reasoning, 9);
  rt_reasoning_apply (desk.reasoning);
  g_assert_cmpint (n_right (&desk), ==, 40);
  g_assert_cmpstr (rt_document_undo_label (desk.document), ==, "10 Steps");
  until_found (&desk);
  g_assert_cmpuint (rt_reasoning_steps (desk.reasoning)->len, ==, 41);
  rt_document_undo (desk.document);
  g_assert_cmpint (n_right (&desk), ==, 30);
  g_assert_null (rt_reasoning_steps (desk.reasoning));
  desk_close (&desk);
}

/* Played, the path goes from the grid before its first step to the solution, each step two seconds
 * long; back, the same way. */
static void
test_path_plays (void)
{
  RtPlayer *player;
  RtGrid grid;
  char text[82];
  Desk desk;

  desk_open (&desk, EASY);
  player = rt_reasoning_player (desk.reasoning);
  g_assert_null (rt_player_path (player));
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_PATH);
  until_found (&desk);
  g_assert_cmpuint (rt_player_length (player), ==, 51);
  g_assert_cmpint (rt_reasoning_place (desk.reasoning), ==, 0);
  g_assert_nonnull (rt_reasoning_step (desk.reasoning));

  rt_reasoning_play (desk.reasoning, true);
  for (int step = 0; rt_player_playing (player); step++) {
    rt_player_tick (player, 2 * step * G_USEC_PER_SEC, true);
    g_assert_cmpint (rt_reasoning_place (desk.reasoning), ==, step);
    rt_position_grid (rt_reasoning_position (desk.reasoning), &grid);
    g_assert_cmpint (rt_cells_count (rt_grid_filled (&grid)), ==, 30 + step);
  }
  g_assert_cmpint (rt_reasoning_place (desk.reasoning), ==, 51);
  g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_SOLVED);
  g_assert_null (rt_reasoning_step (desk.reasoning));
  g_assert_cmpstr (rt_grid_print (&grid, text), ==, SOLVED);

  desk.n_changes = 0;
  rt_player_step (player, -1);
  g_assert_cmpint (desk.n_changes, ==, 1);
  g_assert_true (rt_reasoning_step (desk.reasoning) ==
                 g_ptr_array_index (rt_reasoning_steps (desk.reasoning), 50));
  rt_reasoning_show (desk.reasoning, 20);
  g_assert_cmpuint (rt_player_position (player), ==, 20);

  /* From the end it plays again from the start. */
  rt_player_seek (player, 51);
  rt_reasoning_play (desk.reasoning, true);
  g_assert_cmpint (rt_reasoning_place (desk.reasoning), ==, 0);

  /* After a seek, playing continues from there; a pause at the end stays there. */
  rt_reasoning_play (desk.reasoning, false);
  rt_player_seek (player, 7);
  rt_reasoning_play (desk.reasoning, true);
  g_assert_cmpint (rt_reasoning_place (desk.reasoning), ==, 7);
  rt_player_seek (player, 51);
  rt_reasoning_play (desk.reasoning, false);
  g_assert_cmpint (rt_reasoning_place (desk.reasoning), ==, 51);
  desk_close (&desk);
}

/* The rating's path of the puzzle is shown at its hardest step, whatever was entered and marked.
 * Doing steps of that path keeps the person's marks. */
static void
test_hardest (void)
{
  g_autoptr (RtRater) rater = rt_rater_new (false);
  RtGrid puzzle, solution;
  RtPlayer *player;
  RtRating rating;
  int n_empty = 0;
  Desk desk;

  desk_open (&desk, HARDER);
  puzzle = rt_document_position (desk.document)->givens;
  g_assert_true (rt_rater_rate (rater, &puzzle, NULL, &rating));
  g_assert_cmpint (rt_fast_solve (&puzzle, &solution), ==, 1);
  for (int cell = 0; cell < RT_N_CELLS && n_empty < 9; cell++)
    if (!puzzle.digit[cell] && n_empty++ < 8)
      rt_document_enter (desk.document, rt_cells_of (cell), solution.digit[cell]);
    else if (!puzzle.digit[cell])
      rt_document_edit (desk.document, RT_EDIT_MARK, rt_cells_of (cell), solution.digit[cell], false);
  player = rt_reasoning_player (desk.reasoning);
  rt_reasoning_show_hardest (desk.reasoning, &puzzle);
  g_assert_true (rt_reasoning_is_by_rating (desk.reasoning));
  until_found (&desk);
  g_assert_true (rt_grid_equal (rt_reasoning_start (desk.reasoning), &puzzle));
  g_assert_cmpint (rt_price_tenths (rt_reasoning_step (desk.reasoning)->price), ==, rating.er);
  g_assert_true (rt_reasoning_step (desk.reasoning)->technique == rating.hardest);
  g_assert_cmpint (rt_reasoning_place (desk.reasoning), >, 0);
  g_assert_cmpuint (rt_player_position (player), ==, rt_reasoning_place (desk.reasoning));

  rt_player_seek (player, 0);
  desk.n_changes = 0;
  rt_reasoning_show_hardest (desk.reasoning, &puzzle);
  g_assert_cmpint (desk.n_changes, ==, 1);
  g_assert_cmpint (rt_price_tenths (rt_reasoning_step (desk.reasoning)->price), ==, rating.er);

  rt_player_seek (player, rt_player_length (player) - 1);
  rt_reasoning_apply (desk.reasoning);
  g_assert_false (rt_reasoning_is_by_rating (desk.reasoning));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpint (rt_digits_count (rt_document_position (desk.document)->marks[cell]), <=, 1);
  g_assert_cmpint (n_right (&desk), ==, 81);
  desk_close (&desk);
}

/* At the end of the path, all its steps can be done; an edit or a new request removes it. */
static void
test_path_ends (void)
{
  RtPlayer *player;
  Desk desk;

  desk_open (&desk, HARDER);
  player = rt_reasoning_player (desk.reasoning);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_PATH);
  until_found (&desk);
  rt_player_seek (player, G_MAXUINT64);
  rt_reasoning_apply (desk.reasoning);
  g_assert_cmpint (n_right (&desk), ==, 81);
  g_assert_null (rt_player_path (player));
  until_found (&desk);
  g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_SOLVED);
  rt_document_undo (desk.document);

  rt_reasoning_look_for (desk.reasoning, RT_STEPS_PATH);
  until_found (&desk);
  rt_reasoning_play (desk.reasoning, true);
  rt_document_edit (desk.document, RT_EDIT_MARK, rt_cells_of (0), 4, false);
  g_assert_false (rt_player_playing (player));
  g_assert_null (rt_player_path (player));
  g_assert_cmpint (rt_reasoning_place (desk.reasoning), ==, -1);

  rt_reasoning_look_for (desk.reasoning, RT_STEPS_PATH);
  until_found (&desk);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_HERE);
  g_assert_null (rt_player_path (player));
  until_found (&desk);
  g_assert_cmpint (rt_reasoning_place (desk.reasoning), ==, -1);
  desk_close (&desk);
}

/* A ladder that is too short ends before the solution, and says so. */
static void
test_path_breaks_off (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("hidden-single-line");
  Desk desk;

  desk_open (&desk, EASY);
  rt_reasoning_set_ladder (desk.reasoning, ladder);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_PATH);
  until_found (&desk);
  g_assert_cmpuint (rt_reasoning_steps (desk.reasoning)->len, >, 0);
  rt_player_seek (rt_reasoning_player (desk.reasoning), G_MAXUINT64);
  g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_NO_STEP);
  desk_close (&desk);
}

/* A step that only eliminates changes the pencil marks, and the next hint uses these. */
static void
test_removals_become_marks (void)
{
  int n_removals = 0;
  Desk desk;

  desk_open (&desk, HARDER);
  for (int i = 0; i < 12; i++) {
    hint (&desk);
    if (rt_reasoning_state (desk.reasoning) != RT_REASONING_STEP)
      break;
    while (rt_reasoning_stage (desk.reasoning) < RT_HINT_ALL)
      rt_reasoning_hint (desk.reasoning);
    n_removals += rt_reasoning_step (desk.reasoning)->n_placed == 0;
    rt_reasoning_hint (desk.reasoning);
    n_right (&desk);
    if (n_removals)
      g_assert_true (rt_position_has_marks (rt_document_position (desk.document)));
  }
  g_assert_cmpint (n_removals, >, 1);
  desk_close (&desk);
}

/* Returns the number of digits on the board of the shown step. */
static int
n_there (Desk *desk)
{
  RtGrid grid;

  rt_position_grid (rt_reasoning_position (desk->reasoning), &grid);
  return rt_cells_count (rt_grid_filled (&grid));
}

static void
test_all_steps_here (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_HERE);
  until_found (&desk);
  g_assert_cmpuint (rt_reasoning_steps (desk.reasoning)->len, >, 5);
  rt_reasoning_show (desk.reasoning, 3);
  g_assert_cmpint (rt_reasoning_stage (desk.reasoning), ==, RT_HINT_ALL);
  g_assert_true (rt_reasoning_step (desk.reasoning) ==
                 g_ptr_array_index (rt_reasoning_steps (desk.reasoning), 3));
  g_assert_cmpint (n_there (&desk), ==, 30); /* each is a step from here */

  /* A change is notified if another step is shown, and only then. */
  desk.n_changes = 0;
  rt_reasoning_show (desk.reasoning, 2);
  g_assert_cmpint (desk.n_changes, ==, 1);
  rt_reasoning_show (desk.reasoning, 2);
  g_assert_cmpint (desk.n_changes, ==, 1);
  g_assert_cmpint (n_there (&desk), ==, 30);
  rt_reasoning_apply (desk.reasoning);
  g_assert_cmpint (n_right (&desk), >=, 30);
  until_found (&desk);
  g_assert_cmpint (rt_reasoning_kind (desk.reasoning), ==, RT_STEPS_HERE);
  desk_close (&desk);
}

static guint
count_long (GPtrArray *steps)
{
  guint n = 0;

  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    n += step->price >= 8 && step->technique->flags & RT_TECHNIQUE_CHAIN;
  }
  return n;
}

/* Stores the technique that is being searched, after one turn of the main loop. */
static void
note_further (Desk *desk, const RtTechnique **last)
{
  g_main_context_iteration (NULL, TRUE);
  if (rt_reasoning_trying (desk->reasoning))
    *last = rt_reasoning_trying (desk->reasoning);
}

/* The steps found first can be used while nested chains are searched, one technique after another,
 * until the search is stopped or ends. */
static void
test_further_steps (void)
{
  const RtTechnique *first, *last = NULL;
  GPtrArray *steps;
  guint n;
  Desk desk;

  desk_open (&desk, NESTED);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_HERE);
  until_found (&desk);
  steps = rt_reasoning_steps (desk.reasoning);
  n = steps->len;
  first = rt_reasoning_trying (desk.reasoning);
  g_assert_nonnull (first);
  g_assert_cmpuint (count_long (steps), ==, 0);
  rt_reasoning_show (desk.reasoning, 1);
  until_by (!rt_reasoning_trying (desk.reasoning) || last == rt_technique_by_id ("nested-2"),
            note_further (&desk, &last));
  g_assert_true (rt_reasoning_steps (desk.reasoning) == steps && steps->len > n);
  g_assert_true (last != first);
  g_assert_cmpint (rt_reasoning_place (desk.reasoning), ==, 1);
  n = steps->len;
  rt_reasoning_stop (desk.reasoning);
  g_assert_null (rt_reasoning_trying (desk.reasoning));
  while (g_main_context_iteration (NULL, FALSE));
  g_assert_cmpuint (steps->len, ==, n);
  rt_reasoning_put_away (desk.reasoning);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_HERE);
  until_found (&desk);
  rt_reasoning_put_away (desk.reasoning);
  g_assert_null (rt_reasoning_trying (desk.reasoning));
  desk_close (&desk);
}

/* Each of all that the first chains of chains can do is added: what does the same, once. */
static void
test_further_steps_are_all (void)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new ();
  g_autoptr (GHashTable) effects = NULL, wanted = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RtLadder) alone = NULL;
  const RtTechnique *first;
  Desk desk;

  desk_open (&desk, NESTED);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_HERE);
  until_found (&desk);
  first = rt_reasoning_trying (desk.reasoning);
  until (rt_reasoning_trying (desk.reasoning) != first);
  for (guint i = 0; i < rt_reasoning_steps (desk.reasoning)->len; i++) {
    RtStep *step = g_ptr_array_index (rt_reasoning_steps (desk.reasoning), i);

    if (step->technique == first)
      g_ptr_array_add (added, step);
  }
  effects = effects_of (added);
  alone = rt_ladder_new_from_text (first->id);
  rt_conclude_async (rt_document_position (desk.document), alone, RT_STEPS_HERE, NULL, done_cb, &result);
  wanted = effects_of (rt_conclude_finish (wait_for (&result))->steps);
  g_assert_cmpuint (added->len, ==, g_hash_table_size (wanted));
  g_assert_cmpuint (g_hash_table_size (effects), ==, g_hash_table_size (wanted));
  desk_close (&desk);
}

/* Returns the sentence on a search that takes long. */
static char *
say_tried (Desk *desk)
{
  until (rt_reasoning_trying (desk->reasoning));
  g_assert_true (rt_reasoning_takes_long (desk->reasoning));
  g_assert_cmpint (rt_reasoning_state (desk->reasoning), ==, RT_REASONING_WORKING);
  return rt_reasoning_say (desk->reasoning);
}

/* Fails unless the search has stopped without a result. */
static void
assert_stops (Desk *desk)
{
  rt_reasoning_stop (desk->reasoning);
  g_assert_false (rt_reasoning_is_on (desk->reasoning));
  g_assert_false (rt_reasoning_takes_long (desk->reasoning));
  g_assert_null (rt_reasoning_trying (desk->reasoning));
  while (g_main_context_iteration (NULL, FALSE));
  g_assert_false (rt_reasoning_is_on (desk->reasoning));
  g_assert_false (rt_document_can_undo (desk->document));
}

/* A search that takes longer than a moment reports its technique and progress, and can be
 * stopped. */
static void
test_takes_long (void)
{
  g_autoptr (RtLadder) forcing = rt_ladder_new_from_text ("nested-4-3");
  Desk desk;

  desk_open (&desk, NUGGET);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_PATH);
  g_assert_false (rt_reasoning_takes_long (desk.reasoning));
  g_assert_null (rt_reasoning_trying (desk.reasoning));
  for (bool counts = false; !counts;) {
    g_autofree char *said = say_tried (&desk), *name = NULL, *tries = NULL;

    name = g_markup_escape_text (rt_reasoning_trying (desk.reasoning)->name, -1);
    tries = g_strdup_printf (" %s…", name);
    g_assert_true (g_str_has_prefix (said, "<b>Looking for the path to the solution</b>: "));
    g_assert_true (g_str_has_suffix (said, tries));
    counts = strstr (said, " so far, now trying ");
    if (!counts)
      g_main_context_iteration (NULL, TRUE);
  }
  assert_stops (&desk);

  rt_reasoning_set_ladder (desk.reasoning, forcing);
  rt_reasoning_hint (desk.reasoning);
  {
    g_autofree char *said = say_tried (&desk);

    g_assert_cmpstr (said, ==, "<b>Looking for the next step</b>: trying Nested Dynamic Forcing "
                               "Chains with Multiple Forcing Chains…");
  }
  assert_stops (&desk);
  desk_close (&desk);
}

static void
test_singles (void)
{
  RtGrid grid;
  char text[82];
  Desk desk;

  desk_open (&desk, EASY);
  rt_reasoning_fill_singles (desk.reasoning);
  rt_position_grid (rt_document_position (desk.document), &grid);
  g_assert_cmpstr (rt_grid_print (&grid, text), ==, SOLVED);
  rt_document_undo (desk.document);
  g_assert_false (rt_document_can_undo (desk.document));
  desk_close (&desk);
}

/* The results of a removed or repeated request never appear later. */
static void
test_put_away (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  for (int i = 0; i < 20; i++) {
    rt_reasoning_look_for (desk.reasoning, i % 2 ? RT_STEPS_PATH : RT_STEPS_HERE);
    if (i % 3 == 0)
      rt_document_enter (desk.document, rt_cells_of (2), 4 - 4 * (i % 2));
    else if (i % 3 == 1)
      rt_reasoning_look_for (desk.reasoning, RT_STEPS_NONE);
    else
      rt_reasoning_put_away (desk.reasoning);
    g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_NOTHING);
  }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (rt_reasoning_steps (desk.reasoning));
  rt_reasoning_hint (desk.reasoning);
  desk_close (&desk);
}

static void
test_with_several_solutions (void)
{
  g_autofree char *said = NULL;
  Desk desk;

  desk_open (&desk, EITHER);
  hint (&desk);
  said = rt_reasoning_say (desk.reasoning);
  g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_NO_STEP);
  g_assert_true (g_str_has_suffix (said, " as this grid has more than one solution."));
  desk_close (&desk);
}

static void
test_without_a_step (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("full-house");
  g_autofree char *said = NULL;
  Desk desk;

  desk_open (&desk, EASY);
  rt_reasoning_set_ladder (desk.reasoning, ladder);
  hint (&desk);
  said = rt_reasoning_say (desk.reasoning);
  g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_NO_STEP);
  g_assert_cmpstr (said, ==, "<b>No next step</b>: none of the techniques that are switched on leads further.");
  rt_document_enter (desk.document, rt_cells_of (2), 5);
  rt_document_edit (desk.document, RT_EDIT_LOCK_GIVENS, RT_CELLS_NONE, 0, false);
  hint (&desk);
  g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_UNSOLVABLE);
  desk_close (&desk);
}

/* The example of a technique opens on the grid, and a hint by that technique alone shows it. This
 * one lives on digits that were found, not given. */
static void
test_example (void)
{
  const RtTechnique *technique = rt_technique_by_id ("avoidable-rectangle");
  const char *line = technique->example;
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (technique->id);
  g_autoptr (RtReading) reading = rt_read (line, strlen (line), NULL, NULL);
  Desk desk;

  desk_open_puzzle (&desk, g_ptr_array_index (reading->puzzles, 0));
  rt_reasoning_set_ladder (desk.reasoning, ladder);
  hint (&desk);
  g_assert_cmpint (rt_reasoning_state (desk.reasoning), ==, RT_REASONING_STEP);
  g_assert_true (rt_reasoning_step (desk.reasoning)->technique == technique);
  desk_close (&desk);
}

/* The step that TECHNIQUE makes of its example. */
static void
desk_open_example (Desk *desk, const RtTechnique *technique)
{
  const char *line = technique->example;
  g_autoptr (RtReading) reading = rt_read (line, strlen (line), NULL, NULL);

  desk_open_puzzle (desk, g_ptr_array_index (reading->puzzles, 0));
  rt_reasoning_show_technique (desk->reasoning, technique);
  until_found (desk);
  g_assert_cmpint (rt_reasoning_state (desk->reasoning), ==, RT_REASONING_STEP);
}

/* The first of several views is shown first, and a change of the view is notified once. A step with
 * one view shows everything. A removed step has no view. */
static void
test_views (void)
{
  static const char *const ids[] = { "naked-pair", "template-set", "nishio", "multiple" };
  bool seen[3] = { false };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++) {
    const RtStep *step;
    guint view;
    Desk desk;

    desk_open_example (&desk, rt_technique_by_id (ids[i]));
    step = rt_reasoning_step (desk.reasoning);
    view = rt_reasoning_view (desk.reasoning);
    seen[MIN (step->n_views, 2)] = true;
    g_assert_cmpuint (view, ==, step->n_views > 1);
    desk.n_changes = 0;
    rt_reasoning_set_view (desk.reasoning, view);
    g_assert_cmpint (desk.n_changes, ==, 0);
    rt_reasoning_set_view (desk.reasoning, view + 1);
    g_assert_cmpint (desk.n_changes, ==, 1);
    g_assert_cmpuint (rt_reasoning_view (desk.reasoning), ==, view + 1);
    rt_reasoning_put_away (desk.reasoning);
    g_assert_cmpuint (rt_reasoning_view (desk.reasoning), ==, 0);
    desk_close (&desk);
  }
  g_assert_true (seen[0] && seen[2]);
}

/* Looked at again, a step keeps its view; another one begins with its first. */
static void
test_view_is_kept (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  rt_reasoning_look_for (desk.reasoning, RT_STEPS_HERE);
  until_found (&desk);
  rt_reasoning_show (desk.reasoning, 1);
  rt_reasoning_set_view (desk.reasoning, 1);
  rt_reasoning_show (desk.reasoning, 1);
  g_assert_cmpuint (rt_reasoning_view (desk.reasoning), ==, 1);
  rt_reasoning_show (desk.reasoning, 2);
  g_assert_cmpuint (rt_reasoning_view (desk.reasoning), ==, 0);
  desk_close (&desk);
}

/* Any technique can be asked for by itself, whatever the ladder says; that stays as it is. */
static void
test_technique_alone (void)
{
  g_autoptr (RtLadder) all = rt_ladder_new_human ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("full-house hidden-single-box");
  int n_found = 0;
  Desk desk;

  desk_open (&desk, EASY);
  rt_reasoning_set_ladder (desk.reasoning, ladder);
  for (guint i = 0; i < all->rungs->len; i++) {
    const RtTechnique *technique = g_array_index (all->rungs, RtRung, i).technique;

    if (technique->price > 6)
      continue;
    rt_reasoning_show_technique (desk.reasoning, technique);
    until_found (&desk);
    if (rt_reasoning_state (desk.reasoning) != RT_REASONING_STEP)
      continue;
    g_assert_true (rt_reasoning_step (desk.reasoning)->technique == technique);
    g_assert_cmpint (rt_reasoning_stage (desk.reasoning), ==, RT_HINT_ALL);
    n_found++;
  }
  g_assert_cmpint (n_found, >, 3);
  rt_reasoning_put_away (desk.reasoning);
  hint (&desk);
  g_assert_cmpstr (rt_reasoning_step (desk.reasoning)->technique->id, ==, "hidden-single-box");
  g_assert_cmpint (rt_reasoning_stage (desk.reasoning), ==, RT_HINT_KIND);
  desk_close (&desk);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/reasoning", test_hints_lead_to_the_end, test_cells_in_words,
                    test_start_after_solve, test_mistakes_come_first, test_path, test_path_plays,
                    test_path_ends, test_path_breaks_off, test_removals_become_marks,
                    test_all_steps_here, test_further_steps, test_further_steps_are_all,
                    test_takes_long, test_singles, test_put_away, test_with_several_solutions,
                    test_without_a_step, test_example, test_views, test_view_is_kept,
                    test_technique_alone, test_hardest);
}
