/* backjump.c - search over a list of blanks that jumps back to the cause of a failure
 * (conflict-directed backjumping, P. Prosser, 1993).
 *
 * The search takes blanks and digits in the order of the classic searches (reading order, rising
 * digits), so it finds the same solutions in the same order. For each house and digit, a table has
 * the writer: the blank or the given that holds the digit. If a digit is refused in a blank, the
 * earliest of its writers is a cause of the failure, unless that writer is a given. When nothing is
 * left to try in a blank, the digits between the blank and its latest cause are not to blame: with
 * any other digits there, the blank would fail again. So the search takes them back without trying
 * another digit in their place, one step for each, and then takes back the digit of the cause. The
 * cause inherits the other causes.
 *
 *     blank    0   1   2   3   4   5      Blank 5 fails; its causes are blanks 0 and 2. The digits of
 *     digit    4   6   1   7   3   ?      blanks 4 and 3 are taken back without another try, then that
 *     causes           .   .   .   0 2    of blank 2, which inherits the other cause: blank 0.
 *
 * If a blank fails without a cause, the givens alone exclude all its digits, and the search takes
 * everything back. After a solution every digit counts as a cause, so the search misses no
 * solution. Reads: 81 for the preparation, then 3 for each test. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search-helpers.h"
#include "engine/search/variables.h"

#include <string.h>

/* Writers of a digit in a house, earliest first: a given; WRITER_BLANK + K for the K-th blank;
 * WRITER_NONE if no cell of the house has the digit. */
enum { WRITER_GIVEN, WRITER_BLANK, WRITER_NONE = 255 };

typedef struct {
  RtCounts counts;
  RtGrid grid;
  RtStatus status;
  bool prepared;
  bool jumps;      /* the next step takes back a digit on the way back to `cause` */
  uint8_t cause;   /* the latest cause of the last failure; RT_NO_CELL: the givens alone */
  uint8_t n_blanks;
  uint8_t next;    /* the next digit to try in blanks[depth]; 1: the blank was just entered */
  uint8_t blanks[RT_N_CELLS];
  uint8_t writer[RT_N_HOUSES][10]; /* by house and digit: the blank, or given, that has the digit */
  RtCells causes[RT_N_CELLS];      /* by blank: the earlier blanks that are causes of its failure */
} Backjump;

enum {
  LINE_PREPARE = 1,
  LINE_FIND = 7,
  LINE_TEST = 9,
  LINE_WRITE = 10,
  LINE_TAKE_BACK = 13,
  LINE_GO_BACK = 16,
};

static const char *const listing[] = {
  N_("prepare:"),
  N_("  for each cell: if blank, list it,"),
  N_("    if given, it is the first writer"),
  N_("search(k):"),
  N_("  if k = number of blanks: solved"),
  N_("  cell ← blanks[k]; causes[k] ← none"),
  N_("  for digit in 1…9:"),
  N_("    writer ← first in row, column, box"),
  N_("    if a blank: add it to causes[k]"),
  N_("    if there is a writer: skip"),
  N_("    write digit; its writer is cell"),
  N_("    back ← search(k + 1)"),
  N_("    if solved: solved"),
  N_("    take digit back; unmark it"),
  N_("    if back < cell: go back to back"),
  N_("  back ← the latest of causes[k]"),
  N_("  back inherits the rest; go back"),
  NULL,
};

static void
backjump_start (void *state, const RtGrid *givens)
{
  Backjump *s = state;

  memset (s, 0, sizeof *s);
  s->grid = *givens;
  memset (s->writer, WRITER_NONE, sizeof s->writer);
}

static void
backjump_grid (const void *state, RtGrid *out)
{
  *out = ((const Backjump *) state)->grid;
}

/* Stores in row, column and box of CELL who wrote DIGIT: WRITER, the number of a blank, or a given. */
RT_INLINE void
set_writer (Backjump *s, int cell, int digit, int writer)
{
  for (int i = 0; i < 3; i++)
    s->writer[rt_houses_of[cell][i]][digit] = (uint8_t) writer;
}

RT_INLINE void
prepare (Backjump *s, RtEvent *event, RtDetail *detail)
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
      set_writer (s, cell, s->grid.digit[cell], WRITER_GIVEN);
    else
      s->blanks[s->n_blanks++] = (uint8_t) cell;
  }
  s->status = rt_tell_prepared (event, LINE_PREPARE, s->n_blanks);
}

/* Tests DIGIT in CELL. Returns the earliest writer of DIGIT (a blank or a given) in the three
 * houses of CELL; WRITER_NONE if DIGIT fits. */
