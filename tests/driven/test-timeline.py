"""test-timeline.py - a search watched: played, dragged through, jumped through, compared.

What the window says at a step is held against what retrace-cli prints of it."""
# SPDX-License-Identifier: GPL-3.0-or-later

import functools
import pathlib
import re

import driver
import told
from players import Finger, Keys, Mouse

SAMPLES = pathlib.Path(__file__).resolve().parent.parent.parent / 'data' / 'samples'
SEVERAL = SAMPLES / 'several-solutions.sdk'
HARD = SAMPLES / 'hard-for-brute-force.sdk'


def givens_of(path):
    return ''.join(line for line in path.read_text().splitlines()
                   if re.fullmatch(r'[1-9.]{9}', line))


def place(program):
    """The step that the timeline is at, and of how many."""
    label = program.find(r'Step \d+ of \d+', 'label')
    return [int(word) for word in label.name.split()[1::2]]


def await_place(program, condition, what):
    return driver.until(lambda: condition(*place(program)) and place(program), what)


def await_labels(program, *wanted):
    """Waits until there are labels for all of WANTED, which are patterns."""
    def missing():
        program.check()
        names = {node.name for node in program.look().walk() if node.role == 'label'}
        return [text for text in wanted if not any(re.fullmatch(text, name) for name in names)]

    driver.until(lambda: not missing(), lambda: f'labels that say {missing()}')


def await_step(program, search, step):
    """Waits until the window is at STEP, and says all of it as the trace has it."""
    depth = int(search.rows[step]['depth'])
    await_place(program, lambda at, _: at == step,
                lambda: f'step {step}, but it is at {place(program)[0]}')
    await_labels(program, search.sentence(step), f'{depth} of {search.givens.count(".")}')
    program.await_grid(search.grid(step))
    if step not in search.solutions:
        driver.until(lambda: program.count('trying') == depth, f'{depth} digits that are tried')


@functools.cache
def searched(name='masks'):
    """What that search does with the puzzle of six solutions."""
    return told.Trace(SEVERAL, givens_of(SEVERAL), name)


def open_several(desktop):
    """The puzzle of six solutions in a window, and what a search must do with it."""
    program = desktop.start(SEVERAL)
    program.await_grid(searched().givens)
    return program, searched()


def solve(program):
    program.press('Solve')
    program.find('(The search alone takes|Searched and recorded).*', 'label')
    program.find_button('Solve')


def test_film_and_what_if(desktop):
    """Watch How begins a film, which stops at the first dead end. There the card says what is lost, and why; a digit
    of another cell is tried instead, and Back returns to the step."""
    desktop.write_settings({'film': 'true'})
    with desktop.start(SAMPLES / 'medium.sdk') as program:
        program.press('Solve')
        program.press('Watch How')
        program.find(r'Dead end in row 1, column 6: .* There has been no way out since the 3 in row 1, column 1 '
                     r'\(step 2\): 3 steps in vain\. Show · Why Not\?', 'label')
        program.find_button('Play')
        program.click(program.find('Step back', '(push )?button'))
        program.click(program.find('Step back', '(push )?button'))
        at = await_place(program, lambda at, _: at == 3, 'step 3')
        program.press(r'9: not tried yet\. Press to see: what if 9\?')
        program.find(r'What if 9 in row 1, column 3\? Without a solution, after \d+ steps\.', 'label')
        program.press('Back')
        await_place(program, lambda *now: list(now) == at, f'step {at[0]}')


def walk_the_tree(desktop, path, cost, step, bars):
    """What cost most is told and shown; by keys alone it is selected in the tree and zoomed into twice, read out as in
    BARS; another digit is tried, and Back returns."""
    with desktop.start(path) as program:
        program.press('Solve')
        program.find(cost, 'label')
        program.press('Show Where')
        await_place(program, lambda at, _: at == step, f'step {step}')
        program.find(r'Placed .* There is no way out with the .*Why Not\?', 'label')
        tree = program.find('Tree of the search', 'slider')
        driver.until(lambda: 'focused' in tree.states() or desktop.keys('Tab'), 'the focus on the tree')
        for keys, bar in zip((['Down'], ['Return', 'Down'], ['Return', 'Up']), bars):
            desktop.keys(*keys)
            driver.until(lambda wanted=bar: re.fullmatch(wanted, tree.description()),
                         lambda wanted=bar: f'{wanted}, but it says {tree.description()}')
        await_place(program, lambda at, _: at == step, f'step {step}')
        desktop.keys('BackSpace', 'Escape')
        driver.until(lambda: tree.description().startswith(f'Step {step} of '), 'the step read out')
        chip = program.find_button(r'\d: not tried yet\. Press to see: what if \d\?')
        driver.until(lambda: 'focused' in chip.states() or desktop.keys('shift+Tab'), 'the focus on a digit')
        desktop.keys('Return')
        program.find(r'What if \d in row \d, column \d\? .*, after \d+ steps\.', 'label')
        back = program.find_button('Back')
        driver.until(lambda: 'focused' in back.states() or desktop.keys('Tab'), 'the focus on Back')
        desktop.keys('Return')
        await_place(program, lambda at, _: at == step, f'step {step}')


