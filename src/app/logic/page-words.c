/* page-words.c - texts of the page of steps: the cases of a step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/page-words.h"

#include "engine/logic/words/say.h"

#include <glib/gi18n.h>

/* The number of an inner step of STEP, from 1. */
static guint
number_of_inner (const RtStep *step, const RtStep *inner)
{
  guint i = 0;

  while (step->inner[i] != inner)
    i++;
  return i + 1;
}

/* Which picture of an inner step VIEW is; to be freed. */
static char *
inner_view_text (const RtStep *step, guint view)
{
  const RtStep *inner = rt_step_at_view (step, &view);
  guint number = number_of_inner (step, inner);

  if (view)
    /* Translators: of the deductions that are made on the way inside of another one. */
    return g_strdup_printf (_("Needed on the way: step %u of %u, case %u of %u"), number,
                            step->n_inner, view, inner->n_views);
  /* Translators: of the deductions that are made on the way inside of another one. */
  return g_strdup_printf (_("Needed on the way: step %u of %u"), number, step->n_inner);
}

char *
rt_logic_say_view (const RtStep *step, guint view)
{
  guint n_views = step->n_views;

  if (!view)
    return g_strdup_printf (ngettext ("All %u case", "All %u cases", (gulong) n_views), n_views);
  if (view <= n_views)
    /* Translators: of a deduction that looks at several cases, one after another. */
    return g_strdup_printf (_("Case %u of %u"), view, n_views);
  return inner_view_text (step, view);
}

char *
rt_logic_say_why (const RtStep *step, guint view)
{
  const RtStep *inner = rt_step_at_view (step, &view);
  g_autofree char *reason = rt_say_reason (inner);

  /* Translators: the name of a technique, and a sentence. */
  return g_strdup_printf (_("%s. %s"), _(rt_step_name (inner)), reason);
}
