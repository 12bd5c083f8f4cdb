"""test-names.py - whatever can have the focus has a name that says what it is, in every window."""
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import driver
from puzzles import EASY, TWO

# What a toolkit falls back to: nothing, the type of the object, or its role.
USELESS = re.compile(r'|(Gtk|Rt)[A-Z]\w*|(push |toggle |check |radio |menu )?button|text( box)?|entry'
                     r'|label|list( item)?|group|panel|filler|image|combo box|slider|switch|widget')
# What is named twice over is read twice over.
TWICE = re.compile(r'(.+) \1')
HOLDERS = ('group', 'scroll pane', 'list')
IN_A_BUTTON = re.compile(r'.*button|combo box')


def around(node):
    while node.parent:
        node = node.parent
        yield node


def nameless(program, tree):
    """The objects of TREE that can have the focus and have no name, or it twice. What only scrolls what
    is in it needs none (later GTKs call that generic, in windows of their own, too), nor what a button
    or the heads of a table consist of."""
    able = [node for node in tree.walk() if node.was('focusable')]
    holders = {id(above) for node in able for above in around(node)}
    return [node for node in able
            if (USELESS.fullmatch(node.name) or TWICE.fullmatch(node.name)) and
            node.role != 'generic' and not (node.role in HOLDERS and id(node) in holders) and
            not any(IN_A_BUTTON.fullmatch(above.role) for above in around(node)) and
            not any(child.role == 'column header' for child in node.children) and node.has_place()]


def called_by_type(tree):
    """The buttons that are called by their type, whether they are seen by now or not."""
    return [node for node in tree.walk()
            if IN_A_BUTTON.fullmatch(node.role) and re.fullmatch(r'(Gtk|Rt)[A-Z]\w*', node.name)]


def assert_named(program, state):
    """What is only on its way may get its name a moment later."""
    wrong = []

    def fine():
        program.settle()
        tree = program.look()
        wrong[:] = nameless(program, tree) + called_by_type(tree)
        return not wrong

    driver.until(fine, lambda: '\n'.join(
        [f'names for {state}:',
         *(' in '.join(map(repr, [node, *list(around(node))[:5]])) for node in wrong)]))


def open_easy(desktop):
    program = desktop.start(desktop.write('easy.txt', EASY))
    program.await_grid(EASY)
    return program


def solve(desktop, program):
    desktop.keys('F5')
    program.press('Search')
    program.find_button('Next Dead End')
    desktop.keys('Home')


def visit(desktop, program, title):
    """The window of that TITLE, which is on its way."""
    def there():
        return next((window for window in desktop.reader.read_children(program.reference)
                     if re.fullmatch(title, window.name)), None)

    program.look_at(driver.until(there, f'the window “{title}”').reference)
    assert_named(program, title)
    program.look_at(program.reference)
    desktop.keys('Escape')
    driver.until(lambda: not there(), f'the end of “{title}”')


def test_start(desktop):
    with desktop.start() as program:
        program.find('Row 1, column 1, empty')
        program.find_button('Solve a puzzle I have')
        assert_named(program, 'the empty grid')


def test_search_and_exports(desktop):
    with open_easy(desktop) as program:
        program.find_button('Write 1, .*')
        for page in ('Puzzle', 'Search', 'Logic'):
            program.press(page)
            assert_named(program, f'the page {page}')
        solve(desktop, program)
        program.find('Tree of the search', 'slider')
        for grain in ('digit tried', 'cell read'):
            program.press(grain)
            desktop.keys('period', 'period', 'period')
            assert_named(program, f'a search, by {grain}')
        program.choose('Export…')
        visit(desktop, program, 'Export')


def test_logic(desktop):
    with open_easy(desktop) as program:
        for stage in range(1, 6):
            desktop.keys('ctrl+h')
            program.find(f'Stage {stage} of 5: .*')
            if stage in (1, 4):   # with the fewest buttons, and with all
                assert_named(program, f'stage {stage} of a hint')
        program.press('Easy 1.2')
        program.find('Techniques Used.*')
        assert_named(program, 'a path')


def test_windows_and_menus(desktop):
    with open_easy(desktop) as program:
        for key, title in (('ctrl+comma', 'Preferences'), ('ctrl+t', 'Techniques'),
                           ('ctrl+shift+c', 'Algorithms compared.*'),
                           ('ctrl+m', 'Make Puzzles'), ('F1', 'Help')):
            desktop.keys(key)
            visit(desktop, program, title)
        for key, row in (('F10', 'Print…'), ('shift+F10', 'Copy As')):
            desktop.keys(key)
            program.find(row, 'menu item')
            assert_named(program, f'the menu with “{row}”')
            desktop.keys('Escape')
            program.await_gone(row, 'menu item')
        program.press('Open')
        program.find('Paste Puzzle', 'menu item')
        assert_named(program, 'the menu of files')
        desktop.keys('Escape')
        program.await_gone('Paste Puzzle', 'menu item')
        desktop.keys('ctrl+i')
        program.find('.*exactly one solution.*', 'label')
        assert_named(program, 'the details')


def test_collection(desktop):
    with desktop.start(desktop.write('three.txt', '\n'.join([EASY, TWO, EASY]))) as program:
        program.find('Puzzle 3, .*')
        assert_named(program, 'a collection')


driver.run(globals())
