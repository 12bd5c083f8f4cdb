/* json-cells.h - a grid in JSON whose cells are objects. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"
#include "format/text/json.h"

/* Reads NODE, a list of nine lists of nine objects or of 81 objects, where each member of each cell
 * has a meaning that is sure. TOLD says whether givens and entries were told apart; else all digits
 * are givens. Returns false for anything else. */
bool rt_json_cells_read (const RtJson *json, const RtJsonNode *node, RtPosition *position, bool *told);
