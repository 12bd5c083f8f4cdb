/* classify-cells.h - functions that classify the 81 cells of a grid with the digit net, and find its orientation. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "vision/digit-net.h"
#include "vision/normalize-cell.h"

/* Results of the digit net for the cells of a grid. */
typedef struct {
  float logs[81][RT_NET_DIGITS]; /* logarithms of the probability of each digit (0: none) */
  float by_hand[81];             /* probability that the cell's digit is written by hand, if there is one */
  double level;                  /* ink level of the picture */
  int polarity;                  /* polarity of the ink: 1 dark, -1 light */
  RtCells overlaid;              /* cells in which something seems to cover a printed digit */
} RtCellDigits;

/* Sets DIGITS to the classification of PATCHES. POLARITY is the expected polarity of the ink; if the patches clearly
 * show the other one, it is used. If the digits are upright only after quarter turns to the right, rotates and reorders
 * the patches. Returns the number of quarter turns. */
int rt_digits_read (RtPatch patches[81], int polarity, RtCellDigits *digits);

/* Classifies the part VIEW of a cell's PATCH. LEVEL is the picture's ink level; POLARITY 1 is dark ink, -1
 * light. Sets LOGS to the log probability of each digit (0: none), BY_HAND to that of handwriting, as 0 .. 1. */
void rt_cell_look (const RtPatch *patch, const RtPatchView *view, double level, int polarity, float logs[RT_NET_DIGITS],
                   float *by_hand);
