/* test-painter.c - tests the place and colour of everything that a scene shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/painter.h"

#include "picture/colour.h"
#include "picture/mark-place.h"
#include "picture/pattern.h"

#include "fonts.h"
#include "pixel.h"

#include "common/cases.h"

#include <glib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CELL 60
#define SIDE (9 * CELL + 4 * 3 + 6)

static const RtBox whole = { 0, 0, SIDE, true };

/* Returns the position of row or column I of `whole`. */
static int
begin (int i)
{
  return i * CELL + (1 + i / 3) * 3 + i - i / 3;
}

static cairo_surface_t *
paint (const RtScene *scene, const RtTheme *theme, const RtBox *box)
{
  int side = (int) ceil (MAX (box->x, box->y) + box->side) + 10;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (surface);

  rt_paint (cr, scene, theme, box);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The pixel of CELL at so many hundredths of its side. */
static uint32_t
probe (cairo_surface_t *surface, int cell, int x, int y)
{
  return pixel (surface, begin (rt_column_of (cell)) + CELL * x / 100,
                begin (rt_row_of (cell)) + CELL * y / 100);
}

/* Pixels of one colour in a part of a cell, which is given in hundredths. */
typedef struct {
  int n;
  double middle_x, middle_y; /* of what encloses it, in hundredths */
  double height;
  double mean_x;
} Ink;

static Ink
ink_in (cairo_surface_t *surface, int cell, uint32_t colour, int x0, int y0, int x1, int y1)
{
  int left = begin (rt_column_of (cell)), top = begin (rt_row_of (cell));
  int min_x = CELL, max_x = -1, min_y = CELL, max_y = -1;
  Ink ink = { 0 };

  for (int y = CELL * y0 / 100; y < CELL * y1 / 100; y++)
    for (int x = CELL * x0 / 100; x < CELL * x1 / 100; x++)
      if (pixel (surface, left + x, top + y) == colour) {
        ink.n++;
        ink.mean_x += x;
        min_x = MIN (min_x, x);
        max_x = MAX (max_x, x);
        min_y = MIN (min_y, y);
        max_y = MAX (max_y, y);
      }
  ink.mean_x /= MAX (ink.n, 1);
  ink.middle_x = (min_x + max_x + 1) * 50.0 / CELL;
  ink.middle_y = (min_y + max_y + 1) * 50.0 / CELL;
  ink.height = (max_y - min_y + 1) * 100.0 / CELL;
  return ink;
}

static uint32_t
mix (uint32_t a, uint32_t b, double share)
{
  uint32_t mixed = 0;

  for (int shift = 0; shift <= 16; shift += 8)
    mixed |= (uint32_t) lround ((a >> shift & 0xff) * (1 - share) + (b >> shift & 0xff) * share)
             << shift;
  return mixed;
}

static uint32_t
ink_of (RtRole role, const RtTheme *theme)
{
  const uint32_t inks[] = {
    [RT_ROLE_GIVEN]      = theme->given,
    [RT_ROLE_ENTERED]    = theme->entered,
    [RT_ROLE_FOUND]      = theme->found,
    [RT_ROLE_TRYING]     = theme->trying,
    [RT_ROLE_TAKEN_BACK] = mix (theme->board, theme->trying, 0.7),
    [RT_ROLE_TESTED]     = mix (theme->board, theme->trying, 0.8),
  };

  return inks[role];
}

/* Returns a scene with digit I + 1 in cell 10 * I, with ROLE. */
static RtScene
diagonal (RtRole role)
{
  RtScene scene = { 0 };

  for (int i = 0; i < 9; i++) {
    scene.cells[10 * i].digit = (uint8_t) (i + 1);
    scene.cells[10 * i].role = (uint8_t) role;
  }
  return scene;
}

static void
test_each_role_has_its_ink (gconstpointer data)
{
  const RtTheme *theme = data;

  for (RtRole role = RT_ROLE_GIVEN; role <= RT_ROLE_TESTED; role++) {
    RtScene scene = diagonal (role);
    g_autoptr (cairo_surface_t) surface = paint (&scene, theme, &whole);

    for (int i = 0; i < 9; i++) {
      g_assert_cmpint (ink_in (surface, 10 * i, ink_of (role, theme), 20, 20, 80, 80).n, >, 20);
      g_assert_cmphex (probe (surface, 10 * i, 5, 5), ==, theme->board);
    }
    g_assert_cmpint (ink_in (surface, 1, theme->board, 0, 0, 100, 100).n, ==, CELL * CELL);
  }
}

/* The ink of a digit is centred, whatever the metrics of the font. */
static void
test_digits_are_centred (void)
{
  RtScene scene = diagonal (RT_ROLE_ENTERED);
  g_autoptr (cairo_surface_t) surface = paint (&scene, &rt_theme_paper, &whole);

  for (int i = 0; i < 9; i++) {
    Ink ink = ink_in (surface, 10 * i, rt_theme_paper.entered, 0, 0, 100, 100);

    g_assert_cmpfloat_with_epsilon (ink.middle_x, 50, 4);
    g_assert_cmpfloat_with_epsilon (ink.middle_y, 50, 4);
    g_assert_cmpfloat_with_epsilon (ink.height, 52, 6);
  }
}

/* Returns how far the upper half of a 7 is to the right of the lower half. */
static double
slant (RtRole role)
{
  RtScene scene = diagonal (role);
  g_autoptr (cairo_surface_t) surface = paint (&scene, &rt_theme_light, &whole);
  uint32_t ink = ink_of (role, &rt_theme_light);
  double upper = ink_in (surface, 60, ink, 0, 36, 100, 50).mean_x;
  double lower = ink_in (surface, 60, ink, 0, 50, 100, 100).mean_x;

  return upper - lower;
}

static int
weight (RtRole role)
{
  RtScene scene = diagonal (role);
  g_autoptr (cairo_surface_t) surface = paint (&scene, &rt_theme_light, &whole);
  int n = ink_in (surface, 70, ink_of (role, &rt_theme_light), 0, 0, 100, 80).n;

  return n;
}

/* Roles differ by shape, not only by colour. */
static void
test_shape_tells_roles_apart (void)
{
  const RtRole roles[] = { RT_ROLE_ENTERED, RT_ROLE_FOUND, RT_ROLE_TAKEN_BACK };

  g_assert_cmpint (weight (RT_ROLE_GIVEN), >, weight (RT_ROLE_ENTERED) * 5 / 4);
  g_assert_cmpfloat (slant (RT_ROLE_TRYING), >, slant (RT_ROLE_ENTERED) + 1);
  g_assert_cmpfloat (slant (RT_ROLE_TESTED), >, slant (RT_ROLE_ENTERED) + 1);
  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++) {
    RtScene scene = diagonal (roles[i]);
    g_autoptr (cairo_surface_t) surface = paint (&scene, &rt_theme_light, &whole);
    uint32_t ink = ink_of (roles[i], &rt_theme_light);

    /* The dot under the digit, and the end of the strike beside a 1. */
    g_assert_cmpint (ink_in (surface, 70, ink, 40, 84, 60, 92).n > 0, ==,
                     roles[i] == RT_ROLE_FOUND);
    g_assert_cmpint (ink_in (surface, 0, ink, 70, 30, 78, 40).n > 0, ==,
                     roles[i] == RT_ROLE_TAKEN_BACK);
  }
}

