/* search.h - interface of a search, which makes one step at a time on a flat state; registry of the
 * searches.
 *
 * A search is plain backtracking, written as a function that makes one step and reports it. Its
 * state has no pointers inside, so a copy of the state is a bookmark: stepping on from the copy
 * repeats the same steps. No function of this interface allocates memory or starts threads.
 *
 * The six classics (scan, candidates, possible, index, masks, tables) take blanks in reading order
 * and digits in rising order, and test a digit before they write it. So all six place and take back
 * the same digits in the same order; they differ only in the reads and tests of a visit, which is
 * one call of the recursive function for one blank. One
 * other search has the same order, but takes several digits back at once, each with a step of its
 * own. The rest take blanks in another order. They find the same solutions, in another order.
 *
 * The kinds of steps in the order of time, and their numbers:
 *
 *     state   prepare   placement / take-back ...   solved   take-back ...   end
 *     step    1         2 ...                       n        n + 1 ...       last */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/gettext-noop.h"
#include "engine/core/grid.h"
#include "engine/core/stop.h"

#include <stddef.h>
#include <stdint.h>

typedef struct {
  uint64_t placements; /* digits written into cells; givens do not count */
  uint64_t takebacks;  /* written digits removed again */
  uint64_t tests;      /* digits tested for a cell, whatever the result */
  uint64_t reads;      /* cells read, or entries of a mask or table read instead */
  uint32_t depth;      /* digits on the grid now that are not givens */
  uint32_t greatest;   /* the greatest depth so far */
} RtCounts;

typedef struct {
  uint64_t at[RT_N_CELLS + 1]; /* by depth: number of steps that ended at this depth */
  uint64_t dead_ends;          /* steps that backtracked from a dead end */
  /* by cell: number of digits written; not counted if in_order, because the depths determine it */
  uint64_t written[RT_N_CELLS];
} RtTally;

/* State of a search. */
typedef enum {
  RT_STATUS_SEARCHING,     /* more steps follow */
  RT_STATUS_SOLVED,        /* the grid is full; the next step takes the last digit back */
  RT_STATUS_EXHAUSTED,     /* every digit was tried: there is no (further) solution */
  RT_STATUS_CONTRADICTORY, /* two equal givens in a house: nothing was tried */
} RtStatus;

typedef enum {
  RT_EVENT_NONE,      /* no step was made yet */
  RT_EVENT_PREPARE,   /* first step: makes lists, masks and tables from the givens */
  RT_EVENT_PLACE,     /* a digit was written */
  RT_EVENT_TAKE_BACK, /* a written digit was removed */
  RT_EVENT_END,       /* last step: no digit is left to try for the first blank */
} RtEventKind;

/* Event: the result of one step. A value of eight bytes. */
typedef struct {
  uint8_t kind;     /* RtEventKind */
  uint8_t status;   /* RtStatus after the step */
  uint8_t cell;     /* the cell that changed; the first of two conflicting cells; or RT_NO_CELL */
  uint8_t digit;    /* the digit written or removed; or the digit of both conflicting cells */
  /* for a conflict: the second conflicting cell; for a jump (back over digits that are not to
   * blame): the cell whose digit is to blame, and goes last; RT_NO_CELL for any other event, and if
   * the givens alone are the cause */
  uint8_t other;
  uint8_t line;     /* line of the listing that made the change */
  /* 1: the step backtracked from a dead end, which is a blank without candidates or a house without
   * a place for a digit */
  uint8_t dead_end;
  uint8_t over; /* number of digits that the jump takes back from this one to its cause; 0: no
                 * jump */
} RtEvent;

/* Kinds of looks. Looks are the tests and reads within one step, in the order in which they
 * happened. */
typedef enum {
  RT_LOOK_READ,   /* read of a cell, mask or table entry */
  RT_LOOK_ACCEPT, /* test: the digit fits */
  RT_LOOK_REFUSE, /* test: the digit does not fit, because of HOUSE */
} RtLookKind;

typedef struct {
  uint8_t kind;  /* RtLookKind */
  uint8_t line;  /* line of the listing */
  uint8_t cell;  /* the blank that is tested, or RT_NO_CELL */
  uint8_t digit; /* the digit that is tested, or 0 */
  /* the cell that was read, or that has the tested digit already; RT_NO_CELL for a table */
  uint8_t at;
  uint8_t house; /* house of the mask or table entry, or that has the tested digit; or RT_NO_HOUSE */
} RtLook;

/* Grain: the size of a single step of the player. Each placement and each take-back is a step; with
 * RT_GRAIN_TEST also each test; with RT_GRAIN_READ also each test and each read. */
typedef enum {
  RT_GRAIN_PLACEMENT,
  RT_GRAIN_TEST,
  RT_GRAIN_READ,
} RtGrain;

/* Returns true if a player with GRAIN makes a step of its own for LOOK. */
static inline bool
rt_grain_has (RtGrain grain, const RtLook *look)
{
  return grain == RT_GRAIN_READ || (grain == RT_GRAIN_TEST && look->kind != RT_LOOK_READ);
}

/* Maximum number of looks in a step. No search needs more: the longest step is a preparation that
 * reads every cell, and the houses of every blank. */
