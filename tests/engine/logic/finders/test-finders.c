/* test-finders.c - tests the contract of each finder: it reports until the sink has enough,
 * returns whether it has, and no step is cheaper than its row says. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

#include "common/share.h"
#include "engine/logic/finders/example-lines.h"
#include "engine/logic/board/positions.h"

#include <string.h>

/* Techniques with a higher price take too long on arbitrary boards. */
#define DEAR 5.6

/* The effect and the cost of a draft. */
typedef struct {
  RtCells removed[9], placed[9];
  double price;
  int variant;
} Find;

/* A sink that records drafts, and has enough with the N_ENOUGHth; 0: never. */
typedef struct {
  RtSink sink;
  const RtTechnique *technique;
  const RtStudy *study;
  guint n_enough;
  GArray *finds;
} Notes;

static bool
take (RtSink *sink)
{
  Notes *notes = (Notes *) sink;
  const RtDraft *draft = &sink->draft;
  const RtTechnique *technique = notes->technique;
  Find find = { .price = draft->price, .variant = draft->variant };
  int n_variants = 0;

  for (int i = 0; i < draft->n_removed; i++)
    for_each_digit (digit, draft->removed[i].digits) {
      g_assert_true (rt_digits_has (notes->study->field.candidates[draft->removed[i].cell], digit));
      rt_cells_add (&find.removed[digit - 1], draft->removed[i].cell);
    }
  for (int i = 0; i < draft->n_placed; i++) {
    int cell = draft->placed[i].cell, digit = draft->placed[i].digit;

    g_assert_true (rt_digits_has (notes->study->field.candidates[cell], digit));
    rt_cells_add (&find.placed[digit - 1], cell);
  }
  while (technique->variants && technique->variants[n_variants])
    n_variants++;
  g_assert_true (draft->technique == technique);
  g_assert_cmpint (draft->n_removed + draft->n_placed, >, 0);
  g_assert_cmpint (draft->variant, >=, 0);
  g_assert_true (!n_variants || draft->variant < n_variants);
  g_assert_cmpfloat (draft->price, >=, technique->price);
  if (draft->explains)
    g_assert_cmpint (rt_draft_cost (draft), >=, technique->cost);
  g_array_append_val (notes->finds, find);
  /* Fails if a finder continues after that. */
  g_assert_true (!notes->n_enough || notes->finds->len <= notes->n_enough);
  return notes->finds->len == notes->n_enough;
}

/* Returns the finds of TECHNIQUE, of Find, up to N_ENOUGH; fails the test unless its return
 * value is right. */
static GArray *
finds_of (const RtTechnique *technique, RtStudy *study, bool all, bool explains, guint n_enough)
{
  Notes notes = {
    .sink = { .all = all, .take = take },
    .technique = technique,
    .study = study,
    .n_enough = n_enough,
    .finds = g_array_new (FALSE, TRUE, sizeof (Find)),
  };
  bool has_enough;

  rt_draft_init (&notes.sink.draft, explains);
  has_enough = technique->find (technique, study, &notes.sink);
  rt_draft_clear (&notes.sink.draft);
  if (has_enough != (n_enough && notes.finds->len == n_enough)) {
    g_autofree char *text = position_text (study);

    g_test_message ("%s at %s", technique->id, text);
    g_error ("%s says %s, with %u of %u finds", technique->id, has_enough ? "enough" : "not enough",
             notes.finds->len, n_enough);
  }
  return notes.finds;
}

/* Fails the test unless OTHERS begins with SOME. */
static void
assert_begins_with (GArray *others, GArray *some, const RtTechnique *technique)
{
  if (some->len > others->len ||
      (some->len && memcmp (some->data, others->data, some->len * sizeof (Find)) != 0))
    g_error ("%s does not report the same in the same order", technique->id);
}

static void
check_finder (const RtTechnique *technique, RtStudy *study)
{
  g_autoptr (GArray) found = finds_of (technique, study, false, true, 0);
  g_autoptr (GArray) unexplained = finds_of (technique, study, false, false, 0);
  g_autoptr (GArray) all = finds_of (technique, study, true, true, 0);
  RtStop stop = RT_STOP_INIT;

  assert_begins_with (unexplained, found, technique);
  assert_begins_with (found, unexplained, technique);
  g_assert_true ((found->len == 0) == (all->len == 0));
  g_assert_cmpuint (found->len, <=, all->len);
  if (technique->flags & RT_TECHNIQUE_CHAIN)
    g_assert_cmpuint (found->len, <=, 1);   /* only the best chain */
  for (guint n = 1; n <= MIN (found->len, 3); n++) {
    g_autoptr (GArray) first = finds_of (technique, study, false, n % 2, n);

    g_assert_cmpuint (first->len, ==, n);
    assert_begins_with (found, first, technique);
  }
  rt_stop_raise (&stop);
  study->stop = &stop;
  g_array_unref (finds_of (technique, study, false, true, 0));
  study->stop = NULL;
}

static void
check_board (RtStudy *study, gpointer data)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row->price <= DEAR)
        check_finder (row, study);
}

static void
test_anywhere (void)
{
  for_each_thinned_board (n_cases (60), check_board, NULL);
}

static void
test_example (gconstpointer data)
{
  const RtTechnique *technique = data;
  g_autoptr (RtStudy) study = rt_study_new ();
  RtGrid solution;

  /* The deepest nested chains take many seconds; nested-4 represents them. */
  if (is_a_part () && g_str_has_prefix (technique->id, "nested-4-")) {
    g_test_skip ("only a part is tried");
    return;
  }
  turn_to_line (study, technique->example, &solution);
  check_finder (technique, study);
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row != technique && row->price <= DEAR && g_test_rand_int_range (0, 4) == 0)
        check_finder (row, study);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/finders/anywhere", test_anywhere);
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autofree char *path = g_strdup_printf ("/finders/example/%s", row->id);

      g_test_add_data_func (path, row, test_example);
    }
  return g_test_run ();
}
