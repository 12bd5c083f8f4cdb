/* lines.h - positions that stand in one line, as examples of techniques do. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"

/* Turns to the position that rt_read takes LINE for, which must be on the way to a puzzle's only
 * solution. */
void turn_to_line (RtStudy *study, const char *line, RtGrid *solution);
