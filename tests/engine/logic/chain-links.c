/* chain-links.c - finds nodes and links by the definitions, pair by pair. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "chain-links.h"

#define MAX_SET_CELLS 3
#define MAX_FISH 3
#define MAX_FINS 3

/* Returns the node, added if it is missing. */
static int
node_of (Links *links, RtCells cells, int digit)
{
  for (int i = 0; i < links->n; i++)
    if (links->node[i].digit == digit && rt_cells_equal (links->node[i].cells, cells))
      return i;
  if (links->n == links->size) {
    links->size = 2 * links->size + 64;
    links->node = g_renew (Node, links->node, links->size);
    links->strong = g_renew (GArray *, links->strong, links->size);
    links->weak = g_renew (GArray *, links->weak, links->size);
  }
  links->node[links->n] = (Node) { cells, digit };
  links->strong[links->n] = g_array_new (FALSE, FALSE, sizeof (Link));
  links->weak[links->n] = g_array_new (FALSE, FALSE, sizeof (Link));
  return links->n++;
}

static void
add_one_way (GArray *array, int to, bool is_of_pattern)
{
  const Link link = { to, is_of_pattern };

  for (guint i = 0; i < array->len; i++)
    if (g_array_index (array, Link, i).to == to)
      return;
  g_array_append_val (array, link);
}

static void
add_link (GArray **arrays, int a, int b, bool is_of_pattern)
{
  add_one_way (arrays[a], b, is_of_pattern);
  add_one_way (arrays[b], a, is_of_pattern);
}

static bool
is_single (const Node *node)
{
  return rt_cells_count (node->cells) == 1;
}

bool
is_weak (const Links *links, int a, int b)
{
  const Node *one = &links->node[a], *other = &links->node[b];

  if (one->digit == other->digit)
    return rt_cells_is_empty (rt_cells_minus (other->cells, seen_by_all (one->cells)));
  return links->kinds & IN_CELLS && links->kinds & IN_HOUSES && is_single (one) &&
         rt_cells_equal (one->cells, other->cells);
}

bool
ends_overlap (const Links *links, int a, int b)
{
  return links->node[a].digit == links->node[b].digit &&
         !rt_cells_is_empty (rt_cells_and (links->node[a].cells, links->node[b].cells));
}

/* Returns true if A and B together have all places of their digit in some house, or all
 * candidates of a cell. */
static bool
is_strong (const Links *links, int a, int b)
{
  const Node *one = &links->node[a], *other = &links->node[b];
  RtCells both = rt_cells_or (one->cells, other->cells);

  if (one->digit != other->digit)
    return links->kinds & IN_CELLS && is_single (one) &&
           rt_cells_equal (one->cells, other->cells) &&
           rt_digits_count (candidates_in (links->study, one->cells)) == 2;
  if (!(links->kinds & IN_HOUSES) || rt_cells_equal (one->cells, both) ||
      rt_cells_equal (other->cells, both))
    return false;
  for (int house = 0; house < 27; house++)
    if (rt_cells_equal (cells_in (plane_of (links->study, one->digit), house), both))
      return true;
  return false;
}

/* Adds groups: two or three places of a digit in a box and a line. */
static void
add_groups (Links *links)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int box = 18; box < 27; box++)
      for (int line = 0; line < 18; line++) {
        RtCells cells = cells_in (cells_in (plane_of (links->study, digit), box), line);

        if (rt_cells_count (cells) > 1)
          node_of (links, cells, digit);
      }
}

