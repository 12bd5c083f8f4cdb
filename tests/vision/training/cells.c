/* cells.c - draws the ink of a cell, lays it on paper, and spoils that: light, blur, few pixels,
 * noise.
 *
 * All shares and ranges are guesses of what telephones and programs do; the photos that reading is
 * measured with had no part in them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cells.h"

#include "../pen.h"
#include "faces.h"
#include "vision/normalize-cell.h"

#include <math.h>
#include <string.h>

/* Shares of the cells that show no digit, and a printed one; the others are handwritten. */
#define NOTHING 0.30f
#define PRINT 0.42f

enum { SIDE = RT_PATCH_SIDE, AREA = SIDE * SIDE };
#define SCALE (SIDE / (float) (1 + 2 * RT_PATCH_MARGIN)) /* pixels to a cell */

/* A digit in a cell: its middle, height in cells, width by its own, turn, slant, how dark, and by how much
 * its strokes are wider than those of the typeface, in cells: ink runs, or is too little. */
typedef struct {
  float x, y, height, stretch, turn, slant, dark, wider;
} Stamp;

static float
in (RtChance *chance, float low, float high)
{
  return rt_chance_in (chance, low, high);
}

/* About normal, with a deviation of 1, from one number: for each of many pixels. */
static float
grain (RtChance *chance)
{
  uint32_t bits = rt_chance_bits (chance);

  return ((float) ((bits & 255) + (bits >> 8 & 255) + (bits >> 16 & 255) + (bits >> 24)) - 510) / 147.8f;
}

static float
glyph_at (const guint8 *glyph, float u, float v)
{
  int x, y;
  float a, b;

  if (u < 0 || v < 0 || u >= RT_FACE_SIDE - 1 || v >= RT_FACE_SIDE - 1)
    return 0;
  x = (int) u;
  y = (int) v;
  a = u - (float) x;
  b = v - (float) y;
  glyph += y * RT_FACE_SIDE + x;
  return ((glyph[0] * (1 - a) + glyph[1] * a) * (1 - b) +
          (glyph[RT_FACE_SIDE] * (1 - a) + glyph[RT_FACE_SIDE + 1] * a) * b) / 255;
}

/* The same with strokes that are wider by 2 * REACH, which may be negative. */
static float
inked_at (const guint8 *glyph, float u, float v, float reach)
{
  float value = glyph_at (glyph, u, v);

  for (int k = 0; k < 4 && (reach < 0 || reach > 0); k++) {
    float beside = glyph_at (glyph, u + (k < 2 ? reach : -reach) * 0.7f, v + (k % 2 ? reach : -reach) * 0.7f);

    value = reach > 0 ? fmaxf (value, beside) : fminf (value, beside);
  }
  return value;
}

static void
stamp (float *ink, const RtFace *face, int digit, Stamp s)
{
  float scale = RT_FACE_HEIGHT / (s.height * SCALE), c = cosf (s.turn), d = sinf (s.turn);
  float middle_x = (s.x + (float) RT_PATCH_MARGIN) * SCALE;
  float middle_y = (s.y + (float) RT_PATCH_MARGIN) * SCALE, wider = s.wider / 2 * SCALE * scale;
  int reach = (int) (s.height * SCALE * 0.85f * fmaxf (1, s.stretch)) + 2;
  int left = MAX (0, (int) middle_x - reach), right = MIN (SIDE - 1, (int) middle_x + reach);
  int top = MAX (0, (int) middle_y - reach), bottom = MIN (SIDE - 1, (int) middle_y + reach);

  for (int y = top; y <= bottom; y++)
    for (int x = left; x <= right; x++) {
      float a = (float) x + 0.5f - middle_x, b = (float) y + 0.5f - middle_y;
      float v = (b * c - a * d) * scale;
      float u = (a * c + b * d) * scale / s.stretch + s.slant * v;
      float dark = s.dark * inked_at (face->digits[digit - 1], u + RT_FACE_SIDE / 2 - 0.5f,
                                      v + RT_FACE_SIDE / 2 - 0.5f, wider);

      ink[y * SIDE + x] = fmaxf (ink[y * SIDE + x], dark);
    }
}

