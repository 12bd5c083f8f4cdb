/* compose-desk.h - the scene that a desk has for its grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"
#include "picture/scene.h"

/* What the person sees of DESK: the document, a logical step on it, the search at its place, or the
 * answer. Returns whether the next frame may show another scene: a search is shown, or a path
 * plays. */
bool rt_compose_desk (RtScene *scene, RtDesk *desk);
