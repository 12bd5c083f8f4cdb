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

enum {
  LIKE_EDGE = 5,  /* pixels of a cell's side that are not compared: they may hold lines */
  LIKE_REACH = 2, /* pixels by which a digit may lie beside the place of another */
  LIKES = 3,      /* clear digits of a kind */
  LIKE_SIDE = RT_NET_SIDE - 2 * LIKE_EDGE,
};
/* Loss of a digit that is less like the clear ones of its kind than these are like each other, in logarithms
 * for a correlation that is lower by one; and most of it. A digit in another typeface keeps a chance. */
#define UNLIKE 30.0f
#define MOST_UNLIKE 3.0f
#define ASKEW 0.6f     /* correlation that some digit reaches even if another one is in the cell */
#define DOUBT 0.03f    /* least probability that there is a digit, unless it was lower before */
#define OVERLAID 0.03f /* correlation that is lacking where something lies over a digit */
#define UNSURE 0.9f    /* a digit of a greater probability is sure, whatever lies over it */
#define HOPELESS -7.0f /* digits of a lower logarithm are not compared */

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

/* The ink of a cell in hundredths, in whole numbers, whose sums compilers make quick. */
typedef int16_t Ink[RT_NET_SIDE * RT_NET_SIDE];

/* Returns the greatest correlation of the ink of CELL with that of OTHER, which may lie a little beside it. */
static float
likeness (const Ink cell, const Ink other)
{
  const float n = LIKE_SIDE * LIKE_SIDE;
  float most = -1;

  for (int dy = -LIKE_REACH; dy <= LIKE_REACH; dy++)
    for (int dx = -LIKE_REACH; dx <= LIKE_REACH; dx++) {
      int sum_a = 0, sum_b = 0, squares_a = 0, squares_b = 0, products = 0;
      float spread;

      for (int y = LIKE_EDGE; y < LIKE_EDGE + LIKE_SIDE; y++) {
        const int16_t *a = cell + (y + dy) * RT_NET_SIDE + LIKE_EDGE + dx;
        const int16_t *b = other + y * RT_NET_SIDE + LIKE_EDGE;

        for (int x = 0; x < LIKE_SIDE; x++) {
          sum_a += a[x];
          sum_b += b[x];
          squares_a += a[x] * a[x];
          squares_b += b[x] * b[x];
          products += a[x] * b[x];
        }
      }
      spread = ((float) squares_a - (float) sum_a * (float) sum_a / n) *
               ((float) squares_b - (float) sum_b * (float) sum_b / n);
      if (spread > 0)
        most = fmaxf (most, ((float) products - (float) sum_a * (float) sum_b / n) / sqrtf (spread));
    }
  return most;
}

/* The clear digits of a picture, to which unclear ones are compared: a few of each. */
typedef struct {
  Ink inks[RT_NET_CLASSES][LIKES];
  int n[RT_NET_CLASSES];
  float usual; /* mean correlation of two equal digits; 0 if there is no pair */
} Likes;

static void
find_ink (const RtPatch *patch, double level, int polarity, Ink ink)
{
  float in[RT_NET_SIDE * RT_NET_SIDE];

  rt_patch_normalise (patch, &rt_patch_view_whole, level, polarity, in);
  for (int i = 0; i < RT_NET_SIDE * RT_NET_SIDE; i++)
    ink[i] = (int16_t) (100 * in[i]);
}

static void
find_likes (const RtPatch *patches, double level, int polarity, float logs[CELLS][RT_NET_CLASSES], Likes *likes)
{
  float sum = 0;
  int n_pairs = 0;

  memset (likes->n, 0, sizeof likes->n);
  for (int cell = 0; cell < CELLS; cell++) {
    int digit = best_of (logs[cell]), n = likes->n[digit];

    if (digit == 0 || n == LIKES || !is_clear (logs[cell]))
      continue;
    find_ink (&patches[cell], level, polarity, likes->inks[digit][n]);
    if (n > 0) {
      sum += likeness (likes->inks[digit][n], likes->inks[digit][n - 1]);
      n_pairs++;
    }
    likes->n[digit]++;
  }
  likes->usual = n_pairs ? sum / (float) n_pairs : 0;
}

/* Makes digits of an unclear cell less probable if it does not look like the clear ones of their kind: in a
 * picture equal digits nearly always have the same shape. But a digit that is cut askew looks like none: then its
 * cell does not count, and if a digit is likeliest, it is not made less probable that there is one; else a doubt
 * stays. Returns true if something more seems to lie over a digit that was not sure. */
static bool
compare_alike (const RtPatch *patch, double level, int polarity, const Likes *likes, float logs[RT_NET_CLASSES])
{
  const int best = best_of (logs);
  const bool is_digit = best > 0;
  const float digits = 1 - expf (logs[0]);
  float compared[RT_NET_CLASSES];
  bool is_overlaid;
  float unlike[RT_NET_CLASSES] = { 0 }, likest = -1, sum = 0, share;
  Ink ink;

  find_ink (patch, level, polarity, ink);
  for (int digit = 1; digit < RT_NET_CLASSES; digit++) {
    float most = -1;

    for (int k = 0; k < likes->n[digit] && logs[digit] > HOPELESS; k++)
      most = fmaxf (most, likeness (ink, likes->inks[digit][k]));
    if (most > -1)
      unlike[digit] = fminf (fmaxf (UNLIKE * (likes->usual - most), 0), MOST_UNLIKE);
    likest = fmaxf (likest, most);
  }
  if (is_digit && likest < ASKEW)
    return false;
  memcpy (compared, logs, sizeof compared);
  for (int digit = 1; digit < RT_NET_CLASSES; digit++) {
    compared[digit] -= unlike[digit];
    sum += expf (compared[digit]);
  }
  share = is_digit ? digits : fmaxf (sum / (sum + expf (logs[0])), fminf (digits, DOUBT));
  if (!is_digit)
    compared[0] = logf (1 - share);
  for (int digit = 1; digit < RT_NET_CLASSES; digit++)
    compared[digit] += logf (share / sum);
  is_overlaid = is_digit && best_of (compared) == best && likest < likes->usual - OVERLAID &&
                logs[best] < logf (UNSURE);
  memcpy (logs, compared, sizeof compared);
  return is_overlaid;
}

/* Classifies unclear cells again. A place with too many unclear cells is no grid, and not worth
 * it. Returns the cells in which something seems to lie over a digit. */
static RtCells
read_thoroughly (const RtPatch *patches, double level, int polarity,
                 float logs[CELLS][RT_NET_CLASSES])
{
  bool unclear[CELLS];
  RtCells overlaid = { 0 };
  Likes likes;
  int n = 0;

  for (int cell = 0; cell < CELLS; cell++)
    n += unclear[cell] = !is_clear (logs[cell]);
  if (n == 0 || n > MOST_UNCLEAR)
    return overlaid;
  find_likes (patches, level, polarity, logs, &likes);
  for (int cell = 0; cell < CELLS; cell++)
    if (unclear[cell]) {
      look_again (&patches[cell], level, polarity, logs[cell]);
      if (compare_alike (&patches[cell], level, polarity, &likes, logs[cell]))
        rt_cells_add (&overlaid, cell);
    }
  return overlaid;
}

int
rt_digits_read (RtPatch patches[CELLS], int polarity, float logs[CELLS][RT_NET_CLASSES], RtCells *overlaid)
{
  float inks[CELLS];
  double level = rt_patch_ink_level (patches, &polarity, inks);
  int turns = turn_upright (patches, inks, level, polarity, logs);

  *overlaid = read_thoroughly (patches, level, polarity, logs);
  return turns;
}
