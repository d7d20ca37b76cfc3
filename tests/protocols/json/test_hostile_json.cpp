// SPDX-License-Identifier: GPL-3.0-or-later
// Hostile JSON is refused before it uses resources.
#include "protocols/fuzz/resources.h"
#include "protocols/json/document.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols;

class TestHostileJson : public QObject {
    Q_OBJECT

private slots:
    void isRefusedCheaply_data();
    void isRefusedCheaply();
};

void TestHostileJson::isRefusedCheaply_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &text) { QTest::newRow(name) << text; };
    const QByteArray megabyte(1'000'000, 'x');
    row("100,000 levels of arrays", QByteArray(100'000, '[') + QByteArray(100'000, ']'));
    row("100,000 levels that do not end", QByteArray(100'000, '['));
    row("100,000 levels of objects", QByteArray("{\"a\":").repeated(100'000));
    row("500,000 values", '[' + QByteArray("0,").repeated(499'999) + "0]");
    row("more than a megabyte", '[' + QByteArray(2 << 20, ' ') + ']');
    row("a text of a megabyte", "{\"a\":\"" + megabyte + "\"}");
    row("a key of a megabyte", "{\"" + megabyte + "\":1}");
    row("a number of a megabyte", "[1" + QByteArray(1'000'000, '0') + "]");
    row("a key twice", R"({"rooms":1,"rooms":2})");
    row("a key twice, spelled otherwise", R"({"rooms":1,"ro\u006fms":2})");
    QByteArray keys = "{";
    for (int i = 0; i < 60'000; ++i) keys += "\"k" + QByteArray::number(i) + "\":0,";
    row("60,000 keys, the first one again", keys + "\"k0\":1}");
    row("half a surrogate", R"(["\ud800"])");
    row("bad UTF-8", "[\"\xc3\x28\"]");
    row("UTF-16", QByteArray("\xff\xfe[\0]\0", 6));
    row("a byte order mark", "\xef\xbb\xbf[]");
    row("a byte of zero", QByteArray("[\"\0\"]", 5));
    row("not a number", "[NaN]");
    row("a leading zero", "[01]");
    row("a comment", "[1/* */]");
    row("a comma too many", "[1,]");
    row("two documents", "[] []");
    row("nothing", "");
}

/// At most 10 ms of CPU time and 16 MB each, without a sanitizer.
void TestHostileJson::isRefusedCheaply()
{
    QFETCH(QByteArray, text);
    bool refused = true;
    const tests::Cost cost =
        tests::costOf([&] { refused = !json::Document::parse(text) && refused; });
    QVERIFY(refused);
    qInfo("%lld us, %lld KB", cost.micros, cost.bytes / 1024);
    if (tests::sanitized()) return;
    QVERIFY(cost.micros <= 10'000);
    QVERIFY(cost.bytes <= 16ll << 20);
}

QTEST_GUILESS_MAIN(TestHostileJson)
#include "test_hostile_json.moc"
