/* test-puzzle-pages.c - tests pages of puzzles: each puzzle once and in order, nothing overlaps,
 * and the options are obeyed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/puzzle-pages.h"

#include "picture/compose.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "fonts.h"
#include "pixel.h"

#include <glib.h>
#include <math.h>
#include <string.h>

static const RtPaper papers[] = {
  { 595.28, 841.89, 36, 36, 36, 36 }, /* A4 */
  { 612, 792, 36, 36, 36, 36 },       /* Letter */
  { 841.89, 595.28, 36, 36, 36, 36 }, /* A4, landscape */
  { 419.53, 595.28, 36, 50, 36, 50 }, /* A5 */
  { 297.64, 419.53, 36, 36, 36, 36 }, /* A6 */
  { 612, 1008, 18, 72, 90, 40 },      /* Legal, with odd margins */
};

#define N_MOST 40

/* Calls CHECK for each page of up to N_MOST puzzles, for every paper and way. */
typedef void (*Check) (const RtSheet *sheet, const RtPaper *paper, guint n, guint i);

static void
for_each_page (Check check)
{
  for (const int *count = rt_sheet_counts; *count; count++)
    for (gsize p = 0; p < G_N_ELEMENTS (papers); p++)
      for (int ways = 0; ways < 8; ways++) {
        const RtSheet sheet = { .per_page = *count, .titles = ways & 1, .solutions = ways >> 1 & 1,
                                .rtl = ways >> 2 };

        for (guint n = 0; n <= N_MOST; n++)
          for (guint i = 0; i < rt_sheet_n_pages (&sheet, n); i++)
            check (&sheet, &papers[p], n, i);
      }
}

/* Puzzles, then solutions: each once, in their order; no page is empty or has more than it may. */
static void
test_all_once_and_in_order (void)
{
  for (const int *count = rt_sheet_counts; *count; count++)
    for (int solutions = 0; solutions < 2; solutions++)
      for (guint n = 0; n <= N_MOST; n++) {
        const RtSheet sheet = { .per_page = *count, .solutions = solutions };
        guint n_pages = rt_sheet_n_pages (&sheet, n), next[2] = { 0, 0 };

        for (guint i = 0; i < n_pages; i++) {
          RtSheetPage page = rt_sheet_page (&sheet, n, i);

          g_assert_cmpuint (page.first, ==, next[page.solutions]);
          g_assert_cmpuint (page.n, >=, 1);
          g_assert_cmpuint (page.n, <=, page.places);
          g_assert_cmpuint (page.places, <=, RT_SHEET_PLACES);
          g_assert_true (page.solutions || n <= page.places || page.places == (guint) *count);
          g_assert_true (page.places <= 6 || page.places < 2 * n);
          g_assert_true (page.solutions || next[1] == 0);
          g_assert_cmpint (page.numbered, ==, n > 1);
          g_assert_cmpuint (page.number, ==, n_pages > 1 ? i + 1 : 0);
          next[page.solutions] += page.n;
        }
        g_assert_cmpuint (next[0], ==, n);
        g_assert_cmpuint (next[1], ==, solutions ? n : 0);
      }
}

/* Few puzzles have the room of few, not that of many. */
static void
test_few_are_large (void)
{
  const guint wanted[] = { 0, 1, 2, 4, 4, 6, 6, 9, 9, 9, 9 };

  for (guint n = 1; n < G_N_ELEMENTS (wanted); n++)
    for (const int *count = rt_sheet_counts; *count; count++) {
      const RtSheet sheet = { .per_page = *count };

      g_assert_cmpuint (rt_sheet_page (&sheet, n, 0).places, ==,
                        MIN (wanted[n], (guint) *count));
    }
}

/* A full page is the same however many puzzles follow: it can be drawn before they are known. */
static void
test_full_pages_do_not_wait (void)
{
  for (const int *count = rt_sheet_counts; *count; count++)
    for (guint i = 0; i < 3; i++) {
      const RtSheet sheet = { .per_page = *count, .solutions = true };
      guint n = (guint) *count * (i + 1) + 1;
      RtSheetPage page = rt_sheet_page (&sheet, n, i), later = rt_sheet_page (&sheet, n + 100, i);

      g_assert_cmpuint (page.n, ==, (guint) *count);
      g_assert_cmpuint (page.n, ==, later.n);
      g_assert_cmpuint (page.first, ==, later.first);
      g_assert_cmpuint (page.number, ==, later.number);
      g_assert_cmpint (page.numbered, ==, later.numbered);
    }
}

