"""mutate.py - breaks the code in small ways, and says which breaks no test sees.

    mutate.py GROUP... [--number=N] [--seed=N] [--jobs=N] [--only=TEXT]

A mutant is one file of a group with one small change: another operator, a number off by one, a
statement that is gone. It lives in a copy of the project below build-check, built for itself, and the
tests of its group are run on it, those of its own room first, until one fails: then it is killed. What
they do not see the same tests may under sanitizers, as ./check runs them, too. What does not compile, or
to the same, does not count, nor does what mutants.txt explains. The same seed makes the same mutants.

The exit status is 1 when a group's tests kill less than 85 % of its mutants."""
# SPDX-License-Identifier: GPL-3.0-or-later

import argparse
import collections
import copy
import hashlib
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
ENOUGH = 85   # of a hundred
MEMORY = 4 << 30

# The floors of each group, less the rooms that are not judged here; and whose tests judge it.
GROUPS = {
    'engine': (['src/engine'], ['src/engine/fast'], ['engine/']),
    'format': (['src/format'], [], ['format/', 'fuzz/']),
    'document': (['src/document'], [], ['document/']),
}

Mutant = collections.namedtuple('Mutant', 'path line start end before after function')

OPPOSITES = [(' == ', ' != '), (' < ', ' <= '), (' > ', ' >= '), (' + ', ' - '), (' += ', ' -= '),
             (' && ', ' || '), (' & ', ' | '), (' << ', ' >> '), ('++', '--'), (' |= ', ' &= ')]
SWAPS = dict(OPPOSITES) | {two: one for one, two in OPPOSITES}
WORDS = {'true': 'false', 'false': 'true', 'TRUE': 'FALSE', 'FALSE': 'TRUE',
         'break': 'continue', 'continue': 'break'}
SWAP = re.compile('|'.join(re.escape(text) for text in sorted(SWAPS, key=len, reverse=True)))
WORD = re.compile(r'\b(?:' + '|'.join(WORDS) + r')\b')
NUMBER = re.compile(r'(?<![\w.])\d+(?=[uU]?\b)(?!\.)')
NOT = re.compile(r'!(?!=)')
RETURN = re.compile(r'\breturn ([^;]+);')
CALL = re.compile(r'\s+[a-z_]\w* \(.*\);$')
ASSIGNMENT = re.compile(r'\s+(?:\*?[a-z_]\w*(?:(?:->|\.)\w+|\[[^\]]*\])*)'
                        r' (?:[-+|&^*/]|<<|>>)?= .*;$')
# Declarations without a value, what only a programmer's mistake reaches, and what only gives free.
LEFT_OUT = re.compile(r'\s*(?:#|(?!return)(?:const |static |unsigned )*\w+ \**\w+(?:\[[^=]*\])*;$)|'
                      r'.*\b(?:g_assert\w*|assert|static_assert|g_return_\w+|g_warn\w*|g_debug) \(')
RELEASE = re.compile(r'\s+\w*(?:free|unref|g_clear_\w+|destroy|close|va_end|rt_json_clear) \(')
NO_CALL = re.compile(r'\s+(?:return|if|while|for|switch|g_auto\w+) \(')
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)


def code_of(text):
    """TEXT with blanks for its comments, and for what its strings and characters say."""
    def blank(found):
        kept = found[0][0] if found[0][0] in '"\'' else ' '
        return kept + re.sub(r'[^\n]', ' ', found[0][1:-1]) + kept
    return TOKEN.sub(blank, text)


