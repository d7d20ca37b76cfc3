// SPDX-License-Identifier: GPL-3.0-or-later
// Hotels for a walked guest: by distance, and only with availability for the whole stay.
#include "desktop/overbooking/sisters.h"
#include "desktop/session/shortages.h"
#include "sample_hotel.h"

#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

engine::SnapshotPtr hotel(int id, const char *name, double latitude, bool full = false)
{
    auto made = std::make_shared<engine::Snapshot>(tests::wideHotel(2, 2, 60));
    inventory::Property &property = made->catalogue.property;
    property.id = PropertyId{id};
    property.name = QString::fromLatin1(name);
    property.latitude = latitude;
    property.longitude = latitude == 0 ? 0 : -9.14;
    for (int type = 0; full && type < made->ledger.types(); ++type)
        made->ledger.addSold(type, Stay(made->ledger.first(), 60), 1000, 1);
    return made;
}

}  // namespace

class TestSisters : public QObject {
    Q_OBJECT

private slots:
    void theNearestWithRoomComesFirst()
    {
        const auto here = hotel(1, "Here", 38.72);
        const Stay stay(here->ledger.first() + 3, 4);
        const auto offers =
            sisterOffers(here->catalogue.property,
                         {here, hotel(2, "Full", 38.73, true), hotel(3, "Far", 41.15),
                          hotel(4, "Near", 38.74), hotel(5, "Nowhere", 0)},
                         {stay});
        QStringList names;
        for (const SisterOffer &offer : offers) names << offer.name;
        QCOMPARE(names, QStringList({QStringLiteral("Near"), QStringLiteral("Far"),
                                     QStringLiteral("Nowhere"), QStringLiteral("Full")}));
        QVERIFY(std::abs(*offers[0].km - 2.22) < 0.02);
        QVERIFY(std::abs(*offers[1].km - 270.2) < 1);
        QVERIFY(!offers[2].km);
        QCOMPARE(offers[3].rooms, 0);
        QCOMPARE(offers[3].night, qint64(-1));
        for (int i = 0; i < 3; ++i) {
            int most = 0;
            for (int type = 0; type < here->ledger.types(); ++type)
                most = std::max(most, here->ledger.available(type, stay));
            QCOMPARE(offers[size_t(i)].rooms, most);
        }
    }

    void aStayBeyondTheLedgerFindsNoRoom()
    {
        const auto here = hotel(1, "Here", 38.72);
        const auto offers = sisterOffers(here->catalogue.property, {hotel(2, "Near", 38.74)},
                                         {Stay(here->ledger.end() - 1, 3)});
        QCOMPARE(offers.size(), size_t(1));
        QCOMPARE(offers[0].rooms, 0);
    }

    /// The ledger has more nights, before and after.
    void roomsAreOfferedOnlyForNightsThatTheHotelSells()
    {
        const auto here = hotel(1, "Here", 38.72);
        engine::Snapshot made = *hotel(2, "Near", 38.74);
        inventory::Property &property = made.catalogue.property;
        const auto offer = [&](Stay stay) {
            const auto offers = sisterOffers(here->catalogue.property,
                                             {std::make_shared<engine::Snapshot>(made)}, {stay});
            return offers.front();
        };
        Stay sold;
        for (int night = 5; night < 40 && sold.nights() == 0; ++night) {
            const Stay stay(property.businessDate + night, 2);
            if (!offer(stay).sold.empty()) sold = stay;
        }
        QCOMPARE(sold.nights(), 2);
        const int rooms = offer(sold).rooms;
        property.horizonNights = sold.checkOut() - property.businessDate;
        QVERIFY(!offer(sold).sold.empty());
        --property.horizonNights;
        QVERIFY(offer(sold).sold.empty());
        QCOMPARE(offer(sold).rooms, rooms);
        property.horizonNights = 60;
        property.businessDate = sold.checkIn();
        QVERIFY(!offer(sold).sold.empty());
        property.businessDate = sold.checkIn() + 1;
        QVERIFY(offer(sold).sold.empty());
        QCOMPARE(offer(sold).rooms, rooms);
    }

    /// What the walk dialog offers first.
    void theRateIsThatOfTheCheapestRoomOnSaleForTheParty()
    {
        const auto here = hotel(1, "Here", 38.72);
        const auto there = hotel(2, "Near", 38.74);
        const Night first = there->catalogue.property.businessDate;
        int found = 0;
        for (int night = 5; night < 40; ++night) {
            const WalkedParty party{Stay(first + night, 2), 2, 4, 0};
            const auto offers = sisterOffers(here->catalogue.property, {there}, party);
            const SisterOffer &offer = offers.front();
            if (offer.sold.empty()) {
                QCOMPARE(offer.night, qint64(-1));
                continue;
            }
            ++found;
            QCOMPARE(offer.night, core::divideHalfEven(offer.sold.front().total, 2 * 2));
        }
        QVERIFY(found > 0);
    }

    void onlyAPriceOfTheSameCurrencyIsDearer()
    {
        const Currency euro = *Currency::make(QStringLiteral("EUR"));
        const Currency dollar = *Currency::make(QStringLiteral("USD"));
        QCOMPARE(dearerBy({351'00, euro}, {255'00, euro}).value_or(-1), qint64(96'00));
        QCOMPARE(dearerBy({255'00, euro}, {255'00, euro}).value_or(-1), qint64(0));
        QCOMPARE(dearerBy({200'00, euro}, {255'00, euro}).value_or(-1), qint64(0));
        QVERIFY(!dearerBy({351'00, dollar}, {255'00, euro}));
    }

    /// Some channels do not say how many adults come.
    void aPartyWithoutAdultsHasOneInEachRoom()
    {
        booking::Booking walked;
        walked.rooms = 2;
        walked.adults = 0;
        QCOMPARE(partyOf(walked).adults, 2);
        walked.adults = 3;
        QCOMPARE(partyOf(walked).adults, 3);
    }

    void shortagesAreNightsWithMoreSoldThanRooms()
    {
        engine::Snapshot made = tests::wideHotel(2, 2, 60);
        made.catalogue.property.businessDate = made.ledger.first() + 10;
        const HotelView before(made);
        const size_t already = shortages(before).size();
        const Night past = made.ledger.first() + 5, night = made.ledger.first() + 20;
        const int rooms = made.ledger.physical(0, night) - made.ledger.pool(0, night).outOfOrder;
        const int more = rooms + 2 - made.ledger.pool(0, night).sold;
        made.ledger.addSold(0, Stay(past, 1), 1000, 1);
        made.ledger.addSold(0, Stay(night, 1), more, 1);
        const auto found = shortages(HotelView(made));
        QCOMPARE(found.size(), already + 1);
        const auto at = std::find_if(found.begin(), found.end(), [&](const Shortage &s) {
            return s.night == night && s.pool == 0;
        });
        QVERIFY(at != found.end());
        QCOMPARE(at->missing, 2);
        QCOMPARE(at->rooms, rooms);
        QCOMPARE(at->type, -1);
    }
};

QTEST_GUILESS_MAIN(TestSisters)
#include "test_sisters.moc"