static bool
is_within (const RtArea *area, const RtPaper *paper)
{
  const double less = 1e-6;

  return area->x >= paper->left - less && area->y >= paper->top - less &&
         area->x + area->width <= paper->width - paper->right + less &&
         area->y + area->height <= paper->height - paper->bottom + less;
}

static bool
overlap (const RtArea *a, const RtArea *b)
{
  const double more = 1e-6;

  return a->x + a->width > b->x + more && b->x + b->width > a->x + more &&
         a->y + a->height > b->y + more && b->y + b->height > a->y + more;
}

/* The areas of a page that something is drawn in. Returns how many. */
static guint
areas_of (const RtSheetLayout *layout, guint n, RtArea areas[2 * RT_SHEET_PLACES + 2])
{
  guint n_areas = 0;

  for (guint i = 0; i < n; i++) {
    areas[n_areas++] = layout->captions[i];
    areas[n_areas++] = layout->boards[i];
  }
  if (layout->heading.height > 0)
    areas[n_areas++] = layout->heading;
  if (layout->foot.height > 0)
    areas[n_areas++] = layout->foot;
  return n_areas;
}

static void
check_apart (const RtSheet *sheet, const RtPaper *paper, guint n, guint i)
{
  RtSheetPage page = rt_sheet_page (sheet, n, i);
  RtSheetLayout layout = rt_sheet_lay_out (sheet, paper, &page);
  RtArea areas[2 * RT_SHEET_PLACES + 2];
  guint n_areas = areas_of (&layout, page.n, areas);

  for (guint a = 0; a < n_areas; a++) {
    g_assert_true (is_within (&areas[a], paper));
    for (guint b = 0; b < a; b++)
      g_assert_false (overlap (&areas[a], &areas[b]));
  }
  g_assert_cmpint (layout.foot.height > 0, ==, page.number > 0);
  g_assert_cmpint (layout.heading.height > 0, ==, page.solutions);
}

static void
test_nothing_overlaps (void)
{
  for_each_page (check_apart);
}

/* Boards are squares of one size, large enough to read; they go on in the direction of reading. */
static void
check_rows (const RtSheet *sheet, const RtPaper *paper, guint n, guint i)
{
  RtSheetPage page = rt_sheet_page (sheet, n, i);
  RtSheetLayout layout = rt_sheet_lay_out (sheet, paper, &page);
  double area = (paper->width - paper->left - paper->right) *
                (paper->height - paper->top - paper->bottom);
  double side = layout.boards[0].width;

  g_assert_cmpfloat (page.places * side * side, >, MIN (area * 0.2, 420 * 420 - 1));
  for (guint j = 0; j < page.n; j++) {
    const RtArea *board = &layout.boards[j], *caption = &layout.captions[j];

    g_assert_cmpfloat (board->width, ==, side);
    g_assert_cmpfloat (board->height, ==, side);
    g_assert_cmpfloat (caption->width, ==, side);
    g_assert_cmpfloat (caption->x, ==, board->x);
    g_assert_cmpfloat_with_epsilon (caption->y + caption->height, board->y, 1e-6);
    g_assert_cmpfloat (caption->height, >, layout.text * layout.lines);
    if (j > 0 && board->y == board[-1].y)
      g_assert_cmpint (board->x > board[-1].x, ==, !sheet->rtl);
    else if (j > 0)
      g_assert_cmpfloat (board->y, >, board[-1].y + side);
  }
}

static void
test_rows_and_columns (void)
{
  for_each_page (check_rows);
}

