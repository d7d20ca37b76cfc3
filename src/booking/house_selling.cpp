// SPDX-License-Identifier: GPL-3.0-or-later
// Availability checks for every hold, desk booking and change of dates.
#include "booking/house.h"
#include "booking/limits.h"
#include "core/error_values.h"

namespace roomrack::booking {

namespace {
QString roomsField()
{
    return QStringLiteral("rooms");
}

}  // namespace

Error House::tooDear(Currency currency)
{
    return {ErrorCode::Invalid, QStringLiteral("price"),
            ErrorText::tr("must be at most %1").arg(errorAmount({kMostMoney, currency})), -1};
}

/// One pass accepts nearly every wish. Only a refused wish is checked again for the reason: the
/// checks below are the same in detail, and each refusal of theirs is one here too.
bool House::grants(const Wish &w) const
{
    if (w.type < 0 || w.rooms < 1 || w.rooms > kMostRooms || w.stay.nights() < 1) return false;
    if (w.adults < 1 || w.children < 0 || w.adults > kMostGuests) return false;
    const int most = catalogue_.roomTypes[size_t(w.type)].maxGuests;
    if (w.adults + qint64(w.children) > qint64(w.rooms) * most) return false;
    return inventory::within(w.stay, sellable())
           && ledger_.grants(w.type, w.stay, w.rooms, w.ignoreRestrictions);
}

/// The file has foreign keys to channels and plans: an unknown one would make its whole commit
/// fail.
Result<void> House::checkSource(const Caller &caller, RatePlanId plan) const
{
    if (caller.channel && !channelOf(caller.channel)) {
        return fail(ErrorCode::NotFound, QStringLiteral("channel"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (plan && !rates_.plan(plan)) {
        return fail(ErrorCode::NotFound, QStringLiteral("rate plan"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    return {};
}

/// Checks the numbers of guests, and that they fit the rooms.
Result<void> House::checkGuests(const Wish &w) const
{
    const inventory::RoomType &type = catalogue_.roomTypes[size_t(w.type)];
    const auto invalid = [](QString reason) {
        return fail(ErrorCode::Invalid, QStringLiteral("guests"), std::move(reason));
    };
    if (w.adults < 1) return invalid(ErrorText::tr("at least one adult is required"));
    if (w.children < 0) return invalid(ErrorText::tr("must not be negative"));
    if (w.adults + qint64(w.children) > qint64(w.rooms) * type.maxGuests) {
        return invalid(
            ErrorText::tr("%1 allows at most %n guest(s) per room", nullptr, type.maxGuests)
                .arg(type.name));
    }
    return {};
}

/// Checks the wish itself: nothing here depends on what is sold, so a refusal rests on no record.
Result<void> House::checkWish(const Wish &w) const
{
    if (w.type < 0) {
        return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                    ErrorText::tr("does not exist or was deleted"));
    }
    if (w.rooms < 1 || w.rooms > kMostRooms) {
        return fail(ErrorCode::Invalid, roomsField(),
                    ErrorText::tr("must be between 1 and %1").arg(kMostRooms));
    }
    if (w.stay.nights() < 1) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-out"),
                    ErrorText::tr("must be after check-in"));
    }
    if (const auto ok = checkGuests(w); !ok) return ok;
    const Stay open = sellable();
    if (w.stay.checkIn() < open.checkIn()) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-in"),
                    ErrorText::tr("%1 is before the business date (%2)")
                        .arg(errorDate(w.stay.checkIn()), errorDate(open.checkIn())));
    }
    if (!inventory::within(w.stay, open)) {
        return fail(ErrorCode::Invalid, QStringLiteral("check-out"),
                    ErrorText::tr("beyond the booking window; the last bookable night is %1")
                        .arg(errorDate(open.checkOut() - 1)));
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
    const auto closed = [&](const QString &why) {
        auto error = refuse(ErrorCode::Restricted, QStringLiteral("night"), why, d);
        d.restsOn = newestChange(w.type, w.stay);
        return error;
    };
    const Night arrival = w.stay.checkIn();
    const inventory::TypeNight *night = &ledger_.type(w.type, arrival);
    for (int i = 0; i < w.stay.nights(); ++i) {
        if (night[i].flags & inventory::StopSell) {
            const Night closedNight = w.stay.checkIn() + i;
            return closed(ErrorText::tr("%1 is closed (stop sell)").arg(errorDate(closedNight)));
        }
    }
    if (night->flags & inventory::ClosedToArrival) {
        return closed(ErrorText::tr("%1 is closed to arrival").arg(errorDate(arrival)));
    }
    if (night->minStay > w.stay.nights()) {
        return closed(ErrorText::tr("arrivals on %1 must stay at least %2 nights")
                          .arg(errorDate(arrival))
                          .arg(night->minStay));
    }
    if (night->maxStay > 0 && night->maxStay < w.stay.nights()) {
        return closed(
            ErrorText::tr("arrivals on %1 can stay at most %n night(s)", nullptr, night->maxStay)
                .arg(errorDate(arrival)));
    }
    if (w.stay.checkOut() < ledger_.end()
        && (ledger_.type(w.type, w.stay.checkOut()).flags & inventory::ClosedToDeparture)) {
        const Night departure = w.stay.checkOut();
        auto error = closed(ErrorText::tr("%1 is closed to departure").arg(errorDate(departure)));
        d.restsOn = std::max(d.restsOn, ledger_.version(w.type, w.stay.checkOut()));
        return error;
    }
    return {};
}

/// Resolves expired holds before it refuses a request.
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
        left > 0 ? ErrorText::tr("only %n room(s) of %1 available for these nights", nullptr, left)
                       .arg(name)
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
    const Currency currency = catalogue_.property.currency;
    if (agreed > kMostMoney) return tl::unexpected(tooDear(currency));
    const int guests = (w.adults + w.children + w.rooms - 1) / w.rooms;
    if (agreed >= 0) {
        const pricing::NightlyPrice unspread{{}, agreed};
        // Checked before the quote, which would compose an error text.
        if (!plan || !rates_.price(w.type, plan, w.stay.checkIn(), guests)) return unspread;
        const auto rate = rates_.quote(w.type, plan, w.stay, w.rooms, guests);
        if (!rate) return unspread;
        return pricing::NightlyPrice{pricing::spread(agreed, w.rooms, rate->nights), agreed};
    }
    if (!plan) return pricing::NightlyPrice{};
    auto price = rates_.quote(w.type, plan, w.stay, w.rooms, guests);
    if (price && price->total > kMostMoney) return tl::unexpected(tooDear(currency));
    return price;
}

}  // namespace roomrack::booking
