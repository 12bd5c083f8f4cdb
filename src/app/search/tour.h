/* tour.h - RtTour, a widget: the card of a guided tour with five stops in a small search (place, refuse,
 * dead end, take back, solution). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_TOUR (rt_tour_get_type ())
G_DECLARE_FINAL_TYPE (RtTour, rt_tour, RT, TOUR, GtkBox)

/* Returns the document with the tour's puzzle. The caller owns it. */
RtDocument *rt_tour_document (void);

/* Returns a card that guides through the search of DESK, which must show rt_tour_document. DESK is fleeting,
 * which means that it is not stored, until the person edits the grid. Signal `left`: the tour was skipped
 * or has ended. */
GtkWidget *rt_tour_new (RtDesk *desk);

/* Starts the search. The first stop is shown once it is recorded. */
void rt_tour_start (RtTour *self);
