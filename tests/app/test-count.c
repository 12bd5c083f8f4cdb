/* test-count.c - counts what a person sees at once: things to click and words of each page when it first opens,
 * entries of all menus, windows. One more of anything is a decision: it needs a line here. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/companion.h"
#include "app/common/preferences.h"
#include "app/compare/compare-window.h"
#include "app/window/actions.h"
#include "app/window/menu.h"
#include "app/window/panel.h"

#include <string.h>

#define MOST_THINGS 20 /* to click at once, below the header bar */
#define MOST_HEADER 10 /* in the header bar */
#define MOST_WORDS 90  /* to read at once, below the header bar */
#define MOST_ENTRIES 45
#define MOST_WINDOWS 8

/* What is seen in a window. */
typedef struct {
  GPtrArray *things; /* names of things to click */
  GString *text;     /* all that is to be read */
} Sight;

static Sight
sight_new (void)
{
  return (Sight) { g_ptr_array_new_with_free_func (g_free), g_string_new (NULL) };
}

static void
sight_clear (Sight *sight)
{
  g_ptr_array_unref (sight->things);
  g_string_free (sight->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sight, sight_clear)

static bool
is_type (GtkWidget *widget, const char *name)
{
  return strcmp (G_OBJECT_TYPE_NAME (widget), name) == 0;
}

/* Returns true for what counts as one thing, whatever is in it, such as the rows of a table. */
static bool
is_one_of_many (GtkWidget *widget)
{
  static const char *const types[] = { "GtkListView", "GtkColumnListView", "GtkListBox", "RtBars",
                                       "RtStrip", "RtTreeView", "RtStepList", "RtListing", NULL };

  return g_strv_contains (types, G_OBJECT_TYPE_NAME (widget));
}

/* Returns true for what a click does something to. */
static bool
is_thing (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) ||
         GTK_IS_SWITCH (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_EXPANDER (widget) ||
         GTK_IS_ENTRY (widget) || GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget) ||
         GTK_IS_SCALE (widget) || is_type (widget, "GtkColumnViewTitle");
}

static bool
is_seen (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_REVEALER (parent))
    return gtk_revealer_get_reveal_child (GTK_REVEALER (parent));
  return gtk_widget_get_visible (widget) && gtk_widget_get_child_visible (widget);
}

/* Returns the text of the first label in WIDGET. */
static const char *
text_in (GtkWidget *widget)
{
  const char *text = GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !(text && *text);
       child = gtk_widget_get_next_sibling (child))
    if (is_seen (child) && !GTK_IS_POPOVER (child))
      text = text_in (child);
  return text && *text ? text : NULL;
}

static char *
name_of (GtkWidget *widget)
{
  const char *text = text_in (widget), *tooltip = gtk_widget_get_tooltip_text (widget);

  if (gtk_widget_has_css_class (widget, "key")) /* of the pad: its digit is drawn */
    return g_strdup ("1");
  return g_strdup (text ? text : tooltip ? tooltip : G_OBJECT_TYPE_NAME (widget));
}

/* Adds NAME; of things whose names are digits, the chips of the card and the keys of the pad, the first alone. */
static void
add_thing (Sight *sight, char *name)
{
  if (g_regex_match_simple ("^\\d$", name, 0, 0)) {
    g_free (name);
    name = g_strdup ("digits");
    if (g_ptr_array_find_with_equal_func (sight->things, name, g_str_equal, NULL)) {
      g_free (name);
      return;
    }
  }
  g_ptr_array_add (sight->things, name);
}

