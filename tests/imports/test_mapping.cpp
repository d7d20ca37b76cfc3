// SPDX-License-Identifier: GPL-3.0-or-later
// Column mapping: manual, guessed, and from a file.
#include "csv_text.h"
#include "imports/strict_json.h"
#include "imports/values.h"
#include "support/environment.h"

#include <QRegularExpression>

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::imports;

namespace {

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char(','));
}

Night night(int y, int m, int d)
{
    return Night::of(y, m, d);
}

}  // namespace

class MappingTest : public QObject {
    Q_OBJECT

private slots:
    void theResortFormatIsBuiltIn();
    void englishAndGermanHeadersAreGuessed();
    void datesAndDecimalsAreGuessedFromTheRows();
    void aMappingComesBackFromItsJson();
    void wrongJsonIsRefusedByKey_data();
    void wrongJsonIsRefusedByKey();
    void whatIsMissingIsNamed();
    void datesAreReadAsWritten();
    void monthsHaveNames();
    void amountsLoseTheirTrimmings();
    void statusesAreUnderstood();
    void anyTextIsADateOrNot();
};

void MappingTest::theResortFormatIsBuiltIn()
{
    const auto formats = knownFormats();
    QCOMPARE(formats.size(), size_t(1));
    QStringList header;
    for (const QString &column : formats[0].columns) {
        if (!column.isEmpty()) header << column;
    }
    header << QStringLiteral("hotel");
    QCOMPARE(guessMapping(header, {}), formats[0]);
    QVERIFY(validate(formats[0], header).has_value());
    header.removeOne(QStringLiteral("lead_time"));
    QVERIFY(guessMapping(header, {}).name.isEmpty());
}

void MappingTest::englishAndGermanHeadersAreGuessed()
{
    const Mapping english = guessMapping(
        words("Booking ID,Guest Name,Check-in Date,Check-out date,Room type,Total price,E-mail"),
        {});
    QCOMPARE(english.column(Field::Arrival), QStringLiteral("Check-in Date"));
    QCOMPARE(english.column(Field::Departure), QStringLiteral("Check-out date"));
    QCOMPARE(english.column(Field::RoomType), QStringLiteral("Room type"));
    QCOMPARE(english.column(Field::Reference), QStringLiteral("Booking ID"));
    QCOMPARE(english.column(Field::GuestName), QStringLiteral("Guest Name"));
    QCOMPARE(english.column(Field::Mail), QStringLiteral("E-mail"));
    QCOMPARE(english.column(Field::Total), QStringLiteral("Total price"));
    QVERIFY(!english.has(Field::Status));
    const Mapping german = guessMapping(words("Anreise,Nächte,Zimmertyp,Erwachsene,Nachname"), {});
    QCOMPARE(german.column(Field::Arrival), QStringLiteral("Anreise"));
    QCOMPARE(german.column(Field::Nights), QStringLiteral("Nächte"));
    QCOMPARE(german.column(Field::Adults), QStringLiteral("Erwachsene"));
    QVERIFY(validate(german, words("Anreise,Nächte,Zimmertyp,Erwachsene,Nachname")).has_value());
}

void MappingTest::datesAndDecimalsAreGuessedFromTheRows()
{
    const QStringList header = words("arrival,nights,room type,rate");
    const auto guess = [&](const char *arrival, const char *rate) {
        return guessMapping(header, {{QString::fromUtf8(arrival), QStringLiteral("1"),
                                      QStringLiteral("A"), QString::fromUtf8(rate)}});
    };
    QCOMPARE(guess("2024-05-04", "1.50").dates, DateOrder::YearMonthDay);
    QCOMPARE(guess("25.05.2024", "1,50").dates, DateOrder::DayMonthYear);
    QCOMPARE(guess("05/25/2024", "1.50").dates, DateOrder::MonthDayYear);
    QCOMPARE(guess("05/04/2024", "1.50").dates, DateOrder::DayMonthYear);
    QCOMPARE(guess("25.05.2024", "1.234,50").decimalPoint, QLatin1Char(','));
    QCOMPARE(guess("25.05.2024", "1,234.50").decimalPoint, QLatin1Char('.'));
}

void MappingTest::aMappingComesBackFromItsJson()
{
    QVERIFY(rc::check("mapping round trip", [] {
        Mapping m;
        for (const Field field : allFields()) {
            if (*rc::gen::arbitrary<bool>()) {
                m.column(field) = QStringLiteral("Spalte \"%1\"").arg(int(field));
            }
        }
        m.dates = static_cast<DateOrder>(*rc::gen::inRange(0, 3));
        m.decimalPoint = QLatin1Char(*rc::gen::elementOf(std::string(".,")));
        m.statusWords.insert(QStringLiteral("weg"), static_cast<Outcome>(*rc::gen::inRange(1, 6)));
        const auto back = mappingFromJson(toJson(m));
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == m);
    }));
}

