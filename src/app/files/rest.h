/* rest.h - offers what could be read of a malformed text, beside the error. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Key in the view of a document that was read from a malformed file: the URI of that file. It is
 * not the document's own file, as saving must not replace it unasked. */
#define RT_REST_OF "rest.of"

/* These three offer the rest beside the error that the window has just shown, and do nothing where
 * there is no rest. */

/* Of TEXT that was pasted: REST, or NULL; COLLECTION has those of its puzzles that could be read
 * whole, or is NULL. Takes ownership of both. */
void rt_rest_offer_text (RtShell *shell, RtReading *rest, RtCollection *collection,
                         const char *text);

/* Of FILE, after the RESULT of rt_storage_load_async. */
void rt_rest_offer_loaded (RtShell *shell, GAsyncResult *result, GFile *file);

/* Of FILES (of GFile), after the RESULT of rt_gather_async: all of them together, or only the first
 * of those that are malformed, where that is one puzzle. */
void rt_rest_offer_gathered (RtShell *shell, GAsyncResult *result, GPtrArray *files);

/* Does what was offered last. */
void rt_rest_load (RtShell *shell);

/* Drops what waits for rt_rest_load, if anything does. */
void rt_rest_forget (RtShell *shell);
