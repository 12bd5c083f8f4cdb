/* example-lines.h - parses positions written in one line, such as the examples of techniques. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"

/* Moves STUDY to the position of LINE, which must be on the way to a puzzle's only solution. */
void turn_to_line (RtStudy *study, const char *line, RtGrid *solution);
