/* opensudoku.c - the files of OpenSudoku, an app for telephones.
 *
 *     <opensudoku>                                     version 1: words about all, givens alone
 *       <name>…</name> <author>…</author> …
 *       <game data="0043002090050090010700600430..."/>
 *     </opensudoku>
 *
 *     <opensudoku version="2">                         version 2: folders, and games being played
 *       <folder name="…" created="…">
 *         <game time="14000" note="…" data="version: 3&#10;4|0|0|0|256|1|…"/>
 *
 * Behind its version, the data has value, notes and whether it can be edited of every cell, each
 * closed by a bar. Notes are digits with commas in version 1 of the data and a number of nine bits
 * in 2 and 3; 2 may close them twice. Of later versions only value and the last part are known. The
 * history of undoing is not read. Written: version 2, and data of version 3 where there is more than
 * givens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/opensudoku-data.h"
#include "format/text/markup.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What the files written here call their only folder. */
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
  char *words[RT_N_FIELDS]; /* about all games of a file of version 1 */
  char *folder;
  GError *empty; /* what is wrong with the first game that is empty */
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

/* The time is in thousandths of a second. */
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

/* Whether the game at hand is empty: a backup may have some. It is counted. */
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
  if (!rt_opensudoku_read_data (markup, &position, error))
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

/* Other XML is refused here, for its first element can be named. */
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
    g_string_append_printf (out, RT_OPENSUDOKU_VERSION " %d&#10;",
                            RT_OPENSUDOKU_NEWEST);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (playing)
      g_string_append_printf (out, "%d|%u|%d|", rt_position_digit (position, cell),
                              position->marks[cell], !rt_position_is_given (position, cell));
    else
      g_string_append_c (out, (char) ('0' + position->givens.digit[cell]));
}

/* The words of an attribute; a line's end in it would be read as a blank. */
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
