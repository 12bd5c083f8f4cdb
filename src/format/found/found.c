/* found.c - judge of the grids that were found in other text: which are puzzles, and what is told of the rest. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/found/found.h"

#include "engine/core/digits.h"
#include "engine/core/geometry.h"
#include "engine/fast/fast.h"
#include "format/text/cell.h"
#include "format/text/error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A grid of fewer different digits may be anything. */
#define FEWEST_DIGITS 7

/* More of the text's faults are not told one by one. */
#define MOST_TOLD 100

/* A state of a puzzle comes so many puzzles behind it, at most. */
#define NEAR 64

/* Another grid has fewer digits than this in common with a puzzle by chance. */
#define FEWEST_OF_STATE 8

/* Returns how many solutions GRID has, 2 at most. Returns 0 and sets doubtful if too many grids were tried. */
static int
solve (RtFoundGrids *found, const RtGrid *grid)
{
  if (found->n_solved++ < RT_FOUND_MOST)
    return (int) rt_fast_solve (grid, NULL);
  found->doubtful = true;
  return 0;
}

/* Returns true if GRID has as many givens and different digits as a puzzle needs, and no digit twice in a house. */
static bool
is_unmistakable (const RtGrid *grid)
{
  RtDigits digits = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell])
      digits |= rt_digits_of (grid->digit[cell]);
  return rt_cells_count (rt_grid_filled (grid)) >= RT_FEWEST_GIVENS &&
         rt_digits_count (digits) >= FEWEST_DIGITS && rt_cells_is_empty (rt_grid_conflicts (grid));
}

/* Returns true if GRID, in a text about Sudoku, breaks no rule of one, and has something in it. */
static bool
is_named (const RtFoundGrids *found, const RtGrid *grid)
{
  return found->named && !rt_cells_is_empty (rt_grid_filled (grid)) &&
         rt_cells_is_empty (rt_grid_conflicts (grid));
}

void
rt_found_add (RtFoundGrids *found, const RtGrid *grid, bool shown)
{
  RtGrid *last = found->grids->len
                   ? &g_array_index (found->grids, RtGrid, found->grids->len - 1) : NULL;

  if (found->doubtful || (last && rt_is_solution_of (grid, last)))
    return;
  if (solve (found, grid) == 1) {
    g_array_append_val (found->grids, *grid);
  } else if (shown && !found->doubtful && (is_unmistakable (grid) || is_named (found, grid))) {
    g_array_append_val (found->grids, *grid);
    found->unproved = true;
  } else {
    if (shown && !found->contradictory && rt_cells_count (rt_grid_filled (grid)) >= RT_FEWEST_GIVENS) {
      found->contradictory = !rt_cells_is_empty (rt_grid_conflicts (grid));
      found->contradiction = *grid;
    }
    found->doubtful = true;
  }
}

/* Returns GRID with each nine of its cells as a box instead of a row. */
static RtGrid
boxes_of (const RtGrid *grid)
{
  RtGrid boxes;

  for (int i = 0; i < RT_N_CELLS; i++) {
    int box = i / 9, row = 3 * (box / 3) + i % 9 / 3, column = 3 * (box % 3) + i % 3;

    boxes.digit[9 * row + column] = grid->digit[i];
  }
  return boxes;
}

/* Returns a number of one digit, written otherwise: 05, 5., 5.0, 5.000e+00. */
static int
number_of (const char *word, gsize length)
{
  int digit;

  if (length > 1 && *word == '0' && g_ascii_isdigit (word[1])) {
    word++;
    length--;
  }
  digit = length && g_ascii_isdigit (*word) ? *word - '0' : -1;
  if (length == 2 && word[1] == '.')
    return digit;
  if (length > 2 && word[1] == '.') {
    gsize n = 2;

    while (n < length && word[n] == '0')
      n++;
    if (n == 2)
      return -1;
    length = n + 4 == length && !strncmp (word + n, "e+00", 4) ? 1 : length - n + 1;
  }
  return length == 1 ? digit : -1;
}

