/* library.h - precompiled header: what nearly every file includes that has GLib's texts and lists.
 *
 * Files must still include all that they use, because they must compile with -Db_pch=false, too. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
