/* claims-corners.c - checks claims about wings, rectangles, graves and exclusions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "claims.h"

#include "checks.h"

#define CELLS(hole) said_cells (said, hole)
#define DIGITS(hole) said_digits (said, hole)
#define DIGIT(hole) said_digit (said, hole)
#define HOUSES(hole) said_houses (said, hole)

/* Digits with two places, wings */

static bool
base_of_two (const Said *said)
{
  for_each_bit (house, HOUSES ("base"))
    demand (rt_cells_count (places (said->study, (int) house, DIGIT ("digits"))) == 2);
  demand (__builtin_popcount (HOUSES ("base")) == 2);
  return true;
}

static bool
sides_meet (const Said *said)
{
  demand (see_each_other (CELLS ("side")));
  demand (rt_cells_equal (rt_cells_or (CELLS ("side"), CELLS ("main-or")),
                          places_of (said, HOUSES ("base"), DIGIT ("digits"))));
  return victims_see_all (said, CELLS ("main-or"));
}

static bool
ring_of_places (const Said *said)
{
  RtCells a = CELLS ("a-or"), b = CELLS ("b-or"), c = CELLS ("c"), d = CELLS ("d");
  int digit = DIGIT ("digits"), n_conjugate = 0;

  for_each_bit (house, HOUSES ("base")) {
    RtCells of_house = places (said->study, (int) house, digit);

    demand (rt_cells_equal (of_house, rt_cells_or (a, b)) ||
            rt_cells_equal (of_house, rt_cells_or (c, d)));
    n_conjugate++;
  }
  demand (n_conjugate == 2);
  for_each_cell (cell, b)
    demand (sees_all (cell, c));
  return victims_see_all (said, rt_cells_or (a, d));
}

static bool
hinge_of_two (const Said *said)
{
  int hinge = rt_cells_first (CELLS ("side")), z = rt_digits_first (said->step->removed[0].digits);

  demand (rt_cells_count (CELLS ("side")) == 1 && rt_cells_count (CELLS ("main")) == 2);
  demand (DIGITS ("side-digits-or") == said->study->field.candidates[hinge]);
  demand (DIGIT ("lost") == z);
  for_each_cell (wing, CELLS ("main")) {
    RtDigits candidates = said->study->field.candidates[wing];

    demand (sees (wing, hinge));
    demand (rt_digits_has (candidates, z) && rt_digits_count (candidates) == 2);
    demand (!(candidates & (RtDigits) ~(DIGITS ("side-digits-or") | rt_digits_of (z))));
  }
  return true;
}

static bool
wings_seen (const Said *said)
{
  return victims_see_all (said, CELLS ("main"));
}

static bool
all_three_seen (const Said *said)
{
  return victims_see_all (said, rt_cells_or (CELLS ("main"), CELLS ("side")));
}

static bool
as_many_digits (const Said *said)
{
  demand (digits_in (said->study, CELLS ("cells")) == DIGITS ("digits"));
  demand (rt_cells_count (CELLS ("cells")) == rt_digits_count (DIGITS ("digits")));
  return true;
}

static bool
kept_see_each_other (const Said *said)
{
  demand (DIGITS ("kept") == (DIGITS ("digits") & (RtDigits) ~rt_digits_of (DIGIT ("lost"))));
  for_each_digit (digit, DIGITS ("kept"))
    demand (see_each_other (places_in (said->study, CELLS ("cells"), digit)));
  return true;
}

static bool
lost_is_seen (const Said *said)
{
  return victims_see_all (said, places_in (said->study, CELLS ("cells"), DIGIT ("lost")));
}

static bool
pair_of_main (const Said *said)
{
  for_each_cell (cell, CELLS ("main"))
    demand (said->study->field.candidates[cell] == DIGITS ("digits"));
  demand (rt_cells_count (CELLS ("main")) == 2 && rt_digits_count (DIGITS ("digits")) == 2);
  return true;
}

static bool
joined_by_side (const Said *said)
{
  int x = DIGIT ("side-digits");
  RtCells unseen = CELLS ("main");

  demand (rt_cells_equal (places (said->study, said_house (said, "base"), x), CELLS ("side-or")));
  for_each_cell (cell, CELLS ("side-or")) {
    bool any = false;

    for_each_cell (other, CELLS ("main"))
      if (sees (cell, other)) {
        any = true;
        rt_cells_remove (&unseen, other);
      }
    demand (any);
  }
  demand (rt_cells_is_empty (unseen));
  demand (DIGITS ("main-digits") == (DIGITS ("digits") & (RtDigits) ~rt_digits_of (x)));
  return wings_seen (said);
}

