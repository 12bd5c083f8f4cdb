/* panel.c - RtPanel, the widget beside the grid: creates, updates and chooses the pages of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/panel.h"

#include "app/logic/logic-page.h"
#include "app/photo/photo-page.h"
#include "app/puzzle/puzzle-page.h"
#include "app/search/listing-view.h"
#include "app/search/search-page.h"
#include "app/start/start-page.h"
#include "app/window/page-tabs.h"
#include "document/desk/desk.h"
#include "document/desk/source-picture.h"

#include <glib/gi18n.h>

/* Key of the document's view settings. Its value is the identifier of the visible page. */
#define PAGE "window.page"

/* Width of a fullscreen window, as on a projector, from which a listing is shown beside the grid. The
 * listing is wide and has large text. */
#define LISTING_FROM 1600
#define LISTING_WIDTH 640
#define LISTING_AIR 18

struct _RtPanel {
  GtkWidget parent_instance;

  RtDesk *desk;          /* owned; NULL: the panel follows no desk */

  /* Children. */
  GtkWidget *start;      /* page of an empty window; NULL until it is needed */
  GtkWidget *side;       /* contains the pages below; each is NULL until it is first shown */
  GtkWidget *puzzle;
  GtkWidget *search;
  GtkWidget *logic;
  GtkWidget *photo;
  GtkWidget *collection; /* NULL: there is no collection */
  GtkWidget *listing;    /* in fullscreen; NULL until it is needed */

  /* State. */
  int width;             /* width of the window */
  bool narrow;
  bool plain;            /* fullscreen */
  const RtSearch *listed; /* the search of the listing */
  bool filled;           /* the contents are shown */
  bool has_tabs;
  bool has_photo;        /* there is a page of a picture */
  bool awaits;           /* the page of the search will be shown when a search runs */
};

G_DEFINE_FINAL_TYPE (RtPanel, rt_panel, GTK_TYPE_WIDGET)

bool
rt_panel_is_bare (RtPanel *self)
{
  RtDocument *document;

  g_return_val_if_fail (RT_IS_PANEL (self), false);

  if (!self->desk)
    return false;
  document = rt_desk_document (self->desk);
  return rt_position_is_empty (rt_document_position (document)) && !rt_document_file (document) &&
         !rt_desk_has_trace (self->desk) && !rt_reasoning_is_on (rt_desk_reasoning (self->desk)) &&
         !rt_pictured_photo (rt_desk_pictured (self->desk)) && !self->collection;
}

bool
rt_panel_tells_verdict (RtPanel *self)
{
  return self->puzzle && gtk_widget_get_mapped (self->puzzle);
}

/* Parts, created when they are first shown */

static void
make_start (RtPanel *self)
{
  self->start = rt_start_page_new ();
  gtk_widget_set_vexpand (self->start, TRUE);
  gtk_widget_set_parent (self->start, GTK_WIDGET (self));
}

static GtkWidget *
make_puzzle (gpointer data)
{
  RtPanel *self = data;

  return self->puzzle = rt_puzzle_page_new (self->desk);
}

static GtkWidget *
make_search (gpointer data)
{
  RtPanel *self = data;

  return self->search = rt_search_page_new (self->desk);
}

static GtkWidget *
make_logic (gpointer data)
{
  RtPanel *self = data;

  self->logic = rt_logic_page_new ();
  rt_logic_page_set_reasoning (RT_LOGIC_PAGE (self->logic), rt_desk_reasoning (self->desk));
  return self->logic;
}

static GtkWidget *
make_photo (gpointer data)
{
  RtPanel *self = data;

  return self->photo = rt_photo_page_new (self->desk);
}

static GtkWidget *
collection (gpointer data)
{
  return RT_PANEL (data)->collection;
}

static void
make_tabs (RtPanel *self)
{
  RtSide *side = RT_SIDE (self->side);

  if (self->has_tabs)
    return;
  self->has_tabs = true;
  /* Translators: the page beside the grid that tells how hard the puzzle is and what is wrong. */
  rt_side_add (side, RT_PAGE_PUZZLE, _("Puzzle"), make_puzzle, self);
  /* Translators: the page beside the grid that is about the search of the solver. */
  rt_side_add (side, RT_PAGE_SEARCH, _("Search"), make_search, self);
  /* Translators: the page beside the grid with hints and the steps of a person. */
  rt_side_add (side, RT_PAGE_LOGIC, _("Logic"), make_logic, self);
}

