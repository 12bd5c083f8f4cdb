"""house.py - the sources of src as their text tells: what each file defines, uses and includes.

A *unit* is X.c with its X.h, named by its path without the ending (engine/core/board); a *room* is
a folder, and a *floor* is the first folder of a path. The text is read by a small tokenizer that
knows comments, strings and directives; what is defined is found at the outermost level of braces.

An *arrow* goes from unit A to unit B when A names something that B offers to others: a function or
an object that B defines, or a type, an enumerator or a macro of its header, where A includes a
header that tells of it. Names that a registry pastes together (&rt_search_##name) make no arrow: a
registry knows its rows by a word only, and each row knows the registry's type."""
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import dataclasses
import pathlib
import re

NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)
DIRECTIVE = re.compile(r'^[ \t]*#[^\n]*', re.MULTILINE)
DEFINE = re.compile(r'[ \t]*#[ \t]*define[ \t]+(\w+)(.*)')
TOKEN = re.compile(r'[A-Za-z_]\w*|\d[\w.]*|->|##|\S')
WORD = re.compile(r'[A-Za-z_]\w*$')
MACRO = re.compile(r'([A-Z][A-Z_]*|_Static_assert)$')     # what is written like a call outside
PAIRS = {'(': ')', '[': ']', '{': '}'}

# What such a line defines for all that see it, from its first four arguments.
GOBJECT_TYPES = {'G_DECLARE_FINAL_TYPE', 'G_DECLARE_DERIVABLE_TYPE', 'G_DECLARE_INTERFACE'}
CLEANUPS = {'G_DEFINE_AUTOPTR_CLEANUP_FUNC', 'G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC'}
CLEANED = {'g_autoptr', 'g_auto', 'g_autolist', 'g_autoslist', 'g_autoqueue'}


@dataclasses.dataclass
class File:
    """One .c or .h file; names are given as sets or, where the place counts, as lists."""
    path: str
    includes: list                  # pairs: whether it is of the house, and what is included
    macros: dict                    # what is defined, with the names in its body
    pasted: set                     # the beginnings of names that are pasted together
    types: list = dataclasses.field(default_factory=list)
    tags: list = dataclasses.field(default_factory=list)       # of structs with a body
    enumerators: set = dataclasses.field(default_factory=set)
    functions: dict = dataclasses.field(default_factory=dict)  # defined, with the words of its head
    objects: dict = dataclasses.field(default_factory=dict)    # the same
    declared: set = dataclasses.field(default_factory=set)     # functions that are only declared
    cleanups: dict = dataclasses.field(default_factory=dict)   # a type, and what g_autoptr calls
    words: set = dataclasses.field(default_factory=set)        # what definitions name
    cleaned: set = dataclasses.field(default_factory=set)      # the types of its g_autoptr's


    def offered(self):
        """What it offers to those that include it."""
        return {*self.macros, *self.types, *self.tags, *self.enumerators, *self.functions}

    def own(self):
        """All that it defines, for itself as well."""
        return self.offered() | self.objects.keys()


def split(tokens):
    """TOKENS at the outermost level: declarations as (tokens, body), the body without braces."""
    head, i = [], 0
    while i < len(tokens):
        token = tokens[i]
        end = i + 1
        if token in PAIRS:
            depth = 1
            while end < len(tokens) and depth:
                depth += (tokens[end] == token) - (tokens[end] == PAIRS[token])
                end += 1
        group = tokens[i:end]
        i = end
        if token == '{' and is_function(head):
            yield head, group[1:-1]
            head = []
        elif token == ';':
            yield head, None
            head = []
        else:
            head += group
            # A macro in capitals is a declaration of its own, without a semicolon.
            if token == '(' and MACRO.match(head[0]) and head[1] == '(':
                yield head, None
                head = []


def is_function(head):
    return bool(head) and head[-1] == ')' and '=' not in head and head[0] != 'typedef'


def at_level(tokens):
    """TOKENS without what stands between brackets."""
    depth, kept = 0, []
    for token in tokens:
        if token in PAIRS:
            if depth == 0:
                kept.append(token)
            depth += 1
        elif token in PAIRS.values():
            depth -= 1
        elif depth == 0:
            kept.append(token)
    return kept


