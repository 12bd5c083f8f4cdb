/* replace.h - a function that replaces the content of a file atomically. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

/* Replaces the content of FILE by BYTES, and sets ETAG to the new etag or NULL. If OLD_ETAG is not
 * NULL, it must be the file's current etag. If anything fails, returns false with a GIO error, and
 * leaves FILE unchanged. May be called in any thread. */
bool rt_replace_file (GFile *file, GBytes *bytes, const char *old_etag, char **etag,
                      GCancellable *cancellable, GError **error);
