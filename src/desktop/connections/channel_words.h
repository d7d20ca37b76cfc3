// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a channel's status: state, reason for sync lag, and Roomrack and channel value of a
// night.
#pragma once

#include "desktop/connections/hotel_channels.h"
#include "desktop/theme/colors.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

struct StateWords {
    QString text;  ///< "✓ In sync": the sign makes it readable without colour
    Tone tone = Tone::Neutral;
};

/// "OTA", "GDS", "PMS".
QString kindText(inventory::ChannelKind kind);
/// "JSON over HTTP".
QString protocolText(sync::Protocol protocol);
/// "OTA · JSON over HTTP".
QString channelLine(const ChannelState &channel);

StateWords stateWords(const ChannelState &channel);
/// Whether it is connected but gets nothing because no room type has a code there.
bool isUnmapped(const ChannelState &channel);
/// The names of room types and rate plans in the mapping that are retired by the business date,
/// each once: their nights are closed at the channel. None of a PMS.
QStringList retiredInMapping(const sync::ChannelSettings &settings, const HotelView &view);
/// Whether the channel needs attention: offline, authentication failed, settings corrupted,
/// credentials locked, or updates rejected.
bool isTrouble(const ChannelState &channel);
/// Whether a user must do something about it: isTrouble(), cleanup at the channel, or the mapping,
/// which is empty or has something that is retired.
/// What the card of channels and the badge of their page count.
bool needsAttention(const ChannelState &channel);
/// Whether requests to the channel fail or it rejected bookings, so that another attempt may help.
bool isFailing(const ChannelState &channel);
/// What failed, in words, and when the next attempt is; empty unless isFailing().
QString failureText(const ChannelState &channel, Instant now, const QLocale &locale);
/// Why a request failed, in sentences: what to do about it, or the quoted answer of the channel.
QString reasonText(const QString &said);
/// The same for a connection test that failed.
QString testFailureText(const channels::TestResult &result);
/// "0.4 s", "12 s", "4 min", "3 h", "2 days".
QString spanText(qint64 micros, const QLocale &locale);
/// Age of its oldest pending change; "–" if there is none.
QString lagText(const ChannelState &channel, Instant now, const QLocale &locale);
/// Nights that the channel has not confirmed: pending, under way and rejected ones.
qint64 notConfirmed(const sync::BoardCounts &counts);
/// "82", "no limit".
QString budgetText(const ChannelState &channel, const QLocale &locale);
/// Full sentences: current activity, reason for sync lag, and what happens next.
QString whyText(const ChannelState &channel, Instant now, const QLocale &locale);

/// The name of a board row: "Superior · BAR · 2 guests".
QString rowText(const HotelView &view, const sync::RowKey &row);
/// A value of such a row: "13 rooms", "EUR 262.00", "closed to arrival"; "not sent yet".
QString valueText(sync::RowKind kind, qint64 value, Currency currency, const QLocale &locale);

/// Consecutive nights of a row with the same values and status.
struct StepRange {
    sync::RowKey row;
    Night first, last;
    sync::CellState cell;
    QString reason;
    friend bool operator==(const StepRange &, const StepRange &) = default;
};
/// Grouped by row and night, in the given order.
std::vector<StepRange> rangesOf(const std::vector<channels::PendingUpdates> &nights);
/// Why these nights are not in sync, and what happens next.
StateWords rangeState(const StepRange &range, const ChannelState &channel);
/// "18–22 Jul": the nights, including the last one.
QString nightsOf(Night first, Night last, const QLocale &locale);

}  // namespace roomrack::desktop
