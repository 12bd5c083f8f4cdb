#!/usr/bin/env python3
"""bench-goals.py - the table of what is to be fast, with the start of the window as its last rows.

    bench-goals.py BENCH-GOALS RETRACE BARE-WINDOW [--OPTION...] [WHAT...]

First bench-goals, the program, prints its rows; options and WHAT are its own, and `start` is one more. Then Retrace
and a bare window (bare-window.c) start in turns on a display of their own, each in a new home folder:
processor time of the main thread until something is drawn, and until it has done nothing for half a
second. The median of all starts counts; the goal is held against the bare window's."""
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import mmap
import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

STARTS = 20
PATIENCE = 30        # seconds
STILL = 0.5          # seconds without work, after which all is done
FIRST_GOAL = 1.12    # of what the bare window takes
STILL_GOAL = 1.2
WIDTH, HEIGHT = 1280, 1024
NEEDED = ['Xvfb', 'dbus-daemon']


class Screen:
    """A display of its own whose pixels are a file; windows stand at its left upper corner."""

    def __init__(self, folder):
        ours, its = os.pipe()
        self.process = subprocess.Popen(
            ['Xvfb', '-displayfd', str(its), '-screen', '0', f'{WIDTH}x{HEIGHT}x24', '-fbdir', folder,
             '-br', '-nolisten', 'tcp', '-noreset'],
            pass_fds=(its,), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(its)
        with os.fdopen(ours) as pipe:
            self.name = ':' + pipe.readline().strip()
        with open(pathlib.Path(folder) / 'Xvfb_screen0', 'rb') as file:
            self.pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self.first = len(self.pixels) - WIDTH * HEIGHT * 4

    def row(self, y, x0=50, x1=650):
        start = self.first + (y * WIDTH + x0) * 4
        return self.pixels[start:start + (x1 - x0) * 4]

    def is_drawn(self):
        """Whether anything stands in the middle of a window, where it had one colour before."""
        return any(len(set(self.row(y))) > 3 for y in range(100, 600, 4))

    def is_empty(self):
        return not any(any(self.row(y)) for y in range(100, 600, 50))

    def close(self):
        self.process.terminate()
        self.process.wait()


@contextlib.contextmanager
def session_bus(environment):
    with subprocess.Popen(['dbus-daemon', '--session', '--nofork', '--nopidfile',
                           '--print-address=1'], env=environment, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as bus:
        try:
            yield bus.stdout.readline().strip()
        finally:
            bus.terminate()


def spent(process):
    """Milliseconds of processor time of the main thread."""
    path = f'/proc/{process.pid}/task/{process.pid}/schedstat'
    return int(pathlib.Path(path).read_text().split()[0]) / 1e6


def wait(condition, what, pause=0.001):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise SystemExit(f'waited in vain for {what}')
        time.sleep(pause)


def time_start(program, screen, environment):
    """Milliseconds to what is seen first, and until all is still."""
    with tempfile.TemporaryDirectory(prefix='bench-start-') as home:
        environment = {**environment, 'HOME': home}
        for word in ('CONFIG', 'DATA', 'STATE', 'CACHE'):
            environment[f'XDG_{word}_HOME'] = f'{home}/{word.lower()}'
        wait(screen.is_empty, 'an empty screen')
        process = subprocess.Popen([program], env=environment, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   start_new_session=True)
        try:
            wait(screen.is_drawn, f'the window of {program}')
            first, all_of_it = spent(process), 0
            still_since = time.monotonic()
            while time.monotonic() - still_since < STILL:
                now = spent(process)
                if now > all_of_it + 0.2:    # what waiting itself takes is less
                    still_since, all_of_it = time.monotonic(), now
                time.sleep(0.02)
            return first, spent(process)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def row(what, how, unit, now, goal):
    print(f'{what:26} {how:13} {unit:3} {now:11.3f} {goal:11.3f} {goal / now:7.2f}', flush=True)


def bench_start(retrace, bare):
    missing = [tool for tool in NEEDED if not shutil.which(tool)]
    if missing:
        print(f'start: not measured, as these are not installed: {", ".join(missing)}')
        return
    with tempfile.TemporaryDirectory(prefix='bench-start-') as folder:
        screen = Screen(folder)
        environment = {**os.environ, 'DISPLAY': screen.name, 'GDK_BACKEND': 'x11',
                       'XDG_RUNTIME_DIR': folder, 'GSK_RENDERER': 'cairo', 'LC_ALL': 'C.UTF-8',
                       'GSETTINGS_BACKEND': 'memory', 'GTK_USE_PORTAL': '0', 'GTK_A11Y': 'atspi'}
        for word in ('WAYLAND_DISPLAY', 'G_DEBUG', 'AT_SPI_BUS_ADDRESS'):
            environment.pop(word, None)
        try:
            with session_bus(environment) as address:
                environment['DBUS_SESSION_BUS_ADDRESS'] = address
                for program in (bare, retrace):    # what the disk must be asked for
                    time_start(program, screen, environment)
                times = {bare: [], retrace: []}
                for _ in range(STARTS):
                    for program, its in times.items():
                        its.append(time_start(program, screen, environment))
        finally:
            screen.close()
    for i, (what, goal) in enumerate([('to the first content', FIRST_GOAL),
                                      ('until all is still', STILL_GOAL)]):
        ours, theirs = (statistics.median(each[i] for each in times[program])
                        for program in (retrace, bare))
        row('start', what, 'ms', ours, goal * theirs)


def main():
    bench, retrace, bare, *words = sys.argv[1:]
    options = [word for word in words if word.startswith('--')]
    names = [word for word in words if word not in options]
    rest = [name for name in names if name != 'start']
    if rest or not names:
        subprocess.run([bench, *options, *rest], check=True)
    if 'start' in names or not names:
        bench_start(retrace, bare)


if __name__ == '__main__':
    main()