def test_tree(desktop):
    walk_the_tree(desktop, SAMPLES / 'medium.sdk',
                  r'2279 digits tried, 52 needed\. 39\u00a0% of the steps went into the 3 in row 1, column 4, which was wrong\.',
                  2228, [r'3 in row 1, column 4: 39\u00a0% of the search, 1764 steps, 219 dead ends; nothing came of it',
                         r'4 in row 1, column 6: 39\u00a0% of the search, .*; nothing came of it',
                         r'3 in row 1, column 4: .*'])


@driver.full
def test_tree_of_a_long_search(desktop):
    walk_the_tree(desktop, HARD,
                  r'69175316 digits tried, 64 needed\. 24\u00a0% of the steps went into the 3 in row 1, column 1, which was wrong\.',
                  22282384, [r'3 in row 1, column 1: 24\u00a0% of the search, 3\d{7} steps, \d+ dead ends; nothing came of it',
                             r'\d in row 1, column 2: .*', r'3 in row 1, column 1: .*'])


# In the long search: the bar that cost most, and the first of those that follow it.
WRONG, AFTER_WRONG = 22282384, 55495793


def zoom_by_keys(desktop, program):
    """Zooms into the selected bar and into the widest below it, and goes to the widest below that."""
    tree = program.find('Tree of the search', 'slider')
    driver.until(lambda: 'focused' in tree.states() or desktop.keys('Tab'), 'the focus on the tree')
    desktop.keys('Down', 'Return', 'Down', 'Return', 'Down')