/* Rectangles, loops and graves */

static bool
swaps (const Said *said)
{
  RtCells cells = CELLS ("cells");

  /* Extended rectangle: two lines and three crossing ones; the check of the reason exchanges
   * these. */
  if (rt_digits_count (DIGITS ("digits")) == 3) {
    demand (rt_cells_count (cells) == 6);
    return true;
  }
  demand (rt_digits_count (DIGITS ("digits")) == 2);
  for (int house = 0; house < RT_N_HOUSES; house++) {
    int n = rt_cells_count (rt_cells_and (cells, house_cells (house)));

    demand (n == 0 || n == 2);
  }
  return true;
}

static bool
were_not_given (const Said *said)
{
  demand (rt_cells_is_empty (rt_cells_and (CELLS ("cells"), said->study->givens)));
  return true;
}

static bool
only_fins_differ (const Said *said)
{
  RtCells others = rt_cells_minus (CELLS ("cells"), CELLS ("fins"));

  demand (is_within (CELLS ("fins"), CELLS ("cells")));
  demand ((digits_in (said->study, others) & ~DIGITS ("digits")) == 0);
  for_each_cell (cell, CELLS ("fins"))
    demand (said->study->field.candidates[cell] & (RtDigits) ~DIGITS ("digits"));
  return true;
}

static bool
single_fin (const Said *said)
{
  demand (rt_cells_count (CELLS ("fins")) == 1);
  return only_fins_differ (said) && victims_are_in (said, CELLS ("fins"));
}

static bool
one_fin_holds (const Said *said)
{
  RtDigits extra = DIGITS ("fin-digits") | DIGITS ("fin-digits-or");

  demand (only_fins_differ (said));
  demand ((digits_in (said->study, CELLS ("fins")) & (RtDigits) ~DIGITS ("digits")) == extra);
  return true;
}

static bool
fins_seen (const Said *said)
{
  return one_fin_holds (said) && victims_see_all (said, CELLS ("fins"));
}

static bool
hidden_beside_fins (const Said *said)
{
  RtCells cells = rt_cells_or (CELLS ("fins"), CELLS ("side"));

  demand (is_within (cells, cells_of_houses (HOUSES ("house"))));
  for_each_digit (digit, DIGITS ("main-set"))
    demand (is_within (places (said->study, said_house (said, "house"), digit), cells));
  demand (rt_digits_count (DIGITS ("main-set")) == rt_cells_count (CELLS ("side")) + 1);
  return victims_are_in (said, CELLS ("side"));
}

/* Returns true if the cells of SET and one more have as many digits as cells. */
static bool
fills (const Said *said, const char *set)
{
  demand (is_within (CELLS ("side"), cells_of_houses (HOUSES ("house"))));
  demand (!(digits_in (said->study, CELLS ("side")) & (RtDigits) ~DIGITS (set)));
  demand (rt_digits_count (DIGITS (set)) == rt_cells_count (CELLS ("side")) + 1);
  return true;
}

static bool
fins_fill (const Said *said)
{
  demand (is_within (CELLS ("fins"), cells_of_houses (HOUSES ("house"))));
  return fills (said, "fin-set");
}

static bool
bugs_fill (const Said *said)
{
  demand (is_within (CELLS ("cells"), cells_of_houses (HOUSES ("house"))));
  demand (fills (said, "main-set"));
  return victims_see_all (said, CELLS ("cells"));
}

static bool
rest_of_house (const Said *said)
{
  return victims_are_in (said, cells_of_houses (HOUSES ("house")));
}

/* Checks that each digit is eliminated from cells that see all its places in the set. */
static bool
set_is_seen (const Said *said)
{
  RtDigits set = DIGITS ("fin-set");

  demand (rt_digits_count (set) == rt_cells_count (CELLS ("side")) + 1);
  demand ((digits_in (said->study, CELLS ("side")) & ~set) == 0);
  demand ((DIGITS ("fin-digits-or") & ~set) == 0);
  for_each_removed (cell, digit, said->step) {
    demand (rt_digits_has (set, digit));
    demand (sees_all (cell, places_in (said->study, rt_cells_or (CELLS ("fins"), CELLS ("side")),
                                       digit)));
  }
  return true;
}

