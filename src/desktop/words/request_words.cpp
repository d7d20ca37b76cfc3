// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/request_words.h"

#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace roomrack::desktop {

using booking::DuplicateOutcome;
using booking::PaymentCall;
using booking::Record;
using booking::RecordKind;
using booking::SagaEnd;
using booking::SagaPurpose;
using booking::SagaStage;
using booking::SagaTask;
using dedup::Product;
using dedup::Why;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RequestWords)
};

constexpr qint64 kMilli = 1000;
constexpr qint64 kTen = 10 * kSecond;

QString likeText(Why why)
{
    switch (why) {
    case Why::SameKey: return Words::tr("Same guest, stay and room");
    case Why::AlmostSame: return Words::tr("Near-identical guest and stay");
    case Why::SameLongAgo: return Words::tr("Same guest, stay and room, outside the time window");
    case Why::NameOnly: return Words::tr("Same name, stay and room; no other guest details");
    case Why::Alike: return Words::tr("Similar guest and stay");
    case Why::OtherDates: return Words::tr("Same guest, overlapping dates");
    case Why::TooOld: return Words::tr("Similar, but outside the time window");
    case Why::OtherGuest: return Words::tr("Different guest");
    case Why::OtherStay: return Words::tr("Same guest, different dates");
    case Why::OtherOrdinal: return Words::tr("Several rooms requested, or both kept");
    case Why::Over: return Words::tr("Other booking closed");
    case Why::Inactive: return Words::tr("Other request rejected or expired");
    case Why::NothingFound: break;
    }
    return Words::tr("No similar booking");
}

/// Keys are shortened in lists; the details show them in full.
QString shortened(const QString &key)
{
    constexpr int kShown = 10;
    return key.size() > kShown + 1 ? key.left(kShown) + QStringLiteral("…") : key;
}

/// The reservation number of a message, without its revision: a channel's numbers have a common
/// prefix.
QString messageNumber(const QString &reference)
{
    constexpr int kLongest = 24, kBegin = 8, kEnd = 12;
    const QString number = reference.section(QLatin1Char(' '), 0, 0);
    if (number.size() <= kLongest) return number;
    return number.left(kBegin) + QStringLiteral("…") + number.right(kEnd);
}

/// The status of a closed payment.
QString endText(SagaEnd end)
{
    switch (end) {
    case SagaEnd::Open: return {};
    case SagaEnd::Booked: return Words::tr("Captured");
    case SagaEnd::Refunded: return Words::tr("Refunded");
    case SagaEnd::Declined: return Words::tr("Declined by the bank");
    case SagaEnd::NotBooked: return Words::tr("Not booked");
    case SagaEnd::GatewayAway: return Words::tr("Gateway unreachable");
    case SagaEnd::GatewayRefused: return Words::tr("Rejected by the gateway");
    case SagaEnd::Cancelled: return Words::tr("Cancelled");
    case SagaEnd::Lapsed: return Words::tr("Authorisation expired");
    case SagaEnd::ByPerson: return Words::tr("Resolved manually");
    }
    return {};
}

QString stageText(SagaStage stage)
{
    switch (stage) {
    case SagaStage::Held: return Words::tr("Not started");
    case SagaStage::Paying: return Words::tr("Authorising");
    case SagaStage::Capturing: return Words::tr("Capturing");
    case SagaStage::Cancelling: return Words::tr("Cancelling");
    case SagaStage::Refunding: return Words::tr("Refunding");
    case SagaStage::Done: return Words::tr("Captured");
    case SagaStage::Failed: return Words::tr("Failed");
    }
    return {};
}

