/* collection-keeper.c - the state of one collection survives a close, a crash and a power cut. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection-keeper.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define PREFIX "collection-"
#define DAMAGED ".damaged"
#define WRITE_DELAY 900   /* ms: written within a second, and a burst of changes once */
#define RETRY_DELAY 10000 /* ms: a full disk is not worth asking every second */

struct _RtKeeper {
  char *path;
  RtCollectionState *state;
  void (*failed) (const char *message, gpointer user_data); /* NULL: nobody listens */
  gpointer user_data;
  bool unwritten;
  bool failing; /* the last write by the clock failed, and that was told */
  guint timer; /* source id; 0 while everything is written */
};

static char *
directory_of (const char *directory)
{
  return directory ? g_strdup (directory)
                   : g_build_filename (g_get_user_state_dir (), "retrace", "session", NULL);
}

static RtKeeper *
keeper_take (char *path, RtCollectionState *state)
{
  RtKeeper *self = g_new0 (RtKeeper, 1);

  self->path = path;
  self->state = state;
  return self;
}

RtKeeper *
rt_keeper_new (const char *directory, RtCollectionState *state)
{
  g_autofree char *in = directory_of (directory);
  gint64 number = g_get_real_time ();
  char *path = NULL;

  do {
    g_autofree char *name = g_strdup_printf (PREFIX "%" G_GINT64_FORMAT, number++);

    g_free (path);
    path = g_build_filename (in, name, NULL);
  } while (g_file_test (path, G_FILE_TEST_EXISTS));
  return keeper_take (path, state);
}

RtCollectionState *
rt_keeper_state (RtKeeper *self)
{
  return self->state;
}

void
rt_keeper_listen (RtKeeper *self, void (*failed) (const char *message, gpointer user_data),
                  gpointer user_data)
{
  self->failed = failed;
  self->user_data = user_data;
}

/* Writing */

static bool
write_state (RtKeeper *self, GError **error)
{
  g_autofree char *directory = g_path_get_dirname (self->path);
  g_autofree char *shown = g_filename_display_name (directory);
  g_autofree char *text = rt_collection_state_to_text (self->state);
  g_autoptr (GError) failed = NULL;

  if (g_mkdir_with_parents (directory, 0700) != 0)
    g_set_error_literal (&failed, G_FILE_ERROR, (int) g_file_error_from_errno (errno),
                         g_strerror (errno));
  else
    g_file_set_contents_full (self->path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &failed);
  self->unwritten = failed != NULL;
  if (failed)
    /* Translators: the second %s is what the system says about it. */
    g_set_error (error, failed->domain, failed->code,
                 _("What was done in the collection cannot be kept in “%s”. The system says: %s"),
                 shown, failed->message);
  return !failed;
}

static gboolean
timer_cb (gpointer data)
{
  RtKeeper *self = data;
  g_autoptr (GError) error = NULL;

  self->timer = write_state (self, &error) ? 0 : g_timeout_add (RETRY_DELAY, timer_cb, self);
  if (error && !self->failing && self->failed)
    self->failed (error->message, self->user_data);
  self->failing = error != NULL;
  return G_SOURCE_REMOVE;
}

void
rt_keeper_changed (RtKeeper *self)
{
  self->unwritten = true;
  if (!self->timer)
    self->timer = g_timeout_add (WRITE_DELAY, timer_cb, self);
}

bool
rt_keeper_flush (RtKeeper *self, GError **error)
{
  if (!self->unwritten)
    return true;
  g_clear_handle_id (&self->timer, g_source_remove);
  if (write_state (self, error)) {
    self->failing = false;
    return true;
  }
  self->timer = g_timeout_add (RETRY_DELAY, timer_cb, self);
  return false;
}

void
rt_keeper_free (RtKeeper *self, bool forget)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (forget)
    g_unlink (self->path);
  else if (self->unwritten)
    write_state (self, NULL);
  rt_collection_state_free (self->state);
  g_free (self->path);
  g_free (self);
}

/* Reading */

static RtCollectionState *
read_state (const char *path)
{
  g_autofree char *text = NULL;
  gsize size;

  if (!g_file_get_contents (path, &text, &size, NULL) || strlen (text) != size)
    return NULL;
  return rt_collection_state_from_text (text, NULL);
}

/* Renames what could not be read to a name that is still free. */
static void
set_aside (const char *path)
{
  g_autofree char *aside = g_strconcat (path, DAMAGED, NULL);

  for (int i = 2; g_file_test (aside, G_FILE_TEST_EXISTS); i++) {
    g_free (aside);
    aside = g_strdup_printf ("%s" DAMAGED "-%d", path, i);
  }
  g_rename (path, aside);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The names of the files that are ours, oldest first. */
static GPtrArray *
list_names (const char *directory)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_prefix (name, PREFIX) &&
        strspn (name + strlen (PREFIX), "0123456789") == strlen (name + strlen (PREFIX)))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

GPtrArray *
rt_keeper_restore (const char *directory, char **notice)
{
  GPtrArray *keepers = g_ptr_array_new ();
  g_autofree char *in = directory_of (directory), *shown = g_filename_display_name (in);
  g_autoptr (GPtrArray) names = list_names (in);
  guint n_damaged = 0;

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (in, g_ptr_array_index (names, i), NULL);
    RtCollectionState *state = read_state (path);

    if (state) {
      g_ptr_array_add (keepers, keeper_take (g_steal_pointer (&path), state));
    } else {
      set_aside (path);
      n_damaged++;
    }
  }
  *notice = n_damaged == 0
              ? NULL
              : g_strdup_printf (
                  ngettext ("What was kept of %u collection could not be read; its file was set "
                            "aside in “%s”.",
                            "What was kept of %u collections could not be read; their files were "
                            "set aside in “%s”.",
                            n_damaged),
                  n_damaged, shown);
  return keepers;
}
