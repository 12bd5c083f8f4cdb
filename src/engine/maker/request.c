/* request.c - initializes requests for puzzles, and refuses impossible ones. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/maker/request.h"

#include "engine/logic/rating/scale.h"

#include <glib/gi18n-lib.h>

void
rt_request_init (RtRequest *request)
{
  *request = (RtRequest) {
    .er_most = RT_ER_ANY, .givens_least = RT_FEWEST_DIGITS, .givens_most = RT_N_CELLS,
    .symmetry = &rt_symmetries[0],
  };
}

void
rt_request_set_level (RtRequest *request, int level)
{
  request->er_least = rt_hard_words[level].least;
  request->er_most = rt_hard_words[level].most;
}

bool
rt_request_bounds_er (const RtRequest *request)
{
  return request->er_least > 0 || request->er_most < RT_ER_ANY;
}

int
rt_request_distance (const RtRequest *request, int er)
{
  return MAX (MAX (request->er_least - er, er - request->er_most), 0);
}

/* Returns a sentence if no puzzle with givens in the cells PATTERN has exactly one solution;
 * otherwise NULL. Reason: two rows of a band (or columns of a stack) without givens can be
 * exchanged in any solution. */
static char *
refuse_pattern (RtCells pattern)
{
  int n = rt_cells_count (pattern);

  if (n < RT_FEWEST_DIGITS)
    return g_strdup_printf (
      g_dngettext (NULL,
                   "The pattern has %d cell, but no puzzle with fewer than 17 givens has just one "
                   "solution",
                   "The pattern has %d cells, but no puzzle with fewer than 17 givens has just one "
                   "solution", (gulong) n), n);
  for (int band = 0; band < 6; band++) {
    int empty = 0;

    for (int house = 3 * band; house < 3 * band + 3; house++) {
      bool has_given = false;

      for (int i = 0; i < 9; i++)
        has_given |= rt_cells_has (pattern, rt_houses[house][i]);
      empty += !has_given;
    }
    if (empty >= 2)
      return g_strdup (
        band < 3
          ? _("The pattern leaves two rows of the same three boxes empty: exchanged, they would "
              "make a second solution")
          : _("The pattern leaves two columns of the same three boxes empty: exchanged, they would "
              "make a second solution"));
  }
  return NULL;
}

/* Returns true if a number of givens from LEAST to MOST is possible with SYMMETRY: the sizes of
 * some of its orbits (cells that are givens only together) add up to such a number. */
static bool
can_have (const RtSymmetry *symmetry, int least, int most)
{
  bool can[RT_N_CELLS + 1] = { true };
  RtOrbits orbits;

  rt_symmetry_orbits (symmetry, &orbits);
  for (int i = 0; i < orbits.n; i++) {
    int size = rt_cells_count (orbits.cells[i]);

    for (int n = RT_N_CELLS; n >= size; n--)
      can[n] |= can[n - size];
  }
  for (int n = least; n <= most && n <= RT_N_CELLS; n++)
    if (can[n])
      return true;
  return false;
}

/* Returns the smallest known number of givens of a puzzle with SYMMETRY. All puzzles with 17 givens
 * are known; some of them have diagonal symmetry, and none has another symmetry. */
static int
least_known (const RtSymmetry *symmetry)
{
  return symmetry->turns == 0 || g_str_equal (symmetry->id, "diagonal") ||
         g_str_equal (symmetry->id, "antidiagonal") ? RT_FEWEST_DIGITS : RT_FEWEST_DIGITS + 1;
}

/* Minimum number of givens of a puzzle of full houses alone. A full house is the last digit of one
 * of 27 houses, so at most 27 digits can be placed; no minimal puzzle with more than 40 givens is
 * known. */
#define LEAST_OF_FULL_HOUSES 54

static bool
wants_only_full_houses (const RtRequest *request)
{
  return request->hardest && request->technique &&
         g_str_equal (request->technique->id, "full-house");
}

/* Returns true if the request's bounds of the rating (ER) exclude all ratings that exist. */
static bool
excludes_all_ratings (const RtRequest *request)
{
  for (int word = 0; word < RT_HARD_WORDS; word++)
    if (request->er_least <= rt_hard_words[word].most &&
        request->er_most >= rt_hard_words[word].least)
      return false;
  return true;
}

char *
rt_request_refuse (const RtRequest *request)
{
  int least = request->givens_least, most = request->givens_most;

  if (request->er_least > request->er_most || least > most)
    return g_strdup (_("The least is more than the most"));
  if (excludes_all_ratings (request))
    return g_strdup (_("No puzzle has such a rating: there is no technique for it"));
  if (request->technique && (!request->technique->human_rank ||
                             request->technique->flags & RT_TECHNIQUE_ON_REQUEST))
    return g_strdup (_("A person’s way through a puzzle never uses this technique"));
  if (wants_only_full_houses (request) &&
      (most < LEAST_OF_FULL_HOUSES || request->leave != RT_LEAVE_MORE))
    return g_strdup (_("Full houses are never the hardest where no given can go: that takes at least "
                       "54 givens"));
  if (most < RT_FEWEST_DIGITS)
    return g_strdup (_("No puzzle with fewer than 17 givens has just one solution"));
  if (request->is_painted)
    return refuse_pattern (request->pattern);
  if (most < least_known (request->symmetry))
    return g_strdup_printf (_("No puzzle with %d givens has this symmetry"), most);
  if (!can_have (request->symmetry, MAX (least, RT_FEWEST_DIGITS), most))
    return g_strdup_printf (_("With this symmetry, no grid has %d givens: they come in groups"),
                            most);
  return NULL;
}
