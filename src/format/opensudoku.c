/* opensudoku.c - the format of the files of OpenSudoku, an app for telephones.
 *
 *     <opensudoku>                                     version 1: text fields for all puzzles, givens alone
 *       <name>…</name> <author>…</author> …
 *       <game data="0043002090050090010700600430..."/>
 *     </opensudoku>
 *
 *     <opensudoku version="2">                         version 2: folders, and games that were begun
 *       <folder name="…" created="…">
 *         <game time="14000" note="…" data="version: 3&#10;4|0|0|0|256|1|…"/>
 *
 * After its version, the data has three fields for each cell: value, notes and whether it can be edited; a bar follows
 * each field. Notes are digits with commas in version 1 of the data, and a number of nine bits in versions 2 and 3; a
 * second bar may follow them in version 2. In later versions only the value and the last field are known. The undo
 * history is not read. Writing: version 2, with data of version 3 if the puzzle has more than givens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/markup.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The beginning of the data of a game that was begun, and the newest known version of the data. */
#define DATA_VERSION "version:"
#define NEWEST_DATA 3

/* Parser of the data of a game. */
typedef struct {
  RtReader at;
  int version;
  guint n_fields; /* number of fields of each cell */
} Data;

static bool
fail_data (const RtReader *at, GError **error)
{
  char quoted[RT_QUOTED_SIZE];

  if (rt_reader_at_end (at))
    return rt_reader_fail (at, RT_FORMAT_ERROR_LINE_LENGTH, error,
                           _("The data of this game ends too early; expected 81 cells."));
  return rt_reader_fail (at, RT_FORMAT_ERROR_BAD_CHAR, error,
                         _("“%s” does not belong here in the data of a game; expected a number and "
                           "a bar for each part of a cell."),
                         rt_reader_quote (at, quoted));
}

/* Reads a number of up to three digits, and the bar after it, from a game's data into NUMBER.
 * Returns false with ERROR set if there is none. */
static bool
take_number (Data *data, int *number, GError **error)
{
  guint n = 0;

  for (*number = 0; n < 3 && g_ascii_isdigit (data->at.text[data->at.at]); n++) {
    *number = 10 * *number + (data->at.text[data->at.at] - '0');
    rt_reader_take (&data->at);
  }
  if (n == 0 || rt_reader_peek (&data->at) != '|')
    return fail_data (&data->at, error);
  rt_reader_take (&data->at);
  return true;
}

/* Reads a cell's notes, digits with a comma after each or `-` for none, into NOTES. Returns false
 * with ERROR set if they are malformed. */
static bool
take_listed_notes (Data *data, RtDigits *notes, GError **error)
{
  gunichar c;

  for (; (c = rt_reader_peek (&data->at)) != '|'; rt_reader_take (&data->at)) {
    if (c == '-' || c == ',')
      continue;
    if (c < '1' || c > '9' || rt_reader_at_end (&data->at))
      return fail_data (&data->at, error);
    *notes |= rt_digits_of ((int) (c - '0'));
  }
  rt_reader_take (&data->at);
  return true;
}

static bool
take_notes (Data *data, RtDigits *notes, GError **error)
{
  RtReader start = data->at;
  int number;

  if (data->version == 1)
    return take_listed_notes (data, notes, error);
  if (!take_number (data, &number, error))
    return false;
  if (number > RT_DIGITS_ALL)
    return rt_reader_fail (&start, RT_FORMAT_ERROR_MARK_RANGE, error,
                           _("%d is no set of notes; expected a number from 0 to 511."), number);
  *notes = (RtDigits) number;
  if (data->version == 2 && rt_reader_peek (&data->at) == '|')
    rt_reader_take (&data->at);
  return true;
}

/* Skips N fields of a newer version's data, whose meaning is unknown. Returns false with ERROR set
 * if there are fewer. */
static bool
pass_fields (Data *data, guint n, GError **error)
{
  for (; n > 0; n--) {
    while (!rt_reader_at_end (&data->at) && rt_reader_peek (&data->at) != '|')
      rt_reader_take (&data->at);
    if (rt_reader_at_end (&data->at))
      return fail_data (&data->at, error);
    rt_reader_take (&data->at);
  }
  return true;
}

