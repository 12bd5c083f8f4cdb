/* draw-pictures.c - pictures of a puzzle for tests that look at windows.
 *
 *     draw-pictures FOLDER PUZZLE [NAME]
 *
 * Draws all of them, or the one of that NAME. screen.png and photo.jpg show the puzzle; two.png has a second,
 * smaller grid; in doubtful.png and doubtful.jpg another digit lies over the first given, in blots.png over eight; in
 * clash.png the first given is as the second; hand.png is written by hand; half.jpg has every third blank filled in by
 * hand, the first with a wrong digit; none.png has no grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "camera.h"
#include "engine/fast/fast.h"
#include "pen.h"
#include "sheet.h"

#include <stdio.h>
#include <stdlib.h>

#define FACE "DejaVu Sans"

enum { SIDE = RT_CAMERA_GRID, EDGE = (RT_CAMERA_SHEET - RT_CAMERA_GRID) / 2 };

static cairo_t *
begin (int width)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, RT_CAMERA_SHEET);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  return cr;
}

static void
draw (cairo_t *cr, const RtGrid *puzzle, double x, double side)
{
  RtChance chance = { 20 };
  RtGrid none = { 0 };

  rt_sheet_draw (cr, &chance, RT_DRAWN_light, FACE, x, EDGE, side, puzzle, &none);
}

static void
end (cairo_t *cr, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  cairo_surface_write_to_png (cairo_get_target (cr), path);
  cairo_destroy (cr);
}

static void
take_photo (cairo_t *cr, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  RtChance chance = { 20 };
  g_autoptr (GdkPixbuf) photo = NULL;

  cairo_surface_flush (cairo_get_target (cr));
  photo = rt_camera_take (cairo_get_target (cr), &chance, RT_DRAWN_perspective);
  gdk_pixbuf_save (photo, path, "jpeg", NULL, NULL);
  cairo_destroy (cr);
}

/* Something over the first N givens, which are neither those nor anything else any more. */
static void
spoil (cairo_t *cr, const RtGrid *puzzle, int n)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  for_each_cell (cell, rt_grid_filled (puzzle))
    if (n-- > 0)
      rt_sheet_digit (cr, FACE, SIDE / 9 * 0.6, EDGE + (cell % 9 + 0.5) * SIDE / 9, EDGE + (cell / 9 + 0.5) * SIDE / 9,
                      (puzzle->digit[cell] + 1) % 9 + 1);
}

/* Every third blank of PUZZLE filled in by hand, the first of them wrong. */
static void
fill_in (cairo_t *cr, const RtGrid *puzzle)
{
  RtChance chance = { 20 };
  RtGrid entries = { 0 }, solution;
  int n = 0;

  rt_fast_solve (puzzle, &solution);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!puzzle->digit[cell] && n++ % 3 == 0)
      entries.digit[cell] = (uint8_t) (n == 1 ? solution.digit[cell] % 9 + 1 : solution.digit[cell]);
  rt_sheet_draw (cr, &chance, RT_DRAWN_written, FACE, EDGE, EDGE, SIDE, puzzle, &entries);
}

/* The first given becomes as the second. */
static void
make_clash (RtGrid *puzzle)
{
  RtCells rest = rt_grid_filled (puzzle);
  int first = rt_cells_first (rest);

  rest = rt_cells_minus (rest, rt_cells_of (first));
  puzzle->digit[first] = puzzle->digit[rt_cells_first (rest)];
}

/* The puzzle as a hand writes it into printed lines. */
static void
write_down (cairo_t *cr, const RtGrid *puzzle)
{
  RtChance chance = { 20 };
  RtHand hand = rt_hand_any (&chance);
  RtGrid none = { 0 };

  draw (cr, &none, EDGE, SIDE);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.15);
  for_each_cell (cell, rt_grid_filled (puzzle))
    rt_pen_write (cr, &chance, &hand, SIDE / 9.0, SIDE / 9 * 0.62, EDGE + (cell % 9 + 0.5) * SIDE / 9,
                  EDGE + (cell / 9 + 0.5) * SIDE / 9, puzzle->digit[cell]);
}

/* Draws PUZZLE into the file NAME, or what NAME has instead of it. */
static void
make (const char *folder, const char *name, const RtGrid *puzzle)
{
  cairo_t *cr = begin (g_str_equal (name, "two.png") ? 2 * RT_CAMERA_SHEET : RT_CAMERA_SHEET);
  RtGrid other = *puzzle;

  if (g_str_equal (name, "none.png")) {
    cairo_set_source_rgb (cr, 0, 0, 0);
    rt_sheet_digit (cr, FACE, SIDE / 2, EDGE, EDGE, 5);
  } else if (g_str_equal (name, "hand.png")) {
    write_down (cr, puzzle);
  } else if (g_str_equal (name, "half.jpg")) {
    fill_in (cr, puzzle);
  } else {
    if (g_str_equal (name, "clash.png"))
      make_clash (&other);
    draw (cr, &other, EDGE, SIDE);
  }
  if (g_str_has_prefix (name, "doubtful"))
    spoil (cr, puzzle, 1);
  if (g_str_equal (name, "blots.png"))
    spoil (cr, puzzle, 8);
  if (g_str_equal (name, "two.png")) {
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      other.digit[cell] = puzzle->digit[RT_N_CELLS - 1 - cell];
    draw (cr, &other, RT_CAMERA_SHEET, SIDE * 0.7);
  }
  if (g_str_has_suffix (name, ".jpg"))
    take_photo (cr, folder, name);
  else
    end (cr, folder, name);
}

int
main (int argc, char **argv)
{
  static const char *const names[] = { "screen.png", "photo.jpg", "doubtful.jpg", "doubtful.png", "blots.png",
                                       "clash.png", "two.png", "hand.png", "half.jpg", "none.png" };
  RtGrid puzzle;

  if (argc < 3 || argc > 4 || !rt_grid_parse (&puzzle, argv[2]))
    return EXIT_FAILURE;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (argc == 3 || g_str_equal (names[i], argv[3]))
      make (argv[1], names[i], &puzzle);
  return EXIT_SUCCESS;
}
