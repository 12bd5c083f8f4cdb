/* why-cost.h - RtWhyCost: an explanation, in words and numbers, why one search costs more than another on the
 * same puzzle.
 *
 * The first sentence gives the costs of both; one more follows for each reason of a small table whose
 * condition holds. Numbers are counted on the traces; in a long search, where the text says "about", on a
 * sample (RtSpent). A search without a trace has only its counts. A search that was stopped is described as
 * such. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

#include <gio/gio.h>

/* Sample of a longer search: so many stretches, evenly spread, of so many steps each. Stretch I, from 0,
 * begins after step I * (steps / RT_SPENT_STRETCHES). */
#define RT_SPENT_STRETCHES 32
#define RT_SPENT_STEPS 1024

/* Statistics of the placements and steps of one search. */
typedef struct {
  const RtSearch *search;
  uint64_t steps;      /* to the first solution; else all recorded steps */
  RtStatus status;     /* after STEPS; RT_STATUS_SEARCHING: it was stopped, or still runs */
  RtCounts counts;     /* after STEPS */
  int blanks;          /* of the puzzle */

  /* Counts of all steps, or of a sample. */
  bool is_sample;
  uint64_t placements;
  uint64_t forced;     /* placements of the only candidate of a cell, or in the only place of a house */
  uint64_t choices;    /* placements that do not retry a cell after a take-back */
  uint64_t left;       /* candidates in the cells of the choices, by row, column and box */

  /* Number of steps that ended with I blanks filled; unknown if the trace goes on after STEPS. */
  bool knows_depths;
  uint64_t at[RT_TRACE_DEPTHS];
} RtSpent;

/* Returns the mean number of candidates per choice, in tenths (23 = 2.3); 0 without choices. */
uint64_t rt_spent_left (const RtSpent *spent);

/* Returns the percentage of forced placements, rounded down. */
uint64_t rt_spent_forced (const RtSpent *spent);

/* Finds the narrowest range of depths in which nine of ten steps ended. Returns false if the depths are
 * unknown. */
bool rt_spent_band (const RtSpent *spent, int *from, int *to);

/* Returns the percentage of steps that ended within these depths, rounded down. */
int rt_spent_share (const RtSpent *spent, int from, int to);

/* Quantity that a number in the text counts. */
typedef enum {
  RT_VALUE_PLACEMENTS,
  RT_VALUE_TAKEBACKS,
  RT_VALUE_READS,
  RT_VALUE_LEFT,         /* mean number of candidates per guess, to a tenth */
  RT_VALUE_FORCED,       /* forced placements, .. */
  RT_VALUE_FORCED_OF,    /* .. of this number of placements */
  RT_VALUE_FORCED_SHARE, /* percentage of forced placements in a sample, rounded down */
  RT_VALUE_SHARE,        /* percentage of the steps, rounded down, with .. */
  RT_VALUE_FROM,         /* .. at least this number of blanks filled */
  RT_VALUE_TO,           /* .. and at most this number, */
  RT_VALUE_BLANKS,       /* .. of this number of blanks */
} RtCostValueKind;

/* A number in the text, with its place. */
typedef struct {
  RtCostValueKind kind;
  int which;          /* 0 or 1: the search */
  double number;
  gsize start, end;   /* byte offsets in the text */
} RtCostValue;

/* Subject of the first sentence. */
typedef enum {
  RT_COST_NOTHING,      /* neither places a digit */
  RT_COST_SAME_TREE,    /* both make the same placements in the same order */
  RT_COST_SAME_STOPPED, /* the same tree, but one or both were stopped */
  RT_COST_EQUAL,        /* equally many placements in different orders */
  RT_COST_FEWER,        /* one needs fewer placements */
  RT_COST_STOPPED_MORE, /* one was stopped after more placements than the other needs */
  RT_COST_UNKNOWN,      /* one or both were stopped earlier */
  RT_COST_NO_ANSWER,    /* a person's program ended without the solution that the other one found */
} RtCostCase;

/* Reasons, as bits; the cheaper search is meant. */
typedef enum {
  RT_REASON_READS = 1 << 0,       /* same tree: only the cost of a test differs */
  RT_REASON_ORDER = 1 << 1,       /* it chooses the cell with the fewest candidates */
  RT_REASON_FORCED = 1 << 2,      /* it places forced digits first */
  RT_REASON_OPTIONS = 1 << 3,     /* it chooses the cell or the digit with the fewest options */
  RT_REASON_LUCK = 1 << 4,        /* its choices had more candidates, and yet it needs fewer placements */
  RT_REASON_MORE_READS = 1 << 5,  /* fewer placements, but not fewer reads */
  RT_REASON_DEPTHS = 1 << 6,      /* most steps of the other one are at a few depths */
} RtCostReason;
#define RT_COST_REASONS 7

typedef struct {
  char *text;         /* translated */
  RtCostCase what;
  unsigned reasons;   /* of RtCostReason */
  int fewer;          /* index of the search with fewer placements; -1: neither, or unknown */
  GArray *values;     /* of RtCostValue, in the order of the text */
  RtSpent spent[2];   /* the statistics that the values are from */
} RtWhyCost;

/* One of the two searches, run to its first solution, to its end, or stopped. Steps after a first solution do
 * not count. */
typedef struct {
  const RtSearch *search;
  RtTrace *trace;      /* NULL if it is not recorded; then all that is known is: */
  RtStatus status;     /* RT_STATUS_SEARCHING: it was stopped */
  RtCounts counts;     /* its costs */
} RtCostSide;

/* Explains two searches on GIVENS, in some ten milliseconds, however long they are, on any thread. Returns
 * NULL if STOP (may be NULL) ended it early. Free with rt_why_cost_free. */
RtWhyCost *rt_why_cost (const RtGrid *givens, const RtCostSide *first, const RtCostSide *second,
                        RtStop *stop);
void rt_why_cost_free (RtWhyCost *why);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtWhyCost, rt_why_cost_free)

/* Longest search that is recorded in order to be explained, which takes some seconds. */
#define RT_EXPLAIN_STEPS UINT64_C (200000000)

/* Calls rt_why_cost() in a thread. First records searches without a trace that came to their end, if
 * they have at most RT_EXPLAIN_STEPS. */
void rt_explain_async (const RtGrid *givens, const RtCostSide sides[2], GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data);

/* Returns the explanation, to be freed with rt_why_cost_free; NULL with ERROR set if cancelled. */
RtWhyCost *rt_explain_finish (GAsyncResult *result, GError **error);
