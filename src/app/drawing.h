/* drawing.h - what is exported out of a window, as the bytes of a file, made in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/player.h"
#include "picture/export.h"
#include "picture/sheet.h"

#include <gio/gio.h>

typedef enum {
  RT_DRAWING_PICTURE, /* of the scene, with so many pixels a side */
  RT_DRAWING_PAGES,   /* of the puzzles */
  RT_DRAWING_FILM,    /* of the steps FROM..TO of the trace, in rows of COLUMNS frames */
  RT_DRAWING_TABLE,   /* of the steps from FROM on, in GRAIN */
  RT_DRAWING_PATH,    /* of the steps of PATH from GRID, in text */
} RtDrawingKind;

/* What is asked for. A value, but for trace, puzzles and path; whoever keeps one holds it. */
typedef struct {
  RtDrawingKind kind;
  GPtrArray *puzzles; /* of RtPuzzle; does not change any more */
  GPtrArray *path;    /* of RtStep; the same */
  RtGrid grid;
  RtSheet sheet;
  RtPaper paper;
  RtTrace *trace;
  guint64 from, to;
  int columns;
  RtGrain grain;
  int pixels;
  RtScene scene;
} RtDrawing;

/* Takes references to what DRAWING points to, and gives them back. */
void rt_drawing_hold (RtDrawing *drawing);
void rt_drawing_release (RtDrawing *drawing);

/* Draws it. FORMAT is that of pictures and films. */
void rt_drawing_async (const RtDrawing *drawing, const RtPictureFormat *format,
                       GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data);

/* The bytes, which the caller owns; NULL with an error. */
GBytes *rt_drawing_finish (GAsyncResult *result, GError **error);
