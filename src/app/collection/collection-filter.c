/* collection-filter.c - RtCollectionFilter, a widget: creates the entries and drop-downs that
 * choose the listed puzzles, and makes a query of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/collection/collection-filter.h"

#include "app/common/template.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

struct _RtCollectionFilter {
  GtkBox parent_instance;

  /* Owned. */
  GArray *givens;     /* of int: the number of givens of each item in the drop-down `counts` */
  RtRatings ratings;  /* the last valid range of ratings */
  char *ratings_text; /* text from which `ratings` was parsed */

  /* Children. */
  GtkWidget *text;
  GtkWidget *rating;
  GtkWidget *choices; /* box of the next two drop-downs */
  GtkWidget *kinds;
  GtkWidget *counts;
};

G_DEFINE_FINAL_TYPE (RtCollectionFilter, rt_collection_filter, GTK_TYPE_BOX)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Items of the drop-down for the kind of puzzle; kind -1: any. */
static const struct {
  const char *name;
  int kind;
} kinds[] = {
  { N_("All puzzles"), -1 },
  { N_("One solution"), RT_ROW_ONE },
  { N_("Many solutions"), RT_ROW_MANY },
  { N_("No solution"), RT_ROW_NONE },
  { N_("Damaged lines"), RT_ROW_DAMAGED },
  /* Translators: puzzles that are not the same as an earlier one of the collection */
  { N_("Each puzzle once"), RT_LISTED_ONCE },
  /* Translators: puzzles that are the same as an earlier one of the collection */
  { N_("Same as an earlier one"), RT_LISTED_AGAIN },
};

void
rt_collection_filter_ask (RtCollectionFilter *self, RtQuery *query, char **text)
{
  guint count = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->counts));

  g_return_if_fail (RT_IS_COLLECTION_FILTER (self));

  *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->text))));
  *query = (RtQuery) {
    .text = **text ? *text : NULL,
    .n_givens = g_array_index (self->givens, int, count),
    .kind = kinds[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->kinds))].kind,
    .ratings = self->ratings,
  };
}

void
rt_collection_filter_keep (RtCollectionFilter *self, RtCollectionListing *listing)
{
  RtQuery query;

  rt_collection_filter_ask (self, &query, &listing->text);
  listing->ratings = g_strdup (self->ratings_text);
  listing->n_givens = query.n_givens;
  listing->kind = query.kind;
}

void
rt_collection_filter_restore (RtCollectionFilter *self, const RtCollectionListing *listing)
{
  g_return_if_fail (RT_IS_COLLECTION_FILTER (self));

  gtk_editable_set_text (GTK_EDITABLE (self->text), listing->text);
  gtk_editable_set_text (GTK_EDITABLE (self->rating), listing->ratings);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].kind == listing->kind)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->kinds), i);
  for (guint i = 0; i < self->givens->len; i++)
    if (g_array_index (self->givens, int, i) == listing->n_givens)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->counts), i);
}

void
rt_collection_filter_clear (RtCollectionFilter *self)
{
  char none[] = "";

  rt_collection_filter_restore (self, &(RtCollectionListing) { .text = none, .ratings = none, .n_givens = -1, .kind = -1 });
}

bool
rt_collection_filter_is_clear (RtCollectionFilter *self)
{
  RtQuery query;
  g_autofree char *text = NULL;

  rt_collection_filter_ask (self, &query, &text);
  return !query.text && query.n_givens < 0 && query.kind < 0 && query.ratings.most <= 0;
}

void
rt_collection_filter_find (RtCollectionFilter *self)
{
  gtk_widget_grab_focus (self->text);
}

static void
changed_cb (RtCollectionFilter *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
rating_changed_cb (RtCollectionFilter *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->rating));

  if (rt_query_read_ratings (text, &self->ratings)) {
    g_free (self->ratings_text);
    self->ratings_text = g_strdup (text);
    gtk_widget_remove_css_class (self->rating, "error");
    changed_cb (self);
  } else {
    gtk_widget_add_css_class (self->rating, "error");
  }
}

/* Parts */

static GtkWidget *
make_kinds (void)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *choice;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    gtk_string_list_append (names, _(kinds[i].name));
  choice = rt_drop_down_new (g_steal_pointer (&names));
  rt_drop_down_set_name (choice, _("Which puzzles are listed"));
  return choice;
}

/* Returns a drop-down of the numbers of givens that occur in COLLECTION. */
static GtkWidget *
make_counts (RtCollectionFilter *self, const RtCollection *collection)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n_with[RT_N_CELLS + 1] = { 0 };
  const int any = -1;
  GtkWidget *choice;

  for (guint row = 0; row < rt_collection_n_rows (collection); row++)
    if (rt_collection_kind (collection, row) != RT_ROW_DAMAGED)
      n_with[rt_collection_n_givens (collection, row)]++;
  gtk_string_list_append (names, _("Any givens"));
  g_array_append_val (self->givens, any);
  for (int n = 0; n <= RT_N_CELLS; n++)
    if (n_with[n] > 0) {
      g_autofree char *name = g_strdup_printf (ngettext ("%d given", "%d givens", (gulong) n), n);

      gtk_string_list_append (names, name);
      g_array_append_val (self->givens, n);
    }
  choice = rt_drop_down_new (g_steal_pointer (&names));
  rt_drop_down_set_name (choice, _("Number of givens"));
  return choice;
}

static void
rt_collection_filter_finalize (GObject *object)
{
  RtCollectionFilter *self = RT_COLLECTION_FILTER (object);

  g_array_unref (self->givens);
  g_free (self->ratings_text);
  G_OBJECT_CLASS (rt_collection_filter_parent_class)->finalize (object);
}

static void
rt_collection_filter_class_init (RtCollectionFilterClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_collection_filter_finalize;
  rt_template_set (class, "collection/collection-filter.ui", RtCollectionFilter, text, rating,
                   choices);
  rt_template_handlers (class, changed_cb, rating_changed_cb);
  signals[CHANGED] = g_signal_new ("changed", RT_TYPE_COLLECTION_FILTER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
rt_collection_filter_init (RtCollectionFilter *self)
{
  self->givens = g_array_new (FALSE, FALSE, sizeof (int));
  self->ratings_text = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
rt_collection_filter_new (const RtCollection *collection)
{
  RtCollectionFilter *self = g_object_new (RT_TYPE_COLLECTION_FILTER, NULL);

  self->kinds = make_kinds ();
  self->counts = make_counts (self, collection);
  gtk_widget_set_hexpand (self->kinds, TRUE);
  gtk_box_append (GTK_BOX (self->choices), self->kinds);
  gtk_box_append (GTK_BOX (self->choices), self->counts);
  g_signal_connect_swapped (self->kinds, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->counts, "notify::selected", G_CALLBACK (changed_cb), self);
  return GTK_WIDGET (self);
}
