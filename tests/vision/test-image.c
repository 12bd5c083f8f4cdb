/* test-image.c - what is no picture of a puzzle is refused with a sentence that says why. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawn.h"
#include "pen.h"
#include "sheet.h"
#include "vision/decode-limits.h"
#include "vision/image.h"
#include "vision/read-picture.h"

#include "common/share.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <string.h>

static GBytes *
saved (GdkPixbuf *picture, const char *type)
{
  char *bytes;
  gsize size;

  g_assert_true (gdk_pixbuf_save_to_buffer (picture, &bytes, &size, type, NULL, NULL));
  g_object_unref (picture);
  return g_bytes_new_take (bytes, size);
}

static GdkPixbuf *
white (int width, int height)
{
  GdkPixbuf *picture = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);

  gdk_pixbuf_fill (picture, 0xffffffff);
  return picture;
}

/* Asserts that reading BYTES fails with CODE, and with WORDS in what is said. */
static void
assert_refused (GBytes *bytes, RtImageError code, const char *words)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autoptr (GError) error = NULL;
  RtImage image = { 0 };
  RtSight sight;

  g_assert_nonnull (rt_image_kind (data, size));
  if (rt_image_decode (data, size, NULL, &image, &error))
    g_assert_false (rt_sight_read (&image, NULL, &sight, NULL, NULL, NULL, &error));
  rt_image_clear (&image);
  g_assert_error (error, RT_IMAGE_ERROR, (int) code);
  if (!strstr (error->message, words))
    g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, words));
}

static void
test_knows_kinds (void)
{
  static const struct {
    const char *bytes;
    gsize size;
    const char *kind;
  } beginnings[] = {
    { "\x89PNG\r\n\x1a\n", 8, "PNG" },
    { "\xff\xd8\xff\xe0", 4, "JPEG" },
    { "RIFF\1\2\3\4WEBPVP8 ", 16, "WebP" },
    { "II*\0", 4, "TIFF" },
    { "BM\1\2\3\4\0\0\0\0", 10, "BMP" },
    { "BM is a text, too", 17, NULL },
    { "\x89PN", 3, NULL },
    { "", 0, NULL },
    { "53..7....6..195....98....6.8...6...34..8.3..17", 45, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (beginnings); i++)
    g_assert_cmpstr (rt_image_kind (beginnings[i].bytes, beginnings[i].size), ==, beginnings[i].kind);
}

/* Whatever is missing of a file, it ends with a sentence. */
static void
test_truncated (void)
{
  static const char *const types[] = { "png", "jpeg", "bmp", "tiff" };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++) {
    g_autoptr (GBytes) whole = saved (white (300, 300), types[i]);
    gsize size = g_bytes_get_size (whole);

    for (int part = 1; part < 8; part++) {
      g_autoptr (GBytes) less = g_bytes_new_from_bytes (whole, 0, MAX (16, size * (gsize) part / 8));
      gsize n;
      const char *data = g_bytes_get_data (less, &n);
      g_autoptr (GError) error = NULL;
      RtImage image = { 0 };

      if (!rt_image_decode (data, n, NULL, &image, &error))
        g_assert_error (error, RT_IMAGE_ERROR, RT_IMAGE_ERROR_UNREADABLE);
      else
        g_assert_cmpstr (types[i], ==, "bmp");
      rt_image_clear (&image);
    }
  }
}

static void
put_number (guint8 *at, guint32 number)
{
  number = GUINT32_TO_BE (number);
  memcpy (at, &number, 4);
}

