"""test-install.py - what an installation puts where, that it runs from there, and that a desktop and
a software centre can show it."""
# SPDX-License-Identifier: GPL-3.0-or-later

import ctypes
import fcntl
import functools
import os
import pathlib
import pty
import re
import shutil
import subprocess
import sys
import tempfile
import termios

import tap

BUILD, PREFIX, APP, VERSION = sys.argv[1:5]
LANGUAGES = sys.argv[5:]

FILES = [
    'bin/retrace',
    'bin/retrace-cli',
    'share/bash-completion/completions/retrace-cli',
    'share/fish/vendor_completions.d/retrace-cli.fish',
    'share/zsh/site-functions/_retrace-cli',
    f'share/applications/{APP}.desktop',
    f'share/dbus-1/services/{APP}.service',
    f'share/glib-2.0/schemas/{APP}.gschema.xml',
    f'share/icons/hicolor/48x48/apps/{APP}.png',
    f'share/icons/hicolor/scalable/apps/{APP}.svg',
    f'share/icons/hicolor/symbolic/apps/{APP}-symbolic.svg',
    'share/man/man1/retrace-cli.1',
    'share/man/man1/retrace.1',
    f'share/metainfo/{APP}.metainfo.xml',
    f'share/mime/packages/{APP}.xml',
    *(f'share/locale/{language}/LC_MESSAGES/retrace.mo' for language in LANGUAGES),
]


def installed(root):
    """The files below ROOT / PREFIX; of the samples there may be any number."""
    top = pathlib.Path(root) / PREFIX.lstrip('/')
    names = (file.relative_to(top).as_posix() for file in top.rglob('*') if file.is_file())
    return [name for name in names if not name.startswith('share/retrace/samples/')]


def can_compose():
    """The tool is no part of appstreamcli everywhere."""
    return shutil.which('appstreamcli') and not subprocess.run(
        ['appstreamcli', 'compose', '--help'], capture_output=True).returncode


# The caches of a desktop, and what they are made with. (That of icons has two names.)
ICON_TOOLS = ['gtk-update-icon-cache', 'gtk4-update-icon-cache']
CACHES = {
    'glib-compile-schemas': 'share/glib-2.0/schemas/gschemas.compiled',
    next(filter(shutil.which, ICON_TOOLS), ICON_TOOLS[0]): 'share/icons/hicolor/icon-theme.cache',
    'update-desktop-database': 'share/applications/mimeinfo.cache',
    'update-mime-database': 'share/mime/mime.cache',
}
SOURCE = pathlib.Path(__file__).resolve().parents[2]

