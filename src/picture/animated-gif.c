/* animated-gif.c - exports steps of a search as an animated GIF: draws a frame for each step, and
 * encodes the frames with giflib.
 *
 *     +-------+
 *     | board |
 *     +-------+
 *     Step 12
 *     Placed ...
 *     the tree of the steps, if wanted */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/animated-gif.h"

#include "engine/step-text.h"
#include "engine/trace/cursor.h"
#include "picture/colour.h"
#include "picture/compose.h"
#include "picture/export.h"
#include "picture/fitted-text.h"
#include "picture/painter.h"
#include "picture/tree-picture.h"

#include <cairo.h>
#include <gif_lib.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#define COLOURS 256
#define CLEAR 255 /* palette entry of unchanged pixels */

typedef struct {
  int width, height;
  GByteArray *bytes;
  GifFileType *file;    /* NULL before the first frame */
  GHashTable *counts;   /* from colour to its frequency in the samples */
  GHashTable *nearest;  /* from colour to the index of the nearest palette entry, plus one */
  uint32_t chosen[COLOURS]; /* the palette */
  int n_chosen;
  GifPixelType *last;   /* pixels of the previous frame */
  GifPixelType *now;    /* pixels of the current frame */
  bool failed;          /* giflib has reported an error */
} Gif;

/* Returns an encoder for pictures of WIDTH x HEIGHT pixels, at most 65535 each.
 *
 * Each frame stores only the smallest rectangle that contains all changes, with unchanged pixels
 * transparent. The palette consists of the most frequent colours of the samples, at most 255. Any
 * other colour is replaced by the nearest of these. */
static Gif *
gif_new (int width, int height)
{
  Gif *self = g_new0 (Gif, 1);
  gsize size = (gsize) width * (gsize) height;

  self->width = width;
  self->height = height;
  self->bytes = g_byte_array_new ();
  self->counts = g_hash_table_new (NULL, NULL);
  self->nearest = g_hash_table_new (NULL, NULL);
  self->last = g_malloc0 (size);
  self->now = g_malloc0 (size);
  return self;
}

static void
gif_free (Gif *self)
{
  if (self->file)
    EGifCloseFile (self->file, NULL);
  g_byte_array_unref (self->bytes);
  g_hash_table_unref (self->counts);
  g_hash_table_unref (self->nearest);
  g_free (self->last);
  g_free (self->now);
  g_free (self);
}

static uint32_t
pixel_at (const unsigned char *row, int x)
{
  return ((const uint32_t *) (const void *) row)[x] & 0xffffff;
}

/* Counts the colours of SURFACE, an RGB24 image of the encoder's size, for the palette. To be
 * called before the first frame. */
static void
gif_sample (Gif *self, cairo_surface_t *surface)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++) {
      gpointer colour = GUINT_TO_POINTER (pixel_at (data + (gsize) y * (gsize) stride, x));
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, colour));

      g_hash_table_replace (self->counts, colour, GUINT_TO_POINTER (n + 1));
    }
}

typedef struct {
  uint32_t colour;
  guint n;
} Counted;

/* Compares two colours by frequency, the most frequent first. Colours with equal frequency are
 * ordered by value, so that equal frames always produce an identical file. */
static int
compare_counted (gconstpointer a, gconstpointer b)
{
  const Counted *one = a, *other = b;

  return one->n != other->n ? (one->n < other->n ? 1 : -1)
                            : (one->colour > other->colour) - (one->colour < other->colour);
}

static void
choose_colours (Gif *self)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Counted));
  GHashTableIter iter;
  gpointer colour, n;

  g_hash_table_iter_init (&iter, self->counts);
  while (g_hash_table_iter_next (&iter, &colour, &n)) {
    const Counted counted = { GPOINTER_TO_UINT (colour), GPOINTER_TO_UINT (n) };

    g_array_append_val (all, counted);
  }
  g_array_sort (all, compare_counted);
  self->n_chosen = (int) MIN (all->len, CLEAR);
  for (int i = 0; i < self->n_chosen; i++)
    self->chosen[i] = g_array_index (all, Counted, i).colour;
}

static int
distance (uint32_t a, uint32_t b)
{
  int sum = 0;

  for (int shift = 0; shift < 24; shift += 8) {
    int by = (int) (a >> shift & 0xff) - (int) (b >> shift & 0xff);

    sum += by * by;
  }
  return sum;
}

