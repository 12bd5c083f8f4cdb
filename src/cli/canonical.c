/* canonical.c - the command `canonical`: prints the canonical form of each puzzle, which is equal
 * for all equivalent puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "engine/make/canonical.h"

#include <glib/gi18n-lib.h>

static const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };

static bool
answer (const RtGrid *givens, gsize n, GString *out)
{
  for (gsize i = 0; i < n; i++) {
    char text[RT_N_CELLS + 1];
    RtGrid least;

    rt_canonical (&givens[i], &least);
    g_string_append (out, rt_grid_print (&least, text));
    g_string_append_c (out, '\n');
  }
  return true;
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = 256, .answer = answer };

  return rt_input_run (files, &task);
}

const RtCommand rt_command_canonical = {
  .id      = "canonical",
  .summary = N_("Print the form that is the same for all puzzles that differ in looks alone."),
  .options = options,
  .run     = run,
};
