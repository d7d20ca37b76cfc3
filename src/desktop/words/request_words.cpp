// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/request_words.h"

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
constexpr qint64 kMinute = 60 * kSecond, kHour = 60 * kMinute, kDay = 24 * kHour;

QString likeText(Why why)
{
    switch (why) {
    case Why::SameKey: return Words::tr("Same guest, stay and room");
    case Why::AlmostSame: return Words::tr("Hardly two guests: nearly the same in everything");
    case Why::SameLongAgo: return Words::tr("Same guest, stay and room, long ago");
    case Why::NameOnly: return Words::tr("Same name, stay and room; no more is known of the guest");
    case Why::Alike: return Words::tr("Much the same guest and stay");
    case Why::OtherDates: return Words::tr("Same guest, other dates that overlap");
    case Why::TooOld: return Words::tr("Alike, but too long ago");
    case Why::OtherGuest: return Words::tr("Another guest");
    case Why::OtherStay: return Words::tr("Same guest, other dates");
    case Why::OtherOrdinal: return Words::tr("Several rooms, or both were wanted");
    case Why::Over: return Words::tr("The other booking is over");
    case Why::Inactive: return Words::tr("The other one was refused");
    case Why::NothingFound: break;
    }
    return Words::tr("Nothing like it");
}

/// Nobody reads all of a key; the details have it.
QString shortened(const QString &key)
{
    constexpr int kShown = 10;
    return key.size() > kShown + 1 ? key.left(kShown) + QStringLiteral("…") : key;
}

/// The reservation that a message is about, without its revision: those of a channel begin alike.
QString messageNumber(const QString &reference)
{
    constexpr int kLongest = 24, kBegin = 8, kEnd = 12;
    const QString number = reference.section(QLatin1Char(' '), 0, 0);
    if (number.size() <= kLongest) return number;
    return number.left(kBegin) + QStringLiteral("…") + number.right(kEnd);
}

/// A payment that is over.
QString endText(SagaEnd end)
{
    switch (end) {
    case SagaEnd::Open: return {};
    case SagaEnd::Booked: return Words::tr("Captured");
    case SagaEnd::Refunded: return Words::tr("Given back");
    case SagaEnd::Declined: return Words::tr("Declined by the bank");
    case SagaEnd::NotBooked: return Words::tr("Not booked");
    case SagaEnd::GatewayAway: return Words::tr("Gateway not reached");
    case SagaEnd::GatewayRefused: return Words::tr("Refused by the gateway");
    case SagaEnd::Cancelled: return Words::tr("Cancelled");
    case SagaEnd::Lapsed: return Words::tr("Authorisation lapsed");
    case SagaEnd::ByPerson: return Words::tr("Settled by a person");
    }
    return {};
}

