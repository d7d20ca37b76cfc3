// SPDX-License-Identifier: GPL-3.0-or-later
// Passwords are stored inaccessible to other users: sealed, or in a file that only its owner can
// read.
#include "secrets/book_secrets.h"
#include "secrets/bound_secret.h"
#include "secrets/private_file.h"
#include "secrets/sealed_secrets.h"
#include "secrets/secret_box.h"
#include "support/patience.h"

#include <QTemporaryDir>
#include <QTest>

using namespace roomrack;
using namespace roomrack::secrets;

namespace {

void write(const QString &path, const QByteArray &text, QFileDevice::Permissions permissions)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    QVERIFY(file.setPermissions(permissions));
}

constexpr auto kMine = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

}  // namespace

class TestSecrets : public QObject {
    Q_OBJECT

private slots:
    void sealedPasswordsOpenWithTheirPassphraseOnly();
    void aDamagedSealIsNotTakenForEmpty();
    void aBookIsOnlyRead();
    void filesThatOthersMayReadAreNotTaken();
    void whatAServiceManagerHandsOverIsTaken();
    void namesTellHotelsApart();
    void aSecretIsSentOnlyWhereItWasTypedFor();
    void aSecretOfOldBelongsToWhatIsSetUpNow();
    void whatIsReadOnlyIsBoundWhileTheProgramRuns();
    void theAddressInForceHasItsSecretAtEveryMoment();
    void aSetupThatIsNotSavedLeavesTheSecretAsItWas();
    void whereItIsUnknownWhetherItWasSavedBothStay();
    void severalOfOneNameComeBackAsTheyWereKept();

private:
    /// All of `names` in a new box, as after a restart.
    std::unique_ptr<SecretBox> fetched(Secrets &store, const std::vector<SecretBox::Wanted> &names);
    /// Adds to a store that answers at once.
    SecretBox::Number add(SecretBox &box, const QByteArray &secret, const QString &address);
};

namespace {

const QString kName = QStringLiteral("/srv/hotel.roomrack#1/payment");
const QString kGateway = QStringLiteral("https://api.gateway.example");
const QString kElsewhere = QStringLiteral("https://elsewhere.example");

/// An in-memory store.
class Drawer final : public Secrets {
public:
    State state() const override { return State::Ready; }
    void begin() override {}
    void get(const QString &name, QObject *, Found found) override { found(kept[name]); }
    void set(const QString &name, const QByteArray &secret, QObject *, Done done) override
    {
        kept[name] = secret;
        done({});
    }
    void remove(const QString &name, QObject *, Done done) override
    {
        kept.erase(name);
        done({});
    }
    void unlock(const QString &, QObject *, Done) override {}

    SecretMap kept;
};

}  // namespace

std::unique_ptr<SecretBox> TestSecrets::fetched(Secrets &store,
                                                const std::vector<SecretBox::Wanted> &names)
{
    auto box = std::make_unique<SecretBox>(store);
    bool over = false;
    box->fetch(names, this, [&](const QString &) { over = true; });
    [&] { QTRY_VERIFY(over); }();
    return box;
}

SecretBox::Number TestSecrets::add(SecretBox &box, const QByteArray &secret, const QString &address)
{
    SecretBox::Number added = 0;
    box.add(kName, secret, address, this,
            [&](const Result<SecretBox::Number> &number) { added = number.value_or(0); });
    return added;
}

void TestSecrets::aSecretIsSentOnlyWhereItWasTypedFor()
{
    Drawer store;
    SecretBox box(store);
    box.keep(kName, "sk_live_1", kGateway, this, [](const Result<void> &) {});
    const auto next = fetched(store, {{kName, kElsewhere}});
    for (const SecretBox *one : {&box, next.get()}) {
        QCOMPARE(one->get(kName, kGateway).value_or("none"), QByteArray("sk_live_1"));
        const auto elsewhere = one->get(kName, kElsewhere);
        QVERIFY(!elsewhere);
        QCOMPARE(elsewhere.error().code, ErrorCode::Forbidden);
        QVERIFY(elsewhere.error().text().contains(kGateway));
        QVERIFY(!elsewhere.error().text().contains(QLatin1String("sk_live")));
    }
    // Typed again for the other address, it belongs to that address.
    box.keep(kName, "sk_live_2", kElsewhere, this, [](const Result<void> &) {});
    QCOMPARE(box.reader()(kName, kElsewhere).value_or("none"), QByteArray("sk_live_2"));
    QVERIFY(!box.reader()(kName, kGateway));
    QCOMPARE(box.get(QStringLiteral("nothing"), kGateway).value_or("none"), QByteArray());
}

