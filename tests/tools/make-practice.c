/* make-practice.c - makes data/practice/positions.tsv: for each technique positions where it finds a
 * step, for a person to look for.
 *
 *     make-practice [N [ID...]] | grep -v '^#'     from N random puzzles (3000), for these techniques alone
 *
 * A row is a technique's id and a position as a line that rt_read takes. Where there are enough, it
 * is the technique of the next step there, in the order for people or, if it has no place in that, in
 * the order of the rating; else it finds a step where no single is left and nothing is locked. One
 * of a puzzle at most; where that is not enough, those there are, and the technique's example, come
 * again in another look: turned, with rows, columns and digits exchanged. Its variants take turns,
 * and what is easy to see comes first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/example-lines.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"

#include "engine/logic/finders/families.h"
#include "engine/make/transform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENOUGH 12
#define MAX_VARIANTS 16

typedef struct {
  RtGrid grid;
  RtCells givens;
  RtDigits candidates[RT_N_CELLS];
  int cost;
  bool next;            /* it is the technique of the next step */
} Found;

typedef struct {
  const RtTechnique *technique;
  GArray *found[MAX_VARIANTS]; /* of Found */
  RtCells givens;       /* of the last one's puzzle */
} Quota;

static GArray *quotas;

/* The place for one that is NEXT, or not, of VARIANT; NULL: there are enough. Whatever is next takes
 * the place of what is not. */
static Found *
room_for (Quota *quota, const RtStudy *study, int variant, bool next)
{
  GArray *found = quota->found[variant];

  if (rt_cells_equal (quota->givens, study->givens))
    return NULL;
  if (found->len < ENOUGH) {
    g_array_set_size (found, found->len + 1);
    return &g_array_index (found, Found, found->len - 1);
  }
  for (guint i = 0; next && i < found->len; i++)
    if (!g_array_index (found, Found, i).next)
      return &g_array_index (found, Found, i);
  return NULL;
}

static void
keep (Found *found, const RtStudy *study)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    found->grid.digit[cell] = study->field.digit[cell];
    found->candidates[cell] = study->field.candidates[cell];
  }
  found->givens = study->givens;
}

static void
take (Quota *quota, const RtStudy *study, const RtStep *step, bool next)
{
  Found *found = room_for (quota, study, step->variant, next);

  if (!found)
    return;
  keep (found, study);
  found->cost = step->cost;
  found->next = next;
  quota->givens = study->givens;
}

static Quota *
quota_of (const RtTechnique *technique)
{
  for (guint i = 0; i < quotas->len; i++)
    if (g_array_index (quotas, Quota, i).technique == technique)
      return &g_array_index (quotas, Quota, i);
  return NULL;
}

static bool
is_in (const RtFamily *family, const RtTechnique *technique)
{
  for (const RtTechnique *row = family->rows; row->id; row++)
    if (row == technique)
      return true;
  return false;
}

/* Chains in chains take too long to be looked for where they are not next. */
static bool
is_dear (const RtTechnique *technique)
{
  return is_in (&rt_family_forcing, technique);
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

/* LADDER is the one of people or of the rating: the next step is of it. */
static void
visit (RtStudy *study, gpointer ladder)
{
  g_autoptr (RtStep) next = rt_step_search_next (study, ladder);
  Quota *quota = next ? quota_of (next->technique) : NULL;
  bool by_rating = ((const RtLadder *) ladder)->taking == RT_TAKE_FIRST;

  if (quota && !(by_rating && next->technique->human_rank))
    take (quota, study, next, true);
  if (by_rating || !has_no_single (study) || !has_nothing_locked (study))
    return;
  for (guint i = 0; i < quotas->len; i++) {
    const RtTechnique *technique = g_array_index (quotas, Quota, i).technique;
    g_autoptr (GPtrArray) steps = NULL;

    if (is_dear (technique))
      continue;
    steps = all_steps_of (technique, study);
    for (guint k = 0; k < steps->len; k++)
      take (&g_array_index (quotas, Quota, i), study, g_ptr_array_index (steps, k), false);
  }
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  const Found *one = a, *other = b;

  return one->next != other->next ? other->next - one->next : one->cost - other->cost;
}

static gint
compare_costs (gconstpointer a, gconstpointer b)
{
  return ((const Found *) a)->cost - ((const Found *) b)->cost;
}

/* Another look of the same. */
static Found
disguise (const Found *found, RtRandom *random)
{
  Found other = { .cost = found->cost };
  RtTransform transform;

  rt_transform_init_random (&transform, random);
  rt_transform_apply (&transform, &found->grid, &other.grid);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (rt_cells_has (found->givens, transform.from[cell]))
      rt_cells_add (&other.givens, cell);
    for_each_digit (digit, found->candidates[transform.from[cell]])
      other.candidates[cell] |= rt_digits_of (transform.digit[digit]);
  }
  return other;
}

