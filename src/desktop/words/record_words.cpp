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

struct RecordWords {
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
    case RecordKind::HoldConfirmed:
        return {RecordWords::tr("%1 confirmed"), RecordWords::tr("Confirmed")};
    case RecordKind::BookingTaken: return {RecordWords::tr("%1 booked"), RecordWords::tr("Booked")};
    case RecordKind::BookingChanged:
        return {RecordWords::tr("%1 changed"), RecordWords::tr("Changed")};
    case RecordKind::BookingCancelled:
        return {RecordWords::tr("%1 cancelled"), RecordWords::tr("Cancelled")};
    case RecordKind::BookingReinstated:
        return {RecordWords::tr("%1 reinstated"), RecordWords::tr("Reinstated")};
    case RecordKind::BookingCheckedIn:
        return {RecordWords::tr("%1 checked in"), RecordWords::tr("Checked in")};
    case RecordKind::BookingCheckedOut:
        return {RecordWords::tr("%1 checked out"), RecordWords::tr("Checked out")};
    case RecordKind::BookingNoShow:
        return {RecordWords::tr("%1 marked as no-show"), RecordWords::tr("No-show")};
    case RecordKind::BookingWalked:
        return {RecordWords::tr("%1 walked to another hotel"),
                RecordWords::tr("Walked to another hotel")};
    case RecordKind::RoomAssigned:
        return {RecordWords::tr("Room assigned to %1"), RecordWords::tr("Room assigned")};
    case RecordKind::RoomTakenBack:
        return {RecordWords::tr("Room unassigned from %1"), RecordWords::tr("Room unassigned")};
    case RecordKind::BookingConfirmedLate:
        return {RecordWords::tr("%1 confirmed late"), RecordWords::tr("Confirmed late")};
    case RecordKind::GuestErased:
        return {RecordWords::tr("Guest data of %1 erased"), RecordWords::tr("Guest data erased")};
    default: return {};
    }
}

