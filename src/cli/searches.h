/* searches.h - the searches, by the ids that a command line names them with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <glib.h>

/* Their ids, as a choice has them (choice.h). */
const char *rt_searches_nth (guint n, const char **says);

/* The one of ID (NULL: masks). NULL where there is none, after that was said on standard error. */
const RtSearch *rt_searches_find (const char *id);
