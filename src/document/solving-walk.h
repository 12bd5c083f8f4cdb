/* solving-walk.h - the walk of an RtSolving, for the files that make it up. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solving.h"
#include "document/walk.h"

/* The place in the search. Never NULL; not the caller's. */
RtWalk *rt_solving_walk (RtSolving *self);