Headline holdHeadline(RecordKind kind)
{
    switch (kind) {
    case RecordKind::HoldTaken:
        return {RecordWords::tr("Hold %1 created"), RecordWords::tr("Hold created")};
    case RecordKind::HoldExtended:
        return {RecordWords::tr("Hold %1 extended"), RecordWords::tr("Hold extended")};
    case RecordKind::HoldReleased:
        return {RecordWords::tr("Hold %1 released"), RecordWords::tr("Hold released")};
    case RecordKind::RoomHeld:
        return {RecordWords::tr("Room assigned to hold %1"),
                RecordWords::tr("Room assigned to hold")};
    case RecordKind::HoldOwned:
        return {RecordWords::tr("Hold %1 belongs to an API session"),
                RecordWords::tr("Hold belongs to an API session")};
    case RecordKind::HoldExpired:
        return {RecordWords::tr("Hold %1 expired"), RecordWords::tr("Hold expired")};
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
    return r.value < 0 ? RecordWords::tr("Rooms to sell reset to default")
                       : RecordWords::tr("Rooms to sell: %n", nullptr, int(r.value));
}

QString rateSet(const Record &r, const inventory::Catalogue &catalogue, const QLocale &locale)
{
    if (r.value < 0) return RecordWords::tr("Rate removed");
    const QString amount = amountText(catalogue, r.amount, locale);
    if (r.adults <= 0) return RecordWords::tr("Rate %1").arg(amount);
    return RecordWords::tr("Rate %1 for %n guest(s)", nullptr, r.adults).arg(amount);
}

QString userHeadline(const Record &r)
{
    using booking::Role;
    const auto role = [](qint64 value) { return booking::roleName(static_cast<Role>(value)); };
    switch (r.kind) {
    case RecordKind::UserAdded: return RecordWords::tr("User added as %1").arg(role(r.value));
    case RecordKind::UserRoleSet:
        return RecordWords::tr("Role changed from %1 to %2").arg(role(r.amount), role(r.value));
    case RecordKind::UserActiveSet:
        return r.value > 0 ? RecordWords::tr("User reactivated")
                           : RecordWords::tr("User deactivated");
    case RecordKind::UserRenamed: return RecordWords::tr("User renamed");
    case RecordKind::UserSecretSet: return RecordWords::tr("PIN or password changed");
    case RecordKind::SignedIn:
        return r.value > 0
                   ? RecordWords::tr("Signed in after %n failed attempt(s)", nullptr, int(r.value))
                   : RecordWords::tr("Signed in");
    default:
        return RecordWords::tr("Incorrect PIN or password, %n time(s) in a row", nullptr,
                               int(r.value));
    }
}

bool isUser(RecordKind kind)
{
    return kind >= RecordKind::UserAdded && kind <= RecordKind::SignInRefused;
}

QString houseHeadline(const Record &r, const QLocale &locale)
{
    switch (r.kind) {
    case RecordKind::PolicyChanged: return RecordWords::tr("Overbooking policy changed");
    case RecordKind::CatalogueChanged:
        return r.value == 1 ? RecordWords::tr("Hotel created")
                            : RecordWords::tr("Hotel settings updated");
    case RecordKind::BusinessDateMoved:
        return RecordWords::tr("Night audit completed: business date %1")
            .arg(dateText(r.night, locale));
    case RecordKind::ClockConfirmed:
        return RecordWords::tr("Computer clock confirmed, %n day(s) ahead", nullptr,
                               int(r.value / (86'400 * kSecond)));
    case RecordKind::ImportFinished:
        return RecordWords::tr("%n booking(s) imported", nullptr, int(r.value));
    case RecordKind::TemplateSaved:
        return r.value > 0 ? RecordWords::tr("Template saved")
                           : RecordWords::tr("Template deleted");
    case RecordKind::FxRatesSaved:
        return RecordWords::tr("%n exchange rate(s) saved", nullptr, int(r.value));
    case RecordKind::ChannelSetupSaved:
        return r.value > 0 ? RecordWords::tr("Channel settings saved")
                           : RecordWords::tr("Channel disconnected");
    case RecordKind::StepUndone:
        return r.value > 0 ? RecordWords::tr("Redone") : RecordWords::tr("Undone");
    case RecordKind::Withdrawn: return RecordWords::tr("Not applied: saving failed");
    default: return RecordWords::tr("Event type %1").arg(int(r.kind));
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
        return r.value > 0 ? RecordWords::tr("%n room(s) out of order", nullptr, int(r.value))
                           : RecordWords::tr("No rooms out of order");
    case RecordKind::RateSet: return rateSet(r, catalogue, locale);
    case RecordKind::HousekeepingSet:
        return RecordWords::tr("Housekeeping: %1")
            .arg(housekeepingText(static_cast<booking::HousekeepingStatus>(r.value)));
    case RecordKind::RoomOutOfOrderSet:
        return r.value > 0 ? RecordWords::tr("Room out of order")
                           : RecordWords::tr("Room back in service");
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
    return room ? RecordWords::tr("room %1").arg(room->number) : QString();
}

QString recordMoneyText(const Record &r, const inventory::Catalogue &catalogue,
                        const QLocale &locale)
{
    switch (r.kind) {
    case RecordKind::HoldTaken:
    case RecordKind::HoldConfirmed:
    case RecordKind::BookingTaken:
    case RecordKind::BookingChanged:
        return r.amount > 0 ? amountText(catalogue, r.amount, locale) : QString();
    case RecordKind::BookingCancelled:
    case RecordKind::BookingNoShow:
        return r.amount > 0 ? RecordWords::tr("fee %1").arg(amountText(catalogue, r.amount, locale))
                            : RecordWords::tr("no fee");
    case RecordKind::BookingReinstated:
        return r.amount > 0 ? RecordWords::tr("fee withdrawn: %1")
                                  .arg(amountText(catalogue, r.amount, locale))
                            : QString();
    case RecordKind::BookingWalked:
        return r.amount > 0
                   ? RecordWords::tr("walk cost %1").arg(amountText(catalogue, r.amount, locale))
                   : QString();
    default: return {};
    }
}

QString deadlineText(const Record &r, const inventory::Catalogue &catalogue)
{
    if (r.kind != RecordKind::HoldTaken && r.kind != RecordKind::HoldExtended) return {};
    if (Instant{r.value} >= booking::kPinned) return RecordWords::tr("until payment completes");
    return RecordWords::tr("until %1").arg(clockText(catalogue.property, Instant{r.value}));
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
           || kind == RecordKind::GuestErased
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
    case BookingStatus::Pending: return RecordWords::tr("Pending");
    case BookingStatus::Confirmed: return RecordWords::tr("Confirmed");
    case BookingStatus::Cancelled: return RecordWords::tr("Cancelled");
    case BookingStatus::Failed: return RecordWords::tr("Failed");
    case BookingStatus::CheckedIn: return RecordWords::tr("In house");
    case BookingStatus::CheckedOut: return RecordWords::tr("Checked out");
    case BookingStatus::NoShow: return RecordWords::tr("No-show");
    case BookingStatus::Walked: return RecordWords::tr("Walked");
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
    return RecordWords::tr("%1: %2", "a booking, what happened to its payment")
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
            return RecordWords::tr("%n no-show(s)", nullptr, int(record.value));
        return recordMoneyText(record, catalogue, locale);
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
    if (isBooking(kind)) return RecordWords::tr("Booking");
    if (isHold(kind)) return RecordWords::tr("Hold");
    if (kind == RecordKind::StepUndone) return RecordWords::tr("Undo");
    if (isUser(kind) || kind == RecordKind::TokenSaved) return RecordWords::tr("User");
    if (isPayment(kind)) return RecordWords::tr("Payment");
    if (isDuplicate(kind)) return RecordWords::tr("Duplicate");
    if (booking::isOfDescription(kind)) return RecordWords::tr("Rooms & rates");
    if (kind == RecordKind::RateSet) return RecordWords::tr("Rate");
    if (kind == RecordKind::HousekeepingSet) return RecordWords::tr("Housekeeping");
    if (isSetting(kind)) return RecordWords::tr("Inventory");
    return RecordWords::tr("System");
}

QString outcomeText(const Record &record)
{
    if (isRequest(record.kind)) return requestOutcome(record);
    switch (record.kind) {
    case RecordKind::HoldTaken: return RecordWords::tr("Held");
    case RecordKind::HoldExtended: return RecordWords::tr("Extended");
    case RecordKind::HoldReleased: return RecordWords::tr("Released");
    case RecordKind::HoldExpired: return RecordWords::tr("Expired");
    case RecordKind::HoldConfirmed:
    case RecordKind::BookingTaken:
    case RecordKind::BookingReinstated:
    case RecordKind::BookingConfirmedLate: return statusText(BookingStatus::Confirmed);
    case RecordKind::BookingChanged: return RecordWords::tr("Changed");
    case RecordKind::BookingCancelled: return statusText(BookingStatus::Cancelled);
    case RecordKind::BookingCheckedIn: return statusText(BookingStatus::CheckedIn);
    case RecordKind::BookingCheckedOut: return statusText(BookingStatus::CheckedOut);
    case RecordKind::BookingNoShow: return statusText(BookingStatus::NoShow);
    case RecordKind::BookingWalked: return statusText(BookingStatus::Walked);
    case RecordKind::SignInRefused: return RecordWords::tr("Failed");
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
