// SPDX-License-Identifier: GPL-3.0-or-later
// Invalid input is answered in the standard's terms: the code and the record concerned. An invalid
// record is left out of the message; the others are kept.
#include "protocols/opentravel/pieces.h"
#include "protocols/opentravel/rules.h"
#include "protocols/opentravel/samples.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;
using namespace roomrack::protocols::opentravel;
using namespace roomrack::tests;

class BadInputTest : public QObject {
    Q_OBJECT

private slots:
    void aWrongRecordIsAnsweredAndLeftOut_data();
    void aWrongRecordIsAnsweredAndLeftOut();
    void aWrongReservationIsAnsweredAndLeftOut_data();
    void aWrongReservationIsAnsweredAndLeftOut();
    void whatTheSchemaCannotSayIsFound_data();
    void whatTheSchemaCannotSayIsFound();
    void anAnswerIsSuccessXorErrors_data();
    void anAnswerIsSuccessXorErrors();
    void aFewBytesCannotNameAMillionNights();
    void whatIsNoMessageIsRefused_data();
    void whatIsNoMessageIsRefused();
    void theErrorGoesBackToWhoAsked();

private:
    static void expect(const std::vector<Problem> &problems, Code code, const QString &record);
};

void BadInputTest::expect(const std::vector<Problem> &problems, Code code, const QString &record)
{
    QVERIFY(!problems.empty());
    QCOMPARE(problems[0].code, int(code));
    QCOMPARE(problems[0].recordId, record);
    QCOMPARE(problems[0].shortText, standardText(code));
    QVERIFY(!problems[0].text.isEmpty() && problems[0].type > 0);
}

void BadInputTest::aWrongRecordIsAnsweredAndLeftOut_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<Code>("code");
    const auto row = [](const char *name, const QByteArray &document, Code code) {
        QTest::newRow(name) << document << code;
    };
    row("end before start", avail(control(R"(Start="2026-07-12" End="2026-07-10")")),
        Code::InvalidDates);
    row("no such day", avail(control(R"(Start="2026-02-29" End="2026-03-01")")), Code::InvalidDate);
    row("a day in words", avail(control(R"(Start="July 1" End="2026-03-01")")), Code::InvalidDate);
    row("no start", avail(control(R"(End="2026-07-10")")), Code::RequiredFieldMissing);
    row("rooms gone without an end",
        counts("<InvCount CountType=\"6\" Count=\"1\"/>").replace("End=\"2026-07-12\" ", ""),
        Code::RequiredFieldMissing);
    row("negative limit",
        avail(QByteArray("<AvailStatusMessage BookingLimit=\"-1\">") + kTarget
              + "</AvailStatusMessage>"),
        Code::InvalidValue);
    row("unknown restriction",
        avail(QByteArray("<AvailStatusMessage>") + kTarget
              + "<RestrictionStatus Status=\"Ajar\"/></AvailStatusMessage>"),
        Code::InvalidValue);
    row("unknown length of stay",
        avail(QByteArray("<AvailStatusMessage>") + kTarget
              + "<LengthsOfStay><LengthOfStay Time=\"1\" MinMaxMessageType=\"SetLOS\"/>"
                "</LengthsOfStay></AvailStatusMessage>"),
        Code::InvalidValue);
    row("stay in hours",
        avail(QByteArray("<AvailStatusMessage>") + kTarget
              + "<LengthsOfStay><LengthOfStay Time=\"48\" TimeUnit=\"Hour\" "
                "MinMaxMessageType=\"SetMinLOS\"/></LengthsOfStay></AvailStatusMessage>"),
        Code::InvalidValue);
    row("no currency", rates(base(R"(AmountAfterTax="100")")), Code::RequiredFieldMissing);
    row("no such currency", rates(base(R"(AmountAfterTax="100" CurrencyCode="EURO")")),
        Code::InvalidCurrency);
    row("half a cent", rates(base(R"(AmountAfterTax="100.005" CurrencyCode="EUR")")),
        Code::InvalidValue);
    row("a tenth of a yen", rates(base(R"(AmountAfterTax="100.5" CurrencyCode="JPY")")),
        Code::InvalidValue);
    row("a comma", rates(base(R"(AmountAfterTax="100,50" CurrencyCode="EUR")")),
        Code::InvalidValue);
    row("an exponent", rates(base(R"(AmountAfterTax="1e3" CurrencyCode="EUR")")),
        Code::InvalidValue);
    row("no amount", rates(base(R"(CurrencyCode="EUR")")), Code::RequiredFieldMissing);
    row("a price for a week",
        rates(base(R"(AmountAfterTax="700" CurrencyCode="EUR")")
                  .replace("<Rate>", "<Rate UnitMultiplier=\"7\" RateTimeUnit=\"Day\">")),
        Code::InvalidValue);
    row("a price for long stays",
        rates(base(R"(AmountAfterTax="70" CurrencyCode="EUR")")
                  .replace("<Rate>", "<Rate MinLOS=\"7\">")),
        Code::InvalidValue);
    row("a price of children",
        rates(base(R"(AmountAfterTax="7" CurrencyCode="EUR" AgeQualifyingCode="8")")),
        Code::InvalidValue);
    row("a count that is a difference",
        counts("<InvCount CountType=\"2\" Count=\"1\" ActionType=\"Adjustment\"/>"),
        Code::InvalidValue);
    row("two currencies",
        rates("<Rate><BaseByGuestAmts><BaseByGuestAmt AmountAfterTax=\"1\" CurrencyCode=\"EUR\"/>"
              "<BaseByGuestAmt AmountAfterTax=\"1\" CurrencyCode=\"USD\"/></BaseByGuestAmts>"
              "</Rate>"),
        Code::InvalidCurrency);
    row("negative count", counts("<InvCount CountType=\"2\" Count=\"-3\"/>"), Code::InvalidValue);
    row("half a room", counts("<InvCount CountType=\"2\" Count=\"1.5\"/>"), Code::InvalidValue);
    row("no count", counts("<InvCount CountType=\"2\"/>"), Code::RequiredFieldMissing);
}

