// SPDX-License-Identifier: GPL-3.0-or-later
// Card numbers in any text of a command: the house stores none, and leaves all other text
// unchanged.
#include "booking/clean_texts.h"
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

const QString kCard = QStringLiteral("4111 1111 1111 1111");
const QString kStars = QStringLiteral("**** **** **** 1111");

Guest guest()
{
    Guest g;
    g.name = QStringLiteral("Ana ") + kCard;
    g.email = QStringLiteral("4111111111111111@example.org");
    g.phone = kCard;
    g.notes = QStringLiteral("card ") + kCard;
    g.reference = QStringLiteral("4111111111111111");
    return g;
}

}  // namespace

class TestCleanTexts : public QObject {
    Q_OBJECT

private slots:
    void guestsHaveNone();
    void numbersOfAChannelStay();
    void wordsOfAStepHaveNone();
    void sourcesOfRatesHaveNone();
    void descriptionsOfHotelsHaveNone();
    void otherNumbersStay();
    void whatIsLookedUpHasNone();
    void invisibleNamesAreNone();
};

void TestCleanTexts::guestsHaveNone()
{
    TestHouse house;
    const auto booked = house(HoldAndConfirm{house.hold(kTwin, 1, 2), guest(), false, {}});
    QVERIFY(booked);
    QCOMPARE(house.batch.guests.size(), size_t(1));
    Guest kept = house.batch.guests.front().guest;
    QCOMPARE(kept.name, QStringLiteral("Ana ") + kStars);
    QCOMPARE(kept.email, QStringLiteral("************1111@example.org"));
    QCOMPARE(kept.phone, kStars);
    QCOMPARE(kept.notes, QStringLiteral("card ") + kStars);
    QCOMPARE(kept.reference, QStringLiteral("************1111"));
    ChangeBooking change;
    change.caller = house.desk();
    change.booking = booked->booking;
    change.version = booked->version;
    change.guest = guest();
    change.guest->country = QStringLiteral("PT");
    QVERIFY(house(change));
    kept.country = QStringLiteral("PT");
    QVERIFY(house.batch.guests.back().guest == kept);
}

/// Masking it would change it into another reservation's number.
void TestCleanTexts::numbersOfAChannelStay()
{
    TestHouse house;
    RecordReservation c;
    c.caller = house.desk();
    c.roomType = kTwin;
    c.stay = Stay(kToday + 1, 2);
    c.guest = guest();
    c.key = {QByteArray(32, 'k'), 1};
    QVERIFY(house(c));
    QCOMPARE(house.batch.guests.front().guest.reference, guest().reference);
    QCOMPARE(house.batch.guests.front().guest.notes, QStringLiteral("card ") + kStars);
    // In an imported file it is only text.
    c.caller.effective = kStart;
    c.key = {QByteArray(32, 'l'), 1};
    QVERIFY(house(c));
    QCOMPARE(house.batch.guests.back().guest.reference, QStringLiteral("************1111"));
}

void TestCleanTexts::wordsOfAStepHaveNone()
{
    TestHouse house;
    EditCells edit;
    edit.caller = house.desk();
    edit.roomTypes = {kTwin};
    edit.ranges = {{kToday + 3, 2}};
    edit.value = 1;
    edit.text = {kCard, QStringLiteral("for ") + kCard, kCard};
    QVERIFY(house(EditBlock(edit)));
    const StepText kept{kStars, QStringLiteral("for ") + kStars, kStars};
    QVERIFY(house.batch.steps.front().step.text == kept);
    SaveTemplate saved;
    saved.caller = house.desk();
    saved.name = QStringLiteral("Easter ") + kCard;
    saved.content = QStringLiteral("{}");
    QVERIFY(house(saved));
    QCOMPARE(house.batch.templates.front().name, QStringLiteral("Easter ") + kStars);
}

