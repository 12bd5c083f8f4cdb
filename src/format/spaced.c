/* spaced.c - the format with nine lines of nine numbers with blanks or frames between them: problem 2580 of the
 * Baekjoon online judge, tables, and the output of most programs.
 *
 * Reading: any grid whose cells are separated, with a frame or without (text/tokens.h). Writing: single blanks between
 * the cells, 0 for a blank. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>

static int
spaced_sniff (const char *text, gsize size)
{
  return rt_tokens_sniff (text, size, true);
}

static void
spaced_write (const RtPuzzle *puzzle, GString *out)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_string_append_c (out, (char) ('0' + rt_position_digit (rt_puzzle_position (puzzle), cell)));
    g_string_append_c (out, cell % 9 == 8 ? '\n' : ' ');
  }
}

const RtFormat rt_format_spaced = {
  .id     = "spaced",
  .name   = N_("Nine rows of nine numbers"),
  .suffix = "txt",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_MANY,
  .among_words = true,
  .sniff  = spaced_sniff,
  .read   = rt_tokens_grid,
  .write  = spaced_write,
};