/* A digit by HAND in a cell as S says; up to BARE of its ink is missing here and there,
 * as graphite leaves paper. */
static void
write_digit (RtChance *chance, float *ink, const RtHand *hand, int digit, Stamp s, float bare)
{
  RtPenDot dots[RT_PEN_DOTS];
  int n = rt_pen_trace (chance, hand, digit, dots);
  float written[AREA] = { 0 };

  for (int i = 0; i < n; i++) {
    float x = (s.x + s.height * dots[i].x + (float) RT_PATCH_MARGIN) * SCALE;
    float y = (s.y + s.height * dots[i].y + (float) RT_PATCH_MARGIN) * SCALE;
    float radius = fmaxf (hand->radius * dots[i].radius * SCALE, 0.5f), dark = s.dark * dots[i].dark;

    for (int v = MAX (0, (int) (y - radius - 1)); v < SIDE && (float) v < y + radius + 1; v++)
      for (int u = MAX (0, (int) (x - radius - 1)); u < SIDE && (float) u < x + radius + 1; u++) {
        float a = (float) u + 0.5f - x, b = (float) v + 0.5f - y, away = sqrtf (a * a + b * b);

        written[v * SIDE + u] = fmaxf (written[v * SIDE + u], dark * CLAMP (radius - away + 0.5f, 0, 1));
      }
  }
  for (int i = 0; i < AREA; i++)
    if (written[i] > 0)
      ink[i] = fmaxf (ink[i], written[i] * (1 - bare * in (chance, 0, 1)));
}

/* A line across at POS, from FROM to TO along it, all in cells. */
static void
rule (float *ink, gboolean level, float pos, float thick, float dark, float from, float to,
      float slope)
{
  for (int along = MAX (0, (int) ((from + (float) RT_PATCH_MARGIN) * SCALE));
       along < SIDE && (float) along < (to + (float) RT_PATCH_MARGIN) * SCALE; along++) {
    float middle = (pos + (float) RT_PATCH_MARGIN) * SCALE + slope * (float) (along - SIDE / 2);
    float low = middle - thick * SCALE / 2, high = middle + thick * SCALE / 2;

    for (int z = MAX (0, (int) low - 1); z < SIDE && (float) z <= high; z++) {
      float share = fminf ((float) z + 1, high) - fmaxf ((float) z, low);
      float *at = level ? ink + z * SIDE + along : ink + along * SIDE + z;

      *at = fmaxf (*at, share * dark);
    }
  }
}

static void
spot (float *ink, float x, float y, float radius, float dark)
{
  for (int i = 0; i < AREA; i++) {
    float a = ((float) (i % SIDE) + 0.5f) / SCALE - (float) RT_PATCH_MARGIN - x;
    float b = ((float) (i / SIDE) + 0.5f) / SCALE - (float) RT_PATCH_MARGIN - y;

    if (a * a + b * b < radius * radius)
      ink[i] = fmaxf (ink[i], dark);
  }
}

/* Blurs by so much across and down. */
static void
blur (float *at, float sigma_x, float sigma_y)
{
  enum { MOST = 9 };

  for (int pass = 0; pass < 2; pass++) {
    float sigma = pass ? sigma_y : sigma_x, weights[2 * MOST + 1], sum = 0, half[AREA];
    int reach = MIN (MOST, (int) (2.5f * sigma + 1));

    for (int i = -reach; i <= reach; i++)
      sum += weights[i + reach] = expf ((float) -(i * i) / (2 * sigma * sigma));
    for (int y = 0; y < SIDE; y++) {
      float row[SIDE + 2 * MOST], *to = half + y * SIDE;

      memset (to, 0, sizeof (float) * SIDE);
      for (int x = 0; x < SIDE + 2 * MOST; x++)
        row[x] = at[y * SIDE + CLAMP (x - MOST, 0, SIDE - 1)];
      for (int i = -reach; i <= reach; i++) {
        const float weight = weights[i + reach] / sum;
        const float *from = pass ? at + CLAMP (y + i, 0, SIDE - 1) * SIDE : row + MOST + i;

        for (int x = 0; x < SIDE; x++)
          to[x] += weight * from[x];
      }
    }
    memcpy (at, half, sizeof half);
  }
}

