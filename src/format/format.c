/* format.c - the list of all formats; reads and writes a text of puzzles in any format.
 *
 * The bytes are decoded, each format returns how certain it is that the text is in this format, and
 * the most certain format reads all puzzles. An error in one puzzle is an error of the whole text,
 * because a person would not notice that a puzzle is missing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/found/found.h"
#include "format/photo-puzzle.h"
#include "format/text/cell.h"
#include "format/text/decode.h"
#include "format/text/line-cells.h"
#include "format/text/tokens.h"
#include "vision/image.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define X(name) &rt_format_##name,
const RtFormat *const rt_formats[] = { RT_FORMATS (X) NULL };
#undef X

const RtFormat *
rt_format_by_id (const char *id)
{
  for (const RtFormat *const *format = rt_formats; *format; format++)
    if (!strcmp ((*format)->id, id))
      return *format;
  return NULL;
}

void
rt_reading_free (RtReading *reading)
{
  g_ptr_array_unref (reading->puzzles);
  g_clear_pointer (&reading->bad, g_array_unref); /* a collection has no unreadable cells */
  g_ptr_array_unref (reading->notices);
  g_free (reading);
}

void
rt_reading_add (RtReading *reading, RtPuzzle *puzzle, RtReader *reader)
{
  g_ptr_array_add (reading->puzzles, puzzle);
  g_array_append_val (reading->bad, reader->bad);
  reader->bad = RT_CELLS_NONE;
  reader->n_read++;
}

/* Number of lines at the beginning of a text that decide its format. */
#define LINES_TO_SNIFF 200

/* Returns the number of bytes of TEXT that are used to recognise its format. They end within a
 * very long line, which is not a row of a grid or table, and whose rest gives no further
 * evidence. */
static gsize
size_to_sniff (const char *text, gsize size)
{
  gsize at = 0;

  for (int n = 0; n < LINES_TO_SNIFF && at < size; n++) {
    const char *end = memchr (text + at, '\n', size - at);
    gsize next = end ? (gsize) (end + 1 - text) : size;

    if (next - at > RT_BEGINNING)
      return at + RT_BEGINNING;
    at = next;
  }
  return size;
}

static const RtFormat *
detect (const char *text, gsize size)
{
  const RtFormat *best = NULL;
  int surest = 0;

  size = size_to_sniff (text, size);

  for (const RtFormat *const *format = rt_formats; *format; format++) {
    int sure = (*format)->sniff (text, size);

    if (sure > surest) {
      best = *format;
      surest = sure;
    }
  }
  return best;
}

const RtFormat *
rt_format_of_stream (const char *bytes, gsize size)
{
  g_autoptr (GPtrArray) unheard = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = NULL;
  const RtFormat *format;

  if (size > RT_BEGINNING)
    for (size = RT_BEGINNING; size > 0 && !strchr ("\n\r", bytes[size - 1]);)
      size--;
  text = rt_decode (bytes, size, unheard, NULL);
  /* the beginning of a JSON list is not a whole list, so it cannot be parsed */
  format = text && text->str[strspn (text->str, " \t\n")] != '[' ? detect (text->str, text->len) : NULL;
  return format && format->streams ? format : NULL;
}

static bool
fail_without_puzzle (GError **error)
{
  return rt_reader_fail_line (0, RT_FORMAT_ERROR_UNKNOWN, error,
                              _("There is no puzzle in this text; expected nine rows of nine "
                                "cells, or 81 cells in one line, with 1-9 for digits and . or 0 for "
                                "blanks."));
}

static bool
read_one_by_one (RtReader *reader, RtReading *reading, GError **error)
{
  RtPuzzle *puzzle;
  RtRead result;

  while ((result = reading->format->read (reader, &puzzle, error)) == RT_READ_PUZZLE)
    rt_reading_add (reading, puzzle, reader);
  return result == RT_READ_END;
}

/* Adds GRIDS (of RtGrid) as puzzles to READING. AMONG: they were found between other things in the
 * text, and a notice says so. */