#define RT_DETAIL_MAX 4096

typedef struct {
  uint32_t n;
  RtLook looks[RT_DETAIL_MAX];
} RtDetail;

/* Type of a variable of a listing. */
typedef enum {
  RT_VARIABLE_NUMBER,
  RT_VARIABLE_CELL,
  RT_VARIABLE_DIGIT,  /* with a house: the digit in that house */
  RT_VARIABLE_DIGITS, /* an RtDigits; with a house: the digits in that house */
  RT_VARIABLE_HOUSE,
} RtVariableKind;

typedef struct {
  const char *name; /* as spelled in the listing */
  uint8_t kind;     /* RtVariableKind */
  uint8_t house;    /* house of the value, or RT_NO_HOUSE */
  uint16_t value;   /* value in the form of KIND; 0 for a house, which is in `house` */
} RtVariable;

#define RT_VARIABLES_MAX 8

typedef struct {
  size_t n;
  RtVariable variable[RT_VARIABLES_MAX];
} RtVariables;

/* One call on the stack of a search. Some searches choose a cell for a digit in HOUSE: then CELL is
 * the chosen cell, and TRIED holds only that digit. */
typedef struct {
  uint8_t cell;
  uint8_t digit;  /* digit on the grid; 0: it was taken back, and the next digit follows */
  uint8_t house;  /* RT_NO_HOUSE if the search chooses a digit for CELL */
  uint8_t unused; /* always 0 */
  RtDigits tried; /* digits written in this call so far */
} RtLevel;

typedef struct {
  size_t n;
  RtLevel level[RT_N_CELLS]; /* first call first */
} RtStack;

/* A row of the registry: one search. */
typedef struct {
  const char *id;             /* stable: settings, command line and tests use it */
  const char *name;           /* short name, marked with N_(), translated where it is shown */
  /* description for a beginner, without a full stop; may be broken into lines at "; "; marked with
   * N_() */
  const char *does;
  const char *const *listing; /* pseudo-code, each line marked with N_(); ends with NULL */
  size_t state_size;          /* the state begins with an RtCounts and holds no pointers */
  /* number of bytes at the beginning of the state that determine the rest; 0: keep all bytes */
  size_t kept_size;
  /* true: the search is one of the six classics, which make the same steps */
  bool classic;
  /* takes blanks in reading order and digits in rising order, as the classics do, so that its
   * solutions are in lexicographic order, and the depth determines the cell */
  bool in_order;
  /* true: a test reads column, row, box; false: row, column, box */
  bool columns_first;

  /* Makes STATE ready for its first step, with all counts 0. */
  void (*start) (void *state, const RtGrid *givens);

  /* Makes one step and fills EVENT. Returns false, with nothing changed, after the end. DETAIL, if
   * not NULL, gets the looks of this step; it does not change the resulting state. */
  bool (*step) (void *state, RtEvent *event, RtDetail *detail);

  /* Makes up to MOST steps, without details, and stops at the first that solves or ends the search.
   * The result equals that of calling `step`, but is several times as fast. EVENT gets the event of
   * the last step. Adds to TALLY, which may be NULL. Returns the number of steps. */
  uint64_t (*run) (void *state, uint64_t most, RtEvent *event, RtTally *tally);

  /* Computes the rest of STATE from its first kept_size bytes, so that a large state makes small
   * bookmarks. NULL if kept_size is 0. */
  void (*rebuild) (void *state);

  /* Copies the current grid, givens and placements, to OUT. Reads only the kept part of STATE. */
  void (*grid) (const void *state, RtGrid *out);

  /* Fills VARIABLES with the current values of the listing's variables. If LOOK is a look of the
   * step that made EVENT, STATE must be the state before that step; if LOOK is NULL, the state
   * after it. */
  void (*watch) (const void *state, const RtEvent *event, const RtLook *look,
                 RtVariables *variables);

  /* Fills STACK with the calls that have a digit on the grid, first call first. If a digit was just
   * taken back and its call will try others, this call is last. */
  void (*stack) (const void *state, RtStack *stack);
} RtSearch;

/* All searches, in teaching order. */
#define RT_SEARCHES(X) \
  X (scan) \
  X (candidates) \
  X (possible) \
  X (index) \
  X (masks) \
  X (tables) \
  X (backjump) \
  X (fewest) \
  X (propagate) \
  X (dancing_links)

#define X(name) extern const RtSearch rt_search_##name;
RT_SEARCHES (X)
#undef X

extern const RtSearch *const rt_searches[]; /* ends with NULL */

/* Maximum size of a state, so that it fits on the stack of a thread. */
#define RT_STATE_MAX 32768

/* Returns the search with this id, or NULL. */
const RtSearch *rt_search_by_id (const char *id);

/* Runs SEARCH to the first solution, to its end or to STOP (may be NULL), at full speed, without a
 * trace. Fills GRID and COUNTS, which may be NULL. Returns the status; RT_STATUS_SEARCHING means
 * that STOP was raised. */
RtStatus rt_search_run (const RtSearch *search, const RtGrid *givens, RtStop *stop, RtGrid *grid,
                        RtCounts *counts);
