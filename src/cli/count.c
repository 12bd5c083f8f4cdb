/* count.c - the command `count`: counts the solutions of each puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "engine/fast/fast.h"
#include "engine/solution-estimate.h"

#include <glib/gi18n-lib.h>

static gint64 limit = 1000;
static gboolean estimate;

static const GOptionEntry options[] = {
  { "limit", 'l', 0, G_OPTION_ARG_INT64, &limit, N_("Count up to N (default: 1000)"),
    /* Translators: stands for the value in the help, as in --limit=N. */
    N_("N") },
  { "estimate", 'e', 0, G_OPTION_ARG_NONE, &estimate,
    N_("Estimate how many there are where there are more"), NULL },
  G_OPTION_ENTRY_NULL
};

/* Answers are written directly into the output buffer, because printing each number would take a
 * third of the whole time. */
#define LONGEST 24       /* bytes: maximum length of an answer */

/* Writes NUMBER to AT in the output buffer, with `+` if there are MORE, and a line end. Returns the
 * position after the line. */
static char *
put (char *at, uint64_t number, bool more)
{
  char digits[20];
  int n = 0;

  do
    digits[n++] = (char) ('0' + number % 10);
  while (number /= 10);
  while (n > 0)
    *at++ = digits[--n];
  if (more)
    *at++ = '+';
  *at++ = '\n';
  return at;
}

/* Writes the number of solutions of each of N puzzles to OUT, as a line. Counts to one more than the option's limit,
 * to know whether it is exceeded. Returns true if each puzzle has a solution. */
static bool
count (const RtGrid *givens, gsize n, GString *out)
{
  g_autofree uint64_t *counts = g_new (uint64_t, n);
  uint64_t most = (uint64_t) limit;
  gsize before = out->len;
  bool all_have = true;
  char *at;

  rt_fast_batch (givens, n, most + 1, NULL, counts, NULL);
  g_string_set_size (out, before + n * LONGEST);
  at = out->str + before;
  for (gsize i = 0; i < n; i++) {
    at = put (at, MIN (counts[i], most), counts[i] > most);
    all_have &= counts[i] > 0;
  }
  g_string_set_size (out, (gsize) (at - out->str));
  return all_have;
}

static bool
count_candidates (RtPuzzle *puzzle, GString *out)
{
  uint64_t most = (uint64_t) limit, number;
  char text[LONGEST];
  RtBoard board;

  rt_position_board (rt_puzzle_position (puzzle), &board);
  rt_fast_count_board (&board, most + 1, NULL, &number, NULL);
  g_string_append_len (out, text, put (text, MIN (number, most), number > most) - text);
  return number > 0;
}

/* Writes the number of solutions of each of N puzzles to OUT, as a line, with an estimate after
 * each number above the option's limit. Returns true if each puzzle has a solution. */
static bool
count_or_estimate (const RtGrid *givens, gsize n, GString *out)
{
  bool all_have = true;

  for (gsize i = 0; i < n; i++) {
    g_autofree char *said = NULL;
    RtEstimate found;

    all_have &= count (&givens[i], 1, out);
    if (out->str[out->len - 2] != '+')
      continue;
    rt_estimate_solutions (&givens[i], (uint64_t) limit + 1, NULL, &found);
    said = rt_estimate_say (&found);
    g_string_truncate (out, out->len - 1);
    g_string_append_printf (out, "\t%s\n", said);
  }
  return all_have;
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = estimate ? 1 : 2048, .answer = estimate ? count_or_estimate : count,
                             .answer_candidates = count_candidates };

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
