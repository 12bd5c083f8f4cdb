/* image.c - decodes picture files with GdkPixbuf.
 *
 * A loader reports the size of a picture before it decodes the pixels. A picture that is too large is
 * rejected then. A picture that is larger than needed is decoded at half or a quarter of its size,
 * which saves most of the work for a photo. The first bytes of the file determine the loader, so that
 * no text is decoded as a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "vision/image.h"

#include "vision/decode-limits.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gi18n-lib.h>
#include <string.h>

enum {
  NEEDED = 1800,    /* pixels of the longer side: a picture of at least twice as many is halved */
  NARROWEST = 90,   /* pixels of the shorter side: ten for each cell */
  /* bytes that are decoded between two checks of the stop flag; some loaders start again with each piece */
  PIECE = 1024 * 1024,
  COLOURS = 900,    /* pixels of the longer side of the colour planes */
};

G_DEFINE_QUARK (rt-image-error-quark, rt_image_error)

/* Signatures of file formats, and the name of the loader of each. */
static const struct {
  gsize at;
  const char *magic;
  gsize size;
  const char *kind, *loader;
} kinds[] = {
  { 0, "\x89PNG\r\n\x1a\n", 8, "PNG", "png" },
  { 0, "\xff\xd8\xff", 3, "JPEG", "jpeg" },
  { 8, "WEBP", 4, "WebP", "webp" },
  { 0, "II*\0", 4, "TIFF", "tiff" },
  { 0, "MM\0*", 4, "TIFF", "tiff" },
  { 0, "GIF8", 4, "GIF", "gif" },
  { 4, "ftypheic", 8, "HEIF", "heif/avif" },
  { 4, "ftypavif", 8, "AVIF", "heif/avif" },
  { 0, "BM", 2, "BMP", "bmp" },
};

/* Returns the index in `kinds` of the format of a file, or -1 if the file is no picture. */
static int
kind_of (const char *bytes, gsize size)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (size >= kinds[i].at + kinds[i].size &&
        memcmp (bytes + kinds[i].at, kinds[i].magic, kinds[i].size) == 0)
      /* Also checks for four zeros at offset 6, because a text may begin with the same two letters. */
      return kinds[i].size == 2 && (size < 10 || memcmp (bytes + 6, "\0\0\0\0", 4) != 0) ? -1 : (int) i;
  return -1;
}

const char *
rt_image_kind (const char *bytes, gsize size)
{
  int kind = kind_of (bytes, size);

  return kind < 0 ? NULL : kinds[kind].kind;
}

static bool
is_fit (int width, int height, int most, GError **error)
{
  if ((gint64) width * height > most) {
    g_set_error (error, RT_IMAGE_ERROR, RT_IMAGE_ERROR_SIZE,
                 _("This picture has %d × %d pixels, and more than %d million are not read. Cut out "
                   "the grid, or make it smaller."),
                 width, height, most / 1000000);
    return false;
  }
  if (MIN (width, height) < NARROWEST) {
    g_set_error (error, RT_IMAGE_ERROR, RT_IMAGE_ERROR_SIZE,
                 _("This picture has %d × %d pixels, which is too small: a grid takes at least %d × "
                   "%d."),
                 width, height, NARROWEST, NARROWEST);
    return false;
  }
  return true;
}

/* Returns the index of the last occurrence of the bytes A, B from the index FROM on, or -1. */
static gssize
last_pair (const char *bytes, gsize from, gsize size, guchar a, guchar b)
{
  for (gsize at = size - 1; at > from; at--)
    if ((guchar) bytes[at - 1] == a && (guchar) bytes[at] == b)
      return (gssize) at - 1;
  return -1;
}

/* Returns true if the file has the end marker of its format KIND, or KIND has none. Some loaders accept a
 * truncated file without an error. */
static bool
has_end (const char *kind, const char *bytes, gsize size)
{
  if (strcmp (kind, "PNG") == 0)
    return memmem (bytes, size, "IEND", 4) != NULL;
  if (strcmp (kind, "JPEG") == 0)
    return last_pair (bytes, 0, size, 0xff, 0xd9) > last_pair (bytes, 0, size, 0xff, 0xda);
  if (strcmp (kind, "WebP") == 0) {
    guint32 rest; /* size of the data after this number, in bytes */

    memcpy (&rest, bytes + 4, sizeof rest);
    return size - 8 >= GUINT32_FROM_LE (rest);
  }
  return true;
}

/* Data about a picture that are known before it is decoded. */
typedef struct {
  int most; /* greatest number of pixels to decode */
  bool told;
  GError *error;
} Header;

static void
size_prepared_cb (GdkPixbufLoader *loader, int width, int height, gpointer data)
{
  Header *header = data;
  int part = 1;

  if (header->told)
    return;
  header->told = true;
  if (!is_fit (width, height, header->most, &header->error)) {
    gdk_pixbuf_loader_set_size (loader, 0, 0);
    return;
  }
  while (MAX (width, height) / (2 * part) >= NEEDED && MIN (width, height) / (2 * part) >= NARROWEST)
    part *= 2;
  if (part > 1)
    gdk_pixbuf_loader_set_size (loader, (width + part - 1) / part, (height + part - 1) / part);
}

