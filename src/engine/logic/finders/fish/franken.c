/* franken.c - fish with boxes among their houses, and with fins: franken X-wing and swordfish.
 *
 * The base is of rows and boxes, the cover of columns and boxes (or columns and boxes, rows and
 * boxes), as many of the one as of the other, and at least one line in either and one box in all.
 * No place of the digit is in two houses of the base. So each house of the base holds the digit
 * once, and where all these places are covered, each house of the cover holds it there. A place
 * that is not covered is a fin; what the cover would lose and sees all fins is lost.
 *
 * They are found from their victims: were such a candidate true, what it sees would be false, the
 * house of the cover that it is in used up, and what is left of N houses of the base would lie in
 * N - 1 houses of the cover. No part of the base is a smaller fish with the same victim. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/sight.h"
#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/finders/fish/fish-words.h"
#include "engine/logic/step/sink.h"

#define LINES(kind) (UINT32_C (0x1ff) << 9 * (kind))
#define BOXES LINES (RT_KIND_BOX)
#define ALL_HOUSES ((UINT32_C (1) << RT_N_HOUSES) - 1)
#define MAX_SIZE 3

typedef struct {
  const RtTechnique *technique;
  RtStudy *study;
  RtSink *sink;
  int digit;
  RtCells places[RT_N_HOUSES];  /* of the digit */
  RtHouses apart[RT_N_HOUSES];  /* the houses that have no place of it in common with this one */
  RtHouses of[RT_N_CELLS];      /* the three houses of each cell */

  /* Of one victim. */
  int victim;
  RtCells left[RT_N_HOUSES];    /* what its truth would leave of the places */
  RtHouses holding[RT_N_HOUSES];        /* the houses that hold all of that, and not the victim */

  /* And of rows and boxes, or columns and boxes, as the base. */
  RtHouses cover_kinds;
  RtHouses able;                /* houses that may be of the base */
} Search;

typedef struct {
  uint8_t base[MAX_SIZE];
  uint8_t cover[MAX_SIZE];      /* the last is the one that the victim is in */
} Fish;

static RtCells
covered_by (const Search *search, const uint8_t *houses, int n)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < n; i++)
    cells = rt_cells_or (cells, search->places[houses[i]]);
  return cells;
}

static bool
within (RtCells cells, RtCells others)
{
  return rt_cells_is_empty (rt_cells_minus (cells, others));
}

static RtHouses
as_set (const uint8_t *houses, int n)
{
  RtHouses set = 0;

  for (int i = 0; i < n; i++)
    set |= UINT32_C (1) << houses[i];
  return set;
}

static bool
report (Search *search, const Fish *fish)
{
  int n = search->technique->size;
  RtCells base = covered_by (search, fish->base, n), cover = covered_by (search, fish->cover, n);
  RtCells fins = rt_cells_minus (base, cover);
  RtCells lost = rt_cells_and (rt_cells_minus (cover, base), rt_seen_by_all (fins));
  RtDraft *draft = rt_sink_begin (search->sink, search->technique, search->technique->price);

  rt_draft_remove_from (draft, &search->study->field, lost, search->digit);
  draft->variant = !rt_cells_is_empty (fins);
  draft->pattern.digits = rt_digits_of (search->digit);
  draft->pattern.base = as_set (fish->base, n);
  draft->pattern.cover = as_set (fish->cover, n);
  rt_draft_mark_all (draft, &search->study->field, rt_cells_minus (base, fins),
                     draft->pattern.digits, RT_MARK_PATTERN, 0);
  rt_draft_mark_all (draft, &search->study->field, fins, draft->pattern.digits, RT_MARK_FIN, 0);
  for (int i = 0; i < n; i++)
    rt_draft_house (draft, fish->base[i], RT_HOUSE_BASE, 0);
  for (int i = 0; i < n; i++)
    rt_draft_house (draft, fish->cover[i], RT_HOUSE_COVER, 0);
  return rt_sink_report (search->sink);
}

