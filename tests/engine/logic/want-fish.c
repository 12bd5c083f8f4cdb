/* want-fish.c - finds all fish in any houses by trying all bases and covers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

#include <string.h>

#define BOXES (ROWS << 18)

/* The places of a digit, and the houses that have two or more. */
typedef struct {
  RtCells plane;
  int n_places, n_open;
  int cell[RT_N_CELLS];
  uint8_t of[RT_N_CELLS][3];    /* houses of each place that have two or more */
  int open[RT_N_HOUSES];
} Waters;

static Waters
waters_of (const RtStudy *study, int digit)
{
  Waters waters = { .plane = plane_of (study, digit) };

  for_each_cell (cell, waters.plane) {
    memcpy (waters.of[waters.n_places], rt_houses_of[cell], sizeof waters.of[0]);
    waters.cell[waters.n_places++] = cell;
  }
  for (int house = 0; house < RT_N_HOUSES; house++)
    if (rt_cells_count (cells_in (waters.plane, house)) >= 2)
      waters.open[waters.n_open++] = house;
  return waters;
}

/* Returns the number of HOUSES that contain a place. */
static int
n_of (const Waters *waters, int place, RtHouses houses)
{
  const uint8_t *of = waters->of[place];

  return (int) ((houses >> of[0] & 1) + (houses >> of[1] & 1) + (houses >> of[2] & 1));
}

/* A base or cover, and the places in at least one, two and three of its houses. */
typedef struct {
  RtHouses houses;
  RtCells at_least[3];
} Side;

static Side
side_of (const Waters *waters, RtHouses houses)
{
  Side side = { .houses = houses };

  for (int i = 0; i < waters->n_places; i++)
    for (int k = 0; k < n_of (waters, i, houses); k++)
      rt_cells_add (&side.at_least[k], waters->cell[i]);
  return side;
}

/* Returns the places in more houses of A than of B. */
static RtCells
more_in (const Side *a, const Side *b)
{
  RtCells more = RT_CELLS_NONE;

  for (int k = 0; k < 3; k++)
    more = rt_cells_or (more, rt_cells_minus (a->at_least[k], b->at_least[k]));
  return more;
}

/* Returns the eliminations of BASE and COVER: places in more cover houses than base houses that
 * see each fin. */
static RtCells
lost_by (const Side *base, const Side *cover, RtCells *fins)
{
  RtCells lost = more_in (cover, base);

  *fins = more_in (base, cover);
  for_each_cell (fin, *fins) {
    lost = rt_cells_and (lost, rt_peer_cells[fin]);
    if (rt_cells_is_empty (lost))
      break;
  }
  return lost;
}

/* Returns true if some of LOST is not eliminated by fewer houses of BASE and COVER. */
static bool
needs_all (const Waters *waters, RtHouses base, RtHouses cover, RtCells lost)
{
  Side fewer[16], across[16];
  int n_fewer = 0, n_across = 0;

  for (RtHouses some = (base - 1) & base; some; some = (some - 1) & base)
    fewer[n_fewer++] = side_of (waters, some);
  for (RtHouses some = (cover - 1) & cover; some; some = (some - 1) & cover)
    across[n_across++] = side_of (waters, some);
  for (int i = 0; i < n_fewer; i++)
    for (int k = 0; k < n_across; k++)
      if (__builtin_popcount (fewer[i].houses) == __builtin_popcount (across[k].houses)) {
        RtCells fins;

        lost = rt_cells_minus (lost, lost_by (&fewer[i], &across[k], &fins));
      }
  return !rt_cells_is_empty (lost);
}

static bool
are_lines_across (RtHouses base, RtHouses cover)
{
  return (!(base & COLUMNS) && !(cover & ROWS)) || (!(base & ROWS) && !(cover & COLUMNS));
}

static bool
is_of_kind (const RtTechnique *technique, RtHouses base, RtHouses cover, RtCells fins)
{
  if (g_str_has_prefix (technique->id, "finned"))
    return !((base | cover) & BOXES) && are_lines_across (base, cover) &&
           !rt_cells_is_empty (fins);
  if (g_str_has_prefix (technique->id, "franken"))
    return (base | cover) & BOXES && base & ~BOXES && cover & ~BOXES &&
           are_lines_across (base, cover);
  return !are_lines_across (base, cover);
}

static void
add_fish (GHashTable *effects, const RtTechnique *technique, const Waters *waters, int digit,
          const Side *one, const Side *across)
{
  RtHouses base = one->houses, cover = across->houses;
  RtCells fins, lost;

  if (base & cover)
    return;
  lost = lost_by (one, across, &fins);
  if (rt_cells_is_empty (lost) || !is_of_kind (technique, base, cover, fins) ||
      !needs_all (waters, base, cover, lost))
    return;
  /* Each cover house must have a place of the base. */
  for_each_bit (house, cover) {
    bool meets = false;

    for (int i = 0; i < waters->n_places; i++)
      meets |= n_of (waters, i, base) && n_of (waters, i, UINT32_C (1) << house);
    if (!meets)
      return;
  }
  add_effect_of (effects, lost, digit);
}

/* Returns the next larger number with as many bits. */
static uint32_t
next_choice (uint32_t bits)
{
  uint32_t low = bits & -bits, up = bits + low;

  return up | ((bits ^ up) / low) >> 2;
}

static RtHouses
houses_at (const Waters *waters, uint32_t choice)
{
  RtHouses houses = 0;

  for_each_bit (i, choice)
    houses |= UINT32_C (1) << waters->open[i];
  return houses;
}

/* Returns true if HOUSES may be one side of a fish. */
static bool
may_be_side (const RtTechnique *technique, RtHouses houses)
{
  if (g_str_has_prefix (technique->id, "mutant"))
    return true;
  return !(houses & ROWS && houses & COLUMNS) &&
         !(g_str_has_prefix (technique->id, "finned") && houses & BOXES);
}

/* Returns all choices of technique->size open houses. Of Side; free with g_array_unref. */
static GArray *
sides_of (const RtTechnique *technique, const Waters *waters)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (Side));
  uint32_t first = (UINT32_C (1) << technique->size % 10) - 1;

  for (uint32_t choice = first; choice < UINT32_C (1) << waters->n_open;
       choice = next_choice (choice)) {
    const Side side = side_of (waters, houses_at (waters, choice));

    if (may_be_side (technique, side.houses))
      g_array_append_val (sides, side);
  }
  return sides;
}

void
want_any_fish (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++) {
    const Waters waters = waters_of (study, digit);
    g_autoptr (GArray) sides = sides_of (technique, &waters);

    for (guint i = 0; i < sides->len; i++)
      for (guint k = 0; k < sides->len; k++)
        add_fish (effects, technique, &waters, digit, &g_array_index (sides, Side, i),
                  &g_array_index (sides, Side, k));
  }
}
