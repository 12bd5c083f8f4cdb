"""test-house.py - the rules of the house: what may see what, and how its sources are kept.

    engine < vision < format < document < picture < widgets < app        cli stands beside app, without GTK

Includes and calls go down or sideways, never up and never in a circle, between files and between
rooms. A room's doors are the headers that other rooms may include; its other headers stay inside.
What a unit, an arrow and a room are is told in house.py."""
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import sys

import house
import tap

TOP = pathlib.Path(sys.argv[1])
SOURCE = TOP / 'src'

# From the ground up. A floor sees those below it, except that cli, beside app, sees no GTK.
FLOORS = ['engine', 'vision', 'format', 'document', 'picture', 'widgets', 'app']
BELOW = {floor: FLOORS[:i] for i, floor in enumerate(FLOORS)}
BELOW['cli'] = ['engine', 'vision', 'format', 'document', 'picture']

# What each family of techniques sees.
FINDERS_SEE = ['engine/core', 'engine/fast', 'engine/logic/board', 'engine/logic/step',
               'engine/logic/chains']

# Every room: the rooms of its own floor that it sees, and its doors, the headers that other rooms
# may include. A room is added by its row.
ROOMS = {
    'engine/core': ([], 'board cells digits geometry grid gettext-noop stop'),
    'engine/fast': (['engine/core'], 'fast parse-grid'),
    'engine/make': (['engine/core', 'engine/fast'],
                    'box-singles canonical full-grid minimal-puzzle neighbour random symmetry transform'),
    'engine/maker': (['engine', 'engine/core', 'engine/fast', 'engine/make', 'engine/logic/board',
                      'engine/logic/finders', 'engine/logic/ladder', 'engine/logic/rating',
                      'engine/logic/step'], 'maker request'),
    'engine/search': (['engine/core'], 'search search-helpers'),
    'engine/steps': (['engine/core', 'engine/search'], 'line-parser program-steps tape tape-replay'),
    'engine/diagnosis': (['engine/core', 'engine/fast', 'engine/search', 'engine/steps'],
                         'diagnosis'),
    'engine/trace': (['engine/core', 'engine/search', 'engine/steps'], 'cursor trace progress tree'),
    'engine/logic/board': (['engine/core'], 'candidate-table study templates'),
    'engine/logic/step': (['engine/core', 'engine/logic/board'], 'sink step technique'),
    'engine/logic/chains': (['engine/core', 'engine/logic/board', 'engine/logic/step'],
                            'chain-search forcing inference price thread-budget'),
    'engine/logic/finders': (FINDERS_SEE, 'chain-sentences families'),
    'engine/logic/finders/almost-locked': (FINDERS_SEE + ['engine/logic/finders'], ''),
    'engine/logic/finders/chains': (FINDERS_SEE + ['engine/logic/finders',
                                                   'engine/logic/finders/fish'], ''),
    'engine/logic/finders/colouring': (FINDERS_SEE + ['engine/logic/finders'], ''),
    'engine/logic/finders/fish': (FINDERS_SEE + ['engine/logic/finders'], ''),
    'engine/logic/finders/sectors': (FINDERS_SEE + ['engine/logic/finders'], ''),
    'engine/logic/finders/uniqueness': (FINDERS_SEE + ['engine/logic/finders'], ''),
    'engine/logic/ladder': (FINDERS_SEE + ['engine/logic/finders'], 'ladder step-search'),
    'engine/logic/rating': (FINDERS_SEE + ['engine/logic/ladder'], 'rating scale'),
    'engine/logic/words': (['engine/core', 'engine/logic/board', 'engine/logic/step',
                            'engine/logic/finders'], 'hint-targets notation path-text say'),
    'engine': (['engine/core', 'engine/diagnosis', 'engine/fast', 'engine/make', 'engine/search',
                'engine/steps', 'engine/trace', 'engine/logic/rating'],
               'autoptr parallel verdict-details diagnosis-text position program-steps-text puzzle typo-repair repair-text solution-estimate step-csv place-text step-text verdict explain-verdict'),
    'vision': ([], 'image grid-mesh photo render-photo read-picture'),
    'format/text': ([], 'candidates-read cell crossed decode error fence heading json line-cells markup lz plus reader tokens'),
    'format/found': (['format/text'], 'found'),
    'format': (['format/text', 'format/found'], 'format photo-puzzle'),
    'document/base': ([], 'escape-control-characters job measure-search display-name session-format watched-program async-calls'),
    'document/collection': (['document/base'], 'collection query repeats'),
    'document/compare': (['document/base'], 'cheaper-search comparison why-cost-figures why-cost'),
    'document/programs': ([], 'search-source'),
    'document/trial': (['document/base', 'document/programs'], 'program-file run-program trial trial-series'),
    'document': (['document/base'], 'document edit play-time saved-state'),
    'document/files': (['document', 'document/base', 'document/collection'],
                       'collection-keeper collection-state gather kept-file collection-documents play-record replace session load-save watch'),
    'document/make': (['document', 'document/base', 'document/collection'], 'making remake'),
    'document/solve': (['document', 'document/base'], 'branch-text preview progress-text search-cost search-place step-facts player likely-typos solving what-if'),
    'document/hint': (['document', 'document/base', 'document/collection', 'document/solve'],
                      'async-step-search hardness practice reasoning'),
    'document/desk': (['document', 'document/base', 'document/collection', 'document/files', 'document/hint',
                       'document/solve'],
                      'desk moment source-picture quiz'),
    'picture': ([], 'animated-gif pdf-book colour compose compose-desk compose-practice export digit-glyphs font-check mark-place painter pattern board-metrics scene puzzle-pages theme tree-layout tree-picture'),
    'engine/pch': ([], ''),
    'document/pch': ([], ''),
    'widgets/pch': ([], ''),
    'widgets': ([], 'bar-chart buttons compat explanation-card fit-label grid-view intent labels code-listing natural-height pad play-clock'
                ' difficulty-scale search-choice tooltip variables style-sheets'),
    'widgets/timeline': (['widgets'], 'timeline tree-pair'),
    'app/common': ([], 'appearance callback-layout companion dialog file-dialogs memory-trim message preferences nested-scrolls shell'
                   ' template width-watch'),
    'app/paper': (['app/common'], 'export export-window print'),
    'app/compare': (['app/common'], 'compare-window'),
    'app/puzzle': (['app/common'], 'puzzle-page'),
    'app/search': (['app/common'], 'listing-view search-page tour'),
    'app/logic': (['app/common'], 'logic-page practice-page step-list technique-settings techniques-window'),
    'app/make': (['app/common', 'app/files'], 'make-window quick'),
    'app/collection': (['app/common', 'app/paper'], 'collection-controller collection-page'),
    'app/files': (['app/common'], 'open recent reload salvage save steps'),
    'app/photo': (['app/common'], 'photo-page'),
    'app/help': (['app/common'], 'help-window'),
    'app/start': (['app/common', 'app/files'], 'start-page'),
    'app/trial': (['app/common', 'app/files'], 'trial-window'),
    'app/window': (['app/common', 'app/collection', 'app/compare', 'app/files', 'app/help', 'app/logic',
                    'app/make', 'app/paper', 'app/photo', 'app/puzzle', 'app/search', 'app/start', 'app/trial'],
                   'action-map actions window'),
    'app': (['app/collection', 'app/common', 'app/files', 'app/search', 'app/window'],
            'application'),
    'cli/common': ([], 'explain-json input-file input logic-options option-values output stream time-limit'),
    'cli': (['cli/common'], ''),
}

