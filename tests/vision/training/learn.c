/* learn.c - the digit net, there and back.
 *
 * As in the net itself, each innermost loop runs over numbers that do not depend on one another, so
 * that the compiler makes vectors without reordering a sum. It is compiled without contraction of multiplications
 * and additions, so that the same seed gives the same weights whatever the vectors are. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "learn.h"

#include <math.h>
#include <string.h>

#define INLINE static inline __attribute__ ((always_inline))
#define KEPT 0.9f    /* of the last layer but one, in each look; the rest is dropped */
#define SMOOTH 0.01f /* of the wanted probability goes to all classes alike: doubt stays possible */

/* All that one pass leaves for the way back. */
typedef struct {
  float a1[RT_NET_S1 * RT_NET_S1 * RT_NET_C1], h1[RT_NET_P1 * RT_NET_P1 * RT_NET_C1];
  float a2[RT_NET_S2 * RT_NET_S2 * RT_NET_C2], h2[RT_NET_P2 * RT_NET_P2 * RT_NET_C2];
  float a3[RT_NET_S3 * RT_NET_S3 * RT_NET_C3], f[RT_NET_F], kept[RT_NET_F];
  float out[RT_NET_CLASSES];
  uint8_t from1[RT_NET_P1 * RT_NET_P1 * RT_NET_C1], from2[RT_NET_P2 * RT_NET_P2 * RT_NET_C2];
} Pass;

void
rt_learner_start (RtLearner *learner, RtChance *chance)
{
  static const int inputs[RT_NET_LAYERS] = { 25, 9 * RT_NET_C1, 9 * RT_NET_C2,
                                             RT_NET_S3 * RT_NET_S3 * RT_NET_C3, RT_NET_F };
  float *w = (float *) (void *) &learner->now;

  memset (learner, 0, sizeof *learner);
  for (int l = 0; l < RT_NET_LAYERS; l++) {
    for (int i = 0; i < rt_net_layers[l].n; i++)
      w[i] = rt_chance_bell (chance) * sqrtf (2.0f / (float) inputs[l]);
    w += rt_net_layers[l].n + rt_net_layers[l].out;
  }
}

INLINE void
convolve (const float *in, int side, int n_in, int k, const float *w, const float *biases,
          int n_out, float *restrict out)
{
  int n = side - k + 1;

  for (int y = 0; y < n; y++)
    for (int x = 0; x < n; x++) {
      float sums[RT_NET_C3], *to = out + (y * n + x) * n_out;

      for (int o = 0; o < n_out; o++)
        sums[o] = biases[o];
      for (int row = 0; row < k; row++)
        for (int i = 0; i < k * n_in; i++) {
          float v = in[((y + row) * side + x) * n_in + i];
          const float *at = w + (row * k * n_in + i) * n_out;

          for (int o = 0; o < n_out; o++)
            sums[o] += v * at[o];
        }
      for (int o = 0; o < n_out; o++)
        to[o] = sums[o] > 0 ? sums[o] : 0;
    }
}

/* What the slope SLOPE_OUT of the outputs OUT asks of weights and biases, and (unless SLOPE_IN is
 * NULL) of the inputs. TURNED is w with inputs innermost, within each row of the square. */
INLINE void
convolve_back (const float *in, int side, int n_in, int k, const float *turned, int n_out,
               const float *out, const float *slope_out, float *restrict slope_w,
               float *restrict slope_b, float *restrict slope_in)
{
  int n = side - k + 1, width = k * n_in;

  for (int y = 0; y < n; y++)
    for (int x = 0; x < n; x++) {
      float d[RT_NET_C3];
      bool any = false;

      for (int o = 0; o < n_out; o++) {
        int at = (y * n + x) * n_out + o;

        d[o] = out[at] > 0 ? slope_out[at] : 0;
        any |= d[o] != 0;
        slope_b[o] += d[o];
      }
      if (!any)
        continue;
      for (int row = 0; row < k; row++) {
        int from = ((y + row) * side + x) * n_in;

        for (int i = 0; i < width; i++)
          for (int o = 0; o < n_out; o++)
            slope_w[(row * width + i) * n_out + o] += in[from + i] * d[o];
        for (int o = 0; slope_in && o < n_out; o++)
          for (int i = 0; i < width; i++)
            slope_in[from + i] += turned[(row * n_out + o) * width + i] * d[o];
      }
    }
}

