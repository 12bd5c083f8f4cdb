/* placeholders.c - fills the placeholders of sentences; a table has a row for each placeholder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/placeholders.h"

#include "engine/logic/words/chain-cases.h"
#include "engine/logic/words/phrases.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The contradiction by which a whole colour is eliminated: several digits in one cell, or one digit
 * in two cells that see each other. */
typedef struct {
  RtCells cells;
  RtDigits digits;
} RtClash;

/* Indices into RtBridge. Two pairs of colours are joined: the near colour of one pair sees the near
 * colour of the other, and each far colour is the partner of a near one. */
enum {
  RT_NEAR_1,
  RT_FAR_1,
  RT_NEAR_2,
  RT_FAR_2,
};

/* Two joined pairs of colours, one of whose far colours is true. */
typedef struct {
  RtMarkRole role[4];
} RtBridge;

static RtClash
find_clash (const RtStep *step)
{
  const RtRemoval *removed = step->removed;

  for (guint i = 0; i < step->n_removed; i++)
    if (rt_is_several (removed[i].digits))
      return (RtClash) { rt_cells_of (removed[i].cell), removed[i].digits };
  for (guint i = 0; i < step->n_removed; i++)
    for (guint k = 0; k < i; k++)
      if (removed[i].digits == removed[k].digits && rt_sees (removed[i].cell, removed[k].cell))
        return (RtClash) { rt_cells_or (rt_cells_of (removed[i].cell),
                                        rt_cells_of (removed[k].cell)),
                           removed[i].digits };
  g_assert_not_reached ();
}

/* Returns the two pairs of colours such that each eliminated candidate sees both far colours. */
static RtBridge
find_bridge (const RtStep *step)
{
  RtCells victims = rt_step_cells_of (step, RT_MARK_REMOVED);

  for (int way = 0; way < 4; way++) {
    int one = way & 1, other = way >> 1;
    RtBridge bridge = { { RT_MARK_COLOUR_A + one, RT_MARK_COLOUR_A + !one,
                          RT_MARK_COLOUR_C + other, RT_MARK_COLOUR_C + !other } };
    RtCells near = rt_seen_by_any (rt_step_cells_of (step, bridge.role[RT_NEAR_1]));
    RtCells far[2] = { rt_seen_by_any (rt_step_cells_of (step, bridge.role[RT_FAR_1])),
                       rt_seen_by_any (rt_step_cells_of (step, bridge.role[RT_FAR_2])) };

    near = rt_cells_and (near, rt_step_cells_of (step, bridge.role[RT_NEAR_2]));
    if (!rt_cells_is_empty (near) &&
        rt_cells_is_empty (rt_cells_minus (victims, rt_cells_and (far[0], far[1]))))
      return bridge;
  }
  g_assert_not_reached ();
}

/* Returns true if NODE and DIGIT in CELL exclude each other. */
static bool
excludes (int cell, int digit, RtStepNode node)
{
  if (digit != node.digit)
    return rt_cells_equal (node.cells, rt_cells_of (cell));
  return rt_cells_is_empty (rt_cells_minus (node.cells, rt_peer_cells[cell]));
}

/* Returns true if A and B have the same digit or the same cell. */
static bool
are_alike (RtStepNode a, RtStepNode b)
{
  return a.digit == b.digit || rt_cells_equal (a.cells, b.cells);
}

/* Returns a phrase which says that one of two nodes is true. */
static char *
phrase_one_of (RtStepNode a, RtStepNode b)
{
  g_autoptr (GPtrArray) items = NULL;

  if (a.digit == b.digit)
    return rt_phrase_node ((RtStepNode) { rt_cells_or (a.cells, b.cells), a.digit, true });
  if (are_alike (a, b))
    return rt_phrase_set (a.cells, rt_digits_of (a.digit) | rt_digits_of (b.digit));
  items = g_ptr_array_new_with_free_func (g_free);
  a.on = b.on = true;
  g_ptr_array_add (items, rt_phrase_node (a));
  g_ptr_array_add (items, rt_phrase_node (b));
  return rt_phrase_list (items, RT_ANY_OF);
}

