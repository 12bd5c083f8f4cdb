/* kept-file.c - lists, writes atomically and removes the files of the session, in which open
 * documents and collections are saved.
 *
 * To replace a file, GLib writes a temporary file in the same directory, syncs it to the disk and
 * renames it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/files/kept-file.h"

#include "document/base/session-format.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define DAMAGED ".damaged"
#define N_RANDOM 6 /* number of random characters after the dot in the name of GLib's temporary
                    * file */

char *
rt_kept_directory (const char *directory)
{
  return directory ? g_strdup (directory)
                   : g_build_filename (g_get_user_state_dir (), "retrace", "session", NULL);
}

char *
rt_kept_path (const char *directory, const char *prefix, guint64 number)
{
  g_autofree char *name = g_strdup_printf ("%s%" G_GUINT64_FORMAT, prefix, number);

  return g_build_filename (directory, name, NULL);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint64 x = *(const guint64 *) a, y = *(const guint64 *) b;

  return x < y ? -1 : x > y;
}

GArray *
rt_kept_list (const char *directory, const char *prefix, GError **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GError) failed = NULL;
  g_autoptr (GDir) dir = g_dir_open (directory, 0, &failed);
  const char *name;

  if (!dir) {
    if (!g_error_matches (failed, G_FILE_ERROR, G_FILE_ERROR_NOENT))
      g_propagate_error (error, g_steal_pointer (&failed));
    return NULL;
  }
  while ((name = g_dir_read_name (dir))) {
    const char *digits = name + strlen (prefix);
    guint64 number;

    /* Other names, such as `puzzle-007`, are not written by the session. */
    if (g_str_has_prefix (name, prefix) && digits[0] != '0' &&
        g_ascii_string_to_unsigned (digits, 10, 1, G_MAXINT64, &number, NULL))
      g_array_append_val (numbers, number);
  }
  g_array_sort (numbers, compare_numbers);
  return g_steal_pointer (&numbers);
}

static const char *
sentence_for (const RtKeptFaults *faults, int code)
{
  switch (code) {
  case G_FILE_ERROR_NOSPC:
    return faults->full;
  case G_FILE_ERROR_ROFS:
    return faults->read_only;
  case G_FILE_ERROR_ACCES:
  case G_FILE_ERROR_PERM:
    return faults->forbidden;
  default:
    return faults->other;
  }
}

/* Replaces the message of the error FAILED by one of the sentences in FAULTS; DIRECTORY is inserted into it. */
static void
explain (GError *failed, const RtKeptFaults *faults, const char *directory)
{
  g_autofree char *shown = g_filename_display_name (directory), *reason = failed->message;
  g_auto (GStrv) around = g_strsplit (_(sentence_for (faults, failed->code)), "%s", 3);

  failed->message = g_strconcat (around[0], shown, around[1], around[2] ? reason : NULL, around[2],
                                 NULL);
}

static char *
first_line (const char *text)
{
  return g_strndup (text, strcspn (text, "\n"));
}

void
rt_kept_mark_clear (RtKeptMark *mark)
{
  g_clear_pointer (&mark->known, g_free);
  g_clear_pointer (&mark->tried, g_free);
}

void
rt_kept_mark_read (RtKeptMark *mark, const char *text)
{
  rt_kept_mark_clear (mark);
  mark->known = first_line (text);
}

/* Compares the texts of the file, because some network disks change a file's time and inode
 * number. */
bool
rt_kept_is_others (const char *path, const RtKeptMark *mark)
{
  g_autofree char *text = NULL, *line = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return false;
  line = first_line (text);
  return g_strcmp0 (line, mark->known) != 0 && g_strcmp0 (line, mark->tried) != 0;
}

bool
rt_kept_write (const char *path, const char *text, RtKeptMark *mark, const RtKeptFaults *faults,
               GError **error)
{
  g_autofree char *directory = g_path_get_dirname (path);
  GError *failed = NULL;

  /* Recorded before writing, because a write that reports failure may have changed the file. */
  g_free (mark->tried);
  mark->tried = first_line (text);
  if (g_mkdir_with_parents (directory, 0700) != 0) {
    int code = errno;

    g_set_error_literal (&failed, G_FILE_ERROR, (int) g_file_error_from_errno (code),
                         g_strerror (code));
  } else if (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                                       &failed)) {
    rt_kept_mark_read (mark, text);
    return true;
  }
  explain (failed, faults, directory);
  g_propagate_error (error, failed);
  return false;
}

char *
rt_kept_read (const char *path)
{
  g_autofree char *text = NULL;
  gsize size;

  if (!g_file_get_contents (path, &text, &size, NULL) || strlen (text) != size)
    return NULL;
  return g_steal_pointer (&text);
}

bool
rt_kept_is_newer (const char *path)
{
  g_autofree char *bytes = NULL;

  return g_file_get_contents (path, &bytes, NULL, NULL) && rt_notation_is_newer (bytes);
}

static void
move_kind (const char *folder, const char *prefix, const char *to)
{
  g_autoptr (GArray) numbers = rt_kept_list (folder, prefix, NULL);

  for (guint i = 0; numbers && i < numbers->len; i++) {
    guint64 number = g_array_index (numbers, guint64, i);
    g_autofree char *old = rt_kept_path (folder, prefix, number);
    g_autofree char *new = rt_kept_path (to, prefix, number);

    while (g_file_test (new, G_FILE_TEST_EXISTS)) {
      g_free (new);
      new = rt_kept_path (to, prefix, ++number);
    }
    g_rename (old, new);
  }
}

void
rt_kept_move_all (const char *folder, const char *to)
{
  move_kind (folder, RT_KEPT_PUZZLE, to);
  move_kind (folder, RT_KEPT_COLLECTION, to);
}

static bool
is_unfinished (const char *name)
{
  const char *end;

  if (g_str_has_prefix (name, RT_KEPT_PUZZLE))
    name += strlen (RT_KEPT_PUZZLE);
  else if (g_str_has_prefix (name, RT_KEPT_COLLECTION))
    name += strlen (RT_KEPT_COLLECTION);
  else
    return false;
  end = name + strspn (name, "0123456789");
  if (end == name || *end != '.' || strlen (++end) != N_RANDOM)
    return false;
  while (g_ascii_isalnum (*end))
    end++;
  return *end == '\0';
}

void
rt_kept_sweep (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (is_unfinished (name))
      g_unlink (path);
  }
}

void
rt_kept_remove (const char *path, const RtKeptMark *mark)
{
  if (!rt_kept_is_others (path, mark))
    g_unlink (path);
}

void
rt_kept_set_aside (const char *path)
{
  g_autofree char *aside = g_strconcat (path, DAMAGED, NULL);

  for (int i = 2; g_file_test (aside, G_FILE_TEST_EXISTS); i++) {
    g_free (aside);
    aside = g_strdup_printf ("%s" DAMAGED "-%d", path, i);
  }
  g_rename (path, aside);
}
