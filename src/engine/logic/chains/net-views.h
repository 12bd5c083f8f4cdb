/* net-views.h - the views of a forcing chain: what leads from each assumption to the conclusion,
 * and the steps behind what inner finds put off. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/net.h"
#include "engine/logic/step/step.h"

/* Explains the branch of a draft that leads to NODE: all that does, from the assumption on. */
void rt_net_view_explain (RtDraft *draft, const RtNet *net, RtNode node, int view);

/* The steps behind the nested links of a draft, whose finder is an RtInnerSteps, and whose nets are
 * of RtNet: see RtDraft. */
GPtrArray *rt_net_views_find_inner (RtDraft *draft);
