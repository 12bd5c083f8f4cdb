"""clipboard.py - another program that copies: holds standard input's text on the clipboard.

Says "ready" once it does, and does so until it is ended. With the argument "read" it prints the
text that is there instead. GTK is called as C, so that it needs nothing but what Retrace needs."""
# SPDX-License-Identifier: GPL-3.0-or-later

import ctypes
import sys

gtk = ctypes.CDLL('libgtk-4.so.1')
for name in ('gdk_display_get_default', 'gdk_display_get_clipboard', 'g_main_loop_new'):
    getattr(gtk, name).restype = ctypes.c_void_p
gtk.gdk_clipboard_read_text_finish.restype = ctypes.c_char_p

gtk.gtk_init()
display = ctypes.c_void_p(gtk.gdk_display_get_default())
clipboard = ctypes.c_void_p(gtk.gdk_display_get_clipboard(display))
loop = ctypes.c_void_p(gtk.g_main_loop_new(None, False))


@ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
def print_text(source, result, data):
    text = gtk.gdk_clipboard_read_text_finish(ctypes.c_void_p(source), ctypes.c_void_p(result), None)
    sys.stdout.write((text or b'').decode())
    gtk.g_main_loop_quit(loop)


if sys.argv[1:] == ['read']:
    gtk.gdk_clipboard_read_text_async(clipboard, None, print_text, None)
else:
    gtk.gdk_clipboard_set_text(clipboard, sys.stdin.buffer.read())
    gtk.gdk_display_sync(display)
    print('ready', flush=True)
gtk.g_main_loop_run(loop)
