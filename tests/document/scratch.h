/* scratch.h - helper for tests: a private directory, and functions on its files. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <glib/gstdio.h>

/* Free with scratch_remove. */
static inline char *
scratch_new (void)
{
  g_autoptr (GError) error = NULL;
  char *path = g_dir_make_tmp ("retrace-test-XXXXXX", &error);

  g_assert_no_error (error);
  return path;
}

/* PATH and all that is in it. */
static inline void
scratch_delete (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    scratch_delete (child);
  }
  g_assert_cmpint (g_remove (path), ==, 0);
}

static inline void
scratch_remove (char *path)
{
  scratch_delete (path);
  g_free (path);
}

/* g_auto (Scratch) removes the directory at the end of its block. */
typedef char *Scratch;
G_DEFINE_AUTO_CLEANUP_FREE_FUNC (Scratch, scratch_remove, NULL)

static inline void
scratch_write (const char *path, const char *text, gssize size)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, size, &error);
  g_assert_no_error (error);
}

static inline char *
scratch_read (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static int
scratch_compare (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

/* The names of the files in PATH, sorted, but for `owner`, which says whose a session is; none where
 * it is no directory. */
static inline GPtrArray *
scratch_list (const char *path)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_strcmp0 (name, "owner") != 0)
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, scratch_compare);
  return names;
}
