/* choose.h - the file dialog that opens a puzzle, and which files it offers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Filters of a file dialog (of GtkFileFilter): all puzzle files, then everything. The caller owns the
 * list. */
GListModel *rt_choose_filters (void);

/* Opens the file that the person chooses in a dialog, as rt_open_files does. */
void rt_choose_file (RtShell *shell);
