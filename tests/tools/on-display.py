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
missing = [tool for tool in ('Xvfb', 'dbus-run-session') if not shutil.which(tool)]
if missing:
    print(f'1..0 # SKIP not installed: {", ".join(missing)}')
    sys.exit(NOT_TRIED)



def end(server):
    """Asks SERVER to end until it has ended. One that is just about to wait for its clients sees it only once
    something else wakes it."""
    while server.poll() is None:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(0.5)


ours, its = os.pipe()
with subprocess.Popen(['Xvfb', '-displayfd', str(its), '-screen', '0', '1280x1024x24', '-nolisten', 'tcp',
                       '-noreset'], pass_fds=[its], stdin=subprocess.DEVNULL,
                      stderr=subprocess.DEVNULL) as server:
    os.close(its)
    try:
        with os.fdopen(ours) as pipe:
            number = pipe.readline().strip()
        if not number:
            sys.exit('There is no virtual display: Xvfb ended.')
        for variable in ('WAYLAND_DISPLAY', 'DBUS_SESSION_BUS_ADDRESS'):
            os.environ.pop(variable, None)
        os.environ['DISPLAY'] = f':{number}'
        status = subprocess.call(['dbus-run-session', '--', *command])
    finally:
        end(server)
sys.exit(status if status >= 0 else 128 - status)
