/* fish-words.h - why fish hold: the sentences that several of their families share. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/mark.h"

#define WHY_FISH \
  N_("In {base} the digit {digits} can only stand in {cover}, once in each: so the rest of " \
     "{cover} cannot have it.")

#define WHY_FINNED \
  N_("But for {fins}, in {base} the digit {digits} could only stand in {cover}, once in " \
     "each. So either the rest of {cover} cannot have it, or it is in {fins-or}. Either way " \
     "it is not in {victims-or}: part of that rest, and in sight of {fins}.")
