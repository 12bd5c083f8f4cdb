/* definitions.c - the table of definitions, and the comparison of their effects with those of
 * finders. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "definitions.h"

#include "positions.h"

#include "engine/logic/finders/families.h"

#include <stdio.h>
#include <string.h>

/* Techniques by which a chain's effect may be found instead: a shorter chain of another name, or
 * the proof of one of its ends. */
#define CHAINS \
  "pointing claiming naked-pair hidden-pair x-wing skyscraper two-string-kite turbot-fish " \
  "empty-rectangle xy-wing x-cycle x-chain xy-loop xy-chain nice-loop aic grouped-x-chain " \
  "grouped-nice-loop grouped-aic chain"
#define SET_CHAINS " als-xz als-xz-doubly als-xy-wing als-chain"

const Definition definitions[] = {
  { .id = "full-house", .want = want_full_houses, .rarity = 4, .easy = true },
  { .id = "hidden-single-box", .want = want_hidden_singles, .rarity = 4, .easy = true },
  { .id = "hidden-single-line", .want = want_hidden_singles, .rarity = 4, .easy = true },
  { .id = "naked-single", .want = want_naked_singles, .rarity = 4, .easy = true },
  { .id = "direct-pointing", .want = want_direct_locked, .rarity = 4, .easy = true },
  { .id = "direct-claiming", .want = want_direct_locked, .rarity = 4, .easy = true },
  { .id = "direct-hidden-pair", .want = want_direct_hidden, .rarity = 30, .easy = true },
  { .id = "direct-hidden-triple", .want = want_direct_hidden, .rarity = 30, .easy = true },
  { .id = "pointing", .want = want_locked, .locked = true },
  { .id = "claiming", .want = want_locked, .locked = true },
  { .id = "naked-pair", .want = want_naked_sets },
  { .id = "naked-triple", .want = want_naked_sets },
  { .id = "naked-quad", .want = want_naked_sets },
  { .id = "hidden-pair", .want = want_hidden_sets },
  { .id = "hidden-triple", .want = want_hidden_sets },
  { .id = "hidden-quad", .want = want_hidden_sets },
  { .id = "locked-pair", .want = want_locked_sets },
  { .id = "locked-triple", .want = want_locked_sets },
  { .id = "x-wing", .want = want_fish },
  { .id = "swordfish", .want = want_fish },
  { .id = "jellyfish", .want = want_fish },
  { .id = "skyscraper", .want = want_single_digit },
  { .id = "two-string-kite", .want = want_single_digit },
  { .id = "turbot-fish", .want = want_single_digit },
  { .id = "empty-rectangle", .want = want_empty_rectangles },
  { .id = "xy-wing", .want = want_wings },
  { .id = "xyz-wing", .want = want_wings },
  { .id = "wxyz-wing", .want = want_bent_sets, .rarity = 4 },
  { .id = "vwxyz-wing", .want = want_bent_sets, .rarity = 8 },
  { .id = "w-wing", .want = want_w_wings },
  { .id = "remote-pair", .want = want_remote_pairs },
  { .id = "simple-colouring", .want = want_colouring },
  { .id = "multi-colouring", .want = want_multi_colouring, .rarity = 4 },
  { .id = "3d-medusa", .want = want_medusa, .rarity = 8 },
  { .id = "unique-loop", .want = want_loops, .rarity = 4, .easier = "naked-pair hidden-pair naked-triple hidden-triple" },
  { .id = "unique-rectangle-missing", .want = want_corners },
  { .id = "unique-rectangle-6", .want = want_corners, .rarity = 8 },
  { .id = "unique-rectangle-3-wide", .want = want_corners, .rarity = 8 },
  { .id = "hidden-rectangle", .want = want_hidden_rectangles },
  { .id = "hidden-rectangle-2", .want = want_corners, .rarity = 8 },
  { .id = "avoidable-rectangle", .want = want_avoidable_rectangles },
  { .id = "hidden-avoidable-rectangle", .want = want_corners },
  { .id = "extended-rectangle", .want = want_extended_rectangles },
  { .id = "bug", .want = want_graves, .easier = EASIER_NONE },
  { .id = "aligned-pair", .want = want_exclusions, .rarity = 4 },
  { .id = "aligned-triplet", .want = want_exclusions, .rarity = 10 },
  { .id = "finned-x-wing", .want = want_any_fish },
  { .id = "finned-swordfish", .want = want_any_fish },
  { .id = "finned-jellyfish", .want = want_any_fish, .rarity = 4 },
  { .id = "franken-x-wing", .want = want_any_fish, .rarity = 4, .locked = true },
  { .id = "franken-swordfish", .want = want_any_fish, .rarity = 50 },
  { .id = "franken-jellyfish", .want = want_any_fish, .rarity = 300 },
  { .id = "mutant-x-wing", .want = want_any_fish, .rarity = 8 },
  { .id = "mutant-swordfish", .want = want_any_fish, .rarity = 100 },
  { .id = "mutant-jellyfish", .want = want_any_fish, .rarity = 300 },
  { .id = "als-xz", .want = want_linked_sets, .rarity = 8, .easier = EASIER_NONE },
  { .id = "als-xz-doubly", .want = want_doubly_linked_sets, .rarity = 8 },
  { .id = "als-xy-wing", .want = want_three_sets, .rarity = 30, .easier = "als-xz" },
  { .id = "als-chain", .want = want_set_chains, .rarity = 30, .easier = "als-xz als-xz-doubly als-xy-wing" },
  { .id = "aligned-pair-sets", .want = want_exclusions_by_sets, .rarity = 30,
    .easier = "aligned-pair als-xz als-xz-doubly als-xy-wing death-blossom", .by_parts = true },
  { .id = "death-blossom", .want = want_blossoms, .rarity = 30, .easier = EASIER_NONE },
  { .id = "sue-de-coq", .want = want_coqs, .rarity = 8 },
  { .id = "sk-loop", .want = want_rings, .rarity = 8 },
  { .id = "junior-exocet", .want = want_exocets, .rarity = 8 },
  { .id = "template-set", .want = want_templates, .rarity = 4 },
  { .id = "template-delete", .want = want_templates, .rarity = 4 },
  { .id = "x-cycle", .want = want_chains, .easier = CHAINS },
  { .id = "x-chain", .want = want_chains, .easier = CHAINS },
  { .id = "xy-loop", .want = want_chains, .easier = CHAINS },
  { .id = "xy-chain", .want = want_chains, .easier = CHAINS },
  { .id = "nice-loop", .want = want_chains, .rarity = 4, .easier = CHAINS },
  { .id = "aic", .want = want_chains, .rarity = 4, .easier = CHAINS },
  { .id = "grouped-x-chain", .want = want_chains, .rarity = 4, .easier = CHAINS },
  { .id = "grouped-nice-loop", .want = want_chains, .rarity = 8, .easier = CHAINS },
  { .id = "grouped-aic", .want = want_chains, .rarity = 8, .easier = CHAINS },
  { .id = "als-nice-loop", .want = want_chains, .rarity = 30, .easier = CHAINS SET_CHAINS },
  { .id = "als-aic", .want = want_chains, .rarity = 30, .easier = CHAINS SET_CHAINS },
  { .id = "pair-aic", .want = want_chains, .rarity = 30, .easier = CHAINS },
  { .id = "rectangle-aic", .want = want_chains, .rarity = 30, .easier = CHAINS },
  { .id = "kraken-fish", .want = want_chains, .rarity = 30, .easier = CHAINS },
  { .id = "chain", .want = want_forced, .rarity = 4, .easier = EASIER_NONE, .by_parts = true },
  { .id = "nishio", .want = want_forced, .rarity = 4, .easier = EASIER_NONE, .by_parts = true },
  { .id = "multiple", .want = want_forced, .rarity = 8, .easier = "chain", .by_parts = true },
  { .id = "dynamic", .want = want_forced, .rarity = 30, .easier = EASIER_NONE, .by_parts = true },
  { .id = "nested-1", .want = want_forced, .rarity = 100, .easier = EASIER_NONE, .by_parts = true },
  { .id = "nested-2", .want = want_forced, .rarity = 300, .easier = EASIER_NONE, .by_parts = true },
  { .id = "nested-3", .want = want_forced, .rarity = 300, .easier = EASIER_NONE, .by_parts = true },
  { .id = "nested-4", .want = want_forced, .rarity = 300, .easier = EASIER_NONE, .by_parts = true, .deep = true },
  { .id = "nested-4-1", .want = want_forced, .rarity = 300, .easier = EASIER_NONE, .by_parts = true, .deep = true },
  { .id = "nested-4-2", .want = want_forced, .rarity = 300, .easier = EASIER_NONE, .by_parts = true, .deep = true },
  { .id = "nested-4-3", .want = want_forced, .rarity = 300, .easier = EASIER_NONE, .by_parts = true, .deep = true },
  { .id = NULL }
};