/* From right to left is a mirror. */
static void
check_mirror (const RtSheet *sheet, const RtPaper *paper, guint n, guint i)
{
  RtSheet other = *sheet;
  RtSheetPage page = rt_sheet_page (sheet, n, i);
  RtSheetLayout layout = rt_sheet_lay_out (sheet, paper, &page), mirrored;
  double sum = paper->width + paper->left - paper->right;

  other.rtl = !sheet->rtl;
  mirrored = rt_sheet_lay_out (&other, paper, &page);
  for (guint j = 0; j < page.n; j++) {
    g_assert_cmpfloat_with_epsilon (layout.boards[j].x + mirrored.boards[j].x,
                                    sum - layout.boards[j].width, 1e-6);
    g_assert_cmpfloat (layout.boards[j].y, ==, mirrored.boards[j].y);
  }
}

static void
test_right_to_left_is_a_mirror (void)
{
  for_each_page (check_mirror);
}

/* Drawing */

#define SCALE 2 /* pixels a point */

static RtPuzzle *
puzzle_of (const char *text, const char *title, const char *level)
{
  g_autoptr (RtPuzzle) plain = NULL;
  g_autoptr (RtPuzzle) titled = NULL;
  RtGrid givens = grid_of (text);
  RtPosition position;

  rt_position_init (&position, &givens);
  plain = rt_puzzle_new (&position);
  titled = rt_puzzle_with_field (plain, RT_FIELD_TITLE, title);
  return rt_puzzle_with_field (titled, RT_FIELD_LEVEL, level);
}

static cairo_surface_t *
new_surface (const RtPaper *paper, cairo_t **cr)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (paper->width * SCALE),
                                (int) ceil (paper->height * SCALE));

  *cr = cairo_create (surface);
  cairo_set_source_rgb (*cr, 1, 1, 1);
  cairo_paint (*cr);
  cairo_scale (*cr, SCALE, SCALE);
  return surface;
}