/* Covers the victim by its line or its box, and reports what comes of it. */
static bool
complete (Search *search, Fish *fish)
{
  int n = search->technique->size;
  RtHouses last = search->of[search->victim] & search->cover_kinds;
  RtHouses base = as_set (fish->base, n), cover = as_set (fish->cover, n - 1);

  for_each_bit (house, last) {
    RtHouses all = cover | UINT32_C (1) << house;

    fish->cover[n - 1] = (uint8_t) house;
    if (!(base & ~BOXES) || !(all & ~BOXES) || !((base | all) & BOXES) || base & all)
      continue;
    if (rt_cells_is_empty (rt_cells_and (search->places[house],
                                         covered_by (search, fish->base, n))))
      continue;
    if (report (search, fish))
      return true;
  }
  return false;
}

/* The houses that hold all CELLS and not the victim. */
static RtHouses
houses_holding (const Search *search, RtCells cells)
{
  RtHouses houses = ~search->of[search->victim];

  for (uint64_t rest = cells.low; rest && houses; rest &= rest - 1)
    houses &= search->of[__builtin_ctzll (rest)];
  for (uint64_t rest = cells.high; rest && houses; rest &= rest - 1)
    houses &= search->of[64 + __builtin_ctzll (rest)];
  return houses;
}

/* Those of them that may be of the cover. */
static RtHouses
covers_of (const Search *search, RtCells cells)
{
  return houses_holding (search, cells) & search->cover_kinds;
}

/* The houses after HOUSE. */
static RtHouses
houses_after (uint32_t house)
{
  return ~((UINT32_C (2) << house) - 1);
}

static bool
try_two (Search *search)
{
  for_each_bit (h, search->able) {
    RtHouses covers = search->holding[h] & search->cover_kinds;

    if (!covers)
      continue;
    for_each_bit (other, search->able & search->apart[h] & houses_after (h))
      for_each_bit (cover, covers & search->holding[other]) {
        Fish fish = { { (uint8_t) h, (uint8_t) other }, { (uint8_t) cover } };

        if (complete (search, &fish))
          return true;
      }
  }
  return false;
}

/* Whether what is left of some two of three houses lies in one house of the cover. */
static bool
has_smaller (const Search *search, const uint8_t base[3])
{
  for (int i = 0; i < 3; i++)
    if (covers_of (search, rt_cells_or (search->left[base[i]], search->left[base[(i + 1) % 3]])))
      return true;
  return false;
}

/* Looks for two houses that C1 and C2 cover as they cover all that is left of FIRST. */
static bool
try_pair (Search *search, int first, int c1, int c2)
{
  RtCells cover = rt_cells_or (search->places[c1], search->places[c2]);
  RtHouses able = 0;

  for_each_bit (h, search->able & search->apart[first])
    if (within (search->left[h], cover))
      able |= UINT32_C (1) << h;
  for_each_bit (h, able)
    for_each_bit (other, able & search->apart[h] & houses_after (h)) {
      Fish fish = { { (uint8_t) first, (uint8_t) h, (uint8_t) other },
                    { (uint8_t) c1, (uint8_t) c2 } };

      if (!has_smaller (search, fish.base) && complete (search, &fish))
        return true;
    }
  return false;
}

/* What is left of one house of the base, at least, is in no one house of the cover: of three that
 * lie in two, two would lie in one. Looks for the two houses that cover this one. */
static bool
try_three (Search *search)
{
  for_each_bit (first, search->able) {
    RtCells left = search->left[first];

    if (rt_cells_count (left) > 6 || search->holding[first] & search->cover_kinds)
      continue;
    for_each_bit (c1, covers_of (search, rt_cells_of (rt_cells_first (left)))) {
      RtCells rest = rt_cells_minus (left, search->places[c1]);

      for_each_bit (c2, covers_of (search, rest))
        if (try_pair (search, (int) first, (int) c1, (int) c2))
          return true;
    }
  }
  return false;
}

