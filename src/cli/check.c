/* check.c - the command that says whether each puzzle is one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/input.h"
#include "engine/fast/fast.h"

#include <glib/gi18n-lib.h>

static const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };

/* The words are for scripts: they are the same in every language. */
static void
say_none (const RtGrid *givens, GString *out)
{
  char a[5], b[5];
  int first, second;

  if (rt_grid_clash (givens, &first, &second))
    g_string_append_printf (out, "invalid: %d in %s and %s\n", givens->digit[first],
                            rt_cell_name (first, a), rt_cell_name (second, b));
  else
    g_string_append (out, "none\n");
}

static bool
check (const RtGrid *givens, gsize n, GString *out)
{
  g_autofree uint64_t *counts = g_new (uint64_t, n);
  bool all_unique = true;

  rt_fast_batch (givens, n, 2, NULL, counts, NULL);
  for (gsize i = 0; i < n; i++) {
    if (counts[i] == 0)
      say_none (&givens[i], out);
    else if (counts[i] == 1)
      g_string_append_len (out, "unique\n", 7);
    else
      g_string_append_len (out, "multiple\n", 9);
    all_unique &= counts[i] == 1;
  }
  return all_unique;
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = 2048, .answer = check };

  return rt_input_run (files, &task);
}

const RtCommand rt_command_check = {
  .id      = "check",
  .summary = N_("Print unique, multiple or none for each puzzle, or invalid and why."),
  .options = options,
  .run     = run,
};
