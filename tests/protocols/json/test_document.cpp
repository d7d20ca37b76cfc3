// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/json/document.h"
#include "protocols/json/writer.h"
#include "support/environment.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::protocols;
using json::Document;

namespace {

QByteArray nested(int levels)
{
    return QByteArray(levels, '[') + QByteArray(levels, ']');
}

Error refusal(const QByteArray &text, const json::Limits &limits = {})
{
    const auto read = Document::parse(text, limits);
    return read ? Error{} : read.error();
}

const Currency kEuro = *Currency::make(QStringLiteral("EUR"));

/// The value of "a" read as money, or the error.
QString money(const QByteArray &value, const Currency &currency = kEuro)
{
    const auto read = Document::parse("{\"a\":" + value + "}");
    if (!read) return read.error().text();
    const auto amount = read->root()["a"].money(currency);
    return amount ? amount->plain() : amount.error().text();
}

/// Whether a tree of Qt's equals ours.
bool same(const json::Value &ours, const QJsonValue &theirs)
{
    switch (ours.kind()) {
    case json::Kind::Null: return theirs.isNull();
    case json::Kind::Boolean: return theirs.isBool() && *ours.boolean() == theirs.toBool();
    case json::Kind::Number: return theirs.isDouble();
    case json::Kind::Text: return theirs.isString();
    case json::Kind::Array: {
        const QJsonArray array = theirs.toArray();
        json::Value v = ours.first();
        for (const auto &t : array) {
            if (!same(v, t)) return false;
            v = v.next();
        }
        return ours.size() == array.size();
    }
    case json::Kind::Object: {
        const QJsonObject object = theirs.toObject();
        for (json::Value v = ours.first(); v.kind() != json::Kind::Missing; v = v.next())
            if (!object.contains(v.key()) || !same(v, object[v.key()])) return false;
        return ours.size() == object.size();
    }
    default: return false;
    }
}

}  // namespace

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void textThatIsNoJsonIsRefused_data();
    void textThatIsNoJsonIsRefused();
    void aKeyThatIsThereTwiceIsRefused();
    void limitsAreKept();
    void errorsNameThePath();
    void moneyNeverPassesThroughADouble();
    void wholeNumbersAreExact();
    void datesAndTimesAreReadStrictly();
    void whatIsWrittenIsReadBack();
    void damagedTextIsReadAsQtReadsItOrRefused();
    void aTreeSurvivesItsMove();
};

void TestDocument::textThatIsNoJsonIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    const QList<QByteArray> wrong = {"",
                                     " ",
                                     "1",
                                     "\"a\"",
                                     "null",
                                     "[",
                                     "]",
                                     "{",
                                     "[1,]",
                                     "[,1]",
                                     "[1 2]",
                                     "{\"a\":1,}",
                                     "{\"a\"}",
                                     "{\"a\":}",
                                     "{a:1}",
                                     "{'a':1}",
                                     "{1:1}",
                                     "[01]",
                                     "[1.]",
                                     "[.5]",
                                     "[+1]",
                                     "[-]",
                                     "[1e]",
                                     "[NaN]",
                                     "[Infinity]",
                                     "[nul]",
                                     "[True]",
                                     "[1e999]",
                                     "[123456789012345678901234]",
                                     "[\"\\x\"]",
                                     "[\"\\u12\"]",
                                     "[\"\\ud800\"]",
                                     "[\"\\udc00\\ud800\"]",
                                     "[\"a\nb\"]",
                                     "[\"a",
                                     "[1]x",
                                     "[1][2]",
                                     "[1]//",
                                     "/**/[1]",
                                     "[\"\xff\"]",
                                     "[\"\xc0\x80\"]",
                                     "[\"\xed\xa0\x80\"]",
                                     "\xEF\xBB\xBF[1]",
                                     QByteArray("[\0]", 3),
                                     QByteArray("[1]\0", 4),
                                     QByteArray("[\"\0\"]", 5),
                                     "\xff\xfe[\0]\0"};
    for (int i = 0; i < wrong.size(); ++i)
        QTest::addRow("%d %s", i, wrong[i].toPercentEncoding().constData()) << wrong[i];
}

void TestDocument::textThatIsNoJsonIsRefused()
{
    QFETCH(QByteArray, text);
    const Error error = refusal(text);
    QCOMPARE(error.code, ErrorCode::Invalid);
    QVERIFY(!error.reason.isEmpty());
}

