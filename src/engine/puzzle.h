/* puzzle.h - RtPuzzle: one puzzle of a file, with its position and its text fields.
 *
 * An immutable, reference-counted record, which any thread may use. The functions with `_with_` in
 * their names return a changed copy, which the caller owns. */
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
  RT_FIELD_SECONDS, /* time spent so far, a whole number */
  RT_FIELD_FOREIGN, /* sections of the native format that a newer version wrote, kept as text */
  RT_N_FIELDS,
} RtField;

typedef struct _RtPuzzle RtPuzzle;

/* Returns a puzzle without text fields. The caller owns the reference. */
RtPuzzle *rt_puzzle_new (const RtPosition *position);
RtPuzzle *rt_puzzle_ref (RtPuzzle *puzzle);
void rt_puzzle_unref (RtPuzzle *puzzle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtPuzzle, rt_puzzle_unref)

const RtPosition *rt_puzzle_position (const RtPuzzle *puzzle);

/* Returns the text of FIELD in UTF-8, owned by PUZZLE; NULL if the file has no such field. */
const char *rt_puzzle_field (const RtPuzzle *puzzle, RtField field);

/* Return a copy with TEXT in FIELD (NULL removes the field), or with POSITION. */
RtPuzzle *rt_puzzle_with_field (const RtPuzzle *puzzle, RtField field, const char *text);
RtPuzzle *rt_puzzle_with_position (const RtPuzzle *puzzle, const RtPosition *position);