static void
test_marks_lie_in_their_places (void)
{
  RtScene scene = { 0 };
  g_autoptr (cairo_surface_t) surface = NULL;

  for (int digit = 1; digit <= 9; digit++)
    scene.cells[digit].marks = rt_digits_of (digit);
  surface = paint (&scene, &rt_theme_contrast, &whole);
  for (int digit = 1; digit <= 9; digit++)
    for (int place = 0; place < 9; place++) {
      int x = 5 + place % 3 * 30, y = 5 + place / 3 * 30;
      bool is_there = ink_in (surface, digit, rt_theme_contrast.board, x, y, x + 30, y + 30).n <
                      18 * 18;

      g_assert_cmpint (is_there, ==, place == digit - 1);
    }
}

/* The scene with one flag at the cell 40. */
static RtScene
flagged (size_t flag)
{
  RtScene scene = { 0 };

  *(bool *) ((char *) &scene.cells[40] + flag) = true;
  return scene;
}

static void
test_each_flag_shows (gconstpointer data)
{
  const RtTheme *theme = data;
  uint32_t house = mix (theme->board, theme->trying, 0.1);
  /* Ground, ring (in the middle of the upper edge), upper right, lower left, upper left and lower
   * right corner. */
  const struct {
    size_t flag;
    uint32_t ground, ring, upper, lower, first, last;
  } rows[] = {
    { G_STRUCT_OFFSET (RtSceneCell, conflict), theme->conflict_tint, theme->conflict,
      theme->conflict, theme->conflict_tint, theme->conflict_tint, theme->conflict_tint },
    { G_STRUCT_OFFSET (RtSceneCell, current), theme->board, theme->trying, theme->board,
      theme->board, theme->board, theme->board },
    { G_STRUCT_OFFSET (RtSceneCell, involved), theme->board, theme->conflict, theme->board,
      theme->board, theme->board, theme->board },
    { G_STRUCT_OFFSET (RtSceneCell, marked), theme->board, theme->focus, theme->board,
      theme->board, theme->board, theme->focus },
    { G_STRUCT_OFFSET (RtSceneCell, looked), theme->same_tint, theme->focus, theme->same_tint,
      theme->same_tint, theme->same_tint, theme->same_tint },
    { G_STRUCT_OFFSET (RtSceneCell, in_house), house, house, house, house, house, house },
    { G_STRUCT_OFFSET (RtSceneCell, differs), theme->board, theme->board, theme->board,
      theme->found, theme->board, theme->board },
    { G_STRUCT_OFFSET (RtSceneCell, breakpoint), theme->board, theme->board, theme->board,
      theme->board, theme->conflict, theme->board },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtScene scene = flagged (rows[i].flag);
    g_autoptr (cairo_surface_t) surface = paint (&scene, theme, &whole);

    g_assert_cmphex (probe (surface, 40, 50, 50), ==, rows[i].ground);
    g_assert_cmphex (probe (surface, 40, 50, 1), ==, rows[i].ring);
    g_assert_cmphex (probe (surface, 40, 91, 7), ==, rows[i].upper);
    g_assert_cmphex (probe (surface, 40, 7, 91), ==, rows[i].lower);
    g_assert_cmphex (probe (surface, 40, 14, 14), ==, rows[i].first);
    g_assert_cmphex (probe (surface, 40, 91, 93), ==, rows[i].last);
    g_assert_cmphex (probe (surface, 41, 50, 50), ==, theme->board);
  }
}

