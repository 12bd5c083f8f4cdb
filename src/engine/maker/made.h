/* made.h - a puzzle that was made, and what is known of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"

typedef struct {
  RtGrid puzzle;        /* has just one solution */
  RtRating rating;      /* all 0 where the request asks for none */
} RtMade;
