/* test-step-csv.c - tests the rows of a search's steps: each value in its column, and only the
 * events of the grain. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/step-csv.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <string.h>

/* A step with one look of each kind, in each grain. */
static void
test_grains (void)
{
  static const RtEvent event = { .kind = RT_EVENT_PLACE, .status = RT_STATUS_SEARCHING, .cell = 2,
                                 .digit = 4, .other = RT_NO_CELL };
  static const RtDetail detail = { 5, {
    { RT_LOOK_READ, 1, RT_NO_CELL, 0, RT_NO_CELL, RT_NO_HOUSE },
    { RT_LOOK_READ, 1, 2, 3, 80, RT_NO_HOUSE },           /* the cell that is looked at */
    { RT_LOOK_READ, 1, 2, 3, RT_NO_CELL, 9 },             /* a mask: for which cell */
    { RT_LOOK_REFUSE, 1, 2, 3, 80, 26 },                  /* a test: of which cell */
    { RT_LOOK_ACCEPT, 1, 2, 4, RT_NO_CELL, RT_NO_HOUSE },
  } };
  static const char *const rows[] = {
    [RT_GRAIN_PLACEMENT] = "7,place,r1c3,4,,6\n",
    [RT_GRAIN_TEST] = "7,refuse,r1c3,3,box 9,5\n7,accept,r1c3,4,,5\n7,place,r1c3,4,,6\n",
    [RT_GRAIN_READ] = ("7,read,,,,5\n7,read,r9c9,3,,5\n7,read,r1c3,3,column 1,5\n"
                       "7,refuse,r1c3,3,box 9,5\n7,accept,r1c3,4,,5\n7,place,r1c3,4,,6\n"),
  };

  for (int grain = 0; grain < (int) G_N_ELEMENTS (rows); grain++) {
    g_autoptr (GString) text = g_string_new (NULL);

    rt_rows_add (text, 7, &event, &detail, (RtGrain) grain, 5, 6);
    g_assert_cmpstr (text->str, ==, rows[grain]);
    g_string_truncate (text, 0);
    rt_rows_add (text, 7, &event, NULL, (RtGrain) grain, 5, 6);
    g_assert_cmpstr (text->str, ==, rows[RT_GRAIN_PLACEMENT]);
  }
}

static void
test_grain_ids (void)
{
  g_assert_cmpstr (rt_grain_id (RT_GRAIN_PLACEMENT), ==, "placement");
  g_assert_cmpstr (rt_grain_id (RT_GRAIN_TEST), ==, "test");
  g_assert_cmpstr (rt_grain_id (RT_GRAIN_READ), ==, "read");
  g_assert_null (rt_grain_id (RT_GRAIN_READ + 1));
  g_assert_null (rt_grain_id (-1));
}

/* The rows of all that SEARCH does on TEXT. */
static char *
rows_of (const RtSearch *search, const char *text)
{
  g_autofree void *state = g_malloc0 (RT_STATE_MAX);
  GString *rows = g_string_new (RT_ROWS_HEADER);
  RtEvent event;
  RtGrid grid = grid_of (text);

  search->start (state, &grid);
  for (guint64 step = 1;; step++) {
    guint before = ((const RtCounts *) state)->depth;

    if (!search->step (state, &event, NULL))
      return g_string_free (rows, FALSE);
    rt_rows_add (rows, step, &event, NULL, RT_GRAIN_PLACEMENT, before, ((const RtCounts *) state)->depth);
  }
}

static void
test_searches (void)
{
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_autofree char *blank = rows_of (*search, ONE_BLANK), *clash = rows_of (*search, CLASH);

    g_assert_cmpstr (blank, ==, "step,event,cell,digit,house,depth\n"
                                "1,prepare,,,,0\n2,place,r1c1,5,,1\n3,take-back,r1c1,5,,0\n4,end,,,,0\n");
    g_assert_cmpstr (clash, ==, "step,event,cell,digit,house,depth\n"
                                "1,contradiction,r1c1,5,row 1,0\n");
  }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/rows", test_grains, test_grain_ids, test_searches);
}
