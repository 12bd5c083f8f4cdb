/* pending.h - RtPending: work of a window that waits for a decision of the person. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* A save that would lose data (save.c); the readable part of a malformed text (rest.c). */
typedef struct RtSave RtSave;
typedef struct RtRest RtRest;

/* NULL: none is waiting. */
struct RtPending {
  RtSave *save;
  RtRest *rest;
  GCancellable *loading; /* cancels loading (open.c) */
  guint n_opening;       /* number of things that are being opened in the window (open.c) */
};
