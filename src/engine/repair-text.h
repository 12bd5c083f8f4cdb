/* repair-text.h - writes translated sentences for repairs of typos in a grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/typo-repair.h"

/* Returns a sentence such as "Row 5, column 6: with 6 instead of 5 it has one solution." Free with
 * g_free. */
char *rt_repair_say (const RtRepair *repair);
