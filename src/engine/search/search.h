/* search.h - what a search is: a step machine over a flat state; and the list of all.
 *
 * A search is plain backtracking written as one function that makes one step and says what it did.
 * Its state has no pointers inside, so a copy of it is a bookmark: stepping on from the copy does
 * the same again. Nothing here allocates, and nothing knows of threads.
 *
 * The six classics take blanks in reading order and digits rising, and test before they write: they
 * place and take back the same digits in the same order, and differ in what a visit costs. The
 * others, for contrast, take them in another order: they find the same solutions, in that order.
 *
 *     state   prepare   placement / take-back ...   solved   take-back ...   end
 *     step    1         2 ...                       n        n + 1 ...       last
 */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "engine/core/mark.h"
#include "engine/core/stop.h"
#include "engine/search/counts.h"

#include <stddef.h>

/* Where a search stands. */
typedef enum {
  RT_STATUS_SEARCHING,     /* there is more to do */
  RT_STATUS_SOLVED,        /* the grid is full; a further step takes the last digit back and goes on */
  RT_STATUS_EXHAUSTED,     /* every digit was tried: no (further) solution */
  RT_STATUS_CONTRADICTORY, /* two equal givens in a house: nothing was tried */
} RtStatus;

typedef enum {
  RT_EVENT_NONE,      /* nothing has happened yet */
  RT_EVENT_PREPARE,   /* the first step: lists, masks and tables are made from the givens */
  RT_EVENT_PLACE,     /* a digit was written */
  RT_EVENT_TAKE_BACK, /* a written digit was removed */
  RT_EVENT_END,       /* the last step: the first blank has no digit left to try */
} RtEventKind;

/* What one step did. A value of eight bytes. */
typedef struct {
  uint8_t kind;     /* RtEventKind */
  uint8_t status;   /* RtStatus after the step */
  uint8_t cell;     /* the cell that changed; when contradictory the first of the two; else none */
  uint8_t digit;    /* the digit written or removed; when contradictory the one that stands twice */
  uint8_t other;    /* when contradictory the second cell, else RT_NO_CELL */
  uint8_t line;     /* of the listing: what made the change */
  uint8_t dead_end; /* 1: the step turned back where nothing could be placed at all: at a blank that
                     * no digit may stand in, or a house that has no place for one of its digits */
  uint8_t unused;   /* 0 */
} RtEvent;

/* The finer grains of one step, in the order in which they happened. */
typedef enum {
  RT_LOOK_READ,   /* a look at a cell, mask or table entry */
  RT_LOOK_ACCEPT, /* a test: the digit may stand here */
  RT_LOOK_REFUSE, /* a test: it may not, and HOUSE says why */
} RtLookKind;

typedef struct {
  uint8_t kind;  /* RtLookKind */
  uint8_t line;  /* of the listing */
  uint8_t cell;  /* the blank in question, or RT_NO_CELL */
  uint8_t digit; /* the digit in question, or 0 */
  uint8_t at;    /* the cell looked at, or the one that refuses; RT_NO_CELL for a mask or table */
  uint8_t house; /* the house of the mask or table entry, or of the refusal; or RT_NO_HOUSE */
} RtLook;

/* What counts as one step of the way: a digit written or taken back; besides, each digit tested; and
 * besides, each cell, mask or table entry read. */
typedef enum {
  RT_GRAIN_PLACEMENT,
  RT_GRAIN_TEST,
  RT_GRAIN_READ,
} RtGrain;

/* Whether LOOK is a step of its own in GRAIN. */
static inline bool
rt_grain_has (RtGrain grain, const RtLook *look)
{
  return grain == RT_GRAIN_READ || (grain == RT_GRAIN_TEST && look->kind != RT_LOOK_READ);
}

/* More than any single step of any search needs (preparations read every given against its
 * houses). */
#define RT_DETAIL_MAX 4096

typedef struct {
  uint32_t n;
  RtLook looks[RT_DETAIL_MAX];
} RtDetail;

/* What a variable of a listing holds. */
typedef enum {
  RT_VARIABLE_NUMBER,
  RT_VARIABLE_CELL,
  RT_VARIABLE_DIGIT,  /* with a house: that digit in that house */
  RT_VARIABLE_DIGITS, /* an RtDigits; with a house: the digits that stand in it */
  RT_VARIABLE_HOUSE,
} RtVariableKind;

