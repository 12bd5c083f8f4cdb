/* view.c - how a document is shown. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/view.h"

#include <string.h>

#define GROUP "view"

struct _RtView {
  GTree *words; /* of char *, by char *: sorted, so that the same view is the same text */
};

static int
compare_keys (gconstpointer a, gconstpointer b, gpointer data)
{
  return strcmp (a, b);
}

RtView *
rt_view_new (void)
{
  RtView *self = g_new0 (RtView, 1);

  self->words = g_tree_new_full (compare_keys, NULL, g_free, g_free);
  return self;
}

void
rt_view_free (RtView *self)
{
  g_tree_unref (self->words);
  g_free (self);
}

bool
rt_view_set (RtView *self, const char *key, const char *value)
{
  if (g_strcmp0 (rt_view_get (self, key), value) == 0)
    return false;
  if (value)
    g_tree_replace (self->words, g_strdup (key), g_strdup (value));
  else
    g_tree_remove (self->words, key);
  return true;
}

const char *
rt_view_get (RtView *self, const char *key)
{
  return g_tree_lookup (self->words, key);
}

static gboolean
write_cb (gpointer key, gpointer value, gpointer keys)
{
  g_key_file_set_string (keys, GROUP, key, value);
  return FALSE;
}

void
rt_view_write (RtView *self, GKeyFile *keys)
{
  g_tree_foreach (self->words, write_cb, keys);
}

void
rt_view_read (RtView *self, GKeyFile *keys)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys, GROUP, NULL, NULL);

  for (char **name = names; name && *name; name++) {
    char *value = g_key_file_get_string (keys, GROUP, *name, NULL);

    if (value)
      g_tree_replace (self->words, g_strdup (*name), value);
  }
}
