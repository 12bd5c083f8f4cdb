/* test-positions.c - compares the finds on 1,114 positions with stored ones.
 *
 * tests/data/positions.tsv holds for each technique and variant some positions with one effect,
 * each confirmed by an exhaustive search that shared no code with the finder. tests/data/finds.tsv
 * holds for each technique checksums of all its steps and their sentences on these positions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checker.h"
#include "engine/logic/finders/example-lines.h"
#include "engine/logic/board/positions.h"
#include "common/cases.h"
#include "common/share.h"

#include "engine/logic/finders/families.h"
#include "engine/logic/words/notation.h"
#include "engine/logic/words/say.h"

#include <stdlib.h>
#include <string.h>

#define MIN_ROWS 800
#define MIN_OF_VARIANT 5
#define MIN_NEAR 2

/* The columns: technique, number of the variant, position, effect. If nothing is found the
 * effect is `-`, and the variant too, or `near` if a single candidate prevents a find. */
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
  if (variant_of (step) != atoi (row[VARIANT]))
    g_error ("%s %s at %s: it is variant %d", row[TECHNIQUE], row[VARIANT], row[POSITION],
             variant_of (step));
  check_reason (step, study);
}

/* Returns true if ROW can be skipped in a short run, as nested chains take long. N_ALIKE rows of
 * its technique and variant were tested. */
static bool
is_spared (char *const *row, int n_alike)
{
  return g_str_has_prefix (row[TECHNIQUE], "nested-") && n_alike >= n_cases (MIN_OF_VARIANT);
}

/* Finders find the stored effect of each row, and nothing in rows without one. */
static void
test_found (void)
{
  g_auto (GStrv) lines = read_lines ();
  g_autofree char *last = NULL;
  int n_alike = 0;
  guint n = 0;

  for (char **line = lines; *line; line++) {
    g_auto (GStrv) row = g_strsplit (*line, "\t", -1);
    g_autofree char *kind = NULL;

    g_assert_cmpuint (g_strv_length (row), ==, N_COLUMNS);
    kind = g_strdup_printf ("%s %s", row[TECHNIQUE], row[VARIANT]);
    n_alike = g_strcmp0 (kind, last) == 0 ? n_alike : 0;
    if (!is_spared (row, n_alike++))
      check_row (row);
    g_free (last);
    last = g_steal_pointer (&kind);
    n++;
  }
  g_assert_cmpuint (n, >=, MIN_ROWS);
}

/* Positions with a step that was missed once: a colour that empties a cell containing the other
 * colour; and a grave recognized only by all ways to leave two candidates in each cell. */
static const char *const missed[] = {
  "bug\t2\t:0000:x:..1+86+7+42+3...+9+341+853+4+8+12+5+6+9+7.2.+3+1+6+8+798+3+675+9+2+4+11..+2+4+835"
  "+6....+7391+8+78+3+4+91+5+6+2.+1..+8+2734:::\tr9c3<>5",
  "3d-medusa\t5\t:0000:x:.716.+9.+5.2.9+5+41.+6756.7.+39...263+54.7...+5.+6+7...+7....26.5.4+7+2385."
  "+6+85+2+4.+6+7..+6.+3.+7+5482:149 151 951 357 857 158 159 859 865 168::\t"
  "r1c7<>3 r2c2<>3 r5c1<>3 r1c1<>4 r6c3<>4 r2c7<>8 r3c3<>8",
};

static void
test_missed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (missed); i++) {
    g_auto (GStrv) row = g_strsplit (missed[i], "\t", -1);

    check_row (row);
  }
}

/* Variants with fewer positions. A further candidate leaves a full house what it is, and seldom
 * prevents all of many chains or fish; some assumption always leads somewhere, and double chains
 * and contradictions without nets are found as simple chains. A grouped empty rectangle
 * eliminates nothing without locked candidates, so its positions have some. */
static const struct {
  const char *id, *variant;
  int n;
} few[] = {
  { "full-house", "near", 0 },
  { "hidden-single-box", "near", 0 },
  { "hidden-single-line", "near", 0 },
  { "direct-claiming", "near", 0 },
  { "claiming", "near", 1 },
  { "franken-x-wing", "near", 0 },
  { "franken-jellyfish", "near", 0 },
  { "mutant-jellyfish", "near", 0 },
  { "sk-loop", "near", 0 },
  { "aic", "near", 1 },
  { "grouped-aic", "near", 0 },
  { "als-aic", "near", 0 },
  { "kraken-fish", "near", 0 },
  { "multiple", "0", 0 },
  { "multiple", "near", 1 },
  { "dynamic", "near", 0 },
  { "nested-1", "near", 0 },
  { "nested-2", "near", 0 },
  { "nested-2", "-", 0 },
  { "nested-3", "near", 0 },
  { "nested-3", "-", 0 },
  { "nested-4", "near", 0 },
  { "nested-4", "-", 0 },
  { "nested-4-1", "near", 0 },
  { "nested-4-2", "near", 0 },
  { "nested-4-2", "-", 0 },
  { "nested-4-1", "-", 0 },
  { "nested-4-3", "near", 0 },
  { "nested-4-3", "-", 0 },
};

