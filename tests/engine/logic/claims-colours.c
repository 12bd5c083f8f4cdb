/* claims-colours.c - checks claims about colours, sectors and templates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "claims.h"

#include "checks.h"

#define CELLS(hole) said_cells (said, hole)
#define DIGITS(hole) said_digits (said, hole)
#define DIGIT(hole) said_digit (said, hole)
#define HOUSES(hole) said_houses (said, hole)

/* Colours */

static RtCells
coloured (const Said *said, int role)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    cells = rt_cells_or (cells, marked (said->step, (RtMarkRole) role).of[i]);
  return cells;
}

static bool
two_colours (const Said *said)
{
  demand (rt_cells_equal (CELLS ("first"), coloured (said, RT_MARK_COLOUR_A)));
  demand (rt_cells_equal (CELLS ("other"), coloured (said, RT_MARK_COLOUR_B)));
  return true;
}

/* Returns true if each victim sees a cell of both. */
static bool
victims_see_some (const Said *said, RtCells one, RtCells other)
{
  for_each_cell (cell, victims_of (said)) {
    bool sees_one = false, sees_other = false;

    for_each_cell (k, one)
      sees_one |= sees (cell, k);
    for_each_cell (k, other)
      sees_other |= sees (cell, k);
    demand (sees_one && sees_other);
  }
  return true;
}

static bool
one_of_either (const Said *said)
{
  return victims_see_some (said, CELLS ("first"), CELLS ("other"));
}

static bool
clash_in_colour (const Said *said)
{
  bool together = is_within (CELLS ("clash"), coloured (said, RT_MARK_COLOUR_A)) ||
                  is_within (CELLS ("clash"), coloured (said, RT_MARK_COLOUR_B));

  demand (together);
  demand (see_each_other (CELLS ("clash")));
  return true;
}

static bool
digits_in_clash (const Said *said)
{
  demand (rt_cells_count (CELLS ("clash")) == 1 && rt_is_several (DIGITS ("clash-digits")));
  demand (!(DIGITS ("clash-digits") & (RtDigits) ~digits_in (said->study, CELLS ("clash"))));
  return true;
}

static bool
digit_in_clashing (const Said *said)
{
  demand (DIGIT ("clash-digits"));
  demand (rt_cells_equal (places_in (said->study, CELLS ("clash"), DIGIT ("clash-digits")),
                          CELLS ("clash")));
  return clash_in_colour (said);
}

static bool
names_victims (const Said *said)
{
  demand (rt_cells_equal (CELLS ("victims"), victims_of (said)));
  return true;
}

static bool
coloured_both_ways (const Said *said)
{
  demand (rt_cells_equal (CELLS ("victims-hold"), victims_of (said)));
  for_each_cell (cell, victims_of (said))
    demand (rt_cells_has (coloured (said, RT_MARK_COLOUR_A), cell) &&
            rt_cells_has (coloured (said, RT_MARK_COLOUR_B), cell));
  return true;
}

static bool
emptied (const Said *said)
{
  demand (!rt_cells_is_empty (CELLS ("emptied")));
  for_each_cell (cell, CELLS ("emptied"))
    demand (!said->study->field.digit[cell]);
  return true;
}

/* Returns true if ONE and OTHER are the two colours of a cluster. */
static bool
are_pair (const Said *said, RtCells one, RtCells other)
{
  for (int role = RT_MARK_COLOUR_A; role <= RT_MARK_COLOUR_C; role += 2) {
    RtCells a = coloured (said, role), b = coloured (said, role + 1);

    if ((rt_cells_equal (one, a) && rt_cells_equal (other, b)) ||
        (rt_cells_equal (one, b) && rt_cells_equal (other, a)))
      return true;
  }
  return false;
}

static bool
bridge (const Said *said)
{
  RtCells near = rt_cells_or (CELLS ("near-1-is"), CELLS ("near-2-is"));

  demand (are_pair (said, CELLS ("near-1-is"), CELLS ("far-1-is")));
  demand (are_pair (said, CELLS ("near-2-is"), CELLS ("far-2-is")));
  demand (rt_cells_count (CELLS ("meeting")) == 2 && is_within (CELLS ("meeting"), near));
  demand (!is_within (CELLS ("meeting"), CELLS ("near-1-is")));
  demand (!is_within (CELLS ("meeting"), CELLS ("near-2-is")));
  demand (see_each_other (CELLS ("meeting")));
  return victims_see_some (said, CELLS ("far-1-is"), CELLS ("far-2-is"));
}

