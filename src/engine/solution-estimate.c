/* solution-estimate.c - estimates the number of solutions of a grid by random probes.
 *
 * A probe takes the first of these that it finds: a blank without a candidate or a digit without a place (a dead end),
 * a blank with one candidate, a digit with one place in a house, or one of the candidates of a blank with fewest
 * candidates. Only the last is a choice, so forced digits do not make the products differ. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/solution-estimate.h"

#include "engine/core/digits.h"
#include "engine/make/random.h"
#include "engine/step-text.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#define PROBES_PER_POLL 64

/* Factors that the sentence may name; an estimate with a greater factor is shown without one. */
static const double factors[] = { 1.1, 1.2, 1.5, 2, 3, 5, 10 };

typedef struct {
  RtGrid grid;
  RtDigits in_house[RT_N_HOUSES];
  RtCells blanks;
} Probe;

static void
write_digit (Probe *probe, int cell, int digit)
{
  probe->grid.digit[cell] = (uint8_t) digit;
  rt_cells_remove (&probe->blanks, cell);
  for (int i = 0; i < 3; i++)
    probe->in_house[rt_houses_of[cell][i]] |= rt_digits_of (digit);
}

static RtDigits
candidates_of (const Probe *probe, int cell)
{
  const uint8_t *house = rt_houses_of[cell];

  return RT_DIGITS_ALL &
         (RtDigits) ~(probe->in_house[house[0]] | probe->in_house[house[1]] | probe->in_house[house[2]]);
}

/* Finds a digit with only one place in a house, and stores it and its cell in DIGIT and CELL.
 * Returns false if there is none. Sets IS_DEAD to true if a digit has no place in a house. */
static bool
find_only_place (const Probe *probe, int *cell, int *digit, bool *is_dead)
{
  for (int house = 0; house < RT_N_HOUSES; house++) {
    RtDigits some = probe->in_house[house], more = probe->in_house[house], once;

    for (int i = 0; i < 9; i++) {
      int at = rt_houses[house][i];

      if (!probe->grid.digit[at]) {
        RtDigits candidates = candidates_of (probe, at);

        more |= some & candidates;
        some |= candidates;
      }
    }
    if (some != RT_DIGITS_ALL) {
      *is_dead = true;
      return false;
    }
    once = some & (RtDigits) ~more;
    if (once) {
      *digit = rt_digits_first (once);
      for (int i = 0; i < 9; i++) {
        *cell = rt_houses[house][i];
        if (!probe->grid.digit[*cell] && rt_digits_has (candidates_of (probe, *cell), *digit))
          return true;
      }
    }
  }
  return false;
}

/* Finds the first blank with the fewest candidates; stops at a blank with at most one. Returns the
 * number of its candidates. */
static int
find_fewest (const Probe *probe, int *cell, RtDigits *candidates)
{
  int fewest = 10;

  for_each_cell (blank, probe->blanks) {
    RtDigits its = candidates_of (probe, blank);

    if (rt_digits_count (its) < fewest) {
      fewest = rt_digits_count (its);
      *cell = blank;
      *candidates = its;
      if (fewest <= 1)
        break;
    }
  }
  return fewest;
}

/* Runs a probe from START. Returns the product of the numbers of choices on its way; 0 for a dead
 * end. */
static double
run_probe (const Probe *start, RtRandom *random)
{
  Probe probe = *start;
  double product = 1;

  while (!rt_cells_is_empty (probe.blanks)) {
    RtDigits candidates = RT_DIGITS_NONE;
    bool is_dead = false;
    int cell = 0, digit = 0, n = find_fewest (&probe, &cell, &candidates);

    if (n == 0)
      return 0;
    if (n == 1) {
      digit = rt_digits_first (candidates);
    } else if (!find_only_place (&probe, &cell, &digit, &is_dead)) {
      if (is_dead)
        return 0;
      digit = rt_digits_first (candidates);
      for (uint32_t skip = rt_random_below (random, (uint32_t) n); skip > 0; skip--)
        digit = rt_digits_next (candidates, digit);
      product *= n;
    }
    write_digit (&probe, cell, digit);
  }
  return product;
}

/* Returns the smallest factor of `factors` that covers a mean whose relative standard error has
 * this SQUARE. The error is rather too small than too great, because probes with a great product
 * are rare; so four times the error is used. */
static double
factor_for (double square)
{
  for (gsize i = 0; i < G_N_ELEMENTS (factors); i++)
    if (16 * square <= (factors[i] - 1) * (factors[i] - 1))
      return factors[i];
  return 0;
}

bool
rt_estimate_solutions (const RtGrid *grid, uint64_t at_least, RtStop *stop, RtEstimate *estimate)
{
  RtRandom random = rt_random (1975, 0);
  double sum = 0, squares = 0, n = RT_ESTIMATE_PROBES, mean;
  Probe start = { .blanks = RT_CELLS_ALL };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell])
      write_digit (&start, cell, grid->digit[cell]);
  for (int i = 0; i < RT_ESTIMATE_PROBES; i++) {
    double product;

    if (i % PROBES_PER_POLL == 0 && rt_stop_raised (stop))
      return false;
    product = run_probe (&start, &random);
    sum += product;
    squares += product * product;
  }
  mean = sum / n;
  *estimate = (RtEstimate) {
    .solutions = MAX (mean, (double) at_least),
    .factor = mean >= (double) at_least && mean > 0
                ? factor_for (MAX (squares / n / mean / mean - 1, 0) / n)
                : 0,
    .probes = RT_ESTIMATE_PROBES,
  };
  return true;
}

/* Returns NUMBER as text: "1,240,000" or "6.7 × 10^21". Free with g_free. */
static char *
say_number (double number)
{
  int exponent = 0;

  if (number < 1e7)
    return rt_say_roughly (number);
  for (; number >= 9.95; number /= 10)
    exponent++;
  /* Translators: a large number, as in "6.7 × 10^21". */
  return g_strdup_printf (_("%.1f × 10^%d"), number, exponent);
}

char *
rt_estimate_say (const RtEstimate *estimate)
{
  g_autofree char *number = say_number (estimate->solutions);
  g_autofree char *probes = g_strdup_printf ("%'u", estimate->probes);
  g_autofree char *factor = g_strdup_printf ("%g", estimate->factor);

  if (estimate->factor == 0)
    /* Translators: a large number, and a number of random samples. */
    return g_strdup_printf (_("about %s solutions (roughly estimated from %s probes)"), number, probes);
  /* Translators: a large number, a number of random samples, and a small number. */
  return g_strdup_printf (_("about %s solutions (estimated from %s probes; most likely within a factor "
                            "of %s)"),
                          number, probes, factor);
}
