/* sheet.c - grids as programs and papers draw them: lines, shades, tiles, marks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet.h"

#include "pen.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

typedef struct {
  double red, green, blue;
} Colour;

/* How a grid looks. */
typedef struct {
  RtDrawnKind kind;
  gboolean crisp, dark;
  char *font;
  double x, y, cell, size;
  Colour paper, ink, line, strong, entered;
  double thin, thick;  /* lines */
} Look;

static double
in (RtChance *chance, double low, double high)
{
  return (double) rt_chance_in (chance, (float) low, (float) high);
}

static void
set (cairo_t *cr, Colour colour)
{
  cairo_set_source_rgb (cr, colour.red, colour.green, colour.blue);
}

static Colour
grey (double value)
{
  return (Colour) { value, value, value };
}

void
rt_sheet_digit (cairo_t *cr, const char *font, double pixels, double x, double y, int digit)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *description = pango_font_description_from_string (font);
  char text[] = { (char) ('0' + digit), 0 };
  PangoRectangle logical;

  pango_font_description_set_absolute_size (description, pixels * PANGO_SCALE);
  pango_layout_set_font_description (layout, description);
  pango_layout_set_text (layout, text, 1);
  pango_layout_get_pixel_extents (layout, NULL, &logical);
  cairo_move_to (cr, x - logical.width / 2.0, y - logical.height / 2.0);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (description);
  g_object_unref (layout);
}

static void
choose (RtChance *chance, Look *look, const char *family)
{
  static const char *const styles[] = { "", "Bold", "", "Light" };
  /* At a few pixels a light face is no more than a shadow. */
  int n_styles = look->kind == RT_DRAWN_small ? 3 : 4;
  double paper, ink;

  look->font = g_strdup_printf ("%s %s", family, styles[rt_chance_of (chance, n_styles)]);
  look->dark = look->kind == RT_DRAWN_dark ||
               (rt_chance_is (chance, 0.35f) &&
                (look->kind == RT_DRAWN_big_window || look->kind == RT_DRAWN_marks ||
                 look->kind == RT_DRAWN_tiles));
  paper = look->dark ? in (chance, 0.05, 0.25) : in (chance, 0.9, 1);
  ink = look->dark ? in (chance, 0.8, 1) : in (chance, 0, 0.25);
  look->paper = grey (paper);
  look->ink = grey (ink);
  look->line = grey (look->dark ? in (chance, 0.4, 0.7) : in (chance, 0.1, 0.6));
  look->strong = grey (look->dark ? 0.8 : 0.1);
  look->entered = look->dark ? (Colour) { 0.45, 0.7, 1 } : (Colour) { 0.1, 0.3, 0.85 };
  if (look->crisp && !look->dark && rt_chance_is (chance, 0.2f) && look->kind != RT_DRAWN_entered)
    look->ink.blue = 0.6;
  look->size = look->cell * in (chance, 0.52, 0.8);
  look->thin = look->crisp ? fmax (1, rint (look->cell * in (chance, 0.01, 0.03)))
                           : look->cell * in (chance, 0.012, 0.03);
  look->thick = look->thin * in (chance, 1.8, 3.5);
  if (look->crisp)
    look->thick = fmax (look->thin + 1, rint (look->thick));
}

static void
fill_cell (cairo_t *cr, const Look *look, int cell, Colour colour)
{
  set (cr, colour);
  cairo_rectangle (cr, look->x + cell % 9 * look->cell, look->y + cell / 9 * look->cell, look->cell,
                   look->cell);
  cairo_fill (cr);
}

/* Boxes, or a row and a column, or some cells, in another shade; and one that is selected. */
static int
shade (cairo_t *cr, RtChance *chance, const Look *look)
{
  int mode = rt_chance_of (chance, 3), selected = rt_chance_of (chance, 81);
  double tint = in (chance, 0.74, 0.92);
  Colour colour = { look->paper.red * tint, look->paper.green * in (chance, 0.85, 1),
                    look->paper.blue };

  for (int cell = 0; cell < 81; cell++) {
    int row = cell / 9, column = cell % 9;

    if (mode == 0   ? (row / 3 + column / 3) % 2
        : mode == 1 ? row == selected / 9 || column == selected % 9
                    : (row * 7 + column * 5) % 4 == 0)
      fill_cell (cr, look, cell, colour);
  }
  fill_cell (cr, look, selected, (Colour) { 0.2, 0.45, 0.85 });
  return selected;
}

static void
draw_lines (cairo_t *cr, const Look *look)
{
  double side = 9 * look->cell;

  for (int i = 0; i <= 9; i++) {
    double width = i % 3 == 0 ? look->thick : look->thin, at = i * look->cell;

    if (look->kind == RT_DRAWN_no_lines || (look->kind == RT_DRAWN_box_lines && i % 3 != 0))
      continue;
    if (look->crisp)
      at = floor (at) + (fmod (width, 2) > 0 ? 0.5 : 0);
    set (cr, i % 3 == 0 ? look->strong : look->line);
    cairo_set_line_width (cr, width);
    cairo_move_to (cr, look->x - (i % 9 ? 0 : look->thick / 2), look->y + at);
    cairo_rel_line_to (cr, side + (i % 9 ? 0 : look->thick), 0);
    cairo_move_to (cr, look->x + at, look->y);
    cairo_rel_line_to (cr, 0, side);
    cairo_stroke (cr);
  }
}