/* The size is refused by the head alone: there is nothing behind it to decode. */
static void
test_huge (void)
{
  g_autoptr (GBytes) small = saved (white (300, 300), "png"), narrow = NULL, huge = NULL;
  guint8 head[33];

  memcpy (head, g_bytes_get_data (small, NULL), sizeof head);
  put_number (head + 16, 10000);
  put_number (head + 20, 10000);
  /* The check sum of a head that says 10000 x 10000, 8 bits, RGB. */
  huge = g_bytes_new (head, sizeof head);
  {
    gsize size;
    const char *data = g_bytes_get_data (huge, &size);
    g_autoptr (GError) error = NULL;
    RtImage image = { 0 };

    g_assert_false (rt_image_decode (data, size, NULL, &image, &error));
    g_assert_true (error->domain == RT_IMAGE_ERROR);
  }
  narrow = saved (white (1, 20000), "png");
  assert_refused (narrow, RT_IMAGE_ERROR_SIZE, "too small");
}

static void
test_too_many_pixels (void)
{
  g_autoptr (GBytes) large = saved (white (6400, 6400), "bmp");

  assert_refused (large, RT_IMAGE_ERROR_SIZE, "6400 × 6400");
}

/* The loader for this kind is slow: it is refused where others are still read. */
static void
test_large_gif (void)
{
  static const guint8 head[] = { 'G', 'I', 'F', '8', '9', 'a', 4000 & 255, 4000 >> 8, 3000 & 255,
                                 3000 >> 8, 0, 0, 0, ',', 0, 0, 0, 0, 4000 & 255, 4000 >> 8,
                                 3000 & 255, 3000 >> 8, 0, 2 };
  g_autoptr (GBytes) large = g_bytes_new_static (head, sizeof head);

  assert_refused (large, RT_IMAGE_ERROR_SIZE, "4000 × 3000");
}

/* No row of a PNG is left out while it is decoded: what holds twice as much in each pixel is refused at half
 * the size. */
static void
test_deep_png (void)
{
  /* 16 bits of red, green, blue and of how much can be seen through. */
  static const guint8 head[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13,
                                 'I', 'H', 'D', 'R', 0, 0, 5000 >> 8, 5000 & 255, 0, 0, 4000 >> 8,
                                 4000 & 255, 16, 6, 0, 0, 0, 0x46, 0x89, 0x2a, 0x69,
                                 0, 0, 1, 0, 'I', 'D', 'A', 'T', 0x78, 1 };
  g_autoptr (GBytes) large = g_bytes_new_static (head, sizeof head);

  assert_refused (large, RT_IMAGE_ERROR_SIZE, "5000 × 4000 pixels, and more than 9 million");
}

/* A JPEG of many scans goes over its pixels as many times, and a TIFF holds its file several times. */
static void
test_bounds (void)
{
  static const char scans[] = "\xff\xda a \xff\xda b \xff\xff\xda c \xff\xda\xff\0\xda";
  static const gsize mega = 1000000;

  g_assert_cmpint (rt_image_most_pixels ("JPEG", scans, 2), ==, RT_IMAGE_MOST_PIXELS);
  g_assert_cmpint (rt_image_most_pixels ("JPEG", scans, 7), ==, RT_IMAGE_MOST_PIXELS);
  for (int n = 10; n <= 1000; n *= 10) {
    g_autofree char *many = g_malloc (sizeof scans * (gsize) n);

    for (int i = 0; i < n; i++)
      memcpy (many + (gsize) i * sizeof scans, scans, sizeof scans);
    g_assert_cmpint (rt_image_most_pixels ("JPEG", many, sizeof scans * (gsize) n), ==, 50000000 / n);
  }
  g_assert_cmpint (rt_image_most_pixels ("TIFF", NULL, 1 * mega), ==, 16 * mega);
  g_assert_cmpint (rt_image_most_pixels ("TIFF", NULL, 39 * mega), ==, 13 * mega);
  g_assert_cmpint (rt_image_most_pixels ("TIFF", NULL, 60 * mega), ==, mega);
}

