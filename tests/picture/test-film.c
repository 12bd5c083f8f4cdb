/* test-film.c - a film strip has the frames that were asked for, each with what happened in it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/film.h"

#include "engine/step-text.h"

#include "common/puzzles.h"
#include "fonts.h"

#include <glib.h>
#include <string.h>

/* Of some thousand steps. */
static RtTrace *
make_trace (void)
{
  RtGrid givens;
  RtTrace *trace;

  g_assert_true (rt_grid_parse (&givens, EASY));
  trace = rt_trace_new (rt_searches[0], &givens);
  rt_trace_run (trace, NULL);
  return trace;
}

/* Steps rise from the first to the last, in even strides; each frame is what a cursor sees there. */
static void
test_frames_are_even (void)
{
  RtTrace *trace = make_trace ();
  RtCursor *cursor = rt_cursor_new (trace);
  const uint64_t ranges[][2] = {
    { 0, 0 }, { 5, 16 }, { 0, 63 }, { 0, 64 }, { 1, 126 }, { 100, 227 },
    { 1, rt_trace_length (trace) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ranges); i++) {
    uint64_t from = ranges[i][0], to = ranges[i][1], n_steps = to - from + 1;
    g_autoptr (RtFilm) film = rt_film_take (trace, from, to, NULL);
    uint64_t stride = film->n > 1 ? (n_steps - 1) / (uint64_t) (film->n - 1) : 0;

    g_assert_cmpuint (film->n_steps, ==, n_steps);
    g_assert_cmpint (film->n, ==, (int) MIN (n_steps, RT_FILM_FRAMES));
    g_assert_cmpint (film->n, ==, rt_film_count (n_steps));
    g_assert_cmpuint (film->frames[0].step, ==, from);
    g_assert_cmpuint (film->frames[film->n - 1].step, ==, to);
    for (int j = 0; j < film->n; j++) {
      const RtFrame *frame = &film->frames[j];
      g_autofree char *says = NULL;
      RtScene scene;

      if (j > 0) {
        g_assert_cmpuint (frame->step - frame[-1].step, >=, stride);
        g_assert_cmpuint (frame->step - frame[-1].step, <=, stride + 1);
      }
      g_assert_cmpuint (rt_cursor_seek (cursor, frame->step), ==, frame->step);
      rt_compose_search (&scene, cursor, -1);
      g_assert_cmpmem (&scene, sizeof scene, &frame->scene, sizeof frame->scene);
      says = rt_say_event (rt_cursor_event (cursor));
      g_assert_cmpstr (frame->says, ==, says);
    }
  }
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

static void
test_title_says_which_steps (void)
{
  RtTrace *trace = make_trace ();
  g_autoptr (RtFilm) one = rt_film_take (trace, 7, 7, NULL);
  g_autoptr (RtFilm) all = rt_film_take (trace, 1, 12, NULL);
  g_autoptr (RtFilm) some = rt_film_take (trace, 1, 999, NULL);

  g_assert_cmpstr (one->title, ==, "First blank, three scans: step 7");
  g_assert_cmpstr (all->title, ==, "First blank, three scans: steps 1 to 12");
  g_assert_cmpstr (some->title, ==,
                   "First blank, three scans: steps 1 to 999, 64 of them evenly chosen");
  rt_trace_unref (trace);
}

/* A range that goes on where the search has not been yet ends where it has. */
static void
test_ends_at_the_newest_step (void)
{
  RtTrace *trace = make_trace ();
  uint64_t newest = rt_trace_length (trace);
  g_autoptr (RtFilm) film = rt_film_take (trace, newest - 2, UINT64_MAX, NULL);
  g_autoptr (RtFilm) beyond = rt_film_take (trace, newest + 10, newest + 20, NULL);

  g_assert_cmpint (film->n, ==, 3);
  g_assert_cmpuint (film->frames[2].step, ==, newest);
  g_assert_cmpint (beyond->n, ==, 1);
  g_assert_cmpuint (beyond->frames[0].step, ==, newest);
  rt_trace_unref (trace);
}

static void
test_stops (void)
{
  RtTrace *trace = make_trace ();
  RtStop stop;

  for (long long after = 1; after <= 4; after++) {
    rt_stop_after (&stop, after);
    g_assert_null (rt_film_take (trace, 1, 100, &stop));
  }
  rt_trace_unref (trace);
}

typedef struct {
  int width, height;
} Size;

/* From the header of a PNG. */
static Size
size_of (GBytes *bytes)
{
  const guint8 *data = g_bytes_get_data (bytes, NULL);

  g_assert_cmpmem (data, 8, "\x89PNG\r\n\x1a\n", 8);
  return (Size) { data[18] << 8 | data[19], data[22] << 8 | data[23] };
}

static Size
size_in_columns (const RtFilm *film, int columns)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rt_film_export (film, columns, &rt_theme_light,
                                             rt_picture_format_for (".png"), &error);

  g_assert_no_error (error);
  return size_of (bytes);
}

