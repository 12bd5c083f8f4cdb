/* state-words.h - what a search does, and how fast it is, in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solving.h"

/* A sentence; NULL for nothing to say, and of a person's own program. Free with g_free. */
char *rt_search_say_state (RtSolving *solving);
