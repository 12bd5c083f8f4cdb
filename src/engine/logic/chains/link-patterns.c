/* link-patterns.c - finds patterns (almost locked sets, fish ...) that link nodes of chains. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/link-patterns.h"

#include "engine/logic/board/candidate-table.h"

/* Maximum number of cells of an almost locked set. Larger ones are hard to see. With four cells the
 * search took three times as long, and 29 instead of 27 steps of 1,000 puzzles used such a set. */
#define MAX_SET_CELLS 3
#define MAX_FISH 3
#define MAX_FINS 3

void
rt_link_nodes_add (RtLinkNodes *nodes, RtCells cells, int digit)
{
  RtNodesOfDigit *of_digit = &nodes->of_digit[digit - 1];

  nodes->nodes[nodes->n] = (RtInferenceNode) { cells, (uint8_t) digit };
  of_digit->node[of_digit->n] = (uint16_t) nodes->n++;
  of_digit->seen[of_digit->n++] = rt_seen_by_all (cells);
}

/* Returns the node of DIGIT in CELLS; adds it if it is missing. Returns -1 if there is no room. */
static int
get_node (RtLinkNodes *nodes, RtCells cells, int digit)
{
  const RtNodesOfDigit *of_digit = &nodes->of_digit[digit - 1];

  for (int i = 0; i < of_digit->n; i++)
    if (rt_cells_equal (nodes->nodes[of_digit->node[i]].cells, cells))
      return of_digit->node[i];
  if (of_digit->n == RT_MAX_OF_DIGIT)
    return -1;
  rt_link_nodes_add (nodes, cells, digit);
  return nodes->n - 1;
}

/* Adds a pattern of kind IN, to which the links that are added next belong. */
static void
add_pattern (RtLinkNodes *nodes, RtLinkIn in, RtCells cells, RtDigits digits, RtHouses houses)
{
  const RtInferencePattern pattern = { in, cells, digits, houses };

  g_array_append_val (nodes->patterns, pattern);
}

/* Adds a link of the last pattern added, unless A or B is -1. */
static void
add_link (RtLinkNodes *nodes, bool strong, int a, int b)
{
  const RtPatternLink link = { (uint16_t) a, (uint16_t) b, strong, nodes->patterns->len - 1 };

  if (a >= 0 && b >= 0)
    g_array_append_val (nodes->links, link);
}

/* Returns the places of DIGIT among CELLS. */
static RtCells
places_in (const RtLinkNodes *nodes, RtCells cells, int digit)
{
  return rt_cells_and (cells, rt_study_plane (nodes->study, digit));
}

/* Almost locked sets */

/* Returns true if A and B are candidates of one cell. If a set has both digits only in that
 * cell, its other cells are a naked set, so the digits need no link. */
static bool
share_cell (const RtLinkNodes *nodes, int a, int b)
{
  return rt_cells_count (nodes->nodes[a].cells) == 1 &&
         rt_cells_equal (nodes->nodes[a].cells, nodes->nodes[b].cells);
}

/* Adds the almost locked set SET as a pattern, and the strong links between its digits. */
static void
gather_set (RtLinkNodes *nodes, const RtAlmostLocked *set)
{
  int of_set[MAX_SET_CELLS + 1], n = 0;

  for_each_digit (digit, set->digits)
    of_set[n++] = get_node (nodes, places_in (nodes, set->cells, digit), digit);
  add_pattern (nodes, RT_IN_SET, set->cells, set->digits, UINT32_C (1) << set->house);
  for (int a = 0; a < n; a++)
    for (int b = a + 1; b < n; b++)
      if (of_set[a] >= 0 && of_set[b] >= 0 && !share_cell (nodes, of_set[a], of_set[b]))
        add_link (nodes, true, of_set[a], of_set[b]);
}

static void
gather_sets (RtLinkNodes *nodes)
{
  guint n;
  const RtAlmostLocked *sets = rt_study_almost_locked (nodes->study, &n);

  /* A set of one cell is an ordinary strong link. */
  for (int size = 2; size <= MAX_SET_CELLS; size++)
    for (guint i = 0; i < n; i++)
      if (sets[i].n_cells == size)
        gather_set (nodes, &sets[i]);
}