static bool
wrapped (const Said *said)
{
  demand (are_pair (said, CELLS ("third-is"), CELLS ("fourth-is")));
  demand (names_victims (said));
  for_each_cell (cell, CELLS ("third-is"))
    demand (!rt_cells_has (victims_of (said), cell));
  return true;
}

static bool
sees_some (const Said *said)
{
  demand (rt_cells_count (CELLS ("victims")) == 1);
  return wrapped (said) && victims_see_some (said, CELLS ("third-is"), CELLS ("fourth-is"));
}

/* Sectors */

static bool
as_many_cells_as_digits (const Said *said)
{
  demand (digits_in (said->study, CELLS ("cells")) == DIGITS ("digits"));
  demand (rt_cells_count (CELLS ("cells")) == rt_digits_count (DIGITS ("digits")));
  return true;
}

static bool
halves (const Said *said)
{
  demand (digits_in (said->study, CELLS ("set-1")) == DIGITS ("set-1-digits"));
  demand (digits_in (said->study, CELLS ("set-2")) == DIGITS ("set-2-digits"));
  demand (!(DIGITS ("set-1-digits") & DIGITS ("set-2-digits")));
  demand (!rt_cells_is_empty (CELLS ("set-1")) && !rt_cells_is_empty (CELLS ("set-2")));
  return true;
}

static bool
ring_of_cells (const Said *said)
{
  demand (rt_cells_count (CELLS ("cells")) == 16);
  return true;
}

static bool
base_cells (const Said *said)
{
  demand (rt_cells_count (CELLS ("main")) == 2 && see_each_other (CELLS ("main")));
  demand (digits_in (said->study, CELLS ("main")) == DIGITS ("digits"));
  return true;
}

static bool
three_lines (const Said *said)
{
  demand (__builtin_popcount (HOUSES ("cover")) == 3);
  demand (rt_cells_equal (CELLS ("side-or"), CELLS ("side")));
  return true;
}

static bool
templates (const Said *said)
{
  RtCells some, all, cells = RT_CELLS_NONE;

  demand (find_templates (said->study, DIGIT ("digits"), &some, &all));
  if (said->step->n_placed) {
    for (guint i = 0; i < said->step->n_placed; i++)
      rt_cells_add (&cells, said->step->placed[i].cell);
    demand (rt_cells_equal (CELLS ("place"), cells));
    demand (is_within (cells, all));
  } else {
    demand (rt_cells_equal (CELLS ("victims-or"), victims_of (said)));
    demand (rt_cells_is_empty (rt_cells_and (victims_of (said), some)));
  }
  return true;
}

static bool
tried (const Said *said)
{
  demand (DIGIT ("digits") == said->step->placed[0].digit);
  demand (rt_cells_equal (CELLS ("place"), rt_cells_of (said->step->placed[0].cell)));
  return true;
}

const Claim claims_of_colours[] = {
  { "Either the one colour is true ({first}), or the other ({other})", two_colours },
  { "{victims-see} some of either.", one_of_either },
  { "{clash} have one colour and see each other", clash_in_colour },
  { "Either {near-1-is}, or {far-1-is}; and either {near-2-is}, or {far-2-is}. But {meeting} see "
    "each other: so {far-1-is}, or {far-2-is}, and {victims-see} one of either.", bridge },
  { "Either {third-is}, or {fourth-is}. {victims} sees some of either", sees_some },
  { "Either {third-is}, or {fourth-is}. {victims} stand or fall together, and see some of either",
    wrapped },
  { "One of the colours has {clash-digits} in {clash} at once", digits_in_clash },
  { "One of the colours has {clash-digits} in both of {clash}, which see each other",
    digit_in_clashing },
  { "{victims-hold} a coloured digit, and nothing else", coloured_both_ways },
  { "What is crossed out in {victims} sees its digit in", names_victims },
  { "in sight of all digits of {emptied}", emptied },
  { "{cells} are as many cells as they have digits: {digits}", as_many_cells_as_digits },
  { "{set-1} can hold only {set-1-digits}, and {set-2} only {set-2-digits}: these have none in "
    "common", halves },
  { "the ring of {cells}", ring_of_cells },
  { "Two of {digits} are in {main}", base_cells },
  { "In {cover}, each of the digits can stand at most twice outside these boxes, so that a third "
    "place for it must be in {side-or}. So {side} hold the same two digits as {main}", three_lines },
  { "Whichever way the digit {digits} is placed nine times, once in each row, column and box, it is "
    "in {place}", templates },
  { "No way to place the digit {digits} nine times, once in each row, column and box, has it in "
    "{victims-or}", templates },
  { "only {digits} in {place} leads to a solution", tried },
  { NULL, NULL }
};
