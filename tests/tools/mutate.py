"""mutate.py - breaks the code in small ways, and says which breaks no test sees.

    mutate.py GROUP... [--number=N] [--seed=N] [--jobs=N] [--only=TEXT] [--tests=N] [--afresh]

A mutant is one file of a group with one small change: another operator, a number off by one, a
statement that is gone. The project is copied and built once, below build-check; of a mutant its file
alone is compiled, under sanitizers, and linked into one test after the other, those that are near to
it and quick before the rest, until one fails: then it is killed. A test that its file is no part of
is not run. What does not compile, or to the same, does not count, nor does what mutants.txt explains.
The same seed makes the same mutants.

What is found is kept beside the copy, so that a run that was stopped goes on where it was: what was
killed is not tried again, and a test that did not see a mutant only when this test, or what it tests,
has changed. --afresh forgets.
With --tests only that many tests judge each mutant, the likeliest: quick, and more live than without.

The exit status is 1 when a group's tests kill less than 85 % of its mutants."""
# SPDX-License-Identifier: GPL-3.0-or-later

import argparse
import collections
import hashlib
import json
import math
import os
import pathlib
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
ENOUGH = 85   # of a hundred
USUAL = 2     # seconds of a test that has not run yet
HOME = TOP / 'build-check' / 'mutants'
SANITIZED = '-fsanitize=address,undefined'
STARTED = ['tests/backtracker', 'tests/vision/draw-pictures', 'src/cli/retrace-cli']   # by tests

# The floors of each group, less the rooms that are not judged here; and whose tests judge it.
GROUPS = {
    'engine': (['src/engine'], ['src/engine/fast'], ['engine/']),
    'format': (['src/format'], [], ['format/', 'fuzz/']),
    'document': (['src/document'], [], ['document/', 'picture/test-moment']),
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
RELEASE = re.compile(r'\s+\w*(?:free|unref|g_clear_\w+|destroy|close|va_end|rt_json_clear|rt_trial_result_clear) \(')
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
    return 10 * same + len(words) + rooms


def copy_project(folder, but):
    """Brings FOLDER to what the project is, touching only what differs, and nothing in BUT."""
    names = subprocess.run(['git', 'ls-files', '-co', '--exclude-standard'], cwd=TOP, check=True,
                           stdout=subprocess.PIPE, text=True).stdout.splitlines()
    for name in names:
        here, there = TOP / name, folder / name
        if here.is_file() and not (there.is_file() and there.read_bytes() == here.read_bytes()):
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(here, there)
            shutil.copymode(here, there)
    for there in folder.rglob('*'):
        if but not in there.parents and there.is_file() and not (TOP / there.relative_to(folder)).is_file():
            there.unlink()


def limit(seconds):
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))


