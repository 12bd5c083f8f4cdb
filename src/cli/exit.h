/* exit.h - the exit statuses of the program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* RT_EXIT_USAGE and RT_EXIT_OUTPUT are the customary ones of sysexits.h. */
enum {
  RT_EXIT_FINE = 0,
  RT_EXIT_NO_SOLUTION = 1,  /* some puzzle has none */
  RT_EXIT_INPUT = 2,        /* some input could not be read */
  RT_EXIT_USAGE = 64,
  RT_EXIT_OUTPUT = 74,      /* the answers could not be written */
  RT_EXIT_PIPE = 141,       /* nobody reads them any more: what a shell says of a program that the
                               signal for it has ended */
};
