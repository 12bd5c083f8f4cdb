/* inference.c - what follows from a digit being false: the links, and the tree. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/inference.h"

#include "engine/logic/board/sight.h"

#include <string.h>

#define N_CROSSINGS 54
/* So many cells has a set at most: larger ones are hard to see, and with four cells as well the search
 * took three times as long and led on in 29 steps of 1,000 puzzles instead of 27. So many nodes of a
 * digit more are made of sets, of small ones first. */
#define MAX_SET_CELLS 3
#define MAX_OF_SETS 200
#define MAX_OF_DIGIT (RT_N_CELLS + N_CROSSINGS + MAX_OF_SETS)
#define MAX_NODES (9 * MAX_OF_DIGIT)

/* The nodes of one digit, and what sees each of them whole. */
typedef struct {
  int n;
  uint16_t node[MAX_OF_DIGIT];
  RtCells seen[MAX_OF_DIGIT];
} OfDigit;

typedef struct {
  RtStudy *study;
  int n;
  RtInferenceNode nodes[MAX_NODES];
  OfDigit of_digit[9];
} Building;

static void
add_node (Building *building, RtCells cells, int digit)
{
  OfDigit *of_digit = &building->of_digit[digit - 1];

  building->nodes[building->n] = (RtInferenceNode) { cells, (uint8_t) digit };
  of_digit->node[of_digit->n] = (uint16_t) building->n++;
  of_digit->seen[of_digit->n++] = rt_seen_by_all (cells);
}

static void
add_groups (Building *building)
{
  for (int box = 9 * RT_KIND_BOX; box < RT_N_HOUSES; box++)
    for (int i = 0; i < 6; i++) {
      RtPlaces places = (RtPlaces) (i < 3 ? 07u << 3 * i : 0111u << (i - 3));

      for (int digit = 1; digit <= 9; digit++) {
        RtPlaces group = rt_choices_places (&building->study->field, box, digit) & places;

        if (rt_is_several (group))
          add_node (building, rt_places_cells (box, group), digit);
      }
    }
}

/* The places that DIGIT has in CELLS. */
static RtCells
places_in (RtStudy *study, RtCells cells, int digit)
{
  return rt_cells_and (cells, rt_study_plane (study, digit));
}

/* The node of these CELLS, or -1. */
static int
find_node (const Building *building, RtCells cells, int digit)
{
  const OfDigit *of_digit = &building->of_digit[digit - 1];

  for (int i = 0; i < of_digit->n; i++)
    if (rt_cells_equal (building->nodes[of_digit->node[i]].cells, cells))
      return of_digit->node[i];
  return -1;
}

/* Of the sets of SIZE cells. */
static void
add_sets_of (Building *building, int size)
{
  guint n;
  const RtAlmostLocked *sets = rt_study_almost_locked (building->study, &n);

  for (guint i = 0; i < n; i++)
    for_each_digit (digit, sets[i].n_cells == size ? sets[i].digits : RT_DIGITS_NONE) {
      RtCells cells = places_in (building->study, sets[i].cells, digit);

      if (find_node (building, cells, digit) < 0 &&
          building->of_digit[digit - 1].n < MAX_OF_DIGIT)
        add_node (building, cells, digit);
    }
}

static void
add_sets (Building *building)
{
  for (int size = 2; size <= MAX_SET_CELLS; size++)
    add_sets_of (building, size);
}

static void
link_both_ways (const RtInference *inference, uint64_t *links, int a, int b)
{
  links[(gsize) a * (gsize) inference->n_words + (gsize) (b >> 6)] |= UINT64_C (1) << (b & 63);
  links[(gsize) b * (gsize) inference->n_words + (gsize) (a >> 6)] |= UINT64_C (1) << (a & 63);
}

static void
link_weakly (RtInference *inference, const OfDigit *of_digit)
{
  for (int i = 0; i < of_digit->n; i++)
    for (int k = i + 1; k < of_digit->n; k++) {
      int other = of_digit->node[k];

      if (rt_cells_is_empty (rt_cells_minus (inference->nodes[other].cells, of_digit->seen[i])))
        link_both_ways (inference, inference->weak, of_digit->node[i], other);
    }
}

/* Links the nodes that have the CELLS of a digit in a house between them. Two groups may share the
 * cell where they cross. */
static void
link_strongly (RtInference *inference, const OfDigit *of_digit, RtCells cells)
{
  int within[MAX_OF_DIGIT], n = 0;

  for (int i = 0; i < of_digit->n; i++) {
    RtCells own = inference->nodes[of_digit->node[i]].cells;

    if (rt_cells_is_empty (rt_cells_minus (own, cells)) && !rt_cells_equal (own, cells))
      within[n++] = of_digit->node[i];
  }
  for (int i = 0; i < n; i++)
    for (int k = i + 1; k < n; k++)
      if (rt_cells_equal (rt_cells_or (inference->nodes[within[i]].cells,
                                       inference->nodes[within[k]].cells), cells))
        link_both_ways (inference, inference->strong, within[i], within[k]);
}

