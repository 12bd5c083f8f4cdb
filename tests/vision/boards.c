/* boards.c - draws boards with regions of any shape. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "boards.h"

#include "sheet.h"

#include <pango/pangocairo.h>
#include <string.h>

enum { LARGEST = 16, SWAPS = 60 };

typedef struct {
  int size;
  int region[LARGEST][LARGEST], digit[LARGEST][LARGEST]; /* 0: none */
} Board;

/* How many cells of the region of a cell can be walked to from it. */
static int
reach (const Board *board, int row, int column, bool seen[LARGEST][LARGEST])
{
  static const int by[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
  int n = 1;

  seen[row][column] = true;
  for (int k = 0; k < 4; k++) {
    int r = row + by[k][0], c = column + by[k][1];

    if (r >= 0 && c >= 0 && r < board->size && c < board->size && !seen[r][c] &&
        board->region[r][c] == board->region[row][column])
      n += reach (board, r, c, seen);
  }
  return n;
}

static bool
is_whole (const Board *board, int row, int column)
{
  bool seen[LARGEST][LARGEST] = { { false } };

  return reach (board, row, column, seen) == board->size;
}

/* Boxes that are as nearly square as SIZE allows. */
static void
make_boxes (Board *board)
{
  int height = board->size == 16 ? 4 : board->size > 8 ? 3 : 2, width = board->size / height;

  for (int r = 0; r < board->size; r++)
    for (int c = 0; c < board->size; c++)
      board->region[r][c] = r / height * (board->size / width) + c / width;
}

/* Exchanges cells of different regions as long as each region stays in one piece. */
static void
make_crooked (Board *board, RtChance *chance)
{
  for (int done = 0; done < SWAPS;) {
    int r = rt_chance_of (chance, 9), c = rt_chance_of (chance, 9), r2 = rt_chance_of (chance, 9);
    int c2 = rt_chance_of (chance, 9), a = board->region[r][c], b = board->region[r2][c2];

    if (a == b)
      continue;
    board->region[r][c] = b;
    board->region[r2][c2] = a;
    if (is_whole (board, r, c) && is_whole (board, r2, c2)) {
      done++;
    } else {
      board->region[r][c] = a;
      board->region[r2][c2] = b;
    }
  }
}

static void
shuffle (RtChance *chance, int *numbers, int n)
{
  for (int i = 0; i < n; i++)
    numbers[i] = i;
  for (int i = n - 1; i > 0; i--) {
    int k = rt_chance_of (chance, i + 1), kept = numbers[i];

    numbers[i] = numbers[k];
    numbers[k] = kept;
  }
}

/* Some digits of a square in which no row and no column has one twice. */
static void
fill (Board *board, RtChance *chance)
{
  int rows[LARGEST], columns[LARGEST], digits[LARGEST];
  float share = rt_chance_in (chance, 0.35f, 0.55f);

  shuffle (chance, rows, board->size);
  shuffle (chance, columns, board->size);
  shuffle (chance, digits, board->size);
  for (int r = 0; r < board->size; r++)
    for (int c = 0; c < board->size; c++)
      if (rt_chance_is (chance, share))
        board->digit[r][c] = 1 + digits[(rows[r] + columns[c]) % board->size];
}

static void
set_grey (cairo_t *cr, double value)
{
  cairo_set_source_rgb (cr, value, value, value);
}

static void
draw_line (cairo_t *cr, double x0, double y0, double x1, double y1, double width)
{
  cairo_set_line_width (cr, width);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  cairo_stroke (cr);
}

static void
draw_cells (cairo_t *cr, const Board *board, bool tinted, double dark, double left, double top, double cell)
{
  for (int r = 0; r < board->size; r++)
    for (int c = 0; c < board->size; c++) {
      int tint = board->region[r][c];

      set_grey (cr, 1 - dark);
      if (tinted)
        cairo_set_source_rgb (cr, 1 - 0.13 * (tint % 3), 1 - 0.13 * (tint / 3 % 3), 1 - 0.08 * (tint % 2));
      cairo_rectangle (cr, left + c * cell, top + r * cell, cell, cell);
      cairo_fill (cr);
    }
}

static void
draw_digits (cairo_t *cr, const Board *board, const char *family, double left, double top, double cell)
{
  for (int r = 0; r < board->size; r++)
    for (int c = 0; c < board->size; c++) {
      int digit = board->digit[r][c];
      double x = left + (c + 0.5) * cell, y = top + (r + 0.5) * cell;

      if (digit > 9)
        rt_sheet_digit (cr, family, 0.45 * cell, x - 0.15 * cell, y, 1);
      if (digit > 9)
        rt_sheet_digit (cr, family, 0.45 * cell, x + 0.15 * cell, y, digit - 10);
      else if (digit)
        rt_sheet_digit (cr, family, 0.65 * cell, x, y, digit);
    }
}

static void
draw_lines (cairo_t *cr, const Board *board, double left, double top, double cell, double thin, double thick)
{
  int n = board->size;

  for (int i = 0; i <= n; i++)
    for (int k = 0; k < n; k++) {
      bool level = i == 0 || i == n || board->region[i - 1][k] != board->region[i][k];
      bool upright = i == 0 || i == n || board->region[k][i - 1] != board->region[k][i];
      double wide = level ? thick : thin, tall = upright ? thick : thin;

      double at = k * cell, end = (k + 1) * cell, line = i * cell;

      draw_line (cr, left + at - wide / 2, top + line, left + end + wide / 2, top + line, wide);
      draw_line (cr, left + line, top + at - tall / 2, left + line, top + end + tall / 2, tall);
    }
}

static cairo_status_t
write_cb (void *bytes, const unsigned char *data, unsigned length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
rt_board_draw (int size, guint n, char **families, RtGrid *givens)
{
  RtChance chance = { 0x9e3779b97f4a7c15u * (n * LARGEST + (guint) size + 1) };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Board board = { .size = size };
  double cell, thin, thick, left, top;
  bool tinted, is_dark;
  const char *family;
  cairo_surface_t *surface;
  cairo_t *cr;

  for (int i = 0; i < 20; i++)
    rt_chance_bits (&chance);
  family = families[rt_chance_of (&chance, (int) g_strv_length (families))];
  make_boxes (&board);
  if (size == 9)
    make_crooked (&board, &chance);
  fill (&board, &chance);
  cell = 26 + rt_chance_of (&chance, size > 9 ? 24 : 60);
  thin = cell > 45 ? 1 + rt_chance_of (&chance, 2) : 1;
  thick = thin + 1 + rt_chance_of (&chance, 3);
  left = 8 + rt_chance_of (&chance, 60);
  top = 8 + rt_chance_of (&chance, 60);
  tinted = size == 9 && rt_chance_is (&chance, 0.4f);
  is_dark = !tinted && rt_chance_is (&chance, 0.3f);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (2 * left + size * cell),
                                        (int) (2 * top + size * cell));
  cr = cairo_create (surface);
  set_grey (cr, is_dark ? 0.1 : 1);
  cairo_paint (cr);
  draw_cells (cr, &board, tinted, is_dark ? 0.9 : 0, left, top, cell);
  set_grey (cr, is_dark ? 0.9 : 0.05);
  draw_digits (cr, &board, family, left, top, cell);
  set_grey (cr, is_dark ? 0.7 : 0.1);
  draw_lines (cr, &board, left, top, cell, thin, thick);
  for (int i = 0; i < RT_N_CELLS && givens && size == 9; i++)
    givens->digit[i] = (uint8_t) board.digit[i / 9][i % 9];
  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
