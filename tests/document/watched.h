/* watched.h - helper for tests: opens the output of a person's program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/base/watched-program.h"

#include "common/result.h"

#include <string.h>

/* Opens FILE or, if it is NULL, TEXT. Free with rt_watched_unref. */
static inline RtWatched *
watched_of (GFile *file, const char *text)
{
  g_autoptr (GBytes) bytes = file ? NULL : g_bytes_new (text, strlen (text));
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  RtWatched *watched;

  rt_watched_open_async (file, bytes, NULL, NULL, done_cb, &result);
  watched = rt_watched_open_finish (wait_for (&result), &error);
  g_assert_no_error (error);
  g_assert_nonnull (watched);
  return watched;
}
