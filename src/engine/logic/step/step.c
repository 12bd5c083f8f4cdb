/* step.c - fills in drafts of deductions, makes steps of them, and applies steps to boards. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/step/step.h"

#include "engine/logic/board/study.h"

#include <string.h>

void
rt_draft_init (RtDraft *draft, bool explains)
{
  memset (draft, 0, sizeof *draft);
  draft->explains = explains;
  if (explains) {
    draft->marks = g_array_new (FALSE, FALSE, sizeof (RtStepMark));
    draft->links = g_array_new (FALSE, FALSE, sizeof (RtStepLink));
    draft->houses = g_array_new (FALSE, FALSE, sizeof (RtStepHouse));
  }
}

void
rt_draft_clear (RtDraft *draft)
{
  g_clear_pointer (&draft->marks, g_array_unref);
  g_clear_pointer (&draft->links, g_array_unref);
  g_clear_pointer (&draft->houses, g_array_unref);
}

void
rt_draft_begin (RtDraft *draft, const RtTechnique *technique, double price)
{
  draft->technique = technique;
  draft->variant = 0;
  draft->price = price;
  draft->pattern = (RtPattern) { 0 };
  draft->n_placed = draft->n_removed = 0;
  draft->n_views = 0;
  draft->find_inner = NULL;
  if (draft->explains) {
    g_array_set_size (draft->marks, 0);
    g_array_set_size (draft->links, 0);
    g_array_set_size (draft->houses, 0);
  }
}

void
rt_draft_remove_from (RtDraft *draft, const RtChoices *field, RtCells cells, int digit)
{
  for_each_cell (cell, cells)
    rt_draft_remove (draft, cell,
                     (RtDigits) (field->candidates[cell] & rt_digits_of (digit)));
}

void
rt_draft_apply (const RtDraft *draft, RtStudy *study)
{
  for (int i = 0; i < draft->n_removed; i++)
    rt_study_remove (study, draft->removed[i].cell, draft->removed[i].digits);
  for (int i = 0; i < draft->n_placed; i++)
    rt_study_place (study, draft->placed[i].cell, draft->placed[i].digit);
}

void
rt_draft_mark (RtDraft *draft, int cell, int digit, RtMarkRole role, int view)
{
  const RtStepMark mark = { (uint8_t) cell, (uint8_t) digit, (uint8_t) role, (uint8_t) view };

  if (draft->explains)
    g_array_append_val (draft->marks, mark);
}

void
rt_draft_mark_all (RtDraft *draft, const RtChoices *field, RtCells cells, RtDigits digits,
                   RtMarkRole role, int view)
{
  if (draft->explains)
    for_each_cell (cell, cells)
      for_each_digit (digit, (RtDigits) (field->candidates[cell] & digits))
        rt_draft_mark (draft, cell, digit, role, view);
}

void
rt_draft_house (RtDraft *draft, int house, RtHouseRole role, int view)
{
  const RtStepHouse shown = { (uint8_t) house, (uint8_t) role, (uint8_t) view };

  if (draft->explains)
    g_array_append_val (draft->houses, shown);
}

void
rt_draft_add_link (RtDraft *draft, const RtStepLink *link)
{
  if (draft->explains)
    g_array_append_vals (draft->links, link, 1);
}

void
rt_draft_link (RtDraft *draft, RtStepNode from, RtStepNode to, RtLinkKind kind, int view)
{
  rt_draft_add_link (draft, &(RtStepLink) { .from = from, .to = to, .kind = (uint8_t) kind,
                                            .view = (uint8_t) view });
}

void
rt_draft_link_in_set (RtDraft *draft, RtStepNode from, RtStepNode to, RtCells cells,
                      RtDigits digits, int view)
{
  rt_draft_add_link (draft, &(RtStepLink) { .from = from, .to = to, .kind = RT_LINK_STRONG,
                                            .view = (uint8_t) view, .in = RT_IN_SET,
                                            .in_cells = cells, .in_digits = digits });
}

/* The elements of a reason that rt_draft_cost counts; each element is counted once. */
typedef struct {
  RtCells cells;
  RtDigits digits;
  RtHouses houses;
  guint n_links;
} Load;

