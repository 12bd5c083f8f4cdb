/* test-animated-gif.c - tests that an animated picture has a frame for each step, and stores
 * changes only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/autoptr.h"
#include "picture/animated-gif.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <gif_lib.h>
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 240

static RtTrace *
make_trace (void)
{
  RtGrid givens = grid_of (EASY);
  RtTrace *trace = rt_trace_new (rt_searches[0], &givens);

  rt_trace_run (trace, NULL);
  return trace;
}

typedef struct {
  GBytes *bytes;
  gsize at;
  GifFileType *file;
  guint32 *pixels; /* as they are once all frames were shown */
} Film;

static int
read_cb (GifFileType *file, GifByteType *data, int n)
{
  Film *film = file->UserData;
  gsize size, take;
  const char *bytes = g_bytes_get_data (film->bytes, &size);

  take = MIN ((gsize) n, size - film->at);
  memcpy (data, bytes + film->at, take);
  film->at += take;
  return (int) take;
}

/* Takes BYTES. */
static Film
read_film (GBytes *bytes)
{
  Film film = { bytes, 0, NULL, NULL };

  g_assert_nonnull (bytes);
  film.file = DGifOpen (&film, read_cb, NULL);
  g_assert_nonnull (film.file);
  film.file->UserData = &film;
  g_assert_cmpint (DGifSlurp (film.file), ==, GIF_OK);
  film.pixels = g_new0 (guint32, film.file->SWidth * film.file->SHeight);
  for (int i = 0; i < film.file->ImageCount; i++) {
    const SavedImage *image = &film.file->SavedImages[i];
    const GifImageDesc *part = &image->ImageDesc;
    GraphicsControlBlock control;

    g_assert_cmpint (DGifSavedExtensionToGCB (film.file, i, &control), ==, GIF_OK);
    for (int y = 0; y < part->Height; y++)
      for (int x = 0; x < part->Width; x++) {
        int place = image->RasterBits[y * part->Width + x];
        GifColorType colour = film.file->SColorMap->Colors[place];

        if (place != control.TransparentColor)
          film.pixels[(part->Top + y) * film.file->SWidth + part->Left + x] =
            (guint32) (colour.Red << 16 | colour.Green << 8 | colour.Blue);
      }
  }
  return film;
}

static void
film_clear (Film *film)
{
  g_bytes_unref (film->bytes);
  g_free (film->pixels);
  DGifCloseFile (film->file, NULL);
}

static Film
make_film (uint64_t from, uint64_t to, int side, double speed)
{
  const RtAnimation animation = { from, to, side, speed, false };
  g_autoptr (RtTrace) trace = make_trace ();
  GBytes *bytes = rt_animate (trace, &animation, &rt_theme_light, NULL, NULL);

  return read_film (bytes);
}

static int
delay_of (const Film *film, int i)
{
  GraphicsControlBlock control;

  g_assert_cmpint (DGifSavedExtensionToGCB (film->file, i, &control), ==, GIF_OK);
  return control.DelayTime;
}

/* Each step is shown for the requested time, the last one longer. */
static void
test_frames (void)
{
  Film film = make_film (3, 22, SIDE, 5), fast = make_film (3, 4, SIDE, 50);

  g_assert_cmpint (film.file->ImageCount, ==, 20);
  g_assert_cmpint (film.file->SWidth, ==, SIDE);
  g_assert_cmpint (film.file->SHeight, >, SIDE);
  g_assert_cmpint (delay_of (&film, 0), ==, 20);
  g_assert_cmpint (delay_of (&film, 18), ==, 20);
  g_assert_cmpint (delay_of (&film, 19), >, 100);
  g_assert_cmpint (delay_of (&fast, 0), ==, 2);
  film_clear (&film);
  film_clear (&fast);
}

/* The last frame, made of all changes, is the same as by itself; but for the choice of colours. */
static void
test_changes_add_up (void)
{
  Film film = make_film (0, 60, SIDE, 5), one = make_film (60, 60, SIDE, 5);
  int n = film.file->SWidth * film.file->SHeight, n_off = 0;

  g_assert_cmpint (one.file->ImageCount, ==, 1);
  for (int i = 0; i < n; i++) {
    int off = 0;

    for (int shift = 0; shift < 24; shift += 8)
      off = MAX (off, abs ((int) (film.pixels[i] >> shift & 0xff) -
                           (int) (one.pixels[i] >> shift & 0xff)));
    n_off += off > 40;
  }
  g_assert_cmpint (n_off, <, n / 200);
  film_clear (&film);
  film_clear (&one);
}

/* Returns the number of pixels of FILM, from row Y on, with another colour than the corner. */
static int
n_drawn_below (const Film *film, int y)
{
  int width = film->file->SWidth, n = 0;

  for (int i = y * width; i < film->file->SHeight * width; i++)
    n += film->pixels[i] != film->pixels[0];
  return n;
}

/* The tree is added below the picture of an animation without a tree. */
static void
test_with_tree (void)
{
  const RtAnimation animation = { 20, 60, SIDE, 5, true };
  g_autoptr (RtTrace) trace = make_trace ();
  Film with = read_film (rt_animate (trace, &animation, &rt_theme_light, NULL, NULL));
  Film without = make_film (20, 60, SIDE, 5);
  int height = without.file->SHeight;

  g_assert_cmpint (with.file->ImageCount, ==, 41);
  g_assert_cmpint (with.file->SHeight, >, height);
  g_assert_cmpint (n_drawn_below (&with, height), >, SIDE * 10);
  g_assert_cmpint (n_drawn_below (&with, height - 4), ==, n_drawn_below (&with, height));
  for (int i = 1; i < 41; i++)
    g_assert_cmpint (with.file->SavedImages[i].ImageDesc.Top + with.file->SavedImages[i].ImageDesc.Height, >, height);
  film_clear (&with);
  film_clear (&without);
}

/* Only what changes is stored: 200 steps at the usual size take less than a megabyte. */
static void
test_is_small (void)
{
  Film film = make_film (1, 200, RT_ANIMATION_SIDE, RT_ANIMATION_SPEED);
  int smaller = 0;

  g_assert_cmpint (film.file->ImageCount, ==, 200);
  g_assert_cmpuint (g_bytes_get_size (film.bytes), <, 1000 * 1000);
  for (int i = 1; i < 200; i++)
    smaller += film.file->SavedImages[i].ImageDesc.Height < film.file->SHeight;
  g_assert_cmpint (smaller, ==, 199);
  film_clear (&film);
}

/* Beyond the end there is nothing, and a stop is heeded. */
static void
test_bounds (void)
{
  g_autoptr (RtTrace) trace = make_trace ();
  uint64_t length = rt_trace_length (trace);
  const RtAnimation animation = { length - 1, length + 1000, SIDE, 4, false };
  Film film = read_film (rt_animate (trace, &animation, &rt_theme_light, NULL, NULL));
  RtStop stop = { 0 };

  g_assert_cmpint (film.file->ImageCount, ==, 2);
  film_clear (&film);
  rt_stop_raise (&stop);
  g_assert_null (rt_animate (trace, &animation, &rt_theme_light, &stop, NULL));
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/animation", test_frames, test_with_tree, test_changes_add_up,
                    test_is_small, test_bounds);
}
