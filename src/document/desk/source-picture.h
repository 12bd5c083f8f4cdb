/* source-picture.h - RtPictured: the picture that a document's grid was read from, until the person has checked it.
 *
 * Each desk has one, mostly without a picture. Its edits of the document can be undone like any other. Doubtful
 * cells stay blank in the document, and unread, until the person writes or clears them. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "vision/photo.h"

#define RT_TYPE_PICTURED (rt_pictured_get_type ())
G_DECLARE_FINAL_TYPE (RtPictured, rt_pictured, RT, PICTURED, GObject)

/* Property:
 *   cell      int 0..80: the cell that is looked at, in the picture and in the grid
 * Signal:
 *   changed   anything but the cell has changed */

RtPictured *rt_pictured_new (RtDocument *document);

/* Keeps PHOTO, and writes its first grid into the document if it has one. */
void rt_pictured_take (RtPictured *self, RtPhoto *photo);

/* Returns the picture, or NULL if there is none. */
const RtPhoto *rt_pictured_photo (RtPictured *self);

/* Returns the digits that were read, or NULL if nothing could be read (yet). */
const RtSight *rt_pictured_sight (RtPictured *self);

/* Returns the other grid in the picture, or NULL if it has just one. Taking it replaces the document's puzzle. */
const RtSight *rt_pictured_other (RtPictured *self);
void rt_pictured_take_other (RtPictured *self);

/* Reads the grid with these corners (see rt_sight_read_at) in a thread, and writes it into the document. */
void rt_pictured_read_at (RtPictured *self, const double corners[8]);
bool rt_pictured_is_reading (RtPictured *self);

/* Returns the doubtful cells that the person has not settled. */
RtCells rt_pictured_doubtful (RtPictured *self);

/* Returns true if the person has something to check: doubtful cells are left, the digits that were read have not
 * exactly one solution, or no grid was found. */
bool rt_pictured_wants_look (RtPictured *self);

int rt_pictured_cell (RtPictured *self);
void rt_pictured_set_cell (RtPictured *self, int cell);

/* Writes DIGIT (0: none) into CELL and goes to the next doubtful cell. */
void rt_pictured_settle (RtPictured *self, int cell, int digit);

/* Writes the digits that were read into all doubtful cells. */
void rt_pictured_settle_all (RtPictured *self);

/* Forgets the picture: the person is done. Digits that were read and their corrections become givens. */
void rt_pictured_end (RtPictured *self);
