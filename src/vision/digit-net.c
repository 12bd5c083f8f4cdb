/* digit-net.c - decodes the weights of the digit net, and runs the net on a cell.
 *
 * Each innermost loop runs over the outputs of a layer. The compiler knows their number, and
 * vectorizes the loop without reordering sums: every machine gets nearly the same bits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/digit-net.h"

#include <math.h>
#include <string.h>

enum { MOST_PLACES = 4, MOST_FOURS = 4 };

const RtNetLayer rt_net_layers[RT_NET_LAYERS] = {
  { 25 * RT_NET_C1, RT_NET_C1 },
  { 9 * RT_NET_C1 * RT_NET_C2, RT_NET_C2 },
  { 9 * RT_NET_C2 * RT_NET_C3, RT_NET_C3 },
  { RT_NET_S3 * RT_NET_S3 * RT_NET_C3 * RT_NET_F, RT_NET_F },
  { RT_NET_F * RT_NET_CLASSES, RT_NET_CLASSES },
};

static float
float_at (const uint8_t *bytes)
{
  uint32_t bits = bytes[0] | (uint32_t) bytes[1] << 8 | (uint32_t) bytes[2] << 16 |
                  (uint32_t) bytes[3] << 24;
  float value;

  memcpy (&value, &bits, sizeof value);
  return value;
}

bool
rt_net_decode (const uint8_t *bytes, size_t size, RtDigitNet *net)
{
  size_t wanted = strlen (RT_NET_MAGIC);
  float *to = (float *) (void *) net;

  for (int l = 0; l < RT_NET_LAYERS; l++)
    wanted += (size_t) (rt_net_layers[l].n + 8 * rt_net_layers[l].out);
  if (size != wanted || memcmp (bytes, RT_NET_MAGIC, strlen (RT_NET_MAGIC)) != 0)
    return false;
  bytes += strlen (RT_NET_MAGIC);
  for (int l = 0; l < RT_NET_LAYERS; l++) {
    int n = rt_net_layers[l].n, out = rt_net_layers[l].out;
    const uint8_t *scales = bytes, *weights = scales + 4 * out, *biases = weights + n;

    for (int i = 0; i < n; i++)
      *to++ = (float) (int8_t) weights[i] * float_at (scales + 4 * (i % out));
    for (int i = 0; i < out; i++)
      *to++ = float_at (biases + 4 * i);
    bytes = biases + 4 * out;
  }
  return true;
}

/* A vector of four outputs. */
typedef float Four __attribute__ ((vector_size (16), aligned (4), may_alias));

/* Computes a layer of the net: a convolution without padding, with ReLU. SIDE is the side of IN; K
 * is the side of the kernel. Sums N_PLACES places of a row and N_FOURS vectors of outputs together:
 * as many as there are registers, and enough to hide latency. */
static inline __attribute__ ((always_inline)) void
convolve (const float *in, int side, int n_in, int k, const float *weights, const float *biases,
          int n_out, int n_places, int n_fours, float *restrict out)
{
  int n = side - k + 1;

  for (int y = 0; y < n; y++)
    for (int x = 0; x < n; x += n_places)
      for (int first = 0; first < n_out; first += 4 * n_fours) {
        Four sums[MOST_PLACES][MOST_FOURS];
        float *to = out + (y * n + x) * n_out + first;

        for (int p = 0; p < n_places; p++)
          for (int f = 0; f < n_fours; f++)
            sums[p][f] = *(const Four *) (biases + first + 4 * f);
        for (int row = 0; row < k; row++) {
          const float *from = in + ((y + row) * side + x) * n_in;
          const float *w = weights + row * k * n_in * n_out + first;

          for (int i = 0; i < k * n_in; i++)
            for (int p = 0; p < n_places; p++)
              for (int f = 0; f < n_fours; f++)
                sums[p][f] += from[p * n_in + i] * *(const Four *) (w + i * n_out + 4 * f);
        }
        for (int p = 0; p < n_places; p++)
          for (int f = 0; f < n_fours; f++)
            for (int o = 0; o < 4; o++)
              to[p * n_out + 4 * f + o] = sums[p][f][o] > 0 ? sums[p][f][o] : 0;
      }
}

/* Computes a max pooling of 2 x 2. */
static inline __attribute__ ((always_inline)) void
halve (const float *in, int side, int n_in, float *restrict out)
{
  int n = side / 2;

  for (int y = 0; y < n; y++)
    for (int x = 0; x < n; x++)
      for (int o = 0; o < n_in; o++) {
        const float *from = in + (2 * y * side + 2 * x) * n_in + o;
        float a = from[0] > from[n_in] ? from[0] : from[n_in];
        float b = from[side * n_in] > from[side * n_in + n_in] ? from[side * n_in]
                                                               : from[side * n_in + n_in];

        out[(y * n + x) * n_in + o] = a > b ? a : b;
      }
}

static void
to_logs (float logs[RT_NET_CLASSES])
{
  float most = logs[0], sum = 0;

  for (int o = 1; o < RT_NET_CLASSES; o++)
    most = logs[o] > most ? logs[o] : most;
  for (int o = 0; o < RT_NET_CLASSES; o++)
    sum += expf (logs[o] - most);
  for (int o = 0; o < RT_NET_CLASSES; o++)
    logs[o] -= most + logf (sum);
}

void
rt_net_run (const RtDigitNet *net, const float cell[RT_NET_SIDE * RT_NET_SIDE],
            float logs[RT_NET_CLASSES])
{
  float a1[RT_NET_S1 * RT_NET_S1 * RT_NET_C1], h1[RT_NET_P1 * RT_NET_P1 * RT_NET_C1];
  float a2[RT_NET_S2 * RT_NET_S2 * RT_NET_C2], h2[RT_NET_P2 * RT_NET_P2 * RT_NET_C2];
  float a3[RT_NET_S3 * RT_NET_S3 * RT_NET_C3], f[RT_NET_F];

  convolve (cell, RT_NET_SIDE, 1, 5, net->w1, net->b1, RT_NET_C1, 4, 2, a1);
  halve (a1, RT_NET_S1, RT_NET_C1, h1);
  convolve (h1, RT_NET_P1, RT_NET_C1, 3, net->w2, net->b2, RT_NET_C2, 2, 3, a2);
  halve (a2, RT_NET_S2, RT_NET_C2, h2);
  convolve (h2, RT_NET_P2, RT_NET_C2, 3, net->w3, net->b3, RT_NET_C3, 3, 2, a3);
  memcpy (f, net->b4, sizeof f);
  for (int i = 0; i < RT_NET_S3 * RT_NET_S3 * RT_NET_C3; i++)
    if (a3[i] > 0)
      for (int o = 0; o < RT_NET_F; o++)
        f[o] += a3[i] * net->w4[i * RT_NET_F + o];
  memcpy (logs, net->b5, sizeof net->b5);
  for (int i = 0; i < RT_NET_F; i++)
    if (f[i] > 0)
      for (int o = 0; o < RT_NET_CLASSES; o++)
        logs[o] += f[i] * net->w5[i * RT_NET_CLASSES + o];
  to_logs (logs);
}
