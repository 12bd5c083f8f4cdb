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
#define BETTER 0.05 /* what another way must gain */

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

/* How sure the digits are, as a mean of logarithms; N becomes how many there are. */
static double
read_all (const RtPatch *patches, int polarity, float logs[CELLS][RT_NET_CLASSES], int *n)
{
  double level = rt_patch_ink_level (patches, &polarity), sum = 0;

  *n = 0;
  for (int cell = 0; cell < CELLS; cell++) {
    float in[RT_NET_SIDE * RT_NET_SIDE];
    int best = 0;

    rt_patch_normalise (&patches[cell], &rt_patch_view_whole, level, polarity, in);
    rt_net_run (net (), in, logs[cell]);
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
