/* branch-text.c - writes sentences about a branch of a search's tree: the digit that was tried, its
 * steps, its dead ends. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/solve/branch-text.h"

#include "engine/place-text.h"
#include "engine/step-text.h"

#include <glib/gi18n-lib.h>

char *
rt_branch_say_cost (const RtBranch *branch)
{
  guint64 steps = rt_branch_steps (branch);
  g_autofree char *n_steps = g_strdup_printf ("%'" G_GUINT64_FORMAT, steps);
  g_autofree char *n_ends = g_strdup_printf ("%'" G_GUINT64_FORMAT, (guint64) branch->dead_ends);
  g_autofree char *said = g_strdup_printf (ngettext ("%s step", "%s steps", (gulong) steps), n_steps);
  /* Translators: how often a search met a dead end. */
  g_autofree char *ends = g_strdup_printf (ngettext ("%s dead end", "%s dead ends", (gulong) branch->dead_ends),
                                           n_ends);

  /* Translators: what a digit cost a search, as in "1,757 steps, 212 dead ends" */
  return g_strdup_printf (_("%s, %s"), said, ends);
}

char *
rt_branch_say (const RtBranch *branch, guint64 length)
{
  g_autofree char *cell = rt_say_cell (branch->cell);
  g_autofree char *share = rt_say_share (rt_branch_steps (branch), length);
  g_autofree char *cost = rt_branch_say_cost (branch);

  /* Translators: a digit that a search tried, its cell, and what it cost, as in "3 in row 1, column 4: 39 % of
   * the search, 1,757 steps, 212 dead ends". Keep <b> and </b>. */
  return g_strdup_printf (branch->solved ? _("<b>%d in %s</b>: %s of the search, %s; it led to a solution")
                          : branch->open ? _("<b>%d in %s</b>: %s of the search, %s so far")
                                         : _("<b>%d in %s</b>: %s of the search, %s; nothing came of it"),
                          branch->digit, cell, share, cost);
}