/* Frames and cell lines, or none at all. */
static void
draw_lines (RtChance *chance, float *ink, gboolean clean)
{
  float root = in (chance, 0.1f, 0.32f), dark = in (chance, 0.15f, 1.1f);

  if (rt_chance_is (chance, 0.07f))
    return;
  for (int side = 0; side < 4; side++) {
    float thick = root * root, pos, slope;

    if (rt_chance_is (chance, 0.06f))
      continue;
    if (rt_chance_is (chance, 0.35f))
      thick *= in (chance, 1, 3);
    pos = (float) (side % 2) + rt_chance_bell (chance) * 0.015f;
    slope = clean ? 0 : rt_chance_bell (chance) * 0.015f;
    rule (ink, side / 2, pos, thick + 0.012f, dark * in (chance, 0.7f, 1), -(float) RT_PATCH_MARGIN,
          1 + (float) RT_PATCH_MARGIN, slope);
  }
}

/* What stands in the cells beside it, for where the cut was not quite right; a HAND (may be NULL) is not held
 * back by lines. */
static void
draw_neighbours (RtChance *chance, float *ink, const RtFace *face, const RtHand *hand, Stamp own)
{
  for (int side = 0; side < 4; side++) {
    Stamp other = own;

    if (!rt_chance_is (chance, 0.15f))
      continue;
    other.x += (float) (side == 0) - (float) (side == 1);
    other.y += (float) (side == 2) - (float) (side == 3);
    if (hand && rt_chance_is (chance, 0.6f)) {
      other.x += rt_chance_bell (chance) * 0.08f;
      other.y += rt_chance_bell (chance) * 0.08f;
      other.height = in (chance, 0.6f, 1);
      write_digit (chance, ink, hand, 1 + rt_chance_of (chance, 9), other, 0);
    } else {
      stamp (ink, face, 1 + rt_chance_of (chance, 9), other);
    }
  }
}

/* The sum of a cage, small in the corner beside a digit. */
static void
draw_sum (RtChance *chance, float *ink, const RtFace *face)
{
  int n = 1 + rt_chance_of (chance, 2);

  for (int i = 0; i < n; i++) {
    int digit = 1 + rt_chance_of (chance, 9);
    Stamp small = { .x = 0.1f + (float) i * 0.1f + in (chance, 0, 0.05f),
                    .y = in (chance, 0.08f, 0.16f), .height = in (chance, 0.1f, 0.17f),
                    .stretch = 1, .dark = in (chance, 0.4f, 1) };

    stamp (ink, face, digit, small);
  }
}

/* Pencil marks, each in its own place of nine. */
static void
draw_marks (RtChance *chance, float *ink, const RtFace *face)
{
  float share = in (chance, 0.1f, 0.9f), apart = in (chance, 0.24f, 0.33f);
  Stamp mark = { .height = in (chance, 0.13f, 0.28f), .stretch = 1, .dark = in (chance, 0.25f, 1) };

  for (int digit = 1; digit <= 9; digit++)
    if (rt_chance_is (chance, share)) {
      mark.x = 0.5f + (float) ((digit - 1) % 3 - 1) * apart;
      mark.y = 0.5f + (float) ((digit - 1) / 3 - 1) * apart;
      stamp (ink, face, digit, mark);
    }
}

/* Pencil marks in a row, in the corner or in the middle. */
static void
draw_row (RtChance *chance, float *ink, const RtFace *face)
{
  int n = 1 + rt_chance_of (chance, 5);
  gboolean corner = rt_chance_is (chance, 0.5f);
  Stamp mark = { .height = in (chance, 0.13f, 0.27f), .stretch = 1, .dark = in (chance, 0.25f, 1) };

  mark.y = corner ? in (chance, 0.1f, 0.22f) : in (chance, 0.4f, 0.6f);
  mark.x = corner ? 0.15f : 0.5f - (float) (n - 1) * mark.height * 0.35f;
  for (int i = 0; i < n; i++, mark.x += mark.height * 0.75f)
    stamp (ink, face, 1 + rt_chance_of (chance, 9), mark);
}

/* Small digits by HAND in a row, as somebody notes what may be in a cell: a DARK of less than a fifth is what
 * was rubbed out. */
