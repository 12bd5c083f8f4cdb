/* test-compose-practice.c - tests that the scene of an exercise agrees with its sentences. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/compose-practice.h"

#include "engine/logic/finders/families.h"

#include "common/share.h"
#include "common/until.h"

#include <stdio.h>
#include <string.h>

#define DEAR 7.0 /* finding all of them takes long */
#define DEEDS 24 /* on each position */

static bool
has_role (const RtSceneCell *cell, int digit, RtMarkRole role)
{
  return cell->mark_roles[digit - 1] == role + 1;
}

/* Fails unless the digits are those of the position, and exactly the found candidates are crossed
 * out or placed, unless everything is revealed. */
static void
assert_grid (RtPractice *practice, const RtScene *scene)
{
  const RtPosition *position = rt_practice_position (practice);
  bool all = rt_practice_stage (practice) == RT_HINT_ALL;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const RtSceneCell *shown = &scene->cells[cell];
    bool stands;
    RtDigits found = rt_practice_found (practice, cell, &stands);

    g_assert_cmpint (shown->digit, ==, rt_position_digit (position, cell));
    g_assert_cmpint (found & ~shown->marks, ==, 0);
    for (int digit = 1; digit <= 9; digit++) {
      if (rt_digits_has (found, digit))
        g_assert_true (has_role (shown, digit, stands ? RT_MARK_PLACED : RT_MARK_REMOVED));
      else if (!all)
        g_assert_false (has_role (shown, digit, RT_MARK_PLACED) ||
                        has_role (shown, digit, RT_MARK_REMOVED));
      if (has_role (shown, digit, RT_MARK_PLACED))
        g_assert_false (has_role (shown, digit, RT_MARK_REMOVED));
    }
  }
}

/* Fails unless the scene has as much of the step as the stage reveals. */
static void
assert_stage (RtPractice *practice, const RtScene *scene)
{
  static const uint8_t none[9];
  RtHint stage = rt_practice_stage (practice);
  int n_tinted = 0, n_pattern = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const RtSceneCell *shown = &scene->cells[cell];
    bool stands, found = rt_practice_found (practice, cell, &stands) != RT_DIGITS_NONE;

    n_tinted += shown->in_house;
    if (stage < RT_HINT_PATTERN && !found)
      g_assert_cmphex (shown->marks, ==, rt_practice_position (practice)->marks[cell]);
    n_pattern += !found && memcmp (shown->mark_roles, none, sizeof none) != 0;
  }
  if (stage < RT_HINT_WHERE)
    g_assert_cmpint (n_tinted, ==, 0);
  if (stage < RT_HINT_PATTERN)
    g_assert_cmpint (n_pattern, ==, 0);
}

/* Returns the number of conclusions of STEP that the scene does not show as found. */
static guint
n_left (const RtStep *step, const RtScene *scene)
{
  guint n = 0;

  for (guint i = 0; i < step->n_placed; i++)
    n += !has_role (&scene->cells[step->placed[i].cell], step->placed[i].digit, RT_MARK_PLACED);
  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits)
      n += !has_role (&scene->cells[step->removed[i].cell], digit, RT_MARK_REMOVED);
  return n;
}

/* A cell is marked where the sentence says no, and it is the one that is named there. */
static void
assert_slip (const char *said, const RtScene *scene)
{
  int n_marked = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (scene->cells[cell].marked) {
      g_autofree char *place = g_strdup_printf ("row %d, column %d", rt_row_of (cell) + 1,
                                                rt_column_of (cell) + 1);

      g_assert_nonnull (strstr (said, place));
      n_marked++;
    }
  g_assert_cmpint (n_marked, ==, g_str_has_prefix (said, "<b>No:</b>"));
}

static void
assert_agrees (RtPractice *practice)
{
  const RtStep *step = rt_practice_step (practice);
  g_autofree char *said = rt_practice_say (practice);
  RtScene scene;
  guint left, told;

  rt_compose_practice (&scene, practice);
  assert_grid (practice, &scene);
  assert_stage (practice, &scene);
  assert_slip (said, &scene);
  if (!step)
    return;
  left = n_left (step, &scene);
  if (sscanf (said, "<b>Right.</b> There %*s %u", &told) == 1)
    g_assert_cmpuint (told, ==, left);
  g_assert_cmpint (rt_practice_state (practice) == RT_PRACTICE_DONE, ==, left == 0);
}

/* Gives a right answer, a random answer, or asks for a hint. */
static void
do_any (RtPractice *practice)
{
  const RtStep *step = rt_practice_step (practice);
  int deed = g_test_rand_int_range (0, 12);

  if (deed == 0) {
    rt_practice_hint (practice);
  } else if (deed < 5 && step->n_placed) {
    rt_practice_try (practice, step->placed[0].cell, step->placed[0].digit);
  } else if (deed < 5) {
    const RtRemoval *removal = &step->removed[g_test_rand_int_range (0, (int) step->n_removed)];

    rt_practice_try (practice, removal->cell, rt_digits_first (removal->digits));
  } else {
    rt_practice_try (practice, g_test_rand_int_range (0, RT_N_CELLS),
                     g_test_rand_int_range (1, 10));
  }
}

/* Random answers on positions of every quick technique. */
static void
test_any_order (void)
{
  int n_done = 0;

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autoptr (RtPractice) practice = row->price < DEAR ? rt_practice_new (row, NULL) : NULL;

      if (!practice)
        continue;
      rt_practice_go (practice, (guint) g_test_rand_int_range (
                                  0, (int) rt_practice_n_places (practice)));
      assert_agrees (practice);
      until (rt_practice_state (practice) != RT_PRACTICE_LOOKING);
      for (int i = n_cases (DEEDS); i >= 0 && rt_practice_state (practice) == RT_PRACTICE_ASKING &&
                                    rt_practice_step (practice);
           i--) {
        assert_agrees (practice);
        do_any (practice);
      }
      assert_agrees (practice);
      n_done += rt_practice_state (practice) == RT_PRACTICE_DONE;
      rt_practice_close (practice);
    }
  g_assert_cmpint (n_done, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compose-practice/any-order", test_any_order);
  return g_test_run ();
}
