// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_hotel.h"

#include "storage/reader.h"

namespace roomrack::tests {

Result<imports::Summary> SmallHotel::import(const QByteArray &csv)
{
    const auto read = tests::bookings(csv);
    if (!read) return tl::unexpected(read.error());
    imports::HotelDraft draft = imports::draftHotel(*read, name, zone);
    if (const auto ok = setRooms(draft, rooms); !ok) return tl::unexpected(ok.error());
    return imports::importFile(file(), clock, *read, draft, until, watch);
}

std::unique_ptr<engine::Engine> SmallHotel::open() const
{
    engine::EngineOptions options;
    options.ticks = false;
    auto engine = engine::Engine::open(file(), clock, options);
    if (!engine) qFatal("%s", qPrintable(engine.error().text()));
    return std::move(*engine);
}

QByteArrayList SmallHotel::bookings() const
{
    const auto engine = open();
    const auto property = engine->properties().front().id;
    const auto snapshot = engine->snapshot(property);
    auto reader = storage::Reader::open(file());
    if (!reader || !snapshot) qFatal("cannot read %s", qPrintable(file()));
    storage::BookingQuery query;
    query.property = property;
    query.sort = storage::BookingSort::Number;
    const auto page = (*reader)->ask(storage::Bookings{query, 0, 5000});
    if (!page) qFatal("%s", qPrintable(page.error().text()));
    QByteArrayList out;
    for (const storage::BookingRow &row : page->rows) {
        const booking::Booking &b = row.booking;
        out << QStringLiteral("%1 %2 %3+%4 v%5")
                   .arg(int(b.status))
                   .arg((*snapshot)->catalogue.roomType(b.counted)->code, b.stay.checkIn().iso())
                   .arg(b.stay.nights())
                   .arg(b.version)
                   .toLatin1();
    }
    return out;
}

int sold(engine::Engine &engine, const QString &type, Night night)
{
    const auto snapshot = engine.snapshot(engine.properties().front().id);
    if (!snapshot) return -1;
    const auto &types = (*snapshot)->catalogue.roomTypes;
    for (size_t i = 0; i < types.size(); ++i) {
        if (types[i].code == type) return (*snapshot)->ledger.type(int(i), night).sold;
    }
    return -1;
}

}  // namespace roomrack::tests
