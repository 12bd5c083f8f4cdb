/* chain-sentences.h - sentences for the reasons of chains, which several families use. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/gettext-noop.h"

#define WHY_RING \
  N_("Round a ring of {links}, every second candidate is true: either all of these ({on}), or " \
     "all of those ({off}). Either way this holds: {either}.")

/* Sentence for chains whose ends have the same digit. */
#define WHY_CHAIN \
  N_("If {if}, then after {links} {then}. So {unless}, or {then}, and {victims-see} each of these " \
     "cells.")

/* Sentence for chains whose ends have different digits. */
#define WHY_CHAIN_OF_TWO \
  N_("If {if}, then after {links} {then}. So {unless}, or {then}. Neither can be so if {if-lost}.")
