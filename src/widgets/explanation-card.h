/* explanation-card.h - RtCard: what happened at the place of a search that is looked at, and why; or a hint.
 *
 * A sentence, and below it nine chips, one for each digit: which house refuses it for the cell in
 * question, or what became of it; or what there is to do about a hint. Its height does not depend on
 * what it says; where that is longer it scrolls. With nothing to tell it is an empty room. */
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
 *   apply   the logical step that is shown is to be done, on a path with all before it
 *   repair  what may be wrong is to be put right as it is told
 *   show-fault  the step that shows the fault of a program is to be shown
 *   close   hint, list or path is to be put away
 * Its other buttons have actions of the window ("win."). */
GtkWidget *rt_card_new (void);

/* Shows MOMENT. Once the sentence has stood still for a while a screen reader says it, so that of a
 * search that plays it tells where that stops; a solution and a hint it tells at once. Costs little where the
 * same is shown already. */
void rt_card_show (RtCard *self, const RtMoment *moment);

/* Makes what is on it, if nothing was told yet; until then it only keeps the room. */
void rt_card_fill (RtCard *self);

/* What stands on it now, without markup. */
const char *rt_card_text (RtCard *self);