typedef struct {
  const char *name; /* as the listing spells it */
  uint8_t kind;     /* RtVariableKind */
  uint8_t house;    /* or RT_NO_HOUSE */
  uint16_t value;   /* 0 for a house */
} RtVariable;

#define RT_VARIABLES_MAX 8

typedef struct {
  size_t n;
  RtVariable variable[RT_VARIABLES_MAX];
} RtVariables;

/* One call on the stack of a search. Where the choice is among the cells for one digit in HOUSE,
 * CELL is the one chosen, and TRIED holds that digit alone. */
typedef struct {
  uint8_t cell;
  uint8_t digit;  /* that stands there; 0: it was taken back, and the next one's turn has come */
  uint8_t house;  /* or RT_NO_HOUSE: the choice is among the digits for CELL */
  uint8_t unused; /* 0 */
  RtDigits tried; /* the digits written there in this call so far */
} RtLevel;

typedef struct {
  size_t n;
  RtLevel level[RT_N_CELLS]; /* from the first call to the last */
} RtStack;

/* One row of the registry. */
typedef struct {
  const char *id;             /* stable: settings, command line and tests use it */
  const char *name;           /* a short one, marked with N_(), translated where it is shown */
  const char *does;           /* what it does, for a newcomer: two halves with "; " between, where a
                               * line may be broken, and no full stop; marked with N_() */
  const char *const *listing; /* pseudo-code, each line marked with N_(), ends with NULL */
  size_t state_size;          /* the state begins with an RtCounts and holds no pointers */
  size_t kept_size;           /* so much of its beginning tells the rest; 0: nothing does */
  bool classic;               /* walks the tree of the six: its first solution is the smallest */
  bool columns_first;         /* asks column, row and box of a cell, else row, column and box */

  /* Makes STATE ready for its first step. Nothing is counted yet. */
  void (*start) (void *state, const RtGrid *givens);

  /* Makes one step and says what it did. Returns false, with nothing changed, after the end. With
   * DETAIL, it also lists the tests and reads of this one step; the state ends up the same. */
  bool (*step) (void *state, RtEvent *event, RtDetail *detail);

  /* Makes up to MOST steps without a detail, to the first that solves or ends the search: the same
   * as stepping, several times as fast. EVENT becomes that of the last. Adds to TALLY (which may be
   * NULL). Returns how many steps were made. */
  uint64_t (*run) (void *state, uint64_t most, RtEvent *event, RtTally *tally);

  /* Makes the rest of STATE from its first kept_size bytes, exactly as it was. NULL where kept_size
   * is 0. So a large state makes small bookmarks. */
  void (*rebuild) (void *state);

  /* What stands on the grid now, givens and placed digits. Reads the kept part alone. */
  void (*grid) (const void *state, RtGrid *out);

  /* The variables of the listing that have a value: at LOOK, which is one of the detail of the step
   * that made EVENT, and STATE is as it was before this step; or, where LOOK is NULL, at EVENT's
   * line, and STATE is as it is after the step. */
  void (*watch) (const void *state, const RtEvent *event, const RtLook *look,
                 RtVariables *variables);

  /* The calls of which each has a digit on the grid; and behind them the one whose digit was just
   * taken back, if there is one. */
  void (*stack) (const void *state, RtStack *stack);
} RtSearch;

/* All searches, in the order in which one would teach them. */
#define RT_SEARCHES(X) \
  X (scan) \
  X (candidates) \
  X (possible) \
  X (index) \
  X (masks) \
  X (tables) \
  X (fewest) \
  X (propagate) \
  X (dancing_links)

#define X(name) extern const RtSearch rt_search_##name;
RT_SEARCHES (X)
#undef X

extern const RtSearch *const rt_searches[]; /* ends with NULL */

/* No state is larger than this, so one can stand on the stack. */
#define RT_STATE_MAX 32768

/* NULL where no search has this id. */
const RtSearch *rt_search_by_id (const char *id);

/* Runs to the first solution, to the end or to STOP (which may be NULL), without a trace, at full
 * speed. Fills GRID with what stands on the grid then and COUNTS with what it took; both may be
 * NULL. Returns where the search stands: RT_STATUS_SEARCHING means that it was stopped. */
RtStatus rt_search_run (const RtSearch *search, const RtGrid *givens, RtStop *stop, RtGrid *grid,
                        RtCounts *counts);