static void
note_row (RtChance *chance, float *ink, const RtHand *hand, float dark)
{
  int n = rt_chance_is (chance, 0.65f) ? 2 : 1 + rt_chance_of (chance, 4);
  Stamp mark = { .height = in (chance, 0.16f, 0.46f), .dark = dark };
  float step = mark.height * in (chance, 0.6f, 0.95f), right = 0.94f - (float) (n - 1) * step - mark.height / 3;

  mark.x = rt_chance_is (chance, 0.7f) ? in (chance, 0.12f, 0.3f) : in (chance, 0.1f, fmaxf (right, 0.15f));
  mark.y = rt_chance_is (chance, 0.75f) ? mark.height / 2 + in (chance, 0, 0.16f) : in (chance, 0.15f, 0.85f);
  if (n == 1 && mark.height > 0.3f) {
    /* What stands alone is a note because of its corner. */
    mark.x = in (chance, 0.12f, 0.28f);
    mark.y = mark.height / 2 + in (chance, 0, 0.1f);
  }
  for (int i = 0; i < n; i++, mark.x += step) {
    Stamp one = mark;

    one.y += rt_chance_bell (chance) * 0.02f;
    write_digit (chance, ink, hand, 1 + rt_chance_of (chance, 9), one, dark < 0.2f ? 0.8f : 0.2f);
  }
}

/* Small digits by HAND, each in its own place of nine. */
static void
note_marks (RtChance *chance, float *ink, const RtHand *hand)
{
  float share = in (chance, 0.15f, 0.7f), apart = in (chance, 0.24f, 0.33f);
  Stamp mark = { .height = in (chance, 0.16f, 0.28f), .dark = in (chance, 0.3f, 1) };

  for (int digit = 1; digit <= 9; digit++)
    if (rt_chance_is (chance, share)) {
      mark.x = 0.5f + (float) ((digit - 1) % 3 - 1) * apart + rt_chance_bell (chance) * 0.03f;
      mark.y = 0.5f + (float) ((digit - 1) / 3 - 1) * apart + rt_chance_bell (chance) * 0.03f;
      write_digit (chance, ink, hand, digit, mark, 0.2f);
    }
}

/* The shadow of a fold of the paper, or a line of another table, across the whole cell. */
static void
draw_fold (RtChance *chance, float *ink)
{
  gboolean level = rt_chance_is (chance, 0.6f);
  float pos = in (chance, 0.1f, 0.9f), thick = in (chance, 0.02f, 0.12f), dark = in (chance, 0.08f, 0.5f);

  rule (ink, level, pos, thick, dark, -(float) RT_PATCH_MARGIN, 1 + (float) RT_PATCH_MARGIN,
        rt_chance_bell (chance) * 0.05f);
}

/* What an eraser leaves of a digit, and what shows of the other side of the page: printed and mirrored. */
static void
draw_traces (RtChance *chance, float *ink, const RtFace *face, const RtHand *hand)
{
  float traces[AREA] = { 0 };
  Stamp s = { .x = in (chance, 0.1f, 0.9f), .y = in (chance, 0.1f, 0.9f), .height = in (chance, 0.4f, 0.9f),
              .stretch = 1, .dark = in (chance, 0.04f, 0.2f) };

  if (rt_chance_is (chance, 0.4f)) {
    stamp (traces, face, 1 + rt_chance_of (chance, 9), s);
    for (int i = 0; i < AREA; i++)
      ink[i] = fmaxf (ink[i], traces[i / SIDE * SIDE + SIDE - 1 - i % SIDE]);
  } else if (rt_chance_is (chance, 0.5f)) {
    note_row (chance, ink, hand, in (chance, 0.05f, 0.2f));
  } else {
    write_digit (chance, ink, hand, 1 + rt_chance_of (chance, 9), s, 0.9f);
  }
}

