/* companion.h - windows that belong to a document's window and work on a copy of its grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* The window of TYPE that belongs to PARENT, or NULL. */
GtkWindow *rt_companion_find (RtWindow *parent, GType type);

/* What PARENT would solve. Returns false where that contradicts itself, which PARENT then says. */
bool rt_companion_grid (RtWindow *parent, RtGrid *grid);

/* WINDOW belongs to PARENT from now on and is closed with it. */
void rt_companion_attach (GtkWindow *window, RtWindow *parent);
