/* sources.h - registry of the sources of puzzles: each row makes attempts for some requests. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/maker/sieve.h"
#include "engine/make/random.h"

/* State of an attempt, for one thread at a time. */
typedef struct {
  const RtRequest *request;
  RtOrbits orbits;      /* orbits of its symmetry */
  RtSieve *sieve;
  RtStop *stop;
} RtAttempt;

/* Receives a puzzle that satisfies the request. */
typedef void (*RtPuzzleFound) (const RtMade *made, gpointer data);

typedef struct {
  /* Returns true if the source serves the request; the first row that does, makes its puzzles. */
  bool (*serves) (const RtRequest *request);

  int at_once;          /* attempts for one piece of work */

  /* Makes one attempt. */
  void (*attempt) (RtAttempt *attempt, RtRandom *random, RtPuzzleFound found, gpointer data);
} RtPuzzleSource;

/* The last row serves any request. */
extern const RtPuzzleSource rt_sources[];