# Where the compiler's own library is enough: they include none of WORLD.
HOT = ['engine/core', 'engine/diagnosis', 'engine/fast', 'engine/make', 'engine/search',
       'engine/steps', 'engine/trace']

# Where the world's libraries may be included from.
WORLD = {
    r'^(gtk|gdk|gsk)/': ['widgets', 'app'],
    r'^(cairo|pango)': ['picture', 'widgets', 'app'],
    r'^gif_lib': ['picture'],
    r'^json-glib/': ['format', 'cli'],
    r'^gdk-pixbuf/': ['vision'],
    r'^gio/': ['vision', 'document', 'widgets', 'app', 'cli'],
    r'^glib': ['engine', 'vision', 'format', 'document', 'picture', 'widgets', 'app', 'cli'],
}

# Functions without a caller in src that are kept, each with its reason.
KEPT = {
    'main': 'the system calls it',
    'rt_application_add_window': 'tests open windows of their own',
    'rt_application_restore_collections': 'tests come back to a collection without ending the program',
    'rt_ask_save_answer': 'tests go past the file dialog',
    'rt_card_text': 'tests read what stands on the card',
    'rt_collecting_save_to': 'tests go past the file dialog',
    'rt_collection_say_row': 'tests read what a screen reader says of a row',
    'rt_compare_window_comparison': 'tests wait for what the window shows',
    'rt_desk_told': 'tests ask which policy the preferences chose',
    'rt_document_redo_label': 'tests ask what Redo would do again',
    'rt_document_undo_label': 'tests ask what Undo would take back',
    'rt_export_to': 'tests go past the file dialog',
    'rt_fast_lanes': 'tests and measurements say which instruction set answered',
    'rt_fast_use': 'tests and measurements compare what the instruction sets do',
    'rt_step_facts_at': 'tests ask without a thread',
    'rt_play_record_path': 'tests look whether the file is there',
    'rt_progress_say_share': 'tests say shares that no search has at a chosen step',
    'rt_practice_search_async': 'tests search a collection without an exercise',
    'rt_practice_search_finish': 'tests search a collection without an exercise',
    'rt_practice_page_practice': 'tests wait for what the page shows',
    'rt_net_search_below': 'tests search under an assumption',
    'rt_print_operation_new': 'tests go past the print dialog',
    'rt_repairs': 'tests say which cells may change',
    'rt_sheet_lay_out': 'tests measure a page before it is drawn',
    'rt_stop_after': 'tests stop work at each place where it may be stopped',
    'rt_strip_paint': 'tests look at the pixels of a histogram',
    'rt_strip_axis_distance': 'tests try more distances than a strip can show',
    'rt_technique_page_step': 'tests wait for the example to be found',
    'rt_techniques_new': "tests leave the program's own choice alone",
    'rt_timeline_set_player': 'tests show players that no desk has',
    'rt_trace_bytes': 'tests and measurements hold it against the budget',
    'rt_trial_window_set_program': 'tests go past the file dialog',
    'rt_trial_window_trying': 'tests wait for what the window shows',
    'rt_why_cost': 'tests explain traces without a thread',
    'rt_window_set_desk': 'tests change what a window shows',
}

