// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a setup says whether a new password or key was stored for it, and only then.
#include "desktop/connections/hotel_channels.h"
#include "desktop/requests/hotel_reservations.h"
#include "desktop/settings/request_cards.h"
#include "linked_window.h"
#include "reservations/settings/setups.h"
#include "secrets/sealed_secrets.h"
#include "settled.h"
#include "small_hotel.h"
#include "support/patience.h"
#include "themed_test.h"

#include <QtCore/QHash>
#include <QtCore/QTemporaryDir>
#include <QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::RecordKind;
using booking::SetupKind;

namespace {

/// How many new secrets the newest record of this kind names; -1: there is no such record.
int newSecrets(HotelSession &session, RecordKind kind)
{
    tests::passSubmitted(session);
    const auto reader = storage::Reader::open(session.file());
    const auto records = (*reader)->ask(storage::RecentRecords{session.property(), 20});
    if (!records) qFatal("%s", qPrintable(records.error().text()));
    for (const booking::Record &r : *records) {
        if (r.kind == kind) return r.rooms;
    }
    return -1;
}

/// Secrets in memory that are stored, or refused, when the test says so.
class HeldSecrets final : public secrets::Secrets {
public:
    State state() const override { return State::Ready; }
    void begin() override {}
    void get(const QString &name, QObject *context, Found found) override
    {
        QMetaObject::invokeMethod(
            context, [found, secret = kept.value(name)] { found(secret); }, Qt::QueuedConnection);
    }
    void set(const QString &name, const QByteArray &secret, QObject *, Done done) override
    {
        asked_.push_back([this, name, secret, done](bool stores) {
            if (!stores)
                return done(fail(ErrorCode::NotSaved, {}, QStringLiteral("the keychain is full")));
            kept.insert(name, secret);
            done({});
        });
    }
    void remove(const QString &name, QObject *, Done done) override
    {
        kept.remove(name);
        done({});
    }
    void unlock(const QString &, QObject *, Done) override {}
    bool isAsked() const { return !asked_.empty(); }
    void answer(bool stores)
    {
        for (const auto &one : std::exchange(asked_, {})) one(stores);
    }

    QHash<QString, QByteArray> kept;

private:
    std::vector<std::function<void(bool stores)>> asked_;
};

/// The card of a payment gateway that is set up, and a secret for webhooks that is being saved.
struct SavedNews {
    SavedNews()
    {
        card->show();
        type("payment.address", "https://127.0.0.1:9");
        save();
        [&] { QTRY_COMPARE(recorded(), 0); }();
        // The card has read what it saved.
        [&] { QTRY_VERIFY(!find<QPushButton>("payment.remove")->isHidden()); }();
        type("payment.news", "whsec_4243");
        save();
        [&] { QTRY_VERIFY(secrets.isAsked()); }();
    }
    template <typename Widget>
    Widget *find(const char *name) const
    {
        return card->findChild<Widget *>(QString::fromLatin1(name));
    }
    void type(const char *field, const char *text) const
    {
        auto *edit = find<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromLatin1(text));
    }
    void save() const { find<QPushButton>("payment.save")->click(); }
    int recorded() { return newSecrets(hotel.session(), RecordKind::HotelSetupSaved); }

    tests::SmallHotel hotel;
    HeldSecrets secrets;
    PageActions actions;
    /// Belongs to the actions.
    HotelReservations *requests = new HotelReservations(hotel.session(), actions, secrets);
    std::unique_ptr<PaymentCard> card = std::make_unique<PaymentCard>(hotel.session(), *requests);
};

}  // namespace

class TestRecordedSecrets : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aPasswordThatIsNotStoredIsNotRecorded();
    void aNewSecretOfWebhooksIsRecorded();
    void aSecretOfWebhooksThatIsRefusedIsNotRecorded();
    void aSecretOfWebhooksIsNotRecordedForACardThatIsGone();
    void aSecretOfWebhooksStaysIfItsCardIsGoneMeanwhile();
    void onlyANewKeyOfAChannelIsRecorded();
};

/// A server without a user name needs none.
void TestRecordedSecrets::aPasswordThatIsNotStoredIsNotRecorded()
{
    tests::SmallHotel hotel;
    const QTemporaryDir folder;
    secrets::SealedSecrets secrets(folder.filePath(QStringLiteral("secrets.sealed")));
    PageActions actions;
    auto *requests = new HotelReservations(hotel.session(), actions, secrets);
    bool ready = false;
    secrets.unlock(QStringLiteral("correct horse"), requests, [&](const auto &) { ready = true; });
    QTRY_VERIFY(ready);
    reservations::MailSetup mail;
    mail.host = QStringLiteral("smtp.hotel.example");
    mail.fromAddress = QStringLiteral("desk@hotel.example");
    for (const char *user : {"", "desk"}) {
        mail.user = QString::fromLatin1(user);
        std::optional<Result<void>> saved;
        requests->save(SetupKind::Mail, reservations::toText(mail), QByteArray("sesame"), requests,
                       [&](const Result<void> &done) { saved = done; });
        QTRY_VERIFY(saved.has_value());
        QVERIFY2(*saved, *saved ? "" : qPrintable(saved->error().text()));
        QCOMPARE(newSecrets(hotel.session(), RecordKind::HotelSetupSaved),
                 mail.user.isEmpty() ? 0 : 1);
    }
}