/* What a cell without a digit may hold. */
static void
draw_nothing (RtChance *chance, float *ink, const RtFace *face, const RtHand *hand)
{
  float kind = in (chance, 0, 1);

  if (kind < 0.2f)
    return;
  if (kind < 0.43f) {
    note_row (chance, ink, hand, in (chance, 0.3f, 1));
  } else if (kind < 0.5f) {
    note_marks (chance, ink, hand);
  } else if (kind < 0.72f) {
    draw_marks (chance, ink, face);
  } else if (kind < 0.85f) {
    draw_row (chance, ink, face);
  } else if (kind < 0.94f) {
    int n = 1 + rt_chance_of (chance, 3);

    for (int i = 0; i < n; i++) {
      float x = in (chance, 0, 1), y = in (chance, 0, 1), radius = in (chance, 0.01f, 0.06f);

      spot (ink, x, y, radius, in (chance, 0.2f, 1));
    }
  } else {
    float pos = in (chance, 0, 1), thick = in (chance, 0.02f, 0.08f), dark = in (chance, 0.15f, 0.6f);
    float from = in (chance, -0.25f, 0.6f), to = in (chance, 0.4f, 1.25f);
    gboolean level = rt_chance_is (chance, 0.5f);

    rule (ink, level, pos, thick, dark, from, to, rt_chance_bell (chance) * 0.3f);
  }
}

/* Lets a shadow end in the cell, whatever is there: of a hand, or of a telephone. */
static void
cast_shadow (RtChance *chance, float *grey)
{
  float turn = in (chance, 0, 2 * (float) G_PI), c = cosf (turn), s = sinf (turn), away = in (chance, -0.5f, 0.5f) * SCALE;
  float soft = in (chance, 0.5f, 6), dark = in (chance, 0.3f, 0.8f);

  for (int i = 0; i < AREA; i++) {
    float side = ((float) (i % SIDE) - SIDE / 2) * c + ((float) (i / SIDE) - SIDE / 2) * s - away;

    grey[i] *= dark + (1 - dark) / (1 + expf (-side / soft));
  }
}

/* Lays INK on paper, some of whose cells are shaded, under light that is not even. */
static void
lay_on_paper (RtChance *chance, const float *ink, float contrast, gboolean clean, float *grey)
{
  float slope_x = clean ? 0 : rt_chance_bell (chance) * 0.08f;
  float slope_y = clean ? 0 : rt_chance_bell (chance) * 0.08f;
  float rough = rt_chance_is (chance, 0.15f) ? in (chance, 0, 0.12f) : 0, shade[9];

  for (int i = 0; i < 9; i++)
    shade[i] = 1;
  if (rt_chance_is (chance, 0.3f)) {
    float tint = in (chance, 0.55f, 0.97f);
    int which = rt_chance_of (chance, 3);

    for (int i = 0; i < 9; i++)
      if (which == 0 ? i == 4 : which == 1 ? i % 2 : rt_chance_of (chance, 2))
        shade[i] = tint;
  }
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++) {
      int column = x < SIDE / 6 ? 0 : x < SIDE * 5 / 6 ? 1 : 2;
      int row = y < SIDE / 6 ? 0 : y < SIDE * 5 / 6 ? 1 : 2;
      float light = 1 + slope_x * (2.0f * (float) x / SIDE - 1) + slope_y * (2.0f * (float) y / SIDE - 1);
      float *at = grey + y * SIDE + x;

      *at = shade[row * 3 + column] * light * (1 - contrast * fminf (ink[y * SIDE + x], 1));
      if (rough > 0)
        *at *= 1 + rough * grain (chance);
    }
  if (!clean && rt_chance_is (chance, 0.08f))
    cast_shadow (chance, grey);
}

/* What JPEG leaves of N x N pixels: of each square of eight the finer waves the less. STEP is that of the
 * coarsest, in shares of white. */
