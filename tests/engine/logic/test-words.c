/* test-words.c - every sentence about a step is whole. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/ladder.h"
#include "engine/logic/reason.h"
#include "engine/logic/say.h"
#include "engine/logic/words.h"

#include "puzzles.h"

#include <string.h>

/* Techniques that have a sentence, and some that are told in the notation. */
#define PATTERNS                                                                             \
  "full-house hidden-single-box hidden-single-line naked-single direct-pointing "            \
  "direct-claiming pointing claiming direct-hidden-pair naked-pair hidden-pair naked-triple " \
  "hidden-triple x-wing swordfish naked-quad hidden-quad jellyfish skyscraper xy-wing "       \
  "simple-colouring x-chain xy-chain als-xz"

/* No hole is left open, and none was filled with nothing. */
static void
check_sentence (const RtStep *step, const char *text)
{
  static const char *const signs[] = { "{", "}", "  ", " .", " ,", " :", "()" };
  gsize length = strlen (text);

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpint (length, >, 4);
  g_assert_cmpint (text[length - 1], ==, '.');
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (strstr (text, signs[i])) {
      g_test_message ("%s: “%s”", step->technique->id, text);
      g_assert_null (strstr (text, signs[i]));
    }
}

static void
check_step (const RtStep *step)
{
  g_autofree char *reason = rt_say_reason (step), *effect = rt_say_effect (step);

  if (reason)
    check_sentence (step, reason);
  check_sentence (step, effect);
  for (int stage = 0; stage < (reason ? RT_N_HINTS : RT_HINT_ALL); stage++) {
    g_autofree char *hint = rt_say_hint (step, (RtHint) stage);

    check_sentence (step, hint);
  }
}

static void
test_every_sentence_is_whole (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (PATTERNS);

  for (int i = 0; i < 40; i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);
    g_autoptr (GPtrArray) all = NULL, path = NULL;

    rt_study_at_grid (study, &puzzle);
    all = rt_reason_all (study, ladder, false);
    path = rt_reason_path (study, ladder);
    for (guint k = 0; k < all->len; k++)
      check_step (g_ptr_array_index (all, k));
    for (guint k = 0; k < path->len; k++)
      check_step (g_ptr_array_index (path, k));
  }
}

/* A hint gives away no more than its stage. */
static void
test_stages (void)
{
  static const char *const said[RT_N_HINTS] = {
    "There is something to find: Fish.",
    "Look for this: X-Wing.",
    "X-Wing, with the digit 7.",
    "X-Wing, with the digit 7.",
    "In rows 2 and 5 the digit 7 can only stand in columns 3 and 8, once in each: so the rest of "
    "columns 3 and 8 cannot have it. So r1c3 and r9c8 cannot be 7.",
  };
  RtDraft draft;
  g_autoptr (RtStep) step = NULL;

  rt_draft_init (&draft, true);
  rt_draft_begin (&draft, rt_technique_by_id ("x-wing"), 3.2);
  draft.pattern.digits = rt_digits_of (7);
  draft.pattern.base = 1u << 1 | 1u << 4;
  draft.pattern.cover = 1u << (9 + 2) | 1u << (9 + 7);
  rt_draft_remove (&draft, 2, rt_digits_of (7));
  rt_draft_remove (&draft, 79, rt_digits_of (7));
  step = rt_step_freeze (&draft);
  rt_draft_clear (&draft);
  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    g_autofree char *hint = rt_say_hint (step, (RtHint) stage);

    g_assert_cmpstr (hint, ==, said[stage]);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/every-sentence-is-whole", test_every_sentence_is_whole);
  g_test_add_func ("/words/stages", test_stages);
  return g_test_run ();
}
