# setup.sh - what ./run and ./check share: the packages, and a build folder that is up to date.
#
# They read it with "." after setting $top to the project's folder. All messages go to standard
# error, which leaves standard output to the results.
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh

# The packages of the kind $2 that the family $1 of systems has. The kinds:
#   build     to build and run the program; a display here needs icons and the loader that draws them
#   display   a virtual display with a session bus
#   test      fonts, and what drives and reads the window from outside
#   full      what only ./check full needs
#   chroot    what makes a system to check on
packages_of ()
{
  case $1-$2 in
    debian-build) echo gcc libc6-dev meson pkgconf gettext libgtk-4-dev libjson-glib-dev desktop-file-utils \
      appstream shared-mime-info adwaita-icon-theme librsvg2-common ;;
    debian-display) echo xvfb xauth dbus-daemon ;;
    debian-test) echo appstream-compose at-spi2-core fonts-dejavu-core fonts-cantarell groff-base imagemagick \
      openbox python3-gi gir1.2-atspi-2.0 xdotool ;;
    debian-full) echo clang libclang-rt-dev valgrind libc6-dbg ;;
    debian-chroot) echo debootstrap ;;

    fedora-build) echo gcc meson pkgconf-pkg-config gettext gtk4-devel json-glib-devel desktop-file-utils \
      appstream shared-mime-info adwaita-icon-theme ;;
    fedora-display) echo xorg-x11-server-Xvfb xorg-x11-xauth dbus-daemon ;;
    fedora-test) echo appstream-compose at-spi2-core dejavu-sans-fonts abattis-cantarell-fonts groff-base \
      ImageMagick openbox python3-gobject xdotool ;;

    arch-build) echo base-devel meson pkgconf gettext gtk4 json-glib desktop-file-utils \
      appstream shared-mime-info adwaita-icon-theme ;;
    arch-display) echo xorg-server-xvfb xorg-xauth dbus ;;
    arch-test) echo at-spi2-core ttf-dejavu cantarell-fonts groff imagemagick \
      openbox python-gobject xdotool ;;

    suse-build) echo gcc meson pkgconf-pkg-config gettext-tools gtk4-devel json-glib-devel desktop-file-utils \
      AppStream shared-mime-info adwaita-icon-theme ;;
    suse-display) echo xvfb-run xauth dbus-1-daemon ;;
    suse-test) echo at-spi2-core dejavu-fonts cantarell-fonts groff ImageMagick \
      openbox python3-gobject typelib-1_0-Atspi-2_0 xdotool ;;
  esac
}

# The commands of a kind, to see whether it is there where the packages are not ours to install.
commands_of ()
{
  case $1 in
    build) echo cc meson ninja pkg-config msgfmt appstreamcli update-mime-database ;;
    display) echo xvfb-run dbus-run-session ;;
    test) echo desktop-file-validate groff xdotool ;;
    full) echo clang valgrind ;;
    chroot) echo debootstrap ;;
  esac
}

say ()
{
  printf 'Retrace: %s\n' "$*" >&2
}

die ()
{
  say "$@"
  exit 1
}

# The family of the system: debian, fedora, arch, suse or other.
system_family ()
{
  # shellcheck disable=SC1091
  for word in $(. /etc/os-release 2>/dev/null && echo "$ID ${ID_LIKE-}"); do
    case $word in
      debian | ubuntu) echo debian; return ;;
      fedora | rhel) echo fedora; return ;;
      arch) echo arch; return ;;
      suse | opensuse*) echo suse; return ;;
    esac
  done
  echo other
}

# Those of the Debian packages $@ that are not installed.
missing_packages ()
{
  # shellcheck disable=SC2016
  installed=" $(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' "$@" 2>/dev/null |
    sed -n 's/^[a-z]i *//p' | tr '\n' ' ')"
  for package; do
    case $installed in
      *" $package "*) ;;
      *) printf '%s ' "$package" ;;
    esac
  done
}

# Installs those of the Debian packages $@ that are missing; no network is used if none is.
apt_install ()
{
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0

  if [ "$(id -u)" = 0 ]; then
    as_root=
  elif command -v sudo >/dev/null; then
    as_root=sudo
  else
    die "this needs packages that are not installed. As root, run:
  apt-get install --no-install-recommends $missing"
  fi
  say "installing what is missing for $purpose, with ${as_root:+$as_root }apt-get: $missing"
  set -- -q -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0
  $as_root apt-get "$@" update >&2 || say "the lists of packages could not be updated; trying with those at hand"
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get "$@" install -y --no-install-recommends $missing >&2 ||
    die "apt-get could not install the packages; what it said is above"
}

# Goes on if the commands $@ and the libraries are there, else names them and how to install $packages.
name_missing ()
{
  lacking=
  for command; do
    command -v "$command" >/dev/null || lacking="$lacking $command"
  done
  if command -v pkg-config >/dev/null; then
    pkg-config --exists 'gtk4 >= 4.8' 'glib-2.0 >= 2.74' ||
      lacking="$lacking GTK (4.8 or later, with its headers)"
    pkg-config --exists 'json-glib-1.0 >= 1.6' ||
      lacking="$lacking json-glib (1.6 or later, with its headers)"
  fi
  [ -n "$lacking" ] || return 0

  say "these are missing, but needed for $purpose:$lacking"
  case $family in
    fedora) say "to install them: sudo dnf install$packages" ;;
    arch) say "to install them: sudo pacman -S --needed$packages" ;;
    suse) say "to install them: sudo zypper install$packages" ;;
  esac
  exit 1
}

# Sees to it that what the kinds after $1 need is there. $1 says what it is for.
need ()
{
  purpose=$1
  shift
  family=$(system_family)
  packages=
  commands=
  for kind; do
    packages="$packages $(packages_of "$family" "$kind")"
    commands="$commands $(commands_of "$kind")"
  done
  # shellcheck disable=SC2086
  case $family in
    debian) apt_install $packages ;;
    *) name_missing $commands ;;
  esac
}

# Configures the build folder $1 with the meson options that follow, if it is not so already.
# One that was configured by hand for this source is left as it is.
configure ()
{
  folder=$1
  shift
  wanted="$top $(. /etc/os-release 2>/dev/null && echo "${PRETTY_NAME-}") ${CC-} $*"
  if [ -f "$folder/build.ninja" ] &&
     grep -qsF "\"source\": \"$top\"" "$folder/meson-info/meson-info.json" &&
     [ "$(cat "$folder/.setup" 2>/dev/null || echo "$wanted")" = "$wanted" ]; then
    return 0
  fi
  rm -rf "$folder"
  meson setup "$folder" "$top" "$@" >&2 || return 1
  printf '%s\n' "$wanted" > "$folder/.setup"
}

# Configures the build folder $1 with the options that follow and builds all of it.
build ()
{
  configure "$@" && ninja -C "$1" >&2
}

# Runs the command $@ with a display and a session bus of its own. The display is outermost: what the
# bus starts needs it too. The number it looks from keeps clear of other displays of this network.
with_display ()
{
  xvfb-run -a -n $((100 + $$ % 800)) -s '-screen 0 1280x1024x24' dbus-run-session -- "$@"
}
