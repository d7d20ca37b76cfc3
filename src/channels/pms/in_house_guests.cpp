// SPDX-License-Identifier: GPL-3.0-or-later
// PMS messages by themselves: what they are filed under, and the guests in house by them.
#include "channels/pms/pms_record_plan.h"

#include <QtCore/QCryptographicHash>

#include <algorithm>

namespace roomrack::channels {

namespace fias = protocols::fias;

namespace {

QString digest(const QByteArray &bytes)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(24));
}

const fias::Guest *guestOf(const fias::Record &record)
{
    if (const auto *in = std::get_if<fias::GuestIn>(&record)) return &in->guest;
    if (const auto *out = std::get_if<fias::GuestOut>(&record)) return &out->guest;
    if (const auto *change = std::get_if<fias::GuestChange>(&record)) return &change->guest;
    return nullptr;
}

bool isThere(const std::vector<InHouseGuest> &all, const InHouseGuest &one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

void apply(const fias::Record &record, std::vector<InHouseGuest> &all)
{
    const fias::Guest *guest = guestOf(record);
    if (!guest) return;
    const InHouseGuest now{guest->room, guest->name};
    if (std::holds_alternative<fias::GuestOut>(record)) {
        std::erase_if(all, [&](const InHouseGuest &l) {
            return l.room == now.room
                   && (l.name == now.name || l.name.isEmpty() || now.name.isEmpty());
        });
        return;
    }
    if (const auto *change = std::get_if<fias::GuestChange>(&record); change && change->isMove()) {
        std::erase_if(all, [&](const InHouseGuest &l) {
            return l.room == change->oldRoom
                   && (l.name == now.name || l.name.isEmpty() || now.name.isEmpty());
        });
    }
    if (!isThere(all, now)) all.push_back(now);
}

}  // namespace

PmsMessage pmsMessage(const QByteArray &raw, Instant received, bool inResync)
{
    return {raw, fias::decode(raw, fias::Charset::Utf8), received, inResync};
}

QString nameOfBytes(const QByteArray &raw)
{
    return u'?' + digest(raw);
}

QString filedUnder(const PmsMessage &message)
{
    if (!message.read) return nameOfBytes(message.raw);
    if (const fias::Guest *guest = guestOf(*message.read)) return guest->reservation;
    if (const auto *room = std::get_if<fias::RoomStatus>(&*message.read))
        return QStringLiteral("RN") + room->room;
    return nameOfBytes(message.raw);
}

/// A record without a time of its own may be repeated and be a new event.
QString revisionOf(const PmsMessage &message)
{
    if (!message.read) return {};
    const QString id = fias::idOf(*message.read) + u'-';
    const fias::Guest *guest = guestOf(*message.read);
    if (!guest) return id;
    if (message.inResync)
        return id + QStringLiteral("in-house-")
               + digest((guest->room + u'|' + guest->name).toUtf8());
    if (guest->when) return id + digest(message.raw);
    return id + digest(message.raw) + u'-' + QString::number(message.received.micros);
}

std::vector<InHouseGuest> inHouseGuestsBy(const std::vector<booking::InboxRow> &messages)
{
    std::vector<InHouseGuest> all;
    for (const booking::InboxRow &row : messages) {
        if (row.state != booking::InboxState::Understood) continue;
        if (const auto record = fias::decode(row.body, fias::Charset::Utf8)) apply(*record, all);
    }
    return all;
}

}  // namespace roomrack::channels
