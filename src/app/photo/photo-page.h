/* photo-page.h - RtPhotoPage: the picture that the grid was read from, beside the grid, until the person has
 * looked at what is doubtful and takes it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_PHOTO_PAGE (rt_photo_page_get_type ())
G_DECLARE_FINAL_TYPE (RtPhotoPage, rt_photo_page, RT, PHOTO_PAGE, GtkWidget)

/* Of DESK, which has a picture (document/pictured.h), or had one. */
GtkWidget *rt_photo_page_new (RtDesk *desk);

/* Shows another desk. */
void rt_photo_page_set_desk (RtPhotoPage *self, RtDesk *desk);
