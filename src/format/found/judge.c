/* judge.c - decides which of the grids that were found in source code, web pages or notes are puzzles, and writes the
 * reasons for the others. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/found/judge.h"

#include "engine/core/digits.h"
#include "engine/fast/fast.h"
#include "format/text/cell.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A grid with fewer different digits is not evidently a puzzle. */
#define FEWEST_DIGITS 7

/* Maximum number of faults of a text that are reported. */
#define MOST_TOLD 100

/* Number of previous puzzles of which a grid may be a state. */
#define NEAR 64

/* A grid with fewer digits in common with a puzzle has them by chance. */
#define FEWEST_OF_STATE 8

typedef struct {
  guint line;
  RtGrid grid;
  bool framed;
} Offer;

typedef struct {
  guint line;
  RtFoundFault fault;
  guint n;
} Fault;

typedef struct {
  RtFinds *found;
  GArray *all;    /* of RtGrid: the known puzzles and the added ones */
  guint unproved; /* line of the first added puzzle that does not have exactly one solution; 0:
                   * none */
  bool only;      /* true: there is only one grid, in a text about Sudoku */
  bool jigsaw;    /* true: a map of regions was offered, so the grids beside it have additional
                   * rules */
} Settling;

void
rt_found_init (RtFinds *found, const char *text)
{
  *found = (RtFinds) { .grids = g_array_new (FALSE, FALSE, sizeof (RtGrid)),
                       .offers = g_array_new (FALSE, FALSE, sizeof (Offer)),
                       .faults = g_array_new (FALSE, FALSE, sizeof (Fault)),
                       .named = strstr (text, "udoku") || strstr (text, "UDOKU") };
}

void
rt_found_clear (RtFinds *found)
{
  g_array_unref (found->offers);
  g_array_unref (found->faults);
}

void
rt_found_offer (RtFinds *found, const RtGrid *grid, guint line, bool framed)
{
  Offer offer = { line, *grid, framed };

  g_array_append_val (found->offers, offer);
}

void
rt_found_tell (RtFinds *found, guint line, RtFoundFault fault, guint n)
{
  Fault told = { line, fault, n };
  const Fault *last = found->faults->len ? &g_array_index (found->faults, Fault, found->faults->len - 1) : NULL;

  if (last && last->line == line && last->fault == fault)
    return;
  if (found->faults->len == MOST_TOLD || (fault == RT_FOUND_FULL && found->full))
    found->more = true;
  else
    g_array_append_val (found->faults, told);
  found->full |= fault == RT_FOUND_FULL;
}

static Offer *
offer_at (const RtFinds *found, guint i)
{
  return &g_array_index (found->offers, Offer, i);
}

