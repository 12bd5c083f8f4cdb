/* source.c - the lines of a file, as many at a time as are at hand. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/source.h"

#include "format/format.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#define AT_ONCE 65536

bool
rt_source_open (RtSource *source, const char *path, char **name)
{
  bool is_standard = strcmp (path, "-") == 0;

  *name = is_standard ? g_strdup (_("standard input")) : g_filename_display_name (path);
  *source = (RtSource) { .text = g_string_new (NULL) };
  source->file = is_standard ? STDIN_FILENO : open (path, O_RDONLY | O_CLOEXEC);
  return source->file >= 0;
}

void
rt_source_close (RtSource *source)
{
  if (source->file > STDIN_FILENO)
    close (source->file);
  g_string_free (source->text, TRUE);
}

bool
rt_source_fill (RtSource *source, bool wait)
{
  struct pollfd at_hand = { .fd = source->file, .events = POLLIN };
  gsize before = source->text->len;
  ssize_t n;

  if (source->has_ended || (!wait && poll (&at_hand, 1, 0) == 0))
    return false;
  g_string_set_size (source->text, before + AT_ONCE);
  do
    n = read (source->file, source->text->str + before, AT_ONCE);
  while (n < 0 && errno == EINTR);
  if (n < 0)
    source->error = errno;
  g_string_set_size (source->text, before + (gsize) MAX (n, 0));
  source->has_ended = n <= 0;
  return n > 0;
}

/* The last end of a line in the first SIZE bytes, or NULL. */
static const char *
last_end (const char *text, gsize size)
{
  while (size > 0)
    if (text[--size] == '\n')
      return text + size;
  return NULL;
}

gsize
rt_source_lines (RtSource *source, gsize most, bool wait)
{
  const GString *text = source->text;
  gsize searched = 0;
  const char *end;

  while (text->len < most && rt_source_fill (source, false))
    ;
  end = last_end (text->str, MIN (text->len, most));
  while (!end) {
    end = memchr (text->str + searched, '\n', text->len - searched);
    searched = text->len;
    if (!end && (text->len > RT_TEXT_MAX || !rt_source_fill (source, wait)))
      return source->has_ended || text->len > RT_TEXT_MAX ? text->len : 0;
  }
  return (gsize) (end + 1 - text->str);
}
