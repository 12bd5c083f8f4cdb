/* blanks.c - grids in other text in which blanks are cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/blanks.h"

#include "format/fence.h"

#include <string.h>

#define CELLS 9

/* So many lines in a row are looked at as the first one: each time, nine more are. */
#define MOST_TRIES 3

/* The length of the line at the cursor, without the blanks at its end. */
static gsize
line_length (const RtReader *reader)
{
  const char *text = reader->text + reader->at, *end = memchr (text, '\n', reader->size - reader->at);
  gsize length = end ? (gsize) (end - text) : reader->size - reader->at;

  while (length && text[length - 1] == ' ')
    length--;
  return length;
}

/* How many of the LENGTH characters at TEXT are blanks, or digits, before the first one that is neither. */
static gsize
bare_length (const char *text, gsize length)
{
  gsize n = 0;

  while (n < length && (text[n] == ' ' || (text[n] >= '1' && text[n] <= '9')))
    n++;
  return n;
}

/* Whether the line at the cursor is not empty, and of bare cells. */
static bool
is_bare (const RtReader *reader)
{
  gsize length = line_length (reader);

  return length > 0 && bare_length (reader->text + reader->at, length) == length;
}

/* Whether the line at the cursor could be of such a grid. */
static bool
is_likely (const RtReader *reader)
{
  const char *text = reader->text + reader->at;
  gsize length = line_length (reader);

  for (gsize i = 0; i < length; i++)
    if (memchr ("|!:", text[i], 3) || (guchar) text[i] >= 0x80)
      return true;
  return is_bare (reader);
}

/* Reads the nine lines from ROWS on as FENCE says, and moves behind them. */
static bool
read_fenced (RtReader *rows, RtFence fence, RtGrid *grid)
{
  for (int i = 0; i < CELLS; i++) {
    RtRow row;

    while (rt_fence_is_rule (rows))
      rt_reader_next_line (rows);
    if (!rt_fence_row (rows, fence, &row, NULL))
      return false;
    memcpy (&grid->digit[CELLS * i], row.digit, CELLS);
  }
  return true;
}

static bool
take_fenced (RtFoundGrids *found, RtReader *reader)
{
  RtFence fences[2] = { rt_fence_find (reader) };
  guint n = fences[0].n_fields ? 1 : rt_fence_find_two (reader, fences) ? 2 : 0;
  RtReader rows[2] = { *reader, *reader };
  RtGrid grids[2];

  for (guint i = 0; i < n; i++)
    if (!read_fenced (&rows[i], fences[i], &grids[i]))
      return false;
  for (guint i = 0; i < n; i++)
    rt_found_offer_framed (found, &grids[i], reader->line, rt_fence_has_boxes (reader));
  if (n)
    rt_reader_go (reader, &rows[0]);
  return n > 0;
}

/* Reads LENGTH characters at TEXT as a row. Returns how many of them are blanks. */
static guint
read_bare (const char *text, gsize length, guint8 digit[CELLS])
{
  guint n_blanks = 0;

  for (gsize i = 0; i < length; i++) {
    n_blanks += text[i] == ' ';
    digit[i] = (guint8) (text[i] == ' ' ? 0 : text[i] - '0');
  }
  return n_blanks;
}

/* The same for nine lines, of which the longest has nine characters behind those that all begin with. */
static bool
take_bare (RtFoundGrids *found, RtReader *reader)
{
  gsize indent = G_MAXSIZE, longest = 0, lengths[CELLS];
  const char *lines[CELLS];
  RtReader rows = *reader;
  RtGrid grid = { 0 };
  guint n_blanks = 0;

  for (int i = 0; i < CELLS; i++, rt_reader_next_line (&rows)) {
    const char *line = rows.text + rows.at;
    gsize blanks = 0;

    if (!is_bare (&rows))
      return false;
    lengths[i] = line_length (&rows);
    while (line[blanks] == ' ')
      blanks++;
    indent = MIN (indent, blanks);
    longest = MAX (longest, lengths[i]);
    lines[i] = line;
  }
  if (longest != indent + CELLS || is_bare (&rows))
    return false;
  for (int i = 0; i < CELLS; i++)
    n_blanks += read_bare (lines[i] + indent, lengths[i] - indent, &grid.digit[CELLS * i]);
  if (n_blanks) {
    rt_found_offer (found, &grid, reader->line);
    rt_reader_go (reader, &rows);
  }
  return n_blanks > 0;
}

/* The nine cells between quotes in the line at the cursor, blanks among them; NULL for none. */
static const char *
quoted_row (const RtReader *reader)
{
  const char *text = reader->text + reader->at;
  gsize length = line_length (reader);

  for (gsize i = 0; i + CELLS + 1 < length; i++)
    if (memchr ("\"'`", text[i], 3) && text[i + CELLS + 1] == text[i] && bare_length (text + i + 1, CELLS) == CELLS)
      return text + i + 1;
  return NULL;
}

/* The same for nine lines each of which has nine cells between quotes. */
static bool
take_quoted (RtFoundGrids *found, RtReader *reader)
{
  RtReader rows = *reader;
  guint n_blanks = 0;
  RtGrid grid;

  for (int i = 0; i < CELLS; i++, rt_reader_next_line (&rows)) {
    const char *cells = rt_reader_at_end (&rows) ? NULL : quoted_row (&rows);

    if (!cells)
      return false;
    n_blanks += read_bare (cells, CELLS, &grid.digit[CELLS * i]);
  }
  if (!n_blanks || quoted_row (&rows))
    return false;
  rt_found_offer (found, &grid, reader->line);
  rt_reader_go (reader, &rows);
  return true;
}

bool
rt_found_take_blanks (RtFoundGrids *found, RtReader *reader, guint *n_tries)
{
  if (quoted_row (reader) && take_quoted (found, reader))
    return true;
  if (!is_likely (reader)) {
    *n_tries = 0;
    return false;
  }
  return (*n_tries)++ < MOST_TRIES && (take_bare (found, reader) || take_fenced (found, reader));
}