void TestSecrets::aSecretOfOldBelongsToWhatIsSetUpNow()
{
    Drawer store;
    store.kept[kName] = "sk_live_1";  // the old format, without address
    QCOMPARE(fetched(store, {{kName, kGateway}})->get(kName, kGateway).value_or("none"),
             QByteArray("sk_live_1"));
    // From then on it belongs to that address, whatever is set up at the next start.
    const auto next = fetched(store, {{kName, kElsewhere}});
    QVERIFY(!next->get(kName, kElsewhere));
    QCOMPARE(next->get(kName, kGateway).value_or("none"), QByteArray("sk_live_1"));
    QCOMPARE(next->get(kName), QByteArray("sk_live_1"));
}

void TestSecrets::whatIsReadOnlyIsBoundWhileTheProgramRuns()
{
    BookSecrets book(
        {{kName, "sk_live_1"}, {QStringLiteral("bound"), toStored({"sk_live_2", kGateway})}});
    const auto box = fetched(book, {{kName}, {QStringLiteral("bound"), kElsewhere}});
    QCOMPARE(box->get(kName, kGateway).value_or("none"), QByteArray("sk_live_1"));
    QVERIFY(!box->get(kName, kElsewhere));
    QVERIFY(!box->get(QStringLiteral("bound"), kElsewhere));
    QCOMPARE(box->get(QStringLiteral("bound"), kGateway).value_or("none"), QByteArray("sk_live_2"));
}

/// The program can end at any time in between: the next start reads the store's current content.
void TestSecrets::theAddressInForceHasItsSecretAtEveryMoment()
{
    Drawer store;
    SecretBox box(store);
    box.keep(kName, "sk_live_1", kGateway, this, [](const Result<void> &) {});
    const auto added = add(box, "sk_live_2", kElsewhere);
    for (const QString &inForce : {kGateway, kElsewhere}) {
        const auto next = fetched(store, {{kName, inForce}});
        for (const SecretBox *one : {&box, next.get()}) {
            QCOMPARE(one->get(kName, kGateway).value_or("none"), QByteArray("sk_live_1"));
            QCOMPARE(one->get(kName, kElsewhere).value_or("none"), QByteArray("sk_live_2"));
        }
    }
    box.settle(kName, kElsewhere, added, {}, this);
    const auto next = fetched(store, {{kName, kElsewhere}});
    for (const SecretBox *one : {&box, next.get()}) {
        QVERIFY(!one->get(kName, kGateway));
        QCOMPARE(one->get(kName, kElsewhere).value_or("none"), QByteArray("sk_live_2"));
    }
    // An address without a secret of its own does not take another's.
    box.settle(kName, kGateway, 0, {}, this);
    QCOMPARE(box.get(kName, kElsewhere).value_or("none"), QByteArray("sk_live_2"));
}

void TestSecrets::aSetupThatIsNotSavedLeavesTheSecretAsItWas()
{
    const auto refused = fail(ErrorCode::NotSaved, {}, QStringLiteral("no space"));
    for (const QString &address : {kGateway, kElsewhere}) {
        Drawer store;
        SecretBox box(store);
        box.keep(kName, "sk_live_1", kGateway, this, [](const Result<void> &) {});
        const SecretMap before = store.kept;
        const auto first = add(box, "sk_live_2", address);
        QCOMPARE(box.get(kName, address).value_or("none"), QByteArray("sk_live_2"));
        // A second attempt.
        const auto second = add(box, "sk_live_3", address);
        box.settle(kName, address, first, refused, this);
        QCOMPARE(box.get(kName, address).value_or("none"), QByteArray("sk_live_3"));
        box.settle(kName, address, second, refused, this);
        QCOMPARE(store.kept, before);
        QCOMPARE(box.get(kName, kGateway).value_or("none"), QByteArray("sk_live_1"));
        QVERIFY(!box.get(kName, kElsewhere));
    }
    // Without a previous secret, nothing is left behind.
    Drawer store;
    SecretBox box(store);
    const auto added = add(box, "sk_live_1", kGateway);
    box.settle(kName, kGateway, added, refused, this);
    QVERIFY(store.kept.empty());
    QCOMPARE(box.get(kName, kGateway).value_or("none"), QByteArray());
}