/* Returns a phrase which says that one of two nodes of a ring is true: the nearest two nodes, one
 * of each half of the ring, that exclude DIGIT from CELL. If ALIKE, prefers nodes with a common
 * digit or cell. */
static char *
phrase_against (const RtStep *step, int cell, int digit, bool alike)
{
  for (guint apart = 1; apart < step->n_links; apart += 2)
    for (guint i = 0; i + apart < step->n_links; i++) {
      RtStepNode a = step->links[i].from, b = step->links[i + apart].from;

      if (are_alike (a, b) >= alike && excludes (cell, digit, a) && excludes (cell, digit, b))
        return phrase_one_of (a, b);
    }
  return alike ? phrase_against (step, cell, digit, false) : NULL;
}

/* Returns, for each elimination of a ring, a phrase which says that one of two candidates of the
 * ring is true: "one of r1c2 and r1c8 is 5; r4c8 is 3 or 7". */
static char *
phrase_either (const RtStep *step, int which)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits) {
      g_autofree char *item = phrase_against (step, step->removed[i].cell, digit, true);

      if (!g_ptr_array_find_with_equal_func (items, item, g_str_equal, NULL))
        g_ptr_array_add (items, g_steal_pointer (&item));
    }
  return rt_phrase_lists (items);
}

/* Functions for digits, cells and houses. WHICH is a parameter of the placeholder's row in the
 * table, mostly a role of marks. */

static RtDigits
digits_of (const RtStep *step, int role)
{
  return rt_step_digits_of (step, (RtMarkRole) role);
}

static RtDigits
digits_of_pattern (const RtStep *step, int which)
{
  RtDigits digits = rt_step_digits (step);

  return digits ? digits : digits_of (step, RT_MARK_PLACED);
}

static RtDigits
digits_kept (const RtStep *step, int which)
{
  return step->pattern.digits & (RtDigits) ~digits_of (step, RT_MARK_REMOVED);
}

static RtDigits
digits_of_set (const RtStep *step, int role)
{
  return digits_of (step, RT_MARK_SECOND) | digits_of (step, role);
}

static RtDigits
digits_of_links (const RtStep *step, int kind)
{
  RtDigits digits = RT_DIGITS_NONE;

  for (guint i = 0; i < step->n_links; i++)
    if (step->links[i].kind == kind)
      digits |= rt_digits_of (step->links[i].from.digit);
  return digits;
}

static RtDigits
digits_in_clash (const RtStep *step, int which)
{
  return find_clash (step).digits;
}

static RtCells
cells_of (const RtStep *step, int role)
{
  return rt_step_cells_of (step, (RtMarkRole) role);
}

static RtCells
cells_of_pattern (const RtStep *step, int which)
{
  return rt_step_cells (step);
}

static RtCells
cells_beside_main (const RtStep *step, int role)
{
  return rt_cells_minus (cells_of (step, role), cells_of (step, RT_MARK_PATTERN));
}

/* Returns the cells of fins and endo-fins. */
static RtCells
cells_of_fins (const RtStep *step, int which)
{
  return rt_cells_or (cells_of (step, RT_MARK_FIN), cells_of (step, RT_MARK_ENDO_FIN));
}

static RtCells
cells_lost_of (const RtStep *step, int role)
{
  return rt_cells_and (cells_of (step, role), cells_of (step, RT_MARK_REMOVED));
}

static RtCells
cells_in_clash (const RtStep *step, int which)
{
  return find_clash (step).cells;
}

static RtCells
cells_meeting (const RtStep *step, int which)
{
  RtBridge bridge = find_bridge (step);

  for_each_cell (cell, cells_of (step, bridge.role[RT_NEAR_1])) {
    RtCells seen = rt_cells_and (cells_of (step, bridge.role[RT_NEAR_2]), rt_peer_cells[cell]);

    if (!rt_cells_is_empty (seen))
      return rt_cells_or (rt_cells_of (cell), rt_cells_of (rt_cells_first (seen)));
  }
  g_assert_not_reached ();
}

/* Returns the cells of node I of a chain that has no branches. */
static RtCells
cells_of_node (const RtStep *step, int i)
{
  return i == 0 ? step->links[0].from.cells : step->links[i - 1].to.cells;
}