/* Choice of the page */

static void
shown_cb (RtPanel *self)
{
  if (self->desk)
    rt_document_set_view (rt_desk_document (self->desk), PAGE,
                          rt_side_shown (RT_SIDE (self->side)));
}

/* Shows the page that is stored in the document's view settings, or the first page. */
static void
show_last (RtPanel *self)
{
  g_autofree char *page = g_strdup (rt_document_view (rt_desk_document (self->desk), PAGE));

  make_tabs (self);
  if (!self->collection)
    rt_side_show (RT_SIDE (self->side), page);
}

void
rt_panel_show (RtPanel *self, const char *page)
{
  g_return_if_fail (RT_IS_PANEL (self));

  make_tabs (self);
  rt_side_show (RT_SIDE (self->side), page);
}

/* Adds the page of the picture from which the grid was read, or removes it if there is no picture. */
static void
show_photo (RtPanel *self)
{
  bool has_photo = rt_pictured_photo (rt_desk_pictured (self->desk)) != NULL;

  if (has_photo == self->has_photo)
    return;
  self->has_photo = has_photo;
  make_tabs (self);
  if (has_photo) {
    /* Translators: the page beside the grid with the photo that the grid was read from. */
    rt_side_add (RT_SIDE (self->side), RT_PAGE_PHOTO, _("Picture"), make_photo, self);
    rt_panel_show (self, RT_PAGE_PHOTO);
  } else {
    self->photo = NULL;
    rt_side_remove (RT_SIDE (self->side), RT_PAGE_PHOTO);
  }
}

static void
make_listing (RtPanel *self)
{
  self->listing = rt_listing_view_new ();
  gtk_widget_set_size_request (self->listing, LISTING_WIDTH, -1);
  gtk_widget_set_valign (self->listing, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (self->listing, LISTING_AIR);
  gtk_widget_set_margin_end (self->listing, LISTING_AIR);
  gtk_widget_set_parent (self->listing, GTK_WIDGET (self));
}

/* Returns true if there is a search whose code can be shown. The steps of a person's program have no listing. */
static bool
has_listing (RtPanel *self)
{
  RtSolving *solving = rt_desk_solving (self->desk);

  return self->width >= LISTING_FROM && rt_solving_trace (solving) &&
         !rt_solving_watched_program (solving) && rt_desk_search_waits (self->desk) == RT_WAITS_NOT;
}

/* Shows the listing alone in a fullscreen window. */
static void
show_listing (RtPanel *self)
{
  bool shown = self->plain && self->desk && has_listing (self);

  if (shown && !self->listing)
    make_listing (self);
  if (self->listing)
    gtk_widget_set_visible (self->listing, shown);
  gtk_widget_set_visible (GTK_WIDGET (self), !self->plain || shown);
  if (!shown)
    return;
  if (self->listed != rt_desk_search (self->desk))
    rt_listing_view_set_search (RT_LISTING_VIEW (self->listing), rt_desk_search (self->desk));
  self->listed = rt_desk_search (self->desk);
  rt_listing_view_set_line (RT_LISTING_VIEW (self->listing), rt_listed_line (rt_desk_player (self->desk)));
}

/* Shows the start page if the window is empty, else the pages or, in a large fullscreen window, the
 * listing of the search. */
static void
show_face (RtPanel *self)
{
  bool bare = rt_panel_is_bare (self);

  if (bare && !self->start)
    make_start (self);
  if (!bare && !self->has_tabs)
    show_last (self);
  if (self->start)
    gtk_widget_set_visible (self->start, bare && !self->plain);
  gtk_widget_set_visible (self->side, !bare && !self->plain);
  show_listing (self);
}

void
rt_panel_await_search (RtPanel *self)
{
  g_return_if_fail (RT_IS_PANEL (self));

  self->awaits = true;
}

/* Desk */

void
rt_panel_update (RtPanel *self, guint what)
{
  g_return_if_fail (RT_IS_PANEL (self));

  if (what & RT_DESK_POSITION)
    self->awaits = false;
  if (!self->filled)
    return;
  if (what & (RT_DESK_SEARCH | RT_DESK_LOGIC | RT_DESK_POSITION) && self->search)
    rt_search_page_update (RT_SEARCH_PAGE (self->search));
  if ((self->awaits || rt_solving_watched_program (rt_desk_solving (self->desk))) &&
      rt_solving_state (rt_desk_solving (self->desk)) == RT_SOLVING_RUNNING) {
    self->awaits = false;
    rt_panel_show (self, RT_PAGE_SEARCH);
  }
  show_photo (self);
  show_face (self);
}

void
rt_panel_tick (RtPanel *self)
{
  if (self->search)
    rt_search_page_update (RT_SEARCH_PAGE (self->search));
  show_listing (self);
}

void
rt_panel_set_desk (RtPanel *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_PANEL (self));

  g_set_object (&self->desk, desk);
  self->awaits = false;
  if (self->logic)
    rt_logic_page_set_reasoning (RT_LOGIC_PAGE (self->logic),
                                 desk ? rt_desk_reasoning (desk) : NULL);
  if (!desk)
    return;
  if (self->puzzle)
    rt_puzzle_page_set_desk (RT_PUZZLE_PAGE (self->puzzle), desk);
  if (self->search)
    rt_search_page_set_desk (RT_SEARCH_PAGE (self->search), desk);
  if (self->photo)
    rt_photo_page_set_desk (RT_PHOTO_PAGE (self->photo), desk);
  if (self->filled)
    show_photo (self);
  if (self->has_tabs)
    show_last (self);
}

