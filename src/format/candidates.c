/* candidates.c - the format of a grid that lists the candidates of every cell, as forums show it.
 *
 *     *-----------------------------------------*
 *     |  4   9   2  |  39   1    8  |  7   6  5 |
 *     |  7   15  8  |  46   246  26 |  9   3  12|
 *
 * Reading: nine groups in a line, in any frame or none. Signs that programs write before a group to mark a step are
 * ignored; a digit behind `-` is still a candidate. A single digit fills its cell unless a peer lists it, too. Sudoku
 * Studio has more signs: `<5>` is a given, `*5*` an entry, and every other group then has marks; a group in braces,
 * `{5}`, has marks, too. Groups in brackets need no blanks between them, and filled cells need none beside them:
 * `{26}8{245}`, `[[2],[3,8],...]`.
 *
 * Writing: the form above. The signs are only used if the plain form would be read as something else. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/candidates-read.h"
#include "format/text/crossed.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Text of a group; room for nine digits between two signs. */
typedef char Text[12];

static void
print_group (const RtPosition *position, int cell, RtDigits digits, bool told, Text text)
{
  bool filled = rt_position_digit (position, cell) != 0;
  bool given = rt_position_is_given (position, cell);
  char *end = text;

  if (told && digits)
    *end++ = given ? '<' : filled ? '*' : '{';
  for_each_digit (digit, digits)
    *end++ = (char) ('0' + digit);
  if (told && digits)
    *end++ = given ? '>' : filled ? '*' : '}';
  if (!digits)
    *end++ = '.';
  *end = '\0';
}

static void
append_dashes (GString *out, gsize n)
{
  while (n-- > 0)
    g_string_append_c (out, '-');
}

static void
write_grid (const RtPosition *position, const RtDigits *candidates, bool told, GString *out)
{
  Text texts[RT_N_CELLS];
  gsize widths[9] = { 0 }, blocks[3] = { 0 };

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    print_group (position, cell, candidates[cell], told, texts[cell]);
    widths[cell % 9] = MAX (widths[cell % 9], strlen (texts[cell]));
  }
  for (int column = 0; column < 9; column++)
    blocks[column / 3] += widths[column] + (column % 3 == 2 ? 4 : 2);
  for (int row = 0; row <= 9; row++) {
    if (row % 3 == 0) {
      bool inner = row % 9 != 0;

      g_string_append_c (out, inner ? '|' : '*');
      for (int block = 0; block < 3; block++) {
        append_dashes (out, blocks[block]);
        if (block < 2)
          g_string_append_c (out, inner ? '+' : '-');
      }
      g_string_append (out, inner ? "|\n" : "*\n");
    }
    if (row == 9)
      break;
    for (int column = 0; column < 9; column++)
      g_string_append_printf (out, "%s  %-*s%s", column % 3 ? "" : "|", (int) widths[column],
                              texts[9 * row + column], column % 3 == 2 ? "  " : "");
    g_string_append (out, "|\n");
  }
}

/* Returns true if TEXT, a grid in this format, has the digits of POSITION and these CANDIDATES when
 * it is read again. */
static bool
tells (const GString *text, const RtPosition *position, const RtDigits *candidates)
{
  g_autoptr (RtPuzzle) back = NULL;
  const RtPosition *is;
  RtReader reader;

  rt_reader_init (&reader, text->str, text->len);
  if (!rt_candidates_sniff (text->str, text->len) ||
      rt_candidates_read (&reader, &back, NULL) != RT_READ_PUZZLE)
    return false;
  is = rt_puzzle_position (back);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = rt_position_digit (position, cell);

    if (rt_position_digit (is, cell) != digit || (!digit && is->marks[cell] != candidates[cell]))
      return false;
  }
  return true;
}

static void
candidates_write (const RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  g_autoptr (GString) plain = g_string_new (NULL);
  RtDigits candidates[RT_N_CELLS];

  rt_candidates_of (position, candidates);
  write_grid (position, candidates, false, plain);
  if (tells (plain, position, candidates))
    g_string_append (out, plain->str);
  else
    write_grid (position, candidates, true, out);
}

const RtFormat rt_format_candidates = {
  .id     = "candidates",
  .name   = N_("Grid of candidates"),
  .suffix = "txt",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_MARKS | RT_HOLDS_MANY,
  .among_words = true,
  .sniff  = rt_candidates_sniff,
  .read   = rt_candidates_read,
  .write  = candidates_write,
};