static RtCells
cells_at_ends (const RtStep *step, int which)
{
  return rt_cells_or (cells_of_node (step, 0), cells_of_node (step, (int) step->n_links));
}

static RtHouses
houses_of_base (const RtStep *step, int role)
{
  return step->pattern.base ? step->pattern.base : rt_step_houses (step, (RtHouseRole) role);
}

static RtHouses
houses_of_cover (const RtStep *step, int role)
{
  return step->pattern.cover ? step->pattern.cover : rt_step_houses (step, (RtHouseRole) role);
}

static RtHouses
houses_of (const RtStep *step, int role)
{
  return rt_step_houses (step, (RtHouseRole) role);
}

/* Functions that return phrases. */

static char *
phrase_marks (const RtStep *step, int role)
{
  return rt_phrase_marks (step, (RtMarkRole) role);
}

/* Returns case WHICH (from 1) of a chain; its only case if it has no views (cases). */
static RtChainCase *
case_of (const RtStep *step, int which)
{
  return rt_chain_case_new (step, step->n_views ? (guint) which : 0);
}

static char *
phrase_if (const RtStep *step, int which)
{
  g_autoptr (RtChainCase) one = case_of (step, which);

  return rt_phrase_node (one->start);
}

static char *
phrase_unless (const RtStep *step, int which)
{
  g_autoptr (RtChainCase) one = case_of (step, which);

  one->start.on = !one->start.on;
  return rt_phrase_node (one->start);
}

static char *
phrase_then (const RtStep *step, int which)
{
  g_autoptr (RtChainCase) one = case_of (step, which);

  return rt_phrase_node (one->end);
}

static char *
phrase_links (const RtStep *step, int which)
{
  g_autoptr (RtChainCase) one = case_of (step, which);

  return rt_phrase_links (one->lines->len);
}

static char *
phrase_chain (const RtStep *step, int which)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i <= step->n_links; i++)
    for_each_cell (cell, cells_of_node (step, (int) i))
      if (!cells->len || g_array_index (cells, int, cells->len - 1) != cell)
        g_array_append_val (cells, cell);
  return rt_phrase_cells_in_order (cells, RT_ALL_OF);
}

static char *
phrase_each (const RtStep *step, int role)
{
  return rt_phrase_each (cells_of (step, role), rt_digits_first (digits_of_pattern (step, 0)));
}

static char *
phrase_bridge (const RtStep *step, int which)
{
  return phrase_each (step, find_bridge (step).role[which]);
}

static char *
phrase_set (const RtStep *step, int role)
{
  return rt_phrase_set (cells_of (step, role), digits_of (step, role));
}

static char *
phrase_victims_see (const RtStep *step, int role)
{
  RtCells cells = cells_of (step, role);
  g_autofree char *list = rt_phrase_cells (cells, RT_ALL_OF);

  /* Translators: the subject of a sentence: cells that see others. */
  return g_strdup_printf (ngettext ("%s sees", "each of %s sees", (gulong) rt_cells_count (cells)),
                          list);
}

static char *
phrase_victims_hold (const RtStep *step, int role)
{
  RtCells cells = cells_of (step, role);
  g_autofree char *list = rt_phrase_cells (cells, RT_ALL_OF);

  /* Translators: the subject of a sentence: cells that hold some digit. */
  return g_strdup_printf (ngettext ("%s holds", "each of %s holds",
                                    (gulong) rt_cells_count (cells)),
                          list);
}

/* Returns the eliminated candidates joined with "or"; cells that lose the same digits are
 * grouped. */
static char *
phrase_if_lost (const RtStep *step, int which)
{
  g_autofree char *text = NULL;

  for (guint i = 0; i < step->n_removed; i++) {
    RtCells cells = RT_CELLS_NONE;
    g_autofree char *where = NULL, *digits = NULL, *item = NULL;

    for (guint k = 0; k < step->n_removed; k++)
      if (step->removed[k].digits == step->removed[i].digits)
        rt_cells_add (&cells, step->removed[k].cell);
    if (rt_cells_first (cells) < step->removed[i].cell)
      continue;
    where = rt_phrase_cells (cells, RT_ANY_OF);
    digits = rt_phrase_digits (step->removed[i].digits, RT_ANY_OF);
    item = g_strdup_printf (_("%s is %s"), where, digits);
    if (text) {
      g_autofree char *before = text;

      /* Translators: two assumptions, either of which may hold, as in "r1c2 is 3 or 5, or r3c2 is
       * 4". */
      text = g_strdup_printf (_("%s, or %s"), before, item);
    } else {
      text = g_steal_pointer (&item);
    }
  }
  return g_steal_pointer (&text);
}