static bool
corners_lose (const Said *said)
{
  demand (rt_cells_equal (CELLS ("gone"), victims_of (said)));
  demand (is_within (CELLS ("gone"), CELLS ("cells")));
  demand ((DIGITS ("gone") & ~DIGITS ("digits")) == 0);
  return true;
}

/* Returns true for at least one digit. */
static bool
are_tight (const Said *said)
{
  for_each_bit (house, HOUSES ("house")) {
    bool found = false;

    for_each_digit (digit, DIGITS ("digits"))
      found |= is_within (places (said->study, (int) house, digit), CELLS ("cells"));
    demand (found);
  }
  return true;
}

static bool
bound_to_fins (const Said *said)
{
  demand (rt_cells_equal (places (said->study, said_house (said, "house"), DIGIT ("kept")),
                          CELLS ("fins")));
  demand (rt_digits_has (DIGITS ("digits"), DIGIT ("kept")));
  demand (DIGITS ("lost") == (DIGITS ("digits") & (RtDigits) ~DIGITS ("kept")));
  return victims_are_in (said, CELLS ("fins"));
}

static bool
corner_across (const Said *said)
{
  demand (rt_cells_count (CELLS ("main")) == 1);
  demand (digits_in (said->study, CELLS ("main")) == DIGITS ("main-digits-or"));
  return true;
}

static bool
no_place_outside (const Said *said)
{
  int victim = rt_cells_first (CELLS ("victims")), across = rt_cells_first (CELLS ("main"));

  demand (rt_cells_equal (CELLS ("victims"), victims_of (said)));
  demand (HOUSES ("house") == (UINT32_C (1) << victim / 9 | UINT32_C (1) << (9 + victim % 9)));
  demand (is_within (places_of (said, HOUSES ("house"), DIGIT ("kept")), CELLS ("cells")));
  demand (DIGITS ("lost") == said->step->removed[0].digits);
  demand (victim / 9 != across / 9 && victim % 9 != across % 9);
  demand (rt_digits_has (said->study->field.candidates[across], DIGIT ("lost")));
  return true;
}

static bool
last_corner (const Said *said)
{
  demand (rt_cells_equal (CELLS ("victims"), victims_of (said)));
  demand (rt_digits_has (DIGITS ("digits"), DIGIT ("lost")));
  demand (swaps (said));
  return were_not_given (said);
}

static bool
two_corners (const Said *said)
{
  for_each_cell (cell, CELLS ("main"))
    demand (may_be (said->study, cell, DIGIT ("main-digits")) &&
            rt_digits_count (said->study->field.candidates[cell]) == 2);
  demand (rt_cells_count (CELLS ("main")) == 2);
  return wings_seen (said);
}

/* Checks that without the marked candidates all cells and places are pairs. */
static bool
grave (const Said *said)
{
  Candidates bugs = marked (said->step, RT_MARK_PATTERN);
  RtCells cells = RT_CELLS_NONE;
  RtDigits digits = RT_DIGITS_NONE;

  for (int i = 0; i < 9; i++) {
    cells = rt_cells_or (cells, bugs.of[i]);
    digits |= rt_cells_is_empty (bugs.of[i]) ? 0 : rt_digits_of (i + 1);
    for (int house = 0; house < RT_N_HOUSES; house++) {
      int n = rt_cells_count (rt_cells_minus (places (said->study, house, i + 1), bugs.of[i]));

      demand (n == 0 || n == 2);
    }
  }
  demand (rt_cells_equal (cells, CELLS ("cells")));
  demand (digits == DIGITS ("digits"));
  return true;
}

static bool
grave_of_one (const Said *said)
{
  demand (rt_cells_count (CELLS ("cells")) == 1);
  demand (DIGITS ("digits-or") == DIGITS ("digits"));
  return true;
}

static bool
grave_of_digit (const Said *said)
{
  demand (DIGIT ("digits") == rt_digits_first (said->step->removed[0].digits));
  return victims_see_all (said, CELLS ("cells"));
}

