"""on-display.py - runs a test that opens windows on a display and a session bus of its own.

    on-display.py COMMAND...

Two windows on one display take the focus from one another; on a display of its own a test can run beside
others. With RT_TEST_DISPLAY=mine the windows open on the display of the person who runs the test."""
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import os
import shutil
import subprocess
import sys

NOT_TRIED = 77   # the exit status that meson knows for that

command = sys.argv[1:]
# What libraries of the toolkit keep until the end counts as leaks. Tests without a window see those of the
# program.
os.environ['ASAN_OPTIONS'] = os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0'
if os.environ.get('RT_TEST_DISPLAY') == 'mine':
    os.execvp(command[0], command)
missing = [tool for tool in ('Xvfb', 'dbus-daemon') if not shutil.which(tool)]
if missing:
    print(f'1..0 # SKIP not installed: {", ".join(missing)}')
    sys.exit(NOT_TRIED)


@contextlib.contextmanager
def service(*command):
    """Runs COMMAND, in which {} is a file descriptor to which it writes a line once it is ready. Gives that
    line. What else it says is dropped: a bus that root starts complains of a limit that it may not raise."""
    ours, its = os.pipe()
    with subprocess.Popen([word.format(its) for word in command], pass_fds=[its], stdin=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL) as server:
        os.close(its)
        try:
            with os.fdopen(ours) as pipe:
                ready = pipe.readline().strip()
            if not ready:
                sys.exit(f'{command[0]} ended before it was ready.')
            yield ready
        finally:
            end(server)


def end(server):
    """Asks SERVER to end until it has ended. One that is just about to wait for its clients sees it only once
    something else wakes it."""
    while server.poll() is None:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(0.5)


os.environ.pop('WAYLAND_DISPLAY', None)
with (service('Xvfb', '-displayfd', '{}', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset') as number,
      service('dbus-daemon', '--session', '--nofork', '--nopidfile', '--print-address={}') as address):
    os.environ['DISPLAY'] = f':{number}'
    os.environ['DBUS_SESSION_BUS_ADDRESS'] = address
    status = subprocess.call(command)
sys.exit(status if status >= 0 else 128 - status)
