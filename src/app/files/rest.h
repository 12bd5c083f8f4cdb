/* rest.h - offers the readable part of a malformed text, beside the error. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Key in the view of a document that was read from a malformed file; its value is the URI of
 * that file. It is not the file of the document, because saving must not replace it unasked. */
#define RT_REST_OF "rest.of"

/* The next three functions append a button to the error that the window has just shown; they do
 * nothing if nothing was readable. */

/* Offers the rest of pasted TEXT: REST may be NULL. COLLECTION has the puzzles that were read
 * completely, or is NULL. Takes ownership of both. */
void rt_rest_offer_text (RtShell *shell, RtReading *rest, RtCollection *collection,
                         const char *text);

/* Offers the rest of FILE. RESULT is that of rt_storage_load_async. */
void rt_rest_offer_loaded (RtShell *shell, GAsyncResult *result, GFile *file);

/* Offers the rest of FILES (of GFile): all puzzles together, or the first malformed file if it
 * has a single puzzle. RESULT is that of rt_gather_async. */
void rt_rest_offer_gathered (RtShell *shell, GAsyncResult *result, GPtrArray *files);

/* Opens the rest that was offered last. */
void rt_rest_load (RtShell *shell);

/* Drops the rest, if there is one. */
void rt_rest_forget (RtShell *shell);