void TestCleanTexts::sourcesOfRatesHaveNone()
{
    TestHouse house;
    const pricing::FxRate rate{*Currency::make(QStringLiteral("EUR")),
                               *Currency::make(QStringLiteral("USD")), kToday,
                               *pricing::FxFactor::parse(QStringLiteral("1.1"))};
    QVERIFY(house(SaveFxRates{house.desk(), QStringLiteral("Ana ") + kCard, {rate}}));
    QCOMPARE(house.batch.fxRates.front().source, QStringLiteral("Ana ") + kStars);
}

/// All named items, and the codes that an import generates.
void TestCleanTexts::descriptionsOfHotelsHaveNone()
{
    inventory::Catalogue hotel;
    hotel.property.name = hotel.property.city = kCard;
    hotel.property.amenities = {kCard, QStringLiteral("Pool")};
    hotel.pools = {{PoolId{1}, kCard, kCard, 0}};
    hotel.rooms = {{RoomId{1}, PoolId{1}, QStringLiteral("Annex 4")}};
    hotel.roomTypes = {{RoomTypeId{1}, PoolId{1}, kCard, kCard}};
    hotel.channels = {{ChannelId{1}, inventory::ChannelKind::Desk, kCard}};
    std::vector<pricing::RatePlan> plans(1);
    plans[0].code = QStringLiteral("BAR");
    plans[0].name = kCard;
    pricing::TaxRules taxes;
    taxes.vats.resize(1);
    taxes.vats[0].name = kCard;
    taxes.cityTaxes.resize(1);
    taxes.cityTaxes[0].exemptions = {kCard};
    takeCardsFrom(hotel, plans, taxes);
    QCOMPARE(taxes.vats[0].name, kStars);
    QCOMPARE(taxes.cityTaxes[0].exemptions[0], kStars);
    for (const QString &text :
         {hotel.property.name, hotel.property.city, hotel.property.amenities[0],
          hotel.pools[0].code, hotel.pools[0].name, hotel.roomTypes[0].code,
          hotel.roomTypes[0].name, hotel.channels[0].name, plans[0].name})
        QCOMPARE(text, kStars);
    QCOMPARE(hotel.property.amenities[1], QStringLiteral("Pool"));
    QCOMPARE(hotel.rooms[0].number, QStringLiteral("Annex 4"));
    QCOMPARE(plans[0].code, QStringLiteral("BAR"));
}

void TestCleanTexts::otherNumbersStay()
{
    TestHouse house;
    Guest plain;
    plain.name = QStringLiteral("Ana Lima");
    plain.phone = QStringLiteral("+5511987654325");  // passes the card number check
    plain.reference = QStringLiteral("20260302-4111111111111111");
    plain.notes = QStringLiteral("invoice 1234567890123");
    QVERIFY(house(HoldAndConfirm{house.hold(kTwin, 1, 2), plain, false, {}}));
    QVERIFY(house.batch.guests.front().guest == plain);
}

void TestCleanTexts::whatIsLookedUpHasNone()
{
    const Guest g = guest();
    const auto person = dedup::person(g.name, g.email, g.phone, QStringLiteral("PT"));
    const QByteArray context = dedup::roomContext(person, Stay(kToday, 1), kTwin);
    QVERIFY2(!context.contains("41111111"), context.constData());
    QVERIFY2(context.contains("ana"), context.constData());
}

/// From any door; of a name that can be read nothing is removed.
void TestCleanTexts::invisibleNamesAreNone()
{
    TestHouse house;
    Guest unseen;
    unseen.name = QStringLiteral(u" \u200B\u2060\uFEFF\u0301 ");
    unseen.notes = QStringLiteral("late");
    const auto booked = house(HoldAndConfirm{house.hold(kTwin, 1, 2), unseen, false, {}});
    QVERIFY(booked);
    QCOMPARE(house.batch.guests.back().guest.name, QString());
    QCOMPARE(house.batch.guests.back().guest.notes, unseen.notes);
    Guest seen;
    seen.name = QStringLiteral(u"\u200FA\u0301na\u200D");
    QVERIFY(house(HoldAndConfirm{house.hold(kTwin, 1, 2), seen, false, {}}));
    QCOMPARE(house.batch.guests.back().guest.name, seen.name);
}

QTEST_GUILESS_MAIN(TestCleanTexts)
#include "test_clean_texts.moc"
