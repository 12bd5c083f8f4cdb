/* stream.c - implements RtStream: decides which texts are read puzzle by puzzle while they arrive
 * (streams), and parses them.
 *
 * The last puzzle of the available lines is parsed again when the next line is available, because
 * the next line may be its comment or solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/common/stream.h"

#include "format/text/decode.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PIECE (256 * 1024) /* maximum number of bytes that are decoded at a time */

/* Recognising streams */

RtRead
rt_stream_parse_line (const char *text, gsize size, RtPuzzle **puzzle, GError **error)
{
  g_autofree char *line = NULL;
  RtReader reader;

  while (size && memchr ("\r\n\x1a", text[size - 1], 3))
    size--;
  line = g_utf8_make_valid (text, (gssize) size);
  rt_reader_init (&reader, line, strlen (line));
  return rt_format_line.read (&reader, puzzle, error);
}

/* Returns true if TEXT begins like JSON, which may contain many puzzles in one line. */
static bool
is_list (const char *text)
{
  text += strspn (text, " \t");
  return *text == '[' || *text == '{';
}

static bool
is_utf16 (const char *text)
{
  return g_str_has_prefix (text, "\xff\xfe") || g_str_has_prefix (text, "\xfe\xff");
}

/* Returns true if PUZZLE, read from one line, has digits, and each digit N is in column N. Nine
 * such lines may be the candidates of a single puzzle. */
static bool
may_be_candidates (const RtPuzzle *puzzle)
{
  const RtGrid *grid = &rt_puzzle_position (puzzle)->givens;
  bool any = false;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (grid->digit[cell] && grid->digit[cell] != cell % 9 + 1)
      return false;
    any |= grid->digit[cell] != 0;
  }
  return any;
}

/* Returns true if the first line of SOURCE, except empty lines and comments, is a puzzle of 81
 * cells, even a damaged one. */
static bool
begins_with_line (RtSource *source)
{
  const GString *text = source->text;
  gsize start = 0;

  for (;;) {
    g_autoptr (RtPuzzle) puzzle = NULL;
    const char *end = memchr (text->str + start, '\n', text->len - start);
    gsize size = end ? (gsize) (end + 1 - text->str) - start : text->len - start;

    if (!end && text->len <= RT_TEXT_MAX && rt_source_fill (source, true))
      continue;
    if (start == 0 && g_str_has_prefix (text->str, "\xef\xbb\xbf"))
      g_string_erase (source->text, 0, 3);
    else if (is_list (text->str + start))
      return false;
    else if (rt_stream_parse_line (text->str + start, size, &puzzle, NULL) != RT_READ_END || !end)
      return puzzle ? !may_be_candidates (puzzle)
                    : end && rt_format_of_stream (text->str, start + size) == &rt_format_line;
    else
      start += size;
  }
}

RtStreamKind
rt_stream_kind (RtSource *source, const RtFormat **format)
{
  const GString *text = source->text;

  *format = NULL;
  if (rt_source_is_picture (source) || is_utf16 (text->str))
    return RT_STREAM_NONE;
  if (begins_with_line (source)) {
    if (rt_source_is_other_text (source))
      return RT_STREAM_NONE;
    *format = &rt_format_line;
    return RT_STREAM_LINES;
  }
  while (text->len <= RT_TEXT_MAX && rt_source_fill (source, true))
    ;
  if (text->len > RT_TEXT_MAX)
    *format = rt_format_of_stream (text->str, text->len);
  return *format ? RT_STREAM_PUZZLES : RT_STREAM_NONE;
}

/* Reading a stream */

void
rt_stream_init (RtStream *stream, RtSource *source, const RtFormat *format)
{
  *stream = (RtStream) { .source = source, .format = format };
  stream->text = g_string_new (NULL);
  stream->notices = g_ptr_array_new_with_free_func (g_free);
  if (g_str_has_prefix (source->text->str, "\xef\xbb\xbf"))
    g_string_erase (source->text, 0, 3);
  rt_reader_init (&stream->reader, stream->text->str, 0);
  stream->reader.notices = stream->notices;
}

void
rt_stream_clear (RtStream *stream)
{
  g_string_free (stream->text, TRUE);
  g_ptr_array_unref (stream->notices);
}

/* Appends the next lines of the source to the text that is parsed; if WAIT, waits for one. Returns
 * false if no lines are available. */
static bool
take_lines (RtStream *stream, bool wait)
{
  GString *bytes = stream->source->text, *text = stream->text;
  gsize size = rt_source_lines (stream->source, PIECE, wait);
  GString *lines;

  if (size == 0 && !stream->source->has_ended)
    return false;
  if (size > RT_TEXT_MAX) {
    rt_source_fail (stream->source, 0, 0,
                    _("A line is too long for a puzzle; the text was read up to there."));
    stream->source->has_ended = true;
    g_string_truncate (bytes, 0);
    size = 0;
  }
  lines = rt_decode_lines (bytes->str, size, &stream->replaced);
  g_string_erase (bytes, 0, (gssize) size);
  g_string_erase (text, 0, (gssize) stream->reader.at);
  g_string_append_len (text, lines->str, (gssize) lines->len);
  g_string_free (lines, TRUE);
  stream->last = size == 0 || (stream->source->has_ended && bytes->len == 0);
  if (stream->last && text->len && text->str[text->len - 1] == 0x1a)
    g_string_truncate (text, text->len - 1);
  stream->reader.text = text->str;
  stream->reader.size = text->len;
  stream->reader.at = 0;
  return true;
}

/* Prints the notices and errors about the whole text. Called at its end. */
static void
end (RtStream *stream)
{
  stream->has_ended = true;
  if (stream->reader.n_read == 0)
    rt_source_fail (stream->source, 0, 0, _("There is no puzzle in this text."));
  if (stream->replaced)
    g_printerr ("%s: %s\n", stream->source->name,
                _("Some characters of the text could not be read; each is shown as a replacement "
                  "character."));
  rt_source_tell_error (stream->source);
}

static void
tell_notices (RtStream *stream)
{
  rt_source_tell_notices (stream->source, stream->notices);
  g_ptr_array_set_size (stream->notices, 0);
}

RtRead
rt_stream_next (RtStream *stream, bool wait, RtPuzzle **puzzle, GError **error)
{
  RtReader *reader = &stream->reader;

  while (!stream->has_ended) {
    RtReader before = *reader;
    RtRead result = stream->format->read (reader, puzzle, error);
    bool goes_on = !stream->last && result != RT_READ_ERROR &&
                   (result == RT_READ_END || rt_reader_at_end (reader));

    if (goes_on) {
      if (result == RT_READ_PUZZLE)
        g_clear_pointer (puzzle, rt_puzzle_unref);
      if (rt_reader_at_end (reader)) {   /* parses the puzzle again, together with the next lines */
        g_ptr_array_set_size (stream->notices, 0);
        *reader = before;
      }
      if (!take_lines (stream, wait))
        return RT_READ_END;
      continue;
    }
    tell_notices (stream);
    if (result == RT_READ_END)
      end (stream);
    else
      reader->n_read++;
    if (result == RT_READ_ERROR)
      rt_reader_next_line (reader);
    return result;
  }
  return RT_READ_END;
}
