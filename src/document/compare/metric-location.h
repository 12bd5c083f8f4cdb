/* metric-location.h - the figures of two searches among which a number of their explanation stands. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/why-cost.h"

typedef struct {
  char *name;
  double value;
  char *text; /* the value for a person */
} RtMetricFigure;

/* Figures side by side, translated. */
typedef struct {
  char *title;    /* what they measure */
  GArray *figures; /* of RtMetricFigure */
  char *note;     /* how they were found; NULL: there is nothing to add */
} RtMetricLocation;

/* Where VALUE, one of those of WHY, is to be seen: as a figure of both searches, or, of where the
 * steps went, at the numbers of blanks filled. The number stands there as it stands in the text. */
RtMetricLocation *rt_metric_location_new (const RtWhyCost *why, const RtCostValue *value);
void rt_metric_location_free (RtMetricLocation *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtMetricLocation, rt_metric_location_free)
