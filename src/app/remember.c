/* remember.c - how a window was looked at: its size, the algorithm, the place in the search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/remember.h"

#include "app/settings.h"
#include "document/place.h"

/* The first time. */
#define WIDTH 1100
#define HEIGHT 820

/* Keys of the view. */
#define SIZE "window.size" /* "1100 820", with " maximized" behind */
#define ALGORITHM "search.algorithm"
#define PLACE "search.place"

/* Returns false where TEXT is no size. */
static bool
read_size (const char *text, int *width, int *height, bool *maximized)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);
  guint64 sizes[2];

  if (n < 2 || !g_ascii_string_to_unsigned (words[0], 10, 1, G_MAXINT16, &sizes[0], NULL) ||
      !g_ascii_string_to_unsigned (words[1], 10, 1, G_MAXINT16, &sizes[1], NULL))
    return false;
  *width = (int) sizes[0];
  *height = (int) sizes[1];
  *maximized = n > 2;
  return true;
}

void
rt_remember_recall_size (RtWindow *window)
{
  const char *text = rt_document_view (rt_window_document (window), SIZE);
  int width = 0, height = 0;
  bool maximized = false;

  if (!(text && read_size (text, &width, &height, &maximized)) && rt_settings ()) {
    width = g_settings_get_int (rt_settings (), "window-width");
    height = g_settings_get_int (rt_settings (), "window-height");
    maximized = g_settings_get_boolean (rt_settings (), "maximized");
  }
  gtk_window_set_default_size (GTK_WINDOW (window), width > 0 ? width : WIDTH,
                               height > 0 ? height : HEIGHT);
  if (maximized)
    gtk_window_maximize (GTK_WINDOW (window));
  if (rt_settings ()) {
    rt_player_set_speed (rt_window_player (window),
                         g_settings_get_double (rt_settings (), "speed"));
    rt_player_set_speed (rt_reasoning_player (rt_window_reasoning (window)),
                         g_settings_get_double (rt_settings (), "path-speed"));
  }
}

void
rt_remember_size (RtWindow *window)
{
  g_autofree char *text = NULL;
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  text = g_strdup_printf ("%d %d%s", width, height,
                          gtk_window_is_maximized (GTK_WINDOW (window)) ? " maximized" : "");
  rt_document_set_view (rt_window_document (window), SIZE, text);
}

void
rt_remember_algorithm (RtWindow *window)
{
  rt_document_set_view (rt_window_document (window), ALGORITHM,
                        rt_search_page_search (rt_window_search_page (window))->id);
}

void
rt_remember_place (RtWindow *window)
{
  g_autofree char *place = rt_place_of (rt_window_solving (window), rt_window_player (window));

  rt_document_set_view (rt_window_document (window), PLACE, place);
}

void
rt_remember_resume (RtWindow *window)
{
  RtDocument *document = rt_window_document (window);
  const char *id = rt_document_view (document, ALGORITHM);
  const RtSearch *search = id ? rt_search_by_id (id) : NULL;
  g_autofree char *place = g_strdup (rt_document_view (document, PLACE));

  if (search)
    rt_search_page_choose (rt_window_search_page (window), search);
  rt_remember_algorithm (window);
  if (place)
    rt_place_resume (rt_window_solving (window), place);
}

void
rt_remember_closing (RtWindow *window)
{
  int width, height;

  if (!rt_settings ())
    return;
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_settings_set_int (rt_settings (), "window-width", width);
  g_settings_set_int (rt_settings (), "window-height", height);
  g_settings_set_boolean (rt_settings (), "maximized",
                          gtk_window_is_maximized (GTK_WINDOW (window)));
  g_settings_set_double (rt_settings (), "speed", rt_player_speed (rt_window_player (window)));
  g_settings_set_double (rt_settings (), "path-speed",
                         rt_player_speed (rt_reasoning_player (rt_window_reasoning (window))));
}
