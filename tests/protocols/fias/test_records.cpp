// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/dialogue.h"
#include "protocols/fias/framing.h"
#include "protocols/fias/record.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::protocols::fias;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

Result<Record> read(const char *text, Charset charset = Charset::Utf8)
{
    return decode(QByteArrayView(text), charset);
}

Guest guestNamed(const QString &name)
{
    Guest g;
    g.room = q("1");
    g.reservation = q("2");
    g.name = name;
    return g;
}

/// The name as the peer decodes it.
QByteArray wire(const QString &name, Charset charset)
{
    const QByteArray all = encode(GuestIn{guestNamed(name), false}, charset);
    const qsizetype from = all.indexOf("GN") + 2;
    return all.mid(from, all.indexOf('|', from) - from);
}

std::optional<Stamp> anyStamp()
{
    if (!*rc::gen::arbitrary<bool>()) return std::nullopt;
    return Stamp{Night(*rc::gen::inRange(11'000, 47'000)), *rc::gen::inRange(0, 86'400)};
}

QString anyNumber()
{
    const auto text = *rc::gen::nonEmpty(
        rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123456789ABC-/ "))));
    return QString::fromStdString(text.substr(0, 32));
}

/// Texts that both charsets can represent.
QString anyText()
{
    const auto points = *rc::gen::container<std::u32string>(
        rc::gen::elementOf(std::u32string(U"abcXYZ äöüßéñÿ'-./#")));
    return QString::fromUcs4(points.data(), qsizetype(points.size())).left(200);
}

Guest anyGuest()
{
    Guest g;
    g.room = anyNumber();
    g.reservation = anyNumber();
    g.name = anyText();
    g.firstName = anyText();
    g.language = *rc::gen::element(q(""), q("EA"));
    if (*rc::gen::arbitrary<bool>()) g.arrival = Night(*rc::gen::inRange(11'000, 40'000));
    if (*rc::gen::arbitrary<bool>()) g.departure = g.arrival.value_or(Night(11'000)) + 3;
    if (*rc::gen::arbitrary<bool>()) g.shares = *rc::gen::arbitrary<bool>();
    g.when = anyStamp();
    return g;
}

Record anyRecord()
{
    const auto when = anyStamp();
    switch (*rc::gen::inRange(0, 13)) {
    case 0: return LinkStart{when};
    case 1: return LinkDescription{when, anyText(), q("WW")};
    case 2: return LinkRecord{q("GI"), {q("RN"), q("G#")}};
    case 3: return LinkAlive{when};
    case 4: return LinkEnd{when};
    case 5: return GuestIn{anyGuest(), *rc::gen::arbitrary<bool>()};
    case 6: return GuestOut{anyGuest(), *rc::gen::arbitrary<bool>()};
    case 7: return GuestChange{anyGuest(), *rc::gen::element(q(""), q("101"))};
    case 8: return RoomStatus{anyNumber(), RoomState(*rc::gen::inRange(1, 7)), when};
    case 9: return ResyncRequest{when};
    case 10: return ResyncStart{when};
    case 11: return ResyncEnd{when};
    default: return Other{q("PS")};
    }
}

}  // namespace

class TestRecords : public QObject {
    Q_OBJECT

private slots:
    void goldenRecordsAreWrittenAsTheyWereRead();
    void fieldsAreUnderstood();
    void whatIsWrittenIsReadBack();
    void wrongRecordsAreRefusedWithTheirField_data();
    void wrongRecordsAreRefusedWithTheirField();
    void namesKeepToTheCharset();
    void aBarInANameEndsNoField();
};

void TestRecords::goldenRecordsAreWrittenAsTheyWereRead()
{
    const QStringList lines = tests::fiasGolden(q("records"));
    QCOMPARE(lines.size(), 14);
    for (const QString &line : lines) {
        for (const Charset charset : {Charset::Utf8, Charset::Latin1}) {
            const QByteArray bytes = charset == Charset::Utf8 ? line.toUtf8() : line.toLatin1();
            const auto record = decode(bytes, charset);
            QVERIFY2(record, qPrintable(record ? line : record.error().text()));
            QCOMPARE(idOf(*record), line.left(2));
            QCOMPARE(encode(*record, charset), framed(bytes));
        }
    }
}

void TestRecords::fieldsAreUnderstood()
{
    const auto in = read("GI|RN204|G#90001|GNMüller|GFMarie|GLGE|GA160712|GD160716|GSN|SFY|"
                         "DA160714|TI101500|A0whatever|");
    QVERIFY(in);
    const GuestIn got = std::get<GuestIn>(*in);
    QCOMPARE(got.guest.room, q("204"));
    QCOMPARE(got.guest.reservation, q("90001"));
    QCOMPARE(got.guest.name, q("Müller"));
    QCOMPARE(got.guest.firstName, q("Marie"));
    QCOMPARE(got.guest.language, q("GE"));
    QCOMPARE(got.guest.arrival->iso(), q("2016-07-12"));
    QCOMPARE(got.guest.departure->iso(), q("2016-07-16"));
    QCOMPARE(got.guest.shares, std::optional<bool>(false));
    QVERIFY(got.swap);
    QVERIFY(got.guest.when == (Stamp{Night::of(2016, 7, 14), 10 * 3600 + 900}));
    const GuestChange moved = std::get<GuestChange>(*read("GC|RN102|RO101|G#7|"));
    QVERIFY(moved.isMove());
    QCOMPARE(moved.oldRoom, q("101"));
    QVERIFY(!std::get<GuestChange>(*read("GC|RN102|RO102|G#7|")).isMove());
    QVERIFY(std::get<RoomStatus>(*read("RE|RN1|RS6")).state == RoomState::InspectedOccupied);
    QVERIFY(std::get<Other>(*read("PS|P#1|")).id == q("PS"));
    // A date without a time is no timestamp; the last bar may be missing.
    QVERIFY(!std::get<LinkStart>(*read("LS|DA160714")).when);
}

void TestRecords::whatIsWrittenIsReadBack()
{
    QVERIFY(rc::check([] {
        const Record record = anyRecord();
        for (const Charset charset : {Charset::Utf8, Charset::Latin1}) {
            const QByteArray bytes = encode(record, charset);
            RC_ASSERT(bytes.startsWith(kStx) && bytes.endsWith(kEtx));
            const auto back = decode(bytes.mid(1, bytes.size() - 2), charset);
            RC_ASSERT(back.has_value());
            RC_ASSERT(*back == record);
        }
    }));
}

void TestRecords::wrongRecordsAreRefusedWithTheirField_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &text, const char *says) {
        QTest::newRow(name) << text << q(says);
    };
    row("empty", "", "FIAS: \"\" does not begin with a two-letter record ID");
    row("one letter", "G|", "FIAS: \"G\" does not begin with a two-letter record ID");
    row("no room", "GI|G#1|", "GI.RN: is missing");
    row("empty room", "GI|RN|G#1|", "GI.RN: is missing");
    row("no reservation", "GO|RN1|", "GO.G#: is missing");
    row("room twice", "GI|RN1|RN2|G#1|", "GI.RN: appears more than once");
    row("no such day", "GI|RN1|G#1|GA160231|",
        "GI.GA: \"160231\" is not a date; expected YYMMDD, e.g. 160714");
    row("eight digits", "GI|RN1|G#1|GD20160714|",
        "GI.GD: \"20160714\" is not a date; expected YYMMDD, e.g. 160714");
    row("end before start", "GI|RN1|G#1|GA160714|GD160713|", "GI.GD: is before 2016-07-14");
    row("neither yes nor no", "GI|RN1|G#1|GSX|", "GI.GS: \"X\" is neither Y nor N");
    row("no such time", "LS|DA160714|TI246000|",
        "LS.TI: \"246000\" is not a time; expected HHMMSS, e.g. 080000");
    row("no such state", "RE|RN1|RS7|", "RE.RS: \"7\" is not valid; use one of 1-6");
    row("no state", "RE|RN1|", "RE.RS: is missing");
    row("odd codes", "LR|RIGI|FLRNG|", "LR.FL: must be field codes of two letters each");
    row("no kind", "LD|V#1|", "LD.IF: is missing");
    row("one-letter field", "GI|RN1|G|", "GI.G: does not begin with a two-letter field code");
    row("empty field", "GI||RN1|", "GI: does not begin with a two-letter field code");
    row("room in letters of others", "GI|RN\xc3\xa4|G#1|",
        "GI.RN: \"\xc3\x83\xc2\xa4\" is not 1 to 32 printable ASCII characters");
    row("control characters", "GI|RN1|G#1|GNa\x1b[2J|", "GI.GN: contains control characters");
    row("long name", "GI|RN1|G#1|GN" + QByteArray(201, 'a') + "|",
        "GI.GN: has 201 characters; the maximum is 200");
    QByteArray many = "GI|";
    for (int i = 0; i < 65; ++i) many += QByteArray(1, char('0' + i)) + "x|";
    row("too many fields", many, "GI: has more than 64 fields");
}

void TestRecords::wrongRecordsAreRefusedWithTheirField()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const auto record = decode(text, Charset::Utf8);
    QVERIFY(!record);
    QCOMPARE(record.error().text(), says);
}

void TestRecords::namesKeepToTheCharset()
{
    QCOMPARE(wire(q("Müller"), Charset::Latin1), QByteArray("M\xfcller"));
    QCOMPARE(wire(q("Müller"), Charset::Utf8), QByteArray("M\xc3\xbcller"));
    QCOMPARE(wire(q("Dvořák Łukasz"), Charset::Latin1), QByteArray("Dvor\xe1k ?ukasz"));
    QCOMPARE(wire(q("山田 😀"), Charset::Latin1), QByteArray("?? ?"));
    QCOMPARE(wire(q("山田 😀"), Charset::Utf8), q("山田 😀").toUtf8());
    QCOMPARE(std::get<GuestIn>(*read("GI|RN1|G#1|GNM\xfcller|", Charset::Latin1)).guest.name,
             q("Müller"));
    // Declared as UTF-8, but invalid.
    QCOMPARE(std::get<GuestIn>(*read("GI|RN1|G#1|GNM\xfcller|")).guest.name, q("Müller"));
}

void TestRecords::aBarInANameEndsNoField()
{
    QCOMPARE(wire(q("A|RN999|B"), Charset::Utf8), QByteArray("A/RN999/B"));
    QCOMPARE(wire(q("A\x03\x02GO\r\n\tB"), Charset::Latin1), QByteArray("A  GO   B"));
    QCOMPARE(wire(QString(500, u'x'), Charset::Utf8).size(), 200);
}

QTEST_APPLESS_MAIN(TestRecords)
#include "test_records.moc"