static void
add_marks (Load *load, const RtDraft *draft)
{
  for (guint i = 0; i < draft->marks->len; i++) {
    const RtStepMark *mark = &g_array_index (draft->marks, RtStepMark, i);

    if (mark->role == RT_MARK_PLACED || mark->role == RT_MARK_REMOVED)
      continue;
    rt_cells_add (&load->cells, mark->cell);
    load->digits |= rt_digits_of (mark->digit);
  }
}

static void
add_links (Load *load, const RtDraft *draft)
{
  load->n_links = draft->links->len;
  for (guint i = 0; i < draft->links->len; i++) {
    const RtStepLink *link = &g_array_index (draft->links, RtStepLink, i);

    load->cells = rt_cells_or (load->cells, link->in_cells);
    load->digits |= link->in_digits;
  }
}

int
rt_draft_cost (const RtDraft *draft)
{
  const RtPattern *pattern = &draft->pattern;
  Load load = { pattern->cells, pattern->digits, pattern->base | pattern->cover, 0 };
  int cost;

  if (draft->explains) {
    add_marks (&load, draft);
    add_links (&load, draft);
  }
  cost = rt_cells_count (load.cells) + MAX (rt_digits_count (load.digits) - 1, 0) +
         (int) load.n_links;
  if (!load.n_links)   /* a link already names its house */
    cost += __builtin_popcount (load.houses);
  return MAX (cost, draft->technique->cost);
}

/* Returns a copy of the elements of ARRAY, or NULL if it has none. Stores their number in N. */
static gpointer
copy_of (GArray *array, guint *n)
{
  *n = array ? array->len : 0;
  return *n ? g_memdup2 (array->data, (gsize) *n * g_array_get_element_size (array)) : NULL;
}

/* Returns a copy of ARRAY, whose elements have SIZE bytes; an empty array if ARRAY is NULL. */
static GArray *
array_copy (GArray *array, guint size)
{
  GArray *copy = g_array_new (FALSE, FALSE, size);

  if (array)
    g_array_append_vals (copy, array->data, array->len);
  return copy;
}

static void
freeze_marks (RtStep *step, GArray *marks)
{
  for (guint i = 0; i < step->n_placed; i++) {
    const RtStepMark mark = { step->placed[i].cell, step->placed[i].digit, RT_MARK_PLACED, 0 };

    g_array_append_val (marks, mark);
  }
  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits) {
      const RtStepMark mark = { step->removed[i].cell, (uint8_t) digit, RT_MARK_REMOVED, 0 };

      g_array_append_val (marks, mark);
    }
  step->marks = copy_of (marks, &step->n_marks);
}

RtStep *
rt_step_freeze (const RtDraft *draft)
{
  RtStep *step = g_atomic_rc_box_new0 (RtStep);
  RtDraft told = *draft;        /* a copy, because find_inner may add marks and links */
  g_autoptr (GArray) marks = array_copy (draft->marks, sizeof (RtStepMark));

  told.marks = marks;
  told.links = array_copy (draft->links, sizeof (RtStepLink));
  step->technique = draft->technique;
  step->variant = draft->variant;
  step->price = draft->price;
  step->cost = rt_draft_cost (draft);
  step->pattern = draft->pattern;
  step->n_views = (guint) draft->n_views;
  step->n_placed = (guint) draft->n_placed;
  step->placed = g_memdup2 (draft->placed, step->n_placed * sizeof *step->placed);
  step->n_removed = (guint) draft->n_removed;
  step->removed = g_memdup2 (draft->removed, step->n_removed * sizeof *step->removed);
  if (draft->find_inner) {
    GPtrArray *inner = draft->find_inner (&told);

    step->n_inner = inner->len;
    step->inner = (const RtStep *const *) g_ptr_array_free (inner, FALSE);
  }
  freeze_marks (step, marks);
  step->links = copy_of (told.links, &step->n_links);
  step->houses = copy_of (draft->houses, &step->n_houses);
  g_array_unref (told.links);
  return step;
}

