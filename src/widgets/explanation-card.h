/* explanation-card.h - RtCard, a widget below the grid: explains the current step of a search,
 * or a hint.
 *
 * A sentence; below it nine chips, one for each digit, that name the house that refuses the
 * digit in the current cell, or say what became of the digit; or actions on a hint. The height does not depend on
 * the contents: a long sentence scrolls. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/moment.h"

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
 *   show-lost  the digit since which there is no way out is to be shown
 *   what-if (int): the search is to go on with this digit
 *   end-what-if  the second search is to be ended
 *   use-what-if  its solution is to be written into the document
 *   watch   the search is to be played from its start
 *   why     the digits that contradict each other are to be shown, or hidden if they are
 * Its other buttons have actions of the window ("win."). */
GtkWidget *rt_card_new (void);

/* Shows MOMENT. A screen reader announces the sentence once it has not changed for a while, so
 * that a search is announced where it stops; solutions and hints are announced at once. Cheap if
 * nothing has changed. */
void rt_card_show (RtCard *self, const RtMoment *moment);

/* Creates the children; until then the card is empty space. */
void rt_card_fill (RtCard *self);

/* Returns the sentence without markup. */
const char *rt_card_text (RtCard *self);