def changes_of_line(line, kind=''):
    """All (start, end, replacement) for LINE of code, in a function that returns KIND."""
    if LEFT_OUT.match(line) or line.rstrip().endswith('\\'):
        return []
    found = [(m.start(), m.end(), SWAPS[m[0]]) for m in SWAP.finditer(line)]
    found += [(m.start(), m.end(), WORDS[m[0]]) for m in WORD.finditer(line)]
    found += [(m.start(), m.end(), '') for m in NOT.finditer(line)]
    for m in NUMBER.finditer(line):
        found.append((m.start(), m.end(), str(int(m[0], 8 if m[0][0] == '0' else 10) + 1)))
        if int(m[0]):
            found.append((m.start(), m.end(), str(int(m[0]) - 1)))
    returned = RETURN.search(line)
    if returned and returned[1] not in WORDS and not re.fullmatch(r'[A-Z0-9_]+', returned[1]):
        if re.search(r'\b(?:bool|gboolean)\b', kind):
            found.append((*returned.span(1), '!(%s)'))
        elif '*' in kind:
            found.append((*returned.span(1), 'NULL'))
        else:
            found.append((*returned.span(1), '(%s) + 1'))
    whole = line.count('(') == line.count(')')
    if whole and not NO_CALL.match(line) and not RELEASE.match(line) and (
            CALL.match(line) or ASSIGNMENT.match(line)):
        start = len(line) - len(line.lstrip())
        found.append((start, len(line), ';'))
    return found


def mutants_of(path, text):
    """The mutants of the C file at PATH, a list for each line of a function that has some."""
    code, lines = code_of(text).split('\n'), text.split('\n')
    inside, function, kind = False, '', ''
    for number, line in enumerate(code):
        if line == '{':
            first = number
            while first and code[first - 1].strip():
                first -= 1
            kind = code[first].strip()
            named = re.search(r'(\w+) \(', '\n'.join(code[first + 1:number]))
            inside, function = True, named[1] if named else ''
        elif line == '}':
            inside = False
        elif inside:
            whole, made = lines[number], []
            for start, end, after in changes_of_line(line, kind):
                after = after.replace('%s', whole[start:end])
                changed = whole[:start] + after + whole[end:]
                made.append(Mutant(path, number + 1, start, end, whole.strip(), changed.strip(), function))
            if made:
                yield made


def pick(lists, seed):
    """All mutants in an order that SEED alone decides: a line at random, then one of its own."""
    chance = random.Random(seed)
    left = [list(one) for one in lists]
    for one in left:
        chance.shuffle(one)
    while left:
        chance.shuffle(left)
        for one in left:
            yield one.pop()
        left = [one for one in left if one]


def applied(text, mutant):
    """The text of MUTANT's file, which was TEXT."""
    lines = text.split('\n')
    old = lines[mutant.line - 1]
    lines[mutant.line - 1] = old[:len(old) - len(old.lstrip())] + mutant.after
    return '\n'.join(lines)


def explained(text):
    """What mutants.txt explains: file, function, before and after of each mutant."""
    rows = [line.split(' | ') for line in text.splitlines() if line and line[0] != '#']
    return {tuple(part.strip().replace('¦', '|') for part in row[:4]) for row in rows}


def key(mutant):
    return (mutant.path, mutant.function, mutant.before, mutant.after)


def nearness(test, path):
    """How near the test named TEST, like "document/test-watch", is to the source at PATH."""
    source = pathlib.PurePath(path).relative_to('src').with_suffix('')
    name = pathlib.PurePath(test)
    stem = name.name.removeprefix('test-')
    words = set(stem.split('-')) & set([*source.name.split('-'), *source.parent.parts])
    same = stem == source.name or stem == source.parent.name and source.parent.name != source.parts[0]
    rooms = len(os.path.commonprefix([name.parent.parts, source.parent.parts]))
    return (same, len(words) + rooms)


def copy_project(folder):
    """Brings FOLDER to what the project is, touching only what differs."""
    names = subprocess.run(['git', 'ls-files', '-co', '--exclude-standard'], cwd=TOP, check=True,
                           stdout=subprocess.PIPE, text=True).stdout.splitlines()
    for name in names:
        here, there = TOP / name, folder / name
        if here.is_file() and not (there.is_file() and there.read_bytes() == here.read_bytes()):
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(here, there)
            shutil.copymode(here, there)
    for there in folder.rglob('*'):
        if there.is_file() and not (TOP / there.relative_to(folder)).is_file():
            there.unlink()


