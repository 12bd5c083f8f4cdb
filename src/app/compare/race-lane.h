/* race-lane.h - one lane of a race: its choice of algorithm, its grid, and what is counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/race.h"

#include <gtk/gtk.h>

#define RT_RACE_COUNTERS 5

typedef struct {
  GtkWidget *choice; /* of the algorithm (search-choice.h) */
  GtkWidget *grid;
  GtkWidget *counters[RT_RACE_COUNTERS];
  GtkWidget *state;
} RtRaceLane;

/* The widget of lane number I, with the parts of LANE in it. */
GtkWidget *rt_race_lane_make (RtRaceLane *lane, int i);

/* Shows where lane number I of RACE is. AT_REST: the race does not play. */
void rt_race_lane_show (RtRaceLane *lane, RtRace *race, int i, bool at_rest);
