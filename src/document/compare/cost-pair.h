/* cost-pair.h - two searches whose costs are told, and what is said of each. For this room alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/spent.h"
#include "document/compare/telling.h"

#include <glib/gi18n-lib.h>

typedef struct {
  RtSpent spent[2];
  int few, many; /* which needs fewer placements, or else fewer reads; and the other */
  RtCostCase what;
  RtTelling *telling;
} RtCostPair;

static inline const char *
name_of (const RtCostPair *pair, int which)
{
  return _(pair->spent[which].search->name);
}

static inline const char *
count (RtCostPair *pair, RtCostValueKind kind, int which, guint64 n)
{
  return rt_telling_count (pair->telling, kind, which, n);
}

static inline const char *
reads (RtCostPair *pair, int which)
{
  return count (pair, RT_VALUE_READS, which, pair->spent[which].counts.reads);
}

static inline const char *
placements (RtCostPair *pair, int which)
{
  return count (pair, RT_VALUE_PLACEMENTS, which, pair->spent[which].counts.placements);
}

/* Whether there is one that needs fewer. */
static inline bool
is_decided (const RtCostPair *pair)
{
  return pair->what == RT_COST_FEWER || pair->what == RT_COST_STOPPED_MORE;
}

static inline bool
is_classic (const RtCostPair *pair, int which)
{
  return pair->spent[which].search->classic;
}

/* Which reasons hold, as bits of RtCostReason, each told to the telling of PAIR. */
unsigned rt_tell_cost_reasons (RtCostPair *pair);
