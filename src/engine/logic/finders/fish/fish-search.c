/* fish-search.c - finds all fish of a certain size in any houses, with or without fins.
 *
 * The base is some houses, the cover as many others; each cover house has a place of the base. The
 * digit is in each house once, so the cells that hold it are in base houses as often as in cover
 * houses. If none of them is in more base houses than cover houses, none is in more cover houses
 * than base houses either.
 *
 *     fin        a place in more base houses than cover houses; an endo-fin is in several base
 *                houses
 *     victim     a place in more cover houses than base houses that sees all fins; if it is in the
 *                base, too, the fish is cannibalistic
 *
 * Kinds: with rows as the base and columns as the cover, or the reverse; franken: with boxes on
 * either side; mutant: all others. At least one victim must not be a victim of a smaller fish made
 * of some of the same base and cover houses.
 *
 * The search begins with such a victim. It is in one cover house and in no base house, because
 * otherwise the fish without those houses would be smaller. If the victim were true, all candidates
 * that it sees would be false. The remaining places of the N base houses would be in N - 1 cover
 * houses, and each base house has some. Fish without fins are found before those with fins. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/fish/fish-search.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/fish/fish-report.h"
#include "engine/logic/step/sink.h"

#define LINES(kind) (UINT32_C (0x1ff) << 9 * (kind))
#define ROWS LINES (RT_KIND_ROW)
#define COLUMNS LINES (RT_KIND_COLUMN)
#define BOXES LINES (RT_KIND_BOX)
#define MAX_SIZE 4

typedef struct {
  const RtTechnique *technique;
  RtStudy *study;
  RtSink *sink;
  int size, shape;              /* number of base houses; RT_FISH_... */

  int digit;
  RtCells plane;                /* candidates of the digit */
  RtCells places[RT_N_HOUSES];  /* by house: the digit's places */
  RtHouses open;                /* houses with at least two places of the digit */
  RtHouses of[RT_N_CELLS];      /* by cell: the houses that contain it */

  bool has_fins;                /* searches for fish with fins; false: without */
  RtHouses base_kinds, cover_kinds;     /* houses that may be in the base and in the cover */

  /* The search for one victim. */
  int victim;
  RtCells left;                 /* places that remain if the victim is true */
  RtHouses with_left;           /* houses that have remaining places */
  RtHouses able;                /* houses of `with_left` that may be in the base */
  int first;                    /* a house that must be in the base; -1: none */
  RtHouses cover;               /* cover so far, without the victim's house */
  RtLayers in_cover;            /* layers of the cover so far */
} Search;

/* A base, complete or not. */
typedef struct {
  RtHouses houses;
  RtLayers layers;
} Base;

/* Returns the cells of WITHIN that see all of CELLS. */
static RtCells
seen_by_all_within (RtCells cells, RtCells within)
{
  for_each_cell (cell, cells) {
    within = rt_cells_and (within, rt_peer_cells[cell]);
    if (rt_cells_is_empty (within))
      break;
  }
  return within;
}

/* Returns those of VICTIMS that are also eliminated by a smaller fish, whose houses are some of
 * BASE and COVER. */
static RtCells
gone_by_smaller (const Search *search, RtHouses base, RtHouses cover, RtCells victims)
{
  uint8_t houses[2][MAX_SIZE];
  RtLayers layers[2][1 << MAX_SIZE] = { 0 };
  RtCells gone = RT_CELLS_NONE;
  int n[2] = { 0, 0 };

  for_each_bit (house, base)
    houses[0][n[0]++] = (uint8_t) house;
  for_each_bit (house, cover)
    houses[1][n[1]++] = (uint8_t) house;
  for (int side = 0; side < 2; side++)
    for (unsigned some = 1; some < 1u << search->size; some++)
      layers[side][some] = rt_layers_with (layers[side][some & (some - 1)],
                                           search->places[houses[side][__builtin_ctz (some)]]);
  for (unsigned a = 1; a + 1 < 1u << search->size; a++)
    for (unsigned b = 1; b + 1 < 1u << search->size; b++) {
      RtCells lost;

      if (rt_count_nine (a) != rt_count_nine (b))
        continue;
      lost = rt_cells_and (rt_layers_more (&layers[1][b], &layers[0][a]),
                           rt_cells_minus (victims, gone));
      if (!rt_cells_is_empty (lost))
        gone = rt_cells_or (gone, seen_by_all_within (rt_layers_more (&layers[0][a],
                                                                      &layers[1][b]), lost));
    }
  return gone;
}

