/* make-positions.c - makes tests/data/positions.tsv: positions out of random puzzles, each with a
 * technique and what this removes there by its definition.
 *
 *     make-positions [N [ID...]]     N puzzles (4000) and these techniques (all with a definition)
 *
 * A row is a technique's id, the number of its variant, a position as a line that rt_read takes, and
 * the effect of one step; or `-` for both where the technique finds nothing. What is removed is what
 * going through all that there is (definitions.h) says, and not what the finder says, which only
 * names the variant and tells where it is worth looking. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "definitions.h"
#include "positions.h"
#include "puzzles.h"

#include "engine/logic/finders/families.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_VARIANTS 16
#define ENOUGH 8          /* rows for each variant */
#define ENOUGH_WITHOUT 4  /* rows where nothing is found */

typedef struct {
  const Definition *definition;
  const RtTechnique *technique;
  int n_rows[MAX_VARIANTS], n_without;
  RtCells givens[MAX_VARIANTS]; /* of the last one's puzzle */
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
is_full (const Quota *quota)
{
  for (int i = 0; i < n_variants (quota->technique); i++)
    if (quota->n_rows[i] < ENOUGH)
      return false;
  return quota->n_without >= ENOUGH_WITHOUT;
}

static void
print_row (const Quota *quota, const RtStudy *study, const char *variant, const char *effect)
{
  g_autofree char *position = position_text (study);

  printf ("%s\t%s\t%s\t%s\n", quota->technique->id, variant, position, effect);
  fflush (stdout);
}

/* One row at most of a position, and one of a puzzle for each variant. */
static void
take_position (Quota *quota, RtStudy *study)
{
  g_autoptr (GPtrArray) steps = all_steps_of (quota->technique, study);
  g_autoptr (GHashTable) wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const RtStep *due = NULL;

  for (guint i = 0; i < steps->len && !due; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    if (quota->n_rows[step->variant] < ENOUGH &&
        !rt_cells_equal (quota->givens[step->variant], study->givens))
      due = step;
  }
  if (!due && (steps->len || quota->n_without >= ENOUGH_WITHOUT))
    return;
  quota->definition->want (wanted, quota->technique, study);
  if (due) {
    g_autofree char *effect = effect_of (due), *variant = g_strdup_printf ("%d", due->variant);

    if (!g_hash_table_contains (wanted, effect))
      g_error ("%s finds %s, which is not by its definition", quota->technique->id, effect);
    print_row (quota, study, variant, effect);
    quota->n_rows[due->variant]++;
    quota->givens[due->variant] = study->givens;
  } else {
    if (g_hash_table_size (wanted))
      g_error ("%s finds nothing, and something is there", quota->technique->id);
    print_row (quota, study, "-", "-");
    quota->n_without++;
  }
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

static void
visit (RtStudy *study, gpointer data)
{
  GArray *quotas = data;

  if (!has_no_single (study) || !has_nothing_locked (study))
    return;
  for (guint i = 0; i < quotas->len; i++)
    if (!is_full (&g_array_index (quotas, Quota, i)))
      take_position (&g_array_index (quotas, Quota, i), study);
}

/* The same positions each time. */
int
main (int argc, char **argv)
{
  g_autoptr (GArray) quotas = g_array_new (FALSE, TRUE, sizeof (Quota));
  char *seeded[] = { argv[0], (char *) "--seed=R02S00000000000000000000000000000001", NULL };
  char **arguments = seeded;
  int n_arguments = 2;

  for (const Definition *definition = definitions; definition->id; definition++) {
    Quota quota = { definition, rt_technique_by_id (definition->id), { 0 }, 0, { { 0 } } };
    bool asked = argc <= 2;

    for (int i = 2; i < argc; i++)
      asked |= strcmp (argv[i], definition->id) == 0;
    if (asked)
      g_array_append_val (quotas, quota);
  }
  g_test_init (&n_arguments, &arguments, NULL);
  for_each_random_board (argc > 1 ? atoi (argv[1]) : 4000, visit, quotas);
  for (guint i = 0; i < quotas->len; i++) {
    const Quota *quota = &g_array_index (quotas, Quota, i);

    for (int k = 0; k < n_variants (quota->technique); k++)
      if (quota->n_rows[k] < ENOUGH)
        fprintf (stderr, "%s, variant %d: only %d\n", quota->technique->id, k, quota->n_rows[k]);
  }
}
