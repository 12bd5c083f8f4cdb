/* round-speeds.c - the round speeds of a player: 0.1, 0.2, 0.5, 1, 2, 5, 10 ... */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/player.h"

#include <math.h>

/* To the next round speed, whichever it is from: from 2 to 5 it is 2.5 times, else twice. */
#define NEXT 2.1

double
rt_player_round_speed (double speed)
{
  double power = pow (10, floor (log10 (CLAMP (speed, RT_SPEED_MIN, RT_SPEED_MAX))));
  double part = speed / power;

  part = part < sqrt (2) ? 1 : part < sqrt (10) ? 2 : part < sqrt (50) ? 5 : 10;
  return CLAMP (power * part, RT_SPEED_MIN, RT_SPEED_MAX);
}

void
rt_player_slower (RtPlayer *self)
{
  rt_player_set_speed (self, rt_player_round_speed (rt_player_speed (self) / NEXT));
}

void
rt_player_faster (RtPlayer *self)
{
  rt_player_set_speed (self, rt_player_round_speed (rt_player_speed (self) * NEXT));
}
