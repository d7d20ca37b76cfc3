// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes are refused or decoded, and decoded messages stay the same after encoding.
#include "protocols/fuzz/fuzz.h"
#include "protocols/ota_json/answer.h"
#include "protocols/ota_json/revision.h"
#include "protocols/ota_json/updates.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols::ota_json;

namespace {

const QString kFolder = QStringLiteral("ota_json/goldens");

void run(const QString &name, const char *seeds,
         std::function<tests::Checked(const QByteArray &)> check)
{
    constexpr int kCodecs = 5;
    const tests::FuzzedCodec codec{name, tests::goldenFiles(kFolder, QString::fromLatin1(seeds)),
                                   std::move(check)};
    const QString wrong = tests::fuzz(codec, tests::fuzzSeconds(tests::soaking()) / kCodecs);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

Result<std::vector<Revision>> revisions(const QByteArray &body)
{
    const auto page = decodeFeed(body);
    if (!page) return tl::unexpected<Error>(page.error());
    std::vector<Revision> out;
    for (const FeedItem &item : page->items)
        if (item.revision) out.push_back(*item.revision);
    return out;
}

Result<Revision> hooked(const QByteArray &body)
{
    const auto hook = decodeWebhook(body);
    if (!hook) return tl::unexpected<Error>(hook.error());
    if (!hook->item) return fail(ErrorCode::Invalid, {}, QStringLiteral("no booking"));
    return hook->item->revision;
}

}  // namespace

class FuzzOtaJsonTest : public QObject {
    Q_OBJECT

private slots:
    void availability();
    void restrictions();
    void feed();
    void webhook();
    void answer();
};

void FuzzOtaJsonTest::availability()
{
    run(QStringLiteral("ota_json_availability"), "avail*.json",
        tests::roundTrip(decodeAvailability, [](const std::vector<AvailabilityUpdate> &u) {
            return encode(std::span<const AvailabilityUpdate>(u));
        }));
}

void FuzzOtaJsonTest::restrictions()
{
    const Currency euro = *Currency::make(QStringLiteral("EUR"));
    run(QStringLiteral("ota_json_restrictions"), "restr*.json",
        tests::roundTrip([euro](const QByteArray &b) { return decodeRestrictions(b, euro); },
                         [](const std::vector<RestrictionUpdate> &u) {
                             return encode(std::span<const RestrictionUpdate>(u));
                         }));
}

void FuzzOtaJsonTest::feed()
{
    run(QStringLiteral("ota_json_feed"), "feed.json",
        tests::roundTrip(revisions, [](const std::vector<Revision> &r) {
            return encodeFeed(r, static_cast<int>(r.size()));
        }));
}

void FuzzOtaJsonTest::webhook()
{
    run(QStringLiteral("ota_json_webhook"), "webhook.json",
        tests::roundTrip(hooked, encodeWebhook));
}

void FuzzOtaJsonTest::answer()
{
    // The status belongs to the answer: a refused one is decoded with its own.
    const auto check = [](const QByteArray &body) -> tests::Checked {
        const auto first = decodeAnswer(200, body);
        if (!first) return {};
        const auto second = decodeAnswer(httpStatus(*first), encode(*first, Kind::Restrictions));
        if (!second) return {true, second.error().text()};
        return {true, *first == *second ? QString() : QStringLiteral("it changes")};
    };
    run(QStringLiteral("ota_json_answer"), "[prs]*.json", check);
}

QTEST_GUILESS_MAIN(FuzzOtaJsonTest)
#include "test_fuzz_ota_json.moc"
