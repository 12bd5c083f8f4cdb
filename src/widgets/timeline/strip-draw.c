/* strip-draw.c - lays out and draws the parts of a strip, the picture of a search or path over
 * time: picture, solutions, tags, axis. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/timeline/strip-draw.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define DOT 6             /* pixels: diameter of a dot */
#define MARGIN 6          /* pixels: space beside the text of a tag */

#define PICTURE_HEIGHT 60 /* pixels */
#define LOW_HEIGHT 31 /* pixels: least height of a low strip, for three rows of a tree or a line of text */

RtStripRows
rt_strip_rows (int line, int height)
{
  int tag = line + 2, picture = tag + 2, rest = picture + 2 + 4 + line;
  int picture_height = MAX (PICTURE_HEIGHT, height - rest), bar = picture + picture_height + 2, axis = bar + 4;

  return (RtStripRows) { false, tag, picture, picture_height, bar, axis, axis + line };
}

RtStripRows
rt_strip_low_rows (int line, int height)
{
  height = MAX (height, MAX (LOW_HEIGHT, line + 4));

  return (RtStripRows) { .low = true, .picture_height = height, .height = height };
}

/* Returns the x coordinate in pixels of PLACE, a position in the view from 0 to 1. */
static double
x_of (const RtStripLook *look, double place)
{
  return (look->mirrored ? 1 - place : place) * look->width;
}

/* Returns NUMBER with its digits grouped. Free with g_free. */
static char *
number_text (guint64 number)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, number);
}

/* Returns the number that is shown for position 0. For a search it is 0 (the givens), for a solving
 * path 1 (its first step). */
static guint64
first_number (const RtStripLook *look)
{
  return look->path ? 1 : 0;
}

/* Returns a Pango layout of TEXT in one line, ellipsized if it is wider than the strip without
 * margins. The caller owns the layout. */
static PangoLayout *
lay_out (const RtStripLook *look, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (look->widget, text);

  pango_layout_set_width (layout, (look->width - 2 * MARGIN) * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_auto_dir (layout, FALSE);
  return layout;
}

static void
paint_text (GtkSnapshot *snapshot, const RtStripLook *look, PangoLayout *layout,
            RtStripInk ink, int x, int y)
{
  PangoRectangle extents;

  /* Subtracts the offset of the text: a right-to-left text is aligned to the right edge of the layout. */
  pango_layout_get_pixel_extents (layout, NULL, &extents);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - extents.x), (float) y));
  gtk_snapshot_append_layout (snapshot, layout, &look->inks[ink]);
  gtk_snapshot_restore (snapshot);
}

