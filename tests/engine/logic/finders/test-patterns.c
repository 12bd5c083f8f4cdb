/* test-patterns.c - tests an example of each named pattern and variant. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checker.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"

#include "engine/logic/finders/families.h"
#include "engine/logic/words/notation.h"

#include <string.h>

#define SINGLES "full-house hidden-single-box hidden-single-line naked-single "
#define BASICS SINGLES "pointing claiming naked-pair hidden-pair naked-triple hidden-triple "
#define MORE BASICS "locked-pair locked-triple x-wing skyscraper two-string-kite turbot-fish " \
                    "empty-rectangle w-wing hidden-rectangle swordfish remote-pair " \
                    "simple-colouring multi-colouring 3d-medusa finned-x-wing finned-swordfish "

/* A puzzle, a ladder, and the expected first step of one of its techniques. */
typedef struct {
  const char *puzzle;
  const char *ladder;
  const char *technique;
  const char *notation;
} Example;

/* Puzzles used by several rows. */
#define LOCKED "...64...1..4...2.....9.265..7...3...21.......4....7..8...8..4.27.925.........1..6"
#define TALL "...5.9.1...56.3.....6...5.....4...9..7.9.2.648......7.......7.3..9.......3..1.2.."
#define CROSSED ".8..574...........9.6....1..9......2...3.....5.....8.......52..1.36..9.46....8..3"
#define WINGED ".4..7...58...46...3....1.7...9..3.8....25.7....4.....2.....7.....8....59.9281...."
#define FINNED ".2....8..6..5.279.....1..........2.4...1.4..7..9....1..869....5..1.2....9.2...64."

