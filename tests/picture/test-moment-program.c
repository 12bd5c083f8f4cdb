/* test-moment-program.c - tests that the words on the steps of a person's program agree with the
 * scene. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/moment.h"

#include "document/desk/desk.h"
#include "picture/compose-desk.h"
#include "picture/compose.h"

#include "../document/desks.h"
#include "../document/printed.h"
#include "../document/watched.h"
#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#define STEPS 300

/* Returns the output of a program that writes and empties random cells, and sometimes repeats a
 * digit in a house. */
static char *
random_text (GRand *rand)
{
  GString *text = g_string_new ("# puzzle " EASY "\n");

  for (int i = 0; i < STEPS; i++)
    g_string_append_printf (text, "%d %d %d\n", g_rand_int_range (rand, 1, 10),
                            g_rand_int_range (rand, 1, 10), g_rand_int_range (rand, 0, 10));
  return g_string_free (text, FALSE);
}

/* Returns the output of a program with the steps of a search. */
static char *
sound_text (void)
{
  RtGrid givens = grid_of (EASY);

  return printed_text (rt_search_by_id ("masks"), &givens);
}

/* The sentence names digit, row and column of the step, in this order. */
static void
assert_sentence (const RtMoment *moment)
{
  g_autofree char *said = rt_moment_say (moment);
  g_autofree char *wanted = NULL;

  if (moment->kind == RT_MOMENT_PLACED)
    wanted = g_strdup_printf ("<b>Placed %d</b> in row %d, column %d*", moment->event.digit,
                              rt_row_of (moment->event.cell) + 1,
                              rt_column_of (moment->event.cell) + 1);
  else if (moment->kind == RT_MOMENT_TAKEN_BACK && moment->event.digit)
    wanted = g_strdup_printf ("<b>Took back %d</b> from row %d, column %d*", moment->event.digit,
                              rt_row_of (moment->event.cell) + 1,
                              rt_column_of (moment->event.cell) + 1);
  if (wanted && !g_pattern_match_simple (wanted, said))
    g_error ("“%s” is not “%s”", said, wanted);
  g_assert_cmpint (moment->against.house != RT_NO_HOUSE, ==, strstr (said, ", though ") != NULL);
}

/* The house in the moment has the digit in the scene; without a house in the moment, no house has
 * the digit. */
static void
assert_against (const RtMoment *moment, const RtScene *scene)
{
  const RtChip *against = &moment->against;
  bool its = false, there = false;

  if (against->house == RT_NO_HOUSE) {
    for (int i = 0; moment->kind == RT_MOMENT_PLACED && i < RT_N_PEERS; i++)
      g_assert_cmpint (scene->cells[rt_peers[moment->cell][i]].digit, !=, moment->digit);
    return;
  }
  for (int i = 0; i < 9; i++) {
    its |= rt_houses[against->house][i] == moment->cell;
    there |= rt_houses[against->house][i] == against->at;
  }
  g_assert_true (its && there && against->at != moment->cell);
  g_assert_cmpint (scene->cells[against->at].digit, ==, moment->digit);
  g_assert_true (scene->cells[against->at].refusing);
}

