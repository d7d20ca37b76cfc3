// SPDX-License-Identifier: GPL-3.0-or-later
// A booking as text: its fields, its cancellation fee, and its differences from an earlier state.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/widgets/fact_grid.h"
#include "storage/reader.h"

#include <QtCore/QLocale>
#include <QtCore/QStringList>

#include <vector>

namespace roomrack::desktop {

/// The fields that have a value, in the order of the details panel. `due`: what was paid and is
/// due, unless a channel collects, see dueText().
std::vector<Fact> bookingFacts(const storage::BookingRow &row, const HotelView &view,
                               const QLocale &locale, const QString &due = {});
/// One line per changed field: "Stay: 18–21 Jul 2026 → 19–22 Jul 2026".
QStringList differences(const storage::BookingRow &before, const storage::BookingRow &now,
                        const HotelView &view, const QLocale &locale);

/// "Maria Silva · 2 × Twin · 18–21 Jul 2026".
QString bookingLine(const storage::BookingRow &row, const HotelView &view, const QLocale &locale);

/// "Maria Silva, room 101"; without a name the booking's number.
QString guestInRooms(const storage::BookingRow &row);
/// The rooms of tonight, or those nearest to it.
QString roomsNowText(const storage::BookingRow &row);
/// The notice after a check-in.
QString checkedInText(BookingId id, const Result<storage::BookingRow> &row, bool oversold);

/// "EUR 50.00", or with the guest's currency if it differs: "EUR 50.00 (HUF 19,500.00)".
QString owedText(qint64 amount, const storage::BookingRow &row, const HotelView &view,
                 const QLocale &locale);
/// "Collected by Wayfarer OTA", with the amount due at the hotel if the total was raised there or
/// taxes are paid there; empty if the channel does not collect the payment.
QString collectedText(const storage::BookingRow &row, const HotelView &view, const QLocale &locale);
/// For the guest at the desk: "Nothing to collect: paid to Wayfarer OTA.", or the taxes and fees
/// that are paid there.
QString toCollectText(const storage::BookingRow &row, const HotelView &view, const QLocale &locale);
/// When the booking ends: "Paid to Wayfarer OTA. The hotel charges and refunds nothing."
QString settledByChannelText(const booking::Booking &booking, const HotelView &view,
                             const QLocale &locale);
/// The cancellation fee at `at` in minor units, computed as the engine does.
qint64 feeAt(const booking::Booking &booking, const HotelView &view, Instant at);
/// The fee for a guest who did not arrive, if marked at `at`.
qint64 noShowFeeAt(const booking::Booking &booking, const HotelView &view, Instant at);
/// The terms that the booking keeps: "Free until 17 Jul 2026 18:00, then EUR 149.00".
QString termsText(const booking::Booking &booking, const HotelView &view, const QLocale &locale);
/// "Terms as of the booking; the rate plan has others now", if it does; else empty.
QString earlierTermsText(const booking::Booking &booking, const HotelView &view);

}  // namespace roomrack::desktop
