/* test-link-houses.c - tests that the house of a strong link is shown: a box before lines. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"

#include "common/share.h"
#include "engine/logic/board/positions.h"

#include <glib.h>

static int n_links[3];   /* by kind of house */

/* Returns true if the ends of LINK are all places of its digit in HOUSE. */
static bool
is_in (const RtStepLink *link, const RtStudy *study, int house)
{
  RtCells both = rt_cells_or (link->from.cells, link->to.cells), places = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    if (rt_digits_has (study->field.candidates[rt_houses[house][i]], link->from.digit))
      rt_cells_add (&places, rt_houses[house][i]);
  return rt_cells_equal (places, both);
}

static bool
is_shown (const RtStep *step, int house)
{
  for (guint i = 0; i < step->n_houses; i++)
    if (step->houses[i].house == house && step->houses[i].role == RT_HOUSE_WHERE)
      return true;
  return false;
}

static void
check_step (const RtStep *step, const RtStudy *study)
{
  static const int kinds[] = { RT_KIND_BOX, RT_KIND_COLUMN, RT_KIND_ROW };

  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];
    int cell = rt_cells_first (link->from.cells);

    if (link->kind != RT_LINK_STRONG || link->in != RT_IN_NONE || link->from.digit != link->to.digit)
      continue;
    for (int k = 0; k < 3; k++)
      if (is_in (link, study, rt_houses_of[cell][kinds[k]])) {
        if (!is_shown (step, rt_houses_of[cell][kinds[k]]))
          fail_at (step, study, "does not show the house of a strong link");
        n_links[kinds[k]]++;
        break;
      }
  }
}

static void
check_board (RtStudy *study, gpointer data)
{
  for (const RtTechnique *row = rt_family_aic.rows; row->id; row++) {
    g_autoptr (GPtrArray) steps = NULL;

    if (row->price > 7)
      continue;
    steps = all_steps_of (row, study);
    for (guint i = 0; i < steps->len; i++)
      check_step (g_ptr_array_index (steps, i), study);
  }
}

static void
test_aic (void)
{
  do
    for_each_thinned_board (n_cases (60), check_board, NULL);
  while (n_links[RT_KIND_ROW] == 0 || n_links[RT_KIND_COLUMN] == 0 || n_links[RT_KIND_BOX] == 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/link-houses/aic", test_aic);
  return g_test_run ();
}
