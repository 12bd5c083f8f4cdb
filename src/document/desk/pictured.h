/* pictured.h - RtPictured: the picture that the grid of a desk was read from, until the person is done
 * with it.
 *
 * Each desk has one, mostly without a picture. What it writes into the document is undone like any
 * edit. Doubtful cells stay blank there, and unread, until the person writes or clears them. Main
 * thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"
#include "vision/photo.h"

#define RT_TYPE_PICTURED (rt_pictured_get_type ())
G_DECLARE_FINAL_TYPE (RtPictured, rt_pictured, RT, PICTURED, GObject)

/* Property:
 *   cell      int 0..80: the one that is looked at, in the picture and in the grid
 * The desk tells RT_DESK_PICTURE when anything but that has changed. */

/* That of DESK, which owns it. */
RtPictured *rt_pictured_of (RtDesk *desk);

/* Takes PHOTO, and puts what was read first in it into the document, if anything was. */
void rt_pictured_take (RtPictured *self, RtPhoto *photo);

/* NULL: there is none. */
const RtPhoto *rt_pictured_photo (RtPictured *self);

/* What the grid was read as; NULL: nothing could be read (yet). */
const RtSight *rt_pictured_sight (RtPictured *self);

/* The other grid in the picture; NULL: there is none. Taking it replaces what is in the document. */
const RtSight *rt_pictured_other (RtPictured *self);
void rt_pictured_take_other (RtPictured *self);

/* Reads the grid with these corners (see rt_sight_read_at) in a thread, and puts it into the document. */
void rt_pictured_read_at (RtPictured *self, const double corners[8]);
bool rt_pictured_is_reading (RtPictured *self);

/* The cells of it that the person has still to look at. */
RtCells rt_pictured_doubtful (RtPictured *self);

/* Whether the person has something to do with the picture: doubtful cells, what was read has not exactly one
 * solution, or no grid was found. */
bool rt_pictured_wants_look (RtPictured *self);

int rt_pictured_cell (RtPictured *self);
void rt_pictured_set_cell (RtPictured *self, int cell);

/* Writes DIGIT (0: none) into CELL and goes to the next doubtful cell. */
void rt_pictured_settle (RtPictured *self, int cell, int digit);

/* Writes what was read into all doubtful cells. */
void rt_pictured_settle_all (RtPictured *self);

/* The person is done: what was read, and what was corrected of it, becomes given, and the picture is
 * forgotten. */
void rt_pictured_end (RtPictured *self);
