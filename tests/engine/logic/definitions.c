/* definitions.c - what the definitions of patterns say is there: the table.
 *
 * Slow and plain: sets of cells and digits are gone through one by one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "definitions.h"

#include "wants.h"

const Definition definitions[] = {
  { "naked-pair", want_naked_sets },
  { "naked-triple", want_naked_sets },
  { "naked-quad", want_naked_sets },
  { "hidden-pair", want_hidden_sets },
  { "hidden-triple", want_hidden_sets },
  { "hidden-quad", want_hidden_sets },
  { "locked-pair", want_locked_sets },
  { "locked-triple", want_locked_sets },
  { "x-wing", want_fish },
  { "swordfish", want_fish },
  { "jellyfish", want_fish },
  { "skyscraper", want_single_digit },
  { "two-string-kite", want_single_digit },
  { "turbot-fish", want_single_digit },
  { "empty-rectangle", want_empty_rectangles },
  { "xy-wing", want_wings },
  { "xyz-wing", want_wings },
  { "w-wing", want_w_wings },
  { "remote-pair", want_remote_pairs },
  { "simple-colouring", want_colouring },
  { "hidden-rectangle", want_hidden_rectangles },
  { "finned-x-wing", want_finned_fish },
  { "finned-swordfish", want_finned_fish },
  { .id = NULL }
};
