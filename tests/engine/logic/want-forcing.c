/* want-forcing.c - what assumptions lead to, by making each of them, following it as far as it
 * leads, and looking at what several have in common.
 *
 *     static      each link is one of the board as it is: the two candidates of a cell, the two places
 *                 of a digit in a house, and what sees what
 *     dynamic     what is false is gone for what follows: cells and houses with one possibility left
 *     nested      where that leads no further, patterns or such searches on what is left */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

#include "positions.h"

#include <string.h>

#define FIRST_BOX 18

/* The candidates, and the missing digits of each house. */
typedef struct {
  RtDigits left[RT_N_CELLS];
  RtDigits open[RT_N_HOUSES];
} Board;

/* The candidates known to be true, and to be false. */
typedef struct {
  RtDigits on[RT_N_CELLS], off[RT_N_CELLS];
  bool contradicted;
} Net;

/* The nets of each candidate being false, and being true. */
typedef struct {
  Net of[RT_N_CELLS][9][2];
} Nets;

static Board
board_of (const RtStudy *study)
{
  Board board;

  memcpy (board.left, study->field.candidates, sizeof board.left);
  for (int house = 0; house < RT_N_HOUSES; house++) {
    board.open[house] = RT_DIGITS_NONE;
    for (int i = 0; i < 9; i++)
      board.open[house] |= board.left[rt_houses[house][i]];
  }
  return board;
}

/* Returns the places of DIGIT in HOUSE, as bits. */
static unsigned
places_on (const Board *board, int house, int digit)
{
  unsigned places = 0;

  for (int i = 0; i < 9; i++)
    if (rt_digits_has (board->left[rt_houses[house][i]], digit))
      places |= 1u << i;
  return places;
}

static bool
is_known (const Net *net, int cell, int digit, bool on)
{
  return rt_digits_has (on ? net->on[cell] : net->off[cell], digit);
}

/* Adds a candidate being on or off, if it is one. Returns true if this is new. */
static bool
note (Net *net, const Board *board, int cell, int digit, bool on)
{
  if (!rt_digits_has (board->left[cell], digit) || is_known (net, cell, digit, on))
    return false;
  if (on)
    net->on[cell] |= rt_digits_of (digit);
  else
    net->off[cell] |= rt_digits_of (digit);
  return true;
}

/* Eliminates all candidates excluded by a true one. */
static bool
take_seen (Net *net, const Board *board, int cell, int digit)
{
  bool any = false;

  for (int other = 1; other <= 9; other++)
    any |= other != digit && note (net, board, cell, other, false);
  for_each_cell (peer, rt_peer_cells[cell])
    any |= note (net, board, peer, digit, false);
  return any;
}

/* Static chains */

static void follow_static (Net *net, const Board *board, int cell, int digit, bool on);

static void
lead_to (Net *net, const Board *board, int cell, int digit, bool on)
{
  if (note (net, board, cell, digit, on))
    follow_static (net, board, cell, digit, on);
}

static void
follow_static (Net *net, const Board *board, int cell, int digit, bool on)
{
  RtDigits others = board->left[cell] & (RtDigits) ~rt_digits_of (digit);

  if (on) {
    for_each_digit (other, others)
      lead_to (net, board, cell, other, false);
    for_each_cell (peer, rt_peer_cells[cell])
      lead_to (net, board, peer, digit, false);
    return;
  }
  if (rt_digits_count (others) == 1)
    lead_to (net, board, cell, rt_digits_first (others), true);
  for (int kind = 0; kind < 3; kind++) {
    int house = rt_houses_of[cell][kind];

    if (__builtin_popcount (places_on (board, house, digit)) == 2)
      for (int i = 0; i < 9; i++)
        if (rt_houses[house][i] != cell)
          lead_to (net, board, rt_houses[house][i], digit, true);
  }
}

/* Dynamic nets */

/* Returns BOARD without the eliminations of NET. */
static Board
left_of (const Board *board, const Net *net)
{
  Board left = *board;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    left.left[cell] &= (RtDigits) ~net->off[cell];
  return left;
}