static const Example examples[] = {
  { LOCKED, SINGLES "locked-pair", "locked-pair",
    "Locked Pair: 1,8 in r8c78 => r7c8<>1, r8c2,r9c8<>8" },
  { "....6.4.......8.3.9.6.....8....3..1..3287.....98.5..7.71.32.............4..7.92..",
    SINGLES "locked-triple", "locked-triple",
    "Locked Triple: 1,5,6 in r456c1 => r12c1<>1, r128c1,r4c23<>5, r4c2,r8c1<>6" },
  { TALL, BASICS "skyscraper", "skyscraper",
    "Skyscraper: (7)r1c3=(7)r9c3-(7)r9c4=(7)r3c4 => r1c5<>7" },
  { CROSSED, BASICS "two-string-kite", "two-string-kite",
    "Two-String Kite: (1)r9c5=(1)r9c7-(1)r7c9=(1)r6c9 => r6c5<>1" },
  { CROSSED, BASICS "turbot-fish", "turbot-fish",
    "Turbot Fish: (1)r6c9=(1)r7c9-(1)r7c4=(1)r9c5 => r6c5<>1" },
  { FINNED, BASICS "empty-rectangle", "empty-rectangle",
    "Empty Rectangle: (7)r6c56=(7)r4c4-(7)r9c4=(7)r9c2 => r6c2<>7" },
  { WINGED, BASICS "w-wing", "w-wing",
    "W-Wing: (1)r5c1=(6)r5c1-(6)r5c9=(6)r7c9-(6)r8c7=(1)r8c7 => r8c1<>1" },
  { ".9..74....8..165...7...8.2.64.....8....6.3..1......6.3.6..59.....7....52......1..",
    BASICS "remote-pair", "remote-pair",
    "Remote Pair: (8)r8c1=(4)r8c1-(4)r8c4=(8)r8c4-(8)r6c4=(4)r6c4-(4)r5c5=(8)r5c5 => r5c1<>8" },
  { WINGED, BASICS "hidden-rectangle", "hidden-rectangle",
    "Hidden Rectangle: 2,6 in r17c78 => r7c8<>6" },
  { "..847.......8.93..9...1...2527.............4..9.....8...13...27.7...46..25...74..",
    "avoidable-rectangle " SINGLES "pointing claiming naked-pair w-wing hidden-rectangle 3d-medusa",
    "avoidable-rectangle", "Avoidable Rectangle Type 1: 2,7 in r56c47 => r5c4<>2" },
  { ".8.4.7.3......9.7....8..4.21......8334.9..76.7..6.3.9..1...2...9.6.......3......7",
    "avoidable-rectangle " MORE, "avoidable-rectangle",
    "Avoidable Rectangle Type 2: 2,8 in r56c35 => r6c2<>5" },
  { "...4.7...21.3.9......2....38..1....64..82.1...3...62....4.....9.......5.587.91...",
    BASICS "simple-colouring", "simple-colouring",
    "Simple Colouring (Trap): (5)r2c5,r3c7 / (5)r3c6,r4c5 => r4c7<>5" },
  { "...4.7.3.24713..9......8.5.7....4..6..4......12....8.9.8..7.3.5.5......1..1......",
    BASICS "simple-colouring", "simple-colouring",
    "Simple Colouring (Wrap): (6)r1c2,r6c3 / (6)r16c5,r5c2 => r16c5,r5c2<>6" },
  { ".8....7..52..7......32.19......5...48.9..3.....76.......69..38..........7...3.1..",
    BASICS "multi-colouring", "multi-colouring",
    "Multi-Colouring (Bridge): (4)r2c7 / (4)r8c7; (4)r3c5 / (4)r3c8 => r8c5<>4" },
  { "8791.......2.8.5.....9.7...6....13..5....36...8..7......4..9.1.7.......6.182.....",
    BASICS "multi-colouring", "multi-colouring",
    "Multi-Colouring (Squeeze): (9)r6c1,r8c2 / (9)r9c1; (9)r6c7 / (9)r8c7 => r6c1,r8c2<>9" },
  { "..3..7.9...2..86..64......7.......6.1...........7.4..886..329.4..4....5..9.5.....",
    BASICS "3d-medusa", "3d-medusa",
    "3D Medusa (Twice in a Cell): (1)r28c2,r3c3,(7)r2c1,r9c3,(9)r3c3,r6c1 / "
    "(1)r8c7,r9c3,(7)r2c2,r9c1,(9)r2c1 => r28c2,r3c3<>1, r2c1,r9c3<>7, r3c3,r6c1<>9" },
  { "48.2...1.2...64.9.6...9..8....3.9.7.3............71......9.68..8.4.2.1...1......2",
    BASICS "3d-medusa", "3d-medusa",
    "3D Medusa (Twice in a House): (5)r6c1,(9)r8c9,r9c1 / (9)r6c19,r8c2,r9c7 "
    "=> r6c19,r8c2,r9c7<>9" },
  { "..3........8..47..2.....89.9..6.537...........3...1.5.6...785......4..8..4.91..6.",
    BASICS "3d-medusa", "3d-medusa",
    "3D Medusa (Two Colours in a Cell): (1)r3c3,r4c9,r5c1,(4)r1c1,r3c9,r4c3 / "
    "(1)r3c9,r4c3,r5c8,(4)r3c3,r4c9 => r3c9<>3" },
  { "5....7...........2164.5....6..52...74......1..7...3..88...4.9.1...9..3.......8.24",
    BASICS "3d-medusa", "3d-medusa",
    "3D Medusa (Two Colours Seen): (1)r4c6,r6c3 / (1)r6c5,r8c6,(9)r4c6 => r8c3<>1" },
  { "....3......51..439.1....26...4..28.75.....1..78....34.9..........642........13...",
    BASICS "3d-medusa", "3d-medusa",
    "3D Medusa (One Seen, One in the Cell): (2)r2c2,r9c1,(7)r3c3 / (2)r2c1,(7)r2c2,r9c3 "
    "=> r9c3<>2" },
  { "..2.....5...5....48...47.3.2...3...........82.6....9.7.75.........6..1..6417.....",
    BASICS "3d-medusa", "3d-medusa",
    "3D Medusa (Cell Emptied): (6)r1c8,r2c5,(9)r2c8 / (6)r1c5,(9)r1c8 => r1c8,r2c5<>6, r2c8<>9" },
  { FINNED, BASICS "finned-x-wing", "finned-x-wing",
    "Finned X-Wing: 6 c59 r16 fr5c5 => r6c6<>6" },
  { "8.....6....36...8...1..9.37.3..27.....85....17.6...29....4.39.........6..5..8....",
    BASICS "finned-x-wing", "finned-x-wing", "Sashimi X-Wing: 5 r37 c58 fr3c7 => r1c8<>5" },
  { WINGED, BASICS "finned-swordfish", "finned-swordfish",
    "Finned Swordfish: 6 r169 c178 fr6c2 => r5c1<>6" },
  { "6....5...24...1.38.174.6..2.........4..6......8.219..........24.2..4.17....8....3",
    BASICS "finned-swordfish", "finned-swordfish",
    "Sashimi Swordfish: 6 c258 r479 fr6c8 => r4c9<>6" },
  { FINNED, BASICS "finned-jellyfish", "finned-jellyfish",
    "Finned Jellyfish: 6 r3458 c2468 fr5c5 => r6c6<>6" },
  { TALL, BASICS "finned-jellyfish", "finned-jellyfish",
    "Sashimi Jellyfish: 7 r2348 c1569 fr3c4 => r1c5<>7" },
  { "....4........3..98.2....37..8..6.....679.25.....5....14.5....62...8..74.2........",
    SINGLES "franken-x-wing", "franken-x-wing", "Franken X-Wing: 1 c56 r7b5 => r7c2<>1" },
  { FINNED, BASICS "franken-x-wing", "franken-x-wing",
    "Finned Franken X-Wing: 6 c59 r1b5 fr6c9 => r6c6<>6" },
  { "6..5..2...9.........7..3..4.58..941.17...8..2.........9..1.......14..5...43..2...",
    BASICS "franken-swordfish", "franken-swordfish",
    "Franken Swordfish: 9 c478 r39b6 => r6c9<>9" },
  { FINNED, BASICS "franken-swordfish", "franken-swordfish",
    "Finned Franken Swordfish: 6 r38b6 c468 fr6c9 => r6c6<>6" },
};

/* The search for an example. */
typedef struct {
  const Example *example;
  const RtLadder *ladder;
  bool met;
} Meeting;

static void
visit_example (RtStudy *study, gpointer data)
{
  Meeting *meeting = data;
  g_autoptr (RtStep) step = rt_step_search_next (study, meeting->ladder);

  if (!meeting->met && step && strcmp (step->technique->id, meeting->example->technique) == 0) {
    g_autofree char *said = rt_step_notation (step);

    g_assert_cmpstr (said, ==, meeting->example->notation);
    check_reason (step, study);
    meeting->met = true;
  }
}

static void
test_examples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++) {
    g_autoptr (RtStudy) study = rt_study_new ();
    g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (examples[i].ladder);
    Meeting meeting = { &examples[i], ladder, false };
    RtGrid puzzle;

    ladder->taking = RT_TAKE_FIRST;
    g_assert_true (rt_grid_parse (&puzzle, examples[i].puzzle));
    for_each_board (study, &puzzle, ladder, visit_example, &meeting);
    g_assert_true (meeting.met);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/patterns/examples", test_examples);
  return g_test_run ();
}