/* Fails unless the moment of DESK agrees with its scene. Returns the kind of the moment. */
static RtMomentKind
assert_agrees (RtDesk *desk)
{
  RtPlayer *player = rt_desk_player (desk);
  const RtGrid *grid = rt_cursor_grid (rt_player_cursor (player));
  RtScene scene;
  RtMoment moment = *rt_desk_moment (desk);

  rt_compose_desk (&scene, desk);
  g_assert_cmpuint (moment.step, ==, rt_player_position (player));
  g_assert_cmpint (moment.grid, ==,
                   moment.kind == RT_MOMENT_SOLUTION ? RT_MOMENT_ANSWER : RT_MOMENT_SEARCH);
  g_assert_true (moment.by_program);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const RtSceneCell *shown = &scene.cells[cell];

    if (shown->role == RT_ROLE_TAKEN_BACK)
      g_assert_cmpint (shown->digit, ==, moment.event.digit);
    else
      g_assert_cmpint (shown->digit, ==, grid->digit[cell]);
    g_assert_cmpint (shown->crossed, ==, rt_cells_has (moment.crossed, cell));
    g_assert_cmpint (shown->ruled_out, ==, rt_cells_has (moment.ruled_out, cell));
    g_assert_cmpint (shown->refusing, ==, rt_cells_has (moment.refusing, cell));
  }
  if (moment.kind == RT_MOMENT_PROGRAM)
    g_assert_true (moment.diagnosis && moment.step == moment.steps);
  else
    assert_sentence (&moment);
  if (moment.kind == RT_MOMENT_PLACED || moment.kind == RT_MOMENT_TAKEN_BACK)
    g_assert_true (scene.cells[moment.cell].current);
  if (moment.kind == RT_MOMENT_PLACED)
    assert_against (&moment, &scene);
  return moment.kind;
}

/* A desk that shows the steps in TEXT. */
static RtDesk *
watch (const char *text)
{
  g_autoptr (RtWatched) watched = watched_of (NULL, text);
  RtDesk *desk = desk_of (EASY);

  rt_solving_watch (rt_desk_solving (desk), watched, 0);
  until_drawn (desk, rt_solving_diagnosis (rt_desk_solving (desk)));
  return desk;
}

static void
assert_walk (RtDesk *desk, GRand *rand, int told[])
{
  static void (*const deeds[]) (RtDesk *desk) = {
    rt_desk_step_back, rt_desk_step_forward, rt_desk_part_back, rt_desk_part_forward,
    rt_desk_to_start, rt_desk_to_end, rt_desk_next_solution, rt_desk_previous_solution,
    rt_desk_next_return, rt_desk_step_out,
  };

  for (guint64 step = 0; step <= rt_trace_length (rt_solving_trace (rt_desk_solving (desk))); step++) {
    rt_desk_look_at (desk, step);
    told[assert_agrees (desk)]++;
  }
  for (int i = 0; i < n_cases (STEPS); i++) {
    deeds[g_rand_int_range (rand, 0, G_N_ELEMENTS (deeds))] (desk);
    assert_agrees (desk);
    until_settled (desk);
    told[assert_agrees (desk)]++;
  }
}

static void
test_programs (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  int told[RT_MOMENT_PROGRAM + 1] = { 0 };

  for (int i = 0; i < 5; i++) {
    g_autofree char *text = i == 0 ? sound_text () : random_text (rand);
    RtDesk *desk = watch (text);

    assert_walk (desk, rand, told);
    close_desk (desk);
  }
  g_assert_true (told[RT_MOMENT_START] && told[RT_MOMENT_PLACED] && told[RT_MOMENT_TAKEN_BACK] &&
                 told[RT_MOMENT_PROGRAM]);
}

/* A text printed after a step, or before the first one, is shown at that place only. */
static void
test_remarks (void)
{
  static const char *const ends[] = {
    "It says: “let us &lt;b&gt;begin&lt;/b&gt;”", NULL, "It says: “hm · no”", NULL,
  };
  RtDesk *desk = watch ("# puzzle " EASY "\nlet us <b>begin</b>\n1 3 1\n1 3 0\nhm\nno\n"
                        "1 3 2\n1 3 0\n1 3 4\n1 4 6\n1 4 0\n");

  for (guint64 i = 0; i < G_N_ELEMENTS (ends); i++) {
    g_autofree char *said = NULL;
    RtMoment moment;

    rt_desk_look_at (desk, i + 1);
    moment = *rt_desk_moment (desk);
    said = rt_moment_say (&moment);
    g_assert_true (ends[i] ? g_str_has_suffix (said, ends[i]) : !strstr (said, "It says"));
  }
  close_desk (desk);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_cases ("/moment-program", test_programs, test_remarks);
  return g_test_run ();
}