static bool
is_blank_word (const char *word, gsize length)
{
  static const char *const blanks[] = { "null", "None", "nil", "NULL", "NaN", "nan", "undefined" };

  for (gsize i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (strlen (blanks[i]) == length && !strncmp (word, blanks[i], length))
      return true;
  return false;
}

int
rt_found_cell (const char *word, gsize length)
{
  while (length && strchr (" \t\n\"'", *word)) {
    word++;
    length--;
  }
  while (length && strchr (" \t\n\"'", word[length - 1]))
    length--;
  if (length == 0 || is_blank_word (word, length))
    return 0;
  if (length == 1)
    return rt_cell_of ((guchar) *word);
  return number_of (word, length);
}

typedef struct {
  RtGrid grid;
  guint line;
  bool framed;
} Offer;

typedef struct {
  guint line;
  RtFoundFault fault;
  guint n;
} Fault;

/* What is done with the offers. */
typedef struct {
  RtFoundGrids *found;
  GArray *all; /* of RtGrid: the known ones and those added */
  guint n_unproved; /* of those added: they have several solutions or none */
  guint unproved_line; /* of the first of them */
  bool unproved_several;
  bool only;   /* there is but one grid, in a text about Sudoku */
  bool jigsaw; /* a map of regions is among the offers: what is beside it has other rules */
} Settling;

void
rt_found_init (RtFoundGrids *found, const char *text)
{
  *found = (RtFoundGrids) { .grids = g_array_new (FALSE, FALSE, sizeof (RtGrid)),
                            .offers = g_array_new (FALSE, FALSE, sizeof (Offer)),
                            .faults = g_array_new (FALSE, FALSE, sizeof (Fault)),
                            .named = strstr (text, "udoku") || strstr (text, "UDOKU") };
}

void
rt_found_clear (RtFoundGrids *found)
{
  g_clear_pointer (&found->offers, g_array_unref);
  g_clear_pointer (&found->faults, g_array_unref);
}

void
rt_found_offer_framed (RtFoundGrids *found, const RtGrid *grid, guint line, bool framed)
{
  Offer offer = { *grid, line, framed };

  g_array_append_val (found->offers, offer);
}

void
rt_found_offer (RtFoundGrids *found, const RtGrid *grid, guint line)
{
  rt_found_offer_framed (found, grid, line, false);
}

void
rt_found_tell (RtFoundGrids *found, guint line, RtFoundFault fault, guint n)
{
  Fault told = { line, fault, n };

  for (guint i = 0; fault == RT_FOUND_FULL && i < found->faults->len; i++)
    if (g_array_index (found->faults, Fault, i).fault == fault) { /* told once */
      found->more = g_array_index (found->faults, Fault, i).n + 1 == MOST_TOLD;
      g_array_index (found->faults, Fault, i).n += !found->more;
      return;
    }
  if (found->faults->len <= MOST_TOLD)
    g_array_append_val (found->faults, told);
}

static int
compare_offers (gconstpointer a, gconstpointer b)
{
  guint one = ((const Offer *) a)->line, other = ((const Offer *) b)->line;

  return one < other ? -1 : one > other;
}

static int
compare_faults (gconstpointer a, gconstpointer b)
{
  guint one = ((const Fault *) a)->line, other = ((const Fault *) b)->line;

  return one < other ? -1 : one > other;
}

static guint
hash_grid (gconstpointer grid)
{
  const guint8 *digits = grid;
  guint hash = 5381;

  for (int i = 0; i < RT_N_CELLS; i++)
    hash = 33 * hash + digits[i];
  return hash;
}

static gboolean
equal_grids (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, RT_N_CELLS) == 0;
}

static bool
is_full (const RtGrid *grid)
{
  return !memchr (grid->digit, 0, RT_N_CELLS);
}