def limit(memory):
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


class Copy:
    """A copy of the project with a build folder of its own, and the tests of one group."""

    def __init__(self, group, number):
        self.group = group
        self.folder = TOP / 'build-check' / 'mutants' / f'{group}-{number}'
        self.tree, self.home = self.folder / 'tree', self.folder / 'home'
        copy_project(self.tree)
        self.sees_more = None
        self.set_up('build', '-Ddebug=false')
        self.memory, self.env = MEMORY, {}

    def sanitized(self):
        """The same under sanitizers, made when first asked for."""
        if not self.sees_more:
            more = self.sees_more = copy.copy(self)
            more.set_up('sanitized', '-Dc_args=-g1', '-Db_sanitize=address,undefined')
            more.memory = resource.RLIM_INFINITY   # the address sanitizer maps more than there is
            more.env = {'UBSAN_OPTIONS': 'halt_on_error=1', 'RT_TEST_PATIENCE': '10'}
            more.measure()
        return self.sees_more

    def set_up(self, name, *options):
        self.build = self.folder / name
        if not (self.build / 'build.ninja').exists():
            subprocess.run(['meson', 'setup', self.build, self.tree, '-Dwindow=false', '-Doptimization=1',
                            '--wrap-mode=nodownload', *options], check=True, stdout=subprocess.DEVNULL)
        self.ninja('build.ninja', check=True)
        listed = subprocess.run(['meson', 'introspect', '--tests', self.build], check=True,
                                stdout=subprocess.PIPE)
        self.tests = {test['name']: test for test in json.loads(listed.stdout)
                      if test['name'].startswith(tuple(GROUPS[self.group][2]))}
        self.ninja(*map(self.target, self.tests), 'tests/backtracker', check=True)
        self.times, self.whole = {}, {}

    def target(self, test):
        return os.path.relpath(self.tests[test]['cmd'][0], self.build)

    def program(self, test):
        """What TEST consists of."""
        return hashlib.sha256(pathlib.Path(self.tests[test]['cmd'][0]).read_bytes()).digest()

    def ninja(self, *targets, check=False):
        done = subprocess.run(['ninja', '-j2', '-C', self.build, *targets], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, check=False)
        if check and done.returncode:
            sys.exit(done.stdout)
        return done.returncode == 0

    def run(self, test, seconds):
        """Why TEST fails, or None."""
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir()   # also for the tests that go on as nobody
        env = {**os.environ, **self.tests[test]['env'], 'LC_ALL': 'C.UTF-8', **self.env}
        for name in ('HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME',
                     'XDG_STATE_HOME', 'XDG_CACHE_HOME'):
            env[name] = str(self.home)
        with open(self.folder / 'output', 'w+', encoding='utf-8', errors='replace') as output:
            process = subprocess.Popen(self.tests[test]['cmd'], cwd=self.build, env=env, stdout=output,
                                       stderr=output, stdin=subprocess.DEVNULL, preexec_fn=lambda: limit(self.memory),
                                       start_new_session=True)
            try:
                status = process.wait(seconds)
            except subprocess.TimeoutExpired:
                status = None
            finally:
                try:
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                process.wait()
            if status == 0:
                return None
            output.seek(0)
            failed = re.search(r'^(?:not ok|Bail out!) (?:ERROR:)?(.*)', output.read(1 << 24), re.M)
        why = 'time' if status is None else failed[1].strip()[:60] if failed else f'status {status}'
        return f'{test} ({why})'

    def measure(self):
        """Every test must pass on what is not broken; how long it takes is remembered."""
        for test in self.tests:
            began = time.monotonic()
            why = self.run(test, 600)
            if why:
                sys.exit(f'{why} fails without a mutant')
            self.times[test], self.whole[test] = time.monotonic() - began, self.program(test)

    def judge(self, mutant):
        """What kills MUTANT: a test, '' when it lives, or None when it does not compile, or to the same."""
        path = self.tree / mutant.path
        whole = path.read_text(encoding='utf-8')
        path.write_text(applied(whole, mutant), encoding='utf-8')
        try:
            order = sorted(self.tests, key=lambda test: self.times[test])
            order.sort(key=lambda test: nearness(test, mutant.path), reverse=True)
            changed = False
            for test in order:
                if not self.ninja(self.target(test)):
                    return None
                if self.program(test) == self.whole[test]:   # the file is no part of it
                    continue
                changed = True
                why = self.run(test, max(30, 5 * self.times[test]))
                if why:
                    return why
            return '' if changed else None
        finally:
            path.write_text(whole, encoding='utf-8')