RT_INLINE int
find_writer (Backjump *s, int cell, int digit, RtDetail *detail)
{
  int earliest = WRITER_NONE, house = RT_NO_HOUSE;

  s->counts.tests++;
  s->counts.reads += 3;
  for (int i = 0; i < 3; i++) {
    int its = rt_houses_of[cell][i], writer = s->writer[its][digit];

    rt_note (detail, RT_LOOK_READ, LINE_FIND, cell, digit, RT_NO_CELL, its);
    if (writer < earliest) {
      earliest = writer;
      house = its;
    }
  }
  if (detail && earliest != WRITER_NONE)
    rt_note (detail, RT_LOOK_REFUSE, LINE_TEST, cell, digit, rt_grid_find (&s->grid, house, digit), house);
  else
    rt_note (detail, RT_LOOK_ACCEPT, LINE_TEST, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
  return earliest;
}

/* Returns the index in the list of blanks of CELL, a blank that holds a digit. */
RT_INLINE uint32_t
level_of (const Backjump *s, int cell)
{
  return (uint32_t) s->writer[rt_houses_of[cell][0]][s->grid.digit[cell]] - WRITER_BLANK;
}

/* Returns the last cell of CELLS in reading order, or RT_NO_CELL if there is none. */
RT_INLINE int
last_of (RtCells cells)
{
  if (cells.high)
    return 127 - __builtin_clzll (cells.high);
  return cells.low ? 63 - __builtin_clzll (cells.low) : RT_NO_CELL;
}

/* After a solution, makes each digit on the grid a cause of the failure of all later ones, so that
 * none is skipped, because another solution may differ in any digit. */
static void
blame_all (Backjump *s)
{
  RtCells before = RT_CELLS_NONE;

  for (int k = 0; k < s->n_blanks; k++) {
    s->causes[k] = before;
    rt_cells_add (&before, s->blanks[k]);
  }
}

/* Backtracks from blank K (or a solution): finds the latest cause, which inherits the others. */
RT_INLINE void
find_cause (Backjump *s, uint32_t k)
{
  RtCells causes;

  if (s->status == RT_STATUS_SOLVED) {
    blame_all (s);
    s->cause = k ? s->blanks[k - 1] : RT_NO_CELL;
  } else {
    causes = s->causes[k];
    s->cause = (uint8_t) last_of (causes);
    if (s->cause != RT_NO_CELL) {
      RtCells *inherits = &s->causes[level_of (s, s->cause)];

      rt_cells_remove (&causes, s->cause);
      *inherits = rt_cells_or (*inherits, causes);
    }
  }
  s->jumps = true;
}

/* Takes back the digit of blank K - 1, which is the cause or comes after it. ON_THE_WAY: not the
 * first take-back of this jump. */
RT_INLINE void
take_back (Backjump *s, RtListener to, uint32_t k, bool on_the_way, bool dead_end)
{
  int cell = s->blanks[k - 1], digit = s->grid.digit[cell];
  uint32_t over = s->cause == RT_NO_CELL ? k : k - 1 - level_of (s, s->cause);

  set_writer (s, cell, digit, WRITER_NONE);
  s->grid.digit[cell] = 0;
  s->next = (uint8_t) (digit + 1);
  s->jumps = over > 0;
  s->status = rt_tell_taken_back (to, &s->counts, LINE_TAKE_BACK, cell, digit, dead_end);
  if (to.of_each && (over > 0 || on_the_way)) {
    to.event->over = (uint8_t) over;
    to.event->other = s->cause;
  }
}

RT_INLINE bool
advance (Backjump *s, RtListener to, RtDetail *detail)
{
  uint32_t k = s->counts.depth;
  bool entered = false, on_the_way = s->jumps;

  if (s->status == RT_STATUS_EXHAUSTED || s->status == RT_STATUS_CONTRADICTORY)
    return false;

  if (!on_the_way) {
    if (s->status == RT_STATUS_SEARCHING) {
      int cell = s->blanks[k];

      entered = s->next == 1;
      if (entered)
        s->causes[k] = RT_CELLS_NONE;
      for (int digit = s->next; digit <= 9; digit++) {
        int writer = find_writer (s, cell, digit, detail);

        if (writer != WRITER_GIVEN && writer != WRITER_NONE)
          rt_cells_add (&s->causes[k], s->blanks[writer - WRITER_BLANK]);
        if (writer != WRITER_NONE)
          continue;
        s->grid.digit[cell] = (uint8_t) digit;
        set_writer (s, cell, digit, WRITER_BLANK + (int) k);
        s->next = 1;
        s->status = rt_tell_placed (to, &s->counts, LINE_WRITE, cell, digit, k + 1 == s->n_blanks);
        return true;
      }
    }
    find_cause (s, k);
  }
  if (k == 0)
    s->status = rt_tell_end (to, LINE_GO_BACK, entered);
  else
    take_back (s, to, k, on_the_way, entered);
  return true;
}

RT_DEFINE_STEP_AND_RUN (backjump, Backjump, true)

static void
backjump_watch (const void *state, const RtEvent *event, const RtLook *look, RtVariables *variables)
{
  const Backjump *s = state;
  int cell = rt_show_question (variables, event, look);
  int k = (int) s->counts.depth - (!look && event->kind == RT_EVENT_PLACE);

  if (cell == RT_NO_CELL)
    return;
  rt_show (variables, "k", RT_VARIABLE_NUMBER, RT_NO_HOUSE, k);
  if (!look && event->over && event->other != RT_NO_CELL)
    rt_show (variables, "back", RT_VARIABLE_CELL, RT_NO_HOUSE, event->other);
  else if (look && look->kind == RT_LOOK_REFUSE)
    rt_show (variables, "writer", RT_VARIABLE_CELL, RT_NO_HOUSE, look->at);
}

RT_DEFINE_RISING_STACK (backjump, Backjump, blanks)

const RtSearch rt_search_backjump = {
  .id         = "backjump",
  .name       = N_("Jump back to the cause"),
  .does       = N_("Goes through the blanks in order; jumps back over what is not to blame"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (backjump, Backjump),
  .in_order   = true,
};
