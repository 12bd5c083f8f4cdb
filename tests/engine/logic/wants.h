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

/* Adds what is removed, by digit - 1, unless that is nothing; and the same of one digit. */
void add_effect (GHashTable *effects, const RtCells removed[9]);
void add_effect_of (GHashTable *effects, RtCells cells, int digit);

/* Sets and fish: want-houses.c. */
void want_naked_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);
void want_hidden_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);
void want_locked_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);
void want_fish (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);

/* Fish with fins, in any houses: want-fish.c. */
void want_any_fish (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);

/* What strong links and pairs of candidates make: want-links.c. */
void want_single_digit (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);
void want_empty_rectangles (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);
void want_wings (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);
void want_w_wings (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);
void want_remote_pairs (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);
void want_colouring (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);
void want_hidden_rectangles (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);

/* What could be exchanged: want-rectangles.c. */
void want_extended_rectangles (GHashTable *effects, const RtTechnique *technique,
                               const RtStudy *study);