static void
link_in_houses (RtInference *inference, const Building *building, unsigned kinds)
{
  /* So many places can two nodes have. */
  int most = kinds & RT_GROUPS ? 6 : 2;

  for (int digit = 1; digit <= 9; digit++) {
    const OfDigit *of_digit = &building->of_digit[digit - 1];

    link_weakly (inference, of_digit);
    for (int house = 0; kinds & RT_STRONG_IN_HOUSE && house < RT_N_HOUSES; house++) {
      RtPlaces places = rt_choices_places (&building->study->field, house, digit);

      if (rt_is_several (places) && rt_count_nine (places) <= most)
        link_strongly (inference, of_digit, rt_places_cells (house, places));
    }
  }
}

static void
link_in_cells (RtInference *inference, const RtChoices *field, unsigned kinds)
{
  for (int cell = 0, first = 0; cell < RT_N_CELLS; cell++) {
    int n = rt_count_nine (field->candidates[cell]);

    if (kinds & RT_STRONG_IN_CELL && n == 2)
      link_both_ways (inference, inference->strong, first, first + 1);
    for (int a = first; kinds & RT_WEAK_IN_CELL && a < first + n; a++)
      for (int b = a + 1; b < first + n; b++)
        link_both_ways (inference, inference->weak, a, b);
    first += n;
  }
}

/* Whether the two are candidates of one cell. */
static bool
share_cell (const RtInference *inference, int a, int b)
{
  return rt_cells_count (inference->nodes[a].cells) == 1 &&
         rt_cells_equal (inference->nodes[a].cells, inference->nodes[b].cells);
}

/* Any two digits of a set, unless both can only be in one cell of it: then the others are a naked set.
 * Where the set has one cell, that has been linked. */
static void
link_in_sets (RtInference *inference, const Building *building)
{
  guint n;
  const RtAlmostLocked *sets = rt_study_almost_locked (building->study, &n);

  for (guint i = 0; i < n; i++) {
    int nodes[MAX_SET_CELLS + 1], n_nodes = 0;

    if (sets[i].n_cells < 2 || sets[i].n_cells > MAX_SET_CELLS)
      continue;
    for_each_digit (digit, sets[i].digits) {
      int node = find_node (building, places_in (building->study, sets[i].cells, digit), digit);

      if (node >= 0)
        nodes[n_nodes++] = node;
    }
    for (int a = 0; a < n_nodes; a++)
      for (int b = a + 1; b < n_nodes; b++)
        if (!share_cell (inference, nodes[a], nodes[b]))
          link_both_ways (inference, inference->strong, nodes[a], nodes[b]);
  }
}

const RtAlmostLocked *
rt_inference_set (RtStudy *study, const RtInferenceNode *a, const RtInferenceNode *b)
{
  guint n;
  const RtAlmostLocked *sets = rt_study_almost_locked (study, &n), *best = NULL;

  for (guint i = 0; i < n; i++)
    if (rt_digits_has (sets[i].digits, a->digit) && rt_digits_has (sets[i].digits, b->digit) &&
        rt_cells_equal (places_in (study, sets[i].cells, a->digit), a->cells) &&
        rt_cells_equal (places_in (study, sets[i].cells, b->digit), b->cells) &&
        (!best || sets[i].n_cells < best->n_cells))
      best = &sets[i];
  return best;
}

static void
note_strong (RtInference *inference)
{
  for (int i = 0; i < inference->n; i++)
    for (int w = 0; w < inference->n_words; w++)
      if (inference->strong[(gsize) i * (gsize) inference->n_words + (gsize) w]) {
        inference->has_strong[i >> 6] |= UINT64_C (1) << (i & 63);
        break;
      }
}