/* Hidden pairs */

/* Adds the hidden pair of DIGIT, whose only places in HOUSE are TWO, and of OTHER, which has more
 * places in HOUSE. */
static void
gather_pair (RtLinkNodes *nodes, int house, RtPlaces two, int digit, int other)
{
  RtCells cells = rt_places_cells (house, two);
  int node = get_node (nodes, cells, other);

  add_pattern (nodes, RT_IN_PAIR, cells, rt_digits_of (digit) | rt_digits_of (other),
               UINT32_C (1) << house);
  for_each_cell (cell, cells)
    for_each_digit (more, nodes->study->field.candidates[cell])
      if (more != digit && more != other)
        add_link (nodes, false, node, get_node (nodes, rt_cells_of (cell), more));
}

static void
gather_pairs (RtLinkNodes *nodes)
{
  const RtChoices *field = &nodes->study->field;

  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int digit = 1; digit <= 9; digit++) {
      RtPlaces two = rt_choices_places (field, house, digit);

      for (int other = 1; other <= 9 && rt_count_nine (two) == 2; other++) {
        RtPlaces places = rt_choices_places (field, house, other);

        if (other != digit && (places & two) == two && places != two)
          gather_pair (nodes, house, two, digit, other);
      }
    }
}

/* Unique rectangles */

/* Adds the rectangle CELLS, whose cells all have the digits PAIR. OTHERS has the remaining
 * digits of the cells. Adds nothing unless these are two digits, or one digit in two cells. */
static void
gather_rectangle (RtLinkNodes *nodes, RtCells cells, RtDigits pair, RtDigits others)
{
  int first = rt_digits_first (others), second = rt_digits_next (others, first);
  RtCells places = places_in (nodes, cells, first), rest;
  int a, b;

  if (rt_digits_count (others) > 2 || (!second && rt_cells_count (places) != 2))
    return;
  if (second) {
    a = get_node (nodes, places, first);
    b = get_node (nodes, places_in (nodes, cells, second), second);
  } else {
    rest = places;
    rt_cells_remove (&rest, rt_cells_first (places));
    a = get_node (nodes, rt_cells_of (rt_cells_first (places)), first);
    b = get_node (nodes, rest, first);
  }
  add_pattern (nodes, RT_IN_RECTANGLE, cells, pair, 0);
  add_link (nodes, true, a, b);
}

/* Adds link nodes of the unique rectangle whose corners are the four crossings of two rows and two columns. */
static void
gather_corners (RtLinkNodes *nodes, int row, int other_row, int column, int other_column)
{
  const RtDigits *candidates = nodes->study->field.candidates;
  const int corners[4] = { 9 * row + column, 9 * row + other_column, 9 * other_row + column,
                           9 * other_row + other_column };
  RtDigits all = RT_DIGITS_NONE, common = RT_DIGITS_ALL;
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 4; i++) {
    all |= candidates[corners[i]];
    common &= candidates[corners[i]];
    rt_cells_add (&cells, corners[i]);
  }
  for_each_digit (a, common)
    for (int b = a; (b = rt_digits_next (common, b)) != 0;) {
      RtDigits pair = rt_digits_of (a) | rt_digits_of (b);

      if (all & (RtDigits) ~pair)
        gather_rectangle (nodes, cells, pair, all & (RtDigits) ~pair);
    }
}

static void
gather_rectangles (RtLinkNodes *nodes)
{
  for (int row = 0; row < 9; row++)
    for (int other_row = row + 1; other_row < 9; other_row++)
      for (int column = 0; column < 9; column++)
        for (int other = column + 1; other < 9; other++)
          if ((row / 3 == other_row / 3) != (column / 3 == other / 3))
            gather_corners (nodes, row, other_row, column, other);
}

/* Fish */

/* Returns LINES, a set of rows or of columns, as houses. */
static RtHouses
houses_of (int kind, RtPlaces lines)
{
  return (RtHouses) lines << 9 * kind;
}

