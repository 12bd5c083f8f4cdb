"""test-techniques.py - techniques are switched and read about, by keys and by clicks."""
# SPDX-License-Identifier: GPL-3.0-or-later

import driver
from puzzles import EASY


def open_techniques(desktop, program):
    desktop.keys('ctrl+t')
    program.work_in('Techniques')


def close_techniques(desktop, program, title):
    desktop.keys('Escape')
    program.await_window(title)
    driver.until(lambda: not program.window('Techniques'), 'the end of the window')
    program.look_at(program.reference)


def hinted(desktop, program):
    """The technique of the next hint, as the card names it."""
    desktop.keys('Escape', 'ctrl+h')
    program.find('Stage 1 of 5: .*')
    desktop.keys('ctrl+h')
    return program.find_button('About .*').name.removeprefix('About ')


def await_row(program, text):
    return program.find(text, 'list item')


@driver.full
def test_assumption(desktop):
    """Rows that need it say so while it is off."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        open_techniques(desktop, program)
        desktop.keys('ctrl+f')
        desktop.type('bivalue')
        await_row(program, '.*Bivalue Universal Grave.*, in use')
        program.await_gone('.*Full House.*', 'list item')
        desktop.keys('alt+j')
        await_row(program, '.*Bivalue Universal Grave.*, not in use, needs a single solution')
        desktop.keys('alt+j')
        await_row(program, '.*Bivalue Universal Grave.*, in use')


def practise(desktop, program):
    """By keys alone: a slip, help to the end, the next position."""
    desktop.keys('alt+p')
    program.work_in('Practise: Skyscraper')
    program.find('Which candidates can be removed by this technique.*')
    desktop.keys('1')
    program.find('No: .*')
    desktop.keys('ctrl+h', 'ctrl+h')
    program.find('.*These cells make the pattern.*')
    desktop.keys('ctrl+h')
    program.find('.* cannot be .*', 'label')
    desktop.keys('Return')
    program.find('Position 2 of 13')
    program.find('Which candidates can be removed by this technique.*')
    desktop.keys('Escape')
    program.await_window('Techniques')


def test_example_on_the_grid(desktop):
    """From a hint to its technique, from there to the example: in a window of its own."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        hinted(desktop, program)
        program.press('About Hidden Single')
        program.work_in('Techniques')
        desktop.keys('ctrl+f')
        desktop.type('skyscr')
        await_row(program, '.*Skyscraper.*')
        program.await_gone('.*Full House.*', 'list item')
        desktop.keys('Return', 'alt+g')
        program.work_in('Example of Skyscraper')
        program.find_button('About Skyscraper')
        program.find_button('Do It')
        desktop.keys('ctrl+w')
        program.work_in('Techniques')
        practise(desktop, program)
        program.look_at(program.reference)
        close_techniques(desktop, program, 'easy.txt')
        program.await_grid(EASY)


@driver.full
def test_narrow(desktop):
    """The page comes in place of the list, and goes again."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        open_techniques(desktop, program)
        program.find_button('Show on the Grid')
        desktop.resize(desktop.hands.active_window(), 400, 640)
        program.await_gone('Show on the Grid')
        row = await_row(program, '3. Hidden Single.*')
        program.click(row)
        program.find_button('Show on the Grid')
        program.await_gone('.*Full House.*', 'list item')
        program.press('Back to the list')
        await_row(program, '1. Full House.*')
        desktop.keys('Return')
        program.find_button('Show on the Grid')
        desktop.keys('Escape')
        await_row(program, '1. Full House.*')
        close_techniques(desktop, program, 'easy.txt')


driver.run(globals())