void MappingTest::wrongJsonIsRefusedByKey_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *json, const char *field) {
        QTest::newRow(name) << QByteArray(json) << QString::fromLatin1(field);
    };
    row("not JSON", "{", "JSON");
    row("an array", "[]", "JSON");
    row("no version", "{}", "roomrack-import-mapping");
    row("another version", R"({"roomrack-import-mapping": 2})", "roomrack-import-mapping");
    row("unknown key", R"({"roomrack-import-mapping": 1, "colums": {}})", "colums");
    row("unknown field", R"({"roomrack-import-mapping": 1, "columns": {"arival": "a"}})", "arival");
    row("column no text", R"({"roomrack-import-mapping": 1, "columns": {"adults": 3}})", "adults");
    row("twice",
        R"({"roomrack-import-mapping": 1, "columns": {"adults": "a", "\u0061dults": "b"}})",
        "adults");
    row("dates", R"({"roomrack-import-mapping": 1, "dates": "iso"})", "dates");
    row("point", R"({"roomrack-import-mapping": 1, "decimal-point": ";"})", "decimal-point");
    row("word", R"({"roomrack-import-mapping": 1, "status-words": {"x": "gone"}})", "x");
}

void MappingTest::wrongJsonIsRefusedByKey()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, field);
    const auto mapping = mappingFromJson(json);
    QVERIFY(!mapping.has_value());
    QCOMPARE(mapping.error().field, field);
}

void MappingTest::whatIsMissingIsNamed()
{
    const auto missing = [](const char *header) {
        const QStringList columns = words(header);
        const auto ok = validate(guessMapping(columns, {}), columns);
        return ok ? QString() : ok.error().field;
    };
    QCOMPARE(missing("arrival,nights,room type"), QString());
    QCOMPARE(missing("nights,room type"), fieldTitle(Field::Arrival));
    QCOMPARE(missing("arrival,room type"), fieldTitle(Field::Departure));
    QCOMPARE(missing("arrival,nights"), fieldTitle(Field::RoomType));
    Mapping other;
    other.column(Field::Adults) = QStringLiteral("heads");
    QCOMPARE(validate(other, words("a,b")).error().field, fieldTitle(Field::Adults));
}

void MappingTest::datesAreReadAsWritten()
{
    using enum DateOrder;
    QCOMPARE(date("2015-07-01", MonthDayYear), night(2015, 7, 1));
    QCOMPARE(date("2015-07-01T13:45:00+02:00", YearMonthDay), night(2015, 7, 1));
    QCOMPARE(date("2015-07-01 13:45 PM", YearMonthDay), night(2015, 7, 1));
    QCOMPARE(date("20150701", DayMonthYear), night(2015, 7, 1));
    QCOMPARE(date("1.7.2015", DayMonthYear), night(2015, 7, 1));
    QCOMPARE(date("07/01/15", MonthDayYear), night(2015, 7, 1));
    for (const char *wrong : {"", "x", "2015-02-29", "2015-7", "2015-07-01-02", "31/31/2015",
                              "2015/07-01", "1899-01-01", "9999-01-01", "2015-07-01 tomorrow",
                              "99999999999999999999", "-1-2-2015", "2015-07-1x"}) {
        QVERIFY2(!date(wrong, YearMonthDay) && !date(wrong, DayMonthYear), wrong);
    }
}

void MappingTest::monthsHaveNames()
{
    QCOMPARE(month("July"), 7);
    QCOMPARE(month("jul"), 7);
    QCOMPARE(month("07"), 7);
    QCOMPARE(month("März"), 3);
    QCOMPARE(month("août"), 8);
    QVERIFY(!month("13") && !month("0") && !month("Smarch") && !month(""));
}

void MappingTest::amountsLoseTheirTrimmings()
{
    const QLatin1Char point('.'), comma(',');
    QCOMPARE(amount("75.5", point), QStringLiteral("75.5"));
    QCOMPARE(amount("1,130.18", point), QStringLiteral("1130.18"));
    QCOMPARE(amount("1.130,18 €", comma), QStringLiteral("1130.18"));
    QCOMPARE(amount("EUR -3", point), QStringLiteral("-3"));
    for (const char *wrong : {"", "abc", "1.2.3", "12-3", "1;2", "dollars 5"}) {
        QVERIFY2(!amount(wrong, point), wrong);
    }
}

void MappingTest::statusesAreUnderstood()
{
    const QMap<QString, Outcome> own{{QStringLiteral("gone fishing"), Outcome::NoShow}};
    const auto said = [&](const char *text) { return outcome(QString::fromUtf8(text), own); };
    QCOMPARE(said("Check-Out"), Outcome::Departed);
    QCOMPARE(said("Canceled"), Outcome::Cancelled);
    QCOMPARE(said("No-Show"), Outcome::NoShow);
    QCOMPARE(said("checked in"), Outcome::InHouse);
    QCOMPARE(said("CONFIRMED"), Outcome::Booked);
    QCOMPARE(said("Gone fishing"), Outcome::NoShow);
    QVERIFY(!said("perhaps"));
}

void MappingTest::anyTextIsADateOrNot()
{
    QVERIFY(rc::check("date and amount take any bytes", [] {
        const auto text = *rc::gen::container<std::string>(rc::gen::oneOf(
            rc::gen::arbitrary<char>(), rc::gen::elementOf(std::string("0123456789-/. T:,"))));
        const QByteArray bytes = QByteArray::fromStdString(text);
        for (int order = 0; order < 3; ++order) {
            const auto night = date(bytes, static_cast<DateOrder>(order));
            RC_ASSERT((!night || (night->date().year() >= 1970 && night->date().year() <= 2200)));
        }
        if (const auto plain = amount(bytes, QLatin1Char('.'))) {
            RC_ASSERT(plain->contains(QRegularExpression(QStringLiteral("[0-9]"))));
        }
        (void)month(bytes);
        (void)wholeNumber(bytes);
        (void)strictObject(bytes);
    }));
}

QTEST_GUILESS_MAIN(MappingTest)
#include "test_mapping.moc"
