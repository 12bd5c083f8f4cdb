/* collection-keeper.c - implements RtKeeper: writes the state of a collection into a file
 * `collection-N`, with a timer for delayed writes, and restores such files. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/files/collection-keeper.h"

#include "document/files/autosave-timer.h"
#include "document/files/kept-file.h"

#include <glib/gi18n-lib.h>

struct _RtKeeper {
  char *path;
  RtKeptMark mark;
  RtCollectionState *state;
  void (*failed) (const char *message, gpointer user_data); /* or NULL */
  gpointer user_data;
  bool unwritten;
  RtWriteClock clock;
};

static const RtKeptFaults faults = {
  N_("What was done in the collection cannot be kept in “%s”: the disk is full."),
  N_("What was done in the collection cannot be kept in “%s”: that disk can only be read."),
  N_("What was done in the collection cannot be kept in “%s”: you may not write there."),
  /* Translators: the second %s is what the system says about it. */
  N_("What was done in the collection cannot be kept in “%s”. The system says: %s"),
};

/* Writing */

/* Returns a path in FOLDER at which there is no file: `collection-` and the time. Free with g_free. */
static char *
free_path (const char *folder)
{
  guint64 number = (guint64) g_get_real_time ();
  char *path = rt_kept_path (folder, RT_KEPT_COLLECTION, number);

  while (g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_free (path);
    path = rt_kept_path (folder, RT_KEPT_COLLECTION, ++number);
  }
  return path;
}

static bool
write_state (gpointer owner, GError **error)
{
  RtKeeper *self = owner;
  g_autofree char *text = NULL;

  if (!self->unwritten)
    return true;
  if (rt_kept_is_others (self->path, &self->mark)) {
    g_autofree char *path = g_steal_pointer (&self->path);
    g_autofree char *folder = g_path_get_dirname (path);

    rt_kept_mark_clear (&self->mark);
    self->path = free_path (folder);
  }
  text = rt_collection_state_to_text (self->state);
  self->unwritten = !rt_kept_write (self->path, text, &self->mark, &faults, error);
  return !self->unwritten;
}

static void
tell_failed (gpointer owner, const char *message)
{
  RtKeeper *self = owner;

  if (self->failed)
    self->failed (message, self->user_data);
}

void
rt_keeper_changed (RtKeeper *self)
{
  self->unwritten = true;
  rt_write_clock_changed (&self->clock, RT_WRITE_LATER);
}

bool
rt_keeper_flush (RtKeeper *self, GError **error)
{
  return rt_write_clock_flush (&self->clock, error);
}

/* Creating and freeing keepers */

static RtKeeper *
keeper_take (char *path, RtCollectionState *state)
{
  RtKeeper *self = g_new0 (RtKeeper, 1);

  self->path = path;
  self->state = state;
  self->clock = (RtWriteClock) {
    .retry = RT_WRITE_RETRY,
    .write = write_state,
    .failed = tell_failed,
    .owner = self,
  };
  return self;
}

RtKeeper *
rt_keeper_new (const char *directory, RtCollectionState *state)
{
  g_autofree char *in = rt_kept_directory (directory);

  return keeper_take (free_path (in), state);
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

void
rt_keeper_free (RtKeeper *self, bool forget)
{
  rt_write_clock_stop (&self->clock);
  if (forget)
    rt_kept_remove (self->path, &self->mark);
  else
    write_state (self, NULL);
  rt_collection_state_free (self->state);
  rt_kept_mark_clear (&self->mark);
  g_free (self->path);
  g_free (self);
}

/* Restoring */

/* Returns a translated sentence about the N_DAMAGED and N_NEWER files in FOLDER that were not
 * restored: damaged ones, and files of a newer Retrace. Returns NULL if there are none. */
static char *
say_others (const char *folder, guint n_damaged, guint n_newer)
{
  g_autofree char *shown = g_filename_display_name (folder);
  g_autoptr (GString) said = g_string_new (NULL);

  if (n_damaged)
    g_string_append_printf (said,
                            ngettext ("What was kept of %u collection could not be read; its file "
                                      "was set aside in “%s”.",
                                      "What was kept of %u collections could not be read; their "
                                      "files were set aside in “%s”.",
                                      n_damaged),
                            n_damaged, shown);
  if (n_damaged && n_newer)
    g_string_append_c (said, ' ');
  if (n_newer)
    g_string_append_printf (said,
                            ngettext ("What was done in %u collection was kept by a newer version "
                                      "of Retrace; it stays as it is, for that version.",
                                      "What was done in %u collections was kept by a newer version "
                                      "of Retrace; it stays as it is, for that version.",
                                      n_newer),
                            n_newer);
  return said->len ? g_string_free (g_steal_pointer (&said), FALSE) : NULL;
}

GPtrArray *
rt_keeper_restore (const char *directory, char **notice)
{
  GPtrArray *keepers = g_ptr_array_new ();
  g_autofree char *in = rt_kept_directory (directory);
  g_autoptr (GArray) numbers = rt_kept_list (in, RT_KEPT_COLLECTION, NULL);
  guint n_damaged = 0, n_newer = 0;

  for (guint i = 0; numbers && i < numbers->len; i++) {
    g_autofree char *path = rt_kept_path (in, RT_KEPT_COLLECTION, g_array_index (numbers, guint64, i));
    g_autofree char *text = rt_kept_read (path);
    RtCollectionState *state = text ? rt_collection_state_from_text (text, NULL) : NULL;

    if (state) {
      RtKeeper *keeper = keeper_take (g_steal_pointer (&path), state);

      rt_kept_mark_read (&keeper->mark, text);
      g_ptr_array_add (keepers, keeper);
    } else if (rt_kept_is_newer (path)) {
      n_newer++;
    } else {
      rt_kept_set_aside (path);
      n_damaged++;
    }
  }
  *notice = say_others (in, n_damaged, n_newer);
  return keepers;
}
