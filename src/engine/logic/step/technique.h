/* technique.h - what a technique is: one row; and a family of them.
 *
 * A row's finder reads the study of a board (study.h) and reports what it finds to a sink (sink.h).
 * The same finders serve the rating, which wants to know what follows and what it costs, and hints,
 * which want the reason too. The order in which a finder reports is part of its contract: the first
 * is the one that is used. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/mark.h"
#include "engine/logic/board/study.h"

typedef struct RtTechnique RtTechnique;
typedef struct RtSink RtSink;
typedef struct RtStep RtStep;

typedef enum {
  RT_TECHNIQUE_NEEDS_UNIQUE = 1 << 0, /* holds only where the puzzle has just one solution */
  RT_TECHNIQUE_CHAIN = 1 << 1,        /* follows "if ..., then ..." over any distance */
  RT_TECHNIQUE_ON_REQUEST = 1 << 2,   /* a hint only for somebody who switches it on */
} RtTechniqueFlags;

/* Why a step of a technique holds. The sentence has holes, which words/placeholders.h fills, so that
 * languages order them in their own ways. */
typedef struct {
  const char *why;              /* marked with N_() */
  unsigned variants;            /* which of the technique's variants, as bits; none: all */
  bool (*only_if) (const RtStep *step); /* what tells it from the next one; NULL: nothing */
  const char *premise;          /* a sentence before, marked with N_(); or NULL */
} RtSentence;

/* One row. All that there is to say of a technique stands in it. */
struct RtTechnique {
  const char *id;               /* stable: settings, command line and tests use it */
  const char *name;             /* as people call it, marked with N_() */
  const char *const *variants;  /* names of what it finds where these differ, marked, ends with
                                 * NULL; or NULL */
  int size;                     /* what its finder makes of it: cells of a set, lines ... */
  unsigned flags;               /* of RtTechniqueFlags */
  double price;                 /* on the scale of Sudoku Explainer; the least, where it varies */
  int rating_rank;              /* its place in the rating's order, from 1; 0: not part of it */
  int human_rank;               /* its place among hints, from 1; 0: not part of them */
  int cost;                     /* the least that it takes to see a step of it (step.h); 0: no step of
                                 * it is looked for before its turn */

  /* Reports what it finds on the board of STUDY, best first, until the sink has enough. Returns
   * whether it has; false also where the study's stop was raised. */
  bool (*find) (const RtTechnique *technique, RtStudy *study, RtSink *sink);

  /* Why a step holds: of these, the first for it. Ends with one that says nothing. */
  const RtSentence *sentences;

  /* What it is, for somebody who never heard of it: one paragraph, marked with N_(). */
  const char *definition;

  /* A position on the way through a puzzle, as one line that rt_read takes: givens, entries, and
   * the candidates that are gone already. The technique by itself finds a step there. No single is
   * left, and nothing is locked; only examples of singles and of locked candidates have these, and
   * no easier singles. */
  const char *example;
};

/* How a row writes its sentences: one that says WHY for all its steps; or several. */
#define RT_WHY(why_) RT_SENTENCES ({ .why = why_ })
#define RT_SENTENCES(...) (const RtSentence[]) { __VA_ARGS__, { .why = NULL } }
#define RT_VARIANT(i) (1u << (i))

typedef struct {
  const char *id;
  const char *name;             /* marked with N_() */
  const RtTechnique *rows;      /* ends with a row without id */
} RtFamily;
