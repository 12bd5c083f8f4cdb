/* export-job.h - RtDrawing, the description of an export, and the background task that produces the file's bytes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"
#include "picture/export.h"
#include "picture/puzzle-pages.h"

#include <gio/gio.h>

typedef enum {
  RT_DRAWING_PICTURE, /* the scene; PIXELS is the side */
  RT_DRAWING_PAGES,   /* printed pages of the puzzles */
  RT_DRAWING_ANIMATION, /* steps FROM..TO of the trace, PIXELS wide, at SPEED */
  RT_DRAWING_TABLE,   /* steps of the trace from FROM on, in GRAIN, as CSV */
  RT_DRAWING_PATH,    /* logical steps of PATH, which begins at GRID, as text */
} RtDrawingKind;

/* Description of an export. Its trace, puzzles and path are borrowed, unless rt_drawing_hold has
 * taken references to them. */
typedef struct {
  RtDrawingKind kind;
  GPtrArray *puzzles; /* of RtPuzzle; must not change */
  GPtrArray *path;    /* of RtStep; must not change */
  bool by_rating;     /* PATH consists of the steps that the rating uses */
  RtGrid grid;
  RtSheet sheet;
  RtPaper paper;
  RtTrace *trace;
  guint64 from, to;
  bool dark;     /* colours of an animation; all other kinds are light */
  double speed;
  bool tree;     /* an animation also shows its search tree */
  RtGrain grain;
  int pixels;
  RtScene scene;
} RtDrawing;

/* Returns the description of an export: a picture of the grid that DESK, the model of a window,
 * shows. A PNG file has PIXELS per side. */
RtDrawing rt_drawing_of_picture (RtDesk *desk, int pixels);

/* Returns the description of an export: a CSV table of the search of DESK, with steps as large as
 * the player shows (whole steps, tests or reads). If the search has more than a million steps, the
 * table begins at the current step. The file has at most about 64 MiB. */
RtDrawing rt_drawing_of_table (RtDesk *desk);

/* Returns the description of an export: a text of the path of logical steps of DESK, with the digits at its start,
 * its steps in the notation used in forums, and a summary. DESK must have a path. */
RtDrawing rt_drawing_of_path (RtDesk *desk);

/* Takes references to the search, the puzzles and the solving path of DRAWING, an export;
 * rt_drawing_release releases them. */
void rt_drawing_hold (RtDrawing *drawing);
void rt_drawing_release (RtDrawing *drawing);

/* Produces the bytes of the export DRAWING in a thread, then calls DONE. FORMAT is the format of a
 * picture; other kinds ignore it. CANCELLABLE must not be NULL. */
void rt_drawing_async (const RtDrawing *drawing, const RtPictureFormat *format,
                       GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data);

/* Returns the bytes of the file, which the caller owns. Returns NULL with ERROR set on failure. */
GBytes *rt_drawing_finish (GAsyncResult *result, GError **error);