static bool
is_blank (const RtGrid *grid)
{
  return rt_cells_is_empty (rt_grid_filled (grid));
}

/* Returns true if GRID is one of the FARthest last puzzles, solved or with entries. Everything
 * would be that of a grid that is empty, or of one with a digit or two. */
static bool
is_state (const Settling *settling, const RtGrid *grid, guint far)
{
  for (guint i = settling->all->len; i > 0 && far > 0; i--, far--) {
    const RtGrid *puzzle = &g_array_index (settling->all, RtGrid, i - 1);

    if (rt_has_digits_of (grid, puzzle) &&
        rt_cells_count (rt_grid_filled (puzzle)) >= FEWEST_OF_STATE)
      return true;
  }
  return false;
}

/* Returns true if the nines of GRID, which has no solution, are a puzzle as boxes: it becomes that.
 */
static bool
take_boxes (Settling *settling, RtGrid *grid)
{
  RtGrid boxes = boxes_of (grid);

  if (rt_cells_count (rt_grid_filled (grid)) < RT_FEWEST_GIVENS ||
      solve (settling->found, &boxes) != 1)
    return false;
  *grid = boxes;
  return true;
}

static void
add_grid (Settling *settling, const RtGrid *grid)
{
  g_array_append_val (settling->found->grids, *grid);
  g_array_append_val (settling->all, *grid);
}

/* Returns true if OFFER is drawn as a Sudoku, or said to be one, and breaks no rule of one. */
static bool
is_shown (const Settling *settling, const Offer *offer)
{
  return (offer->framed || settling->only) && rt_cells_is_empty (rt_grid_conflicts (&offer->grid));
}

/* Adds the grid of OFFER if it is a puzzle. */
static void
settle_one (Settling *settling, const Offer *offer)
{
  RtFoundGrids *found = settling->found;
  RtGrid grid = offer->grid;
  int n_solutions;

  if (is_state (settling, &grid, NEAR))
    return;
  n_solutions = solve (found, &grid);
  if (found->doubtful)
    return;
  if (n_solutions == 1) {
    add_grid (settling, &grid);
  } else if (n_solutions == 0 && take_boxes (settling, &grid)) {
    if (!is_state (settling, &grid, NEAR))
      add_grid (settling, &grid);
  } else if (!settling->jigsaw && (is_unmistakable (&grid) || is_shown (settling, offer))) {
    add_grid (settling, &grid);
    if (settling->n_unproved++ == 0) {
      settling->unproved_line = offer->line;
      settling->unproved_several = n_solutions != 0;
    }
  } else {
    rt_found_tell (found, offer->line, n_solutions ? RT_FOUND_SEVERAL : RT_FOUND_NONE, 0);
  }
}

/* The same for one that is full. */
static void
settle_full (Settling *settling, const Offer *offer, bool alone)
{
  if (alone)
    settle_one (settling, offer);
  else if (!settling->found->more && /* else it is told that more follows */
           !is_state (settling, &offer->grid, G_MAXUINT))
    rt_found_tell (settling->found, offer->line, RT_FOUND_FULL, 0);
}