void TestSecrets::whereItIsUnknownWhetherItWasSavedBothStay()
{
    Drawer store;
    SecretBox box(store);
    box.keep(kName, "sk_live_1", kGateway, this, [](const Result<void> &) {});
    const auto added = add(box, "sk_live_2", kElsewhere);
    box.settle(kName, kElsewhere, added, fail(ErrorCode::Unknown, {}, {}), this);
    const auto next = fetched(store, {{kName, kGateway}});
    QCOMPARE(next->get(kName, kGateway).value_or("none"), QByteArray("sk_live_1"));
    QCOMPARE(next->get(kName, kElsewhere).value_or("none"), QByteArray("sk_live_2"));
    QVERIFY(!next->get(kName, QStringLiteral("https://third.example")));
}

void TestSecrets::severalOfOneNameComeBackAsTheyWereKept()
{
    const auto same = [](const std::vector<BoundSecret> &all) {
        const auto back = fromStored(toStored(all));
        QCOMPARE(back.size(), all.size());
        for (size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(back[i].secret, all[i].secret);
            QCOMPARE(back[i].address, all[i].address);
        }
    };
    const QByteArray odd("\x1e\x1f\0, \xc3\xa9", 7);
    same({});
    same({{"plain", {}}});
    same({{odd, kGateway}});
    same({{odd, kGateway}, {"sk_live_2", kElsewhere}});
    same({{"of old", {}}, {odd, QStringLiteral("127.0.0.1:5010, https://é.example/\u001f")}});
}

void TestSecrets::sealedPasswordsOpenWithTheirPassphraseOnly()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("deep/secrets.sealed"));
    const QString phrase = QStringLiteral("a good passphrase");
    const auto answered = [](auto ask) {
        std::optional<Result<void>> came;
        ask([&came](const Result<void> &done) { came = done; });
        [&] { QTRY_VERIFY(came.has_value()); }();
        return *came;
    };
    {
        SealedSecrets secrets(file);
        QCOMPARE(secrets.state(), Secrets::State::Empty);
        QVERIFY(!answered([&](auto done) { secrets.set(u"a"_qs, "x", this, done); }));
        QVERIFY(!answered([&](auto done) { secrets.unlock(u"short"_qs, this, done); }));
        QVERIFY(answered([&](auto done) { secrets.unlock(phrase, this, done); }));
        QVERIFY(answered([&](auto done) { secrets.set(u"a"_qs, "the key", this, done); }));
        QVERIFY(answered([&](auto done) { secrets.set(u"b"_qs, "other", this, done); }));
        QVERIFY(answered([&](auto done) { secrets.remove(u"b"_qs, this, done); }));
    }
    QFile on(file);
    QVERIFY(on.open(QIODevice::ReadOnly));
    const QByteArray bytes = on.readAll();
    QVERIFY(!bytes.contains("the key"));
    QCOMPARE(on.permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther),
             QFileDevice::Permissions());
    SealedSecrets secrets(file);
    QCOMPARE(secrets.state(), Secrets::State::Locked);
    const auto refused =
        answered([&](auto done) { secrets.unlock(u"another passphrase"_qs, this, done); });
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Forbidden);
    QVERIFY(answered([&](auto done) { secrets.unlock(phrase, this, done); }));
    std::optional<QByteArray> found;
    secrets.get(u"a"_qs, this, [&](const Result<QByteArray> &got) { found = *got; });
    QTRY_COMPARE(found, std::optional<QByteArray>("the key"));
    found.reset();
    secrets.get(u"b"_qs, this, [&](const Result<QByteArray> &got) { found = *got; });
    QTRY_COMPARE(found, std::optional<QByteArray>(QByteArray()));
}

