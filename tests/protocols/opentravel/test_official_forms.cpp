// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that occur in the standard's own samples and rarely in practice: length-of-stay patterns,
// ranges without an end, reservations without an id of the usual type.
#include "protocols/opentravel/pieces.h"
#include "protocols/opentravel/rules.h"
#include "protocols/opentravel/samples.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;
using namespace roomrack::protocols::opentravel;
using namespace roomrack::tests;

class OfficialFormsTest : public QObject {
    Q_OBJECT

private slots:
    void aWrongRangeIsSaidOnce_data();
    void aWrongRangeIsSaidOnce();
    void aStartAloneIsThatDay();
    void aPatternThatSaysNothingIsAnswered_data();
    void aPatternThatSaysNothingIsAnswered();
    void lengthsOfStayComeAsPatterns_data();
    void lengthsOfStayComeAsPatterns();
    void aReservationIsKnownByAnyNumberOfItsSender_data();
    void aReservationIsKnownByAnyNumberOfItsSender();
    void noAmountRunsOver();
};

void OfficialFormsTest::aWrongRangeIsSaidOnce_data()
{
    QTest::addColumn<QByteArray>("range");
    QTest::newRow("no start") << QByteArray(R"(End="2026-07-10")");
    QTest::newRow("no such end") << QByteArray(R"(Start="2026-07-10" End="2026-02-30")");
    QTest::newRow("no such start") << QByteArray(R"(Start="2026-02-30" End="2026-01-10")");
    QTest::newRow("end before start") << QByteArray(R"(Start="2026-07-12" End="2026-07-10")");
}

void OfficialFormsTest::aWrongRangeIsSaidOnce()
{
    QFETCH(QByteArray, range);
    const auto decoded = decode(avail(control(range)));
    QVERIFY(decoded);
    QCOMPARE(decoded->problems.size(), size_t(1));
}

void OfficialFormsTest::aStartAloneIsThatDay()
{
    const auto decoded = decode(avail(control(R"(Start="2026-07-10")")));
    QVERIFY(decoded && decoded->problems.empty());
    const auto &nights = std::get<AvailNotif>(decoded->message).statuses.at(1).target.nights;
    QVERIFY(nights && nights->first == nights->last);
    QCOMPARE(nights->first.iso(), QStringLiteral("2026-07-10"));
}

void OfficialFormsTest::aPatternThatSaysNothingIsAnswered_data()
{
    QTest::addColumn<QByteArray>("length");
    QTest::newRow("other letters")
        << QByteArray("<LengthOfStay MinMaxMessageType=\"FullPatternLOS\">"
                      "<LOS_Pattern FullPatternLOS=\"YYX\"/></LengthOfStay>");
    QTest::newRow("nothing") << QByteArray("<LengthOfStay MinMaxMessageType=\"FullPatternLOS\"/>");
}

void OfficialFormsTest::aPatternThatSaysNothingIsAnswered()
{
    QFETCH(QByteArray, length);
    const auto decoded =
        decode(avail(QByteArray("<AvailStatusMessage>") + kTarget + "<LengthsOfStay>" + length
                     + "</LengthsOfStay></AvailStatusMessage>"));
    QVERIFY(decoded);
    QCOMPARE(decoded->problems.size(), size_t(1));
    QCOMPARE(decoded->problems[0].recordId, QStringLiteral("2"));
}

void OfficialFormsTest::lengthsOfStayComeAsPatterns_data()
{
    QTest::addColumn<QByteArray>("lengths");
    QTest::newRow("letters") << QByteArray("<LengthOfStay MinMaxMessageType=\"FullPatternLOS\">"
                                           "<LOS_Pattern FullPatternLOS=\"YNY\"/></LengthOfStay>");
    QTest::newRow("digits") << QByteArray(
        "<LengthOfStay Time=\"3\" TimeUnit=\"Day\" MinMaxMessageType=\"FullPatternLOS\">"
        "<LOS_Pattern FullPatternLOS=\"101\"/></LengthOfStay>");
    const QByteArray one = "<LengthOfStay Time=\"%\" TimeUnit=\"Day\" OpenStatusIndicator=\"#\" "
                           "MinMaxMessageType=\"FullPatternLOS\"/>";
    QByteArray each;
    for (const char *c : {"1true", "2false", "31"})
        each += QByteArray(one).replace('%', QByteArray(c, 1)).replace('#', c + 1);
    QTest::newRow("one by one") << each;
}

