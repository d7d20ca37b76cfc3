// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes are refused or decoded, and decoded messages stay the same after encoding.
#include "protocols/alpinebits/form.h"
#include "protocols/alpinebits/handshake.h"
#include "protocols/alpinebits/messages.h"
#include "protocols/alpinebits/rules.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols::alpinebits;

namespace {

/// Every decoder reads the input; only the one with its root may succeed. The first encoding may
/// lose details (a status that no version has, a text too long for the schema), but further ones
/// are stable.
tests::Checked check(const QByteArray &input)
{
    tests::Checked out;
    for (const tests::AlpineMessage &message : tests::alpineMessages()) {
        if (!input.contains(message.root.toLatin1())) continue;
        const auto written = message.rewrite(input, Version::V2024_10);
        if (!written) continue;
        out.understood = true;
        const auto again = message.rewrite(*written, Version::V2024_10);
        if (!again || *again != *written) {
            out.wrong = QStringLiteral("it changes: %1\n%2")
                            .arg(again ? QString::fromUtf8(*again) : again.error().text(),
                                 QString::fromUtf8(*written));
        }
    }
    if (const auto rooms = decodeFreeRooms(input)) violations(*rooms);
    if (const auto plans = decodeRatePlans(input)) violations(*plans);
    return out;
}

tests::Checked checkForm(const QByteArray &input)
{
    const QByteArray boundary = "a1b2c3d4e5f60718";
    const auto form = decodeForm("multipart/form-data; boundary=" + boundary, input);
    if (!form) return {};
    const auto written = encode(*form, "0123456789abcdef0");
    if (!written) return {true, {}};
    const auto again = decodeForm(written->contentType, written->body);
    const bool same = again && *again == *form;
    return {true, same ? QString() : QStringLiteral("the form changes")};
}

}  // namespace

class FuzzAlpineBitsTest : public QObject {
    Q_OBJECT

private slots:
    void messages();
    void forms();
};

void FuzzAlpineBitsTest::messages()
{
    const tests::FuzzedCodec codec{
        QStringLiteral("alpinebits"),
        tests::goldenFiles(QStringLiteral("alpinebits/goldens"), QStringLiteral("*.xml")), check};
    const QString wrong = tests::fuzz(codec, tests::fuzzSeconds(tests::soaking()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void FuzzAlpineBitsTest::forms()
{
    const auto form =
        encode({QStringLiteral("OTA_Read:GuestRequests"), tests::alpineGolden("read")},
               "a1b2c3d4e5f60718");
    const tests::FuzzedCodec codec{QStringLiteral("alpinebits_form"), {form->body}, checkForm};
    constexpr double kShare = 0.2;
    const QString wrong = tests::fuzz(codec, tests::fuzzSeconds(tests::soaking()) * kShare);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QTEST_GUILESS_MAIN(FuzzAlpineBitsTest)
#include "test_fuzz_alpinebits.moc"