/* Gives the table of a collection more height in a narrow window. */
static void
adapt_collection (RtPanel *self)
{
  if (self->collection)
    rt_collection_page_set_narrow (RT_COLLECTION_PAGE (self->collection), self->narrow);
}

void
rt_panel_adapt (RtPanel *self, int width, bool narrow)
{
  g_return_if_fail (RT_IS_PANEL (self));

  self->width = width;
  self->narrow = narrow;
  adapt_collection (self);
  show_listing (self);
}

void
rt_panel_set_plain (RtPanel *self, bool plain)
{
  g_return_if_fail (RT_IS_PANEL (self));

  self->plain = plain;
  if (self->desk)
    show_face (self);
  else
    show_listing (self);
}

void
rt_panel_set_collection (RtPanel *self, RtCollectionPage *page)
{
  g_return_if_fail (RT_IS_PANEL (self));

  if (self->collection)
    rt_side_remove (RT_SIDE (self->side), RT_PAGE_COLLECTION);
  self->collection = page ? GTK_WIDGET (page) : NULL;
  if (page) {
    make_tabs (self);
    rt_side_add (RT_SIDE (self->side), RT_PAGE_COLLECTION, _("Collection"), collection, self);
    rt_panel_show (self, RT_PAGE_COLLECTION);
    adapt_collection (self);
  }
  show_face (self);
}

void
rt_panel_fill (RtPanel *self)
{
  g_return_if_fail (RT_IS_PANEL (self) && self->desk);

  self->filled = true;
  show_photo (self);
  show_face (self);
  if (rt_solving_watched_program (rt_desk_solving (self->desk)))
    rt_panel_show (self, RT_PAGE_SEARCH); /* instead of the page that show_photo may have shown */
}

static void
rt_panel_dispose (GObject *object)
{
  RtPanel *self = RT_PANEL (object);

  g_clear_pointer (&self->start, gtk_widget_unparent);
  g_clear_pointer (&self->side, gtk_widget_unparent);
  g_clear_pointer (&self->listing, gtk_widget_unparent);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (rt_panel_parent_class)->dispose (object);
}

static void
rt_panel_class_init (RtPanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
rt_panel_init (RtPanel *self)
{
  self->side = rt_side_new ();
  g_signal_connect_object (self->side, "shown", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (GTK_WIDGET (self), "side");
  gtk_widget_set_parent (self->side, GTK_WIDGET (self));
}

GtkWidget *
rt_panel_new (void)
{
  return g_object_new (RT_TYPE_PANEL, NULL);
}
