/* why-label.h - RtWhyLabel, a widget: a sentence that explains why one search costs more than
 * another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/why-cost.h"

#include <gtk/gtk.h>

/* The widget is hidden while it has no sentence. Each number is a link. A click on it emits the
 * signal `follow` (const RtSearch *search, int kind; kind is an RtCostValueKind). If no handler
 * shows the figures behind the number and returns TRUE, a popover shows them. */
#define RT_TYPE_WHY_LABEL (rt_why_label_get_type ())
G_DECLARE_FINAL_TYPE (RtWhyLabel, rt_why_label, RT, WHY_LABEL, GtkWidget)

/* Computes in a thread the explanation for the two searches of SIDES on GIVENS, and shows it then;
 * until then the old sentence stays. Does nothing if the last request was the same. */
void rt_why_label_ask (RtWhyLabel *self, const RtGrid *givens, const RtCostSide sides[2]);

/* Hides the sentence and cancels the computation of another one. */
/* Returns the explanation that is shown, which SELF owns, or NULL. Signal `explained`: there is another one, or none
 * any more; the one before must not be used then. */
const RtWhyCost *rt_why_label_why (RtWhyLabel *self);

void rt_why_label_clear (RtWhyLabel *self);
