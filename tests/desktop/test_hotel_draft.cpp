// SPDX-License-Identifier: GPL-3.0-or-later
// The draft of a new property: accepted and rejected values, fields of errors, and what is written.
#include "desktop/first_start/hotel_draft.h"
#include "desktop/first_start/hotel_types_model.h"
#include "desktop/words/amount_words.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

HotelDraft townHotel()
{
    HotelDraft d;
    d.name = QStringLiteral("Bellavista");
    d.city = QStringLiteral("Lisbon");
    d.timeZone = QStringLiteral("Europe/Lisbon");
    d.currency = QStringLiteral("EUR");
    d.types = hotelTemplates()[2].types;
    return d;
}

Instant summerNoon()
{
    return Instant::fromDateTime(QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC));
}

const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const QLocale kGerman(QLocale::German, QLocale::Germany);

}  // namespace

class TestHotelDraft : public QObject {
    Q_OBJECT

private slots:
    void everyTemplateIsAHotel()
    {
        for (const HotelTemplate &t : hotelTemplates()) {
            HotelDraft d = townHotel();
            d.types = t.types;
            const auto setup = makeSetup(d, summerNoon());
            QVERIFY2(setup, qPrintable(t.name + (setup ? QString() : setup.error().text())));
            QCOMPARE(setup->catalogue.physical(), d.rooms());
            QVERIFY(t.name.contains(QString::number(d.rooms())));
        }
    }

    void typesThatShareRoomsStandInOnePool()
    {
        const auto setup = makeSetup(townHotel(), summerNoon());
        QVERIFY(setup);
        const auto &c = setup->catalogue;
        QCOMPARE(c.pools.size(), size_t(4));
        QCOMPARE(c.roomTypes.size(), size_t(5));
        QCOMPARE(c.roomTypes[1].code, QStringLiteral("TWN"));
        QCOMPARE(c.roomTypes[1].pool, c.roomTypes[0].pool);
        QCOMPARE(c.roomTypes[1].cap, 18);
        QCOMPARE(c.physical(c.roomTypes[0].pool, c.property.businessDate), 36);
        QCOMPARE(setup->rates[2].amount, 14'900);
        QCOMPARE(setup->rates.size(), c.roomTypes.size());
    }

    void theBusinessDateIsTheHotelsNight()
    {
        HotelDraft d = townHotel();
        const Instant lateEvening =
            Instant::fromDateTime(QDateTime(QDate(2026, 7, 10), QTime(23, 30), Qt::UTC));
        QCOMPARE(makeSetup(d, lateEvening)->catalogue.property.businessDate,
                 Night::of(2026, 7, 10));
        d.timeZone = QStringLiteral("Asia/Tokyo");
        QCOMPARE(makeSetup(d, lateEvening)->catalogue.property.businessDate,
                 Night::of(2026, 7, 11));
    }

    void problemsNameTheirPlace_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        const auto row = [](const char *name, DraftField f, int r, DraftColumn c) {
            QTest::newRow(name) << int(f) << r << int(c);
        };
        row("no name", DraftField::Name, -1, DraftColumn::Code);
        row("unknown zone", DraftField::TimeZone, -1, DraftColumn::Code);
        row("unknown currency", DraftField::Currency, -1, DraftColumn::Code);
        row("no types", DraftField::Types, -1, DraftColumn::Code);
        row("code twice", DraftField::Types, 1, DraftColumn::Code);
        row("no type name", DraftField::Types, 0, DraftColumn::Name);
        row("no rooms", DraftField::Types, 2, DraftColumn::Rooms);
        row("no guests", DraftField::Types, 3, DraftColumn::Guests);
        row("negative rate", DraftField::Types, 3, DraftColumn::Rate);
        row("unknown pool", DraftField::Types, 1, DraftColumn::SharesWith);
        row("shares with itself", DraftField::Types, 2, DraftColumn::SharesWith);
        row("more than are shared", DraftField::Types, 1, DraftColumn::Rooms);
        row("room twice", DraftField::Types, 2, DraftColumn::FirstRoom);
        row("no first room", DraftField::Types, 2, DraftColumn::FirstRoom);
    }

    void problemsNameTheirPlace()
    {
        QFETCH(int, field);
        QFETCH(int, row);
        QFETCH(int, column);
        HotelDraft d = townHotel();
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        if (name == QLatin1String("no name")) d.name = QStringLiteral("  ");
        if (name == QLatin1String("unknown zone")) d.timeZone = QStringLiteral("Europe/Lisboa");
        if (name == QLatin1String("unknown currency")) d.currency = QStringLiteral("EUX");
        if (name == QLatin1String("no types")) d.types.clear();
        if (name == QLatin1String("code twice")) d.types[1].code = d.types[0].code;
        if (name == QLatin1String("no type name")) d.types[0].name.clear();
        if (name == QLatin1String("no rooms")) d.types[2].rooms = 0;
        if (name == QLatin1String("no guests")) d.types[3].guests = 0;
        if (name == QLatin1String("negative rate")) d.types[3].rate = -1;
        if (name == QLatin1String("unknown pool")) d.types[1].sharesWith = QStringLiteral("XXX");
        if (name == QLatin1String("shares with itself"))
            d.types[2].sharesWith = QStringLiteral("SUP");
        if (name == QLatin1String("more than are shared")) d.types[1].rooms = 37;
        if (name == QLatin1String("room twice")) d.types[2].firstRoom = QStringLiteral("130");
        if (name == QLatin1String("no first room")) d.types[2].firstRoom.clear();
        const auto problems = problemsOf(d);
        QVERIFY(!problems.empty());
        QCOMPARE(int(problems[0].field), field);
        QCOMPARE(problems[0].row, row);
        QCOMPARE(int(problems[0].column), column);
        QVERIFY(!problems[0].reason.isEmpty());
        QVERIFY(!makeSetup(d, summerNoon()));
    }

