// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/form.h"
#include "protocols/alpinebits/version.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::protocols::alpinebits;

namespace {

const QByteArray kBoundary = "a1b2c3d4e5f60718";
const QByteArray kType = "multipart/form-data; boundary=" + kBoundary;

QByteArray field(const char *name, const QByteArray &value)
{
    return "--" + kBoundary + "\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n"
           + value + "\r\n";
}
const QByteArray kEnd = "--" + kBoundary + "--\r\n";

}  // namespace

class TestForm : public QObject {
    Q_OBJECT

private slots:
    void aBodyMadeByOthersIsRead();
    void whatIsWrittenIsReadBack();
    void damagedBodiesAreRefused_data();
    void damagedBodiesAreRefused();
    void limitsAreKept();
    void aBoundaryThatStandsInTheMessageIsRefused();
    void faultsOfTheWayAreHeard();
    void actionsAndVersionsHaveTheirNames();
};

void TestForm::aBodyMadeByOthersIsRead()
{
    // As written by curl: curl -F action=OTA_Ping:Handshaking -F request=@ping.xml
    const QByteArray body =
        "--------------------------d74496d66958873e\r\n"
        "Content-Disposition: form-data; name=\"action\"\r\n\r\n"
        "OTA_Ping:Handshaking\r\n"
        "--------------------------d74496d66958873e\r\n"
        "Content-Disposition: form-data; name=\"request\"; filename=\"ping.xml\"\r\n"
        "Content-Type: application/xml\r\n\r\n"
        "<a>\r\n--not the end--\r\n</a>\r\n\r\n"
        "--------------------------d74496d66958873e--\r\n";
    const auto form =
        decodeForm("multipart/form-data; boundary=------------------------d74496d66958873e", body);
    QVERIFY2(form, qPrintable(form ? QString() : form.error().text()));
    QCOMPARE(form->action, QStringLiteral("OTA_Ping:Handshaking"));
    QCOMPARE(form->request, QByteArray("<a>\r\n--not the end--\r\n</a>\r\n"));
    // Bare line feeds, a quoted boundary, a preamble and an unknown field.
    const QByteArray plain =
        "preamble\n--x y\nContent-Disposition: form-data; name=other\n\n1\n"
        "--x y \ncontent-disposition: form-data; NAME=\"action\"\n\n A \n--x y--";
    const auto other = decodeForm("Multipart/Form-Data; charset=utf-8; boundary=\"x y\"", plain);
    QVERIFY2(other, qPrintable(other ? QString() : other.error().text()));
    QCOMPARE(other->action, QStringLiteral("A"));
    QVERIFY(other->request.isEmpty());
}

void TestForm::whatIsWrittenIsReadBack()
{
    QVERIFY(rc::check([] {
        const auto bytes = *rc::gen::container<std::string>(
            rc::gen::elementOf(std::string("\r\n-a1b2<> \x80\xff") + std::string(1, '\0')));
        const Form form{QStringLiteral("OTA_Read:GuestRequests"),
                        QByteArray(bytes.data(), qsizetype(bytes.size()))};
        const auto written = encode(form, kBoundary);
        RC_PRE(written.has_value());
        const auto read = decodeForm(written->contentType, written->body);
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == form);
    }));
}

