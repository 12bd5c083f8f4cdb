/* claims-chains.c - checks claims about chains, rings and almost locked sets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "claims.h"

#include "checks.h"

#include "engine/logic/words/chain-cases.h"

#include <stdlib.h>
#include <string.h>

#define CELLS(hole) said_cells (said, hole)
#define DIGITS(hole) said_digits (said, hole)

/* Parses a node: "r1c2 is not 5", "one of r1c2 and r1c3 is 5". */
static RtStepNode
node_of (const Said *said, const char *hole)
{
  const char *text = said_text (said, hole);
  bool off = strstr (text, " not ") || g_ascii_strncasecmp (text, "n", 1) == 0;

  return (RtStepNode) { CELLS (hole), (uint8_t) said_digit (said, hole), !off };
}

static bool
is_node (const Said *said, const char *hole, const RtStepNode *node)
{
  RtStepNode told = node_of (said, hole);

  return told.digit == node->digit && told.on == node->on &&
         rt_cells_equal (told.cells, node->cells);
}

static bool
is_number (const Said *said, const char *hole, guint n)
{
  return (guint) atoi (said_text (said, hole)) == n;
}

/* Returns true if case NUMBER leads from IF_ over LINKS to THEN. */
static bool
leads (const Said *said, guint number, const char *if_, const char *then, const char *links)
{
  g_autoptr (RtChainCase) one = rt_chain_case_new (said->step, said->step->n_views ? number : 0);

  if (if_)
    demand (is_node (said, if_, &one->start));
  demand (is_node (said, then, &one->end));
  if (links)
    demand (is_number (said, links, one->lines->len));
  return true;
}

static bool
if_then (const Said *said)
{
  return leads (said, 1, "if", "then", "links");
}

static bool
are_contrary (RtStepNode a, RtStepNode b)
{
  return a.digit == b.digit && a.on != b.on && rt_cells_equal (a.cells, b.cells);
}

/* Returns true if DIGIT in CELL excludes an on node. */
static bool
rules_out (int cell, int digit, RtStepNode node)
{
  return digit == node.digit ? sees_all (cell, node.cells)
                             : rt_cells_equal (node.cells, rt_cells_of (cell));
}

static bool
either_end (const Said *said)
{
  RtStepNode one = node_of (said, "unless"), other = node_of (said, "then");

  demand (are_contrary (one, node_of (said, "if")));
  demand (one.on && other.on);
  for_each_removed (cell, digit, said->step) {
    demand (rules_out (cell, digit, one));
    demand (rules_out (cell, digit, other));
  }
  return true;
}

static bool
ends_seen (const Said *said)
{
  demand (either_end (said));
  demand (node_of (said, "unless").digit == node_of (said, "then").digit);
  demand (rt_cells_equal (CELLS ("victims-see"), victims_of (said)));
  return victims_see_all (said, rt_cells_or (CELLS ("unless"), CELLS ("then")));
}

/* Checks that the text lists all eliminations and nothing else: "r1c2 or r1c3 is 4 or 5, or r2c2
 * is 7". */
static bool
tells_lost (const Said *said)
{
  g_auto (GStrv) items = g_strsplit (said_text (said, "if-lost"), ", or r", -1);
  Candidates told = { 0 }, removed = removed_by (said->step);

  for (char **item = items; *item; item++) {
    g_autofree char *whole = g_strconcat (item == items ? "" : "r", *item, NULL);

    for_each_digit (digit, digits_in_text (whole))
      told.of[digit - 1] = rt_cells_or (told.of[digit - 1], cells_in_text (whole));
  }
  demand (memcmp (&told, &removed, sizeof told) == 0);
  return true;
}

static bool
neither_end (const Said *said)
{
  demand (either_end (said));
  return tells_lost (said);
}

static bool
if_then_false (const Said *said)
{
  RtStepNode start = node_of (said, "if"), end = node_of (said, "then");

  demand (if_then (said));
  if (said->step->n_placed) {
    demand (!start.on && start.digit == said->step->placed[0].digit);
    demand (rt_cells_equal (start.cells, rt_cells_of (said->step->placed[0].cell)));
  } else {
    demand (start.on && rt_cells_equal (start.cells, victims_of (said)));
  }
  demand (are_contrary (start, end));
  return true;
}

/* Returns true if NODE is the effect. */
static bool
follows (const Said *said, RtStepNode node)
{
  if (node.on)
    return said->step->n_placed == 1 && said->step->placed[0].digit == node.digit &&
           rt_cells_equal (rt_cells_of (said->step->placed[0].cell), node.cells);
  return said->step->n_removed == 1 && said->step->removed[0].digits == rt_digits_of (node.digit) &&
         rt_cells_equal (rt_cells_of (said->step->removed[0].cell), node.cells);
}