/* Returns the change of blue along the diagonal of cell 40 from its upper left, or lower left,
 * corner. */
static int
change (cairo_surface_t *surface, bool rising)
{
  int left = begin (rt_column_of (40)), top = begin (rt_row_of (40)), least = 255, most = 0;

  for (int i = 6; i < CELL - 6; i++) {
    int blue = pixel (surface, left + i, top + (rising ? CELL - 1 - i : i)) & 0xff;

    least = MIN (least, blue);
    most = MAX (most, blue);
  }
  return most - least;
}

/* A cell without candidates has a cross of two arms, and a ring. */
static void
test_crossed (void)
{
  RtScene scene = flagged (G_STRUCT_OFFSET (RtSceneCell, crossed));
  g_autoptr (cairo_surface_t) surface = NULL;

  scene.cells[40].digit = 0;
  surface = paint (&scene, &rt_theme_light, &whole);
  for (int i = 38; i <= 62; i += 6) {
    g_assert_cmphex (probe (surface, 40, i, i), ==, rt_theme_light.conflict);
    g_assert_cmphex (probe (surface, 40, i, 100 - i), ==, rt_theme_light.conflict);
  }
  g_assert_cmphex (probe (surface, 40, 50, 30), ==, rt_theme_light.conflict_tint);
  g_assert_cmphex (probe (surface, 40, 30, 50), ==, rt_theme_light.conflict_tint);
  g_assert_cmphex (probe (surface, 40, 2, 50), ==, rt_theme_light.conflict);
}

/* Refusing and unread cells are hatched in different directions and colours. */
static void
test_hatched (gconstpointer data)
{
  bool unread = GPOINTER_TO_INT (data);
  RtScene scene = flagged (unread ? G_STRUCT_OFFSET (RtSceneCell, unread)
                                  : G_STRUCT_OFFSET (RtSceneCell, refusing));
  g_autoptr (cairo_surface_t) surface = paint (&scene, &rt_theme_light, &whole);
  Ink other = ink_in (surface, 40, rt_theme_light.board, 10, 10, 90, 90);

  g_assert_cmpint (other.n, >, 48 * 48 * 4 / 10);
  g_assert_cmpint (other.n, <, 48 * 48 * 8 / 10);
  g_assert_cmpint (change (surface, unread), <, 8);
  g_assert_cmpint (change (surface, !unread), >, 32);
  g_assert_cmphex (probe (surface, 40, 50, 1), ==,
                   unread ? rt_theme_light.trying : rt_theme_light.conflict);
  g_assert_cmpint (ink_in (surface, 41, rt_theme_light.board, 0, 0, 100, 100).n, ==, CELL * CELL);
}