static cairo_surface_t *
draw (const RtSheet *sheet, const RtPaper *paper, guint n, guint i, RtPuzzle *const *puzzles)
{
  RtSheetPage page = rt_sheet_page (sheet, n, i);
  cairo_t *cr;
  cairo_surface_t *surface = new_surface (paper, &cr);

  rt_sheet_draw (cr, sheet, paper, &page, puzzles + page.first);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Returns the number of pixels within AREA that are not white. */
static guint
ink_in (cairo_surface_t *surface, const RtArea *area)
{
  guint n = 0;

  for (int y = (int) (area->y * SCALE); y < (int) ((area->y + area->height) * SCALE); y++)
    for (int x = (int) (area->x * SCALE); x < (int) ((area->x + area->width) * SCALE); x++)
      n += pixel (surface, x, y) != 0xffffff;
  return n;
}

static bool
is_in (const RtArea *area, double x, double y)
{
  const double more = 1.0 / SCALE;

  return x >= area->x - more && x <= area->x + area->width + more && y >= area->y - more &&
         y <= area->y + area->height + more;
}

/* However long words are, and in whichever script, they stay in their places. */
static void
test_words_stay_in_their_places (void)
{
  static const char *const words[] = {
    "Coffee",
    "A very long title of many words that will not fit above any board, be it ever so large",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverwaltungsverordnungsentwurf",
    "긴 제목을 가진 스도쿠 퍼즐로서 한 줄에는 도저히 들어가지 않을 만큼 길게 지어진 제목입니다",
    "חידת סודוקו ארוכה מאוד שלא תיכנס לשורה אחת מעל הלוח, וגם לא לשתי שורות",
    "several\nlines\r\nin\na title\u2029and\u2029paragraphs",
    "",
  };
  g_autoptr (GPtrArray) puzzles =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    for (gsize j = 0; j < 2; j++)
      g_ptr_array_add (puzzles, puzzle_of (EASY, words[i], j ? words[i] : NULL));
  for (const int *count = rt_sheet_counts; *count; count++)
    for (int rtl = 0; rtl < 2; rtl++) {
      const RtSheet sheet = { .per_page = *count, .titles = true, .ratings = true, .rtl = rtl };

      for (guint i = 0; i < rt_sheet_n_pages (&sheet, puzzles->len); i++) {
        RtSheetPage page = rt_sheet_page (&sheet, puzzles->len, i);
        RtSheetLayout layout = rt_sheet_lay_out (&sheet, &papers[0], &page);
        RtArea areas[2 * RT_SHEET_PLACES + 2];
        guint n_areas = areas_of (&layout, page.n, areas);
        cairo_surface_t *surface =
          draw (&sheet, &papers[0], puzzles->len, i, (RtPuzzle *const *) puzzles->pdata);

        for (guint j = 0; j < n_areas; j++)
          g_assert_cmpuint (ink_in (surface, &areas[j]), >, 0);
        for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
          for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
            if (pixel (surface, x, y) != 0xffffff) {
              bool is_allowed = false;

              for (guint j = 0; j < n_areas && !is_allowed; j++)
                is_allowed = is_in (&areas[j], (double) x / SCALE, (double) y / SCALE);
              g_assert_true (is_allowed);
            }
        cairo_surface_destroy (surface);
      }
    }
}

/* Whether the board I of PAGE, drawn as SURFACE, shows POSITION. */
static bool
shows (cairo_surface_t *surface, const RtSheetLayout *layout, guint i, const RtPosition *position)
{
  const RtArea *area = &layout->boards[i];
  const RtBox box = { area->x, area->y, area->width, false };
  bool same = true;
  RtScene scene;
  cairo_t *cr;
  g_autoptr (cairo_surface_t) wanted = new_surface (&papers[0], &cr);

  rt_compose_play (&scene, position, RT_CELLS_NONE);
  rt_paint (cr, &scene, &rt_theme_paper, &box);
  cairo_destroy (cr);
  cairo_surface_flush (wanted);
  for (int y = (int) (area->y * SCALE); y < (int) ((area->y + area->height) * SCALE); y++)
    for (int x = (int) (area->x * SCALE); x < (int) ((area->x + area->width) * SCALE); x++)
      same &= pixel (wanted, x, y) == pixel (surface, x, y);
  return same;
}

/* Whether the I-th page of SHEET's shows POSITION as its only board. */
static bool
page_shows (const RtSheet *sheet, RtPuzzle *puzzle, guint i, const RtPosition *position)
{
  RtSheetPage page = rt_sheet_page (sheet, 1, i);
  RtSheetLayout layout = rt_sheet_lay_out (sheet, &papers[0], &page);
  g_autoptr (cairo_surface_t) surface = draw (sheet, &papers[0], 1, i, &puzzle);
  bool is_so = shows (surface, &layout, 0, position);

  return is_so;
}

/* A puzzle on which somebody works: the cell 2 is entered, and 3 found. */
static RtPosition
half_done (void)
{
  RtGrid givens = grid_of (EASY);
  RtPosition position;

  rt_position_init (&position, &givens);
  rt_position_enter (&position, 2, 4, false);
  rt_position_enter (&position, 3, 6, true);
  return position;
}

/* Entries of the person are drawn on request; digits of the solver never are. */
static void
test_entries_are_a_choice (void)
{
  RtPosition position = half_done (), own = position, bare;
  g_autoptr (RtPuzzle) puzzle = rt_puzzle_new (&position);
  RtSheet sheet = { .per_page = 1 };

  rt_position_init (&bare, &position.givens);
  rt_position_enter (&own, 3, 0, false);
  g_assert_true (page_shows (&sheet, puzzle, 0, &bare));
  sheet.entries = true;
  g_assert_true (page_shows (&sheet, puzzle, 0, &own));
  g_assert_false (page_shows (&sheet, puzzle, 0, &bare));
  g_assert_false (page_shows (&sheet, puzzle, 0, &position));
}

/* Marks of the person are drawn on request; without marks, all candidates. */
static void
test_candidates_are_a_choice (void)
{
  RtPosition position = half_done (), marked = position;
  RtSheet sheet = { .per_page = 1, .entries = true, .candidates = true };
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autoptr (RtPuzzle) plain = rt_puzzle_new (&position);
  RtGrid grid;

  marked.marks[5] = (RtDigits) (rt_digits_of (2) | rt_digits_of (8));
  marked.corners[6] = rt_digits_of (9);
  puzzle = rt_puzzle_new (&marked);
  rt_position_enter (&marked, 3, 0, false);
  rt_position_enter (&position, 3, 0, false);
  g_assert_true (page_shows (&sheet, puzzle, 0, &marked));
  sheet.candidates = false;
  g_assert_true (page_shows (&sheet, puzzle, 0, &position));

  sheet.candidates = true;
  rt_position_grid (&position, &grid);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      if (!grid.digit[cell] && rt_grid_fits (&grid, cell, digit))
        position.marks[cell] |= rt_digits_of (digit);
  g_assert_true (page_shows (&sheet, plain, 0, &position));
}

/* Without givens, the entries are the puzzle, in every option, and are solved. */
static void
test_typed_puzzles_are_puzzles (void)
{
  RtPosition typed, locked, solved;
  RtGrid givens = grid_of (EASY), none = { 0 };
  const RtSheet sheet = { .per_page = 1, .solutions = true };
  g_autoptr (RtPuzzle) puzzle = NULL;

  rt_position_init (&locked, &givens);
  rt_position_init (&typed, &none);
  typed.entries = givens;
  rt_position_enter (&typed, 2, 4, true);
  puzzle = rt_puzzle_new (&typed);
  solved = locked;
  solved.entries = grid_of (SOLVED);
  for_each_cell (cell, rt_grid_filled (&givens))
    solved.entries.digit[cell] = 0;
  g_assert_true (page_shows (&sheet, puzzle, 0, &locked));
  g_assert_true (page_shows (&sheet, puzzle, 1, &solved));
}

/* The solution is drawn; that there is none, or more than one, is said. */
static void
test_solutions (void)
{
  const struct {
    const char *text;
    bool is_solved, is_said;
  } rows[] = { { EASY, true, false }, { CLASH, false, true }, { MANY, true, true } };
  const RtSheet sheet = { .per_page = 4, .solutions = true };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (RtPuzzle) puzzle = puzzle_of (rows[i].text, "Title", "Level");
    RtSheetPage page = rt_sheet_page (&sheet, 1, 1);
    RtSheetLayout layout = rt_sheet_lay_out (&sheet, &papers[0], &page);
    g_autoptr (cairo_surface_t) surface = draw (&sheet, &papers[0], 1, 1, &puzzle);
    RtPosition position;
    RtGrid givens = grid_of (rows[i].text);

    rt_position_init (&position, &givens);
    g_assert_cmpint (ink_in (surface, &layout.captions[0]) > 0, ==, rows[i].is_said);
    g_assert_cmpint (shows (surface, &layout, 0, &position), ==, !rows[i].is_solved);
  }
}

