/* cost-value.h - what is told of two searches: which case it is, why, and numbers, each with its place in the text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

typedef enum {
  RT_VALUE_PLACEMENTS,
  RT_VALUE_TAKEBACKS,
  RT_VALUE_READS,
  RT_VALUE_LEFT,         /* digits left on average in the cells that were chosen, to a tenth */
  RT_VALUE_FORCED,       /* placements, .. */
  RT_VALUE_FORCED_OF,    /* .. of so many */
  RT_VALUE_FORCED_SHARE, /* of a sample of the placements, in hundredths, rounded down */
  RT_VALUE_SHARE,        /* of the steps, in hundredths, rounded down: those with .. */
  RT_VALUE_FROM,         /* .. at least so many blanks filled */
  RT_VALUE_TO,           /* .. and at most so many, */
  RT_VALUE_BLANKS,       /* of so many in all */
} RtCostValueKind;

/* A number in the text. */
typedef struct {
  RtCostValueKind kind;
  int which;          /* of the two searches */
  double number;
  gsize start, end;   /* where it stands in the text, in bytes */
} RtCostValue;

/* What is told of the two: always one of these. */
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

/* Why that is so, as bits. */
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
