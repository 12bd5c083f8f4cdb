/* tell.h - shows the signals of a desk to the person, as messages in its window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Makes SHELL show what DESK signals, until the handlers of SHELL are disconnected from DESK. */
void rt_tell_connect (RtDesk *desk, RtShell *shell);
