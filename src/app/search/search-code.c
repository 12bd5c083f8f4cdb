/* search-code.c - RtSearchCode, a widget: shows the listing of a search with its running line, its variables, and
 * toggles for the size of a step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/search-code.h"

#include "app/common/preferences.h"
#include "app/common/template.h"
#include "app/search/listing-view.h"
#include "widgets/buttons.h"
#include "widgets/search-choice.h"
#include "widgets/variables.h"

#include <glib/gi18n.h>

struct _RtSearchCode {
  GtkBox parent_instance;

  RtDesk *desk;          /* owned; NULL once disposed */
  const RtSearch *shown; /* search whose listing is shown; NULL: none yet */

  /* Children. */
  GtkWidget *way; /* drop-down of the variants of plain backtracking; hidden for other searches */
  GtkWidget *listing;
  GtkWidget *toggles, *grains[RT_GRAIN_READ + 1]; /* size of a step: box, and its toggles */
  GtkWidget *variables;
};

G_DEFINE_FINAL_TYPE (RtSearchCode, rt_search_code, GTK_TYPE_BOX)

static void
way_cb (RtSearchCode *self)
{
  const RtSearch *search = rt_search_choice_search (GTK_DROP_DOWN (self->way));

  if (!self->desk || search == rt_desk_search (self->desk))
    return;
  rt_preference_set_string (RT_PREFERENCE_SEARCH, search->id);
  rt_desk_set_search (self->desk, search);
}

static void
grain_cb (RtSearchCode *self)
{
  for (int grain = RT_GRAIN_PLACEMENT; grain <= RT_GRAIN_READ; grain++)
    if (self->desk && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->grains[grain])))
      rt_player_set_grain (rt_desk_player (self->desk), (RtGrain) grain);
}

/* Updates the toggles after the grain (the size of a step) of the player was changed elsewhere. */
static void
grain_changed_cb (RtSearchCode *self)
{
  RtGrain grain = rt_player_grain (rt_desk_player (self->desk));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->grains[grain]), TRUE);
}

static void
show_search (RtSearchCode *self, const RtSearch *search)
{
  self->shown = search;
  gtk_widget_set_visible (self->way, search->classic);
  if (search->classic) {
    g_signal_handlers_block_by_func (self->way, way_cb, self);
    rt_search_choice_set_search (GTK_DROP_DOWN (self->way), search);
    g_signal_handlers_unblock_by_func (self->way, way_cb, self);
  }
  rt_listing_view_set_search (RT_LISTING_VIEW (self->listing), search);
}

void
rt_search_code_update (RtSearchCode *self)
{
  RtPlayer *player = rt_desk_player (self->desk);
  RtCursor *cursor = rt_player_cursor (player);
  int look = rt_player_look (player), line = rt_listed_line (player);

  if (self->shown != rt_desk_search (self->desk))
    show_search (self, rt_desk_search (self->desk));
  rt_listing_view_set_line (RT_LISTING_VIEW (self->listing), line);
  rt_variables_view_show (RT_VARIABLES_VIEW (self->variables),
                          line < 0 ? NULL : rt_cursor_watch (cursor, look),
                          line < 0 ? NULL : rt_cursor_stack (cursor, look));
}

/* Disconnects from the window's desk (its model) and releases it. */
static void
leave_desk (RtSearchCode *self)
{
  if (self->desk)
    g_signal_handlers_disconnect_by_data (rt_desk_player (self->desk), self);
  g_clear_object (&self->desk);
}

void
rt_search_code_set_desk (RtSearchCode *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_SEARCH_CODE (self));

  leave_desk (self);
  self->desk = g_object_ref (desk);
  g_signal_connect_swapped (rt_desk_player (desk), "notify::grain", G_CALLBACK (grain_changed_cb), self);
  grain_changed_cb (self);
  rt_search_code_update (self);
}

static void
rt_search_code_dispose (GObject *object)
{
  leave_desk (RT_SEARCH_CODE (object));
  G_OBJECT_CLASS (rt_search_code_parent_class)->dispose (object);
}

static void
rt_search_code_class_init (RtSearchCodeClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_search_code_dispose;
  g_type_ensure (RT_TYPE_LISTING_VIEW);
  g_type_ensure (RT_TYPE_VARIABLES_VIEW);
  rt_template_set (class, "search/search-code.ui", RtSearchCode, way, listing, toggles,
                   grains[RT_GRAIN_PLACEMENT], grains[RT_GRAIN_TEST], grains[RT_GRAIN_READ], variables);
  rt_template_handlers (class, way_cb, grain_cb);
}

static void
rt_search_code_init (RtSearchCode *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rt_search_choice_init (GTK_DROP_DOWN (self->way), _("Way to write it"), true);
  rt_buttons_wrap (self->toggles);
}

GtkWidget *
rt_search_code_new (RtDesk *desk)
{
  RtSearchCode *self = g_object_new (RT_TYPE_SEARCH_CODE, NULL);

  rt_search_code_set_desk (self, desk);
  return GTK_WIDGET (self);
}
