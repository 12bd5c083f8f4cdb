/* figures.h - RtFigures: the digits of a grid laid out in a font, once for a size of the cells.
 *
 * Screen and paper draw the same digits: centred by their ink extents, not by their line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pango.h>

typedef enum {
  RT_FACE_BOLD,
  RT_FACE_PLAIN,
  RT_FACE_ITALIC,
  RT_FACE_MARK,
  RT_N_FACES,
} RtFace;

typedef struct _RtFigures RtFigures;

/* For cells of SIZE, in the family of FONT. CONTEXT tells how text is rendered. */
RtFigures *rt_figures_new (PangoContext *context, const PangoFontDescription *font, double size);
void rt_figures_free (RtFigures *figures);

/* DIGIT (1..9), and where in it the middle of its ink is. The layout belongs to FIGURES. */
PangoLayout *rt_figures_digit (RtFigures *figures, RtFace face, int digit, double *x, double *y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtFigures, rt_figures_free)
