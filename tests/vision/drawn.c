/* drawn.c - chooses a puzzle, a face and a place for each kind of picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "drawn.h"

#include "camera.h"
#include "engine/fast/fast.h"
#include "sheet.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#define X(name) #name,
const char *const rt_drawn_names[RT_N_DRAWN] = { RT_DRAWN_KINDS (X) };
#undef X

/* Each is also drawn with its digits exchanged, and mirrored. */
static const char *const puzzles[] = {
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
  "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
  "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
  "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..",
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
};

char **
rt_drawn_families (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *names = g_ptr_array_new ();
  PangoFontFamily **families;
  int n;

  g_file_get_contents (path, &text, NULL, NULL);
  lines = g_strsplit (text ? text : "", "\n", -1);
  pango_font_map_list_families (pango_cairo_font_map_get_default (), &families, &n);
  for (char **line = lines; *line; line++)
    for (int i = 0; i < n && g_str_has_prefix (*line, "test "); i++)
      if (g_strcmp0 (*line + 5, pango_font_family_get_name (families[i])) == 0)
        g_ptr_array_add (names, g_strdup (*line + 5));
  g_free (families);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

static void
choose_puzzle (RtChance *chance, RtGrid *givens)
{
  int digits[10] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 }, mirrored = rt_chance_of (chance, 2);
  RtGrid puzzle;

  rt_grid_parse (&puzzle, puzzles[rt_chance_of (chance, G_N_ELEMENTS (puzzles))]);
  for (int i = 9; i > 1; i--) {
    int k = 1 + rt_chance_of (chance, i), kept = digits[i];

    digits[i] = digits[k];
    digits[k] = kept;
  }
  for (int cell = 0; cell < 81; cell++)
    givens->digit[cell] =
      (guint8) digits[puzzle.digit[mirrored ? cell % 9 * 9 + cell / 9 : cell]];
}

/* A cell of GRID that is FILLED, or is not. */
static int
any_cell (RtChance *chance, const RtGrid *grid, bool filled)
{
  int cell;

  do
    cell = rt_chance_of (chance, RT_N_CELLS);
  while ((grid->digit[cell] != 0) != filled);
  return cell;
}

void
rt_drawn_spoil (RtChance *chance, RtGrid *givens)
{
  const RtGrid puzzle = *givens;

  do {
    int a = any_cell (chance, &puzzle, true), b = any_cell (chance, &puzzle, true);
    int way = rt_chance_of (chance, 5);

    *givens = puzzle;
    switch (way) {
    case 0:
    case 1:
      givens->digit[a] = 0;
      givens->digit[b] = way ? 0 : givens->digit[b];
      break;
    case 2:
      givens->digit[a] = (guint8) (1 + (puzzle.digit[a] + rt_chance_of (chance, 8)) % 9);
      break;
    case 3:
      givens->digit[a] = puzzle.digit[b];
      givens->digit[b] = puzzle.digit[a];
      break;
    default:
      givens->digit[any_cell (chance, &puzzle, false)] = (guint8) (1 + rt_chance_of (chance, 9));
    }
  } while (rt_fast_solve (givens, NULL) == 1);
}

/* Fills SHARE of the blanks as somebody does who has come so far. */
static void
enter_some (RtChance *chance, RtDrawn *drawn, float share)
{
  RtGrid solution;

  rt_fast_solve (&drawn->givens, &solution);
  for (int cell = 0; cell < 81; cell++)
    if (!drawn->givens.digit[cell] && rt_chance_is (chance, share))
      drawn->entries.digit[cell] = solution.digit[cell];
}

static int
between (RtChance *chance, int low, int high)
{
  return low + rt_chance_of (chance, high - low);
}

/* Where a grid lies on a screen. */
typedef struct {
  int width, height, x, y, side;
} Place;

