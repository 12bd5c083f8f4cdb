/* hard.h - RtHardPart: how hard the puzzle is: a word, a number, other puzzles beside it, and
 * what it takes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hardness.h"

#include <gtk/gtk.h>

/* A part of the page, which owns the widgets. */
typedef struct {
  GtkWidget *box; /* with all below */
  GtkWidget *word;
  GtkWidget *number;
  GtkWidget *compared;
  GtkWidget *scale;
} RtHardPart;

void rt_hard_part_init (RtHardPart *part);

/* Shows what HARDNESS tells; is not visible where that is nothing. */
void rt_hard_part_show (RtHardPart *part, RtHardness *hardness);