    void roomsCountOnFromTheFirst()
    {
        QCOMPARE(
            roomNumbers(QStringLiteral("101"), 3),
            (QStringList{QStringLiteral("101"), QStringLiteral("102"), QStringLiteral("103")}));
        QCOMPARE(roomNumbers(QStringLiteral("A-09"), 2),
                 (QStringList{QStringLiteral("A-09"), QStringLiteral("A-10")}));
        QCOMPARE(roomNumbers(QStringLiteral("Annex "), 2),
                 (QStringList{QStringLiteral("Annex1"), QStringLiteral("Annex2")}));
        QCOMPARE(roomNumbers(QStringLiteral("5"), 0), QStringList());
    }

    void amountsAreReadAsTheyAreTyped()
    {
        const Currency eur = *Currency::make(QStringLiteral("EUR"));
        const auto read = [&](const char *text, const QLocale &locale) {
            const auto amount = parseAmount(QString::fromUtf8(text), eur, locale, {});
            return amount ? *amount : qint64(-1);
        };
        QCOMPARE(read("118", kEnglish), 11'800);
        QCOMPARE(read("118.5", kEnglish), 11'850);
        QCOMPARE(read("118,50", kEnglish), 11'850);
        QCOMPARE(read("1,234.50", kEnglish), 123'450);
        QCOMPARE(read("1,234", kEnglish), 123'400);
        QCOMPARE(read("118,50", kGerman), 11'850);
        QCOMPARE(read("1.234,50", kGerman), 123'450);
        QCOMPARE(read("1.234", kGerman), 123'400);
        QCOMPARE(read("1 234,5", kGerman), 123'450);
        QCOMPARE(read("118.50", kGerman), 11'850);
        QCOMPARE(read("-5", kEnglish), -1);
        QCOMPARE(read("abc", kEnglish), -1);
        QCOMPARE(read("", kEnglish), -1);
        QCOMPARE(typedAmount(123'450, eur, kGerman), QStringLiteral("1234,50"));
    }

    void theTableCanBeEdited()
    {
        HotelTypesModel model(kEnglish);
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTypes(townHotel().types);
        QSignalSpy edited(&model, &HotelTypesModel::edited);
        const auto at = [&](int row, DraftColumn c) { return model.index(row, int(c)); };
        QVERIFY(model.setData(at(0, DraftColumn::Rate), QStringLiteral("99,5")));
        QCOMPARE(model.types()[0].rate, 9950);
        QVERIFY(!model.setData(at(0, DraftColumn::Rate), QStringLiteral("cheap")));
        QVERIFY(!model.setData(at(0, DraftColumn::Rooms), QStringLiteral("many")));
        QCOMPARE(model.types()[0].rate, 9950);
        QCOMPARE(edited.size(), 1);
        QVERIFY(model.setData(at(0, DraftColumn::Code), QStringLiteral("dbl")));
        QCOMPARE(model.types()[0].code, QStringLiteral("DBL"));
        QCOMPARE(model.types()[1].sharesWith, QStringLiteral("DBL"));
        QVERIFY(!(model.flags(at(1, DraftColumn::FirstRoom)) & Qt::ItemIsEditable));
        const int row = model.addType();
        QCOMPARE(row, 5);
        QCOMPARE(model.types()[5].firstRoom, QStringLiteral("601"));
        QVERIFY(model.codesToShare(5).contains(QStringLiteral("DBL")));
        QVERIFY(!model.codesToShare(5).contains(QStringLiteral("TWN")));
        model.removeType(row);
        QCOMPARE(model.rowCount(), 5);
    }

    void wrongCellsSaySo()
    {
        HotelTypesModel model(kEnglish);
        HotelDraft d = townHotel();
        d.types[2].rooms = 0;
        model.setTypes(d.types);
        model.setProblems(problemsOf(d));
        const QModelIndex cell = model.index(2, int(DraftColumn::Rooms));
        QVERIFY(!cell.data(HotelTypesModel::kProblemRole).toString().isEmpty());
        QVERIFY(model.index(1, 0).data(HotelTypesModel::kProblemRole).toString().isEmpty());
    }

    void theComputersPlaceIsKnown()
    {
        QVERIFY(core::timeZone(likelyTimeZone()));
        QCOMPARE(likelyCurrency(kGerman), QStringLiteral("EUR"));
        QCOMPARE(likelyCurrency(QLocale::c()), QStringLiteral("EUR"));
    }
};

QTEST_GUILESS_MAIN(TestHotelDraft)
#include "test_hotel_draft.moc"
