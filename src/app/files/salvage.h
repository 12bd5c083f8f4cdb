/* salvage.h - functions that offer to open the readable part of a malformed text, beside the error message. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Key of the view settings of a document that was read from a malformed file. Its value is the URI of the
 * malformed file, which is not the document's file, because saving must not replace it unasked. */
#define RT_REST_OF "rest.of"

/* rt_rest_offer_text, rt_rest_offer_loaded and rt_rest_offer_gathered append a button, which opens
 * the readable part, to the error that the window has just shown. They do nothing if there is no
 * readable part. */

/* Adds a button to the error message in the window SHELL that opens REST, the readable part of
 * pasted TEXT. REST is NULL if there is none. COLLECTION (may be NULL) has the puzzles that were
 * read completely. Takes ownership of REST and COLLECTION. */
void rt_rest_offer_text (RtShell *shell, RtReading *rest, RtCollection *collection,
                         const char *text);

/* Adds a button to the error message in the window SHELL that opens the readable part of FILE.
 * RESULT is the result of rt_storage_load_async. */
void rt_rest_offer_loaded (RtShell *shell, GAsyncResult *result, GFile *file);

/* Adds a button to the error message in the window SHELL that opens the readable part of FILES (of
 * GFile): all puzzles together, or the first malformed file if it has a single puzzle. RESULT is
 * the result of rt_gather_async. */
void rt_rest_offer_gathered (RtShell *shell, GAsyncResult *result, GPtrArray *files);

/* Opens the readable part of a malformed text that the window SHELL has offered last. Does nothing
 * if there is no offer. */
void rt_rest_load (RtShell *shell);

/* Frees the readable part of a malformed text that the window SHELL has offered last, if there is one. */
void rt_rest_forget (RtShell *shell);