void BadInputTest::aWrongRecordIsAnsweredAndLeftOut()
{
    QFETCH(QByteArray, document);
    QFETCH(Code, code);
    const auto decoded = decode(document);
    QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().text()));
    expect(decoded->problems, code, QStringLiteral("2"));
    size_t left = 0;
    if (const auto *m = std::get_if<AvailNotif>(&decoded->message)) left = m->statuses.size();
    if (const auto *m = std::get_if<RateAmountNotif>(&decoded->message)) left = m->amounts.size();
    if (const auto *m = std::get_if<InvCountNotif>(&decoded->message)) left = m->inventories.size();
    QCOMPARE(left, size_t(2));
}

void BadInputTest::aWrongReservationIsAnsweredAndLeftOut_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("record");
    const auto row = [](const char *name, const QByteArray &document, Code code,
                        const char *record = "R1") {
        QTest::newRow(name) << document << code << QString::fromLatin1(record);
    };
    row("end before start", reservation(kCommit, stay(R"(Start="2026-07-10" End="2026-07-09")")),
        Code::InvalidDates);
    row("no night", reservation(kCommit, stay(R"(Start="2026-07-10" End="2026-07-10")")),
        Code::InvalidDates);
    row("no day of departure", reservation(kCommit, stay(R"(Start="2026-07-10")")),
        Code::RequiredFieldMissing);
    row("unknown status", reservation(R"(ResStatus="Perhaps")", stay(kRight)), Code::InvalidValue);
    row("no status", reservation("", stay(kRight)), Code::RequiredFieldMissing);
    row("no number",
        reservation(kCommit, stay(kRight).replace("<UniqueID Type=\"14\" ID=\"R1\"/>", "")),
        Code::RequiredFieldMissing, "1");
    row("no room", reservation(kCommit, "<UniqueID Type=\"14\" ID=\"R1\"/>"),
        Code::RequiredFieldMissing);
    row("no rooms of a type",
        reservation(kCommit, stay(kRight).replace("NumberOfUnits=\"1\"", "NumberOfUnits=\"0\"")),
        Code::InvalidValue);
    row("minus two guests",
        reservation(kCommit, stay(kRight, "<GuestCounts><GuestCount Count=\"-2\"/></GuestCounts>")),
        Code::InvalidValue);
    const QByteArray euro = "<Base AmountAfterTax=\"1\" CurrencyCode=\"EUR\"/></Rate>";
    row("a rate outside of the stay",
        reservation(kCommit, stay(kRight, nightly("<Rate EffectiveDate=\"2026-07-12\">" + euro))),
        Code::InvalidDates);
    row("a night twice",
        reservation(kCommit, stay(kRight, nightly("<Rate EffectiveDate=\"2026-07-10\">" + euro
                                                  + "<Rate EffectiveDate=\"2026-07-10\">" + euro))),
        Code::InvalidDates);
    row("a total without a currency",
        reservation(kCommit,
                    stay(kRight) + "<ResGlobalInfo><Total AmountAfterTax=\"5\"/></ResGlobalInfo>"),
        Code::RequiredFieldMissing);
    row("a total in another currency",
        reservation(kCommit,
                    stay(kRight, nightly("<Rate EffectiveDate=\"2026-07-10\">" + euro))
                        + "<ResGlobalInfo><Total AmountAfterTax=\"5\" CurrencyCode=\"USD\"/>"
                          "</ResGlobalInfo>"),
        Code::InvalidCurrency);
    row("more decimals than the currency has",
        reservation(kCommit, stay(kRight)
                                 + "<ResGlobalInfo><Total AmountAfterTax=\"5.123\" "
                                   "CurrencyCode=\"EUR\"/></ResGlobalInfo>"),
        Code::InvalidValue);
}