QString sagaMoved(const Record &r)
{
    const auto end = static_cast<SagaEnd>(r.adults);
    const auto task = static_cast<SagaTask>(r.children);
    const auto call = static_cast<PaymentCall>(r.cause);
    // A new booking has the number of its payment. Only a new booking or a change is not booked.
    const bool change = r.value != r.subject;
    if (task != SagaTask::None) {
        const bool notChanged = change && task == SagaTask::NotBooked;
        return Words::tr("Payment needs review: %1")
            .arg(notChanged ? paidNotChangedText() : taskText(task));
    }
    switch (end) {
    case SagaEnd::Open: break;
    case SagaEnd::Booked:
        return r.amount > 0 ? Words::tr("Payment captured") : Words::tr("Request accepted");
    case SagaEnd::Refunded: return Words::tr("Payment refunded");
    case SagaEnd::Declined: return Words::tr("Payment declined by the guest's bank");
    case SagaEnd::NotBooked:
        return change ? Words::tr("Not changed: booking unaffected")
                      : Words::tr("Not booked: rooms released");
    case SagaEnd::GatewayAway: return Words::tr("Payment gateway unreachable");
    case SagaEnd::GatewayRefused: return Words::tr("Payment rejected by the gateway");
    case SagaEnd::Cancelled: return Words::tr("Payment cancelled");
    case SagaEnd::Lapsed: return Words::tr("Payment authorisation expired");
    case SagaEnd::ByPerson: return Words::tr("Payment resolved manually");
    }
    if (call == PaymentCall::Ask) return Words::tr("Checking payment status with the gateway");
    if (call == PaymentCall::Prepare) return Words::tr("Preparing payment");
    switch (static_cast<SagaStage>(r.rooms)) {
    case SagaStage::Held: return Words::tr("Ready for payment");
    case SagaStage::Paying: return Words::tr("Authorising payment");
    case SagaStage::Capturing: return Words::tr("Payment authorised, capturing");
    case SagaStage::Cancelling: return Words::tr("Cancelling payment");
    case SagaStage::Refunding: return Words::tr("Refunding payment");
    case SagaStage::Done: return Words::tr("Payment captured");
    case SagaStage::Failed: break;
    }
    return Words::tr("Payment failed");
}

QString duplicateHeadline(const Record &r)
{
    const bool known = r.cause != 0;
    const QString other = bookingNumber(BookingId{r.cause});
    if (r.kind == RecordKind::DuplicateFound) {
        const bool ask = static_cast<dedup::What>(r.adults) == dedup::What::Ask;
        if (!known) {
            return ask ? Words::tr("Possible duplicate of a booking at another hotel")
                       : Words::tr("Duplicate of a booking at another hotel blocked");
        }
        return ask ? Words::tr("Possible duplicate of %1").arg(other)
                   : Words::tr("Duplicate of %1 blocked").arg(other);
    }
    switch (static_cast<DuplicateOutcome>(r.rooms)) {
    case DuplicateOutcome::KeptBoth:
        return Words::tr("Not a duplicate of %1, both kept").arg(other);
    case DuplicateOutcome::Replaced: return Words::tr("Replaced %1").arg(other);
    case DuplicateOutcome::Replacing:
        return Words::tr("Replaces %1 once the payment is complete").arg(other);
    case DuplicateOutcome::IsOne: return Words::tr("Marked as duplicate of %1").arg(other);
    case DuplicateOutcome::Lapsed:
        return Words::tr("Possible duplicate of %1: review timed out").arg(other);
    case DuplicateOutcome::Ended:
        return Words::tr("Possible duplicate of %1: closed, one of the two bookings ended")
            .arg(other);
    default: return Words::tr("Possible duplicate of %1: reviewed").arg(other);
    }
}

QString setupHeadline(const Record &r)
{
    const bool saved = r.value > 0;
    switch (static_cast<booking::SetupKind>(r.subject)) {
    case booking::SetupKind::Payment:
        return saved ? Words::tr("Payment gateway set up") : Words::tr("Payment gateway removed");
    case booking::SetupKind::Mail:
        return saved ? Words::tr("Email server set up") : Words::tr("Email server removed");
    case booking::SetupKind::Duplicates:
        return saved ? Words::tr("Duplicate rules changed")
                     : Words::tr("Duplicate rules reset to defaults");
    case booking::SetupKind::Api:
        return saved ? Words::tr("Holds of channels over the API: in memory by default")
                     : Words::tr("Holds of channels over the API: durable by default");
    case booking::SetupKind::Central: break;
    }
    return saved ? Words::tr("Shared duplicate database set up")
                 : Words::tr("Shared duplicate database removed");
}

QString spanText(qint64 micros, const QLocale &locale)
{
    const qint64 span = std::max<qint64>(0, micros);
    if (span < kSecond) return Words::tr("%1 ms", "duration").arg(locale.toString(span / kMilli));
    if (span < kTen)
        return Words::tr("%1 s", "duration").arg(locale.toString(double(span) / kSecond, 'f', 1));
    if (span < 2 * kMinute)
        return Words::tr("%1 s", "duration").arg(locale.toString(span / kSecond));
    if (span < 2 * kHour)
        return Words::tr("%1 min", "duration").arg(locale.toString(span / kMinute));
    if (span < 2 * kDay) return Words::tr("%1 h", "duration").arg(locale.toString(span / kHour));
    return Words::tr("%n day(s)", "duration", int(span / kDay));
}

}  // namespace

QString durationText(qint64 micros, const QLocale &locale)
{
    // Do not break the line between number and unit.
    return spanText(micros, locale).replace(QLatin1Char(' '), QChar::Nbsp);
}

