/* source-picture.h - RtPictured: the photo or screenshot that a document's grid was read from,
 * while the person checks the digits.
 *
 * Each desk has an RtPictured, mostly without a picture. Each of its edits of the document is an
 * undo step. Cells whose digit was not read with certainty stay empty in the document, and unread
 * (rt_document_unread), until the person writes into them or clears them. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "vision/photo.h"

#define RT_TYPE_PICTURED (rt_pictured_get_type ())
G_DECLARE_FINAL_TYPE (RtPictured, rt_pictured, RT, PICTURED, GObject)

/* Property:
 *   cell      int 0..80: the cell that is highlighted, in the picture and in the grid
 * Signal:
 *   changed   the picture, the digits that were read, or whether reading is in progress have
 * changed */

RtPictured *rt_pictured_new (RtDocument *document);

/* Makes PHOTO, which it references, the picture, and writes the first grid found in it into the
 * document. */
void rt_pictured_take (RtPictured *self, RtPhoto *photo);

/* Returns the picture, or NULL if there is none. */
const RtPhoto *rt_pictured_photo (RtPictured *self);

/* Returns the digits that were read, or NULL if no grid has been read. */
const RtSight *rt_pictured_sight (RtPictured *self);

/* Returns the second grid in the picture, or NULL if there is none. */
const RtSight *rt_pictured_other (RtPictured *self);

/* Writes the second grid, which must exist, into the document. The first grid becomes the second
 * one. */
void rt_pictured_take_other (RtPictured *self);

/* Reads the grid in the picture again, in a thread, with its corners at CORNERS (x and y of each),
 * then writes it into the document. */
void rt_pictured_read_at (RtPictured *self, const double corners[8]);
bool rt_pictured_is_reading (RtPictured *self);

/* Returns the doubtful cells that the person has not edited yet. */
RtCells rt_pictured_doubtful (RtPictured *self);

int rt_pictured_cell (RtPictured *self);
void rt_pictured_set_cell (RtPictured *self, int cell);

/* Writes DIGIT (0: clears) into CELL, and sets the property `cell` to the next doubtful cell. */
void rt_pictured_settle (RtPictured *self, int cell, int digit);

/* Writes DIGIT (0: clears) into the printed CELLS, whose digits were read wrongly. The cells stay givens. */
void rt_pictured_correct (RtPictured *self, RtCells cells, int digit);

/* Writes the most likely digits into all doubtful cells. */
void rt_pictured_settle_all (RtPictured *self);

/* Returns true if the content of CELL is taken for handwriting, false if it is taken for print. For
 * a doubtful cell, the content is the digit that it may have. */
bool rt_pictured_is_by_hand (RtPictured *self, int cell);

/* Changes the content of CELL from print to handwriting or back: a given becomes an entry, or an
 * entry a given. */
void rt_pictured_turn (RtPictured *self, int cell);

/* Removes the picture, because the person has finished checking. Printed digits that the person has
 * corrected become givens. */
void rt_pictured_end (RtPictured *self);