/* Passes the bytes of the file to LOADER; of several pictures in the file, only the first. Returns false
 * if LOADER fails. */
static bool
feed (GdkPixbufLoader *loader, const Header *header, const char *kind, const char *bytes, gsize all,
      RtStop *stop)
{
  static const guchar end_of_gif[] = { ';' };
  gsize size = rt_image_first_end (kind, bytes, all);
  bool fine = true;

  for (gsize at = 0; at < size && fine; at += PIECE)
    fine = !rt_stop_raised (stop) && !header->error &&
           gdk_pixbuf_loader_write (loader, (const guchar *) bytes + at, MIN (PIECE, size - at), NULL);
  if (fine && size < all)
    fine = gdk_pixbuf_loader_write (loader, end_of_gif, sizeof end_of_gif, NULL);
  return gdk_pixbuf_loader_close (loader, NULL) && fine;
}

/* Converts N pixels of a row to grey. Transparent pixels are blended with white. */
static void
take_row (const guint8 *from, int n, int n_channels, guint8 *grey)
{
  for (int x = 0; x < n; x++, from += n_channels) {
    int value = (77 * from[0] + 150 * from[1] + 29 * from[2]) >> 8;

    grey[x] = (guint8) (n_channels == 4 ? 255 + (value - 255) * from[3] / 255 : value);
  }
}

/* Sets the colour planes of IMAGE: from one pixel of each square of PART x PART pixels, blue minus green
 * and red minus green. */
static void
take_colours (const guint8 *pixels, int part, int n_channels, gsize stride, RtImage *image)
{
  for (int y = 0; y < image->blue.height; y++)
    for (int x = 0; x < image->blue.width; x++) {
      const guint8 *at = pixels + (gsize) (y * part) * stride + x * part * n_channels;
      int to = y * image->blue.width + x;

      image->blue.at[to] = (guint8) (128 + (at[2] - at[1]) / 2);
      image->red.at[to] = (guint8) (128 + (at[0] - at[1]) / 2);
    }
}

static void
take_pixels (const GdkPixbuf *from, RtImage *image)
{
  const guint8 *pixels = gdk_pixbuf_read_pixels (from);
  int width = gdk_pixbuf_get_width (from), height = gdk_pixbuf_get_height (from);
  int n_channels = gdk_pixbuf_get_n_channels (from);
  gsize stride = (gsize) gdk_pixbuf_get_rowstride (from);
  /* Limits the squares so that even a narrow strip has a width of two pixels. */
  int part = MIN ((MAX (width, height) + COLOURS - 1) / COLOURS, MIN (width, height) / 2);

  image->grey = rt_grey_new (width, height);
  image->blue = rt_grey_new (width / part, height / part);
  image->red = rt_grey_new (width / part, height / part);
  for (int y = 0; y < height; y++)
    take_row (pixels + (gsize) y * stride, width, n_channels, image->grey.at + (long) y * width);
  take_colours (pixels, part, n_channels, stride, image);
}

bool
rt_image_decode (const char *bytes, gsize size, RtStop *stop, RtImage *image, GError **error)
{
  int kind = kind_of (bytes, size);
  g_autoptr (GBytes) still = NULL;
  g_autoptr (GdkPixbufLoader) loader = NULL;
  g_autoptr (GdkPixbuf) upright = NULL;
  GdkPixbuf *decoded;
  Header header = { 0 };
  bool fine;

  g_return_val_if_fail (kind >= 0, false);

  still = rt_image_first_still (kinds[kind].kind, bytes, size);
  if (still)
    bytes = g_bytes_get_data (still, &size);
  header.most = rt_image_most_pixels (kinds[kind].kind, bytes, size);
  loader = gdk_pixbuf_loader_new_with_type (kinds[kind].loader, NULL);
  if (!loader) {
    g_set_error (error, RT_IMAGE_ERROR, RT_IMAGE_ERROR_UNREADABLE,
                 _("This system has no loader for pictures of this kind (%s). Save it as PNG or JPEG."),
                 kinds[kind].kind);
    return false;
  }
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), &header);
  fine = feed (loader, &header, kinds[kind].kind, bytes, size, stop) &&
         has_end (kinds[kind].kind, bytes, size);
  if (header.error) {
    g_propagate_error (error, header.error);
    return false;
  }
  if (rt_stop_raised (stop)) {
    g_set_error_literal (error, RT_IMAGE_ERROR, RT_IMAGE_ERROR_STOPPED, _("Stopped."));
    return false;
  }
  decoded = fine ? gdk_pixbuf_loader_get_pixbuf (loader) : NULL;
  upright = decoded ? gdk_pixbuf_apply_embedded_orientation (decoded) : NULL;
  if (!upright) {
    g_set_error (error, RT_IMAGE_ERROR, RT_IMAGE_ERROR_UNREADABLE,
                 _("This picture (%s) is damaged, or its end is missing."), kinds[kind].kind);
    return false;
  }
  take_pixels (upright, image);
  return true;
}

void
rt_image_clear (RtImage *image)
{
  rt_grey_clear (&image->grey);
  rt_grey_clear (&image->blue);
  rt_grey_clear (&image->red);
}
