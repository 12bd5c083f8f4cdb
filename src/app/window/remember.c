/* remember.c - remembers the size of a window and its speeds of playing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/remember.h"

#include "app/common/preferences.h"

/* The first time. */
#define WIDTH 1100
#define HEIGHT 820

/* Key of the view. */
#define SIZE "window.size" /* "1100 820", with " maximized" behind */

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
rt_remember_recall (GtkWindow *window, RtDesk *desk)
{
  const char *text = rt_document_view (rt_desk_document (desk), SIZE);
  int width, height;
  bool maximized;

  if (!text || !read_size (text, &width, &height, &maximized)) {
    width = rt_preference_int (RT_PREFERENCE_WINDOW_WIDTH);
    height = rt_preference_int (RT_PREFERENCE_WINDOW_HEIGHT);
    maximized = rt_preference_boolean (RT_PREFERENCE_MAXIMIZED);
  }
  gtk_window_set_default_size (window, width > 0 ? width : WIDTH, height > 0 ? height : HEIGHT);
  if (maximized)
    gtk_window_maximize (window);
  rt_player_set_speed (rt_desk_player (desk), rt_preference_double (RT_PREFERENCE_SPEED));
  rt_player_set_speed (rt_reasoning_player (rt_desk_reasoning (desk)),
                       rt_preference_double (RT_PREFERENCE_PATH_SPEED));
}

void
rt_remember_size (RtShell *shell)
{
  GtkWindow *window = rt_shell_parent (shell);
  g_autofree char *text = NULL;
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  text = g_strdup_printf ("%d %d%s", width, height,
                          gtk_window_is_maximized (window) ? " maximized" : "");
  rt_document_set_view (rt_shell_document (shell), SIZE, text);
}

/* While the window closes there is no desk any more. */
static void
resized_cb (RtShell *shell)
{
  if (rt_shell_desk (shell) && gtk_widget_get_realized (GTK_WIDGET (rt_shell_parent (shell))))
    rt_remember_size (shell);
}

void
rt_remember_watch (RtShell *shell)
{
  static const char *const sizes[] = { "default-width", "default-height", "maximized" };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *signal = g_strconcat ("notify::", sizes[i], NULL);

    g_signal_connect_swapped (rt_shell_parent (shell), signal, G_CALLBACK (resized_cb), shell);
  }
}

void
rt_remember_closing (RtShell *shell)
{
  GtkWindow *window = rt_shell_parent (shell);
  RtDesk *desk = rt_shell_desk (shell);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  rt_preference_set_int (RT_PREFERENCE_WINDOW_WIDTH, width);
  rt_preference_set_int (RT_PREFERENCE_WINDOW_HEIGHT, height);
  rt_preference_set_boolean (RT_PREFERENCE_MAXIMIZED, gtk_window_is_maximized (window));
  rt_preference_set_double (RT_PREFERENCE_SPEED, rt_player_speed (rt_desk_player (desk)));
  rt_preference_set_double (RT_PREFERENCE_PATH_SPEED,
                            rt_player_speed (rt_reasoning_player (rt_desk_reasoning (desk))));
}