def used(tokens):
    """The words of TOKENS that are no members: neither after a dot nor after an arrow."""
    return {token for before, token in zip([''] + tokens, tokens)
            if WORD.match(token) and before not in ('.', '->')}


def read_types(file, head):
    """What HEAD, a declaration, says of types; the names of its enumerators as well."""
    for i, token in enumerate(head):
        if token == 'struct' and i + 2 < len(head) and head[i + 2] == '{':
            file.tags.append(head[i + 1])
        if token == 'enum' and '{' in head[i:i + 3]:
            body = head[head.index('{', i) + 1:]
            body = at_level(body[:body.index('}')])
            file.enumerators |= {word for before, word in zip([','] + body, body)
                                 if before == ',' and WORD.match(word)}
    if head[0] != 'typedef':
        return
    pointer = [i for i in range(len(head) - 2) if head[i] == '(' and head[i + 1] == '*'
               and '{' not in head[:i]]
    file.types.append(head[pointer[0] + 2] if pointer else
                      [word for word in at_level(head) if WORD.match(word)][-1])


def read_macro_line(file, head):
    """HEAD is NAME (arguments), without a semicolon."""
    arguments = [token for token in head[2:-1] if WORD.match(token)]
    if head[0] in GOBJECT_TYPES:
        name, function, prefix, rest = arguments[:4]
        file.types.append(name)
        file.macros |= {f'{prefix}_{rest}': {function + '_get_type'},
                        f'{prefix}_IS_{rest}': {function + '_get_type'}}
        file.words.add(arguments[4])
    elif head[0] in CLEANUPS:
        file.cleanups[arguments[0]] = arguments[1]
    else:
        file.words |= set(arguments)


def read_object(file, head):
    """HEAD declares an object, a function or nothing of interest."""
    level = at_level(head)
    if '(' in level and '=' not in level[:level.index('(')]:
        file.declared.add(level[level.index('(') - 1])
        file.words |= used(head) - {level[level.index('(') - 1]}
        return
    names = level[:level.index('=')] if '=' in level else level
    names = [word for word in names if WORD.match(word)]
    if len(names) > 1 and 'extern' not in names and '{' not in level[:level.index(names[-1])]:
        file.objects[names[-1]] = set(names)
    file.words |= used(head)


def read(path, source):
    text = (source / path).read_text(encoding='utf-8')
    includes = [(kind == '"', target) for kind, target in INCLUDE.findall(text)]
    code = NOT_CODE.sub(lambda match: ' ' if match[0][0] == '/' else '0', text)
    code = code.replace('\\\n', ' ')
    macros, pasted = {}, set()
    for line in DIRECTIVE.findall(code):
        define = DEFINE.match(line)
        if define:
            macros[define[1]] = used(TOKEN.findall(define[2]))
            pasted |= set(re.findall(r'(\w+_)##', define[2]))
    file = File(path, includes, macros, pasted)
    tokens = TOKEN.findall(DIRECTIVE.sub('', code))
    file.cleaned = {name for call, _, name in zip(tokens, tokens[1:], tokens[2:])
                    if call in CLEANED}
    for head, body in split(tokens):
        if not head:
            continue
        if body is not None:
            level = at_level(head)
            name = level[level.index('(') - 1]
            file.functions[name] = set(level)
            file.words |= used(head + body) - {name}
        elif head[-1] == ')' and MACRO.match(head[0]) and head[1] == '(':
            read_macro_line(file, head)
        elif head[0] in ('typedef', 'struct', 'enum', 'union') and head[-1] in ('}', *head[1:2]):
            read_types(file, head)
            file.words |= used(head)
        else:
            read_types(file, head)
            if head[0] == 'typedef':
                file.words |= used(head)
            else:
                read_object(file, head)
    return file


def room(path):
    return str(pathlib.PurePosixPath(path).parent)


def floor(path):
    return path.split('/')[0]