/* From the board's colour to the hottest one, and what is wrong or looked at lies over it. */
static void
test_heat_rises (gconstpointer data)
{
  const RtTheme *theme = data;
  RtScene scene = { 0 };
  g_autoptr (cairo_surface_t) surface = NULL;
  int n_levels = 0;

  for (int cell = 0; cell < 80; cell++)
    scene.cells[cell].heat = (uint8_t) (cell * 255 / 79);
  scene.cells[80].heat = 255;
  scene.cells[80].looked = true;
  surface = paint (&scene, theme, &whole);
  g_assert_cmphex (probe (surface, 0, 50, 50), ==, theme->board);
  for (int cell = 1; cell < 80; cell++) {
    int level = rt_heat_level (scene.cells[cell].heat);

    n_levels += level != rt_heat_level (scene.cells[cell - 1].heat);
    g_assert_cmphex (probe (surface, cell, 50, 50), ==,
                     mix (theme->board, theme->heat, level / (double) RT_HEAT_LEVELS));
  }
  g_assert_cmpint (n_levels, ==, RT_HEAT_LEVELS);
  g_assert_cmphex (probe (surface, 79, 50, 50), ==, theme->heat);
  g_assert_cmphex (probe (surface, 80, 50, 50), ==, theme->same_tint);
}

/* Whether the pixel X, Y of the cell COLOUR is nearer to the ink of its pattern than to the colour. */
static bool
is_ink (cairo_surface_t *surface, const RtTheme *theme, int colour, int x, int y)
{
  uint32_t seen = pixel (surface, begin (rt_column_of (colour)) + x, begin (rt_row_of (colour)) + y);
  int ground = rt_theme_colour (theme, colour) >> 8 & 0xff;

  return abs ((int) (seen >> 8 & 0xff) - ground) > 12;
}

/* Each colour has a ground, and a pattern that differs from all others in a tenth of the cell or
 * more. */
static void
test_colours (gconstpointer data)
{
  const RtTheme *theme = data;
  RtScene scene = { 0 };
  g_autoptr (cairo_surface_t) surface = NULL;

  for (int colour = 1; colour <= 9; colour++)
    scene.cells[colour].colour = (uint8_t) colour;
  surface = paint (&scene, theme, &whole);
  g_assert_cmphex (probe (surface, 0, 50, 50), ==, theme->board);
  for (int colour = 1; colour <= 9; colour++)
    for (int other = 1; other < colour; other++) {
      int n = 0;

      for (int x = 0; x < CELL; x++)
        for (int y = 0; y < CELL; y++)
          n += is_ink (surface, theme, colour, x, y) != is_ink (surface, theme, other, x, y);
      g_assert_cmpint (n, >, CELL * CELL / 10);
    }
}

/* The pixels of the chip of COLOUR, SIDE by SIDE; to be freed. */
static uint32_t *
chip (const RtTheme *theme, int colour, int side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (surface);
  uint32_t *pixels = g_new (uint32_t, side * side);

  rt_paint_set_colour (cr, theme->board);
  cairo_paint (cr);
  rt_paint_coloured_mark (cr, theme, colour, false, side / 2.0, side / 2.0, side, side);
  cairo_destroy (cr);
  for (int i = 0; i < side * side; i++)
    pixels[i] = pixel (surface, i % side, i / side);
  cairo_surface_destroy (surface);
  return pixels;
}

/* The chips of two colours differ by more than their colours: by ink at the edges, on a phone and in a large
 * window. */
