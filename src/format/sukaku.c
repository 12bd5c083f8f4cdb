/* sukaku.c - the format with 729 characters: for each of the 81 cells nine places, one for each
 * digit, with the digit if it is a candidate, and a blank sign if not.
 *
 * The text may be broken into lines. A true sukaku has no filled cells: its clues are candidates. A
 * candidate that is alone in its cell, and that no peer lists, is read as a filled cell. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/crossed.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>

#define N_PLACES (9 * RT_N_CELLS)

/* A run in one line that is at least so long is a damaged sukaku. */
#define LONG_RUN 600

/* Moves READER past successive cells; if BROKEN, also past line ends between them. Returns the
 * number of cells. Sets ALIEN to true if a digit is in the place of another digit. */
static guint
take_run (RtReader *reader, bool broken, bool *alien)
{
  guint n = 0;

  *alien = false;
  for (; n <= N_PLACES; rt_reader_take (reader)) {
    gunichar c = rt_reader_peek (reader);
    int digit = rt_cell_of (c);

    if (c == '\n' && broken)
      continue;
    if (digit < 0)
      break;
    *alien |= digit && (guint) digit != n % 9 + 1;
    n++;
  }
  return n;
}

static void
skip_nothing (RtReader *reader)
{
  rt_tokens_skip_nothing (reader);
  rt_reader_skip_blanks (reader);
}

/* Returns the certainty, 0 to 100, for this format of 729 characters. Nine puzzles have 729 cells,
 * too; so in several lines, every digit must be in its place, and there must be digits. */
static int
sukaku_sniff (const char *text, gsize size)
{
  RtReader reader, run, digits;
  bool alien;
  guint n;

  rt_reader_init (&reader, text, size);
  skip_nothing (&reader);
  run = reader;
  n = take_run (&run, false, &alien);
  if (n >= LONG_RUN)
    return 96;
  run = digits = reader;
  n = take_run (&run, true, &alien);
  while (digits.at < run.at && rt_cell_of (rt_reader_peek (&digits)) <= 0)
    rt_reader_take (&digits);
  return n >= N_PLACES && !alien && digits.at < run.at ? 96 : 0;
}

static bool
fail_place (const RtReader *reader, int place, GError **error)
{
  char quoted[RT_QUOTED_SIZE];

  return rt_reader_fail (reader, RT_FORMAT_ERROR_RANGE, error,
                         _("“%s” stands in the place of %d; expected that digit or a blank."),
                         rt_reader_quote (reader, quoted), place);
}

/* Returns true if the 729 characters that begin at READER are broken into several lines. */
static bool
is_broken (RtReader reader)
{
  bool alien;

  return take_run (&reader, false, &alien) < LONG_RUN;
}

/* Reads the 729 places of candidates from READER on into CANDIDATES. Returns false with ERROR set
 * if one is malformed. */
static bool
read_places (RtReader *reader, RtDigits candidates[RT_N_CELLS], GError **error)
{
  guint line = reader->line, n = 0;
  bool broken = is_broken (*reader);

  for (; !rt_reader_at_end (reader); rt_reader_take (reader)) {
    gunichar c = rt_reader_peek (reader);
    int digit = rt_cell_of (c), place = (int) (n % 9) + 1, cell = (int) (n / 9);

    if (c == '\n' && n < N_PLACES && broken)
      continue;
    if (c == '\n' || n >= N_PLACES)
      break;
    if (digit > 0 && digit != place)
      fail_place (reader, place, error);
    else if (digit < 0)
      rt_tokens_fail_char (reader, error);
    else if (digit)
      candidates[cell] |= rt_digits_of (digit);
    if ((digit < 0 || (digit > 0 && digit != place)) &&
        !rt_reader_mend (reader, rt_cells_of (cell), error))
      return false;
    n++;
  }
  rt_reader_skip_blanks (reader);
  if (n == N_PLACES && rt_reader_at_line_end (reader))
    return true;
  while (!rt_reader_at_line_end (reader)) {
    rt_reader_take (reader);
    n++;
  }
  rt_reader_fail_line (line, RT_FORMAT_ERROR_LINE_LENGTH, error,
                       /* Translators: of a puzzle that is given by the candidates of its cells;
                        * never 1. */
                       ngettext ("%'u place was found; expected 729, nine for each cell.",
                                 "%'u places were found; expected 729, nine for each cell.", n),
                       n);
  return rt_reader_mend (reader, RT_CELLS_ALL, error);
}

static RtRead
sukaku_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  RtDigits candidates[RT_N_CELLS] = { 0 };
  RtPosition position;

  skip_nothing (reader);
  if (rt_reader_at_end (reader))
    return RT_READ_END;
  if (!read_places (reader, candidates, error))
    return RT_READ_ERROR;
  rt_position_init (&position, NULL);
  rt_candidates_settle (candidates, &position);
  reader->told_candidates = true;
  *puzzle = rt_puzzle_new (&position);
  return RT_READ_PUZZLE;
}

static void
sukaku_write (const RtPuzzle *puzzle, GString *out)
{
  RtDigits candidates[RT_N_CELLS];

  rt_candidates_of (rt_puzzle_position (puzzle), candidates);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      g_string_append_c (out, rt_digits_has (candidates[cell], digit) ? (char) ('0' + digit) : '.');
  g_string_append_c (out, '\n');
}

const RtFormat rt_format_sukaku = {
  .id     = "sukaku",
  .name   = N_("729 candidates in a line"),
  .suffix = "txt",
  .holds  = RT_HOLDS_CANDIDATES | RT_HOLDS_MANY,
  .sniff  = sukaku_sniff,
  .read   = sukaku_read,
  .write  = sukaku_write,
};
