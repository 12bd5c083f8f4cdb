/* sources.h - where puzzles come from: each kind of source is a row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/maker/sieve.h"
#include "engine/make/random.h"

/* What an attempt works with: belongs to one thread at a time. */
typedef struct {
  const RtRequest *request;
  RtOrbits orbits;      /* of its symmetry */
  RtSieve *sieve;
  RtStop *stop;
} RtAttempt;

/* Sees a puzzle that meets the request. */
typedef void (*RtPuzzleFound) (const RtMade *made, gpointer data);

typedef struct {
  /* Whether it is the one for a request; the first row that is, makes its puzzles. */
  bool (*serves) (const RtRequest *request);

  int at_once;          /* attempts that are worth a turn of a thread */

  /* Makes one attempt. */
  void (*attempt) (RtAttempt *attempt, RtRandom *random, RtPuzzleFound found, gpointer data);
} RtPuzzleSource;

/* The last serves any request. */
extern const RtPuzzleSource rt_sources[];