/* Follows hidden and naked singles; of one digit in houses only, if DIGIT_ALONE is not 0. */
static void
follow_plainly (Net *net, const Board *board, int digit_alone)
{
  bool again = true;

  while (again && !net->contradicted) {
    Board left = left_of (board, net);

    again = false;
    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      net->contradicted |= (net->on[cell] & net->off[cell]) != 0;
      if (board->left[cell] && !digit_alone) {
        net->contradicted |= !left.left[cell];
        if (rt_digits_count (left.left[cell]) == 1)
          again |= note (net, board, cell, rt_digits_first (left.left[cell]), true);
      }
    }
    for (int house = 0; house < RT_N_HOUSES; house++)
      for_each_digit (digit, board->open[house]) {
        unsigned places = places_on (&left, house, digit);

        if (digit_alone && digit != digit_alone)
          continue;
        net->contradicted |= !places;
        if (places && !(places & (places - 1)))
          again |= note (net, board, rt_houses[house][__builtin_ctz (places)], digit, true);
      }
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      for_each_digit (digit, net->on[cell])
        if (digit_alone)
          for_each_cell (peer, rt_peer_cells[cell])
            again |= note (net, board, peer, digit, false);
        else
          again |= take_seen (net, board, cell, digit);
  }
}

/* Patterns */

/* Applies locked candidates. */
static bool
use_locked (Net *net, const Board *board)
{
  bool any = false;

  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int other = 0; other < RT_N_HOUSES; other++) {
      RtCells shared = cells_in (cells_in (RT_CELLS_ALL, house), other);

      if (house == other || rt_cells_count (shared) != 3)
        continue;
      for_each_digit (digit, board->open[house]) {
        bool locked = places_on (board, house, digit) != 0;

        for (int i = 0; i < 9; i++)
          if (rt_digits_has (board->left[rt_houses[house][i]], digit))
            locked &= rt_cells_has (shared, rt_houses[house][i]);
        for (int i = 0; i < 9 && locked; i++)
          if (!rt_cells_has (shared, rt_houses[other][i]))
            any |= note (net, board, rt_houses[other][i], digit, false);
      }
    }
  return any;
}

/* Applies naked and hidden pairs. */
static bool
use_pairs (Net *net, const Board *board)
{
  bool any = false;

  for (int house = 0; house < RT_N_HOUSES; house++) {
    const uint8_t *cells = rt_houses[house];

    for (int a = 0; a < 9; a++)
      for (int b = a + 1; b < 9; b++) {
        RtDigits pair = board->left[cells[a]];

        if (rt_digits_count (pair) == 2 && board->left[cells[b]] == pair)
          for (int i = 0; i < 9; i++)
            for_each_digit (digit, pair)
              any |= i != a && i != b && note (net, board, cells[i], digit, false);
      }
    for_each_digit (a, board->open[house])
      for_each_digit (b, board->open[house]) {
        unsigned places = places_on (board, house, a);

        if (a < b && __builtin_popcount (places) == 2 && places_on (board, house, b) == places)
          for_each_bit (i, places)
            for (int digit = 1; digit <= 9; digit++)
              any |= digit != a && digit != b && note (net, board, cells[i], digit, false);
      }
  }
  return any;
}

/* Applies X-wings. */
static bool
use_x_wings (Net *net, const Board *board)
{
  bool any = false;

  for (int digit = 1; digit <= 9; digit++)
    for (int a = 0; a < FIRST_BOX; a++)
      for (int b = a + 1; b < (a < 9 ? 9 : FIRST_BOX); b++) {
        unsigned places = places_on (board, a, digit);

        if (__builtin_popcount (places) != 2 || places_on (board, b, digit) != places)
          continue;
        for_each_bit (i, places)
          for (int line = a < 9 ? 0 : 9; line < (a < 9 ? 9 : FIRST_BOX); line++)
            any |= line != a && line != b &&
                   note (net, board, rt_houses[line][i], digit, false);
      }
  return any;
}

