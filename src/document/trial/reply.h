/* reply.h - RtReply: the answer of a program, parsed from its output as an online judge would.
 *
 * Nine lines of nine digits, with single blanks between them or without, or one line of 81: nothing
 * around them. The last grid counts. Steps and remarks between grids are passed over. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>
#include <stdbool.h>

typedef enum {
  RT_REPLY_NONE,     /* no grid at all */
  RT_REPLY_GRID,     /* there is one: GRID */
  RT_REPLY_BAD_CHAR, /* a line of the grid has another character at COLUMN */
  RT_REPLY_BAD_ROW,  /* a line of the grid has N digits */
  RT_REPLY_BAD_ROWS, /* the grid ends at LINE with N rows */
} RtReplyKind;

typedef struct {
  RtReplyKind kind;
  RtGrid grid;
  guint64 line; /* from 1 */
  guint column; /* from 1, in bytes; 0: the whole line */
  int n;
} RtReply;

typedef struct _RtAnswerReader RtReplyReader;

RtReplyReader *rt_reply_reader_new (void);
void rt_reply_reader_free (RtReplyReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtReplyReader, rt_reply_reader_free)

/* Parses the next SIZE bytes of output. */
void rt_reply_reader_feed (RtReplyReader *self, const char *text, gsize size);

/* Ends the output and sets ANSWER. */
void rt_reply_reader_end (RtReplyReader *self, RtReply *answer);

/* Returns the number of steps printed so far. */
guint64 rt_reply_reader_steps (const RtReplyReader *self);

/* Returns a translated sentence on why GRID does not answer PUZZLE, or NULL if it does. FIRST is the
 * lexicographically first solution, NULL if there is none; ANY accepts every solution. Free with
 * g_free. */
char *rt_reply_say_wrong (const RtGrid *grid, const RtGrid *puzzle, const RtGrid *first, bool any);

/* Returns a translated sentence on why ANSWER has no grid. Free with g_free. */
char *rt_reply_say_malformed (const RtReply *answer);