/* Techniques without a definition; other tests use the solution. */
static const char *const not_gone_through[] = { "brute-force", NULL };

/* With more candidates, deep searches take seconds or minutes. */
#define FEW_CANDIDATES 75

bool
is_within_reach (const Definition *definition, const RtStudy *study)
{
  int n_candidates = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n_candidates += rt_digits_count (study->field.candidates[cell]);
  return !definition->deep || n_candidates <= FEW_CANDIDATES;
}

bool
lacks_definition (const RtTechnique *technique)
{
  for (const Definition *definition = definitions; definition->id; definition++)
    if (strcmp (definition->id, technique->id) == 0)
      return false;
  return !g_strv_contains (not_gone_through, technique->id);
}

GPtrArray *
wanted_steps_of (const RtTechnique *technique, RtStudy *study)
{
  g_autoptr (GPtrArray) all = all_steps_of (technique, study);
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_step_unref);

  for (guint i = 0; i < all->len; i++) {
    RtStep *step = g_ptr_array_index (all, i);

    if (step->n_links <= most_links_wanted (technique, study))
      g_ptr_array_add (steps, rt_step_ref (step));
  }
  return steps;
}

/* Returns the eliminations of EFFECTS in STUDY, candidate by candidate: of all effects, or only
 * of required ones. A placement eliminates the others of its cell. */
