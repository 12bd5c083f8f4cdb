/* export.h - functions that export pictures, pages, tables and texts from a window to files.
 *
 * Drawing and saving happen in threads. The window shows the outcome. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "app/paper/export-job.h"

/* Returns the proposed name of a file exported from DOCUMENT, without a suffix: "a" for the document
 * "a.sdk". Free with g_free. */
char *rt_export_name (RtDocument *document);

/* Exports DRAWING (a picture, pages, a table or a text) to the file that the person chooses in a dialog. FORMAT
 * determines the suffix of the proposed name of a picture; it is NULL for other kinds. */
void rt_export_choose (RtShell *shell, const RtDrawing *drawing, const RtPictureFormat *format);

/* Exports DRAWING (a picture, pages, a table or a text) to FILE, whose suffix decides the format of a picture. */
void rt_export_to (RtShell *shell, const RtDrawing *drawing, GFile *file);
