/* searches.h - the searches, by the ids that a command line names them with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

/* The one of ID (NULL: masks). NULL where there is none, after that was said on standard error. */
const RtSearch *rt_searches_find (const char *id);

/* A line for each, for the help: its id, and what it does. Free with g_free. */
char *rt_searches_describe (void);
