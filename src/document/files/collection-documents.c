/* collection-documents.c - implements RtProgress, a hash table of documents by the givens of their
 * puzzles, and its form as a key file.
 *
 * The key file has a key for each document, the 81 characters of its givens. The value is the text
 * of rt_document_to_text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/files/collection-documents.h"

#include "document/base/session-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define GROUP "progress"

struct _RtProgress {
  GHashTable *documents; /* from 81 characters to RtDocument */
};

RtProgress *
rt_progress_new (void)
{
  RtProgress *self = g_new0 (RtProgress, 1);

  self->documents = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return self;
}

void
rt_progress_free (RtProgress *self)
{
  g_hash_table_unref (self->documents);
  g_free (self);
}

RtDocument *
rt_progress_find (RtProgress *self, const RtGrid *givens)
{
  char text[RT_N_CELLS + 1];

  return g_hash_table_lookup (self->documents, rt_grid_print (givens, text));
}

void
rt_progress_add (RtProgress *self, const RtGrid *givens, RtDocument *document)
{
  char *key = g_malloc (RT_N_CELLS + 1);

  g_hash_table_insert (self->documents, rt_grid_print (givens, key), g_object_ref (document));
}

/* Returns true if DOCUMENT has neither undo history nor modifications. */
static bool
is_untouched (RtDocument *document)
{
  return !rt_document_can_undo (document) && !rt_document_can_redo (document) &&
         !rt_document_is_modified (document);
}

void
rt_progress_tidy (RtProgress *self, RtDocument *open)
{
  GHashTableIter iter;
  gpointer document;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, NULL, &document))
    if (document != open && is_untouched (document))
      g_hash_table_iter_remove (&iter);
}

bool
rt_progress_has_work (RtProgress *self)
{
  GHashTableIter iter;
  gpointer document;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, NULL, &document))
    if (rt_document_is_modified (document))
      return true;
  return false;
}

GPtrArray *
rt_progress_origins (RtProgress *self)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, &key, NULL)) {
    RtPosition position;
    RtGrid givens;

    rt_grid_parse (&givens, key);
    rt_position_init (&position, &givens);
    g_ptr_array_add (puzzles, rt_puzzle_new (&position));
  }
  return puzzles;
}

GHashTable *
rt_progress_puzzles (RtProgress *self)
{
  GHashTable *puzzles =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) rt_puzzle_unref);
  GHashTableIter iter;
  gpointer key, document;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, &key, &document))
    g_hash_table_insert (puzzles, g_strdup (key), rt_document_puzzle (document));
  return puzzles;
}

char *
rt_progress_to_text (RtProgress *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  GHashTableIter iter;
  gpointer key, document;

  g_hash_table_iter_init (&iter, self->documents);
  while (g_hash_table_iter_next (&iter, &key, &document)) {
    g_autofree char *text = rt_document_to_text (document);

    g_key_file_set_string (keys, GROUP, key, text);
  }
  return rt_notation_seal (keys);
}

/* Parses the value of KEY, the 81 characters of the givens, in KEYS, and adds the document. Returns
 * false if the value is damaged. */
static bool
read_document (RtProgress *self, GKeyFile *keys, const char *key)
{
  g_autofree char *text = g_key_file_get_string (keys, GROUP, key, NULL);
  g_autoptr (RtDocument) document = text ? rt_document_from_text (text, NULL) : NULL;
  RtGrid givens;

  if (!document || !rt_grid_parse (&givens, key))
    return false;
  rt_progress_add (self, &givens, document);
  return true;
}

RtProgress *
rt_progress_from_text (const char *text, GError **error)
{
  g_autoptr (RtProgress) self = rt_progress_new ();
  g_autoptr (GKeyFile) keys = rt_notation_open (text);
  g_auto (GStrv) names = keys ? g_key_file_get_keys (keys, GROUP, NULL, NULL) : NULL;
  bool whole = keys != NULL;

  for (guint i = 0; names && names[i]; i++)
    whole = whole && read_document (self, keys, names[i]);
  if (whole)
    return g_steal_pointer (&self);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                       _("What was kept of this collection is damaged."));
  return NULL;
}
