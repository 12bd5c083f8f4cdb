/* test-moment-logic.c - tests that the words on a hint, a step or a path agree with the scene. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/moment.h"

#include "document/desk/desk.h"
#include "picture/compose-desk.h"

#include "../document/desks.h"
#include "common/cases.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <string.h>

#define DEEDS 300 /* on each puzzle */

static RtReasoning *
logic (RtDesk *desk)
{
  return rt_desk_reasoning (desk);
}

static char *
said_by (const RtMoment *moment)
{
  g_autofree char *said = rt_moment_say (moment);
  g_auto (GStrv) parts = g_regex_split_simple ("</?b>", said, 0, 0);

  return g_strjoinv (NULL, parts);
}

static bool
has_roles (const RtSceneCell *cell)
{
  static const uint8_t none[9];

  return memcmp (cell->mark_roles, none, sizeof none) != 0;
}

/* Fails unless the digits are those of the board on which logic starts, or of the shown step of the
 * path. */
static void
assert_grid (RtDesk *desk, const RtMoment *moment, const RtScene *scene)
{
  const RtPosition *own = rt_reasoning_position (logic (desk));
  const RtPosition *all = rt_document_position (rt_desk_document (desk));

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int there = all->entries.digit[cell] && !rt_cells_has (all->found, cell)
                  ? all->entries.digit[cell]
                  : all->givens.digit[cell];

    g_assert_cmpint (scene->cells[cell].digit, ==, rt_position_digit (own, cell));
    if (moment->grid == RT_MOMENT_OWN || there)
      g_assert_cmpint (scene->cells[cell].digit, ==, there);
    g_assert_cmpint (scene->cells[cell].refusing, ==, rt_cells_has (moment->refusing, cell));
    g_assert_cmpint (scene->cells[cell].ruled_out, ==, rt_cells_has (moment->ruled_out, cell));
    g_assert_false (scene->cells[cell].crossed);
    if (scene->cells[cell].ruled_out)
      g_assert_cmpint (scene->cells[cell].digit, ==, 0);
  }
  g_assert_cmpint (moment->bare, ==, !rt_cells_is_empty (all->found));
}

/* Every cell that SAID names by row and column, in short or in full, has a part in the picture. */
static void
assert_named (const char *said, const RtScene *scene)
{
  g_autoptr (GRegex) named = g_regex_new ("r(?:ow )?(\\d)(?:, column |c)(\\d)", G_REGEX_CASELESS, 0,
                                          NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (named, said, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL)) {
    g_autofree char *row = g_match_info_fetch (match, 1), *column = g_match_info_fetch (match, 2);
    const RtSceneCell *cell = &scene->cells[9 * (row[0] - '1') + column[0] - '1'];

    g_assert_true (has_roles (cell) || cell->in_house);
  }
}

/* Fails unless the moment has as much of the step as the stage reveals. */
static void
assert_stage (RtDesk *desk, const RtMoment *moment, const RtScene *scene)
{
  const RtStep *step = rt_reasoning_step (logic (desk));
  const RtPosition *own = rt_reasoning_position (logic (desk));
  g_autofree char *said = said_by (moment);
  int n_tinted = 0, n_roles = 0, n_candidates = 0;

  g_assert_true (g_str_has_prefix (said, rt_hint_name (step, moment->stage)));
  g_assert_cmpint (moment->technique != NULL, ==, moment->stage >= RT_HINT_TECHNIQUE);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    n_tinted += scene->cells[cell].in_house;
    n_roles += has_roles (&scene->cells[cell]);
    n_candidates += scene->cells[cell].marks != own->marks[cell];
  }
  g_assert_cmpint (n_tinted > 0, >=, moment->stage == RT_HINT_WHERE);
  if (moment->stage < RT_HINT_WHERE)
    g_assert_cmpint (n_tinted, ==, 0);
  if (moment->stage < RT_HINT_PATTERN)
    g_assert_cmpint (n_roles + n_candidates + rt_cells_count (moment->refusing), ==, 0);
  else if (rt_reasoning_view (logic (desk)) == 0)
    assert_named (said, scene);
  for (int cell = 0; moment->stage == RT_HINT_PATTERN && cell < RT_N_CELLS; cell++)
    for_each_digit (digit, scene->cells[cell].marks)
      g_assert_cmpint (scene->cells[cell].mark_roles[digit - 1], !=, RT_MARK_PLACED + 1);
}

/* The single's digit has a place left, and one only, among what is not ruled out. */
static void
assert_single (RtDesk *desk, const RtMoment *moment, const RtScene *scene)
{
  const RtStep *step = rt_reasoning_step (logic (desk));
  int digit = step->placed[0].digit, cell = step->placed[0].cell;

  g_assert_false (scene->cells[cell].ruled_out);
  g_assert_cmphex (scene->cells[cell].marks, ==,
                   moment->stage == RT_HINT_ALL
                     ? rt_digits_of (digit)
                     : rt_reasoning_position (logic (desk))->marks[cell]);
  for_each_cell (refusing, moment->refusing)
    g_assert_cmpint (scene->cells[refusing].digit == digit, ==, step->n_houses == 1);
  for_each_cell (ruled_out, moment->ruled_out) {
    bool seen = false;

    for_each_cell (refusing, moment->refusing)
      seen |= rt_cells_has (rt_peer_cells[ruled_out], refusing);
    g_assert_true (seen);
  }
}

