/* drops.h - files and texts that are dropped on a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Opens in SHELL what is dropped on WIDGET, which must not outlive it. */
void rt_drops_take (GtkWidget *widget, RtShell *shell);
