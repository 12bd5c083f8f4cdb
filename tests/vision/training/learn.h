/* learn.h - how the digit net learns: what one cell asks of each weight, and steps along that. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "../chance.h"
#include "vision/digit-net.h"

#include <stdbool.h>

enum { RT_NET_SIZE = sizeof (RtDigitNet) / sizeof (float) };

/* A net that is learning. */
typedef struct {
  RtDigitNet now;            /* its weights */
  RtDigitNet mean;           /* of the last steps: what is kept in the end */
  RtDigitNet slope;          /* of the cells since the last step, summed */
  RtDigitNet first, second;  /* running means of slopes and of their squares (Kingma and Ba, Adam, 2015) */
  RtDigitNet turned;         /* the weights of NOW as [row][column][output][input], to go back through them */
  int n_steps;
} RtLearner;

/* Begins with weights by chance (He and others, 2015). */
void rt_learner_start (RtLearner *learner, RtChance *chance);

/* Adds to the slope what CELL with the class LABEL asks for. Returns how surprised the net was
 * (minus the logarithm of the probability); HIT says whether it was right. */
float rt_learner_see (RtLearner *learner, RtChance *chance,
                      const float cell[RT_NET_SIDE * RT_NET_SIDE], int label, bool *hit);

/* Makes one step of the size RATE along the slope of N cells, and begins a new one. */
void rt_learner_step (RtLearner *learner, float rate, int n);