/* Returns the sets of a death blossom, each with the digit that it loses. */
static char *
phrase_petals (const RtStep *step, int which)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];
    g_autofree char *cells = NULL, *digits = NULL;

    if (link->in != RT_IN_SET)
      continue;
    cells = rt_phrase_cells (link->in_cells, RT_ALL_OF);
    digits = rt_phrase_digits (link->in_digits, RT_ALL_OF);
    g_ptr_array_add (items,
                     /* Translators: a digit, the cells that lose it, and all their digits: "3 from
                      * r1c2 and r1c4 (3, 5 and 8)". */
                     g_strdup_printf (_("%d from %s (%s)"), link->from.digit, cells, digits));
  }
  return rt_phrase_lists (items);
}

static char *
phrase_cases (const RtStep *step, int which)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 1; i <= step->n_views; i++) {
    g_autoptr (RtChainCase) one = rt_chain_case_new (step, i);
    g_autofree char *start = rt_phrase_node (one->start);
    g_autofree char *links = rt_phrase_links (one->lines->len);

    g_ptr_array_add (items,
                     /* Translators: an assumption and how far it is from there to what follows,
                      * as in "r2c3 is 5 (12 links)". */
                     one->lines->len ? g_strdup_printf (_("%s (%s)"), start, links)
                                     : g_steal_pointer (&start));
  }
  return rt_phrase_list (items, RT_ANY_OF);
}

/* A placeholder. Each row of the table sets exactly one of the functions. */

typedef struct {
  const char *name;
  int which;
  RtDigits (*digits) (const RtStep *step, int which);
  RtCells (*cells) (const RtStep *step, int which);
  RtHouses (*houses) (const RtStep *step, int which);
  char *(*phrase) (const RtStep *step, int which);
} Hole;

