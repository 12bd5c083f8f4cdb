/* make-positions.c - makes tests/data/positions.tsv: positions out of random puzzles, each with a
 * technique and what this does there by its definition.
 *
 *     make-positions [N [ID...]] | grep -v '^#'    N puzzles (8000) and these techniques (all with a
 *                                                  definition)
 *
 * A row is a technique's id, the number of its variant, a position as a line that rt_read takes, and
 * the effect of one step. Where the technique finds nothing the effect is `-`, and in the place of the
 * variant stands `-`, or `near` if it would find something without one candidate, or were one digit not given. What is done is what
 * going through all that there is (definitions.h) says, and not what the finder says, which only
 * names the variant and tells where it is worth looking. Positions to practise are looked at as well:
 * among these are rare ones. What is so rare that there are not enough comes again in another look. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "definitions.h"
#include "example-lines.h"
#include "positions.h"
#include "puzzles.h"
#include "transform-board.h"

#include "engine/logic/finders/families.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_VARIANTS 16
#define ENOUGH 5          /* rows for each variant */
#define ENOUGH_NEAR 3     /* rows where nearly something is found */
#define MOST_TRIES 60     /* for one of these, */
#define MOST_NEAR_TRIED 80  /* and positions that are tried, */
#define MOST_NEAR_STEPS 2 /* with so many steps */
#define TOO_RARE 200      /* definitions that take too long for that */

typedef struct {
  const Definition *definition;
  const RtTechnique *technique;
  GPtrArray *rows[MAX_VARIANTS];  /* of strings */
  GPtrArray *near, *none;
  RtCells givens[MAX_VARIANTS];   /* of the last one's puzzle */
  RtCells givens_near;
  int n_near_tried;
} Quota;

static int
n_variants (const RtTechnique *technique)
{
  int n = 0;

  while (technique->variants && technique->variants[n])
    n++;
  return MAX (n, 1);
}

static bool
lacks_near (const Quota *quota)
{
  return quota->near->len < ENOUGH_NEAR && quota->n_near_tried < MOST_NEAR_TRIED &&
         quota->definition->rarity < TOO_RARE;
}

static bool
is_full (const Quota *quota)
{
  if (lacks_near (quota))
    return false;
  for (int i = 0; i < n_variants (quota->technique); i++)
    if (quota->rows[i]->len < ENOUGH)
      return false;
  return true;
}

static void
add_row (GPtrArray *rows, const Quota *quota, const RtStudy *study, const char *variant,
         const char *effect)
{
  g_autofree char *position = position_text (study);

  g_ptr_array_add (rows, g_strdup_printf ("%s\t%s\t%s\t%s", quota->technique->id, variant, position,
                                          effect));
}

static GHashTable *
wanted_in (const Quota *quota, const RtStudy *study)
{
  GHashTable *wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  quota->definition->want (wanted, quota->technique, study);
  return wanted;
}

/* Whether there is nothing to be found, as far as anybody knows. */
static bool
is_bare (const Quota *quota, RtStudy *study)
{
  g_autoptr (GPtrArray) steps = all_steps_of (quota->technique, study);

  return !steps->len && check_definition (quota->definition, study) == 0;
}

/* Whether DIGIT was a candidate of CELL, and is none any more. */
static bool
is_gone (const RtStudy *study, int cell, int digit)
{
  if (study->field.digit[cell] || rt_choices_has (&study->field, cell, digit))
    return false;
  for_each_cell (peer, rt_peer_cells[cell])
    if (study->field.digit[peer] == digit)
      return false;
  return true;
}

/* Takes a digit that was found for a given, so that nothing is found any more. */
static bool
take_given (Quota *quota, RtStudy *near)
{
  RtCells givens = near->givens;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (!near->field.digit[cell] || rt_cells_has (givens, cell))
      continue;
    rt_cells_add (&near->givens, cell);
    if (is_bare (quota, near)) {
      add_row (quota->near, quota, near, "near", "-");
      return true;
    }
    near->givens = givens;
  }
  return false;
}

/* Gives back a candidate that is gone, so that nothing is found any more. */
static void
take_near (Quota *quota, const RtStudy *study)
{
  g_autoptr (RtStudy) near = rt_study_new ();
  RtBoard board;
  int order[RT_N_CANDIDATES], n_tries = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    board.grid.digit[cell] = study->field.digit[cell];
    board.candidates[cell] = study->field.candidates[cell];
  }
  rt_study_at_board (near, &board);
  near->givens = study->givens;
  if (strstr (quota->technique->id, "avoidable") && take_given (quota, near))
    return;
  shuffle (order, RT_N_CANDIDATES);
  for (int i = 0; i < RT_N_CANDIDATES && n_tries < MOST_TRIES; i++) {
    int cell = order[i] / 9, digit = order[i] % 9 + 1;

    if (!is_gone (study, cell, digit))
      continue;
    board.candidates[cell] |= rt_digits_of (digit);
    rt_study_at_board (near, &board);
    near->givens = study->givens;
    if (is_bare (quota, near)) {
      add_row (quota->near, quota, near, "near", "-");
      return;
    }
    board.candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
    n_tries++;
  }
}

