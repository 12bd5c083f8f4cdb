/* test-technique-rows.c - tests that the row of each technique is complete: definition, example,
 * reasons and checks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"

#include "common/share.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/finders/example-lines.h"
#include "engine/logic/step/checker.h"

#include <string.h>

/* Returns true if there is a sentence for each step of a variant. */
static bool
has_sentence (const RtTechnique *technique, int variant)
{
  for (const RtSentence *row = technique->sentences; row && row->why; row++)
    if (!row->only_if && (!row->variants || row->variants & RT_VARIANT (variant)))
      return true;
  return false;
}

/* Returns the number of variants of TECHNIQUE, at least 1. */
static int
n_variants_of (const RtTechnique *technique)
{
  int n = 0;

  while (technique->variants && technique->variants[n])
    n++;
  return MAX (n, 1);
}

/* Adds the missing parts of the row of a technique. */
static void
add_lacking (GPtrArray *lacking, const RtTechnique *technique)
{
  int n_variants = n_variants_of (technique);
  const char *id = technique->id;

  if (!technique->definition)
    g_ptr_array_add (lacking, g_strdup_printf ("%s has no definition in its row", id));
  if (!technique->example)
    g_ptr_array_add (lacking, g_strdup_printf ("%s has no example in its row", id));
  for (int i = 0; i < n_variants; i++)
    if (!has_sentence (technique, i))
      g_ptr_array_add (lacking, g_strdup_printf ("%s, variant %d, has no sentence in its row", id,
                                                 i));
  for (const RtSentence *row = technique->sentences; row && row->why; row++)
    if (row->variants >> n_variants)
      g_ptr_array_add (lacking, g_strdup_printf ("%s has a sentence for a variant that it has not",
                                                 id));
  if (!has_check (technique))
    g_ptr_array_add (lacking, g_strdup_printf ("%s has no check of its reason in checker.c", id));
}

/* The row of each technique is complete, and its reason is checked. */
static void
test_whole (void)
{
  g_autoptr (GPtrArray) lacking = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      add_lacking (lacking, row);
  g_ptr_array_add (lacking, NULL);
  list = g_strjoinv ("; ", (char **) lacking->pdata);
  if (*list)
    g_test_fail_printf ("%s", list);
}

/* The definition is one paragraph of whole sentences, and names what it presumes. */
static void
test_text (gconstpointer data)
{
  const RtTechnique *technique = data;
  const char *text = technique->definition;
  bool presumes = strstr (text, "This presumes that the puzzle has only one solution. ") == text;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (g_str_has_suffix (text, "."));
  g_assert_nonnull (strstr (text, ". "));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strchr (text, '\n'));
  g_assert_null (strpbrk (text, "'\""));
  g_assert_true (presumes == !!(technique->flags & RT_TECHNIQUE_NEEDS_UNIQUE));
}

/* Fails the test if a technique of FAMILY finds a step; if TECHNIQUE is in FAMILY, only those
 * before it. */
static void
assert_finds_nothing (RtStudy *study, const RtFamily *family, const RtTechnique *technique)
{
  for (const RtTechnique *row = family->rows; row->id && row != technique; row++) {
    g_autoptr (GPtrArray) steps = all_steps_of (row, study);

    g_assert_cmpuint (steps->len, ==, 0);
  }
}

static bool
is_of (const RtFamily *family, const RtTechnique *technique)
{
  for (const RtTechnique *row = family->rows; row->id; row++)
    if (row == technique)
      return true;
  return false;
}

/* The technique alone finds a sound step in its example, where nothing simpler is left. */
static void
test_example (gconstpointer data)
{
  const RtTechnique *technique = data;
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (technique->id);
  g_autoptr (RtStep) step = NULL;
  RtGrid solution;

  turn_to_line (study, technique->example, &solution);
  assert_finds_nothing (study, &rt_family_singles, technique);
  if (!is_of (&rt_family_singles, technique) && !is_of (&rt_family_locked, technique))
    assert_finds_nothing (study, &rt_family_locked, technique);
  step = rt_step_search_next (study, ladder);
  g_assert_nonnull (step);
  g_assert_true (step->technique == technique);
  check_reason (step, study);
  for (guint i = 0; i < step->n_placed; i++)
    g_assert_cmpint (step->placed[i].digit, ==, solution.digit[step->placed[i].cell]);
  for (guint i = 0; i < step->n_removed; i++)
    g_assert_false (rt_digits_has (step->removed[i].digits,
                                   solution.digit[step->removed[i].cell]));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/definitions/whole", test_whole);
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autofree char *text = g_strdup_printf ("/definitions/%s/text", row->id);
      g_autofree char *example = g_strdup_printf ("/definitions/%s/example", row->id);

      if (row->definition)
        g_test_add_data_func (text, row, test_text);
      /* The deepest nested chains take many seconds; nested-4 represents them. */
      if (is_a_part () && g_str_has_prefix (row->id, "nested-4-"))
        continue;
      if (row->example)
        g_test_add_data_func (example, row, test_example);
    }
  return g_test_run ();
}