void TestRecordedSecrets::aNewSecretOfWebhooksIsRecorded()
{
    tests::SmallHotel hotel;
    const QTemporaryDir folder;
    secrets::SealedSecrets secrets(folder.filePath(QStringLiteral("secrets.sealed")));
    PageActions actions;
    auto *requests = new HotelReservations(hotel.session(), actions, secrets);
    bool ready = false;
    secrets.unlock(QStringLiteral("correct horse"), requests, [&](const auto &) { ready = true; });
    QTRY_VERIFY(ready);
    PaymentCard card(hotel.session(), *requests);
    card.show();
    auto *save = card.findChild<QPushButton *>(QStringLiteral("payment.save"));
    const auto type = [&card](const char *field, const char *text) {
        auto *edit = card.findChild<QLineEdit *>(QString::fromLatin1(field));
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromLatin1(text));
    };
    type("payment.address", "https://127.0.0.1:9");
    save->click();
    QTRY_COMPARE(newSecrets(hotel.session(), RecordKind::HotelSetupSaved), 0);
    // The card has read what it saved.
    QTRY_VERIFY(!card.findChild<QPushButton *>(QStringLiteral("payment.remove"))->isHidden());
    type("payment.news", "whsec_4243");
    save->click();
    QTRY_COMPARE(requests->newsSecret(), QByteArray("whsec_4243"));
    QTRY_COMPARE(newSecrets(hotel.session(), RecordKind::HotelSetupSaved), 1);
}

void TestRecordedSecrets::aSecretOfWebhooksThatIsRefusedIsNotRecorded()
{
    SavedNews news;
    QCOMPARE(news.recorded(), 0);
    news.secrets.answer(false);
    const auto *state = news.find<QLabel>("payment.state");
    QTRY_VERIFY2(state->text().contains(QStringLiteral("the keychain is full")),
                 qPrintable(state->text()));
    QCOMPARE(news.recorded(), 0);
    QVERIFY(news.requests->newsSecret().isEmpty());
    QCOMPARE(news.find<QLineEdit>("payment.news")->text(), QStringLiteral("whsec_4243"));
    // Again, and the keychain has room.
    news.save();
    QTRY_VERIFY(news.secrets.isAsked());
    news.secrets.answer(true);
    QTRY_COMPARE(news.recorded(), 1);
    QCOMPARE(news.requests->newsSecret(), QByteArray("whsec_4243"));
}

void TestRecordedSecrets::aSecretOfWebhooksIsNotRecordedForACardThatIsGone()
{
    SavedNews news;
    news.card.reset();
    news.secrets.answer(true);
    QVERIFY(news.requests->newsSecret().isEmpty());
    QVERIFY(news.secrets.kept.isEmpty());
    QCOMPARE(news.recorded(), 0);
}

void TestRecordedSecrets::aSecretOfWebhooksStaysIfItsCardIsGoneMeanwhile()
{
    SavedNews news;
    news.secrets.answer(true);
    news.card.reset();
    QTRY_COMPARE(news.recorded(), 1);
    tests::handlePosted();
    QCOMPARE(news.requests->newsSecret(), QByteArray("whsec_4243"));
    QCOMPARE(news.secrets.kept.size(), 1);
}

void TestRecordedSecrets::onlyANewKeyOfAChannelIsRecorded()
{
    tests::LinkedWindow shown(*theme_);
    ChannelSetups &setups = shown.channels().setups();
    QTRY_VERIFY(setups.isLoaded());
    shown.link(shown.settings());
    QTRY_VERIFY(setups.find(tests::LinkedWindow::channel()));
    QCOMPARE(newSecrets(shown.session(), RecordKind::ChannelSetupSaved), 1);
    sync::ChannelSettings changed = shown.settings();
    changed.mostShown = 3;
    std::optional<Result<void>> saved;
    setups.save(tests::LinkedWindow::channel(), changed, {}, &shown.window(),
                [&](const Result<void> &done) { saved = done; });
    QTRY_VERIFY(saved.has_value());
    QVERIFY2(*saved, *saved ? "" : qPrintable(saved->error().text()));
    QCOMPARE(newSecrets(shown.session(), RecordKind::ChannelSetupSaved), 0);
}

QTEST_MAIN(TestRecordedSecrets)
#include "test_recorded_secrets.moc"