QString stageText(SagaStage stage)
{
    switch (stage) {
    case SagaStage::Held: return Words::tr("Not started");
    case SagaStage::Paying: return Words::tr("Being authorised");
    case SagaStage::Capturing: return Words::tr("Being captured");
    case SagaStage::Cancelling: return Words::tr("Being cancelled");
    case SagaStage::Refunding: return Words::tr("Being given back");
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
    if (task != SagaTask::None) return Words::tr("Payment needs a person: %1").arg(taskText(task));
    switch (end) {
    case SagaEnd::Open: break;
    case SagaEnd::Booked:
        return r.amount > 0 ? Words::tr("Payment captured") : Words::tr("Request accepted");
    case SagaEnd::Refunded: return Words::tr("Payment given back");
    case SagaEnd::Declined: return Words::tr("Payment declined by the guest's bank");
    case SagaEnd::NotBooked: return Words::tr("Not booked: the rooms were let go");
    case SagaEnd::GatewayAway: return Words::tr("The payment gateway could not be reached");
    case SagaEnd::GatewayRefused: return Words::tr("Payment refused by the gateway");
    case SagaEnd::Cancelled: return Words::tr("Payment cancelled");
    case SagaEnd::Lapsed: return Words::tr("The gateway let the authorisation lapse");
    case SagaEnd::ByPerson: return Words::tr("Payment settled by a person");
    }
    if (call == PaymentCall::Ask) return Words::tr("The gateway is asked how the payment stands");
    if (call == PaymentCall::Prepare) return Words::tr("Payment being prepared");
    switch (static_cast<SagaStage>(r.rooms)) {
    case SagaStage::Held: return Words::tr("Payment may begin");
    case SagaStage::Paying: return Words::tr("Payment being authorised");
    case SagaStage::Capturing: return Words::tr("Payment authorised, being captured");
    case SagaStage::Cancelling: return Words::tr("Payment being cancelled");
    case SagaStage::Refunding: return Words::tr("Payment being given back");
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
            return ask ? Words::tr("May be a duplicate of a booking of another hotel")
                       : Words::tr("Duplicate of a booking of another hotel refused");
        }
        return ask ? Words::tr("May be a duplicate of %1").arg(other)
                   : Words::tr("Duplicate of %1 refused").arg(other);
    }
    switch (static_cast<DuplicateOutcome>(r.rooms)) {
    case DuplicateOutcome::KeptBoth: return Words::tr("Kept beside %1: no duplicate").arg(other);
    case DuplicateOutcome::Replaced: return Words::tr("Taken in the place of %1").arg(other);
    case DuplicateOutcome::IsOne: return Words::tr("Found to be a duplicate of %1").arg(other);
    case DuplicateOutcome::Lapsed:
        return Words::tr("Nobody said in time whether it is a duplicate of %1").arg(other);
    default: return Words::tr("Duplicate of %1: decided").arg(other);
    }
}

QString setupHeadline(const Record &r)
{
    const bool saved = r.value > 0;
    switch (static_cast<booking::SetupKind>(r.subject)) {
    case booking::SetupKind::Payment:
        return saved ? Words::tr("Payment gateway set up") : Words::tr("Payment gateway removed");
    case booking::SetupKind::Mail:
        return saved ? Words::tr("Mail server set up") : Words::tr("Mail server removed");
    case booking::SetupKind::Duplicates:
        return saved ? Words::tr("Duplicate rules changed")
                     : Words::tr("Duplicate rules reset to defaults");
    case booking::SetupKind::Central: break;
    }
    return saved ? Words::tr("Central store set up") : Words::tr("Central store removed");
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
    // A number and its unit stay on one line.
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
    case DuplicateOutcome::SameAnswer: return Words::tr("Same answer");
    case DuplicateOutcome::NotDuplicate: return Words::tr("Not a duplicate");
    case DuplicateOutcome::Open: return Words::tr("Needs a decision");
    case DuplicateOutcome::KeptBoth: return Words::tr("Both kept");
    case DuplicateOutcome::Replaced: return Words::tr("First replaced");
    case DuplicateOutcome::IsOne: return Words::tr("A duplicate");
    case DuplicateOutcome::Lapsed: break;
    }
    return Words::tr("Not decided in time");
}

Tone duplicateTone(DuplicateOutcome outcome)
{
    switch (outcome) {
    case DuplicateOutcome::Open: return Tone::Warn;
    case DuplicateOutcome::NotDuplicate:
    case DuplicateOutcome::KeptBoth: return Tone::Good;
    case DuplicateOutcome::Replaced: return Tone::Accent;
    case DuplicateOutcome::Lapsed: return Tone::Bad;
    case DuplicateOutcome::Stopped:
    case DuplicateOutcome::SameAnswer:
    case DuplicateOutcome::IsOne: break;
    }
    return Tone::Neutral;
}

QString reasonText(Product product, Why why)
{
    if (product == Product::ApiRequest) return Words::tr("A key that came before");
    if (product == Product::ChannelMessage) return Words::tr("A message that came before");
    return likeText(why);
}

// The engine writes "caller key".
QString keyOf(const booking::DuplicateRow &row)
{
    return row.reference.section(QLatin1Char(' '), 1);
}

ActorId callerOf(const booking::DuplicateRow &row)
{
    return ActorId{row.reference.section(QLatin1Char(' '), 0, 0).toLongLong()};
}

