/* test-step-text.c - tests that every step and every look of every search has a true sentence. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/step-text.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/grouped.h"
#include "common/puzzles.h"

#include <glib.h>
#include <string.h>

static void
assert_says (char *said, const char *expected)
{
  g_assert_cmpstr (said, ==, expected);
  g_free (said);
}

static void
test_sentences (void)
{
  const RtTechnique x_wing = { .name = "X-Wing" };
  RtEvent place = { RT_EVENT_PLACE, RT_STATUS_SEARCHING, 12, 5, RT_NO_CELL, 0, 0, 0 };
  RtEvent back = { RT_EVENT_TAKE_BACK, RT_STATUS_SEARCHING, 12, 5, RT_NO_CELL, 0, 1, 0 };
  RtLook row = { RT_LOOK_REFUSE, 0, 37, 6, 36, 4 }, column = { RT_LOOK_REFUSE, 0, 37, 6, 1, 10 };
  RtLook box = { RT_LOOK_REFUSE, 0, 37, 6, 27, 21 };

  assert_says (rt_say_event (&place), "Placed 5 in row 2, column 4.");
  assert_says (rt_say_event (&back), "Dead end: took back 5 from row 2, column 4.");
  assert_says (rt_say_time (12.34), "12.3\u00a0µs");
  assert_says (rt_say_time (1500), "1.5\u00a0ms");
  assert_says (rt_say_time (12.5e6), "12.5\u00a0s");
  assert_says (rt_say_roughly (0), "0");
  assert_says (rt_say_roughly (998.7), "999");
  assert_says (rt_say_roughly (1234.4), "1230");
  assert_says (rt_say_roughly (179333333.3), "179000000");
  assert_says (rt_say_roughly (99960), "100000");
  assert_says (rt_say_rating (&(RtRating) { 71, 12, 10, NULL }),
               "Very hard 7.1. Getting started: Easy (1.2).");
  assert_says (rt_say_rating (&(RtRating) { 20, 12, 12, &x_wing }),
               "Moderate 2.0. Hardest step needed: X-Wing. Getting started: Easy (1.2).");
  assert_says (rt_say_look (&row), "6 refused: row 5 has it in column 1.");
  assert_says (rt_say_look (&column), "6 refused: column 2 has it in row 1.");
  assert_says (rt_say_look (&box), "6 refused: box 4 has it in row 4, column 1.");
}

/* Walks every search to its end; a sentence of a kind differs when what happened differs. */
static void
test_every_search (gconstpointer data)
{
  const RtSearch *search = data;
  g_autofree RtDetail *detail = g_new0 (RtDetail, 1);
  g_autofree void *state = g_malloc0 (search->state_size);
  g_autofree char *last = NULL;
  RtEvent event = { 0 };
  RtGrid givens = grid_of (EASY);

  search->start (state, &givens);
  for (int i = 0; i < 300 && search->step (state, &event, detail); i++) {
    char *said = rt_say_event (&event);

    g_assert_true (g_utf8_validate (said, -1, NULL));
    g_assert_cmpstr (said, !=, last);
    g_free (last);
    last = said;
    for (uint32_t k = 0; k < detail->n; k++) {
      g_autofree char *looked = rt_say_look (&detail->looks[k]);

      g_assert_true (g_str_has_suffix (looked, "."));
      if (detail->looks[k].kind == RT_LOOK_REFUSE)
        g_assert_nonnull (strstr (looked, "has it in"));
    }
  }
}

/* Thousands are separated where the language does so. */
static void
test_thousands (void)
{
  if (!grouped_begin ())
    return;
  assert_says (rt_say_roughly (1234.4), "1,230");
  assert_says (rt_say_roughly (179333333.3), "179,000,000");
  assert_says (rt_say_time (1234.5e6), "1,234.5\u00a0s");
  grouped_end ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("/say", test_sentences, test_thousands);
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_autofree char *path = g_strdup_printf ("/say/%s", (*search)->id);

    g_test_add_data_func (path, *search, test_every_search);
  }
  return g_test_run ();
}
