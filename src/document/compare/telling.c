/* telling.c - sentences that know where each number of theirs stands. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/telling.h"

#define BEGIN '\1'
#define END '\2'
#define FIRST_INDEX '0' /* ASCII has room behind it for more values than are ever told */

struct RtTelling {
  GString *text; /* with marks */
  GArray *values;
  GPtrArray *parts;
};

RtTelling *
rt_telling_new (void)
{
  RtTelling *self = g_new0 (RtTelling, 1);

  self->text = g_string_new (NULL);
  self->values = g_array_new (FALSE, FALSE, sizeof (RtCostValue));
  self->parts = g_ptr_array_new_with_free_func (g_free);
  return self;
}

const char *
rt_telling_part (RtTelling *self, char *part)
{
  g_ptr_array_add (self->parts, part);
  return part;
}

static const char *
mark (RtTelling *self, RtCostValue value, const char *said)
{
  char index = (char) (FIRST_INDEX + self->values->len);

  g_array_append_val (self->values, value);
  return rt_telling_part (self, g_strdup_printf ("%c%c%s%c", BEGIN, index, said, END));
}

const char *
rt_telling_count (RtTelling *self, RtCostValueKind kind, int which, guint64 n)
{
  g_autofree char *said = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);

  return mark (self, (RtCostValue) { kind, which, (double) n, 0, 0 }, said);
}

const char *
rt_telling_tenths (RtTelling *self, RtCostValueKind kind, int which, guint64 tenths)
{
  double number = (double) tenths / 10;
  g_autofree char *said = g_strdup_printf ("%.1f", number);

  return mark (self, (RtCostValue) { kind, which, number, 0, 0 }, said);
}

void
rt_telling_say (RtTelling *self, char *sentence)
{
  if (self->text->len)
    g_string_append_c (self->text, ' ');
  g_string_append (self->text, sentence);
  g_free (sentence);
}

static int
by_place (gconstpointer a, gconstpointer b)
{
  const RtCostValue *one = a, *other = b;

  return one->start < other->start ? -1 : one->start > other->start;
}

char *
rt_telling_end (RtTelling *self, GArray **values)
{
  GString *text = g_string_new (NULL);
  RtCostValue *value = NULL;

  for (const char *p = self->text->str; *p; p++)
    if (*p == BEGIN) {
      value = &g_array_index (self->values, RtCostValue, *++p - FIRST_INDEX);
      value->start = text->len;
    } else if (*p == END) {
      value->end = text->len;
    } else {
      g_string_append_c (text, *p);
    }
  g_array_sort (self->values, by_place);
  *values = self->values;
  g_string_free (self->text, TRUE);
  g_ptr_array_unref (self->parts);
  g_free (self);
  return g_string_free (text, FALSE);
}
