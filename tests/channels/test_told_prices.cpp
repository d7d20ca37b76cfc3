// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts that channels tell and are told are after tax: VAT on top of the property's own prices is
// in them, and is not added again.
#include "booking/description/edit_description.h"
#include "channels/controller/shown.h"
#include "channels/inbound/reservation_plan.h"
#include "channels/outbox/gds_message.h"
#include "channels/outbox/outbox_message.h"
#include "engine/engine_hotel.h"
#include "pricing/tax_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using protocols::AgeClass;
using protocols::Amounts;

namespace {

sync::ChannelSettings mappedTwin()
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::OtaJson;
    s.hotelCode = QStringLiteral("H1");
    s.rooms = {{RoomTypeId{1}, QStringLiteral("TWN"), true}};
    s.rates = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("BAR"), {2}}};
    return s;
}

/// One room for two nights.
protocols::Reservation soldTwin(const Amounts &total)
{
    protocols::Reservation r;
    r.id = QStringLiteral("W1");
    r.currency = Currency();
    protocols::RoomStay stay;
    stay.roomTypeCode = QStringLiteral("TWN");
    stay.ratePlanCode = QStringLiteral("BAR");
    stay.stay = Stay(kToday + 1, 2);
    stay.guests = {{AgeClass::Adult, 2, -1}};
    stay.total = total;
    r.stays = {stay};
    r.total = total;
    return r;
}

}  // namespace

class TestToldPrices : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aReservationSaysWhetherItIsAfterTax();
    void nightsAndAgesAreTold();
    void totalOfAChannelIsAfterTax();
    void shownPricesAreAfterTax();
    void bookingsAreToldAfterTax();
    void aSellerIsAnsweredInItsTerms();
    void aSellerIsAnsweredInTheTermsOfEachRoom();
    void agesAreTakenWithARealChange();

private:
    engine::HotelView view() const
    {
        return engine::HotelView(**hotel_->engine->snapshot(hotel_->property));
    }
    booking::RecordReservation planned(const protocols::Reservation &reservation) const;

    std::unique_ptr<EngineHotel> hotel_;
};

