/* animation.c - steps of a search as an animated picture.
 *
 *     +-------+
 *     | board |
 *     +-------+
 *     Step 12
 *     Placed ...   */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/animation.h"

#include "engine/say.h"
#include "engine/trace/cursor.h"
#include "picture/caption.h"
#include "picture/colour.h"
#include "picture/compose.h"
#include "picture/export.h"
#include "picture/gif.h"
#include "picture/painter.h"

#include <glib/gi18n-lib.h>

/* The air around the board, of the picture's side; the size of letters; how high the captions are. */
#define AIR 0.03
#define TEXT 0.034
#define CAPTION 0.19

/* Hundredths of a second that the last frame stands before it begins again. */
#define AT_THE_END 200

/* So many frames, evenly chosen, tell which colours there are. */
#define SAMPLES 12

/* Draws the step that CURSOR is at. */
static void
draw (cairo_t *cr, RtCursor *cursor, const RtTheme *theme, int side)
{
  double air = side * AIR, size = side * TEXT;
  const RtBox box = { air, air, side - 2 * air, true };
  g_autofree char *number =
    g_strdup_printf ("%'" G_GUINT64_FORMAT, (guint64) rt_cursor_position (cursor));
  /* Translators: %s is the number of a step, as in "1,204". */
  g_autofree char *step = g_strdup_printf (_("Step %s"), number);
  g_autofree char *says = rt_say_event (rt_cursor_event (cursor));
  g_autoptr (PangoLayout) above = rt_caption_new (cr, step, true, size, side - 2 * air, 1);
  g_autoptr (PangoLayout) below = rt_caption_new (cr, says, false, size, side - 2 * air, 2);
  RtScene scene;

  rt_paint_set_colour (cr, theme->board);
  cairo_paint (cr);
  rt_compose_search (&scene, cursor, -1);
  rt_paint (cr, &scene, theme, &box);
  rt_caption_draw (cr, above, air, side, theme->given);
  rt_caption_draw (cr, below, air, side + size * 1.5, theme->mark);
  cairo_surface_flush (cairo_get_target (cr));
}

GBytes *
rt_animate (RtTrace *trace, const RtAnimation *animation, const RtTheme *theme, RtStop *stop,
            GError **error)
{
  int side = CLAMP (animation->side, RT_ANIMATION_SIDE_LEAST, RT_ANIMATION_SIDE_MOST);
  int height = side + (int) (side * CAPTION);
  int hundredths = (int) (100 / CLAMP (animation->speed, 0.01, 50) + 0.5);
  uint64_t to = MIN (animation->to, rt_trace_length (trace));
  uint64_t from = MIN (animation->from, to);
  uint64_t n = MIN (to - from + 1, RT_ANIMATION_STEPS_MOST);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, height);
  cairo_t *cr = cairo_create (surface);
  RtCursor *cursor = rt_cursor_new (trace);
  g_autoptr (RtGif) gif = rt_gif_new (side, height);
  bool drawn = rt_export_check (cairo_status (cr), error);
  GBytes *bytes = NULL;

  for (uint64_t i = 0; drawn && i < MIN (n, SAMPLES); i++) {
    rt_cursor_seek (cursor, from + i * (n - 1) / MAX (MIN (n, SAMPLES) - 1, 1));
    draw (cr, cursor, theme, side);
    rt_gif_sample (gif, surface);
  }
  for (uint64_t i = 0; drawn && i < n && !rt_stop_raised (stop); i++) {
    rt_cursor_seek (cursor, from + i);
    draw (cr, cursor, theme, side);
    rt_gif_add (gif, surface, i == n - 1 ? MAX (hundredths, AT_THE_END) : hundredths);
  }
  drawn = drawn && rt_export_check (cairo_status (cr), error) && !rt_stop_raised (stop);
  rt_cursor_free (cursor);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  if (drawn && !(bytes = rt_gif_finish (gif)))
    rt_export_check (CAIRO_STATUS_WRITE_ERROR, error);
  return bytes;
}
