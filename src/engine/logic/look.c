/* look.c - one look at a board: what finders read, and what they find out and share. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/look.h"

#include "engine/logic/forcing.h"
#include "engine/logic/sets.h"

RtLook *
rt_look_new (void)
{
  return g_new0 (RtLook, 1);
}

static void
forget (RtLook *look)
{
  look->has_planes = false;
  g_clear_pointer (&look->strong_links, g_array_unref);
  g_clear_pointer (&look->almost_locked, g_array_unref);
  g_clear_pointer (&look->sets, rt_sets_free);
}

void
rt_look_free (RtLook *look)
{
  if (!look)
    return;
  forget (look);
  g_clear_pointer (&look->forcing, rt_forcing_free);
  g_free (look);
}

void
rt_look_at_grid (RtLook *look, const RtGrid *grid)
{
  rt_field_init (&look->field, grid);
  look->givens = rt_grid_filled (grid);
  forget (look);
}

void
rt_look_at_board (RtLook *look, const RtBoard *board)
{
  rt_field_init_board (&look->field, board);
  look->givens = rt_grid_filled (&board->grid);
  forget (look);
}

void
rt_look_place (RtLook *look, int cell, int digit)
{
  rt_field_place (&look->field, cell, digit);
  forget (look);
}

void
rt_look_remove (RtLook *look, int cell, RtDigits digits)
{
  for_each_digit (digit, digits)
    rt_field_remove (&look->field, cell, digit);
  forget (look);
}

void
rt_look_apply (RtLook *look, const RtDraft *draft)
{
  for (int i = 0; i < draft->n_removed; i++)
    rt_look_remove (look, draft->removed[i].cell, draft->removed[i].digits);
  for (int i = 0; i < draft->n_placed; i++)
    rt_look_place (look, draft->placed[i].cell, draft->placed[i].digit);
}

static void
need_planes (RtLook *look)
{
  if (look->has_planes)
    return;
  for (int i = 0; i < 9; i++)
    look->planes[i] = RT_CELLS_NONE;
  look->bivalue = look->empty = RT_CELLS_NONE;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits candidates = look->field.candidates[cell];

    for_each_digit (digit, candidates)
      rt_cells_add (&look->planes[digit - 1], cell);
    if (rt_count_nine (candidates) == 2)
      rt_cells_add (&look->bivalue, cell);
    if (!look->field.digit[cell])
      rt_cells_add (&look->empty, cell);
  }
  look->has_planes = true;
}

RtCells
rt_look_plane (RtLook *look, int digit)
{
  need_planes (look);
  return look->planes[digit - 1];
}

RtCells
rt_look_bivalue (RtLook *look)
{
  need_planes (look);
  return look->bivalue;
}

RtCells
rt_look_empty (RtLook *look)
{
  need_planes (look);
  return look->empty;
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
find_strong_links (const RtField *field)
{
  GArray *links = g_array_new (FALSE, FALSE, sizeof (RtStrongLink));

  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int digit = 1; digit <= 9; digit++) {
      RtPlaces places = rt_field_places (field, house, digit);
      RtStrongLink link = { .digit = (uint8_t) digit, .house = (uint8_t) house };
      int box;

      if (rt_count_nine (places) != 2)
        continue;
      link.a = rt_houses[house][__builtin_ctz (places)];
      link.b = rt_houses[house][31 - __builtin_clz (places)];
      /* The same two may be alone in their box as well: that is where the link is. */
      box = rt_houses_of[link.a][RT_KIND_BOX];
      if (house < 18 && box == rt_houses_of[link.b][RT_KIND_BOX] &&
          rt_count_nine (rt_field_places (field, box, digit)) == 2)
        continue;
      g_array_append_val (links, link);
    }
  g_array_sort (links, compare_links);
  return links;
}

const RtStrongLink *
rt_look_strong_links (RtLook *look, guint *n)
{
  if (!look->strong_links)
    look->strong_links = find_strong_links (&look->field);
  *n = look->strong_links->len;
  return (const RtStrongLink *) (void *) look->strong_links->data;
}

/* Whether a row or a column before HOUSE holds the cells at PLACES too. */
static bool
lies_in_earlier_house (int house, RtPlaces places)
{
  if (house >= 18)
    return (places & ~007u) == 0 || (places & ~070u) == 0 || (places & ~0700u) == 0 ||
           (places & ~0111u) == 0 || (places & ~0222u) == 0 || (places & ~0444u) == 0;
  return house >= 9 && rt_is_single (places);
}

static void
find_almost_locked (const RtField *field, int house, GArray *sets)
{
  RtDigits all[512] = { 0 };
  RtCells cells[512] = { RT_CELLS_NONE };

  for (unsigned places = 1; places < 512; places++) {
    int cell = rt_houses[house][__builtin_ctz (places)];
    unsigned rest = places & (places - 1);
    RtAlmostLocked set = { .n_cells = (uint8_t) rt_count_nine (places), .house = (uint8_t) house };

    /* A set with a filled cell in it is none, nor is any that contains it. */
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
rt_look_almost_locked (RtLook *look, guint *n)
{
  if (!look->almost_locked) {
    look->almost_locked = g_array_new (FALSE, FALSE, sizeof (RtAlmostLocked));
    for (int house = 0; house < RT_N_HOUSES; house++)
      find_almost_locked (&look->field, house, look->almost_locked);
  }
  *n = look->almost_locked->len;
  return (const RtAlmostLocked *) (void *) look->almost_locked->data;
}

RtForcing *
rt_look_forcing (RtLook *look)
{
  if (!look->forcing)
    look->forcing = rt_forcing_new ();
  look->forcing->stop = look->stop;
  return look->forcing;
}
