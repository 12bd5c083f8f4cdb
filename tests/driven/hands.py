"""hands.py - the keyboard, the mouse and the windows of a display: keys and clicks given to it as the machine's own
devices give them, hundreds a second, and what it says of its windows."""
# SPDX-License-Identifier: GPL-3.0-or-later

import ctypes
import ctypes.util
import time

SHIFT = b'Shift_L'
MODIFIERS = {'ctrl': b'Control_L', 'shift': SHIFT, 'alt': b'Alt_L'}
BETWEEN_KEYS = 0.005   # seconds: keys of one person follow one another
VIEWABLE = 2
TO_MANAGER = 3 << 19   # SubstructureNotifyMask and SubstructureRedirectMask
PATIENCE = 90          # seconds: for a machine that is busy with other things


class Attributes(ctypes.Structure):
    """XWindowAttributes of Xlib."""
    _fields_ = [('x', ctypes.c_int), ('y', ctypes.c_int), ('width', ctypes.c_int),
                ('height', ctypes.c_int), ('border', ctypes.c_int), ('depth', ctypes.c_int),
                ('visual', ctypes.c_void_p), ('root', ctypes.c_ulong), ('kind', ctypes.c_int),
                ('gravity', ctypes.c_int * 2), ('backing', ctypes.c_int),
                ('planes', ctypes.c_ulong * 2), ('save_under', ctypes.c_int),
                ('colours', ctypes.c_ulong), ('colours_installed', ctypes.c_int),
                ('state', ctypes.c_int), ('masks', ctypes.c_long * 3),
                ('override_redirect', ctypes.c_int), ('screen', ctypes.c_void_p)]


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib, as long as any XEvent."""
    _fields_ = [('type', ctypes.c_int), ('serial', ctypes.c_ulong), ('send_event', ctypes.c_int),
                ('display', ctypes.c_void_p), ('window', ctypes.c_ulong), ('kind', ctypes.c_ulong),
                ('format', ctypes.c_int), ('data', ctypes.c_long * 5), ('rest', ctypes.c_long * 12)]


class Hands:
    """The keyboard and the mouse of a display."""

    def __init__(self, display):
        def library(name):
            return ctypes.CDLL(ctypes.util.find_library(name))

        self.x, self.test = library('X11'), library('Xtst')
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XInternAtom.restype = ctypes.c_ulong
        self.x.XStringToKeysym.restype = ctypes.c_ulong
        self.x.XKeycodeToKeysym.restype = ctypes.c_ulong
        # A window may go while it is asked for.
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        self.x.XSetErrorHandler(self.ignore)
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(display.encode()))
        self.root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display))
        self.x.XCreateSimpleWindow.restype = ctypes.c_ulong
        self.own = self.x.XCreateSimpleWindow(self.display, self.root, 0, 0, 1, 1, 0, ctypes.c_ulong(0),
                                              ctypes.c_ulong(0))

    def close(self):
        self.x.XCloseDisplay(self.display)

    def press(self, key):
        """A key, named as X names it or by a code of two digits, with the modifiers before it: shift+Tab."""
        *held, key = key.split('+')
        held = [MODIFIERS[word] for word in held]
        if len(key) > 1 and key.isdigit():
            self.press_codes([*map(self.code, held), int(key)])
        else:
            self.press_symbol(self.symbol(key.encode()), held)

    def type(self, text):
        """The keys for TEXT, which is of the signs of ASCII."""
        for letter in text:
            self.press_symbol(ord(letter), [])
            time.sleep(BETWEEN_KEYS)

    def press_symbol(self, symbol, held):
        code = self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))
        assert code, f'there is no key for {symbol:#x}'
        first, second = (self.x.XKeycodeToKeysym(self.display, code, level) for level in (0, 1))
        if symbol == second != first and SHIFT not in held:
            held = [*held, SHIFT]
        self.press_codes([*map(self.code, held), code])

    def press_codes(self, codes):
        for code in codes:
            self.test.XTestFakeKeyEvent(self.display, code, True, 0)
        for code in reversed(codes):
            self.test.XTestFakeKeyEvent(self.display, code, False, 0)
        self.x.XSync(self.display, False)

    def symbol(self, name):
        return self.x.XStringToKeysym(name)

    def code(self, name):
        return self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(self.symbol(name)))

    def move(self, x, y, window=None):
        """The pointer goes to a place on the display, or in WINDOW, if it is still there."""
        left, top, *_ = (window and self.box(window)) or (0, 0)
        x, y = left + x, top + y
        self.test.XTestFakeMotionEvent(self.display, -1, int(x), int(y), 0)
        self.x.XSync(self.display, False)

    def button(self, number, down):
        self.test.XTestFakeButtonEvent(self.display, number, down, 0)
        self.x.XSync(self.display, False)

    def click(self, number=1):
        """A click, which is with the program when this returns: keys that follow come behind it."""
        self.button(number, True)
        self.button(number, False)
        self.await_window_manager()

    def await_window_manager(self):
        """Waits until the window manager, which sees a click before the program does, has done all that came
        before: until it has answered a question about a window of our own."""
        extents = '_NET_FRAME_EXTENTS'
        self.x.XDeleteProperty(self.display, ctypes.c_ulong(self.own), ctypes.c_ulong(self.atom(extents)))
        self.send(self.root.value, ClientMessage(type=33, window=self.own, format=32,
                                                 kind=self.atom('_NET_REQUEST_FRAME_EXTENTS')), TO_MANAGER)
        end = time.monotonic() + PATIENCE
        while not self.property(self.own, extents):
            assert time.monotonic() < end, 'the window manager does not answer'
            time.sleep(0.001)

    def send(self, window, message, mask=0):
        self.x.XSendEvent(self.display, ctypes.c_ulong(window), False, ctypes.c_long(mask), ctypes.byref(message))
        self.x.XSync(self.display, False)

    def atom(self, name):
        return self.x.XInternAtom(self.display, name.encode(), False)

    def ask_to_close(self, window):
        """As the button of a window manager does, whatever holds the keyboard and the pointer."""
        message = ClientMessage(type=33, window=window, kind=self.atom('WM_PROTOCOLS'), format=32)
        message.data[0] = self.atom('WM_DELETE_WINDOW')
        self.send(window, message)

    def property(self, window, name, kind=0):
        """The values of a property of a window: numbers, or text where it is bytes."""
        atom = ctypes.c_ulong(self.atom(name))
        found, bits = ctypes.c_ulong(), ctypes.c_int()
        n, left, data = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p()
        self.x.XGetWindowProperty(self.display, ctypes.c_ulong(window), atom, ctypes.c_long(0),
                                  ctypes.c_long(1024), False, ctypes.c_ulong(kind),
                                  ctypes.byref(found), ctypes.byref(bits), ctypes.byref(n),
                                  ctypes.byref(left), ctypes.byref(data))
        if not data.value:
            return []
        # Xlib hands out numbers of 32 bits as longs.
        size = ctypes.sizeof(ctypes.c_long) if bits.value == 32 else bits.value // 8
        raw = ctypes.string_at(data, n.value * size)
        self.x.XFree(data)
        return (list((ctypes.c_ulong * n.value).from_buffer_copy(raw)) if bits.value == 32
                else raw.decode(errors='replace'))

    def has_window_manager(self):
        return bool(self.property(self.root.value, '_NET_SUPPORTING_WM_CHECK'))

    def active_window(self):
        """The number of the window that has the focus, or 0."""
        return next(iter(self.property(self.root.value, '_NET_ACTIVE_WINDOW')), 0)

    def title(self, window=None):
        """The title of WINDOW, or of the window that has the focus."""
        window = window or self.active_window()
        return (window and self.property(window, '_NET_WM_NAME')) or ''

    def box(self, window):
        """x, y, width and height on the display, or None where it cannot be seen."""
        attributes, x, y, child = Attributes(), ctypes.c_int(), ctypes.c_int(), ctypes.c_ulong()
        if (not self.x.XGetWindowAttributes(self.display, ctypes.c_ulong(window),
                                            ctypes.byref(attributes)) or
                attributes.state != VIEWABLE):
            return None
        self.x.XTranslateCoordinates(self.display, ctypes.c_ulong(window), self.root, 0, 0,
                                     ctypes.byref(x), ctypes.byref(y), ctypes.byref(child))
        return x.value, y.value, attributes.width, attributes.height

    def clients(self):
        """The numbers of all windows, those that opened last in the end."""
        return self.property(self.root.value, '_NET_CLIENT_LIST')

    def windows_of(self, process):
        """The numbers of the windows of PROCESS, of its popups, too, that can be seen."""
        return [window for window in [*self.clients(), *self.popups()]
                if self.process_of(window) == process and self.box(window)]

    def process_of(self, window):
        return next(iter(self.property(window, '_NET_WM_PID')), 0)

    def place(self, window, x, y):
        self.x.XMoveWindow(self.display, ctypes.c_ulong(window), x, y)
        self.x.XSync(self.display, False)

    def resize(self, window, width, height):
        self.x.XResizeWindow(self.display, ctypes.c_ulong(window), width, height)
        self.x.XSync(self.display, False)

    def windows(self):
        """The boxes of all windows, those that opened last in the end, and of the popups."""
        return [box for box in map(self.box, [*self.clients(), *self.popups()]) if box]

    def popups(self):
        """The numbers of the windows that the window manager leaves alone: menus and tooltips."""
        root, parent = ctypes.c_ulong(), ctypes.c_ulong()
        children, n = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        self.x.XQueryTree(self.display, self.root, ctypes.byref(root), ctypes.byref(parent),
                          ctypes.byref(children), ctypes.byref(n))
        found = [children[i] for i in range(n.value) if self.is_popup(children[i])]
        if n.value:
            self.x.XFree(children)
        return found

    def is_popup(self, window):
        attributes = Attributes()
        return (self.x.XGetWindowAttributes(self.display, ctypes.c_ulong(window), ctypes.byref(attributes)) and
                attributes.override_redirect and attributes.state == VIEWABLE and
                min(attributes.width, attributes.height) > 8)
