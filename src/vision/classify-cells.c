/* classify-cells.c - classifies all cells with the net, and finds the orientation of the grid.
 *
 * The net is the best evidence of the orientation; the places of ink are none, as most puzzles are
 * symmetric. The three other orientations are tried only if the digits are poor. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/classify-cells.h"

#include "vision-resources.h"

#include <gio/gio.h>
#include <math.h>
#include <string.h>

#define WEIGHTS "/io/github/retrace_sudoku/Retrace/digits.net"

enum {
  CELLS = 81,
  INKED = 17,        /* cells classified in each orientation: no puzzle has fewer digits */
  MOST_UNCLEAR = 30, /* most cells that are classified again */
};
#define UPRIGHT -0.02 /* with a greater mean logarithm, no other orientation is tried */
#define CLEAR 0.98f  /* a first result of greater probability needs no second one */
/* most of the doubt that may remain in another orientation: upside down is nearly as sure */
#define BETTER 0.5

/* Views for the second classification: offsets and sizes, in parts of a cell. */
static const struct {
  double x, y, size;
} beside[] = {
  { -0.05, 0, 1 }, { 0.05, 0, 1 }, { 0, -0.05, 1 }, { 0, 0.05, 1 }, { 0, 0, 0.92 }, { 0, 0, 1.08 },
};

/* Returns the net, whose weights are part of the program. */
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

static int
best_of (const float logs[RT_NET_CLASSES])
{
  int best = 0;

  for (int digit = 1; digit < RT_NET_CLASSES; digit++)
    best = logs[digit] > logs[best] ? digit : best;
  return best;
}

/* Returns the logarithm of the probability of the likeliest digit, which may be below that of no
 * digit. */
static double
readable (const float logs[RT_NET_CLASSES])
{
  float most = logs[1];

  for (int digit = 2; digit < RT_NET_CLASSES; digit++)
    most = fmaxf (most, logs[digit]);
  return fmax ((double) most, -4);
}

/* Returns true if the first classification is sure enough. */
static bool
is_clear (const float logs[RT_NET_CLASSES])
{
  return expf (logs[best_of (logs)]) > CLEAR;
}

/* Replaces LOGS, the first result for a cell, by the mean of several, each at a slight offset:
 * noise and rests of lines differ among them. */
static void
look_again (const RtPatch *patch, double level, int polarity, float logs[RT_NET_CLASSES])
{
  float in[RT_NET_SIDE * RT_NET_SIDE], sum[RT_NET_CLASSES];

  for (int digit = 0; digit < RT_NET_CLASSES; digit++)
    sum[digit] = expf (logs[digit]);
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

/* Classifies the cells of WHICH. Returns their mean readability. */
static double
read_some (const RtPatch *patches, double level, int polarity, const bool which[CELLS],
           float logs[CELLS][RT_NET_CLASSES])
{
  double sum = 0;
  int n = 0;

  for (int cell = 0; cell < CELLS; cell++) {
    float in[RT_NET_SIDE * RT_NET_SIDE];

    if (!which[cell])
      continue;
    rt_patch_normalise (&patches[cell], &rt_patch_view_whole, level, polarity, in);
    rt_net_run (net (), in, logs[cell]);
    sum += readable (logs[cell]);
    n++;
  }
  return sum / n;
}

/* Turns all patches, and the flags of WHICH, by a quarter to the right. */
static void
turn (RtPatch patches[CELLS], bool which[CELLS])
{
  g_autofree RtPatch *before = g_memdup2 (patches, sizeof (RtPatch) * CELLS);
  bool was[CELLS];

  memcpy (was, which, sizeof was);
  for (int cell = 0; cell < CELLS; cell++) {
    int at = (8 - cell % 9) * 9 + cell / 9;

    which[cell] = was[at];
    for (int y = 0; y < RT_PATCH_SIDE; y++)
      for (int x = 0; x < RT_PATCH_SIDE; x++)
        patches[cell].at[y * RT_PATCH_SIDE + x] =
          before[at].at[(RT_PATCH_SIDE - 1 - x) * RT_PATCH_SIDE + y];
  }
}

/* Chooses the cells with the most ink, which determine the orientation: the net recognizes no digit
 * that lies on its side. */
static void
choose_inked (const float inks[CELLS], bool which[CELLS])
{
  memset (which, 0, sizeof (bool) * CELLS);
  for (int k = 0; k < INKED; k++) {
    int most = -1;

    for (int cell = 0; cell < CELLS; cell++)
      if (!which[cell] && (most < 0 || inks[cell] > inks[most]))
        most = cell;
    which[most] = true;
  }
}

/* Turns PATCHES upright, and classifies each. */
static int
turn_upright (RtPatch patches[CELLS], const float inks[CELLS], double level, int polarity,
              float logs[CELLS][RT_NET_CLASSES])
{
  bool which[CELLS];
  float other[CELLS][RT_NET_CLASSES];
  double sure;
  int best = 0;

  choose_inked (inks, which);
  sure = read_some (patches, level, polarity, which, logs);
  if (sure <= UPRIGHT) {
    for (int turns = 1; turns < 4; turns++) {
      double now;

      turn (patches, which);
      now = read_some (patches, level, polarity, which, other);
      if (now > BETTER * sure) {
        sure = now;
        best = turns;
        memcpy (logs, other, sizeof other);
      }
    }
    for (int turns = 3; turns < 4 + best; turns++)
      turn (patches, which);
  }
  for (int cell = 0; cell < CELLS; cell++)
    which[cell] = !which[cell];
  read_some (patches, level, polarity, which, logs);
  return best;
}

/* Classifies unclear cells again. A place with too many unclear cells is no grid, and not worth
 * it. */
static void
read_thoroughly (const RtPatch *patches, double level, int polarity,
                 float logs[CELLS][RT_NET_CLASSES])
{
  int n = 0;

  for (int cell = 0; cell < CELLS; cell++)
    n += !is_clear (logs[cell]);
  for (int cell = 0; cell < CELLS && n <= MOST_UNCLEAR; cell++)
    if (!is_clear (logs[cell]))
      look_again (&patches[cell], level, polarity, logs[cell]);
}

int
rt_digits_read (RtPatch patches[CELLS], int polarity, float logs[CELLS][RT_NET_CLASSES])
{
  float inks[CELLS];
  double level = rt_patch_ink_level (patches, &polarity, inks);
  int turns = turn_upright (patches, inks, level, polarity, logs);

  read_thoroughly (patches, level, polarity, logs);
  return turns;
}
