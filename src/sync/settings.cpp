// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/settings.h"

#include "core/address.h"
#include "core/range.h"
#include "sync/protocols.h"

#include <QtCore/QSet>

#include <algorithm>

namespace roomrack::sync {

namespace {

Result<void> checkNumbers(const ChannelSettings &s)
{
    constexpr int kRooms = 100'000;
    for (const core::Range &r :
         {core::Range{"allotment", s.allotment, -1, kRooms},
          core::Range{"availability offset", s.offset, -kRooms, s.neverOversell ? 0 : 99},
          core::Range{"max availability", s.mostShown, -1, kRooms},
          core::Range{"booking window", s.horizonNights, 1, 2'000},
          core::Range{"markup", s.markupBasisPoints, -9'000, 100'000},
          core::Range{"commission", s.commissionBasisPoints, 0, kMostCommission},
          core::Range{"availability requests per minute", s.availabilityPerMinute, 0, 60'000},
          core::Range{"rate requests per minute", s.ratesPerMinute, 0, 60'000},
          core::Range{"batching window", s.batchSeconds, 0, 600},
          core::Range{"max items per request", s.entriesAtMost, 1, 1'000'000},
          core::Range{"response timeout", s.timeoutSeconds, 1, 600},
          core::Range{"polling interval", s.pollSeconds, 0, 86'400}}) {
        if (const auto ok = core::inRange(r); !ok) return ok;
    }
    return {};
}

Result<void> checkCode(const QString &field, const QString &code, QSet<QString> &seen)
{
    if (code.isEmpty() || code != code.trimmed() || code.size() > 64)
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("channel room and rate IDs must have 1 to 64 characters"));
    if (seen.contains(code)) {
        return fail(
            ErrorCode::Invalid, field,
            ErrorText::tr("the ID “%1” is used more than once; use each ID once").arg(code));
    }
    seen.insert(code);
    return {};
}

Result<void> checkMapping(const ChannelSettings &s)
{
    QSet<QString> codes;
    QSet<RoomTypeId> types;
    for (const RoomMapping &room : s.rooms) {
        if (const auto ok = checkCode(QStringLiteral("room ID"), room.code, codes); !ok) return ok;
        if (!room.roomType || types.contains(room.roomType)) {
            return fail(ErrorCode::Invalid, QStringLiteral("room type"),
                        ErrorText::tr("map each room type only once"));
        }
        types.insert(room.roomType);
    }
    // If rates belong to rooms, a code may be used again with another room.
    QSet<std::pair<qint64, qint64>> plans;
    for (const RateMapping &rate : s.rates) {
        QSet<QString> one;
        if (const auto ok = checkCode(QStringLiteral("rate ID"), rate.code, one); !ok) return ok;
        const std::pair<qint64, qint64> at{rate.roomType.value, rate.plan.value};
        if (!rate.plan || !types.contains(rate.roomType) || plans.contains(at)) {
            return fail(
                ErrorCode::Invalid, QStringLiteral("rate plan"),
                ErrorText::tr("map each rate plan only once, and only for a mapped room type"));
        }
        plans.insert(at);
        const auto &guests = rate.guests;
        if (factsOf(s).guestPrices == GuestPrices::OneOrEach && guests.size() > 1
            && std::find(guests.begin(), guests.end(), 0) != guests.end()) {
            return fail(
                ErrorCode::Invalid, QStringLiteral("guests"),
                ErrorText::tr("this protocol accepts either one price per rate plan or prices per "
                              "number of guests"));
        }
        if (rate.guests.empty()
            || std::any_of(rate.guests.begin(), rate.guests.end(),
                           [](qint32 g) { return g < 0 || g > 99; })) {
            return fail(ErrorCode::Invalid, QStringLiteral("guests"),
                        ErrorText::tr("numbers of guests must be 1 to 99"));
        }
    }
    return {};
}

Result<void> checkCommissions(const ChannelSettings &s)
{
    QSet<RatePlanId> plans;
    for (const PlanCommission &exception : s.planCommissions) {
        const auto ok = core::inRange({"commission", exception.basisPoints, 0, kMostCommission});
        if (!ok) return ok;
        if (!exception.plan || plans.contains(exception.plan))
            return fail(ErrorCode::Invalid, QStringLiteral("commission"),
                        ErrorText::tr("enter one commission for each rate plan"));
        plans.insert(exception.plan);
    }
    return {};
}

}  // namespace

CommissionRule commissionRuleOf(const ChannelSettings &settings)
{
    return {settings.commissionBasisPoints, settings.planCommissions};
}

Result<void> validate(const ChannelSettings &settings)
{
    const ProtocolFacts &protocol = factsOf(settings);
    const AddressOf kind = protocol.pms ? AddressOf::Line : AddressOf::Web;
    if (const auto ok = checkAddress("address", settings.address, kind); !ok) return ok;
    if (protocol.bookingsSent != BookingsSent::None && !settings.reservationsTo.isEmpty()) {
        const auto ok =
            checkAddress("reservation delivery URL", settings.reservationsTo, AddressOf::Web);
        if (!ok) return ok;
    }
    if (const auto ok = checkNumbers(settings); !ok) return ok;
    if (const auto ok = checkMapping(settings); !ok) return ok;
    if (const auto ok = checkCommissions(settings); !ok) return ok;
    if (settings.supportedRestrictions.minStayThrough && !protocol.minStayThrough) {
        return fail(ErrorCode::Invalid, QStringLiteral("restrictions"),
                    ErrorText::tr("this protocol does not support min LOS through every night"));
    }
    return protocol.check ? protocol.check(settings) : Result<void>();
}

std::vector<RowKey> rowsOf(const ChannelSettings &settings)
{
    std::vector<RowKey> rows;
    if (factsOf(settings).pms) return rows;
    for (const RoomMapping &room : settings.rooms)
        rows.push_back({RowKind::Rooms, room.roomType, {}, 0});
    for (const RateMapping &rate : settings.rates)
        rows.push_back({RowKind::Limits, rate.roomType, rate.plan, 0});
    for (const RateMapping &rate : settings.rates) {
        for (const qint32 guests : rate.guests)
            rows.push_back({RowKind::Rate, rate.roomType, rate.plan, guests});
    }
    return rows;
}

}  // namespace roomrack::sync
