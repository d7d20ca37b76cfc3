// SPDX-License-Identifier: GPL-3.0-or-later
// Concurrent saves of several setups with one address, with a slow keychain.
#include "secrets/bound_secret.h"
#include "secrets/seal.h"
#include "secrets/secret_box.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::secrets;

namespace {

const QString kName = QStringLiteral("/srv/hotel.roomrack#1/payment");
const QString kGateway = QStringLiteral("https://api.gateway.example");

/// A store that answers on demand, in the order of the calls.
class SlowDrawer final : public Secrets {
public:
    State state() const override { return State::Ready; }
    void begin() override {}
    void get(const QString &name, QObject *, Found found) override { found(kept[name]); }
    void set(const QString &name, const QByteArray &secret, QObject *, Done done) override
    {
        asked_.push_back({[this, name, secret] { kept[name] = secret; }, std::move(done)});
    }
    void remove(const QString &name, QObject *, Done done) override
    {
        asked_.push_back({[this, name] { kept.erase(name); }, std::move(done)});
    }
    void unlock(const QString &, QObject *, Done) override {}
    void answerAll()
    {
        while (!asked_.empty()) {
            const Asked next = takeOne();
            next.what();
            next.done({});
        }
    }
    void refuseOne() { takeOne().done(fail(ErrorCode::NotSaved, {}, {})); }

    SecretMap kept;

private:
    struct Asked {
        std::function<void()> what;
        Done done;
    };
    Asked takeOne()
    {
        const Asked next = asked_.front();
        asked_.erase(asked_.begin());
        return next;
    }
    std::vector<Asked> asked_;
};

}  // namespace

class TestSecretSaves : public QObject {
    Q_OBJECT

private slots:
    void whatIsSavedOutlivesAnEarlierSaveThatWasGivenUp();
    void ofTwoThatAreBothGivenUpNothingStays();
    void whatMayBeInForceIsNotUndoneByAnEarlierOne();
};

/// The first save is abandoned before the keychain has answered; the second one succeeds.
void TestSecretSaves::whatIsSavedOutlivesAnEarlierSaveThatWasGivenUp()
{
    const auto givenUp = fail(ErrorCode::Cancelled, {}, {});
    for (const QByteArray had : {"", "old"}) {
        // Either one can be the last to be settled.
        for (const bool firstIsLast : {false, true}) {
            SlowDrawer store;
            SecretBox box(store);
            if (!had.isEmpty()) box.keep(kName, had, kGateway, this, [](const Result<void> &) {});
            store.answerAll();
            std::vector<SecretBox::Number> added;
            for (const char *secret : {"first", "second"}) {
                box.add(kName, secret, kGateway, this,
                        [&](const Result<SecretBox::Number> &n) { added.push_back(*n); });
            }
            store.answerAll();
            QCOMPARE(added.size(), size_t(2));
            if (!firstIsLast) box.settle(kName, kGateway, added[0], givenUp, this);
            box.settle(kName, kGateway, added[1], {}, this);
            if (firstIsLast) box.settle(kName, kGateway, added[0], givenUp, this);
            store.answerAll();
            QCOMPARE(box.get(kName, kGateway).value_or("none"), QByteArray("second"));
            QCOMPARE(store.kept[kName], toStored({"second", kGateway}));
        }
    }
}

/// Two are abandoned, saved or left unsettled in any order, and the store accepts or refuses them.
void TestSecretSaves::ofTwoThatAreBothGivenUpNothingStays()
{
    const auto givenUp = fail(ErrorCode::Cancelled, {}, {});
    for (const int last : {0, 1, 2}) {  // 2: the store refuses the second one
        SlowDrawer store;
        SecretBox box(store);
        box.keep(kName, "old", kGateway, this, [](const Result<void> &) {});
        store.answerAll();
        std::vector<SecretBox::Number> added;
        const auto took = [&](const Result<SecretBox::Number> &n) {
            if (n) added.push_back(*n);
        };
        box.add(kName, "first", kGateway, this, took);
        store.answerAll();
        box.add(kName, "second", kGateway, this, took);
        if (last != 2) store.answerAll();
        box.settle(kName, kGateway, added[last == 0 ? 1 : 0], givenUp, this);
        if (last == 2)
            store.refuseOne();
        else
            box.settle(kName, kGateway, added[size_t(last)], givenUp, this);
        store.answerAll();
        QCOMPARE(box.get(kName, kGateway).value_or("none"), QByteArray("old"));
        QCOMPARE(store.kept[kName], toStored({"old", kGateway}));
    }
}

void TestSecretSaves::whatMayBeInForceIsNotUndoneByAnEarlierOne()
{
    SlowDrawer store;
    SecretBox box(store);
    const auto add = [&](const QByteArray &secret) {
        SecretBox::Number added = 0;
        box.add(kName, secret, kGateway, this,
                [&](const Result<SecretBox::Number> &number) { added = *number; });
        store.answerAll();
        return added;
    };
    const auto first = add("first"), second = add("second");
    box.settle(kName, kGateway, second, fail(ErrorCode::Unknown, {}, {}), this);
    box.settle(kName, kGateway, first, fail(ErrorCode::NotSaved, {}, {}), this);
    QCOMPARE(box.get(kName, kGateway).value_or("none"), QByteArray("second"));
    // A revoked number is never reused, even after forget().
    const auto third = add("third");
    box.forget(kName, this);
    const auto fourth = add("fourth");
    box.settle(kName, kGateway, third, fail(ErrorCode::NotSaved, {}, {}), this);
    box.settle(kName, kGateway, fourth, {}, this);
    QCOMPARE(box.get(kName, kGateway).value_or("none"), QByteArray("fourth"));
}

QTEST_GUILESS_MAIN(TestSecretSaves)
#include "test_secret_saves.moc"
