/* commit.h - how an edit gets into a document: for the other files of this folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "document/history.h"

/* Goes to POSITION of the same puzzle, as one undo step called LABEL (translated), or none if
 * nothing changes. SETTLED are the cells that the person has edited: they are no longer unread. */
void rt_document_commit (RtDocument *self, const RtPosition *position, RtCells settled,
                         const char *label);

/* The current position once more, as one undo step called LABEL (translated). */
void rt_document_commit_same (RtDocument *self, const char *label);

/* Where the document has been; valid as long as the document. */
const RtHistory *rt_document_history (RtDocument *self);
