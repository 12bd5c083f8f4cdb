/* test-golden-steps.c - compares the steps of each search with stored ones.
 *
 * Of each step the event, all tests and reads, and the counts after it, over many puzzles, make one
 * number for each search. A search that becomes faster must leave it as it is; one that is meant to
 * show something else gets the number that the failing test prints. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search.h"

#include "common/grid-of.h"
#include "common/puzzles.h"

#include <glib.h>

/* Number of steps of each search of each puzzle that are compared in detail. */
#define STEPS_MAX 10000

static const char *const puzzles[] = {
  EMPTY, EASY, SOLVED, ONE_BLANK, TWO, EASY_LESS, WRONG, CLASH, FIVES, SHORT_IN_ANY_ORDER, LONG,
  ENDLESS, SEVERAL, MANY, HARDER, NESTED, DEEPLY_NESTED, MONSTER, NUGGET,
};

static const struct {
  const char *id;
  guint64 digest;
} golden[] = {
  { "scan", G_GUINT64_CONSTANT (0x7ed8cf968199bba6) },
  { "candidates", G_GUINT64_CONSTANT (0xb4da75fcaab73976) },
  { "possible", G_GUINT64_CONSTANT (0x0b0375a6d5c07ee6) },
  { "index", G_GUINT64_CONSTANT (0x6b5311840d67c0dc) },
  { "masks", G_GUINT64_CONSTANT (0x42fccb44efc84204) },
  { "tables", G_GUINT64_CONSTANT (0x2aa59566560986ac) },
  { "backjump", G_GUINT64_CONSTANT (0x7d6d419063573e67) },
  { "fewest", G_GUINT64_CONSTANT (0xfa692b2acfdf97d5) },
  { "propagate", G_GUINT64_CONSTANT (0xbfaf072c188f201e) },
  { "dancing-links", G_GUINT64_CONSTANT (0x3ea5911d9e67a7cb) },
};

/* FNV-1a. */
static void
add_byte (guint64 *digest, guint8 byte)
{
  *digest = (*digest ^ byte) * G_GUINT64_CONSTANT (0x100000001b3);
}

static void
add_bytes (guint64 *digest, const void *bytes, gsize n)
{
  for (gsize i = 0; i < n; i++)
    add_byte (digest, ((const guint8 *) bytes)[i]);
}

/* Adds NUMBER to the digest, independent of the byte order. */
static void
add_number (guint64 *digest, guint64 number)
{
  for (int i = 0; i < 8; i++)
    add_byte (digest, (guint8) (number >> 8 * i));
}

static void
add_counts (guint64 *digest, const RtCounts *counts)
{
  add_number (digest, counts->placements);
  add_number (digest, counts->takebacks);
  add_number (digest, counts->tests);
  add_number (digest, counts->reads);
  add_number (digest, counts->depth);
  add_number (digest, counts->greatest);
}

static void
add_puzzle (guint64 *digest, const RtSearch *search, const char *puzzle)
{
  g_autofree void *state = g_malloc0 (search->state_size);
  g_autofree RtDetail *detail = g_new0 (RtDetail, 1);
  RtEvent event = { 0 };
  RtGrid givens = grid_of (puzzle);

  search->start (state, &givens);
  for (int i = 0; i < STEPS_MAX && search->step (state, &event, detail); i++) {
    add_bytes (digest, &event, sizeof event);
    add_bytes (digest, detail->looks, detail->n * sizeof *detail->looks);
    add_counts (digest, state);
  }
}

static void
test_digest (gconstpointer data)
{
  const RtSearch *search = data;
  guint64 digest = G_GUINT64_CONSTANT (0xcbf29ce484222325);
  guint i = 0;

  while (!g_str_equal (golden[i].id, search->id))
    i++;
  for (guint j = 0; j < G_N_ELEMENTS (puzzles); j++)
    add_puzzle (&digest, search, puzzles[j]);
  if (digest != golden[i].digest)
    g_test_message ("%s is now 0x%016" G_GINT64_MODIFIER "x", search->id, digest);
  g_assert_cmphex (digest, ==, golden[i].digest);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_autofree char *path = g_strdup_printf ("/golden-steps/%s", (*search)->id);

    g_test_add_data_func (path, *search, test_digest);
  }
  return g_test_run ();
}