static bool
read_cell (Data *data, RtPosition *position, int cell, GError **error)
{
  RtReader start = data->at;
  RtDigits notes = 0;
  int value, editable;

  if (!take_number (data, &value, error))
    return false;
  if (value > 9)
    return rt_reader_fail (&start, RT_FORMAT_ERROR_RANGE, error,
                           _("%d is not the value of a cell; expected a number from 0 to 9."), value);
  if (data->version > NEWEST_DATA ? !pass_fields (data, data->n_fields - 2, error)
                                  : !take_notes (data, &notes, error))
    return false;
  start = data->at;
  if (!take_number (data, &editable, error))
    return false;
  if (editable > 1)
    return rt_reader_fail (&start, RT_FORMAT_ERROR_RANGE, error,
                           _("%d does not tell whether the cell can be edited; expected 0 or 1."),
                           editable);
  if (!value)
    position->marks[cell] = notes;
  else if (editable)
    position->entries.digit[cell] = (uint8_t) value;
  else
    position->givens.digit[cell] = (uint8_t) value;
  return true;
}

/* Reads the version of a game's data, after which there is a line end (escaped) or a blank. Returns
 * false with ERROR set if it is malformed or unknown. */
static bool
read_version (RtMarkup *markup, Data *data, GError **error)
{
  RtReader start = data->at;
  guint n_bars = 0;
  const char *behind;

  for (gsize n = strlen (DATA_VERSION); n > 0; n--)
    rt_reader_take (&data->at);
  rt_reader_skip_blanks (&data->at);
  for (guint n = 0; n < 3 && g_ascii_isdigit (data->at.text[data->at.at]); n++) {
    data->version = 10 * data->version + (data->at.text[data->at.at] - '0');
    rt_reader_take (&data->at);
  }
  behind = data->at.text + data->at.at;
  for (gsize n = *behind == '&' ? strcspn (behind, ";|") + 1 : strspn (behind, " \t\n"); n > 0; n--)
    rt_reader_take (&data->at);
  for (gsize i = data->at.at; i < data->at.size; i++)
    n_bars += data->at.text[i] == '|';
  data->n_fields = n_bars / RT_N_CELLS;
  if (data->version < 1 ||
      (data->version > NEWEST_DATA && (n_bars % RT_N_CELLS || data->n_fields < 3)))
    return rt_reader_fail (&start, RT_FORMAT_ERROR_VERSION, error,
                           _("Version %d of this data is not known; expected 1 to 3."),
                           data->version);
  if (data->version > NEWEST_DATA)
    rt_reader_notice (markup->reader, start.line,
                      _("The notes of this game are of a newer version and were passed over."));
  return true;
}

/* Reads a game's data that are just 81 digits, from AT on, as the givens of POSITION. Returns false
 * with ERROR set if they are malformed. */
static bool
read_digits (RtReader *at, RtPosition *position, RtReader *reader, GError **error)
{
  guint n = 0, line = at->line;

  for (; !rt_reader_at_end (at); rt_reader_take (at), n++) {
    int digit = rt_cell_of (rt_reader_peek (at));

    if (digit < 0 && n < RT_N_CELLS) {
      rt_tokens_fail_char (at, error);
      if (!rt_reader_mend (reader, rt_cells_of ((int) n), error))
        return false;
    }
    if (n < RT_N_CELLS)
      position->givens.digit[n] = (uint8_t) MAX (digit, 0);
  }
  if (n == RT_N_CELLS)
    return true;
  rt_position_init (position, NULL);
  rt_tokens_fail_length (line, n, error);
  return rt_reader_mend (reader, RT_CELLS_ALL, error);
}

/* Returns the set of CELL and all cells after it in reading order. */
static RtCells
cells_from (int cell)
{
  RtCells cells = RT_CELLS_NONE;

  for (; cell < RT_N_CELLS; cell++)
    rt_cells_add (&cells, cell);
  return cells;
}

/* Reads the cells of a game from the attribute "data" of the current element, which must have it,
 * into POSITION. Returns false with ERROR set if they are malformed. */
static bool
read_data (RtMarkup *markup, RtPosition *position, GError **error)
{
  Data data = { .at = rt_markup_value_reader (markup, "data") };

  if (!g_str_has_prefix (data.at.text + data.at.at, DATA_VERSION))
    return read_digits (&data.at, position, markup->reader, error);
  if (!read_version (markup, &data, error))
    return rt_reader_mend (markup->reader, RT_CELLS_ALL, error);
  markup->reader->told_entries = true;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!read_cell (&data, position, cell, error))
      return rt_reader_mend (markup->reader, cells_from (cell), error);
  if (rt_reader_at_end (&data.at))
    return true;
  fail_data (&data.at, error);
  return rt_reader_mend (markup->reader, RT_CELLS_NONE, error);
}

