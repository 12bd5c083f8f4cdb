/* definition-houses.c - definitions of what is seen in rows, columns and boxes alone: singles,
 * locked candidates, subsets, fish. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/definition-tables.h"

const RtDefinition rt_definitions_of_houses[] = {
  { "full-house",
    N_("Look for a row, column or box with only one empty cell. It needs each of the nine digits "
       "once, so the cell holds the one that is missing. Also known as last digit."),
    ":0000:x:3.+7+1+4+689+2+42+95+3+8...8+6+1+27+9+3+54+2.638.9..1..+7.2......6...2.9+7246+3....."
    "3+9+2.6+47+6..+8.+7+23+9:::" },
  { "hidden-single-box",
    N_("Take a digit and a box that does not have it yet. Wherever the digit already stands in a "
       "row or column that crosses the box, the cells on that line are ruled out. If only one "
       "empty cell of the box is left, the digit belongs there, whatever else might fit into "
       "that cell: the single is hidden among its other candidates. Also known as pinned digit; "
       "looking for it along rows and columns is called cross-hatching."),
    ":0000:x:......+8+5968.15+9.+7+4.94..8.+16..7..59..8.9.47+521...+9..4.+7....91+6..+9...6.+14."
    "+15+68..7+9.:::" },
  { "hidden-single-line",
    N_("Take a digit and a row or column that does not have it yet. The empty cells of the line "
       "that already see the digit, in their box or in the line that crosses there, are ruled "
       "out. If only one is left, the digit belongs there, whatever else might fit into that "
       "cell. It is harder to see than in a box, because one has to look in more directions."),
    ":0000:x:+329+1+45+786+1..3.8.9.+8.4+7+9....2....9+8....1...+9.2+9+8+62+17345..8.7+1...6+9.5."
    ".1.8.1.......:::" },
  { "naked-single",
    N_("Look at one empty cell and at all that it sees: its row, its column and its box. If "
       "eight of the nine digits stand there or have been ruled out, the cell holds the ninth, "
       "which is its only candidate. Also known as sole candidate or forced digit."),
    ":0000:x:..61..4.....3......5.+7.4..2+467+8+3+1.2..+1.+6+4+9+783+8395+27..+4...+2+7...172.+4+"
    "13..6...98.+2..:::" },
  { "direct-pointing",
    N_("All places that a box has left for a digit lie in one row or one column. The box must "
       "have the digit somewhere, so it uses up that line, and the rest of the line cannot have "
       "it. If this leaves a neighbouring box just one cell for the digit, it can be written "
       "there at once: that is what “direct” means. Good eyes see it without any pencil marks."),
    ":0000:x:2+67..5.9..+5..8.+2....+826.1.5..567.+9+2.74+9.2.5..+682+5+9....8+2...+64.95.69....2"
    "..4..+2+6.1:::" },
  { "direct-claiming",
    N_("All places that a row or column has left for a digit lie in one box. The line must have "
       "the digit somewhere, so the rest of the box cannot have it. If this leaves one of the "
       "parallel lines through the box just one cell for the digit, it can be written there at "
       "once: that is what “direct” means."),
    ":0000:x:..+3.16.+7....3.....7+1.+5.423.429...7.51+65...+3.2+3+8+7..+5.6.5.27....1+831....5+7"
    ".7.8+5+1.+2+3:::" },
  { "pointing",
    N_("All places that a box has left for a digit lie in one row or one column. The box must "
       "have the digit, so it stands on that line inside the box, and the candidate can be "
       "removed from the rest of the line. Also known as locked candidates type 1, or as a "
       "pointing pair or triple."),
    ":0000:x:.9...+25+4.4....78+3....+4..+12..8.13...46+3+72+5+49+1+8....7.3.+287+36+4+1+2+9+5..."
    ".2...1..1...4.3:::" },
  { "claiming",
    N_("All places that a row or column has left for a digit lie in one box. The line must have "
       "the digit, so it stands inside that box, and the candidate can be removed from the rest "
       "of the box. Also known as locked candidates type 2 or box/line reduction."),
    ":0000:x:.2+6.....9.+5+9+2...1.+7+183...4.+2.5.+3+86..6+9+37.+2.8418..6..2.9+6..2..3.+8+31+6."
    "....5.+28.3.6.:::" },
  { "locked-pair",
    N_("Where a row or column crosses a box there are three cells. If two of them have the same "
       "two candidates and no others, they hold these two digits, one each. So the two digits "
       "can be removed from the rest of the line and from the rest of the box at once. It is a "
       "naked pair that counts twice."),
    ":0000:x:..3+6.2+7+48+8....+5+21+942.+8..+3+56+148+2+569+7+32....7.+81...1+8..6+2+6+9+45+2813"
    "+7..+2+7+6.89.7+8.9..+6+2.:"
    "386::" },
  { "locked-triple",
    N_("The three cells where a row or column crosses a box have only three candidates between "
       "them. They hold these three digits, in whatever order, so the digits can be removed from "
       "the rest of the line and from the rest of the box at once. It is a naked triple that "
       "counts twice."),
    ":0000:x:...1+24+5.+7.2+1+5+37+64.75+498+6+1+3+21.3+2+6.7.....3.9+2+1.+2...4+1+36..+12+4..8+7"
    "+648+76+1+2+9535.....+4+21:"
    "652 992::" },
  { "direct-hidden-pair",
    N_("In a row, column or box two digits have only the same two cells left, as in a hidden "
       "pair. These cells hold the two digits and nothing else. If another digit of the same "
       "row, column or box loses a place by this and has just one left, it can be written there "
       "at once: that is what “direct” means."),
    ":0000:x:3.+52.+6.+79...+1.35+6....+5.7.2....3+18+9+5+795.+7+2+46+1....6+5+9.4218+947+5+23+6+"
    "53+7+8+62.+9.46+2+9+3+1+785:::" },
  { "direct-hidden-triple",
    N_("In a row, column or box three digits have only the same three cells left, as in a hidden "
       "triple. These cells hold the three digits and nothing else. If another digit of the same "
       "row, column or box loses places by this and has just one left, it can be written there "
       "at once: that is what “direct” means."),
    ":0000:x:+5+12...7+8.49+8....2.+6+73..+854.+8+25+16+7+3+9+4+7+4+9832.+5.1+3+6...87+2+28+7+6.1"
    ".3+59+5+1....6+8+3+6+4.+85.+17:::" },
  { "naked-pair",
    N_("Two cells of a row, column or box have the same two candidates and no others. Each of "
       "the two digits goes into one of them; which into which is not known yet, but no other "
       "cell of that row, column or box can have either. Also known as disjoint pair."),
    ":0000:x:8..1.6.....+4.9..+8+131..+4+8.7.+23+86+5+9+417...+7842+9+34..32+1+56+8+9+428.+5.36.+"
    "8+3+4+6+2.596..+9..8..:::" },
  { "hidden-pair",
    N_("In a row, column or box two digits have only the same two cells left. Each of these "
       "cells must hold one of the two digits, so all their other candidates can be removed. "
       "Until then the pair is hidden among these."),
    ":0000:x:+6+8+412+5+739+37+2+4.9+15.....7.4+2...35+4+6+89+7469...2+1+5+75+8...+6+4+38....437+"
    "1.+3....5+8+4.+478..+9+62:::" },
  { "naked-triple",
    N_("Three cells of a row, column or box have only three candidates between them; not every "
       "cell needs all three. Three digits for three cells: each digit goes into one of them, so "
       "it can be removed from the other cells of that row, column or box. Also known as "
       "disjoint triple."),
    ":0000:x:8431+2+5+6+7+9+5+92...4+1+3+6+71+439.+8.1..2....8.....+1.....9.+4..61+4+1+5+3+72+8+9"
    "+6+93+6+85+4+1+27+72+89+16+35+4:::" },
  { "hidden-triple",
    N_("In a row, column or box three digits have only the same three cells left; not every "
       "digit needs all three. These cells must hold the three digits, so all their other "
       "candidates can be removed. Until then the triple is hidden among these."),
    ":0000:x:1+63+24+5..9..+5.9+12+362.9+6.3+1+4+5..4327.+6.+3.+6+5+1+84..+7.8+4+6+9+35...+1.+36."
    "2+4..+715+26.+363+2+9.45+1.:"
    "872::" },
  { "naked-quad",
    N_("Four cells of a row, column or box have only four candidates between them; not every "
       "cell needs all four. Four digits for four cells: each digit goes into one of them, so it "
       "can be removed from the other cells of that row, column or box. The other empty cells "
       "then hold a hidden set, which is sometimes easier to see. Also known as disjoint quad."),
    ":0000:x:9..+1.+346.1...7.32...+34.8+1.7+4.8..+1.+7+3+3.1.47+8..7..+83.2+4+18.97.2.+3.5..+3.6"
    ".8..3..+8+4.1.:"
    "212 522 232 642 245 652 559 282 693 699::" },
  { "hidden-quad",
    N_("In a row, column or box four digits have only the same four cells left; not every digit "
       "needs all four. These cells must hold the four digits, so all their other candidates can "
       "be removed. The other empty cells are then a naked set, which is sometimes easier to "
       "see."),
    ":0000:x:+7+654......2..7....3....6...18+49.+257.+5...472...7.15..4.6..+7.1.5.85+72.+416..+19"
    "..5...:"
    "315 815 915 918 319 919 827 928 329 829 929 835 935 937 939 358 359 959 369 375 377 379 894 "
    "395 399::" },
  { "x-wing",
    N_("In two rows a digit has places in the same two columns only. The rows put it into "
       "different columns, so both columns have their digit in these rows, and it can be removed "
       "from the rest of the two columns. The same goes with rows and columns exchanged. The "
       "four cells are the corners of a rectangle, and two opposite ones hold the digit: hence "
       "the X. It is the smallest of the patterns called fish."),
    ":0000:x:+9+87+12...6+2+365+8..9.45+1.+6+9.+2.+1+6+2+4.8.3.+87+4.3+52..+395+2+1..8.+5+1+98+4."
    ".7+26+43..2...+72+8.+519..:::" },
  { "swordfish",
    N_("In three rows a digit has places in the same three columns only; not every row needs all "
       "three. The rows put it into three different columns, which uses these columns up, so the "
       "digit can be removed from the rest of them. The same goes with rows and columns "
       "exchanged. It is an X-Wing with one more line on either side."),
    ":0000:x:4+1+7.3.+5+89+385+17+9+6+4+2+96+2+45+8+7132..8+4.1+9..+49.+1.+3...7+19.+34....+4+3+9"
    ".8+7+11..+7.4+96+5+7+9.5.12+3+4:"
    "646 256 656 661::" },
  { "jellyfish",
    N_("In four rows a digit has places in the same four columns only; not every row needs all "
       "four. The rows put it into four different columns, which uses these columns up, so the "
       "digit can be removed from the rest of them. The same goes with rows and columns "
       "exchanged. It is an X-Wing with two more lines on either side, and larger fish are never "
       "needed."),
    ":0000:x:5+6+812+4.+9.3275+69+4+1+8+4+9+1..8+26+5...+2+96+5.+11.68+5.9+24+25+9+41..+8+6+6.+29"
    ".+5+14..+1...26+5+99.5+6.+18.+2:"
    "342 742 385 785 392::" },
  { "finned-x-wing",
    N_("Two rows would be an X-Wing for a digit, were it not for one or two places too many, the "
       "fins, which all lie in one box. Either a fin holds the digit, or none does and the "
       "X-Wing is real. Cells that both cases forbid lose the digit: those other cells in the "
       "columns of the X-Wing that lie in the box of the fins. The same goes with rows and "
       "columns exchanged. Where the corner beside the fins is no place for the digit itself, "
       "the pattern is called a sashimi X-Wing."),
    ":0000:x:..+2..+6.+59..62...4+3.14.5.+276+249+837+61+5+6+8...4+9.+71.+7.6.+4.8..87..5+6..2.6."
    ".+7+8.7+6....39.:"
    "125 825 336 276 195::" },
  { "finned-swordfish",
    N_("Three rows would be a Swordfish for a digit, were it not for one or two places too many, "
       "the fins, which all lie in one box. Either a fin holds the digit, or none does and the "
       "Swordfish is real. Cells that both cases forbid lose the digit: those other cells in the "
       "columns of the Swordfish that lie in the box of the fins. The same goes with rows and "
       "columns exchanged. Where a row has only one place left without the fins, the pattern is "
       "called sashimi."),
    ":0000:x:+1+9.+2+48+5...+281..4.9..4.9.1+82+26+57+1+4+89+3..1+95+6+7+2+4+749+3+8+26+5+1+4.28."
    "+931..1.+42.+9..+9....+1+24.:"
    "592::" },
  { "finned-jellyfish",
    N_("Four rows would be a Jellyfish for a digit, were it not for one or two places too many, "
       "the fins, which all lie in one box. Either a fin holds the digit, or none does and the "
       "Jellyfish is real. Cells that both cases forbid lose the digit: those other cells in the "
       "columns of the Jellyfish that lie in the box of the fins. The same goes with rows and "
       "columns exchanged. Where a row has only one place left without the fins, the pattern is "
       "called sashimi."),
    ":0000:x:8..1+24.7.37+1+8.+64..+2.+4+37..1+8..+76.3....3.+2..7+6.62.54+7..+1.4.96.2.+7...+7.+"
    "21..+7.24..8.6:"
    "528 542 942 949 573 576 582 982 583 883 983 598::" },
  { "franken-x-wing",
    N_("An X-Wing in which boxes take part. Two rows, columns or boxes that have no place of a "
       "digit in common, the base, have it only where two others, the cover, cross them. The "
       "base holds the digit twice, once in each part of the cover, so the rest of the cover "
       "loses it. Places of the base outside the cover are fins: if there are any, only cells "
       "that see all of them lose the digit."),
    ":0000:x:+9+421+5+36..6+3+7+24+8+159+815+9+67+3+24..+96....3.7.+5..9+6..+6.+7.98..+496375+2.."
    ".2+3+8+1+6+4+9....4+9+2.3+6:::" },
  { "franken-swordfish",
    N_("A Swordfish in which boxes take part. Three rows, columns or boxes that have no place of "
       "a digit in common, the base, have it only where three others, the cover, cross them. The "
       "base holds the digit three times, once in each part of the cover, so the rest of the "
       "cover loses it. Places of the base outside the cover are fins: if there are any, only "
       "cells that see all of them lose the digit."),
    ":0000:x:+1+9.+2+48+5...+281..4.9..4.9.1+82+26+57+1+4+89+3..1+95+6+7+2+4+749+3+8+26+5+1+4.28."
    "+931..1.+42.+9..+9....+1+24.:"
    "689 789 392 592::" },
  { .id = NULL }
};
