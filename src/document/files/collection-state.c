/* collection-state.c - converts RtCollectionState, the state of a window with a collection, to a
 * key file and back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/files/collection-state.h"

#include "document/base/session-format.h"

#include <glib/gi18n-lib.h>

#define GROUP "collection"
#define LISTING "listing"

/* Key-file names of the enum values. */
static const char *const orders[RT_N_ORDERS] = {
  [RT_ORDER_NUMBER] = "number", [RT_ORDER_TITLE] = "title",   [RT_ORDER_GIVENS] = "givens",
  [RT_ORDER_KIND] = "result",   [RT_ORDER_RATING] = "rating",
};
static const char *const kinds[RT_N_LISTED_KINDS] = {
  [RT_ROW_UNKNOWN] = "unknown", [RT_ROW_ONE] = "one",         [RT_ROW_MANY] = "many",
  [RT_ROW_NONE] = "none",       [RT_ROW_DAMAGED] = "damaged",
  [RT_LISTED_ONCE] = "once",    [RT_LISTED_AGAIN] = "again",
};

/* Returns the index of WORD among the N WORDS of an enum; -1 if it is missing. */
static int
index_of (const char *const *words, int n, const char *word)
{
  for (int i = 0; i < n; i++)
    if (g_strcmp0 (words[i], word) == 0)
      return i;
  return -1;
}

/* Filter and order of the list */

void
rt_collection_listing_clear (RtCollectionListing *listing)
{
  g_clear_pointer (&listing->text, g_free);
  g_clear_pointer (&listing->ratings, g_free);
}

static void
write_listing (GKeyFile *keys, const RtCollectionListing *listing)
{
  g_key_file_set_string (keys, LISTING, "text", listing->text);
  g_key_file_set_string (keys, LISTING, "ratings", listing->ratings);
  g_key_file_set_integer (keys, LISTING, "givens", listing->n_givens);
  if (listing->kind >= 0)
    g_key_file_set_string (keys, LISTING, "result", kinds[listing->kind]);
  g_key_file_set_string (keys, LISTING, "order", orders[listing->order]);
  g_key_file_set_boolean (keys, LISTING, "descending", listing->descending);
}

/* Reads filter and order of the list from KEYS. Keys that earlier versions did not write get their
 * initial values. */
static void
read_listing (GKeyFile *keys, RtCollectionListing *listing)
{
  g_autofree char *kind = g_key_file_get_string (keys, LISTING, "result", NULL);
  g_autofree char *order = g_key_file_get_string (keys, LISTING, "order", NULL);
  char *text = g_key_file_get_string (keys, LISTING, "text", NULL);
  char *ratings = g_key_file_get_string (keys, LISTING, "ratings", NULL);

  listing->text = text ? text : g_strdup ("");
  listing->ratings = ratings ? ratings : g_strdup ("");
  listing->n_givens = g_key_file_has_key (keys, LISTING, "givens", NULL)
                        ? g_key_file_get_integer (keys, LISTING, "givens", NULL)
                        : -1;
  listing->kind = index_of (kinds, RT_N_LISTED_KINDS, kind);
  listing->order = (RtOrder) MAX (RT_ORDER_NUMBER, index_of (orders, RT_N_ORDERS, order));
  listing->descending = g_key_file_get_boolean (keys, LISTING, "descending", NULL);
}

/* The whole state */

RtCollectionState *
rt_collection_state_new (const char *name, GPtrArray *files, const char *text)
{
  RtCollectionState *state = g_new0 (RtCollectionState, 1);

  state->name = g_strdup (name);
  state->text = g_strdup (text);
  state->listing = (RtCollectionListing) {
    g_strdup (""), g_strdup (""), -1, -1, RT_ORDER_NUMBER, false
  };
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
  rt_collection_listing_clear (&state->listing);
  g_free (state->ratings);
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
  if (state->ratings)
    g_key_file_set_string (keys, GROUP, "ratings", state->ratings);
  write_listing (keys, &state->listing);
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
    state->ratings = g_key_file_get_string (keys, GROUP, "ratings", NULL);
    read_listing (keys, &state->listing);
    progress = g_key_file_get_string (keys, GROUP, "progress", NULL);
    state->progress = progress ? rt_progress_from_text (progress, NULL) : NULL;
  }
  if (state->name && state->progress && !state->uris == !!state->text)
    return g_steal_pointer (&state);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       _("What was kept of this collection is damaged."));
  return NULL;
}