static void
test_chips (gconstpointer data)
{
  const RtTheme *theme = data;
  static const int sides[] = { 11, 17 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    for (int colour = 1; colour <= 9; colour++)
      for (int other = 1; other < colour; other++) {
        g_autofree uint32_t *one = chip (theme, colour, sides[i]), *two = chip (theme, other, sides[i]);
        int n = 0;

        for (int at = 0; at < sides[i] * sides[i]; at++)
          n += (one[at] == theme->mark) != (two[at] == theme->mark);
        g_assert_cmpint (n, >=, sides[i] - 5);
      }
}

/* All marks of both kinds can be in one cell, and none is drawn over the ground of another, nor beyond
 * the cell; corner marks are not in a row with centre marks. */
static void
test_marks_are_apart (void)
{
  for (int marks = 1; marks <= RT_DIGITS_ALL; marks++) {
    struct {
      double x, y;
    } places[18];
    double width, height;
    int n = 0, n_corners;

    rt_mark_ground (RT_DIGITS_ALL, 1, &width, &height);
    for (int corner = 1; corner >= 0; corner--) {
      n_corners = n;
      for_each_digit (digit, (RtDigits) (corner ? RT_DIGITS_ALL : marks)) {
        rt_mark_place ((RtDigits) marks, RT_DIGITS_ALL, digit, corner, 1, &places[n].x, &places[n].y);
        g_assert_cmpfloat (fabs (places[n].x - 0.5), <=, 0.5 - width / 2);
        g_assert_cmpfloat (fabs (places[n].y - 0.5), <=, 0.5 - height / 2);
        for (int other = 0; other < n; other++)
          g_assert_true ((fabs (places[n].x - places[other].x) >= width - 1e-9 &&
                          (corner || other >= n_corners)) ||
                         fabs (places[n].y - places[other].y) >= height - 1e-9);
        n++;
      }
    }
  }
}

static void
test_lines (gconstpointer data)
{
  const RtTheme *theme = data;
  RtScene scene = { 0 };
  g_autoptr (cairo_surface_t) surface = paint (&scene, theme, &whole);

  for (int i = 1; i < 9; i++) {
    int line = begin (i) - 1, width = i % 3 ? 1 : 3;
    uint32_t colour = i % 3 ? theme->cell_line : theme->box_line;

    for (int j = 0; j < width; j++) {
      g_assert_cmphex (pixel (surface, line - j, 33), ==, colour);
      g_assert_cmphex (pixel (surface, 33, line - j), ==, colour);
    }
    g_assert_cmphex (pixel (surface, line - width, 33), ==, theme->board);
    g_assert_cmphex (pixel (surface, line + 1, 33), ==, theme->board);
  }
  for (int i = 0; i < 3; i++) {
    g_assert_cmphex (pixel (surface, i, 33), ==, theme->box_line);
    g_assert_cmphex (pixel (surface, 33, SIDE - 1 - i), ==, theme->box_line);
  }
  g_assert_cmphex (pixel (surface, 0, 0), ==, 0); /* the corners are round */
}

/* Each place within a column, and on the line after it, belongs to the column. */
static void
test_ruling_is_the_inverse (void)
{
  const RtRuling rulings[] = {
    rt_ruling_of (56, 1, 2), rt_ruling_of (1, 1, 2), rt_ruling_of (21.7, 0.35, 1.05),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rulings); i++) {
    const RtRuling *ruling = &rulings[i];
    double end = ruling->side - ruling->thick, width = ruling->thick;

    for (int column = 8; column >= 0; column--) {
      double begin = rt_ruling_at (ruling, column);

      g_assert_cmpfloat_with_epsilon (begin + ruling->cell, end, 1e-9);
      for (double at = begin; at < end + width / 2; at += ruling->cell / 3)
        g_assert_cmpint (rt_ruling_find (ruling, at), ==, column);
      if (column)
        end = rt_ruling_line (ruling, column, &width);
    }
    g_assert_cmpint (rt_ruling_find (ruling, 0), ==, 0);
    g_assert_cmpint (rt_ruling_find (ruling, -1), ==, -1);
    g_assert_cmpint (rt_ruling_find (ruling, ruling->side), ==, -1);
    g_assert_cmpint (rt_ruling_find (ruling, ruling->side - 0.1), ==, 8);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const RtTheme *const *theme = rt_themes; *theme; theme++) {
    g_autofree char *role = g_strdup_printf ("/painter/%s/each-role-has-its-ink", (*theme)->id);
    g_autofree char *flag = g_strdup_printf ("/painter/%s/each-flag-shows", (*theme)->id);
    g_autofree char *heat = g_strdup_printf ("/painter/%s/heat-rises", (*theme)->id);
    g_autofree char *colours = g_strdup_printf ("/painter/%s/colours", (*theme)->id);
    g_autofree char *chips = g_strdup_printf ("/painter/%s/chips", (*theme)->id);
    g_autofree char *lines = g_strdup_printf ("/painter/%s/lines", (*theme)->id);

    g_test_add_data_func (role, *theme, test_each_role_has_its_ink);
    g_test_add_data_func (flag, *theme, test_each_flag_shows);
    g_test_add_data_func (heat, *theme, test_heat_rises);
    g_test_add_data_func (colours, *theme, test_colours);
    g_test_add_data_func (lines, *theme, test_lines);
    g_test_add_data_func (chips, *theme, test_chips);
  }
  add_cases ("/painter", test_digits_are_centred, test_marks_are_apart,
             test_shape_tells_roles_apart, test_marks_lie_in_their_places);
  g_test_add_func ("/painter/what-ran-out-is-crossed", test_crossed);
  g_test_add_data_func ("/painter/what-refuses-is-hatched", GINT_TO_POINTER (false), test_hatched);
  g_test_add_data_func ("/painter/what-is-unread-is-hatched", GINT_TO_POINTER (true), test_hatched);
  g_test_add_func ("/painter/ruling-is-the-inverse", test_ruling_is_the_inverse);
  return fonts_test_run ();
}