/* The name of the only folder in files that are written. */
#define FOLDER "Retrace"

#define NEWEST_FILE 2

static const struct {
  const char *element;
  RtField field;
} elements[] = {
  { "name", RT_FIELD_TITLE },   { "author", RT_FIELD_AUTHOR }, { "description", RT_FIELD_COMMENT },
  { "comment", RT_FIELD_COMMENT }, { "created", RT_FIELD_DATE },  { "source", RT_FIELD_SOURCE },
  { "level", RT_FIELD_LEVEL },  { "sourceURL", RT_FIELD_URL },
};

typedef struct {
  RtReader *reader;
  RtReading *reading;
  char *words[RT_N_FIELDS]; /* text fields of all games of a file of version 1 */
  char *folder;
  GError *empty; /* error for the first empty game */
} Games;

static RtPuzzle *
with_field (RtPuzzle *puzzle, RtField field, const char *text)
{
  RtPuzzle *with;

  if (!text || !*text)
    return puzzle;
  with = rt_puzzle_with_field (puzzle, field, text);
  rt_puzzle_unref (puzzle);
  return with;
}

/* Returns PUZZLE with TIME, a text in milliseconds, as its time. Takes ownership of PUZZLE. */
static RtPuzzle *
with_time (RtPuzzle *puzzle, const char *time)
{
  guint64 thousandths;
  g_autofree char *seconds = NULL;

  if (!time || !g_ascii_string_to_unsigned (time, 10, 1000, G_MAXUINT64, &thousandths, NULL))
    return puzzle;
  seconds = g_strdup_printf ("%" G_GUINT64_FORMAT, thousandths / 1000);
  return with_field (puzzle, RT_FIELD_SECONDS, seconds);
}

/* If the current game has no data, as some games of a backup, counts it among GAMES and returns true. */
static bool
pass_empty (RtMarkup *markup, Games *games)
{
  const char *data = rt_markup_value (markup, "data");

  if (data && data[strspn (data, " \t\n")])
    return false;
  if (!games->empty)
    rt_reader_fail (&markup->tag, RT_FORMAT_ERROR_LINE_LENGTH, &games->empty,
                    _("This game has no data; expected 81 cells."));
  games->reader->passed.n_empty++;
  return true;
}

static bool
read_game (RtMarkup *markup, Games *games, GError **error)
{
  RtPosition position;
  RtPuzzle *puzzle;

  rt_position_init (&position, NULL);
  if (pass_empty (markup, games))
    return true;
  if (!read_data (markup, &position, error))
    return false;
  puzzle = rt_puzzle_new (&position);
  for (RtField field = 0; field < RT_N_FIELDS; field++)
    puzzle = with_field (puzzle, field, games->words[field]);
  puzzle = with_field (puzzle, RT_FIELD_SOURCE, games->folder);
  puzzle = with_field (puzzle, RT_FIELD_COMMENT, rt_markup_value (markup, "note"));
  puzzle = with_time (puzzle, rt_markup_value (markup, "time"));
  rt_reading_add (games->reading, puzzle, games->reader);
  return true;
}

static bool
check_root (RtMarkup *markup, const char *element, GError **error)
{
  RtReader at = rt_markup_value_reader (markup, "version");
  const char *version = rt_markup_value (markup, "version");

  if (strcmp (element, "opensudoku"))
    return rt_reader_fail (&markup->tag, RT_FORMAT_ERROR_UNSUPPORTED, error,
                           _("The first element of this XML is “%s”, of a kind that is not read; expected "
                             "“opensudoku”, “ksudoku”, or rows of nine elements that are cells."),
                           element);
  if (!version || g_ascii_string_to_unsigned (version, 10, 1, NEWEST_FILE, NULL, NULL))
    return true;
  return rt_reader_fail (&at, RT_FORMAT_ERROR_VERSION, error,
                         _("Version “%s” of OpenSudoku’s files is newer than this program; expected "
                           "1 or 2."),
                         version);
}

