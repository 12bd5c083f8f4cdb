/* page-words.c - texts of the page of hints and steps: its button, the cases of a step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/page-words.h"

#include <glib/gi18n.h>

const char *
rt_logic_say_hint (RtReasoning *reasoning)
{
  static const char *const labels[RT_N_HINTS] = {
    [RT_HINT_KIND] = N_("Which _Technique?"),
    [RT_HINT_TECHNIQUE] = N_("_Where?"),
    [RT_HINT_WHERE] = N_("Show the _Pattern"),
    [RT_HINT_PATTERN] = N_("Show _All"),
    [RT_HINT_ALL] = N_("_Do It"),
  };

  switch (rt_reasoning_state (reasoning)) {
  case RT_REASONING_STEP:
    return _(labels[rt_reasoning_stage (reasoning)]);
  case RT_REASONING_MISTAKE:
    return _("_Mark It");
  case RT_REASONING_WORKING:
    return _("Looking…");
  case RT_REASONING_NOTHING:
  case RT_REASONING_NO_STEP:
  case RT_REASONING_UNSOLVABLE:
  case RT_REASONING_SOLVED:
  default:
    return _("_Hint");
  }
}

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
    return g_strdup_printf (_("Inner deduction %u of %u, case %u of %u"), number, step->n_inner,
                            view, inner->n_views);
  /* Translators: of the deductions that are made on the way inside of another one. */
  return g_strdup_printf (_("Inner deduction %u of %u"), number, step->n_inner);
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
