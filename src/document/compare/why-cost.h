/* why-cost.h - RtWhyCost: the explanation, in words and numbers, why one search costs more than
 * another on the same puzzle.
 *
 * The first sentence compares the costs. One more sentence follows for each reason whose condition
 * holds. Numbers are counted on the traces. In a long search they are counted on a sample
 * (RtSpent); the text then says "about". A search without a trace has only its counts. The text
 * says if a search was stopped. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"
#include "engine/trace/tree.h"

#include <gio/gio.h>

/* A search of more than RT_SPENT_STRETCHES * RT_SPENT_STEPS steps is sampled: RT_SPENT_STRETCHES
 * stretches of RT_SPENT_STEPS steps each. Stretch I, from 0, begins after step I * (steps /
 * RT_SPENT_STRETCHES). */
#define RT_SPENT_STRETCHES 32
#define RT_SPENT_STEPS 1024

/* Statistics of the placements and steps of one search. */
typedef struct {
  const RtSearch *search;
  uint64_t steps;      /* number of steps to the first solution; without a solution, number of all
                        * steps */
  RtStatus status;     /* after STEPS; RT_STATUS_SEARCHING: it was stopped, or still runs */
  RtCounts counts;     /* after STEPS */
  int blanks;          /* number of empty cells of the puzzle */

  /* Counted over all steps, or over a sample. */
  bool is_sample;
  uint64_t placements;
  uint64_t forced;     /* placements of a cell's only candidate, or of a digit in its only place in a house */
  uint64_t choices;    /* placements without those that retry a cell after a take-back */
  uint64_t left;       /* sum of the numbers of candidates in the cells of all choices */

  /* at[I] is the number of steps that ended with I blanks filled. It is unknown if the trace
   * continues after STEPS. */
  bool knows_depths;
  uint64_t at[RT_TRACE_DEPTHS];
} RtSpent;

/* Returns the mean number of candidates at a guess, in tenths (23 = 2.3); 0 without guesses. */
uint64_t rt_spent_left (const RtSpent *spent);

/* Returns the percentage of placements that were forced (the only possible ones), rounded down. */
uint64_t rt_spent_forced (const RtSpent *spent);

/* Sets FROM and TO to the narrowest range of depths (numbers of filled blanks) in which nine of ten
 * steps ended. Returns false if the depths are unknown. */
bool rt_spent_band (const RtSpent *spent, int *from, int *to);

/* Returns the percentage of steps that ended at depths (numbers of filled blanks) FROM to TO, rounded down. */
int rt_spent_share (const RtSpent *spent, int from, int to);

/* Meaning of a number in the explanation. */
typedef enum {
  RT_VALUE_PLACEMENTS,
  RT_VALUE_TAKEBACKS,
  RT_VALUE_READS,
  RT_VALUE_LEFT,         /* mean number of candidates per guess, to a tenth */
  RT_VALUE_FORCED,       /* number of forced placements */
  RT_VALUE_FORCED_OF,    /* number of placements that RT_VALUE_FORCED is a part of */
  RT_VALUE_FORCED_SHARE, /* percentage of forced placements in a sample, rounded down */
  RT_VALUE_SHARE,        /* percentage of the steps at some depths, rounded down */
  RT_VALUE_FROM,         /* least number of filled blanks at these depths */
  RT_VALUE_TO,           /* greatest number of filled blanks at these depths */
  RT_VALUE_BLANKS,       /* number of all blanks of the puzzle */
} RtCostValueKind;

/* A number in the text, with its position. */
typedef struct {
  RtCostValueKind kind;
  int which;          /* index of the search, 0 or 1 */
  double number;
  gsize start, end;   /* byte offsets in the text */
} RtCostValue;

/* Result of the comparison of costs, which the first sentence states. */
typedef enum {
  RT_COST_NOTHING,      /* neither search places a digit */
  RT_COST_SAME_TREE,    /* both searches make the same placements in the same order */
  RT_COST_SAME_STOPPED, /* the same tree, but one or both were stopped */
  RT_COST_EQUAL,        /* equally many placements in different orders */
  RT_COST_FEWER,        /* one search needs fewer placements */
  RT_COST_STOPPED_MORE, /* one search was stopped after more placements than the other one needs */
  RT_COST_UNKNOWN,      /* one or both searches were stopped earlier */
  RT_COST_NO_ANSWER,    /* the steps of a person's program do not lead to the solution that the other search found */
} RtCostCase;

/* Reasons for the difference, as bits. "It" is the cheaper search. */
typedef enum {
  RT_REASON_READS = 1 << 0,       /* same tree: only the cost of a test differs */
  RT_REASON_ORDER = 1 << 1,       /* it chooses the cell with the fewest candidates */
  RT_REASON_FORCED = 1 << 2,      /* it places forced digits first */
  RT_REASON_OPTIONS = 1 << 3,     /* it chooses the cell or the digit with the fewest options */
  RT_REASON_LUCK = 1 << 4,        /* its choices had more candidates, and yet it needs fewer placements */
  RT_REASON_MORE_READS = 1 << 5,  /* fewer placements, but not fewer reads */
  RT_REASON_DEPTHS = 1 << 6,      /* most steps of the more expensive search are at a few depths */
  RT_REASON_JUMPS = 1 << 7,       /* same order of cells: it jumps back over several digits */
} RtCostReason;
#define RT_COST_REASONS 8

typedef struct {
  char *text;         /* translated */
  RtCostCase what;
  unsigned reasons;   /* of RtCostReason */
  int fewer;          /* index of the search with fewer placements; -1: neither, or unknown */
  GArray *values;     /* of RtCostValue, in the order of the text */
  RtSpent spent[2];   /* statistics of both searches, from which the values are taken */
  RtTree *trees[2];   /* made by rt_explain_async, which drops branches narrower than a thousandth of the search;
                         NULL if the search is not recorded */
} RtWhyCost;

/* One of the two searches. It ran to its first solution or its end, or was stopped. Steps after the
 * first solution are ignored. */
typedef struct {
  const RtSearch *search;
  RtTrace *trace;      /* NULL if the search is not recorded */
  RtStatus status;     /* RT_STATUS_SEARCHING: stopped; ignored if there is a trace */
  RtCounts counts;     /* ignored if there is a trace */
} RtCostSide;

/* Explains why one of two searches on GIVENS costs more than the other. Takes some ten
 * milliseconds, however long the searches are. May be called on any thread. Returns NULL if STOP
 * (may be NULL) was raised. Free with rt_why_cost_free. */
RtWhyCost *rt_why_cost (const RtGrid *givens, const RtCostSide *first, const RtCostSide *second,
                        RtStop *stop);
void rt_why_cost_free (RtWhyCost *why);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtWhyCost, rt_why_cost_free)

/* Maximum number of steps of a search that rt_explain_async records, which takes some seconds. */
#define RT_EXPLAIN_STEPS UINT64_C (200000000)

/* Calls rt_why_cost in a thread for the two searches SIDES on GIVENS. Before that, records the
 * searches that have no trace, ran to their end, and need at most RT_EXPLAIN_STEPS steps. */
void rt_explain_async (const RtGrid *givens, const RtCostSide sides[2], GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data);

/* Returns the explanation, or NULL with ERROR set if cancelled. Free with rt_why_cost_free. */
RtWhyCost *rt_explain_finish (GAsyncResult *result, GError **error);