static RtMoment
assert_agrees (RtDesk *desk)
{
  const RtStep *step = rt_reasoning_step (logic (desk));
  RtScene scene;
  RtMoment moment = *rt_desk_moment (desk);

  rt_compose_desk (&scene, desk);
  g_assert_true ((moment.reasoning != NULL) == rt_reasoning_is_on (logic (desk)));
  if (!moment.reasoning)
    return moment;
  assert_grid (desk, &moment, &scene);
  g_assert_cmpint (moment.kind == RT_MOMENT_HINT || moment.kind == RT_MOMENT_STEP, >=, step != NULL);
  if (step) {
    assert_stage (desk, &moment, &scene);
    if (strstr (step->technique->id, "single") && moment.stage >= RT_HINT_PATTERN)
      assert_single (desk, &moment, &scene);
  }
  g_assert_cmpint (moment.list == RT_STEPS_NONE, ==, rt_reasoning_steps (logic (desk)) == NULL);
  g_assert_cmpuint (moment.steps > 0, ==, rt_desk_has_trace (desk) && moment.steps);
  return moment;
}

static void
do_any (RtDesk *desk, GRand *rand)
{
  RtReasoning *reasoning = logic (desk);
  GPtrArray *steps = rt_reasoning_steps (reasoning);

  switch (g_rand_int_range (rand, 0, 16)) {
  case 0:
    rt_reasoning_look_for (reasoning, RT_STEPS_PATH);
    break;
  case 1:
    rt_reasoning_look_for (reasoning, RT_STEPS_HERE);
    break;
  case 2:
  case 3:
    if (steps && steps->len)
      rt_reasoning_show (reasoning, g_rand_int_range (rand, 0, (int) steps->len));
    break;
  case 4:
    if (rt_reasoning_step (reasoning))
      rt_reasoning_set_view (reasoning, g_rand_int (rand) %
                                          (rt_step_last_view (rt_reasoning_step (reasoning)) + 1));
    break;
  case 5:
    rt_desk_to_end (desk);
    break;
  case 6:
    rt_desk_step_forward (desk);
    break;
  case 7:
    rt_desk_leave (desk);
    break;
  case 8:
    rt_desk_undo (desk);
    break;
  case 9:
    if (g_rand_int_range (rand, 0, 4) == 0)
      rt_desk_solve (desk);
    break;
  case 10:
    if (g_rand_int_range (rand, 0, 4) == 0)
      rt_document_enter (rt_desk_document (desk), rt_cells_of (g_rand_int_range (rand, 0, 81)), 5);
    break;
  default:
    rt_desk_hint (desk);
    break;
  }
}

/* Random commands on a desk, in any order. */
static void
test_any_order (void)
{
  static const char *const puzzles[] = { EASY, HARDER, SEVERAL, WRONG };
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  int told[RT_MOMENT_NO_STEP + 1] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    RtDesk *desk = desk_of (puzzles[i]);

    for (int j = 0; j < n_cases (DEEDS); j++) {
      do_any (desk, rand);
      told[assert_agrees (desk).kind]++;
      until_drawn (desk, rt_desk_is_settled (desk) &&
                           rt_reasoning_state (logic (desk)) != RT_REASONING_WORKING);
      told[assert_agrees (desk).kind]++;
    }
    rt_desk_close (desk);
    g_object_unref (desk);
  }
  for (int kind = RT_MOMENT_LOOKING; kind <= RT_MOMENT_NO_STEP; kind++)
    if (!told[kind] && !is_a_part ())
      g_error ("there was no moment of kind %d", kind);
}

/* After Solve a hint is about the puzzle as it was, and says so. */
static void
test_after_solve (void)
{
  RtDesk *desk = desk_of (EASY);
  g_autofree char *subject = NULL;
  RtMoment moment;

  rt_desk_solve (desk);
  until_drawn (desk, rt_solving_state (rt_desk_solving (desk)) == RT_SOLVING_DONE);
  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    rt_desk_hint (desk);
    until_drawn (desk, rt_reasoning_state (logic (desk)) == RT_REASONING_STEP);
    moment = assert_agrees (desk);
    g_assert_cmpint (moment.kind, ==, RT_MOMENT_HINT);
    g_assert_cmpint (moment.stage, ==, stage);
    g_assert_cmpuint (moment.steps, >, 0);
  }
  g_assert_true (moment.bare);
  subject = rt_moment_say_subject (&moment, false);
  g_assert_cmpstr (subject, ==, "the puzzle, without the answer");
  rt_desk_to_search (desk);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_SOLUTION);
  rt_desk_close (desk);
  g_object_unref (desk);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_cases ("/moment-logic", test_any_order, test_after_solve);
  return g_test_run ();
}
