/* gettext-noop.h - N_(), which marks a string for translation, for code without GLib.
 *
 * The macro expands to the string itself, which is translated where it is shown. It is spelled as
 * GLib spells it, so that a file may include both. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef N_
#define N_(String) (String)
#endif
