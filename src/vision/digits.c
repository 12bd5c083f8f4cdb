/* digits.c - all cells through the net.
 *
 * Which way up a grid is the net knows best: where the ink is says nothing, for most puzzles are
 * symmetric. The other three ways are tried only where the digits are poor. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/digits.h"

#include "vision-resources.h"

#include <gio/gio.h>
#include <math.h>
#include <string.h>

#define WEIGHTS "/io/github/retrace_sudoku/Retrace/digits.net"

enum { CELLS = 81 };
#define POOR -0.12  /* mean logarithm, below which a grid may be the wrong way up */
#define CLEAR 0.98f /* a first look that is surer needs no second one */
#define BETTER 0.05 /* what another way must gain */

/* Looks at a cell beside the first: by parts of a cell, and times as much of it. */
static const struct {
  double x, y, size;
} beside[] = {
  { -0.05, 0, 1 }, { 0.05, 0, 1 }, { 0, -0.05, 1 }, { 0, 0.05, 1 }, { 0, 0, 0.92 }, { 0, 0, 1.08 },
};

/* The weights, which are part of the program. */
static const RtDigitNet *
net (void)
{
  static gsize done;
  static RtDigitNet made;

  if (g_once_init_enter (&done)) {
    g_autoptr (GBytes) bytes = NULL;
    gsize size = 0;
    const uint8_t *data;

    rt_vision_register_resource ();
    bytes = g_resources_lookup_data (WEIGHTS, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
    data = bytes ? g_bytes_get_data (bytes, &size) : NULL;

    g_assert (data && rt_net_decode (data, size, &made));
    g_once_init_leave (&done, 1);
  }
  return &made;
}

/* What one cell shows. Where a first look leaves doubt, it is the mean of several, each a little beside
 * the others: noise and rests of lines are not the same in all of them. */
static void
read_cell (const RtPatch *patch, double level, int polarity, float logs[RT_NET_CLASSES])
{
  float in[RT_NET_SIDE * RT_NET_SIDE], sum[RT_NET_CLASSES], most = 0;

  rt_patch_normalise (patch, &rt_patch_view_whole, level, polarity, in);
  rt_net_run (net (), in, logs);
  for (int digit = 0; digit < RT_NET_CLASSES; digit++) {
    sum[digit] = expf (logs[digit]);
    most = fmaxf (most, sum[digit]);
  }
  if (most > CLEAR)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (beside); i++) {
    RtPatchView view = rt_patch_view_whole;

    view.x += beside[i].x;
    view.y += beside[i].y;
    view.width *= beside[i].size;
    view.height *= beside[i].size;
    rt_patch_normalise (patch, &view, level, polarity, in);
    rt_net_run (net (), in, logs);
    for (int digit = 0; digit < RT_NET_CLASSES; digit++)
      sum[digit] += expf (logs[digit]);
  }
  for (int digit = 0; digit < RT_NET_CLASSES; digit++)
    logs[digit] = logf (fmaxf (sum[digit] / (1 + G_N_ELEMENTS (beside)), 1e-9f));
}

/* How sure the digits are, as a mean of logarithms; N becomes how many there are. */
static double
read_all (const RtPatch *patches, int polarity, float logs[CELLS][RT_NET_CLASSES], int *n)
{
  double level = rt_patch_ink_level (patches, &polarity), sum = 0;

  *n = 0;
  for (int cell = 0; cell < CELLS; cell++) {
    int best = 0;

    read_cell (&patches[cell], level, polarity, logs[cell]);
    for (int digit = 1; digit < RT_NET_CLASSES; digit++)
      best = logs[cell][digit] > logs[cell][best] ? digit : best;
    if (best) {
      sum += logs[cell][best];
      ++*n;
    }
  }
  return *n ? sum / *n : -9;
}

/* A quarter turn to the right of all that the patches show. */
static void
turn (RtPatch patches[CELLS])
{
  g_autofree RtPatch *before = g_memdup2 (patches, sizeof (RtPatch) * CELLS);

  for (int cell = 0; cell < CELLS; cell++) {
    const RtPatch *from = &before[(8 - cell % 9) * 9 + cell / 9];

    for (int y = 0; y < RT_PATCH_SIDE; y++)
      for (int x = 0; x < RT_PATCH_SIDE; x++)
        patches[cell].at[y * RT_PATCH_SIDE + x] =
          from->at[(RT_PATCH_SIDE - 1 - x) * RT_PATCH_SIDE + y];
  }
}

int
rt_digits_read (RtPatch patches[CELLS], int polarity, float logs[CELLS][RT_NET_CLASSES])
{
  float other[CELLS][RT_NET_CLASSES];
  int n, n_other, best = 0;
  double sure = read_all (patches, polarity, logs, &n);

  if (sure > POOR || n == 0)
    return 0;
  for (int turns = 1; turns < 4; turns++) {
    double now;

    turn (patches);
    now = read_all (patches, polarity, other, &n_other);
    if (2 * n_other >= n && now > sure + BETTER) {
      sure = now;
      best = turns;
      memcpy (logs, other, sizeof other);
    }
  }
  for (int turns = 3; turns < 4 + best; turns++)
    turn (patches);
  return best;
}
