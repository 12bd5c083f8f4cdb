/* gif.h - RtGif: an animated picture in the format GIF, made frame by frame.
 *
 * Of each frame only the smallest rectangle is stored in which it differs from the one before, and
 * there what is the same is left transparent. Colours: at most 255, the most frequent of some frames;
 * any other becomes the nearest of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

typedef struct _RtGif RtGif;

/* Pictures are of WIDTH x HEIGHT pixels, at most 65535 each. */
RtGif *rt_gif_new (int width, int height);
void rt_gif_free (RtGif *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtGif, rt_gif_free)

/* Its colours count when colours are chosen. SURFACE is an image of that size, of RGB24. Only before
 * the first frame. */
void rt_gif_sample (RtGif *self, cairo_surface_t *surface);

/* Adds a frame that stands for so many hundredths of a second (at least 2, or readers take it for
 * none). */
void rt_gif_add (RtGif *self, cairo_surface_t *surface, int hundredths);

/* The bytes of the file, which plays again and again; NULL where it could not be written. Free
 * afterwards. */
GBytes *rt_gif_finish (RtGif *self);
