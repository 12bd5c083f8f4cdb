/* drawn.h - pictures of puzzles, drawn and spoiled as screens and telephones do it, with what is in
 * them. The same seed gives the same picture where the same fonts are. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "chance.h"
#include "engine/core/grid.h"

#include <glib.h>

/* In this order: screenshots, then what is drawn as if it was photographed, the last half solved with a pencil. */
#define RT_DRAWN_KINDS(X) \
  X (light) X (dark) X (shaded) X (box_lines) X (tiles) X (no_lines) X (small) X (big_window) \
  X (marks) X (entered) X (cut_off) X (two) \
  X (perspective) X (blurred) X (shadow) X (turned) X (curl) X (written)

#define X(name) RT_DRAWN_##name,
typedef enum { RT_DRAWN_KINDS (X) RT_N_DRAWN } RtDrawnKind;
#undef X

extern const char *const rt_drawn_names[RT_N_DRAWN];

typedef struct {
  RtGrid givens, entries;
  GBytes *bytes; /* a PNG, or a JPEG of what is as if photographed */
} RtDrawn;

/* The families of tests/vision/faces.txt at PATH that are kept from training and are installed: names,
 * ending with NULL. Free with g_strfreev. */
char **rt_drawn_families (const char *path);

/* A picture of KIND with the number N, in one of FAMILIES. Clear with rt_drawn_clear. */
RtDrawn rt_drawn_make (RtDrawnKind kind, guint n, char **families);

/* Draws a picture as rt_drawn_make does, but of digits that rt_drawn_spoil has changed. */
RtDrawn rt_drawn_make_spoilt (RtDrawnKind kind, guint n, char **families);
void rt_drawn_clear (RtDrawn *drawn);

/* Takes one or two digits of the puzzle GIVENS away, changes one, exchanges two, or adds one, until it does not
 * have exactly one solution. */
void rt_drawn_spoil (RtChance *chance, RtGrid *givens);

/* Fills GRID with the digits of a photo from the file beside it at PATH: two lines about the camera, then the
 * grid. Returns false if that has not 81 of them. */
bool rt_photo_label (const char *path, RtGrid *grid);
