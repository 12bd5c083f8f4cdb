"""clipboard.py - another program that copies: holds standard input's text on the clipboard.

Says "ready" once it does, and does so until it is ended. With a kind as argument, "image/png", it holds
standard input as that; with the argument "read" it prints the text that is there instead. GTK is called as C, so that it needs nothing but what Retrace needs."""
# SPDX-License-Identifier: GPL-3.0-or-later

import ctypes
import sys

gtk = ctypes.CDLL('libgtk-4.so.1')
for name in ('gdk_display_get_default', 'gdk_display_get_clipboard', 'g_main_loop_new',
             'g_bytes_new', 'gdk_content_provider_new_for_bytes'):
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
elif sys.argv[1:]:
    data = sys.stdin.buffer.read()
    held = ctypes.c_void_p(gtk.g_bytes_new(data, ctypes.c_size_t(len(data))))
    provider = gtk.gdk_content_provider_new_for_bytes(sys.argv[1].encode(), held)
    gtk.gdk_clipboard_set_content(clipboard, ctypes.c_void_p(provider))
    gtk.gdk_display_sync(display)
    print('ready', flush=True)
else:
    gtk.gdk_clipboard_set_text(clipboard, sys.stdin.buffer.read())
    gtk.gdk_display_sync(display)
    print('ready', flush=True)
gtk.g_main_loop_run(loop)
