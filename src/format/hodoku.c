/* hodoku.c - the format of HoDoKu's library lines, which store more data than any other line format.
 *
 *     :0603:28:4.2.+1876...:224 517:412 415::160
 *      |    |  |            |       |       ||
 *      |    |  cells        deleted |       |extra (may be missing)
 *      |    digits                  |       placements
 *      technique                    eliminations
 *
 * Technique, digits, eliminations, placements and extra describe one step of a solution. They become the puzzle's
 * comment, with their colons, and are written unchanged. The marks are all candidates without the deleted ones, if any
 * are deleted. A puzzle without a step is written as `:0000:x:`, its cells and `:::`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/crossed.h"
#include "format/text/line-cells.h"
#include "format/text/plus.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NO_STEP "0000:x::"

/* Returns true if the line at LINE has at least six colons, as the format requires; the last field
 * and its colon may be missing. */
static bool
has_colons (RtReader line)
{
  guint n = 0;

  for (; !rt_reader_at_line_end (&line); rt_reader_take (&line))
    n += rt_reader_peek (&line) == ':';
  return n >= 6;
}

/* Moves READER to the next line that is neither empty nor a comment. */
static void
skip_nothing (RtReader *reader)
{
  while (rt_tokens_line (reader) == RT_LINE_NOTHING && rt_reader_peek (reader) != ':')
    rt_reader_next_line (reader);
  rt_reader_skip_blanks (reader);
}

/* Returns true if the line at READER is just 81 cells, in which colons are the blanks, so not a
 * line of this format. */
static bool
is_all_cells (const RtReader *reader)
{
  RtLineCells cells;
  guint longest;

  return rt_line_find_cells (*reader, &cells, &longest) && cells.start.at == reader->at;
}

static int
hodoku_sniff (const char *text, gsize size)
{
  RtReader reader;

  rt_reader_init (&reader, text, size);
  skip_nothing (&reader);
  return rt_reader_peek (&reader) == ':' && has_colons (reader) && !is_all_cells (&reader) ? 98 : 0;
}

/* Appends the text from READER up to the next colon, or to the end of the line, to TO. Moves READER
 * past the colon. */
static void
take_field (RtReader *reader, GString *to)
{
  gsize start = reader->at;

  while (!rt_reader_at_line_end (reader) && rt_reader_peek (reader) != ':')
    rt_reader_take (reader);
  g_string_append_len (to, reader->text + start, (gssize) (reader->at - start));
  if (!rt_reader_at_line_end (reader))
    rt_reader_take (reader);
}

/* Returns the length of the rest of the line at READER, without blanks at its end. */
static gsize
rest_of_line (const RtReader *reader)
{
  const char *start = reader->text + reader->at;
  gsize length = strcspn (start, "\n");

  while (length > 0 && g_ascii_isspace (start[length - 1]))
    length--;
  return length;
}

static bool
read_line (RtReader *reader, RtPosition *position, GString *step, GError **error)
{
  RtDigits crossed[RT_N_CELLS] = { 0 };
  bool any;

  if (rt_reader_peek (reader) != ':' || !has_colons (*reader))
    return rt_reader_fail_line (reader->line, RT_FORMAT_ERROR_LINE_LENGTH, error,
                                _("This is no line of a HoDoKu library; expected a colon and then "
                                  "six parts with colons between."));
  rt_reader_take (reader);
  take_field (reader, step);
  g_string_append_c (step, ':');
  take_field (reader, step);
  g_string_append_c (step, ':');
  rt_reader_skip_blanks (reader);
  if (!rt_plus_read_cells (reader, position, error))
    return false;
  while (!rt_reader_at_line_end (reader) && rt_reader_peek (reader) != ':')
    rt_reader_take (reader);
  rt_reader_take (reader);
  if (!rt_plus_read_triples (reader, crossed, &any, error))
    return false;
  if (any)
    rt_crossed_fill (position, crossed);
  rt_reader_take (reader);
  take_field (reader, step);
  g_string_append_c (step, ':');
  g_string_append_len (step, reader->text + reader->at, (gssize) rest_of_line (reader));
  return true;
}

static bool
is_step (const char *step)
{
  return strcmp (step, NO_STEP) && strcmp (step, NO_STEP ":");
}

static RtRead
hodoku_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  g_autoptr (GString) step = g_string_new (NULL);
  g_autoptr (RtPuzzle) plain = NULL;
  RtPosition position;

  skip_nothing (reader);
  if (rt_reader_at_end (reader))
    return RT_READ_END;
  rt_position_init (&position, NULL);
  if (!read_line (reader, &position, step, error) &&
      !rt_reader_mend (reader, RT_CELLS_ALL, error))
    return RT_READ_ERROR;
  rt_reader_next_line (reader);
  reader->told_entries = true;
  plain = rt_puzzle_new (&position);
  *puzzle = rt_puzzle_with_field (plain, RT_FIELD_COMMENT,
                                  is_step (step->str) ? step->str : NULL);
  return RT_READ_PUZZLE;
}

/* Returns the fields of the step (technique, digits ...) in PUZZLE's comment, if it was read from a
 * HoDoKu line; otherwise the fields that mean no step. Free with g_strfreev. */
static char **
split_step (const RtPuzzle *puzzle)
{
  const char *comment = rt_puzzle_field (puzzle, RT_FIELD_COMMENT);
  char **parts = g_strsplit (comment ? comment : NO_STEP, ":", 4);

  if (g_strv_length (parts) == 4 && !strchr (comment ? comment : "", '\n') &&
      strlen (parts[0]) >= 4 && strspn (parts[0], "0123456789-x") == strlen (parts[0]))
    return parts;
  g_strfreev (parts);
  return g_strsplit (NO_STEP, ":", 4);
}

static void
hodoku_write (const RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  g_auto (GStrv) step = split_step (puzzle);

  g_string_append_printf (out, ":%s:%s:", step[0], step[1]);
  rt_plus_write_cells (position, out);
  g_string_append_c (out, ':');
  rt_plus_write_triples (position, out);
  g_string_append_printf (out, ":%s:%s\n", step[2], step[3]);
}

const RtFormat rt_format_hodoku = {
  .id     = "hodoku",
  .name   = N_("HoDoKu line"),
  .suffix = "txt",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_ENTRIES | RT_HOLDS_CANDIDATES | RT_HOLDS_MANY,
  .sniff  = hodoku_sniff,
  .read   = hodoku_read,
  .write  = hodoku_write,
};