/* One row at most of a position, and one of a puzzle for each variant; and what is near it. */
static void
take_position (Quota *quota, RtStudy *study)
{
  g_autoptr (GPtrArray) steps = wanted_steps_of (quota->technique, study);
  g_autoptr (GHashTable) wanted = NULL;
  g_autofree char *effect = NULL, *variant = NULL;
  const RtStep *due = NULL;

  for (guint i = 0; i < steps->len && !due; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    if (quota->rows[variant_of (step)]->len < ENOUGH &&
        !rt_cells_equal (quota->givens[variant_of (step)], study->givens))
      due = step;
  }
  if (!steps->len && !quota->none->len && is_bare (quota, study))
    add_row (quota->none, quota, study, "-", "-");
  if (steps->len && steps->len <= MOST_NEAR_STEPS && lacks_near (quota) && !rt_cells_equal (quota->givens_near, study->givens)) {
    take_near (quota, study);
    quota->givens_near = study->givens;
    quota->n_near_tried++;
  }
  if (!due)
    return;
  wanted = wanted_in (quota, study);
  effect = effect_of (due);
  variant = g_strdup_printf ("%d", variant_of (due));
  if (!is_wanted (quota->definition, wanted, effect))
    g_error ("%s finds %s, which is not by its definition", quota->technique->id, effect);
  add_row (quota->rows[variant_of (due)], quota, study, variant, effect);
  quota->givens[variant_of (due)] = study->givens;
}

static bool
has_nothing_locked (RtStudy *study)
{
  for (const RtTechnique *row = rt_family_locked.rows; row->id; row++) {
    g_autoptr (GPtrArray) steps = all_steps_of (row, study);

    if (steps->len)
      return false;
  }
  return true;
}

/* Positions where something easier is to be done show little. */
static void
visit (RtStudy *study, gpointer data)
{
  GArray *quotas = data;
  bool no_single = has_no_single (study), nothing_locked = no_single && has_nothing_locked (study);

  for (guint i = 0; i < quotas->len; i++) {
    Quota *quota = &g_array_index (quotas, Quota, i);
    bool able = quota->definition->easy || (quota->definition->locked ? no_single : nothing_locked);

    if (able && is_within_reach (quota->definition, study) && !is_full (quota))
      take_position (quota, study);
  }
}

static void
visit_practice (GArray *quotas)
{
  g_autofree char *path = g_build_filename (RT_PRACTICE, "positions.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return;
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (char **line = lines; *line; line++) {
    g_auto (GStrv) row = g_strsplit (*line, "\t", -1);
    g_autoptr (RtStudy) study = rt_study_new ();
    RtGrid solution;

    turn_to_line (study, row[1], &solution);
    visit (study, quotas);
  }
}

/* Adds what stands in ROW in another look. */
static void
add_turned (Quota *quota, int variant, const char *row)
{
  g_autoptr (RtStudy) study = rt_study_new (), turned = rt_study_new ();
  g_auto (GStrv) columns = g_strsplit (row, "\t", -1);
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GHashTable) wanted = NULL;
  Turn turn = random_turn ();
  RtGrid solution;

  turn_to_line (study, columns[2], &solution);
  turn_study (&turn, study, turned);
  steps = wanted_steps_of (quota->technique, turned);
  wanted = wanted_in (quota, turned);
  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);
    g_autofree char *effect = effect_of (step);

    if (variant_of (step) != variant)
      continue;
    if (!is_wanted (quota->definition, wanted, effect))
      g_error ("%s finds %s, which is not by its definition", quota->technique->id, effect);
    add_row (quota->rows[variant], quota, turned, columns[1], effect);
    return;
  }
  g_error ("%s, variant %d, is not found in another look", quota->technique->id, variant);
}

/* What is rare comes again in other looks. */
static void
fill (Quota *quota, int variant)
{
  GPtrArray *rows = quota->rows[variant];
  guint n = rows->len;

  while (n && rows->len < ENOUGH)
    add_turned (quota, variant, g_ptr_array_index (rows, rows->len % n));
}

static void
print_rows (const GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    puts (g_ptr_array_index (rows, i));
}

static void
tell (Quota *quota)
{
  for (int k = 0; k < n_variants (quota->technique); k++) {
    if (quota->rows[k]->len < ENOUGH)
      fprintf (stderr, "%s, variant %d: only %u\n", quota->technique->id, k, quota->rows[k]->len);
    fill (quota, k);
    print_rows (quota->rows[k]);
  }
  print_rows (quota->near);
  print_rows (quota->none);
}

/* The same positions each time. */
int
main (int argc, char **argv)
{
  g_autoptr (GArray) quotas = g_array_new (FALSE, TRUE, sizeof (Quota));
  char *seeded[] = { argv[0], (char *) "--seed=R02S00000000000000000000000000000001", NULL };
  char **arguments = seeded;
  int n_arguments = 2, n = argc > 1 ? atoi (argv[1]) : 8000;

  for (const Definition *definition = definitions; definition->id; definition++) {
    Quota quota = { .definition = definition, .technique = rt_technique_by_id (definition->id),
                    .near = g_ptr_array_new (), .none = g_ptr_array_new () };
    bool asked = argc <= 2;

    for (int i = 0; i < MAX_VARIANTS; i++)
      quota.rows[i] = g_ptr_array_new ();
    for (int i = 2; i < argc; i++)
      asked |= strcmp (argv[i], definition->id) == 0;
    if (asked)
      g_array_append_val (quotas, quota);
  }
  g_test_init (&n_arguments, &arguments, NULL);
  for_each_random_board (n / 4, visit, quotas);
  for_each_thinned_board (n, visit, quotas);
  visit_practice (quotas);
  for (guint i = 0; i < quotas->len; i++)
    tell (&g_array_index (quotas, Quota, i));
}