/* Fills a rectangle, with rounded corners if RADIUS is not 0. */
static void
fill (GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y, double width,
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

/* Draws a dot with its top at Y and its middle at X. Moves it into the strip if necessary. */
static void
draw_dot (GtkSnapshot *snapshot, const RtStripLook *look, RtStripInk ink, double x,
          double y)
{
  fill (snapshot, &look->inks[ink],
        CLAMP (x - DOT / 2.0, 0, look->width - DOT), y, DOT,
        DOT, DOT / 2.0);
}

/* A label in the row of tags. It is centred above a place of the view, but kept inside the strip. */
typedef struct {
  PangoLayout *layout;
  int x, y, width;
} Tag;

static Tag
make_tag (const RtStripLook *look, const char *text, double x)
{
  Tag tag = { .layout = lay_out (look, text) };
  int height;

  pango_layout_get_pixel_size (tag.layout, &tag.width, &height);
  tag.width += 2 * MARGIN;
  tag.x = (int) round (CLAMP (x - tag.width / 2.0, 0, MAX (look->width - tag.width, 0)));
  tag.y = (look->rows.tag_height - height) / 2;
  return tag;
}

static bool
overlap (const Tag *a, const Tag *b)
{
  return a->x < b->x + b->width + MARGIN && b->x < a->x + a->width + MARGIN;
}

static void
draw_tag (GtkSnapshot *snapshot, const RtStripLook *look, const Tag *tag, RtStripInk ink)
{
  fill (snapshot, &look->inks[ink], tag->x, 0, tag->width, look->rows.tag_height, 3);
  paint_text (snapshot, look, tag->layout, RT_STRIP_INK_BOARD, tag->x + MARGIN, tag->y);
}

/* Returns the place (0 to 1) of the player's current step in the view. In a view of the whole, returns at most
 * 1, because a running search may have more steps than the view. */
static double
place_of (const RtStripLook *look)
{
  double place = rt_strip_view_place (&look->view, look->position);

  return rt_strip_view_is_whole (&look->view) ? MIN (place, 1) : place;
}

/* The picture of a path */

/* Least rating of a step whose bar can have the full height, so that an easy path has low bars. */
#define PRICE_TOP 5.0

/* Greatest rating of a single. A path of singles has no highlighted step. */
#define SINGLE 2.3

/* Opacity of the bar of a step with the rating 0. */
#define PALE 0.35

/* Width in pixels above which bars have gaps. */
#define AIR_FROM 3

static double
price_of (const RtStripLook *look, guint i)
{
  return ((const RtStep *) g_ptr_array_index (look->path, i))->price;
}

static double
hardest_of (const RtStripLook *look)
{
  double hardest = 0;

  for (guint i = 0; i < look->path->len; i++)
    hardest = MAX (hardest, price_of (look, i));
  return hardest;
}

/* Returns the x coordinate at which the bar of STEP begins, in a strip that is not mirrored. */
static double
edge_of (const RtStripLook *look, guint step)
{
  return round (((double) step - look->view.from) / look->view.span * look->width);
}

static void
draw_path_bar (GtkSnapshot *snapshot, const RtStripLook *look, guint i, double hardest)
{
  double from = CLAMP (edge_of (look, i), 0, look->width);
  double to = CLAMP (edge_of (look, i + 1), 0, look->width);
  double part = price_of (look, i) / MAX (hardest, PRICE_TOP);
  double room = look->rows.picture_height - (look->rows.low ? 2 : DOT + 2);
  double height = round (part * room);
  double top = look->rows.picture + look->rows.picture_height - height;
  bool is_hardest = price_of (look, i) >= hardest && hardest > SINGLE;
  GdkRGBA colour = look->inks[is_hardest ? RT_STRIP_INK_HARDEST : RT_STRIP_INK_DENSITY];
  double width = to - from > AIR_FROM ? to - from - 1 : to - from;
  double x = look->mirrored ? look->width - from - width : from;

  if (width <= 0)
    return;
  if (!is_hardest)
    colour.alpha *= (float) (PALE + (1 - PALE) * part);
  fill (snapshot, &colour, x, top, width, height, 0);
  if (is_hardest && !look->rows.low)
    draw_dot (snapshot, look, RT_STRIP_INK_HARDEST, x + width / 2, top - DOT - 1);
}

static void
draw_path_bars (GtkSnapshot *snapshot, const RtStripLook *look)
{
  double hardest = hardest_of (look);

  for (guint i = 0; i < look->path->len; i++)
    draw_path_bar (snapshot, look, i, hardest);
}

/* Draws the part of the picture of depths that begins at PLACE (0 to 1 in the view). */
static void
draw_depths (GtkSnapshot *snapshot, const RtStripLook *look, double place)
{
  double x = round (x_of (look, CLAMP (place, 0, 1))), width = look->width;
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, (float) look->rows.picture, (float) width,
                                                  (float) look->rows.picture_height);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) (look->mirrored ? 0 : x), all.origin.y,
                                                         (float) (look->mirrored ? x : width - x),
                                                         all.size.height));
  gtk_snapshot_append_texture (snapshot, look->texture, &all);
  gtk_snapshot_pop (snapshot);
}

static void
draw_tree (GtkSnapshot *snapshot, const RtStripLook *look)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) look->rows.picture));
  rt_strip_tree_draw (look->tree, snapshot, look->position, &look->inks[RT_STRIP_INK_PLACE],
                      &look->inks[RT_STRIP_INK_LOST], &look->inks[RT_STRIP_INK_DENSITY]);
  gtk_snapshot_restore (snapshot);
  if (look->texture)
    draw_depths (snapshot, look, rt_strip_view_place (&look->view, rt_strip_tree_length (look->tree)));
}

/* Draws the picture of the search or path. If it shows depths or a path, the part after the current step is pale. */
static void
draw_picture (GtkSnapshot *snapshot, const RtStripLook *look)
{
  double x = round (x_of (look, CLAMP (place_of (look), 0, 1))), width = look->width;
  GdkRGBA veil = look->inks[RT_STRIP_INK_BOARD];

  veil.alpha = 0.5f;
  if (look->tree) {
    draw_tree (snapshot, look);
    return;
  }
  if (look->path)
    draw_path_bars (snapshot, look);
  else
    draw_depths (snapshot, look, 0);
  fill (snapshot, &veil, look->mirrored ? 0 : x, look->rows.picture,
        look->mirrored ? x : width - x, look->rows.picture_height, 0);
}

