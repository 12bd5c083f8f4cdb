/* commit.h - how an edit gets into a document: for the other files of this folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

/* Goes to POSITION of the same puzzle, as one undo step called LABEL (translated), or none if
 * nothing changes. SETTLED are the cells that the person has edited: they are no longer unread. */
void rt_document_commit (RtDocument *self, const RtPosition *position, RtCells settled,
                         const char *label);

/* The position that Undo leads back to; NULL: there is none. */
const RtPosition *rt_document_past (RtDocument *self);
