/* strip-draw.c - the strip around its picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/strip-draw.h"

#include "widgets/strip-axis.h"
#include "widgets/strip-bars.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* A small label in the row of tags, as near to a place as the strip has room. */
typedef struct {
  PangoLayout *layout;
  int x, y, width;
} Tag;

static Tag
make_tag (const RtStripLook *look, const char *text, double x)
{
  Tag tag = { .layout = rt_strip_lay_out (look, text) };
  int height;

  pango_layout_get_pixel_size (tag.layout, &tag.width, &height);
  tag.width += 2 * RT_STRIP_MARGIN;
  tag.x = (int) round (CLAMP (x - tag.width / 2.0, 0, MAX (look->width - tag.width, 0)));
  tag.y = (look->rows.tag_height - height) / 2;
  return tag;
}

static bool
overlap (const Tag *a, const Tag *b)
{
  return a->x < b->x + b->width + RT_STRIP_MARGIN && b->x < a->x + a->width + RT_STRIP_MARGIN;
}

static void
draw_tag (GtkSnapshot *snapshot, const RtStripLook *look, const Tag *tag, RtStripInk ink)
{
  rt_strip_fill (snapshot, &look->inks[ink], tag->x, 0, tag->width, look->rows.tag_height, 3);
  rt_strip_write (snapshot, look, tag->layout, RT_STRIP_INK_BOARD, tag->x + RT_STRIP_MARGIN, tag->y);
}

/* Where the place is in view. A search that runs may be a moment ahead of the view of the whole. */
static double
place_of (const RtStripLook *look)
{
  double place = rt_strip_view_place (&look->view, look->position);

  return rt_strip_view_is_whole (&look->view) ? MIN (place, 1) : place;
}

/* What has been played is full, the rest half. */
static void
draw_picture (GtkSnapshot *snapshot, const RtStripLook *look)
{
  double x = round (rt_strip_x (look, CLAMP (place_of (look), 0, 1))), width = look->width;
  GdkRGBA veil = look->inks[RT_STRIP_INK_BOARD];

  veil.alpha = 0.5f;
  if (look->path)
    rt_strip_draw_bars (snapshot, look);
  else
    gtk_snapshot_append_texture (snapshot, look->texture,
                                 &GRAPHENE_RECT_INIT (0, (float) look->rows.picture, (float) width,
                                                      (float) look->rows.picture_height));
  rt_strip_fill (snapshot, &veil, look->mirrored ? 0 : x, look->rows.picture,
                 look->mirrored ? x : width - x, look->rows.picture_height, 0);
}

/* A tick with a dot on it; of solutions that are nearer than a dot is wide all but the first are
 * short, so that many of them do not hide the picture. */
static void
draw_solutions (GtkSnapshot *snapshot, const RtStripLook *look)
{
  const GdkRGBA *ink = &look->inks[RT_STRIP_INK_SOLUTION];
  double last = -RT_STRIP_DOT;

  for (guint i = 0; i < look->n_solutions; i++) {
    double place = rt_strip_view_place (&look->view, look->solutions[i]);
    double along = round (place * look->width);
    double x = CLAMP (round (rt_strip_x (look, place)) - 1, 0, look->width - 2);
    bool crowded = along < last + RT_STRIP_DOT;

    if (place < 0 || place > 1 || along < last + 1)
      continue;
    last = along;
    rt_strip_fill (snapshot, ink, x, look->rows.picture, 2,
                   crowded ? RT_STRIP_DOT + 1 : look->rows.picture_height, 0);
    if (!crowded)
      rt_strip_draw_dot (snapshot, look, RT_STRIP_INK_SOLUTION, x + 1, look->rows.picture + 1);
  }
}

/* A line down from the row of tags. */
static void
draw_line (GtkSnapshot *snapshot, const RtStripLook *look, RtStripInk ink, double place, int width)
{
  double x = CLAMP (round (rt_strip_x (look, place)) - width / 2, 0, look->width - width);
  int top = MAX (look->rows.tag_height - 1, 0);

  rt_strip_fill (snapshot, &look->inks[ink], x, top, width,
                 look->rows.picture + look->rows.picture_height - top, 0);
}

/* The number of the step at the place; behind the last of a path there is none. */
static char *
number_of_place (const RtStripLook *look)
{
  if (look->path && look->position >= look->path->len)
    /* Translators: the place behind the last step of a path. */
    return g_strdup (_("End"));
  return rt_strip_number (look->position + rt_strip_first_number (look));
}

/* Out of view, the tag stands at the edge behind which the place is. */
static Tag
place_tag (const RtStripLook *look)
{
  double place = place_of (look), x = rt_strip_x (look, CLAMP (place, 0, 1));
  g_autofree char *number = number_of_place (look), *text = NULL;

  if (place >= 0 && place <= 1)
    return make_tag (look, number, x);
  text = (place < 0) != look->mirrored ? g_strdup_printf ("‹ %s", number)
                                       : g_strdup_printf ("%s ›", number);
  return make_tag (look, text, x);
}

static void
draw_place (GtkSnapshot *snapshot, const RtStripLook *look)
{
  double place = place_of (look);

  if (place >= 0 && place <= 1)
    draw_line (snapshot, look, RT_STRIP_INK_PLACE, place, 2);
}

/* Of the place and of what is pointed at, which has a line, too; where they come too near to each
 * other the latter's tag alone is drawn. */
static void
draw_tags (GtkSnapshot *snapshot, const RtStripLook *look)
{
  double hover = CLAMP (rt_strip_view_place (&look->view, look->hover), 0, 1);
  Tag tag = place_tag (look), hover_tag;
  bool hides = false;

  if (look->hover_text) {
    hover_tag = make_tag (look, look->hover_text, rt_strip_x (look, hover));
    hides = overlap (&tag, &hover_tag);
    draw_line (snapshot, look, RT_STRIP_INK_TEXT, hover, 1);
    draw_tag (snapshot, look, &hover_tag, RT_STRIP_INK_TEXT);
    g_object_unref (hover_tag.layout);
  }
  if (!hides)
    draw_tag (snapshot, look, &tag, RT_STRIP_INK_PLACE);
  g_object_unref (tag.layout);
}

void
rt_strip_draw (GtkSnapshot *snapshot, const RtStripLook *look)
{
  draw_picture (snapshot, look);
  draw_solutions (snapshot, look);
  draw_place (snapshot, look);
  if (!look->rows.low) {
    rt_strip_draw_axis (snapshot, look);
    draw_tags (snapshot, look);
  }
}
