/* objects.h - precompiled header: the includes of nearly every file with objects, and of those who use these.
 *
 * Files must still include all that they use, because they must compile with -Db_pch=false, too. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <gio/gio.h>
