"""screen_reader.py - a program's accessible objects, asked for over the bus as a screen reader does.

What an object says is what it says now; only its role, which it has for life, is asked for once. A
tree is read level by level, with all questions of a level on their way at once. What a program tells of
all its objects in one answer need not be asked for one by one; of one that is looked for there, only
whether it is still where it was."""
# SPDX-License-Identifier: GPL-3.0-or-later

import ast
import collections
import re

from gi.repository import Gio, GLib

ACCESSIBLE = 'org.a11y.atspi.Accessible'
CACHE = ('/org/a11y/atspi/cache', 'org.a11y.atspi.Cache')
ROOT = '/org/a11y/atspi/accessible/root'
REGISTRY = ('org.a11y.atspi.Registry', ROOT)
ANSWER_MS = 30000

# The bits of the states that matter here.
STATES = {'checked': 4, 'focusable': 11, 'focused': 12, 'pressed': 20, 'selected': 23, 'sensitive': 24}

# What a program tells of an object without being asked for it alone. (An answer taken apart piece by
# piece takes ten times as long as one that is read as text.)
Told = collections.namedtuple('Told', 'name n_children parent states')
PLACE = r"\('[^']*', '([^']*)'\)"
TEXT = r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\""""
ITEM = re.compile(rf"\({PLACE}, \('[^']*', '[^']*'\), {PLACE}, -?\d+, (\d+), \[[^\]]*\], "
                  rf"({TEXT}), \d+, (?:{TEXT}), \[(\d+), (\d+)\]\)")


class Node:
    """One object: its role and name, and its states, when it was read; what they are now, and its place, are asked
    for. What is in it is read with it, or once it is asked for."""

    def __init__(self, reader, reference, parent):
        self.reader, self.reference, self.parent = reader, reference, parent
        self.role, self.name, self.told_states, self.below = '', '', 0, None

    @property
    def children(self):
        if self.below is None:
            self.reader.read_below(self, self.reader.tell_all(self.reference[0]))
        return self.below

    def ask(self, interface, method, arguments=None):
        """The answer to one question, or None where the object is gone."""
        return self.reader.ask([(self.reference, interface, method, arguments)])[0]

    def states(self):
        return self.reader.states([self.reference])[0]

    def was(self, state):
        """Whether it was in the STATE of that name when it was read."""
        return is_in(state, self.told_states)

    def boxes(self):
        """x, y, width and height within the window, of this object and of those that it is in."""
        around = [self]
        while around[-1].parent and around[-1].parent.role != 'application':
            around.append(around[-1].parent)
        return self.reader.extents(around)

    def inset(self):
        """How far the content begins within the object, across and down: what is in it is taken to
        fill the content or to be in the middle of it."""
        (x, y, width, height), *inner = self.reader.extents([self, *self.children])
        inner = [box for box in inner if box[2] > 0 and box[3] > 0] or [(x, y, width, height)]
        left, top = min(box[0] for box in inner) - x, min(box[1] for box in inner) - y
        right = max(box[0] + box[2] for box in inner) - x
        bottom = max(box[1] + box[3] for box in inner) - y
        across, down = max(width - left - right, 0) // 2, max(height - top - bottom, 0) // 2
        # More room than that above and below is room left over below; and so it is beside.
        if across > 16 and down == 0:
            across = 0
        return across, down if down <= max(across, 12) else across

    def is_leaf(self):
        """Whether it has nothing in it: a cell of the Sudoku grid, which a cell of a table is not."""
        return self.role == 'grid cell' and self.parent is not None and self.parent.role == 'grid'

    def has_place(self):
        return all(width > 0 and height > 0 for _, _, width, height in self.boxes())

    def value(self):
        return self.ask(*get('org.a11y.atspi.Value', 'CurrentValue'))[0]

    def description(self):
        answer = self.ask(*get(ACCESSIBLE, 'Description'))
        return answer[0] if answer else ''

    def text(self):
        """What an entry holds."""
        answer = self.ask('org.a11y.atspi.Text', 'GetText', GLib.Variant('(ii)', (0, 9999)))
        return answer[0] if answer else ''

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def __repr__(self):
        return f'{self.role} “{self.name}”'


def get(interface, name):
    """The question for a property."""
    return ('org.freedesktop.DBus.Properties', 'Get', GLib.Variant('(ss)', (interface, name)))


class ScreenReader:
    def __init__(self, address):
        """ADDRESS is that of a session bus: it knows where the accessibility bus is."""
        session = connect(address)
        self.roles = {}

        def call(interface, method, arguments):
            return session.call_sync('org.a11y.Bus', '/org/a11y/bus', interface, method, arguments,
                                     None, 0, ANSWER_MS, None).unpack()

        # A toolkit may show nothing as long as nobody reads.
        for name in ('IsEnabled', 'ScreenReaderEnabled'):
            call('org.freedesktop.DBus.Properties', 'Set',
                 GLib.Variant('(ssv)', ('org.a11y.Status', name, GLib.Variant('b', True))))
        self.address = call('org.a11y.Bus', 'GetAddress', None)[0]
        self.bus = connect(self.address)
        # The registry starts when it is asked for; it is there before any program is.
        self.bus.call_sync(*REGISTRY, ACCESSIBLE, 'GetChildren', None, None, 0, ANSWER_MS, None)

    def ask(self, questions):
        """The answers to QUESTIONS, each (bus name and path, interface, method, arguments)."""
        answers, pending = [None] * len(questions), len(questions)

        def done(bus, result, number):
            nonlocal pending
            pending -= 1
            try:
                answers[number] = bus.call_finish(result).unpack()
            except GLib.Error:
                pass    # it is gone, or cannot tell

        for number, ((name, path), interface, method, arguments) in enumerate(questions):
            self.bus.call(name, path, interface, method, arguments, None, 0, ANSWER_MS, None,
                          done, number)
        while pending:
            GLib.MainContext.default().iteration(True)
        return answers

    def find_program(self, process):
        """The bus name and path of the program with that process id, or None."""
        programs = self.ask([(REGISTRY, ACCESSIBLE, 'GetChildren', None)])[0]
        programs = programs[0] if programs else []
        bus = ('org.freedesktop.DBus', '/org/freedesktop/DBus')
        ids = self.ask([(bus, bus[0], 'GetConnectionUnixProcessID',
                         GLib.Variant('(s)', (name,))) for name, _ in programs])
        return next((program for program, id in zip(programs, ids) if id == (process,)), None)

    def read(self, reference, told=None):
        """The tree from the object at REFERENCE on."""
        top = Node(self, reference, None)
        self.read_below(top, told or self.tell_all(reference[0]))
        return top

    def read_below(self, node, told):
        levels = [[node]]
        while levels[-1]:
            levels.append(self.read_level(levels[-1], told))
        nodes = [node for level in levels for node in level]
        if any(node.reference not in told and node.reference[1] != ROOT for node in nodes):
            told.update(self.tell_all(node.reference[0]))   # by now they were asked for
        unnamed = [node for node in nodes if node.reference not in told]
        for node, name in zip(unnamed, self.names([node.reference for node in unnamed])):
            node.name = name
        for node in nodes:
            if node.reference in told:
                node.name, node.told_states = told[node.reference].name, told[node.reference].states

    def read_children(self, reference):
        top = Node(self, reference, None)
        self.read_level([top], {})
        for node, name in zip(top.children, self.names([node.reference for node in top.children])):
            node.name = name
        return top.children

    def see(self, reference, is_wanted):
        """The first object in the tree at REFERENCE that has a place and whose name and role IS_WANTED;
        or None."""
        told = self.tell_all(reference[0])
        known = [known for known, it in told.items() if is_wanted(it.name, self.roles.get(known, ''))]
        shown = self.shown(reference, told, known)
        return next(filter(Node.has_place, shown), None) or \
            next((node for node in self.read(reference, told).walk()
                  if is_wanted(node.name, node.role) and node.has_place()), None)

    def has_focus(self, reference):
        """Whether something in the tree at REFERENCE has the focus. (A program tells only of what it was asked for
        before: where it tells of nothing, it is asked for all.)"""
        told = self.tell_all(reference[0])
        for place in [place for place, it in told.items() if is_in('focused', it.states)]:
            while place != reference and place in told:
                place = told[place].parent
            if place == reference:
                return True
        self.read(reference, told)
        return False

    def shown(self, reference, told, wanted):
        """Those of WANTED, objects that were TOLD of, that are shown in the tree at REFERENCE, as they
        follow one another there. Where there is one that was not told of, beside them or beside what
        they are in, then there may be others, and none is given."""
        ways = []
        for end in wanted:
            way = [end]
            while way[0] != reference and way[0] in told:
                way.insert(0, told[way[0]].parent)
            if way[0] == reference:
                ways.append(way)
        # An object knows what it is in, but only that knows whether it is shown there.
        holders = list({holder for way in ways for holder in way[:-1]})
        answers = self.ask([(holder, ACCESSIBLE, 'GetChildren', None) for holder in holders])
        children = {holder: answer[0] if answer else [] for holder, answer in zip(holders, answers)}
        if any(child not in told for inner in children.values() for child in inner):
            return []
        nodes = {}
        for way in ways:
            steps = list(zip(way, way[1:]))
            if all(child in children[holder] for holder, child in steps):
                node = None
                for part in way:
                    node = Node(self, part, node)
                    node.role = self.roles.get(part, '')
                    node.name = told[part].name if part in told else ''
                nodes[tuple(children[holder].index(child) for holder, child in steps)] = node
        return [node for _, node in sorted(nodes.items())]

    def tell_all(self, program):
        """What a program tells at once of each object that was asked for before. (It tells of hidden
        ones, too, so that what each is in says not that it is shown there.)"""
        try:
            answer = self.bus.call_sync(program, *CACHE, 'GetItems', None, None, 0, ANSWER_MS, None)
        except GLib.Error:
            return {}   # it is gone
        told = {}
        for path, parent, n_children, name, low, high in ITEM.findall(answer.print_(False)):
            name = ast.literal_eval(name) if '\\' in name else name[1:-1]
            told[program, path] = Told(name, int(n_children), (program, parent), int(low) | int(high) << 32)
        assert len(told) == answer.get_child_value(0).n_children(), 'read of what a program tells'
        told.pop((program, ROOT), None)
        return told

    def read_level(self, level, told):
        """Fills in the roles of the objects of LEVEL and what is in them, asking for what was not TOLD; returns
        their children."""
        new = [node.reference for node in level if node.reference not in self.roles]
        answers = self.ask([(reference, ACCESSIBLE, 'GetRoleName', None) for reference in new])
        self.roles.update((reference, role[0]) for reference, role in zip(new, answers) if role)
        for node in level:
            node.role, node.below = self.roles.get(node.reference, ''), []
        holders = [node for node in level if not node.is_leaf() and
                   (node.reference not in told or told[node.reference].n_children > 0)]
        answers = self.ask([(node.reference, ACCESSIBLE, 'GetChildren', None) for node in holders])
        for node, children in zip(holders, answers):
            node.below = [Node(self, child, node) for child in children[0]] if children else []
        return [child for node in level for child in node.children]

    def placed(self, top):
        """The objects of the tree at TOP that have a place: all at once, as Node.has_place tells it."""
        nodes, without = list(top.walk()), set()
        for node, (_, _, width, height) in zip(nodes, self.extents(nodes)):
            has_room = node.role == 'application' or (width > 0 and height > 0)
            if not has_room or id(node.parent) in without:
                without.add(id(node))
        return [node for node in nodes if id(node) not in without]

    def extents(self, nodes):
        """x, y, width and height of those objects within their windows."""
        answers = self.ask([(node.reference, 'org.a11y.atspi.Component', 'GetExtents',
                             GLib.Variant('(u)', (1,))) for node in nodes])
        return [answer[0] if answer else (0, 0, 0, 0) for answer in answers]

    def toolkit_version(self, program):
        """That of the toolkit of a program, as numbers."""
        version, = self.ask([(program, *get('org.a11y.atspi.Application', 'Version'))])[0]
        return [int(number) for number in version.split('.')]

    def names(self, references):
        """The names of those objects now."""
        answers = self.ask([(reference, *get(ACCESSIBLE, 'Name')) for reference in references])
        return [answer[0] if answer else '' for answer in answers]

    def states(self, references):
        """The names of the states that each of those objects is in."""
        answers = self.ask([(reference, ACCESSIBLE, 'GetState', None) for reference in references])
        words = [answer[0] if answer else (0, 0) for answer in answers]
        return [{name for name in STATES if is_in(name, low | high << 32)} for low, high in words]


def is_in(state, bits):
    return bool(bits >> STATES[state] & 1)


def connect(address):
    flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT |
             Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
