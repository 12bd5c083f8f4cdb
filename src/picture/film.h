/* film.h - a film strip: steps of a search as frames on one page.
 *
 * It is made in two parts, both in any thread: taking the frames seeks in the trace with a cursor
 * of its own; exporting draws them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/compose.h"
#include "picture/export.h"

/* The largest number of frames: more could not be read on a page. */
#define RT_FILM_FRAMES 64

typedef struct {
  uint64_t step;
  RtScene scene;
  char *says; /* what happened in the step, as a sentence */
} RtFrame;

typedef struct {
  char *title;     /* which search, which steps, and whether all of them */
  uint64_t n_steps; /* in the range */
  int n;           /* frames */
  RtFrame frames[RT_FILM_FRAMES];
} RtFilm;

/* How many frames show a range of N_STEPS steps. */
int rt_film_count (uint64_t n_steps);

/* The steps FROM..TO of TRACE, both included and as far as recorded; of more than RT_FILM_FRAMES
 * that many, evenly chosen, the first and the last among them. NULL if STOP (may be NULL) ended it
 * early. */
RtFilm *rt_film_take (RtTrace *trace, uint64_t from, uint64_t to, RtStop *stop);
void rt_film_free (RtFilm *film);

/* FILM in rows of COLUMNS frames, or of fewer if there are not that many. */
GBytes *rt_film_export (const RtFilm *film, int columns, const RtTheme *theme,
                        const RtPictureFormat *format, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtFilm, rt_film_free)
