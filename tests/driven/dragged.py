"""dragged.py - another program, of which a file can be dragged away: a small window that is the file given.

With a place in the web as second argument that is what can be dragged, and the picture itself, as of a
browser. Says "pointed" when the pointer is on it, "taken" when the pointer is where the file would be taken, and ends
after it was dropped. GTK is called as C, so that it needs nothing but what Retrace needs."""
# SPDX-License-Identifier: GPL-3.0-or-later

import ctypes
import pathlib
import sys

path = pathlib.Path(sys.argv[1])
gtk = ctypes.CDLL('libgtk-4.so.1')
for name in ('g_bytes_new', 'gdk_content_provider_new_for_bytes', 'gdk_content_provider_new_union',
             'g_main_loop_new', 'gtk_drag_source_new', 'gtk_event_controller_motion_new', 'gtk_label_new',
             'gtk_window_new'):
    getattr(gtk, name).restype = ctypes.c_void_p
Handler = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
Motion = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_double, ctypes.c_double, ctypes.c_void_p)


def provide(kind, content):
    held = ctypes.c_void_p(gtk.g_bytes_new(content, ctypes.c_size_t(len(content))))
    return ctypes.c_void_p(gtk.gdk_content_provider_new_for_bytes(kind, held))


def connect(source, signal, handler):
    gtk.g_signal_connect_data(source, signal, handler, None, None, 0)


@Motion
def point(_motion, _x, _y, _data):
    print('pointed', flush=True)


@Handler
def begin(_source, drag, _data):
    connect(ctypes.c_void_p(drag), b'notify::selected-action', tell)


@Handler
def tell(drag, _property, _data):
    if gtk.gdk_drag_get_selected_action(ctypes.c_void_p(drag)):
        print('taken', flush=True)


@Handler
def end(_source, _drag, _data):
    gtk.g_main_loop_quit(loop)


gtk.gtk_init()
loop = ctypes.c_void_p(gtk.g_main_loop_new(None, False))
uri = sys.argv[2] if sys.argv[2:] else path.as_uri()
provided = [provide(b'text/uri-list', uri.encode() + b'\r\n')]
if sys.argv[2:]:
    provided.append(provide(b'image/png', path.read_bytes()))
all_provided = (ctypes.c_void_p * len(provided))(*(one.value for one in provided))
drag_source = ctypes.c_void_p(gtk.gtk_drag_source_new())
gtk.gtk_drag_source_set_content(drag_source, ctypes.c_void_p(
    gtk.gdk_content_provider_new_union(all_provided, ctypes.c_size_t(len(provided)))))
connect(drag_source, b'drag-begin', begin)
connect(drag_source, b'drag-end', end)
label = ctypes.c_void_p(gtk.gtk_label_new(path.name.encode()))
gtk.gtk_widget_add_controller(label, drag_source)
motion = ctypes.c_void_p(gtk.gtk_event_controller_motion_new())
connect(motion, b'motion', point)
gtk.gtk_widget_add_controller(label, motion)
window = ctypes.c_void_p(gtk.gtk_window_new())
gtk.gtk_window_set_title(window, path.name.encode())
gtk.gtk_window_set_child(window, label)
gtk.gtk_window_set_default_size(window, 200, 100)
gtk.gtk_window_present(window)
gtk.g_main_loop_run(loop)