/* Adds links of almost locked sets: a set that loses one digit contains all others. */
static void
add_sets (Links *links)
{
  const RtStudy *study = links->study;

  for (int house = 0; house < 27; house++)
    for (unsigned places = 1; places < 512; places++) {
      RtCells cells = RT_CELLS_NONE;
      RtDigits digits;
      bool able = true;

      for (int i = 0; i < 9; i++)
        if (places >> i & 1) {
          rt_cells_add (&cells, rt_houses[house][i]);
          able = able && !study->field.digit[rt_houses[house][i]];
        }
      digits = candidates_in (study, cells);
      if (!able || rt_cells_count (cells) < 2 || rt_cells_count (cells) > MAX_SET_CELLS ||
          rt_digits_count (digits) != rt_cells_count (cells) + 1)
        continue;
      for_each_digit (x, digits)
        for_each_digit (y, digits) {
          int a = node_of (links, rt_cells_and (cells, plane_of (study, x)), x);
          int b = node_of (links, rt_cells_and (cells, plane_of (study, y)), y);

          if (x < y && !(is_single (&links->node[a]) &&
                         rt_cells_equal (links->node[a].cells, links->node[b].cells)))
            add_link (links->strong, a, b, true);
        }
    }
}

/* Adds links of hidden pairs: two cells are the only places of a digit in a house; if another
 * digit is in one of them, they contain nothing else. */
static void
add_pairs (Links *links)
{
  const RtStudy *study = links->study;

  for (int house = 0; house < 27; house++)
    for (int digit = 1; digit <= 9; digit++) {
      RtCells two = cells_in (plane_of (study, digit), house);

      for (int other = 1; other <= 9; other++) {
        RtCells places = cells_in (plane_of (study, other), house);
        int node;

        if (rt_cells_count (two) != 2 || rt_cells_count (places) < 3 ||
            !rt_cells_is_empty (rt_cells_minus (two, places)))
          continue;
        node = node_of (links, two, other); /* added even if the cells have no other digit */
        for_each_cell (cell, two)
          for_each_digit (more, study->field.candidates[cell])
            if (more != digit && more != other)
              add_link (links->weak, node, node_of (links, rt_cells_of (cell), more), true);
      }
    }
}

/* Adds a link of a unique rectangle: of its further digits one of two is true; or one digit in
 * one of two places. */
static void
add_rectangle (Links *links, RtCells cells, RtDigits pair)
{
  const RtStudy *study = links->study;
  RtDigits others = candidates_in (study, cells) & (RtDigits) ~pair;
  int first = rt_digits_next (others, 0), second = rt_digits_next (others, first);
  RtCells places;

  if (!first)
    return;
  places = rt_cells_and (cells, plane_of (study, first));
  if (rt_digits_count (others) == 2)
    add_link (links->strong, node_of (links, places, first),
              node_of (links, rt_cells_and (cells, plane_of (study, second)), second), true);
  if (rt_digits_count (others) == 1 && rt_cells_count (places) == 2) {
    RtCells one = rt_cells_of (rt_cells_first (places));

    add_link (links->strong, node_of (links, one, first),
              node_of (links, rt_cells_minus (places, one), first), true);
  }
}

static void
add_rectangles (Links *links)
{
  const RtDigits *candidates = links->study->field.candidates;

  for (int a = 0; a < RT_N_CELLS; a++)
    for (int d = a + 1; d < RT_N_CELLS; d++) {
      int b = a / 9 * 9 + d % 9, c = d / 9 * 9 + a % 9;
      RtDigits common = candidates[a] & candidates[b] & candidates[c] & candidates[d];
      RtCells cells = rt_cells_or (rt_cells_or (rt_cells_of (a), rt_cells_of (b)),
                                   rt_cells_or (rt_cells_of (c), rt_cells_of (d)));

      if (a / 9 == d / 9 || a % 9 >= d % 9 || (a / 27 == d / 27) == (a % 9 / 3 == d % 9 / 3))
        continue;
      for_each_digit (x, common)
        for_each_digit (y, common)
          if (x < y)
            add_rectangle (links, cells, rt_digits_of (x) | rt_digits_of (y));
    }
}

static RtCells
in_lines (RtCells plane, int first, unsigned lines)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    if (lines >> i & 1)
      cells = rt_cells_or (cells, cells_in (plane, first + i));
  return cells;
}

/* Returns true if each of LINES from FIRST on has two of CELLS. */
static bool
have_two (RtCells cells, int first, unsigned lines)
{
  for (int i = 0; i < 9; i++)
    if (lines >> i & 1 && rt_cells_count (cells_in (cells, first + i)) < 2)
      return false;
  return true;
}

