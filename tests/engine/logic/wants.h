/* wants.h - what definitions want found; and how they see a board. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/technique.h"

#define ROWS UINT32_C (0x1ff)
#define COLUMNS (UINT32_C (0x1ff) << 9)
#define ALL_HOUSES ((UINT32_C (1) << 27) - 1)

/* The cells that may hold DIGIT; those of CELLS that are in HOUSE. */
RtCells plane_of (const RtStudy *study, int digit);
RtCells cells_in (RtCells cells, int house);

/* The houses of KINDS, as bits, in which A and B are the only ones of PLANE. */
RtHouses pair_houses (RtCells plane, int a, int b, RtHouses kinds);

bool is_peer (int a, int b);

/* The cells that see each of CELLS, or any; and what CELLS may hold. */
RtCells seen_by_all (RtCells cells);
RtCells seen_by_any (RtCells cells);
RtDigits candidates_in (const RtStudy *study, RtCells cells);

/* Adds what is removed, by digit - 1, unless that is nothing; and the same of one digit. */
void add_effect (GHashTable *effects, const RtCells removed[9]);
void add_effect_of (GHashTable *effects, RtCells cells, int digit);

/* Adds that DIGIT is placed in CELLS, mostly one. */
void add_placement (GHashTable *effects, RtCells cells, int digit);

/* The same, but it may be left to easier steps; and that of EFFECT, a text, which it takes. */
void allow_effect (GHashTable *effects, const RtCells removed[9]);
void allow (GHashTable *effects, char *effect);

/* What definitions want: added to EFFECTS; with a value of NULL if it may be left. */
typedef void Want (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);

/* Singles, and what is locked: want-singles.c. */
Want want_full_houses, want_hidden_singles, want_naked_singles, want_locked, want_direct_locked,
  want_direct_hidden;

/* Sets and fish: want-houses.c. */
Want want_naked_sets, want_hidden_sets, want_locked_sets, want_fish;

/* Fish with fins, in any houses: want-fish.c. */
Want want_any_fish;

/* What strong links and pairs of candidates make: want-links.c. */
Want want_single_digit, want_empty_rectangles, want_wings, want_bent_sets, want_w_wings,
  want_remote_pairs, want_colouring, want_hidden_rectangles;

/* Two colours: want-colours.c. */
Want want_multi_colouring, want_medusa;

/* What could be exchanged: want-rectangles.c, want-corners.c, want-loops.c. */
Want want_extended_rectangles, want_avoidable_rectangles, want_corners, want_loops, want_graves;

/* Sets with one digit too many: want-sets.c. */
Want want_linked_sets, want_doubly_linked_sets, want_three_sets, want_set_chains, want_blossoms,
  want_exclusions_by_sets;

/* Cells tried together, and houses counted together: want-sectors.c. */
Want want_exclusions, want_coqs, want_rings, want_exocets, want_templates;

/* What assumptions lead to: want-forcing.c. */
Want want_forced;

/* Links by turns, so many at most: want-chains.c. */
Want want_chains;
guint most_links_wanted (const RtTechnique *technique, const RtStudy *study);
