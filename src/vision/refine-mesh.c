/* refine-mesh.c - fits a mesh robustly to the pieces of a grid's lines, from coarse to fine.
 *
 * First the mesh is fitted with a cubic bend. If lines are still off, it is fitted with a bend of the
 * fifth degree, then each piece is moved separately. These two fits are undone unless they find more
 * lines, because a bend may move the mesh to lines beside the frame, and a piece may snap onto the top of
 * a seven or a five. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/refine-mesh.h"

#include <math.h>
#include <string.h>

#define HOPELESS 0.15    /* places with lower scores are rejected after three rounds */
#define LEFT_OUT 0.85    /* grids with lower scores are refined piece by piece */
#define LIKELY 0.4       /* places with higher scores are grids */
#define SLIGHTLY 0.02    /* least gain of a bend of the fifth degree */
#define BETTER 0.06      /* least gain of moving single pieces */
#define FITS 6           /* iterations of a robust fit */

/* The rounds: the distance within which lines are searched, and the number of terms to fit. */
static const struct {
  int reach, n_terms;
  double tolerance; /* cells */
} rounds[] = {
  { 8, 6, 0.06 }, { 7, 6, 0.06 }, { 7, 10, 0.06 }, { 6, 10, 0.03 },
  { 6, 10, 0.03 }, { 5, 10, 0.03 }, { 4, 10, 0.03 },
};
enum { N_ROUNDS = sizeof rounds / sizeof *rounds, EARLY = 3 };

/* Regularization of each term, in units of one line piece. It is stronger for terms of higher degree. */
static const double holds[RT_MESH_TERMS] = { .1, .1, .1, .3, .3, .3, .5, .5, .5, .5, 1, 1, 1, 1 };

/* Fits the first N_TERMS coefficients of a bend (see rt_mesh_terms) to the offsets of PIECES in
 * DIRECTION, and adds them to BEND. */
static void
fit_direction (const RtPieces *pieces, int direction, int n_terms, double tolerance, double *bend)
{
  float strong = rt_lines_strong (pieces, direction) + 1e-3f;
  double c[RT_MESH_TERMS] = { 0 }, scale = 3 * tolerance;

  for (int round = 0; round < FITS; round++) {
    double a[RT_MESH_TERMS * RT_MESH_TERMS] = { 0 }, b[RT_MESH_TERMS] = { 0 };

    for (int l = 0; l < RT_MESH_LINES; l++)
      for (int s = 0; s < RT_MESH_PIECES; s++) {
        const RtPiece *piece = &pieces->at[direction][l][s];
        double t[RT_MESH_TERMS], meant = 0, off, weight = fmin (piece->strength / strong, 1);

        rt_mesh_terms (direction ? l : s + 0.5, direction ? s + 0.5 : l, t);
        for (int i = 0; i < n_terms; i++)
          meant += c[i] * t[i];
        off = (piece->off - meant) / scale;
        weight /= (1 + off * off) * (1 + off * off);
        for (int i = 0; i < n_terms; i++) {
          for (int k = 0; k < n_terms; k++)
            a[i * n_terms + k] += weight * t[i] * t[k];
          b[i] += weight * t[i] * piece->off;
        }
      }
    for (int i = 0; i < n_terms; i++)
      a[i * n_terms + i] += holds[i];
    if (!rt_solve_linear (a, b, n_terms))
      break;
    memcpy (c, b, sizeof (double) * (size_t) n_terms);
    scale = fmax (scale * 0.7, tolerance);
  }
  for (int i = 0; i < n_terms; i++)
    bend[i] += c[i];
}

static float
strength_of (const RtPieces *pieces)
{
  float sum = 0;

  for (int i = 0; i < 2 * RT_MESH_LINES * RT_MESH_PIECES; i++)
    sum += fminf ((&pieces->at[0][0][0])[i].strength, 40);
  return sum;
}

/* Returns the polarity of the lines in FLAT: -1 if light lines are clearly stronger than dark lines,
 * else 1. */
static int
polarity_of (const RtFlat *flat)
{
  RtPieces dark, light;

  rt_lines_find (flat, 1, rounds[0].reach, &dark);
  rt_lines_find (flat, -1, rounds[0].reach, &light);
  return strength_of (&light) > 1.25f * strength_of (&dark) ? -1 : 1;
}

/* Sets the score of FOUND, a candidate place of a grid, from the lines of GREY at its current
 * place. */
