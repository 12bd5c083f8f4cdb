/* request.h - RtRequest: the properties that a person wants of new puzzles. A value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"
#include "engine/logic/step/technique.h"
#include "engine/make/symmetry.h"

#include <glib.h>
#include <stdbool.h>

/* The condition that ends the removal of givens. */
typedef enum {
  RT_LEAVE_MINIMAL, /* until no group of the symmetry can be removed */
  RT_LEAVE_STRICT,  /* until no single given can be removed either */
  RT_LEAVE_MORE,    /* until the wanted number is left, whether or not more could be removed */
} RtLeave;

typedef struct {
  int er_least, er_most;          /* bounds of ER in tenths; 0 and RT_ER_ANY: no bound */
  /* technique that the person's solving path must use before any harder one (a single may come
   * after harder ones); NULL: no condition */
  const RtTechnique *technique;
  bool hardest;                   /* true: the technique is the hardest of the whole path */
  int givens_least, givens_most;  /* 17 and 81: no bound */
  RtLeave leave;
  const RtSymmetry *symmetry;
  /* true: the givens are exactly the cells of PATTERN, whatever the symmetry; if the puzzle must be
   * minimal, it needs all of them */
  bool is_painted;
  RtCells pattern;
  /* true: the puzzle differs from NEAR, which has exactly one solution, in a few givens */
  bool is_near;
  RtGrid near;
  bool is_rated;                  /* true: the rating is computed even if the request has no
                                   * bounds */
  guint64 seed;
} RtRequest;

#define RT_ER_ANY 200

/* Initializes REQUEST for any minimal puzzle, without symmetry, with seed 0. */
void rt_request_init (RtRequest *request);

/* Sets the bounds of ER, the rating, to those of difficulty LEVEL: 0 (easy) to 5 (extreme). */
void rt_request_set_level (RtRequest *request, int level);

/* Returns a translated sentence if no puzzle can satisfy REQUEST; otherwise NULL. Free with
 * g_free. */
char *rt_request_refuse (const RtRequest *request);

/* Returns the distance of ER from the bounds of REQUEST, in tenths; 0 if ER is within the
 * bounds. */
int rt_request_distance (const RtRequest *request, int er);

/* Returns true if REQUEST has a bound for the ER. */
bool rt_request_bounds_er (const RtRequest *request);

/* A puzzle that was made. */
typedef struct {
  RtGrid puzzle;        /* has exactly one solution */
  RtRating rating;      /* all 0 if the request needs no rating */
} RtMade;
