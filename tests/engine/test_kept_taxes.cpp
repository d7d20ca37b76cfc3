// SPDX-License-Identifier: GPL-3.0-or-later
// Tax lines of bookings in a file and in a database: they are those of the day of the booking, and
// an undo restores those from before a change.
#include "booking/owed.h"
#include "engine/two_hotels.h"
#include "pricing/tax_hotel.h"
#include "storage/reader.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using pricing::CollectedBy;

namespace {

/// 6 % VAT included, and a city tax of 2.00 a person and night.
DescriptionItems firstRules()
{
    DescriptionItems items;
    items.vats = {roomVat(-1, always(600))};
    items.cityTaxes = {cityTax(-2, 200)};
    return items;
}

pricing::StayTaxes linesOf(const HotelsInOnePlace &h, BookingId booking)
{
    h.engine->flush();
    const auto reader = storage::Reader::open(h.place.place());
    const auto row = (*reader)->ask(storage::OneBooking{h.hotels[0], booking});
    if (!row) qFatal("%s", qPrintable(row.error().text()));
    return row->taxes;
}

}  // namespace

class TestKeptTaxes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }

    void aHoldIsSoldAsItWasQuotedAfterARestart_data()
    {
        QTest::addColumn<bool>("hasRules");
        QTest::newRow("with rules") << true;
        QTest::newRow("before there were any") << false;
    }
    void aHoldIsSoldAsItWasQuotedAfterARestart()
    {
        QFETCH(bool, hasRules);
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        DescriptionItems rules = firstRules();
        rules.cityTaxes[0].exemptions = {QStringLiteral("Business")};
        const auto describe = [&h](const DescriptionItems &items) {
            return h.engine->run(engine::Command(EditDescription{h.desk(0), items, {}, false, {}}))
                .has_value();
        };
        if (hasRules) QVERIFY(describe(rules));
        TakeHold what = h.book(0, {}).what;
        what.adults = what.children = 1;
        what.childAges = {4};
        if (hasRules) what.extras.exemptions = {{QStringLiteral("Business"), 1}};
        const auto held = h.engine->run(engine::Command(what));
        QVERIFY2(held, held ? "" : qPrintable(held.error().text()));
        QCOMPARE(held->taxes.lines.empty(), !hasRules);
        if (hasRules) {
            rules.vats = (*h.engine->snapshot(h.hotels[0]))->rateBook.taxes().vats;
            rules.vats[0].rates = always(2'000);
            rules.cityTaxes.clear();
        }
        QVERIFY(describe(rules));
        h.engine.reset();
        QVERIFY(h.open());
        const auto booked = h.engine->run(engine::Command(ConfirmHold{h.desk(0), held->hold, {}}));
        QVERIFY2(booked, booked ? "" : qPrintable(booked.error().text()));
        QVERIFY(booked->taxes == held->taxes);
        QVERIFY(linesOf(h, booked->booking) == held->taxes);
        const auto reader = storage::Reader::open(h.place.place());
        const auto row = (*reader)->ask(storage::OneBooking{h.hotels[0], booked->booking});
        QCOMPARE(row->booking.childAges, what.childAges);
        QVERIFY(row->booking.extras == what.extras);
        QCOMPARE(h.findings(), QString());
    }

    /// 10 % on top of 100.00 is what 110.00 with VAT is; a city tax on top is no revenue.
    void figuresContainVatOnTop()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        DescriptionItems rules;
        rules.vats = {roomVat(-1, always(1'000), false)};
        rules.cityTaxes = {cityTax(-2, 200)};
        QVERIFY(h.engine->run(engine::Command(EditDescription{h.desk(0), rules, {}, false, {}})));
        const auto run = [&h](const engine::Command &command) {
            const auto answer = h.engine->run(command);
            if (!answer) qFatal("%s", qPrintable(answer.error().text()));
            return *answer;
        };
        HoldAndConfirm book = h.book(0, QStringLiteral("Ana"), 3);
        book.what.stay = Stay(kToday + 3, 2);
        book.what.agreedTotal = 200'01;
        const Answer even = run(book);
        QCOMPARE(even.taxes.vatOnTop(), qint64(20'00));
        // Nights of 100.00 and 300.00: their VAT is in proportion.
        EditCells dear;
        dear.caller = h.desk(0);
        dear.field = CellField::Rate;
        dear.roomTypes = {book.what.roomType};
        dear.plan = book.what.plan;
        dear.ranges = {{kToday + 10, 1}};
        dear.value = 100'00;
        run(EditBlock(dear));
        dear.ranges = {{kToday + 11, 1}};
        dear.value = 300'00;
        run(EditBlock(dear));
        book.what.agreedTotal = -1;
        book.what.stay = Stay(kToday + 10, 2);
        book.guest.name = QStringLiteral("Rui");
        QCOMPARE(run(book).total, qint64(400'00));
        h.engine->flush();
        const auto reader = storage::Reader::open(h.place.place());
        const auto days = (*reader)->ask(storage::NightFigures{h.hotels[0], Stay(kToday + 3, 9)});
        QVERIFY(days);
        const auto row = (*reader)->ask(storage::OneBooking{h.hotels[0], even.booking});
        QCOMPARE(row->booking.vatOnTop, qint64(20'00));
        QCOMPARE((*days)[0].revenue, qint64(110'01));
        QCOMPARE((*days)[1].revenue, qint64(110'00));
        QCOMPARE((*days)[7].revenue, qint64(110'00));
        QCOMPARE((*days)[8].revenue, qint64(330'00));
    }

    void linesStayWhatTheGuestWasTold()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        const auto before = h.engine->run(engine::Command(h.book(0, QStringLiteral("Ana"))));
        QVERIFY(before);
        QVERIFY(h.engine->run(
            engine::Command(EditDescription{h.desk(0), firstRules(), {}, false, {}})));
        const auto booked = h.engine->run(engine::Command(h.book(0, QStringLiteral("Rui"), 3)));
        QVERIFY(booked);
        // A booking from before the rules has none.
        QVERIFY(linesOf(h, before->booking).lines.empty());
        const pricing::StayTaxes lines = linesOf(h, booked->booking);
        QVERIFY(lines == booked->taxes);
        QCOMPARE(lines.price(), booked->total);
        QCOMPARE(lines.onTop(CollectedBy::Property), qint64(400));

        DescriptionItems raised;
        raised.cityTaxes = (*h.engine->snapshot(h.hotels[0]))->rateBook.taxes().cityTaxes;
        raised.cityTaxes[0].tariffs[0].value = 300;
        QVERIFY(h.engine->run(engine::Command(EditDescription{h.desk(0), raised, {}, false, {}})));
        QCOMPARE(h.findings(), QString());
        QVERIFY(h.open());
        QVERIFY(linesOf(h, booked->booking) == lines);

        ChangeBooking change;
        change.caller = h.desk(0);
        change.booking = booked->booking;
        change.stay = Stay(kToday + 3, 3);
        const auto changed = h.engine->run(engine::Command(change));
        QVERIFY(changed);
        QCOMPARE(linesOf(h, booked->booking).onTop(CollectedBy::Property), qint64(900));
        QVERIFY(h.engine->run(engine::Command(UndoStep{h.desk(0), changed->step, false, {}})));
        QVERIFY(linesOf(h, booked->booking) == lines);
        QCOMPARE(h.findings(), QString());
    }

    void anUndoTakesLinesAwayThatWereNotThere()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        const auto booked = h.engine->run(engine::Command(h.book(0, QStringLiteral("Ana"))));
        QVERIFY(booked);
        QVERIFY(h.engine->run(
            engine::Command(EditDescription{h.desk(0), firstRules(), {}, false, {}})));
        ChangeBooking change;
        change.caller = h.desk(0);
        change.booking = booked->booking;
        change.total = booked->total + 1'000;
        const auto changed = h.engine->run(engine::Command(change));
        QVERIFY(changed);
        QCOMPARE(linesOf(h, booked->booking).price(), booked->total + 1'000);
        QVERIFY(h.engine->run(engine::Command(UndoStep{h.desk(0), changed->step, false, {}})));
        QVERIFY(linesOf(h, booked->booking).lines.empty());
    }

    /// One has the lines of the nights stayed, the other one had none.
    void earlyDeparturesReplaceLinesThatThereAre()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        const auto before = h.engine->run(engine::Command(h.book(0, QStringLiteral("Ana"), 0)));
        QVERIFY(before);
        QVERIFY(h.engine->run(
            engine::Command(EditDescription{h.desk(0), firstRules(), {}, false, {}})));
        const auto booked = h.engine->run(engine::Command(h.book(0, QStringLiteral("Rui"), 0)));
        QVERIFY(booked);
        for (const BookingId id : {before->booking, booked->booking}) {
            QVERIFY(h.engine->run(engine::Command(CheckIn{h.desk(0), id, 0, {}, {}})));
            QVERIFY(h.engine->run(engine::Command(CheckOut{h.desk(0), id, 0, kToday + 1})));
        }
        QVERIFY(linesOf(h, before->booking).lines.empty());
        const pricing::StayTaxes left = linesOf(h, booked->booking);
        QCOMPARE(left.price(), booked->total);
        QCOMPARE(left.onTop() * 2, booked->taxes.onTop());
        QCOMPARE(h.findings(), QString());
    }

    /// The VAT and a fee that came later are not theirs; nor is a city tax that they did not have.
    void earlyDeparturesKeepTheRestAsItWasBooked()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        QVERIFY(h.engine->run(
            engine::Command(EditDescription{h.desk(0), firstRules(), {}, false, {}})));
        const auto booked = h.engine->run(engine::Command(h.book(0, QStringLiteral("Rui"), 0)));
        QVERIFY(booked);
        DescriptionItems later;
        later.vats = (*h.engine->snapshot(h.hotels[0]))->rateBook.taxes().vats;
        later.vats[0].rates = always(1'000);
        later.fees = {fee(-3, pricing::FeeBasis::Stay, 4'000)};
        later.cityTaxes = {cityTax(-4, 500)};
        later.cityTaxes[0].name = QStringLiteral("Spa tax");
        QVERIFY(h.engine->run(engine::Command(EditDescription{h.desk(0), later, {}, false, {}})));
        QVERIFY(h.engine->run(engine::Command(CheckIn{h.desk(0), booked->booking, 0, {}, {}})));
        QVERIFY(
            h.engine->run(engine::Command(CheckOut{h.desk(0), booked->booking, 0, kToday + 1})));
        const pricing::StayTaxes left = linesOf(h, booked->booking);
        QCOMPARE(left.lines.size(), size_t(2));
        QVERIFY(left.lines[0] == booked->taxes.lines[0]);
        QCOMPARE(left.lines[0].rate, 600);
        QCOMPARE(left.onTop() * 2, booked->taxes.onTop());
        QCOMPARE(h.findings(), QString());
    }

    /// It was the only one; what was booked is for the nights stayed all the same.
    void earlyDeparturesKeepATaxThatIsAPercentageNow()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        QVERIFY(h.engine->run(
            engine::Command(EditDescription{h.desk(0), firstRules(), {}, false, {}})));
        const auto booked = h.engine->run(engine::Command(h.book(0, QStringLiteral("Rui"), 0)));
        QVERIFY(booked);
        QVERIFY(booked->taxes.onTop() > 0);
        DescriptionItems later;
        later.cityTaxes = (*h.engine->snapshot(h.hotels[0]))->rateBook.taxes().cityTaxes;
        later.cityTaxes[0].basis = pricing::CityTaxBasis::NetRoomPrice;
        QVERIFY(h.engine->run(engine::Command(EditDescription{h.desk(0), later, {}, false, {}})));
        QVERIFY(h.engine->run(engine::Command(CheckIn{h.desk(0), booked->booking, 0, {}, {}})));
        QVERIFY(
            h.engine->run(engine::Command(CheckOut{h.desk(0), booked->booking, 0, kToday + 1})));
        const pricing::StayTaxes left = linesOf(h, booked->booking);
        QCOMPARE(left.price(), booked->total);
        QCOMPARE(left.onTop() * 2, booked->taxes.onTop());
        QCOMPARE(h.findings(), QString());
    }

    void savedSettingsKeepTheRules()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        QVERIFY(h.engine->run(
            engine::Command(EditDescription{h.desk(0), firstRules(), {}, false, {}})));
        const auto before = *h.engine->snapshot(h.hotels[0]);
        engine::HotelSetup setup = engine::settingsOf(*before, kDeskActor);
        setup.catalogue.property.assumedChildAge = 6;
        QVERIFY(h.engine->saveHotel(setup));
        pricing::TaxRules expected = before->rateBook.taxes();
        QCOMPARE(expected.assumedChildAge, 10);
        expected.assumedChildAge = 6;
        QVERIFY((*h.engine->snapshot(h.hotels[0]))->rateBook.taxes() == expected);
        QCOMPARE(h.findings(), QString());
        QVERIFY(h.open());
        QVERIFY((*h.engine->snapshot(h.hotels[0]))->rateBook.taxes() == expected);
    }

    /// 200 of a city tax are 2.00 euros and 200 yen.
    void theCurrencyOfAmountsIsKept()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        engine::HotelSetup empty = hotelSetup();
        empty.catalogue.property.name = QStringLiteral("Unpriced");
        empty.rates.clear();
        const auto unpriced = h.engine->saveHotel(empty);
        QVERIFY(unpriced);
        const auto change = [&](const char *currency) {
            engine::HotelSetup setup =
                engine::settingsOf(**h.engine->snapshot(*unpriced), kDeskActor);
            setup.catalogue.property.currency = *Currency::make(QString::fromLatin1(currency));
            return h.engine->saveHotel(setup);
        };
        Caller desk = h.desk(0);
        desk.property = *unpriced;
        desk.channel = (*h.engine->snapshot(*unpriced))->catalogue.channels.front().id;
        DescriptionItems items;
        items.vats = {roomVat(-1, always(600))};
        QVERIFY(h.engine->run(engine::Command(EditDescription{desk, items, {}, false, {}})));
        // A percentage is one of any currency.
        QVERIFY(change("USD"));
        items = {};
        items.cityTaxes = {cityTax(-2, 200)};
        QVERIFY(h.engine->run(engine::Command(EditDescription{desk, items, {}, false, {}})));
        const auto refused = change("JPY");
        QVERIFY(!refused);
        QCOMPARE(refused.error().field, QStringLiteral("currency"));
        QVERIFY(refused.error().reason.contains(QStringLiteral("is an amount")));
        QVERIFY(change("USD"));
    }

    void sourcesThatCollectAreKept()
    {
        HotelsInOnePlace h;
        QVERIFY(h.make(1));
        engine::HotelSetup more = engine::settingsOf(**h.engine->snapshot(h.hotels[0]), kDeskActor);
        more.catalogue.channels.push_back(
            {{}, inventory::ChannelKind::Desk, QStringLiteral("Phone"), 300, 1800});
        QVERIFY(h.engine->saveHotel(more));
        auto now = *h.engine->snapshot(h.hotels[0]);
        DescriptionItems items = firstRules();
        items.cityTaxes[0].tariffs[0].channels = {now->catalogue.channels.back().id};
        QVERIFY(h.engine->run(engine::Command(EditDescription{h.desk(0), items, {}, false, {}})));
        now = *h.engine->snapshot(h.hotels[0]);
        engine::HotelSetup less = engine::settingsOf(*now, kDeskActor);
        less.catalogue.channels.pop_back();
        const auto refused = h.engine->saveHotel(less);
        QVERIFY(!refused);
        QCOMPARE(refused.error().field, QStringLiteral("source"));
        QVERIFY2(refused.error().reason.contains(items.cityTaxes[0].name),
                 qPrintable(refused.error().reason));
    }

    void whatIsOwedDependsOnWhoCollects()
    {
        Booking b;
        b.total = 10'000;
        pricing::TaxLine vat, city, fee;
        vat.net = vat.included = 10'000;
        vat.tax = 600;
        city.tax = 400;
        city.collectedBy = CollectedBy::Property;
        fee.net = 1'500;
        fee.collectedBy = CollectedBy::Channel;
        const pricing::StayTaxes taxes{{vat, city, fee}};
        QCOMPARE(owedAtProperty(b, taxes), qint64(11'000));
        b.channelCollects = 10'000;
        QCOMPARE(owedAtProperty(b, taxes), qint64(400));
        // What a stay costs is not due without it; a fee is.
        for (const auto status : {BookingStatus::Cancelled, BookingStatus::NoShow,
                                  BookingStatus::Walked, BookingStatus::Failed}) {
            b.status = status;
            QCOMPARE(taxesAtProperty(b, taxes), qint64(0));
            QCOMPARE(owedAtProperty(b, taxes), qint64(0));
        }
        b.status = BookingStatus::CheckedOut;
        QCOMPARE(owedAtProperty(b, taxes), qint64(400));
    }
};

QTEST_GUILESS_MAIN(TestKeptTaxes)
#include "test_kept_taxes.moc"