/* Titles, ratings and numbers are there if they are asked for and known. */
static void
test_captions_are_a_choice (void)
{
  g_autoptr (RtPuzzle) titled = puzzle_of (EASY, "Title", NULL);
  g_autoptr (RtPuzzle) rated = puzzle_of (EASY, NULL, "7.1");
  RtPuzzle *const puzzles[] = { titled, rated };

  for (guint n = 1; n <= 2; n++)
    for (int ways = 0; ways < 4; ways++) {
      const RtSheet sheet = { .per_page = 2, .titles = ways & 1, .ratings = ways >> 1 };
      RtSheetPage page = rt_sheet_page (&sheet, n, 0);
      RtSheetLayout layout = rt_sheet_lay_out (&sheet, &papers[0], &page);
      g_autoptr (cairo_surface_t) surface = draw (&sheet, &papers[0], n, 0, puzzles);
      RtArea start = layout.captions[0], end = layout.captions[n - 1];

      start.width /= 2;
      end.width /= 2;
      end.x += end.width;
      g_assert_cmpint (ink_in (surface, &start) > 0, ==, sheet.titles || n > 1);
      g_assert_cmpint (ink_in (surface, &end) > 0, ==, sheet.ratings && n > 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("/sheet", test_all_once_and_in_order, test_few_are_large,
             test_full_pages_do_not_wait, test_nothing_overlaps, test_rows_and_columns,
             test_right_to_left_is_a_mirror, test_words_stay_in_their_places,
             test_entries_are_a_choice, test_candidates_are_a_choice,
             test_typed_puzzles_are_puzzles, test_solutions, test_captions_are_a_choice);
  return fonts_test_run ();
}