/* Returns true if BASE and COVER are a fish of the wanted kind (finned, franken, mutant), and not
 * of a simpler kind. */
static bool
is_of_kind (const Search *search, RtHouses base, RtHouses cover)
{
  bool has_box = (base | cover) & BOXES;
  bool is_simple = (!(base & COLUMNS) && !(cover & ROWS)) || (!(base & ROWS) && !(cover & COLUMNS));

  switch (search->shape) {
  case RT_FISH_FRANKEN:
    /* If one side has only boxes, or both have only lines, a smaller fish of other houses
     * exists. */
    return has_box && base & ~BOXES && cover & ~BOXES;
  case RT_FISH_MUTANT:
    return !is_simple;
  default:
    return true;
  }
}

/* Returns true if some base house has at most one place that is not a fin (a sashimi fish). */
static bool
is_sashimi (const Search *search, RtHouses base, RtCells fins)
{
  for_each_bit (house, base) {
    RtCells left = rt_cells_minus (search->places[house], fins);

    if (rt_cells_next (left, rt_cells_first (left)) < 0)
      return true;
  }
  return false;
}

/* Returns the houses that contain some place of HOUSE that remains if the victim is true. */
static RtHouses
meeting (const Search *search, int house)
{
  RtCells left = rt_cells_and (search->places[house], search->left);
  RtHouses houses = 0;

  for_each_cell (cell, left)
    houses |= search->of[cell];
  return houses;
}

/* Returns true if an earlier house of BASE could be its first house. Then the fish is found from
 * that house, too. */
static bool
has_earlier (const Search *search, RtHouses base)
{
  if (search->first >= 0)
    for_each_bit (house, base & ((UINT32_C (1) << search->first) - 1))
      if (rt_is_several (meeting (search, (int) house) & search->cover))
        return true;
  return false;
}

/* Completes the cover with the victim's HOUSE, and reports the fish if the victim is the first one
 * that no smaller fish eliminates. Returns true if no more steps are wanted. */
static bool
take (Search *search, const Base *base, uint32_t house)
{
  const RtFish fish = { search->digit, base->houses, search->cover | UINT32_C (1) << house };
  const RtLayers in_cover = rt_layers_with (search->in_cover, search->places[house]);
  RtCells fins = rt_layers_more (&base->layers, &in_cover), lost, own;
  RtDraft *draft;

  if (rt_cells_is_empty (fins) == search->has_fins ||
      rt_cells_is_empty (rt_cells_and (search->places[house], base->layers.once)) ||
      !is_of_kind (search, fish.base, fish.cover))
    return false;
  lost = seen_by_all_within (fins, rt_layers_more (&in_cover, &base->layers));
  own = rt_cells_minus (lost, gone_by_smaller (search, fish.base, fish.cover, lost));
  if (rt_cells_is_empty (own) || rt_cells_first (own) != search->victim)
    return false;
  draft = rt_sink_begin (search->sink, search->technique, search->technique->price);
  rt_draft_remove_from (draft, &search->study->field, lost, search->digit);
  if (search->shape == RT_FISH_FINNED)
    draft->variant = is_sashimi (search, fish.base, fins) ? RT_FISH_IS_SASHIMI
                                                          : RT_FISH_IS_FINNED;
  else if (search->technique->variants)
    draft->variant = search->has_fins ? RT_FISH_HAS_FINS : RT_FISH_IS_PLAIN;
  rt_fish_explain (draft, &search->study->field, &fish);
  return rt_sink_report (search->sink);
}

/* Adds N_MORE houses of ABLE to BASE in all combinations in which no remaining place is in more base
 * houses than cover houses. Reports the complete fish. Returns true if no more steps are wanted. */
