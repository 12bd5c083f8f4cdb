/* bench-key.c - what a key press costs on a grid that is full of marks and colours: the edit, what the desk makes of
 * it, the scene, and the whole grid painted anew. (A window paints only the cells that changed.) */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/desk.h"
#include "picture/compose-desk.h"
#include "picture/painter.h"

#include "../document/desks.h"
#include "clock.h"
#include "common/puzzles.h"

#include <stdlib.h>

#define PRESSES 400
#define SIDE 600 /* pixels of the grid */

static void
fill (RtDocument *document)
{
  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    rt_document_edit (document, RT_EDIT_CORNER, rt_cells_of (cell), 1 + cell % 9, false);
    rt_document_edit (document, RT_EDIT_COLOUR, rt_cells_of (cell), 1 + cell % 9, false);
    for (int digit = 1; digit <= 9; digit++)
      rt_document_colour_mark (document, rt_cells_of (cell), digit, 1 + (cell + digit) % 9, false);
  }
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

int
main (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  double all[PRESSES], painted[PRESSES];

  fill (document);
  until_settled (desk);
  for (int i = 0; i < PRESSES; i++) {
    double begun = now (), composed;
    RtScene scene;

    if (i % 2)
      rt_document_undo (document);
    else
      rt_document_enter (document, rt_cells_of (2), 4);
    rt_desk_flush (desk);
    rt_compose_desk (&scene, desk);
    composed = now ();
    rt_paint (cr, &scene, &rt_theme_light, &(RtBox) { 0, 0, SIDE, true });
    painted[i] = now () - composed;
    all[i] = now () - begun;
  }
  qsort (all, PRESSES, sizeof (double), compare);
  qsort (painted, PRESSES, sizeof (double), compare);
  g_print ("a key press on a grid full of marks and colours: %.2f ms (of which painting %.2f), slowest of %d: %.2f ms; "
           "a frame has 16.67\n",
           all[PRESSES / 2] * 1e3, painted[PRESSES / 2] * 1e3, PRESSES, all[PRESSES - 1] * 1e3);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  rt_desk_close (desk);
  g_object_unref (desk);
  return 0;
}
