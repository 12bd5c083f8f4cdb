/* classify-cells.c - classifies all cells with the net, and finds the orientation of the grid.
 *
 * The orientation is found by the results of the net. The places of ink do not determine it, because
 * most puzzles are symmetric. The three other orientations are tried only if the net is unsure. */
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
  MOST_UNCLEAR = 45, /* at most so many cells are classified again: half of a page may be handwriting */
};
#define UPRIGHT -0.02 /* if the mean logarithm of the probabilities is greater, no other orientation is tried */
#define CLEAR 0.98f  /* a result of greater probability needs no second classification */
#define FAINT 0.45f   /* fainter ink, in the input of the net, is less probable handwriting */
#define BY_FAINT 18.0f
#define LIGHT 0.05f   /* probability of handwriting in light ink, relative to handwriting in dark ink */
#define WRITTEN 0.5f /* a digit with a greater probability of handwriting counts as handwritten */
/* another orientation must reduce the doubt below this share: a wrong orientation may be nearly as sure */
#define BETTER 0.5

enum { LIKES = 3 /* number of clear digits of a value, to which unclear digits are compared */ };
/* Loss of probability, in logarithms, of a digit that is less similar to clear digits of its value than these are to
 * each other: UNLIKE times the difference of correlations, but at most MOST_UNLIKE, because of other typefaces. */
#define UNLIKE 40.0f
#define MOST_UNLIKE 3.0f
#define ASKEW 0.6f     /* correlation that at least one value reaches, unless the digit is cut askew */
#define DOUBT 0.03f    /* the comparison lowers no digit's probability below this */
#define OVERLAID 0.03f /* loss of correlation from which on something seems to cover the digit */
#define UNSURE 0.9f    /* a digit of greater probability is sure, even if something covers it */
#define HOPELESS -7.0f /* digits whose probability has a lower logarithm are not compared */

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
best_of (const float logs[RT_NET_DIGITS])
{
  int best = 0;

  for (int digit = 1; digit < RT_NET_DIGITS; digit++)
    best = logs[digit] > logs[best] ? digit : best;
  return best;
}

/* Returns the logarithm of the probability of the likeliest digit 1..9, at least -4. Ignores the
 * probability that there is no digit. */
static double
readable (const float logs[RT_NET_DIGITS])
{
  float most = logs[1];

  for (int digit = 2; digit < RT_NET_DIGITS; digit++)
    most = fmaxf (most, logs[digit]);
  return fmax ((double) most, -4);
}

/* Returns true if the first classification is sure enough. */
static bool
is_clear (const float logs[RT_NET_DIGITS])
{
  return expf (logs[best_of (logs)]) > CLEAR;
}

/* Returns the probability that ink as faint as that in the middle of the cell IN is handwriting, relative to dark ink.
 * In nearly all blank cells that seem to have handwriting, the ink is the grain or a fold of the paper. */
static float
share_of_faint (const float in[RT_NET_SIDE * RT_NET_SIDE])
{
  enum { EDGE = 5, DARKEST = 7 /* rank of the pixel that is measured: a fiftieth of the middle is darker */ };
  float most[DARKEST] = { 0 };

  for (int y = EDGE; y < RT_NET_SIDE - EDGE; y++)
    for (int x = EDGE; x < RT_NET_SIDE - EDGE; x++) {
      float ink = in[y * RT_NET_SIDE + x];
      int at = DARKEST;

      for (; at > 0 && most[at - 1] < ink; at--)
        if (at < DARKEST)
          most[at] = most[at - 1];
      if (at < DARKEST)
        most[at] = ink;
    }
  return expf (fminf ((most[DARKEST - 1] - FAINT) * BY_FAINT, 0));
}