static char *
say_fault (const Fault *fault)
{
  g_autofree char *sentence = NULL;
  char letter[8] = { 0 };

  switch (fault->fault) {
  case RT_FOUND_NONE:
    return rt_place_say (NULL, fault->line, 0,
                         _("The grid that begins here has no solution and was not read."));
  case RT_FOUND_SEVERAL:
    return rt_place_say (NULL, fault->line, 0,
                         _("The grid that begins here has several solutions and was not read."));
  case RT_FOUND_FULL:
    if (fault->n)
      sentence = g_strdup_printf (ngettext ("The full grid that begins here and %'u other solve none of the "
                                            "puzzles and were not read.",
                                            "The full grid that begins here and %'u others solve none of the "
                                            "puzzles and were not read.", fault->n), fault->n);
    else
      sentence = g_strdup (_("The full grid that begins here solves none of the puzzles and was not read."));
    break;
  case RT_FOUND_SLIP:
    return rt_place_say (NULL, fault->line, 0,
                         _("This is no row of nine cells; the grid that it stands in was not read."));
  case RT_FOUND_UNREAD:
    return rt_place_say (NULL, fault->line, 0,
                         _("What stands here looks like a puzzle, but could not be read."));
  case RT_FOUND_ROWS:
    sentence = g_strdup_printf (/* Translators: never 1. */
                                ngettext ("%u row begins here; a grid has 9, so it was not read.",
                                          "%u rows begin here; a grid has 9, so they were not read.",
                                          fault->n), fault->n);
    break;
  case RT_FOUND_WIDTH:
    sentence = g_strdup_printf (ngettext ("%u cell stands in this row; a row has 9, so the grid was not read.",
                                          "%u cells stand in this row; a row has 9, so the grid was not read.",
                                          fault->n), fault->n);
    break;
  case RT_FOUND_LENGTH:
    sentence = g_strdup_printf (/* Translators: never 1. */
                                ngettext ("%u cell stands here; a puzzle has 81, so it was not read.",
                                          "%u cells stand here; a puzzle has 81, so they were not "
                                          "read.", fault->n), fault->n);
    break;
  case RT_FOUND_LETTER:
    letter[g_unichar_to_utf8 (fault->n, letter)] = '\0';
    sentence = g_strdup_printf (_("“%s” stands among the cells of a puzzle here, which was not read."),
                                letter);
    break;
  }
  return rt_place_say (NULL, fault->line, 0, sentence);
}

/* Adds to NOTICES what is told, once for a line, and nothing of lines in which a grid begins. */
static void
say_faults (RtFoundGrids *found, GPtrArray *notices)
{
  guint n = MIN (found->faults->len, MOST_TOLD), last = 0;

  g_array_sort (found->faults, compare_faults);
  for (guint i = 0; i < n; i++) {
    const Fault *fault = &g_array_index (found->faults, Fault, i);

    if (fault->line != last)
      g_ptr_array_add (notices, say_fault (fault));
    last = fault->line;
  }
  if (found->faults->len > n || found->more)
    g_ptr_array_add (notices, g_strdup (_("More that is no puzzle follows, and was not read.")));
}

/* Adds to NOTICES what is wrong with grids that were added nevertheless. */
static void
say_unproved (Settling *settling, GPtrArray *notices)
{
  g_autofree char *sentence = NULL;
  guint more = settling->n_unproved - 1;

  if (settling->n_unproved == 0)
    return;
  if (more)
    sentence = g_strdup_printf (ngettext ("The grid that begins here and %u other have several "
                                          "solutions or none.",
                                          "The grid that begins here and %u others have several "
                                          "solutions or none.", more), more);
  else if (settling->unproved_several)
    sentence = g_strdup (_("The grid that begins here has several solutions."));
  else
    sentence = g_strdup (_("The grid that begins here has no solution."));
  g_ptr_array_add (notices, rt_place_say (NULL, settling->unproved_line, 0, sentence));
  settling->found->n_said++;
}

/* Adds to NOTICES the first grid that is no puzzle only because it has several solutions. */
static void
say_several (const RtFoundGrids *found, GPtrArray *notices)
{
  for (guint i = 0; i < found->faults->len; i++)
    if (g_array_index (found->faults, Fault, i).fault == RT_FOUND_SEVERAL) {
      g_ptr_array_add (notices, say_fault (&g_array_index (found->faults, Fault, i)));
      return;
    }
}

