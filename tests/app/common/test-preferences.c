/* test-preferences.c - the table of preferences is what the schema says, and holds without one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/preferences.h"

#include <glib/gstdio.h>
#include <math.h>
#include <stdbool.h>

static const struct {
  const char *key, *type, *fallback;
} rows[] = {
#define X(name, key, type, fallback) { key, type, fallback },
  RT_PREFERENCES (X)
#undef X
};

static GVariant *
fallback_of (int row)
{
  g_autoptr (GError) error = NULL;
  GVariant *fallback =
    g_variant_parse (G_VARIANT_TYPE (rows[row].type), rows[row].fallback, NULL, NULL, &error);

  g_assert_no_error (error);
  return fallback;
}

/* Every row is a key, of the same type and default; every key is a row. */
static void
test_table (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (source, RT_APP_ID, TRUE);
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);

  for (int i = 0; i < RT_N_PREFERENCES; i++) {
    g_autoptr (GSettingsSchemaKey) key = NULL;
    g_autoptr (GVariant) fallback = fallback_of (i), expected = NULL;

    if (!g_settings_schema_has_key (schema, rows[i].key))
      g_error ("no key “%s” in the schema", rows[i].key);
    key = g_settings_schema_get_key (schema, rows[i].key);
    expected = g_settings_schema_key_get_default_value (key);
    if (!g_variant_equal (fallback, expected))
      g_error ("“%s” begins with another value in the schema, or is of another type", rows[i].key);
    for (int other = 0; other < i; other++)
      g_assert_cmpstr (rows[i].key, !=, rows[other].key);
  }
  for (int i = 0; keys[i]; i++) {
    bool found = false;

    for (int row = 0; row < RT_N_PREFERENCES; row++)
      found = found || g_str_equal (keys[i], rows[row].key);
    if (!found)
      g_error ("“%s” of the schema is no preference", keys[i]);
  }
}

static void
assert_fallbacks (void)
{
  for (int i = 0; i < RT_N_PREFERENCES; i++) {
    g_autoptr (GVariant) value = rt_preference_variant ((RtPreference) i);
    g_autoptr (GVariant) fallback = fallback_of (i);

    g_assert_cmpvariant (value, fallback);
  }
}

/* Sets one of each type, twice, and reads it again. */
static void
set_and_get (void)
{
  for (int i = 0; i < 2; i++) {
    g_autofree char *order = NULL;
    g_autoptr (GVariant) page = NULL;
    const char *name = i ? "rating" : "human";
    GVariantDict words;
    int width;

    rt_preference_set_boolean (RT_PREFERENCE_MAXIMIZED, !i);
    g_assert_cmpint (rt_preference_boolean (RT_PREFERENCE_MAXIMIZED), ==, !i);
    rt_preference_set_int (RT_PREFERENCE_PICTURE_SIZE, 300 + i);
    g_assert_cmpint (rt_preference_int (RT_PREFERENCE_PICTURE_SIZE), ==, 300 + i);
    rt_preference_set_double (RT_PREFERENCE_SPEED, 2.5 + i);
    g_assert_cmpfloat (rt_preference_double (RT_PREFERENCE_SPEED), ==, 2.5 + i);
    rt_preference_set_string (RT_PREFERENCE_TECHNIQUE_ORDER, name);
    order = rt_preference_string (RT_PREFERENCE_TECHNIQUE_ORDER);
    g_assert_cmpstr (order, ==, name);

    g_variant_dict_init (&words, NULL);
    g_variant_dict_insert (&words, "width", "i", 210 + i);
    rt_preference_set_variant (RT_PREFERENCE_PAGE_SETUP, g_variant_dict_end (&words));
    page = rt_preference_variant (RT_PREFERENCE_PAGE_SETUP);
    g_assert_true (g_variant_lookup (page, "width", "i", &width));
    g_assert_cmpint (width, ==, 210 + i);
  }
  /* The others are as they were. */
  g_assert_cmpint (rt_preference_int (RT_PREFERENCE_SHEET_PER_PAGE), ==, 4);
  g_assert_cmpfloat (rt_preference_double (RT_PREFERENCE_PATH_SPEED), ==, 0.5);
}