class House:
    """All of SOURCE, the folder src."""

    def __init__(self, source):
        self.source = pathlib.Path(source)
        self.files = {path: read(path, self.source) for path in
                      sorted(path.relative_to(self.source).as_posix()
                             for path in self.source.rglob('*.[ch]'))}
        # How the head of a function says so, be it by a macro.
        self.static = {'static'} | {name for file in self.files.values()
                                    for name, words in file.macros.items() if 'static' in words}
        self.units = collections.defaultdict(list)
        for path, file in self.files.items():
            self.units[path[:-2]].append(file)
        self.seen = {path: self._reach(path) for path in self.files}
        self._find_offers()
        self.uses = {unit: self._uses(unit) for unit in self.units}

    def _reach(self, path):
        """The headers of the house that PATH sees."""
        seen, waiting = set(), [path]
        while waiting:
            for ours, target in self.files[waiting.pop()].includes:
                if ours and target in self.files and target not in seen:
                    seen.add(target)
                    waiting.append(target)
        return seen

    def _find_offers(self):
        """self.told[name] is, for each header that tells of the name, the unit that it is of."""
        self.told, self.cleanup, defined = collections.defaultdict(dict), {}, {}
        for path, file in self.files.items():
            if path.endswith('.c'):
                heads = {**file.functions, **file.objects}
                defined |= {name: path[:-2] for name, head in heads.items()
                            if head.isdisjoint(self.static)}
        for path, file in self.files.items():
            if path.endswith('.h'):
                for name in file.offered():
                    self.told[name][path] = path[:-2]
                pasted = {name for name in defined if name.startswith(tuple(file.pasted))}
                for name in (file.declared | file.words) & defined.keys() | pasted:
                    self.told[name][path] = defined[name]
                self.cleanup |= file.cleanups

    def _uses(self, unit):
        """The names that UNIT uses of other units, by unit."""
        uses = collections.defaultdict(set)
        own = set().union(*(file.own() for file in self.units[unit]))
        for file in self.units[unit]:
            cleanups = {self.cleanup.get(name) for name in file.cleaned}
            for name in cleanups.union(file.words, *file.macros.values()) - own:
                for header, other in self.told.get(name, {}).items():
                    if header in self.seen[file.path]:
                        uses[other].add(name)
        uses.pop(unit, None)
        return uses

    def public_functions(self):
        """Functions that other files may call, as file and name."""
        return [(path, name) for path, file in self.files.items()
                for name, head in file.functions.items()
                if path.endswith('.h') or head.isdisjoint(self.static)]

    def is_called(self, path, name):
        """Whether a file other than PATH uses NAME, be it in what its own header writes out."""
        unit = path[:-2]
        header = self.files.get(unit + '.h')
        return (any(name in others.get(unit, ()) for others in self.uses.values())
                or header and name in header.words.union(*header.macros.values()))

    def graph(self, node=lambda unit: unit):
        """The arrows as {unit: set of units}; NODE makes of a unit what is to be seen, its room."""
        graph = {node(unit): set() for unit in self.units}
        for unit, others in self.uses.items():
            graph[node(unit)] |= {node(other) for other in others} - {node(unit)}
        return graph


def circles(graph):
    """The sets of nodes of GRAPH, {node: set of nodes}, that reach each other (Tarjan)."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in graph.get(node, ()):
            if other not in index:
                visit(other)
            if other in stack:
                low[node] = min(low[node], low[other])
        if low[node] == index[node]:
            circle = set(stack[stack.index(node):])
            del stack[stack.index(node):]
            if len(circle) > 1:
                found.append(circle)

    for node in graph:
        if node not in index:
            visit(node)
    return found


def shortest_circle(graph, circle):
    """The nodes of a shortest way round within CIRCLE, the first of them at both ends."""
    ways = []
    for start in sorted(circle):
        waiting, seen = collections.deque([[start]]), {start}
        while waiting:
            way = waiting.popleft()
            if start in graph[way[-1]]:
                ways.append(way + [start])
                break
            for other in sorted(graph[way[-1]] & circle - seen):
                seen.add(other)
                waiting.append(way + [other])
    return min(ways, key=len)
