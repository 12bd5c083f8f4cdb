/* digit-net.h - RtDigitNet, a convolutional network that classifies one cell of a grid: it computes the probability of
 * each digit, printed or written by hand.
 *
 *     28 x 28 x 1 -> 5 x 5 convolution to 8, halved -> 12 x 12 x 8
 *                 -> 3 x 3 convolution to 24, halved -> 5 x 5 x 24
 *                 -> 3 x 3 convolution to 48 -> 3 x 3 x 48 -> 64 -> 19
 *
 * The net has forty thousand weights, stored as bytes with one scale for each output of a layer, in
 * digits.net of this folder. The program in tests/vision/training trains the net with rendered fonts
 * and a model of a pen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  RT_NET_SIDE = 28,   /* pixels of the cell's side */
  RT_NET_DIGITS = 10,  /* class 0: no digit, an empty cell or pencil marks */
  RT_NET_CLASSES = 19, /* classes 1 .. 9: printed digits 1 .. 9; classes 10 .. 18: handwritten digits 1 .. 9 */
  RT_NET_C1 = 8, RT_NET_C2 = 24, RT_NET_C3 = 48, RT_NET_F = 64,
  RT_NET_S1 = 24, RT_NET_P1 = 12, RT_NET_S2 = 10, RT_NET_P2 = 5, RT_NET_S3 = 3,
};

/* The decoded net. The order of a layer's weights is [row][column][input][output]. */
typedef struct {
  float w1[25 * RT_NET_C1], b1[RT_NET_C1];
  float w2[9 * RT_NET_C1 * RT_NET_C2], b2[RT_NET_C2];
  float w3[9 * RT_NET_C2 * RT_NET_C3], b3[RT_NET_C3];
  float w4[RT_NET_S3 * RT_NET_S3 * RT_NET_C3 * RT_NET_F], b4[RT_NET_F];
  float w5[RT_NET_F * RT_NET_CLASSES], b5[RT_NET_CLASSES];
} RtDigitNet;

/* Stored layer: N weights for each of OUT outputs, then OUT biases. */
typedef struct {
  int n, out;
} RtNetLayer;

enum { RT_NET_LAYERS = 5 };
extern const RtNetLayer rt_net_layers[RT_NET_LAYERS];

/* Beginning of a file of weights. For each layer follow: OUT scales, N signed bytes, OUT biases.
 * Scales and biases are little-endian floats. */
#define RT_NET_MAGIC "RTN2"

/* Decodes NET from the SIZE bytes of a file of weights. Returns false if the file is malformed. */
bool rt_net_decode (const uint8_t *bytes, size_t size, RtDigitNet *net);

/* Sets LOGS to the logarithm of the probability of each class for CELL, whose pixels are 0 for paper
 * and 1 for ink. */
void rt_net_run (const RtDigitNet *net, const float cell[RT_NET_SIDE * RT_NET_SIDE],
                 float logs[RT_NET_CLASSES]);
