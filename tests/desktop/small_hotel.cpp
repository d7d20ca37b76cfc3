// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_hotel.h"

#include "desktop/first_start/hotel_draft.h"
#include "desktop/first_start/hotel_maker.h"
#include "settled.h"

#include <QtCore/QFuture>

namespace roomrack::tests {

using namespace desktop;

namespace {

Instant noon()
{
    return Instant::fromDateTime(QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC));
}

HotelDraft smallHotel()
{
    HotelDraft d;
    d.name = QStringLiteral("Bellavista");
    d.city = QStringLiteral("Lisbon");
    d.timeZone = QStringLiteral("Europe/Lisbon");
    d.currency = QStringLiteral("EUR");
    const auto type = [](const char *code, const char *name, int rooms, const char *first,
                         const char *shares, qint64 rate) {
        return DraftType{QString::fromLatin1(code),
                         QString::fromLatin1(name),
                         rooms,
                         QString::fromLatin1(first),
                         QString::fromLatin1(shares),
                         2,
                         rate};
    };
    d.types = {type("STD", "Standard", 3, "101", "", 100'00),
               type("TWN", "Twin", 2, "", "STD", 100'00),
               type("STE", "Suite", 1, "201", "", 200'00)};
    return d;
}

template <typename T>
T must(const Result<T> &result)
{
    if (!result) qFatal("%s", qPrintable(result.error().text()));
    return *result;
}

}  // namespace

SmallHotel::SmallHotel(const Reads &reads) : clock(noon())
{
    const QString file = folder_.filePath(QStringLiteral("test.roomrack"));
    const auto made = makeHotel(file, must(makeSetup(smallHotel(), clock.wall())), clock);
    if (!made) qFatal("%s", qPrintable(made.error().text()));
    auto hotel = must(OpenHotel::open(file, clock));
    if (reads) hotel->reads = reads(file);
    session_ = std::make_unique<HotelSession>(std::move(*hotel));
}

SmallHotel::~SmallHotel() = default;

RoomTypeId SmallHotel::type(const char *code) const
{
    for (const inventory::RoomType &t : session_->view().catalogue().roomTypes) {
        if (t.code == QLatin1String(code)) return t.id;
    }
    qFatal("no such room type");
}

booking::Answer SmallHotel::run(booking::Command command)
{
    const booking::Answer answer = must(session_->engine().run(std::move(command)));
    // The answer comes before the window hears of the commit, but the test's next step may depend
    // on the view: the business date, for one.
    passCommits(*session_);
    return answer;
}

BookingId SmallHotel::book(const char *code, Stay stay, const QString &guest, int rooms)
{
    booking::HoldAndConfirm book;
    book.what.caller = desk();
    book.what.roomType = type(code);
    book.what.stay = stay;
    book.what.rooms = rooms;
    book.what.adults = 2 * rooms;
    book.what.plan = session_->view().rates().plans().front().id;
    book.guest.name = guest;
    return run(book).booking;
}

HoldId SmallHotel::hold(const char *code, Stay stay, int rooms)
{
    booking::TakeHold take;
    take.caller = desk();
    take.roomType = type(code);
    take.stay = stay;
    take.rooms = rooms;
    take.adults = 2 * rooms;
    take.plan = session_->view().rates().plans().front().id;
    return run(take).hold;
}

void SmallHotel::pass(int seconds)
{
    clock.advance(seconds * kSecond);
    session_->engine().tick();
    passCommits(*session_);
}

int SmallHotel::liveHolds()
{
    passSubmitted(*session_);
    const auto snapshot = session_->engine().snapshot(session_->property());
    return snapshot ? int((*snapshot)->holds.size()) : -1;
}

storage::BookingRow SmallHotel::read(BookingId id)
{
    passSubmitted(*session_);
    const PropertyId property = session_->property();
    auto asked = session_->reads().ask(storage::OneBooking{property, id});
    return must(asked.result());
}

qint64 SmallHotel::bookings()
{
    passSubmitted(*session_);
    storage::BookingQuery query;
    query.property = session_->property();
    auto asked = session_->reads().ask(storage::Bookings{query, 0, 1});
    return must(asked.result()).total;
}

}  // namespace roomrack::tests
