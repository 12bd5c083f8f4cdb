/* count.c - the command that counts the solutions of each puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/input.h"
#include "engine/fast/fast.h"

#include <glib/gi18n-lib.h>

static gint64 limit = 1000;

static const GOptionEntry options[] = {
  { "limit", 'l', 0, G_OPTION_ARG_INT64, &limit, N_("Count up to N (default: 1000)"),
    /* Translators: stands for the value in the help, as in --limit=N. */
    N_("N") },
  G_OPTION_ENTRY_NULL
};

/* Whether there are more than the limit shows only once one more is found. */
static bool
count (const RtGrid *givens, gsize n, GString *out)
{
  g_autofree uint64_t *counts = g_new (uint64_t, n);
  uint64_t most = (uint64_t) limit;
  bool all_have = true;

  rt_fast_batch (givens, n, most + 1, NULL, counts, NULL);
  for (gsize i = 0; i < n; i++) {
    g_string_append_printf (out, "%" G_GUINT64_FORMAT "%s\n", MIN (counts[i], most),
                            counts[i] > most ? "+" : "");
    all_have &= counts[i] > 0;
  }
  return all_have;
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = 512, .answer = count };

  if (limit < 1)
    return rt_usage_error (_("The limit must be 1 or more"));
  return rt_input_run (files, &task);
}

const RtCommand rt_command_count = {
  .id      = "count",
  .summary = N_("Print how many solutions each puzzle has, with + behind where there are more."),
  .options = options,
  .run     = run,
};
