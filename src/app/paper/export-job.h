/* export-job.h - RtDrawing: what is exported, made into the bytes of a file in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"
#include "picture/export.h"
#include "picture/puzzle-pages.h"

#include <gio/gio.h>

typedef enum {
  RT_DRAWING_PICTURE, /* of the scene, with PIXELS a side */
  RT_DRAWING_PAGES,   /* of the puzzles */
  RT_DRAWING_ANIMATION, /* of the steps FROM..TO of the trace, with PIXELS a side and SPEED */
  RT_DRAWING_TABLE,   /* of the steps from FROM on, in GRAIN */
  RT_DRAWING_PATH,    /* of the steps of PATH from GRID, in text */
} RtDrawingKind;

/* What is asked for. It borrows trace, puzzles and path: to keep one, call rt_drawing_hold. */
typedef struct {
  RtDrawingKind kind;
  GPtrArray *puzzles; /* of RtPuzzle; must not change any more */
  GPtrArray *path;    /* of RtStep; the same */
  bool by_rating;     /* that is the rating's own */
  RtGrid grid;
  RtSheet sheet;
  RtPaper paper;
  RtTrace *trace;
  guint64 from, to;
  bool dark;     /* of an animation, which is seen on screens: its colours */
  double speed;
  bool tree;     /* of an animation: the tree of its steps is below them */
  RtGrain grain;
  int pixels;
  RtScene scene;
} RtDrawing;

/* Returns what the grid of DESK shows. A PNG of it has PIXELS a side. */
RtDrawing rt_drawing_of_picture (RtDesk *desk, int pixels);

/* Returns the steps of its search as comma-separated values, in the player's grain. Of a search of
 * more than a million steps, those from the player's place on. At most about 64 MiB. */
RtDrawing rt_drawing_of_table (RtDesk *desk);

/* Its path, which there must be, as text: the digits that it starts from, its steps in the notation
 * used in forums, and a summary. */
RtDrawing rt_drawing_of_path (RtDesk *desk);

/* Take references to what DRAWING points to, and release them. */
void rt_drawing_hold (RtDrawing *drawing);
void rt_drawing_release (RtDrawing *drawing);

/* Draws it, in light colours. FORMAT is for pictures. CANCELLABLE must not be NULL. */
void rt_drawing_async (const RtDrawing *drawing, const RtPictureFormat *format,
                       GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data);

/* Returns the bytes, which the caller owns; NULL with an error. */
GBytes *rt_drawing_finish (GAsyncResult *result, GError **error);
