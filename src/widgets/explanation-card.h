/* explanation-card.h - RtCard, a widget: card below the grid with the explanation of the current step or
 * of a hint, and its actions.
 *
 * The card shows a sentence. Below the sentence it shows actions, or nine chips, one for each digit. A
 * chip names the house that refuses its digit in the current cell, or the result of trying the digit.
 * The height of the card is constant: a long sentence scrolls. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/moment.h"

#include <gtk/gtk.h>

#define RT_TYPE_CARD (rt_card_get_type ())
G_DECLARE_FINAL_TYPE (RtCard, rt_card, RT, CARD, GtkWidget)

/* Returns a card without content. Each signal reports a wish of the person:
 *   lit     (int): highlight the cell that refuses the digit of the chip under the pointer; -1: none
 *   answer  show the answer instead of the search
 *   search  show the search instead of the answer
 *   apply   apply the current logical step; on a path, also all steps before it
 *   repair  change the digit that may be wrong, as proposed
 *   show-fault  show the step at which a person's program goes wrong
 *   close   close the hint, the list of steps or the path
 *   show-lost  show the digit after which the search cannot reach a solution
 *   what-if (int): continue the search with this digit
 *   end-what-if  end the what-if search
 *   use-what-if  write the solution of the what-if search into the document
 *   watch   play the search from its start
 *   why     show or hide the digits that contradict each other
 * Other buttons call actions of the window ("win."). */
GtkWidget *rt_card_new (void);

/* Shows the explanation MOMENT. Takes little time if nothing has changed. A screen reader announces
 * solutions and hints at once, other sentences once they have not changed for half a second. */
void rt_card_show (RtCard *self, const RtMoment *moment);

/* Creates the children of the card, the explanation below the grid. Before this call, the card is empty space. */
void rt_card_fill (RtCard *self);

/* Returns the sentence that the card shows, without markup. The card owns the text. */
const char *rt_card_text (RtCard *self);