void BadInputTest::aWrongReservationIsAnsweredAndLeftOut()
{
    QFETCH(QByteArray, document);
    QFETCH(Code, code);
    QFETCH(QString, record);
    const auto decoded = decode(document);
    QVERIFY2(decoded, decoded ? "" : qPrintable(decoded.error().text()));
    expect(decoded->problems, code, record);
    const auto &m = std::get<ResNotif>(decoded->message);
    QCOMPARE(m.reservations.size(), size_t(1));
    QCOMPARE(m.reservations[0].id, QStringLiteral("OTHER"));
}

void BadInputTest::whatTheSchemaCannotSayIsFound_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("record");
    const auto row = [](const char *name, const QByteArray &document, Code code,
                        const char *record = "2") {
        QTest::newRow(name) << document << code << QString::fromLatin1(record);
    };
    const QByteArray limit =
        QByteArray("<AvailStatusMessage BookingLimit=\"1\">") + kTarget + "</AvailStatusMessage>";
    row("overlapping ranges", avail(limit + limit), Code::InvalidDates, "3");
    row("overlapping weekdays",
        avail(control(R"(Start="2026-07-06" End="2026-07-31" Fri="1")")
              + control(R"(Start="2026-07-31" End="2026-08-10")")),
        Code::InvalidDates, "3");
    row("none of the weekdays", avail(control(R"(Start="2026-07-06" End="2026-07-08" Fri="1")")),
        Code::InvalidDates);
    row("no dates", avail(control("")), Code::RequiredFieldMissing);
    row("nothing said",
        avail(QByteArray("<AvailStatusMessage>") + kTarget + "</AvailStatusMessage>"),
        Code::RequiredFieldMissing);
    row("no room type",
        avail(control(R"(Start="2026-07-06" End="2026-07-08")").replace("InvTypeCode=\"DBL\"", "")),
        Code::InvalidRoomType);
    row("no hotel", avail(limit).replace("HotelCode=\"H\"", ""), Code::InvalidHotelCode, "");
    row("shortest longer than longest",
        avail(QByteArray("<AvailStatusMessage>") + kTarget
              + "<LengthsOfStay><LengthOfStay Time=\"5\" MinMaxMessageType=\"SetMinLOS\"/>"
                "<LengthOfStay Time=\"2\" MinMaxMessageType=\"SetMaxLOS\"/></LengthsOfStay>"
                "</AvailStatusMessage>"),
        Code::InvalidValue);
    row("negative price", rates(base(R"(AmountAfterTax="-1" CurrencyCode="EUR")")),
        Code::InvalidValue);
    row("two prices for two guests",
        rates("<Rate CurrencyCode=\"EUR\"><BaseByGuestAmts>"
              "<BaseByGuestAmt AmountAfterTax=\"1\" NumberOfGuests=\"2\"/>"
              "<BaseByGuestAmt AmountAfterTax=\"2\" NumberOfGuests=\"2\"/></BaseByGuestAmts>"
              "</Rate>"),
        Code::InvalidValue);
    row("overlapping rates",
        rates(base(R"(AmountAfterTax="1" CurrencyCode="EUR")")
              + base(R"(AmountAfterTax="2" CurrencyCode="EUR")")),
        Code::InvalidDates);
    row("a count twice",
        counts("<InvCount CountType=\"2\" Count=\"1\"/><InvCount CountType=\"2\" Count=\"2\"/>"),
        Code::InvalidValue);
    row("a reservation of children",
        reservation(kCommit, stay(kRight, "<GuestCounts><GuestCount AgeQualifyingCode=\"8\" "
                                          "Count=\"2\"/></GuestCounts>")),
        Code::InvalidAdults, "R1");
    row("a stay without a room type",
        reservation(kCommit, stay(kRight).replace("RoomTypeCode=\"DBL\"", "")),
        Code::InvalidRoomType, "R1");
}

void BadInputTest::whatTheSchemaCannotSayIsFound()
{
    QFETCH(QByteArray, document);
    QFETCH(Code, code);
    QFETCH(QString, record);
    const auto decoded = decode(document);
    QVERIFY(decoded && decoded->problems.empty());
    expect(check(decoded->message), code, record);
}

void BadInputTest::anAnswerIsSuccessXorErrors_data()
{
    QTest::addColumn<QByteArray>("inside");
    QTest::newRow("neither") << QByteArray();
    QTest::newRow("both") << QByteArray("<Success/><Errors><Error Type=\"1\"/></Errors>");
    QTest::newRow("no error in Errors") << QByteArray("<Errors/>");
}

