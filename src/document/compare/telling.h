/* telling.h - sentences that know where each number of theirs stands. For this room alone.
 *
 * Translations order the parts of a sentence in their own ways. So a number is put into the text
 * between marks, which are taken out at the end:
 *
 *     needs \1 0 116 \2 placements        value number 0 */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/cost-value.h"

typedef struct RtTelling RtTelling;

RtTelling *rt_telling_new (void);

/* Ends it: the text, of which each of VALUES knows its place, in that order. The caller owns
 * both. */
char *rt_telling_end (RtTelling *self, GArray **values);

/* A number as the text has it: N, its digits grouped; or so many tenths, as in "1.4". It is
 * to be put into one sentence, once. Valid until the end. */
const char *rt_telling_count (RtTelling *self, RtCostValueKind kind, int which, guint64 n);
const char *rt_telling_tenths (RtTelling *self, RtCostValueKind kind, int which, guint64 tenths);

/* A part of a sentence, which it takes. Valid until the end. */
const char *rt_telling_part (RtTelling *self, char *part);

/* The next sentence, which it takes. */
void rt_telling_say (RtTelling *self, char *sentence);