static RtCells
cells_of_lines (int kind, RtPlaces lines)
{
  RtCells cells = RT_CELLS_NONE;

  for_each_bit (line, lines)
    cells = rt_cells_or (cells, rt_places_cells (9 * kind + line, 0x1ff));
  return cells;
}

/* State of the search for fish. */
typedef struct {
  RtLinkNodes *nodes;
  int digit, kind;      /* RT_KIND_ROW or RT_KIND_COLUMN: the kind of the base lines */
  RtPlaces of_line[9];  /* the digit's places in the lines of that kind */
} Fishing;

/* Adds the fish with these BASE and COVER lines, if it has few fins. */
static void
gather_fish_of (const Fishing *fishing, RtPlaces base, RtPlaces cover)
{
  RtLinkNodes *nodes = fishing->nodes;
  RtCells plane = rt_study_plane (nodes->study, fishing->digit);
  RtCells own = rt_cells_and (plane, cells_of_lines (fishing->kind, base));
  RtCells covered = cells_of_lines (1 - fishing->kind, cover);
  RtCells fins = rt_cells_minus (own, covered), body = rt_cells_and (own, covered);
  bool is_new = false;
  int from;

  if (rt_cells_count (fins) > MAX_FINS || !rt_in_one_house (fins))
    return;
  for_each_bit (line, cover) {
    RtCells whole = rt_cells_and (
      plane, cells_of_lines (1 - fishing->kind, (RtPlaces) (1u << line)));
    RtCells filled = rt_cells_and (whole, body);

    if (rt_cells_equal (whole, filled))
      continue;
    if (!is_new)
      add_pattern (nodes, RT_IN_FISH, body, rt_digits_of (fishing->digit),
                   houses_of (fishing->kind, base));
    is_new = true;
    /* these are separate statements, because C does not define the order in which arguments are
     * computed */
    from = get_node (nodes, fins, fishing->digit);
    add_link (nodes, true, from, get_node (nodes, filled, fishing->digit));
  }
}

/* Returns true if each base line has two places in COVER, each line of COVER has two in BASE, and
 * there are fins. */
static bool
is_almost_fish (const Fishing *fishing, RtPlaces base, RtPlaces cover)
{
  RtPlaces once = 0, twice = 0, fins = 0;

  for_each_bit (line, base) {
    RtPlaces places = fishing->of_line[line] & cover;

    if (!rt_is_several (places))
      return false;
    twice |= once & places;
    once |= places;
    fins |= fishing->of_line[line] & (RtPlaces) ~cover;
  }
  return twice == cover && fins;
}

static void
gather_covers (const Fishing *fishing, RtPlaces base, int size)
{
  RtPlaces all = 0;

  for_each_bit (line, base)
    all |= fishing->of_line[line];
  if (rt_count_nine (all) > size + MAX_FINS)
    return;
  for (RtPlaces cover = all; cover; cover = (RtPlaces) (cover - 1) & all)
    if (rt_count_nine (cover) == size && is_almost_fish (fishing, base, cover))
      gather_fish_of (fishing, base, cover);
}

static void
gather_fish (RtLinkNodes *nodes)
{
  for (int size = 2; size <= MAX_FISH; size++)
    for (int digit = 1; digit <= 9; digit++)
      for (int kind = RT_KIND_ROW; kind <= RT_KIND_COLUMN; kind++) {
        Fishing fishing = { .nodes = nodes, .digit = digit, .kind = kind };
        RtPlaces lines = 0;

        for (int line = 0; line < 9; line++) {
          fishing.of_line[line] = rt_choices_places (&nodes->study->field, 9 * kind + line, digit);
          if (rt_is_several (fishing.of_line[line]))
            lines |= (RtPlaces) (1u << line);
        }
        for (RtPlaces base = 1; base < 512; base++)
          if ((base & lines) == base && rt_count_nine (base) == size)
            gather_covers (&fishing, base, size);
      }
}

const RtLinkPatterns rt_link_patterns[] = {
  { RT_SETS, gather_sets },
  { RT_PAIRS, gather_pairs },
  { RT_RECTANGLES, gather_rectangles },
  { RT_FISH, gather_fish },
  { 0, NULL }
};