void BadInputTest::anAnswerIsSuccessXorErrors()
{
    QFETCH(QByteArray, inside);
    for (const char *root : {"OTA_HotelAvailNotifRS", "OTA_HotelResNotifRS", "OTA_ResRetrieveRS",
                             "OTA_PingRS", "OTA_NotifReportRQ"}) {
        const auto decoded = decode(message(root, inside));
        QVERIFY(decoded);
        QVERIFY2(!decoded->problems.empty(), root);
    }
}

void BadInputTest::aFewBytesCannotNameAMillionNights()
{
    const QByteArray one =
        stay(R"(Start="2026-01-01" End="2050-01-01")",
             nightly("<Rate EffectiveDate=\"2026-01-01\" ExpireDate=\"2049-12-31\">"
                     "<Base AmountAfterTax=\"1\" CurrencyCode=\"EUR\"/></Rate>"));
    const QByteArray reservation =
        "<HotelReservation ResStatus=\"Commit\">" + one + "</HotelReservation>";
    const auto document = [&reservation](int times) {
        return message("OTA_HotelResNotifRQ", "<HotelReservations>" + reservation.repeated(times)
                                                  + "</HotelReservations>");
    };
    const auto few = decode(document(2));
    QVERIFY(few && few->problems.empty());
    QCOMPARE(std::get<ResNotif>(few->message).reservations.at(1).stays.at(0).rates.size(),
             size_t(8766));
    QVERIFY(!decode(document(2000)));
}

void BadInputTest::whatIsNoMessageIsRefused_data()
{
    QTest::addColumn<QByteArray>("document");
    const QByteArray envelope = "<s:Envelope xmlns:s=\"%\"><s:Body>@</s:Body></s:Envelope>";
    const auto in = [&envelope](const char *space, const char *body) {
        return QByteArray(envelope).replace("%", space).replace("@", body);
    };
    QTest::newRow("another root") << message("OTA_AirAvailRQ", "");
    QTest::newRow("another namespace") << QByteArray("<OTA_PingRQ xmlns=\"urn:x\"/>");
    QTest::newRow("SOAP 1.2") << in("http://www.w3.org/2003/05/soap-envelope", "<OTA_PingRQ/>");
    QTest::newRow("no body") << in("http://schemas.xmlsoap.org/soap/envelope/", "");
    QTest::newRow("HTML") << QByteArray("<html><body>Bad Gateway</body></html>");
    QTest::newRow("a DTD") << QByteArray("<!DOCTYPE OTA_PingRQ><OTA_PingRQ/>");
    QTest::newRow("half of it") << message("OTA_PingRQ", "").left(40);
    QTest::newRow("a second message behind it") << message("OTA_PingRQ", "").repeated(2);
}

void BadInputTest::whatIsNoMessageIsRefused()
{
    QFETCH(QByteArray, document);
    const auto decoded = decode(document);
    QVERIFY(!decoded);
    QCOMPARE(decoded.error().code, core::ErrorCode::Invalid);
    QVERIFY(!decoded.error().reason.isEmpty());
}

void BadInputTest::theErrorGoesBackToWhoAsked()
{
    const auto decoded = decode(avail(control(R"(Start="2026-07-12" End="2026-07-10")")));
    QVERIFY(decoded);
    Message asked = decoded->message;
    std::get<AvailNotif>(asked).head.echoToken = QStringLiteral("e-1");
    const Instant now{1'782'895'600'000'000};
    const auto answer = decode(encode(answerTo(asked, {decoded->problems, {}}, now)));
    QVERIFY(answer && answer->problems.empty());
    const auto &m = std::get<Acknowledgement>(answer->message);
    QCOMPARE(m.what, Acknowledged::AvailNotif);
    QCOMPARE(m.head.echoToken, QStringLiteral("e-1"));
    QCOMPARE(m.head.timeStamp, now);
    QCOMPARE(m.outcome.errors, decoded->problems);
    QCOMPARE(m.outcome.errors.at(0).recordId, QStringLiteral("2"));

    const Message ping = Ping{{}, QStringLiteral("hello")};
    QCOMPARE(std::get<PingAnswer>(answerTo(ping, {}, now)).echo, QStringLiteral("hello"));
    QVERIFY(std::holds_alternative<ResNotifAnswer>(answerTo(ResNotif{}, {}, now)));
    QVERIFY(std::holds_alternative<ResRetrieve>(answerTo(Read{}, {}, now)));
    QVERIFY(std::holds_alternative<Fault>(answerTo(m, {}, now)));
}

QTEST_GUILESS_MAIN(BadInputTest)
#include "test_bad_input.moc"