# Whatever makes, replaces or renames a file, and the only files that may.
REPLACING = re.compile(
    r'^(g_file_(set_contents|replace|create|move|copy|append_to|open_tmp|delete|trash)\w*'
    r'|g_mkstemp\w*|mkstemp\w*|g_rename|rename|renameat|g_unlink|unlink|g_remove|remove'
    r'|g_fopen|fopen|freopen|g_creat|creat|g_key_file_save_to_file|gdk_texture_save\w*(?<!_bytes)'
    r'|cairo_surface_write_to_png|cairo_(pdf|svg|ps)_surface_create)$')
REPLACES = {
    'engine/steps/tape.c': 'the steps of a program, in a file without a name',
    'document/trial/program-file.c': "what a compiler reads, in a folder of its own",
    'document/trial/trial-series.c': "our programs for a compiler, in a folder of their own",
    'document/files/play-record.c': 'the record of solved puzzles, which is deleted on request',
    'document/files/replace.c': 'documents',
    'document/files/kept-file.c': 'the session, and what is kept of a collection',
}

# Folders whose rooms each have a README.md that says what the room is for.
HOUSES = ['app', 'engine/logic']

# Made by the build: config.h, and what glib-compile-resources writes.
MADE = re.compile(r'^config\.h$|^[a-z-]+-resources\.h$')

HOUSE = house.House(SOURCE)


def sees(room, other):
    """Whether ROOM may see OTHER: itself, the rooms of its row, and the floors below."""
    return (other in [room] + ROOMS[room][0]
            or house.floor(other) in BELOW[house.floor(room)])


def includes():
    """Every include as file, whether it is of the house, and what is included."""
    return [(path, ours, target) for path, file in HOUSE.files.items()
            for ours, target in file.includes]


def of_other_rooms():
    """The includes of headers of other rooms, as file, room, header and its room."""
    return [(path, house.room(path), target, house.room(target))
            for path, ours, target in includes()
            if ours and '/' in target and house.room(target) != house.room(path)]


def test_rooms_have_rows():
    there = {house.room(path) for path in HOUSE.files}
    tap.fail_with_list([f'{room} has no row in ROOMS' for room in sorted(there - ROOMS.keys())]
                       + [f'{room} has a row in ROOMS and is not there' for room in ROOMS
                          if room not in there])


def test_rooms_tell_what_they_are_for():
    rooms = {house.room(path) for path in HOUSE.files if path.endswith('.c')}
    tap.fail_with_list([
        f'{room} has no README.md' for room in sorted(rooms)
        if any(room.startswith(folder + '/') for folder in HOUSES)
        and not (SOURCE / room / 'README.md').is_file()])


def test_house_includes_are_written_from_src():
    tap.fail_with_list([f'{path} includes "{target}"' for path, ours, target in includes()
                        if ours and not MADE.match(target) and target not in HOUSE.files])


def test_includes_point_down():
    tap.fail_with_list([f'{path} includes {target}, which {room} must not see'
                        for path, room, target, other in of_other_rooms()
                        if not sees(room, other)])


def test_calls_point_down():
    tap.fail_with_list([f'{unit} uses {name} of {other}, which {house.room(unit)} must not see'
                        for unit, others in HOUSE.uses.items()
                        for other, names in others.items()
                        if not sees(house.room(unit), house.room(other))
                        for name in sorted(names)])


