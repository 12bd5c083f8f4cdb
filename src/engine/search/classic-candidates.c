/* classic-candidates.c - classic search over a list of blanks; collects the candidates of a cell before it
 * tries the first.
 *
 * The steps are those of the other five classics, which fill blanks in reading order. A visit reads
 * the three houses of the blank once, on entry, and tests all nine digits against them.
 *
 *     column 5, row 3, box 2    6 . 1 . . 7 . . .   . . 4 . . . 7 . .   1 . . . . . . 9 6
 *     used                      1 4 6 7 9
 *     left to try               2 3 5 8
 *
 * Backtracking to a blank costs nothing, because its remaining candidates are stored. Every
 * placement that does not solve the puzzle leads to a visit, and so does the first blank (if there
 * is one), so
 *
 *     visits = 1 + placements - solutions
 *     reads  = 81 + 27 * visits
 *     tests  = 9 * visits */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search-helpers.h"
#include "engine/search/variables.h"

typedef struct {
  RtCounts counts;
  RtGrid grid;
  RtStatus status;
  bool prepared;
  /* true after the visit to blanks[depth]: left[depth] holds its remaining candidates */
  bool gathered;
  uint8_t n_blanks;
  uint8_t blanks[RT_N_CELLS];
  RtDigits left[RT_N_CELLS]; /* by blank: candidates not yet tried */
} Candidates;

enum {
  LINE_PREPARE = 1,
  LINE_READ = 5,
  LINE_GATHER = 6,
  LINE_WRITE = 8,
  LINE_TAKE_BACK = 10,
  LINE_DEAD_END = 11,
};

static const char *const listing[] = {
  N_("prepare:"),
  N_("  for each cell: if blank, list it"),
  N_("search(k):"),
  N_("  if k = number of blanks: solved"),
  N_("  cell ← blanks[k]; used ← nothing"),
  N_("  for each cell of column, row, box: mark its digit as used"),
  N_("  left ← each digit in 1…9 that is not used"),
  N_("  for digit in left:"),
  N_("    write digit"),
  N_("    if search(k + 1): solved"),
  N_("    take digit back"),
  N_("  dead end: go back"),
  NULL,
};

/* Order in which the houses of a blank are read: column, row, box. */
static const uint8_t order[] = { 1, 0, 2 };

RT_DEFINE_START_AND_GRID (candidates, Candidates)

RT_INLINE void
prepare (Candidates *s, RtEvent *event, RtDetail *detail)
{
  s->prepared = true;
  if (rt_tell_contradictory (event, LINE_PREPARE, &s->grid)) {
    s->status = RT_STATUS_CONTRADICTORY;
    return;
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    s->counts.reads++;
    rt_note (detail, RT_LOOK_READ, LINE_PREPARE, RT_NO_CELL, 0, cell, RT_NO_HOUSE);
    if (s->grid.digit[cell] == 0)
      s->blanks[s->n_blanks++] = (uint8_t) cell;
  }
  s->status = rt_tell_prepared (event, LINE_PREPARE, s->n_blanks);
}

/* Adds the result of the test of DIGIT in CELL to DETAIL: DIGIT fits or, if USED, the cell that has
 * it already. */