/* Returns the index of the palette entry that is nearest to COLOUR. */
static GifPixelType
palette_index (Gif *self, uint32_t colour)
{
  gpointer key = GUINT_TO_POINTER (colour);
  int place = GPOINTER_TO_INT (g_hash_table_lookup (self->nearest, key)) - 1;

  if (place >= 0)
    return (GifPixelType) place;
  place = 0;
  for (int i = 1; i < self->n_chosen; i++)
    if (distance (self->chosen[i], colour) < distance (self->chosen[place], colour))
      place = i;
  g_hash_table_replace (self->nearest, key, GINT_TO_POINTER (place + 1));
  return (GifPixelType) place;
}

static int
write_cb (GifFileType *file, const GifByteType *data, int n)
{
  g_byte_array_append (((Gif *) file->UserData)->bytes, data, (guint) n);
  return n;
}

/* Sets the encoder's flag `failed` if STATUS, the result of a giflib call, is an error. */
static void
check (Gif *self, int status)
{
  self->failed |= status == GIF_ERROR;
}

/* Writes the header of the GIF file: size, palette, endless loop. Sets the flag `failed` on an error. */
static void
begin (Gif *self)
{
  static const GifByteType forever[] = { 1, 0, 0 };
  ColorMapObject *map = GifMakeMapObject (COLOURS, NULL);

  choose_colours (self);
  self->file = EGifOpen (self, write_cb, NULL);
  if (!self->file || !map) {
    self->failed = true;
  } else {
    for (int i = 0; i < self->n_chosen; i++)
      map->Colors[i] = (GifColorType) { (GifByteType) (self->chosen[i] >> 16),
                                        (GifByteType) (self->chosen[i] >> 8),
                                        (GifByteType) self->chosen[i] };
    EGifSetGifVersion (self->file, true);
    check (self, EGifPutScreenDesc (self->file, self->width, self->height, 8, 0, map));
    check (self, EGifPutExtensionLeader (self->file, APPLICATION_EXT_FUNC_CODE));
    check (self, EGifPutExtensionBlock (self->file, 11, "NETSCAPE2.0"));
    check (self, EGifPutExtensionBlock (self->file, sizeof forever, forever));
    check (self, EGifPutExtensionTrailer (self->file));
  }
  GifFreeMapObject (map);
}

typedef struct {
  int x, y, width, height;
} Part;

/* Returns the smallest rectangle that contains all changes from the previous frame; one pixel if
 * there are none. */
static Part
changed_part (const Gif *self)
{
  int left = self->width, right = -1, top = self->height, bottom = -1;

  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++)
      if (self->now[y * self->width + x] != self->last[y * self->width + x]) {
        left = MIN (left, x);
        right = MAX (right, x);
        top = MIN (top, y);
        bottom = y;
      }
  if (right < 0)
    return (Part) { 0, 0, 1, 1 };
  return (Part) { left, top, right - left + 1, bottom - top + 1 };
}

static void
put_frame (Gif *self, const Part *part, bool first, int hundredths)
{
  GraphicsControlBlock control = { DISPOSE_DO_NOT, false, MAX (hundredths, 2),
                                   first ? NO_TRANSPARENT_COLOR : CLEAR };
  GifByteType block[4];
  g_autofree GifPixelType *line = g_malloc ((gsize) part->width);

  EGifGCBToExtension (&control, block);
  check (self, EGifPutExtension (self->file, GRAPHICS_EXT_FUNC_CODE, sizeof block, block));
  check (self, EGifPutImageDesc (self->file, part->x, part->y, part->width, part->height, false,
                                 NULL));
  for (int y = part->y; y < part->y + part->height; y++) {
    const GifPixelType *now = self->now + y * self->width + part->x;
    const GifPixelType *last = self->last + y * self->width + part->x;

    for (int x = 0; x < part->width; x++)
      line[x] = first || now[x] != last[x] ? now[x] : CLEAR;
    check (self, EGifPutLine (self->file, line, part->width));
  }
}

/* Adds SURFACE as a frame that is shown for HUNDREDTHS of a second, at least 2, because viewers
 * ignore shorter times. */
static void
gif_add (Gif *self, cairo_surface_t *surface, int hundredths)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  bool first = self->file == NULL;
  GifPixelType *last = self->last;
  Part part = { 0, 0, self->width, self->height };

  if (first && !self->failed)
    begin (self);
  if (self->failed)
    return;
  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++)
      self->now[y * self->width + x] =
        palette_index (self, pixel_at (data + (gsize) y * (gsize) stride, x));
  if (!first)
    part = changed_part (self);
  put_frame (self, &part, first, hundredths);
  self->last = self->now;
  self->now = last;
}

