/* finned.c - fish with fins: a digit that some lines have where as many lines cross them, and
 * besides in one box.
 *
 *     . . X   . . .   . X F      X  the fish: without the fins it would clear the columns
 *     . . .   . . .   . * .      F  a fin
 *     . . .   . . .   . * .      *  true, it would make all the fins false, and the fish true; yet
 *                                   the fish forbids it
 *     . . X   . . .   . X .
 *
 * So a finned fish removes what the fish would remove, but only in the box of its fins. It is
 * called sashimi where without the fins some line has just one place left. In each line, some
 * place is no fin: otherwise the line alone would do. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/sight.h"
#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/finders/fish/fish-words.h"
#include "engine/logic/step/sink.h"

enum {
  FINNED,
  SASHIMI,
};

/* Lines of a kind, and of the lines that cross them those that are covered and those of fins. */
typedef struct {
  int kind, digit;
  RtPlaces base, cover, fins;
} Fish;

/* The places of the digit in a line of the base. */
static RtPlaces
places_in (const RtChoices *field, const Fish *fish, int line)
{
  return rt_choices_places (field, 9 * fish->kind + line, fish->digit);
}

/* The band that holds all fins, or -1. */
static int
band_of_fins (const RtChoices *field, const Fish *fish)
{
  int band = -1;

  for_each_bit (line, fish->base) {
    if (!(places_in (field, fish, (int) line) & fish->fins))
      continue;
    if (band >= 0 && band != (int) line / 3)
      return -1;
    band = (int) line / 3;
  }
  return band;
}

static int
variant_of (const RtChoices *field, const Fish *fish)
{
  for_each_bit (line, fish->base)
    if (rt_is_single (places_in (field, fish, (int) line) & fish->cover))
      return SASHIMI;
  return FINNED;
}

static void
explain (RtDraft *draft, const RtChoices *field, const Fish *fish)
{
  int other = fish->kind == RT_KIND_ROW ? RT_KIND_COLUMN : RT_KIND_ROW;

  draft->pattern.digits = rt_digits_of (fish->digit);
  draft->pattern.base = (RtHouses) fish->base << 9 * fish->kind;
  draft->pattern.cover = (RtHouses) fish->cover << 9 * other;
  for_each_bit (line, fish->base) {
    int house = 9 * fish->kind + (int) line;

    for_each_bit (i, places_in (field, fish, (int) line))
      rt_draft_mark (draft, rt_houses[house][i], fish->digit,
                     fish->fins >> i & 1 ? RT_MARK_FIN : RT_MARK_PATTERN, 0);
    rt_draft_house (draft, house, RT_HOUSE_BASE, 0);
  }
  for_each_bit (line, fish->cover)
    rt_draft_house (draft, 9 * other + (int) line, RT_HOUSE_COVER, 0);
}

static bool
report (const RtTechnique *technique, RtSink *sink, const RtChoices *field, const Fish *fish,
        int band, int stack)
{
  RtPlaces loses = fish->cover & (RtPlaces) (7u << 3 * stack);
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  for_each_bit (line, 7u << 3 * band & ~fish->base)
    for_each_bit (i, places_in (field, fish, (int) line) & loses)
      rt_draft_remove (draft, rt_houses[9 * fish->kind + (int) line][i],
                       rt_digits_of (fish->digit));
  if (!rt_draft_has_effect (draft))
    return false;
  draft->variant = variant_of (field, fish);
  explain (draft, field, fish);
  return rt_sink_report (sink);
}

static bool
has_line_of_fins (const RtChoices *field, const Fish *fish)
{
  for_each_bit (line, fish->base)
    if (!(places_in (field, fish, (int) line) & fish->cover))
      return true;
  return false;
}

/* The lines of FISH have the digit at PLACES, too many by one or two. */
static bool
try_base (const RtTechnique *technique, RtSink *sink, const RtChoices *field, Fish *fish,
          RtPlaces places)
{
  int n_fins = rt_count_nine (places) - technique->size;

  for (int stack = 0; stack < 3; stack++) {
    RtPlaces within = places >> 3 * stack & 7;

    if (rt_count_nine (within) <= n_fins)
      continue;
    for (unsigned fins = 1; fins < 7; fins++) {
      int band;

      if (fins & ~within || rt_count_nine (fins) != n_fins)
        continue;
      fish->fins = (RtPlaces) (fins << 3 * stack);
      fish->cover = places & (RtPlaces) ~fish->fins;
      band = band_of_fins (field, fish);
      if (band >= 0 && !has_line_of_fins (field, fish) &&
          report (technique, sink, field, fish, band, stack))
        return true;
    }
  }
  return false;
}

