// SPDX-License-Identifier: GPL-3.0-or-later
// What may be sold: the checks that every hold, desk booking and change of dates goes through.
#include "booking/house.h"
#include "booking/limits.h"

namespace roomrack::booking {

namespace {
QString roomsField()
{
    return QStringLiteral("rooms");
}

}  // namespace

Error House::tooDear()
{
    return {ErrorCode::Invalid, QStringLiteral("price"),
            ErrorText::tr("must be at most %1").arg(kMostMoney), -1};
}

/// One pass says yes to nearly every wish. Only after a no it is asked again, for the reason: the
/// checks below say the same at more length, and each no of theirs is one of this.
bool House::grants(const Wish &w) const
{
    if (w.type < 0 || w.rooms < 1 || w.rooms > kMostRooms || w.stay.nights() < 1) return false;
    if (w.adults < 1 || w.children < 0 || w.adults > kMostGuests) return false;
    const int most = catalogue_.roomTypes[size_t(w.type)].maxGuests;
    if (w.adults + qint64(w.children) > qint64(w.rooms) * most) return false;
    return inventory::within(w.stay, sellable())
           && ledger_.grants(w.type, w.stay, w.rooms, w.ignoreRestrictions);
}

/// The file knows no other channels and plans: what named one would take everybody else's records
/// in its commit down with it.
Result<void> House::checkSource(const Caller &caller, RatePlanId plan) const
{
    if (caller.channel && !channelOf(caller.channel)) {
        return fail(ErrorCode::NotFound, QStringLiteral("channel"),
                    ErrorText::tr("there is no channel number %1 here").arg(caller.channel.value));
    }
    if (plan && !rates_.plan(plan)) {
        return fail(ErrorCode::NotFound, QStringLiteral("rate plan"),
                    ErrorText::tr("there is no rate plan number %1 here").arg(plan.value));
    }
    return {};
}

/// Whether they are people at all, and fit the rooms.
Result<void> House::checkGuests(const Wish &w) const
{
    const inventory::RoomType &type = catalogue_.roomTypes[size_t(w.type)];
    if (w.adults < 1 || w.children < 0 || w.adults > kMostGuests) {
        return fail(ErrorCode::Invalid, QStringLiteral("guests"),
                    ErrorText::tr("there must be at least one adult"));
    }
    if (w.adults + qint64(w.children) > qint64(w.rooms) * type.maxGuests) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("guests"),
            ErrorText::tr("%1 takes at most %2 guests a room").arg(type.name).arg(type.maxGuests));
    }
    return {};
}

/// The question itself: nothing here depends on what is sold, so a refusal rests on no record.
Result<void> House::checkWish(const Wish &w, const RoomTypeId &asked) const
{
    if (w.type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("there is no room type number %1 here").arg(asked.value));
    }
    if (w.rooms < 1 || w.rooms > kMostRooms) {
        return fail(ErrorCode::Invalid, roomsField(),
                    ErrorText::tr("must be at least 1 and at most %1").arg(kMostRooms));
    }
    if (w.stay.nights() < 1) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-out"),
                    ErrorText::tr("must be after check-in"));
    }
    if (const auto ok = checkGuests(w); !ok) return ok;
    const Stay open = sellable();
    if (w.stay.checkIn() < open.checkIn()) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-in"),
                    ErrorText::tr("%1 is before today (%2)")
                        .arg(w.stay.checkIn().iso(), open.checkIn().iso()));
    }
    if (!inventory::within(w.stay, open)) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("check-out"),
            ErrorText::tr("rooms are sold up to the night of %1").arg((open.checkOut() - 1).iso()));
    }
    return {};
}

qint64 House::newestChange(int type, Stay stay) const
{
    qint64 newest = 0;
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n)
        newest = std::max(newest, ledger_.version(type, n));
    return newest;
}

