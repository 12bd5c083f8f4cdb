/* compose-desk.h - composes the scene for the grid of a desk. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"
#include "picture/scene.h"

/* Sets SCENE to the grid that DESK shows: the document, a logical step on it, the current step of
 * the search, or the solution. Returns true if the next frame may have another scene, because a
 * search is shown or a path is playing. */
bool rt_compose_desk (RtScene *scene, RtDesk *desk);