static void
test_remembered (void)
{
  g_autoptr (GSettings) settings = g_settings_new (RT_APP_ID);
  g_autofree char *order = NULL;

  for (int i = 0; i < RT_N_PREFERENCES; i++)
    g_settings_reset (settings, rows[i].key);
  assert_fallbacks ();
  set_and_get ();

  /* Where the next start of the program looks. */
  g_assert_cmpint (g_settings_get_int (settings, "picture-size"), ==, 301);
  g_assert_false (g_settings_get_boolean (settings, "maximized"));
  order = g_settings_get_string (settings, "technique-order");
  g_assert_cmpstr (order, ==, "rating");
  for (int i = 0; i < RT_N_PREFERENCES; i++)
    g_settings_reset (settings, rows[i].key);
}

/* What is no number stands for the default. */
static void
test_no_number (void)
{
  rt_preference_set_double (RT_PREFERENCE_PATH_SPEED, NAN);
  g_assert_cmpfloat (rt_preference_double (RT_PREFERENCE_PATH_SPEED), ==, 0.5);
  rt_preference_set_double (RT_PREFERENCE_SPEED, -NAN);
  g_assert_cmpfloat (rt_preference_double (RT_PREFERENCE_SPEED), ==, 10);
}

/* A variant that somebody owns stays that one's. */
static void
test_variants_are_owned (void)
{
  g_autoptr (GVariant) value = g_variant_ref_sink (g_variant_new_int32 (500));

  rt_preference_set_variant (RT_PREFERENCE_PICTURE_SIZE, value);
  rt_preference_set_int (RT_PREFERENCE_PICTURE_SIZE, 501);
  g_assert_cmpint (g_variant_get_int32 (value), ==, 500);
}

static void
count_cb (gpointer object)
{
  int *n = g_object_get_data (object, "n");

  ++*n;
}

/* Whoever watches is told of their own preference, as long as they live. */
static void
test_watched (void)
{
  GObject *object = g_object_new (G_TYPE_OBJECT, NULL);
  int n = 0;

  g_object_set_data (object, "n", &n);
  rt_preference_watch (RT_PREFERENCE_SHEET_TITLES, object, count_cb);
  rt_preference_set_boolean (RT_PREFERENCE_SHEET_TITLES, FALSE);
  g_assert_cmpint (n, ==, 1);
  rt_preference_set_boolean (RT_PREFERENCE_SHEET_RATINGS, FALSE);
  g_assert_cmpint (n, ==, 1);
  g_assert_finalize_object (object);
  rt_preference_set_boolean (RT_PREFERENCE_SHEET_TITLES, TRUE);
  rt_preference_set_boolean (RT_PREFERENCE_SHEET_RATINGS, TRUE);
  g_assert_cmpint (n, ==, 1);
}

/* Without a schema */

static void
test_without_subprocess (void)
{
  assert_fallbacks ();
  set_and_get ();
  test_no_number ();
  test_variants_are_owned ();
  test_watched ();
}

/* Whether Retrace is installed where this one would be. */
static bool
is_installed (void)
{
  g_autoptr (GSettingsSchemaSource) own =
    g_settings_schema_source_new_from_directory (RT_SCHEMA_DIR, NULL, FALSE, NULL);
  g_autoptr (GSettingsSchema) schema =
    own ? g_settings_schema_source_lookup (own, RT_APP_ID, FALSE) : NULL;

  return schema != NULL;
}

static void
test_without (void)
{
  static const char *const places[] = { "GSETTINGS_SCHEMA_DIR", "XDG_DATA_DIRS", "XDG_DATA_HOME" };
  g_autofree char *empty = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  char *before[G_N_ELEMENTS (places)];

  if (is_installed ()) {
    g_test_skip ("there is a schema in the prefix");
    return;
  }
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++) {
    before[i] = g_strdup (g_getenv (places[i]));
    g_setenv (places[i], empty, TRUE);
  }
  g_test_trap_subprocess ("/preferences/without/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++) {
    if (before[i])
      g_setenv (places[i], before[i], TRUE);
    else
      g_unsetenv (places[i]);
    g_free (before[i]);
  }
  g_assert_cmpint (g_rmdir (empty), ==, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/preferences/table", test_table);
  g_test_add_func ("/preferences/remembered", test_remembered);
  g_test_add_func ("/preferences/no-number", test_no_number);
  g_test_add_func ("/preferences/variants-are-owned", test_variants_are_owned);
  g_test_add_func ("/preferences/watched", test_watched);
  g_test_add_func ("/preferences/without", test_without);
  g_test_add_func ("/preferences/without/subprocess", test_without_subprocess);
  return g_test_run ();
}