static RtInference *
inference_new (RtStudy *study, unsigned kinds)
{
  g_autofree Building *building = g_new (Building, 1);
  RtInference *inference = g_new0 (RtInference, 1);
  gsize n, n_words;

  building->study = study;
  building->n = 0;
  for (int i = 0; i < 9; i++)
    building->of_digit[i].n = 0;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, study->field.candidates[cell])
      add_node (building, rt_cells_of (cell), digit);
  inference->n_singles = building->n;
  if (kinds & RT_GROUPS)
    add_groups (building);
  if (kinds & RT_SETS)
    add_sets (building);
  inference->n = building->n;
  inference->n_words = (inference->n + 63) / 64;
  n = (gsize) inference->n;
  n_words = (gsize) inference->n_words;
  inference->nodes = g_memdup2 (building->nodes, n * sizeof *building->nodes);
  inference->strong = g_new0 (uint64_t, n * n_words);
  inference->weak = g_new0 (uint64_t, n * n_words);
  inference->reached_true = g_new (uint16_t, 4 * n);
  inference->reached_false = inference->reached_true + n;
  inference->true_from = inference->reached_true + 2 * n;
  inference->false_from = inference->reached_true + 3 * n;
  inference->is_true = g_new0 (uint64_t, 3 * n_words);
  inference->is_false = inference->is_true + n_words;
  inference->has_strong = inference->is_true + 2 * n_words;
  link_in_houses (inference, building, kinds);
  link_in_cells (inference, &study->field, kinds);
  if (kinds & RT_SETS)
    link_in_sets (inference, building);
  note_strong (inference);
  return inference;
}

static void
inference_free (RtInference *inference)
{
  g_free (inference->nodes);
  g_free (inference->strong);
  g_free (inference->weak);
  g_free (inference->reached_true);
  g_free (inference->is_true);
  g_free (inference);
}

/* By their kinds. */
typedef struct {
  RtInference *of[2 * RT_SETS];
} Inferences;

static void
inferences_free (gpointer data)
{
  Inferences *inferences = data;

  for (guint i = 0; i < G_N_ELEMENTS (inferences->of); i++)
    g_clear_pointer (&inferences->of[i], inference_free);
  g_free (inferences);
}

RtInference *
rt_inference_of (RtStudy *study, unsigned kinds)
{
  Inferences *inferences = study->inferences.memory;

  if (!inferences) {
    inferences = g_new0 (Inferences, 1);
    study->inferences = (RtStudyMemory) { inferences, inferences_free };
  }
  if (!inferences->of[kinds])
    inferences->of[kinds] = inference_new (study, kinds);
  return inferences->of[kinds];
}

void
rt_inference_start (RtInference *inference, int root)
{
  inference->root = root;
  inference->n_true = inference->first_true = 0;
  inference->first_false = 0;
  inference->n_false = 1;
  inference->reached_false[0] = (uint16_t) root;
  memset (inference->is_true, 0, (gsize) inference->n_words * sizeof (uint64_t));
  memset (inference->is_false, 0, (gsize) inference->n_words * sizeof (uint64_t));
  inference->is_false[root >> 6] = UINT64_C (1) << (root & 63);
}

/* Reaches the nodes of LINKS that are not yet in IS. Returns how many there are then. */
static int
reach (int n_words, const uint64_t *links, const uint64_t *only, uint64_t *is, uint16_t *from,
       uint16_t *reached, int n, int node)
{
  for (int w = 0; w < n_words; w++) {
    uint64_t fresh = links[w] & ~is[w];

    if (only)
      fresh &= only[w];
    is[w] |= fresh;
    for (; fresh; fresh &= fresh - 1) {
      int to = 64 * w + __builtin_ctzll (fresh);

      from[to] = (uint16_t) node;
      reached[n++] = (uint16_t) to;
    }
  }
  return n;
}

bool
rt_inference_grow (RtInference *inference)
{
  gsize n_words = (gsize) inference->n_words;

  if (inference->n_true) {
    inference->first_false = inference->n_false;
    for (int i = inference->first_true; i < inference->n_true; i++) {
      int node = inference->reached_true[i];

      /* What comes back to its root goes no further. */
      if (node == inference->root)
        continue;
      inference->n_false =
        reach (inference->n_words, inference->weak + (gsize) node * n_words,
               inference->has_strong, inference->is_false, inference->false_from,
               inference->reached_false, inference->n_false, node);
    }
  }
  inference->first_true = inference->n_true;
  for (int i = inference->first_false; i < inference->n_false; i++) {
    int node = inference->reached_false[i];

    inference->n_true = reach (inference->n_words, inference->strong + (gsize) node * n_words,
                               NULL, inference->is_true, inference->true_from,
                               inference->reached_true, inference->n_true, node);
  }
  return inference->n_true > inference->first_true;
}

int
rt_inference_path (const RtInference *inference, int target, uint16_t *path)
{
  int n = 0;

  for (int node = target;;) {
    int before = inference->true_from[node];

    path[n++] = (uint16_t) node;
    path[n++] = (uint16_t) before;
    if (before == inference->root)
      break;
    node = inference->false_from[before];
  }
  for (int i = 0; i < n / 2; i++) {
    uint16_t kept = path[i];

    path[i] = path[n - 1 - i];
    path[n - 1 - i] = kept;
  }
  return n;
}
