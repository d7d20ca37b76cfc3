// SPDX-License-Identifier: GPL-3.0-or-later
// Revisions that are not JSON, or unusual JSON: they hide no others, and are kept unchanged.
#include "protocols/ota_json/revision.h"
#include "support/outside.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols::ota_json;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

QByteArray golden(const char *name)
{
    return tests::sourceBytes(q("tests/protocols/ota_json/goldens/%1.json").arg(q(name)));
}

}  // namespace

class TestBrokenRevisions : public QObject {
    Q_OBJECT

private slots:
    void oneThatIsNoJsonDoesNotHideTheOthers_data();
    void oneThatIsNoJsonDoesNotHideTheOthers();
    void textsAndNumbersThatWeDoNotReadAreNoObstacle_data();
    void textsAndNumbersThatWeDoNotReadAreNoObstacle();
    void aWebhookThatIsNoJsonIsKept();
    void aPageThatCannotBeCutIsRefusedInWords();
};

void TestBrokenRevisions::oneThatIsNoJsonDoesNotHideTheOthers_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const QByteArray note = "Late arrival.";
    QTest::newRow("bad UTF-8") << note << QByteArray("\xc3\x28");
    QTest::newRow("a byte of zero") << note << QByteArray("a\0b", 3);
    QTest::newRow("a line break in a text") << note << QByteArray("a\nb");
    QTest::newRow("an unknown escape") << note << QByteArray("\\q");
    QTest::newRow("not a number") << QByteArray("\"amount\": \"474.00\"")
                                  << QByteArray("\"amount\": NaN");
    QTest::newRow("a key twice") << QByteArray("\"status\": \"new\"")
                                 << QByteArray("\"status\": \"new\", \"status\": \"new\"");
    QTest::newRow("a text of five megabytes") << note << QByteArray(5 << 20, 'x');
    QTest::newRow("40 levels") << QByteArray("\"currency\": \"EUR\"")
                               << QByteArray("\"x\": ") + QByteArray(40, '[') + QByteArray(40, ']');
}

/// It waits for review unchanged, under the ids that can be read from it.
void TestBrokenRevisions::oneThatIsNoJsonDoesNotHideTheOthers()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QByteArray body = golden("feed");
    QVERIFY(body.contains(before));
    body.replace(body.indexOf(before), before.size(), after);
    const auto page = decodeFeed(body);
    QVERIFY2(page, qPrintable(page ? QString() : page.error().text()));
    QCOMPARE(page->items.size(), size_t(2));
    QCOMPARE(page->total, 2);
    const FeedItem &wrong = page->items[0];
    QVERIFY(!wrong.revision);
    QVERIFY2(wrong.revision.error().field.startsWith(q("data[0]")),
             qPrintable(wrong.revision.error().field));
    QCOMPARE(wrong.id, q("rev-1"));
    QCOMPARE(wrong.booking, q("bk-900"));
    QVERIFY(wrong.raw.contains(after) && body.contains(wrong.raw));
    QVERIFY(page->items[1].revision);
    QCOMPARE(page->items[1].id, q("rev-2"));
    const FeedItem again = decodeItem(wrong.raw);
    QVERIFY(!again.revision);
    QCOMPARE(again.booking, wrong.booking);
}

void TestBrokenRevisions::textsAndNumbersThatWeDoNotReadAreNoObstacle_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("comment");
    const QByteArray note = "Late arrival.";
    const QString rest = q("\nTwo \"cots\", please");
    const QString same = q("Late arrival.") + rest;
    const auto member = [](const QByteArray &value) {
        return "\"x\": " + value + ", \"currency\"";
    };
    QTest::newRow("the first half of a pair")
        << note << QByteArray("See you \\ud83d") << q("See you \uFFFD") + rest;
    QTest::newRow("the second half of a pair")
        << note << QByteArray("\\ude00!") << q("\uFFFD!") + rest;
    QTest::newRow("halves the wrong way round")
        << note << QByteArray("\\ude00\\ud83d") << q("\uFFFD\uFFFD") + rest;
    QTest::newRow("a pair beside a half")
        << note << QByteArray("\\ud83d\\ude00\\ud83d")
        << QString::fromUtf8("\xF0\x9F\x98\x80") + q("\uFFFD") + rest;
    QTest::newRow("a backslash before what looks like one")
        << note << QByteArray("\\\\ud83d \\ud83d") << q("\\ud83d \uFFFD") + rest;
    const QByteArray currency = "\"currency\"";
    QTest::newRow("a text of 70 KiB")
        << currency << member('"' + QByteArray(70 << 10, 'x') + '"') << same;
    QTest::newRow("an integer of 65 bits") << currency << member("18446744073709551616") << same;
    QTest::newRow("an integer of 100 digits") << currency << member(QByteArray(100, '9')) << same;
    QTest::newRow("a number beyond a double") << currency << member("-1.5e999") << same;
}

/// https://github.com/nst/JSONTestSuite lists them as "i_": accepting them is optional for a
/// parser.
void TestBrokenRevisions::textsAndNumbersThatWeDoNotReadAreNoObstacle()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, comment);
    QByteArray body = golden("feed");
    body.replace(body.indexOf(before), before.size(), after);
    const auto page = decodeFeed(body);
    QVERIFY2(page, qPrintable(page ? QString() : page.error().text()));
    const FeedItem &item = page->items[0];
    QVERIFY2(item.revision, qPrintable(item.revision ? QString() : item.revision.error().text()));
    QCOMPARE(item.revision->reservation.comment, comment);
    QCOMPARE(*item.revision->reservation.total.afterTax, 47400);
    QCOMPARE(*item.revision->reservation.stays[0].rates[1].amount.afterTax, 11850);
    QVERIFY(item.raw.contains(after));
}

void TestBrokenRevisions::aWebhookThatIsNoJsonIsKept()
{
    const QByteArray body = golden("webhook").replace("\"modified\"", "\"\xff\"");
    const auto hook = decodeWebhook(body);
    QVERIFY2(hook, qPrintable(hook ? QString() : hook.error().text()));
    QVERIFY(hook->item && !hook->item->revision);
    QCOMPARE(hook->item->id, q("rev-3"));
    QVERIFY(!hook->item->booking.isEmpty());
    QVERIFY(hook->item->raw.contains('\xff'));
}

void TestBrokenRevisions::aPageThatCannotBeCutIsRefusedInWords()
{
    QByteArray cut = golden("feed");
    cut.chop(40);
    for (const QByteArray &body :
         {cut, QByteArray(), QByteArray("<html>"), QByteArray("[]"), QByteArray("{\"data\":{}}"),
          QByteArray("{\"data\":[{}],\"data\":[]}"), QByteArray("{\"data\":[{}]} x"),
          QByteArray("{\"data\":[{]}"),
          "{\"data\":[" + QByteArray("{},").repeated(2000) + "{}]}"}) {
        const auto page = decodeFeed(body);
        QVERIFY2(!page && !page.error().text().isEmpty(), body.left(60).constData());
    }
}

QTEST_APPLESS_MAIN(TestBrokenRevisions)
#include "test_broken_revisions.moc"
