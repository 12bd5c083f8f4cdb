"""test-scripts.py - what ./run and ./check say and leave behind, before and after they build.

They run in a copy of the few files that they are made of, on a system of stand-ins: nothing is
installed or built, and the program is a script."""
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import fcntl
import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import time

import tap

SOURCE = pathlib.Path(sys.argv[1])
FILES = ['run', 'check', 'meson.build', 'tests/tools/setup.sh', 'tests/tools/run-tests.py', 'tests/tools/tally.py',
         'tests/tools/targets.py', 'data/samples/easy.sdk']

PATIENCE = 60   # seconds: for a machine that is busy with other things

# All that the scripts ask of a system.
TOOLS = ['sh', 'Xvfb', 'cat', 'chmod', 'date', 'dbus-daemon', 'dirname', 'env', 'find', 'grep', 'ls',
         'mkdir', 'mkfifo', 'mktemp', 'mv', 'nproc', 'python3', 'rm', 'sed', 'setsid', 'sleep', 'tail', 'touch', 'tr', 'wc']
MISSING = [tool for tool in TOOLS if not shutil.which(tool)]

HAS_ALL = 'shift 3; for package; do echo "ii $package"; done'
HAS_NONE = 'exit 1'
# Some of it was fetched before.
PRICE = '''case $* in *--assume-no*)
  echo "Need to get 220 MB/260 MB of archives."
  echo "After this operation, 1,300 MB of additional disk space will be used." ;;'''
# What apt-get says of its progress while it installs.
PROGRESS = '''for i in 4.2 17.5 18.1 99.0; do
  echo "dlstatus:1:$i:Retrieving file 1 of 9 (1min remaining)" >&3
done
echo "pmstatus:gcc:40.0:Unpacking gcc" >&3
echo noise'''
MESON = '''case $1 in test) sleep 60; exit ;; esac
mkdir -p "$2/meson-info" && touch "$2/build.ninja" && echo "$@" > "$2/meson"
echo "\\"source\\": \\"$3\\"" > "$2/meson-info/meson-info.json"
echo '[]' > "$2/meson-info/intro-targets.json"'''
NINJA = '''case $* in *-n) echo '[1/1] Linking'; exit ;; esac
[ ! -f "$2/../program" ] || { mkdir -p "$2/src/app" && ln -f "$2/../program" "$2/src/app/retrace"; }'''
SHOT = '''echo "$DISPLAY $*"
for word; do case $word in --screenshot=*) touch "${word#*=}" ;; esac; done'''