/* Common conclusions */

/* Returns the common nodes of those of N nets that have no contradiction. Sets SURE if none has
 * one. */
static Net
meet_of (const Net *const *nets, int n, bool *sure)
{
  Net common;
  bool any = false;

  memset (&common, 0xff, sizeof common);
  common.contradicted = false;
  *sure = true;
  for (int i = 0; i < n; i++)
    if (nets[i]->contradicted)
      *sure = false;
    else {
      any = true;
      for (int cell = 0; cell < RT_N_CELLS; cell++) {
        common.on[cell] &= nets[i]->on[cell];
        common.off[cell] &= nets[i]->off[cell];
      }
    }
  if (!any)
    memset (&common, 0, sizeof common);
  return common;
}

/* Adds the common nodes of N nets, one of which is true: to SURE, or to MAYBE if one has a
 * contradiction. */
static void
add_common (const Net *const *nets, int n, Net *sure, Net *maybe)
{
  bool is_sure;
  Net common = meet_of (nets, n, &is_sure), *known = is_sure ? sure : maybe;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    known->on[cell] |= common.on[cell];
    known->off[cell] |= common.off[cell];
  }
}

/* Adds the common conclusions of all choices: a candidate true or false, those of a cell, the
 * places of a house. In static chains the rating tries the places of a house only if the first
 * of these cells has more than two candidates (REACH). */
static void
add_all_common (const Nets *nets, const Board *board, int reach, Net *sure, Net *maybe)
{
  const Net *some[9];
  int n;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    n = 0;
    for_each_digit (digit, board->left[cell]) {
      const Net *both[2] = { &nets->of[cell][digit - 1][0], &nets->of[cell][digit - 1][1] };

      add_common (both, 2, sure, maybe);
      some[n++] = both[1];
    }
    if (n)
      add_common (some, n, sure, maybe);
  }
  for (int house = 0; house < RT_N_HOUSES; house++)
    for_each_digit (digit, board->open[house]) {
      int first = rt_houses[house][__builtin_ctz (places_on (board, house, digit))];
      bool is_tried = rt_digits_count (board->left[first]) > reach;

      n = 0;
      for (int i = 0; i < 9; i++)
        if (rt_digits_has (board->left[rt_houses[house][i]], digit))
          some[n++] = &nets->of[rt_houses[house][i]][digit - 1][1];
      add_common (some, n, is_tried ? sure : maybe, maybe);
    }
}

/* Adds the negation of each assumption with a contradiction. */
static void
add_contradicted (const Nets *nets, const Board *board, Net *sure)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, board->left[cell]) {
      if (nets->of[cell][digit - 1][1].contradicted)
        note (sure, board, cell, digit, false);
      if (nets->of[cell][digit - 1][0].contradicted)
        note (sure, board, cell, digit, true);
    }
}

/* Adds the negation of each assumption that implies it. */
static void
add_opposite (const Nets *nets, const Board *board, Net *sure)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, board->left[cell])
      for (int on = 0; on < 2; on++)
        if (is_known (&nets->of[cell][digit - 1][on], cell, digit, !on))
          note (sure, board, cell, digit, !on);
}

/* Searches: their rules. */

typedef enum { ONE_DIGIT, STATIC, DYNAMIC } Way;

typedef struct {
  Way way;
  bool multiple;        /* common conclusions of cells and houses */
  int level;            /* nested techniques of a dynamic net: 1 patterns, 2 chains, 3 multiple
                         * ones, 4 dynamic ones */
  int inner_level;      /* level of the nested dynamic ones */
} Search;

static void find_all (const Search *search, const Board *board, Net *sure, Net *maybe);