static void
compress (RtChance *chance, float *few, int n, float step)
{
  static float waves[8][8]; /* [wave][pixel] */
  int left = rt_chance_of (chance, 8) - 7, top = rt_chance_of (chance, 8) - 7;

  for (int i = 0; i < 64; i++)
    waves[i / 8][i % 8] = cosf ((float) G_PI * (float) (i / 8) * ((float) (i % 8) + 0.5f) / 8) * (i / 8 ? 0.5f : 0.35355f);
  for (int y0 = top; y0 < n; y0 += 8)
    for (int x0 = left; x0 < n; x0 += 8) {
      float square[64], rows[64] = { 0 }, all[64] = { 0 };

      for (int i = 0; i < 64; i++)
        square[i] = few[CLAMP (y0 + i / 8, 0, n - 1) * n + CLAMP (x0 + i % 8, 0, n - 1)];
      for (int i = 0; i < 64; i++)
        for (int k = 0; k < 8; k++)
          rows[i] += square[i / 8 * 8 + k] * waves[i % 8][k];
      for (int i = 0; i < 64; i++) {
        float one = step * (1 + 0.35f * (float) (i / 8 + i % 8));

        for (int k = 0; k < 8; k++)
          all[i] += rows[k * 8 + i % 8] * waves[i / 8][k];
        all[i] = rintf (all[i] / one) * one;
      }
      memset (rows, 0, sizeof rows);
      for (int i = 0; i < 64; i++)
        for (int k = 0; k < 8; k++)
          rows[i] += all[k * 8 + i % 8] * waves[k][i / 8];
      for (int i = 0; i < 64; i++) {
        float sum = 0;

        for (int k = 0; k < 8; k++)
          sum += rows[i / 8 * 8 + k] * waves[k][i % 8];
        if (y0 + i / 8 >= 0 && y0 + i / 8 < n && x0 + i % 8 >= 0 && x0 + i % 8 < n)
          few[(y0 + i / 8) * n + x0 + i % 8] = sum;
      }
    }
}

/* A cell of N pixels (with its margin), with NOISE in each of them, made large again. */
static void
coarsen (RtChance *chance, float *grey, int n, float noise)
{
  float few[40 * 40];

  for (int y = 0; y < n; y++)
    for (int x = 0; x < n; x++) {
      int left = x * SIDE / n, right = ((x + 1) * SIDE + n - 1) / n;
      int top = y * SIDE / n, bottom = ((y + 1) * SIDE + n - 1) / n;
      float sum = 0;

      for (int v = top; v < bottom; v++)
        for (int u = left; u < right; u++)
          sum += grey[v * SIDE + u];
      few[y * n + x] = sum / (float) ((right - left) * (bottom - top)) + noise * grain (chance);
    }
  if (rt_chance_is (chance, 0.4f)) {
    float step = in (chance, 0.1f, 0.45f);

    compress (chance, few, n, step * step);
  }
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++) {
      float u = CLAMP (((float) x + 0.5f) * (float) n / SIDE - 0.5f, 0, (float) n - 1.01f);
      float v = CLAMP (((float) y + 0.5f) * (float) n / SIDE - 0.5f, 0, (float) n - 1.01f);
      float a = u - floorf (u), b = v - floorf (v);
      const float *at = few + (int) v * n + (int) u;

      grey[y * SIDE + x] = (at[0] * (1 - a) + at[1] * a) * (1 - b) +
                           (at[n] * (1 - a) + at[n + 1] * a) * b;
    }
}

/* Blur, the halo of sharpening, few pixels with noise. What is FINE is spoiled less: thin strokes would be gone. */
static void
spoil (RtChance *chance, float *grey, gboolean clean, gboolean fine, float noise)
{
  if (!clean || rt_chance_is (chance, 0.5f)) {
    float sigma = clean ? in (chance, 0.3f, 1) : in (chance, 0.3f, fine ? 1.6f : 2.6f);
    /* A hand that moves blurs in one direction. */
    float other = !clean && rt_chance_is (chance, 0.3f) ? in (chance, 0.3f, fine ? 2.2f : 3.4f) : sigma;

    blur (grey, sigma, other);
  }
  if (rt_chance_is (chance, 0.25f)) {
    float soft[AREA], amount, sigma = in (chance, 0.8f, 2);

    memcpy (soft, grey, sizeof soft);
    blur (soft, sigma, sigma);
    amount = in (chance, 0.3f, 1.2f);
    for (int i = 0; i < AREA; i++)
      grey[i] += amount * (grey[i] - soft[i]);
  }
  if (rt_chance_is (chance, 0.45f)) {
    int n = (int) (in (chance, fine ? 13 : 9, 26) * 1.5f);

    coarsen (chance, grey, n, noise);
  }
}