static bool
both_lead (const Said *said)
{
  demand (leads (said, 1, "if", "then", "links"));
  demand (leads (said, 2, "unless", "then", "and-links"));
  demand (are_contrary (node_of (said, "if"), node_of (said, "unless")));
  demand (follows (said, node_of (said, "then")));
  return true;
}

static bool
all_cases (const Said *said)
{
  g_auto (GStrv) cases = g_strsplit (said_text (said, "cases"), " links", -1);

  for (guint i = 1; i <= said->step->n_views; i++)
    demand (leads (said, i, NULL, "then", NULL));
  demand (follows (said, node_of (said, "then")));
  demand (g_strv_length (cases) <= said->step->n_views + 1);
  return true;
}

static bool
root_is_cell (const Said *said)
{
  demand (rt_cells_count (CELLS ("root")) == 1);
  demand (digits_in (said->study, CELLS ("root")) == DIGITS ("root-digits-or"));
  return all_cases (said);
}

static bool
root_is_house (const Said *said)
{
  demand (rt_cells_equal (places (said->study, said_house (said, "house"), said_digit (said, "root-digits")),
                          CELLS ("root-or")));
  return all_cases (said);
}

static bool
contradicts (const Said *said)
{
  demand (leads (said, 1, "if", "then", "links"));
  demand (leads (said, 2, "if", "and-then", "and-links"));
  demand (are_contrary (node_of (said, "then"), node_of (said, "and-then")));
  return true;
}

/* Rings */

static Candidates
nodes_of (const RtStep *step, bool on)
{
  Candidates candidates = { 0 };

  for (guint i = 0; i < step->n_links; i++)
    if (step->links[i].to.on == on) {
      RtCells *of = &candidates.of[step->links[i].to.digit - 1];

      *of = rt_cells_or (*of, step->links[i].to.cells);
    }
  return candidates;
}

/* Parses candidates: "4 in r1c2 and r4c7; 5 in r2c8". */
static Candidates
candidates_of (const Said *said, const char *hole)
{
  g_auto (GStrv) items = g_strsplit (said_text (said, hole), "; ", -1);
  Candidates candidates = { 0 };

  for (char **item = items; *item; item++)
    candidates.of[**item - '1'] = cells_in_text (*item);
  return candidates;
}

static bool
ring (const Said *said)
{
  const Candidates on = candidates_of (said, "on"), off = candidates_of (said, "off");
  const Candidates of_links[2] = { nodes_of (said->step, false), nodes_of (said->step, true) };

  demand (is_number (said, "links", said->step->n_links));
  demand (memcmp (&on, &of_links[1], sizeof on) == 0 || memcmp (&on, &of_links[0], sizeof on) == 0);
  demand (memcmp (&off, &of_links[1], sizeof on) == 0 ||
          memcmp (&off, &of_links[0], sizeof on) == 0);
  demand (memcmp (&on, &off, sizeof on) != 0);
  return true;
}

/* Returns true if ITEM may be about nodes A and B: "one of r1c2 and r1c8 is 5", "r1c2 is 3 or
 * 7", "r1c2 is 3 or r4c5 is 7". */
static bool
is_about (const char *item, const RtStepNode *a, const RtStepNode *b)
{
  const char *other = strstr (item, " or r");
  g_autofree char *first = other ? g_strndup (item, (gsize) (other - item)) : NULL;

  if (other && strstr (item, " is ") < other)
    return rt_cells_equal (cells_in_text (first), a->cells) &&
           rt_cells_equal (cells_in_text (other), b->cells) &&
           digits_in_text (first) == rt_digits_of (a->digit) &&
           digits_in_text (other) == rt_digits_of (b->digit);
  return (a->digit == b->digit || rt_cells_equal (a->cells, b->cells)) &&
         rt_cells_equal (cells_in_text (item), rt_cells_or (a->cells, b->cells)) &&
         digits_in_text (item) == (rt_digits_of (a->digit) | rt_digits_of (b->digit));
}

/* Returns true if ITEM is about two nodes of the ring, one of each half, that both exclude DIGIT
 * in CELL; without a cell, about any two. */
static bool
is_of_ring (const Said *said, const char *item, int cell, int digit)
{
  for (guint i = 0; i < said->step->n_links; i++)
    for (guint k = 0; k < said->step->n_links; k++) {
      const RtStepNode *a = &said->step->links[i].to, *b = &said->step->links[k].to;

      if (a->on != b->on && is_about (item, a, b) &&
          (cell == RT_NO_CELL || (rules_out (cell, digit, *a) && rules_out (cell, digit, *b))))
        return true;
    }
  return false;
}