def zoom_by_clicks(desktop, program):
    """The same by two clicks on a bar of each of the first two rows, and one on a bar of the third."""
    tree = program.find('Tree of the search', 'slider')
    window, middle, y = program.place(tree)
    width, height = tree.boxes()[0][2:]
    # The number of the place, the rows and the axis lie below each other; a phone has three rows alone.
    row, top = (11, 22) if height > 60 else (height // 3, 0)
    for i, (part, n_clicks) in enumerate([(0.3, 2), (0.5, 2), (0.7, 1)]):
        desktop.hands.move(middle + round((part - 0.5) * width), y - height // 2 + top + i * row + row // 2, window)
        for _ in range(n_clicks):
            desktop.hands.click()
        if i == 0:
            await_place(program, lambda at, _: at == WRONG, f'step {WRONG}')


def replay_a_slip(program, hand):
    """Of one's own digits the third is wrong: they are shown again, and gone back to before it."""
    for digit, column in [(9, 1), (8, 2), (6, 3), (1, 9)]:
        hand.write('Digit', digit, 1, column)
        program.await_cell(1, column, f'{digit}, entered')
    hand.press('Puzzle')
    hand.press('Check What I Have')
    program.await_cell(1, 3, '6, entered, wrong')
    hand.press('Replay')
    program.find('your solving, at step 0', 'label')
    program.await_cell(1, 1, 'empty')
    hand.press('Back to Before the First Wrong Digit')
    program.await_cell(1, 2, '8, entered')
    for column in (3, 9):
        program.await_cell(1, column, 'empty')


class Phone(Finger):
    """A person with a phone, for whom the sheet comes up where a button is not seen without it."""

    def press(self, name):
        raised = not self.program.see(name, '(push )?button')
        if raised:
            self.program.press('Pages')
        self.program.press(name)
        if raised:
            self.program.press('Pages')


def walk_all(desktop, kind, zoom):
    """The long search from Solve to what it cost, where, and what if, and back to the puzzle; with a mouse, where all of
    the page is seen, also a replay."""
    width, height = kind.size
    desktop.write_settings({'window-width': width, 'window-height': height, **kind.settings, 'timer': 'false'})
    with desktop.start(HARD) as program:
        hand = kind(desktop, program)
        hand.press('Solve')
        program.find(r'Solved, after 138350569 steps\.', 'label')
        if kind is Phone:
            program.press('Pages')
        program.find(r'69175316 digits tried, 64 needed\. 24\u00a0% of the steps went into the 3 in row 1, column 1, '
                     r'which was wrong\.', 'label')
        hand.press('Show Where')
        await_place(program, lambda at, _: at == WRONG, f'step {WRONG}')
        zoom(desktop, program)
        at = await_place(program, lambda at, _: WRONG < at < AFTER_WRONG, 'a step in the bar')
        hand.press(r'\d: not tried yet\. Press to see: what if \d\?')
        program.find(r'What if \d in row \d, column \d\? .*, after \d+ steps\.', 'label')
        hand.press('Back')
        await_place(program, lambda *now: list(now) == at, f'step {at[0]}')
        hand.press('Undo')
        program.await_grid(givens_of(HARD))
        if kind is Mouse:
            replay_a_slip(program, hand)


@driver.full
def test_all_by_keys(desktop):
    walk_all(desktop, Keys, zoom_by_keys)


@driver.full
def test_all_by_mouse(desktop):
    walk_all(desktop, Mouse, zoom_by_clicks)


@driver.full
def test_all_by_finger(desktop):
    walk_all(desktop, Phone, zoom_by_clicks)


def test_tree_on_a_phone(desktop):
    """A tap on a bar goes to it; the page tells what cost most, and gives way to the grid that shows where."""
    desktop.write_settings({'window-width': 360, 'window-height': 640})
    with desktop.start(SAMPLES / 'medium.sdk') as program:
        program.press('Solve')
        program.find('Solved, after 4507 steps.', 'label')
        with program.drag(program.find('Tree of the search', 'slider'), 0.7):
            program.find(r'There is no way out.*|Placed.*', 'label')
        program.press('Pages')
        program.find('2279 digits tried, 52 needed.*', 'label')
        program.press('Show Where')
        program.find(r'Placed 3 in row 1, column 4: .*', 'label')


def test_play_pause_step_drag(desktop):
    program, search = open_several(desktop)
    with program:
        program.let_solve_play()
        program.press('Solve')
        await_place(program, lambda at, _: at > 5, 'some steps')
        desktop.keys('p')
        program.find_button('Play')
        at, of = place(program)
        assert of == search.solutions[0], of
        await_step(program, search, at)
        desktop.keys('comma', 'comma')
        await_step(program, search, at - 2)
        desktop.keys('period')
        await_step(program, search, at - 1)

        strip = program.find('Tree of the search', 'slider')
        with program.drag(strip, 0.1, 0.8, 0.5):
            at = await_place(program, lambda at, of: abs(at / of - 0.5) < 0.01, 'the middle')[0]
            await_step(program, search, at)
        with program.drag(strip, 0.5, 0.6, 0.7):
            pass
        at = await_place(program, lambda at, of: abs(at / of - 0.7) < 0.01, 'seven tenths')[0]
        await_step(program, search, at)
        desktop.keys('comma')
        await_step(program, search, at - 1)


@driver.full
def test_jumps_and_breakpoint(desktop):
    program, search = open_several(desktop)
    with program:
        solve(program)
        with program.drag(program.find('Tree of the search', 'slider'), 0.3):
            at = await_place(program, lambda at, of: 0 < at < of, 'a place in the middle')[0]
        for _ in range(3):
            desktop.keys('d')
            at = search.next(at, search.is_dead_end)
            await_step(program, search, at)
            program.find('Dead end.*', 'label')
        desktop.keys('shift+d')
        at = search.next(at, search.is_dead_end, -1)
        await_step(program, search, at)

        program.click_cell(2, 3)
        program.await_focus(2, 3)
        changed = search.changes('r2c3')
        for key, way in (('c', 1), ('c', 1), ('shift+c', -1)):
            desktop.keys(key)
            at = search.next(at, changed, way)
            await_step(program, search, at)

        program.find('10 / s', 'label')
        desktop.keys('bracketright', 'bracketright', 'bracketright')
        program.find('100 / s', 'label')
        desktop.keys('bracketleft')
        program.find('50 / s', 'label')
        desktop.keys(*['bracketright'] * 30)
        program.find('Fastest', 'label')
        desktop.keys('b')
        driver.until(lambda: program.name_of(2, 3).endswith(', breakpoint'), 'a breakpoint that is told')
        desktop.keys('p')
        at = search.next(at, changed)
        await_step(program, search, at)
        program.find_button('Play')
        desktop.keys('b', 'p')
        await_step(program, search, search.solutions[0])
        program.find_button('Play')


@driver.full
def test_solutions_one_by_one(desktop):
    program, search = open_several(desktop)
    n = len(search.solutions)
    assert told.ask('count', SEVERAL).split() == [str(n)] == ['6']
    with program:
        solve(program)
        program.find(f'Solution 1 of {n}', 'label')
        program.await_grid(told.ask('solve', SEVERAL).strip())
        for number, step in enumerate(search.solutions[1:], 2):
            desktop.keys('ctrl+g')
            program.find(f'Solution {number} of {n}, after .*', 'label')
            await_step(program, search, step)
            program.find_button('Solve')
        desktop.keys('ctrl+g')
        program.find('This was the last solution.', 'label')
        desktop.keys('ctrl+shift+g')
        program.find(f'Solution {n - 1} of {n}', 'label')
        await_step(program, search, search.solutions[-2])
        assert len({search.grid(step) for step in search.solutions}) == n


@driver.full
def test_narrow_window_to_its_foot(desktop):
    """The wheel reaches all of the page that comes up over the grid."""
    desktop.write_settings({'window-width': 400, 'window-height': 900})
    program, search = open_several(desktop)
    with program:
        program.press('Solve')
        program.press('Pages')
        program.find('(The search alone takes|Searched and recorded).*', 'label')
        window, x, y = program.place(program.find('Placed', 'label'))
        desktop.hands.move(x, y, window)
        for _ in range(15):
            desktop.hands.click(5)
        program.click([node for node in program.look().walk()
                       if node.name == 'Next Solution' and node.has_place()][-1])
        await_step(program, search, search.solutions[1])


@driver.full
def test_grains(desktop):
    """Every test and every read of a step, in order, on and back; the place stays."""
    program, search = open_several(desktop)
    with program:
        solve(program)
        program.press('To start')
        desktop.keys(*['period'] * 5)
        await_step(program, search, 5)
        program.press('digit tried')
        refused = walk(desktop, program, search, 6, 'test')
        assert sum(' refused: ' in said for said in refused) == 9, refused
        await_step(program, search, 6)
        desktop.keys('comma')
        await_labels(program, refused[-1])
        program.await_cell(1, 9, 'empty, testing 9, highlighted')
        program.await_grid(search.grid(5))
        program.press('cell read')
        await_labels(program, refused[-1])
        desktop.keys('period')
        await_step(program, search, 6)
        walk(desktop, program, search, 7, 'read')
        await_step(program, search, 7)
        program.press('digit written')
        desktop.keys('period')
        await_step(program, search, 8)


def walk(desktop, program, search, step, grain):
    """Steps through STEP in GRAIN: the sentences."""
    said = search.looks(step, grain)
    for sentence in said:
        desktop.keys('period')
        await_labels(program, sentence)
    desktop.keys('period')
    return said


@driver.full
def test_other_algorithm_at_the_same_place(desktop):
    program, search = open_several(desktop)
    with program:
        solve(program)
        with program.drag(program.find('Tree of the search', 'slider'), 0.6):
            at = await_place(program, lambda at, of: 0 < at < of, 'a place in the middle')[0]
        await_step(program, search, at)
        program.click(program.find('Way to write it'))
        desktop.keys('Home', 'Return')
        program.find('First blank, three scans', 'label')
        scan = searched('scan')
        assert scan.grid(at) == search.grid(at)
        await_step(program, scan, at)
        program.press('digit tried')
        walk(desktop, program, scan, at + 1, 'test')
        await_step(program, scan, at + 1)


@driver.full
def test_long_search_while_it_runs(desktop):
    """It is dragged through as far as it has come, and stays there; step and cell are as traced."""
    with desktop.start(HARD) as program:
        program.await_grid(givens_of(HARD))
        program.let_solve_play()
        program.press('Solve')
        await_place(program, lambda at, of: of > 1000000, 'many steps')
        desktop.keys('p')
        program.find_button('Play')
        with program.drag(program.find('Tree of the search', 'slider'), 0.5):
            at = await_place(program, lambda at, _: at > 100000, 'a later step')[0]
        row, = told.read_rows(HARD, f'--from={at}', f'--to={at}')
        depth, digit = int(row['depth']), row['digit'] if row['event'] == 'place' else '.'
        driver.until(lambda: program.count('trying') == depth, f'{depth} digits that are tried')
        assert program.grid()[told.index(row['cell'])] == digit, (row, program.grid())
        program.find('(The search alone takes|Searched and recorded).*', 'label')
        assert place(program)[0] == at, (place(program), at)


driver.run(globals())
