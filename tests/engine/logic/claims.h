/* claims.h - checks whether the sentence of a step is true: which cells see which, have which
 * digits, and the order of a chain.
 *
 * Claims are read from the text (sentence-reader.h) and compared with the board. A sentence
 * consists of parts; each part with placeholders has a row in one of the tables. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "check-failures.h"
#include "sentence-reader.h"

/* A part of a sentence, and the check of its claim. */
typedef struct {
  const char *part;
  bool (*check) (const Said *said);
} Claim;

/* The tables; each ends with an empty row. */
extern const Claim claims_of_houses[];  /* singles, sets, fish */
extern const Claim claims_of_corners[]; /* wings, rectangles, graves */
extern const Claim claims_of_colours[]; /* and sectors */
extern const Claim claims_of_chains[];  /* and almost locked sets */

/* Returns the placeholders of the sentences of TECHNIQUE without a check, as text; NULL if there
 * are none. Free with g_free. */
char *unclaimed_holes (const RtTechnique *technique);

/* Returns true if the sentences of STEP are true on the board of STUDY. If not, refusal () names
 * the false claim. */
bool is_well_said (const RtStep *step, const RtStudy *study);

/* Return true if each cell that STEP eliminates from is in CELLS; and if it sees all of CELLS. */
bool victims_are_in (const Said *said, RtCells cells);
bool victims_see_all (const Said *said, RtCells cells);
RtCells victims_of (const Said *said);

/* Return the cells of several houses, and those of them with DIGIT as a candidate. */
RtCells cells_of_houses (RtHouses houses);
RtCells places_of (const Said *said, RtHouses houses, int digit);

/* Returns true if CELLS are two or more and all see one another. */
bool see_each_other (RtCells cells);
