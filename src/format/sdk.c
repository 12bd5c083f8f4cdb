/* sdk.c - the native format: SadMan's .sdk with a section of our own.
 *
 *     #A Author           headers: A author, D title, C comment, B date, S source, U address,
 *     #D Title            L level, T seconds; N and H (numbers of solutions and givens) are
 *     [Puzzle]            passed over, for they follow from the grid
 *     4.2..876.           ... nine rows
 *     [State]             givens and entries
 *     [PencilMarks]       nine rows of nine groups of digits, divided by commas
 *     [Colours]           a digit per cell
 *     [X-CornerMarks]     the second set of marks, as [PencilMarks]
 *
 * A section that is unknown is kept as it stands and written back, so nothing that a newer program
 * wrote is lost. A text without sections is a puzzle too: SudoCue and others write just headers and
 * nine rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/sdk-read.h"
#include "format/sdk-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
write_headers (const RtPuzzle *puzzle, GString *out)
{
  for (gsize i = 0; i < RT_SDK_N_HEADERS; i++) {
    const char *text = rt_puzzle_field (puzzle, rt_sdk_headers[i].field);
    g_auto (GStrv) lines = NULL;

    if (!text || !*text)
      continue;
    lines = g_strsplit (text, "\n", -1);
    if (!rt_sdk_headers[i].lines) {
      g_autofree char *joined = g_strjoinv (" ", lines);

      g_string_append_printf (out, "#%c %s\n", rt_sdk_headers[i].letter, joined);
      continue;
    }
    for (char **line = lines; *line; line++)
      g_string_append_printf (out, **line ? "#%c %s\n" : "#%c\n", rt_sdk_headers[i].letter, *line);
  }
}

static void
write_digits (GString *out, RtSdkSection section, const uint8_t *digits)
{
  g_string_append_printf (out, "[%s]\n", rt_sdk_sections[section]);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_string_append_c (out, digits[cell] ? (char) ('0' + digits[cell]) : '.');
    if (cell % 9 == 8)
      g_string_append_c (out, '\n');
  }
}

/* Nothing where there is no mark. */
static void
write_marks (GString *out, RtSdkSection section, const RtDigits *marks)
{
  RtDigits all = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    all |= marks[cell];
  if (!all)
    return;
  g_string_append_printf (out, "[%s]\n", rt_sdk_sections[section]);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    for_each_digit (digit, marks[cell])
      g_string_append_c (out, (char) ('0' + digit));
    g_string_append_c (out, cell % 9 == 8 ? '\n' : ',');
  }
}

static void
sdk_write (const RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  const char *foreign = rt_puzzle_field (puzzle, RT_FIELD_FOREIGN);
  static const uint8_t plain[RT_N_CELLS];
  RtGrid state;

  write_headers (puzzle, out);
  write_digits (out, RT_SDK_PUZZLE, position->givens.digit);
  if (rt_position_has_entries (position)) {
    rt_position_grid (position, &state);
    write_digits (out, RT_SDK_STATE, state.digit);
  }
  write_marks (out, RT_SDK_MARKS, position->marks);
  if (memcmp (position->colours, plain, sizeof plain))
    write_digits (out, RT_SDK_COLOURS, position->colours);
  write_marks (out, RT_SDK_CORNERS, position->corners);
  if (foreign)
    g_string_append (out, foreign);
}

const RtFormat rt_format_sdk = {
  .id     = "sdk",
  .name   = N_("Sudoku file"),
  .suffix = "sdk",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_ENTRIES | RT_HOLDS_MARKS | RT_HOLDS_CORNERS |
            RT_HOLDS_COLOURS | RT_HOLDS_FIELDS,
  .sniff  = rt_sdk_sniff,
  .read   = rt_sdk_read,
  .write  = sdk_write,
};