/* So many columns, so many rows; no more columns than frames. */
static void
test_frames_fill_rows (void)
{
  RtTrace *trace = make_trace ();
  g_autoptr (RtFilm) film = rt_film_take (trace, 1, 12, NULL);
  Size one = size_in_columns (film, 1), two = size_in_columns (film, 2);
  Size four = size_in_columns (film, 4), five = size_in_columns (film, 5);
  Size twelve = size_in_columns (film, 12), many = size_in_columns (film, 99);
  int frame = two.width - one.width, row = five.height - twelve.height;

  g_assert_cmpint (four.width, ==, one.width + 3 * frame);
  g_assert_cmpint (row % 2, ==, 0);
  row /= 2;
  g_assert_cmpint (four.height, ==, twelve.height + 2 * row);
  g_assert_cmpint (one.height, ==, twelve.height + 11 * row);
  g_assert_cmpint (many.width, ==, twelve.width);
  rt_trace_unref (trace);
}

/* As many frames as there can be, in one row or column, still are a picture. */
static void
test_longest (void)
{
  RtTrace *trace = make_trace ();
  g_autoptr (RtFilm) film = rt_film_take (trace, 1, 999, NULL);
  Size high = size_in_columns (film, 1), wide = size_in_columns (film, RT_FILM_FRAMES);

  g_assert_cmpint (high.height, >, 64 * high.width / 2);
  g_assert_cmpint (wide.width, >, 64 * wide.height / 2);
  rt_trace_unref (trace);
}

/* Another frame makes another file, in every format. */
static void
test_every_format (gconstpointer data)
{
  RtTrace *trace = make_trace ();
  g_autoptr (RtFilm) one = rt_film_take (trace, 2, 2, NULL);
  g_autoptr (RtFilm) two = rt_film_take (trace, 2, 3, NULL);
  g_autoptr (GBytes) short_one = rt_film_export (one, 2, &rt_theme_paper, data, NULL);
  g_autoptr (GBytes) long_one = rt_film_export (two, 2, &rt_theme_paper, data, NULL);

  g_assert_cmpuint (g_bytes_get_size (long_one), >, g_bytes_get_size (short_one));
  rt_trace_unref (trace);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/film/frames-are-even", test_frames_are_even);
  g_test_add_func ("/film/title-says-which-steps", test_title_says_which_steps);
  g_test_add_func ("/film/ends-at-the-newest-step", test_ends_at_the_newest_step);
  g_test_add_func ("/film/stops", test_stops);
  g_test_add_func ("/film/frames-fill-rows", test_frames_fill_rows);
  g_test_add_func ("/film/longest", test_longest);
  for (const RtPictureFormat *const *format = rt_picture_formats; *format; format++) {
    g_autofree char *path = g_strdup_printf ("/film/%s/holds-every-frame", (*format)->id);

    g_test_add_data_func (path, *format, test_every_format);
  }
  return fonts_test_run ();
}
