"""touchscreen.py - a display with a touchscreen, and a finger on it: an X server of its own, whose driver for tests
hands on touches as those of a screen. What a test does with the mouse elsewhere, a finger does here."""
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import shutil
import socket
import struct

import hands

SIDE_MAX = 0xffff                   # the driver's number for the right and the lower edge of the screen
SCREEN = 1280, 1024
BEGIN, UPDATE, END = 18, 19, 20     # XI_TouchBegin and so on
VERSION, WAIT, TOUCH = 0, 1, 6      # messages of xf86-input-inputtest-protocol.h
N_AXES = 64
PLACES = pathlib.Path('/usr/lib/xorg/modules'), pathlib.Path('/usr/lib64/xorg/modules')

# The keyboard is there because the server wants one: keys come through XTEST, as on other displays.
CONFIGURATION = '''
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
Section "InputDevice"
  Identifier "touchscreen"
  Driver "inputtest"
  Option "DeviceType" "Touch"
  Option "SocketPath" "{home}/touchscreen"
EndSection
Section "InputDevice"
  Identifier "keyboard"
  Driver "inputtest"
  Option "DeviceType" "Keyboard"
  Option "SocketPath" "{home}/keyboard"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 16384
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "{width}x{height}" 108 1280 1328 1440 1688 1024 1025 1028 1066
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Modes "{width}x{height}"
  EndSubSection
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "touchscreen" "CorePointer"
  InputDevice "keyboard" "CoreKeyboard"
EndSection
'''


def missing():
    """What is not installed of that X server."""
    return [name for name, is_there in [
        ('Xorg', shutil.which('Xorg')),
        ('the driver inputtest of Xorg', any((place / 'input/inputtest_drv.so').exists() for place in PLACES)),
        ('the driver dummy of Xorg', any((place / 'drivers/dummy_drv.so').exists() for place in PLACES))]
        if not is_there]


def command(home):
    """The command that starts it, with its files in HOME; it writes its number to the descriptor {}."""
    (home / 'xorg.conf').write_text(CONFIGURATION.format(home=home, width=SCREEN[0], height=SCREEN[1]))
    # The console of the person who runs the tests stays as it is.
    return ('Xorg', '-displayfd', '{}', '-config', str(home / 'xorg.conf'), '-logfile', str(home / 'xorg.log'),
            '-nolisten', 'tcp', '-noreset', '-novtswitch', '-sharevts')


class Finger(hands.Hands):
    """A finger: it is above its place until the button of the mouse would go down."""

    def __init__(self, display, home):
        super().__init__(display)
        self.place_on_screen, self.is_down = (0, 0), False
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(hands.PATIENCE)
        self.socket.connect(str(home / 'touchscreen'))
        self.tell(struct.pack('=IIHH', 12, VERSION, 1, 0))
        self.await_answer(12)

    def close(self):
        self.socket.close()
        super().close()

    def tell(self, message):
        self.socket.sendall(message)

    def await_answer(self, length):
        while length:
            got = self.socket.recv(length)
            assert got, 'the touchscreen has gone'
            length -= len(got)

    def touch(self, kind):
        """Tells of the finger, and waits until the X server has told the programs."""
        axes = [place * SIDE_MAX / (side - 1) for place, side in zip(self.place_on_screen, SCREEN)]
        # Which finger, what it does; then, whether speeds are given, a bit for each axis that is, and the axes.
        head = struct.pack('=IIIQI', 0, kind, 0, 0b11, 0)
        body = struct.pack(f'={N_AXES}d', *axes, *[0] * (N_AXES - 2))
        self.tell(struct.pack('=II', 8 + len(head) + 2 * len(body), TOUCH) + head + 2 * body)
        self.tell(struct.pack('=II', 8, WAIT))
        self.await_answer(8)

    def move(self, x, y, window=None):
        left, top, *_ = (window and self.box(window)) or (0, 0)
        self.place_on_screen = left + x, top + y
        if self.is_down:
            self.touch(UPDATE)

    def click(self, number=1):
        """A tap, which is over before the program can take it for a long press."""
        self.touch(BEGIN)
        self.touch(END)
        self.await_window_manager()

    def button(self, number, down):
        assert number == 1, 'a finger has no other button'
        self.is_down = down
        self.touch(BEGIN if down else END)
        # Until the window manager has let go of the screen, what the finger does next would be lost.
        self.await_window_manager()
