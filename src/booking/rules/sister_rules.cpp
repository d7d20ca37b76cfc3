// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/sister_rules.h"

#include "booking/limits.h"
#include "booking/rules/selling_rules.h"

namespace roomrack::booking {

namespace {

/// Behind the guest's own notes, where there is room for both.
QString withLine(const QString &notes, const QString &line)
{
    if (notes.isEmpty()) return line;
    const QString both = notes + QLatin1Char('\n') + line;
    return both.size() > kMostText ? notes : both;
}

QString withOrigin(const QString &notes, const QString &from, BookingId walked)
{
    return withLine(
        notes,
        ErrorText::tr("Walked from %1, booking BK-%2.").arg(from, QString::number(walked.value)));
}

}  // namespace

SisterStay SisterRules::withNote(SisterStay stay, const QString &note)
{
    const QString text = note.simplified();
    if (!text.isEmpty())
        stay.guest.notes = withLine(stay.guest.notes, ErrorText::tr("Walk note: %1").arg(text));
    return stay;
}

Result<HoldAndConfirm> SisterRules::commandFor(const SisterStay &stay, const Booking &walked,
                                               const QString &from, Decision &d) const
{
    const inventory::Catalogue &catalogue = state_.catalogue;
    const inventory::Channel *channel = catalogue.channel(stay.channel);
    if (!channel || channel->kind != inventory::ChannelKind::Desk) {
        return fail(
            ErrorCode::NotFound, QStringLiteral("source"),
            ErrorText::tr("is not a source of direct bookings of %1").arg(catalogue.property.name));
    }
    const pricing::RatePlan *plan = state_.rates.plan(stay.plan);
    if (!plan)
        return refuse(ErrorCode::NotFound, QStringLiteral("rate plan"),
                      ErrorText::tr("does not exist or was deleted"), d);
    // The walk has no payment for it: what the guest paid is refunded.
    if (plan->isPrepaid())
        return refuse(ErrorCode::WrongState, QStringLiteral("rate plan"),
                      ErrorText::tr("%1 is paid when booking").arg(plan->name), d);
    HoldAndConfirm command;
    TakeHold &what = command.what;
    what.caller = {state_.id(), kEngineActor, stay.channel};
    what.roomType = stay.roomType;
    what.stay = walked.stay;
    what.rooms = walked.rooms;
    what.adults = adultsOf(walked);
    what.children = walked.children;
    what.plan = stay.plan;
    command.guest = stay.guest;
    command.guest.reference.clear();  // the number that its channel knows is not that of this one
    command.guest.notes = withOrigin(stay.guest.notes, from, walked.id);
    command.guestProbe = stay.guestProbe;
    const StayRequest request = stayRequestOf(what, state_.typeIndex(what.roomType));
    if (request.type < 0) return command;  // is refused where it is decided
    const auto price = SellingRules(state_).priceOf(request, what.plan, -1);
    if (price && price->total == stay.expectedTotal) return command;
    d.restsOn = d.lastSeq;
    return tl::unexpected(
        price ? SellingRules::changedPrice({price->total, catalogue.property.currency})
              : price.error());
}

}  // namespace roomrack::booking