/* Adds disguises of those that are CHOSEN, or of the example, until there are enough. */
static void
fill (GArray *chosen, const RtTechnique *technique)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  guint n = chosen->len;
  RtRandom random = rt_random (17, 0);
  RtGrid solution;
  Found example;

  turn_to_line (study, technique->example, &solution);
  keep (&example, study);
  example.cost = n ? g_array_index (chosen, Found, 0).cost : 0;
  for (guint i = 0; chosen->len < ENOUGH; i++) {
    const Found another = disguise (i % (n + 1) < n ? &g_array_index (chosen, Found, i % (n + 1))
                                                   : &example, &random);

    g_array_append_val (chosen, another);
  }
}

static void
print_row (const RtTechnique *technique, const Found *found)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autofree char *text = NULL;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    study->field.digit[cell] = found->grid.digit[cell];
    study->field.candidates[cell] = found->candidates[cell];
  }
  study->givens = found->givens;
  text = position_text (study);
  printf ("%s\t%s\n", technique->id, text);
}

/* Of each variant the best, then of each the second best, until there are enough. */
static void
print (Quota *quota)
{
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (Found));

  for (int i = 0; i < MAX_VARIANTS; i++)
    g_array_sort (quota->found[i], compare);
  for (guint turn = 0; turn < ENOUGH; turn++)
    for (int i = 0; i < MAX_VARIANTS && chosen->len < ENOUGH; i++)
      if (turn < quota->found[i]->len)
        g_array_append_val (chosen, g_array_index (quota->found[i], Found, turn));
  if (chosen->len < ENOUGH)
    fprintf (stderr, "%s: only %u\n", quota->technique->id, chosen->len);
  fill (chosen, quota->technique);
  g_array_sort (chosen, compare_costs);
  for (guint i = 0; i < chosen->len; i++)
    print_row (quota->technique, &g_array_index (chosen, Found, i));
}

static bool
is_wanted (const RtTechnique *technique, int n, char *const *ids)
{
  for (int i = 0; i < n; i++)
    if (strcmp (ids[i], technique->id) == 0)
      return true;
  return n <= 0 && strcmp (technique->id, "brute-force") != 0;  /* nobody looks for that */
}

/* The same positions each time. */
int
main (int argc, char **argv)
{
  char *seeded[] = { argv[0], (char *) "--seed=R02S00000000000000000000000000000017", NULL };
  char **arguments = seeded;
  int n_arguments = 2, n = argc > 1 ? atoi (argv[1]) : 3000;
  g_autoptr (RtLadder) human = rt_ladder_new_human (), rating = rt_ladder_new_rating ();
  g_autoptr (RtStudy) study = rt_study_new ();

  quotas = g_array_new (FALSE, TRUE, sizeof (Quota));
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      Quota quota = { .technique = row };

      if (!is_wanted (row, argc - 2, argv + 2))
        continue;
      for (int i = 0; i < MAX_VARIANTS; i++)
        quota.found[i] = g_array_new (FALSE, TRUE, sizeof (Found));
      g_array_append_val (quotas, quota);
    }
  g_test_init (&n_arguments, &arguments, NULL);
  for (int i = 0; i < n; i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);

    for_each_board (study, &puzzle, human, visit, human);
    for_each_board (study, &puzzle, rating, visit, rating);
  }
  for (guint i = 0; i < quotas->len; i++)
    print (&g_array_index (quotas, Quota, i));
  g_array_unref (quotas);
}
