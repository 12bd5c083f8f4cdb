/* strip-look.c - what a strip shows and where, and what all parts of its picture are drawn with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/strip-look.h"

#define PICTURE_HEIGHT 60
#define LOW_HEIGHT 20 /* at least, with room for a line of text */

RtStripRows
rt_strip_rows (int line)
{
  int tag = line + 2, picture = tag + 2, bar = picture + PICTURE_HEIGHT + 2, axis = bar + 4;

  return (RtStripRows) { false, tag, picture, PICTURE_HEIGHT, bar, axis, axis + line };
}

RtStripRows
rt_strip_low_rows (int line)
{
  int height = MAX (LOW_HEIGHT, line + 4);

  return (RtStripRows) { .low = true, .picture_height = height, .height = height };
}

double
rt_strip_x (const RtStripLook *look, double place)
{
  return (look->mirrored ? 1 - place : place) * look->width;
}

char *
rt_strip_number (guint64 number)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, number);
}

guint64
rt_strip_first_number (const RtStripLook *look)
{
  return look->path ? 1 : 0;
}

PangoLayout *
rt_strip_lay_out (const RtStripLook *look, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (look->widget, text);

  /* Longer than the strip: the end is missing, not the frame. */
  pango_layout_set_width (layout, (look->width - 2 * RT_STRIP_MARGIN) * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_auto_dir (layout, FALSE);
  return layout;
}

void
rt_strip_write (GtkSnapshot *snapshot, const RtStripLook *look, PangoLayout *layout,
                RtStripInk ink, int x, int y)
{
  PangoRectangle extents;

  /* Text from right to left is set to the right of the width. */
  pango_layout_get_pixel_extents (layout, NULL, &extents);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - extents.x), (float) y));
  gtk_snapshot_append_layout (snapshot, layout, &look->inks[ink]);
  gtk_snapshot_restore (snapshot);
}

void
rt_strip_fill (GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y, double width,
               double height, double radius)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width,
                                                        (float) height),
                                   (float) radius);
  if (radius > 0)
    gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, &outline.bounds);
  if (radius > 0)
    gtk_snapshot_pop (snapshot);
}

void
rt_strip_draw_dot (GtkSnapshot *snapshot, const RtStripLook *look, RtStripInk ink, double x,
                   double y)
{
  rt_strip_fill (snapshot, &look->inks[ink],
                 CLAMP (x - RT_STRIP_DOT / 2.0, 0, look->width - RT_STRIP_DOT), y, RT_STRIP_DOT,
                 RT_STRIP_DOT, RT_STRIP_DOT / 2.0);
}
