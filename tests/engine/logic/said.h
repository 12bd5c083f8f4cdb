/* said.h - what a sentence says of a step: read from its text, hole by hole, as a person reads
 * it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

typedef struct {
  const RtStep *step;
  const RtStudy *study;
  GHashTable *texts;    /* by the name of the hole */
} Said;

/* The sentences of STEP as they are written, with their holes: its premise and why it holds. */
void sentences_of (const RtStep *step, const char *sentence[2]);

/* Reads in TEXT what fills the holes of SENTENCE; FALSE where it is not that sentence. */
bool said_read (Said *said, const char *sentence, const char *text);
void said_clear (Said *said);

/* What fills a hole: all of it; its cells, also one after another; its digits, but for those in the
 * names of cells and houses; its houses. Nothing where there is no such hole. */
const char *said_text (const Said *said, const char *hole);
RtCells said_cells (const Said *said, const char *hole);
GArray *said_cells_in_order (const Said *said, const char *hole); /* of int; to be freed */
RtDigits said_digits (const Said *said, const char *hole);
int said_digit (const Said *said, const char *hole);
RtHouses said_houses (const Said *said, const char *hole);
int said_house (const Said *said, const char *hole); /* the first */

/* The same of any text. */
RtCells cells_in_text (const char *text);
RtDigits digits_in_text (const char *text);