static void
judge (const RtGrey *grey, RtFound *found)
{
  RtFlat flat;
  RtPieces pieces;

  rt_lines_flatten (grey, &found->mesh, &flat);
  rt_lines_find (&flat, found->polarity, 4, &pieces);
  found->judged = rt_lines_judge (&pieces);
}

static void
fit (RtFound *found, const RtPieces *pieces, int n_terms, double tolerance)
{
  fit_direction (pieces, 0, n_terms, tolerance, found->mesh.bend_v);
  fit_direction (pieces, 1, n_terms, tolerance, found->mesh.bend_u);
}

/* Returns true if FOUND is a grid, and some of its lines are not where the mesh has them. */
static bool
is_left_out (const RtFound *found)
{
  return found->judged.score > LIKELY && found->judged.score < LEFT_OUT;
}

/* Fits the mesh of FOUND to the lines of GREY, in the rounds of the table from FIRST on. Each fits
 * N_TERMS coefficients of the bend. */
static void
follow_lines (const RtGrey *grey, int first, int n_terms, RtFound *found)
{
  RtFlat flat;
  RtPieces pieces;

  for (int round = first; round < N_ROUNDS; round++) {
    rt_lines_flatten (grey, &found->mesh, &flat);
    rt_lines_find (&flat, found->polarity, rounds[round].reach, &pieces);
    fit (found, &pieces, n_terms, rounds[round].tolerance);
  }
  judge (grey, found);
}

/* Returns the estimated offset of piece PIECE of LINE from its place in the mesh, computed from the
 * pieces around it. */
static float
rest_of (const RtPieces *pieces, int direction, int line, int piece, float strong)
{
  float sum = 0, weights = 0.4f;

  for (int l = line - 1; l <= line + 1; l++)
    for (int s = piece - 1; s <= piece + 1; s++) {
      const RtPiece *other;
      float weight;

      if (l < 0 || l >= RT_MESH_LINES || s < 0 || s >= RT_MESH_PIECES)
        continue;
      other = &pieces->at[direction][l][s];
      weight = fminf (other->strength / strong, 1);
      if (weight < 0.2f)
        continue;
      weight *= (l == line ? 1 : 0.2f) * (s == piece ? 1 : 0.5f);
      sum += weight * other->off;
      weights += weight;
    }
  return sum / weights;
}

/* Moves each piece of a line separately, by setting the residuals (local offsets) of FOUND's mesh. */
static void
follow_pieces (const RtGrey *grey, RtFound *found)
{
  RtFound before = *found;
  RtFlat flat;
  RtPieces pieces;

  for (int round = 0; round < 4; round++) {
    float strong;

    rt_lines_flatten (grey, &found->mesh, &flat);
    rt_lines_find (&flat, found->polarity, round ? 5 : 6, &pieces);
    strong = fmaxf (rt_lines_strong (&pieces, 0), rt_lines_strong (&pieces, 1)) + 1e-3f;
    for (int l = 0; l < RT_MESH_LINES; l++)
      for (int s = 0; s < RT_MESH_PIECES; s++) {
        found->mesh.rest_v[l][s] += rest_of (&pieces, 0, l, s, strong);
        found->mesh.rest_u[l][s] += rest_of (&pieces, 1, l, s, strong);
      }
  }
  judge (grey, found);
  if (found->judged.score < before.judged.score + BETTER)
    *found = before;
}

void
rt_refine (const RtGrey *grey, RtFound *found)
{
  RtFound early, bent;
  RtFlat flat;
  RtPieces pieces;

  rt_lines_flatten (grey, &found->mesh, &flat);
  if (found->polarity == 0)
    found->polarity = polarity_of (&flat);
  for (int round = 0; round < EARLY; round++) {
    if (round > 0)
      rt_lines_flatten (grey, &found->mesh, &flat);
    rt_lines_find (&flat, found->polarity, rounds[round].reach, &pieces);
    fit (found, &pieces, rounds[round].n_terms, rounds[round].tolerance);
  }
  found->judged = rt_lines_judge (&pieces);
  if (found->judged.score < HOPELESS)
    return;
  early = *found;
  follow_lines (grey, EARLY, RT_MESH_CUBIC, found);
  if (!is_left_out (found))
    return;
  bent = early;
  follow_lines (grey, EARLY, RT_MESH_TERMS, &bent);
  if (bent.judged.score > found->judged.score + SLIGHTLY)
    *found = bent;
  if (is_left_out (found))
    follow_pieces (grey, found);
}
