/* train-digits.c - makes the weights of the digit net from rendered fonts.
 *
 *     train-digits FACES OUT [CELLS [SEED]]
 *
 * FACES is the list of typefaces, of which those that say "learn" are used; those that say "test" are
 * for the pictures that reading is tried with, and only counted with in the end: their cells are the validation set. The
 * same seed, fonts and FreeType give the same file, bit for bit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cells.h"
#include "faces.h"
#include "learn.h"

#include <glib.h>
#include <glib/gstdio.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CELLS 960000
#define AT_ONCE 32     /* cells to a step */
#define RATE 0.002f    /* of the first steps; it falls to nothing along half a cosine */
#define WARM_UP 100    /* steps, in which the rate rises */
#define TELL 1000      /* steps */
#define TRIED 20000    /* cells that the net is tried with in the end */

static void
append_float (GByteArray *bytes, float value)
{
  guint32 bits;

  memcpy (&bits, &value, sizeof bits);
  bits = GUINT32_TO_LE (bits);
  g_byte_array_append (bytes, (const guint8 *) &bits, sizeof bits);
}

/* NET as its file; see net.h. */
static GByteArray *
encode (const RtDigitNet *net)
{
  GByteArray *bytes = g_byte_array_new ();
  const float *w = (const float *) (const void *) net;

  g_byte_array_append (bytes, (const guint8 *) RT_NET_MAGIC, strlen (RT_NET_MAGIC));
  for (int l = 0; l < RT_NET_LAYERS; l++) {
    int n = rt_net_layers[l].n, out = rt_net_layers[l].out;
    float scales[RT_NET_F]; /* the widest layer */

    for (int o = 0; o < out; o++) {
      scales[o] = 1e-9f;
      for (int i = o; i < n; i += out)
        scales[o] = fmaxf (scales[o], fabsf (w[i]) / 127);
      append_float (bytes, scales[o]);
    }
    for (int i = 0; i < n; i++) {
      gint8 weight = (gint8) lrintf (w[i] / scales[i % out]);

      g_byte_array_append (bytes, (const guint8 *) &weight, 1);
    }
    for (int o = 0; o < out; o++)
      append_float (bytes, w[n + o]);
    w += n + out;
  }
  return bytes;
}

static void
learn (RtLearner *learner, RtChance *chance, const GPtrArray *faces, int n_cells)
{
  int n_steps = n_cells / AT_ONCE, n_hits = 0;
  double surprise = 0;

  rt_learner_start (learner, chance);
  rt_learner_step (learner, 0, 0);
  for (int step = 1; step <= n_steps; step++) {
    float rate = RATE * (0.5f + 0.5f * cosf ((float) G_PI * (float) step / (float) n_steps)) *
                 fminf (1, (float) step / WARM_UP);

    for (int i = 0; i < AT_ONCE; i++) {
      float cell[RT_NET_SIDE * RT_NET_SIDE];
      int label = rt_cell_draw (chance, faces, cell);
      bool hit;

      surprise += rt_learner_see (learner, chance, cell, label, &hit);
      n_hits += hit;
    }
    rt_learner_step (learner, rate, AT_ONCE);
    if (step % TELL == 0) {
      printf ("%d cells: surprise %.4f, right %.4f\n", step * AT_ONCE,
              surprise / (TELL * AT_ONCE), (double) n_hits / (TELL * AT_ONCE));
      fflush (stdout);
      surprise = n_hits = 0;
    }
  }
}

/* How many of so many cells with FACES the net, as it is kept, reads right; and how many of those
 * that it reads wrong it is sure of. */
static void
try_out (const RtDigitNet *net, const GPtrArray *faces, const char *what)
{
  RtChance chance = { 12345 };
  int n_right = 0, n_sure = 0;

  for (int i = 0; i < TRIED && faces->len > 0; i++) {
    float cell[RT_NET_SIDE * RT_NET_SIDE], logs[RT_NET_CLASSES];
    int label = rt_cell_draw (&chance, faces, cell), best = 0;

    rt_net_run (net, cell, logs);
    for (int o = 1; o < RT_NET_CLASSES; o++)
      best = logs[o] > logs[best] ? o : best;
    n_right += best == label;
    n_sure += best != label && logs[best] > logf (0.9f);
  }
  printf ("%s: %u faces, %.4f right, %.4f wrong and sure\n", what, faces->len,
          (double) n_right / TRIED, (double) n_sure / TRIED);
}

int
main (int argc, char **argv)
{
  int n_cells = argc > 3 ? atoi (argv[3]) : CELLS;
  RtChance chance = { argc > 4 ? strtoull (argv[4], NULL, 10) : 20 };
  g_autoptr (GPtrArray) faces = NULL, others = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  g_autoptr (GError) error = NULL;
  static RtLearner learner;
  static RtDigitNet kept;

  if (argc < 3 || argc > 5) {
    g_printerr ("usage: train-digits FACES OUT [CELLS [SEED]]\n");
    return 2;
  }
  faces = rt_faces_draw (argv[1], "learn");
  others = rt_faces_draw (argv[1], "test");
  if (faces->len == 0)
    return 1;
  printf ("%u faces\n", faces->len);
  for (int i = 0; i < 20; i++)
    rt_chance_bits (&chance);
  learn (&learner, &chance, faces, n_cells);
  bytes = encode (&learner.mean);
  if (!rt_net_decode (bytes->data, bytes->len, &kept))
    return 1;
  try_out (&kept, faces, "faces learned with");
  try_out (&kept, others, "others");
  if (!g_file_set_contents (argv[2], (const char *) bytes->data, (gssize) bytes->len, &error)) {
    g_printerr ("%s\n", error->message);
    return 1;
  }
  return 0;
}
