/* ksudoku.c - the format of the files of KSudoku.
 *
 *     <ksudoku><game had-help="0" msecs-elapsed="14219">
 *       <puzzle>
 *         <graph order="9" type="sudoku" specific-type="Plain"/>
 *         <values>eh___cd____g__d___ci__h_…</values>
 *       </puzzle>
 *       <history>
 *         <simple-event index="36" value="1"/>            an entry; 0 clears
 *         <simple-event index="2" markers="010000000"/>   marks, from 1 to 9
 *         <complex-event> … </complex-event>              several at a time; their markers are wrong
 *       </history>
 *
 * Cells are in columns: cell k of a file is in row k mod 9, column k div 9. Digits are letters, shifted by one: 1 is
 * `b`, 9 is `j`, a blank is `_`. Entries and marks are the state at the end of the history. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/markup.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  RtReader *reader;
  RtPosition position;
  bool has_graph, has_values;
  guint complex;    /* depth of nested complex events */
  guint64 seconds;
} Game;

/* Returns the cell (0..80, in rows) that character K of the file's list of cells, which is in columns, stands for. */
static int
cell_of (int k)
{
  return 9 * (k % 9) + k / 9;
}

static bool
check_graph (const RtMarkup *markup, Game *game, GError **error)
{
  const char *type = rt_markup_value (markup, "type");
  const char *special = rt_markup_value (markup, "specific-type");
  const char *order = rt_markup_value (markup, "order");

  game->has_graph = true;
  if (!g_strcmp0 (type, "sudoku") && !g_strcmp0 (order, "9") &&
      (!special || !strcmp (special, "Plain")))
    return true;
  return rt_reader_fail (&markup->tag, RT_FORMAT_ERROR_UNSUPPORTED, error,
                         _("This is a puzzle of the type “%s” (%s, %s); expected “sudoku” of order "
                           "9."),
                         type ? type : "", special ? special : "", order ? order : "");
}

/* Returns the digit that the letter C stands for in this format (b is 1); 0 for a blank, -1 for any
 * other character. */
static int
digit_of (gunichar c)
{
  if (c == '_')
    return 0;
  return c >= 'b' && c <= 'j' ? (int) (c - 'a') : -1;
}

static RtCells
bad_cell (guint n)
{
  return n < RT_N_CELLS ? rt_cells_of (cell_of ((int) n)) : RT_CELLS_NONE;
}

static bool
read_values (const RtMarkup *markup, Game *game, GError **error)
{
  RtReader at = markup->inside;
  guint n = 0;

  game->has_values = true;
  for (; !rt_reader_at_end (&at) && rt_reader_peek (&at) != '<'; rt_reader_take (&at)) {
    gunichar c = rt_reader_peek (&at);
    int digit = digit_of (c);

    if (c == ' ' || c == '\t' || c == '\n')
      continue;
    if (digit < 0) {
      char quoted[RT_QUOTED_SIZE];

      rt_reader_fail (&at, RT_FORMAT_ERROR_BAD_CHAR, error,
                      _("“%s” is no cell of KSudoku; expected b-j for 1-9, or _ for a blank."),
                      rt_reader_quote (&at, quoted));
      if (!rt_reader_mend (game->reader, bad_cell (n), error))
        return false;
    }
    if (n < RT_N_CELLS)
      game->position.givens.digit[cell_of ((int) n)] = (uint8_t) MAX (digit, 0);
    n++;
  }
  if (n == RT_N_CELLS)
    return true;
  rt_position_init (&game->position, NULL);
  rt_tokens_fail_length (markup->inside.line, n, error);
  return rt_reader_mend (game->reader, RT_CELLS_ALL, error);
}

static bool
read_markers (const RtMarkup *markup, Game *game, int cell, GError **error)
{
  RtReader at = rt_markup_value_reader (markup, "markers");
  const char *markers = rt_markup_value (markup, "markers");
  RtDigits marks = 0;

  if (strlen (markers) != 9 || strspn (markers, "01") != 9)
    return rt_reader_fail (&at, RT_FORMAT_ERROR_MARK_RANGE, error,
                           _("“%s” is no set of marks; expected nine times 0 or 1."), markers);
  for (int digit = 1; digit <= 9; digit++)
    if (markers[digit - 1] == '1')
      marks |= rt_digits_of (digit);
  if (!game->complex && !rt_position_digit (&game->position, cell))
    game->position.marks[cell] = marks;
  return true;
}