/* Of a GIF that moves the first picture counts: whatever follows, and however much, is not decoded. */
static void
test_first_picture (void)
{
  enum { SIDE = 100 };
  static const guint8 head[] = { 'G', 'I', 'F', '8', '9', 'a', SIDE, 0, SIDE, 0, 0x80, 0, 0,
                                 0, 0, 0, 255, 255, 255, 0x21, 0xf9, 4, 0, 5, 0, 0, 0 };
  static const guint8 picture[] = { ',', 0, 0, 0, 0, SIDE, 0, SIDE, 0, 0, 2 };
  static const guint8 cells[] = { 3, 0x44, 0x42, 0x91 }; /* codes of 3 bits that never grow */
  GByteArray *gif = g_byte_array_new ();
  g_autoptr (GBytes) bytes = NULL;
  gsize end, size;
  const char *data;

  g_byte_array_append (gif, head, sizeof head);
  g_byte_array_append (gif, picture, sizeof picture);
  for (int i = 0; i < SIDE * SIDE / 5 + 1; i++)
    g_byte_array_append (gif, cells, sizeof cells);
  g_byte_array_append (gif, (const guint8 *) "", 1);
  end = gif->len;
  g_byte_array_append (gif, (const guint8 *) "no picture at all", 17);
  bytes = g_byte_array_free_to_bytes (gif);
  data = g_bytes_get_data (bytes, &size);
  g_assert_cmpuint (rt_image_first_end ("GIF", data, size), ==, end);
  g_assert_cmpuint (rt_image_first_end ("GIF", data, end), ==, end);
  for (gsize less = 0; less < end; less += less < 60 ? 1 : 37)
    g_assert_cmpuint (rt_image_first_end ("GIF", data, less), ==, less);
  g_assert_cmpuint (rt_image_first_end ("PNG", data, size), ==, size);
  assert_refused (bytes, RT_IMAGE_ERROR_NO_GRID, "No grid was found");
}

static void
test_no_grid (void)
{
  g_autoptr (GBytes) blank = saved (white (400, 300), "png");

  assert_refused (blank, RT_IMAGE_ERROR_NO_GRID, "No grid was found");
}

/* A table of N x N cells with no digits in it. */
static GBytes *
table (int n)
{
  GdkPixbuf *picture = white (640, 640), *line;
  int cell = 600 / n;

  for (int i = 0; i <= n; i++) {
    line = gdk_pixbuf_new_subpixbuf (picture, 20, 20 + i * cell, n * cell, 2);
    gdk_pixbuf_fill (line, 0x000000ff);
    g_object_unref (line);
    line = gdk_pixbuf_new_subpixbuf (picture, 20 + i * cell, 20, 2, n * cell);
    gdk_pixbuf_fill (line, 0x000000ff);
    g_object_unref (line);
  }
  return saved (picture, "png");
}

static void
test_other_grids (void)
{
  g_autoptr (GBytes) sixteen = table (16), six = table (6), empty = table (9);

  assert_refused (sixteen, RT_IMAGE_ERROR_OTHER_GRID, "16 columns and 16 rows");
  assert_refused (six, RT_IMAGE_ERROR_OTHER_GRID, "6 columns and 6 rows");
  assert_refused (empty, RT_IMAGE_ERROR_DIGITS, "only 0 digits");
}

/* Lines of a jigsaw: where the cells beside each other have different letters the line is bold. */
static void
test_jigsaw (void)
{
  static const char regions[] = "aaabbbccc" "aaabbbccc" "aadbbeccf" "addbeecff" "dddeeefff"
                                "ddgeehffi" "dggehhfii" "ggghhhiii" "ggghhhiii";
  GdkPixbuf *picture = white (680, 680), *line;

  for (int i = 0; i < 9; i++)
    for (int k = 0; k <= 9; k++) {
      bool bold_level = k % 9 == 0 || regions[9 * k + i] != regions[9 * (k - 1) + i];
      bool bold_upright = k % 9 == 0 || regions[9 * i + k] != regions[9 * i + k - 1];

      line = gdk_pixbuf_new_subpixbuf (picture, 25 + 70 * i, 25 + 70 * k, 75, bold_level ? 6 : 1);
      gdk_pixbuf_fill (line, 0x000000ff);
      g_object_unref (line);
      line = gdk_pixbuf_new_subpixbuf (picture, 25 + 70 * k, 25 + 70 * i, bold_upright ? 6 : 1, 75);
      gdk_pixbuf_fill (line, 0x000000ff);
      g_object_unref (line);
    }
  g_autoptr (GBytes) jigsaw = saved (picture, "png");
  assert_refused (jigsaw, RT_IMAGE_ERROR_OTHER_GRID, "jigsaw Sudoku is not read");
}