INLINE void
halve (const float *in, int side, int n_in, float *restrict out, uint8_t *from)
{
  int n = side / 2;

  for (int at = 0; at < n * n * n_in; at++) {
    int o = at % n_in, x = at / n_in % n, y = at / n_in / n, best = 0;
    float most = -1;

    for (int part = 0; part < 4; part++) {
      float v = in[((2 * y + part / 2) * side + 2 * x + part % 2) * n_in + o];

      if (v > most) {
        most = v;
        best = part;
      }
    }
    out[at] = most;
    from[at] = (uint8_t) best;
  }
}

INLINE void
halve_back (const float *slope, int side, int n_in, const uint8_t *from, float *slope_in)
{
  int n = side / 2;

  memset (slope_in, 0, sizeof (float) * (size_t) (side * side * n_in));
  for (int at = 0; at < n * n * n_in; at++) {
    int o = at % n_in, x = at / n_in % n, y = at / n_in / n, part = from[at];

    slope_in[((2 * y + part / 2) * side + 2 * x + part % 2) * n_in + o] = slope[at];
  }
}

static void
pass_through (const RtDigitNet *net, RtChance *chance, const float *cell, Pass *p)
{
  float most, sum = 0;

  convolve (cell, RT_NET_SIDE, 1, 5, net->w1, net->b1, RT_NET_C1, p->a1);
  halve (p->a1, RT_NET_S1, RT_NET_C1, p->h1, p->from1);
  convolve (p->h1, RT_NET_P1, RT_NET_C1, 3, net->w2, net->b2, RT_NET_C2, p->a2);
  halve (p->a2, RT_NET_S2, RT_NET_C2, p->h2, p->from2);
  convolve (p->h2, RT_NET_P2, RT_NET_C2, 3, net->w3, net->b3, RT_NET_C3, p->a3);
  memcpy (p->f, net->b4, sizeof p->f);
  for (size_t i = 0; i < sizeof p->a3 / sizeof *p->a3; i++)
    for (int o = 0; p->a3[i] > 0 && o < RT_NET_F; o++)
      p->f[o] += p->a3[i] * net->w4[i * RT_NET_F + (size_t) o];
  for (int o = 0; o < RT_NET_F; o++) {
    p->kept[o] = rt_chance_is (chance, KEPT) ? 1 / KEPT : 0;
    p->f[o] = p->f[o] > 0 ? p->f[o] * p->kept[o] : 0;
  }
  memcpy (p->out, net->b5, sizeof p->out);
  for (int i = 0; i < RT_NET_F; i++)
    for (int o = 0; o < RT_NET_CLASSES; o++)
      p->out[o] += p->f[i] * net->w5[i * RT_NET_CLASSES + o];
  most = p->out[0];
  for (int o = 1; o < RT_NET_CLASSES; o++)
    most = fmaxf (most, p->out[o]);
  for (int o = 0; o < RT_NET_CLASSES; o++)
    sum += p->out[o] = expf (p->out[o] - most);
  for (int o = 0; o < RT_NET_CLASSES; o++)
    p->out[o] /= sum;
}

/* Back through the two full layers: the slope of A3. */
static void
full_back (RtLearner *learner, const Pass *p, const float *d, float *slope)
{
  float f[RT_NET_F];
  const RtDigitNet *net = &learner->now;
  RtDigitNet *to = &learner->slope;

  for (int i = 0; i < RT_NET_F; i++) {
    float sum = 0;

    for (int o = 0; o < RT_NET_CLASSES; o++) {
      to->w5[i * RT_NET_CLASSES + o] += p->f[i] * d[o];
      sum += net->w5[i * RT_NET_CLASSES + o] * d[o];
    }
    f[i] = p->f[i] > 0 ? sum * p->kept[i] : 0;
    to->b4[i] += f[i];
  }
  for (int o = 0; o < RT_NET_CLASSES; o++)
    to->b5[o] += d[o];
  for (size_t i = 0; i < sizeof p->a3 / sizeof *p->a3; i++) {
    float sum = 0;

    for (size_t o = 0; p->a3[i] > 0 && o < RT_NET_F; o++) {
      to->w4[i * RT_NET_F + o] += p->a3[i] * f[o];
      sum += net->w4[i * RT_NET_F + o] * f[o];
    }
    slope[i] = sum;
  }
}

