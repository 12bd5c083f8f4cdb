# setup.sh - what ./run and ./check share: the packages, and a build folder that is up to date.
#
# They read it with "." after setting $top to the project's folder. All messages go to standard
# error, which leaves standard output to the results; what other programs say goes to $log.
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh

# The packages of the kind $2 that the family $1 of systems has. The kinds:
#   build     to build and run the program; a display here needs icons and the loader that draws them
#   display   a virtual display
#   test      fonts, checkers of files, and what drives and reads the window from outside
#   full      what only ./check full needs
#   package   what builds and checks a Debian package
#   chroot    what makes a system to check on
packages_of ()
{
  case $1-$2 in
    debian-build) echo gcc libc6-dev meson pkgconf gettext libgif-dev libgtk-4-dev libjson-glib-dev \
      shared-mime-info adwaita-icon-theme librsvg2-common ;;
    debian-display) echo xvfb ;;
    debian-test) echo appstream appstream-compose at-spi2-core dbus-daemon desktop-file-utils \
      fonts-dejavu-core fonts-cantarell groff-base imagemagick locales mold openbox python3-gi gir1.2-atspi-2.0 \
      libxtst6 webp-pixbuf-loader ;;
    debian-full) echo clang libclang-rt-dev valgrind libc6-dbg ;;
    debian-package) echo build-essential debhelper fakeroot gettext libcairo2-dev libfontconfig-dev \
      libgdk-pixbuf-2.0-dev libgif-dev libglib2.0-dev libgtk-4-dev libjson-glib-dev libpango1.0-dev librsvg2-common lintian meson python3 \
      shared-mime-info ;;
    debian-chroot) echo debootstrap ;;

    fedora-build) echo gcc meson pkgconf-pkg-config gettext giflib-devel gtk4-devel json-glib-devel \
      shared-mime-info adwaita-icon-theme ;;
    fedora-display) echo xorg-x11-server-Xvfb ;;
    fedora-test) echo appstream appstream-compose at-spi2-core dbus-daemon desktop-file-utils \
      dejavu-sans-fonts abattis-cantarell-fonts glibc-locale-source groff-base ImageMagick mold openbox python3-gobject \
      libXtst webp-pixbuf-loader ;;

    arch-build) echo base-devel meson pkgconf gettext giflib gtk4 json-glib \
      shared-mime-info adwaita-icon-theme ;;
    arch-display) echo xorg-server-xvfb ;;
    arch-test) echo appstream at-spi2-core dbus desktop-file-utils ttf-dejavu cantarell-fonts groff imagemagick \
      mold openbox python-gobject libxtst webp-pixbuf-loader ;;

    suse-build) echo gcc meson pkgconf-pkg-config gettext-tools giflib-devel gtk4-devel json-glib-devel \
      shared-mime-info adwaita-icon-theme ;;
    suse-display) echo xorg-x11-server-Xvfb ;;
    suse-test) echo AppStream at-spi2-core dbus-1-daemon desktop-file-utils dejavu-fonts cantarell-fonts groff ImageMagick \
      mold openbox python3-gobject typelib-1_0-Atspi-2_0 libXtst6 ;;
  esac
}

# The commands of a kind, to see whether it is there where the packages are not ours to install.
commands_of ()
{
  case $1 in
    build) echo cc meson ninja pkg-config msgfmt update-mime-database ;;
    display) echo Xvfb ;;
    test) echo appstreamcli dbus-daemon desktop-file-validate groff openbox ;;
    full) echo clang valgrind ;;
    package) echo dpkg-buildpackage dh lintian ;;
    chroot) echo debootstrap ;;
  esac
}

# What other programs say while packages are installed and the build is configured.
# shellcheck disable=SC2154
log=$top/build.log
: > "$log"

say ()
{
  printf 'Retrace: %s\n' "$*" >&2
}

die ()
{
  say "$@"
  exit 1
}

# Runs the command after $1 with what it says in the log, which is named if that fails. $1 says what
# is done. The command may show its progress on descriptor 4; standard input is left to the program.
stage ()
{
  what=$1
  shift
  "$@" 4>&2 >> "$log" 2>&1 < /dev/null && return 0
  say "$what failed; $log says why. It ends:"
  tail -n 5 "$log" >&2
  return 1
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

# What the Debian packages $@ and all that they need cost, without those that were fetched before; nothing
# where the lists of packages are not there yet.
cost_of ()
{
  LC_ALL=C apt-get -o Debug::NoLocking=true --assume-no install --no-install-recommends "$@" 2>/dev/null |
    sed -n 's|^Need to get \([^/]*\)\(/.*\)\{0,1\} of archives.*|\1 to fetch|p
      s/^After this operation, \(.*\) of additional.*/, \1 on the disk/p' | tr -d '\n'
}

# Returns true if the person at the terminal agrees to what $1 asks; Enter does. Where nobody can be
# asked, as on a machine that tests, it goes on.
is_agreed ()
{
  if [ -n "${CI-}" ] || [ ! -t 2 ] || ! (: < /dev/tty) 2>/dev/null; then
    return 0
  fi
  printf 'Retrace: %s [Y/n] ' "$1" >&2
  read -r answer < /dev/tty || return 1
  case $answer in
    '' | [Yy]*) return 0 ;;
    *) return 1 ;;
  esac
}

