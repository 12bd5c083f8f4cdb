"""test-search.py - a search that runs, plays, is stepped through and put away."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import driver
from puzzles import EASY, SOLVED, LONG, LONG_SOLVED, LONGER, LONGER_SOLVED


# 69,175,316 placements before the answer: the searches run for a while.
LONG_STEPS = 138350569


def place(program):
    """The step that the timeline is at, and of how many."""
    label = program.find(r'Step [\d,]+ of [\d,]+', 'label')
    return [int(word.replace(',', '')) for word in label.name.split()[1::2]]


def await_place(program, condition, what):
    return driver.until(lambda: condition(*place(program)) and place(program), what)


def test_long_search_stopped_and_continued(desktop):
    """The answer is there while the search goes on, stops and goes on again. It does not end before the
    window has been read, however slow that is."""
    desktop.write_settings({'search': "'scan'"})
    with desktop.start(desktop.write('longer.txt', LONGER)) as program:
        program.await_grid(LONGER)
        program.press('Solve')
        stop = program.find_button('Stop')
        program.await_grid(LONGER_SOLVED)
        assert program.count('found') == 64
        program.find(r'Answer shown; the search still runs\. .* % done.*', 'label')
        program.click(stop)
        program.find_button('Solve')
        program.find('Stopped after .*', 'label')
        program.await_grid(LONGER_SOLVED)
        stopped_at = place(program)[1]

        desktop.keys('F5')
        program.find_button('Stop')
        desktop.keys('Escape')
        program.find_button('Solve')
        driver.until(lambda: place(program)[1] > stopped_at, 'more steps than before')


@driver.full
def test_long_search_to_its_end(desktop):
    """Stopped soon and continued, it is as if it had never been stopped."""
    with desktop.start(desktop.write('long.txt', LONG)) as program:
        program.await_grid(LONG)
        desktop.keys('F5')
        program.find_button('Stop')
        desktop.keys('Escape')
        program.find('Stopped after .*', 'label')
        assert place(program)[1] < LONG_STEPS, place(program)
        # Before the window has been read it may be at its end.
        desktop.keys('F5')
        program.find('(Searched and recorded in|The search alone takes).*', 'label')
        program.find_button('Solve')
        assert place(program) == [LONG_STEPS] * 2, place(program)
        program.find('69,?175,?316', 'label')
        program.await_grid(LONG_SOLVED)

        with program.drag(program.find('Tree of the search', 'slider'), 0.4, 0.5):
            await_place(program, lambda at, of: abs(at / of - 0.5) < 0.02, 'a place in the middle')
        driver.until(lambda: program.count('trying') > 20, 'the digits of the search there')


@driver.full
def test_space_plays_after_any_click(desktop):
    """Buttons and menus that are clicked leave the keys to the grid: with a search there Space plays."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.press('Solve')
        program.await_grid(SOLVED)

        def assert_plays():
            desktop.keys('Home', 'space')
            program.find_button('Pause')
            desktop.keys('space')
            program.find_button('Play')

        program.press('Next Dead End')
        assert_plays()
        program.press('More')
        program.choose_rows('When This Guess Ends')
        assert_plays()
        program.press('Speed')
        program.find('Steps a second', 'slider')
        desktop.keys('Escape')
        program.await_gone('Steps a second', 'slider')
        assert_plays()
        for menu, row in (('Language of the listing', 'C'), ('Way to write it', 'First blank, three scans')):
            program.press(menu)
            program.click(program.find(row, '(radio )?menu item( radio)?|label'))
            program.find_button('Solve')
            assert_plays()
        for name in ('digit tried', 'digit written', 'Step forward', 'Logic', 'Search'):
            program.press(name)
            assert_plays()
        desktop.keys('d')
        program.press('4: .*')
        assert_plays()


