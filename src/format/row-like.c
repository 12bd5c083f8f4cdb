/* row-like.c - lines that look like a row of a grid and are none, or the other way round. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/row-like.h"

#include "format/fence.h"

bool
rt_is_row_of_dashes (const RtReader *reader, guint signs)
{
  RtReader line = *reader;
  RtRow row;

  if (rt_reader_peek (reader) != '-' || !rt_tokens_row (&line, &row, NULL) ||
      row.signs != RT_SIGN_DASH || row.column[8] != row.column[0] + 8)
    return false;
  if (signs)
    return signs == RT_SIGN_DASH;
  rt_tokens_skip_nothing (&line);
  return rt_tokens_row (&line, &row, NULL) && row.signs == RT_SIGN_DASH;
}

/* Whether the line at the cursor has the numbers of the columns of a grid below. */
static bool
is_numbering (RtReader reader)
{
  RtRow row;

  rt_reader_skip_blanks (&reader);
  if (rt_reader_peek (&reader) != '1' || !rt_tokens_row (&reader, &row, NULL) || !row.spaced)
    return false;
  for (int column = 0; column < 9; column++)
    if (row.digit[column] != column + 1)
      return false;
  while (rt_tokens_line (&reader) == RT_LINE_NOTHING && !rt_fence_find (&reader).n_fields)
    rt_reader_next_line (&reader);
  return rt_fence_find (&reader).n_fields != 0;
}

/* Whether nine rows come next, and no more. */
static bool
are_nine_rows (RtReader reader)
{
  guint n_rows = 0;

  rt_tokens_skip_nothing (&reader);
  for (; n_rows < 10 && (rt_tokens_line (&reader) == RT_LINE_ROW ||
                         rt_is_row_of_dashes (&reader, RT_SIGN_DASH));
       n_rows++)
    rt_reader_next_line (&reader);
  return n_rows == 9;
}

/* Whether the line at the cursor tells the size of a grid below, as tables do: a 9 and empty fields. */
static bool
is_size (RtReader reader)
{
  RtRow row;

  if (rt_reader_peek (&reader) != '9' || !rt_tokens_row (&reader, &row, NULL) || row.signs)
    return false;
  for (int column = 1; column < 9; column++)
    if (row.digit[column])
      return false;
  return are_nine_rows (reader);
}

/* Whether the line at the cursor tells the digits of a grid below: an empty line and nine rows are behind
 * it, and no more. */
static bool
is_alphabet (RtReader reader)
{
  RtRow row;

  rt_reader_skip_blanks (&reader);
  if (rt_reader_peek (&reader) != '1' || !rt_tokens_row (&reader, &row, NULL))
    return false;
  for (int column = 0; column < 9; column++)
    if (row.digit[column] != column + 1)
      return false;
  return rt_tokens_line (&reader) == RT_LINE_NOTHING && are_nine_rows (reader);
}

bool
rt_is_no_row (const RtReader *reader)
{
  return is_numbering (*reader) || is_size (*reader) || is_alphabet (*reader);
}
