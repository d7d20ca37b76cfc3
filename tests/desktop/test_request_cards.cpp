// SPDX-License-Identifier: GPL-3.0-or-later
// A property's setup for requests, by keyboard: payment gateway, mail, shared duplicate database
// and API tokens, which are shown once.
#include "by_keyboard.h"
#include "desktop/language/language.h"
#include "desktop/requests/hotel_reservations.h"
#include "desktop/settings/duplicate_rules_card.h"
#include "desktop/settings/request_cards.h"
#include "desktop/settings/tokens_card.h"
#include "keyboard_walk.h"
#include "secrets/sealed_secrets.h"
#include "small_hotel.h"
#include "themed_test.h"

#include <QtGui/QClipboard>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::SetupKind;
using tests::press;
using tests::tabTo;

namespace {

QDialog *over()
{
    return qobject_cast<QDialog *>(QApplication::activeModalWidget());
}

QString typedInto(QSpinBox *box, const char *text)
{
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QString::fromLatin1(text));
    QTest::keyClick(box, Qt::Key_Return);
    return box->text();
}

/// A settings card in a window of its own, for a small hotel with its requests.
struct Place {
    Place()
        : secrets(folder.filePath(QStringLiteral("secrets.sealed"))),
          reservations(new HotelReservations(hotel.session(), actions, secrets))
    {}
    void show(QWidget *card)
    {
        shown.reset(card);
        card->resize(520, 480);
        card->show();
        card->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(card, tests::kTryForMs));
    }
    template <typename Widget>
    Widget *find(const char *name) const
    {
        return shown->findChild<Widget *>(QString::fromLatin1(name));
    }
    void type(const char *field, const QString &text) const
    {
        auto *edit = find<QLineEdit>(field);
        QVERIFY(tabTo(edit));
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(edit, text);
    }

    /// The key that the next start of the program loads; "none" if it is for another address.
    QByteArray keyFor(const char *address)
    {
        const QString name = reservations::setupSecretName(
            hotel.session().file(), hotel.session().property(), SetupKind::Payment);
        const QString to = QString::fromLatin1(address);
        secrets::SecretBox box(secrets);
        bool fetched = false;
        box.fetch({{name, to}}, reservations, [&](const QString &) { fetched = true; });
        [&] { QTRY_VERIFY(fetched); }();
        return box.get(name, to).value_or("none");
    }

    tests::SmallHotel hotel;
    QTemporaryDir folder;
    secrets::SealedSecrets secrets;
    PageActions actions;
    HotelReservations *reservations;  ///< belongs to the actions
    std::unique_ptr<QWidget> shown;
};

}  // namespace

