/* why-label.h - RtWhyLabel, a widget: sentence that explains why one search costs more than another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/why-cost.h"

#include <gtk/gtk.h>

/* The widget is hidden while it has no sentence. Each number in the sentence is a link. A click on a link
 * emits the signal `follow` (const RtSearch *search, int kind; kind is an RtCostValueKind). A handler that
 * shows the number's figures returns TRUE. If no handler returns TRUE, a popover shows the figures. */
#define RT_TYPE_WHY_LABEL (rt_why_label_get_type ())
G_DECLARE_FINAL_TYPE (RtWhyLabel, rt_why_label, RT, WHY_LABEL, GtkWidget)

/* Computes in a thread the explanation for the two searches of SIDES on GIVENS, then shows it. The old
 * sentence stays visible until then. Does nothing if the last call had equal arguments. */
void rt_why_label_ask (RtWhyLabel *self, const RtGrid *givens, const RtCostSide sides[2]);

/* Hides the sentence, and cancels a running computation. */
/* Returns the explanation that is shown, or NULL. SELF owns it. Signal `explained`: the explanation was replaced or
 * removed; the earlier explanation must not be used any more. */
const RtWhyCost *rt_why_label_why (RtWhyLabel *self);

void rt_why_label_clear (RtWhyLabel *self);
