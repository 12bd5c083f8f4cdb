/* definitions.c - what the definitions of patterns say is there: the table.
 *
 * Slow and plain: sets of cells and digits are gone through one by one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "definitions.h"

#include "wants.h"

const Definition definitions[] = {
  { "naked-pair", want_naked_sets, 0 },
  { "naked-triple", want_naked_sets, 0 },
  { "naked-quad", want_naked_sets, 0 },
  { "hidden-pair", want_hidden_sets, 0 },
  { "hidden-triple", want_hidden_sets, 0 },
  { "hidden-quad", want_hidden_sets, 0 },
  { "locked-pair", want_locked_sets, 0 },
  { "locked-triple", want_locked_sets, 0 },
  { "x-wing", want_fish, 0 },
  { "swordfish", want_fish, 0 },
  { "jellyfish", want_fish, 0 },
  { "skyscraper", want_single_digit, 0 },
  { "two-string-kite", want_single_digit, 0 },
  { "turbot-fish", want_single_digit, 0 },
  { "empty-rectangle", want_empty_rectangles, 0 },
  { "xy-wing", want_wings, 0 },
  { "xyz-wing", want_wings, 0 },
  { "w-wing", want_w_wings, 0 },
  { "remote-pair", want_remote_pairs, 0 },
  { "simple-colouring", want_colouring, 0 },
  { "hidden-rectangle", want_hidden_rectangles, 0 },
  { "extended-rectangle", want_extended_rectangles, 0 },
  { "finned-x-wing", want_any_fish, 0 },
  { "finned-swordfish", want_any_fish, 0 },
  { "finned-jellyfish", want_any_fish, 4 },
  { "franken-x-wing", want_any_fish, 4 },
  { "franken-swordfish", want_any_fish, 60 },
  { "franken-jellyfish", want_any_fish, 1000 },
  { "mutant-x-wing", want_any_fish, 8 },
  { "mutant-swordfish", want_any_fish, 150 },
  { "mutant-jellyfish", want_any_fish, 4000 },
  { .id = NULL }
};
