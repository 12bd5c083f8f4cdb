/* rest.h - what a malformed text still holds, offered beside what is wrong with it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"
#include "document/collection.h"

/* In the view of a document that is the rest of a file: the URI of that file, which is not the
 * document's own, as saving must not replace it unasked. */
#define RT_REST_OF "rest.of"

/* These offer it beside the error that WINDOW has just said, and do nothing where there is none. */

/* Of TEXT that was pasted: REST, or NULL; COLLECTION are those of its puzzles that could be read
 * whole, or NULL. Takes both. */
void rt_rest_offer_text (RtWindow *window, RtReading *rest, RtCollection *collection,
                         const char *text);

/* Of FILE, after the RESULT of rt_storage_load_async. */
void rt_rest_offer_loaded (RtWindow *window, GAsyncResult *result, GFile *file);

/* Of FILES (of GFile), after the RESULT of rt_gather_async: all of them together, or only the first
 * of those that are malformed, where that is one puzzle. */
void rt_rest_offer_gathered (RtWindow *window, GAsyncResult *result, GPtrArray *files);

/* Does what was offered last. */
void rt_rest_load (RtWindow *window);
