// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/step.h"

#include "booking/restriction_fields.h"

#include <algorithm>

namespace roomrack::booking {

RecordKind kindOf(CellField field)
{
    if (const RestrictionRow *restriction = restrictionOf(field)) return kindOf(*restriction);
    switch (field) {
    case CellField::OutOfOrder: return RecordKind::OutOfOrderSet;
    case CellField::Rate: return RecordKind::RateSet;
    default: return RecordKind::ForSaleSet;
    }
}

std::optional<CellField> fieldOf(RecordKind kind)
{
    if (const RestrictionRow *restriction = restrictionOf(kind)) return fieldOf(*restriction);
    switch (kind) {
    case RecordKind::ForSaleSet: return CellField::ForSale;
    case RecordKind::OutOfOrderSet: return CellField::OutOfOrder;
    case RecordKind::RateSet: return CellField::Rate;
    default: return std::nullopt;
    }
}

inventory::RestrictionScope scopeOf(const CellRow &row)
{
    return restrictionOf(row.field) ? inventory::RestrictionScope{row.plan, row.channel}
                                    : inventory::RestrictionScope();
}

CellRow rowOf(const Record &r)
{
    CellRow row;
    row.field = fieldOf(r.kind).value_or(CellField::ForSale);
    if (r.kind == RecordKind::OutOfOrderSet) {
        row.pool = PoolId{r.subject};
        return row;
    }
    row.roomType = r.roomType;
    if (r.kind == RecordKind::RateSet) {
        row.plan = r.plan;
        row.guests = r.adults;
    } else if (restrictionOf(r.kind)) {
        row.plan = r.plan;
        row.channel = ChannelId{r.subject};
    }
    return row;
}

qint64 valueOf(const Record &r)
{
    return r.kind == RecordKind::RateSet && r.value >= 0 ? r.amount : r.value;
}

BookingVersion versionOf(const Booking &b)
{
    return {b.version, b.counted,  b.stay,       b.rooms,   b.adults,    b.children, b.plan,
            b.total,   b.termsSeq, b.commission, b.segment, b.childAges, b.extras};
}

QString whyNoInverse(RecordKind kind)
{
    switch (kind) {
    case RecordKind::HoldTaken:
    case RecordKind::HoldExtended:
    case RecordKind::RoomHeld:
    case RecordKind::HoldOwned:
        return ErrorText::tr("a hold cannot be undone; release it or let it expire");
    case RecordKind::HoldReleased:
    case RecordKind::HoldExpired:
        return ErrorText::tr("an ended hold cannot be restored; create a new one");
    case RecordKind::HoldConfirmed:
    case RecordKind::BookingTaken:
    case RecordKind::BookingConfirmedLate:
        return ErrorText::tr("a booking cannot be undone; cancel it instead");
    case RecordKind::BookingCancelled:
        return ErrorText::tr("a cancellation is not undone here; reinstate the booking instead");
    case RecordKind::BookingCheckedIn:
        return ErrorText::tr("a check-in cannot be undone; Move changes the room, and Check out "
                             "ends the stay when the guest leaves");
    case RecordKind::BookingCheckedOut:
        return ErrorText::tr("a check-out cannot be undone; create a new booking if the guest "
                             "stays");
    case RecordKind::BookingNoShow:
        return ErrorText::tr("a no-show is not undone here; reinstate the booking instead");
    case RecordKind::BookingReinstated:
        return ErrorText::tr("a reinstatement cannot be undone; cancel the booking instead");
    case RecordKind::BookingWalked:
        return ErrorText::tr("a walk cannot be undone; create a new booking");
    case RecordKind::GuestErased: return ErrorText::tr("erased guest data cannot be restored");
    case RecordKind::RoomAssigned:
        return ErrorText::tr("a room assignment is not undone here; use Move or Unassign room");
    case RecordKind::RoomTakenBack:
        return ErrorText::tr("an unassigned room is not restored here; use Assign room");
    case RecordKind::RoomOutOfOrderSet:
        return ErrorText::tr("rooms out of order are not undone here; change them on the room "
                             "plan");
    case RecordKind::CatalogueChanged:
    case RecordKind::HotelSetupSaved:
        return ErrorText::tr("hotel settings are not undone here; change them in Settings");
    case RecordKind::TemplateSaved:
        return ErrorText::tr("template changes are not undone here; change the template instead");
    case RecordKind::FxRatesSaved:
        return ErrorText::tr("exchange rates cannot be undone; save the correct rate for that day");
    case RecordKind::ChannelSetupSaved:
        return ErrorText::tr(
            "channel settings are not undone here; change them on the Channels page");
    case RecordKind::ClockConfirmed: return ErrorText::tr("a clock confirmation cannot be undone");
    case RecordKind::BusinessDateMoved: return ErrorText::tr("the night audit cannot be undone");
    case RecordKind::UserAdded:
    case RecordKind::UserRoleSet:
    case RecordKind::UserActiveSet:
    case RecordKind::UserRenamed:
    case RecordKind::UserSecretSet:
        return ErrorText::tr("user changes are not undone here; change the user instead");
    case RecordKind::TokenSaved:
        return ErrorText::tr("token changes are not undone here; change the token in Settings");
    case RecordKind::DuplicateDecided:
        return ErrorText::tr("a decision on a duplicate cannot be undone");
    case RecordKind::SignedIn:
    case RecordKind::SignInRefused: return ErrorText::tr("a sign-in cannot be undone");
    case RecordKind::ImportFinished:
        return ErrorText::tr("an import cannot be undone; restore a backup from before the import");
    default: return {};
    }
}

}  // namespace roomrack::booking