void OfficialFormsTest::lengthsOfStayComeAsPatterns()
{
    QFETCH(QByteArray, lengths);
    const auto decoded = decode(avail(QByteArray("<AvailStatusMessage>") + kTarget
                                      + "<LengthsOfStay ArrivalDateBased=\"1\" "
                                        "FixedPatternLength=\"3\">"
                                      + lengths + "</LengthsOfStay></AvailStatusMessage>"));
    QVERIFY(decoded && decoded->problems.empty());
    const AvailNotif &message = std::get<AvailNotif>(decoded->message);
    const AvailStatus &status = message.statuses.at(1);
    const std::vector<LengthStatus> pattern = {{1, true}, {2, false}, {3, true}};
    QVERIFY(status.pattern == pattern);
    QVERIFY(status.arrivalBased && status.lengths.empty());
    QVERIFY(check(message).empty());
    QVERIFY(decode(encode(message))->message == decoded->message);
}

void OfficialFormsTest::aReservationIsKnownByAnyNumberOfItsSender_data()
{
    QTest::addColumn<QByteArray>("ids");
    QTest::addColumn<QString>("id");
    const auto global = [](const QByteArray &ids) {
        return "<ResGlobalInfo><HotelReservationIDs>" + ids + "</HotelReservationIDs>"
               + "</ResGlobalInfo>";
    };
    const QByteArray hotel = "<HotelReservationID ResID_Type=\"10\" ResID_Value=\"H7\"/>";
    const QByteArray broker = "<HotelReservationID ResID_Type=\"13\" ResID_Value=\"B7\"/>";
    const QByteArray ours = "<HotelReservationID ResID_Type=\"14\" ResID_Value=\"R7\"/>";
    QTest::newRow("of type 14") << global(hotel + broker + ours) << QStringLiteral("R7");
    QTest::newRow("of another type") << global(hotel + broker) << QStringLiteral("B7");
    QTest::newRow("without a type")
        << global("<HotelReservationID ResID_Value=\"X7\"/>") << QStringLiteral("X7");
    QTest::newRow("the hotel's") << global(hotel) << QStringLiteral("H7");
    QTest::newRow("a UniqueID before all")
        << "<UniqueID Type=\"14\" ID=\"U7\"/>" + global(ours) << QStringLiteral("U7");
}

void OfficialFormsTest::aReservationIsKnownByAnyNumberOfItsSender()
{
    QFETCH(QByteArray, ids);
    QFETCH(QString, id);
    const QByteArray right = stay(kRight);
    const qsizetype rooms = right.indexOf("<RoomStays>");
    const qsizetype global = ids.indexOf("<ResGlobalInfo>");
    const auto decoded =
        decode(reservation(kCommit, ids.first(global) + right.sliced(rooms) + ids.sliced(global)));
    QVERIFY2(decoded && decoded->problems.empty(),
             decoded && !decoded->problems.empty() ? qPrintable(decoded->problems[0].text) : "");
    const ResNotif &message = std::get<ResNotif>(decoded->message);
    QCOMPARE(message.reservations.at(0).id, id);
    // The id survives encoding and decoding.
    QCOMPARE(std::get<ResNotif>(decode(encode(message))->message).reservations.at(0).id, id);
}

/// The largest accepted amount is far below 2^63 in every currency (at most three decimals); one
/// more digit is refused.
void OfficialFormsTest::noAmountRunsOver()
{
    for (const char *currency : {"EUR", "KWD", "JPY"}) {
        const auto read = [currency](const QByteArray &amount) {
            const auto decoded = decode(
                rates(base("AmountAfterTax=\"" + amount + "\" CurrencyCode=\"" + currency + '"')));
            return std::get<RateAmountNotif>(decoded->message).amounts;
        };
        const auto most = read("999999999999999");
        QCOMPARE(most.size(), size_t(3));
        QVERIFY(*most[1].rates[0].base[0].amount.afterTax > 0);
        QCOMPARE(read("9999999999999999").size(), size_t(2));
    }
}

QTEST_APPLESS_MAIN(OfficialFormsTest)
#include "test_official_forms.moc"
