/* claims.h - whether what the sentence of a step says is so: who sees whom, which cells have which
 * digits, in which order a chain goes.
 *
 * The claims are read from the text (sentence-reader.h) and held against the board. A sentence is
 * made of parts; each part that has holes has a row in one of the tables. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "check-failures.h"
#include "sentence-reader.h"

/* A part of a sentence, and whether what it says is so. */
typedef struct {
  const char *part;
  bool (*check) (const Said *said);
} Claim;

/* Each ends with an empty row. */
extern const Claim claims_of_houses[];  /* singles, sets, fish */
extern const Claim claims_of_corners[]; /* wings, rectangles, graves */
extern const Claim claims_of_colours[]; /* and sectors */
extern const Claim claims_of_chains[];  /* and almost locked sets */

/* The holes of the sentences of TECHNIQUE that no row of the tables looks at, as text; NULL: none.
 * To be freed. */
char *unclaimed_holes (const RtTechnique *technique);

/* Whether the sentences of STEP, on the board of STUDY, say what is so. If not, refusal () says
 * which claim is false. */
bool is_well_said (const RtStep *step, const RtStudy *study);

/* Whether each cell that STEP removes from is in CELLS; and sees all of CELLS. */
bool victims_are_in (const Said *said, RtCells cells);
bool victims_see_all (const Said *said, RtCells cells);
RtCells victims_of (const Said *said);

/* The cells of several houses; those that may hold DIGIT. */
RtCells cells_of_houses (RtHouses houses);
RtCells places_of (const Said *said, RtHouses houses, int digit);

/* Whether each of CELLS, two or more, sees each other one. */
bool see_each_other (RtCells cells);
