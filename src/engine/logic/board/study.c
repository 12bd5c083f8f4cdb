/* study.c - the board that finders examine: computes its caches on demand, and drops them when it
 * changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"

#include "engine/logic/board/templates.h"

RtStudy *
rt_study_new (void)
{
  return g_new0 (RtStudy, 1);
}

static void
clear (RtStudyMemory *memory)
{
  if (memory->memory)
    memory->free (memory->memory);
  *memory = (RtStudyMemory) { NULL, NULL };
}

static void
forget (RtStudy *study)
{
  study->has_planes = false;
  g_clear_pointer (&study->strong_links, g_array_unref);
  g_clear_pointer (&study->almost_locked, g_array_unref);
  clear (&study->sets);
  clear (&study->inferences);
}

void
rt_study_free (RtStudy *study)
{
  if (!study)
    return;
  forget (study);
  clear (&study->forcing);
  clear (&study->chains);
  g_free (study);
}

void
rt_study_at_grid (RtStudy *study, const RtGrid *grid)
{
  rt_choices_init (&study->field, grid);
  study->givens = rt_grid_filled (grid);
  forget (study);
}

void
rt_study_at_board (RtStudy *study, const RtBoard *board)
{
  rt_choices_init_board (&study->field, board);
  study->givens = rt_grid_filled (&board->grid);
  forget (study);
}

void
rt_study_place (RtStudy *study, int cell, int digit)
{
  rt_choices_place (&study->field, cell, digit);
  forget (study);
}

void
rt_study_remove (RtStudy *study, int cell, RtDigits digits)
{
  for_each_digit (digit, digits)
    rt_choices_remove (&study->field, cell, digit);
  forget (study);
}

static void
need_planes (RtStudy *study)
{
  if (study->has_planes)
    return;
  for (int i = 0; i < 9; i++)
    study->planes[i] = RT_CELLS_NONE;
  study->bivalue = study->empty = RT_CELLS_NONE;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits candidates = study->field.candidates[cell];

    for_each_digit (digit, candidates)
      rt_cells_add (&study->planes[digit - 1], cell);
    if (rt_count_nine (candidates) == 2)
      rt_cells_add (&study->bivalue, cell);
    if (!study->field.digit[cell])
      rt_cells_add (&study->empty, cell);
  }
  study->has_planes = true;
}

RtCells
rt_study_plane (RtStudy *study, int digit)
{
  need_planes (study);
  return study->planes[digit - 1];
}

RtCells
rt_study_removable (RtStudy *study, int digit)
{
  RtCells plane = rt_study_plane (study, digit);
  int n_placed = study->field.n_placed[digit - 1];

  if (!rt_cells_equal (study->of_digit[digit - 1].plane, plane) ||
      study->of_digit[digit - 1].n_placed != n_placed) {
    study->of_digit[digit - 1].plane = plane;
    study->of_digit[digit - 1].n_placed = (uint8_t) n_placed;
    study->of_digit[digit - 1].removable =
      rt_cells_minus (plane, rt_template_cells (&study->field, digit));
  }
  return study->of_digit[digit - 1].removable;
}

RtCells
rt_study_bivalue (RtStudy *study)
{
  need_planes (study);
  return study->bivalue;
}

RtCells
rt_study_empty (RtStudy *study)
{
  need_planes (study);
  return study->empty;
}

static int
compare_links (gconstpointer a, gconstpointer b)
{
  const RtStrongLink *one = a, *other = b;

  if (one->digit != other->digit)
    return one->digit - other->digit;
  if (one->a != other->a)
    return one->a - other->a;
  return one->b - other->b;
}

static GArray *
find_strong_links (const RtChoices *field)
{
  GArray *links = g_array_new (FALSE, FALSE, sizeof (RtStrongLink));

  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int digit = 1; digit <= 9; digit++) {
      RtPlaces places = rt_choices_places (field, house, digit);
      RtStrongLink link = { .digit = (uint8_t) digit, .house = (uint8_t) house };
      int box;

      if (rt_count_nine (places) != 2)
        continue;
      link.a = rt_houses[house][__builtin_ctz (places)];
      link.b = rt_houses[house][31 - __builtin_clz (places)];
      /* If the two cells are also the only places in their box, the link is listed for the box. */
      box = rt_houses_of[link.a][RT_KIND_BOX];
      if (house < 18 && box == rt_houses_of[link.b][RT_KIND_BOX] &&
          rt_count_nine (rt_choices_places (field, box, digit)) == 2)
        continue;
      g_array_append_val (links, link);
    }
  g_array_sort (links, compare_links);
  return links;
}

const RtStrongLink *
rt_study_strong_links (RtStudy *study, guint *n)
{
  if (!study->strong_links)
    study->strong_links = find_strong_links (&study->field);
  *n = study->strong_links->len;
  return (const RtStrongLink *) (void *) study->strong_links->data;
}

/* Returns true if a row or column with a lower number than HOUSE also contains the cells at PLACES of HOUSE. */
static bool
lies_in_earlier_house (int house, RtPlaces places)
{
  if (house >= 18)
    return (places & ~007u) == 0 || (places & ~070u) == 0 || (places & ~0700u) == 0 ||
           (places & ~0111u) == 0 || (places & ~0222u) == 0 || (places & ~0444u) == 0;
  return house >= 9 && rt_is_single (places);
}

static void
find_almost_locked (const RtChoices *field, int house, GArray *sets)
{
  RtDigits all[512] = { 0 };
  RtCells cells[512] = { RT_CELLS_NONE };

  for (unsigned places = 1; places < 512; places++) {
    int cell = rt_houses[house][__builtin_ctz (places)];
    unsigned rest = places & (places - 1);
    RtAlmostLocked set = { .n_cells = (uint8_t) rt_count_nine (places), .house = (uint8_t) house };

    /* A set with a filled cell is not almost locked, and no set that contains it is. */
    if (!field->candidates[cell] || (rest && !all[rest]))
      continue;
    all[places] = set.digits = all[rest] | field->candidates[cell];
    cells[places] = set.cells = rt_cells_or (cells[rest], rt_cells_of (cell));
    if (rt_count_nine (set.digits) == set.n_cells + 1 &&
        !lies_in_earlier_house (house, (RtPlaces) places))
      g_array_append_val (sets, set);
  }
}

const RtAlmostLocked *
rt_study_almost_locked (RtStudy *study, guint *n)
{
  if (!study->almost_locked) {
    study->almost_locked = g_array_new (FALSE, FALSE, sizeof (RtAlmostLocked));
    for (int house = 0; house < RT_N_HOUSES; house++)
      find_almost_locked (&study->field, house, study->almost_locked);
  }
  *n = study->almost_locked->len;
  return (const RtAlmostLocked *) (void *) study->almost_locked->data;
}
