/* propagate.c - search that writes all forced digits (singles) before it guesses.
 *
 * Its tree is not that of the six classic searches, which take blanks in reading order. Each step
 * reads the masks of all blanks, and then looks, in this order, for
 *
 *     a blank without candidates                       dead end
 *     a blank with one candidate                       naked single: written
 *     a digit without a place in a house               dead end
 *     a digit with one place in a house                hidden single: written
 *
 * If there is none of these, the step guesses: in the first of the blanks with the fewest
 * candidates, digits rising. Each digit that is written is a step of its own, forced or guessed.
 * Before a guess is taken back, all digits that followed from it are taken back one by one.
 *
 *     candidates of row 3's blanks    2 5 . 8    5 8    2 5 . 8 9    only one has 9: it is forced
 *
 * The masks always agree with the grid. Candidates are not remembered from one step to the next.
 * Reads: 81 for the preparation, then 3 for each blank, 1 for each house and 1 for each blank in
 * it, as far as the step needs them; there is no formula for their number. Tests are few, because
 * the search looks at whole sets: it tests single digits only to find the place of a hidden single,
 * and for a guess. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search-helpers.h"
#include "engine/search/variables.h"

/* Reason of a placement. */
typedef enum {
  WHY_GUESS,
  WHY_FORCED,
} Why;

typedef struct {
  RtCounts counts;
  RtGrid grid;
  RtStatus status;
  bool prepared;
  uint8_t k;                      /* number of calls on the stack */
  /* the next digit to guess in the cell; 1: the call has just begun; 10: no digit is left to
   * guess */
  uint8_t next;
  uint8_t cells[RT_N_CELLS];      /* by call: the cell that it fills */
  uint8_t why[RT_N_CELLS];        /* by call: the reason of its digit */
  uint8_t houses[RT_N_CELLS];     /* by call: the house of a hidden single, or RT_NO_HOUSE */
  RtDigits left[RT_N_CELLS];      /* by call: candidates of its cell */
  RtDigits in_house[RT_N_HOUSES]; /* rows, columns, boxes */
  RtCells blanks;                 /* cells still empty */
} Propagate;

enum {
  LINE_PREPARE = 1,
  LINE_LEFT = 4,
  LINE_NAKED = 6,
  LINE_PLACES = 7,
  LINE_NO_PLACE = 8,
  LINE_HIDDEN = 9,
  LINE_FORCED = 10,
  LINE_FORCED_BACK = 12,
  LINE_TEST = 15,
  LINE_GUESS = 16,
  LINE_GUESS_BACK = 18,
  LINE_GO_BACK = 19,
};

static const char *const listing[] = {
  N_("prepare:"),
  N_("  for each cell: a given is marked as used"),
  N_("search():"),
  N_("  if there is no blank: solved"),
  N_("  for each blank: left[cell] ← 1…9 less row[r] | column[c] | box[b]"),
  N_("    if nothing is left: dead end, go back"),
  N_("    if one digit is left: it is forced"),
  N_("  for each house: once ← digits left in one of its blanks alone"),
  N_("    if a digit not in the house is left nowhere: dead end, go back"),
  N_("    if once has a digit: it is forced where it is left"),
  N_("  if a digit is forced: write it; mark it as used"),
  N_("    if search(): solved"),
  N_("    take it back; unmark it; go back"),
  N_("  cell ← the blank with the fewest digits left"),
  N_("  for digit in 1…9:"),
  N_("    if digit not in left[cell]: skip"),
  N_("    write digit; mark it as used"),
  N_("    if search(): solved"),
  N_("    take digit back; unmark it"),
  N_("  go back"),
  NULL,
};

RT_DEFINE_START_AND_GRID (propagate, Propagate)

RT_INLINE void
prepare (Propagate *s, RtEvent *event, RtDetail *detail)
{
  s->prepared = true;
  s->next = 1;
  if (rt_tell_contradictory (event, LINE_PREPARE, &s->grid)) {
    s->status = RT_STATUS_CONTRADICTORY;
    return;
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    s->counts.reads++;
    rt_note (detail, RT_LOOK_READ, LINE_PREPARE, RT_NO_CELL, 0, cell, RT_NO_HOUSE);
    if (s->grid.digit[cell])
      rt_flip (&s->in_house, cell, s->grid.digit[cell]);
    else
      rt_cells_add (&s->blanks, cell);
  }
  s->status = rt_tell_prepared (event, LINE_PREPARE, rt_cells_count (s->blanks));
}

/* Stores the choice of this call of the search: CELL, its candidates LEFT, guess or forced (WHY)
 * and, for a hidden single, the HOUSE. */
