/* request.h - what puzzles are asked for: a value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"
#include "engine/logic/step/technique.h"
#include "engine/make/symmetry.h"

#include <glib.h>
#include <stdbool.h>

/* Which minimal puzzles come how often. */
typedef enum {
  RT_SAMPLING_FAST,            /* those with few givens too often */
  RT_SAMPLING_CONTROLLED_BIAS, /* by a known law of their number of givens alone */
} RtSampling;

/* How much is left of a full grid. */
typedef enum {
  RT_LEAVE_MINIMAL, /* no group of the symmetry can go */
  RT_LEAVE_STRICT,  /* nor can any single given */
  RT_LEAVE_MORE,    /* as many as are asked for, whether some could go or not */
} RtLeave;

typedef struct {
  int er_least, er_most;          /* ER in tenths; 0 and RT_ER_ANY: any */
  const RtTechnique *technique;   /* that a person's way must use, before anything harder unless it is
                                   * a single; NULL: any */
  bool hardest;                   /* nothing on all that way is harder than it */
  int givens_least, givens_most;  /* 17 and 81: any */
  RtLeave leave;
  const RtSymmetry *symmetry;
  bool is_painted;                /* the givens are to be the cells of PATTERN, whatever the symmetry; where
                                   * the puzzle is to be minimal, none of them can go */
  RtCells pattern;
  bool is_near;                   /* it is to be a few givens away from NEAR, which has just one solution */
  RtGrid near;
  RtSampling sampling;
  bool is_rated;                  /* how hard it is is to be known, whatever it is */
  guint64 seed;
} RtRequest;

#define RT_ER_ANY 200

/* Any minimal puzzle, without symmetry, seed 0. */
void rt_request_init (RtRequest *request);

/* Bounds ER to what the word number LEVEL says (rt_hard_words in scale.h). */
void rt_request_set_level (RtRequest *request, int level);

/* NULL; or why nothing can be like that, as a translated sentence. Free with g_free. */
char *rt_request_refuse (const RtRequest *request);

/* How far ER is from its bounds, in tenths. */
int rt_request_distance (const RtRequest *request, int er);

/* Whether it says how hard a puzzle is to be, by a number. */
bool rt_request_bounds_er (const RtRequest *request);

/* A puzzle that was made. */
typedef struct {
  RtGrid puzzle;        /* has just one solution */
  RtRating rating;      /* all 0 where the request asks for none */
} RtMade;
