"""test-floors.py - the house as it was drawn: what may include what.

    engine < format < document < picture < widgets < app        cli stands beside app, without GTK

Includes go down or sideways, never up. A room's doors are the headers that other rooms may
include; its other headers stay inside. Within the engine the rooms have an order too."""
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import sys

import tap

SOURCE = pathlib.Path(sys.argv[1]) / 'src'

# From the ground up. A floor sees those below it, except that cli, beside app, sees no GTK.
FLOORS = ['engine', 'format', 'document', 'picture', 'widgets', 'app']
BELOW = {floor: FLOORS[:i] for i, floor in enumerate(FLOORS)}
BELOW['cli'] = ['engine', 'format', 'picture']

# The rooms of the engine and the rooms each may see; what lies in engine/ itself sees them all.
ROOMS = {
    'engine/core': [],
    'engine/fast': ['engine/core'],
    'engine/search': ['engine/core'],
    'engine/trace': ['engine/core', 'engine/search'],
}

# Where the world's libraries may be included from.
WORLD = {
    r'^(gtk|gdk|gsk)/': ['widgets', 'app'],
    r'^(cairo|pango)': ['picture', 'widgets', 'app'],
    r'^json-glib/': ['format', 'cli'],
    r'^gio/': ['document', 'widgets', 'app', 'cli'],
    r'^glib': ['engine', 'format', 'document', 'picture', 'widgets', 'app', 'cli'],
}

# What other rooms may include. A header that is named nowhere here stays inside its room.
DOORS = {
    'engine/core': ['board', 'cells', 'digits', 'geometry', 'grid', 'mark', 'stop'],
    'engine/fast': ['fast', 'text'],
    'engine/search': ['counts', 'search', 'step'],
    'engine/trace': ['cursor', 'trace'],
    'engine/logic': ['account', 'choices', 'crew', 'definition', 'ladder', 'rating', 'reason', 'say',
                     'step', 'study', 'technique'],
    'engine': ['batch', 'details', 'position', 'puzzle', 'rows', 'say', 'start', 'verdict',
               'why'],
    'format': ['decode', 'error', 'format', 'reader'],
    'document': ['collection', 'collection-keeper', 'collection-query', 'collection-state',
                 'compare', 'document', 'gather', 'name', 'place', 'player', 'progress', 'race',
                 'reasoning', 'session', 'solving', 'storage', 'watch', 'work'],
    'picture': ['book', 'compose', 'export', 'figures', 'film', 'painter', 'scene', 'sheet',
                'theme'],
    'widgets': ['bars', 'buttons', 'compat', 'grid-view', 'intent', 'listing', 'timeline',
                'variables', 'widgets'],
}

# Made by the build: config.h, and what glib-compile-resources writes.
MADE = re.compile(r'^config\.h$|^[a-z-]+-resources\.h$')

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
FILES = sorted(SOURCE.rglob('*.[ch]'))


def place(path):
    """The floor and the room of PATH, a path within src."""
    parts = pathlib.PurePath(path).parts
    return parts[0], '/'.join(parts[:-1])


def includes():
    """Every include as file, floor, room, whether it is of the house, and what is included."""
    for file in FILES:
        name = file.relative_to(SOURCE).as_posix()
        for kind, target in INCLUDE.findall(file.read_text(encoding='utf-8')):
            yield name, *place(name), kind == '"', target


def test_house_includes_are_written_from_src():
    tap.fail_with_list([f'{name} includes "{target}"' for name, _, _, ours, target in includes()
                        if ours and not MADE.match(target) and not (SOURCE / target).is_file()])


def test_includes_point_down():
    tap.fail_with_list([f'{name} includes {target}, which is not below it'
                        for name, floor, _, ours, target in includes()
                        if ours and '/' in target
                        and place(target)[0] not in [floor] + BELOW[floor]])


def test_rooms_of_the_engine_see_only_those_below():
    tap.fail_with_list([f'{name} includes {target}, which {room} must not see'
                        for name, _, room, ours, target in includes()
                        if ours and room in ROOMS and '/' in target
                        and place(target)[1] not in [room] + ROOMS[room]])


def test_inner_headers_stay_inside():
    tap.fail_with_list([f'{name} includes {target}, which is no door of {place(target)[1]}'
                        for name, _, room, ours, target in includes()
                        if ours and '/' in target and place(target)[1] != room
                        and pathlib.PurePath(target).stem not in DOORS.get(place(target)[1], [])])


def test_doors_exist():
    tap.fail_with_list([f'{room}/{door}.h is named as a door and is not there'
                        for room, doors in DOORS.items() for door in doors
                        if not (SOURCE / room / f'{door}.h').is_file()])


def test_hot_rooms_know_no_library():
    tap.fail_with_list([f'{name} includes <{target}>'
                        for name, _, room, ours, target in includes()
                        if not ours and room in ROOMS
                        and any(re.match(world, target) for world in WORLD)])


def test_libraries_stay_on_their_floors():
    tap.fail_with_list([f'{name} includes <{target}>'
                        for name, floor, _, ours, target in includes() if not ours
                        for world, floors in WORLD.items()
                        if re.match(world, target) and floor not in floors])


def test_versions_of_gtk_are_told_apart_in_one_file():
    told = [file.relative_to(SOURCE).as_posix() for file in FILES
            if 'GTK_CHECK_VERSION' in file.read_text(encoding='utf-8')]
    tap.fail_with_list([f'{name} asks for the version of GTK' for name in told
                        if name != 'widgets/compat.c'])


tap.run([(name[5:].replace('_', '-'), function) for name, function in list(globals().items())
         if name.startswith('test_')])
