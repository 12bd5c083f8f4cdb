/* loop-sentences.h - sentences for the reasons of unique loops, which several families use. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/gettext-noop.h"

#define WHY_LOOP \
  N_("If {cells} held only {digits}, these could be swapped, and the puzzle would have two " \
     "solutions.")

#define WHY_LOOP_1 \
  N_("Only {fins} can hold something else, so it does.")

#define WHY_LOOP_2 \
  N_("So one of {fins} holds {fin-digits}, and {victims-see} each of these.")
