/* digit-glyphs.h - RtFigures: a cache of the digits of a grid, laid out in a font for one size of
 * cells.
 *
 * Used for screen and paper. Digits are centred by their ink extents, not by their line
 * height. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pango.h>

typedef enum {
  RT_FACE_BOLD,
  RT_FACE_PLAIN,
  RT_FACE_ITALIC,
  RT_FACE_MARK,   /* small, for centre marks and candidates */
  RT_FACE_CORNER, /* small and bold, for corner marks */
  RT_N_FACES,
} RtFace;

typedef struct _RtFigures RtFigures;

/* Returns a cache of digits for cells of SIZE, in the family of FONT, with the rendering options of
 * CONTEXT. The cache keeps a reference to CONTEXT. */
RtFigures *rt_figures_new (PangoContext *context, const PangoFontDescription *font, double size);
void rt_figures_free (RtFigures *figures);

/* Returns the layout of DIGIT (1..9) in the style FACE, which FIGURES owns. Sets X, Y to the middle of its
 * ink. */
PangoLayout *rt_figures_digit (RtFigures *figures, RtFace face, int digit, double *x, double *y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtFigures, rt_figures_free)
