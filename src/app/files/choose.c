/* choose.c - the file dialog that opens a puzzle, and which files it offers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/choose.h"

#include "app/files/from-picture.h"
#include "app/files/open.h"
#include "format/format.h"

#include <glib/gi18n.h>

GListModel *
rt_choose_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) puzzles = gtk_file_filter_new (), all = NULL;

  gtk_file_filter_set_name (puzzles, _("Sudoku Puzzles"));
  for (const RtFormat *const *format = rt_formats; *format; format++)
    gtk_file_filter_add_suffix (puzzles, (*format)->suffix);
  gtk_file_filter_add_suffix (puzzles, "json"); /* what is written has another suffix */
  for (gsize i = 0; i < RT_N_PICTURE_TYPES; i++)
    gtk_file_filter_add_mime_type (puzzles, rt_picture_types[i]);
  g_list_store_append (filters, puzzles);
  all = gtk_file_filter_new ();
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, all);
  return G_LIST_MODEL (filters);
}

static void
chosen_cb (gpointer shell, GFile *file)
{
  rt_open_files (shell, &file, 1);
}

void
rt_choose_file (RtShell *shell)
{
  g_autoptr (GListModel) filters = rt_choose_filters ();
  RtAsker asker = rt_shell_asker (shell);

  rt_ask_open (&asker, _("Open a Puzzle"), filters, chosen_cb, g_object_ref (shell), g_object_unref);
}
