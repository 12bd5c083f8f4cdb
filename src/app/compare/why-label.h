/* why-label.h - RtWhyLabel: a sentence that says why one search costs more than another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/why-cost.h"

#include <gtk/gtk.h>

/* Empty until there is something to tell. Each number is a link: it shows the figures in which it is
 * to be seen, in a popover, unless a handler of signal `follow`, which is given its search (const
 * RtSearch *) and its kind (RtCostValueKind), shows it in a better place and returns TRUE. */
#define RT_TYPE_WHY_LABEL (rt_why_label_get_type ())
G_DECLARE_FINAL_TYPE (RtWhyLabel, rt_why_label, RT, WHY_LABEL, GtkWidget)

/* Finds out in a thread what there is to tell of two searches on GIVENS, and shows that; until then
 * the old sentence stays. Asked the same once more, nothing is done. */
void rt_why_label_ask (RtWhyLabel *self, const RtGrid *givens, const RtCostSide sides[2]);

/* Nothing is told. */
void rt_why_label_clear (RtWhyLabel *self);