class Round:
    """The mutants of one group, dealt out to a few copies."""

    def __init__(self, group, options):
        inside, outside, _ = GROUPS[group]
        files = sorted(str(path.relative_to(TOP)) for folder in inside
                       for path in (TOP / folder).rglob('*.c')
                       if not str(path.relative_to(TOP)).startswith(tuple(outside) or '/'))
        known = explained((TOP / 'tests/tools/mutants.txt').read_text(encoding='utf-8'))
        lists = [made for path in files
                 for made in mutants_of(path, (TOP / path).read_text(encoding='utf-8'))]
        self.group, self.number = group, options.number
        self.coming = (mutant for mutant in pick(lists, options.seed)
                       if key(mutant) not in known and options.only in ' '.join(map(str, mutant)))
        self.dealt, self.results, self.lock = 0, {}, threading.Lock()
        self.copies = [Copy(group, job) for job in range(options.jobs)]
        for one in self.copies:
            one.measure()

    def deal(self):
        with self.lock:
            mutant = next(self.coming, None) if len(self.results) < self.number else None
            self.dealt += 1
            return self.dealt, mutant

    def work(self, worker):
        while True:
            number, mutant = self.deal()
            if not mutant:
                return
            began = time.monotonic()
            why = worker.judge(mutant)
            if why == '':
                why = worker.sanitized().judge(mutant) or ''
            if why is None:
                continue
            with self.lock:
                self.results[number] = (mutant, why)
                print(f'{self.group} {number}  {mutant.path}:{mutant.line} ({mutant.function})\n'
                      f'    {mutant.before}\n    {mutant.after}\n'
                      f'    {"killed by " + why if why else "LIVES"}'
                      f'  {time.monotonic() - began:.0f} s', flush=True)

    def run(self):
        """Judges them all; returns the first NUMBER that count, as pairs of a mutant and its killer."""
        threads = [threading.Thread(target=self.work, args=[one]) for one in self.copies]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return [self.results[number] for number in sorted(self.results)][:self.number]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('groups', nargs='*', metavar='GROUP', help=', '.join(GROUPS))
    parser.add_argument('--number', type=int, default=100, help='mutants of each group')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--jobs', type=int, default=1, help='copies that are built and tested at once')
    parser.add_argument('--only', default='', help='only mutants that say this: a path, a function, code')
    options = parser.parse_args()
    for group in options.groups:
        if group not in GROUPS:
            parser.error(f'there is no group “{group}”, only {", ".join(GROUPS)}')

    few = False
    for group in options.groups or GROUPS:
        results = Round(group, options).run()
        lives = [mutant for mutant, why in results if not why]
        killed = len(results) - len(lives)
        few |= 100 * killed < ENOUGH * len(results)
        print(f'{group}: {killed} of {len(results)} killed'
              f'{f", {100 * killed / len(results):.0f} %" if results else ""}', flush=True)
        for mutant in lives:
            print('  lives: ' + ' | '.join(part.replace('|', '¦') for part in key(mutant)))
    sys.exit(few)


if __name__ == '__main__':
    main()