void TestToldPrices::init()
{
    hotel_ = std::make_unique<EngineHotel>();
    QVERIFY(hotel_->make());
    booking::DescriptionItems items;
    items.vats = {roomVat(-1, always(1'000), false)};
    items.cityTaxes = {cityTax(-2, 200)};
    QVERIFY(hotel_->engine->run(
        engine::Command(booking::EditDescription{hotel_->desk(), items, {}, false, {}})));
}

booking::RecordReservation TestToldPrices::planned(const protocols::Reservation &reservation) const
{
    const engine::HotelView hotel = view();
    const channels::Received message{reservation.id, QStringLiteral("1"), {}, reservation};
    const auto plan = channels::planReservation(
        message, {}, {hotel, ChannelId{1}, mappedTwin(), {}, hotel_->clock.wall()});
    if (plan.commands.size() != 1) qFatal("%s", qPrintable(plan.inbox.reason));
    return std::get<booking::RecordReservation>(plan.commands.front());
}

void TestToldPrices::aReservationSaysWhetherItIsAfterTax()
{
    QVERIFY(planned(soldTwin({22'000, std::nullopt})).told.isAfterTax);
    QVERIFY(planned(soldTwin({22'000, 20'000})).told.isAfterTax);
    const auto net = planned(soldTwin({std::nullopt, 20'000}));
    QVERIFY(!net.told.isAfterTax);
    QCOMPARE(net.total, qint64(20'000));
    // The rest of the total, if its room has no amount.
    auto rest = soldTwin({std::nullopt, 20'000});
    rest.stays[0].total = {};
    QVERIFY(!planned(rest).told.isAfterTax);
    rest.total = {22'000, std::nullopt};
    QVERIFY(planned(rest).told.isAfterTax);
}

void TestToldPrices::nightsAndAgesAreTold()
{
    auto sold = soldTwin({});
    protocols::RoomStay &stay = sold.stays[0];
    stay.rates = {{kToday + 1, {9'000, std::nullopt}}, {kToday + 2, {13'000, std::nullopt}}};
    stay.guests = {{AgeClass::Adult, 1, -1},
                   {AgeClass::Child, 1, 9},
                   {AgeClass::Infant, 1, -1},
                   {AgeClass::Child, 1, -1}};
    stay.rooms = 2;
    const auto told = planned(sold);
    QVERIFY(told.told.isAfterTax);
    QCOMPARE(told.total, qint64(44'000));
    QCOMPARE(told.told.nights, (std::vector<qint64>{9'000, 13'000}));
    QCOMPARE(told.children, 6);
    QCOMPARE(told.told.childAges, (std::vector<qint32>{0, 0, 9, 9}));
    stay.rates.pop_back();
    QVERIFY(planned(sold).told.nights.empty());
}

void TestToldPrices::totalOfAChannelIsAfterTax()
{
    const auto booked =
        hotel_->engine->run(engine::Command(planned(soldTwin({22'000, std::nullopt}))));
    QVERIFY(booked);
    QCOMPARE(booked->total, qint64(22'000));
    QCOMPARE(booked->taxes.price(), qint64(22'000));
    QCOMPARE(booked->taxes.lines[0].tax, qint64(2'000));
    // Two adults, two nights.
    QCOMPARE(booked->taxes.onTop(), qint64(800));
    QCOMPARE(booked->taxes.onTop(pricing::CollectedBy::Property), qint64(800));
}

void TestToldPrices::shownPricesAreAfterTax()
{
    sync::ChannelSettings settings = mappedTwin();
    const auto shownPrice = [&] {
        sync::Board board(sync::rowsOf(settings), kToday, 2);
        channels::Shown shown(ChannelId{2}, settings);
        const engine::HotelView hotel = view();
        shown.setFx(hotel, {});
        shown.work(hotel, channels::SoldThere(), {}, kToday, kToday + 1, board);
        const int row = board.rowOf({sync::RowKind::Rate, RoomTypeId{1}, RatePlanId{1}, 2});
        return board.row(row).at(kToday).wanted;
    };
    QCOMPARE(shownPrice(), qint64(11'000));
    // The markup is one of what guests pay.
    settings.markupBasisPoints = 1'000;
    QCOMPARE(shownPrice(), qint64(12'100));
    booking::DescriptionItems items;
    items.vats = view().rates().taxes().vats;
    items.vats[0].isIncluded = true;
    QVERIFY(hotel_->engine->run(
        engine::Command(booking::EditDescription{hotel_->desk(), items, {}, false, {}})));
    QCOMPARE(shownPrice(), qint64(11'000));
}

void TestToldPrices::bookingsAreToldAfterTax()
{
    const engine::HotelView hotel = view();
    storage::BookingRow row;
    row.booking.id = BookingId{4};
    row.booking.reserved = row.booking.counted = RoomTypeId{1};
    row.booking.plan = RatePlanId{1};
    row.booking.stay = Stay(kToday + 1, 2);
    row.booking.total = 20'000;
    row.taxes =
        hotel.rates().taxesOf({0, RatePlanId{1}, row.booking.stay, 1, 2, 0, {}, row.booking.total});
    QCOMPARE(row.taxes.onTop(), qint64(2'800));
    const auto told = channels::reservationFor(row, false, hotel, mappedTwin());
    QVERIFY(told);
    QCOMPARE(told->total.afterTax, std::optional<qint64>(22'000));
    QCOMPARE(told->stays[0].total.afterTax, std::optional<qint64>(22'000));
    // A booking from before the rules has no lines.
    row.taxes = {};
    QCOMPARE(channels::reservationFor(row, false, hotel, mappedTwin())->total.afterTax,
             std::optional<qint64>(20'000));
}

void TestToldPrices::aSellerIsAnsweredInItsTerms()
{
    const engine::HotelView hotel = view();
    storage::BookingRow part;
    part.booking.id = BookingId{4};
    part.booking.reserved = part.booking.counted = RoomTypeId{1};
    part.booking.plan = RatePlanId{1};
    part.booking.stay = Stay(kToday + 1, 2);
    for (const bool isAfterTax : {false, true}) {
        part.booking.total = isAfterTax ? 22'000 : 20'000;
        part.booking.isAfterTax = isAfterTax;
        part.taxes = hotel.rates().taxesOf(
            {0, RatePlanId{1}, part.booking.stay, 1, 2, 0, {}, part.booking.total, isAfterTax});
        const auto theirs =
            soldTwin(isAfterTax ? Amounts{22'000, std::nullopt} : Amounts{std::nullopt, 20'000});
        const auto ours = channels::soldThere({part}, theirs, hotel, mappedTwin());
        QVERIFY(ours);
        QCOMPARE(ours->total, theirs.total);
        QVERIFY(channels::isTheSame(theirs, *ours));
    }
}

/// Prices of nights before tax and no total; then a second room whose price is after tax.
void TestToldPrices::aSellerIsAnsweredInTheTermsOfEachRoom()
{
    const engine::HotelView hotel = view();
    auto theirs = soldTwin({});
    theirs.stays[0].rates = {{kToday + 1, {std::nullopt, 10'000}},
                             {kToday + 2, {std::nullopt, 10'000}}};
    std::vector<storage::BookingRow> parts;
    const auto take = [&](const booking::RecordReservation &told) {
        const auto booked = hotel_->engine->run(engine::Command(told));
        storage::BookingRow part;
        part.booking.id = booked->booking;
        part.booking.reserved = part.booking.counted = RoomTypeId{1};
        part.booking.plan = RatePlanId{1};
        part.booking.stay = told.stay;
        part.booking.total = booked->total;
        part.booking.isAfterTax = told.told.isAfterTax;
        part.taxes = booked->taxes;
        parts.push_back(part);
    };
    take(planned(theirs));
    QCOMPARE(parts[0].taxes.vatOnTop(), qint64(2'000));
    auto ours = channels::soldThere(parts, theirs, hotel, mappedTwin());
    QVERIFY(ours);
    QCOMPARE(ours->total, (Amounts{std::nullopt, 20'000}));
    QVERIFY(channels::isTheSame(theirs, *ours));

    auto second = soldTwin({22'000, std::nullopt});
    second.id = QStringLiteral("W2");
    take(planned(second));
    theirs.stays.push_back(second.stays[0]);
    ours = channels::soldThere(parts, theirs, hotel, mappedTwin());
    QVERIFY(ours);
    QCOMPARE(ours->total, (Amounts{44'000, std::nullopt}));
    QCOMPARE(ours->stays[0].total, (Amounts{std::nullopt, 20'000}));
    QVERIFY(channels::isTheSame(theirs, *ours));
}

/// As after an update from before ages were kept, and as the next version of the reservation says.
void TestToldPrices::agesAreTakenWithARealChange()
{
    auto sold = soldTwin({22'000, std::nullopt});
    sold.stays[0].guests.push_back({AgeClass::Child, 1, 9});
    const auto told = planned(sold);
    channels::KnownReservation known;
    known.bookings.emplace_back();
    booking::Booking &b = known.bookings.front();
    b.id = BookingId{7};
    b.version = 1;
    b.channel = ChannelId{1};
    b.status = booking::BookingStatus::Confirmed;
    b.reserved = b.counted = told.roomType;
    b.stay = told.stay;
    b.rooms = told.rooms;
    b.adults = told.adults;
    b.children = told.children;
    b.plan = told.plan;
    b.total = told.total;
    b.isAfterTax = true;
    known.guests.push_back(told.guest);
    const engine::HotelView hotel = view();
    const auto changes = [&] {
        const channels::Received message{sold.id, QStringLiteral("2"), {}, sold};
        const auto plan = channels::planReservation(
            message, known, {hotel, ChannelId{1}, mappedTwin(), {}, hotel_->clock.wall()});
        return plan.commands;
    };
    QVERIFY(changes().empty());
    b.childAges = {8};
    QCOMPARE(changes().size(), size_t(1));
    b.childAges.clear();
    b.total = 20'000;
    const auto real = changes();
    QCOMPARE(real.size(), size_t(1));
    QCOMPARE(std::get<booking::ChangeBooking>(real.front()).told->childAges,
             (std::vector<qint32>{9}));
}

QTEST_GUILESS_MAIN(TestToldPrices)
#include "test_told_prices.moc"
