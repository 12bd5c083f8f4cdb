/* read.c - makes a collection from a text: finds the rows of a text with one puzzle per line,
 * without parsing most of them.
 *
 * In a text with one puzzle per line, a row is the offset from which the format's parser would read
 * the puzzle; a damaged line is one row. The parser is needed only for lines that are not plain
 * (rt_plain_cells), full grids, and plain lines next to a line of these two kinds: a full grid may
 * be the solution of the puzzle before or after it. All other lines are recognised sixteen
 * characters at a time. A million lines take a tenth of a second.
 *
 * Texts in other formats are read by rt_read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/collection.h"

#include "document/collection/row-storage.h"
#include "vision/image.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Maximum number of notices, because a million similar ones are of no use. */
#define MOST_NOTICES 100

typedef struct {
  RtPart *part;
  GByteArray *givens;
  GPtrArray *notices;
  RtPassed passed;
  guint32 at;    /* offset in the text of the next row */
  guint line;    /* number of its line, from 1 */
  guint n_good;  /* number of rows that are puzzles */
} Scan;

/* Returns the offset in TEXT of the line after the one that begins at offset AT. */
static guint32
line_end (const GString *text, guint32 at)
{
  const char *end = memchr (text->str + at, '\n', text->len - at);

  return (guint32) (end ? (gsize) (end + 1 - text->str) : text->len);
}

/* Returns true if the line at offset AT is plain: 81 cells with nothing but blanks or punctuation
 * around them. Then sets GIVENS to the number of its digits. */
static bool
is_plain (const GString *text, guint32 at, guint8 *givens)
{
  RtGrid grid;

  if (!rt_plain_cells (text, at, &grid))
    return false;
  *givens = rt_givens_of (&grid);
  return true;
}

static void
add_row (Scan *scan, guint8 givens)
{
  g_array_append_val (scan->part->starts, scan->at);
  g_byte_array_append (scan->givens, &givens, 1);
}

/* Reads the next row with the parser of the line format. Returns false at the end of the text. */
static bool
read_row (Scan *scan)
{
  const GString *text = scan->part->text;
  g_autoptr (RtPuzzle) puzzle = NULL;
  RtReader reader;
  RtRead result;

  rt_reader_init (&reader, text->str, text->len);
  reader.at = scan->at;
  reader.line = scan->line;
  memcpy (reader.memory, scan->part->memory, sizeof reader.memory);
  reader.notices = scan->notices->len < MOST_NOTICES ? scan->notices : NULL;
  reader.passed = scan->passed;
  result = rt_format_line.read (&reader, &puzzle, NULL);
  scan->passed = reader.passed;
  if (result == RT_READ_END)
    return false;
  if (result == RT_READ_PUZZLE) {
    guint8 givens = rt_givens_of (&rt_puzzle_position (puzzle)->givens), full;

    if (givens < RT_N_CELLS && is_plain (text, scan->at, &full) && full == RT_N_CELLS)
      scan->at = line_end (text, scan->at); /* skips the full grid after a puzzle: its
                                             * solution */
    add_row (scan, givens);
    scan->n_good++;
  } else {
    RtDamaged damaged = { scan->part->starts->len, scan->line };

    g_array_append_val (scan->part->damaged, damaged);
    add_row (scan, RT_GIVENS_DAMAGED);
    rt_reader_next_line (&reader);
  }
  scan->at = (guint32) reader.at;
  scan->line = reader.line;
  return true;
}

/* Parses the first row once, because the line format's parser remembers from it how later rows are
 * written. Stores that memory in PART. */
static void
learn (RtPart *part)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  RtReader reader;

  rt_reader_init (&reader, part->text->str, part->text->len);
  rt_format_line.read (&reader, &puzzle, NULL);
  memcpy (part->memory, reader.memory, sizeof part->memory);
}

static void
scan_text (Scan *scan)
{
  const GString *text = scan->part->text;
  guint8 givens, next_givens = 0;
  bool plain = is_plain (text, 0, &givens), more = true;

  while (more && scan->at < text->len && scan->givens->len < RT_COLLECTION_MAX) {
    guint32 next = plain ? line_end (text, scan->at) : 0;
    bool next_plain = plain && next < text->len && is_plain (text, next, &next_givens);

    /* A full grid may be the solution of the line before or after it. */
    if (plain && (next == text->len ||
                  (givens < RT_N_CELLS && next_plain && next_givens < RT_N_CELLS))) {
      add_row (scan, givens | RT_GIVENS_PLAIN);
      scan->n_good++;
      scan->at = next;
      scan->line++;
      plain = next_plain;
      givens = next_givens;
    } else {
      more = read_row (scan);
      plain = scan->at < text->len && is_plain (text, scan->at, &givens);
    }
  }
}