/* Adds what is seen of WIDGET, but for the grid, to SIGHT; PART is set inside of a thing, whose parts are not counted again. */
static void
look (GtkWidget *widget, Sight *sight, bool part)
{
  bool thing = is_thing (widget);

  if (!is_seen (widget) || GTK_IS_POPOVER (widget) || is_type (widget, "GtkWindowControls") ||
      is_type (widget, "GtkScrollbar") || is_type (widget, "RtGridView"))
    return;
  if (is_one_of_many (widget)) {
    g_ptr_array_add (sight->things, g_strdup (G_OBJECT_TYPE_NAME (widget)));
    return;
  }
  if (thing && !part)
    add_thing (sight, name_of (widget));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (sight->text, " %s", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look (child, sight, part || (thing && !GTK_IS_EXPANDER (widget)));
}

static guint
n_words (const char *text)
{
  g_auto (GStrv) words = g_regex_split_simple ("[^\\p{L}]*\\s+[^\\p{L}]*", text, 0, 0);
  guint n = 0;

  for (char **word = words; *word; word++)
    n += g_regex_match_simple ("\\p{L}", *word, 0, 0);
  return n;
}

/* Checks that PAGE, all that is seen of ROOT, has at most N things and WORDS words. */
static void
assert_few (const char *page, GtkWidget *root, guint n, guint words)
{
  g_auto (Sight) sight = sight_new ();
  g_autofree char *names = NULL;

  look (root, &sight, false);
  g_ptr_array_add (sight.things, NULL);
  names = g_strjoinv (" | ", (char **) sight.things->pdata);
  g_test_message ("%s: %u things: %s", page, sight.things->len - 1, names);
  g_test_message ("%s: %u words:%s", page, n_words (sight.text->str), sight.text->str);
  if (sight.things->len - 1 > n)
    g_test_fail_printf ("%s has %u things to click: %s", page, sight.things->len - 1, names);
  if (n_words (sight.text->str) > words)
    g_test_fail_printf ("%s has %u words:%s", page, n_words (sight.text->str), sight.text->str);
}

/* Checks the header bar and the rest of WINDOW, which shows PAGE. */
static void
assert_page (const char *page, RtWindow *window)
{
  let_changes_be_told ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  assert_few ("the header", gtk_window_get_titlebar (GTK_WINDOW (window)), MOST_HEADER, MOST_WORDS);
  assert_few (page, gtk_window_get_child (GTK_WINDOW (window)), MOST_THINGS, MOST_WORDS);
}

static void
test_pages (void)
{
  RtWindow *window = open_window (NULL);
  RtReasoning *reasoning;
  g_autoptr (GFile) file = NULL;
  GtkWindow *comparing;

  until (has_label (window, "What would you like to do?"));
  assert_page ("start", window);
  close_window (window);

  window = open_window (EASY);
  until (has_label (window, "Exactly one solution*"));
  assert_page ("puzzle", window);
  rt_window_show_page (window, RT_PAGE_LOGIC);
  reasoning = rt_desk_reasoning (rt_window_desk (window));
  until (rt_reasoning_state (reasoning) != RT_REASONING_WORKING);
  assert_page ("logic", window);
  look_for_path (window);
  assert_page ("logic, the path", window);
  rt_preference_set_boolean (RT_PREFERENCE_ASKED, TRUE); /* the question at the first Solve ever is a message */
  solve (window);
  until (has_label (window, "*would need*") && has_label (window, "*needed*"));
  assert_page ("search", window);
  act (window, "win.compare");
  comparing = rt_companion_find (RT_SHELL (window), RT_TYPE_COMPARE_WINDOW);
  until (!rt_comparison_running (rt_compare_window_comparison (RT_COMPARE_WINDOW (comparing))));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (comparing));
  assert_few ("compare", gtk_window_get_child (comparing), MOST_THINGS, MOST_WORDS);
  close_window (comparing);
  close_window (window);

  window = open_window (NULL);
  file = write_file ("few.txt", EASY "\n" TWO "\n" EASY "\n");
  open_file (RT_SHELL (window), file);
  until (rt_collecting_is_on (rt_window_collecting (window)));
  until (rt_collection_page_is_settled (find (window, RT_TYPE_COLLECTION_PAGE)));
  assert_page ("collection", window);
  close_window (window);
}

/* Adds the rows of MENU and of its sections and submenus to ENTRIES. */
static void
add_entries (GMenuModel *menu, GPtrArray *entries)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
    g_autofree char *label = NULL, *action = NULL;

    g_menu_model_get_item_attribute (menu, i, "action", "s", &action);
    if (section)
      add_entries (section, entries);
    if (submenu)
      add_entries (submenu, entries);
    if (!section && !submenu && g_strcmp0 (action, "win.open-recent") != 0 &&
        g_menu_model_get_item_attribute (menu, i, "label", "s", &label))
      g_ptr_array_add (entries, g_steal_pointer (&label));
  }
}

