/* why-cost.h - why one search costs more than another on the same puzzle, in words and numbers.
 *
 * One sentence tells what both took; behind it stand those reasons, of a small table, whose
 * conditions hold. Every number is what the traces hold, or of a long search, where the text says
 * "about", what a sample of it does (RtSpent). Of a search that is not recorded only its counts are
 * told. A search that was stopped is told as such. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

#include <gio/gio.h>

/* Of a longer search so many stretches are looked at, evenly spread and each of so many steps: the
 * I-th, from 0, begins behind step I * (steps / RT_SPENT_STRETCHES). */
#define RT_SPENT_STRETCHES 32
#define RT_SPENT_STEPS 1024

/* Statistics of the placements and steps of one search. */
typedef struct {
  const RtSearch *search;
  uint64_t steps;      /* to the first solution; else all that are recorded */
  RtStatus status;     /* after these; RT_STATUS_SEARCHING: it was stopped, or still runs */
  RtCounts counts;     /* after these */
  int blanks;          /* of the puzzle */

  /* Of the steps that were looked at: all, or a sample. */
  bool is_sample;
  uint64_t placements;
  uint64_t forced;     /* of these: the cell could hold nothing else, or the digit had no other
                        * place in its row, column or box, by what stood on the grid */
  uint64_t choices;    /* of these: those that were not another try after a digit was taken back */
  uint64_t left;       /* digits that row, column and box left for the cells of the choices */

  /* Of all steps, how many ended with so many blanks filled; nothing where the trace goes on beyond
   * STEPS. */
  bool knows_depths;
  uint64_t at[RT_TRACE_DEPTHS];
} RtSpent;

/* Tenths of digits that were left for a choice, rounded; 0 where nothing was chosen. */
uint64_t rt_spent_left (const RtSpent *spent);

/* How many of a hundred placements were forced, rounded down. */
uint64_t rt_spent_forced (const RtSpent *spent);

/* The narrowest range of depths in which nine of ten steps ended; false where these are not
 * known. */
bool rt_spent_band (const RtSpent *spent, int *from, int *to);

/* How many of a hundred steps ended within these depths, rounded down. */
int rt_spent_share (const RtSpent *spent, int from, int to);

/* Quantity that a number in the text counts. */
typedef enum {
  RT_VALUE_PLACEMENTS,
  RT_VALUE_TAKEBACKS,
  RT_VALUE_READS,
  RT_VALUE_LEFT,         /* mean number of candidates per guess, to a tenth */
  RT_VALUE_FORCED,       /* placements, .. */
  RT_VALUE_FORCED_OF,    /* .. of so many */
  RT_VALUE_FORCED_SHARE, /* of a sample of the placements, in hundredths, rounded down */
  RT_VALUE_SHARE,        /* of the steps, in hundredths, rounded down: those with .. */
  RT_VALUE_FROM,         /* .. at least so many blanks filled */
  RT_VALUE_TO,           /* .. and at most so many, */
  RT_VALUE_BLANKS,       /* of so many in all */
} RtCostValueKind;

/* A number in the text, and its place there. */
typedef struct {
  RtCostValueKind kind;
  int which;          /* 0 or 1: the search */
  double number;
  gsize start, end;   /* byte offsets in the text */
} RtCostValue;

/* The case that the first sentence is about. */
typedef enum {
  RT_COST_NOTHING,      /* neither places a digit */
  RT_COST_SAME_TREE,    /* both make the same placements in the same order */
  RT_COST_SAME_STOPPED, /* the same, but one or both were stopped */
  RT_COST_EQUAL,        /* equally many, in orders of their own */
  RT_COST_FEWER,        /* one needs fewer */
  RT_COST_STOPPED_MORE, /* one was stopped when it had made more than the other needs */
  RT_COST_UNKNOWN,      /* one or both were stopped before that */
  RT_COST_NO_ANSWER,    /* a person's program ended without the solution that the other one found */
} RtCostCase;

/* Reasons for the case, as bits. */
typedef enum {
  RT_REASON_READS = 1 << 0,       /* same tree: only what a test costs differs */
  RT_REASON_ORDER = 1 << 1,       /* it takes the cell with the fewest digits left */
  RT_REASON_FORCED = 1 << 2,      /* it writes what is forced first */
  RT_REASON_OPTIONS = 1 << 3,     /* it takes what has the fewest options left */
  RT_REASON_LUCK = 1 << 4,        /* more digits were left where it chose, and yet it needs fewer */
  RT_REASON_MORE_READS = 1 << 5,  /* fewer placements, but not fewer reads */
  RT_REASON_DEPTHS = 1 << 6,      /* most of the larger one's steps are at a few depths */
} RtCostReason;
#define RT_COST_REASONS 7

typedef struct {
  char *text;         /* translated */
  RtCostCase what;
  unsigned reasons;   /* of RtCostReason */
  int fewer;          /* which of the two needs fewer placements; -1: neither, or not known */
  GArray *values;     /* of RtCostValue, as they stand in the text */
  RtSpent spent[2];   /* what they are of */
} RtWhyCost;

/* One of the two searches, on the same givens as the other, run to its first solution, to its end,
 * or stopped; what comes after a first solution is not looked at. */
typedef struct {
  const RtSearch *search;
  RtTrace *trace;      /* NULL: it is not recorded, and all that is known of it is: */
  RtStatus status;     /* RT_STATUS_SEARCHING: it was stopped */
  RtCounts counts;     /* what it took */
} RtCostSide;

/* Of two searches on GIVENS. In some ten milliseconds, however long they are, on any thread. NULL if
 * STOP (may be NULL) ended it early. Free with rt_why_cost_free. */
RtWhyCost *rt_why_cost (const RtGrid *givens, const RtCostSide *first, const RtCostSide *second,
                        RtStop *stop);
void rt_why_cost_free (RtWhyCost *why);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtWhyCost, rt_why_cost_free)

/* Longer searches are not recorded to be explained: that would take some seconds. */
#define RT_EXPLAIN_STEPS UINT64_C (200000000)

/* Calls rt_why_cost() in a thread. First records searches without a trace that came to their end, if
 * they have at most RT_EXPLAIN_STEPS. */
void rt_explain_async (const RtGrid *givens, const RtCostSide sides[2], GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data);

/* Returns the explanation, to be freed with rt_why_cost_free; NULL with ERROR set if cancelled. */
RtWhyCost *rt_explain_finish (GAsyncResult *result, GError **error);
