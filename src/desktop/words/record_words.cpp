// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/record_words.h"

#include "booking/restriction_fields.h"
#include "booking/user.h"
#include "desktop/words/description_words.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/request_words.h"
#include "desktop/words/restriction_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace roomrack::desktop {

using booking::BookingStatus;
using booking::Record;
using booking::RecordKind;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// A sentence with the subject's number, and a form without it.
struct Headline {
    QString about;  ///< %1 is the number; empty if there is none
    QString alone;
};

Headline bookingHeadline(RecordKind kind)
{
    switch (kind) {
    case RecordKind::HoldConfirmed: return {Words::tr("%1 confirmed"), Words::tr("Confirmed")};
    case RecordKind::BookingTaken: return {Words::tr("%1 booked"), Words::tr("Booked")};
    case RecordKind::BookingChanged: return {Words::tr("%1 changed"), Words::tr("Changed")};
    case RecordKind::BookingCancelled: return {Words::tr("%1 cancelled"), Words::tr("Cancelled")};
    case RecordKind::BookingReinstated:
        return {Words::tr("%1 reinstated"), Words::tr("Reinstated")};
    case RecordKind::BookingCheckedIn: return {Words::tr("%1 checked in"), Words::tr("Checked in")};
    case RecordKind::BookingCheckedOut:
        return {Words::tr("%1 checked out"), Words::tr("Checked out")};
    case RecordKind::BookingNoShow:
        return {Words::tr("%1 marked as no-show"), Words::tr("No-show")};
    case RecordKind::BookingWalked:
        return {Words::tr("%1 walked to another hotel"), Words::tr("Walked to another hotel")};
    case RecordKind::RoomAssigned:
        return {Words::tr("Room assigned to %1"), Words::tr("Room assigned")};
    case RecordKind::RoomTakenBack:
        return {Words::tr("Room unassigned from %1"), Words::tr("Room unassigned")};
    case RecordKind::BookingConfirmedLate:
        return {Words::tr("%1 confirmed late"), Words::tr("Confirmed late")};
    default: return {};
    }
}

Headline holdHeadline(RecordKind kind)
{
    switch (kind) {
    case RecordKind::HoldTaken: return {Words::tr("Hold %1 created"), Words::tr("Hold created")};
    case RecordKind::HoldExtended:
        return {Words::tr("Hold %1 extended"), Words::tr("Hold extended")};
    case RecordKind::HoldReleased:
        return {Words::tr("Hold %1 released"), Words::tr("Hold released")};
    case RecordKind::RoomHeld:
        return {Words::tr("Room assigned to hold %1"), Words::tr("Room assigned to hold")};
    case RecordKind::HoldOwned:
        return {Words::tr("Hold %1 belongs to an API session"),
                Words::tr("Hold belongs to an API session")};
    case RecordKind::HoldExpired: return {Words::tr("Hold %1 expired"), Words::tr("Hold expired")};
    default: return {};
    }
}

/// What is set for nights, of room types or of numbered rooms.
bool isSetting(RecordKind kind)
{
    return booking::fieldOf(kind) || kind == RecordKind::RoomOutOfOrderSet;
}

QString roomsForSale(const Record &r)
{
    return r.value < 0 ? Words::tr("Rooms to sell reset to default")
                       : Words::tr("Rooms to sell: %n", nullptr, int(r.value));
}

QString rateSet(const Record &r, const inventory::Catalogue &catalogue, const QLocale &locale)
{
    if (r.value < 0) return Words::tr("Rate removed");
    const QString amount = amountText(catalogue, r.amount, locale);
    if (r.adults <= 0) return Words::tr("Rate %1").arg(amount);
    return Words::tr("Rate %1 for %n guest(s)", nullptr, r.adults).arg(amount);
}

QString userHeadline(const Record &r)
{
    using booking::Role;
    const auto role = [](qint64 value) { return booking::roleName(static_cast<Role>(value)); };
    switch (r.kind) {
    case RecordKind::UserAdded: return Words::tr("User added as %1").arg(role(r.value));
    case RecordKind::UserRoleSet:
        return Words::tr("Role changed from %1 to %2").arg(role(r.amount), role(r.value));
    case RecordKind::UserActiveSet:
        return r.value > 0 ? Words::tr("User reactivated") : Words::tr("User deactivated");
    case RecordKind::UserRenamed: return Words::tr("User renamed");
    case RecordKind::UserSecretSet: return Words::tr("PIN or password changed");
    case RecordKind::SignedIn:
        return r.value > 0
                   ? Words::tr("Signed in after %n failed attempt(s)", nullptr, int(r.value))
                   : Words::tr("Signed in");
    default:
        return Words::tr("Incorrect PIN or password, %n time(s) in a row", nullptr, int(r.value));
    }
}

