/* seen-in.h - where a number that is told of two searches is to be seen: among which figures. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/why-cost.h"

typedef struct {
  char *name;
  double value;
  char *text; /* the value for a person */
} RtSeenFigure;

/* Figures side by side, translated. */
typedef struct {
  char *title;    /* what they measure */
  GArray *figures; /* of RtSeenFigure */
  char *note;     /* how they were found; NULL: there is nothing to add */
} RtSeenIn;

/* Where VALUE, one of those of WHY, is to be seen: as a figure of both searches, or, of where the
 * steps went, at the numbers of blanks filled. The number stands there as it stands in the text. */
RtSeenIn *rt_seen_in (const RtWhyCost *why, const RtCostValue *value);
void rt_seen_in_free (RtSeenIn *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtSeenIn, rt_seen_in_free)
