/* asked.h - RtAsked: which technique a search for steps asks at the moment, for who waits for it: written
 * by the thread that reasons, read by any.
 *
 * Zero-initialised none was asked yet. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

#include <stdatomic.h>

typedef struct RtAsked {
  _Atomic (const RtTechnique *) technique; /* NULL: none yet */
  atomic_uint n_found;                     /* steps of the path up to now */
} RtAsked;
