// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/step.h"

#include <algorithm>

namespace roomrack::booking {

RecordKind kindOf(CellField field)
{
    return static_cast<RecordKind>(int(RecordKind::ForSaleSet) + int(field));
}

std::optional<CellField> fieldOf(RecordKind kind)
{
    if (kind < RecordKind::ForSaleSet || kind > RecordKind::RateSet) return std::nullopt;
    return static_cast<CellField>(int(kind) - int(RecordKind::ForSaleSet));
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
    }
    return row;
}

qint64 valueOf(const Record &r)
{
    return r.kind == RecordKind::RateSet && r.value >= 0 ? r.amount : r.value;
}

BookingVersion versionOf(const Booking &b)
{
    return {b.version, b.counted, b.stay, b.rooms, b.adults, b.children, b.plan, b.total};
}

QString whyNoInverse(RecordKind kind)
{
    switch (kind) {
    case RecordKind::HoldTaken:
    case RecordKind::HoldExtended:
        return ErrorText::tr("a hold is not taken back; release it, or let it run out");
    case RecordKind::HoldReleased:
    case RecordKind::HoldExpired:
        return ErrorText::tr("a hold that is over cannot be revived; take a new one");
    case RecordKind::HoldConfirmed:
    case RecordKind::BookingTaken:
    case RecordKind::BookingConfirmedLate:
        return ErrorText::tr("a booking is not taken back; cancel it");
    case RecordKind::BookingCancelled:
        return ErrorText::tr("a cancelled booking cannot be revived; make a new one");
    case RecordKind::BookingCheckedIn:
        return ErrorText::tr("the guest is in house; check out instead");
    case RecordKind::BookingCheckedOut:
        return ErrorText::tr("a guest who has left does not come back by undoing it");
    case RecordKind::BookingNoShow:
        return ErrorText::tr("a no-show cannot be revived; make a new booking");
    case RecordKind::BookingWalked:
        return ErrorText::tr("a guest who was walked sleeps elsewhere; make a new booking");
    case RecordKind::RoomAssigned:
        return ErrorText::tr("a room is not taken back by undoing it; give another one");
    case RecordKind::CatalogueChanged:
        return ErrorText::tr("the hotel's description is changed back where it was changed");
    case RecordKind::TemplateSaved:
        return ErrorText::tr("a template is changed back where it was changed");
    case RecordKind::FxRatesSaved:
        return ErrorText::tr("rates of exchange are kept; save the right one for that day");
    case RecordKind::ChannelSetupSaved:
        return ErrorText::tr("a channel is changed back on its page");
    case RecordKind::ClockConfirmed:
        return ErrorText::tr("times recorded since the clock was confirmed stay as they are");
    case RecordKind::BusinessDateMoved: return ErrorText::tr("a day that is closed stays closed");
    case RecordKind::UserAdded:
    case RecordKind::UserRoleSet:
    case RecordKind::UserActiveSet:
    case RecordKind::UserRenamed:
    case RecordKind::UserSecretSet:
        return ErrorText::tr("users are changed back where they were changed");
    case RecordKind::SignedIn:
    case RecordKind::SignInRefused: return ErrorText::tr("whoever signed in has signed in");
    case RecordKind::ImportFinished:
        return ErrorText::tr("an import is not taken back; use the copy of the file from before");
    default: return {};
    }
}

}  // namespace roomrack::booking
