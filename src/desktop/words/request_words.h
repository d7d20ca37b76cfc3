// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of requests: duplicates with their reason, payment status, and tasks. Shared by all pages.
#pragma once

#include "booking/record.h"
#include "booking/request_rows.h"
#include "desktop/theme/colors.h"
#include "engine/hotel_view.h"
#include "inventory/catalogue.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

using engine::HotelView;

/// "4 ms", "1.8 s", "12 min", "3 h", "5 days".
QString durationText(qint64 micros, const QLocale &locale);

// Duplicates

/// "Booking", "Request", "Message".
QString productText(dedup::Product product);
/// "Needs review", "Blocked", "Response replayed".
QString duplicateText(booking::DuplicateOutcome outcome);
Tone duplicateTone(booking::DuplicateOutcome outcome);
/// "Same guest, stay and room"; for statistics by reason.
QString reasonText(dedup::Product product, dedup::Why why);
/// Idempotency key and caller of a repeated request.
QString keyOf(const booking::DuplicateRow &row);
ActorId callerOf(const booking::DuplicateRow &row);
/// The caller of a request, or the channel; "Front desk" without one.
QString sourceText(const HotelView &view, const booking::DuplicateRow &row);
/// "Same guest, stay and room: BK-10479, 1.8 s apart".
QString seenText(const booking::DuplicateRow &row, const QLocale &locale);

// Payments.

/// "Captured", "Authorising"; "Pay at property" if the amount is 0.
QString paymentText(const booking::SagaRow &row);
Tone paymentTone(const booking::SagaRow &row);
/// What the payment waits for, in a sentence; empty if it is closed.
QString waitedForText(const booking::SagaRow &row);
/// "Payment pending", "Needs review": what a hold waits for if not only its deadline decides;
/// `saga` may be null. Empty for all others.
QString holdText(const booking::Hold &hold, const booking::SagaRow *saga);
/// "Check with bank", "Refund manually"; empty for none.
QString taskText(booking::SagaTask task);
/// The text of SagaTask::NotBooked where a booking was to be changed.
QString paidNotChangedText();
/// The amount of a payment, which may have another currency than the property.
QString moneyText(const core::Money &money, const QLocale &locale);

// Records

/// Kinds from TokenSaved on; all others are in record_words.h.
bool isRequest(booking::RecordKind kind);
bool isPayment(booking::RecordKind kind);
bool isDuplicate(booking::RecordKind kind);
/// "Payment captured": without the booking number.
QString requestHeadline(const booking::Record &record);
/// Text of the status badge; empty if there is none.
QString requestOutcome(const booking::Record &record);
Tone requestTone(const booking::Record &record);

}  // namespace roomrack::desktop