/* Tries rows and boxes for the base, then columns and boxes. */
static bool
try_victim (Search *search, int victim)
{
  RtHouses able = 0;

  search->victim = victim;
  for_each_bit (h, ALL_HOUSES & ~search->of[victim]) {
    search->left[h] = rt_cells_minus (search->places[h], rt_peer_cells[victim]);
    if (rt_cells_is_empty (search->left[h]))
      continue;
    search->holding[h] = houses_holding (search, search->left[h]);
    able |= UINT32_C (1) << h;
  }
  for (int kind = RT_KIND_ROW; kind <= RT_KIND_COLUMN; kind++) {
    search->able = able & (BOXES | LINES (kind));
    search->cover_kinds = BOXES | LINES (!kind);
    if (search->technique->size == 2 ? try_two (search) : try_three (search))
      return true;
  }
  return false;
}

static void
turn_to_digit (Search *search, int digit)
{
  search->digit = digit;
  for (int h = 0; h < RT_N_HOUSES; h++)
    search->places[h] = rt_places_cells (h, rt_choices_places (&search->study->field, h, digit));
  for (int h = 0; h < RT_N_HOUSES; h++) {
    search->apart[h] = 0;
    for (int other = 0; other < RT_N_HOUSES; other++)
      if (rt_cells_is_empty (rt_cells_and (search->places[h], search->places[other])))
        search->apart[h] |= UINT32_C (1) << other;
  }
}

static bool
find_franken (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  Search search = { .technique = technique, .study = study, .sink = sink };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int kind = 0; kind < 3; kind++)
      search.of[cell] |= UINT32_C (1) << rt_houses_of[cell][kind];
  for (int digit = 1; digit <= 9; digit++) {
    RtCells plane = rt_study_plane (study, digit);

    turn_to_digit (&search, digit);
    for_each_cell (victim, plane)
      if (try_victim (&search, victim))
        return true;
    if (rt_study_stopped (study))
      return false;
  }
  return false;
}

static const char *const x_wings[] = { N_("Franken X-Wing"), N_("Finned Franken X-Wing"), NULL };
static const char *const swordfish[] = {
  N_("Franken Swordfish"), N_("Finned Franken Swordfish"), NULL
};

static const RtTechnique rows[] = {
  { .id = "franken-x-wing", .name = N_("Franken X-Wing"), .variants = x_wings, .size = 2,
    .price = 6.8, .human_rank = 363, .find = find_franken,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (0), .why = WHY_FISH },
      { .variants = RT_VARIANT (1), .why = WHY_FINNED }),
    .definition = N_("An X-Wing in which boxes take part. Two rows, columns or boxes that have no "
                    "place of a digit in common, the base, have it only where two others, the "
                    "cover, cross them. The base holds the digit twice, once in each part of the "
                    "cover, so the rest of the cover loses it. Places of the base outside the "
                    "cover are fins: if there are any, only cells that see all of them lose the "
                    "digit."),
    .example = ":0000:x:+9+421+5+36..6+3+7+24+8+159+815+9+67+3+24..+96....3.7.+5..9+6..+6.+7.98.."
               "+496375+2...2+3+8+1+6+4+9....4+9+2.3+6:::" },
  { .id = "franken-swordfish", .name = N_("Franken Swordfish"), .variants = swordfish, .size = 3,
    .price = 7.0, .human_rank = 365, .find = find_franken,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (0), .why = WHY_FISH },
      { .variants = RT_VARIANT (1), .why = WHY_FINNED }),
    .definition = N_("A Swordfish in which boxes take part. Three rows, columns or boxes that "
                    "have no place of a digit in common, the base, have it only where three "
                    "others, the cover, cross them. The base holds the digit three times, once "
                    "in each part of the cover, so the rest of the cover loses it. Places of the "
                    "base outside the cover are fins: if there are any, only cells that see all "
                    "of them lose the digit."),
    .example = ":0000:x:+1+9.+2+48+5...+281..4.9..4.9.1+82+26+57+1+4+89+3..1+95+6+7+2+4+749+3+8+2"
               "6+5+1+4.28.+931..1.+42.+9..+9....+1+24.:689 789 392 592::" },
  { .id = NULL }
};

const RtFamily rt_family_franken = { "franken", N_("Franken Fish"), rows };