void
rt_cell_look (const RtPatch *patch, const RtPatchView *view, double level, int polarity, float logs[RT_NET_DIGITS],
              float *by_hand)
{
  float in[RT_NET_SIDE * RT_NET_SIDE], both[RT_NET_CLASSES], print = 0, hand = 0, faint, all;

  rt_patch_normalise (patch, view, level, polarity, in);
  rt_net_run (net (), in, both);
  faint = polarity > 0 ? share_of_faint (in) : LIGHT;
  all = expf (both[0]);
  for (int digit = 1; digit < RT_NET_DIGITS; digit++)
    all += expf (both[digit]) + faint * expf (both[digit + RT_NET_DIGITS - 1]);
  logs[0] = both[0] - logf (all);
  for (int digit = 1; digit < RT_NET_DIGITS; digit++) {
    float printed = expf (both[digit]) / all, written = faint * expf (both[digit + RT_NET_DIGITS - 1]) / all;

    print += printed;
    hand += written;
    logs[digit] = logf (fmaxf (printed + written, 1e-30f));
  }
  *by_hand = hand / fmaxf (print + hand, 1e-30f);
}

/* Replaces LOGS and BY_HAND, the first result for a cell, by the mean of several results, each for a
 * slightly shifted view. Noise and remains of lines differ between the views. */
static void
look_again (const RtPatch *patch, double level, int polarity, float logs[RT_NET_DIGITS], float *by_hand)
{
  float sum[RT_NET_DIGITS], hand = *by_hand;

  for (int digit = 0; digit < RT_NET_DIGITS; digit++)
    sum[digit] = expf (logs[digit]);
  for (gsize i = 0; i < G_N_ELEMENTS (beside); i++) {
    RtPatchView view = rt_patch_view_whole;
    float now;

    view.x += beside[i].x;
    view.y += beside[i].y;
    view.width *= beside[i].size;
    view.height *= beside[i].size;
    rt_cell_look (patch, &view, level, polarity, logs, &now);
    hand += now;
    for (int digit = 0; digit < RT_NET_DIGITS; digit++)
      sum[digit] += expf (logs[digit]);
  }
  *by_hand = hand / (1 + G_N_ELEMENTS (beside));
  for (int digit = 0; digit < RT_NET_DIGITS; digit++)
    logs[digit] = logf (fmaxf (sum[digit] / (1 + G_N_ELEMENTS (beside)), 1e-9f));
}

/* Classifies the cells for which WHICH is true. Returns the mean logarithm of their likeliest digits. */
static double
read_some (const RtPatch *patches, double level, int polarity, const bool which[CELLS], RtCellDigits *digits)
{
  double sum = 0;
  int n = 0;

  for (int cell = 0; cell < CELLS; cell++) {
    if (!which[cell])
      continue;
    rt_cell_look (&patches[cell], &rt_patch_view_whole, level, polarity, digits->logs[cell], &digits->by_hand[cell]);
    sum += readable (digits->logs[cell]);
    n++;
  }
  return sum / n;
}

/* Rotates the grid by a quarter to the right: rotates each patch, and reorders PATCHES and WHICH. */
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

/* Sets WHICH to the cells with the most ink. They determine the orientation, because the net does not
 * recognize digits that lie on their side. */
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

/* Rotates PATCHES until the digits are upright, and classifies each patch. Returns the number of
 * quarter turns. */
static int
turn_upright (RtPatch patches[CELLS], const float inks[CELLS], double level, int polarity, RtCellDigits *digits)
{
  bool which[CELLS];
  RtCellDigits other;
  double sure;
  int best = 0;

  choose_inked (inks, which);
  sure = read_some (patches, level, polarity, which, digits);
  if (sure <= UPRIGHT) {
    for (int turns = 1; turns < 4; turns++) {
      double now;

      turn (patches, which);
      now = read_some (patches, level, polarity, which, &other);
      if (now > BETTER * sure) {
        sure = now;
        best = turns;
        *digits = other;
      }
    }
    for (int turns = 3; turns < 4 + best; turns++)
      turn (patches, which);
  }
  for (int cell = 0; cell < CELLS; cell++)
    which[cell] = !which[cell];
  read_some (patches, level, polarity, which, digits);
  return best;
}

/* Clear printed digits of a picture, at most LIKES of each value. Unclear digits are compared to them. */
typedef struct {
  RtCellInk inks[RT_NET_DIGITS][LIKES];
  int n[RT_NET_DIGITS];
  float usual; /* mean correlation of two equal digits; 0 if there is no pair */
} Likes;