/* Draws a line with a dot for each solution. A solution that is close to the one before gets only a short line,
 * so that many solutions do not hide the picture. */
static void
draw_solutions (GtkSnapshot *snapshot, const RtStripLook *look)
{
  const GdkRGBA *ink = &look->inks[RT_STRIP_INK_SOLUTION];
  double last = -DOT;

  for (guint i = 0; i < look->n_solutions; i++) {
    double place = rt_strip_view_place (&look->view, look->solutions[i]);
    double along = round (place * look->width);
    double x = CLAMP (round (x_of (look, place)) - 1, 0, look->width - 2);
    bool crowded = along < last + DOT;

    if (place < 0 || place > 1 || along < last + 1)
      continue;
    last = along;
    fill (snapshot, ink, x, look->rows.picture, 2,
          crowded ? DOT + 1 : look->rows.picture_height, 0);
    if (!crowded)
      draw_dot (snapshot, look, RT_STRIP_INK_SOLUTION, x + 1, look->rows.picture + 1);
  }
}

/* Draws a vertical line at PLACE, from the row of tags to the bottom of the picture. */
static void
draw_line (GtkSnapshot *snapshot, const RtStripLook *look, RtStripInk ink, double place, int width)
{
  double x = CLAMP (round (x_of (look, place)) - width / 2, 0, look->width - width);
  int top = MAX (look->rows.tag_height - 1, 0);

  fill (snapshot, &look->inks[ink], x, top, width,
        look->rows.picture + look->rows.picture_height - top, 0);
}

/* Returns the number of the player's current step, or "End" after the last step of a solving path.
 * Free with g_free. */
static char *
number_of_place (const RtStripLook *look)
{
  if (look->path && look->position >= look->path->len)
    /* Translators: the place behind the last step of a path. */
    return g_strdup (_("End"));
  return number_text (look->position + first_number (look));
}

/* Returns the tag of the player's current step. If the step is out of view, the tag is at the edge and has an
 * arrow. */
