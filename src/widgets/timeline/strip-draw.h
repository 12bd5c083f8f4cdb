/* strip-draw.h - the layout of a strip (the picture of a search or path over time), and the function that draws it.
 *
 *               [58,107,391]                tag
 *     ░░▒▒▓▓▓▓▓▓▓▓▓▓▓▓|▒▒▒▒▒▒▒▒▒▒▒▒▒▒|▒     picture, with the place and the solutions
 *            ----                           bar: which part of the whole is in view
 *     0         what is counted    length   axis
 *
 * A low strip consists of the picture alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"
#include "widgets/timeline/strip-range.h"
#include "widgets/timeline/strip-tree.h"

#include <gtk/gtk.h>

/* Colours of a strip. Each is the text colour of a CSS node. */
typedef enum {
  RT_STRIP_INK_TEXT,
  RT_STRIP_INK_DENSITY,
  RT_STRIP_INK_PLACE,
  RT_STRIP_INK_SOLUTION,
  RT_STRIP_INK_HARDEST,
  RT_STRIP_INK_LOST,
  RT_STRIP_INK_BOARD,
  RT_STRIP_INK_BRANCH,
  RT_STRIP_INK_BRANCH_OTHER,
  RT_STRIP_N_INKS,
} RtStripInk;

/* Height of the picture in pixels from which on a search is drawn as a tree. */
#define RT_STRIP_TREE_FROM 30

/* The layout of a strip, from top to bottom, in pixels. */
typedef struct {
  bool low;                    /* the strip consists of the picture alone */
  int tag_height;
  int picture, picture_height; /* top and height of the picture */
  int bar, axis;               /* tops of the bar and of the axis */
  int height;                  /* height of all rows */
} RtStripRows;
/* rt_strip_rows returns the layout of a strip with all parts, rt_strip_low_rows that of a low strip. HEIGHT is the
 * height of the strip, LINE the height of a line of text, both in pixels. */

RtStripRows rt_strip_rows (int line, int height); /* the picture fills the rest of HEIGHT */
RtStripRows rt_strip_low_rows (int line, int height); /* the layout may be higher than HEIGHT */

/* The state of a strip that is drawn. */
typedef struct {
  GtkWidget *widget; /* widget whose font is used */
  RtStripRows rows;
  int width;
  bool mirrored;
  GdkRGBA inks[RT_STRIP_N_INKS];
  RtStripTree *tree;   /* tree of a search; NULL: no tree is drawn */
  GdkTexture *texture; /* depth picture of a search; NULL: a tree is drawn instead */
  GPtrArray *path;     /* of RtStep; NULL: a search is shown */
  RtStripView view;
  guint64 length, position; /* length and current step of the player; VIEW may be older */
  const guint64 *solutions; /* steps with solutions */
  guint n_solutions;
  const char *hover_text;   /* text of the step under the pointer; NULL: none */
  guint64 hover;            /* step under the pointer */
} RtStripLook;

void rt_strip_draw (GtkSnapshot *snapshot, const RtStripLook *look);

/* Returns the distance between marks on an axis of SPAN steps that has space for MANY marks. It is 1, 2 or 5
 * times a power of ten. */
guint64 rt_strip_axis_distance (double span, double many);