static bool
try_base (Search *search, const Base *base, RtHouses able, int n_more)
{
  if (!n_more) {
    if (has_earlier (search, base->houses))
      return false;
    for_each_bit (house, search->of[search->victim] & search->cover_kinds)
      if (take (search, base, house))
        return true;
    return false;
  }
  for_each_bit (house, able) {
    const Base more = { base->houses | UINT32_C (1) << house,
                        rt_layers_with (base->layers, search->places[house]) };
    RtCells bare = rt_layers_more (&more.layers, &search->in_cover);

    able &= ~(UINT32_C (1) << house);
    if (rt_cells_is_empty (rt_cells_and (bare, search->left)) &&
        try_base (search, &more, able, n_more - 1))
      return true;
  }
  return false;
}

/* Returns the subset of HOUSES whose members contain all of CELLS. */
static RtHouses
holding (const Search *search, RtCells cells, RtHouses houses)
{
  for (uint64_t rest = cells.low; rest && houses; rest &= rest - 1)
    houses &= search->of[__builtin_ctzll (rest)];
  for (uint64_t rest = cells.high; rest && houses; rest &= rest - 1)
    houses &= search->of[64 + __builtin_ctzll (rest)];
  return houses;
}

/* Tries the cover, which is complete except for the victim's house. BARE has the remaining places
 * outside the cover. Returns true if no more steps are wanted. */
static bool
try_cover (Search *search, RtCells bare)
{
  RtHouses able = search->able & ~search->cover;
  Base base = { .houses = 0 };
  int n_more = search->size;

  for (uint64_t rest = bare.low; rest && able; rest &= rest - 1)
    able &= ~search->of[__builtin_ctzll (rest)];
  for (uint64_t rest = bare.high; rest && able; rest &= rest - 1)
    able &= ~search->of[64 + __builtin_ctzll (rest)];
  if (__builtin_popcount (able) < search->size)
    return false;
  if (search->first >= 0) {
    base.houses = UINT32_C (1) << search->first;
    base.layers.once = search->places[search->first];
    n_more--;
  }
  return try_base (search, &base, able & ~base.houses, n_more);
}

/* Returns the houses of ABLE that may be the next one of the cover. If some remaining places of the
 * first base house are outside the cover (BARE), the next house must contain such places. If the
 * cover's first house has all of them, the second must have some of them, too (see try_firsts). */
static RtHouses
next_covers (const Search *search, RtHouses able, int n_more, RtCells bare)
{
  RtCells own = rt_cells_and (search->places[search->first], bare);

  if (!rt_cells_is_empty (own))
    return n_more == 1 ? holding (search, own, able) : able & search->of[rt_cells_first (own)];
  return n_more == search->size - 2 ? able & meeting (search, search->first) : able;
}

/* Returns the houses of ABLE that contain all places of two possible base houses that remain if the
 * victim is true. */
static RtHouses
only_covers (const Search *search, RtHouses able)
{
  RtHouses once = 0, twice = 0;

  for_each_bit (house, search->able) {
    RtHouses filled = holding (search, rt_cells_and (search->places[house], search->left),
                               able & ~(UINT32_C (1) << house));

    twice |= once & filled;
    once |= filled;
  }
  return twice;
}

/* Adds N_MORE houses of ABLE to the cover in all combinations. BARE has the remaining places
 * outside the cover. Returns true if no more steps are wanted. */
static bool
try_covers (Search *search, RtHouses able, int n_more, RtCells bare)
{
  const RtLayers before = search->in_cover;
  RtHouses now;

  if (!n_more)
    return try_cover (search, bare);
  now = search->first < 0 ? only_covers (search, able) : next_covers (search, able, n_more, bare);
  for_each_bit (house, now) {
    bool enough;

    able &= ~(UINT32_C (1) << house);
    search->cover |= UINT32_C (1) << house;
    search->in_cover = rt_layers_with (before, search->places[house]);
    enough = try_covers (search, able, n_more - 1, rt_cells_minus (bare, search->places[house]));
    search->cover &= ~(UINT32_C (1) << house);
    search->in_cover = before;
    if (enough)
      return true;
  }
  return false;
}

