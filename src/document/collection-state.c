/* collection-state.c - what survives of a window that goes through a collection. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection-state.h"

#include "document/notation.h"

#include <glib/gi18n-lib.h>

#define GROUP "collection"

RtCollectionState *
rt_collection_state_new (const char *name, GPtrArray *files, const char *text)
{
  RtCollectionState *state = g_new0 (RtCollectionState, 1);

  state->name = g_strdup (name);
  state->text = g_strdup (text);
  state->progress = rt_progress_new ();
  if (files)
    state->uris = g_new0 (char *, files->len + 1);
  for (guint i = 0; files && i < files->len; i++)
    state->uris[i] = g_file_get_uri (g_ptr_array_index (files, i));
  return state;
}

void
rt_collection_state_free (RtCollectionState *state)
{
  g_free (state->name);
  g_strfreev (state->uris);
  g_free (state->text);
  g_clear_pointer (&state->progress, rt_progress_free);
  g_free (state);
}

char *
rt_collection_state_to_text (const RtCollectionState *state)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *progress = rt_progress_to_text (state->progress);

  g_key_file_set_string (keys, GROUP, "name", state->name);
  if (state->uris)
    g_key_file_set_string_list (keys, GROUP, "files", (const char *const *) state->uris,
                                g_strv_length (state->uris));
  else
    g_key_file_set_string (keys, GROUP, "text", state->text);
  if (state->rest)
    g_key_file_set_boolean (keys, GROUP, "rest", TRUE);
  g_key_file_set_uint64 (keys, GROUP, "row", state->row);
  g_key_file_set_string (keys, GROUP, "progress", progress);
  return rt_notation_seal (keys);
}

RtCollectionState *
rt_collection_state_from_text (const char *text, GError **error)
{
  g_autoptr (RtCollectionState) state = g_new0 (RtCollectionState, 1);
  g_autoptr (GKeyFile) keys = rt_notation_open (text);
  g_autofree char *progress = NULL;

  if (keys) {
    state->name = g_key_file_get_string (keys, GROUP, "name", NULL);
    state->uris = g_key_file_get_string_list (keys, GROUP, "files", NULL, NULL);
    state->text = g_key_file_get_string (keys, GROUP, "text", NULL);
    state->rest = g_key_file_get_boolean (keys, GROUP, "rest", NULL);
    state->row = (guint) g_key_file_get_uint64 (keys, GROUP, "row", NULL);
    progress = g_key_file_get_string (keys, GROUP, "progress", NULL);
    state->progress = progress ? rt_progress_from_text (progress, NULL) : NULL;
  }
  if (state->name && state->progress && !state->uris == !!state->text)
    return g_steal_pointer (&state);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       _("What was kept of this collection is damaged."));
  return NULL;
}