/* Returns which digit stands twice in GRID, and where. */
static char *
say_contradiction (const RtGrid *grid)
{
  for (int house = 0; house < RT_N_HOUSES; house++) {
    RtDigits seen = 0;

    for (int i = 0; i < 9; i++) {
      int digit = grid->digit[rt_houses[house][i]];

      if (!digit)
        continue;
      if (!rt_digits_has (seen, digit)) {
        seen |= rt_digits_of (digit);
        continue;
      }
      return g_strdup_printf (house < 9    ? _("There is a grid in this text, but %d stands twice in row %d.")
                              : house < 18 ? _("There is a grid in this text, but %d stands twice in column %d.")
                                           : _("There is a grid in this text, but %d stands twice in box %d."),
                              digit, house % 9 + 1);
    }
  }
  return NULL;
}

void
rt_found_say_why (const RtFoundGrids *found, GPtrArray *notices)
{
  if (found->contradictory && notices->len == 0)
    g_ptr_array_add (notices, say_contradiction (&found->contradiction));
  for (guint i = 0; i < found->faults->len && notices->len == 0; i++)
    if (g_array_index (found->faults, Fault, i).fault != RT_FOUND_FULL)
      g_ptr_array_add (notices, say_fault (&g_array_index (found->faults, Fault, i)));
}

/* Returns true if an offer begins in LINE: what stands there was read. */
static bool
is_offered (const RtFoundGrids *found, guint line)
{
  guint low = 0, high = found->offers->len;

  while (low < high) {
    guint middle = (low + high) / 2, here = g_array_index (found->offers, Offer, middle).line;

    if (here == line)
      return true;
    if (here < line)
      low = middle + 1;
    else
      high = middle;
  }
  return false;
}

/* Returns true if what was offered is one grid alone, which is neither empty nor a map. */
static bool
is_only_one (const RtFoundGrids *found)
{
  const RtGrid *one = NULL;

  for (guint i = 0; i < found->offers->len; i++) {
    const RtGrid *grid = &g_array_index (found->offers, Offer, i).grid;

    if (is_blank (grid) || rt_is_map (grid))
      continue;
    if (one && !rt_grid_equal (one, grid))
      return false;
    one = grid;
  }
  return one != NULL;
}

void
rt_found_settle (RtFoundGrids *found, GArray *known, GPtrArray *notices)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (hash_grid, equal_grids);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  Settling settling = { .found = found, .all = all };
  guint n_others = 0;

  g_array_sort (found->offers, compare_offers);
  for (guint i = found->faults->len; i > 0; i--)
    if (is_offered (found, g_array_index (found->faults, Fault, i - 1).line))
      g_array_remove_index (found->faults, i - 1);
  for (guint i = 0; known && i < known->len; i++) {
    g_array_append_val (all, g_array_index (known, RtGrid, i));
    g_hash_table_add (seen, &g_array_index (known, RtGrid, i));
  }
  for (guint i = 0; i < found->offers->len && !settling.jigsaw; i++)
    settling.jigsaw = rt_is_jigsaw (&g_array_index (found->offers, Offer, i).grid);
  settling.only = found->named && !known && is_only_one (found);
  for (int full = 0; full < 2; full++) {
    /* A solution says nothing of a puzzle that has several. */
    bool alone = all->len == 0 && n_others == 0;

    for (guint i = 0; i < found->offers->len && !found->doubtful; i++) {
      Offer *offer = &g_array_index (found->offers, Offer, i);

      if (is_full (&offer->grid) != full || is_blank (&offer->grid) || rt_is_map (&offer->grid) ||
          !g_hash_table_add (seen, offer->grid.digit))
        continue;
      n_others++;
      if (full)
        settle_full (&settling, offer, alone);
      else
        settle_one (&settling, offer);
    }
  }
  if (found->doubtful) {
    g_ptr_array_add (notices, g_strdup_printf (
      _("More than %d grids stand among other text here, too many to be tried; they were not read."),
      RT_FOUND_MOST));
    return;
  }
  say_unproved (&settling, notices);
  if (all->len)
    say_faults (found, notices);
  else if (!known)
    say_several (found, notices);
}