bool isUser(RecordKind kind)
{
    return kind >= RecordKind::UserAdded && kind <= RecordKind::SignInRefused;
}

QString houseHeadline(const Record &r, const QLocale &locale)
{
    switch (r.kind) {
    case RecordKind::PolicyChanged: return Words::tr("Overbooking policy changed");
    case RecordKind::CatalogueChanged:
        return r.value == 1 ? Words::tr("Hotel created") : Words::tr("Hotel settings updated");
    case RecordKind::BusinessDateMoved:
        return Words::tr("Night audit completed: business date %1").arg(dateText(r.night, locale));
    case RecordKind::ClockConfirmed:
        return Words::tr("Computer clock confirmed, %n day(s) ahead", nullptr,
                         int(r.value / (86'400 * kSecond)));
    case RecordKind::ImportFinished:
        return Words::tr("%n booking(s) imported", nullptr, int(r.value));
    case RecordKind::TemplateSaved:
        return r.value > 0 ? Words::tr("Template saved") : Words::tr("Template deleted");
    case RecordKind::FxRatesSaved:
        return Words::tr("%n exchange rate(s) saved", nullptr, int(r.value));
    case RecordKind::ChannelSetupSaved:
        return r.value > 0 ? Words::tr("Channel settings saved")
                           : Words::tr("Channel disconnected");
    case RecordKind::StepUndone: return r.value > 0 ? Words::tr("Redone") : Words::tr("Undone");
    case RecordKind::Withdrawn: return Words::tr("Not applied: saving failed");
    default: return Words::tr("Event type %1").arg(int(r.kind));
    }
}

QString otherHeadline(const Record &r, const inventory::Catalogue &catalogue, const QLocale &locale)
{
    if (isUser(r.kind)) return userHeadline(r);
    if (isRequest(r.kind)) return requestHeadline(r);
    if (const auto *restriction = booking::restrictionOf(r.kind))
        return restrictionSet(*restriction, r.value);
    if (booking::isOfDescription(r.kind)) return descriptionHeadline(r);
    switch (r.kind) {
    case RecordKind::ForSaleSet: return roomsForSale(r);
    case RecordKind::OutOfOrderSet:
        return r.value > 0 ? Words::tr("%n room(s) out of order", nullptr, int(r.value))
                           : Words::tr("No rooms out of order");
    case RecordKind::RateSet: return rateSet(r, catalogue, locale);
    case RecordKind::HousekeepingSet:
        return Words::tr("Housekeeping: %1")
            .arg(housekeepingText(static_cast<booking::HousekeepingStatus>(r.value)));
    case RecordKind::RoomOutOfOrderSet:
        return r.value > 0 ? Words::tr("Room out of order") : Words::tr("Room back in service");
    default: return houseHeadline(r, locale);
    }
}

/// "Superior × 1", or only the name of the pool or room type if no rooms are counted.
QString whereText(const Record &r, const inventory::Catalogue &catalogue)
{
    if (r.kind == RecordKind::OutOfOrderSet || r.kind == RecordKind::PoolDescribed) {
        const inventory::Pool *pool = catalogue.pool(PoolId{r.subject});
        return pool ? pool->name : QString();
    }
    if (!r.roomType) return {};
    return r.rooms > 0 ? roomsText(catalogue, r.roomType, r.rooms)
                       : roomTypeName(catalogue, r.roomType);
}

QString rangeText(const Record &r, const QLocale &locale)
{
    if (r.nights <= 0) return {};
    if (!isSetting(r.kind)) return stayDates(r.stay(), locale);
    // Settings apply to nights: the last date is a night, not a departure.
    if (r.nights == 1) return dateText(r.night, locale);
    return stayDates(Stay(r.night, r.nights - 1), locale);
}

QString numberOfRoom(RoomId id, const inventory::Catalogue &catalogue)
{
    const inventory::Room *room = catalogue.room(id);
    return room ? Words::tr("room %1").arg(room->number) : QString();
}

QString moneyText(const Record &r, const inventory::Catalogue &catalogue, const QLocale &locale)
{
    switch (r.kind) {
    case RecordKind::HoldTaken:
    case RecordKind::HoldConfirmed:
    case RecordKind::BookingTaken:
    case RecordKind::BookingChanged:
        return r.amount > 0 ? amountText(catalogue, r.amount, locale) : QString();
    case RecordKind::BookingCancelled:
    case RecordKind::BookingNoShow:
        return r.amount > 0 ? Words::tr("fee %1").arg(amountText(catalogue, r.amount, locale))
                            : Words::tr("no fee");
    case RecordKind::BookingReinstated:
        return r.amount > 0
                   ? Words::tr("fee withdrawn: %1").arg(amountText(catalogue, r.amount, locale))
                   : QString();
    case RecordKind::BookingWalked:
        return r.amount > 0 ? Words::tr("walk cost %1").arg(amountText(catalogue, r.amount, locale))
                            : QString();
    default: return {};
    }
}

QString deadlineText(const Record &r, const inventory::Catalogue &catalogue)
{
    if (r.kind != RecordKind::HoldTaken && r.kind != RecordKind::HoldExtended) return {};
    if (Instant{r.value} >= booking::kPinned) return Words::tr("until payment completes");
    return Words::tr("until %1").arg(clockText(catalogue.property, Instant{r.value}));
}

QString roomPart(const Record &r, const inventory::Catalogue &catalogue)
{
    switch (r.kind) {
    case RecordKind::RoomAssigned:
    case RecordKind::RoomTakenBack:
    case RecordKind::RoomHeld: return numberOfRoom(RoomId{r.value}, catalogue);
    case RecordKind::HousekeepingSet:
    case RecordKind::RoomDescribed:
    case RecordKind::RoomOutOfOrderSet: return numberOfRoom(RoomId{r.subject}, catalogue);
    default: return {};
    }
}

QString withDetails(const QString &headline, const Record &r, const inventory::Catalogue &catalogue,
                    const QLocale &locale)
{
    QStringList parts{headline};
    for (const RecordPart part : {RecordPart::Where, RecordPart::Nights, RecordPart::Room,
                                  RecordPart::Money, RecordPart::Deadline})
        parts << partText(part, r, catalogue, locale);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

bool isHold(RecordKind kind)
{
    return (kind >= RecordKind::HoldTaken && kind <= RecordKind::HoldExpired)
           || kind == RecordKind::RoomHeld || kind == RecordKind::HoldOwned;
}
bool isBooking(RecordKind kind)
{
    return kind == RecordKind::HoldConfirmed || kind == RecordKind::BookingReinstated
           || (kind >= RecordKind::BookingTaken && kind <= RecordKind::RoomTakenBack);
}

/// Records without a subject are numbered by their seq.
qint64 subjectOf(const Record &r)
{
    return r.subject != 0 ? r.subject : r.seq;
}

}  // namespace

QString statusText(BookingStatus status)
{
    switch (status) {
    case BookingStatus::Pending: return Words::tr("Pending");
    case BookingStatus::Confirmed: return Words::tr("Confirmed");
    case BookingStatus::Cancelled: return Words::tr("Cancelled");
    case BookingStatus::Failed: return Words::tr("Failed");
    case BookingStatus::CheckedIn: return Words::tr("In house");
    case BookingStatus::CheckedOut: return Words::tr("Checked out");
    case BookingStatus::NoShow: return Words::tr("No-show");
    case BookingStatus::Walked: return Words::tr("Walked");
    }
    return {};
}

Tone statusTone(BookingStatus status)
{
    switch (status) {
    case BookingStatus::Confirmed: return Tone::Good;
    case BookingStatus::CheckedIn: return Tone::Accent;
    case BookingStatus::Pending:
    case BookingStatus::NoShow: return Tone::Warn;
    case BookingStatus::Failed:
    case BookingStatus::Walked: return Tone::Bad;
    case BookingStatus::Cancelled:
    case BookingStatus::CheckedOut: break;
    }
    return Tone::Neutral;
}

QString subjectText(const Record &record)
{
    if (isBooking(record.kind)) return bookingNumber(BookingId{subjectOf(record)});
    if (isHold(record.kind)) return QString::number(subjectOf(record));
    const bool about = isPayment(record.kind) || isDuplicate(record.kind);
    if (about && record.subject != 0) return bookingNumber(BookingId{record.subject});
    return {};
}

QString headlineText(const Record &record, const inventory::Catalogue &catalogue,
                     const QLocale &locale)
{
    if (isBooking(record.kind)) return bookingHeadline(record.kind).about.arg(subjectText(record));
    if (isHold(record.kind)) return holdHeadline(record.kind).about.arg(subjectText(record));
    const QString headline = otherHeadline(record, catalogue, locale);
    if (!isRequest(record.kind) || subjectText(record).isEmpty()) return headline;
    return Words::tr("%1: %2", "a booking, what happened to its payment")
        .arg(subjectText(record), headline);
}

QString partText(RecordPart part, const Record &record, const inventory::Catalogue &catalogue,
                 const QLocale &locale)
{
    if (isRequest(record.kind)) return {};  // the fields have other meanings
    switch (part) {
    case RecordPart::Where: return whereText(record, catalogue);
    case RecordPart::Nights: return rangeText(record, locale);
    case RecordPart::Room: return roomPart(record, catalogue);
    case RecordPart::Money:
        if (record.kind == RecordKind::BusinessDateMoved && record.value > 0)
            return Words::tr("%n no-show(s)", nullptr, int(record.value));
        return moneyText(record, catalogue, locale);
    case RecordPart::Deadline: return deadlineText(record, catalogue);
    }
    return {};
}

QString describe(const Record &record, const inventory::Catalogue &catalogue, const QLocale &locale)
{
    return withDetails(headlineText(record, catalogue, locale), record, catalogue, locale);
}

QString describeStep(const Record &record, const inventory::Catalogue &catalogue,
                     const QLocale &locale)
{
    QString headline;
    if (isBooking(record.kind))
        headline = bookingHeadline(record.kind).alone;
    else if (isHold(record.kind))
        headline = holdHeadline(record.kind).alone;
    else
        headline = otherHeadline(record, catalogue, locale);
    return withDetails(headline, record, catalogue, locale);
}

QString kindText(RecordKind kind)
{
    if (isBooking(kind)) return Words::tr("Booking");
    if (isHold(kind)) return Words::tr("Hold");
    if (kind == RecordKind::StepUndone) return Words::tr("Undo");
    if (isUser(kind) || kind == RecordKind::TokenSaved) return Words::tr("User");
    if (isPayment(kind)) return Words::tr("Payment");
    if (isDuplicate(kind)) return Words::tr("Duplicate");
    if (booking::isOfDescription(kind)) return Words::tr("Rooms & rates");
    if (kind == RecordKind::RateSet) return Words::tr("Rate");
    if (kind == RecordKind::HousekeepingSet) return Words::tr("Housekeeping");
    if (isSetting(kind)) return Words::tr("Inventory");
    return Words::tr("System");
}

QString outcomeText(const Record &record)
{
    if (isRequest(record.kind)) return requestOutcome(record);
    switch (record.kind) {
    case RecordKind::HoldTaken: return Words::tr("Held");
    case RecordKind::HoldExtended: return Words::tr("Extended");
    case RecordKind::HoldReleased: return Words::tr("Released");
    case RecordKind::HoldExpired: return Words::tr("Expired");
    case RecordKind::HoldConfirmed:
    case RecordKind::BookingTaken:
    case RecordKind::BookingReinstated:
    case RecordKind::BookingConfirmedLate: return statusText(BookingStatus::Confirmed);
    case RecordKind::BookingChanged: return Words::tr("Changed");
    case RecordKind::BookingCancelled: return statusText(BookingStatus::Cancelled);
    case RecordKind::BookingCheckedIn: return statusText(BookingStatus::CheckedIn);
    case RecordKind::BookingCheckedOut: return statusText(BookingStatus::CheckedOut);
    case RecordKind::BookingNoShow: return statusText(BookingStatus::NoShow);
    case RecordKind::BookingWalked: return statusText(BookingStatus::Walked);
    case RecordKind::SignInRefused: return Words::tr("Failed");
    default: return {};
    }
}

Tone outcomeTone(const Record &record)
{
    if (isRequest(record.kind)) return requestTone(record);
    switch (record.kind) {
    case RecordKind::HoldTaken:
    case RecordKind::HoldExtended:
    case RecordKind::SignInRefused:
    case RecordKind::BookingNoShow: return Tone::Warn;
    case RecordKind::HoldConfirmed:
    case RecordKind::BookingTaken:
    case RecordKind::BookingReinstated:
    case RecordKind::BookingConfirmedLate: return Tone::Good;
    case RecordKind::BookingCheckedIn:
    case RecordKind::BookingChanged: return Tone::Accent;
    case RecordKind::BookingWalked: return Tone::Bad;
    default: return Tone::Neutral;
    }
}

}  // namespace roomrack::desktop