/* Adds to NET the conclusions of nested searches on BOARD, up to LEVEL. */
static bool
look_further (const Search *search, const Board *board, Net *net)
{
  static const Search chains = { .way = STATIC }, multiple = { .way = STATIC, .multiple = true };
  const Search dynamic = { .way = DYNAMIC, .multiple = true, .level = search->inner_level };
  const Search *const further[] = { &chains, &multiple, &dynamic };
  Net before = *net;

  use_locked (net, board);
  use_pairs (net, board);
  use_x_wings (net, board);
  for (int i = 0; i + 2 <= search->level && memcmp (&before, net, sizeof before) == 0; i++) {
    Net sure = { .contradicted = false }, maybe = { .contradicted = false };

    find_all (further[i], board, &sure, &maybe);
    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      net->on[cell] |= sure.on[cell] | maybe.on[cell];
      net->off[cell] |= sure.off[cell] | maybe.off[cell];
    }
  }
  return memcmp (&before, net, sizeof before) != 0;
}

static void
follow (const Search *search, const Board *board, int cell, int digit, bool on, Net *net)
{
  memset (net, 0, sizeof *net);
  note (net, board, cell, digit, on);
  if (search->way == STATIC) {
    follow_static (net, board, cell, digit, on);
    for (int i = 0; i < RT_N_CELLS; i++)
      net->contradicted |= (net->on[i] & net->off[i]) != 0;
    return;
  }
  for (bool again = true; again && !net->contradicted;) {
    Board left;

    follow_plainly (net, board, search->way == ONE_DIGIT ? digit : 0);
    left = left_of (board, net);
    again = search->level && !net->contradicted && look_further (search, &left, net);
  }
}

static void
find_all (const Search *search, const Board *board, Net *sure, Net *maybe)
{
  Nets *nets = g_new (Nets, 1);

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, board->left[cell])
      for (int on = 0; on < 2; on++)
        follow (search, board, cell, digit, on, &nets->of[cell][digit - 1][on]);
  if (search->way == STATIC)
    add_opposite (nets, board, sure);
  else
    add_contradicted (nets, board, sure);
  if (search->multiple)
    add_all_common (nets, board, search->way == STATIC ? 2 : 0, sure, maybe);
  g_free (nets);
}

static const struct {
  const char *id;
  Search search;
} searches[] = {
  { "chain", { .way = STATIC } },
  { "nishio", { .way = ONE_DIGIT } },
  { "multiple", { .way = STATIC, .multiple = true } },
  { "dynamic", { .way = DYNAMIC, .multiple = true } },
  { "nested-1", { .way = DYNAMIC, .multiple = true, .level = 1 } },
  { "nested-2", { .way = DYNAMIC, .multiple = true, .level = 2 } },
  { "nested-3", { .way = DYNAMIC, .multiple = true, .level = 3 } },
  { "nested-4", { .way = DYNAMIC, .multiple = true, .level = 4 } },
  { "nested-4-1", { .way = DYNAMIC, .multiple = true, .level = 4, .inner_level = 1 } },
  { "nested-4-2", { .way = DYNAMIC, .multiple = true, .level = 4, .inner_level = 2 } },
  { "nested-4-3", { .way = DYNAMIC, .multiple = true, .level = 4, .inner_level = 3 } },
};

/* Adds the conclusions as effects; optional unless DUE. Nested finds that also exist without the
 * assumption are ignored by the rating. */
static void
add_known (GHashTable *effects, const Board *board, const Net *known, bool due)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, board->left[cell])
      for (int on = 0; on < 2; on++) {
        RtCells none[9] = { RT_CELLS_NONE }, cells[9] = { RT_CELLS_NONE };

        if (!is_known (known, cell, digit, on))
          continue;
        cells[digit - 1] = rt_cells_of (cell);
        if (due)
          g_hash_table_add (effects, on ? effect_text (none, cells) : effect_text (cells, none));
        else
          allow (effects, on ? effect_text (none, cells) : effect_text (cells, none));
      }
}

void
want_forced (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  const Board board = board_of (study);

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    if (strcmp (searches[i].id, technique->id) == 0) {
      Net sure = { .contradicted = false }, maybe = { .contradicted = false };

      find_all (&searches[i].search, &board, &sure, &maybe);
      add_known (effects, &board, &sure, searches[i].search.level == 0);
      add_known (effects, &board, &maybe, false);
    }
}
