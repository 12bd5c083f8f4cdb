/* why-cost-figures.h - RtMetricLocation: the table of figures for one number in the explanation why
 * one search costs more than another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/why-cost.h"

typedef struct {
  char *name;
  double value;
  char *text; /* the value as text */
} RtMetricFigure;

/* A table of figures; its texts are translated. */
typedef struct {
  char *title;    /* the quantity */
  GArray *figures; /* of RtMetricFigure */
  char *note;     /* sentence about the sample; NULL if all steps were counted */
} RtMetricLocation;

/* Returns the table for VALUE, a number in the explanation WHY: the quantity for both searches, or
 * the steps of one search by number of filled blanks. Numbers are written as in the explanation. */
RtMetricLocation *rt_metric_location_new (const RtWhyCost *why, const RtCostValue *value);
void rt_metric_location_free (RtMetricLocation *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtMetricLocation, rt_metric_location_free)