static bool
either_of_ring (const Said *said)
{
  g_auto (GStrv) items = g_strsplit (said_text (said, "either"), "; ", -1);

  for (char **item = items; *item; item++)
    demand (is_of_ring (said, *item, RT_NO_CELL, 0));
  for_each_removed (cell, digit, said->step) {
    bool any = false;

    for (char **item = items; *item; item++)
      any |= is_of_ring (said, *item, cell, digit);
    demand (any);
  }
  return true;
}

static bool
ring_of_neighbours (const Said *said)
{
  RtCells cells = RT_CELLS_NONE;

  for (guint i = 0; i < said->step->n_links; i++)
    cells = rt_cells_or (cells, rt_cells_or (said->step->links[i].to.cells,
                                             said->step->links[i].in_cells));
  demand (is_number (said, "links", said->step->n_links));
  demand (rt_cells_equal (cells, CELLS ("cells")));
  return either_of_ring (said);
}

static bool
each_sees_next (const Said *said)
{
  g_autoptr (GArray) chain = said_cells_in_order (said, "chain");

  demand (chain->len >= 4 && chain->len % 2 == 0);
  for (guint i = 0; i < chain->len; i++) {
    int cell = g_array_index (chain, int, i);

    demand (said->study->field.candidates[cell] == DIGITS ("digits"));
    if (i)
      demand (sees (cell, g_array_index (chain, int, i - 1)));
  }
  demand (rt_cells_equal (CELLS ("ends"),
                          rt_cells_or (rt_cells_of (g_array_index (chain, int, 0)),
                                       rt_cells_of (g_array_index (chain, int, chain->len - 1)))));
  return victims_see_all (said, CELLS ("ends"));
}

/* Almost locked sets: "r1c2 is 3 or 5", "of 3, 5 and 8, all but one are in r1c2 and r1c3" */

static bool
is_set (const Said *said, RtCells cells, RtDigits digits)
{
  bool in_house = false;

  for (int house = 0; house < RT_N_HOUSES; house++)
    in_house |= is_within (cells, house_cells (house));
  return in_house && digits_in (said->study, cells) == digits &&
         rt_digits_count (digits) == rt_cells_count (cells) + 1;
}

static bool
has_digits (const Said *said, const char *hole)
{
  demand (is_set (said, CELLS (hole), DIGITS (hole)));
  return true;
}

/* Returns true if all places of DIGIT in one of two sets see all in the other. */
static bool
are_linked (const Said *said, const char *one, const char *other, int digit)
{
  RtCells to = places_in (said->study, CELLS (other), digit);
  RtCells from = places_in (said->study, CELLS (one), digit);

  for_each_cell (cell, from)
    if (!sees_all (cell, to))
      return false;
  return !rt_cells_is_empty (to) && !rt_cells_is_empty (from);
}

static bool
sees_lost (const Said *said, RtCells sets)
{
  int lost = said_digit (said, "lost");

  demand (lost == rt_digits_first (said->step->removed[0].digits));
  demand (rt_cells_equal (CELLS ("victims-see"), victims_of (said)));
  return victims_see_all (said, places_in (said->study, sets, lost));
}

static bool
two_sets (const Said *said)
{
  demand (has_digits (said, "set-1-is") && has_digits (said, "set-2-is"));
  for_each_digit (digit, DIGITS ("common"))
    demand (are_linked (said, "set-1-is", "set-2-is", digit));
  return true;
}

static bool
other_has_lost (const Said *said)
{
  demand (said_digit (said, "common"));
  return sees_lost (said, rt_cells_or (CELLS ("set-1-is"), CELLS ("set-2-is")));
}

static bool
linked_twice (const Said *said)
{
  demand (rt_digits_count (DIGITS ("common")) == 2);
  return true;
}

/* Checks that the middle set takes one of two digits from one of the others. */
static bool
three_sets (const Said *said)
{
  RtDigits first = RT_DIGITS_NONE, second = RT_DIGITS_NONE, of_middle = DIGITS ("set-2-is");

  demand (has_digits (said, "set-1-is") && has_digits (said, "set-2-is") &&
          has_digits (said, "set-3-is"));
  for_each_digit (digit, of_middle) {
    first |= are_linked (said, "set-1-is", "set-2-is", digit) ? rt_digits_of (digit) : 0;
    second |= are_linked (said, "set-3-is", "set-2-is", digit) ? rt_digits_of (digit) : 0;
  }
  if (g_hash_table_contains (said->texts, "common-or"))
    of_middle = DIGITS ("common-or");
  demand (rt_digits_count (of_middle) == 2);
  demand (first & of_middle && second & of_middle);
  demand (((first | second) & of_middle) == of_middle);
  return sees_lost (said, rt_cells_or (CELLS ("set-1-is"), CELLS ("set-3-is")));
}