/* The lines of a kind that may be part of a finned fish of SIZE. */
static RtPlaces
able_lines (const RtChoices *field, const Fish *fish, int size)
{
  RtPlaces able = 0;

  for (int line = 0; line < 9; line++) {
    int n = rt_count_nine (places_in (field, fish, line));

    if (n >= 2 && n <= size + 2)
      able |= (RtPlaces) (1u << line);
  }
  return able;
}

static bool
find_with_base (const RtTechnique *technique, RtSink *sink, const RtChoices *field, Fish *fish)
{
  int size = technique->size;
  RtPlaces able = able_lines (field, fish, size);

  for (int z = 0; rt_count_nine (able) >= size && z < rt_n_combinations[size]; z++) {
    RtPlaces places = 0;
    int n;

    fish->base = rt_combinations[size][z];
    if (fish->base & ~able)
      continue;
    for_each_bit (line, fish->base)
      places |= places_in (field, fish, (int) line);
    n = rt_count_nine (places);
    if ((n == size + 1 || n == size + 2) && try_base (technique, sink, field, fish, places))
      return true;
  }
  return false;
}

static bool
find_finned (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int kind = RT_KIND_ROW; kind <= RT_KIND_COLUMN; kind++) {
      Fish fish = { .kind = kind, .digit = digit };

      if (find_with_base (technique, sink, &study->field, &fish))
        return true;
    }
  return false;
}

static const char *const x_wings[] = { N_("Finned X-Wing"), N_("Sashimi X-Wing"), NULL };
static const char *const swordfish[] = { N_("Finned Swordfish"), N_("Sashimi Swordfish"), NULL };
static const char *const jellyfish[] = { N_("Finned Jellyfish"), N_("Sashimi Jellyfish"), NULL };

static const RtTechnique rows[] = {
  { .id = "finned-x-wing", .name = N_("Finned X-Wing"), .variants = x_wings, .size = 2,
    .price = 6.6, .human_rank = 301, .find = find_finned,
    .sentences = RT_WHY (WHY_FINNED),
    .definition = N_("Two rows would be an X-Wing for a digit, were it not for one or two places "
                    "too many, the fins, which all lie in one box. Either a fin holds the digit, "
                    "or none does and the X-Wing is real. Cells that both cases forbid lose the "
                    "digit: those other cells in the columns of the X-Wing that lie in the box "
                    "of the fins. The same goes with rows and columns exchanged. Where the "
                    "corner beside the fins is no place for the digit itself, the pattern is "
                    "called a sashimi X-Wing."),
    .example = ":0000:x:..+2..+6.+59..62...4+3.14.5.+276+249+837+61+5+6+8...4+9.+71.+7.6.+4.8..87"
               "..5+6..2.6..+7+8.7+6....39.:125 825 336 276 195::" },
  { .id = "finned-swordfish", .name = N_("Finned Swordfish"), .variants = swordfish, .size = 3,
    .price = 6.7, .human_rank = 303, .find = find_finned,
    .sentences = RT_WHY (WHY_FINNED),
    .definition = N_("Three rows would be a Swordfish for a digit, were it not for one or two "
                    "places too many, the fins, which all lie in one box. Either a fin holds the "
                    "digit, or none does and the Swordfish is real. Cells that both cases forbid "
                    "lose the digit: those other cells in the columns of the Swordfish that lie "
                    "in the box of the fins. The same goes with rows and columns exchanged. "
                    "Where a row has only one place left without the fins, the pattern is called "
                    "sashimi."),
    .example = ":0000:x:+1+9.+2+48+5...+281..4.9..4.9.1+82+26+57+1+4+89+3..1+95+6+7+2+4+749+3+8+2"
               "6+5+1+4.28.+931..1.+42.+9..+9....+1+24.:592::" },
  { .id = "finned-jellyfish", .name = N_("Finned Jellyfish"), .variants = jellyfish, .size = 4,
    .price = 6.8, .human_rank = 361, .find = find_finned,
    .sentences = RT_WHY (WHY_FINNED),
    .definition = N_("Four rows would be a Jellyfish for a digit, were it not for one or two "
                    "places too many, the fins, which all lie in one box. Either a fin holds the "
                    "digit, or none does and the Jellyfish is real. Cells that both cases forbid "
                    "lose the digit: those other cells in the columns of the Jellyfish that lie "
                    "in the box of the fins. The same goes with rows and columns exchanged. "
                    "Where a row has only one place left without the fins, the pattern is called "
                    "sashimi."),
    .example = ":0000:x:8..1+24.7.37+1+8.+64..+2.+4+37..1+8..+76.3....3.+2..7+6.62.54+7..+1.4.96."
               "2.+7...+7.+21..+7.24..8.6:528 542 942 949 573 576 582 982 583 883 983 598::" },
  { .id = NULL }
};

const RtFamily rt_family_finned = { "finned", N_("Finned Fish"), rows };