def test_click_through_tooltip(desktop):
    """A tooltip lies over what is below its widget: a click there is a click on that."""
    desktop.write_settings({'folds': "''"})
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.press('Solve')
        program.await_grid(SOLVED)
        desktop.keys('Home')
        program.find('Only the givens; nothing has happened yet.', 'label')
        rest, below = program.find('Heat map'), program.find_button('Next Dead End')
        window, *at = program.place_on_screen(below)[0]
        _, x, y = program.place(rest)
        desktop.hands.move(x, y, window)
        tooltip = driver.until(lambda: [id for id, *_ in program.windows() if id != window], 'a tooltip')[0]
        x, y, width, height = desktop.hands.box(tooltip)
        left, top, *_ = desktop.hands.box(window)
        # The point of the button that the tooltip covers; how far down it reaches differs between versions of GTK.
        at[1] = max(at[1] - 12, min(at[1], y + height - 3 - top))
        assert x < left + at[0] < x + width and y < top + at[1] < y + height, 'it lies elsewhere'
        desktop.hands.move(*at, window)
        desktop.hands.click()
        program.find('Dead end in .*', 'label')


@driver.full
def test_jump_stops_playing(desktop):
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.press('Solve')
        program.await_grid(SOLVED)
        for jump in (lambda: desktop.keys('d'), lambda: program.press('Next Dead End')):
            desktop.keys('Home', 'space')
            program.find_button('Pause')
            jump()
            program.find_button('Play')
            program.find('Dead end in .*', 'label')


@driver.full
def test_other_algorithm(desktop):
    """It is what runs next, and is remembered."""
    first = 'Cell by cell, with bit masks'
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.press('Solve')
        program.await_grid(SOLVED)
        program.find(first + '.*', 'label')
        reads = counter(program, 'Cells looked at')
        program.click(program.find('Way to write it'))
        desktop.keys('Home', 'Return')
        program.find('First blank, three scans .*', 'label')
        program.press('Solve')
        driver.until(lambda: counter(program, 'Cells looked at') != reads, 'other counts')
        program.await_grid(SOLVED)
        assert counter(program, 'Placed') == 4208
        program.let_solve_play()
        desktop.keys('ctrl+w')
        program.wait_for_end()
    with desktop.start() as program:
        program.press('Solve')
        program.find('First blank, three scans .*', 'label')
        program.find_button('Pause')


def counter(program, name):
    """The number that belongs to NAME among the counters, where it follows its name."""
    table = program.find(name, 'label').parent.children
    at = [node.name for node in table].index(name)
    return int(table[at + 1].name.replace(',', ''))


def test_moment_of_a_dead_end(desktop):
    """The card tells why the search turned back; each chip which cell refuses its digit."""
    with desktop.start(desktop.write('easy.txt', EASY)) as program:
        program.await_grid(EASY)
        program.press('Solve')
        program.await_grid(SOLVED)
        program.find(r'Solved, after [\d,]+ steps\.', 'label')
        program.press('To start')
        program.await_grid(EASY)
        program.find('Only the givens; nothing has happened yet.', 'label')
        desktop.keys('d')
        said = program.find(r'Dead end in row \d, column \d: every digit is refused\..*', 'label').name
        row, column = map(int, re.findall(r'\d', said)[:2])
        program.await_cell(row, column, 'empty, no digit fits')
        chips = [program.find_button(fr'{digit}: (row|column|box) \d has it in .*')
                 for digit in range(1, 10)]
        shown = program.grid()
        for digit, chip in enumerate(chips, 1):
            house, number, *place = re.fullmatch(
                r'\d: (\w+) (\d) has it in (?:row (\d))?(?:, )?(?:column (\d))?', chip.name).groups()
            at = {'row': (number, place[1]), 'column': (place[0], number), 'box': place}[house]
            at = [int(word) for word in at]
            name = program.name_of(*at)
            assert name.endswith(', refuses'), (chip.name, name)
            # What was just taken back is shown struck through; it is spoken of as empty.
            assert shown[9 * at[0] + at[1] - 10] in (str(digit), '.'), (chip.name, name)

        # The focus comes to a chip from the grid by Tab alone.
        def has_focus():
            return desktop.reader.has_focus(program.top)

        driver.until(has_focus, 'something with the focus')
        for _ in range(60):
            if chips[3].states() & {'focused'}:
                break
            desktop.keys('Tab')
            driver.until(has_focus, 'something with the focus')
        assert 'focused' in chips[3].states()
        desktop.keys('period')
        program.find(r'(Placed|Took back|Dead end).*', 'label')


driver.run(globals())
