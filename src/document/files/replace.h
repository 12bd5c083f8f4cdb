/* replace.h - replaces the content of a file as a whole, or not at all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

/* Replaces the content of FILE by BYTES, and sets ETAG to the new etag or NULL. If that fails, or if OLD_ETAG
 * is neither NULL nor the file's current etag, returns false with an error of GIO and leaves FILE unchanged.
 * In any thread. */
bool rt_replace_file (GFile *file, GBytes *bytes, const char *old_etag, char **etag,
                      GCancellable *cancellable, GError **error);
