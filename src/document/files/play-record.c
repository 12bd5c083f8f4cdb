/* play-record.c - the log of puzzles that a person has solved by hand: reads, appends to and sums up its CSV file.
 *
 *     when,rating,seconds,hints
 *     2026-11-28T15:04:05Z,2.6,754,1
 *
 * `seconds` is empty if the time was not measured. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/play-record.h"

#include "document/files/replace.h"

#include <gio/gio.h>
#include <string.h>

#define HEADING "when,rating,seconds,hints\n"

char *
rt_play_record_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "retrace", "solved.csv", NULL);
}

/* Returns PLAYED as a line of the file. Free with g_free. */
static char *
line_of (const RtPlayed *played)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_utc (played->when);
  g_autofree char *date = g_date_time_format (when, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *seconds = played->seconds > 0 ? g_strdup_printf ("%d", played->seconds)
                                                 : g_strdup ("");

  return g_strdup_printf ("%s,%d.%d,%s,%u\n", date, played->er / 10, played->er % 10, seconds,
                          played->n_hints);
}

bool
rt_play_record_add (const RtPlayed *played, GError **error)
{
  g_autofree char *path = rt_play_record_path (), *folder = g_path_get_dirname (path);
  g_autofree char *line = line_of (played), *before = NULL, *after = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *etag = NULL;

  g_mkdir_with_parents (folder, 0700);
  if (!g_file_get_contents (path, &before, NULL, NULL))
    before = g_strdup (HEADING);
  after = g_strconcat (before, g_str_has_suffix (before, "\n") ? "" : "\n", line, NULL);
  bytes = g_bytes_new (after, strlen (after));
  return rt_replace_file (file, bytes, NULL, &etag, NULL, error);
}

/* Parses LINE into PLAYED. Returns false if LINE is malformed; the heading is malformed, too. */
static bool
read_line (const char *line, RtPlayed *played)
{
  g_auto (GStrv) fields = g_strsplit (line, ",", 5);
  g_autoptr (GDateTime) when = NULL;
  double rating;

  if (g_strv_length (fields) != 4)
    return false;
  when = g_date_time_new_from_iso8601 (fields[0], NULL);
  rating = g_ascii_strtod (fields[1], NULL);
  if (!when || !(rating >= 1 && rating <= 20))
    return false;
  *played = (RtPlayed) {
    .when = g_date_time_to_unix (when),
    .er = (int) (10 * rating + 0.5),
    .seconds = (int) CLAMP (g_ascii_strtoll (fields[2], NULL, 10), 0, G_MAXINT),
    .n_hints = (guint) CLAMP (g_ascii_strtoll (fields[3], NULL, 10), 0, G_MAXINT),
  };
  return true;
}

GArray *
rt_play_record_read (void)
{
  g_autofree char *path = rt_play_record_path (), *text = NULL;
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (RtPlayed));
  g_auto (GStrv) lines = NULL;
  RtPlayed played;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return rows;
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++)
    if (read_line (*line, &played))
      g_array_append_val (rows, played);
  return rows;
}

static int
compare_ints (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

void
rt_play_record_sum (GArray *rows, RtPlayLevel levels[RT_HARD_WORDS])
{
  memset (levels, 0, RT_HARD_WORDS * sizeof *levels);
  for (int level = 0; level < RT_HARD_WORDS; level++) {
    g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (int));

    for (guint i = 0; i < rows->len; i++) {
      const RtPlayed *played = &g_array_index (rows, RtPlayed, i);

      if (rt_hard_word (played->er) != level)
        continue;
      levels[level].n++;
      levels[level].n_hints += played->n_hints;
      if (played->seconds > 0)
        g_array_append_val (times, played->seconds);
    }
    levels[level].n_timed = times->len;
    if (times->len == 0)
      continue;
    g_array_sort (times, compare_ints);
    levels[level].best = g_array_index (times, int, 0);
    levels[level].median = g_array_index (times, int, (times->len - 1) / 2);
  }
}

void
rt_play_record_delete (void)
{
  g_autofree char *path = rt_play_record_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_file_delete (file, NULL, NULL);
}