/* Parses petals: "3 from r1c2 and r1c4 (3, 5 and 8); 4 from ..."; their cells into SETS, their
 * digits into TAKEN. */
static bool
petals_are_so (const Said *said, RtCells *sets, RtDigits *taken)
{
  g_auto (GStrv) petals = g_strsplit (said_text (said, "petals"), "; ", -1);
  int stem = rt_cells_first (CELLS ("main"));

  *taken = RT_DIGITS_NONE;
  *sets = RT_CELLS_NONE;
  demand (rt_cells_count (CELLS ("main")) == 1);
  demand (DIGITS ("main-digits-or") == said->study->field.candidates[stem]);
  for (char **petal = petals; *petal; petal++) {
    RtCells cells = cells_in_text (*petal);
    int digit = **petal - '0';

    *taken |= rt_digits_of (digit);
    *sets = rt_cells_or (*sets, cells);
    demand (is_set (said, cells, digits_in_text (strchr (*petal, '('))));
    demand (rt_digits_has (digits_in (said->study, cells), digit));
    demand (sees_all (stem, places_in (said->study, cells, digit)));
  }
  return true;
}

static bool
blossom (const Said *said)
{
  RtDigits taken;
  RtCells sets;

  demand (petals_are_so (said, &sets, &taken));
  demand (taken == DIGITS ("main-digits-or"));
  return sees_lost (said, sets);
}

/* Checks a blossom whose stem may have the eliminated digit. */
static bool
blossom_with_stem (const Said *said)
{
  RtDigits taken, lost = rt_digits_of (said_digit (said, "lost"));
  RtCells sets;

  demand (petals_are_so (said, &sets, &taken));
  demand ((DIGITS ("main-digits-or") & lost) && !(taken & lost));
  demand ((taken | lost) == DIGITS ("main-digits-or"));
  return victims_see_all (said, CELLS ("main")) && sees_lost (said, sets);
}

const Claim claims_of_chains[] = {
  { "If {if}, then after {links} {then}.", if_then },
  { "So {unless}, or {then}, and {victims-see} each of these cells", ends_seen },
  { "So {unless}, or {then}. Neither can be so if {if-lost}", neither_end },
  { "If {if}, then after {links} {then}: so the assumption is false", if_then_false },
  { "If {if}, then {then} ({links}); and if {unless}, then the same ({and-links}): so it is true",
    both_lead },
  { "{root} holds {root-digits-or}, and each of these leads to the same: {then}. {cases}",
    root_is_cell },
  { "In {house} the digit {root-digits} is in {root-or}, and each of these leads to the same: "
    "{then}. {cases}", root_is_house },
  { "If {if}, then {then} ({links}), and yet {and-then} ({and-links}): so the assumption is false",
    contradicts },
  { "Round a ring of {links}, every second candidate is true: either all of these ({on}), or all "
    "of those ({off})", ring },
  { "Either way this holds: {either}", either_of_ring },
  { "Round a ring of {links} through {cells}, of any two neighbours just one is true: {either}",
    ring_of_neighbours },
  { "{chain}, each in sight of the next, are {digits} by turns. So of {ends} one is the one digit "
    "and one the other, and {victims-see} both", each_sees_next },
  { "{set-1-is}; {set-2-is}.", two_sets },
  { "Only one of the two can have {common}: so the other has {lost}, and {victims-see} all places "
    "for it there", other_has_lost },
  { "Each of {common} can be in only one of the two", linked_twice },
  { "{set-1-is}; {set-3-is}; and {set-2-is}, which takes that digit from one of the others: so this "
    "has {lost}, and {victims-see} all places for it there", three_sets },
  { "{set-1-is}; {set-3-is}; and {set-2-is}, so that {common-or} is there. That takes it from one "
    "of the others: so this has {lost}, and {victims-see} all places for it there", three_sets },
  { "{main} holds {main-digits-or}, and each of these is taken from cells with one digit too many: "
    "{petals}. Those cells then have all their other digits, {lost} among them, and {victims-see} "
    "all places for it there", blossom },
  { "{main} holds {main-digits-or}. If it is {lost}, {victims-see} it. If not, its digit is taken "
    "from cells with one digit too many: {petals}. Those cells then have all their other digits, "
    "{lost} among them, and {victims-see} all places for it there", blossom_with_stem },
  { NULL, NULL }
};
