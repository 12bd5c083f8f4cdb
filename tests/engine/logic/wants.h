/* wants.h - the searches of all definitions, and functions to read a board. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/technique.h"

#define ROWS UINT32_C (0x1ff)
#define COLUMNS (UINT32_C (0x1ff) << 9)
#define ALL_HOUSES ((UINT32_C (1) << 27) - 1)

/* Return the cells with DIGIT as a candidate, and those of CELLS in HOUSE. */
RtCells plane_of (const RtStudy *study, int digit);
RtCells cells_in (RtCells cells, int house);

/* Returns the houses of KINDS, as bits, in which A and B are the only ones of PLANE. */
RtHouses pair_houses (RtCells plane, int a, int b, RtHouses kinds);

bool is_peer (int a, int b);

/* Return the cells that see all of CELLS, or any; and the candidates of CELLS. */
RtCells seen_by_all (RtCells cells);
RtCells seen_by_any (RtCells cells);
RtDigits candidates_in (const RtStudy *study, RtCells cells);

/* Add an elimination, by digit - 1, unless it is empty; and one of a single digit. */
void add_effect (GHashTable *effects, const RtCells removed[9]);
void add_effect_of (GHashTable *effects, RtCells cells, int digit);

/* Adds the placement of DIGIT in CELLS, usually one cell. */
void add_placement (GHashTable *effects, RtCells cells, int digit);

/* Add an optional effect, which easier steps may make; the second takes ownership of EFFECT, a
 * text. */
void allow_effect (GHashTable *effects, const RtCells removed[9]);
void allow (GHashTable *effects, char *effect);

/* The search of a definition: adds all effects to EFFECTS, with the value NULL if optional. */
typedef void Want (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);

/* Singles and locked candidates: want-singles.c. */
Want want_full_houses, want_hidden_singles, want_naked_singles, want_locked, want_direct_locked,
  want_direct_hidden;

/* Sets and fish: want-houses.c. */
Want want_naked_sets, want_hidden_sets, want_locked_sets, want_fish;

/* Fish with fins, in any houses: want-fish.c. */
Want want_any_fish;

/* Strong links and bivalue cells: want-links.c. */
Want want_single_digit, want_empty_rectangles, want_wings, want_bent_sets, want_w_wings,
  want_remote_pairs, want_colouring, want_hidden_rectangles;

/* Colourings: want-colours.c. */
Want want_multi_colouring, want_medusa;

/* Uniqueness: want-rectangles.c, want-corners.c, want-loops.c. */
Want want_extended_rectangles, want_avoidable_rectangles, want_corners, want_loops, want_graves;

/* Almost locked sets: want-sets.c. */
Want want_linked_sets, want_doubly_linked_sets, want_three_sets, want_set_chains, want_blossoms,
  want_exclusions_by_sets;

/* Exclusions and sectors: want-sectors.c. */
Want want_exclusions, want_coqs, want_rings, want_exocets, want_templates;

/* Forcing chains: want-forcing.c. */
Want want_forced;

/* Alternating chains up to some length: want-chains.c. */
Want want_chains;
guint most_links_wanted (const RtTechnique *technique, const RtStudy *study);