void TestSecrets::aDamagedSealIsNotTakenForEmpty()
{
    const auto key = sealKey(QStringLiteral("a good passphrase"), {});
    QVERIFY(key);
    const QByteArray good = sealed(*key, {{QStringLiteral("a"), "x"}});
    QVERIFY(unsealed(*key, good));
    for (qsizetype i = 0; i < good.size(); ++i) {
        QByteArray bad = good;
        bad[i] = char(bad[i] ^ 1);
        // The salt is needed only to derive the key again.
        const bool salt = i >= 8 && i < 24;
        QCOMPARE(unsealed(*key, bad).has_value(), salt);
        QVERIFY(!unsealed(*key, good.left(i)));
    }
}

void TestSecrets::aBookIsOnlyRead()
{
    const QString mine =
        secretName(QStringLiteral("/srv/a#b.roomrack"), true, PropertyId{1}, ChannelId{2});
    BookSecrets book({{mine, "whole"}, {QStringLiteral("1/3"), "short"}});
    const auto get = [&](const QString &name) {
        std::optional<QByteArray> found;
        book.get(name, this, [&](const Result<QByteArray> &got) { found = *got; });
        [&] { QTRY_VERIFY(found.has_value()); }();
        return *found;
    };
    QCOMPARE(get(mine), QByteArray("whole"));
    QCOMPARE(get(QStringLiteral("/elsewhere#1/2")), QByteArray());
    QCOMPARE(get(QStringLiteral("/srv/a#b.roomrack#1/3")), QByteArray("short"));
    std::optional<Result<void>> came;
    book.set(mine, "other", this, [&](const Result<void> &done) { came = done; });
    QTRY_VERIFY(came.has_value());
    QVERIFY(!*came);
    QCOMPARE(get(mine), QByteArray("whole"));
}

void TestSecrets::filesThatOthersMayReadAreNotTaken()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("secret"));
    write(path, "x", kMine);
    QCOMPARE(*privateFile(path), QByteArray("x"));
    for (const auto others : {QFileDevice::ReadGroup, QFileDevice::ReadOther,
                              QFileDevice::WriteGroup, QFileDevice::WriteOther}) {
        write(path, "x", kMine | others);
        const auto read = privateFile(path);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Forbidden);
        QVERIFY(read.error().text().contains(QStringLiteral("chmod 600")));
    }
    QVERIFY(!privateFile(folder.filePath(QStringLiteral("none"))));
    write(path, QByteArray((1 << 20) + 1, 'x'), kMine);
    QVERIFY(!privateFile(path));
}

void TestSecrets::whatAServiceManagerHandsOverIsTaken()
{
    const QTemporaryDir folder, elsewhere;
    const auto back = qScopeGuard([] { qunsetenv("CREDENTIALS_DIRECTORY"); });
    const QString name = QStringLiteral("roomrackd.passphrase");
    qunsetenv("CREDENTIALS_DIRECTORY");
    QCOMPARE(credentialFile(name), QString());
    qputenv("CREDENTIALS_DIRECTORY", folder.path().toLocal8Bit());
    QCOMPARE(credentialFile(name), QString());
    // An access list for the service's user appears in the mode bits like this.
    write(folder.filePath(name), "open", QFileDevice::ReadOwner | QFileDevice::ReadGroup);
    QCOMPARE(credentialFile(name), folder.filePath(name));
    QCOMPARE(*privateFile(credentialFile(name)), QByteArray("open"));
    const QString other = elsewhere.filePath(name);
    write(other, "open", QFileDevice::ReadOwner | QFileDevice::ReadGroup);
    QVERIFY(!privateFile(other));
}

void TestSecrets::namesTellHotelsApart()
{
    const QString a =
        secretName(QStringLiteral("/srv/a.roomrack"), true, PropertyId{1}, ChannelId{2});
    QCOMPARE(secretName(QStringLiteral("/srv/./x/../a.roomrack"), true, PropertyId{1}, ChannelId{2})
                 .section(u'#', -1),
             QStringLiteral("1/2"));
    QVERIFY(a != secretName(QStringLiteral("/srv/b.roomrack"), true, PropertyId{1}, ChannelId{2}));
    QVERIFY(a != secretName(QStringLiteral("/srv/a.roomrack"), true, PropertyId{2}, ChannelId{2}));
    QCOMPARE(secretName(QStringLiteral("postgresql://h/d"), false, PropertyId{1}, ChannelId{2}),
             QStringLiteral("postgresql://h/d#1/2"));
}

QTEST_GUILESS_MAIN(TestSecrets)
#include "test_secrets.moc"
