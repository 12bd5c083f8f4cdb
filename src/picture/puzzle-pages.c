/* puzzle-pages.c - computes the layout of a page of paper with puzzles, and draws puzzles and solutions.
 *
 *     +--------------------------+      The area within the margins is divided into equal parts,
 *     |  3 Title         rating  |      one for each puzzle. A board is centred in its part, so
 *     |  +------+      +------+  |      that the boards of a page form rows and columns.
 *     |  |      |      |      |  |
 *     |  +------+      +------+  |
 *     |            2             |
 *     +--------------------------+ */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/puzzle-pages.h"

#include "engine/core/board.h"
#include "engine/fast/fast.h"
#include "picture/compose.h"
#include "picture/fitted-text.h"

#include <glib/gi18n-lib.h>
#include <pango/pango.h>
#include <string.h>

#define GAP 18         /* points between the parts of two puzzles */
#define BOARD_MOST 420 /* points: greatest side of a board */
#define HEADING 14     /* points: font size of the heading */
#define FOOT 9         /* points: font size of the page number */
#define OVER_FOOT 12   /* points above the page number */
#define LINE 1.45      /* line height, as a multiple of the font size */
#define UNDER 0.45     /* space below the last line of text, as a multiple of the font size */
#define BASE 0.7       /* distance of the last baseline from the lower edge, as a multiple of the font size */

const int rt_sheet_counts[] = { 1, 2, 4, 6, 9, 0 };
/* Possible numbers of solutions on a page; ends with 0. */
static const int solution_counts[] = { 6, 12, RT_SHEET_PLACES, 0 };

/* Pages */

static guint
pages_for (guint n, guint places)
{
  return n / places + (n % places > 0);
}

/* Returns the number of places on a page for N puzzles: the least of COUNTS that is at least N, but
 * at most MOST. The fewer the puzzles, the larger they are drawn. */
static guint
places_for (const int *counts, guint most, guint n)
{
  while (*counts && (guint) *counts < n)
    counts++;
  return *counts ? MIN ((guint) *counts, most) : most;
}

static guint
puzzle_places (const RtSheet *sheet, guint n)
{
  return places_for (rt_sheet_counts, (guint) sheet->per_page, n);
}

static guint
solution_places (guint n)
{
  return places_for (solution_counts, RT_SHEET_PLACES, n);
}

guint
rt_sheet_n_pages (const RtSheet *sheet, guint n)
{
  return pages_for (n, puzzle_places (sheet, n)) +
         (sheet->solutions ? pages_for (n, solution_places (n)) : 0);
}

RtSheetPage
rt_sheet_page (const RtSheet *sheet, guint n, guint i)
{
  guint before = pages_for (n, puzzle_places (sheet, n));
  RtSheetPage page = { .solutions = i >= before, .numbered = n > 1 };

  page.places = page.solutions ? solution_places (n) : puzzle_places (sheet, n);
  page.first = (page.solutions ? i - before : i) * page.places;
  page.n = MIN (page.places, n - page.first);
  page.number = rt_sheet_n_pages (sheet, n) > 1 ? i + 1 : 0;
  return page;
}

bool
rt_sheet_is_rtl (void)
{
  int n = 0;
  const PangoScript *scripts = pango_language_get_scripts (pango_language_get_default (), &n);
  bool is = false;

  for (int i = 0; i < n; i++)
    is |= scripts[i] == PANGO_SCRIPT_ARABIC || scripts[i] == PANGO_SCRIPT_HEBREW ||
          scripts[i] == PANGO_SCRIPT_SYRIAC || scripts[i] == PANGO_SCRIPT_THAANA ||
          scripts[i] == PANGO_SCRIPT_NKO;
  return is;
}

/* Layout */

/* An area divided into equal parts, in rows and columns. */
typedef struct {
  guint columns;
  double width, height; /* size of a part */
  double caption;       /* height of the caption in a part */
  double side;          /* side of the board in a part */
  double text;          /* font size of the caption */
} Shares;

static double
caption_height (double text, int lines)
{
  return text * (LINE * lines + UNDER);
}

static Shares
share_out (const RtArea *area, guint places, guint columns, int lines)
{
  guint rows = (places + columns - 1) / columns;
  Shares shares = { .columns = columns };

  shares.width = (area->width - (columns - 1) * GAP) / columns;
  shares.height = (area->height - (rows - 1) * GAP) / rows;
  shares.text = CLAMP (0.045 * MIN (shares.width, shares.height), 7.5, 13);
  shares.caption = caption_height (shares.text, lines);
  shares.side = CLAMP (shares.height - shares.caption, 0, MIN (shares.width, BOARD_MOST));
  return shares;
}

/* Divides AREA into PLACES equal parts, with the number of columns that makes the boards largest.
 * LINES is the number of text lines of a caption. */