static bool
start_cb (RtMarkup *markup, const char *element, gpointer data, GError **error)
{
  Games *games = data;

  if (markup->depth == 1)
    return check_root (markup, element, error);
  if (!strcmp (element, "folder")) {
    const char *name = rt_markup_value (markup, "name");

    g_free (games->folder);
    games->folder = g_strcmp0 (name, FOLDER) ? g_strdup (name) : NULL;
  }
  return strcmp (element, "game") || read_game (markup, games, error);
}

static bool
end_cb (RtMarkup *markup, const char *element, gpointer data, GError **error)
{
  Games *games = data;
  g_autofree char *words = g_strstrip (g_strdup (markup->words->str));

  if (!strcmp (element, "folder"))
    g_clear_pointer (&games->folder, g_free);
  if (*words)
    for (gsize i = 0; i < G_N_ELEMENTS (elements); i++)
      if (!strcmp (element, elements[i].element)) {
        g_free (games->words[elements[i].field]);
        games->words[elements[i].field] = g_steal_pointer (&words);
        break;
      }
  return true;
}

static const RtMarkupUse use = { start_cb, end_cb };

static bool
opensudoku_read_all (RtReader *reader, RtReading *reading, GError **error)
{
  Games games = { .reader = reader, .reading = reading };
  bool fine = rt_markup_read (reader, &use, &games, error);

  if (fine && reader->n_read == 0 && games.empty) {
    g_propagate_error (error, g_steal_pointer (&games.empty));
    fine = false;
  }
  rt_reader_notice_passed (reader);
  g_clear_error (&games.empty);
  for (RtField field = 0; field < RT_N_FIELDS; field++)
    g_free (games.words[field]);
  g_free (games.folder);
  return fine;
}

/* Returns the certainty, 0 to 100, that TEXT is XML of this format. Other XML is accepted, too,
 * with low certainty, so that the error names its first element. */
static int
opensudoku_sniff (const char *text, gsize size)
{
  g_autofree char *root = rt_markup_root (text, size);

  return !root ? 0 : strcmp (root, "opensudoku") ? 10 : 100;
}

static bool
is_playing (const RtPosition *position)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (position->entries.digit[cell] || position->marks[cell])
      return true;
  return false;
}

static void
append_data (GString *out, const RtPosition *position)
{
  bool playing = is_playing (position);

  if (playing)
    g_string_append_printf (out, DATA_VERSION " %d&#10;",
                            NEWEST_DATA);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (playing)
      g_string_append_printf (out, "%d|%u|%d|", rt_position_digit (position, cell),
                              position->marks[cell], !rt_position_is_given (position, cell));
    else
      g_string_append_c (out, (char) ('0' + position->givens.digit[cell]));
}

/* Appends WORDS, the value of an attribute; line ends are escaped, because XML parsers read them as
 * blanks. */
static void
append_words (GString *out, const char *words)
{
  g_autofree char *escaped = g_markup_escape_text (words, -1);
  g_auto (GStrv) lines = g_strsplit (escaped, "\n", -1);
  g_autofree char *joined = g_strjoinv ("&#10;", lines);

  g_string_append (out, joined);
}

static void
opensudoku_write (const RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  const char *seconds = rt_puzzle_field (puzzle, RT_FIELD_SECONDS);
  const char *comment = rt_puzzle_field (puzzle, RT_FIELD_COMMENT);

  g_string_append_printf (out,
                          "    <game created=\"0\" state=\"%d\" time=\"%s%s\" last_played=\"0\" "
                          "data=\"",
                          is_playing (position) ? 0 : 1, seconds ? seconds : "0",
                          seconds ? "000" : "");
  append_data (out, position);
  g_string_append (out, "\" note=\"");
  append_words (out, comment ? comment : "");
  g_string_append (out, "\"/>\n");
}

const RtFormat rt_format_opensudoku = {
  .id       = "opensudoku",
  .name     = N_("OpenSudoku file"),
  .suffix   = "opensudoku",
  .holds    = RT_HOLDS_DIGITS | RT_HOLDS_ENTRIES | RT_HOLDS_MARKS | RT_HOLDS_MANY,
  .sniff    = opensudoku_sniff,
  .read_all = opensudoku_read_all,
  .write    = opensudoku_write,
  .head     = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
              "  <folder name=\"" FOLDER "\" created=\"0\">\n",
  .tail     = "  </folder>\n</opensudoku>\n",
};
