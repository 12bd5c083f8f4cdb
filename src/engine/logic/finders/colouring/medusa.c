/* medusa.c - finds 3D Medusa: strong links of all digits, in houses and in cells, in two colours.
 *
 * Either all candidates of one colour of a cluster (cluster.h) are true, or all of the other. A
 * colour is false, and all its candidates are eliminated, if
 *
 *      it is in one cell twice;
 *      it is in one house twice with the same digit;
 *      it would empty a cell in which it does not occur: each candidate there sees the same
 *      digit in this colour.
 *
 * A candidate without a colour is false if
 *
 *      both colours are in its cell;
 *      it sees both colours with its digit;
 *      it sees one colour with its digit, and the other colour is in its cell.
 *
 * Clusters of a single digit are found by simple colouring. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/colouring/cluster.h"

/* The variants: the rules above. */
enum {
  TWICE_IN_CELL,
  TWICE_IN_HOUSE,
  BOTH_IN_CELL,
  BOTH_SEEN,
  CELL_AND_SEEN,
  EMPTIES_CELL,
};

const char *const rt_medusa_variants[] = {
  N_("3D Medusa (Twice in a Cell)"),
  N_("3D Medusa (Twice in a House)"),
  N_("3D Medusa (Two Colours in a Cell)"),
  N_("3D Medusa (Two Colours Seen)"),
  N_("3D Medusa (One Seen, One in the Cell)"),
  N_("3D Medusa (Cell Emptied)"),
  NULL
};

typedef struct {
  const RtTechnique *technique;
  RtStudy *study;
  RtSink *sink;
  RtCells done[9];              /* by digit - 1: candidates of the clusters that were already
                                 * tried */
  RtCluster cluster;

  /* Arrays by colour; `seen` is also by digit - 1. */
  RtCells cells[2];             /* cells with a candidate of the colour */
  RtCells twice[2];             /* cells with at least two candidates of the colour */
  RtCells seen[2][9];           /* cells that see the colour with the digit */
} Search;

/* Fills `cells`, `twice` and `seen` for the two colours of the cluster. */
static void
survey (Search *search)
{
  for (int k = 0; k < 2; k++) {
    search->cells[k] = search->twice[k] = RT_CELLS_NONE;
    for (int i = 0; i < 9; i++) {
      RtCells coloured = search->cluster.colour[k][i];

      search->twice[k] =
        rt_cells_or (search->twice[k], rt_cells_and (search->cells[k], coloured));
      search->cells[k] = rt_cells_or (search->cells[k], coloured);
      search->seen[k][i] = rt_seen_by_any (coloured);
      search->done[i] = rt_cells_or (search->done[i], coloured);
    }
  }
}

/* Reports that REMOVED (cells by digit - 1) are eliminated. Marks the first cell of EMPTIED.
 * Returns true if no more steps are wanted. */
static bool
report (Search *search, int variant, const RtCells removed[9], RtCells emptied)
{
  RtDraft *draft = rt_sink_begin (search->sink, search->technique, search->technique->price);
  RtDigits digits[RT_N_CELLS] = { 0 };
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++) {
    for_each_cell (cell, removed[i])
      digits[cell] |= (RtDigits) (1u << i);
    cells = rt_cells_or (cells, removed[i]);
  }
  if (rt_cells_is_empty (cells))
    return false;
  draft->variant = variant;
  for_each_cell (cell, cells)
    rt_draft_remove (draft, cell, digits[cell]);
  if (!rt_cells_is_empty (emptied))
    rt_draft_mark_all (draft, &search->study->field, rt_cells_of (rt_cells_first (emptied)),
                       RT_DIGITS_ALL, RT_MARK_OFF, 0);
  rt_cluster_draw (&search->cluster, draft, RT_MARK_COLOUR_A, RT_MARK_COLOUR_B);
  return rt_sink_report (search->sink);
}

/* Returns true if two cells that have the same digit in colour K see each other. */
static bool
is_twice_in_house (const Search *search, int k)
{
  for (int i = 0; i < 9; i++)
    if (rt_cells_meet (search->cluster.colour[k][i], search->seen[k][i]))
      return true;
  return false;
}

/* Returns the cells without colour K in which each candidate sees a cell with its digit in colour
 * K. */
static RtCells
emptied_by (const Search *search, int k)
{
  RtCells emptied = rt_cells_minus (rt_study_empty (search->study), search->cells[k]);

  for (int digit = 1; digit <= 9; digit++)
    emptied = rt_cells_minus (emptied, rt_cells_minus (rt_study_plane (search->study, digit),
                                                       search->seen[k][digit - 1]));
  return emptied;
}

/* Returns the cells from which RULE (a variant) eliminates DIGIT, including cells in which DIGIT
 * has a colour. */
static RtCells
removed_by (const Search *search, int rule, int digit)
{
  const RtCells *cells = search->cells;
  RtCells seen[2] = { search->seen[0][digit - 1], search->seen[1][digit - 1] };

  if (rule == BOTH_IN_CELL)
    return rt_cells_and (cells[0], cells[1]);
  if (rule == BOTH_SEEN)
    return rt_cells_and (seen[0], seen[1]);
  return rt_cells_or (rt_cells_and (seen[0], cells[1]), rt_cells_and (seen[1], cells[0]));
}

static bool
try_rule (Search *search, int rule)
{
  RtCells removed[9];

  for (int digit = 1; digit <= 9; digit++) {
    RtCells plane = rt_study_plane (search->study, digit);

    for (int k = 0; k < 2; k++)
      plane = rt_cells_minus (plane, search->cluster.colour[k][digit - 1]);
    removed[digit - 1] = rt_cells_and (plane, removed_by (search, rule, digit));
  }
  return report (search, rule, removed, RT_CELLS_NONE);
}

static bool
try_cluster (Search *search)
{
  for (int k = 0; k < 2; k++) {
    RtCells emptied = emptied_by (search, k);
    int rule = !rt_cells_is_empty (search->twice[k]) ? TWICE_IN_CELL
               : is_twice_in_house (search, k)       ? TWICE_IN_HOUSE
               : !rt_cells_is_empty (emptied)        ? EMPTIES_CELL
                                                     : -1;

    if (rule != EMPTIES_CELL)
      emptied = RT_CELLS_NONE;
    if (rule >= 0 && report (search, rule, search->cluster.colour[k], emptied))
      return true;
  }
  return try_rule (search, BOTH_IN_CELL) || try_rule (search, BOTH_SEEN) ||
         try_rule (search, CELL_AND_SEEN);
}

bool
rt_find_medusa (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  Search search = { .technique = technique, .study = study, .sink = sink };
  RtCells bivalue = rt_study_bivalue (study);

  /* A cluster of several digits contains a cell with two candidates. */
  for_each_cell (cell, bivalue) {
    int digit = rt_digits_first (study->field.candidates[cell]);

    if (rt_cells_has (search.done[digit - 1], cell))
      continue;
    rt_cluster_grow (&search.cluster, &study->field, cell, digit, true);
    survey (&search);
    if (try_cluster (&search))
      return true;
  }
  return false;
}
