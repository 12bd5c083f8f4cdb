/* inference-reach.h - whether there may be a chain from a node, told from sets without following any.
 *
 * What is true and false, sooner or later, where a node is false is worked out for all nodes at once;
 * that is much cheaper than a tree from each. Most nodes of most boards turn out to be no end of a
 * chain, and their trees need not be grown. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/inference.h"

/* Whether a tree from ROOT may reach a node of a higher number, not weakly linked to ROOT, that sees
 * a candidate together with it. */
bool rt_inference_may_chain (RtInference *inference, int root);

/* Whether a loop through ROOT may have a weak link both ends of which see a candidate. */
bool rt_inference_may_loop (RtInference *inference, int root);
