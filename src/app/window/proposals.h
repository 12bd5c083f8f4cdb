/* proposals.h - RtProposals: what may be wrong with a grid without a solution, and how it would be put
 * right: one proposal at a time, marked in the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

#define RT_TYPE_PROPOSALS (rt_proposals_get_type ())
G_DECLARE_FINAL_TYPE (RtProposals, rt_proposals, RT, PROPOSALS, GtkWidget)

/* For the desk of SHELL, which outlives it. Nothing is seen of it before something was found. */
GtkWidget *rt_proposals_new (RtShell *shell);

/* Looks for proposals off the main thread, and shows the best. Where the givens by themselves have a
 * solution, only what the person wrote is doubted. */
void rt_proposals_find (RtProposals *self);

/* Shows nothing any more. */
void rt_proposals_clear (RtProposals *self);