QString productText(Product product)
{
    switch (product) {
    case Product::RoomBooking: return Words::tr("Booking");
    case Product::GroupBooking: return Words::tr("Group");
    case Product::ApiRequest: return Words::tr("Request");
    case Product::ChannelMessage: break;
    }
    return Words::tr("Message");
}

QString duplicateText(DuplicateOutcome outcome)
{
    switch (outcome) {
    case DuplicateOutcome::Stopped: return Words::tr("Blocked");
    case DuplicateOutcome::SameAnswer: return Words::tr("Response replayed");
    case DuplicateOutcome::NotDuplicate: return Words::tr("Not a duplicate");
    case DuplicateOutcome::Open: return Words::tr("Needs review");
    case DuplicateOutcome::KeptBoth: return Words::tr("Both kept");
    case DuplicateOutcome::Replaced: return Words::tr("First one replaced");
    case DuplicateOutcome::Replacing: return Words::tr("Being replaced");
    case DuplicateOutcome::IsOne: return Words::tr("Duplicate");
    case DuplicateOutcome::Lapsed: return Words::tr("Timed out");
    case DuplicateOutcome::Ended: break;
    }
    return Words::tr("Booking ended");
}

Tone duplicateTone(DuplicateOutcome outcome)
{
    switch (outcome) {
    case DuplicateOutcome::Open: return Tone::Warn;
    case DuplicateOutcome::NotDuplicate:
    case DuplicateOutcome::KeptBoth: return Tone::Good;
    case DuplicateOutcome::Replaced:
    case DuplicateOutcome::Replacing: return Tone::Accent;
    case DuplicateOutcome::Lapsed: return Tone::Bad;
    case DuplicateOutcome::Stopped:
    case DuplicateOutcome::SameAnswer:
    case DuplicateOutcome::IsOne:
    case DuplicateOutcome::Ended: break;
    }
    return Tone::Neutral;
}

QString reasonText(Product product, Why why)
{
    if (product == Product::ApiRequest) return Words::tr("Repeated idempotency key");
    if (product == Product::ChannelMessage) return Words::tr("Repeated message");
    return likeText(why);
}

// The reference has the format "caller key".
QString keyOf(const booking::DuplicateRow &row)
{
    return row.reference.section(QLatin1Char(' '), 1);
}

ActorId callerOf(const booking::DuplicateRow &row)
{
    return ActorId{row.reference.section(QLatin1Char(' '), 0, 0).toLongLong()};
}

QString sourceText(const HotelView &view, const booking::DuplicateRow &row)
{
    if (row.product == Product::ApiRequest) return callerText(view, callerOf(row));
    const QString channel = channelName(view.catalogue(), row.channel);
    return channel.isEmpty() ? Words::tr("Front desk") : channel;
}

QString seenText(const booking::DuplicateRow &row, const QLocale &locale)
{
    const int times = row.times;
    if (row.product == Product::ApiRequest) {
        return Words::tr("Key %1 repeated %n time(s); first response replayed", nullptr, times)
            .arg(shortened(keyOf(row)));
    }
    if (row.product == Product::ChannelMessage) {
        return Words::tr("Message %1 received again %n time(s); already processed", nullptr, times)
            .arg(messageNumber(row.reference));
    }
    const QString reason = likeText(row.why);
    const QString apart = durationText(row.apartMicros, locale);
    if (!row.other) return Words::tr("%1: booking at another hotel, %2 apart").arg(reason, apart);
    return Words::tr("%1: %2, %3 apart", "reason, the other booking, a duration")
        .arg(reason, bookingNumber(row.other), apart);
}

QString paymentText(const booking::SagaRow &row)
{
    const booking::SagaState &s = row.state;
    if (s.task == SagaTask::AskTheBank || s.task == SagaTask::RefundByHand)
        return Words::tr("Needs review");
    if (s.end != SagaEnd::Open) {
        return s.amount.minor == 0 && s.end == SagaEnd::Booked ? Words::tr("Pay at property")
                                                               : endText(s.end);
    }
    if (row.waits) return Words::tr("Not started");
    return s.amount.minor == 0 ? Words::tr("Pay at property") : stageText(s.stage);
}

Tone paymentTone(const booking::SagaRow &row)
{
    const booking::SagaState &s = row.state;
    if (s.task != SagaTask::None) return Tone::Bad;
    if (s.end == SagaEnd::Open) return Tone::Warn;
    return s.end == SagaEnd::Booked || s.end == SagaEnd::Refunded ? Tone::Good : Tone::Neutral;
}

