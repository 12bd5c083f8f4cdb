/* photo-page.h - RtPhotoPage, the side page about the picture from which the grid was read. It is shown until
 * the person accepts the digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_PHOTO_PAGE (rt_photo_page_get_type ())
G_DECLARE_FINAL_TYPE (RtPhotoPage, rt_photo_page, RT, PHOTO_PAGE, GtkBox)

/* Returns a page about the picture from which the grid of DESK, the model of a window, was read.
 * DESK has a picture now, or had one before. */
GtkWidget *rt_photo_page_new (RtDesk *desk);

/* Makes the page show the picture of DESK, the model of a window, instead of its old desk. */
void rt_photo_page_set_desk (RtPhotoPage *self, RtDesk *desk);
