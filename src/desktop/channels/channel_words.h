// SPDX-License-Identifier: GPL-3.0-or-later
// How a channel stands, in words: its state, why it is behind, what a night should show and shows.
#pragma once

#include "desktop/channels/hotel_channels.h"
#include "desktop/theme/colors.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

struct StateWords {
    QString text;  ///< "✓ In step": a sign, too, so that it reads without colour
    Tone tone = Tone::Neutral;
};

/// "OTA", "GDS", "PMS".
QString kindText(inventory::ChannelKind kind);
/// "JSON over HTTP".
QString protocolText(sync::Protocol protocol);
/// "OTA · JSON over HTTP".
QString channelLine(const ChannelState &channel);

StateWords stateWords(const ChannelState &channel);
/// Whether somebody should look: it is down, refused, unreadable, locked, or refuses nights.
bool isTrouble(const ChannelState &channel);
/// "0.4 s", "12 s", "4 min", "3 h", "2 days".
QString spanText(qint64 micros, const QLocale &locale);
/// How long its oldest change waits; "–" where nothing does.
QString lagText(const ChannelState &channel, Instant now, const QLocale &locale);
/// "82", "no limit".
QString budgetText(const ChannelState &channel, const QLocale &locale);
/// Plain sentences: what it does now, why it is behind, and what happens next.
QString whyText(const ChannelState &channel, Instant now, const QLocale &locale);

/// What a row of a board is about: "Superior · BAR · 2 guests".
QString rowText(const HotelView &view, const sync::RowKey &row);
/// A value of such a row: "13 rooms", "EUR 262.00", "closed to arrival"; "not said yet".
QString valueText(sync::RowKind kind, qint64 value, Currency currency, const QLocale &locale);

/// Neighbouring nights of a row that stand the same.
struct StepRange {
    sync::RowKey row;
    Night first, last;
    sync::CellState cell;
    QString reason;
    friend bool operator==(const StepRange &, const StepRange &) = default;
};
/// By row and night, as they come.
std::vector<StepRange> rangesOf(const std::vector<channels::OutOfStep> &nights);
/// Why these nights are not in step, and what will happen.
StateWords rangeState(const StepRange &range, const ChannelState &channel);
/// "18–22 Jul": the nights themselves, the last one included.
QString nightsOf(Night first, Night last, const QLocale &locale);

}  // namespace roomrack::desktop
