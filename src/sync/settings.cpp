// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/settings.h"

#include "core/address.h"
#include "core/range.h"
#include "sync/telling.h"

#include <QtCore/QSet>

#include <algorithm>

namespace roomrack::sync {

namespace {

Result<void> checkNumbers(const ChannelSettings &s)
{
    constexpr int kRooms = 100'000;
    for (const core::Range &r :
         {core::Range{"allotment", s.allotment, -1, kRooms},
          core::Range{"offset", s.offset, -kRooms, s.neverOversell ? 0 : 99},
          core::Range{"most shown", s.mostShown, -1, kRooms},
          core::Range{"horizon", s.horizonNights, 1, 2'000},
          core::Range{"markup", s.markupBasisPoints, -9'000, 100'000},
          core::Range{"commission", s.commissionBasisPoints, 0, 9'000},
          core::Range{"requests a minute", s.availabilityPerMinute, 0, 60'000},
          core::Range{"requests a minute", s.ratesPerMinute, 0, 60'000},
          core::Range{"batch", s.batchSeconds, 0, 600},
          core::Range{"entries", s.entriesAtMost, 1, 1'000'000},
          core::Range{"time-out", s.timeoutSeconds, 1, 600},
          core::Range{"poll", s.pollSeconds, 0, 86'400}}) {
        if (const auto ok = core::inRange(r); !ok) return ok;
    }
    return {};
}

Result<void> checkCode(const QString &field, const QString &code, QSet<QString> &seen)
{
    if (code.isEmpty() || code != code.trimmed() || code.size() > 64)
        return fail(ErrorCode::Invalid, field, ErrorText::tr("a code has 1 to 64 characters"));
    if (seen.contains(code)) {
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("“%1” is there twice; each code means one thing").arg(code));
    }
    seen.insert(code);
    return {};
}

/// What AlpineBits cannot say, or forbids to be said.
Result<void> checkAlpineBits(const ChannelSettings &s)
{
    constexpr qsizetype kLongestCategory = 8;
    if (!s.neverOversell) {
        return fail(ErrorCode::Invalid, QStringLiteral("never oversell"),
                    ErrorText::tr("AlpineBits forbids to show more than is free"));
    }
    for (const RoomMapping &room : s.rooms) {
        if (room.code.size() > kLongestCategory) {
            return fail(ErrorCode::Invalid, QStringLiteral("room code"),
                        ErrorText::tr("a category of AlpineBits has 1 to 8 characters"));
        }
    }
    QSet<std::pair<qint64, QString>> codes;
    for (const RateMapping &rate : s.rates) {
        if (std::find(rate.guests.begin(), rate.guests.end(), 0) != rate.guests.end()) {
            return fail(ErrorCode::Invalid, QStringLiteral("guests"),
                        ErrorText::tr("AlpineBits wants prices by number of guests"));
        }
        const std::pair<qint64, QString> at{rate.roomType.value, rate.code};
        if (codes.contains(at)) {
            return fail(
                ErrorCode::Invalid, QStringLiteral("rate code"),
                ErrorText::tr("“%1” is there twice; each code means one thing").arg(rate.code));
        }
        codes.insert(at);
    }
    return {};
}

Result<void> checkMapping(const ChannelSettings &s)
{
    QSet<QString> codes;
    QSet<RoomTypeId> types;
    for (const RoomMapping &room : s.rooms) {
        if (const auto ok = checkCode(QStringLiteral("room code"), room.code, codes); !ok)
            return ok;
        if (!room.roomType || types.contains(room.roomType)) {
            return fail(ErrorCode::Invalid, QStringLiteral("room type"),
                        ErrorText::tr("it is there twice; a room type has one code"));
        }
        types.insert(room.roomType);
    }
    // Where rates belong to rooms, a code may come again with another room.
    QSet<std::pair<qint64, qint64>> plans;
    for (const RateMapping &rate : s.rates) {
        QSet<QString> one;
        if (const auto ok = checkCode(QStringLiteral("rate code"), rate.code, one); !ok) return ok;
        const std::pair<qint64, qint64> at{rate.roomType.value, rate.plan.value};
        if (!rate.plan || !types.contains(rate.roomType) || plans.contains(at)) {
            return fail(ErrorCode::Invalid, QStringLiteral("rate plan"),
                        ErrorText::tr("it belongs to a room type that is mapped, and once"));
        }
        plans.insert(at);
        const auto &guests = rate.guests;
        if (s.protocol == Protocol::OtaJson && guests.size() > 1
            && std::find(guests.begin(), guests.end(), 0) != guests.end()) {
            return fail(ErrorCode::Invalid, QStringLiteral("guests"),
                        ErrorText::tr("this protocol takes one price of a rate plan, or prices by "
                                      "number of guests"));
        }
        if (rate.guests.empty()
            || std::any_of(rate.guests.begin(), rate.guests.end(),
                           [](qint32 g) { return g < 0 || g > 99; })) {
            return fail(ErrorCode::Invalid, QStringLiteral("guests"),
                        ErrorText::tr("numbers of guests go from 1 to 99"));
        }
    }
    return {};
}

}  // namespace

Result<void> validate(const ChannelSettings &settings)
{
    const bool pms = settings.protocol == Protocol::Fias;
    if (const auto ok =
            checkAddress("address", settings.address, pms ? AddressOf::Line : AddressOf::Web);
        !ok)
        return ok;
    if (canBeTold(settings.protocol) && !settings.reservationsTo.isEmpty()) {
        const auto ok = checkAddress("reservations to", settings.reservationsTo, AddressOf::Web);
        if (!ok) return ok;
    }
    if (const auto ok = checkNumbers(settings); !ok) return ok;
    if (const auto ok = checkMapping(settings); !ok) return ok;
    if (settings.understands.minStayThrough && settings.protocol != Protocol::OtaJson) {
        return fail(ErrorCode::Invalid, QStringLiteral("restrictions"),
                    ErrorText::tr("this protocol has no minimum stay through a night"));
    }
    return settings.protocol == Protocol::AlpineBits ? checkAlpineBits(settings) : Result<void>();
}

std::vector<RowKey> rowsOf(const ChannelSettings &settings)
{
    std::vector<RowKey> rows;
    if (settings.protocol == Protocol::Fias) return rows;
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
