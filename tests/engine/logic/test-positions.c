/* test-positions.c - what each technique finds on some hundred positions, as its definition has it:
 * tests/data/positions.tsv, which tests/tools/make-positions.c makes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checker.h"
#include "lines.h"
#include "positions.h"

#include "engine/logic/finders/families.h"

#include <string.h>

#define MIN_ROWS 400

/* A technique, the number of its variant, a position, and what goes by it; `-` for nothing. */
enum {
  TECHNIQUE,
  VARIANT,
  POSITION,
  EFFECT,
  N_COLUMNS,
};

static char **
read_lines (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "positions.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (g_strchomp (text), "\n", -1);
}

/* Of several variants with the same effect, one is told. */
static const RtStep *
step_with (GPtrArray *steps, const char *effect)
{
  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);
    g_autofree char *does = effect_of (step);

    if (strcmp (does, effect) == 0)
      return step;
  }
  return NULL;
}

static void
check_row (char *const *row)
{
  const RtTechnique *technique = rt_technique_by_id (row[TECHNIQUE]);
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (GPtrArray) steps = NULL;
  const RtStep *step;
  RtGrid solution;

  g_assert_nonnull (technique);
  turn_to_line (study, row[POSITION], &solution);
  steps = all_steps_of (technique, study);
  if (strcmp (row[EFFECT], "-") == 0) {
    g_assert_cmpuint (steps->len, ==, 0);
    return;
  }
  step = step_with (steps, row[EFFECT]);
  if (!step)
    g_error ("%s %s at %s: %s is not found", row[TECHNIQUE], row[VARIANT], row[POSITION],
             row[EFFECT]);
  check_reason (step, study);
}

/* Each step that is there by definition is found, with that effect, and nothing where nothing is. */
static void
test_found (void)
{
  g_auto (GStrv) lines = read_lines ();
  guint n = 0;

  for (char **line = lines; *line; line++) {
    g_auto (GStrv) row = g_strsplit (*line, "\t", -1);

    g_assert_cmpuint (g_strv_length (row), ==, N_COLUMNS);
    check_row (row);
    n++;
  }
  g_assert_cmpuint (n, >=, MIN_ROWS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/positions/found", test_found);
  return g_test_run ();
}
