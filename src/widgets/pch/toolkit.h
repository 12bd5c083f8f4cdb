/* toolkit.h - what nearly every file with widgets includes: compiled once, not once per file.
 *
 * Files still include all that they use: they must compile without this, too (-Db_pch=false). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>
