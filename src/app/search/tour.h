/* tour.h - RtTour, a widget: the card of a guided tour through a small search, with five stops: a
 * digit is placed, one is refused, a dead end, a digit is taken back, the solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_TOUR (rt_tour_get_type ())
G_DECLARE_FINAL_TYPE (RtTour, rt_tour, RT, TOUR, GtkBox)

/* Returns a document with the puzzle of the guided tour. The caller owns it. */
RtDocument *rt_tour_document (void);

/* Returns a card that guides through the search of DESK, the model of a window that shows
 * rt_tour_document. The session does not keep the puzzle until the person edits it. Signal `left`:
 * the tour was skipped or has ended. */
GtkWidget *rt_tour_new (RtDesk *desk);

/* Starts the search. The first stop is shown once it is recorded. */
void rt_tour_start (RtTour *self);
