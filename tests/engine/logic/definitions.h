/* definitions.h - what the definitions of patterns say is there, found by trying everything. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/technique.h"

typedef struct {
  const char *id;               /* of a technique */

  /* Adds to EFFECTS the texts (see positions.h) of all that TECHNIQUE is to find in LOOK, where no
   * single is left. */
  void (*want) (GHashTable *effects, const RtTechnique *technique, const RtStudy *study);

  int rarity;                   /* going through all takes long: on one of so many boards is enough;
                                 * 0: on each */
} Definition;

extern const Definition definitions[];  /* ends with a row without id */