static bool
replay_event (const RtMarkup *markup, Game *game, GError **error)
{
  const char *given = rt_markup_value (markup, "given");
  int index, value, cell;

  if (!rt_markup_number (markup, "index", 0, RT_N_CELLS - 1, &index, error))
    return false;
  cell = cell_of (index);
  if (rt_markup_value (markup, "markers") && !read_markers (markup, game, cell, error))
    return false;
  if (!rt_markup_value (markup, "value"))
    return true;
  if (!rt_markup_number (markup, "value", 0, 9, &value, error))
    return false;
  if (given && !strcmp (given, "true")) {
    rt_position_enter (&game->position, cell, 0, false);
    game->position.givens.digit[cell] = (uint8_t) value;
    game->position.marks[cell] = 0;
    return true;
  }
  rt_position_enter (&game->position, cell, value, false);
  if (!rt_position_is_given (&game->position, cell))
    game->position.marks[cell] = 0;
  return true;
}

static bool
start_cb (RtMarkup *markup, const char *element, gpointer data, GError **error)
{
  Game *game = data;
  const char *time;

  if (!strcmp (element, "graph"))
    return check_graph (markup, game, error);
  if (!strcmp (element, "values"))
    return read_values (markup, game, error);
  if (!strcmp (element, "simple-event"))
    return replay_event (markup, game, error) ||
           rt_reader_mend (game->reader, RT_CELLS_NONE, error);
  game->complex += !strcmp (element, "complex-event");
  time = strcmp (element, "game") ? NULL : rt_markup_value (markup, "msecs-elapsed");
  if (time && g_ascii_string_to_unsigned (time, 10, 0, G_MAXUINT64, &game->seconds, NULL))
    game->seconds /= 1000;
  return true;
}

static bool
end_cb (RtMarkup *markup, const char *element, gpointer data, GError **error)
{
  Game *game = data;

  game->complex -= !strcmp (element, "complex-event");
  return true;
}

static const RtMarkupUse use = { start_cb, end_cb };

static bool
ksudoku_read_all (RtReader *reader, RtReading *reading, GError **error)
{
  Game game = { .reader = reader };
  g_autoptr (RtPuzzle) plain = NULL;
  g_autofree char *seconds = NULL;

  rt_position_init (&game.position, NULL);
  if (!rt_markup_read (reader, &use, &game, error))
    return false;
  if (!game.has_graph || !game.has_values)
    return rt_reader_fail_line (0, RT_FORMAT_ERROR_UNKNOWN, error,
                                _("There is no puzzle in this file of KSudoku; expected “graph” and "
                                  "“values”."));
  reader->told_entries = true;
  plain = rt_puzzle_new (&game.position);
  seconds = game.seconds ? g_strdup_printf ("%" G_GUINT64_FORMAT, game.seconds) : NULL;
  rt_reading_add (reading, rt_puzzle_with_field (plain, RT_FIELD_SECONDS, seconds), reader);
  return true;
}

static int
ksudoku_sniff (const char *text, gsize size)
{
  g_autofree char *root = rt_markup_root (text, size);

  return !g_strcmp0 (root, "ksudoku") ? 100 : 0;
}

static void
write_events (const RtPosition *position, GString *out)
{
  for (int k = 0; k < RT_N_CELLS; k++) {
    int cell = cell_of (k);

    if (position->entries.digit[cell])
      g_string_append_printf (out, "   <simple-event index=\"%d\" value=\"%d\"/>\n", k,
                              position->entries.digit[cell]);
    if (!position->marks[cell])
      continue;
    g_string_append_printf (out, "   <simple-event index=\"%d\" markers=\"", k);
    for (int digit = 1; digit <= 9; digit++)
      g_string_append_c (out, rt_digits_has (position->marks[cell], digit) ? '1' : '0');
    g_string_append (out, "\"/>\n");
  }
}

static void
ksudoku_write (const RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  const char *seconds = rt_puzzle_field (puzzle, RT_FIELD_SECONDS);

  g_string_append_printf (out, "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" "
                               "msecs-elapsed=\"%s%s\">\n  <puzzle>\n"
                               "   <graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>\n"
                               "   <values>",
                          seconds ? seconds : "0", seconds ? "000" : "");
  for (int k = 0; k < RT_N_CELLS; k++) {
    int given = position->givens.digit[cell_of (k)];

    g_string_append_c (out, given ? (char) ('a' + given) : '_');
  }
  g_string_append (out, "</values>\n  </puzzle>\n  <history>\n");
  write_events (position, out);
  g_string_append (out, "  </history>\n </game>\n</ksudoku>\n");
}

const RtFormat rt_format_ksudoku = {
  .id       = "ksudoku",
  .name     = N_("KSudoku file"),
  .suffix   = "ksudoku",
  .holds    = RT_HOLDS_DIGITS | RT_HOLDS_ENTRIES | RT_HOLDS_MARKS,
  .sniff    = ksudoku_sniff,
  .read_all = ksudoku_read_all,
  .write    = ksudoku_write,
};