/* Compares two grids or two faults by their line, which is the first member of their structs. */
static int
compare_lines (gconstpointer a, gconstpointer b)
{
  guint one = *(const guint *) a, other = *(const guint *) b;

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

/* Returns true if GRID has no digit, or its numbers are not digits of a puzzle but a map of its cells (rt_is_map). */
static bool
is_no_puzzle (const RtGrid *grid)
{
  return rt_cells_is_empty (rt_grid_filled (grid)) || rt_is_map (grid);
}

static int
count_solutions (RtFinds *found, const RtGrid *grid)
{
  return found->n_solved++ < RT_FOUND_MOST ? (int) rt_fast_solve (grid, NULL) : 0;
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

/* Returns true if GRID is one of the last FAR puzzles found, solved or with entries. Requires some
 * common digits, because any grid would be a state of a puzzle with one or two digits. */
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

/* If GRID, which has no solution, is a puzzle when each nine successive cells are read as a box instead of a row,
 * replaces GRID by that puzzle and returns true. */
static bool
take_boxes (Settling *settling, RtGrid *grid)
{
  RtGrid boxes;

  for (int i = 0; i < RT_N_CELLS; i++)
    boxes.digit[27 * (i / 27) + 9 * (i % 9 / 3) + 3 * (i / 9 % 3) + i % 3] = grid->digit[i];
  if (rt_cells_count (rt_grid_filled (grid)) < RT_FEWEST_GIVENS ||
      count_solutions (settling->found, &boxes) != 1)
    return false;
  *grid = boxes;
  return true;
}

static void
add_grid (Settling *settling, const RtGrid *grid)
{
  if (is_state (settling, grid, NEAR))
    return;
  g_array_append_val (settling->found->grids, *grid);
  g_array_append_val (settling->all, *grid);
}

/* Adds the grid of OFFER to the puzzles if there is evidence that it is one; otherwise records the fault. */
static void
settle_one (Settling *settling, const Offer *offer)
{
  RtFinds *found = settling->found;
  RtGrid grid = offer->grid;
  int n_solutions;

  if (is_state (settling, &grid, NEAR))
    return;
  n_solutions = count_solutions (found, &grid);
  if (n_solutions == 1 || (n_solutions == 0 && take_boxes (settling, &grid))) {
    add_grid (settling, &grid);
  } else if (!settling->jigsaw &&
             (is_unmistakable (&grid) || ((offer->framed || settling->only) &&
                                          rt_cells_is_empty (rt_grid_conflicts (&grid))))) {
    add_grid (settling, &grid);
    settling->unproved = settling->unproved ? settling->unproved : offer->line;
  } else {
    rt_found_tell (found, offer->line, n_solutions ? RT_FOUND_SEVERAL : RT_FOUND_NONE, 0);
  }
}

/* Treats the full grid of OFFER as a puzzle if no other grid is one (ALONE). Otherwise records a
 * fault unless the grid solves one of the puzzles. */
static void
settle_full (Settling *settling, const Offer *offer, bool alone)
{
  if (alone)
    settle_one (settling, offer);
  else if (!settling->found->more && !is_state (settling, &offer->grid, G_MAXUINT))
    rt_found_tell (settling->found, offer->line, RT_FOUND_FULL, 0);
}

static char *
say_fault (const Fault *fault)
{
  g_autoptr (GError) error = NULL;
  const char *sentence = NULL;

  switch (fault->fault) {
  case RT_FOUND_NONE:
    sentence = _("The grid that begins here has no solution and was not read.");
    break;
  case RT_FOUND_SEVERAL:
    sentence = _("The grid that begins here has several solutions and was not read.");
    break;
  case RT_FOUND_FULL:
    sentence = _("The full grid that begins here solves none of the puzzles and was not read.");
    break;
  case RT_FOUND_SLIP:
  case RT_FOUND_UNREAD:
    sentence = _("What stands here looks like a puzzle, but could not be read.");
    break;
  case RT_FOUND_WIDTH:
    rt_tokens_fail_width (fault->line, fault->n, &error);
    break;
  case RT_FOUND_LENGTH:
    rt_tokens_fail_length (fault->line, fault->n, &error);
    break;
  }
  return error ? rt_format_error_say (error, NULL) : rt_place_say (NULL, fault->line, 0, sentence);
}

/* Appends sentences about the faults in FOUND to NOTICES, one for each line of the text. FIRST:
 * only the first fault that explains why there is no puzzle. */
static void
say_faults (const RtFinds *found, bool first, GPtrArray *notices)
{
  guint last = 0;

  g_array_sort (found->faults, compare_lines);
  for (guint i = 0; i < found->faults->len; i++) {
    const Fault *fault = &g_array_index (found->faults, Fault, i);

    if (fault->line != last && !(first && (notices->len || fault->fault == RT_FOUND_FULL)))
      g_ptr_array_add (notices, say_fault (fault));
    last = fault->line;
  }
  if (found->more && !first)
    g_ptr_array_add (notices, g_strdup (_("More that is no puzzle follows, and was not read.")));
}

/* Removes the faults of rows and lists in lines in which a grid begins, because another scanner
 * could read these lines. Keeps the faults of damaged 81-cell texts, which are beside the grid. */
static void
remove_faults (RtFinds *found)
{
  g_autoptr (GHashTable) lines = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < found->offers->len; i++)
    g_hash_table_add (lines, GUINT_TO_POINTER (offer_at (found, i)->line));
  for (guint i = found->faults->len; i > 0; i--) {
    const Fault *fault = &g_array_index (found->faults, Fault, i - 1);

    if ((fault->fault == RT_FOUND_UNREAD || fault->fault == RT_FOUND_WIDTH) &&
        g_hash_table_contains (lines, GUINT_TO_POINTER (fault->line)))
      g_array_remove_index (found->faults, i - 1);
  }
}

/* Returns true if all grids of FOUND that may be puzzles are equal. */
static bool
is_only_one (const RtFinds *found)
{
  const RtGrid *one = NULL;

  for (guint i = 0; i < found->offers->len; i++) {
    const RtGrid *grid = &offer_at (found, i)->grid;

    if (is_no_puzzle (grid))
      continue;
    if (one && !rt_grid_equal (one, grid))
      return false;
    one = grid;
  }
  return one != NULL;
}

/* Decides about all grids that may be puzzles, and adds those that are; full grids are examined
 * last. KNOWN has puzzles that were read already. */
static void
settle_offers (Settling *settling, GArray *known)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (hash_grid, equal_grids);
  RtFinds *found = settling->found;
  guint n_others = 0;

  for (guint i = 0; known && i < known->len; i++)
    g_hash_table_add (seen, &g_array_index (known, RtGrid, i));
  for (int full = 0; full < 2; full++) {
    /* A full grid may be the solution of a puzzle that has several solutions. */
    bool alone = settling->all->len == 0 && n_others == 0;

    for (guint i = 0; i < found->offers->len && found->n_solved <= RT_FOUND_MOST; i++) {
      Offer *offer = offer_at (found, i);

      if (is_full (&offer->grid) != full || is_no_puzzle (&offer->grid) ||
          !g_hash_table_add (seen, offer->grid.digit))
        continue;
      n_others++;
      if (full)
        settle_full (settling, offer, alone);
      else
        settle_one (settling, offer);
    }
  }
}

bool
rt_found_settle (RtFinds *found, GArray *known, GPtrArray *notices, guint *n_unread)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  Settling settling = { .found = found, .all = all };

  if (known)
    g_array_append_vals (all, known->data, known->len);
  g_array_sort (found->offers, compare_lines);
  remove_faults (found);
  for (guint i = 0; i < found->offers->len && !settling.jigsaw; i++)
    settling.jigsaw = rt_is_jigsaw (&offer_at (found, i)->grid);
  settling.only = found->named && !known && is_only_one (found);
  settle_offers (&settling, known);
  *n_unread = 1;
  if (found->n_solved > RT_FOUND_MOST) {
    g_ptr_array_add (notices, g_strdup_printf (
      _("More than %d grids stand among other text here, too many to be tried; they were not read."),
      RT_FOUND_MOST));
    return false;
  }
  if (settling.unproved)
    g_ptr_array_add (notices, rt_place_say (NULL, settling.unproved, 0,
                                            _("Not each grid from here on has exactly one solution.")));
  *n_unread = notices->len;
  if (all->len || !known)
    say_faults (found, all->len == 0, notices);
  *n_unread = notices->len - *n_unread;
  return true;
}