/* Completes the GIF file and returns its bytes, which the caller owns. Returns NULL if giflib has
 * failed. The caller must free SELF afterwards, without other calls. */
static GBytes *
gif_finish (Gif *self)
{
  if (self->file)
    check (self, EGifCloseFile (g_steal_pointer (&self->file), NULL));
  return self->failed ? NULL : g_bytes_new (self->bytes->data, self->bytes->len);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Gif, gif_free)

/* Margin around the board, font size, and heights of captions, of the tree and of its rows, as parts of
 * the picture's side. */
#define AIR 0.03
#define TEXT 0.034
#define CAPTION 0.19
#define TREE 0.24
#define ROW 0.026

/* Hundredths of a second for which the last frame is shown. */
#define AT_THE_END 200

/* Number of frames, evenly chosen, whose colours are counted for the palette. */
#define SAMPLES 12

/* Draws the search tree FRAME below the captions, with a line at step POSITION. SIDE is the width of the picture. */
static void
draw_tree (cairo_t *cr, const RtTreeFrame *frame, const RtTheme *theme, int side, uint64_t position)
{
  cairo_save (cr);
  cairo_translate (cr, floor (side * AIR), side + floor (side * CAPTION));
  rt_paint_tree (cr, frame, theme, position);
  cairo_restore (cr);
}

/* Draws a frame: the board at the step of CURSOR, its caption, and the tree unless TREE->tree is
 * NULL. */
static void
draw (cairo_t *cr, RtCursor *cursor, const RtTreeFrame *tree, const RtTheme *theme, int side)
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
  if (tree->tree)
    draw_tree (cr, tree, theme, side, rt_cursor_position (cursor));
  cairo_surface_flush (cairo_get_target (cr));
}

/* Returns the search tree of the N steps of TRACE from step FROM on, with its layout for a picture
 * of SIDE pixels. The caller owns the member `tree`. */
static RtTreeFrame
make_tree (RtTrace *trace, uint64_t from, uint64_t n, int side)
{
  double width = floor (side * (1 - 2 * AIR)), row = MAX (floor (side * ROW), 2);

  return (RtTreeFrame) {
    .tree = rt_tree_new (trace, from, from + n - 1, 1 + n / (2 * (uint64_t) width), NULL),
    .from = (double) from,
    .span = (double) n,
    .width = width,
    .height = floor (side * (TREE - AIR)),
    .row_least = row,
    .row_most = row,
    .length = rt_trace_length (trace),
  };
}

GBytes *
rt_animate (RtTrace *trace, const RtAnimation *animation, const RtTheme *theme, RtStop *stop,
            GError **error)
{
  int side = CLAMP (animation->side, RT_ANIMATION_SIDE_LEAST, RT_ANIMATION_SIDE_MOST);
  int height = side + (int) (side * CAPTION) + (animation->tree ? (int) (side * TREE) : 0);
  int hundredths = (int) (100 / CLAMP (animation->speed, 0.01, 50) + 0.5);
  uint64_t to = MIN (animation->to, rt_trace_length (trace));
  uint64_t from = MIN (animation->from, to);
  uint64_t n = MIN (to - from + 1, RT_ANIMATION_STEPS_MOST);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, height);
  cairo_t *cr = cairo_create (surface);
  RtCursor *cursor = rt_cursor_new (trace);
  g_autoptr (Gif) gif = gif_new (side, height);
  RtTreeFrame tree = animation->tree ? make_tree (trace, from, n, side) : (RtTreeFrame) { 0 };
  bool drawn = rt_export_check (cairo_status (cr), error);
  GBytes *bytes = NULL;

  for (uint64_t i = 0; drawn && i < MIN (n, SAMPLES); i++) {
    rt_cursor_seek (cursor, from + i * (n - 1) / MAX (MIN (n, SAMPLES) - 1, 1));
    draw (cr, cursor, &tree, theme, side);
    gif_sample (gif, surface);
  }
  for (uint64_t i = 0; drawn && i < n && !rt_stop_raised (stop); i++) {
    rt_cursor_seek (cursor, from + i);
    draw (cr, cursor, &tree, theme, side);
    gif_add (gif, surface, i == n - 1 ? MAX (hundredths, AT_THE_END) : hundredths);
  }
  drawn = drawn && rt_export_check (cairo_status (cr), error) && !rt_stop_raised (stop);
  if (tree.tree)
    rt_tree_free ((RtTree *) tree.tree);
  rt_cursor_free (cursor);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  if (drawn && !(bytes = gif_finish (gif)))
    rt_export_check (CAIRO_STATUS_WRITE_ERROR, error);
  return bytes;
}
