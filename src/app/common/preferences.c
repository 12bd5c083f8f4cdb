/* preferences.c - reads, stores and watches the person's preferences in GSettings. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/preferences.h"

#include <math.h>

#include <string.h>

static const struct {
  const char *key, *type, *fallback;
} rows[] = {
#define X(name, key, type, fallback) { key, type, fallback },
  RT_PREFERENCES (X)
#undef X
};

/* Returns the schema that the system has installed, else the schema in the installation prefix of
 * the program, else NULL. The caller owns it. */
static GSettingsSchema *
find_schema (void)
{
  GSettingsSchemaSource *system = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = NULL;
  GSettingsSchema *schema = NULL;

  if (system)
    schema = g_settings_schema_source_lookup (system, RT_APP_ID, TRUE);
  if (!schema)
    own = g_settings_schema_source_new_from_directory (RT_SCHEMA_DIR, system, FALSE, NULL);
  if (own)
    schema = g_settings_schema_source_lookup (own, RT_APP_ID, TRUE);
  return schema;
}

/* An object that is notified when a preference changes. */
typedef struct {
  gpointer object; /* not owned */
  RtPreference preference;
  void (*changed) (gpointer object);
} Watch;

static GArray *watches;

static void
forget_cb (gpointer data, GObject *object)
{
  for (guint i = watches->len; i > 0; i--)
    if (g_array_index (watches, Watch, i - 1).object == object)
      g_array_remove_index (watches, i - 1);
}

void
rt_preference_watch (RtPreference preference, gpointer object, void (*changed) (gpointer object))
{
  const Watch watch = { object, preference, changed };

  g_return_if_fail (G_IS_OBJECT (object));

  if (!watches)
    watches = g_array_new (FALSE, FALSE, sizeof (Watch));
  g_array_append_val (watches, watch);
  g_object_weak_ref (object, forget_cb, NULL);
}

/* Calls the watchers of PREFERENCE. A watcher may add watchers or destroy others. */
static void
notify (RtPreference preference)
{
  for (guint i = 0; watches && i < watches->len; i++) {
    const Watch watch = g_array_index (watches, Watch, i);

    if (watch.preference == preference)
      watch.changed (watch.object);
  }
}

static void
changed_cb (GSettings *settings, const char *key)
{
  for (int i = 0; i < RT_N_PREFERENCES; i++)
    if (strcmp (rows[i].key, key) == 0)
      notify ((RtPreference) i);
}

/* Returns the settings object, which this function owns. Returns NULL if the schema is not
 * installed. */
static GSettings *
find_settings (void)
{
  static gboolean looked;
  static GSettings *settings;

  if (!looked) {
    /* Looks the schema up first, because g_settings_new aborts without a schema. */
    g_autoptr (GSettingsSchema) schema = find_schema ();

    looked = TRUE;
    if (schema) {
      settings = g_settings_new_full (schema, NULL, NULL);
      g_signal_connect (settings, "changed", G_CALLBACK (changed_cb), NULL);
    }
  }
  return settings;
}

/* Values of the preferences if the schema is not installed; NULL stands for the default. */
static GVariant *values[RT_N_PREFERENCES];

static GVariant *
fallback_of (RtPreference preference)
{
  return g_variant_parse (G_VARIANT_TYPE (rows[preference].type), rows[preference].fallback, NULL,
                          NULL, NULL);
}

GVariant *
rt_preference_variant (RtPreference preference)
{
  GSettings *settings = find_settings ();

  if (settings)
    return g_settings_get_value (settings, rows[preference].key);
  if (!values[preference])
    values[preference] = fallback_of (preference);
  return g_variant_ref (values[preference]);
}

void
rt_preference_set_variant (RtPreference preference, GVariant *variant)
{
  GSettings *settings = find_settings ();
  g_autoptr (GVariant) value = g_variant_ref_sink (variant);

  g_return_if_fail (g_variant_is_of_type (value, G_VARIANT_TYPE (rows[preference].type)));

  if (settings) {
    g_settings_set_value (settings, rows[preference].key, value);
  } else {
    g_clear_pointer (&values[preference], g_variant_unref);
    values[preference] = g_steal_pointer (&value);
    notify (preference);
  }
}

gboolean
rt_preference_boolean (RtPreference preference)
{
  g_autoptr (GVariant) value = rt_preference_variant (preference);

  return g_variant_get_boolean (value);
}

int
rt_preference_int (RtPreference preference)
{
  g_autoptr (GVariant) value = rt_preference_variant (preference);

  return g_variant_get_int32 (value);
}

/* Replaces NaN by the default. NaN passes the range checks of a schema, because it is neither below
 * nor above a limit. */
double
rt_preference_double (RtPreference preference)
{
  g_autoptr (GVariant) value = rt_preference_variant (preference);
  g_autoptr (GVariant) fallback = NULL;

  if (!isnan (g_variant_get_double (value)))
    return g_variant_get_double (value);
  fallback = fallback_of (preference);
  return g_variant_get_double (fallback);
}

char *
rt_preference_string (RtPreference preference)
{
  g_autoptr (GVariant) value = rt_preference_variant (preference);

  return g_variant_dup_string (value, NULL);
}

void
rt_preference_set_boolean (RtPreference preference, gboolean value)
{
  rt_preference_set_variant (preference, g_variant_new_boolean (value));
}

void
rt_preference_set_int (RtPreference preference, int value)
{
  rt_preference_set_variant (preference, g_variant_new_int32 (value));
}

void
rt_preference_set_double (RtPreference preference, double value)
{
  rt_preference_set_variant (preference, g_variant_new_double (value));
}

void
rt_preference_set_string (RtPreference preference, const char *value)
{
  rt_preference_set_variant (preference, g_variant_new_string (value));
}