class TestRequestCards : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aGatewayIsSetUpAndItsKeyIsNotInTheHotel()
    {
        Place place;
        place.show(new PaymentCard(place.hotel.session(), *place.reservations));
        QCOMPARE(place.find<QLabel>("payment.state")->text(), QStringLiteral("Not configured."));
        QVERIFY(!place.find<QPushButton>("payment.save")->isEnabled());
        place.type("payment.address", QStringLiteral("https://api.gateway.example"));
        place.type("payment.secret", QStringLiteral("sk_live_4242"));
        place.type("payment.news", QStringLiteral("whsec_4243"));
        QVERIFY(press(place.find<QPushButton>("payment.save")));
        // There is no keychain: the user sets a passphrase first.
        QTRY_VERIFY(over());
        for (auto *edit : over()->findChildren<QLineEdit *>()) {
            edit->setFocus();
            QTest::keyClicks(edit, QStringLiteral("correct horse"));
        }
        QVERIFY(press(over()->findChild<QPushButton *>(QStringLiteral("confirm"))));
        QTRY_VERIFY(!place.hotel.session().view().setup(SetupKind::Payment).isEmpty());
        const QByteArray stored = place.hotel.session().view().setup(SetupKind::Payment);
        QVERIFY(stored.contains("api.gateway.example"));
        QVERIFY(!stored.contains("4242") && !stored.contains("4243"));
        QTRY_VERIFY(place.find<QLineEdit>("payment.secret")->text().isEmpty());
        QTRY_VERIFY(place.find<QLineEdit>("payment.news")->text().isEmpty());
        QVERIFY(place.reservations->hasSecret(SetupKind::Payment));
        QCOMPARE(place.reservations->newsSecret(), QByteArray("whsec_4243"));
        QTRY_VERIFY(place.find<QPushButton>("payment.remove")->isVisible());
        QVERIFY(press(place.find<QPushButton>("payment.remove")));
        QTRY_VERIFY(over());
        QVERIFY(press(over()->findChild<QPushButton *>(QStringLiteral("confirm"))));
        QTRY_VERIFY(place.hotel.session().view().setup(SetupKind::Payment).isEmpty());
        QTRY_VERIFY(!place.reservations->hasSecret(SetupKind::Payment));
        QTRY_VERIFY(place.reservations->newsSecret().isEmpty());
    }

    void anotherAddressWantsTheKeyAgain()
    {
        Place place;
        place.show(new PaymentCard(place.hotel.session(), *place.reservations));
        QTRY_VERIFY(place.reservations->host());
        bool ready = false;
        place.secrets.unlock(QStringLiteral("correct horse"), place.reservations,
                             [&ready](const Result<void> &) { ready = true; });
        QTRY_VERIFY(ready);
        const auto stored = [&] { return place.hotel.session().view().setup(SetupKind::Payment); };
        place.type("payment.address", QStringLiteral("https://127.0.0.1:9"));
        place.type("payment.secret", QStringLiteral("sk_live_4242"));
        QVERIFY(press(place.find<QPushButton>("payment.save")));
        QTRY_VERIFY(stored().contains("127.0.0.1:9\""));
        QTRY_VERIFY(place.find<QLineEdit>("payment.secret")->text().isEmpty());

        // It can be neither tested nor saved.
        place.type("payment.address", QStringLiteral("https://127.0.0.1:10"));
        for (const char *button : {"payment.test", "payment.save"}) {
            QVERIFY(press(place.find<QPushButton>(button)));
            QTRY_VERIFY(place.find<QLabel>("payment.state")
                            ->text()
                            .contains(QLatin1String("is for https://127.0.0.1:9 and is not sent")));
            QVERIFY(
                !place.find<QLabel>("payment.state")->text().contains(QLatin1String("secret:")));
        }
        QVERIFY(place.find<QLineEdit>("payment.secret")->hasFocus());
        QVERIFY(stored().contains("127.0.0.1:9\""));
        place.type("payment.secret", QStringLiteral("sk_live_4243"));
        QVERIFY(press(place.find<QPushButton>("payment.save")));
        QTRY_VERIFY(stored().contains("127.0.0.1:10\""));
    }

    /// The window reads a setup after it was saved: in between the fields show what was saved, and
    /// what is typed stays.
    void whatWasSavedStaysShownAndInputMeanwhileIsKept()
    {
        Place place;
        place.show(new MailCard(place.hotel.session(), *place.reservations));
        const auto stored = [&] { return place.hotel.session().view().setup(SetupKind::Mail); };
        auto *server = place.find<QLineEdit>("mail.server");
        auto *from = place.find<QLineEdit>("mail.from");
        QStringList shown;
        place.type("mail.server", QStringLiteral("smtp.hotel.example"));
        place.type("mail.from", QStringLiteral("desk@hotel.example"));
        connect(server, &QLineEdit::textChanged, this,
                [&shown](const QString &text) { shown << text; });
        QVERIFY(press(place.find<QPushButton>("mail.save")));
        // Before the answer.
        from->setFocus();
        QTest::keyClicks(from, QStringLiteral(".org"));
        QTRY_VERIFY(stored().contains("smtp.hotel.example"));
        QTRY_VERIFY(place.find<QPushButton>("mail.save")->isEnabled());
        QCOMPARE(from->text(), QStringLiteral("desk@hotel.example.org"));
        QCOMPARE(server->text(), QStringLiteral("smtp.hotel.example"));
        QVERIFY(press(place.find<QPushButton>("mail.save")));
        QTRY_VERIFY(stored().contains("example.org"));
        QVERIFY2(!shown.contains(QString()), qPrintable(shown.join(u',')));
        QVERIFY(tests::namelessControls(*place.shown).isEmpty());
        QVERIFY(tests::cutButtons(*place.shown).isEmpty());
    }

    void aSetupThatIsRefusedLeavesTheKeyThatIsInForce()
    {
        Place place;
        QTRY_VERIFY(place.reservations->host());
        std::optional<Result<void>> came;
        const auto take = [&came](const Result<void> &done) { came = done; };
        const auto save = [&](const char *address, const QByteArray &more, const char *key) {
            const QByteArray content =
                toText(reservations::PaymentSetup{QString::fromLatin1(address), 30}) + more;
            came.reset();
            place.reservations->save(SetupKind::Payment, content, QByteArray(key),
                                     place.reservations, take);
            [&] { QTRY_VERIFY(came.has_value()); }();
            return came->has_value();
        };
        place.secrets.unlock(QStringLiteral("correct horse"), place.reservations, take);
        QTRY_VERIFY(came.has_value());
        QVERIFY(save("https://127.0.0.1:9", {}, "sk_live_1"));
        // Too long to be stored.
        const QByteArray tooLong(100'000, ' ');
        QVERIFY(!save("https://127.0.0.1:9", tooLong, "sk_live_2"));
        QVERIFY(!save("https://127.0.0.1:10", tooLong, "sk_live_3"));
        QCOMPARE(place.keyFor("https://127.0.0.1:9"), QByteArray("sk_live_1"));
        QCOMPARE(place.keyFor("https://127.0.0.1:10"), QByteArray("none"));
        QVERIFY(save("https://127.0.0.1:10", {}, "sk_live_4"));
        QCOMPARE(place.keyFor("https://127.0.0.1:9"), QByteArray("none"));
        QCOMPARE(place.keyFor("https://127.0.0.1:10"), QByteArray("sk_live_4"));
        // No user is signed in: a setup that is not removed keeps its key.
        booking::SaveUser user;
        user.caller = place.hotel.desk();
        user.name = QStringLiteral("Ana");
        user.role = booking::Role::Administrator;
        engine::Accounts &accounts = place.hotel.session().engine().accounts();
        QVERIFY(accounts.saveUserLater(user, QStringLiteral("2468")).result());
        QTRY_VERIFY(place.hotel.session().users().hasUsers());
        came.reset();
        place.reservations->save(SetupKind::Payment, {}, {}, place.reservations, take);
        QTRY_VERIFY(came.has_value());
        QVERIFY(!*came);
        QCOMPARE(place.keyFor("https://127.0.0.1:10"), QByteArray("sk_live_4"));
    }

    void whatIsWrongIsSaidAtItsField()
    {
        Place place;
        place.show(new PaymentCard(place.hotel.session(), *place.reservations));
        place.type("payment.address", QStringLiteral("http://gateway.example"));
        QVERIFY(press(place.find<QPushButton>("payment.save")));
        QVERIFY(place.find<QLabel>("payment.state")->text().contains(QLatin1String("https")));
        QVERIFY(place.hotel.session().view().setup(SetupKind::Payment).isEmpty());
        QVERIFY(place.find<QLineEdit>("payment.address")->hasFocus());
    }

    void aGatewayThatIsNotThereIsSaid()
    {
        Place place;
        place.show(new PaymentCard(place.hotel.session(), *place.reservations));
        QTRY_VERIFY(place.reservations->host());
        place.type("payment.address", QStringLiteral("http://127.0.0.1:9"));
        place.type("payment.secret", QStringLiteral("sk_test"));
        QVERIFY(press(place.find<QPushButton>("payment.test")));
        QTRY_VERIFY(place.find<QLabel>("payment.state")->text().startsWith(QChar(0x2715)));
        QVERIFY(place.hotel.session().view().setup(SetupKind::Payment).isEmpty());
    }

    void theCentralStoreTakesNoPasswordInItsAddress()
    {
        Place place;
        place.show(new CentralCard(place.hotel.session(), *place.reservations));
        place.type("central.database", QStringLiteral("postgresql://me:hidden@db.example/dedup"));
        place.type("central.name", QStringLiteral("Bellavista"));
        QVERIFY(press(place.find<QPushButton>("central.save")));
        QVERIFY(!place.find<QLabel>("central.state")->text().contains(QLatin1String("hidden")));
        QVERIFY(place.hotel.session().view().setup(SetupKind::Central).isEmpty());
    }

    void rulesAreTheHotelsOwnAndPastDecisionsAreReplayed()
    {
        Place place;
        place.show(new DuplicateRulesCard(place.hotel.session(), *place.reservations));
        auto *state = place.find<QLabel>("duplicates.state");
        QCOMPARE(state->text(), QStringLiteral("Default rules apply."));
        auto *hours = place.find<QSpinBox>("duplicates.sameHours");
        QCOMPARE(hours->value(), 24);
        hours->setValue(2);
        QVERIFY(press(place.find<QPushButton>("duplicates.save")));
        QTRY_VERIFY(
            place.hotel.session().view().setup(SetupKind::Duplicates).contains("\"same_hours\":2"));
        QTRY_VERIFY(state->text().contains(QLatin1String("Custom rules")));
        place.find<QSpinBox>("duplicates.askFrom")->setValue(20);
        QVERIFY(press(place.find<QPushButton>("duplicates.save")));
        auto *refuse = place.find<QSpinBox>("duplicates.refuseFrom");
        QTRY_COMPARE(state->text(), QStringLiteral("must be between 20 and 40"));
        QVERIFY(refuse->property("wrong").toBool());
        QVERIFY(press(place.find<QPushButton>("duplicates.discard")));
        QVERIFY(!refuse->property("wrong").toBool());
        refuse->setValue(20);
        QTRY_VERIFY(place.reservations->host());
        QVERIFY(press(place.find<QPushButton>("duplicates.test")));
        QTRY_VERIFY(state->text().contains(QLatin1String("No past decisions to test")));
    }

    void wholeDaysReadAsDays()
    {
        speak(*qApp, QLocale(QLocale::English));
        Place place;
        place.show(new DuplicateRulesCard(place.hotel.session(), *place.reservations));
        auto *group = place.find<QSpinBox>("duplicates.groupSameHours");
        QCOMPARE(group->value(), 168);
        QCOMPARE(group->text(), QStringLiteral("7 days"));
        QCOMPARE(place.find<QSpinBox>("duplicates.sameHours")->text(), QStringLiteral("24 h"));
        const auto type = [group](const char *text) { return typedInto(group, text); };
        QCOMPARE(type("36"), QStringLiteral("36 h"));
        QCOMPARE(type("3 days"), QStringLiteral("3 days"));
        QCOMPARE(group->value(), 72);
        QCOMPARE(type("48 h"), QStringLiteral("2 days"));
        QTest::keyClick(group, Qt::Key_Up);
        QCOMPARE(group->value(), 72);
        QCOMPARE(type("0"), QStringLiteral("0 h"));
        QCOMPARE(type("40 days"), QStringLiteral("30 days"));
        QCOMPARE(type("800 h"), QStringLiteral("30 days"));
        QCOMPARE(type("5 hours"), QStringLiteral("5 h"));
        QCOMPARE(type("36 Stunden"), QStringLiteral("36 h"));
        QCOMPARE(type("2 weeks"), QStringLiteral("36 h"));
        speak(*qApp, QLocale(QLocale::German));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        QCOMPARE(type("7 tage"), QStringLiteral("7 Tage"));
        QCOMPARE(type("36 h"), QStringLiteral("36 h"));
    }

    void whatIsTypedIsNotTakenForAnotherUnit()
    {
        Place place;
        place.show(new DuplicateRulesCard(place.hotel.session(), *place.reservations));
        auto *minutes = place.find<QSpinBox>("duplicates.almostMinutes");
        QCOMPARE(typedInto(minutes, "2 h"), QStringLiteral("120 min"));
        QCOMPARE(typedInto(minutes, "45"), QStringLiteral("45 min"));
        QCOMPARE(typedInto(minutes, "3 days"), QStringLiteral("1440 min"));
        auto *days = place.find<QSpinBox>("duplicates.alikeDays");
        QCOMPARE(typedInto(days, "5 d"), QStringLiteral("5 days"));
        QCOMPARE(typedInto(days, "48 h"), QStringLiteral("5 days"));
        // A value still being typed is saved as it would be on leaving the field.
        auto *hours = place.find<QSpinBox>("duplicates.sameHours");
        hours->selectAll();
        QTest::keyClicks(hours, QStringLiteral("3 days"));
        QCOMPARE(hours->value(), 24);
        auto *save = place.find<QPushButton>("duplicates.save");
        QVERIFY(save->isEnabled());
        save->click();
        QTRY_VERIFY(place.hotel.session()
                        .view()
                        .setup(SetupKind::Duplicates)
                        .contains("\"same_hours\":72"));
    }

    void aTokenIsShownOnceAndTakenBackAfterAQuestion()
    {
        Place place;
        place.show(new TokensCard(place.hotel.session(), *theme_));
        QVERIFY(press(place.find<QPushButton>("tokens.add")));
        QTRY_VERIFY(over());
        auto *name = over()->findChild<QLineEdit *>(QStringLiteral("token.name"));
        QTRY_VERIFY(name->hasFocus());
        QTest::keyClicks(name, QStringLiteral("Website"));
        auto *role = over()->findChild<QComboBox *>(QStringLiteral("token.role"));
        QVERIFY(tabTo(role));
        QTest::keyClick(role, Qt::Key_Down);
        QTest::keyClick(role, Qt::Key_Down);
        QVERIFY(press(over()->findChild<QPushButton *>(QStringLiteral("confirm"))));
        auto *text = over()->findChild<QLineEdit *>(QStringLiteral("token.text"));
        QTRY_VERIFY(text->isVisible());
        const QByteArray token = text->text().toLatin1();
        QCOMPARE(token.size(), 32);
        QVERIFY(press(over()->findChild<QPushButton *>(QStringLiteral("token.copy"))));
        QCOMPARE(QGuiApplication::clipboard()->text().toLatin1(), token);
        QVERIFY(press(over()->findChild<QPushButton *>(QStringLiteral("confirm"))));
        QTRY_VERIFY(!over());
        QTRY_COMPARE(place.hotel.session().view().tokens().size(), size_t(1));
        const booking::Token known = place.hotel.session().view().tokens().front().token;
        QCOMPARE(known.hash, booking::tokenHash(token));
        QVERIFY(known.role == booking::TokenRole::Desk);
        QCOMPARE(known.name, QStringLiteral("Website"));
        QVERIFY(press(place.find<QPushButton>("tokens.back")));
        QTRY_VERIFY(over());
        QTest::keyClick(over(), Qt::Key_Return);
        QTRY_VERIFY2(!over(), "Enter alone takes nothing back");
        QVERIFY(place.hotel.session().view().tokens().front().token.active);
        QVERIFY(press(place.find<QPushButton>("tokens.back")));
        QTRY_VERIFY(over());
        QVERIFY(press(over()->findChild<QPushButton *>(QStringLiteral("confirm"))));
        QTRY_VERIFY(!place.hotel.session().view().tokens().front().token.active);
    }

    void aTokensDialogHasNamesAndFits_data() { addLooks(); }
    void aTokensDialogHasNamesAndFits()
    {
        const Look look(*theme_);
        Place place;
        place.show(new TokensCard(place.hotel.session(), *theme_));
        QVERIFY(press(place.find<QPushButton>("tokens.add")));
        QTRY_VERIFY(over());
        const auto fits = [] {
            QCOMPARE(tests::namelessControls(*over()), QStringList());
            QTRY_COMPARE(tests::cutButtons(*over()), QStringList());
        };
        fits();
        auto *name = over()->findChild<QLineEdit *>(QStringLiteral("token.name"));
        const int middle = name->mapTo(over(), name->rect().center()).x();
        QCOMPARE(middle < over()->width() / 2, look.rightToLeft);
        const auto *channel = over()->findChild<QComboBox *>(QStringLiteral("token.channel"));
        const int height = channel->height();
        QVERIFY(press(over()->findChild<QPushButton *>(QStringLiteral("confirm"))));
        const auto *problem = over()->findChild<QLabel *>(QStringLiteral("problem"));
        QTRY_COMPARE(problem->text(), QStringLiteral("Enter a name."));
        QCoreApplication::processEvents();
        QCOMPARE(channel->height(), height);
        fits();
        QTest::keyClicks(name, QStringLiteral("Website"));
        QVERIFY(!problem->isVisible());
        QCOMPARE(name->property("wrong").toBool(), false);
        for (int i = 0; i < 3; ++i) QTest::keyClick(over()->focusWidget(), Qt::Key_Return);
        auto *text = over()->findChild<QLineEdit *>(QStringLiteral("token.text"));
        QTRY_VERIFY(text->isVisible());
        QTest::keyClick(over()->focusWidget(), Qt::Key_Return);
        QVERIFY2(over() && text->isVisible(), "the token is shown only once");
        QCOMPARE(QGuiApplication::clipboard()->text(), text->text());
        fits();
        QVERIFY(press(over()->findChild<QPushButton *>(QStringLiteral("confirm"))));
        QTRY_VERIFY(!over());
        QCOMPARE(tests::cutButtons(*place.shown), QStringList());
    }

    void whoMayNotIsNotOfferedIt()
    {
        Place place;
        booking::SaveUser clerk;
        clerk.caller = place.hotel.desk();
        clerk.name = QStringLiteral("Ana");
        clerk.role = booking::Role::Administrator;
        engine::Engine &engine = place.hotel.session().engine();
        QVERIFY(engine.accounts().saveUserLater(clerk, QStringLiteral("2468")).result());
        QTRY_VERIFY(place.hotel.session().users().hasUsers());
        place.show(new TokensCard(place.hotel.session(), *theme_));
        QVERIFY2(!place.find<QPushButton>("tokens.add")->isEnabled(), "nobody is at the desk");
        QVERIFY(!place.find<QPushButton>("tokens.add")->toolTip().isEmpty());
        place.show(new PaymentCard(place.hotel.session(), *place.reservations));
        QVERIFY(!place.find<QLineEdit>("payment.address")->isEnabled());
        place.hotel.session().users().takeDesk(kFirstUser);
        QTRY_VERIFY(place.find<QLineEdit>("payment.address")->isEnabled());
    }
};

QTEST_MAIN(TestRequestCards)
#include "test_request_cards.moc"
