/* sentence-reader.h - parses the filled-in sentence of a step: which text is in each
 * placeholder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

typedef struct {
  const RtStep *step;
  const RtStudy *study;
  GHashTable *texts;    /* texts by placeholder */
} Said;

/* Returns the sentences of STEP with their placeholders: its premise and its reason. */
void sentences_of (const RtStep *step, const char *sentence[2]);

/* Parses TEXT by SENTENCE; returns false if TEXT does not match it. */
bool said_read (Said *said, const char *sentence, const char *text);
void said_clear (Said *said);

/* Return the text of a placeholder: all of it; its cells, also in order; its digits, without
 * those in names of cells and houses; its houses. Empty if the placeholder is missing. */
const char *said_text (const Said *said, const char *hole);
RtCells said_cells (const Said *said, const char *hole);
GArray *said_cells_in_order (const Said *said, const char *hole); /* of int; to be freed */
RtDigits said_digits (const Said *said, const char *hole);
int said_digit (const Said *said, const char *hole);
RtHouses said_houses (const Said *said, const char *hole);
int said_house (const Said *said, const char *hole); /* the first */

/* Return the cells and the digits of any text. */
RtCells cells_in_text (const char *text);
RtDigits digits_in_text (const char *text);
