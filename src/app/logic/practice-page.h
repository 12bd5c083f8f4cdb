/* practice-page.h - RtPracticePage, a widget with exercises: a person finds the steps of a technique. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/practice.h"

#include <gtk/gtk.h>

/* Action `practice.next`, and `practice.previous` and `practice.hint`: those of the buttons. */
#define RT_TYPE_PRACTICE_PAGE (rt_practice_page_get_type ())
G_DECLARE_FINAL_TYPE (RtPracticePage, rt_practice_page, RT, PRACTICE_PAGE, GtkBox)

/* Starts an exercise for TECHNIQUE, with more positions from COLLECTION, which may be NULL. Continues the exercise of
 * the last call if that was for both, too. The grid takes the focus. */
void rt_practice_page_begin (RtPracticePage *self, const RtTechnique *technique,
                             RtCollection *collection);

/* Lays the page out for a window of WIDTH pixels: the grid beside the question, or above it. */
void rt_practice_page_adapt (RtPracticePage *self, int width);

RtPractice *rt_practice_page_practice (RtPracticePage *self);
