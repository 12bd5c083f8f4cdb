/* cost-value.h - the numbers that are told of two searches, each with its place in the text. */
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