RtStep *
rt_step_ref (RtStep *step)
{
  return g_atomic_rc_box_acquire (step);
}

static void
step_clear (gpointer data)
{
  RtStep *step = data;

  for (guint i = 0; i < step->n_inner; i++)
    rt_step_unref ((RtStep *) step->inner[i]);
  g_free ((gpointer) step->inner);
  g_free ((gpointer) step->placed);
  g_free ((gpointer) step->removed);
  g_free ((gpointer) step->marks);
  g_free ((gpointer) step->links);
  g_free ((gpointer) step->houses);
}

void
rt_step_unref (RtStep *step)
{
  g_atomic_rc_box_release_full (step, step_clear);
}

/* Returns the number of pictures that explain a nested step: the whole step, and its views (cases)
 * if it has several. */
static guint
n_inner_pictures (const RtStep *step)
{
  return 1 + (step->n_views > 1 ? step->n_views : 0);
}

guint
rt_step_last_view (const RtStep *step)
{
  guint n = step->n_views;

  for (guint i = 0; i < step->n_inner; i++)
    n += n_inner_pictures (step->inner[i]);
  return n;
}

const RtStep *
rt_step_at_view (const RtStep *step, guint *view)
{
  guint inner = 0;

  if (*view <= step->n_views)
    return step;
  *view -= step->n_views + 1;
  for (; *view >= n_inner_pictures (step->inner[inner]); inner++)
    *view -= n_inner_pictures (step->inner[inner]);
  return step->inner[inner];
}

const char *
rt_step_name (const RtStep *step)
{
  return step->technique->variants ? step->technique->variants[step->variant]
                                   : step->technique->name;
}

/* Returns true if MARK belongs to the reason, not to the effect. */
static bool
is_of_reason (const RtStepMark *mark)
{
  return mark->role != RT_MARK_PLACED && mark->role != RT_MARK_REMOVED;
}

RtCells
rt_step_cells (const RtStep *step)
{
  RtCells cells = step->pattern.cells;

  if (rt_cells_is_empty (cells))
    for (guint i = 0; i < step->n_marks; i++)
      if (is_of_reason (&step->marks[i]))
        rt_cells_add (&cells, step->marks[i].cell);
  return cells;
}

RtDigits
rt_step_digits (const RtStep *step)
{
  RtDigits digits = step->pattern.digits;

  if (!digits)
    for (guint i = 0; i < step->n_marks; i++)
      if (is_of_reason (&step->marks[i]))
        digits |= rt_digits_of (step->marks[i].digit);
  return digits;
}

RtHouses
rt_step_houses (const RtStep *step, RtHouseRole role)
{
  RtHouses houses = 0;

  for (guint i = 0; i < step->n_houses; i++)
    if (step->houses[i].role == role)
      houses |= UINT32_C (1) << step->houses[i].house;
  return houses;
}

RtCells
rt_step_cells_of (const RtStep *step, RtMarkRole role)
{
  RtCells cells = RT_CELLS_NONE;

  for (guint i = 0; i < step->n_marks; i++)
    if (step->marks[i].role == role)
      rt_cells_add (&cells, step->marks[i].cell);
  return cells;
}

RtDigits
rt_step_digits_of (const RtStep *step, RtMarkRole role)
{
  RtDigits digits = RT_DIGITS_NONE;

  for (guint i = 0; i < step->n_marks; i++)
    if (step->marks[i].role == role)
      digits |= rt_digits_of (step->marks[i].digit);
  return digits;
}

bool
rt_step_apply (const RtStep *step, RtBoard *board)
{
  bool sound = true;

  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits)
      sound &= rt_board_remove (board, step->removed[i].cell, digit);
  for (guint i = 0; i < step->n_placed; i++)
    sound &= rt_board_place (board, step->placed[i].cell, step->placed[i].digit);
  return sound;
}

int
rt_price_tenths (double price)
{
  return (int) ((price + 0.05) * 10);
}
