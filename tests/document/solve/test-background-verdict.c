/* test-background-verdict.c - tests that only the verdict on the newest of several grids is
 * reported, and none after the end. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/background-verdict.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

static RtPosition
position_of (const char *text)
{
  RtGrid grid = grid_of (text);
  RtPosition position;

  rt_position_init (&position, &grid);
  return position;
}

static void
known_cb (gpointer owner)
{
  ++*(int *) owner;
}

/* All that is still on its way comes to its end. */
static void
settle (void)
{
  int n = 0;
  RtJudge *last = rt_judge_new (known_cb, &n);
  RtPosition two = position_of (TWO);

  for (int i = 0; i < 3; i++) {
    rt_judge_ask (last, &two);
    while (n == i)
      g_main_context_iteration (NULL, TRUE);
  }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  rt_judge_free (last);
}

static void
test_newest (void)
{
  int n = 0;
  RtJudge *judge = rt_judge_new (known_cb, &n);
  RtPosition easy = position_of (EASY), clash = position_of (CLASH);

  g_assert_null (rt_judge_verdict (judge));
  for (int i = 0; i < 20; i++) {
    rt_judge_ask (judge, i % 2 ? &clash : &easy);
    g_assert_null (rt_judge_verdict (judge));
  }
  while (n == 0)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_cmpint (n, ==, 1);
  g_assert_cmpint (rt_judge_verdict (judge)->kind, ==, RT_VERDICT_CLASH);
  rt_judge_forget (judge);
  g_assert_null (rt_judge_verdict (judge));
  rt_judge_free (judge);
}

/* The verdict on an empty grid is known at once and not notified; an earlier request is
 * cancelled. */
static void
test_empty (void)
{
  int n = 0;
  RtJudge *judge = rt_judge_new (known_cb, &n);
  RtPosition easy = position_of (EASY), empty = position_of (EMPTY);

  rt_judge_ask (judge, &easy);
  rt_judge_ask (judge, &empty);
  g_assert_cmpint (rt_judge_verdict (judge)->kind, ==, RT_VERDICT_MANY);
  settle ();
  g_assert_cmpint (n, ==, 0);
  g_assert_cmpint (rt_judge_verdict (judge)->kind, ==, RT_VERDICT_MANY);
  rt_judge_free (judge);
}

static void
test_freed_while_judging (void)
{
  RtPosition easy = position_of (EASY);
  int n = 0;

  for (int i = 0; i < 20; i++) {
    RtJudge *judge = rt_judge_new (known_cb, &n);

    rt_judge_ask (judge, &easy);
    if (i % 2)
      g_usleep (1000); /* perhaps it is ready, and only not heard yet */
    rt_judge_free (judge);
  }
  settle ();
  g_assert_cmpint (n, ==, 0);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/judge", test_newest, test_empty, test_freed_while_judging);
}
