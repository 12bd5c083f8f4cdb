/* rest.h - what a malformed text still holds, offered beside what is wrong with it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"
#include "document/collection.h"

/* In the view of a document that is the rest of a file: the URI of that file, which is not the
 * document's own, as saving must not replace it unasked. */
#define RT_REST_OF "rest.of"

/* Offers REST beside the error that WINDOW has just said; does nothing where REST is NULL.
 * COLLECTION are those of its puzzles that could be read whole, or NULL. It is of FILE, or of TEXT
 * that was pasted: one of them is NULL. Takes REST and COLLECTION. */
void rt_rest_offer (RtWindow *window, RtReading *rest, RtCollection *collection, GFile *file,
                    const char *text);

/* Does what was offered last. */
void rt_rest_load (RtWindow *window);