static void
add_found (RtReading *reading, const GArray *grids, bool among)
{
  for (guint i = 0; i < grids->len; i++) {
    RtCells none = RT_CELLS_NONE;
    RtPosition position;

    rt_position_init (&position, &g_array_index (grids, RtGrid, i));
    g_ptr_array_add (reading->puzzles, rt_puzzle_new (&position));
    g_array_append_val (reading->bad, none);
  }
  if (!among)
    return;
  g_ptr_array_add (reading->notices,
                   g_strdup (ngettext ("A puzzle was found inside other text; the rest of the text "
                                       "was not read.",
                                       "Puzzles were found inside other text; the rest of the text "
                                       "was not read.", grids->len)));
}

/* Searches TEXT for puzzles in source code, web pages and notes (found.h) besides those that READING has, and adds
 * them. If there are any, READING has no format. REST_NOTICE is the number of the notice that the rest of the text
 * has no puzzle; it is removed then. */
static void
read_further (RtReading *reading, const GString *text, guint rest_notice)
{
  g_autoptr (GArray) known = g_array_new (FALSE, FALSE, sizeof (RtGrid)), grids = NULL;
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  guint n_unread;

  for (guint i = 0; i < reading->puzzles->len; i++) {
    const RtPosition *position = rt_puzzle_position (reading->puzzles->pdata[i]);
    RtGrid grid;

    rt_position_grid (position, &grid);
    g_array_append_val (known, position->givens);
    g_array_append_val (known, grid);
  }
  grids = rt_found_in (text->str, text->len, known, notices, &n_unread);
  if (!grids && (!notices->len || !rest_notice))
    return;
  if (rest_notice)
    g_ptr_array_remove_index (reading->notices, rest_notice - 1);
  if (grids) {
    add_found (reading, grids, true);
    reading->format = NULL;
  }
  for (guint i = 0; i < notices->len; i++) /* the lines above a grid were read twice */
    if (!g_ptr_array_find_with_equal_func (reading->notices, notices->pdata[i], g_str_equal, NULL))
      g_ptr_array_add (reading->notices, g_strdup (notices->pdata[i]));
}

static bool
read_text (RtReading *reading, const GString *text, bool mends, bool further, GError **error)
{
  bool (*read) (RtReader *, RtReading *, GError **) = reading->format->read_all;
  RtReader reader;

  rt_reader_init (&reader, text->str, text->len);
  reader.notices = reading->notices;
  reader.mends = mends;
  if (!(read ? read : read_one_by_one) (&reader, reading, error) &&
      !rt_reader_mend (&reader, RT_CELLS_NONE, error))
    return false;
  reading->told_entries = reader.told_entries;
  reading->told_candidates = reader.told_candidates;
  reading->n_mended = reader.n_mended;
  if (further && reader.n_read > 0 && reading->format->among_words)
    read_further (reading, text, reader.rest_notice);
  return reader.n_read > 0 || fail_without_puzzle (error);
}

GString *
rt_read_text (const char *bytes, gsize size, const RtFormat **format, GPtrArray *notices,
              GError **error)
{
  g_autoptr (GString) text = NULL;

  if (size > RT_TEXT_MAX && !rt_format_of_stream (bytes, size)) {
    rt_reader_fail_line (0, RT_FORMAT_ERROR_TOO_LARGE, error,
                         /* Translators: %d is a number of MiB, which is always 8. */
                         _("This is too large for a puzzle text; at most %d MiB are read."),
                         RT_TEXT_MAX / (1024 * 1024));
    return NULL;
  }
  text = rt_decode (bytes, size, notices, error);
  if (!text)
    return NULL;
  if (!*format)
    *format = detect (text->str, text->len);
  if (!*format) {
    fail_without_puzzle (error);
    return NULL;
  }
  return g_steal_pointer (&text);
}

static RtReading *
reading_new (void)
{
  RtReading *reading = g_new0 (RtReading, 1);

  reading->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  reading->bad = g_array_new (FALSE, FALSE, sizeof (RtCells));
  reading->notices = g_ptr_array_new_with_free_func (g_free);
  return reading;
}

