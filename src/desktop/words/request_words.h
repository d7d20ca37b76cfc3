// SPDX-License-Identifier: GPL-3.0-or-later
// Requests in words: what came twice and why it was stopped, how a payment stands, what a person
// must do about it. The same on every page.
#pragma once

#include "booking/record.h"
#include "booking/request_rows.h"
#include "desktop/theme/colors.h"
#include "inventory/catalogue.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

/// "4 ms", "1.8 s", "12 min", "3 h", "5 days".
QString durationText(qint64 micros, const QLocale &locale);

// What came twice.

/// "Booking", "Request", "Message".
QString productText(dedup::Product product);
/// "Needs a decision", "Blocked", "Same answer".
QString duplicateText(booking::DuplicateOutcome outcome);
Tone duplicateTone(booking::DuplicateOutcome outcome);
/// "Same guest, stay and room"; for figures by reason.
QString reasonText(dedup::Product product, dedup::Why why);
/// Of a request that came again: its key, and whose it is.
QString keyOf(const booking::DuplicateRow &row);
ActorId callerOf(const booking::DuplicateRow &row);
/// "Same guest, stay and room as BK-10479, 1.8 s apart".
QString seenText(const booking::DuplicateRow &row, const QLocale &locale);

// Payments.

/// "Captured", "Being authorised"; of nothing to be paid "At the hotel".
QString paymentText(const booking::SagaRow &row);
Tone paymentTone(const booking::SagaRow &row);
/// What is waited for now, in a sentence; empty where it is over.
QString waitedForText(const booking::SagaRow &row);
/// "Being paid", "Needs a decision": what a hold waits for, whose time it does not decide alone;
/// `saga` may be null. Empty for all others.
QString holdText(const booking::Hold &hold, const booking::SagaRow *saga);
/// "Ask the bank", "Give it back by hand"; empty for none.
QString taskText(booking::SagaTask task);
/// Money of a payment, which need not be in the hotel's currency.
QString moneyText(const core::Money &money, const QLocale &locale);

// Records.

/// Kinds from TokenSaved on; everything else is in record_words.h.
bool isRequest(booking::RecordKind kind);
bool isPayment(booking::RecordKind kind);
bool isDuplicate(booking::RecordKind kind);
/// "Payment captured": without the booking that it is about.
QString requestHeadline(const booking::Record &record);
/// The pill beside it; empty where there is nothing to add.
QString requestOutcome(const booking::Record &record);
Tone requestTone(const booking::Record &record);

}  // namespace roomrack::desktop