float
rt_learner_see (RtLearner *learner, RtChance *chance,
                const float cell[RT_NET_SIDE * RT_NET_SIDE], int label, bool *hit)
{
  static Pass p, slope;
  RtDigitNet *to = &learner->slope;
  float d[RT_NET_CLASSES], surprise;
  int best = 0;

  pass_through (&learner->now, chance, cell, &p);
  for (int o = 0; o < RT_NET_CLASSES; o++) {
    best = p.out[o] > p.out[best] ? o : best;
    d[o] = p.out[o] - (o == label ? 1 - SMOOTH : 0) - SMOOTH / RT_NET_CLASSES;
  }
  surprise = -logf (p.out[label] + 1e-9f);
  *hit = best == label;
  full_back (learner, &p, d, slope.a3);
  memset (slope.h2, 0, sizeof slope.h2);
  convolve_back (p.h2, RT_NET_P2, RT_NET_C2, 3, learner->turned.w3, RT_NET_C3, p.a3, slope.a3,
                 to->w3, to->b3, slope.h2);
  halve_back (slope.h2, RT_NET_S2, RT_NET_C2, p.from2, slope.a2);
  memset (slope.h1, 0, sizeof slope.h1);
  convolve_back (p.h1, RT_NET_P1, RT_NET_C1, 3, learner->turned.w2, RT_NET_C2, p.a2, slope.a2,
                 to->w2, to->b2, slope.h1);
  halve_back (slope.h1, RT_NET_S1, RT_NET_C1, p.from1, slope.a1);
  convolve_back (cell, RT_NET_SIDE, 1, 5, learner->turned.w1, RT_NET_C1, p.a1, slope.a1, to->w1,
                 to->b1, NULL);
  return surprise;
}

/* W, which is 3 rows of WIDTH inputs, with the inputs innermost. */
static void
turn (const float *w, int width, int n_out, float *turned)
{
  for (int row = 0; row < 3; row++)
    for (int i = 0; i < width; i++)
      for (int o = 0; o < n_out; o++)
        turned[(row * n_out + o) * width + i] = w[(row * width + i) * n_out + o];
}

void
rt_learner_step (RtLearner *learner, float rate, int n)
{
  const float decay1 = 0.9f, decay2 = 0.999f, decay_mean = 0.995f;
  float *now = (float *) (void *) &learner->now, *mean = (float *) (void *) &learner->mean;
  float *slope = (float *) (void *) &learner->slope;
  float *first = (float *) (void *) &learner->first, *second = (float *) (void *) &learner->second;
  float full1, full2;

  learner->n_steps++;
  full1 = 1 - powf (decay1, (float) learner->n_steps);
  full2 = 1 - powf (decay2, (float) learner->n_steps);
  for (int i = 0; n > 0 && i < RT_NET_SIZE; i++) {
    float g = slope[i] / (float) n;

    first[i] = decay1 * first[i] + (1 - decay1) * g;
    second[i] = decay2 * second[i] + (1 - decay2) * g * g;
    now[i] -= rate * (first[i] / full1) / (sqrtf (second[i] / full2) + 1e-8f);
    mean[i] = learner->n_steps < 200 ? now[i] : decay_mean * mean[i] + (1 - decay_mean) * now[i];
  }
  memset (&learner->slope, 0, sizeof learner->slope);
  turn (learner->now.w2, 3 * RT_NET_C1, RT_NET_C2, learner->turned.w2);
  turn (learner->now.w3, 3 * RT_NET_C2, RT_NET_C3, learner->turned.w3);
}
