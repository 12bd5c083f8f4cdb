/* variables.h - builds the lists of variables and calls that a search shows. Private to this
 * folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

static inline void
rt_show (RtVariables *variables, const char *name, RtVariableKind kind, int house, int value)
{
  variables->variable[variables->n++] =
    (RtVariable) { name, (uint8_t) kind, (uint8_t) house, (uint16_t) value };
}

static inline void
rt_show_digits (RtVariables *variables, const char *name, RtDigits digits)
{
  rt_show (variables, name, RT_VARIABLE_DIGITS, RT_NO_HOUSE, digits);
}

/* Clears VARIABLES, then adds cell and digit of LOOK (a test or read) or, if it is NULL, of EVENT.
 * Returns the cell; RT_NO_CELL if no blank is tested: in the preparation, between blanks, at the end. */
int rt_show_question (RtVariables *variables, const RtEvent *event, const RtLook *look);

/* Appends the digits in the row, column and box of CELL, from IN_HOUSE, under the three NAMES. */
void rt_show_houses (RtVariables *variables, const char *const names[3],
                     const RtDigits in_house[RT_N_HOUSES], int cell);

/* Names of row, column and box in listings that use bit masks. */
extern const char *const rt_names_of_masks[3];

/* Returns the digits in the masks of CELL's row, column and box. If LOOK (may be NULL) is the read
 * of one of these masks, leaves out the masks that are read later. */
RtDigits rt_used_so_far (const RtDigits in_house[RT_N_HOUSES], int cell, const RtLook *look);

/* Returns the digits in the houses of CELL, read in ORDER (0 row, 1 column, 2 box), up to the cell
 * that LOOK reads; the digits of all three houses if LOOK is a test. */
RtDigits rt_seen_so_far (const RtGrid *grid, int cell, const uint8_t order[3], const RtLook *look);

/* Fills STACK for a search that tries the fitting digits of a cell in rising order. The first N of
 * CELLS hold a digit on GRID. If NEXT is above 1, CELLS[N] is empty, and its digits below NEXT were
 * tried. */
void rt_stack_rising (RtStack *stack, const RtGrid *grid, const uint8_t *cells, int n, int next);