/* Cuts it as the finder of grids does: nearly right, and now and then less so. */
static void
cut (RtChance *chance, const RtPatch *patch, float level, int polarity, gboolean clean, float *cell)
{
  float loose = rt_chance_is (chance, 0.12f) ? 0.07f : 0.03f;
  RtPatchView view;

  view.x = 0.5 + rt_chance_bell (chance) * loose;
  view.y = 0.5 + rt_chance_bell (chance) * loose;
  view.width = expf (rt_chance_bell (chance) * 0.04f);
  view.height = expf (rt_chance_bell (chance) * 0.04f);
  view.turn = clean ? 0 : rt_chance_bell (chance) * 0.03f;
  rt_patch_normalise (patch, &view, level * in (chance, 0.55f, 1.15f), polarity, cell);
}

int
rt_cell_draw (RtChance *chance, const GPtrArray *faces, float cell[RT_NET_SIDE * RT_NET_SIDE])
{
  float kind = in (chance, 0, 1);
  int digit = kind < NOTHING ? 0 : 1 + rt_chance_of (chance, 9);
  const RtFace *face = faces->pdata[rt_chance_of (chance, (int) faces->len)];
  const RtHand hand = rt_hand_any (chance);
  gboolean by_hand = kind >= NOTHING + PRINT, fine = by_hand || (!digit && rt_chance_is (chance, 0.4f));
  gboolean clean = rt_chance_is (chance, by_hand ? 0.1f : 0.3f);
  int polarity = rt_chance_is (chance, by_hand ? 0.02f : 0.2f) ? -1 : 1;
  float white = in (chance, 90, 255), contrast = in (chance, fine ? 0.4f : 0.2f, 0.95f), noise, level;
  float ink[AREA] = { 0 }, grey[AREA], away = by_hand ? 0.065f : clean ? 0.03f : 0.055f;
  Stamp own = { .height = in (chance, 0.36f, 0.84f), .dark = 1 };
  RtPatch patch;

  own.x = 0.5f + rt_chance_bell (chance) * away;
  own.y = 0.5f + rt_chance_bell (chance) * away;
  own.stretch = expf (rt_chance_bell (chance) * 0.12f);
  own.turn = clean ? 0 : rt_chance_bell (chance) * 0.06f;
  own.slant = clean ? 0 : rt_chance_bell (chance) * 0.06f;
  own.wider = rt_chance_is (chance, 0.4f) ? in (chance, -0.012f, 0.035f) : 0;
  draw_lines (chance, ink, clean);
  draw_neighbours (chance, ink, face, clean ? NULL : &hand, own);
  if (by_hand) {
    own.height = in (chance, 0.45f, 0.95f);
    own.dark = in (chance, 0.45f, 1);
    write_digit (chance, ink, &hand, digit, own, rt_chance_is (chance, 0.5f) ? in (chance, 0, 0.6f) : 0);
  } else if (digit) {
    stamp (ink, face, digit, own);
  } else {
    draw_nothing (chance, ink, face, &hand);
  }
  if (!clean && rt_chance_is (chance, 0.2f))
    draw_traces (chance, ink, face, &hand);
  if (!clean && rt_chance_is (chance, 0.06f))
    draw_fold (chance, ink);
  if (digit && !by_hand && rt_chance_is (chance, 0.05f))
    draw_sum (chance, ink, face);
  lay_on_paper (chance, ink, contrast, clean, grey);
  if (polarity < 0) {
    float top = in (chance, 0.3f, 1);

    for (int i = 0; i < AREA; i++)
      grey[i] = (1.05f - grey[i]) * top;
  }
  noise = clean ? 0 : in (chance, 0, 1);
  noise = noise * noise * (fine ? 0.035f : 0.07f);
  spoil (chance, grey, clean, fine, noise);
  for (int i = 0; i < AREA; i++) {
    float value = (grey[i] + noise * grain (chance)) * white;

    patch.at[i] = (uint8_t) CLAMP (value, 0, 255);
  }
  level = polarity > 0 ? contrast * white / (white + 20) : contrast * white / 128 * 0.6f;
  cut (chance, &patch, level, polarity, clean, cell);
  return digit + (by_hand ? RT_NET_DIGITS - 1 : 0);
}
