/* screenshot.c - a picture of the real window, without a person in front of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/screenshot.h"

#include <glib/gi18n.h>
#include <stdlib.h>

/* After this time something is wrong: a puzzle that no file brought, a search without an end. */
#define PATIENCE (120 * G_TIME_SPAN_SECOND)

/* Looks, one a frame, at which everything must be settled: the last frame is on the screen. */
#define CALM_LOOKS 10

typedef struct {
  RtWindow *window; /* owned */
  const RtShot *shot;
  int *status;
  gint64 until;
  bool solving;
  int calm;
} Wait;

/* The window as it is drawn, decorations of our own included. */
static bool
write_picture (GtkWidget *window, const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  if (!node)
    return false;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                              (float) height));
  return gdk_texture_save_to_png (texture, path);
}

static void
print_grid (RtWindow *window)
{
  const RtScene *scene = rt_grid_view_scene (rt_window_grid_view (window));

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_print ("%d%s", scene->cells[cell].digit, cell % 9 == 8 ? "\n" : "");
}

static void
finish (Wait *wait)
{
  RtWindow *window = wait->window;

  if (!write_picture (GTK_WIDGET (window), wait->shot->path)) {
    g_printerr (_("%s: the picture could not be written.\n"), wait->shot->path);
    *wait->status = 1;
  } else if (wait->shot->solve) {
    print_grid (window);
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether a grid is there to be seen. */
static bool
has_puzzle (RtWindow *window)
{
  return !rt_position_is_empty (rt_document_position (rt_desk_document (rt_window_desk (window))));
}

static gboolean
look_cb (gpointer data)
{
  Wait *wait = data;
  RtWindow *window = wait->window;

  if (g_get_monotonic_time () > wait->until) {
    g_printerr (_("No puzzle was shown in time.\n"));
    *wait->status = 1;
    gtk_window_destroy (GTK_WINDOW (window));
    return G_SOURCE_REMOVE;
  }
  if (!has_puzzle (window) || !rt_window_is_settled (window)) {
    wait->calm = 0;
    return G_SOURCE_CONTINUE;
  }
  if (wait->shot->solve && !wait->solving) {
    wait->solving = true;
    gtk_widget_activate_action (GTK_WIDGET (window), "win.solve", NULL);
    wait->calm = 0;
  }
  if (++wait->calm < CALM_LOOKS)
    return G_SOURCE_CONTINUE;
  finish (wait);
  return G_SOURCE_REMOVE;
}

static void
wait_free (gpointer data)
{
  Wait *wait = data;

  g_object_unref (wait->window);
  g_free (wait);
}

void
rt_screenshot_take (RtWindow *window, const RtShot *shot, int *status)
{
  Wait *wait = g_new0 (Wait, 1);

  wait->window = g_object_ref (window);
  wait->shot = shot;
  wait->status = status;
  wait->until = g_get_monotonic_time () + PATIENCE;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), shot->width, shot->height);
  g_timeout_add_full (G_PRIORITY_DEFAULT, 16, look_cb, wait, wait_free);
}
