/* photo-page.h - RtPhotoPage, a side page: the picture that the grid was read from, until the
 * person accepts the digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_PHOTO_PAGE (rt_photo_page_get_type ())
G_DECLARE_FINAL_TYPE (RtPhotoPage, rt_photo_page, RT, PHOTO_PAGE, GtkBox)

/* Returns a page on DESK, which has or had a picture (document/desk/source-picture.h). */
GtkWidget *rt_photo_page_new (RtDesk *desk);

/* Shows DESK from now on. */
void rt_photo_page_set_desk (RtPhotoPage *self, RtDesk *desk);
