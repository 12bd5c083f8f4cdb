/* saved-state.c - implements RtOrigin, the saved state of a puzzle: reference counting, and its
 * form in the session's key file.
 *
 * Groups of the key file: [saved] with the position and texts, the time played in microseconds and
 * the number of hints, if there are any; and [file] if there is a file. Origins with a number above
 * 0 append the number: [saved 1], [file 1] ... */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/saved-state.h"

#include "document/base/session-format.h"

RtOrigin *
rt_origin_new (RtPuzzle *puzzle)
{
  RtOrigin *origin = g_rc_box_new0 (RtOrigin);

  origin->saved = rt_puzzle_ref (puzzle);
  return origin;
}

RtOrigin *
rt_origin_ref (RtOrigin *origin)
{
  return g_rc_box_acquire (origin);
}

static void
clear (gpointer data)
{
  RtOrigin *origin = data;

  rt_puzzle_unref (origin->saved);
  g_clear_object (&origin->file);
  g_free (origin->etag);
}

void
rt_origin_unref (RtOrigin *origin)
{
  g_rc_box_release_full (origin, clear);
}

void
rt_origin_set_saved (RtOrigin *origin, RtPuzzle *puzzle, GFile *file, const char *etag)
{
  rt_puzzle_ref (puzzle);
  rt_puzzle_unref (origin->saved);
  origin->saved = puzzle;
  g_set_object (&origin->file, file);
  if (etag != origin->etag) {
    g_free (origin->etag);
    origin->etag = g_strdup (etag);
  }
}

static char *
group_of (const char *word, int number)
{
  return number > 0 ? g_strdup_printf ("%s %d", word, number) : g_strdup (word);
}

void
rt_origin_write (const RtOrigin *origin, GKeyFile *keys, int number)
{
  g_autofree char *of_file = group_of ("file", number), *of_saved = group_of ("saved", number);
  g_autofree char *line = rt_notation_write (rt_puzzle_position (origin->saved));
  gint64 time = rt_play_time_at (&origin->time, g_get_monotonic_time ());

  if (origin->file) {
    g_autofree char *uri = g_file_get_uri (origin->file);

    g_key_file_set_string (keys, of_file, "uri", uri);
    if (origin->etag)
      g_key_file_set_string (keys, of_file, "etag", origin->etag);
  }
  g_key_file_set_string (keys, of_saved, "position", line);
  if (time > 0)
    g_key_file_set_int64 (keys, of_saved, "played", time);
  if (origin->n_hints > 0)
    g_key_file_set_uint64 (keys, of_saved, "hints", origin->n_hints);
  rt_notation_write_words (origin->saved, keys, of_saved);
}

RtOrigin *
rt_origin_read (GKeyFile *keys, int number)
{
  g_autofree char *of_file = group_of ("file", number), *of_saved = group_of ("saved", number);
  g_autoptr (RtPuzzle) words = rt_notation_read_words (keys, of_saved), saved = NULL;
  g_autofree char *line = g_key_file_get_string (keys, of_saved, "position", NULL);
  g_autofree char *uri = g_key_file_get_string (keys, of_file, "uri", NULL);
  RtPosition position;
  RtOrigin *origin;

  if (!words || !line || !rt_notation_read (line, &position))
    return NULL;
  saved = rt_puzzle_with_position (words, &position);
  origin = rt_origin_new (saved);
  origin->time.spent = MAX (0, g_key_file_get_int64 (keys, of_saved, "played", NULL));
  origin->n_hints = (guint) MIN (g_key_file_get_uint64 (keys, of_saved, "hints", NULL), G_MAXINT);
  if (uri) {
    origin->file = g_file_new_for_uri (uri);
    origin->etag = g_key_file_get_string (keys, of_file, "etag", NULL);
  }
  return origin;
}