RT_INLINE void
set_choice (Propagate *s, int cell, RtDigits left, Why why, int house)
{
  s->cells[s->k] = (uint8_t) cell;
  s->left[s->k] = left;
  s->why[s->k] = (uint8_t) why;
  s->houses[s->k] = (uint8_t) house;
}

/* Computes the candidates of all blanks into LEFT, by cell; entries of filled cells are not
 * touched. Chooses the first blank with one candidate or none, and returns true; else chooses the
 * blank to guess, and returns false. */
RT_INLINE bool
find_naked (Propagate *s, RtDigits left[RT_N_CELLS], RtDetail *detail)
{
  int fewest = 10;

  for_each_cell (cell, s->blanks) {
    RtDigits used = RT_DIGITS_NONE;

    for (int i = 0; i < 3; i++) {
      used |= s->in_house[rt_houses_of[cell][i]];
      rt_note (detail, RT_LOOK_READ, LINE_LEFT, cell, 0, RT_NO_CELL, rt_houses_of[cell][i]);
    }
    s->counts.reads += 3;
    left[cell] = RT_DIGITS_ALL & (RtDigits) ~used;
    if (rt_digits_count (left[cell]) < fewest) {
      fewest = rt_digits_count (left[cell]);
      set_choice (s, cell, left[cell], fewest <= 1 ? WHY_FORCED : WHY_GUESS, RT_NO_HOUSE);
      if (fewest == 0)
        return true;
      if (fewest == 1) {
        s->counts.tests++;
        rt_note (detail, RT_LOOK_ACCEPT, LINE_NAKED, cell, rt_digits_first (left[cell]),
                 RT_NO_CELL, RT_NO_HOUSE);
        return true;
      }
    }
  }
  return false;
}