void TestForm::damagedBodiesAreRefused_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    const QByteArray right = field("action", "A") + field("request", "<a/>") + kEnd;
    QTest::newRow("other type") << QByteArray("application/xml") << right;
    QTest::newRow("no boundary") << QByteArray("multipart/form-data") << right;
    QTest::newRow("empty boundary") << QByteArray("multipart/form-data; boundary=") << right;
    QTest::newRow("open quote") << QByteArray("multipart/form-data; boundary=\"abc") << right;
    QTest::newRow("long boundary")
        << "multipart/form-data; boundary=" + QByteArray(71, 'a') << right;
    QTest::newRow("other boundary") << QByteArray("multipart/form-data; boundary=zzz") << right;
    QTest::newRow("empty") << kType << QByteArray();
    QTest::newRow("no end") << kType << field("action", "A");
    QTest::newRow("no action") << kType << field("request", "<a/>") + kEnd;
    QTest::newRow("empty action") << kType << field("action", " ") + kEnd;
    QTest::newRow("action twice") << kType << field("action", "A") + field("action", "B") + kEnd;
    QTest::newRow("request twice")
        << kType << field("action", "A") + field("request", "") + field("request", "") + kEnd;
    QTest::newRow("no headers") << kType << "--" + kBoundary + "\r\n" + kEnd;
    QTest::newRow("encoded")
        << kType
        << field("action", "A").replace("\r\n\r\n", "\r\nContent-Transfer-Encoding: base64\r\n\r\n")
               + kEnd;
    QTest::newRow("long action") << kType << field("action", QByteArray(101, 'a')) + kEnd;
}

void TestForm::damagedBodiesAreRefused()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    const auto form = decodeForm(type, body);
    QVERIFY(!form);
    QCOMPARE(form.error().code, ErrorCode::Invalid);
}

void TestForm::limitsAreKept()
{
    const QByteArray right = field("action", "A") + field("request", "<a/>") + kEnd;
    QVERIFY(decodeForm(kType, right, {right.size(), 2, 100}));
    QVERIFY(!decodeForm(kType, right, {right.size() - 1, 2, 100}));
    QVERIFY(!decodeForm(kType, right, {right.size(), 1, 100}));
    QVERIFY(!decodeForm(kType, right, {right.size(), 2, 20}));
    // Many partial delimiters cost no more than their length.
    const QByteArray many =
        field("action", "A") + QByteArray("--a1b2c3d4e5f60718x").repeated(50'000);
    QVERIFY(!decodeForm(kType, many));
}

void TestForm::aBoundaryThatStandsInTheMessageIsRefused()
{
    const Form form{QStringLiteral("A"), "<a>" + kBoundary + "</a>"};
    QVERIFY(!encode(form, kBoundary));
    QVERIFY(encode(form, "another0boundary"));
    QVERIFY(!encode(form, "short"));
    QVERIFY(!encode(form, "with\r\nline-break"));
}

void TestForm::faultsOfTheWayAreHeard()
{
    QCOMPARE(faultOf(400, transportFault(QStringLiteral("no\nsuch action"))),
             std::optional(QStringLiteral("no such action")));
    QCOMPARE(faultOf(401, "ERROR:wrong password"), std::optional(QStringLiteral("wrong password")));
    QCOMPARE(faultOf(200, "ERROR: hotel not known\n"),
             std::optional(QStringLiteral("hotel not known")));
    QCOMPARE(faultOf(502, ""), std::optional(QStringLiteral("HTTP 502")));
    QCOMPARE(faultOf(401, "<!DOCTYPE html><p>Sign in"), std::optional(QStringLiteral("HTTP 401")));
    QVERIFY(!faultOf(200, "<?xml version=\"1.0\"?><a/>"));
}

void TestForm::actionsAndVersionsHaveTheirNames()
{
    for (const Action a : {Action::Handshake, Action::FreeRooms, Action::RatePlans,
                           Action::BaseRates, Action::Read, Action::Acknowledge, Action::Push})
        QCOMPARE(actionOf(textOf(a)), std::optional(a));
    QCOMPARE(textOf(Action::FreeRooms), QStringLiteral("OTA_HotelInvCountNotif:FreeRooms"));
    QVERIFY(!actionOf(u"OTA_HotelAvailNotif:FreeRooms"));
    QCOMPARE(versionOf(u"2022-10"), std::optional(Version::V2022_10));
    QVERIFY(!versionOf(u"2018-10"));
}

QTEST_APPLESS_MAIN(TestForm)
#include "test_form.moc"