static int
n_needed (const char *id, const char *variant)
{
  for (guint i = 0; i < G_N_ELEMENTS (few); i++)
    if (strcmp (few[i].id, id) == 0 && strcmp (few[i].variant, variant) == 0)
      return few[i].n;
  return strcmp (variant, "near") == 0 ? MIN_NEAR : strcmp (variant, "-") == 0 ? 1 : MIN_OF_VARIANT;
}

static void
add_lacking (GString *lacking, char *const *lines, const char *id, const char *variant)
{
  g_autofree char *start = g_strdup_printf ("%s\t%s\t", id, variant);
  int n = 0;

  for (char *const *line = lines; *line; line++)
    n += g_str_has_prefix (*line, start);
  if (n < n_needed (id, variant))
    g_string_append_printf (lacking, "%s %s: %d rows of %d; ", id, variant, n,
                            n_needed (id, variant));
}

static void
add_lacking_of (GString *lacking, char *const *lines, const RtTechnique *technique)
{
  for (int i = 0; i == 0 || (technique->variants && technique->variants[i]); i++) {
    char variant[12];

    g_snprintf (variant, sizeof variant, "%d", i);
    add_lacking (lacking, lines, technique->id, variant);
  }
  add_lacking (lacking, lines, technique->id, "near");
  if (n_needed (technique->id, "near") < MIN_NEAR)
    add_lacking (lacking, lines, technique->id, "-");
}

/* Each technique, except brute force, has enough rows of each variant, and rows with a missed
 * pattern, or else one without a find. */
static void
test_enough (void)
{
  g_auto (GStrv) lines = read_lines ();
  g_autoptr (GString) lacking = g_string_new (NULL);

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (strcmp (row->id, "brute-force") != 0)
        add_lacking_of (lacking, lines, row);
  if (lacking->len)
    g_test_fail_printf ("%s", lacking->str);
}

/* Techniques with a higher price are searched on one of SPACING positions, or not at all. */
#define CHEAP 6.5
#define DEAR 8.2
#define SPACING 8

/* The maximum number of sentences for each technique and position. */
#define MAX_SENTENCES 3

/* Adds a row of finds.tsv to TEXT: TECHNIQUE, the number of its steps on the positions of STUDIES,
 * a checksum of their notations, and one of the sentences of the first steps. */
static void
add_finds (GString *text, const RtTechnique *technique, GPtrArray *studies)
{
  g_autoptr (GChecksum) notations = g_checksum_new (G_CHECKSUM_SHA1);
  g_autoptr (GChecksum) sentences = g_checksum_new (G_CHECKSUM_SHA1);
  guint n = 0;

  for (guint i = 0; i < studies->len; i += technique->price > CHEAP ? SPACING : 1) {
    RtStudy *study = g_ptr_array_index (studies, i);
    g_autoptr (GPtrArray) steps = all_steps_of (technique, study);

    for (guint k = 0; k < steps->len; k++) {
      const RtStep *step = g_ptr_array_index (steps, k);
      g_autofree char *notation = rt_step_notation (step);
      g_autofree char *sentence = k < MAX_SENTENCES ? rt_say_hint (step, RT_HINT_ALL) : g_strdup ("");

      g_checksum_update (notations, (const guchar *) notation, -1);
      g_checksum_update (sentences, (const guchar *) sentence, -1);
      n++;
    }
  }
  g_string_append_printf (text, "%s\t%u\t%.10s\t%.10s\n", technique->id, n,
                          g_checksum_get_string (notations), g_checksum_get_string (sentences));
}

/* Appends the row of TECHNIQUE in FINDS, the text of finds.tsv, to TEXT. */
static void
add_wanted (GString *text, const RtTechnique *technique, const char *finds)
{
  gsize length = strlen (technique->id);

  for (const char *end; (end = strchr (finds, '\n')); finds = end + 1)
    if (strncmp (finds, technique->id, length) == 0 && finds[length] == '\t')
      g_string_append_len (text, finds, end + 1 - finds);
}

/* All steps of each quick technique (of every fourth, if only a part of the cases is tried), on all
 * positions, are those of tests/data/finds.tsv. If finders or sentences change on purpose,
 * `test-positions --verbose` prints the file anew. */
static void
test_all_finds (void)
{
  g_auto (GStrv) lines = read_lines ();
  g_autoptr (GPtrArray) studies = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_study_free);
  g_autoptr (GString) found = g_string_new (NULL), wanted = g_string_new (NULL);
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "finds.tsv", NULL);
  g_autofree char *finds = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &finds, NULL, NULL));

  for (char **line = lines; *line; line++) {
    g_auto (GStrv) row = g_strsplit (*line, "\t", -1);
    RtStudy *study = rt_study_new ();
    RtGrid solution;

    turn_to_line (study, row[POSITION], &solution);
    g_ptr_array_add (studies, study);
  }
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row->price <= DEAR && n++ % (is_a_part () ? 4 : 1) == 0) {
        add_finds (found, row, studies);
        add_wanted (wanted, row, finds);
      }
  if (g_test_verbose ())
    g_print ("%s", found->str);
  g_assert_cmpstr (found->str, ==, is_a_part () ? wanted->str : finds);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/positions", test_found, test_missed, test_all_finds, test_enough);
}
