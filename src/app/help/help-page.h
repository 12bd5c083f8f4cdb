/* help-page.h - makes a widget of a page of the help.
 *
 * A page is a text with blocks that are separated by blank lines:
 *
 *     # Title                     the first line
 *     ## Heading
 *     - An item, one a line
 *         code, after four blanks
 *     ![What it shows](name.png)  a picture
 *     Anything else is a paragraph, with **bold** and *emphasis*. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns the title of TEXT, a page. Free with g_free. */
char *rt_help_title (const char *text);

/* Returns a box with the contents of TEXT after its title. Pictures are resources below PICTURES. */
GtkWidget *rt_help_page_new (const char *text, const char *pictures);
