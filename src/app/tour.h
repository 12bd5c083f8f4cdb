/* tour.h - RtTour: five stops in a small search: place, refuse, dead end, take back, solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

#define RT_TYPE_TOUR (rt_tour_get_type ())
G_DECLARE_FINAL_TYPE (RtTour, rt_tour, RT, TOUR, GtkWidget)

/* The puzzle of the tour. The caller owns it. */
RtDocument *rt_tour_document (void);

/* A card that leads through the search of WINDOW, which shows that document, once it is recorded;
 * Next, Back and Skip are on it. It stands in the window until it is skipped or has ended. */
void rt_tour_start (RtWindow *window);
