/* test-sentences.c - tests the grammar of thousands of sentences about steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/logic/words/say.h"

#include "common/share.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"


#define CELL "r[1-9]c[1-9]"
#define CELLS CELL "(?:, " CELL ")* and " CELL

/* Expressions that no sentence may match. */
static const char *const faults[] = {
  /* Subject and verb that differ in number. */
  "(?<!of |in |, )" CELLS " (?:has|holds|is|sees|does|was)\\b",
  "(?:^|[.:;] |so |that )" CELL " (?:have|hold|are|see|stand|were)\\b",
  /* "All of" a single thing. */
  "(?:all|both|each|none|any|some|neither) of " CELL "(?! (?:and|or)|,)",
  "one of " CELL "(?! (?:and|or)|,)",
  "(?:cells|rows|columns|boxes|digits) (?:[1-9]|" CELL ")(?!, | and | or |[1-9c])",
  "(?:cell|row|column|box|digit) (?:[1-9]|" CELL ")(?:, | and )(?:[1-9]|" CELL ")\\b(?!c)",
  "all but one (?:is|are) in " CELL "[.;:]",
  "\\b1 (?:links|steps|cells)\\b", "\\b(?:0|[2-9]|[0-9]{2,}) link\\b",
  /* Repeated words, empty placeholders, wrong punctuation. */
  "\\b([a-z]+) \\1\\b", "[{}]", "  ", " [.,:;]", "\\(\\)", "[.,:;]{2}", "\\. [a-qs-z]", "^[a-qs-z]",
};

static GRegex *regex[G_N_ELEMENTS (faults)];

static void
read_by_rules (const RtStep *step, const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autoptr (GMatchInfo) info = NULL;

    if (!regex[i])
      regex[i] = g_regex_new (faults[i], 0, 0, NULL);
    g_assert_nonnull (regex[i]);
    if (g_regex_match (regex[i], text, 0, &info)) {
      g_autofree char *fault = g_match_info_fetch (info, 0);

      g_test_message ("%s: “%s” in “%s”", step->technique->id, fault, text);
      g_test_fail ();
    }
  }
}

static void
read_step (const RtStep *step, RtStudy *study)
{
  g_autoptr (GPtrArray) links = rt_say_links (step, 0);

  for (int stage = RT_HINT_WHERE; stage < RT_N_HINTS; stage++) {
    g_autofree char *text = rt_say_hint (step, (RtHint) stage);

    read_by_rules (step, text);
    if (stage == RT_HINT_ALL && g_test_verbose ())
      g_test_message ("%s:%d %s", step->technique->id, step->variant, text);
  }
  for (guint i = 0; i < links->len; i++)
    read_by_rules (step, g_ptr_array_index (links, i));
}

static void
test_read (void)
{
  for_each_few_steps ((guint) n_cases (20000), read_step);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/read", test_read);
  return g_test_run ();
}