void TestDocument::aKeyThatIsThereTwiceIsRefused()
{
    QCOMPARE(refusal("{\"a\":1,\"a\":1}").field, QStringLiteral("a"));
    QCOMPARE(refusal("{\"b\":[{\"a\":1,\"\\u0061\":2}]}").field, QStringLiteral("a"));
    QVERIFY(Document::parse("{\"a\":{\"a\":1},\"A\":[{\"a\":1},{\"a\":1}]}"));
    QByteArray many = "{";
    for (int i = 0; i < 999; ++i) many += "\"k" + QByteArray::number(i) + "\":0,";
    QVERIFY(Document::parse(many + "\"k\":0}"));
    QCOMPARE(refusal(many + "\"k517\":0}").field, QStringLiteral("k517"));
    QVERIFY(!Document::parse(many + "\"k\":0,\"l\":0}"));
}

void TestDocument::limitsAreKept()
{
    const json::Limits limits{100, 4, 10, 20};
    QVERIFY(Document::parse(nested(4), limits));
    QCOMPARE(refusal(nested(5), limits).code, ErrorCode::Invalid);
    QVERIFY(refusal(nested(100'000), {1 << 20, 64, 10, 20}).reason.contains(u"64"));
    QVERIFY(Document::parse("[1,2,3,4,5,6,7,8,9]", limits));
    QVERIFY(refusal("[1,2,3,4,5,6,7,8,9,10]", limits).reason.contains(u"10"));
    QVERIFY(Document::parse("[\"" + QByteArray(20, 'x') + "\"]", limits));
    QVERIFY(refusal("[\"" + QByteArray(21, 'x') + "\"]", limits).reason.contains(u"21"));
    QVERIFY(refusal("{\"" + QByteArray(21, 'x') + "\":1}", limits).reason.contains(u"21"));
    QVERIFY(refusal("[\"" + QByteArray(100, 'x') + "\"]", limits).reason.contains(u"KiB"));
}

void TestDocument::errorsNameThePath()
{
    const auto read = Document::parse(
        R"({"values":[{},{},{},{"date_from":"2016-13-01","rooms":[{"n":1.5}]}],"s":""})");
    QVERIFY(read);
    const json::Value root = read->root();
    json::Value item = root["values"].first();
    for (int i = 0; i < 3; ++i) item = item.next();
    QCOMPARE(item["date_from"].night().error().text(),
             QStringLiteral("values[3].date_from: \"2016-13-01\" is not a date; expected "
                            "YYYY-MM-DD, e.g. 2016-07-14"));
    QCOMPARE(item["date_to"].night().error().text(),
             QStringLiteral("values[3].date_to: is missing"));
    QCOMPARE(item["rooms"].first()["n"].count(0, 9).error().field,
             QStringLiteral("values[3].rooms[0].n"));
    QCOMPARE(item["rooms"].object().error().text(),
             QStringLiteral("values[3].rooms: must be an object"));
    QCOMPARE(root["values"].array(3).error().text(),
             QStringLiteral("values: has 4 entries; the maximum is 3"));
    QCOMPARE(root["s"].text(5, 1).error().text(), QStringLiteral("s: must not be empty"));
    QCOMPARE(root["none"].text(5).error().text(), QStringLiteral("none: is missing"));
    QCOMPARE(root["values"]["x"].text(5).error().field, QStringLiteral("values.x"));
}

void TestDocument::moneyNeverPassesThroughADouble()
{
    QCOMPARE(money("\"118.50\""), QStringLiteral("118.50"));
    QCOMPARE(money("\"118\""), QStringLiteral("118.00"));
    QCOMPARE(money("118.5"), QStringLiteral("118.50"));
    QCOMPARE(money("-0.05"), QStringLiteral("-0.05"));
    QCOMPARE(money("\"90071992547409.93\""), QStringLiteral("90071992547409.93"));
    // As a double this would be ...992.00.
    QCOMPARE(money("90071992547409.93"), QStringLiteral("90071992547409.93"));
    QCOMPARE(money("\"1.230\""), QStringLiteral("1.23"));
    for (const char *wrong : {"11850", "\"1.234\"", "1.234", "\"1,50\"", "\"\"", "1e2", "\"1e2\"",
                              "true", "null", "[]", "\"99999999999999999999\"", "\"EUR 5\""})
        QVERIFY2(money(wrong).startsWith(QStringLiteral("a: ")), wrong);
    const Currency yen = *Currency::make(QStringLiteral("JPY"));
    QCOMPARE(money("\"11850\"", yen), QStringLiteral("11850"));
    QVERIFY(money("\"118.5\"", yen).startsWith(u'a'));
}

void TestDocument::wholeNumbersAreExact()
{
    const auto read = Document::parse(
        R"([9223372036854775807, -9223372036854775808, 9223372036854775808, 3.0, 3e2, "3", -0])");
    QVERIFY(read);
    constexpr qint64 least = std::numeric_limits<qint64>::min();
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    QList<Result<qint64>> got;
    for (json::Value v = read->root().first(); v.kind() != json::Kind::Missing; v = v.next())
        got.append(v.integer(least, most));
    QCOMPARE(*got[0], most);
    QCOMPARE(*got[1], least);
    for (int i = 2; i < 6; ++i) QVERIFY2(!got[i], qPrintable(QString::number(i)));
    QCOMPARE(*got[6], 0);
    QVERIFY(read->root().first().count(0, 5).error().reason.contains(u"between 0 and 5"));
}

void TestDocument::datesAndTimesAreReadStrictly()
{
    const auto read = Document::parse(
        R"(["2016-02-29","2015-02-29","2016-2-9","2016-02-29T00:00:00Z","16-02-29",20160229,
            "2016-02-29T12:00:00+02:00","2016-02-29T12:00:00","2016-02-29 12:00:00Z"])");
    QVERIFY(read);
    std::vector<json::Value> v;
    for (json::Value e = read->root().first(); e.kind() != json::Kind::Missing; e = e.next())
        v.push_back(e);
    QCOMPARE(v[0].night()->iso(), QStringLiteral("2016-02-29"));
    for (size_t i = 1; i < 6; ++i) QVERIFY(!v[i].night());
    const qint64 ten = QDateTime(QDate(2016, 2, 29), QTime(10, 0), Qt::UTC).toMSecsSinceEpoch();
    QCOMPARE(v[6].instant()->micros, ten * 1000);
    QCOMPARE(v[7].instant()->micros, (ten + 7'200'000) * 1000);
    QVERIFY(!v[8].instant());
    QVERIFY(!v[0].instant());
}

void TestDocument::whatIsWrittenIsReadBack()
{
    QVERIFY(rc::check([] {
        const auto points = *rc::gen::container<std::vector<char32_t>>(rc::gen::oneOf(
            rc::gen::inRange<char32_t>(1, 0x100), rc::gen::inRange<char32_t>(0xE000, 0x10FFFF)));
        const QString text = QString::fromUcs4(points.data(), qsizetype(points.size()));
        const qint64 number = *rc::gen::arbitrary<qint64>();
        const Night night(*rc::gen::inRange(0, 40'000));
        json::Writer w;
        w.beginObject();
        w.key("text").text(text);
        w.key(text + u'k').number(number);
        w.key("list").beginArray();
        w.boolean(true);
        w.null();
        w.night(night);
        w.amount(Money{number, kEuro});
        w.endArray();
        w.endObject();
        const QByteArray bytes = w.take();
        const QJsonObject theirs = QJsonDocument::fromJson(bytes).object();
        RC_ASSERT(theirs[QStringLiteral("text")].toString() == text);
        const auto ours = Document::parse(bytes);
        RC_ASSERT(ours.has_value());
        const json::Value list = ours->root()["list"];
        RC_ASSERT(*list.first().boolean());
        RC_ASSERT(*list.first().next().next().night() == night);
        if (std::abs(number) < 1'000'000'000'000'000) {
            RC_ASSERT(list.first().next().next().next().money(kEuro)->minor == number);
        }
        RC_ASSERT(*ours->root().first().next().integer(number, number) == number);
    }));
}

void TestDocument::damagedTextIsReadAsQtReadsItOrRefused()
{
    const QByteArray whole =
        R"({"values":[{"id":"a\u00e9\n","n":-12.5e3,"t":true,"x":null,"o":{"p":[1,2,[]]}}]})";
    QVERIFY(rc::check([&whole] {
        QByteArray text = whole;
        const int changes = *rc::gen::inRange(1, 4);
        for (int i = 0; i < changes; ++i) {
            const auto at = *rc::gen::inRange<int>(0, int(text.size()));
            const char byte = *rc::gen::elementOf(std::string("{}[]\",:0123.eE+-tfn\\ u\x80\xc3"));
            switch (*rc::gen::inRange(0, 3)) {
            case 0: text[at] = byte; break;
            case 1: text.insert(at, byte); break;
            default: text.remove(at, 1);
            }
        }
        const auto ours = Document::parse(text);
        if (!ours) return;  // we refuse more than Qt: duplicate keys, lone surrogates
        QJsonParseError error;
        const QJsonDocument theirs = QJsonDocument::fromJson(text, &error);
        RC_ASSERT(error.error == QJsonParseError::NoError);
        RC_ASSERT(same(ours->root(), theirs.isArray() ? QJsonValue(theirs.array())
                                                      : QJsonValue(theirs.object())));
    }));
}

void TestDocument::aTreeSurvivesItsMove()
{
    auto read = Document::parse(R"({"a":["x"]})");
    QVERIFY(read);
    const json::Value value = read->root()["a"].first();
    const Document moved = std::move(*read);
    QCOMPARE(*value.text(5), QStringLiteral("x"));
    QCOMPARE(moved.root()["a"].size(), 1);
}

QTEST_APPLESS_MAIN(TestDocument)
#include "test_document.moc"
