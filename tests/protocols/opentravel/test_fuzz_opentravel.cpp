// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes are decoded or refused; decoded messages have the same meaning after encoding.
#include "protocols/fuzz/fuzz.h"
#include "protocols/opentravel/rules.h"
#include "protocols/opentravel/samples.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols::opentravel;

class FuzzOpenTravelTest : public QObject {
    Q_OBJECT

private slots:
    void anyBytesAreReadOrRefused();
};

namespace {

struct Understood {
    Message message;
    std::optional<Security> security;
    friend bool operator==(const Understood &, const Understood &) = default;
};

/// A message with problems is incomplete, so only messages without any are compared.
Result<Understood> understood(const QByteArray &bytes)
{
    auto decoded = decode(bytes);
    if (!decoded) return tl::unexpected(decoded.error());
    check(decoded->message);
    if (!decoded->problems.empty())
        return fail(core::ErrorCode::Invalid, {}, decoded->problems.front().text);
    return Understood{std::move(decoded->message), std::move(decoded->security)};
}

QByteArray written(const Understood &u)
{
    return encodeSoap(u.message, u.security);
}

}  // namespace

void FuzzOpenTravelTest::anyBytesAreReadOrRefused()
{
    std::vector<QByteArray> seeds =
        tests::goldenFiles(QStringLiteral("opentravel/goldens"), QStringLiteral("*.xml"));
    QVERIFY(seeds.size() >= 15);
    for (const QByteArray &wild :
         tests::goldenFiles(QStringLiteral("opentravel/wild"), QStringLiteral("*.xml")))
        seeds.push_back(wild);
    core::Random random(7);
    for (int i = 0; i < 40; ++i) seeds.push_back(encode(tests::randomMessage(random)));
    const tests::FuzzedCodec codec{QStringLiteral("opentravel"), seeds,
                                   tests::roundTrip(understood, written)};
    const QString wrong = tests::fuzz(codec, tests::fuzzSeconds(tests::soaking()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QTEST_GUILESS_MAIN(FuzzOpenTravelTest)
#include "test_fuzz_opentravel.moc"