static bool
other_of_grave (const Said *said)
{
  demand (rt_cells_count (CELLS ("cells")) == 2);
  demand (rt_cells_equal (places (said->study, said_house (said, "house"), DIGIT ("side-digits")),
                          CELLS ("cells")));
  return victims_are_in (said, CELLS ("cells"));
}

/* The checker of reasons tests that no combination is left. */
static bool
excluded (const Said *said)
{
  demand (victims_are_in (said, CELLS ("main")));
  demand (rt_cells_equal (cells_in_text (said_text (said, "if-lost")), victims_of (said)));
  return true;
}

const Claim claims_of_corners[] = {
  { "In {base} the digit {digits} has only two places each", base_of_two },
  { "{side} see each other, so they cannot both have it: {main-or} has it, and {victims-see} both "
    "of these", sides_meet },
  { "If the digit {digits} is not in {a-or}, then it is in {b-or}, hence not in {c}, hence in {d}, "
    "as {base} have no other place. So it is in {a-or} or in {d}, and {victims-see} each of these",
    ring_of_places },
  { "{side} holds {side-digits-or}, and whichever it is, that leaves {lost} for one of {main}",
    hinge_of_two },
  { "one of {main}. {victims-see} both of these", wings_seen },
  { "{side} holds {side-digits-or}: so it is {lost} itself, or one of {main} is", hinge_of_two },
  { "{victims-see} all three", all_three_seen },
  { "{cells} can hold only {digits}: as many digits as cells", as_many_digits },
  { "For each of {kept}, all places there see each other, so none of these digits is there twice",
    kept_see_each_other },
  { "So {lost} is there, too, and {victims-see} all places for it there", lost_is_seen },
  { "{main} can hold only {digits}", pair_of_main },
  { "In {base} the digit {side-digits} is in {side-or}, and each of these sees one of {main}: so "
    "not both of {main} are {side-digits}, one is {main-digits}, and {victims-see} both",
    joined_by_side },
  { "If {cells} held only {digits}, these could be swapped", swaps },
  { "Only {fins} can hold something else", single_fin },
  { "So one of {fins} holds {fin-digits}, and {victims-see} each of these", fins_seen },
  { "So one of {fins} holds {fin-digits-or}", one_fin_holds },
  { "In {house} that leaves the digits {main-set} only the other one and {side}, so that there is "
    "nothing else in {side}", hidden_beside_fins },
  { "With {side} it fills as many cells as there are digits: {fin-set}. What sees all places of one "
    "of these digits there cannot have it", set_is_seen },
  { "Each candidate crossed out here ({gone}) would leave {cells} only {digits}, crosswise",
    corners_lose },
  { "In {house} at least one of the digits {digits} has no place outside {cells}", are_tight },
  { "In each of {house} at least one of the digits {digits} has no place outside {cells}", are_tight },
  { "With {side} it fills as many cells of {house} as there are digits: {fin-set}", fins_fill },
  { "The rest of {house} cannot have these", rest_of_house },
  { "One of {fins} holds {kept}, which has no other place in {house}: so the other cannot be "
    "{lost}", bound_to_fins },
  { "{main} holds {main-digits-or}. In {house}", corner_across },
  { "In {house} the digit {kept} has no place outside {cells}: were {victims} {lost}, the two "
    "beside it would be {kept} and {main} {lost}", no_place_outside },
  { "{cells} were not given", were_not_given },
  { "Were {victims} {lost}, then {digits} could be swapped there", last_corner },
  { "If they held only {digits}, these could be swapped", swaps },
  { "So one of {main} holds {main-digits}, and {victims-see} both", two_corners },
  { "Without {digits} in {cells}, each cell would have two digits", grave },
  { "So {cells} holds {digits-or}", grave_of_one },
  { "So one of {cells} is {digits}, and {victims-see} each of them", grave_of_digit },
  { "So one of {cells} holds one of these. With {side} it fills as many cells of {house} as there "
    "are digits: {main-set}", bugs_fill },
  { "So one of {cells} holds one of these; the other holds {side-digits}, which has no other place "
    "in {house}", other_of_grave },
  { "If {if-lost}, then, whatever the other one of {main} holds, both would be equal in sight of "
    "each other, or no digit would be left for {side-or}", excluded },
  { "If {if-lost}, then, whatever the others of {main} hold, two would be equal in sight of each "
    "other, or no digit would be left for {side-or}", excluded },
  { NULL, NULL }
};