def test_inner_headers_stay_inside():
    tap.fail_with_list([f'{path} includes {target}, which is no door of {other}'
                        for path, _, target, other in of_other_rooms()
                        if pathlib.PurePath(target).stem not in ROOMS[other][1].split()])


def test_doors_exist():
    tap.fail_with_list([f'{room}/{door}.h is named as a door and is not there'
                        for room, (_, doors) in ROOMS.items() for door in doors.split()
                        if f'{room}/{door}.h' not in HOUSE.files])


def test_hot_rooms_know_no_library():
    tap.fail_with_list([f'{path} includes <{target}>' for path, ours, target in includes()
                        if not ours and house.room(path) in HOT
                        and any(re.match(world, target) for world in WORLD)])


def test_libraries_stay_on_their_floors():
    tap.fail_with_list([f'{path} includes <{target}>' for path, ours, target in includes()
                        if not ours for world, floors in WORLD.items()
                        if re.match(world, target) and house.floor(path) not in floors])


def test_versions_of_gtk_are_told_apart_in_one_file():
    tap.fail_with_list([f'{path} asks for the version of GTK' for path in HOUSE.files
                        if path != 'widgets/compat.c'
                        and 'GTK_CHECK_VERSION' in (SOURCE / path).read_text(encoding='utf-8')])


def test_no_files_in_a_circle():
    graph = HOUSE.graph()
    breaches = []
    for circle in house.circles(graph):
        way = house.shortest_circle(graph, circle)
        steps = [f'  {unit} -> {other}: {", ".join(sorted(HOUSE.uses[unit][other]))}'
                 for unit, other in zip(way, way[1:])]
        breaches.append('\n'.join([f'a circle of {" ".join(sorted(circle))}'] + steps))
    tap.fail_with_list(breaches)


def test_no_rooms_in_a_circle():
    graph = HOUSE.graph(house.room)
    tap.fail_with_list([
        f'a circle of rooms: {" -> ".join(house.shortest_circle(graph, circle))}'
        for circle in house.circles(graph)])


def test_names_exist_once():
    """Types of headers, those with the prefix wherever they stand, and public functions."""
    where = {}
    for path, file in HOUSE.files.items():
        for kind, names in ('type', file.types), ('struct', file.tags):
            for name in set(names):
                if path.endswith('.h') or re.match('_?Rt', name):
                    where.setdefault((kind, name), []).append(path)
    for path, name in HOUSE.public_functions():
        if name not in KEPT:
            where.setdefault(('function', name), []).append(path)
    tap.fail_with_list([f'the {kind} {name} is in {" and in ".join(paths)}'
                        for (kind, name), paths in where.items() if len(paths) > 1])


def test_public_functions_have_callers():
    breaches = []
    for path, name in HOUSE.public_functions():
        if name not in KEPT and not HOUSE.is_called(path, name):
            at_home = name in HOUSE.files[path].words
            breaches.append(f'{name} of {path} is called by no other file: '
                            + ('make it static' if at_home else 'delete it'))
    there = {name for _, name in HOUSE.public_functions()}
    breaches += [f'{name} is kept without a caller and is not there'
                 for name in KEPT.keys() - there]
    tap.fail_with_list(breaches)


def test_declared_functions_are_there():
    there = {name for file in HOUSE.files.values() for name in file.functions}
    tap.fail_with_list([f'{path} declares {name}, which is not there'
                        for path, file in HOUSE.files.items()
                        for name in sorted(file.declared - there)
                        if not re.search('_(get_type|quark)$', name)])


def test_lists_of_sources_are_sorted():
    """Each run of names in quotes that stand on lines of their own, in the order of characters."""
    breaches = []
    for path in sorted(SOURCE.rglob('meson.build')) + [TOP / 'tests/meson.build']:
        name = path.relative_to(TOP).as_posix().removeprefix('src/')
        for run in re.findall(r"(?:^ +'[^'\n]+',?\n)+", path.read_text(encoding='utf-8'), re.M):
            names = re.findall(r"'([^']+)'", run)
            wrong = next((b for a, b in zip(names, names[1:]) if a >= b), None)
            if wrong:
                breaches.append(f"{name}: '{wrong}' is out of order, or there twice")
    tap.fail_with_list(breaches)


def test_files_are_replaced_in_few_places():
    breaches = [f'{path} calls {name}' for path, file in HOUSE.files.items()
                for name in sorted(file.words) if REPLACING.match(name) and path not in REPLACES]
    breaches += [f'{path} is named as replacing files and does not'
                 for path in REPLACES.keys() - {path for path, file in HOUSE.files.items()
                                                if any(map(REPLACING.match, file.words))}]
    tap.fail_with_list(breaches)


tap.run([(name[5:].replace('_', '-'), function) for name, function in list(globals().items())
         if name.startswith('test_')])
