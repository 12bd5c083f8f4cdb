/* menu.c - creates the menus of a window from tables of rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/menu.h"

#include "app/files/recent.h"
#include "app/window/copy.h"
#include "engine/logic/rating/scale.h"

#include <glib/gi18n.h>
#include <stdbool.h>

/* A row of a menu. A row without a label ends a section, and so does the end of the table. */
typedef struct {
  const char *label, *action;
  GMenuModel *(*submenu) (void); /* returns a submenu; replaces the action */
  bool only_now;                 /* hidden if disabled */
} Row;

static void
append (GMenu *section, const Row *row)
{
  g_autoptr (GMenuModel) submenu = row->submenu ? row->submenu () : NULL;

  g_autoptr (GMenuItem) item = g_menu_item_new (_(row->label), row->action);

  if (submenu)
    g_menu_item_set_submenu (item, submenu);
  if (row->only_now)
    g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  g_menu_append_item (section, item);
}

static GMenu *
make (const Row *rows, gsize n)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  for (gsize i = 0; i < n; i++)
    if (rows[i].label) {
      append (section, &rows[i]);
    } else {
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
      g_object_unref (section);
      section = g_menu_new ();
    }
  return menu;
}

/* Returns a menu of actions that derive another puzzle from the open one. The caller owns it. */
static GMenuModel *
make_from_this (void)
{
  static const Row rows[] = {
    { N_("An _Easier One Like It"), "win.make-like::easier", NULL, false },
    { N_("A _Harder One Like It"), "win.make-like::harder", NULL, false },
    { NULL, NULL, NULL, false },
    { N_("_Leave Out Givens It Does Not Need"), "win.leave-out-givens", NULL, false },
    { N_("_Add Givens Until It Has One Solution"), "win.add-givens", NULL, false },
    { NULL, NULL, NULL, false },
    { N_("The Same with _Other Looks"), "win.make-look::any", NULL, false },
    { NULL, NULL, NULL, false },
  };

  return G_MENU_MODEL (make (rows, G_N_ELEMENTS (rows)));
}

GMenu *
rt_menu_new_grid (void)
{
  static const Row rows[] = {
    { N_("Cop_y As"), NULL, rt_copy_menu, false },
    { N_("_Fill In Marks"), "win.fill-marks", NULL, false },
    { N_("Cl_ean Up Marks"), "win.clean-marks", NULL, false },
    { N_("Cle_ar Marks"), "win.clear-marks", NULL, false },
    { N_("Light Cells with T_wo Marks"), "win.pairs", NULL, false },
    { N_("Fill In Sin_gles"), "win.fill-singles", NULL, false },
    { N_("Start O_ver"), "win.restart", NULL, false },
    { NULL, NULL, NULL, false },
  };

  return make (rows, G_N_ELEMENTS (rows));
}

GMenu *
rt_menu_new_puzzle (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) levels = g_menu_new (), others = g_menu_new ();
  g_autoptr (GMenuModel) from_this = make_from_this ();

  for (int i = 0; i < RT_HARD_WORDS; i++) {
    g_autofree char *action = g_strdup_printf ("win.make::%d", i);

    g_menu_append (levels, _(rt_hard_words[i].name), action);
  }
  g_menu_append (others, _("_Made to Order…"), "win.make-more");
  g_menu_append_submenu (others, _("Made of Thi_s One"), from_this);
  g_menu_append (others, _("_Empty Grid"), "win.new");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (levels));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  return menu;
}

GMenu *
rt_menu_new_files (void)
{
  static const Row rows[] = {
    { N_("_Open…"), "win.open", NULL, false },
    { N_("_Paste Puzzle"), "win.paste", NULL, false },
    { N_("Open Recen_t"), NULL, rt_recent_menu, false },
    { NULL, NULL, NULL, false },
  };

  return make (rows, G_N_ELEMENTS (rows));
}

GMenu *
rt_menu_new_narrow (void)
{
  GMenu *menu = rt_menu_new_files ();
  g_autoptr (GMenu) puzzles = rt_menu_new_puzzle ();

  g_menu_prepend_submenu (menu, _("_New Puzzle"), G_MENU_MODEL (puzzles));
  return menu;
}

GMenu *
rt_menu_new (void)
{
  static const Row rows[] = {
    { N_("_Save"), "win.save", NULL, false },
    { N_("Save _As…"), "win.save-as", NULL, false },
    { N_("Revert to F_ile"), "win.revert", NULL, true },
    { N_("Pr_int…"), "win.print", NULL, false },
    { N_("_Export…"), "win.export", NULL, false },
    { NULL, NULL, NULL, false },
    /* Lock and Unlock: only one of them is possible, and therefore visible. */
    { N_("_Lock Givens"), "win.lock-typed", NULL, true },
    { N_("U_nlock Givens"), "win.unlock-givens", NULL, true },
    { NULL, NULL, NULL, false },
    { N_("_New Window"), "win.new-window", NULL, false },
    { N_("Take the _Tour"), "app.tour", NULL, false },
    { N_("_Preferences"), "win.preferences", NULL, false },
    { N_("_Help"), "win.help", NULL, false },
    { N_("_About Retrace"), "app.about", NULL, false },
    { NULL, NULL, NULL, false },
  };

  return make (rows, G_N_ELEMENTS (rows));
}