def busy_seconds():
    """The processor time of all programs that were started and have ended, however busy the machine is."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Built:
    """The project as it is, copied and built, and the tests of one group."""

    def __init__(self, group):
        tree = self.tree = HOME / 'tree'
        self.build = tree / 'build'   # as ./check has it, so that a compiler cache knows both
        copy_project(tree, but=self.build)
        if not (self.build / 'build.ninja').exists():
            subprocess.run(['meson', 'setup', self.build, tree, '-Dwindow=false', '-Dwerror=true',
                            '--wrap-mode=nodownload'], check=True, stdout=subprocess.DEVNULL)
        self.ninja('build.ninja')
        listed = json.loads(self.output('meson', 'introspect', '--tests', self.build))
        self.tests = {test['name']: test for test in listed if test['name'].startswith(tuple(GROUPS[group][2]))}
        programs = {name: os.path.relpath(test['cmd'][0], self.build) for name, test in self.tests.items()}
        self.ninja(*programs.values(), *STARTED)
        self.compiled = {os.path.relpath(self.build / row['file'], tree): row for row in
                         json.loads((self.build / 'compile_commands.json').read_text(encoding='utf-8'))
                         if '/librt-' in row['output']}
        # What the linker takes for a test, like "src/format/librt-format.a.p/csv.c.o".
        self.links = {name: self.output('ninja', '-t', 'commands', '-s', program).strip()
                      for name, program in programs.items()}
        self.parts = {name: set(self.output('sh', '-c', link + ' -Wl,--trace').splitlines())
                      for name, link in self.links.items()}
        self.digests = self.digests_of(programs)

    def digests_of(self, programs):
        """For each of PROGRAMS, by test, all that its result may depend on: itself, files, other programs."""
        others = [path for folder in ('data', 'tests/data', 'tests/engine')
                  for path in sorted((self.tree / folder).rglob('*'))
                  if path.is_file() and path.suffix not in ('.c', '.h')]
        others += [self.build / path for path in STARTED]
        beside = hashlib.sha256(b''.join(path.read_bytes() for path in others)).digest()
        return {test: hashlib.sha256(beside + (self.build / path).read_bytes()).hexdigest()
                for test, path in programs.items()}

    def output(self, *command):
        return subprocess.run(command, cwd=self.build, check=True, stdout=subprocess.PIPE, text=True).stdout

    def ninja(self, *targets):
        done = subprocess.run(['ninja', '-j2', '-C', self.build, *targets], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode:
            sys.exit(done.stdout)

    def tests_of(self, path):
        """The tests that the source at PATH is a part of."""
        return [name for name, parts in self.parts.items() if self.compiled[path]['output'] in parts]


class Worker:
    """Judges one mutant at a time, in a folder of its own."""

    def __init__(self, built, group, number):
        self.built, self.folder = built, HOME / f'{group}-{number}'
        self.folder.mkdir(exist_ok=True)
        self.home = self.folder / 'home'
        self.whole = {}

    def compile(self, path, text, *options):
        """The object of the source at PATH if it said TEXT; None if that does not compile."""
        row = self.built.compiled[path]
        source, made = self.folder / os.path.basename(path), self.folder / 'mutant.o'
        source.write_text(text, encoding='utf-8')
        command = [part for part in shlex.split(row['command']) if part not in ('ccache', '-MD', '-Werror', '-g')]
        for option, count in (('-MQ', 2), ('-MF', 2), ('-o', 2), ('-c', 2)):
            at = command.index(option)
            del command[at:at + count]
        made.unlink(missing_ok=True)
        done = subprocess.run([*command, '-w', *options, '-iquote', self.built.build / os.path.dirname(row['file']),
                               '-o', made, '-c', source], cwd=self.built.build, check=False, timeout=600,
                              stderr=subprocess.DEVNULL)
        return made if done.returncode == 0 else None

    def changes(self, mutant, text):
        """Whether a mutant compiles, and to another program."""
        if mutant.path not in self.whole:
            whole = self.compile(mutant.path, text, '-O2')
            self.whole[mutant.path] = whole and hashlib.sha256(whole.read_bytes()).digest()
        made = self.compile(mutant.path, applied(text, mutant), '-O2')
        return made and hashlib.sha256(made.read_bytes()).digest() != self.whole[mutant.path]

    def run(self, test, objects, seconds):
        """Why TEST fails with OBJECTS in place of those of its libraries, or None."""
        program = self.folder / 'program'
        command = shlex.split(self.built.links[test])
        at = command.index('-o')
        command[at:at + 2] = ['-o', program, SANITIZED, *objects]
        subprocess.run(command, cwd=self.built.build, check=True)
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir()   # also for the tests that go on as nobody
        env = {**os.environ, **self.built.tests[test]['env'], 'LC_ALL': 'C.UTF-8', 'RT_TEST_PATIENCE': '10',
               'RT_TEST_SHARE': '0.2', 'UBSAN_OPTIONS': 'halt_on_error=1', 'ASAN_OPTIONS': 'hard_rss_limit_mb=4096'}
        for name in ('HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME',
                     'XDG_STATE_HOME', 'XDG_CACHE_HOME'):
            env[name] = str(self.home)
        with open(self.folder / 'output', 'w+', encoding='utf-8', errors='replace') as output:
            process = subprocess.Popen([program], cwd=self.built.build, env=env, stdout=output,
                                       stderr=output, stdin=subprocess.DEVNULL, preexec_fn=lambda: limit(seconds),
                                       start_new_session=True)
            try:
                status = process.wait(6 * seconds)
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
        slow = status in (None, -signal.SIGXCPU, -signal.SIGKILL)
        why = 'time' if slow else failed[1].strip()[:60] if failed else f'status {status}'
        return f'{test} ({why})'

    def judge(self, mutant, text, order, time_of, passed):
        """What kills MUTANT: a test of ORDER, '' when it lives, or None when it does not count. TIME_OF
        tells how long a test takes. Those in PASSED did not see it before; more are added there."""
        left = [test for test in order if test not in passed]
        counts = len(left) < len(order)
        if counts and not left:
            return ''
        made = self.compile(mutant.path, applied(text, mutant), '-O1', SANITIZED)
        for test in left if made else []:
            seconds = time_of(self, test)
            why = self.run(test, [made], 10 + int(3 * seconds))
            if why:
                return why
            if not counts:   # most do not get here
                kept = made.rename(self.folder / 'sanitized.o')
                if not self.changes(mutant, text):
                    return None
                made, counts = kept, True
            passed.add(test)
        return '' if made else None


class Broken(Exception):
    """A test that fails by itself."""


class Passed:
    """The tests that one mutant has passed, of a round that keeps them."""

    def __init__(self, its_round, mutant):
        self.round, self.mutant = its_round, mutant

    def __contains__(self, test):
        return self.round.found.get((*self.mutant, test)) == self.round.built.digests[test]

    def add(self, test):
        with self.round.lock:
            self.round.keep((*self.mutant, test), self.round.built.digests[test])


class Round:
    """The mutants of one group, dealt out to a few workers."""

    def __init__(self, group, options):
        inside, outside, _ = GROUPS[group]
        self.built = Built(group)
        files = sorted(path for path in self.built.compiled if path.startswith(tuple(inside))
                       and not path.startswith(tuple(outside) or '/'))
        known = explained((TOP / 'tests/tools/mutants.txt').read_text(encoding='utf-8'))
        self.texts = {path: (self.built.tree / path).read_text(encoding='utf-8') for path in files}
        lists = [made for path in files for made in mutants_of(path, self.texts[path])]
        self.group, self.number = group, options.number
        self.coming = (mutant for mutant in pick(lists, options.seed)
                       if key(mutant) not in known and options.only in ' '.join(map(str, mutant)))
        self.dealt, self.results, self.lock = 0, {}, threading.Lock()
        self.workers = [Worker(self.built, group, job) for job in range(options.jobs)]
        self.kills = collections.Counter()
        self.kept = HOME / f'{group}.known'
        if options.afresh:
            self.kept.unlink(missing_ok=True)
        self.most = options.tests or None
        self.found, self.broken = {}, None
        for row in self.kept.read_text(encoding='utf-8').splitlines() if self.kept.exists() else []:
            what, found = json.loads(row)
            self.found[tuple(what)] = found
        self.programs = {test: hashlib.sha256(pathlib.Path(described['cmd'][0]).read_bytes()).hexdigest()
                         for test, described in self.built.tests.items()}
        self.times = {test: self.found[test, program] for test, program in self.programs.items()
                      if (test, program) in self.found}

    def keep(self, what, why):
        with open(self.kept, 'a', encoding='utf-8') as kept:
            print(json.dumps([what, why]), file=kept)

    def time_of(self, worker, test):
        """How long TEST takes, or a little more where others run beside it. It must pass on what is
        not broken."""
        if test not in self.times:
            began = busy_seconds()
            why = worker.run(test, [], 600)
            if why:
                raise Broken(f'{why} fails without a mutant')
            self.times[test] = busy_seconds() - began
            with self.lock:
                self.keep((test, self.programs[test]), self.times[test])
        return self.times[test]

    def order(self, path):
        """The tests of the file at PATH, the likely and quick ones first; of a few, the likeliest."""
        room = os.path.dirname(path)
        near = {test: 1 + nearness(test, path) + self.kills[path, test] + self.kills[room, test]
                for test in self.built.tests_of(path)}
        times = {test: 0.5 + self.times.get(test, USUAL) for test in near}
        few = sorted(near, key=lambda test: math.sqrt(times[test]) / near[test])[:self.most]
        return sorted(few, key=lambda test: times[test] / near[test])

    def deal(self):
        with self.lock:
            mutant = next(self.coming, None) if len(self.results) < self.number else None
            self.dealt += 1
            return self.dealt, mutant

    def work(self, worker):
        while True:
            number, mutant = self.deal()
            if not mutant or self.broken:
                return
            began = time.monotonic()
            if tuple(mutant) in self.found:
                why = self.found[tuple(mutant)]
            else:
                try:
                    why = worker.judge(mutant, self.texts[mutant.path], self.order(mutant.path), self.time_of,
                                       Passed(self, mutant))
                except Broken as broken:
                    self.broken = broken
                    return
                if why != '':   # what lives is known by the tests that it passed
                    with self.lock:
                        self.keep(mutant, why)
            if why is None:
                continue
            with self.lock:
                self.results[number] = (mutant, why)
                test = why.partition(' ')[0]
                self.kills.update([(mutant.path, test), (os.path.dirname(mutant.path), test)])
                print(f'{self.group} {number}  {mutant.path}:{mutant.line} ({mutant.function})\n'
                      f'    {mutant.before}\n    {mutant.after}\n'
                      f'    {"killed by " + why if why else "LIVES"}'
                      f'  {time.monotonic() - began:.0f} s', flush=True)

    def run(self):
        """Judges them all; returns the first NUMBER that count, as pairs of a mutant and its killer."""
        threads = [threading.Thread(target=self.work, args=[one]) for one in self.workers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if self.broken:
            sys.exit(str(self.broken))
        return [self.results[number] for number in sorted(self.results)][:self.number]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('groups', nargs='*', metavar='GROUP', help=', '.join(GROUPS))
    parser.add_argument('--number', type=int, default=100, help='mutants of each group')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--jobs', type=int, default=1, help='mutants that are judged at once')
    parser.add_argument('--only', default='', help='only mutants that say this: a path, a function, code')
    parser.add_argument('--tests', type=int, default=0, help='the most that judge one mutant')
    parser.add_argument('--afresh', action='store_true', help='forget what earlier runs found')
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
