/* compose-desk.h - a function that sets the scene (the digits and marks to draw) for the grid of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"
#include "picture/scene.h"

/* Sets SCENE to what the grid of DESK, the model of a window, shows: the document, a logical step
 * on it, the current step of the search, or the solution. Returns true if SCENE may differ in the
 * next frame, because a search is shown or a path of logical steps is playing. */
bool rt_compose_desk (RtScene *scene, RtDesk *desk);
