/* solo.c - the format of the game ids of Solo, the Sudoku of Simon Tatham's puzzles.
 *
 *     3x3:4a2c8_7_6a7a...     a number is a given, a letter a run of 1 to 26 blanks, and `_`
 *                             separates two adjacent givens
 *
 * Letters before the colon, or a comma after the grid, describe variants. Only the plain variant is
 * read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Length of the longest run that one letter, z, stands for. */
#define LONGEST_RUN 26

/* Returns true if the line at READER begins like a game id: two numbers, an x between them and a
 * colon after them, as in "3x3:". */
static bool
is_id (RtReader reader)
{
  RtReader number = reader;
  bool size = false;

  for (; !rt_reader_at_line_end (&reader) && rt_reader_peek (&reader) != ':';
       rt_reader_take (&reader)) {
    gunichar c = rt_reader_peek (&reader);

    if (c == 'x' && reader.at > number.at && reader.at <= number.at + 2)
      size = true;
    else if (!(c >= '0' && c <= '9') && !(size && c >= 'a' && c <= 'z'))
      return false;
  }
  return size && rt_reader_peek (&reader) == ':' && reader.at < number.at + 16;
}

static int
solo_sniff (const char *text, gsize size)
{
  RtReader reader;

  rt_reader_init (&reader, text, size);
  rt_tokens_skip_nothing (&reader);
  rt_reader_skip_blanks (&reader);
  return is_id (reader) ? 97 : 0;
}

/* Reads the parameters of a game id up to the colon, and moves past the colon. Returns false with
 * ERROR set for another size, and for the letters j (jigsaw), k (killer) and x (diagonals), which
 * change the rules. Other letters describe the difficulty and the layout. */
static bool
read_size (RtReader *reader, GError **error)
{
  RtReader start = *reader;
  g_autofree char *size = NULL;
  bool plain;

  while (rt_reader_peek (reader) != ':')
    rt_reader_take (reader);
  size = g_strndup (start.text + start.at, reader->at - start.at);
  plain = g_str_has_prefix (size, "3x3") && !g_ascii_isdigit (size[3]) &&
          !strpbrk (size + 3, "jkx");
  rt_reader_take (reader);
  return plain || rt_reader_fail (&start, RT_FORMAT_ERROR_UNSUPPORTED, error,
                                  _("“%s” is another kind of puzzle; expected “3x3”, the plain one "
                                    "of 9 by 9 cells."),
                                  size);
}

static bool
read_cells (RtReader *reader, RtGrid *grid, GError **error)
{
  guint n = 0, line = reader->line;

  for (; !rt_reader_at_line_end (reader); rt_reader_take (reader)) {
    gunichar c = rt_reader_peek (reader);

    if (c == '_' || c == ' ')
      continue;
    if (c == ',')
      return rt_reader_fail (reader, RT_FORMAT_ERROR_UNSUPPORTED, error,
                             _("The comma begins the regions of a jigsaw; expected a plain puzzle "
                               "of 9 by 9 cells."));
    if (c >= 'a' && c < 'a' + LONGEST_RUN) {
      n += c - 'a' + 1;
    } else if (c >= '1' && c <= '9') {
      if (n < RT_N_CELLS)
        grid->digit[n] = (uint8_t) (c - '0');
      n++;
    } else {
      rt_tokens_fail_char (reader, error);
      if (!rt_reader_mend (reader, n < RT_N_CELLS ? rt_cells_of ((int) n) : RT_CELLS_NONE, error))
        return false;
      n++;
    }
  }
  if (n == RT_N_CELLS)
    return true;
  memset (grid, 0, sizeof *grid);
  rt_tokens_fail_length (line, n, error);
  return rt_reader_mend (reader, RT_CELLS_ALL, error);
}

static RtRead
solo_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  RtPosition position;

  rt_tokens_skip_nothing (reader);
  if (rt_reader_at_end (reader))
    return RT_READ_END;
  rt_reader_skip_blanks (reader);
  rt_position_init (&position, NULL);
  if (!is_id (*reader)) {
    rt_reader_fail_line (reader->line, RT_FORMAT_ERROR_LINE_LENGTH, error,
                         _("This is no game id of Solo; expected “3x3:” and the cells."));
    return RT_READ_ERROR;
  }
  if (!read_size (reader, error) || !read_cells (reader, &position.givens, error))
    return RT_READ_ERROR;
  rt_reader_next_line (reader);
  *puzzle = rt_puzzle_new (&position);
  return RT_READ_PUZZLE;
}

const RtFormat rt_format_solo = {
  .id     = "solo",
  .name   = N_("Game id of Solo"),
  .suffix = "txt",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_MANY,
  .sniff  = solo_sniff,
  .read   = solo_read,
};
