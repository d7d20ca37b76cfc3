// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/sister_rules.h"

#include "booking/limits.h"
#include "booking/rules/selling_rules.h"
#include "core/visible_text.h"

namespace roomrack::booking {

namespace {

/// Behind the guest's own notes, where there is room for both.
QString withOrigin(const QString &notes, const QString &from, BookingId walked)
{
    const QString origin =
        ErrorText::tr("Walked from %1, booking BK-%2.").arg(from).arg(walked.value);
    if (notes.isEmpty()) return origin;
    const QString both = notes + QLatin1Char('\n') + origin;
    return core::codePoints(both) > kMostText ? notes : both;
}

}  // namespace

Result<HoldAndConfirm> SisterRules::commandFor(const SisterStay &stay, const Booking &walked,
                                               const QString &from) const
{
    const inventory::Catalogue &catalogue = state_.catalogue;
    const inventory::Channel *channel = catalogue.channel(stay.channel);
    if (!channel || channel->kind != inventory::ChannelKind::Desk) {
        return fail(
            ErrorCode::NotFound, QStringLiteral("source"),
            ErrorText::tr("is not a source of direct bookings of %1").arg(catalogue.property.name));
    }
    HoldAndConfirm command;
    TakeHold &what = command.what;
    what.caller = {state_.id(), kEngineActor, stay.channel};
    what.roomType = stay.roomType;
    what.stay = walked.stay;
    what.rooms = walked.rooms;
    what.adults = walked.adults;
    what.children = walked.children;
    what.plan = stay.plan;
    command.guest = stay.guest;
    command.guest.reference.clear();  // the number that its channel knows is not that of this one
    command.guest.notes = withOrigin(stay.guest.notes, from, walked.id);
    command.guestProbe = stay.guestProbe;
    const StayRequest request = stayRequestOf(what, state_.typeIndex(what.roomType));
    if (request.type < 0) return command;  // is refused where it is decided
    const auto price = SellingRules(state_).priceOf(request, what.plan, -1);
    if (!price) return tl::unexpected(price.error());
    if (price->total != stay.expectedTotal) {
        return tl::unexpected(
            SellingRules::changedPrice({price->total, catalogue.property.currency}));
    }
    return command;
}

}  // namespace roomrack::booking
