/* check.c - the command `check`: prints whether each puzzle has no, one or several solutions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "engine/fast/fast.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };

/* Answers are words for scripts, which are not translated. They are written directly into the
 * output buffer, because appending each of them would take 5 % of the whole time. */
#define LONGEST 32       /* bytes: maximum length of an answer */

/* Copies WORD to AT in the output buffer. Returns the position after it. */
static inline char *
put (char *at, const char *word)
{
  return (char *) memcpy (at, word, strlen (word)) + strlen (word);
}

/* Writes the answer for GIVENS, which have no solution, to AT in the output buffer: "none", or the
 * first two cells with equal digits in a house. Returns the position after it. */
static char *
put_none (char *at, const RtGrid *givens)
{
  char a[5], b[5];
  int first, second;

  if (!rt_grid_clash (givens, &first, &second))
    return put (at, "none\n");
  return at + g_snprintf (at, LONGEST, "invalid: %d in %s and %s\n", givens->digit[first],
                          rt_cell_name (first, a), rt_cell_name (second, b));
}

static bool
check (const RtGrid *givens, gsize n, GString *out)
{
  g_autofree uint64_t *counts = g_new (uint64_t, n);
  gsize before = out->len;
  bool all_unique = true;
  char *at;

  rt_fast_batch (givens, n, 2, NULL, counts, NULL);
  g_string_set_size (out, before + n * LONGEST);
  at = out->str + before;
  for (gsize i = 0; i < n; i++) {
    at = counts[i] == 0   ? put_none (at, &givens[i])
         : counts[i] == 1 ? put (at, "unique\n")
                          : put (at, "multiple\n");
    all_unique &= counts[i] == 1;
  }
  g_string_set_size (out, (gsize) (at - out->str));
  return all_unique;
}

static bool
check_candidates (RtPuzzle *puzzle, GString *out)
{
  uint64_t count;
  RtBoard board;

  rt_position_board (rt_puzzle_position (puzzle), &board);
  rt_fast_count_board (&board, 2, NULL, &count, NULL);
  g_string_append (out, count == 0 ? "none\n" : count == 1 ? "unique\n" : "multiple\n");
  return count == 1;
}

static int
run (char **files)
{
  const RtInputTask task = { .at_once = 2048, .answer = check, .answer_candidates = check_candidates };

  return rt_input_run (files, &task);
}

const RtCommand rt_command_check = {
  .id      = "check",
  .summary = N_("Print unique, multiple or none for each puzzle, or invalid and why."),
  .options = options,
  .run     = run,
};