static void
find_likes (const RtPatch *patches, double level, int polarity, const RtCellDigits *digits, Likes *likes)
{
  float sum = 0;
  int n_pairs = 0;

  memset (likes->n, 0, sizeof likes->n);
  for (int cell = 0; cell < CELLS; cell++) {
    int digit = best_of (digits->logs[cell]), n = likes->n[digit];

    if (digit == 0 || n == LIKES || !is_clear (digits->logs[cell]) || digits->by_hand[cell] > WRITTEN)
      continue;
    rt_cell_ink (&patches[cell], level, polarity, &likes->inks[digit][n]);
    if (n > 0) {
      sum += rt_cell_likeness (&likes->inks[digit][n], &likes->inks[digit][n - 1]);
      n_pairs++;
    }
    likes->n[digit]++;
  }
  likes->usual = n_pairs ? sum / (float) n_pairs : 0;
}

/* Compares an unclear cell with the clear digits of each value. Reduces in LOGS the probability of values to which the
 * cell is not similar, because equal printed digits nearly always have the same shape. Changes nothing if a digit is
 * similar to no value, as a digit cut askew. If the cell has a digit, the probability of an empty cell is unchanged.
 * Returns true if something seems to cover a digit that was not sure. */
static bool
compare_alike (const RtPatch *patch, double level, int polarity, const Likes *likes, float logs[RT_NET_DIGITS])
{
  const int best = best_of (logs);
  const bool is_digit = best > 0;
  const float digits = 1 - expf (logs[0]);
  float compared[RT_NET_DIGITS];
  bool is_overlaid;
  float unlike[RT_NET_DIGITS] = { 0 }, likest = -1, sum = 0, share;
  RtCellInk ink;

  rt_cell_ink (patch, level, polarity, &ink);
  for (int digit = 1; digit < RT_NET_DIGITS; digit++) {
    float most = -1;

    for (int k = 0; k < likes->n[digit] && logs[digit] > HOPELESS; k++)
      most = fmaxf (most, rt_cell_likeness (&ink, &likes->inks[digit][k]));
    if (most > -1)
      unlike[digit] = fminf (fmaxf (UNLIKE * (likes->usual - most), 0), MOST_UNLIKE);
    likest = fmaxf (likest, most);
  }
  if (is_digit && likest < ASKEW)
    return false;
  memcpy (compared, logs, sizeof compared);
  for (int digit = 1; digit < RT_NET_DIGITS; digit++) {
    compared[digit] -= unlike[digit];
    sum += expf (compared[digit]);
  }
  share = is_digit ? digits : fmaxf (sum / (sum + expf (logs[0])), fminf (digits, DOUBT));
  if (!is_digit)
    compared[0] = logf (1 - share);
  for (int digit = 1; digit < RT_NET_DIGITS; digit++)
    compared[digit] += logf (share / sum);
  is_overlaid = is_digit && best_of (compared) == best && likest < likes->usual - OVERLAID &&
                logs[best] < logf (UNSURE);
  memcpy (logs, compared, sizeof compared);
  return is_overlaid;
}

/* Classifies unclear cells a second time, and compares unclear printed digits with clear ones. Does nothing if there
 * are too many unclear cells, because such a place is not a grid. */
static void
read_thoroughly (const RtPatch *patches, double level, int polarity, RtCellDigits *digits)
{
  bool unclear[CELLS];
  Likes likes;
  int n = 0;

  digits->overlaid = RT_CELLS_NONE;
  for (int cell = 0; cell < CELLS; cell++)
    n += unclear[cell] = !is_clear (digits->logs[cell]);
  if (n == 0 || n > MOST_UNCLEAR)
    return;
  find_likes (patches, level, polarity, digits, &likes);
  for (int cell = 0; cell < CELLS; cell++)
    if (unclear[cell]) {
      look_again (&patches[cell], level, polarity, digits->logs[cell], &digits->by_hand[cell]);
      if (digits->by_hand[cell] < WRITTEN &&
          compare_alike (&patches[cell], level, polarity, &likes, digits->logs[cell]))
        rt_cells_add (&digits->overlaid, cell);
    }
}

int
rt_digits_read (RtPatch patches[CELLS], int polarity, RtCellDigits *digits)
{
  float inks[CELLS];
  double level = rt_patch_ink_level (patches, &polarity, inks);
  int turns = turn_upright (patches, inks, level, polarity, digits);

  digits->level = level;
  digits->polarity = polarity;
  read_thoroughly (patches, level, polarity, digits);
  return turns;
}
