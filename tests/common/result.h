/* result.h - helper for tests: keeps the result of an asynchronous call of GIO for the test that
 * waits for it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "until.h"

#include <gio/gio.h>

/* A GAsyncReadyCallback: *DATA, a GAsyncResult * that is NULL, becomes a reference of RESULT.
 * wait_for () waits for it. */
static inline void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}
