/* reply.h - RtReply: the answer of a program, parsed from its output as strictly as an online judge
 * does.
 *
 * A grid is nine lines of nine digits, or one line of 81, with single blanks between all digits or
 * none, and nothing else in these lines. The last grid is the answer. Steps and remarks between
 * grids are ignored. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>
#include <stdbool.h>

typedef enum {
  RT_REPLY_NONE,     /* the output contains no grid */
  RT_REPLY_GRID,     /* the output contains GRID */
  RT_REPLY_BAD_CHAR, /* a row has a character at COLUMN that is neither digit nor blank */
  RT_REPLY_BAD_ROW,  /* a row has N digits instead of nine */
  RT_REPLY_BAD_ROWS, /* the grid ends at LINE after N rows */
} RtReplyKind;

typedef struct {
  RtReplyKind kind;
  RtGrid grid;
  guint64 line; /* line of the fault, from 1 */
  guint column; /* column of the fault in bytes, from 1; 0: the whole line */
  int n;        /* number of digits or rows, for RT_REPLY_BAD_ROW and RT_REPLY_BAD_ROWS */
} RtReply;

typedef struct _RtAnswerReader RtReplyReader;

RtReplyReader *rt_reply_reader_new (void);
void rt_reply_reader_free (RtReplyReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtReplyReader, rt_reply_reader_free)

/* Parses the next SIZE bytes of the program's output, which may be split anywhere. */
void rt_reply_reader_feed (RtReplyReader *self, const char *text, gsize size);

/* Sets ANSWER to the answer found in the output. To be called at the end of the output. */
void rt_reply_reader_end (RtReplyReader *self, RtReply *answer);

/* Returns the number of steps that the program has printed so far. */
guint64 rt_reply_reader_steps (const RtReplyReader *self);

/* Returns a translated sentence which says why GRID is not a right answer for PUZZLE; NULL if it is
 * one. FIRST is the lexicographically first solution, or NULL if there is none. ANY: all solutions
 * are right, otherwise only FIRST. Free with g_free. */
char *rt_reply_say_wrong (const RtGrid *grid, const RtGrid *puzzle, const RtGrid *first, bool any);

/* Returns a translated sentence which says why ANSWER has no grid. Free with g_free. */
char *rt_reply_say_malformed (const RtReply *answer);
