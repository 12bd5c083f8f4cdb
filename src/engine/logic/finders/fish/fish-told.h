/* fish-told.h - a fish: houses that have a digit where as many others have it; told and drawn. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

typedef struct {
  int digit;
  RtHouses base, cover;
} RtFish;

/* Tells and draws it, but for what follows. */
void rt_fish_explain (RtDraft *draft, const RtChoices *field, const RtFish *fish);