/* Chooses the blank of HOUSE that has DIGIT as a candidate, by testing the blanks in turn. */
RT_INLINE void
choose_hidden (Propagate *s, int house, int digit, const RtDigits left[RT_N_CELLS],
               RtDetail *detail)
{
  for (int i = 0; i < 9; i++) {
    int cell = rt_houses[house][i];

    if (s->grid.digit[cell])
      continue;
    s->counts.tests++;
    if (rt_digits_has (left[cell], digit)) {
      rt_note (detail, RT_LOOK_ACCEPT, LINE_HIDDEN, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
      set_choice (s, cell, rt_digits_of (digit), WHY_FORCED, house);
      return;
    }
    rt_note_refusal (detail, &s->grid, LINE_HIDDEN, cell, digit);
  }
}

/* Finds a digit that has only one place in a house (a hidden single), or no place (a dead end).
 * Chooses the cell of the digit and returns true. Returns false if there is no such digit. */
RT_INLINE bool
find_hidden (Propagate *s, const RtDigits left[RT_N_CELLS], RtDetail *detail)
{
  for (int house = 0; house < RT_N_HOUSES; house++) {
    RtDigits some = RT_DIGITS_NONE, more = RT_DIGITS_NONE, once;

    for (int i = 0; i < 9; i++) {
      int cell = rt_houses[house][i];

      if (s->grid.digit[cell])
        continue;
      s->counts.reads++;
      rt_note (detail, RT_LOOK_READ, LINE_PLACES, cell, 0, RT_NO_CELL, house);
      more |= some & left[cell];
      some |= left[cell];
    }
    s->counts.reads++;
    rt_note (detail, RT_LOOK_READ, LINE_NO_PLACE, RT_NO_CELL, 0, RT_NO_CELL, house);
    if ((s->in_house[house] | some) != RT_DIGITS_ALL) {
      set_choice (s, s->cells[s->k], RT_DIGITS_NONE, WHY_FORCED, house);
      return true;
    }
    once = some & (RtDigits) ~more;
    if (once) {
      choose_hidden (s, house, rt_digits_first (once), left, detail);
      return true;
    }
  }
  return false;
}

/* Begins a call of the search: chooses a cell whose digit is forced, or else a cell to guess. */
RT_INLINE void
choose (Propagate *s, RtDetail *detail)
{
  RtDigits left[RT_N_CELLS];

  if (!find_naked (s, left, detail))
    find_hidden (s, left, detail);
}

/* Writes DIGIT into the chosen cell. */
RT_INLINE void
place (Propagate *s, RtListener to, int line, int digit)
{
  int cell = s->cells[s->k];

  s->grid.digit[cell] = (uint8_t) digit;
  rt_flip (&s->in_house, cell, digit);
  rt_cells_remove (&s->blanks, cell);
  s->k++;
  s->next = 1;
  s->status = rt_tell_placed (to, &s->counts, line, cell, digit,
                              rt_cells_is_empty (s->blanks));
}

/* Returns to the previous call and takes its digit back. DEAD_END: nothing could be tried after it. */
RT_INLINE void
take_back (Propagate *s, RtListener to, bool dead_end)
{
  int cell = s->cells[--s->k], digit = s->grid.digit[cell];
  bool guessed = s->why[s->k] == WHY_GUESS;

  s->grid.digit[cell] = 0;
  rt_flip (&s->in_house, cell, digit);
  rt_cells_add (&s->blanks, cell);
  s->next = (uint8_t) (guessed ? digit + 1 : 10);
  s->status = rt_tell_taken_back (to, &s->counts, guessed ? LINE_GUESS_BACK : LINE_FORCED_BACK,
                                  cell, digit, dead_end);
}

RT_INLINE bool
advance (Propagate *s, RtListener to, RtDetail *detail)
{
  bool dead_end = false;

  if (s->status == RT_STATUS_EXHAUSTED || s->status == RT_STATUS_CONTRADICTORY)
    return false;

  if (s->status == RT_STATUS_SEARCHING) {
    if (s->next == 1) {
      choose (s, detail);
      dead_end = s->left[s->k] == RT_DIGITS_NONE;
      if (s->why[s->k] == WHY_FORCED && !dead_end) {
        place (s, to, LINE_FORCED, rt_digits_first (s->left[s->k]));
        return true;
      }
    }
    for (int digit = s->next; digit <= 9 && !dead_end; digit++) {
      s->counts.tests++;
      if (rt_digits_has (s->left[s->k], digit)) {
        rt_note (detail, RT_LOOK_ACCEPT, LINE_TEST, s->cells[s->k], digit, RT_NO_CELL,
                 RT_NO_HOUSE);
        place (s, to, LINE_GUESS, digit);
        return true;
      }
      rt_note_refusal (detail, &s->grid, LINE_TEST, s->cells[s->k], digit);
    }
  }
  if (s->k == 0)
    s->status = rt_tell_end (to, LINE_GO_BACK, dead_end);
  else
    take_back (s, to, dead_end);
  return true;
}

RT_DEFINE_STEP_AND_RUN (propagate, Propagate, false)

/* Returns the digits with exactly one place in the house that LOOK reads, counting only the cells
 * up to the one that LOOK reads. */
static RtDigits
once_so_far (const Propagate *s, const RtLook *look)
{
  RtDigits some = RT_DIGITS_NONE, more = RT_DIGITS_NONE;

  for (int i = 0; i < 9; i++) {
    int cell = rt_houses[look->house][i];

    if (s->grid.digit[cell] == 0) {
      RtDigits left = RT_DIGITS_ALL & (RtDigits) ~rt_used_so_far (s->in_house, cell, NULL);

      more |= some & left;
      some |= left;
    }
    if (cell == look->cell)
      break;
  }
  return some & (RtDigits) ~more;
}

static void
propagate_watch (const void *state, const RtEvent *event, const RtLook *look,
                 RtVariables *variables)
{
  const Propagate *s = state;
  int cell = rt_show_question (variables, event, look);

  if (look && look->house != RT_NO_HOUSE &&
      (look->line == LINE_PLACES || look->line == LINE_NO_PLACE)) {
    rt_show (variables, "house", RT_VARIABLE_HOUSE, look->house, 0);
    rt_show_digits (variables, "once", once_so_far (s, look));
  }
  if (cell == RT_NO_CELL)
    return;
  rt_show_houses (variables, rt_names_of_masks, s->in_house, cell);
  if (look) {
    const RtLook *reader = look->line == LINE_LEFT ? look : NULL;

    rt_show_digits (variables, "left[cell]",
                    RT_DIGITS_ALL & (RtDigits) ~rt_used_so_far (s->in_house, cell, reader));
  } else {
    rt_show_digits (variables, "left[cell]", s->left[s->k - (event->kind == RT_EVENT_PLACE)]);
  }
}

static void
propagate_stack (const void *state, RtStack *stack)
{
  const Propagate *s = state;
  bool open = s->status == RT_STATUS_SEARCHING && s->next > 1;

  stack->n = (size_t) s->k + open;
  for (int i = 0; i < (int) stack->n; i++) {
    int digit = s->grid.digit[s->cells[i]], last = i < s->k ? digit : s->next - 1;
    RtDigits tried = s->left[i];

    if (s->why[i] == WHY_GUESS)
      tried &= (RtDigits) ((1u << last) - 1);
    stack->level[i] = (RtLevel) { s->cells[i], (uint8_t) digit, s->houses[i], 0, tried };
  }
}

const RtSearch rt_search_propagate = {
  .id         = "propagate",
  .name       = N_("Singles, then guess"),
  .does       = N_("Writes what is forced; guesses only where nothing is"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (propagate, Propagate),
};
