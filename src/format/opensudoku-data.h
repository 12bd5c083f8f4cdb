/* opensudoku-data.h - the cells of a game in a file of OpenSudoku. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"
#include "format/text/markup.h"

/* How the data of a game being played begins, and the newest version that is known. */
#define RT_OPENSUDOKU_VERSION "version:"
#define RT_OPENSUDOKU_NEWEST 3

/* Reads the cells from the attribute "data" of the element that starts, which has one. */
bool rt_opensudoku_read_data (RtMarkup *markup, RtPosition *position, GError **error);
