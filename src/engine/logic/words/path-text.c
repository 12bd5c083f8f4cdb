/* path-text.c - writes a solution path as text: its logical steps, techniques and a summary. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/path-text.h"

#include "engine/logic/words/notation.h"
#include "engine/logic/words/say.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
append_links (GString *text, const RtStep *step)
{
  g_autoptr (GPtrArray) links = rt_say_links (step, 0);

  for (guint i = 0; i < links->len; i++)
    g_string_append_printf (text, "\n    %s", (const char *) g_ptr_array_index (links, i));
}

char *
rt_path_text_steps (GPtrArray *steps, unsigned flags)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);
    g_autofree char *line = flags & RT_PATH_TEXT_WORDS ? rt_say_hint (step, RT_HINT_ALL)
                                                     : rt_step_notation (step);

    g_string_append_printf (text, "%s%s", i ? "\n" : "", line);
    if (flags & RT_PATH_TEXT_LINKS)
      append_links (text, step);
  }
  return g_string_free (text, FALSE);
}

guint
rt_path_text_hardest (GPtrArray *steps)
{
  guint hardest = 0;

  for (guint i = 1; i < steps->len; i++)
    if (((const RtStep *) steps->pdata[i])->price > ((const RtStep *) steps->pdata[hardest])->price)
      hardest = i;
  return hardest;
}

/* Returns true if STEPS place a digit in every cell that is empty in GRID. */
static bool
is_whole (const RtGrid *grid, GPtrArray *steps)
{
  guint n = (guint) rt_cells_count (rt_grid_filled (grid));

  for (guint i = 0; i < steps->len; i++)
    n += ((const RtStep *) g_ptr_array_index (steps, i))->n_placed;
  return n == RT_N_CELLS;
}

char *
rt_path_text_sum (const RtGrid *grid, GPtrArray *steps, bool by_rating)
{
  const RtStep *hardest = g_ptr_array_index (steps, rt_path_text_hardest (steps));

  if (!is_whole (grid, steps))
    return g_strdup_printf (ngettext ("%u step; the techniques in use lead no further.",
                                      "%u steps; the techniques in use lead no further.",
                                      (gulong) steps->len),
                            steps->len);
  if (by_rating)
    return g_strdup_printf (
      /* Translators: how many steps, the name of the hardest technique and its rating. */
      ngettext ("%u step in the order of the rating; the hardest: %s, %.1f.",
                "%u steps in the order of the rating; the hardest: %s, %.1f.", (gulong) steps->len),
      steps->len, _(hardest->technique->name), rt_price_tenths (hardest->price) / 10.0);
  return g_strdup_printf (
    /* Translators: how many steps, and the name of the hardest technique. */
    ngettext ("%u step: a person can do it with nothing harder than %s.",
              "%u steps: a person can do it with nothing harder than %s.", (gulong) steps->len),
    steps->len, rt_say_name (rt_step_name (hardest)));
}

static int
compare_prices (gconstpointer a, gconstpointer b)
{
  const RtTechnique *one = (*(const RtStep *const *) a)->technique;
  const RtTechnique *other = (*(const RtStep *const *) b)->technique;

  if (one->price < other->price || one->price > other->price)
    return one->price < other->price ? -1 : 1;
  return strcmp (one->name, other->name);
}

char *
rt_path_text_techniques (GPtrArray *steps)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_copy (steps, NULL, NULL);
  GString *text = g_string_new (NULL);

  g_ptr_array_set_free_func (sorted, NULL);
  g_ptr_array_sort (sorted, compare_prices);
  for (guint i = 0, n; i < sorted->len; i += n) {
    const RtStep *step = g_ptr_array_index (sorted, i);

    for (n = 1; i + n < sorted->len &&
                ((const RtStep *) sorted->pdata[i + n])->technique == step->technique; n++);
    g_string_append_printf (text, "%s%u × %s", i ? "\n" : "", n, _(step->technique->name));
  }
  return g_string_free (text, FALSE);
}

char *
rt_path_text (const RtGrid *grid, GPtrArray *steps, bool by_rating)
{
  g_autofree char *lines = rt_path_text_steps (steps, 0);
  g_autofree char *sum = rt_path_text_sum (grid, steps, by_rating);
  g_autofree char *techniques = rt_path_text_techniques (steps);
  char digits[RT_N_CELLS + 1];

  return g_strconcat (rt_grid_print (grid, digits), "\n\n", lines, "\n\n", sum, "\n", techniques,
                      NULL);
}
