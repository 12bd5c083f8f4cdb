/* race-lane.h - one lane of a race: its choice of algorithm, its grid, and what is counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/race.h"

#include <gtk/gtk.h>

#define RT_RACE_COUNTERS 5

typedef struct {
  GtkWidget *all;    /* grid of those below */
  GtkWidget *choice; /* of the algorithm (search-choice.h) */
  GtkWidget *grid;
  GtkWidget *board;  /* box around it */
  GtkWidget *counters[RT_RACE_COUNTERS];
  GtkWidget *figures; /* all of them */
  GtkWidget *state;
} RtRaceLane;

/* The widget of lane number I, with the parts of LANE in it. */
GtkWidget *rt_race_lane_make (RtRaceLane *lane, int i);

/* All that is told stands above and below the grid; or, where WIDTH is not 0, beside it, and the lane has
 * that many pixels. */
void rt_race_lane_adapt (RtRaceLane *lane, int width);

/* Shows where lane number I of RACE is. AT_REST: the race does not play. */
void rt_race_lane_show (RtRaceLane *lane, RtRace *race, int i, bool at_rest);
