// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/soft_block_form.h"

#include "api/v1/room_numbers.h"
#include "api/v1/stay_form.h"
#include "booking/api_setup.h"
#include "core/visible_text.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QSet>
#include <QtCore/QtEndian>

#include <algorithm>
#include <limits>

namespace roomrack::api::v1 {

namespace {

constexpr int kMostTypes = 100, kMostNumbers = 1'000;
constexpr int kLongestNumber = 40, kLongestSession = 64;
/// Numbers of durable soft blocks have fewer digits than card numbers.
constexpr qint64 kMostDurable = 999'999'999'999;

std::vector<RoomTypeId> typesOf(Form &form, const engine::HotelView &hotel)
{
    std::vector<RoomTypeId> types;
    if (form.has("room_type"))
        form.refuse(form["any_of"].path(), ErrorText::tr("cannot be combined with room_type"));
    form.each("any_of", kMostTypes, [&](const Value &v) {
        const RoomTypeId type = form.roomType(v, hotel);
        if (std::find(types.begin(), types.end(), type) != types.end())
            form.refuse(v.path(), ErrorText::tr("is named more than once"));
        types.push_back(type);
    });
    return types;
}

std::vector<RoomId> numbersOf(Form &form, const engine::HotelView &hotel)
{
    const auto byNumber = roomsByNumber(hotel.catalogue(), form.stay().checkIn());
    std::vector<RoomId> rooms;
    QSet<QString> named;
    form.each("numbers", kMostNumbers, [&](const Value &v) {
        const QString number = form.take(v.text(kLongestNumber, 1));
        if (!form.ok()) return;
        if (!byNumber.contains(number))
            form.refuse(v.path(), ErrorText::tr("room %1 does not exist").arg(number));
        if (named.contains(number))
            form.refuse(v.path(), ErrorText::tr("room %1 is named more than once").arg(number));
        named.insert(number);
        rooms.push_back(byNumber.value(number));
    });
    return rooms;
}

void refuseCount(Form &form, int rooms)
{
    form.refuse(form["numbers"].path(),
                ErrorText::tr("must have as many entries as rooms (%1)").arg(rooms));
}

/// Only a hash is kept: the name may be a secret of the caller's, like a cookie.
qint64 sessionNumber(const QString &name, const Call &call)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::number(call.visitor.channel.value) + ' ' + name.toUtf8());
    const auto number = qFromBigEndian<quint64>(hash.result().constData());
    return static_cast<qint64>(number >> 1) | 1;  // 0 would be none
}

/// Of a request that does not name it: the hotel's own default for guests who browse a channel.
booking::Durability defaultDurability(const Call &call, const engine::HotelView &hotel)
{
    if (!call.visitor.channel) return booking::Durability::Durable;
    return booking::apiSetupFrom(hotel.setup(booking::SetupKind::Api))
        .value_or(booking::ApiSetup())
        .channelHolds;
}

}  // namespace

booking::TakeCheapest softBlockOf(Form &form, const Api &api, const Call &call,
                                  const engine::HotelView &hotel)
{
    booking::TakeCheapest block;
    if (form.has("any_of")) block.among = typesOf(form, hotel);
    const RoomTypeId type =
        block.among.empty() ? form.roomType(form["room_type"], hotel) : block.among.front();
    std::vector<RoomId> numbers;
    if (form.has("numbers")) numbers = numbersOf(form, hotel);
    const int named = static_cast<int>(numbers.size());
    booking::TakeHold &hold = block.hold;
    hold = holdOf(form, api, call, hotel, type, std::max(1, named));
    if (named > 0 && named != hold.rooms) refuseCount(form, hold.rooms);
    hold.numbers = std::move(numbers);
    hold.durability = form.has("durability") ? form.oneOf(form["durability"], kDurabilityNames)
                                             : defaultDurability(call, hotel);
    hold.ttlSeconds = form.count("ttl_seconds", 1, kLongestTtl, 0);
    hold.caller.session = sessionOf(form, call);
    return block;
}

qint64 sessionOf(Form &form, const Call &call)
{
    if (!form.has("session")) return 0;
    const QString name = form.take(form["session"].text(kLongestSession, 1));
    return sessionNumber(name, call);
}

qint64 sessionOf(Query &query, const Call &call)
{
    const QString name = query.text("session");
    if (name.isEmpty()) return 0;
    if (core::codePoints(name) > kLongestSession)
        query.refuse("session",
                     ErrorText::tr("must have at most %1 characters").arg(kLongestSession));
    return sessionNumber(name, call);
}

HoldId softBlockIn(Form &form)
{
    const Value given = form["soft_block"];
    const qint64 least = -std::numeric_limits<qint64>::max();
    const qint64 id = form.take(given.integer(least, kMostDurable), qint64(1));
    if (id == 0) form.refuse(given.path(), ErrorText::tr("is not the number of a soft block"));
    return HoldId{id};
}

}  // namespace roomrack::api::v1
