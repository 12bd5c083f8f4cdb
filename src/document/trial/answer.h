/* answer.h - RtAnswer: the grid in what a program prints, as a judge reads it.
 *
 * Nine lines of nine digits, with single blanks between them or without, or one line of 81: nothing
 * around them. The last grid counts. Steps and remarks between grids are passed over. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

typedef enum {
  RT_ANSWER_NONE,     /* nothing that looks like one */
  RT_ANSWER_GRID,     /* there is one: GRID */
  RT_ANSWER_BAD_CHAR, /* a line of it has something else at COLUMN */
  RT_ANSWER_BAD_ROW,  /* a line of it has N digits */
  RT_ANSWER_BAD_ROWS, /* it ends at LINE, with N rows */
} RtAnswerKind;

typedef struct {
  RtAnswerKind kind;
  RtGrid grid;
  guint64 line; /* from 1 */
  guint column; /* from 1, in bytes; 0: the whole line */
  int n;
} RtAnswer;

typedef struct _RtAnswerReader RtAnswerReader;

RtAnswerReader *rt_answer_reader_new (void);
void rt_answer_reader_free (RtAnswerReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtAnswerReader, rt_answer_reader_free)

/* Takes the next piece, of any size. */
void rt_answer_reader_feed (RtAnswerReader *self, const char *text, gsize size);

/* What there is, now that there is no more. */
void rt_answer_reader_end (RtAnswerReader *self, RtAnswer *answer);

/* How many steps there were so far. */
guint64 rt_answer_reader_steps (const RtAnswerReader *self);