QString waitedForText(const booking::SagaRow &row)
{
    const booking::SagaState &s = row.state;
    if (row.waits) return Words::tr("Waiting for the review of a possible duplicate.");
    if (s.task == SagaTask::AskTheBank)
        return Words::tr("Payment status unknown. Roomrack keeps checking with the gateway; "
                         "check with the bank as well.");
    if (s.task == SagaTask::RefundByHand)
        return s.returned
                   ? Words::tr("The bank returned the refund. Refund the payment manually.")
                   : Words::tr("The gateway rejected the refund. Refund the payment manually.");
    if (booking::isOver(s)) return {};
    if (s.doubt || s.calling == PaymentCall::Ask)
        return Words::tr("Checking the payment status with the gateway.");
    switch (s.stage) {
    case SagaStage::Held: return Words::tr("Waiting to start.");
    case SagaStage::Paying: return Words::tr("Waiting for the gateway to authorise the payment.");
    case SagaStage::Capturing: return Words::tr("Waiting for the gateway to capture the payment.");
    case SagaStage::Cancelling: return Words::tr("Waiting for the gateway to cancel the payment.");
    case SagaStage::Refunding: return Words::tr("Waiting for the gateway to refund the payment.");
    case SagaStage::Done:
    case SagaStage::Failed: break;
    }
    return {};
}

QString holdText(const booking::Hold &hold, const booking::SagaRow *saga)
{
    if (saga && saga->waits) return duplicateText(DuplicateOutcome::Open);
    return hold.isPinned() ? Words::tr("Payment pending") : QString();
}

QString taskText(SagaTask task)
{
    switch (task) {
    case SagaTask::None: break;
    case SagaTask::AskTheBank: return Words::tr("Check with bank");
    case SagaTask::RefundByHand: return Words::tr("Refund manually");
    case SagaTask::NotBooked: return Words::tr("Paid, not booked, refunded");
    }
    return {};
}

QString paidNotChangedText()
{
    return Words::tr("Paid, not changed, refunded");
}

QString moneyText(const core::Money &money, const QLocale &locale)
{
    return money.text(locale);
}

bool isRequest(RecordKind kind)
{
    return kind >= RecordKind::TokenSaved;
}

bool isPayment(RecordKind kind)
{
    return kind == RecordKind::SagaBegun || kind == RecordKind::SagaMoved;
}

bool isDuplicate(RecordKind kind)
{
    return kind == RecordKind::DuplicateFound || kind == RecordKind::DuplicateDecided;
}

QString requestHeadline(const Record &r)
{
    // Amounts are omitted: a record does not contain the currency in which the guest is charged.
    switch (r.kind) {
    case RecordKind::Withdrawn:
        return Words::tr("A change could not be saved; nothing was changed");
    case RecordKind::TokenSaved:
        return r.value > 0 ? Words::tr("API token saved") : Words::tr("API token revoked");
    case RecordKind::HotelSetupSaved: return setupHeadline(r);
    case RecordKind::SagaBegun:
        if (r.amount == 0) return Words::tr("Request accepted, not booked yet");
        // A new booking and its payment have the same number.
        return r.value == r.subject ? Words::tr("Payment started")
                                    : Words::tr("Additional payment or refund started");
    case RecordKind::SagaMoved: return sagaMoved(r);
    default: return duplicateHeadline(r);
    }
}

QString requestOutcome(const Record &r)
{
    switch (r.kind) {
    case RecordKind::SagaMoved:
        if (r.children != 0) return Words::tr("Needs review");
        return r.amount > 0 ? endText(static_cast<SagaEnd>(r.adults)) : QString();
    case RecordKind::DuplicateFound:
        return static_cast<dedup::What>(r.adults) == dedup::What::Ask
                   ? duplicateText(DuplicateOutcome::Open)
                   : duplicateText(DuplicateOutcome::Stopped);
    case RecordKind::DuplicateDecided: return duplicateText(static_cast<DuplicateOutcome>(r.rooms));
    default: return {};
    }
}

Tone requestTone(const Record &r)
{
    switch (r.kind) {
    case RecordKind::SagaMoved: {
        const auto end = static_cast<SagaEnd>(r.adults);
        if (r.children != 0) return Tone::Bad;
        return end == SagaEnd::Booked || end == SagaEnd::Refunded ? Tone::Good : Tone::Neutral;
    }
    case RecordKind::DuplicateFound:
        return static_cast<dedup::What>(r.adults) == dedup::What::Ask ? Tone::Warn : Tone::Neutral;
    case RecordKind::DuplicateDecided: return duplicateTone(static_cast<DuplicateOutcome>(r.rooms));
    default: return Tone::Neutral;
    }
}

}  // namespace roomrack::desktop
