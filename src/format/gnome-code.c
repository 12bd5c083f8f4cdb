/* gnome-code.c - the format of the text that "Share" of GNOME Sudoku copies to the clipboard.
 *
 *     #<@>@$3&Ba/'M!...     `#`, five characters with the number of givens of each digit, then one
 *                           character for each given, all 1s first
 *
 * Character k of the five is 33 + n(2k+1) + 9 n(2k+2), where n(d) is the number of givens with
 * digit d; the last one is 33 + n(9). A given is 33 + row + 9 column. A ninth given of a digit does
 * not fit into the counts and is not written, because it follows from the other eight. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FIRST '!'      /* the character for 0 */
#define LAST 'q'       /* the character for 80 */
#define HEAD 6         /* length of `#` and the counts */
#define MOST 8         /* maximum number of givens of one digit */

/* A line with fewer characters after `#` is a comment. */
#define LONG_CODE 17

/* Sets COUNTS, by digit, to the numbers of givens that are encoded at the beginning of CODE, which
 * begins with `#`. Returns their sum. */
static gsize
read_counts (const char *code, guint counts[10])
{
  gsize sum = 0;

  for (int k = 0; k < 5; k++) {
    guint both = (guint) (code[k + 1] - FIRST);

    counts[2 * k + 1] = k < 4 ? both % 9 : both;
    if (k < 4)
      counts[2 * k + 2] = both / 9;
  }
  for (int digit = 1; digit <= 9; digit++)
    sum += counts[digit];
  return sum;
}

static bool
is_alphabet (const char *code, gsize length)
{
  for (gsize i = 1; i < length; i++)
    if (code[i] < FIRST || code[i] > LAST)
      return false;
  return length > 0 && *code == '#';
}

/* Returns the first line of TEXT, without blanks around it, if only blanks follow it; otherwise
 * NULL. */
static const char *
lone_line (const char *text, gsize size, gsize *length)
{
  const char *start = text, *end = text + size;

  while (start < end && g_ascii_isspace (*start))
    start++;
  while (end > start && g_ascii_isspace (end[-1]))
    end--;
  *length = (gsize) (end - start);
  return start;
}

static int
gnome_code_sniff (const char *text, gsize size)
{
  guint counts[10];
  gsize length;
  const char *code = lone_line (text, size, &length);

  if (length < HEAD || length > HEAD + RT_N_CELLS || !is_alphabet (code, length))
    return 0;
  if (length == HEAD + read_counts (code, counts))
    return 99;
  return length >= LONG_CODE ? 10 : 0;
}

static bool
read_code (RtReader *reader, RtGrid *grid, GError **error)
{
  gsize length = strcspn (reader->text + reader->at, " \t\n"), expected;
  const char *code = reader->text + reader->at;
  guint counts[10];

  if (length < HEAD || !is_alphabet (code, HEAD))
    return rt_reader_fail_line (reader->line, RT_FORMAT_ERROR_LINE_LENGTH, error,
                                _("This is no code of GNOME Sudoku; expected “#” and five characters "
                                  "that count the digits."));
  expected = HEAD + read_counts (code, counts);
  if (length != expected)
    return rt_reader_fail_line (reader->line, RT_FORMAT_ERROR_LINE_LENGTH, error,
                                _("This code of GNOME Sudoku has %u characters where its counts "
                                  "need %u."),
                                (guint) length, (guint) expected);
  for (int i = 0; i < HEAD; i++)
    rt_reader_take (reader);
  for (int digit = 1; digit <= 9; digit++)
    for (guint i = 0; i < counts[digit]; i++, rt_reader_take (reader)) {
      int place = (int) rt_reader_peek (reader) - FIRST;
      int cell = 9 * (place % 9) + place / 9;

      if (place < 0 || place >= RT_N_CELLS || grid->digit[cell]) {
        char quoted[RT_QUOTED_SIZE];

        rt_reader_fail (reader, RT_FORMAT_ERROR_BAD_CHAR, error,
                        _("“%s” stands for no cell, or for one that has a digit; expected another "
                          "cell."),
                        rt_reader_quote (reader, quoted));
        if (!rt_reader_mend (reader, RT_CELLS_NONE, error))
          return false;
        continue;
      }
      grid->digit[cell] = (uint8_t) digit;
    }
  return true;
}

static RtRead
gnome_code_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  RtPosition position;

  while (!rt_reader_at_end (reader) && g_ascii_isspace (reader->text[reader->at]))
    rt_reader_take (reader);
  if (rt_reader_at_end (reader))
    return RT_READ_END;
  rt_position_init (&position, NULL);
  if (!read_code (reader, &position.givens, error))
    return RT_READ_ERROR;
  rt_reader_next_line (reader);
  *puzzle = rt_puzzle_new (&position);
  return RT_READ_PUZZLE;
}

static void
gnome_code_write (const RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  GString *places = g_string_new (NULL);
  int counts[11] = { 0 };

  for (int digit = 1; digit <= 9; digit++)
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (rt_position_digit (position, cell) == digit && counts[digit] < MOST) {
        counts[digit]++;
        g_string_append_c (places, (char) (FIRST + cell / 9 + 9 * (cell % 9)));
      }
  g_string_append_c (out, '#');
  for (int k = 0; k < 5; k++)
    g_string_append_c (out, (char) (FIRST + counts[2 * k + 1] + 9 * counts[2 * k + 2]));
  g_string_append_printf (out, "%s\n", places->str);
  g_string_free (places, TRUE);
}

const RtFormat rt_format_gnome_code = {
  .id     = "gnome-code",
  .name   = N_("Short code of GNOME Sudoku"),
  .suffix = "txt",
  .holds  = 0,
  .sniff  = gnome_code_sniff,
  .read   = gnome_code_read,
  .write  = gnome_code_write,
};
