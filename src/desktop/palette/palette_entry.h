// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the command palette, and how typed text selects rows.
#pragma once

#include <QtCore/QString>

#include <functional>
#include <vector>

namespace roomrack::desktop {

struct PaletteEntry {
    /// In the order of the list.
    enum class Group : quint8 { Pages, Commands, Dates, Bookings };
    Group group = Group::Commands;
    QString text;
    QString detail;  ///< second, muted part: the menu of a command, the dates of a booking
    QString keys;    ///< shortcut as displayed; empty for none
    std::function<void()> run;
};

/// The entries in which each typed word begins a word of the text or detail, ignoring case and
/// accents. Within a group, entries whose text begins as typed come first; otherwise the order is
/// kept.
std::vector<PaletteEntry> matching(const std::vector<PaletteEntry> &entries, const QString &typed);

}  // namespace roomrack::desktop