static cairo_status_t
append (void *to, const unsigned char *bytes, unsigned size)
{
  g_byte_array_append (to, bytes, size);
  return CAIRO_STATUS_SUCCESS;
}

/* Draws a grid in half of whose cells two handwritten digits lie one over the other. */
static GBytes *
draw_overwritten (RtChance *chance)
{
  enum { SIDE = 600, EDGE = 30, CELL = 60 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  GByteArray *bytes = g_byte_array_new ();
  const RtGrid none = { 0 };
  RtHand hand;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  rt_sheet_draw (cr, chance, RT_DRAWN_light, "Sans", EDGE, EDGE, 9 * CELL, &none, &none);
  hand = rt_hand_any (chance);
  cairo_set_source_rgb (cr, 0.25, 0.25, 0.25);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int n = rt_chance_is (chance, 0.5f) ? 2 : 0; n > 0; n--)
      rt_pen_write (cr, chance, &hand, CELL, 38, CELL + cell % 9 * CELL, CELL + cell / 9 * CELL,
                    1 + rt_chance_of (chance, 9));
  cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

/* A grid most of whose digits would be guessed is refused: it is no puzzle, and nearly all cells are doubtful. */
static void
test_guesswork (void)
{
  for (guint i = 0; i < (is_a_part () ? 2 : 8); i++) {
    RtChance chance = { 20 + i * 7919 };
    g_autoptr (GBytes) picture = NULL;

    for (int k = 0; k < 20; k++)
      rt_chance_bits (&chance);
    picture = draw_overwritten (&chance);
    g_test_message ("%u", i);
    assert_refused (picture, RT_IMAGE_ERROR_DIGITS, "its digits cannot be read");
  }
}

static void
test_stops (void)
{
  g_autoptr (GBytes) blank = saved (white (400, 300), "png");
  gsize size;
  const char *data = g_bytes_get_data (blank, &size);

  for (int polls = 1; polls < 6; polls++) {
    RtStop stop = RT_STOP_INIT;
    g_autoptr (GError) error = NULL;
    RtImage image = { 0 };
    RtSight sight;

    rt_stop_after (&stop, polls);
    if (rt_image_decode (data, size, &stop, &image, &error))
      g_assert_false (rt_sight_read (&image, &stop, &sight, NULL, NULL, NULL, &error));
    g_assert_error (error, RT_IMAGE_ERROR, RT_IMAGE_ERROR_STOPPED);
    rt_image_clear (&image);
  }
}

/* A white WebP of 120 x 120 pixels. */
static const guint8 webp[] = { 'R', 'I', 'F', 'F', 0x16, 0, 0, 0, 'W', 'E', 'B', 'P',
                               'V', 'P', '8', 'L', 0x0a, 0, 0, 0,
                               0x2f, 0x77, 0xc0, 0x1d, 0, 0x45, 0xff, 0x23, 0xfa, 0x1f };

/* Its loader is a package of its own on some systems. Without it there is a sentence. */
static bool
has_webp (void)
{
  g_autoptr (GBytes) whole = g_bytes_new_static (webp, sizeof webp);
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_type ("webp", NULL);

  if (loader) {
    gdk_pixbuf_loader_close (loader, NULL);
    return true;
  }
  assert_refused (whole, RT_IMAGE_ERROR_UNREADABLE, "no loader for pictures of this kind (WebP)");
  return false;
}

static void
test_webp (void)
{
  enum { SIZE_AT = 21 };
  guint8 huge[sizeof webp];

  if (!has_webp ()) {
    g_test_skip ("there is no loader for WebP");
    return;
  }
  for (gsize size = 12; size <= sizeof webp; size++) {
    g_autoptr (GError) error = NULL;
    RtImage image = { 0 };

    if (rt_image_decode ((const char *) webp, size, NULL, &image, &error)) {
      g_assert_cmpuint (size, ==, sizeof webp);
      g_assert_cmpint (image.grey.width, ==, 120);
    } else {
      g_assert_error (error, RT_IMAGE_ERROR, RT_IMAGE_ERROR_UNREADABLE);
    }
    rt_image_clear (&image);
  }
  memcpy (huge, webp, sizeof webp);
  memcpy (huge + SIZE_AT, "\xfe\xbf\xff\x0f", 4); /* twice 14 bits: one less than width and height */
  {
    g_autoptr (GBytes) all = g_bytes_new_static (huge, sizeof huge);

    assert_refused (all, RT_IMAGE_ERROR_SIZE, "16383 × 16383 pixels, and more than 20 million");
  }
}

/* Of a WebP that moves the first picture is a file of its own, whatever comes behind it. */
static void
test_moving_webp (void)
{
  enum { HEAD = 12, PICTURE = sizeof webp - HEAD, FRAME = 16 + PICTURE };
  static const guint8 before[] = { 'V', 'P', '8', 'X', 10, 0, 0, 0, 2, 0, 0, 0, 119, 0, 0, 119, 0, 0,
                                   'A', 'N', 'I', 'M', 6, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                   'A', 'N', 'M', 'F', FRAME, 0, 0, 0,
                                   0, 0, 0, 0, 0, 0, 119, 0, 0, 119, 0, 0, 100, 0, 0, 0 };
  guint8 moving[HEAD + sizeof before + PICTURE + 7] = { 0 };
  const gsize whole = sizeof moving - 7;

  memcpy (moving, webp, HEAD);
  memcpy (moving + HEAD, before, sizeof before);
  memcpy (moving + HEAD + sizeof before, webp + HEAD, PICTURE);
  memcpy (moving + whole, "ANMF\xff\xff\xff", 7);
  for (gsize size = HEAD; size <= sizeof moving; size++) {
    g_autoptr (GBytes) still = rt_image_first_still ("WebP", (const char *) moving, size);
    g_autoptr (GBytes) wanted = g_bytes_new_static (webp, sizeof webp);

    if (size < whole)
      g_assert_null (still);
    else
      g_assert_true (g_bytes_equal (still, wanted));
  }
  g_assert_null (rt_image_first_still ("WebP", (const char *) webp, sizeof webp));
  g_assert_null (rt_image_first_still ("GIF", (const char *) moving, sizeof moving));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/image/knows-kinds", test_knows_kinds);
  g_test_add_func ("/image/truncated", test_truncated);
  g_test_add_func ("/image/huge", test_huge);
  g_test_add_func ("/image/too-many-pixels", test_too_many_pixels);
  g_test_add_func ("/image/large-gif", test_large_gif);
  g_test_add_func ("/image/deep-png", test_deep_png);
  g_test_add_func ("/image/bounds", test_bounds);
  g_test_add_func ("/image/first-picture", test_first_picture);
  g_test_add_func ("/image/no-grid", test_no_grid);
  g_test_add_func ("/image/other-grids", test_other_grids);
  g_test_add_func ("/image/jigsaw", test_jigsaw);
  g_test_add_func ("/image/guesswork", test_guesswork);
  g_test_add_func ("/image/stops", test_stops);
  g_test_add_func ("/image/webp", test_webp);
  g_test_add_func ("/image/moving-webp", test_moving_webp);
  return g_test_run ();
}