# Shows how far apt-get is: on a terminal in one line that moves, else in a line for each tenth. Reads its
# status lines, and "ended:" with its exit status, with which this ends.
show_progress ()
{
  shown=
  while IFS=: read -r kind word percent rest; do
    case $kind in
      dlstatus) doing=fetching ;;
      pmstatus) doing=installing ;;
      ended)
        [ -z "$shown" ] || [ ! -t 1 ] || echo
        return "$word" ;;
      *) continue ;;
    esac
    percent=${percent%%.*}
    case $percent in
      '' | *[!0-9]*) continue ;;
    esac
    [ -t 1 ] || percent=$((percent / 10 * 10))
    [ "$doing $percent" != "$shown" ] || continue
    shown="$doing $percent"
    if [ -t 1 ]; then
      printf '\rRetrace: %-10s %3d %%' "$doing" "$percent"
    else
      printf 'Retrace: %s: %d %%\n' "$doing" "$percent"
    fi
  done
  return 1
}

# Runs apt-get with the arguments $@, for stage.
run_apt ()
{
  {
    ended=0
    # (sudo would close a descriptor that was opened outside.)
    # shellcheck disable=SC2016
    $as_root sh -c 'exec 3>&1 >&2; exec "$@"' sh env DEBIAN_FRONTEND=noninteractive apt-get -q \
      -o APT::Status-Fd=3 -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" 4>&- || ended=$?
    echo "ended:$ended"
  } | show_progress >&4
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
    # shellcheck disable=SC2086
    cost=$(cost_of $missing)
    die "this needs packages that are not installed${cost:+ ($cost)}. As root, run:
  apt-get update && apt-get install --no-install-recommends $missing"
  fi
  say "these packages are missing for $purpose: $missing"
  say "updating the lists of packages, with ${as_root:+$as_root }apt-get; what that says is in $log"
  stage "updating the lists of packages" run_apt update || say "trying with those at hand"
  # shellcheck disable=SC2086
  cost=$(cost_of $missing)
  say "with all that they need, that is ${cost:-of unknown size}"
  is_agreed "install them?" || die "nothing was installed; as root, you can do it yourself:
  apt-get install --no-install-recommends $missing"
  say "installing; see $log"
  # shellcheck disable=SC2086
  stage "installing the packages" run_apt install -y --no-install-recommends $missing || exit 1
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
  [ -f /usr/include/gif_lib.h ] || lacking="$lacking giflib (with its headers)"
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
  # shellcheck disable=SC1091
  wanted="$top $(. /etc/os-release 2>/dev/null && echo "${PRETTY_NAME-}") ${CC-} $*"
  if [ -f "$folder/build.ninja" ] &&
     grep -qsF "\"source\": \"$top\"" "$folder/meson-info/meson-info.json" &&
     [ "$(cat "$folder/.setup" 2>/dev/null || echo "$wanted")" = "$wanted" ]; then
    return 0
  fi
  rm -rf "$folder"
  stage "configuring" meson setup "$folder" "$top" "$@" || return 1
  printf '%s\n' "$wanted" > "$folder/.setup"
}

# What is to be built in the folder $1; nothing: all.
targets_of ()
{
  :
}

# Configures the build folder $1 with the options that follow and builds it. On a terminal a line goes on
# with each step.
build ()
{
  configure "$@" || return 1
  targets=$(targets_of "$1") || return 1
  # shellcheck disable=SC2086
  plan=$(ninja -C "$1" -n $targets) || {
    say "$plan"
    return 1
  }
  steps=$(printf '%s\n' "$plan" | sed -n '$s/^\[\([0-9]*\)\/.*/\1/p')
  [ -n "$steps" ] || return 0
  [ "$steps" -lt 50 ] || say "building ($steps steps, some minutes)"
  # shellcheck disable=SC2086
  if [ -t 2 ]; then
    ninja -C "$1" $targets >&2
  else
    ninja -C "$1" --quiet $targets >&2
  fi
}

# Runs the command $@ with a display of its own. Nothing of the display or the command is left when it
# is over, nor where this shell is interrupted. Sets traps: where there are others, call it in a
# subshell.
with_display ()
{
  started=
  place=$(mktemp -d) || return 1
  trap end_display EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  mkfifo "$place/number"
  # Each with what it starts is a group of processes, which can be ended as one.
  setsid Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -noreset \
    3> "$place/number" > "$place/log" 2>&1 &
  started=$!
  read -r number < "$place/number" || {
    say "there is no virtual display:"
    cat "$place/log" >&2
    return 1
  }
  # (A command in the background has no other standard input of its own.)
  { DISPLAY=:$number setsid "$@" <&4 4<&- & } 4<&0
  program=$!
  started="$program $started"
  echo "-$program" > "$place/program"   # for who wants to end it
  ended=0
  wait "$program" || ended=$?
  end_display
  return $ended
}

end_display ()
{
  trap - EXIT HUP INT TERM
  for group in $started; do
    # A display that is just about to wait for its clients sees it only once something else wakes it.
    { while kill -s TERM -- "-$group"; do sleep 1; done; } > /dev/null 2>&1 &
    asking=$!
    wait "$group" 2>/dev/null || true
    kill "$asking" 2>/dev/null || true
  done
  rm -rf "$place"
}