static Shares
share_out_best (const RtArea *area, guint places, int lines)
{
  Shares best = share_out (area, places, 1, lines);

  for (guint columns = 2; columns <= places; columns++) {
    Shares other = share_out (area, places, columns, lines);

    if (other.side > best.side)
      best = other;
  }
  return best;
}

/* Sets the positions of board I of N and its caption, in the middle of its equal part of AREA. An
 * incomplete row is centred. RTL: from right to left. */
static void
place (RtSheetLayout *layout, const RtArea *area, const Shares *shares, guint n, guint i, bool rtl)
{
  guint columns = MIN (shares->columns, n), column = i % columns, row = i / columns;
  double height = shares->caption + shares->side;
  double row_width = columns * shares->width + (columns - 1) * GAP;
  double x = area->x + (area->width - row_width) / 2 + (shares->width - shares->side) / 2 +
             (rtl ? columns - 1 - column : column) * (shares->width + GAP);
  double y = area->y + row * (shares->height + GAP) + (shares->height - height) / 2;

  layout->captions[i] = (RtArea) { x, y, shares->side, shares->caption };
  layout->boards[i] = (RtArea) { x, y + shares->caption, shares->side, shares->side };
}

RtSheetLayout
rt_sheet_lay_out (const RtSheet *sheet, const RtPaper *paper, const RtSheetPage *page)
{
  RtArea area = { paper->left, paper->top, MAX (0, paper->width - paper->left - paper->right),
                  MAX (0, paper->height - paper->top - paper->bottom) };
  RtSheetLayout layout = { .lines = sheet->titles && !page->solutions ? 2 : 1 };
  Shares shares;

  layout.heading = layout.foot = area;
  layout.heading.height = page->solutions ? caption_height (HEADING, 1) : 0;
  layout.foot.height = page->number ? OVER_FOOT + caption_height (FOOT, 1) : 0;
  layout.foot.y += area.height - layout.foot.height;
  area.y += layout.heading.height;
  area.height = MAX (0, area.height - layout.heading.height - layout.foot.height);

  shares = share_out_best (&area, page->places, layout.lines);
  layout.text = shares.text;
  for (guint i = 0; i < page->n; i++)
    place (&layout, &area, &shares, page->n, i, sheet->rtl);
  return layout;
}

/* Drawing */

typedef enum { START, MIDDLE, END } Side;

/* Returns the distance of the last line's baseline from the upper edge of CAPTION. */
static double
last_baseline (PangoLayout *caption)
{
  PangoLayoutIter *line = pango_layout_get_iter (caption);
  int baseline;

  while (pango_layout_iter_next_line (line))
    ;
  baseline = pango_layout_iter_get_baseline (line);
  pango_layout_iter_free (line);
  return (double) baseline / PANGO_SCALE;
}

/* Draws TEXT with its last line at the lower edge of AREA. The last baseline is that of a text of
 * font size BASE_SIZE, so that texts of different sizes align. Returns the width of TEXT. */
static double
draw_words (cairo_t *cr, const RtSheet *sheet, const RtArea *area, const char *text, bool bold,
            double size, double base_size, int lines, Side side)
{
  g_autoptr (PangoLayout) caption = rt_caption_new (cr, text, bold, size, area->width, lines);
  PangoAlignment alignment = side == MIDDLE                  ? PANGO_ALIGN_CENTER
                             : (side == START) == sheet->rtl ? PANGO_ALIGN_RIGHT
                                                             : PANGO_ALIGN_LEFT;
  PangoRectangle extents;

  pango_context_set_base_dir (pango_layout_get_context (caption),
                              sheet->rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  pango_layout_set_auto_dir (caption, FALSE);
  pango_layout_context_changed (caption);
  pango_layout_set_alignment (caption, alignment);
  pango_layout_get_extents (caption, NULL, &extents);
  rt_caption_draw (cr, caption, area->x,
                   area->y + area->height - base_size * BASE - last_baseline (caption),
                   bold ? rt_theme_paper.given : rt_theme_paper.mark);
  return (double) extents.width / PANGO_SCALE;
}

/* Draws the caption of puzzle I: NUMBER (0: none) and TITLE (or NULL) at the start, and the text
 * END (or NULL) at the end of the line. */
static void
draw_caption (cairo_t *cr, const RtSheet *sheet, const RtSheetLayout *layout, guint i,
              guint number, const char *title, const char *end)
{
  RtArea area = layout->captions[i], rest = area;
  g_autoptr (GString) text = g_string_new (NULL);

  if (number)
    g_string_append_printf (text, "%u", number);
  if (title && *title)
    g_string_append_printf (text, "%s%s", number ? "  " : "", title);
  g_strdelimit (text->str, "\r\n\t", ' ');
  if (end && *end) {
    g_autofree char *line = g_strdelimit (g_strdup (end), "\r\n\t", ' ');
    double width;

    rest.width = area.width / 2;
    rest.x += sheet->rtl ? 0 : area.width - rest.width;
    width = draw_words (cr, sheet, &rest, line, false, layout->text * 0.9, layout->text, 1, END);
    area.x += sheet->rtl ? width + layout->text : 0;
    area.width -= width + layout->text;
  }
  if (text->len)
    draw_words (cr, sheet, &area, text->str, true, layout->text, layout->text, layout->lines,
                START);
}

RtGrid
rt_sheet_givens (const RtPuzzle *puzzle)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  RtGrid givens = position->givens;

  if (rt_cells_is_empty (rt_grid_filled (&givens)))
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (!rt_cells_has (position->found, cell))
        givens.digit[cell] = position->entries.digit[cell];
  return givens;
}

