/* metric-location.h - RtMetricLocation: the figures of two searches to which a number of their explanation
 * belongs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/why-cost.h"

typedef struct {
  char *name;
  double value;
  char *text; /* the value as text */
} RtMetricFigure;

/* Figures side by side, translated. */
typedef struct {
  char *title;    /* the quantity */
  GArray *figures; /* of RtMetricFigure */
  char *note;     /* on the sample; NULL if all steps were counted */
} RtMetricLocation;

/* Returns the figures for VALUE, one of the values of WHY: that of both searches, or the steps by number of
 * filled blanks. The number is spelled as in the explanation. */
RtMetricLocation *rt_metric_location_new (const RtWhyCost *why, const RtCostValue *value);
void rt_metric_location_free (RtMetricLocation *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtMetricLocation, rt_metric_location_free)
