/* gif.c - an animated picture in the format GIF, made frame by frame. The format itself is giflib's. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/gif.h"

#include <gif_lib.h>
#include <stdbool.h>
#include <stdint.h>

#define COLOURS 256
#define CLEAR 255 /* the one that stands for no change */

struct _RtGif {
  int width, height;
  GByteArray *bytes;
  GifFileType *file;    /* NULL before the first frame */
  GHashTable *counts;   /* how often each colour was in the samples */
  GHashTable *nearest;  /* by colour: its place among those chosen, plus one */
  uint32_t chosen[COLOURS];
  int n_chosen;
  GifPixelType *last;   /* the frame before */
  GifPixelType *now;
  bool failed;
};

RtGif *
rt_gif_new (int width, int height)
{
  RtGif *self = g_new0 (RtGif, 1);
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

void
rt_gif_free (RtGif *self)
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

void
rt_gif_sample (RtGif *self, cairo_surface_t *surface)
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

/* The most frequent first; so that the same frames make the same file, by colour where that is equal. */
static int
compare_counted (gconstpointer a, gconstpointer b)
{
  const Counted *one = a, *other = b;

  return one->n != other->n ? (one->n < other->n ? 1 : -1)
                            : (one->colour > other->colour) - (one->colour < other->colour);
}

static void
choose_colours (RtGif *self)
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

static GifPixelType
place_of (RtGif *self, uint32_t colour)
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
  g_byte_array_append (((RtGif *) file->UserData)->bytes, data, (guint) n);
  return n;
}

/* Notes whether STATUS is an error. */
static void
check (RtGif *self, int status)
{
  self->failed |= status == GIF_ERROR;
}

/* Size, colours, and that it plays again and again. */
static void
begin (RtGif *self)
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

/* Where this frame differs from the one before; a pixel where it does not. */
static Part
changed_part (const RtGif *self)
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
put_frame (RtGif *self, const Part *part, bool first, int hundredths)
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

void
rt_gif_add (RtGif *self, cairo_surface_t *surface, int hundredths)
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
        place_of (self, pixel_at (data + (gsize) y * (gsize) stride, x));
  if (!first)
    part = changed_part (self);
  put_frame (self, &part, first, hundredths);
  self->last = self->now;
  self->now = last;
}

GBytes *
rt_gif_finish (RtGif *self)
{
  if (self->file)
    check (self, EGifCloseFile (g_steal_pointer (&self->file), NULL));
  return self->failed ? NULL : g_bytes_new (self->bytes->data, self->bytes->len);
}
