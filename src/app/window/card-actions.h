/* card-actions.h - does what the buttons of the card below the grid ask for. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"
#include "widgets/explanation-card.h"

/* From now on the buttons of CARD work on the desk that DESK points to when they are pressed. DESK
 * outlives CARD. */
void rt_card_actions_init (GtkWidget *card, RtDesk **desk);
