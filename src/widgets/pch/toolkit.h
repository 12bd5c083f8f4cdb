/* toolkit.h - precompiled header: the includes of nearly every file with widgets.
 *
 * Files must still include all that they use, because they must compile with -Db_pch=false, too. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>
