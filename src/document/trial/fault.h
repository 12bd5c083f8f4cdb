/* fault.h - what the steps that a program printed tell of it, whatever its answer was. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"

#include <glib.h>
#include <stdbool.h>

/* The worst fault that TEXT, steps on PUZZLE, shows, as a translated sentence with its step, and that
 * step's number; or, with 0 for the number, why these are no steps that can be read. NULL: there is
 * nothing to tell. ENDED: the program ended by itself; else nothing is made of how its steps end. Of a
 * very long text only the beginning is looked at; of any other N_STEPS becomes the number of its last
 * step, the givens being the first. Free with g_free. In any thread; STOP (may be NULL) makes it NULL
 * soon. */
char *rt_trial_say_fault (GBytes *text, const RtGrid *puzzle, bool ended, RtStop *stop,
                          guint64 *step, guint64 *n_steps);
