/* solving-walk.h - the walk of an RtSolving, for the files that make it up. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/base/recording.h"
#include "document/solving.h"
#include "document/walk.h"

/* The place in the search. Never NULL; not the caller's. */
RtWalk *rt_solving_walk (RtSolving *self);

/* What is recorded; NULL: no search. Not the caller's. */
RtRecording *rt_solving_recording (RtSolving *self);
