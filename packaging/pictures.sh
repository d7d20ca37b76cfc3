#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Regenerates the screenshots of the manual: every page and the dialogs, light and dark, 1600 x 980
# and 1280 x 720, on a virtual X server. Pages with a history show the bookings of a CSV file, the
# others the demo hotel.
#   packaging/pictures.sh BOOKINGS.csv [FOLDER]     (default FOLDER: docs/manual/pictures)
# ROOMRACK: the program (default: build/dev/bin/roomrack). PICTURES_LANGUAGE: en or de (default:
# en). PICTURES_OF: the groups to regenerate (default: start demo requests history
# rooms group users).
# PICTURES_SLOW: factor for all waiting times, for a busy computer (default: 1).
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
csv=${1:?"usage: packaging/pictures.sh BOOKINGS.csv [FOLDER]"}
folder=${2:-$here/docs/manual/pictures}
program=${ROOMRACK:-$here/build/dev/bin/roomrack}
language=${PICTURES_LANGUAGE:-en}
until_day=${PICTURES_UNTIL:-2016-07-14}

missing=()
for tool in xvfb-run openbox xdotool import convert; do
    command -v "$tool" >/dev/null || missing+=("$tool")
done
if [ ${#missing[@]} -gt 0 ]; then
    echo "pictures: missing ${missing[*]}; apt-get install xvfb openbox xdotool imagemagick" >&2
    exit 2
fi
[ -x "$program" ] || { echo "pictures: $program not found; run ./dev build" >&2; exit 2; }
[ -r "$csv" ] || { echo "pictures: cannot read $csv" >&2; exit 2; }
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

if [ "${PICTURES_INSIDE:-}" != yes ]; then
    # The page Settings shows this path.
    work=/var/tmp/hotel
    mkdir "$work" || { echo "pictures: $work already exists" >&2; exit 2; }
    trap 'rm -rf "$work"' EXIT
    HOME=$work "$program" --import "$csv" --property "Quinta do Mar" --until "$until_day" \
        "$work/quinta.roomrack" >/dev/null
    # A third of the bookings are those of a second hotel, for the page Group.
    if [[ " ${PICTURES_OF:-group} " == *" group "* ]]; then
        cp "$work/quinta.roomrack" "$work/group.roomrack"
        awk 'NR == 1 || NR % 3 == 0' "$csv" >"$work/sister.csv"
        HOME=$work "$program" --import "$work/sister.csv" --property "Casa da Praia" \
            --until "$until_day" "$work/group.roomrack" >/dev/null
    fi
    for size in 1600x980 1280x720; do
        for theme in light dark; do
            PICTURES_INSIDE=yes PICTURES_WORK=$work PICTURES_SIZE=$size PICTURES_THEME=$theme \
                xvfb-run -a -s "-screen 0 ${size}x24 -nolisten tcp" "$0" "$csv" "$folder"
        done
    done
    exit 0
fi

# --- inside the X server ------------------------------------------------------------------------
sleep() { command sleep "$(awk "BEGIN { print $1 * ${PICTURES_SLOW:-1} }")"; }
export QT_QPA_PLATFORM=xcb HOME=$PICTURES_WORK XDG_CONFIG_HOME=$PICTURES_WORK/config
export XDG_RUNTIME_DIR=$PICTURES_WORK LC_ALL=${PICTURES_LOCALE:-en_GB.UTF-8} LANGUAGE=$language
suffix=""
[ "$PICTURES_SIZE" = 1280x720 ] && suffix=-small
[ "$PICTURES_THEME" = dark ] && suffix=$suffix-dark
cat >"$PICTURES_WORK/openbox.xml" <<'XML'
<openbox_config xmlns="http://openbox.org/3.4/rc"><focus><focusNew>yes</focusNew></focus>
<applications>
<application type="normal"><maximized>yes</maximized><decor>no</decor><focus>yes</focus>
</application></applications></openbox_config>
XML
openbox --config-file "$PICTURES_WORK/openbox.xml" >/dev/null 2>&1 &
window_manager=$!
sleep 2
running=""
trap 'kill $running $window_manager 2>/dev/null || true' EXIT

# begin GROUP/KEY=VALUE... -- ARGUMENT...: starts the program with these settings.
begin() {
    local conf=$XDG_CONFIG_HOME/Roomrack/Roomrack.conf
    rm -rf "$XDG_CONFIG_HOME"
    mkdir -p "$(dirname "$conf")"
    printf '[window]\ntheme=%s\nlanguage=%s\n' \
        "$([ "$PICTURES_THEME" = dark ] && echo 2 || echo 1)" "$language" >"$conf"
    while [ "$1" != -- ]; do
        printf '[%s]\n%s\n' "${1%%/*}" "${1#*/}" >>"$conf"
        shift
    done
    shift
    "$program" --language "$language" "$@" >/dev/null 2>&1 &
    running=$!
    xdotool search --sync --onlyvisible --class roomrack >/dev/null 2>&1 || true
    sleep 4
    xdotool search --onlyvisible --class roomrack windowactivate 2>/dev/null || true
}
# Closes the window properly, so that the next start shows no message about a crash.
end() {
    xdotool key ctrl+q || true
    for _ in $(seq 50); do
        kill -0 "$running" 2>/dev/null || break
        sleep 0.2
    done
    kill "$running" 2>/dev/null || true
    wait "$running" 2>/dev/null || true
    running=""
}
# Waits until the demo has started its channels: then the hotel is open.
until_open() {
    for _ in $(seq 300); do
        ! pgrep -P "$running" >/dev/null || break
        sleep 0.2
    done
}
keys() {
    for key in "$@"; do
        xdotool key "$key"
        sleep 0.25
    done
}
# mnemonic ENGLISH GERMAN: the key of a label in the language of the screenshots.
mnemonic() { if [ "$language" = de ]; then echo "$2"; else echo "$1"; fi; }
# Scrolls the page to its end with the wheel at its margin, where no control takes it.
downwards() { xdotool mousemove 184 500 click --repeat 60 --delay 20 5 mousemove 0 0; }
words() { xdotool type --delay 30 -- "$1"; sleep 0.3; }
picture() {
    sleep "${2:-1}"
    import -window root png:- | convert - +dither -colors 256 -strip \
        -define png:compression-level=9 "png8:$folder/$1$suffix.png"
    echo "$1$suffix.png"
}

hotel=$PICTURES_WORK/quinta.roomrack

# The first start: the start window and the import of bookings.
start() {
    begin --
    words "Quinta do Mar"
    keys Tab
    words Lisbon
    keys Tab
    picture first 2
    end
    begin --
    keys shift+Tab shift+Tab space  # Import bookings…
    sleep 2
    words "$csv"
    sleep 2
    keys Return
    sleep 4
    picture import 2
    keys Escape
    end
}

# The demo: holds that count down, arrivals, channels.
demo() {
    begin -- --demo
    until_open
    sleep 12
    keys ctrl+1 ctrl+Home Down Right Right shift+Right shift+Right
    picture inventory
    keys alt+2
    picture inventory-rates
    # Bulk update: Operation "Raise by", Value 10 percent.
    keys ctrl+u "$(mnemonic alt+o alt+k)" Down "$(mnemonic alt+v alt+r)"
    words 10
    keys Tab Down
    picture bulk-update 3
    keys Escape "$(mnemonic alt+d alt+v)"  # Discard
    # Two dialogs close at once, and the window manager focuses neither of their windows.
    xdotool search --onlyvisible --class roomrack windowactivate 2>/dev/null || true
    keys alt+3
    picture inventory-restrictions
    keys alt+1 ctrl+2 Down
    picture holds
    keys ctrl+b
    picture new-booking 2
    keys Escape ctrl+6
    picture front-desk 2
    keys "$(mnemonic alt+l alt+p)"  # Room plan
    picture room-plan 2
    keys ctrl+1 alt+4
    picture inventory-parity 2
    keys alt+1 ctrl+7 Down Down Down Up Up Up
    picture channels 3
    keys ctrl+e
    picture channel-settings 2
    keys Escape
    end
}

# The demo after a minute: guests have sent requests twice, and one requests one more night.
requests() {
    begin -- --demo
    until_open
    keys ctrl+comma
    sleep 60
    downwards
    picture settings-requests 2
    keys ctrl+5
    picture tasks 2
    keys ctrl+4
    picture duplicates 3
    end
}

# The history: bookings, backtest, reports, audit trail.
history() {
    begin -- "$hotel"
    keys ctrl+3 Down Down Down
    picture bookings 2
    keys ctrl+8 "$(mnemonic alt+r alt+n)"  # Run backtest
    picture overbooking 12
    keys ctrl+9
    picture reports 3
    keys ctrl+0 Down Down
    picture audit-trail 3
    keys ctrl+comma
    picture settings 2
    end
    begin window/page=overbooking overbooking/view=1 -- "$hotel"
    picture overbooking-adviser 8
    end
    begin window/page=overbooking overbooking/view=2 -- "$hotel"
    picture overbooking-walks 3
    end
}

# Rooms & rates.
rooms() {
    begin window/page=roomsrates roomsrates/view=1 -- "$hotel"
    keys Tab Down
    picture rooms-rates 3
    end
    begin window/page=roomsrates roomsrates/view=3 -- "$hotel"
    picture rate-plans 3
    keys "$(mnemonic alt+a alt+f)"  # Add…
    picture rate-plan 2
    keys ctrl+Tab
    picture rate-plan-terms
    keys ctrl+Tab
    picture rate-plan-conditions
    keys Escape
    end
}

# Two hotels in one file.
group() {
    begin window/page=group -- "$PICTURES_WORK/group.roomrack"
    picture group 3
    end
}

# Users: in a copy, because a hotel with users requires sign-in.
users() {
    cp "$hotel" "$PICTURES_WORK/users.roomrack"
    begin -- "$PICTURES_WORK/users.roomrack"
    # Account > Users… > Add…; in a field, Return goes to the button.
    keys "$(mnemonic alt+t alt+k)" "$(mnemonic u b)" alt+a
    words Ana
    keys Tab
    words 2468
    keys Tab
    words 2468
    keys Return Return
    sleep 2
    keys alt+a
    words Rui
    keys Tab Down Tab
    words 1357
    keys Tab
    words 1357
    keys Return Return
    sleep 2
    picture users
    keys Escape ctrl+l
    picture sign-in
    end
    rm -f "$PICTURES_WORK"/users.roomrack*
}

for group in ${PICTURES_OF:-start demo requests history rooms group users}; do
    "$group"
done