static Place
place_on_screen (RtChance *chance, RtDrawnKind kind)
{
  Place place = { .side = between (chance, 300, 900) };

  if (kind == RT_DRAWN_small)
    place.side = between (chance, 150, 260);
  if (kind == RT_DRAWN_two)
    place.side = between (chance, 500, 700);
  place.width = place.side * between (chance, 104, 150) / 100;
  place.height = place.side * between (chance, 104, 150) / 100;
  if (kind == RT_DRAWN_big_window) {
    place.side = between (chance, 600, 1300);
    place.width = between (chance, 1920, 2120);
    place.height = between (chance, 1080, 1380);
    place.height = MAX (place.side + 120, place.height);
  }
  place.x = between (chance, 4, MAX (5, place.width - place.side - 3));
  place.y = between (chance, 4, MAX (5, place.height - place.side - 3));
  if (kind == RT_DRAWN_two)
    place.width = place.x + place.side + 40 + place.side * 3 / 4;
  if (kind == RT_DRAWN_cut_off) {
    /* The frame is outside on one side, or on two. */
    int pixels = between (chance, 2, 6), sides = rt_chance_of (chance, 4);

    place.x = sides % 2 ? -pixels : place.x;
    place.y = sides / 2 || sides == 0 ? -pixels : place.y;
  }
  return place;
}

/* Digits and a bar above, as a program's window has them. */
static void
draw_surroundings (cairo_t *cr, RtChance *chance, const Place *place)
{
  cairo_set_source_rgb (cr, 0.3, 0.4, 0.4);
  cairo_rectangle (cr, 0, 0, place->width, 40);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0.2, 0.4, 0.4);
  for (int i = 0; i < 40; i++) {
    int size = between (chance, 12, 30), x = between (chance, 0, place->width);
    int y = between (chance, 0, place->height);

    if (x < place->x - 20 || x > place->x + place->side + 20)
      rt_sheet_digit (cr, "Sans", size, x, y, rt_chance_of (chance, 10));
  }
}

static GBytes *
saved (GdkPixbuf *picture, RtChance *chance, gboolean as_photo)
{
  g_autofree char *quality = g_strdup_printf ("%d", between (chance, 30, 92));
  char *bytes;
  gsize size;

  if (as_photo)
    gdk_pixbuf_save_to_buffer (picture, &bytes, &size, "jpeg", NULL, "quality", quality, NULL);
  else
    gdk_pixbuf_save_to_buffer (picture, &bytes, &size, "png", NULL, "compression", "1", NULL);
  g_object_unref (picture);
  return g_bytes_new_take (bytes, size);
}

/* The pixels of SURFACE. The caller owns the picture. */
static GdkPixbuf *
picture_of (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  int from_stride = cairo_image_surface_get_stride (surface), stride;
  const guint8 *data = cairo_image_surface_get_data (surface);
  GdkPixbuf *picture = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  guint8 *pixels = gdk_pixbuf_get_pixels (picture);

  stride = gdk_pixbuf_get_rowstride (picture);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      for (int k = 0; k < 3; k++)
        pixels[y * stride + 3 * x + k] = data[y * from_stride + 4 * x + 2 - k];
  return picture;
}

static cairo_t *
begin (RtChance *chance, RtDrawnKind kind, int width, int height, cairo_surface_t **surface)
{
  double back = kind == RT_DRAWN_dark ? (double) rt_chance_in (chance, 0.05f, 0.2f)
                                      : (double) rt_chance_in (chance, 0.88f, 1);
  cairo_t *cr;

  *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cr = cairo_create (*surface);
  cairo_set_source_rgb (cr, back, back, back);
  cairo_paint (cr);
  return cr;
}