with tempfile.TemporaryDirectory() as root:
    program = pathlib.Path(root) / PREFIX.lstrip('/') / 'bin'

    def update_caches(terminal=None, **variables):
        """Runs the script that an installation runs, as from a TERMINAL, of which it has no descriptor."""
        share = str(program.parent / 'share')
        return subprocess.run(['sh', SOURCE / 'data/update-caches.sh', share], text=True, capture_output=True,
                              check=False, env={**os.environ, 'XDG_DATA_DIRS': share, **variables},
                              start_new_session=True, preexec_fn=lambda: terminal is None or
                              fcntl.ioctl(terminal, termios.TIOCSCTTY, 0))

    def test_installs():
        subprocess.run(['meson', 'install', '-C', BUILD, '--no-rebuild', '--quiet',
                        '--destdir', root], check=True, stdout=sys.stderr)

    def test_files_are_where_they_belong():
        there = installed(root)
        tap.fail_with_list([f'{name} is missing' for name in FILES if name not in there] +
                           [f'{name} is not expected' for name in there if name not in FILES])

    def test_sample_is_there():
        assert (program.parent / 'share/retrace/samples/easy.sdk').is_file()

    def test_caches_know_it():
        """Those of the desktop, while it is installed, without one of the tools and with all that are here;
        each that is missing is named, and the others do their work."""
        tools = pathlib.Path(root) / 'tools'
        tools.mkdir()
        for tool in ('sh', 'mkdir', *CACHES):
            if shutil.which(tool) and tool != 'update-desktop-database':
                (tools / tool).symlink_to(shutil.which(tool))
        for path in (tools, os.environ['PATH']):
            done = update_caches(PATH=str(path))
            there = installed(root)
            assert done.returncode == 0, done
            for tool, cache in CACHES.items():
                is_there = bool(shutil.which(tool, path=path))
                assert (cache in there) == is_there, f'{cache}: {done}'
                assert bool(re.search(f'{tool}.* is not installed', done.stderr)) != is_there, f'{tool}: {done}'

    def test_missing_tool_is_told_at_the_terminal():
        """meson keeps for itself what a script says that ends well."""
        ours, its = pty.openpty()
        tools = pathlib.Path(root) / 'fewer-tools'
        tools.mkdir()
        for tool in ('sh', 'mkdir'):
            (tools / tool).symlink_to(shutil.which(tool))
        done = update_caches(PATH=str(tools), terminal=its)
        os.close(its)
        told = os.read(ours, 4096).decode()
        os.close(ours)
        assert 'update-desktop-database is not installed' in told, (told, done)

    def test_caches_forget_it():
        """When its files are gone and the script that README names was run, nothing is left that names it."""
        shutil.rmtree(program.parent / 'share/mime/packages')
        for name in FILES + [f'share/retrace/samples/{file.name}'
                             for file in (program.parent / 'share/retrace/samples').iterdir()]:
            (program.parent / name).unlink(missing_ok=True)
        done = update_caches()
        assert done.returncode == 0, done
        tap.fail_with_list([name for name in installed(root) if re.search(
            'retrace|sudoku', f'{name} {(program.parent / name).read_bytes()}', re.IGNORECASE)])

    def test_icon(size):
        """It is drawn by the loader that desktops use, which judges a file by its first bytes."""
        loader, error = ctypes.CDLL('libgdk_pixbuf-2.0.so.0'), ctypes.c_void_p()
        loader.gdk_pixbuf_new_from_file_at_size.restype = ctypes.c_void_p
        for name in FILES:
            if name.endswith('.svg'):
                path = program.parent / name
                assert path.is_file() and loader.gdk_pixbuf_new_from_file_at_size(
                    os.fsencode(path), size, size, ctypes.byref(error)), f'{path} is not loaded'

    def test_is_composed():
        """A software centre has all that it shows, icon included."""
        composed = subprocess.run(
            ['appstreamcli', 'compose', '--no-net', '--no-color', '--origin=test', f'--prefix={PREFIX}',
             f'--result-root={root}/composed', root], capture_output=True, text=True)
        assert composed.returncode == 0 and 'Success!' in composed.stdout, composed.stdout

    def test_runs(name):
        """Saying the version takes no display."""
        environment = {**os.environ, 'DISPLAY': '', 'WAYLAND_DISPLAY': ''}
        said = subprocess.run([program / name, '--version'], check=True, env=environment,
                              capture_output=True, text=True).stdout
        assert said.split()[-1] == VERSION, said

    tap.run([('installs', test_installs),
             ('files-are-where-they-belong', test_files_are_where_they_belong),
             ('sample-is-there', test_sample_is_there),
             ('retrace-cli-runs', lambda: test_runs('retrace-cli')),
             ('retrace-runs', lambda: test_runs('retrace'))] +
            [(f'icon-{size}', functools.partial(test_icon, size)) for size in (16, 48, 128)] +
            ([('is-composed', test_is_composed)] if can_compose() else []) +
            [('caches-know-it', test_caches_know_it),
             ('missing-tool-is-told-at-the-terminal', test_missing_tool_is_told_at_the_terminal),
             ('caches-forget-it', test_caches_forget_it)])
