/* test-many.c - tests with many puzzles: puzzles with each technique can be made again and again.
 *
 * Minutes: they run with RT_MANY=all only, as in `./check full`. The seeds are fixed, so that each run
 * says the same. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/maker/maker.h"

#include "engine/maker/way.h"

#include <glib.h>
#include <math.h>

enum { N_EACH = 10 };

static bool
is_wanted (void)
{
  if (g_strcmp0 (g_getenv ("RT_MANY"), "all") == 0)
    return true;
  g_test_skip ("minutes; with RT_MANY=all");
  return false;
}

static void
take (const RtMade *made, gpointer data)
{
  g_array_append_vals (data, made, 1);
}

static void
test_techniques (void)
{
  if (!is_wanted ())
    return;
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      for (int hardest = 0; hardest < 2; hardest++) {
        g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (RtMade));
        gint64 begun = g_get_monotonic_time ();
        g_autofree char *refusal = NULL;
        RtStop stop = RT_STOP_INIT;
        RtRequest request;

        rt_request_init (&request);
        request.technique = row;
        request.hardest = hardest != 0;
        refusal = rt_request_refuse (&request);
        if (!refusal)
          refusal = rt_make_warn (&request);
        if (refusal) {
          g_test_message ("%s: %s", row->id, refusal);
          continue;
        }
        g_assert_cmpuint (rt_make (&request, N_EACH, 0, &stop, NULL, take, made), ==, N_EACH);
        for (guint i = 0; i < made->len; i++) {
          const RtGrid *puzzle = &g_array_index (made, RtMade, i).puzzle;

          g_assert_cmpint (rt_fast_solve (puzzle, NULL), ==, 1);
          assert_way (puzzle, &request);
          for (guint k = 0; k < i; k++)
            g_assert_false (rt_grid_equal (puzzle, &g_array_index (made, RtMade, k).puzzle));
        }
        g_test_message ("%s, %s: %.1f s", row->id, hardest ? "the hardest" : "used",
                        (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/many/techniques", test_techniques);
  return g_test_run ();
}
