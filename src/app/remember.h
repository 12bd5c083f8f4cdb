/* remember.h - how a window was looked at: its size, the algorithm, the place in the search.
 *
 * In the settings for the next new window; in the document's view for when the session brings the
 * document back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* Gives WINDOW the size it had with its document, else that of the window that was closed last. */
void rt_remember_recall_size (RtWindow *window);

/* Size, algorithm or place is another now. */
void rt_remember_size (RtWindow *window);
void rt_remember_algorithm (RtWindow *window);
void rt_remember_place (RtWindow *window);

/* Algorithm and search as they were with the document; once WINDOW is complete. */
void rt_remember_resume (RtWindow *window);

/* WINDOW closes: the next new one is like it. */
void rt_remember_closing (RtWindow *window);