RtPosition
rt_sheet_position (const RtSheet *sheet, const RtPuzzle *puzzle)
{
  RtPosition position = *rt_puzzle_position (puzzle);
  bool own = rt_position_has_marks (&position);
  RtBoard board;
  RtGrid grid;

  position.givens = rt_sheet_givens (puzzle);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!sheet->entries || position.givens.digit[cell] || rt_cells_has (position.found, cell))
      position.entries.digit[cell] = 0;
  if (!sheet->entries) {
    memset (position.colours, 0, sizeof position.colours);
    memset (position.mark_colours, 0, sizeof position.mark_colours);
  }
  position.found = RT_CELLS_NONE;
  rt_position_grid (&position, &grid);
  rt_board_init (&board, &grid);
  if (!sheet->candidates)
    memset (position.corners, 0, sizeof position.corners);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    position.marks[cell] = !sheet->candidates ? RT_DIGITS_NONE
                           : own ? position.marks[cell]
                                 : board.candidates[cell];
  return position;
}

static void
draw_board (cairo_t *cr, const RtArea *area, const RtPosition *position)
{
  const RtBox box = { area->x, area->y, area->width, false };
  RtScene scene;

  rt_compose_play (&scene, position, RT_CELLS_NONE);
  rt_paint (cr, &scene, &rt_theme_paper, &box);
}

static void
draw_puzzle (cairo_t *cr, const RtSheet *sheet, const RtSheetLayout *layout, guint i,
             guint number, const RtPuzzle *puzzle)
{
  RtPosition position = rt_sheet_position (sheet, puzzle);

  draw_board (cr, &layout->boards[i], &position);
  draw_caption (cr, sheet, layout, i, number,
                sheet->titles ? rt_puzzle_field (puzzle, RT_FIELD_TITLE) : NULL,
                sheet->ratings ? rt_puzzle_field (puzzle, RT_FIELD_LEVEL) : NULL);
}

static void
draw_solution (cairo_t *cr, const RtSheet *sheet, const RtSheetLayout *layout, guint i,
               guint number, const RtPuzzle *puzzle)
{
  RtGrid givens = rt_sheet_givens (puzzle);
  RtPosition solved;
  int n;

  rt_position_init (&solved, &givens);
  n = rt_fast_solve (&solved.givens, &solved.entries);
  for_each_cell (cell, rt_grid_filled (&solved.givens))
    solved.entries.digit[cell] = 0;
  draw_board (cr, &layout->boards[i], &solved);
  draw_caption (cr, sheet, layout, i, number, NULL,
                /* Translators: said of a puzzle on a page of solutions; there is little room. */
                n == 0 ? _("no solution")
                /* Translators: said of a solution that is not the only one; there is little
                 * room. */
                : n > 1 ? _("one of several")
                        : NULL);
}

void
rt_sheet_draw (cairo_t *cr, const RtSheet *sheet, const RtPaper *paper, const RtSheetPage *page,
               RtPuzzle *const *puzzles)
{
  RtSheetLayout layout = rt_sheet_lay_out (sheet, paper, page);

  for (guint i = 0; i < page->n; i++) {
    guint number = page->numbered ? page->first + i + 1 : 0;

    if (page->solutions)
      draw_solution (cr, sheet, &layout, i, number, puzzles[i]);
    else
      draw_puzzle (cr, sheet, &layout, i, number, puzzles[i]);
  }
  if (page->solutions)
    draw_words (cr, sheet, &layout.heading, page->numbered ? _("Solutions") : _("Solution"), true,
                HEADING, HEADING, 1, START);
  if (page->number) {
    g_autofree char *number = g_strdup_printf ("%u", page->number);

    draw_words (cr, sheet, &layout.foot, number, false, FOOT, FOOT, 1, MIDDLE);
  }
}
