/* film-window.h - asks which steps of the search become an animated picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* The desk of SHELL must have a search. */
void rt_film_window_present (RtShell *shell);