def heed_signals():
    """As a person's shell starts programs: one that was started to be left alone, with nohup or in the
    background, ignores these, and so would all that it starts."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class House:
    """A copy of the project's scripts, and a system with nothing but TOOLS and stand-ins."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        self.top, self.bin, self.scratch = (self.root / name for name in ('top', 'bin', 'tmp'))
        self.bin.mkdir()
        self.scratch.mkdir()
        for name in FILES:
            (self.top / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(SOURCE / name, self.top / name)
        for tool in [*TOOLS, 'ln']:
            (self.bin / tool).symlink_to(sys.executable if tool == 'python3' else shutil.which(tool))
        self.program(SHOT)
        for name, script in (('dpkg-query', HAS_ALL), ('id', 'echo 1000'), ('meson', MESON),
                             ('ninja', NINJA)):
            self.stand_in(name, script)
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def stand_in(self, name, script):
        self.write_script(self.bin / name, script)

    def write_script(self, path, script):
        path.write_text(f'#!/bin/sh\n{script}\n')
        path.chmod(0o755)

    def program(self, script):
        """What is built."""
        self.write_script(self.top / 'program', script)

    def lacks_packages(self, apt_get):
        """root, on a system without packages, where they are installed by the script APT_GET."""
        self.stand_in('dpkg-query', HAS_NONE)
        self.stand_in('id', 'echo 0')
        self.stand_in('apt-get', f'echo "$@" >> "{self.root}/apt-get"\n{PRICE} *) {apt_get} ;; esac')

    def asked_of_apt(self):
        """Each line of words that apt-get was started with."""
        path = self.root / 'apt-get'
        return path.read_text().splitlines() if path.exists() else []

    def start(self, *command, display=None, given=None):
        environment = {'PATH': str(self.bin), 'TMPDIR': str(self.scratch), 'HOME': str(self.root)}
        if display:
            environment['DISPLAY'] = display
        return subprocess.Popen([self.top / command[0], *command[1:]], env=environment, text=True,
                                stdin=given or subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, start_new_session=True,
                                preexec_fn=heed_signals)

    def run_at_terminal(self, *command, typed):
        """What a script says at a terminal where a person has TYPED an answer, and its status."""
        ours, its = pty.openpty()
        os.write(ours, typed.encode())
        environment = {'PATH': str(self.bin), 'TMPDIR': str(self.scratch), 'HOME': str(self.root)}
        with subprocess.Popen([self.top / command[0], *command[1:]], env=environment, stdin=its, stdout=its,
                              stderr=its, start_new_session=True,
                              preexec_fn=lambda: fcntl.ioctl(its, termios.TIOCSCTTY, 0)) as process:
            os.close(its)
            said = b''
            with contextlib.suppress(OSError):     # the end of what it says
                while piece := os.read(ours, 4096):
                    said += piece
        os.close(ours)
        return said.decode(), process.returncode

    def run(self, *command, display=None, given=None):
        """What a script printed, said, and its status; it leaves nothing in the temporary folder. Its
        standard input is the file GIVEN."""
        with self.start(*command, display=display, given=given) as process:
            out, said = process.communicate(timeout=60)
        left = [path.name for path in self.scratch.iterdir()]
        assert not left, f'left behind: {left}'
        return out, said, process.returncode


def test_check_ends_with_its_line():
    """Also where nothing could be installed, and there is no python3 to count with."""
    with House() as house:
        (house.bin / 'python3').unlink()
        house.stand_in('dpkg-query', HAS_NONE)
        house.stand_in('apt-get', f'{PRICE} esac')
        out, said, status = house.run('check')
        assert out == '0 passed, 1 failed\n' and status == 1, (out, said, status)


def test_says_what_it_costs():
    """Where it cannot install, with a line that works on a system that is new."""
    with House() as house:
        house.stand_in('dpkg-query', HAS_NONE)
        house.stand_in('apt-get', f'{PRICE} esac')
        _, said, status = house.run('run')
        assert status == 1 and '(220 MB to fetch, 1,300 MB on the disk)' in said, said
        assert '\n  apt-get update && apt-get install --no-install-recommends gcc ' in said, said
        assert 'appstream' not in said and 'desktop-file-utils' not in said, said


def test_installs_quietly():
    """A line a stage; what went wrong is in the log."""
    with House() as house:
        house.lacks_packages('for i in 1 2 3 4 5 6 7 8 9; do echo "noise $i"; done\n'
                             'case $* in *update*) ;; *) exit 100 ;; esac')
        _, said, status = house.run('run')
        log = house.top / 'build.log'
        assert status == 1 and 'that is 220 MB to fetch, 1,300 MB on the disk' in said, said
        assert f'installing the packages failed; {log} says why' in said, said
        assert 'noise 1\n' not in said and 'noise 1\n' in log.read_text(), said


def test_tells_progress():
    """Whoever waits sees that it goes on, and where all is said: here in a line for each tenth."""
    with House() as house:
        house.lacks_packages(f'case $* in *update*) ;; *) {PROGRESS} ;; esac')
        out, said, status = house.run('run')
        assert status == 0 and out.startswith(':'), (out, said)
        lines = [line.removeprefix('Retrace: ') for line in said.splitlines() if '%' in line]
        assert lines == ['fetching: 0 %', 'fetching: 10 %', 'fetching: 90 %', 'installing: 40 %'], said
        log = house.top / 'build.log'
        assert str(log) in said.split('fetching')[0] and 'noise' in log.read_text(), said


def test_installs_all_at_once():
    """The price is that of all that will be fetched: the display, too, where there is none."""
    for display in (None, ':77'):
        with House() as house:
            house.lacks_packages('')
            assert house.run('run', display=display)[2] == 0
            installs = [line for line in house.asked_of_apt() if ' install ' in line]
            packages = [line.split('--no-install-recommends ')[1].split() for line in installs]
            assert len(packages) == 2 and packages[0] == packages[1], installs
            assert ('xvfb' in packages[0]) == (display is None), packages


def test_asks_at_a_terminal():
    """Before anything is installed; Enter agrees. Where nobody is, nobody is asked."""
    for typed, agrees in (('\n', True), ('y\n', True), ('n\n', False), ('\x04', False)):
        with House() as house:
            house.lacks_packages(f'case $* in *update*) ;; *) {PROGRESS} ;; esac')
            said, status = house.run_at_terminal('run', typed=typed)
            assert 'that is 220 MB to fetch' in said.split('[Y/n]')[0] and '[Y/n]' in said, said
            assert (status == 0) == agrees, (typed, said, status)
            assert any('install -y' in line for line in house.asked_of_apt()) == agrees, (typed, said)
            assert ('\rRetrace: fetching    99 %' in said) == agrees, ascii(said)
            assert agrees or 'apt-get install --no-install-recommends gcc ' in said, said


def test_run_builds_no_tests():
    with House() as house:
        assert house.run('run')[2] == 0
        assert '-Dtests=false' in (house.top / 'build' / 'meson').read_text().split()


def test_run_solves_without_a_display():
    with House() as house:
        out, said, status = house.run('run', 'a b.sdk', 'c.sdk')
        picture = house.top / 'build' / 'retrace.png'
        assert status == 0, said
        assert out.split(' ', 1)[1] == f'--screenshot={picture} --solve a b.sdk c.sdk\n', out
        assert f'the window is pictured in {picture}' in said, said


def test_run_speaks_beyond_ascii():
    """Also where no language is set; in a window and in the help, too."""
    with House() as house:
        house.program('echo "$LC_CTYPE"')
        for words, display in (([], None), ([], ':77'), (['--help'], None)):
            assert house.run('run', *words, display=display)[0].endswith('C.UTF-8\n'), words


def test_run_passes_on_what_went_wrong():
    """The picture of last time is none of this time."""
    with House() as house:
        assert house.run('run')[2] == 0
        house.program('echo "a.sdk: sentence" >&2; exit 1')
        out, said, status = house.run('run', 'a.sdk')
        assert status == 1 and not out and 'a.sdk: sentence\n' in said, (out, said, status)
        assert 'pictured' not in said and not (house.top / 'build' / 'retrace.png').exists(), said


def test_run_passes_on_standard_input():
    """Also where the program gets a display of its own, and where packages are installed first."""
    with House() as house, open(house.root / 'given', 'w+') as given:
        house.lacks_packages('cat')
        house.program('cat')
        given.write('a puzzle\n')
        for display in (None, ':77'):
            given.seek(0)
            out, said, status = house.run('run', '-', display=display, given=given)
            assert (out, status) == ('a puzzle\n', 0), (display, out, said, status)


def test_run_helps_before_it_builds():
    """Nothing is installed, built or written for that; once it is built, the program's help is there, too."""
    version = re.search(r"version: '(.*)'", (SOURCE / 'meson.build').read_text())[1]
    for display in (None, ':77'):
        with House() as house:
            house.lacks_packages('')
            before = list(house.top.rglob('*'))
            for word in ('--help', '-h', '--help-all'):
                out, said, status = house.run('run', word, display=display)
                assert status == 0 and not said and './run [FILE...]' in out and 'SPDX' not in out, (out, said)
            assert house.run('run', '--version', display=display) == (f'retrace {version}\n', '', 0)
            assert not house.asked_of_apt() and list(house.top.rglob('*')) == before
            assert house.run('run', display=display)[2] == 0
            house.program('echo "the program: $*"')
            (house.top / 'build/src/app/retrace').write_bytes((house.top / 'program').read_bytes())
            out, said, status = house.run('run', '--help-all', display=display)
            assert status == 0 and './run [FILE...]' in out and out.endswith('the program: --help-all\n'), out


def test_run_with_a_display():
    with House() as house:
        assert house.run('run', 'a.sdk', display=':77')[0] == ':77 a.sdk\n'


def until(condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f'waited in vain for {what() if callable(what) else what}'
        time.sleep(0.05)


def processes():
    """The parents of all processes that run."""
    parents = {}
    for path in pathlib.Path('/proc').glob('[0-9]*/stat'):
        try:
            state, parent = path.read_text().rsplit(')', 1)[1].split()[:2]
        except OSError:
            continue    # it has just ended
        if state != 'Z':
            parents[int(path.parent.name)] = int(parent)
    return parents


def commands(those):
    """What THOSE processes are called."""
    found = []
    for one in those:
        with contextlib.suppress(OSError):    # it has just ended
            found.append(pathlib.Path(f'/proc/{one}/comm').read_text().strip())
    return found


def started_by(process):
    """What PROCESS has started that runs, and what that has started."""
    parents = processes()
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


def await_end(house, started):
    """Waits until nothing runs of what was STARTED, and nothing is left of it."""
    until(lambda: not processes().keys() & started,
          lambda: f'the end of {processes().keys() & started}')
    assert not list(house.scratch.iterdir())


def test_run_interrupted():
    """Neither a display nor the program is left."""
    for by in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with House() as house:
            house.program('sleep 60 & echo "$DISPLAY"; sleep 60')
            with house.start('run') as process:
                assert process.stdout.readline().startswith(':')
                started = started_by(process.pid)
                assert len(started) >= 3, started
                process.send_signal(by)
                assert process.wait(PATIENCE) == 128 + by, process.returncode
            await_end(house, started)


def interrupt_check(house):
    """./check, interrupted when something that it has started sleeps."""
    with house.start('check') as process:
        until(lambda: 'sleep' in commands(started_by(process.pid)), 'a part that takes long')
        started = started_by(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 1, process.returncode
        out, said = process.stdout.read(), process.stderr.read()
        assert re.search(r'^0 passed, 1 failed$', out, re.MULTILINE) and 'Traceback' not in said, (out, said)
    await_end(house, started)


def test_check_interrupted():
    with House() as house:
        interrupt_check(house)


def test_check_interrupted_while_it_builds():
    with House() as house:
        house.stand_in('ninja', f'case $* in *-n) ;; *) sleep 60 ;; esac\n{NINJA}')
        interrupt_check(house)


def is_debian():
    try:
        words = pathlib.Path('/etc/os-release').read_text().replace('"', ' ').replace('=', ' ').split()
    except OSError:
        words = []
    return 'debian' in words


if MISSING or not is_debian():
    print(f'1..0 # SKIP {", ".join(MISSING) or "this system is not of the family of Debian"}')
else:
    tap.run([(name[5:].replace('_', '-'), function) for name, function in list(globals().items())
             if name.startswith('test_')])