QString seenText(const booking::DuplicateRow &row, const QLocale &locale)
{
    const int times = row.times;
    if (row.product == Product::ApiRequest) {
        return Words::tr("Key %1 came again %n time(s); the first answer was returned", nullptr,
                         times)
            .arg(shortened(keyOf(row)));
    }
    if (row.product == Product::ChannelMessage) {
        return Words::tr("Message %1 arrived again %n time(s); it was done already", nullptr, times)
            .arg(messageNumber(row.reference));
    }
    const QString reason = likeText(row.why);
    const QString apart = durationText(row.apartMicros, locale);
    if (!row.other) return Words::tr("%1: a booking of another hotel, %2 apart").arg(reason, apart);
    return Words::tr("%1: %2, %3 apart", "reason, the other booking, a duration")
        .arg(reason, bookingNumber(row.other), apart);
}

QString paymentText(const booking::SagaRow &row)
{
    const booking::SagaState &s = row.state;
    if (s.task == SagaTask::AskTheBank || s.task == SagaTask::RefundByHand)
        return Words::tr("Needs a person");
    if (s.end != SagaEnd::Open) {
        return s.amount.minor == 0 && s.end == SagaEnd::Booked ? Words::tr("At the hotel")
                                                               : endText(s.end);
    }
    if (row.waits) return Words::tr("Not started");
    return s.amount.minor == 0 ? Words::tr("At the hotel") : stageText(s.stage);
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
    if (row.waits) return Words::tr("Waits until somebody says whether it is a duplicate.");
    if (s.task == SagaTask::AskTheBank)
        return Words::tr("Nobody knows whether it was paid. The gateway is still asked; ask the "
                         "bank, too.");
    if (s.task == SagaTask::RefundByHand)
        return Words::tr("The gateway would not give it back: somebody must do so by hand.");
    if (booking::isOver(s)) return {};
    if (s.doubt || s.calling == PaymentCall::Ask)
        return Words::tr("Asks the gateway how the payment stands.");
    switch (s.stage) {
    case SagaStage::Held: return Words::tr("Waits to be begun.");
    case SagaStage::Paying: return Words::tr("Waits for the gateway to authorise it.");
    case SagaStage::Capturing: return Words::tr("Waits for the gateway to capture it.");
    case SagaStage::Cancelling: return Words::tr("Waits for the gateway to cancel it.");
    case SagaStage::Refunding: return Words::tr("Waits for the gateway to give it back.");
    case SagaStage::Done:
    case SagaStage::Failed: break;
    }
    return {};
}

QString holdText(const booking::Hold &hold, const booking::SagaRow *saga)
{
    if (saga && saga->waits) return duplicateText(DuplicateOutcome::Open);
    return hold.isPinned() ? Words::tr("Being paid") : QString();
}

QString taskText(SagaTask task)
{
    switch (task) {
    case SagaTask::None: break;
    case SagaTask::AskTheBank: return Words::tr("Ask the bank");
    case SagaTask::RefundByHand: return Words::tr("Give it back by hand");
    case SagaTask::NotBooked: return Words::tr("Paid, not booked, given back");
    }
    return {};
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
    // An amount in a record does not say in which currency a guest is charged.
    switch (r.kind) {
    case RecordKind::TokenSaved:
        return r.value > 0 ? Words::tr("API token saved") : Words::tr("API token taken back");
    case RecordKind::HotelSetupSaved: return setupHeadline(r);
    case RecordKind::SagaBegun:
        if (r.amount == 0) return Words::tr("Request taken, not booked yet");
        // A new booking and its payment have one number.
        return r.value == r.subject ? Words::tr("Payment begun")
                                    : Words::tr("Another payment or refund begun");
    case RecordKind::SagaMoved: return sagaMoved(r);
    default: return duplicateHeadline(r);
    }
}

QString requestOutcome(const Record &r)
{
    switch (r.kind) {
    case RecordKind::SagaMoved:
        if (r.children != 0) return Words::tr("Needs a person");
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
