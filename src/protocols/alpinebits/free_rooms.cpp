// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/free_rooms.h"

#include "protocols/alpinebits/message_io.h"

namespace roomrack::protocols::alpinebits {

namespace {

constexpr int kBookable = 2;
constexpr int kOutOfOrder = 6;
constexpr int kOutOfMarket = 9;
constexpr int kMostRooms = 99'999;

void readCounts(xml::Reader &in, RoomCounts &into)
{
    in.children([&] {
        if (in.name() != u"InvCount") return false;
        const auto type = in.must(u"CountType", in.count(u"CountType", 1, 99));
        const auto count = in.count(u"Count", 0, kMostRooms);
        in.must(u"Count", count);
        auto *place = type == kBookable      ? &into.bookable
                      : type == kOutOfOrder  ? &into.outOfOrder
                      : type == kOutOfMarket ? &into.outOfMarket
                                             : nullptr;
        if (!place) {
            in.complain(xml::Wrong::Value, u"CountType", ErrorText::tr("must be 2, 6 or 9"));
        } else if (*place) {
            in.complain(xml::Wrong::Value, u"CountType", ErrorText::tr("appears more than once"));
        } else if (count) {
            *place = static_cast<int>(*count);
        }
        return true;
    });
}

void readControl(xml::Reader &in, Inventory &into)
{
    const Dates dates = readDates(in);
    into.from = in.must(u"Start", dates.from);
    into.to = in.must(u"End", dates.to);
    into.category = in.string(u"InvTypeCode");
    into.room = in.string(u"InvCode");
    into.closed = in.flag(u"AllInvCode").value_or(false);
    if (into.closed != into.category.isEmpty()) {
        in.complain(
            xml::Wrong::Value, into.closed ? QStringView(u"AllInvCode") : u"InvTypeCode",
            ErrorText::tr("either a category (InvTypeCode) or a closing season (AllInvCode) is "
                          "required"));
    }
}

void readInventory(xml::Reader &in, FreeRooms &into)
{
    Inventory inventory;
    bool controlled = false, counted = false;
    in.children([&] {
        if (in.name() == u"StatusApplicationControl") {
            controlled = true;
            readControl(in, inventory);
        } else if (in.name() == u"InvCounts") {
            counted = true;
            readCounts(in, inventory.counts);
        } else {
            return false;
        }
        return true;
    });
    if (controlled)
        into.inventories.push_back(std::move(inventory));
    else if (counted)
        in.missing(u"StatusApplicationControl");
}

void writeCount(xml::ElementWriter &out, int type, const std::optional<int> &count)
{
    if (count) out.start("InvCount").attribute("CountType", type).attribute("Count", *count).end();
}

void writeInventory(xml::ElementWriter &out, const Inventory &i)
{
    out.start("Inventory").start("StatusApplicationControl");
    out.attribute("Start", i.from).attribute("End", i.to);
    out.optional("InvTypeCode", i.category).optional("InvCode", i.room);
    if (i.closed) out.flag("AllInvCode", true);
    out.end();
    if (!i.counts.isEmpty()) {
        out.start("InvCounts");
        writeCount(out, kBookable, i.counts.bookable);
        writeCount(out, kOutOfOrder, i.counts.outOfOrder);
        writeCount(out, kOutOfMarket, i.counts.outOfMarket);
        out.end();
    }
    out.end();
}

}  // namespace

QByteArray encode(const FreeRooms &message)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_HotelInvCountNotifRQ", "4");
    if (message.complete) {
        out.start("UniqueID").attribute("Type", message.purged ? 35 : 16);
        out.attribute("ID", u"1").attribute("Instance", u"CompleteSet").end();
    }
    out.start("Inventories");
    out.optional("HotelCode", message.hotelCode).optional("HotelName", message.hotelName);
    for (const bool closed : {true, false})
        for (const Inventory &i : message.inventories)
            if (i.closed == closed) writeInventory(out, i);
    if (message.inventories.empty()) out.start("Inventory").end();
    return out.finish();
}

Result<FreeRooms> decodeFreeRooms(const QByteArray &xml)
{
    return readMessage<FreeRooms>(
        xml, u"OTA_HotelInvCountNotifRQ", [](xml::Reader &in, FreeRooms &out) {
            bool listed = false;
            in.children([&] {
                if (in.name() == u"UniqueID") {
                    out.complete = true;
                    out.purged = in.string(u"Type") == u"35";
                    if (in.string(u"Instance") != u"CompleteSet")
                        in.complain(xml::Wrong::Value, u"Instance",
                                    ErrorText::tr("must be CompleteSet"));
                    return true;
                }
                if (in.name() != u"Inventories") return false;
                listed = true;
                out.hotelCode = in.string(u"HotelCode");
                out.hotelName = in.string(u"HotelName");
                in.children([&] {
                    if (in.name() != u"Inventory") return false;
                    readInventory(in, out);
                    return true;
                });
                return true;
            });
            if (!listed) in.complain(xml::Wrong::Missing, {}, ErrorText::tr("has no Inventories"));
        });
}

}  // namespace roomrack::protocols::alpinebits
