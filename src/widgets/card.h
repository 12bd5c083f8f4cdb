/* card.h - RtCard: what happened at the place of a search that is looked at, and why.
 *
 * A sentence, and below it nine chips, one for each digit: which house refuses it for the cell in
 * question, or what became of it. Its height does not depend on what it says. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/moment.h"

#include <gtk/gtk.h>

#define RT_TYPE_CARD (rt_card_get_type ())
G_DECLARE_FINAL_TYPE (RtCard, rt_card, RT, CARD, GtkWidget)

/* Signals:
 *   lit     (int): the person points at a chip: the cell that refuses its digit; -1: no longer
 *   answer  the answer is to be shown rather than the search
 *   search  the search is to be shown rather than the answer
 * Its other button has the action "win.solve". */
GtkWidget *rt_card_new (void);

/* Shows MOMENT. Once the sentence has stood still for a while a screen reader says it, so that of a
 * search that plays it tells where that stops; a solution it tells at once. Costs little where the
 * same is shown already. */
void rt_card_show (RtCard *self, const RtMoment *moment);

/* What stands on it now, without markup. */
const char *rt_card_text (RtCard *self);
