/* recent.c - the files that were opened or saved last. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/recent.h"

#include "document/base/name.h"

#include <glib/gi18n.h>

#define PROGRAM "retrace" /* who opened it: part of the list, never shown */
#define N_SHOWN 10

void
rt_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file), *name = g_file_get_basename (file);
  g_autofree char *type = name ? g_content_type_guess (name, NULL, 0, NULL) : NULL;
  g_autofree char *mime = type ? g_content_type_get_mime_type (type) : NULL;
  GtkRecentData data = {
    .mime_type = mime ? mime : (char *) "application/octet-stream",
    .app_name = (char *) PROGRAM,
    .app_exec = (char *) PROGRAM " %u",
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
rt_recent_forget (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  /* It may not be on the list. */
  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

/* Of GtkRecentInfo, the newest first; the caller owns it. */
static GList *
list_ours (void)
{
  GList *all = gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), *ours = NULL;

  for (GList *l = all; l; l = l->next)
    if (gtk_recent_info_has_application (l->data, PROGRAM))
      ours = g_list_prepend (ours, gtk_recent_info_ref (l->data));
  g_list_free_full (all, (GDestroyNotify) gtk_recent_info_unref);
  return g_list_sort (ours, compare_times);
}

static void
free_list (GList *list)
{
  g_list_free_full (list, (GDestroyNotify) gtk_recent_info_unref);
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info_finish (G_FILE (source), result, &error);

  if (!info && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    rt_recent_forget (G_FILE (source));
}

void
rt_recent_check (void)
{
  GList *ours = list_ours (), *l = ours;

  for (int i = 0; i < N_SHOWN && l; i++, l = l->next) {
    g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (l->data));

    g_file_query_info_async (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE,
                             G_PRIORITY_LOW, NULL, checked_cb, NULL);
  }
  free_list (ours);
}

static void
fill (GMenu *menu)
{
  GList *ours = list_ours (), *l = ours;

  g_menu_remove_all (menu);
  if (!ours)
    /* Translators: in place of the list of recent files. (Without a target it cannot be chosen.) */
    g_menu_append (menu, _("None So Far"), "win.open-recent");
  for (int i = 0; i < N_SHOWN && l; i++, l = l->next) {
    const char *uri = gtk_recent_info_get_uri (l->data);
    g_autoptr (GFile) file = g_file_new_for_uri (uri);
    g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);
    g_autofree char *name = rt_name_of (file);
    g_auto (GStrv) parts = g_strsplit (name, "_", -1);
    g_autofree char *label = g_strjoinv ("__", parts); /* an underline is no mnemonic here */

    g_menu_item_set_label (item, label);
    g_menu_item_set_action_and_target (item, "win.open-recent", "s", uri);
    g_menu_append_item (menu, item);
  }
  free_list (ours);
}

GMenuModel *
rt_recent_menu (void)
{
  GMenu *menu = g_menu_new ();

  fill (menu);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (fill), menu,
                           G_CONNECT_SWAPPED);
  return G_MENU_MODEL (menu);
}