/* Tries each house as the first of the base. If each of N base houses had all its remaining places
 * in a single cover house, two of them would share that house, and be a smaller fish. So some base
 * house has places in several cover houses. This house is the first, and determines most of the
 * cover. */
static bool
try_firsts (Search *search, RtHouses covers)
{
  for_each_bit (house, search->able) {
    search->first = (int) house;
    if (try_covers (search, covers & ~(UINT32_C (1) << house), search->size - 1, search->left))
      return true;
  }
  return false;
}

/* Quick test for fish of rows and columns. Returns false if there are not enough lines of either
 * kind with few enough places if VICTIM were true. */
static bool
may_fill_lines (const Search *search, int victim)
{
  for (int kind = RT_KIND_ROW; kind <= RT_KIND_COLUMN; kind++) {
    int own = rt_houses_of[victim][kind] - 9 * kind, across = rt_place_in[victim][kind];
    int n_able = 0;

    for (int line = 0; line < 9; line++) {
      RtPlaces left = rt_choices_places (&search->study->field, 9 * kind + line, search->digit);

      left &= (RtPlaces) ~(line / 3 == own / 3 ? 7u << across / 3 * 3 : 1u << across);
      n_able += left && line != own && rt_count_nine (left) < search->size;
    }
    if (n_able >= search->size)
      return true;
  }
  return false;
}

static bool
try_victim (Search *search, int victim)
{
  RtHouses boxes = search->shape == RT_FISH_FRANKEN ? BOXES : 0, with_left = 0;

  if (search->shape == RT_FISH_FINNED && !may_fill_lines (search, victim))
    return false;
  search->victim = victim;
  search->left = rt_cells_minus (search->plane, rt_peer_cells[victim]);
  rt_cells_remove (&search->left, victim);
  for_each_cell (cell, search->left)
    with_left |= search->of[cell];
  search->with_left = with_left & search->open & ~search->of[victim];
  for (int kind = RT_KIND_ROW; kind <= RT_KIND_COLUMN; kind++) {
    search->base_kinds = LINES (kind) | boxes;
    search->cover_kinds = LINES (!kind) | boxes;
    if (search->shape == RT_FISH_MUTANT)
      search->base_kinds = search->cover_kinds = ROWS | COLUMNS | BOXES;
    search->first = -1;
    search->able = search->with_left & search->base_kinds;
    if (search->size > 2 ? try_firsts (search, search->with_left & search->cover_kinds)
                         : try_covers (search, search->with_left & search->cover_kinds, 1,
                                       search->left))
      return true;
    if (search->shape == RT_FISH_MUTANT)
      break;
  }
  return false;
}

static void
turn_to_digit (Search *search, int digit)
{
  search->digit = digit;
  search->plane = rt_study_plane (search->study, digit);
  search->open = 0;
  for (int house = 0; house < RT_N_HOUSES; house++) {
    RtPlaces places = rt_choices_places (&search->study->field, house, digit);

    search->places[house] = rt_places_cells (house, places);
    if (rt_is_several (places))
      search->open |= UINT32_C (1) << house;
  }
}

/* Tries all victims of the digit: only candidates that are in no template can be victims. Returns
 * true if the search must end. */
static bool
find_in_plane (Search *search)
{
  for_each_cell (victim, rt_study_removable (search->study, search->digit))
    if (rt_study_stopped (search->study) || try_victim (search, victim))
      return true;
  return false;
}

bool
rt_find_fish (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  Search search = {
    .technique = technique, .study = study, .sink = sink,
    .size = technique->size % 10, .shape = technique->size / 10 * 10,
  };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int kind = 0; kind < 3; kind++)
      search.of[cell] |= UINT32_C (1) << rt_houses_of[cell][kind];
  for (int fins = search.shape == RT_FISH_FINNED; fins < 2; fins++)
    for (int digit = 1; digit <= 9; digit++) {
      search.has_fins = fins;
      if (rt_cells_is_empty (rt_study_removable (study, digit)))
        continue;
      turn_to_digit (&search, digit);
      if (find_in_plane (&search))
        return !rt_study_stopped (study);
    }
  return false;
}
