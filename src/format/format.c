/* format.c - the list of all formats; reading and writing any text of puzzles.
 *
 * Bytes are decoded, each format is asked how surely the text is its own, and the surest one reads
 * until nothing more is there. All or nothing: an error in the tenth puzzle is the error of the
 * text, for a list that silently lacks one would be believed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/decode.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* As much of a long text as shows whether it is a collection. */
#define BEGINNING (64 * 1024)

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
  g_ptr_array_unref (reading->notices);
  g_free (reading);
}

static const RtFormat *
detect (const char *text, gsize size)
{
  const RtFormat *best = NULL;
  int surest = 0;

  for (const RtFormat *const *format = rt_formats; *format; format++) {
    int sure = (*format)->sniff (text, size);

    if (sure > surest) {
      best = *format;
      surest = sure;
    }
  }
  return best;
}

/* A long text is read only where its beginning, up to a whole line, is one puzzle to a line. */
static bool
is_collection (const char *bytes)
{
  g_autoptr (GPtrArray) unheard = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = NULL;
  gsize size = BEGINNING;

  while (size > 0 && bytes[size - 1] != '\n' && bytes[size - 1] != '\r')
    size--;
  text = rt_decode (bytes, size, unheard, NULL);
  return text && detect (text->str, text->len) == &rt_format_line;
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
read_all (RtReading *reading, const GString *text, GError **error)
{
  RtReader reader;
  RtPuzzle *puzzle;
  RtRead result;

  rt_reader_init (&reader, text->str, text->len);
  reader.notices = reading->notices;
  while ((result = reading->format->read (&reader, &puzzle, error)) == RT_READ_PUZZLE) {
    g_ptr_array_add (reading->puzzles, puzzle);
    reader.n_read++;
  }
  reading->told_entries = reader.told_entries;
  if (result == RT_READ_END && reader.n_read == 0)
    return fail_without_puzzle (error);
  return result == RT_READ_END;
}

RtReading *
rt_read (const char *bytes, gsize size, const RtFormat *format, GError **error)
{
  g_autoptr (RtReading) reading = g_new0 (RtReading, 1);
  g_autoptr (GString) text = NULL;

  reading->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  reading->notices = g_ptr_array_new_with_free_func (g_free);
  if (size > RT_TEXT_MAX && !is_collection (bytes)) {
    rt_reader_fail_line (0, RT_FORMAT_ERROR_TOO_LARGE, error,
                         /* Translators: %d is a number of MiB, which is always 8. */
                         _("This is too large for a puzzle text; at most %d MiB are read."),
                         RT_TEXT_MAX / (1024 * 1024));
    return NULL;
  }
  text = rt_decode (bytes, size, reading->notices, error);
  if (!text)
    return NULL;
  reading->format = format ? format : detect (text->str, text->len);
  if (!reading->format) {
    fail_without_puzzle (error);
    return NULL;
  }
  return read_all (reading, text, error) ? g_steal_pointer (&reading) : NULL;
}

static bool
has_colours (const RtPosition *position)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (position->colours[cell])
      return true;
  return false;
}

static bool
has_fields (const RtPuzzle *puzzle)
{
  for (int field = 0; field < RT_N_FIELDS; field++)
    if (rt_puzzle_field (puzzle, field))
      return true;
  return false;
}

RtHolds
rt_format_loses (const RtFormat *format, const RtPuzzle *puzzle)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  RtHolds has = 0;

  if (rt_position_has_entries (position))
    has |= RT_HOLDS_ENTRIES;
  if (rt_position_has_marks (position))
    has |= RT_HOLDS_MARKS;
  if (has_colours (position))
    has |= RT_HOLDS_COLOURS;
  if (has_fields (puzzle))
    has |= RT_HOLDS_FIELDS;
  return has & ~format->holds;
}

char *
rt_write (const RtPuzzle *puzzle, const RtFormat *format)
{
  GString *out = g_string_new (NULL);

  format->write (puzzle, out);
  return g_string_free (out, FALSE);
}
