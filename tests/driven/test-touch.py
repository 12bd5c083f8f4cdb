"""test-touch.py - a puzzle played on the screen of a phone, with touches of a real touchscreen."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from players import Finger, solve_as


def test_by_finger(desktop):
    solve_as(desktop, Finger)


driver.run(globals(), touch=True)
