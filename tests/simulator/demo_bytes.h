// SPDX-License-Identifier: GPL-3.0-or-later
// A digest of the whole demo hotel, for comparison.
#pragma once

#include "simulator/demo_hotel.h"

#include <QCryptographicHash>
#include <QDataStream>

namespace roomrack::tests {

inline QByteArray digest(const simulator::DemoHotel &h)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    for (const auto &p : h.setup.catalogue.pools) out << p.id.value << p.code << p.name;
    for (const auto &r : h.setup.catalogue.rooms) out << r.pool.value << r.number;
    for (const auto &t : h.setup.catalogue.roomTypes) out << t.code << t.cap << t.maxGuests;
    for (const auto &c : h.setup.catalogue.channels) out << c.name << c.holdTtlSeconds;
    for (const auto &p : h.setup.plans) out << p.code << p.percentBasisPoints << p.amount;
    for (const auto &r : h.setup.rates) out << r.type << r.plan << r.range.first.day() << r.amount;
    for (const auto &e : h.edits) {
        out << int(e.field) << e.value;
        for (const auto &r : e.ranges) out << r.first.day() << r.nights;
    }
    for (const auto &b : h.bookings) {
        out << b.type << b.channel << b.stay.checkIn().day() << b.stay.nights() << b.rooms
            << b.adults << b.children << b.plan.value << b.total << b.guest.name << b.guest.email
            << b.guest.country << b.guest.notes << b.guest.reference;
    }
    for (const auto &e : h.events) out << e.at.micros << int(e.step) << e.booking << e.assigned;
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

}  // namespace roomrack::tests
