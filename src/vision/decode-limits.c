/* decode-limits.c - computes limits of decoding for each file format, by its cost per pixel. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/decode-limits.h"

#include <stdbool.h>
#include <string.h>

enum {
  MOST_OF_GIF = 6000000,    /* pixels: the loader takes ten times as long as others */
  MOST_OF_PNG = 72000000,   /* bytes of decoded pixels: the loader cannot scale while it decodes */
  /* pixels in all scans: each scan covers the whole picture, and a file may have thousands */
  MOST_OF_JPEG = 200000000,
  /* bytes of memory while decoding: the file twice, its unpacked data, and all pixels */
  MOST_OF_TIFF = 208000000,
  MOST_OF_WEBP = 20000000,  /* pixels: decoded at full size */
  MOST_TIFF_PIXELS = 16000000, /* pixels: each may have eight unpacked bytes, however small the file is */
  LEAST_TIFF_PIXELS = 1000000,
};

static int
most_of_png (const guint8 *bytes, gsize size)
{
  static const int n_channels[] = { 1, 1, 3, 1, 2, 1, 4 }; /* by the colour type in the header */
  enum { DEPTH = 24, COLOURS_AT = 25, INTERLACED = 28 };
  int n;

  if (size <= INTERLACED)
    return RT_IMAGE_MOST_PIXELS;
  n = bytes[COLOURS_AT] < G_N_ELEMENTS (n_channels) ? n_channels[bytes[COLOURS_AT]] : 1;
  n *= (bytes[DEPTH] == 16 ? 2 : 1) * (bytes[INTERLACED] ? 2 : 1); /* interlacing doubles the passes over the picture */
  return MOST_OF_PNG / n;
}

/* Returns the greatest number of pixels for a JPEG file. The more scans the file has, the lower is the
 * limit. A scan begins with the bytes ff da, which do not occur in pixel data. */
static int
most_of_jpeg (const guint8 *bytes, gsize size)
{
  int n_scans = 1;

  for (gsize at = 0, n = 0; at + 1 < size; at++)
    if (bytes[at] == 0xff && bytes[at + 1] == 0xda && n++ > 0)
      n_scans++;
  return MOST_OF_JPEG / n_scans;
}

/* Returns the greatest number of pixels for a TIFF file. The limit is memory: the file, the loader's copy
 * (which grows by doubling), the unpacked data, and four bytes for each pixel. */
static int
most_of_tiff (gsize size)
{
  gint64 most = (MOST_OF_TIFF - 4 * (gint64) size) / 4;

  return (int) CLAMP (most, LEAST_TIFF_PIXELS, MOST_TIFF_PIXELS);
}

int
rt_image_most_pixels (const char *kind, const char *bytes, gsize size)
{
  const guint8 *at = (const guint8 *) bytes;
  int most = RT_IMAGE_MOST_PIXELS;

  if (strcmp (kind, "GIF") == 0)
    most = MOST_OF_GIF;
  else if (strcmp (kind, "PNG") == 0)
    most = most_of_png (at, size);
  else if (strcmp (kind, "JPEG") == 0)
    most = most_of_jpeg (at, size);
  else if (strcmp (kind, "TIFF") == 0)
    most = most_of_tiff (size);
  else if (strcmp (kind, "WebP") == 0)
    most = MOST_OF_WEBP;
  return MIN (most, RT_IMAGE_MOST_PIXELS);
}

/* Returns the size in bytes of the colour table that FLAGS announces. */
static gsize
colours_of (guint8 flags)
{
  return flags & 0x80 ? (gsize) 6 << (flags & 7) : 0;
}

gsize
rt_image_first_end (const char *kind, const char *bytes, gsize size)
{
  enum { HEAD = 13, HEAD_FLAGS = 10, EXTENSION = 0x21, PICTURE = 0x2c, PICTURE_FLAGS = 9 };
  const guint8 *gif = (const guint8 *) bytes;
  gsize at = HEAD;

  if (strcmp (kind, "GIF") != 0 || size < HEAD)
    return size;
  at += colours_of (gif[HEAD_FLAGS]);
  while (at + PICTURE_FLAGS < size && (gif[at] == EXTENSION || gif[at] == PICTURE)) {
    bool is_picture = gif[at] == PICTURE;

    /* Skips the data blocks. Each begins with its length; the last has length 0. */
    at += is_picture ? PICTURE_FLAGS + 2 + colours_of (gif[at + PICTURE_FLAGS]) : 2;
    while (at < size && gif[at] > 0)
      at += 1 + gif[at];
    at++;
    if (is_picture && at <= size)
      return at;
  }
  return size;
}

/* A chunk of a WebP file: four letters, the number of bytes, and the bytes. */
enum { WEBP_HEAD = 12, CHUNK_HEAD = 8, FRAME_HEAD = 16 };

static guint32
length_of (const char *chunk)
{
  guint32 length;

  memcpy (&length, chunk + 4, sizeof length);
  return GUINT32_FROM_LE (length);
}

/* Returns the first complete chunk from AT on, before END, that begins with LETTERS, or NULL. */
static const char *
find_chunk (const char *at, const char *end, const char *letters)
{
  while (end - at >= CHUNK_HEAD) {
    gsize length = length_of (at);

    if (length > (gsize) (end - at - CHUNK_HEAD))
      return NULL;
    if (strncmp (at, letters, strlen (letters)) == 0)
      return at;
    at += MIN (CHUNK_HEAD + length + length % 2, (gsize) (end - at));
  }
  return NULL;
}

GBytes *
rt_image_first_still (const char *kind, const char *bytes, gsize size)
{
  const char *frame = NULL, *picture = NULL;
  gsize length;
  guint32 rest;
  char *still;

  if (strcmp (kind, "WebP") == 0 && size > WEBP_HEAD)
    frame = find_chunk (bytes + WEBP_HEAD, bytes + size, "ANMF");
  if (frame && length_of (frame) > FRAME_HEAD)
    picture = find_chunk (frame + CHUNK_HEAD + FRAME_HEAD, frame + CHUNK_HEAD + length_of (frame), "VP8");
  if (!picture)
    return NULL;
  length = CHUNK_HEAD + length_of (picture);
  still = g_malloc0 (WEBP_HEAD + length + length % 2);
  rest = GUINT32_TO_LE ((guint32) (WEBP_HEAD - 8 + length + length % 2));
  memcpy (still, bytes, WEBP_HEAD);
  memcpy (still + 4, &rest, sizeof rest);
  memcpy (still + WEBP_HEAD, picture, length);
  return g_bytes_new_take (still, WEBP_HEAD + length + length % 2);
}