/* Adds links of a finned fish: without its fins, all in one house, it fills a line of its cover
 * with its own cells. */
static void
add_fish_of (Links *links, int digit, int first, unsigned base, unsigned cover)
{
  RtCells plane = plane_of (links->study, digit);
  RtCells own = in_lines (plane, first, base), body = in_lines (own, 9 - first, cover);
  RtCells fins = rt_cells_minus (own, body);
  bool together = false;

  if (rt_cells_is_empty (fins) || rt_cells_count (fins) > MAX_FINS || !have_two (body, first, base) ||
      !have_two (body, 9 - first, cover))
    return;
  for (int house = 0; house < 27; house++)
    together |= rt_cells_equal (cells_in (fins, house), fins);
  for (int i = 0; i < 9 && together; i++)
    if (cover >> i & 1) {
      RtCells whole = cells_in (plane, 9 - first + i), filled = cells_in (body, 9 - first + i);

      if (!rt_cells_equal (whole, filled))
        add_link (links->strong, node_of (links, fins, digit), node_of (links, filled, digit), true);
    }
}

static void
add_fish (Links *links)
{
  for (int digit = 1; digit <= 9; digit++)
    for (unsigned base = 1; base < 512; base++)
      for (unsigned cover = 1; cover < 512; cover++) {
        int n = rt_digits_count ((RtDigits) base);

        if (n != rt_digits_count ((RtDigits) cover) || n < 2 || n > MAX_FISH)
          continue;
        add_fish_of (links, digit, 0, base, cover);
        add_fish_of (links, digit, 9, base, cover);
      }
}

/* Computes the candidates that each node excludes. */
static void
find_excluded (Links *links)
{
  links->excluded = g_new0 (Excluded, links->n);
  for (int i = 0; i < links->n; i++) {
    const Node *node = &links->node[i];

    links->excluded[i].of[node->digit - 1] = rt_cells_and (plane_of (links->study, node->digit),
                                                           seen_by_all (node->cells));
    if (links->kinds & IN_CELLS && links->kinds & IN_HOUSES && is_single (node))
      for_each_digit (digit, candidates_in (links->study, node->cells))
        if (digit != node->digit)
          links->excluded[i].of[digit - 1] = node->cells;
  }
}

static void
add_patterns (Links *links)
{
  if (links->kinds & SETS)
    add_sets (links);
  if (links->kinds & PAIRS)
    add_pairs (links);
  if (links->kinds & RECTANGLES)
    add_rectangles (links);
  if (links->kinds & FISH)
    add_fish (links);
}

/* Adds links of houses and cells, before those of patterns: each link exists once. */
static void
add_plain_links (Links *links)
{
  for (int a = 0; a < links->n; a++) {
    g_array_set_size (links->strong[a], 0);
    g_array_set_size (links->weak[a], 0);
  }
  for (int a = 0; a < links->n; a++)
    for (int b = a + 1; b < links->n; b++) {
      if (is_strong (links, a, b))
        add_link (links->strong, a, b, false);
      if (is_weak (links, a, b))
        add_link (links->weak, a, b, false);
    }
}

Links *
links_new (const RtStudy *study, unsigned kinds)
{
  Links *links = g_new0 (Links, 1);

  links->study = study;
  links->kinds = kinds;
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, plane_of (study, digit))
      node_of (links, rt_cells_of (cell), digit);
  if (kinds & GROUPS)
    add_groups (links);
  /* The first pass only adds their nodes. */
  add_patterns (links);
  add_plain_links (links);
  add_patterns (links);
  find_excluded (links);
  return links;
}

void
links_free (Links *links)
{
  for (int i = 0; i < links->n; i++) {
    g_array_unref (links->strong[i]);
    g_array_unref (links->weak[i]);
  }
  g_free (links->strong);
  g_free (links->weak);
  g_free (links->node);
  g_free (links->excluded);
  g_free (links);
}
