/* test-export.c - tests that every kind of exported picture is a complete file of its kind. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/export.h"

#include "picture/compose.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "fonts.h"

#include <glib.h>
#include <string.h>

static RtScene
any_scene (void)
{
  RtPosition position;
  RtScene scene;
  RtGrid givens = grid_of (EASY);

  rt_position_init (&position, &givens);
  position.marks[2] = RT_DIGITS_ALL;
  rt_compose_play (&scene, &position, rt_cells_of (0));
  return scene;
}

typedef struct {
  GBytes *bytes;
  gsize at;
} Reading;

static cairo_status_t
read_cb (void *data, unsigned char *out, unsigned length)
{
  Reading *reading = data;
  gsize size;
  const unsigned char *bytes = g_bytes_get_data (reading->bytes, &size);

  if (reading->at + length > size)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (out, bytes + reading->at, length);
  reading->at += length;
  return CAIRO_STATUS_SUCCESS;
}

static void
check_png (GBytes *bytes, int size, const RtTheme *theme)
{
  Reading reading = { bytes, 0 };
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream (read_cb, &reading);
  uint32_t corner;

  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, size);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, size);
  memcpy (&corner, cairo_image_surface_get_data (surface), sizeof corner);
  g_assert_cmphex (corner & 0xffffff, ==, theme->board);
  cairo_surface_destroy (surface);
}

/* The outermost element's size. */
static void
start_cb (GMarkupParseContext *context, const char *element, const char **names,
          const char **values, gpointer data, GError **error)
{
  if (g_strcmp0 (element, "svg") != 0)
    return;
  for (int i = 0; names[i]; i++)
    if (g_strcmp0 (names[i], "width") == 0)
      *(double *) data = g_ascii_strtod (values[i], NULL);
}

static void
check_svg (GBytes *bytes, int size, const RtTheme *theme)
{
  const GMarkupParser parser = { .start_element = start_cb };
  double width = 0;
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &width, NULL);
  g_autoptr (GError) error = NULL;
  gsize n;
  const char *text = g_bytes_get_data (bytes, &n);

  g_assert_true (g_markup_parse_context_parse (context, text, (gssize) n, &error));
  g_assert_true (g_markup_parse_context_end_parse (context, &error));
  g_assert_cmpfloat (width, ==, size);
}

/* Whether TEXT is somewhere in N bytes of DATA. */
static bool
contains (const char *data, gsize n, const char *text)
{
  gsize length = strlen (text);

  for (gsize at = 0; at + length <= n; at++)
    if (memcmp (data + at, text, length) == 0)
      return true;
  return false;
}

static void
check_pdf (GBytes *bytes, int size, const RtTheme *theme)
{
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);
  g_autofree char *box = g_strdup_printf ("/MediaBox [ 0 0 %d %d ]", size, size);

  g_assert_cmpmem (data, 5, "%PDF-", 5);
  g_assert_cmpmem (data + n - 6, 6, "%%EOF\n", 6);
  g_assert_true (contains (data, n, box));
}

static void
test_every_format (gconstpointer data)
{
  const RtPictureFormat *format = data;
  const struct {
    const char *id;
    void (*check) (GBytes *bytes, int size, const RtTheme *theme);
  } checks[] = { { "png", check_png }, { "svg", check_svg }, { "pdf", check_pdf } };
  const int sizes[] = { 60, 333, 1200 };
  RtScene scene = any_scene ();
  int n_checked = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (checks); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (sizes); j++)
      for (const RtTheme *const *theme = rt_themes; *theme; theme++)
        if (g_strcmp0 (checks[i].id, format->id) == 0) {
          g_autoptr (GBytes) bytes = rt_export (&scene, *theme, format, sizes[j], NULL);

          g_assert_nonnull (bytes);
          checks[i].check (bytes, sizes[j], *theme);
          n_checked++;
        }
  g_assert_cmpint (n_checked, >, 0);
}

/* Two scenes that differ make different files: what is in them is drawn. */
static void
test_the_scene_is_in_it (gconstpointer data)
{
  const RtPictureFormat *format = data;
  RtScene scene = any_scene (), other = any_scene ();
  g_autoptr (GBytes) one = NULL;
  g_autoptr (GBytes) two = NULL;

  other.cells[40].digit = 8;
  other.cells[40].role = RT_ROLE_TRYING;
  one = rt_export (&scene, &rt_theme_light, format, 400, NULL);
  two = rt_export (&other, &rt_theme_light, format, 400, NULL);
  g_assert_false (g_bytes_equal (one, two));
}

static void
test_too_large_is_said (void)
{
  RtScene scene = any_scene ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rt_export (&scene, &rt_theme_light, rt_picture_format_for ("a.png"),
                                        40000, &error);

  g_assert_null (bytes);
  g_assert_error (error, RT_EXPORT_ERROR, 0);
  g_assert_true (g_str_has_prefix (error->message, "The picture could not be drawn: "));
}

static void
test_the_name_tells_the_format (void)
{
  for (const RtPictureFormat *const *format = rt_picture_formats; *format; format++) {
    g_autofree char *name = g_strconcat ("a.b.", (*format)->suffix, NULL);
    g_autofree char *loud = g_ascii_strup (name, -1);

    g_assert_true (rt_picture_format_for (name) == *format);
    g_assert_true (rt_picture_format_for (loud) == *format);
  }
  g_assert_null (rt_picture_format_for ("png"));
  g_assert_null (rt_picture_format_for ("a.sdk"));
  g_assert_null (rt_picture_format_for ("a.png.gz"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const RtPictureFormat *const *format = rt_picture_formats; *format; format++) {
    g_autofree char *whole = g_strdup_printf ("/export/%s/is-whole", (*format)->id);
    g_autofree char *scene = g_strdup_printf ("/export/%s/the-scene-is-in-it", (*format)->id);

    g_test_add_data_func (whole, *format, test_every_format);
    g_test_add_data_func (scene, *format, test_the_scene_is_in_it);
  }
  add_cases ("/export", test_too_large_is_said, test_the_name_tells_the_format);
  return fonts_test_run ();
}
