/* count.c - the command that counts the solutions of each puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "engine/fast/fast.h"

#include <glib/gi18n-lib.h>

static gint64 limit = 1000;

static const GOptionEntry options[] = {
  { "limit", 'l', 0, G_OPTION_ARG_INT64, &limit, N_("Count up to N (default: 1000)"),
    /* Translators: a placeholder in the help, as in --limit=N. */
    N_("N") },
  G_OPTION_ENTRY_NULL
};

/* Whether there are more than the limit shows only once one more is found. */
static bool
count (const RtGrid *givens)
{
  uint64_t found, most = (uint64_t) limit;

  rt_fast_count (givens, most + 1, NULL, &found);
  rt_put ("%" G_GUINT64_FORMAT "%s", MIN (found, most), found > most ? "+" : "");
  return found > 0;
}

static int
run (char **files)
{
  if (limit < 1)
    return rt_usage_error (_("The limit must be 1 or more"));
  return rt_input_read (files, count);
}

const RtCommand rt_command_count = {
  .id      = "count",
  .summary = N_("Print how many solutions each puzzle has, with + behind where there are more."),
  .options = options,
  .run     = run,
};
