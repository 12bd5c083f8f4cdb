/* decode.c - converts bytes of any encoding to UTF-8 text.
 *
 * Grids are nearly always ASCII. The words beside them are in UTF-8, in UTF-16 (Windows' Notepad
 * calls it "Unicode"), or in windows-1252, which programs wrote around 2005. Bytes that are not
 * UTF-8 are read as windows-1252: each byte is a character in it, so no puzzle is refused because
 * of its author's name. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/decode.h"
#include "format/text/error.h"
#include "format/text/reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define REPLACEMENT 0xfffd

/* The first bytes of files that contain no text. */
static const struct {
  const char *magic;
  gsize size;
  const char *sentence;
} containers[] = {
  { "PK\3\4", 4,
    N_("This is a ZIP archive, or a HoDoKu file of type .hsol, not a puzzle text. Export the puzzle "
       "as text in the program that wrote it.") },
  { "\x1f\x8b", 2,
    N_("This is a compressed file (gzip), not a puzzle text. Unpack it first.") },
  { "%PDF", 4, N_("This is a PDF document, not a puzzle text. Such documents are not read.") },
};

/* The characters 0x80..0x9f of windows-1252; the others are those of Latin-1. */
static const guint16 windows[32] = {
  0x20ac, REPLACEMENT, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, /* 80 */
  0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, REPLACEMENT, 0x017d, REPLACEMENT, /* 88 */
  REPLACEMENT, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, /* 90 */
  0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, REPLACEMENT, 0x017e, 0x0178, /* 98 */
};

static GString *
from_windows (const char *bytes, gsize size, bool *replaced)
{
  GString *text = g_string_sized_new (size + size / 8);

  for (gsize i = 0; i < size; i++) {
    guchar byte = (guchar) bytes[i];
    gunichar c = byte >= 0x80 && byte < 0xa0 ? windows[byte - 0x80] : byte;

    if (byte == 0)
      c = REPLACEMENT;
    *replaced |= c == REPLACEMENT;
    g_string_append_unichar (text, c);
  }
  return text;
}

static gunichar
unit_at (const char *bytes, gsize size, gsize at, bool big)
{
  guchar a = (guchar) bytes[at], b = at + 1 < size ? (guchar) bytes[at + 1] : 0;

  return big ? (gunichar) (a << 8 | b) : (gunichar) (b << 8 | a);
}

static GString *
from_utf16 (const char *bytes, gsize size, bool *replaced)
{
  GString *text = g_string_sized_new (size);
  bool big = (guchar) bytes[0] == 0xfe;

  for (gsize at = 2; at < size; at += 2) {
    gunichar c = unit_at (bytes, size, at, big);

    if (c >= 0xd800 && c < 0xe000) {
      gunichar low = c < 0xdc00 && at + 3 < size ? unit_at (bytes, size, at + 2, big) : 0;

      if (low >= 0xdc00 && low < 0xe000) {
        c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
        at += 2;
      } else {
        c = REPLACEMENT;
        *replaced = true;
      }
    }
    g_string_append_unichar (text, c);
  }
  return text;
}

/* Replaces CRLF and CR by LF in TEXT. */
static void
unify_line_ends (GString *text)
{
  gsize to = 0;

  if (!memchr (text->str, '\r', text->len))
    return;
  for (gsize from = 0; from < text->len; from++) {
    if (text->str[from] == '\r' && text->str[from + 1] == '\n')
      continue;
    text->str[to++] = text->str[from] == '\r' ? '\n' : text->str[from];
  }
  g_string_truncate (text, to);
}

static bool
is_container (const char *bytes, gsize size, GError **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (containers); i++)
    if (size >= containers[i].size && !memcmp (bytes, containers[i].magic, containers[i].size)) {
      rt_reader_fail_line (0, RT_FORMAT_ERROR_BINARY, error, "%s", _(containers[i].sentence));
      return true;
    }
  return false;
}

static bool
is_blank (const GString *text)
{
  RtReader reader;

  rt_reader_init (&reader, text->str, text->len);
  rt_reader_skip_blanks (&reader);
  while (rt_reader_peek (&reader) == '\n') {
    rt_reader_next_line (&reader);
    rt_reader_skip_blanks (&reader);
  }
  return rt_reader_at_end (&reader);
}

GString *
rt_decode_lines (const char *bytes, gsize size, bool *replaced)
{
  GString *text = g_utf8_validate_len (bytes, size, NULL) ? g_string_new_len (bytes, (gssize) size)
                                                          : from_windows (bytes, size, replaced);

  unify_line_ends (text);
  return text;
}

GString *
rt_decode (const char *bytes, gsize size, GPtrArray *notices, GError **error)
{
  g_autoptr (GString) text = NULL;
  bool replaced = false;

  if (is_container (bytes, size, error))
    return NULL;
  if (size >= 2 && (!memcmp (bytes, "\xff\xfe", 2) || !memcmp (bytes, "\xfe\xff", 2))) {
    text = from_utf16 (bytes, size, &replaced);
  } else {
    if (size >= 3 && !memcmp (bytes, "\xef\xbb\xbf", 3)) {
      bytes += 3;
      size -= 3;
    }
    text = g_utf8_validate_len (bytes, size, NULL) || memchr (bytes, 0, size)
               ? g_string_new_len (bytes, (gssize) size) /* contains a NUL, which is refused
                                                          * below */
               : from_windows (bytes, size, &replaced);
  }
  if (memchr (text->str, 0, text->len)) {
    rt_reader_fail_line (0, RT_FORMAT_ERROR_BINARY, error,
                         _("This is a binary file, not a puzzle text."));
    return NULL;
  }
  if (replaced)
    g_ptr_array_add (notices, g_strdup (_("Some characters of the text could not be read; each is "
                                          "shown as a replacement character.")));
  unify_line_ends (text);
  if (text->len && text->str[text->len - 1] == 0x1a)
    g_string_truncate (text, text->len - 1);
  if (is_blank (text)) {
    rt_reader_fail_line (0, RT_FORMAT_ERROR_EMPTY, error,
                         _("There is nothing in this text; a puzzle was expected."));
    return NULL;
  }
  return g_steal_pointer (&text);
}
