// SPDX-License-Identifier: GPL-3.0-or-later
// OTA_HotelInvCountNotifRQ: room counts by count type (available, out of order, ...).
#include "protocols/opentravel/message_io.h"

namespace roomrack::protocols::opentravel {

namespace {

Inventory readInventory(xml::Reader &in)
{
    Inventory i;
    in.children([&] {
        if (in.name() == u"StatusApplicationControl") {
            i.target = readTarget(in);
            // Rooms that are unavailable from a date without an end must not be sold the next day.
            if (in.has(u"Start") && !in.has(u"End")) in.missing(u"End");
        } else if (in.name() == u"InvCounts") {
            in.children([&] {
                if (in.name() != u"InvCount") return false;
                const QString action = in.string(u"ActionType");
                if (!action.isEmpty() && action != u"Remaining") refuse(in, {u"ActionType"});
                const auto type = in.must(u"CountType", in.count(u"CountType", 1, 999));
                const auto count = in.must(u"Count", in.count(u"Count", 0, 1'000'000));
                i.counts.push_back({static_cast<int>(type), static_cast<int>(count)});
                return true;
            });
        } else {
            return false;
        }
        return true;
    });
    return i;
}

void writeInventory(xml::ElementWriter &out, const Inventory &i)
{
    out.start("Inventory");
    writeTarget(out, i.target);
    if (!i.counts.empty()) {
        out.start("InvCounts");
        for (const RoomCount &c : i.counts)
            out.start("InvCount").attribute("CountType", c.type).attribute("Count", c.count).end();
        out.end();
    }
    out.end();
}

}  // namespace

InvCountNotif readInvCountNotif(Reading &r)
{
    InvCountNotif m;
    readHead(r.in, m.head);
    readRecords(r, m, m.inventories, u"Inventories", u"Inventory", readInventory);
    return m;
}

void write(xml::ElementWriter &out, const InvCountNotif &m)
{
    startMessage(out, "OTA_HotelInvCountNotifRQ", m.head);
    writePos(out, m.head);
    out.start("Inventories");
    writeHotel(out, m.hotelCode, m.hotelName);
    for (const Inventory &i : m.inventories) writeInventory(out, i);
    out.end().end();
}

}  // namespace roomrack::protocols::opentravel
