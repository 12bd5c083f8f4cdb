/* puzzle.h - what a file tells of one puzzle: a position and words about it.
 *
 * A record: made once, never changed, reference-counted, may cross threads. The `_with_` functions
 * make a changed copy. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"

#include <glib.h>

typedef enum {
  RT_FIELD_TITLE,   /* may have several lines */
  RT_FIELD_AUTHOR,
  RT_FIELD_COMMENT, /* may have several lines */
  RT_FIELD_DATE,
  RT_FIELD_SOURCE,
  RT_FIELD_URL,
  RT_FIELD_LEVEL,
  RT_FIELD_SECONDS, /* spent so far, a whole number */
  RT_FIELD_FOREIGN, /* sections of the native format that a newer program wrote, kept as they are */
  RT_N_FIELDS,
} RtField;

typedef struct _RtPuzzle RtPuzzle;

RtPuzzle *rt_puzzle_new (const RtPosition *position);
RtPuzzle *rt_puzzle_ref (RtPuzzle *puzzle);
void rt_puzzle_unref (RtPuzzle *puzzle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtPuzzle, rt_puzzle_unref)

const RtPosition *rt_puzzle_position (const RtPuzzle *puzzle);

/* NULL where the file said nothing. UTF-8. */
const char *rt_puzzle_field (const RtPuzzle *puzzle, RtField field);

/* A copy with this field (NULL: without it), or with this position. */
RtPuzzle *rt_puzzle_with_field (const RtPuzzle *puzzle, RtField field, const char *text);
RtPuzzle *rt_puzzle_with_position (const RtPuzzle *puzzle, const RtPosition *position);