/* Opens each menu button below WIDGET and adds the rows of its menu to ENTRIES. */
static void
add_menus (GtkWidget *widget, GPtrArray *entries)
{
  if (GTK_IS_MENU_BUTTON (widget)) {
    GMenuModel *menu;

    gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
    gtk_menu_button_popdown (GTK_MENU_BUTTON (widget));
    menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget));
    if (menu)
      add_entries (menu, entries);
    return;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    add_menus (child, entries);
}

/* The entries of all menus; recent files are not counted. */
static void
test_menus (void)
{
  RtWindow *window = open_window (NULL);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GFile) file = write_file ("menus.txt", EASY "\n" TWO "\n");
  g_autoptr (GMenu) grid = rt_menu_new_grid ();
  g_autofree char *names = NULL;

  open_file (RT_SHELL (window), file);
  until (rt_collecting_is_on (rt_window_collecting (window)));
  until (rt_collection_page_is_settled (find (window, RT_TYPE_COLLECTION_PAGE)));
  solve (window);
  until (has_label (window, "*needed*"));
  add_menus (GTK_WIDGET (window), entries);
  add_entries (G_MENU_MODEL (grid), entries);
  g_ptr_array_add (entries, NULL);
  names = g_strjoinv ("|", (char **) entries->pdata);
  g_test_message ("%u entries: %s", entries->len - 1, names);
  g_assert_cmpuint (entries->len - 1, <=, MOST_ENTRIES);
  close_window (window);
}

/* The windows of the program beside the main one, and what opens them. About is the toolkit's, as are those that ask
 * for files and print, with the preview that its button opens. */
static const struct {
  const char *title, *action; /* a pattern; sorted */
} windows[] = {
  { "Algorithms compared*", "win.compare" },
  { "Export", "win.export" },
  { "Help", "win.help" },
  { "Make Puzzles", "win.make-more" },
  { "My Own Program", "win.try-program" },
  { "Preferences", "win.preferences" },
  { "Techniques", "win.techniques" },
};

/* Returns true for an action that opens one of the windows, asks for a file, prints, closes, or opens another main
 * window. */
static bool
is_known (const RtAction *action)
{
  static const char *const others[] = { "open", "save", "save-as", "save-native", "save-anyway", "save-over",
                                        "revert", "keep", "print", "close", "close-anyway", "new-window", "paste",
                                        "save-listing", "export-table", "export-path", "restart", "new",
                                        "leave-out-givens", "add-givens", "solve", "leave", NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    if (g_str_equal (windows[i].action + strlen ("win."), action->name))
      return true;
  return !action->on_shell || g_strv_contains (others, action->name);
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns the titles of all windows that are open but WINDOW, sorted. */
static char *
titles (RtWindow *window)
{
  GListModel *all = gtk_window_get_toplevels ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) toplevel = g_list_model_get_item (all, i);
    const char *title = gtk_window_get_title (toplevel);

    if (toplevel != GTK_WINDOW (window) && gtk_widget_get_visible (GTK_WIDGET (toplevel)))
      g_ptr_array_add (names, g_strdup (title ? title : G_OBJECT_TYPE_NAME (toplevel)));
  }
  g_ptr_array_sort (names, compare_cb);
  g_ptr_array_add (names, NULL);
  return g_strjoinv ("|", (char **) names->pdata);
}

/* Each window opens by its action, and no other action opens one more. */
static void
test_windows (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GString) wanted = g_string_new (NULL);
  g_autofree char *names = NULL;

  solve (window);
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++) {
    g_string_append_printf (wanted, "%s%s", i ? "|" : "", windows[i].title);
    act (window, windows[i].action);
  }
  for (const RtAction *action = rt_actions; action->name; action++)
    if (!is_known (action)) {
      g_action_group_activate_action (G_ACTION_GROUP (window), action->name, NULL);
      let_changes_be_told ();
    }
  names = titles (window);
  g_test_message ("%s", names);
  if (!g_pattern_match_simple (wanted->str, names))
    g_test_fail_printf ("the windows are %s, not %s", names, wanted->str);
  g_assert_cmpuint (G_N_ELEMENTS (windows) + 1, <=, MOST_WINDOWS);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);
  g_test_add_func ("/count/pages", test_pages);
  g_test_add_func ("/count/menus", test_menus);
  g_test_add_func ("/count/windows", test_windows);
  return desk_run ();
}
