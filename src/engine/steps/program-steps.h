/* program-steps.h - incremental parser of a step log: the text that a person's program prints while it
 * searches, with its puzzle, its steps and its answer.
 *
 * A log counts from 0 or from 1. The parser detects the numbering, and records no step before it is
 * known: at the first 0 or 9, after 64 KiB, or at the end of the text. Steps are recorded on a
 * tape. For one thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/steps/index-base.h"
#include "engine/steps/line-parser.h"
#include "engine/steps/tape.h"

typedef struct _RtPrintout RtPrintout;

/* Kinds of errors. */
typedef enum {
  RT_PRINTOUT_FINE,
  RT_PRINTOUT_BOTH,       /* a number that is valid only in the other numbering */
  RT_PRINTOUT_BEYOND,     /* a number that is not on the grid */
  RT_PRINTOUT_BAD_PUZZLE, /* `# puzzle` without 81 cells */
  RT_PRINTOUT_BAD_BASE,   /* `# base` without 0 or 1 */
  RT_PRINTOUT_NO_PUZZLE,  /* a step, but no puzzle from which it starts */
  RT_PRINTOUT_NO_STEPS,   /* the text ended without a step */
  RT_PRINTOUT_NOT_STEPS,  /* more than a third of the lines are unknown */
  RT_PRINTOUT_TOO_LONG,   /* the tape is full */
  RT_PRINTOUT_DISK,       /* the tape cannot be written; CAUSE has the errno */
} RtPrintoutProblem;

typedef struct {
  RtPrintoutProblem problem;
  uint64_t line;         /* from 1; 0: no line */
  uint32_t column;       /* from 1; 0: the whole line */
  int found;             /* the wrong number */
  uint64_t other_line;   /* line that showed the numbering; 0: none */
  uint32_t other_column;
  int base;              /* the numbering so far: 0, 1, or -1 if not known */
  int cause;
} RtPrintoutError;

/* Returns a parser that records steps in a new file (tape) in FOLDER. PUZZLE is the grid from which
 * the steps start; if PUZZLE is NULL, the text must contain one first, as a remark or a printed
 * grid. Never returns NULL. */
RtPrintout *rt_printout_new (const char *folder, const RtGrid *puzzle);
void rt_printout_free (RtPrintout *self);

/* Function called for each line in turn, parsed as LINE. CELL and DIGIT are those of a step;
 * RT_NO_CELL and 0 for any other line. */
typedef void (*RtPrintoutHear) (uint64_t number, const char *text, size_t size, const RtLine *line,
                                int cell, int digit, void *data);
void rt_printout_listen (RtPrintout *self, RtPrintoutHear hear, void *data);

/* Parses the next block of text, of any size. Returns false after an error; then parses nothing
 * more, but keeps the steps before the error. */
bool rt_printout_feed (RtPrintout *self, const char *text, size_t size);

/* Ends the text. Returns false on an error; errors of the whole text, such as no steps, count,
 * too. */
bool rt_printout_end (RtPrintout *self);

const RtPrintoutError *rt_printout_error (const RtPrintout *self);

/* Returns true once the puzzle is known, and whether the log counts from 0 or 1. The next functions
 * have results only then. */
bool rt_printout_has_begun (const RtPrintout *self);
const RtGrid *rt_printout_puzzle (const RtPrintout *self);
RtTape *rt_printout_tape (RtPrintout *self);
RtNumbered rt_printout_numbered (const RtPrintout *self, int *base);

/* Stores the last grid that was printed after the puzzle, and its first line. Returns false if
 * there is none. */
bool rt_printout_answer (const RtPrintout *self, RtGrid *grid, uint64_t *line);

/* Stores the first unknown line in TEXT, shortened for a message; the parser owns it. Returns its
 * line number, or 0 if there is none. */
uint64_t rt_printout_first_other (const RtPrintout *self, const char **text);
