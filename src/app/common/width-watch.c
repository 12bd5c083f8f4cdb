/* width-watch.c - reports changes of a window's width, and measures the scale of its text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/common/width-watch.h"

#define USUAL_TEXT 15 /* pixels: size of text that counts as scale 1; 11 points on most screens */

typedef void (*Tell) (GtkWindow *window, int width);

typedef struct {
  GtkWindow *window; /* not owned: its handlers own this struct */
  Tell tell;
  int told; /* the last reported width; 0: none */
} Watch;

static void
free_watch (gpointer watch, GClosure *closure)
{
  g_free (watch);
}

static void
layout_cb (GdkSurface *surface, int width, int height, Watch *watch)
{
  if (width == watch->told)
    return;
  watch->told = width;
  watch->tell (watch->window, width);
}

static void
realize_cb (GtkWidget *widget, Watch *watch)
{
  Watch *own = g_memdup2 (watch, sizeof *watch);

  g_signal_connect_data (gtk_native_get_surface (GTK_NATIVE (widget)), "layout",
                         G_CALLBACK (layout_cb), own, free_watch, 0);
}

static void
default_width_cb (GtkWindow *window, GParamSpec *pspec, Watch *watch)
{
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  if (width > 0 && !gtk_widget_get_realized (GTK_WIDGET (window)))
    watch->tell (window, width);
}

void
rt_width_watch (GtkWindow *window, void (*tell) (GtkWindow *window, int width))
{
  Watch watch = { .window = window, .tell = tell };

  g_signal_connect_data (window, "realize", G_CALLBACK (realize_cb),
                         g_memdup2 (&watch, sizeof watch), free_watch, G_CONNECT_AFTER);
  g_signal_connect_data (window, "notify::default-width", G_CALLBACK (default_width_cb),
                         g_memdup2 (&watch, sizeof watch), free_watch, 0);
}

double
rt_width_text_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return MAX (1, size / USUAL_TEXT);
}

void
rt_width_scale_window (GtkWindow *window, int width, int height)
{
  double scale = rt_width_text_scale (GTK_WIDGET (window));

  gtk_window_set_default_size (window, (int) (width * scale), (int) (height * scale));
}