static void
note_test (const Candidates *s, int cell, int digit, bool used, RtDetail *detail)
{
  if (!used) {
    rt_note (detail, RT_LOOK_ACCEPT, LINE_GATHER, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
    return;
  }
  for (int i = 0; i < 3; i++) {
    int house = rt_houses_of[cell][order[i]], holder = rt_grid_find (&s->grid, house, digit);

    if (holder != RT_NO_CELL) {
      rt_note (detail, RT_LOOK_REFUSE, LINE_GATHER, cell, digit, holder, house);
      return;
    }
  }
}

/* Reads CELL's row (WHICH is 0), column (1) or box (2). Returns its digits as bits: bit D for digit
 * D, and bit 0 for an empty cell. */
RT_INLINE unsigned
read_house (Candidates *s, int which, int cell, RtDetail *detail)
{
  unsigned used = 0;

  s->counts.reads += 9;
  for (int i = 0; i < 9; i++) {
    int at = rt_cell_in (cell, which, i);

    rt_note (detail, RT_LOOK_READ, LINE_READ, cell, 0, at, rt_houses_of[cell][which]);
    used |= 1u << s->grid.digit[at];
  }
  return used;
}

/* Visits CELL, the K-th blank: computes its candidates. */
RT_INLINE void
gather (Candidates *s, uint32_t k, int cell, RtDetail *detail)
{
  unsigned used = read_house (s, 1, cell, detail);

  used |= read_house (s, 0, cell, detail);
  used |= read_house (s, 2, cell, detail);
  s->counts.tests += 9;
  for (int digit = 1; detail && digit <= 9; digit++)
    note_test (s, cell, digit, used >> digit & 1, detail);
  s->left[k] = RT_DIGITS_ALL & (RtDigits) ~(used >> 1);
}

RT_INLINE bool
advance (Candidates *s, RtListener to, RtDetail *detail)
{
  uint32_t k = s->counts.depth;
  bool entered = false;

  if (s->status == RT_STATUS_EXHAUSTED || s->status == RT_STATUS_CONTRADICTORY)
    return false;

  if (k < s->n_blanks) {
    int cell = s->blanks[k];

    entered = !s->gathered;
    if (entered)
      gather (s, k, cell, detail);
    if (s->left[k]) {
      int digit = rt_digits_first (s->left[k]);

      s->left[k] &= (RtDigits) ~rt_digits_of (digit);
      s->grid.digit[cell] = (uint8_t) digit;
      s->gathered = false;
      s->status = rt_tell_placed (to, &s->counts, LINE_WRITE, cell, digit,
                                  k + 1 == s->n_blanks);
      return true;
    }
  }
  if (k == 0) {
    s->status = rt_tell_end (to, LINE_DEAD_END, entered);
  } else {
    int cell = s->blanks[k - 1], digit = s->grid.digit[cell];

    s->grid.digit[cell] = 0;
    s->gathered = true;
    s->status = rt_tell_taken_back (to, &s->counts, LINE_TAKE_BACK, cell, digit, entered);
  }
  return true;
}

RT_DEFINE_STEP_AND_RUN (candidates, Candidates, true)

static void
candidates_watch (const void *state, const RtEvent *event, const RtLook *look,
                  RtVariables *variables)
{
  const Candidates *s = state;
  int cell = rt_show_question (variables, event, look);

  if (cell == RT_NO_CELL)
    return;
  if (look) {
    RtDigits used = rt_seen_so_far (&s->grid, cell, order, look);

    rt_show (variables, "k", RT_VARIABLE_NUMBER, RT_NO_HOUSE, (int) s->counts.depth);
    rt_show_digits (variables, "used", used);
    if (look->kind != RT_LOOK_READ) /* a test: the digits above LOOK's are not tested yet */
      rt_show_digits (variables, "left",
                      (RtDigits) (~used & (rt_digits_of (look->digit) * 2 - 1)));
  } else {
    int k = (int) s->counts.depth - (event->kind == RT_EVENT_PLACE);

    rt_show (variables, "k", RT_VARIABLE_NUMBER, RT_NO_HOUSE, k);
    rt_show_digits (variables, "left", s->left[k]);
  }
}

static void
candidates_stack (const void *state, RtStack *stack)
{
  const Candidates *s = state;
  bool open = s->gathered && s->status == RT_STATUS_SEARCHING;
  int next = open ? rt_digits_next (s->left[s->counts.depth], 0) : 1;

  rt_stack_rising (stack, &s->grid, s->blanks, (int) s->counts.depth, next ? next : 10);
}

const RtSearch rt_search_candidates = {
  .id         = "candidates",
  .name       = N_("Cell by cell, candidates first"),
  .does       = N_("Goes through the blanks in order; tries only the digits left"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (candidates, Candidates),
  .classic    = true,
  .in_order   = true,
  .columns_first = true,
};