RtReading *
rt_read_photo (const RtPhoto *photo, GError **error)
{
  g_autoptr (RtReading) reading = reading_new ();
  const RtSight *sight;

  if (!rt_picture_tell (photo, reading->notices, error))
    return NULL;
  sight = rt_photo_sight (photo, 0);
  g_ptr_array_add (reading->puzzles, rt_picture_puzzle (sight));
  g_array_append_val (reading->bad, sight->doubtful);
  reading->told_entries = !rt_cells_is_empty (rt_grid_filled (&sight->entries));
  return g_steal_pointer (&reading);
}

static RtReading *
read_picture (const char *bytes, gsize size, GError **error)
{
  g_autoptr (RtPhoto) photo = rt_picture_decode (bytes, size, NULL, error);

  return photo ? rt_read_photo (photo, error) : NULL;
}

/* Maximum number of lines that count as the heading of a list of puzzles. */
#define LINES_OF_HEADING 2

/* Returns true if TEXT has no more lines of words than N grids with titles have or, if ASKED is a
 * format with one puzzle per line, than a heading. Then there is nothing else in the text. */
static bool
is_all_grids (const GString *text, const RtFormat *asked, guint n)
{
  guint n_words = 0, most = asked->streams ? LINES_OF_HEADING : n + 1;
  RtReader reader;

  rt_reader_init (&reader, text->str, text->len);
  for (; !rt_reader_at_end (&reader) && n_words <= most; rt_reader_next_line (&reader))
    n_words += rt_tokens_line (&reader) == RT_LINE_WORDS;
  return n_words <= most;
}

/* Returns true if ASKED is a format with one puzzle per line, and at least N lines of TEXT contain
 * the cells of a puzzle. */
static bool
are_lines (const GString *text, const RtFormat *asked, guint n)
{
  RtReader reader;
  guint n_lines = 0;

  rt_reader_init (&reader, text->str, text->len);
  for (; asked->streams && !rt_reader_at_end (&reader) && n_lines < n; rt_reader_next_line (&reader)) {
    RtLineCells cells;
    guint longest;

    n_lines += rt_line_find_cells (reader, &cells, &longest);
  }
  return asked->streams && n_lines >= n;
}

/* Replaces the message of PROBLEM, an error, by WHY if PROBLEM only says that TEXT has no puzzle or
 * is XML of an unknown kind. */
static void
explain (const GString *text, const char *why, GError **problem)
{
  int code = (*problem)->code;

  if (!g_error_matches (*problem, RT_FORMAT_ERROR, RT_FORMAT_ERROR_UNKNOWN) &&
      !(g_error_matches (*problem, RT_FORMAT_ERROR, RT_FORMAT_ERROR_UNSUPPORTED) &&
        text->str[strspn (text->str, " \t\n")] == '<'))
    return;
  g_clear_error (problem);
  rt_reader_fail_line (0, code, problem, "%s", why);
}

/* Returns the puzzles that are found anywhere in the text, as in source code or a web page (found.h), after the
 * format ASKED (may be NULL) has read N_READ puzzles and failed with PROBLEM. Returns NULL if there are none, or if
 * ASKED is certain that the text is in its format. May make PROBLEM more precise. */
static RtReading *
read_foreign (const char *bytes, gsize size, const RtFormat *asked, guint n_read, GError **problem)
{
  g_autoptr (GPtrArray) unheard = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = size > RT_TEXT_MAX ? NULL : rt_decode (bytes, size, unheard, NULL);
  bool other = text && (!asked || asked->sniff (text->str, text->len) <= RT_SURE_OF_FOREIGN);
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  guint n_unread = 0;
  g_autoptr (GArray) grids = other ? rt_found_in (text->str, text->len, NULL, notices, &n_unread) : NULL;
  RtReading *reading;

  if (!grids && text && notices->len) /* the text has a fault that says more than "no puzzle" */
    explain (text, (char *) notices->pdata[0], problem);
  /* The grids belong to the format ASKED if some are damaged, or if more text of that format follows them. */
  if (!grids || (asked && (asked->streams || asked->among_words) &&
                 (n_unread || n_read || are_lines (text, asked, grids->len) || asked->holds & RT_HOLDS_ENTRIES) &&
                 is_all_grids (text, asked, grids->len + n_unread)))
    return NULL;
  reading = reading_new ();
  add_found (reading, grids, !rt_found_is_letters (text->str));
  g_ptr_array_extend_and_steal (reading->notices, g_steal_pointer (&notices));
  return reading;
}

