/* autoptr.h - g_autoptr for the types of the engine's rooms in plain C, which know nothing of GLib. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/steps/program-steps.h"
#include "engine/steps/tape.h"
#include "engine/trace/cursor.h"
#include "engine/trace/trace.h"
#include "engine/trace/tree.h"

#include <glib.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtCursor, rt_cursor_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtPrintout, rt_printout_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtTape, rt_tape_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtTrace, rt_trace_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtTree, rt_tree_free)
