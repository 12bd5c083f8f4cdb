/* claims-houses.c - checks claims about singles, sets and fish. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "claims.h"

#include "checks.h"

#define CELLS(hole) said_cells (said, hole)
#define DIGITS(hole) said_digits (said, hole)
#define DIGIT(hole) said_digit (said, hole)
#define HOUSES(hole) said_houses (said, hole)

/* Singles */

static bool
one_is_empty (const Said *said)
{
  RtCells empty = RT_CELLS_NONE;
  RtDigits missing = RT_DIGITS_ALL;

  for_each_cell (cell, cells_of_houses (HOUSES ("house")))
    if (said->study->field.digit[cell])
      missing &= (RtDigits) ~rt_digits_of (said->study->field.digit[cell]);
    else
      rt_cells_add (&empty, cell);
  demand (rt_cells_equal (empty, CELLS ("place")));
  demand (rt_cells_count (empty) == 1);
  demand (missing == DIGITS ("digits"));
  return true;
}

static bool
only_in_place (const Said *said)
{
  demand (rt_cells_equal (places (said->study, said_house (said, "house"), DIGIT ("digits")),
                          CELLS ("place")));
  return true;
}

static bool
only_digit (const Said *said)
{
  demand (digits_in (said->study, CELLS ("place")) == DIGITS ("digits"));
  demand (DIGIT ("digits"));
  return true;
}

/* Houses and sets */

static bool
base_in_cover (const Said *said)
{
  RtHouses base = HOUSES ("base"), cover = HOUSES ("cover");

  demand (base && cover);
  demand (is_within (places_of (said, base, DIGIT ("digits")), cells_of_houses (cover)));
  return true;
}

static bool
as_many_covers (const Said *said)
{
  demand (__builtin_popcount (HOUSES ("base")) == __builtin_popcount (HOUSES ("cover")));
  return true;
}

/* Returns true if each of CELLS is in at least two of HOUSES. */
static bool
are_in_two (RtCells cells, RtHouses houses)
{
  for_each_cell (cell, cells) {
    int n = 0;

    for_each_bit (house, houses)
      n += rt_cells_has (house_cells ((int) house), cell);
    demand (n >= 2);
  }
  return true;
}

/* Base cells that the text lists as eliminated are excepted. */
static bool
rest_of_cover (const Said *said)
{
  RtCells rest = rt_cells_minus (cells_of_houses (HOUSES ("cover")),
                                 cells_of_houses (HOUSES ("base")));

  return victims_are_in (said, rt_cells_or (rest, CELLS ("eaten")));
}

static bool
endo_fins_in_two (const Said *said)
{
  demand (!rt_cells_is_empty (CELLS ("endo-fins")));
  demand (is_within (CELLS ("endo-fins"), CELLS ("fins")));
  return are_in_two (CELLS ("endo-fins"), HOUSES ("base"));
}

static bool
eaten_in_two (const Said *said)
{
  demand (!rt_cells_is_empty (CELLS ("eaten")));
  demand (is_within (CELLS ("eaten"), places_of (said, HOUSES ("base"), DIGIT ("digits"))));
  demand (is_within (CELLS ("eaten"), victims_of (said)));
  return are_in_two (CELLS ("eaten"), HOUSES ("cover"));
}

static bool
only_place_left (const Said *said)
{
  RtCells gone = rt_cells_minus (cells_of_houses (HOUSES ("cover")),
                                 cells_of_houses (HOUSES ("base")));
  RtCells left = rt_cells_minus (places_of (said, HOUSES ("house"), DIGIT ("digits")), gone);

  demand (rt_cells_equal (left, CELLS ("place")));
  demand (rt_cells_count (left) == 1);
  return true;
}

static bool
digits_have_cells (const Said *said)
{
  RtCells cells = RT_CELLS_NONE;

  for_each_digit (digit, DIGITS ("digits"))
    cells = rt_cells_or (cells, places_of (said, HOUSES ("base"), digit));
  demand (rt_cells_equal (cells, CELLS ("cells")));
  demand (rt_cells_count (cells) == rt_digits_count (DIGITS ("digits")));
  return true;
}

static bool
placed_beside_set (const Said *said)
{
  RtCells left = rt_cells_minus (places_of (said, HOUSES ("base"), DIGIT ("placed")),
                                 CELLS ("cells"));

  demand (rt_cells_equal (left, CELLS ("place")));
  demand (rt_cells_count (left) == 1);
  return true;
}

static bool
cells_hold_only (const Said *said)
{
  demand (digits_in (said->study, CELLS ("cells")) == DIGITS ("digits"));
  demand (rt_digits_count (DIGITS ("digits")) == rt_cells_count (CELLS ("cells")));
  return true;
}

static bool
cells_in_base (const Said *said)
{
  for_each_bit (house, HOUSES ("base")) {
    demand (is_within (CELLS ("cells"), house_cells ((int) house)));
    demand (HOUSES ("base") != 0);
  }
  return victims_are_in (said, rt_cells_minus (cells_of_houses (HOUSES ("base")),
                                               CELLS ("cells")));
}

static bool
base_in_cover_but_for_fins (const Said *said)
{
  RtCells of_base = places_of (said, HOUSES ("base"), DIGIT ("digits"));

  demand (is_within (CELLS ("fins"), of_base));
  demand (is_within (rt_cells_minus (of_base, CELLS ("fins")),
                     cells_of_houses (HOUSES ("cover"))));
  return as_many_covers (said);
}

static bool
or_in_fins (const Said *said)
{
  demand (rt_cells_equal (CELLS ("fins"), CELLS ("fins-or")));
  return true;
}

static bool
not_in_victims (const Said *said)
{
  demand (rt_cells_equal (CELLS ("victims-or"), victims_of (said)));
  demand (rest_of_cover (said));
  return victims_see_all (said, CELLS ("fins"));
}

const Claim claims_of_houses[] = {
  { "{house} has only one empty cell left, {place}, and only the digit {digits} is missing",
    one_is_empty },
  { "In {house} the digit {digits} can only stand in {place}", only_in_place },
  { "{place} has no other digit left than {digits}", only_digit },
  { "In {base} the digit {digits} stands in {cover}, wherever that may be", base_in_cover },
  { "so {house} has only {place} left for it", only_place_left },
  { "In {base} the digit {digits} can only stand in {cover}", base_in_cover },
  { ", once in each: so", as_many_covers },
  { "so the rest of {cover} cannot have it", rest_of_cover },
  { "In {base} the digits {digits} have only the cells {cells}, which hold nothing else",
    digits_have_cells },
  { "so {place} is the only one left for the digit {placed}", placed_beside_set },
  { "{cells} can hold only {digits}", cells_hold_only },
  { "so the rest of {base} cannot have these", cells_in_base },
  { "and lie in {base} alike", cells_in_base },
  { "But for {fins}, in {base} the digit {digits} could only stand in {cover}, once in each",
    base_in_cover_but_for_fins },
  { "A cell that lies in two parts of the base ({endo-fins}) would give {digits} to both of them "
    "at once: it counts as a fin", endo_fins_in_two },
  { "A cell of the base that lies in two parts of the cover ({eaten}) would use up both of them at "
    "once: it counts with the rest of the cover", eaten_in_two },
  { "the rest of {cover} cannot have it, or it is in {fins-or}", or_in_fins },
  { "it is not in {victims-or}: part of that rest, and in sight of {fins}", not_in_victims },
  { NULL, NULL }
};