static GdkPixbuf *
draw_screen (RtChance *chance, RtDrawnKind kind, const char *family, const RtDrawn *drawn)
{
  Place place = place_on_screen (chance, kind);
  cairo_surface_t *surface;
  cairo_t *cr = begin (chance, kind, place.width, place.height, &surface);
  GdkPixbuf *picture;

  if (kind == RT_DRAWN_big_window)
    draw_surroundings (cr, chance, &place);
  rt_sheet_draw (cr, chance, kind, family, place.x, place.y, place.side, &drawn->givens,
                 &drawn->entries);
  if (kind == RT_DRAWN_two) {
    RtGrid other, none = { 0 };

    choose_puzzle (chance, &other);
    rt_sheet_draw (cr, chance, kind, family, place.x + place.side + 20, place.y,
                   place.side * 3 / 4, &other, &none);
  }
  cairo_surface_flush (surface);
  picture = picture_of (surface);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return picture;
}

static GdkPixbuf *
draw_photo (RtChance *chance, RtDrawnKind kind, const char *family, const RtDrawn *drawn)
{
  const Place place = { RT_CAMERA_SHEET, RT_CAMERA_SHEET, 140, 140, RT_CAMERA_GRID };
  cairo_surface_t *sheet;
  cairo_t *cr = begin (chance, kind, RT_CAMERA_SHEET, RT_CAMERA_SHEET, &sheet);
  GdkPixbuf *photo;

  draw_surroundings (cr, chance, &place);
  rt_sheet_draw (cr, chance, kind, family, place.x, place.y, place.side, &drawn->givens,
                 &drawn->entries);
  cairo_surface_flush (sheet);
  photo = rt_camera_take (sheet, chance, kind);
  cairo_destroy (cr);
  cairo_surface_destroy (sheet);
  return photo;
}

static RtDrawn
make (RtDrawnKind kind, guint n, char **families, bool spoilt)
{
  RtChance chance = { 0x9e3779b97f4a7c15u * (n * RT_DRAWN_written + kind + 1) };
  gboolean as_photo = kind >= RT_DRAWN_perspective;
  const char *family;
  RtDrawn drawn = { 0 };

  for (int i = 0; i < 20; i++)
    rt_chance_bits (&chance);
  family = families[rt_chance_of (&chance, (int) g_strv_length (families))];
  choose_puzzle (&chance, &drawn.givens);
  if (kind == RT_DRAWN_entered)
    enter_some (&chance, &drawn, 0.4f);
  if (kind == RT_DRAWN_written) {
    enter_some (&chance, &drawn, rt_chance_in (&chance, 0.1f, 1));
    if (rt_chance_is (&chance, 0.3f)) { /* one is a slip */
      int cell = any_cell (&chance, &drawn.entries, true);

      drawn.entries.digit[cell] = (guint8) (1 + drawn.entries.digit[cell] % 9);
    }
  }
  if (spoilt)
    rt_drawn_spoil (&chance, &drawn.givens);
  for_each_cell (cell, rt_grid_filled (&drawn.givens))
    drawn.entries.digit[cell] = 0;
  drawn.bytes = saved (as_photo ? draw_photo (&chance, kind, family, &drawn)
                                : draw_screen (&chance, kind, family, &drawn),
                       &chance, as_photo);
  return drawn;
}

RtDrawn
rt_drawn_make (RtDrawnKind kind, guint n, char **families)
{
  return make (kind, n, families, false);
}

RtDrawn
rt_drawn_make_spoilt (RtDrawnKind kind, guint n, char **families)
{
  return make (kind, n, families, true);
}

void
rt_drawn_clear (RtDrawn *drawn)
{
  g_clear_pointer (&drawn->bytes, g_bytes_unref);
}

bool
rt_photo_label (const char *path, RtGrid *grid)
{
  g_autofree char *text = NULL;
  const char *at;
  int n = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return false;
  at = strchr (text, '\n');
  at = at ? strchr (at + 1, '\n') : NULL;
  for (; at && *at && n < RT_N_CELLS; at++)
    if (*at >= '0' && *at <= '9')
      grid->digit[n++] = (uint8_t) (*at - '0');
  return n == RT_N_CELLS;
}