/* Tiles without lines, with wider gaps between boxes. */
static void
draw_tiles (cairo_t *cr, RtChance *chance, Look *look, const RtGrid *givens)
{
  double side = 9 * look->cell, gap = look->cell * in (chance, 0.03, 0.06), wide = 2.5 * gap;
  double tile = (side - 2 * wide - 8 * gap) / 9;
  Colour back = grey (look->dark ? 0.02 : look->paper.red * 0.8);

  if (look->dark)
    look->paper = grey (look->paper.red + 0.12);
  set (cr, back);
  cairo_rectangle (cr, look->x, look->y, side, side);
  cairo_fill (cr);
  for (int cell = 0; cell < 81; cell++) {
    double x = look->x + cell % 9 * (tile + gap) + cell % 9 / 3 * wide;
    double y = look->y + cell / 9 * (tile + gap) + cell / 27 * wide;

    set (cr, look->paper);
    cairo_rectangle (cr, x, y, tile, tile);
    cairo_fill (cr);
    set (cr, look->ink);
    if (givens->digit[cell])
      rt_sheet_digit (cr, look->font, 0.62 * look->cell, x + tile / 2, y + tile / 2,
                      givens->digit[cell]);
  }
}

static void
draw_marks (cairo_t *cr, const Look *look, int cell)
{
  for (int digit = 1; digit <= 9; digit++)
    if ((cell / 9 * 31 + cell % 9 * 17 + digit * 13) % 5 < 3)
      rt_sheet_digit (cr, look->font, 0.27 * look->cell,
                      look->x + (cell % 9 + 0.5 + ((digit - 1) % 3 - 1) * 0.3) * look->cell,
                      look->y + (cell / 9 + 0.5 + ((digit - 1) / 3 - 1) * 0.3) * look->cell, digit);
}

static void
draw_digits (cairo_t *cr, const Look *look, int selected, const RtGrid *givens,
             const RtGrid *entries)
{
  for (int cell = 0; cell < 81; cell++) {
    int digit = givens->digit[cell] + entries->digit[cell];

    set (cr, cell == selected ? grey (1) : entries->digit[cell] ? look->entered : look->ink);
    if (digit)
      rt_sheet_digit (cr, look->font, look->size, look->x + (cell % 9 + 0.5) * look->cell,
                      look->y + (cell / 9 + 0.5) * look->cell, digit);
    else if (look->kind == RT_DRAWN_marks)
      draw_marks (cr, look, cell);
  }
}

/* What a pencil of HAND writes: the entries, notes in some blank cells, and traces of what was rubbed out. */
static void
write_entries (cairo_t *cr, RtChance *chance, const Look *look, const RtGrid *givens, const RtGrid *entries)
{
  RtHand hand = rt_hand_any (chance);
  double grey_of_pencil = in (chance, 0.1, 0.45), height = in (chance, 0.55, 0.8);

  for (int cell = 0; cell < 81; cell++) {
    double x = look->x + (cell % 9 + 0.5) * look->cell, y = look->y + (cell / 9 + 0.5) * look->cell;
    bool is_trace = rt_chance_is (chance, 0.2f);

    if (givens->digit[cell])
      continue;
    set (cr, grey (is_trace ? in (chance, 0.8, 0.93) : grey_of_pencil));
    if (is_trace || (!entries->digit[cell] && rt_chance_is (chance, 0.2f)))
      for (int i = 0, n = 2 + rt_chance_of (chance, 2); i < n; i++)
        rt_pen_write (cr, chance, &hand, look->cell, look->cell * 0.34, x + look->cell * (0.24 * i - 0.32),
                      y - look->cell * 0.26, 1 + rt_chance_of (chance, 9));
    set (cr, grey (grey_of_pencil));
    if (entries->digit[cell])
      rt_pen_write (cr, chance, &hand, look->cell, look->cell * height * in (chance, 0.9, 1.1),
                    x + look->cell * in (chance, -0.06, 0.06), y + look->cell * in (chance, -0.06, 0.06),
                    entries->digit[cell]);
  }
}

void
rt_sheet_draw (cairo_t *cr, RtChance *chance, RtDrawnKind kind, const char *family, double x,
               double y, double side, const RtGrid *givens, const RtGrid *entries)
{
  Look look = { .kind = kind, .crisp = kind < RT_DRAWN_perspective, .x = x, .y = y, .cell = side / 9 };
  const RtGrid none = { 0 };
  int selected = -1;

  choose (chance, &look, family);
  set (cr, look.paper);
  cairo_rectangle (cr, x, y, side, side);
  cairo_fill (cr);
  if (kind == RT_DRAWN_tiles) {
    draw_tiles (cr, chance, &look, givens);
  } else {
    if (kind == RT_DRAWN_shaded)
      selected = shade (cr, chance, &look);
    draw_digits (cr, &look, selected, givens, kind == RT_DRAWN_written ? &none : entries);
    draw_lines (cr, &look);
    if (kind == RT_DRAWN_written)
      write_entries (cr, chance, &look, givens, entries);
  }
  g_free (look.font);
}
