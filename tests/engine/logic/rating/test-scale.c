/* test-scale.c - tests that every rating has a word, a place and a comparison, and that these
 * agree. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/rating/scale.h"

#include "engine/logic/chains/price.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/step.h"
#include "engine/logic/rating/ratings.h"

#include "common/cases.h"

#include <glib.h>
#include <string.h>

#define HARDEST 120

static void
assert_has_word (int er)
{
  const RtHardWord *word = &rt_hard_words[rt_hard_word (er)];

  if (er < word->least || er > word->most)
    g_error ("%d lies between two words, behind %s", er, word->name);
}

/* No technique has a price between the ranges of two words, neither its minimum nor with the
 * surcharge of chains. */
static void
test_every_price_has_a_word (void)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      assert_has_word (rt_price_tenths (row->price));
      for (int nodes = 2; row->flags & RT_TECHNIQUE_CHAIN && nodes < 2000; nodes++)
        assert_has_word (rt_price_tenths (row->price + rt_chain_surcharge (nodes)));
    }
  /* Larger unique loops and universal graves have higher prices. */
  for (int er = 45; er <= 61; er++)
    assert_has_word (er);
  assert_has_word (200);
}

/* Every known rating is in the range of a word. PATH: a larger table, or NULL. */
static void
test_every_puzzle_has_a_word (gconstpointer path)
{
  g_autoptr (GArray) all = rated_puzzles (path);

  for (guint i = 0; i < all->len; i++)
    assert_has_word (g_array_index (all, Rated, i).rating.er);
}

static void
test_words (void)
{
  static const struct {
    int er;
    const char *word;
  } rows[] = {
    { 10, "Easy" },     { 12, "Easy" },      { 15, "Moderate" },  { 20, "Moderate" },
    { 23, "Tricky" },   { 34, "Tricky" },    { 36, "Hard" },      { 56, "Hard" },
    { 61, "Hard" },     { 62, "Very hard" }, { 79, "Very hard" }, { 80, "Extreme" },
    { 119, "Extreme" }, { 200, "Extreme" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (rt_hard_words[rt_hard_word (rows[i].er)].name, ==, rows[i].word);
  for (int i = 0; i < RT_HARD_WORDS; i++) {
    g_assert_cmpint (rt_hard_words[i].least, <=, rt_hard_words[i].most);
    g_assert_true (i == 0 || rt_hard_words[i - 1].most < rt_hard_words[i].least);
    g_assert_cmpint (strlen (rt_hard_words[i].asks), >, 0);
  }
}

/* A higher rating never has an easier word, and its place is further on, within its word's part. */
static void
test_rises (void)
{
  g_assert_cmpfloat (rt_hard_place (10), ==, 0);
  g_assert_cmpfloat (rt_hard_place (HARDEST), ==, 1);
  g_assert_cmpfloat (rt_hard_place (200), ==, 1);
  for (int er = 11; er <= HARDEST; er++) {
    int word = rt_hard_word (er);

    g_assert_cmpint (word, >=, rt_hard_word (er - 1));
    g_assert_cmpfloat (rt_hard_place (er), >, rt_hard_place (er - 1));
    g_assert_cmpfloat (rt_hard_place (er) * RT_HARD_WORDS, >=, word - 1e-9);
    g_assert_cmpfloat (rt_hard_place (er) * RT_HARD_WORDS, <=, word + 1 + 1e-9);
  }
}

static void
assert_compares (int er, const char *expected)
{
  g_autofree char *said = rt_hard_compare (er);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_sentences (void)
{
  assert_compares (10, "Easier than printed puzzles get");
  assert_compares (12, "As easy as printed puzzles get");
  assert_compares (15, "Harder than 5 of 10 printed puzzles");
  assert_compares (23, "Harder than 9 of 10 printed puzzles");
  assert_compares (34, "Harder than 9 of 10 printed puzzles");
  assert_compares (36, "Harder than printed puzzles get, and than 60 of 100 random ones");
  assert_compares (82, "Harder than 96 of 100 random puzzles");
  assert_compares (85, "Harder than 995 of 1000 random puzzles");
  assert_compares (119, "Harder than any of 10000 random puzzles");
}

/* Returns the rank of a sentence, by its kind and its number. */
static int
rank_of (const char *said)
{
  static const char *const kinds[] = { "Easier than printed", "As easy as printed",
                                       " of 10 printed", "Harder than printed", " of 100 random p",
                                       " of 1000 random", "Harder than any" };
  g_autoptr (GRegex) regex = g_regex_new ("([0-9]+) of ", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  int number = 0;

  if (g_regex_match (regex, said, 0, &match)) {
    g_autofree char *digits = g_match_info_fetch (match, 1);

    number = (int) g_ascii_strtoll (digits, NULL, 10);
    g_assert_cmpint (number, >, 0);
  }
  for (int i = 0; i < (int) G_N_ELEMENTS (kinds); i++)
    if (strstr (said, kinds[i]))
      return 1000 * i + number;
  g_error ("of no kind: %s", said);
}

/* All sentences from the easiest to the hardest: the shares never fall, from none to all. */
static void
test_every_sentence (void)
{
  int before = 0;

  for (int er = 10; er <= HARDEST; er++) {
    g_autofree char *said = rt_hard_compare (er);
    int rank = rank_of (said);

    g_assert_false (g_regex_match_simple ("\\b[01] of", said, 0, 0));
    g_assert_false (g_regex_match_simple ("\\b(\\d+) of \\1\\b", said, 0, 0));
    g_assert_true (g_ascii_isupper (*said));
    g_assert_true (g_ascii_isalpha (said[strlen (said) - 1]));
    g_assert_cmpint (rank, >=, before);
    before = rank;
  }
  g_assert_cmpint (before, ==, 6000);
}

static void
test_number (void)
{
  for (int er = 10; er <= 200; er++) {
    g_autofree char *said = rt_hard_say_number (er);
    g_autofree char *expected = g_strdup_printf ("%d.%d", er / 10, er % 10);

    g_assert_cmpstr (said, ==, expected);
  }
}

int
main (int argc, char **argv)
{
  const char *folder = g_getenv ("RT_SHARED_DATA");
  g_autofree char *shared = g_build_filename (folder ? folder : ".", "rated.tsv", NULL);

  g_test_init (&argc, &argv, NULL);
  add_cases ("/scale", test_words, test_every_price_has_a_word);
  g_test_add_data_func ("/scale/every-puzzle-has-a-word", NULL, test_every_puzzle_has_a_word);
  if (g_file_test (shared, G_FILE_TEST_EXISTS))
    g_test_add_data_func ("/scale/every-shared-puzzle-has-a-word", shared,
                          test_every_puzzle_has_a_word);
  add_cases ("/scale", test_rises, test_sentences, test_every_sentence, test_number);
  return g_test_run ();
}
