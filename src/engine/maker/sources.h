/* sources.h - registry of the ways to make puzzles (sources); each serves some requests. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/maker/sieve.h"
#include "engine/make/random.h"

/* State for attempts, reused by one thread at a time. */
typedef struct {
  const RtRequest *request;
  RtOrbits orbits;      /* orbits of the request's symmetry */
  RtSieve *sieve;
  RtStop *stop;
} RtAttempt;

/* Receives a puzzle that satisfies the request. */
typedef void (*RtPuzzleFound) (const RtMade *made, gpointer data);

typedef struct {
  /* Returns true if the source can make puzzles for REQUEST. The first row that can is used. */
  bool (*serves) (const RtRequest *request);

  int at_once;          /* number of attempts in one piece of work */

  /* Makes one attempt; passes the puzzle, if it finds one, to FOUND. */
  void (*attempt) (RtAttempt *attempt, RtRandom *random, RtPuzzleFound found, gpointer data);
} RtPuzzleSource;

/* All sources. The last row serves any request. */
extern const RtPuzzleSource rt_sources[];
