/* technique.h - RtTechnique: a solving technique as a row of a table; and families of techniques.
 *
 * A technique's function reads a board (RtStudy) and reports deductions, its finds, to a callback
 * (RtSink). The rating, which needs only effects and prices (difficulties), and the hints, which
 * also need reasons, use the same finders. The order in which a finder reports its finds is part of
 * its contract, because the first is used. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/gettext-noop.h"
#include "engine/logic/board/study.h"

typedef struct RtTechnique RtTechnique;
typedef struct RtSink RtSink;
typedef struct RtStep RtStep;

typedef enum {
  RT_TECHNIQUE_NEEDS_UNIQUE = 1 << 0, /* valid only if the puzzle has exactly one solution */
  RT_TECHNIQUE_CHAIN = 1 << 1,        /* a chain: follows implications over any distance */
  RT_TECHNIQUE_ON_REQUEST = 1 << 2,   /* off by default in hints */
} RtTechniqueFlags;

/* The reason of a technique's steps: a sentence with placeholders (words/placeholders.h), whose
 * order a translation may change. */
typedef struct {
  const char *why;              /* marked with N_() */
  unsigned variants;            /* the variants it is valid for, as bits; 0: all */
  bool (*only_if) (const RtStep *step); /* further condition for its use; NULL: none */
  const char *premise;          /* a sentence to be written first, marked with N_(); or NULL */
} RtSentence;

/* A technique. */
struct RtTechnique {
  const char *id;               /* stable: settings, command line and tests use it */
  const char *name;             /* marked with N_() */
  const char *const *variants;  /* names of its variants, marked with N_() or RT_TYPE, ends with
                                 * NULL; or NULL */
  int size;                     /* parameter of the finder: cells of a set, lines of a fish ... */
  unsigned flags;               /* RtTechniqueFlags */
  double price;                 /* on the scale of Sudoku Explainer; the minimum if it varies */
  int rating_rank;              /* rank in the rating's order, from 1; 0: not part of it */
  int human_rank;               /* rank among hints, from 1; 0: not part of them */
  int cost;                     /* minimum cost of a step (step.h); 0: never preferred to an
                                 * earlier technique */

  /* Reports the steps on the board of STUDY to SINK, best first, until the sink wants no more.
   * Returns true if the sink wants no more; false if the finder reached its end or the study's
   * stop was raised. */
  bool (*find) (const RtTechnique *technique, RtStudy *study, RtSink *sink);

  /* The first sentence that is valid for a step is used. Ends with a row whose `why` is NULL. */
  const RtSentence *sentences;

  /* The definition for beginners: one paragraph, marked with N_(). */
  const char *definition;

  /* An example position, as one line that rt_read parses: givens, entries, and eliminated
   * candidates. The technique finds a step in the position. The position has neither singles nor
   * locked candidates, except in the examples of these techniques, which have no easier single. */
  const char *example;
};

/* Names that rt_say_name composes in translation: NAME is a message, TYPE a digit in quotes, as in
 * RT_TYPE ("Unique Loop", "2") and RT_TYPE ("Unique Rectangle", "3") RT_MISSING_SUFFIX. */
#define RT_TYPE_INFIX " Type "
#define RT_TYPE(name, type) name RT_TYPE_INFIX type
#define RT_MISSING_SUFFIX ", Candidates Missing"

/* Initializers for `sentences`: RT_WHY for one sentence that all steps use, RT_SENTENCES for
 * several. */
#define RT_WHY(why_) RT_SENTENCES ({ .why = why_ })
#define RT_SENTENCES(...) (const RtSentence[]) { __VA_ARGS__, { .why = NULL } }
#define RT_VARIANT(i) (1u << (i))

typedef struct {
  const char *id;
  const char *name;             /* marked with N_() */
  const RtTechnique *rows;      /* ends with a row whose id is NULL */
} RtFamily;