Result<void> House::checkRestrictions(const Wish &w, Decision &d) const
{
    if (w.ignoreRestrictions) return {};
    const auto closed = [&](Night n, const QString &why) {
        auto error = refuse(ErrorCode::Restricted, QStringLiteral("night"), why.arg(n.iso()), d);
        d.restsOn = newestChange(w.type, w.stay);
        return error;
    };
    const inventory::TypeNight *night = &ledger_.type(w.type, w.stay.checkIn());
    for (int i = 0; i < w.stay.nights(); ++i) {
        if (night[i].flags & inventory::StopSell) {
            return closed(w.stay.checkIn() + i, ErrorText::tr("%1 is closed (stop-sell)"));
        }
    }
    if (night->flags & inventory::ClosedToArrival) {
        return closed(w.stay.checkIn(), ErrorText::tr("%1 is closed to arrival"));
    }
    if (night->minStay > w.stay.nights()) {
        return closed(w.stay.checkIn(),
                      ErrorText::tr("an arrival on %1 must stay at least %2 nights")
                          .arg(QStringLiteral("%1"))
                          .arg(night->minStay));
    }
    if (night->maxStay > 0 && night->maxStay < w.stay.nights()) {
        return closed(w.stay.checkIn(), ErrorText::tr("an arrival on %1 may stay at most %2 nights")
                                            .arg(QStringLiteral("%1"))
                                            .arg(night->maxStay));
    }
    if (w.stay.checkOut() < ledger_.end()
        && (ledger_.type(w.type, w.stay.checkOut()).flags & inventory::ClosedToDeparture)) {
        auto error = closed(w.stay.checkOut(), ErrorText::tr("%1 is closed to departure"));
        d.restsOn = std::max(d.restsOn, ledger_.version(w.type, w.stay.checkOut()));
        return error;
    }
    return {};
}

/// A request about to be refused first resolves the holds that have run out.
Result<void> House::checkRooms(const Wish &w, Decision &d)
{
    int left = ledger_.available(w.type, w.stay);
    if (left >= w.rooms) return {};
    if (holds_.mayHaveExpired(d.now)) {
        expireHolds(d);
        left = ledger_.available(w.type, w.stay);
        if (left >= w.rooms) return {};
    }
    const QString name = catalogue_.roomTypes[size_t(w.type)].name;
    auto error = refuse(
        ErrorCode::SoldOut, roomsField(),
        left > 0 ? ErrorText::tr("only %n left of %1 for these nights", nullptr, left).arg(name)
                 : ErrorText::tr("%1 is sold out for these nights").arg(name),
        d, left);
    d.restsOn = newestChange(w.type, w.stay);
    return error;
}

bool House::differ(const std::vector<qint64> &nights)
{
    return std::adjacent_find(nights.begin(), nights.end(), std::not_equal_to<>()) != nights.end();
}

Result<pricing::NightlyPrice> House::priceOf(const Wish &w, RatePlanId plan, qint64 agreed) const
{
    if (agreed < -1) {
        return fail(ErrorCode::Invalid, QStringLiteral("price"),
                    ErrorText::tr("must not be negative"));
    }
    if (agreed > kMostMoney) return tl::unexpected(tooDear());
    const int guests = (w.adults + w.children + w.rooms - 1) / w.rooms;
    if (agreed >= 0) {
        const pricing::NightlyPrice unspread{{}, agreed};
        // Asked before the quote, which would put into words why there is none.
        if (!plan || !rates_.price(w.type, plan, w.stay.checkIn(), guests)) return unspread;
        const auto rate = rates_.quote(w.type, plan, w.stay, w.rooms, guests);
        if (!rate) return unspread;
        return pricing::NightlyPrice{pricing::spread(agreed, w.rooms, rate->nights), agreed};
    }
    if (!plan) return pricing::NightlyPrice{};
    auto price = rates_.quote(w.type, plan, w.stay, w.rooms, guests);
    if (price && price->total > kMostMoney) return tl::unexpected(tooDear());
    return price;
}

}  // namespace roomrack::booking
