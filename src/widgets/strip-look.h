/* strip-look.h - what a strip shows, its layout, and the drawing functions that its parts share. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"
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

/* The layout from top to bottom, in pixels, for lines of text that are LINE high. */
typedef struct {
  bool low;       /* the picture alone */
  int tag_height;
  int picture, picture_height;
  int bar, axis;
  int height;     /* of all */
} RtStripRows;

RtStripRows rt_strip_rows (int line);
RtStripRows rt_strip_low_rows (int line);

/* Everything that is drawn. */
typedef struct {
  GtkWidget *widget; /* for its font */
  RtStripRows rows;
  int width;
  bool mirrored;
  GdkRGBA inks[RT_STRIP_N_INKS];
  GdkTexture *texture; /* of a search */
  GPtrArray *path;     /* of RtStep; NULL: it is a search */
  RtStripView view;
  guint64 length, position; /* of the steps that there are: the view grows after them */
  const guint64 *solutions;
  guint n_solutions;
  const char *hover_text; /* NULL: the pointer is elsewhere */
  guint64 hover;
} RtStripLook;

/* A rectangle, with round corners where there is a RADIUS. */
void rt_strip_fill (GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y, double width,
                    double height, double radius);

/* Draws a dot with its upper end at Y, and its middle at X or as near as the strip has room. */
#define RT_STRIP_DOT 6
void rt_strip_draw_dot (GtkSnapshot *snapshot, const RtStripLook *look, RtStripInk ink, double x,
                        double y);

/* The number that is shown for place 0: 0 for a search, where it is the givens; 1 for a path, where
 * it is before the first step. */
guint64 rt_strip_first_number (const RtStripLook *look);

/* The x of a place in the view. */
double rt_strip_x (const RtStripLook *look, double place);

/* A line of TEXT, ellipsized if it is wider than the strip without its margins. The caller owns
 * it. */
#define RT_STRIP_MARGIN 6
PangoLayout *rt_strip_lay_out (const RtStripLook *look, const char *text);

/* Writes LAYOUT with its upper left at X, Y. */
void rt_strip_write (GtkSnapshot *snapshot, const RtStripLook *look, PangoLayout *layout,
                     RtStripInk ink, int x, int y);

/* "69,175,316". The caller frees it. */
char *rt_strip_number (guint64 number);
