/* printout.h - what a program prints while it searches, read piece by piece: its puzzle, its steps,
 * its answer.
 *
 * Steps are numbered from 0 or from 1; which, is found from the numbers, and nothing is taken before
 * that is known: at the first 0 or 9, or else after 64 KiB or at the end. Plain values in, a tape
 * out. One thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/steps/line.h"
#include "engine/steps/numbering.h"
#include "engine/steps/tape.h"

typedef struct _RtPrintout RtPrintout;

/* What can be wrong with it. */
typedef enum {
  RT_PRINTOUT_FINE,
  RT_PRINTOUT_BOTH,       /* a number that is only there when counted from the other end */
  RT_PRINTOUT_BEYOND,     /* a number that is not on the grid */
  RT_PRINTOUT_BAD_PUZZLE, /* `# puzzle` without 81 cells */
  RT_PRINTOUT_BAD_BASE,   /* `# base` without 0 or 1 */
  RT_PRINTOUT_NO_PUZZLE,  /* a step, and nothing says on which grid */
  RT_PRINTOUT_NO_STEPS,   /* the end, and no step */
  RT_PRINTOUT_NOT_STEPS,  /* more than a third of all lines is nothing that is known */
  RT_PRINTOUT_TOO_LONG,   /* the tape is full */
  RT_PRINTOUT_DISK,       /* it cannot be written: CAUSE, an errno */
} RtPrintoutProblem;

typedef struct {
  RtPrintoutProblem problem;
  uint64_t line;         /* from 1; 0: nowhere */
  uint32_t column;       /* from 1; 0: the whole line */
  int found;             /* the number */
  uint64_t other_line;   /* where the numbering was found; 0: nowhere */
  uint32_t other_column;
  int base;              /* the numbering so far: 0, 1, or -1 while it is not known */
  int cause;
} RtPrintoutError;

/* Its steps go onto a tape in FOLDER (tape.h). PUZZLE is the grid that they start from where the
 * printout names none; NULL: then it must, by a remark or by printing it first. Never NULL. */
RtPrintout *rt_printout_new (const char *folder, const RtGrid *puzzle);
void rt_printout_free (RtPrintout *self);

/* Hears of each line in turn what it was taken for: what it is itself where it belongs to nothing.
 * CELL and DIGIT are those of a step, else RT_NO_CELL. */
typedef void (*RtPrintoutHear) (uint64_t number, const char *text, size_t size, const RtLine *line,
                                int cell, int digit, void *data);
void rt_printout_listen (RtPrintout *self, RtPrintoutHear hear, void *data);

/* Takes the next piece, of any size. Returns false at an error, after which nothing more is taken;
 * what was, stays. */
bool rt_printout_feed (RtPrintout *self, const char *text, size_t size);

/* There is no more. Returns false at an error: also one of the whole, as that there are no steps. */
bool rt_printout_end (RtPrintout *self);

/* What is wrong. */
const RtPrintoutError *rt_printout_error (const RtPrintout *self);

/* Whether the numbering and the puzzle are known, and with them the first steps. Then: */
bool rt_printout_has_begun (const RtPrintout *self);
const RtGrid *rt_printout_puzzle (const RtPrintout *self);
RtTape *rt_printout_tape (RtPrintout *self);
RtNumbered rt_printout_numbered (const RtPrintout *self, int *base);

/* The last grid that was printed, apart from the puzzle; and in which line it began. Returns false
 * where there is none (yet). */
bool rt_printout_answer (const RtPrintout *self, RtGrid *grid, uint64_t *line);

/* The text of the first line that is nothing known, cut to a length for a message, and its number; 0
 * where there is none. */
uint64_t rt_printout_first_other (const RtPrintout *self, const char **text);