/* Reads SIZE BYTES in *FORMAT or, if that is NULL, in the most likely format, to which it is set.
 * N_READ becomes the number of puzzles that were read before an error. MENDS: unreadable places
 * become blank. Returns NULL with ERROR set on failure. */
static RtReading *
read_bytes (const char *bytes, gsize size, const RtFormat **format, bool mends, guint *n_read,
            GError **error)
{
  g_autoptr (RtReading) reading = NULL;
  g_autoptr (GString) text = NULL;
  bool further = !*format && !mends;

  if (!*format && rt_image_kind (bytes, size))
    return mends ? NULL : read_picture (bytes, size, error); /* a picture has no readable rest */
  reading = reading_new ();
  text = rt_read_text (bytes, size, format, reading->notices, error);
  reading->format = *format;
  if (text && read_text (reading, text, mends, further, error))
    return g_steal_pointer (&reading);
  *n_read = reading->puzzles->len;
  return NULL;
}

RtReading *
rt_read (const char *bytes, gsize size, const RtFormat *format, GError **error)
{
  g_autoptr (GError) problem = NULL;
  const RtFormat *asked = format;
  guint n_read = 0;
  RtReading *reading = read_bytes (bytes, size, &asked, false, &n_read, &problem);

  /* a puzzle with an additional rule must not be read without that rule */
  if (!reading && !format && !rt_image_kind (bytes, size) &&
      !g_error_matches (problem, RT_FORMAT_ERROR, RT_FORMAT_ERROR_RULE))
    reading = read_foreign (bytes, size, asked, n_read, &problem);
  if (!reading)
    g_propagate_error (error, g_steal_pointer (&problem));
  return reading;
}

gsize
rt_read_most (const char *bytes, gsize size)
{
  return rt_image_kind (bytes, size) ? RT_IMAGE_MOST_BYTES : RT_TEXT_MAX;
}

/* Returns true if at least one cell of the puzzles in READING could be read. */
static bool
has_cells (const RtReading *reading)
{
  for (guint i = 0; i < reading->puzzles->len; i++)
    if (!rt_cells_equal (g_array_index (reading->bad, RtCells, i), RT_CELLS_ALL))
      return true;
  return false;
}

RtReading *
rt_read_rest (const char *bytes, gsize size, const RtFormat *format)
{
  g_autoptr (GError) problem = NULL, unheard = NULL;
  g_autoptr (RtReading) reading = rt_read (bytes, size, format, &problem);
  guint n_read;

  /* a text without any puzzle has no readable rest */
  if (!reading && !g_error_matches (problem, RT_FORMAT_ERROR, RT_FORMAT_ERROR_UNKNOWN))
    reading = read_bytes (bytes, size, &format, true, &n_read, &unheard);
  return reading && has_cells (reading) ? g_steal_pointer (&reading) : NULL;
}

RtWriter
rt_format_writer (const RtFormat *format, const char *name)
{
  return name && g_str_has_suffix (name, ".sdm") && format->write_zeros ? format->write_zeros
                                                                        : format->write;
}

char *
rt_write_for (const RtPuzzle *puzzle, const RtFormat *format, const char *name)
{
  GString *out = g_string_new (format->head);

  rt_format_writer (format, name) (puzzle, out);
  g_string_append (out, format->tail ? format->tail : "");
  return g_string_free (out, FALSE);
}

char *
rt_write (const RtPuzzle *puzzle, const RtFormat *format)
{
  return rt_write_for (puzzle, format, NULL);
}
