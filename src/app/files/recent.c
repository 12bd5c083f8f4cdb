/* recent.c - reads and updates the recent files of this program in the desktop's list. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/recent.h"

#include "document/base/display-name.h"

#include <glib/gi18n.h>

#define PROGRAM "retrace" /* name of the program in the list; never shown */
#define N_SHOWN 10
#define DAYS_OF_WEEK 7

static bool is_off; /* the list is neither read nor written */

void
rt_recent_leave (void)
{
  is_off = true;
}

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

  if (!is_off)
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
rt_recent_forget (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  /* If FILE is not on the list, this call fails without harm. */
  if (!is_off)
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified (*(GtkRecentInfo *const *) b),
                              gtk_recent_info_get_modified (*(GtkRecentInfo *const *) a));
}

GPtrArray *
rt_recent_list (guint most)
{
  GList *all = is_off ? NULL : gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GPtrArray *ours = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_recent_info_unref);

  for (GList *l = all; l; l = l->next)
    if (gtk_recent_info_has_application (l->data, PROGRAM))
      g_ptr_array_add (ours, gtk_recent_info_ref (l->data));
  g_list_free_full (all, (GDestroyNotify) gtk_recent_info_unref);
  g_ptr_array_sort (ours, compare_times);
  g_ptr_array_set_size (ours, (int) MIN (ours->len, most));
  return ours;
}

/* Returns the number of the local day at TIME. Consecutive days have consecutive numbers. */
static int
day_of (GDateTime *time)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (time);
  int year, month, day;
  GDate date;

  g_date_time_get_ymd (local, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return (int) g_date_get_julian (&date);
}

char *
rt_recent_say_when (GDateTime *then, GDateTime *now)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (then);
  int days = day_of (now) - day_of (then);

  if (days <= 0)
    return g_strdup (_("today"));
  if (days == 1)
    return g_strdup (_("yesterday"));
  /* Translators: a day as the manual of g_date_time_format has it. This one is a day of the week:
   * "Tuesday". */
  if (days < DAYS_OF_WEEK)
    return g_date_time_format (local, _("%A"));
  /* Translators: see above; "12 March 2026" */
  return g_date_time_format (local, _("%-d %B %Y"));
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
  g_autoptr (GPtrArray) ours = rt_recent_list (N_SHOWN);

  for (guint i = 0; i < ours->len; i++) {
    g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (ours->pdata[i]));

    g_file_query_info_async (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE,
                             G_PRIORITY_LOW, NULL, checked_cb, NULL);
  }
}

void
rt_recent_watch (gpointer object, void (*changed) (gpointer object))
{
  if (!is_off)
    g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (changed),
                             object, G_CONNECT_SWAPPED);
}

static void
fill_cb (gpointer menu)
{
  g_autoptr (GPtrArray) ours = rt_recent_list (N_SHOWN);

  g_menu_remove_all (menu);
  if (ours->len == 0)
    /* Translators: in place of the list of recent files. (Without a target it cannot be chosen.) */
    g_menu_append (menu, _("None So Far"), "win.open-recent");
  for (guint i = 0; i < ours->len; i++) {
    const char *uri = gtk_recent_info_get_uri (ours->pdata[i]);
    g_autoptr (GFile) file = g_file_new_for_uri (uri);
    g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);
    g_autofree char *name = rt_name_of (file);
    g_auto (GStrv) parts = g_strsplit (name, "_", -1);
    g_autofree char *label = g_strjoinv ("__", parts); /* doubled underscores: no mnemonics */

    g_menu_item_set_label (item, label);
    g_menu_item_set_action_and_target (item, "win.open-recent", "s", uri);
    g_menu_append_item (menu, item);
  }
}

GMenuModel *
rt_recent_menu (void)
{
  GMenu *menu = g_menu_new ();

  fill_cb (menu);
  rt_recent_watch (menu, fill_cb);
  return G_MENU_MODEL (menu);
}