static void
notice_passed (const Scan *scan)
{
  RtReader reader = { .notices = scan->notices, .passed = scan->passed };

  rt_reader_notice_passed (&reader);
}

static void
notice_too_many (Scan *scan)
{
  if (scan->givens->len == RT_COLLECTION_MAX && scan->at < scan->part->text->len) {
    g_autofree char *n = g_strdup_printf ("%'d", RT_COLLECTION_MAX);

    /* Translators: %s is a number, "10,000,000". */
    g_ptr_array_insert (scan->notices, 0,
                        g_strdup_printf (_("Only the first %s puzzles are listed."), n));
  }
}

/* Returns a collection of the puzzles in the lines of TEXT, and takes ownership of TEXT. Returns NULL if there are
 * fewer than two rows, or if no row is a puzzle. Appends sentences about the text to NOTICES. */
static RtCollection *
read_lines (GString *text, GPtrArray *notices)
{
  g_autoptr (GByteArray) givens = g_byte_array_new ();
  RtPart *part = rt_part_new ();
  Scan scan = { .part = part, .givens = givens, .notices = notices, .line = 1 };
  RtCollection *collection;

  part->text = text;
  part->starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  part->damaged = g_array_new (FALSE, FALSE, sizeof (RtDamaged));
  learn (part);
  scan_text (&scan);
  notice_passed (&scan);
  notice_too_many (&scan);
  collection = rt_collection_new_part (part, givens);
  if (givens->len < 2 || scan.n_good == 0)
    g_clear_pointer (&collection, rt_collection_unref);
  return collection;
}

/* Reads TEXT with rt_read. Returns the reading if its puzzles were found in running text,
 * because no format fits. Otherwise returns NULL; also if the first line is plain, or if TEXT is
 * too long. */
static RtReading *
read_other (const GString *text)
{
  g_autoptr (RtReading) reading = NULL;
  RtGrid first;

  if (text->len > RT_TEXT_MAX || rt_plain_cells (text, 0, &first))
    return NULL;
  reading = rt_read (text->str, text->len, NULL, NULL);
  return reading && !reading->format ? g_steal_pointer (&reading) : NULL;
}

/* Returns a reading (result of a parser) that has only the first puzzle of COLLECTION, and NOTICES,
 * of which it takes ownership. */
static RtReading *
first_of (const RtCollection *collection, GPtrArray *notices)
{
  RtReading *reading = g_new0 (RtReading, 1);
  guint row = 0;

  while (rt_collection_kind (collection, row) == RT_ROW_DAMAGED)
    row++;
  reading->format = &rt_format_line;
  reading->notices = notices;
  reading->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  g_ptr_array_add (reading->puzzles, rt_collection_puzzle (collection, row));
  return reading;
}

RtReading *
rt_collection_read (const char *bytes, gsize size, RtCollection **collection, GError **error)
{
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  const RtFormat *format = NULL;
  GString *text;
  RtReading *reading = NULL;

  *collection = NULL;
  if (rt_image_kind (bytes, size))
    return rt_read (bytes, size, NULL, error);
  text = rt_read_text (bytes, size, &format, notices, NULL);
  if (!text)
    return rt_read (bytes, size, NULL, error);
  if (format == &rt_format_line && text->len <= G_MAXUINT32) {
    reading = read_other (text);
    *collection = reading ? NULL : read_lines (text, notices);
    if (*collection) {
      return first_of (*collection, g_steal_pointer (&notices));
    }
    if (reading)
      g_string_free (text, TRUE);
  } else {
    g_string_free (text, TRUE);
  }
  if (!reading)
    reading = rt_read (bytes, size, NULL, error);
  if (reading && reading->puzzles->len > 1)
    *collection = rt_collection_new (reading->puzzles, NULL, NULL);
  return reading;
}

RtReading *
rt_collection_read_rest (const char *bytes, gsize size, RtCollection **collection)
{
  g_autoptr (GPtrArray) whole =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  RtReading *rest = rt_read_rest (bytes, size, NULL);

  for (guint i = 0; rest && i < rest->puzzles->len; i++)
    if (rt_cells_is_empty (g_array_index (rest->bad, RtCells, i)))
      g_ptr_array_add (whole, rt_puzzle_ref (g_ptr_array_index (rest->puzzles, i)));
  *collection = rest && rest->puzzles->len > 1 && whole->len > 0
                  ? rt_collection_new (whole, NULL, NULL)
                  : NULL;
  return rest;
}
