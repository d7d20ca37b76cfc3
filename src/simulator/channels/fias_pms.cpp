// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/fias_pms.h"

#include <algorithm>

namespace roomrack::simulator {

namespace fias = protocols::fias;

fias::Stamp FiasPms::stampOf(Instant now) const
{
    const QDateTime there = now.utc().toTimeZone(zone_);
    return {Night::fromDate(there.date()), there.time().msecsSinceStartOfDay() / 1'000};
}

QByteArray FiasPms::bytesOf(const std::vector<fias::Record> &records)
{
    QByteArray bytes;
    for (const fias::Record &r : records) bytes += fias::encode(r, fias::Charset::Utf8);
    return bytes;
}

QByteArray FiasPms::connected(Instant now)
{
    framer_.reset();
    return bytesOf(link_.start(stampOf(now)).send);
}

void FiasPms::lost()
{
    link_.lost();
    framer_.reset();
}

QByteArray FiasPms::hear(QByteArrayView bytes, Instant now)
{
    QByteArray answer;
    for (const fias::Frame &frame : framer_.feed(bytes)) {
        if (frame.kind != fias::Frame::Record) {
            faults_ += QStringLiteral("no record");
            continue;
        }
        const auto record = fias::decode(frame.bytes, fias::Charset::Utf8);
        if (record)
            hear(*record, now, answer);
        else
            faults_ += record.error().text();
    }
    return answer;
}

void FiasPms::hear(const fias::Record &record, Instant now, QByteArray &answer)
{
    const bool sign = link_.isUp() && std::holds_alternative<fias::LinkAlive>(record);
    const fias::Pms::Step step = link_.hear(record, stampOf(now));
    if (!step.fault.isEmpty()) faults_ += step.fault;
    answer += bytesOf(step.send);
    if (sign) answer += bytesOf({fias::LinkAlive{stampOf(now)}});
    if (!step.resyncWanted) return;
    ++resyncs_;
    answer += bytesOf(link_.resync(inHouse_, stampOf(now)));
}

QByteArray FiasPms::checkIn(Guest guest, Instant now)
{
    guest.when = stampOf(now);
    inHouse_.push_back(guest);
    return bytesOf(link_.checkIn(guest));
}

QByteArray FiasPms::checkOut(const QString &reservation, const QString &room, Instant now)
{
    QByteArray bytes;
    std::erase_if(inHouse_, [&](Guest &g) {
        if (g.reservation != reservation || g.room != room) return false;
        g.when = stampOf(now);
        bytes += bytesOf(link_.checkOut(g));
        return true;
    });
    return bytes;
}

QByteArray FiasPms::move(const QString &reservation, const QString &from, const QString &to,
                         Instant now)
{
    QByteArray bytes;
    for (Guest &g : inHouse_) {
        if (g.reservation != reservation || g.room != from) continue;
        g.room = to;
        g.when = stampOf(now);
        bytes += bytesOf(link_.move(g, from));
    }
    return bytes;
}

QByteArray FiasPms::stayUntil(const QString &reservation, Night departure, Instant now)
{
    QByteArray bytes;
    for (Guest &g : inHouse_) {
        if (g.reservation != reservation) continue;
        g.departure = departure;
        g.when = stampOf(now);
        bytes += bytesOf(link_.change(g));
    }
    return bytes;
}

void FiasPms::leaveAs(const std::function<std::optional<Night>(const QString &)> &departure)
{
    for (Guest &g : inHouse_) {
        if (const auto night = departure(g.reservation)) g.departure = night;
    }
}

QByteArray FiasPms::roomStatus(const QString &room, fias::RoomState state, Instant now) const
{
    return bytesOf(link_.roomStatus(room, state, stampOf(now)));
}

}  // namespace roomrack::simulator
