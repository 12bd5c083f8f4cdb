/* film.c - a film strip.
 *
 *     title
 *     +-------+  +-------+  +-------+
 *     | board |  |       |  |       |
 *     +-------+  +-------+  +-------+
 *     Step 12    Step 13    Step 14
 *     Placed ...
 *     +-------+ ... */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/film.h"

#include "engine/step-text.h"
#include "picture/caption.h"
#include "picture/painter.h"

#include <glib/gi18n-lib.h>

/* Measures of the page, in points; pictures made of pixels have two to each. */
#define PIXELS 2
#define PIXELS_MAX 32767 /* that a picture may be high or wide */
#define BOARD 196 /* on pixels a whole number of them for each cell */
#define GAP 24    /* between frames, and around them */
#define TEXT 10   /* size of the captions' font */
#define CAPTION 48 /* three lines of it, and the gap above */
#define TITLE 40

/* Taking */

int
rt_film_count (uint64_t n_steps)
{
  return (int) MIN (n_steps, RT_FILM_FRAMES);
}

/* The distance of the I-th of N frames from the first of N_STEPS steps, without overflow. */
static uint64_t
offset_of (uint64_t i, uint64_t n, uint64_t n_steps)
{
  return n < 2 ? 0 : (n_steps - 1) / (n - 1) * i + (n_steps - 1) % (n - 1) * i / (n - 1);
}

static char *
say_title (RtTrace *trace, uint64_t from, uint64_t n_steps)
{
  const char *name = _(rt_trace_search (trace)->name);
  g_autofree char *first = g_strdup_printf ("%'" G_GUINT64_FORMAT, from);
  g_autofree char *last = g_strdup_printf ("%'" G_GUINT64_FORMAT, from + n_steps - 1);

  if (n_steps == 1)
    /* Translators: the name of an algorithm, and the number of a step of its search. */
    return g_strdup_printf (_("%s: step %s"), name, first);
  if (n_steps <= RT_FILM_FRAMES)
    /* Translators: the name of an algorithm, and the first and last step that are pictured. */
    return g_strdup_printf (_("%s: steps %s to %s"), name, first, last);
  /* Translators: the name of an algorithm, the first and last step of a range, and how many of them
   * are pictured (always 64). */
  return g_strdup_printf (_("%s: steps %s to %s, %d of them evenly chosen"), name, first, last,
                          RT_FILM_FRAMES);
}

RtFilm *
rt_film_take (RtTrace *trace, uint64_t from, uint64_t to, RtStop *stop)
{
  g_autoptr (RtFilm) film = g_new0 (RtFilm, 1);
  RtCursor *cursor = rt_cursor_new (trace);
  uint64_t newest = rt_trace_length (trace);
  int n;

  to = MIN (to, newest);
  from = MIN (from, to);
  film->n_steps = to - from + 1;
  film->title = say_title (trace, from, film->n_steps);
  n = rt_film_count (film->n_steps);
  while (film->n < n && !rt_stop_raised (stop)) {
    RtFrame *frame = &film->frames[film->n];

    frame->step = rt_cursor_seek (cursor, from + offset_of ((uint64_t) film->n, (uint64_t) n,
                                                            film->n_steps));
    rt_compose_search (&frame->scene, cursor, -1);
    frame->says = rt_say_event (rt_cursor_event (cursor));
    film->n++;
  }
  rt_cursor_free (cursor);
  return film->n == n ? g_steal_pointer (&film) : NULL;
}

void
rt_film_free (RtFilm *film)
{
  for (int i = 0; i < film->n; i++)
    g_free (film->frames[i].says);
  g_free (film->title);
  g_free (film);
}

/* Drawing */

typedef struct {
  const RtFilm *film;
  const RtTheme *theme;
  int columns;
  bool on_pixels;
  double unit;
} Page;

/* TEXT from X, Y on, in WIDTH and at most so many LINES. */
static void
draw_text (cairo_t *cr, const Page *page, const char *text, bool bold, double size, double x,
           double y, double width, int lines)
{
  g_autoptr (PangoLayout) caption = rt_caption_new (cr, text, bold, size * page->unit,
                                                    width * page->unit, lines);

  rt_caption_draw (cr, caption, x * page->unit, y * page->unit,
                   bold ? page->theme->given : page->theme->mark);
}

static void
draw_frame (cairo_t *cr, const Page *page, int i)
{
  const RtFrame *frame = &page->film->frames[i];
  double x = GAP + i % page->columns * (BOARD + GAP);
  double y = GAP + TITLE + i / page->columns * (BOARD + CAPTION + GAP);
  const RtBox box = { x * page->unit, y * page->unit, BOARD * page->unit, page->on_pixels };
  g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, frame->step);
  /* Translators: %s is the number of a step, as in "1,204". */
  g_autofree char *step = g_strdup_printf (_("Step %s"), number);

  rt_paint (cr, &frame->scene, page->theme, &box);
  draw_text (cr, page, step, true, TEXT, x, y + BOARD + 6, BOARD, 1);
  draw_text (cr, page, frame->says, false, TEXT, x, y + BOARD + 20, BOARD, 2);
}

static double
width_of (int columns)
{
  return GAP + columns * (BOARD + GAP);
}

static double
height_of (int rows)
{
  return GAP + TITLE + rows * (BOARD + CAPTION + GAP);
}

static void
draw_page (cairo_t *cr, gpointer data)
{
  const Page *page = data;

  draw_text (cr, page, page->film->title, true, TEXT + 4, GAP, GAP,
             width_of (page->columns) - 2 * GAP, 2);
  for (int i = 0; i < page->film->n; i++)
    draw_frame (cr, page, i);
}

GBytes *
rt_film_export (const RtFilm *film, int columns, const RtTheme *theme,
                const RtPictureFormat *format, GError **error)
{
  int n_columns = CLAMP (columns, 1, film->n);
  double width = width_of (n_columns);
  double height = height_of ((film->n + n_columns - 1) / n_columns);
  double unit = format->pixels ? MIN (PIXELS, PIXELS_MAX / MAX (width, height)) : 1;
  Page page = { film, theme, n_columns, format->pixels, unit };

  return rt_export_drawing (width * unit, height * unit, theme->board, format, draw_page, &page,
                            error);
}
