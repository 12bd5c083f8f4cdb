/* strip-draw.h - the strip around its picture: tag, place, solutions, axis; what the pointer is at.
 *
 *               [58,107,391]                tag
 *     ░░▒▒▓▓▓▓▓▓▓▓▓▓▓▓|▒▒▒▒▒▒▒▒▒▒▒▒▒▒|▒     picture, with the place and the solutions
 *            ----                           bar: which part of the whole is in view
 *     0         what is counted    length   axis
 *
 * Low, it is the picture alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step.h"
#include "widgets/strip-view.h"

#include <gtk/gtk.h>

/* The colours, each from a CSS node of its own. */
typedef enum {
  RT_STRIP_INK_TEXT,
  RT_STRIP_INK_DENSITY,
  RT_STRIP_INK_PLACE,
  RT_STRIP_INK_SOLUTION,
  RT_STRIP_INK_HARDEST,
  RT_STRIP_INK_BOARD,
  RT_STRIP_N_INKS,
} RtStripInk;

/* From top to bottom, for lines of text of a height. */
typedef struct {
  bool low;       /* the picture alone */
  int tag_height;
  int picture, picture_height;
  int bar, axis;
  int height;     /* of all */
} RtStripRows;

RtStripRows rt_strip_rows (int line);
RtStripRows rt_strip_low_rows (int line);

/* All that is drawn. */
typedef struct {
  GtkWidget *widget; /* whose font is written in */
  RtStripRows rows;
  int width;
  bool mirrored;
  GdkRGBA inks[RT_STRIP_N_INKS];
  GdkTexture *texture; /* of a search */
  GPtrArray *path;     /* of RtStep; NULL: it is a search */
  RtStripView view;
  guint64 position;
  const guint64 *solutions;
  guint n_solutions;
  const char *hover_text; /* NULL: the pointer is elsewhere */
  guint64 hover;
} RtStripLook;

void rt_strip_draw (GtkSnapshot *snapshot, const RtStripLook *look);

/* For the parts of it. */

/* A rectangle, with round corners where there is a RADIUS. */
void rt_strip_fill (GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y, double width,
                    double height, double radius);

/* What stands on top of something: its upper end at Y, X as near as the strip has room. */
#define RT_STRIP_DOT 6
void rt_strip_draw_dot (GtkSnapshot *snapshot, const RtStripLook *look, RtStripInk ink, double x,
                        double y);

/* How steps are counted: those of a search from its first, 0 is the givens; those of a path from 1
 * at the place before it. */
guint64 rt_strip_first_number (const RtStripLook *look);

/* The x of a place in the view. */
double rt_strip_x (const RtStripLook *look, double place);

PangoLayout *rt_strip_lay_out (const RtStripLook *look, const char *text);

/* Writes LAYOUT with its upper left at X, Y. */
void rt_strip_write (GtkSnapshot *snapshot, const RtStripLook *look, PangoLayout *layout,
                     RtStripInk ink, int x, int y);

/* "69,175,316". The caller frees it. */
char *rt_strip_number (guint64 number);
