/* pending.h - RtPending: what waits in a window for the person's decision. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* A save that would lose something (save.c); what a malformed text still holds (rest.c). */
typedef struct RtSave RtSave;
typedef struct RtRest RtRest;

/* NULL where nothing of that kind waits. */
struct RtPending {
  RtSave *save;
  RtRest *rest;
  GCancellable *loading; /* stops what is being loaded (open.c) */
  guint n_opening;       /* how much is on its way into the window (open.c) */
};