static Tag
place_tag (const RtStripLook *look)
{
  double place = place_of (look), x = x_of (look, CLAMP (place, 0, 1));
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

/* Draws the tag with the number of the player's current step, and the line and the tag of the step
 * under the pointer. If the tags overlap, draws only the tag of the pointer. */
static void
draw_tags (GtkSnapshot *snapshot, const RtStripLook *look)
{
  double hover = CLAMP (rt_strip_view_place (&look->view, look->hover), 0, 1);
  Tag tag = place_tag (look), hover_tag;
  bool hides = false;

  if (look->hover_text) {
    hover_tag = make_tag (look, look->hover_text, x_of (look, hover));
    hides = overlap (&tag, &hover_tag);
    draw_line (snapshot, look, RT_STRIP_INK_TEXT, hover, 1);
    draw_tag (snapshot, look, &hover_tag, RT_STRIP_INK_TEXT);
    g_object_unref (hover_tag.layout);
  }
  if (!hides)
    draw_tag (snapshot, look, &tag, RT_STRIP_INK_PLACE);
  g_object_unref (tag.layout);
}

/* The axis */

#define AXIS_AIR 12 /* pixels: least distance between two texts */
#define BAR_LEAST 6 /* pixels: least length of the bar */

guint64
rt_strip_axis_distance (double span, double many)
{
  double least = MAX (span / MAX (many, 1), 1), power = pow (10, floor (log10 (least)));

  if (least > 5 * power)
    return (guint64) (10 * power);
  if (least > 2 * power)
    return (guint64) (5 * power);
  return (guint64) ((least > power ? 2 : 1) * power);
}

static int
width_of (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static const char *
legend_of (const RtStripLook *look)
{
  if (look->path)
    /* Translators: what the numbers below the picture of a path count, and what its bars say */
    return _("steps: the higher, the harder");
  if (look->tree)
    /* Translators: explains the tree of a search above it, whose rows hold bars */
    return _("a row is a level, a bar a digit tried there, its width the steps it cost");
  /* Translators: what the numbers below the picture of a search count */
  return _("steps: digits written and taken back");
}

/* Draws the axis of a view of the whole: first and last number, and the legend if it fits. */
static void
draw_whole (GtkSnapshot *snapshot, const RtStripLook *look)
{
  g_autofree char *start = number_text (first_number (look));
  g_autofree char *end = number_text (look->length);
  g_autoptr (PangoLayout) first = lay_out (look, start);
  g_autoptr (PangoLayout) last = lay_out (look, end);
  g_autoptr (PangoLayout) legend = lay_out (look, legend_of (look));
  int left = width_of (look->mirrored ? last : first);
  int right = width_of (look->mirrored ? first : last), middle = width_of (legend);
  int x = CLAMP ((look->width - middle) / 2, left + AXIS_AIR,
                 MAX (look->width - right - AXIS_AIR - middle, left + AXIS_AIR));

  paint_text (snapshot, look, look->mirrored ? last : first, RT_STRIP_INK_TEXT, 0,
              look->rows.axis);
  paint_text (snapshot, look, look->mirrored ? first : last, RT_STRIP_INK_TEXT,
              look->width - right, look->rows.axis);
  if (x + middle + AXIS_AIR + right <= look->width)
    paint_text (snapshot, look, legend, RT_STRIP_INK_TEXT, x, look->rows.axis);
}

/* Draws a mark on the axis for the step with NUMBER, and the number below the mark if it fits into the
 * strip. */
static void
draw_mark (GtkSnapshot *snapshot, const RtStripLook *look, guint64 number)
{
  g_autofree char *text = number_text (number);
  g_autoptr (PangoLayout) layout = lay_out (look, text);
  guint64 step = number - first_number (look);
  double middle = x_of (look, rt_strip_view_place (&look->view, step));
  int width = width_of (layout), x = (int) round (middle - width / 2.0);

  if (middle < 0 || middle >= look->width)
    return;
  gtk_snapshot_append_color (snapshot, &look->inks[RT_STRIP_INK_TEXT],
                             &GRAPHENE_RECT_INIT ((float) floor (middle),
                                                  (float) (look->rows.bar - 2), 1,
                                                  (float) (look->rows.axis - look->rows.bar + 2)));
  if (x >= 0 && x + width <= look->width)
    paint_text (snapshot, look, layout, RT_STRIP_INK_TEXT, x, look->rows.axis);
}

static void
draw_marks (GtkSnapshot *snapshot, const RtStripLook *look)
{
  guint64 zero = first_number (look), most = (guint64) look->view.total - 1;
  guint64 first = rt_strip_view_step (&look->view, 0) + zero;
  guint64 last = MIN (rt_strip_view_step (&look->view, 1) + zero, most);
  g_autofree char *number = number_text (last);
  g_autoptr (PangoLayout) widest = lay_out (look, number);
  guint64 distance = rt_strip_axis_distance (look->view.span,
                                             look->width / (double) (width_of (widest) + 2 * AXIS_AIR));

  for (guint64 at = (first + distance - 1) / distance * distance; at <= last; at += distance)
    draw_mark (snapshot, look, at);
}

/* Draws a bar that shows, like a scroll bar, the part of the whole that is in view. */
static void
draw_bar (GtkSnapshot *snapshot, const RtStripLook *look)
{
  const RtStripView *view = &look->view;
  double width = MAX (view->span / view->total * look->width, BAR_LEAST);
  double x = view->from / (view->total - view->span) * (look->width - width);

  if (look->mirrored)
    x = look->width - width - x;
  gtk_snapshot_append_color (snapshot, &look->inks[RT_STRIP_INK_DENSITY],
                             &GRAPHENE_RECT_INIT ((float) x, (float) look->rows.bar, (float) width,
                                                  3));
}

static void
draw_axis (GtkSnapshot *snapshot, const RtStripLook *look)
{
  if (rt_strip_view_is_whole (&look->view)) {
    draw_whole (snapshot, look);
  } else {
    draw_marks (snapshot, look);
    draw_bar (snapshot, look);
  }
}

void
rt_strip_draw (GtkSnapshot *snapshot, const RtStripLook *look)
{
  draw_picture (snapshot, look);
  if (!look->tree)
    draw_solutions (snapshot, look);
  draw_place (snapshot, look);
  if (!look->rows.low) {
    draw_axis (snapshot, look);
    draw_tags (snapshot, look);
  }
}
