/* pen.h - digits as a hand writes them: strokes of a pen, as dots that overlap.
 *
 * A hand has habits: which shape of each digit it writes, how it slants, how wide its pen is. A person's
 * digits are alike, and no two are the same. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "chance.h"

#include <cairo.h>

typedef struct {
  int shapes[10];      /* of each digit: European or American, open or closed, of one stroke or two */
  float slant, wide, turn;
  float miss;          /* how far beside its place a stroke goes, in heights */
  float radius;        /* of the pen, in cells */
  float pressure;      /* how much that and the darkness change along a stroke, 0 .. 1 */
} RtHand;

/* A dot of a stroke: its place from the digit's middle in heights, its radius as a share of the pen's,
 * and how dark it is, 0 .. 1. */
typedef struct {
  float x, y, radius, dark;
} RtPenDot;

enum { RT_PEN_DOTS = 512 };

RtHand rt_hand_any (RtChance *chance);

/* Writes DIGIT with HAND. Returns the number of dots. */
int rt_pen_trace (RtChance *chance, const RtHand *hand, int digit, RtPenDot dots[RT_PEN_DOTS]);

/* Writes DIGIT with HAND around (X, Y), SIZE high, where a cell is CELL wide, with the colour of CR. */
void rt_pen_write (cairo_t *cr, RtChance *chance, const RtHand *hand, double cell, double size, double x,
                   double y, int digit);