static const Hole holes[] = {
  { "digits", .digits = digits_of_pattern },
  { "kept", .digits = digits_kept },
  { "lost", RT_MARK_REMOVED, .digits = digits_of },
  { "main-digits", RT_MARK_PATTERN, .digits = digits_of },
  { "side-digits", RT_MARK_SECOND, .digits = digits_of },
  { "fin-digits", RT_MARK_FIN, .digits = digits_of },
  { "main-set", RT_MARK_PATTERN, .digits = digits_of_set },
  { "fin-set", RT_MARK_FIN, .digits = digits_of_set },
  { "set-1-digits", RT_MARK_SET_1, .digits = digits_of },
  { "set-2-digits", RT_MARK_SET_2, .digits = digits_of },
  { "root-digits", RT_MARK_ASSUMED, .digits = digits_of },
  { "common", RT_LINK_WEAK, .digits = digits_of_links },
  { "placed", RT_MARK_PLACED, .digits = digits_of },
  { "clash-digits", .digits = digits_in_clash },
  { "cells", .cells = cells_of_pattern },
  { "place", RT_MARK_PLACED, .cells = cells_of },
  { "victims", RT_MARK_REMOVED, .cells = cells_of },
  { "main", RT_MARK_PATTERN, .cells = cells_of },
  { "side", RT_MARK_SECOND, .cells = cells_beside_main },
  { "fins", .cells = cells_of_fins },
  { "endo-fins", RT_MARK_ENDO_FIN, .cells = cells_of },
  { "eaten", RT_MARK_PATTERN, .cells = cells_lost_of },
  { "set-1", RT_MARK_SET_1, .cells = cells_of },
  { "set-2", RT_MARK_SET_2, .cells = cells_of },
  { "root", RT_MARK_ASSUMED, .cells = cells_of },
  { "emptied", RT_MARK_OFF, .cells = cells_of },
  { "clash", .cells = cells_in_clash },
  { "a", 0, .cells = cells_of_node },
  { "b", 1, .cells = cells_of_node },
  { "c", 2, .cells = cells_of_node },
  { "d", 3, .cells = cells_of_node },
  { "ends", .cells = cells_at_ends },
  { "meeting", .cells = cells_meeting },
  { "base", RT_HOUSE_BASE, .houses = houses_of_base },
  { "cover", RT_HOUSE_COVER, .houses = houses_of_cover },
  { "house", RT_HOUSE_WHERE, .houses = houses_of },
  { "first", RT_MARK_COLOUR_A, .phrase = phrase_marks },
  { "other", RT_MARK_COLOUR_B, .phrase = phrase_marks },
  { "gone", RT_MARK_REMOVED, .phrase = phrase_marks },
  { "on", RT_MARK_ON, .phrase = phrase_marks },
  { "off", RT_MARK_OFF, .phrase = phrase_marks },
  { "if", 1, .phrase = phrase_if },
  { "unless", 1, .phrase = phrase_unless },
  { "then", 1, .phrase = phrase_then },
  { "and-then", 2, .phrase = phrase_then },
  { "links", 1, .phrase = phrase_links },
  { "and-links", 2, .phrase = phrase_links },
  { "cases", .phrase = phrase_cases },
  { "chain", .phrase = phrase_chain },
  { "either", .phrase = phrase_either },
  { "if-lost", .phrase = phrase_if_lost },
  { "petals", .phrase = phrase_petals },
  { "victims-see", RT_MARK_REMOVED, .phrase = phrase_victims_see },
  { "victims-hold", RT_MARK_REMOVED, .phrase = phrase_victims_hold },
  { "set-1-is", RT_MARK_SET_1, .phrase = phrase_set },
  { "set-2-is", RT_MARK_SET_2, .phrase = phrase_set },
  { "set-3-is", RT_MARK_SET_3, .phrase = phrase_set },
  { "third-is", RT_MARK_COLOUR_C, .phrase = phrase_each },
  { "fourth-is", RT_MARK_COLOUR_D, .phrase = phrase_each },
  { "near-1-is", RT_NEAR_1, .phrase = phrase_bridge },
  { "far-1-is", RT_FAR_1, .phrase = phrase_bridge },
  { "near-2-is", RT_NEAR_2, .phrase = phrase_bridge },
  { "far-2-is", RT_FAR_2, .phrase = phrase_bridge },
};

static char *
filling_of (const Hole *hole, const RtStep *step, RtListEnd list_end)
{
  if (hole->digits)
    return rt_phrase_digits (hole->digits (step, hole->which), list_end);
  if (hole->cells)
    return rt_phrase_cells (hole->cells (step, hole->which), list_end);
  if (hole->houses)
    return rt_phrase_houses (hole->houses (step, hole->which), list_end);
  return hole->phrase (step, hole->which);
}

/* Appends the text of placeholder NAME. Leaves an unknown placeholder unchanged. */
static void
append_placeholder (GString *text, const char *name, const RtStep *step)
{
  bool any = g_str_has_suffix (name, "-or");
  g_autofree char *bare = g_strndup (name, strlen (name) - (any ? strlen ("-or") : 0));

  for (gsize i = 0; i < G_N_ELEMENTS (holes); i++)
    if (strcmp (holes[i].name, bare) == 0) {
      g_autofree char *filling = filling_of (&holes[i], step, any ? RT_ANY_OF : RT_ALL_OF);

      g_string_append (text, filling);
      return;
    }
  g_string_append_printf (text, "{%s}", name);
}

char *
rt_fill_placeholders (const char *sentence, const RtStep *step)
{
  GString *text = g_string_new (NULL);

  for (const char *end, *open; (open = strchr (sentence, '{')) && (end = strchr (open, '}'));
       sentence = end + 1) {
    g_autofree char *name = g_strndup (open + 1, (gsize) (end - open - 1));

    g_string_append_len (text, sentence, open - sentence);
    append_placeholder (text, name, step);
  }
  g_string_append (text, sentence);
  return g_string_free (text, FALSE);
}