static GHashTable *
losses_of (GHashTable *effects, const RtStudy *study, bool all)
{
  GHashTable *losses = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer effect, due;

  g_hash_table_iter_init (&iter, effects);
  while (g_hash_table_iter_next (&iter, &effect, &due)) {
    g_auto (GStrv) words = g_strsplit (effect, " ", -1);

    for (char **word = words; (due || all) && *word; word++) {
      int row, column, placed;

      if (sscanf (*word, "r%1dc%1d=%1d", &row, &column, &placed) != 3)
        g_hash_table_add (losses, g_strdup (*word));
      else
        for_each_digit (digit, study->field.candidates[9 * row + column - 10])
          if (digit != placed)
            g_hash_table_add (losses, g_strdup_printf ("r%dc%d<>%d", row, column, digit));
    }
  }
  return losses;
}

/* Checks that FOUND is allowed, and that BY_ALL contains all of WANTED, candidate by candidate. */
static void
check_losses (const Definition *definition, const RtStudy *study, GHashTable *found,
              GHashTable *wanted, GHashTable *by_all)
{
  g_autoptr (GHashTable) lost = losses_of (found, study, true);
  g_autoptr (GHashTable) able = losses_of (wanted, study, true);
  g_autoptr (GHashTable) due = losses_of (wanted, study, false);
  g_autoptr (GHashTable) done = losses_of (by_all, study, true);

  assert_all_in (lost, able, definition->id, "wrong", study);
  assert_all_in (due, done, definition->id, "missed", study);
}

bool
is_wanted (const Definition *definition, GHashTable *wanted, const char *effect)
{
  g_autoptr (GHashTable) parts = NULL;
  g_auto (GStrv) words = NULL;

  if (!definition->by_parts)
    return g_hash_table_contains (wanted, effect);
  parts = parts_of (wanted, true);
  words = g_strsplit (effect, " ", -1);
  for (char **word = words; *word; word++)
    if (!g_hash_table_contains (parts, *word))
      return false;
  return true;
}

guint
check_definition (const Definition *definition, RtStudy *study)
{
  const RtTechnique *technique = rt_technique_by_id (definition->id);
  g_autoptr (GPtrArray) steps = wanted_steps_of (technique, study);
  g_autoptr (GHashTable) found = effects_of (steps);
  g_autoptr (GHashTable) wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  definition->want (wanted, technique, study);
  if (!definition->easier)
    assert_same_effects (found, wanted, definition->id, study);
  else {
    g_autofree char *ids = g_strconcat (definition->id, " ", definition->easier, NULL);
    g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (ids);
    g_autoptr (GPtrArray) together = rt_step_search_all (study, ladder, false);
    g_autoptr (GHashTable) by_all = effects_of (together);
    g_autoptr (GHashTable) done = parts_of (by_all, true), parts = parts_of (wanted, false);

    if (definition->by_parts) {
      check_losses (definition, study, found, wanted, by_all);
      return g_hash_table_size (found);
    }
    assert_all_in (found, wanted, definition->id, "wrong", study);
    assert_all_in (parts, done, definition->id, "missed", study);
  }
  return g_hash_table_size (found);
}
