/* false-steps.c - removes parts of a step, or adds false effects. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "false-steps.h"

#include "checker.h"
#include "positions.h"

#include "engine/logic/finders/families.h"

#include <string.h>

/* The parts that are removed. */
typedef enum {
  BASE = 1 << 0,
  COVER = 1 << 1,
  CELLS = 1 << 2,
  DIGITS = 1 << 3,
  HOUSES = 1 << 4,
  LINKS = 1 << 5,
  MARKS = 1 << 6,
} Part;

/* The parts whose information is also elsewhere in the step, so that the reason stays valid. */
static const struct {
  const char *family;
  unsigned parts;
} spare[] = {
  { "singles", HOUSES },
  { "locked", HOUSES },
  { "wings", MARKS },
  { "uniqueness", MARKS },
  { "bug", CELLS | DIGITS },
  { "exclusion", MARKS },
  { "forcing", HOUSES },
  { "single-digit", MARKS },
  { "distant-pairs", MARKS },
  { "rectangles", HOUSES | MARKS },
  { "extended", MARKS },
  { "aic", HOUSES },
  { "als", HOUSES | MARKS },
  { "sectors", MARKS },
};

static const char *
family_of (const RtTechnique *technique)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row == technique)
        return (*family)->id;
  g_assert_not_reached ();
}

/* Fails the test if the checker accepts LESS, which lacks a part, unless the part is redundant. */
static void
check_refused (const RtStep *less, const RtStudy *study, Part lost)
{
  const char *family = family_of (less->technique);

  for (guint i = 0; i < G_N_ELEMENTS (spare); i++)
    if (strcmp (spare[i].family, family) == 0 && spare[i].parts & lost)
      return;
  if (is_reason (less, study))
    fail_at (less, study, "it was taken without a part of its reason");
}

/* Returns true for marks of the effect, and marks that repeat links: they are no part of the
 * reason. */
static bool
is_repeated (const RtStepMark *mark)
{
  return mark->role == RT_MARK_PLACED || mark->role == RT_MARK_REMOVED ||
         mark->role == RT_MARK_ON || mark->role == RT_MARK_OFF || mark->role == RT_MARK_ASSUMED;
}

static void
lose_mark (const RtStep *step, const RtStudy *study, guint i)
{
  g_autofree RtStepMark *marks = g_memdup2 (step->marks, step->n_marks * sizeof *marks);
  RtStep less = *step;

  marks[i] = marks[--less.n_marks];
  less.marks = marks;
  check_refused (&less, study, MARKS);
}

/* Removes all links to the end of link I in its view; one of several may be enough. */
static void
lose_links (const RtStep *step, const RtStudy *study, guint i)
{
  g_autoptr (GArray) links = g_array_new (FALSE, FALSE, sizeof (RtStepLink));
  RtStep less = *step;

  for (guint k = 0; k < step->n_links; k++) {
    const RtStepNode *to = &step->links[k].to, *lost = &step->links[i].to;

    if (step->links[k].view != step->links[i].view || to->digit != lost->digit ||
        to->on != lost->on || !rt_cells_equal (to->cells, lost->cells))
      g_array_append_vals (links, &step->links[k], 1);
  }
  less.links = (const RtStepLink *) links->data;
  less.n_links = links->len;
  check_refused (&less, study, LINKS);
}

static void
lose_house (const RtStep *step, const RtStudy *study, guint i)
{
  g_autofree RtStepHouse *houses = g_memdup2 (step->houses, step->n_houses * sizeof *houses);
  RtStep less = *step;

  houses[i] = houses[--less.n_houses];
  less.houses = houses;
  check_refused (&less, study, HOUSES);
}

static void
lose_of_pattern (const RtStep *step, const RtStudy *study)
{
  RtStep less = *step;

  for_each_bit (house, step->pattern.base) {
    less.pattern.base = step->pattern.base & ~(UINT32_C (1) << house);
    check_refused (&less, study, BASE);
  }
  less = *step;
  for_each_bit (house, step->pattern.cover) {
    less.pattern.cover = step->pattern.cover & ~(UINT32_C (1) << house);
    check_refused (&less, study, COVER);
  }
  less = *step;
  for_each_cell (cell, step->pattern.cells) {
    less.pattern.cells = rt_cells_minus (step->pattern.cells, rt_cells_of (cell));
    check_refused (&less, study, CELLS);
  }
  less = *step;
  for_each_digit (digit, step->pattern.digits) {
    less.pattern.digits = step->pattern.digits & (RtDigits) ~rt_digits_of (digit);
    check_refused (&less, study, DIGITS);
  }
}

/* Adds the effect that DIGIT is in CELL, or is not; the checker must reject it. */
static void
claim (const RtStep *step, const RtStudy *study, int cell, int digit, bool is_placed)
{
  const RtPlacement placed = { (uint8_t) cell, (uint8_t) digit };
  const RtRemoval removed = { (uint8_t) cell, rt_digits_of (digit) };
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (RtStepMark));
  RtStepMark mark = { (uint8_t) cell, (uint8_t) digit,
                      is_placed ? RT_MARK_PLACED : RT_MARK_REMOVED, 0 };
  RtStep other = *step;

  for (guint i = 0; i < step->n_marks; i++)
    if (step->marks[i].role != RT_MARK_PLACED && step->marks[i].role != RT_MARK_REMOVED)
      g_array_append_vals (marks, &step->marks[i], 1);
  g_array_append_val (marks, mark);
  other.marks = (const RtStepMark *) marks->data;
  other.n_marks = marks->len;
  other.placed = &placed;
  other.n_placed = is_placed;
  other.removed = &removed;
  other.n_removed = !is_placed;
  if (is_reason (&other, study))
    fail_at (&other, study, "it was taken though it is false");
}

/* Adds false effects in some cells. */
static void
claim_what_is_false (const RtStep *step, const RtStudy *study, const RtGrid *solution)
{
  for (int cell = g_test_rand_int_range (0, 8); cell < RT_N_CELLS; cell += 8) {
    if (study->field.digit[cell])
      continue;
    claim (step, study, cell, solution->digit[cell], false);
    for_each_digit (digit, study->field.candidates[cell])
      if (digit != solution->digit[cell])
        claim (step, study, cell, digit, true);
  }
}

void
check_falsified (const RtStep *step, const RtStudy *study, const RtGrid *solution)
{
  check_reason (step, study);
  claim_what_is_false (step, study, solution);
  lose_of_pattern (step, study);
  for (guint i = 0; i < step->n_houses; i++)
    lose_house (step, study, i);
  for (guint i = 0; i < step->n_links; i++)
    lose_links (step, study, i);
  for (guint i = 0; i < step->n_marks; i++)
    if (!is_repeated (&step->marks[i]))
      lose_mark (step, study, i);
}
