// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved input on the Settings page while the hotel is described anew, or another hotel selected.
#include "by_keyboard.h"
#include "desktop/requests/hotel_reservations.h"
#include "desktop/settings/request_cards.h"
#include "desktop/settings/settings_page.h"
#include "desktop/settings/unsaved_cards.h"
#include "secrets/sealed_secrets.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <memory>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::press;
using tests::retype;

namespace {

using Shown = tests::ShownPage<SettingsPage>;

/// The present description, as the settings page saves it.
engine::HotelSetup settingsOf(Shown &shown)
{
    HotelSession &session = shown.hotel.session();
    const auto snapshot = session.engine().snapshot(session.property());
    if (!snapshot) qFatal("no snapshot");
    return engine::settingsOf(**snapshot, {});
}

/// Another hotel of the file, "Second".
PropertyId addHotel(Shown &shown)
{
    engine::HotelSetup setup = settingsOf(shown);
    setup.read.reset();
    setup.catalogue.property.id = {};
    setup.catalogue.property.name = QStringLiteral("Second");
    const auto saved = shown.hotel.session().engine().saveHotel(setup);
    if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    return *saved;
}

}  // namespace

class TestUnsavedSettings : public tests::ThemedTest {
    Q_OBJECT

private slots:
    /// A source was added, for instance.
    void whatIsTypedOutlivesAnotherDescription()
    {
        Shown shown(*theme_);
        HotelSession &session = shown.hotel.session();
        auto *name = shown.find<QLineEdit>("settings.name");
        auto *ttl = shown.find<QSpinBox>("settings.ttl1");
        auto *durability = shown.find<QComboBox>("apiHolds.durability");
        retype(name, "House by the sea");
        retype(ttl, "7:30");
        durability->setCurrentIndex(1);
        engine::HotelSetup setup = settingsOf(shown);
        inventory::Channel added = setup.catalogue.channels.front();
        added.id = ChannelId{-1};
        added.name = QStringLiteral("Telephone");
        setup.catalogue.channels.push_back(added);
        setup.catalogue.property.city = QStringLiteral("Porto");
        QVERIFY(session.engine().saveHotel(setup));
        const QString last = QStringLiteral("settings.ttl%1").arg(setup.catalogue.channels.size());
        QTRY_VERIFY(shown.find<QSpinBox>(qPrintable(last)));
        QCOMPARE(name->text(), QStringLiteral("House by the sea"));
        QCOMPARE(shown.find<QSpinBox>("settings.ttl1"), ttl);
        QCOMPARE(ttl->value(), 450);
        QCOMPARE(durability->currentIndex(), 1);
        QCOMPARE(shown.find<QLineEdit>("settings.city")->text(), QStringLiteral("Porto"));
        QVERIFY(press(shown.find<QPushButton>("settings.save")));
        QTRY_COMPARE(session.view().property().name, QStringLiteral("House by the sea"));
        QCOMPARE(session.view().property().city, QStringLiteral("Porto"));
        QCOMPARE(session.view().catalogue().channels.front().holdTtlSeconds, 450);
    }

    void aRenamedChannelIsNamedSoBesideItsTimes()
    {
        Shown shown(*theme_);
        engine::HotelSetup setup = settingsOf(shown);
        setup.catalogue.channels.front().name = QStringLiteral("Reception");
        QVERIFY(shown.hotel.session().engine().saveHotel(setup));
        QTRY_COMPARE(shown.find<QSpinBox>("settings.ttl1")->accessibleName(),
                     QStringLiteral("Hold duration: Reception"));
    }

    void whatIsTypedIsNotOfAnotherHotel()
    {
        Shown shown(*theme_);
        HotelSession &session = shown.hotel.session();
        const PropertyId second = addHotel(shown);
        auto *name = shown.find<QLineEdit>("settings.name");
        retype(name, "House by the sea");
        shown.find<QComboBox>("apiHolds.durability")->setCurrentIndex(1);
        session.selectProperty(second);
        QTRY_COMPARE(name->text(), QStringLiteral("Second"));
        QVERIFY(!shown.find<QPushButton>("settings.save")->isEnabled());
        QCOMPARE(shown.find<QComboBox>("apiHolds.durability")->currentIndex(), 0);
    }

    /// The other hotel was selected while nothing was unsaved.
    void whatIsTypedAfterASwitchIsNotOfTheHotelBefore()
    {
        Shown shown(*theme_);
        HotelSession &session = shown.hotel.session();
        const PropertyId first = session.property(), second = addHotel(shown);
        auto *name = shown.find<QLineEdit>("settings.name");
        const QString before = name->text();
        session.selectProperty(second);
        QTRY_COMPARE(name->text(), QStringLiteral("Second"));
        retype(name, "House by the sea");
        session.selectProperty(first);
        QTRY_COMPARE(session.property(), first);
        QCOMPARE(name->text(), before);
        QVERIFY(!shown.find<QPushButton>("settings.save")->isEnabled());
    }

    void whatIsTypedAfterASwitchOutlivesAnotherDescription()
    {
        Shown shown(*theme_);
        HotelSession &session = shown.hotel.session();
        const PropertyId second = addHotel(shown);
        auto *name = shown.find<QLineEdit>("settings.name");
        session.selectProperty(second);
        QTRY_COMPARE(name->text(), QStringLiteral("Second"));
        retype(name, "House by the sea");
        engine::HotelSetup setup = settingsOf(shown);
        setup.catalogue.property.city = QStringLiteral("Porto");
        QVERIFY(session.engine().saveHotel(setup));
        QTRY_COMPARE(shown.find<QLineEdit>("settings.city")->text(), QStringLiteral("Porto"));
        QCOMPARE(name->text(), QStringLiteral("House by the sea"));
    }

    void aCardIsDiscardedWithoutAButtonOfItsOwn()
    {
        QWidget page;
        auto *cards = new UnsavedCards(&page);
        bool changed = true, gone = false;
        cards->add({&page, QStringLiteral("Card"), [&] { return changed; }, [] { return true; },
                    [] {}, [&] { changed = false; }});
        page.show();
        cards->leave(Leaving::Close, [&] { gone = true; });
        QVERIFY(!gone);
        const auto *question = page.findChild<QDialog *>(QStringLiteral("unsavedSettings"));
        QVERIFY(question);
        question->findChild<QPushButton *>(QStringLiteral("discard"))->click();
        QTRY_VERIFY(gone);
        QVERIFY(!changed);
    }

    void theQuestionHasTheLookOfOtherQuestions()
    {
        QWidget page;
        auto *cards = new UnsavedCards(&page);
        cards->add({&page, QStringLiteral("Card"), [] { return true; }, [] { return true; }, [] {},
                    [] {}});
        page.show();
        for (const Leaving leaving : {Leaving::Close, Leaving::Restore}) {
            cards->leave(leaving, [] {});
            const auto *question = page.findChild<QDialog *>(QStringLiteral("unsavedSettings"));
            QVERIFY(question);
            const QString heading = question->windowTitle();
            bool headed = false;
            for (const QLabel *label : question->findChildren<QLabel *>())
                headed |=
                    label->property("look") == QStringLiteral("title") && label->text() == heading;
            QVERIFY2(headed && heading.endsWith(QLatin1Char('?')), qPrintable(heading));
            const bool restores = leaving == Leaving::Restore;
            const auto *main = question->findChild<QPushButton *>(
                restores ? QStringLiteral("discard") : QStringLiteral("save"));
            QCOMPARE(main->property("look").toString(),
                     restores ? QStringLiteral("danger") : QStringLiteral("primary"));
        }
    }

    /// In the orders of Windows and of GNOME, which has the first one last.
    void everyAnswerIsReachedByKeyboard_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QStringList>("names");
        const QString save = QStringLiteral("save"), discard = QStringLiteral("discard"),
                      cancel = QStringLiteral("cancel");
        QTest::newRow("windows") << QStringLiteral("0") << QStringList{save, discard, cancel};
        QTest::newRow("gnome") << QStringLiteral("3") << QStringList{discard, cancel, save};
    }
    void everyAnswerIsReachedByKeyboard()
    {
        QFETCH(QString, layout);
        QFETCH(QStringList, names);
        QWidget page;
        page.setStyleSheet(QStringLiteral("QDialogButtonBox { button-layout: %1; }").arg(layout));
        auto *cards = new UnsavedCards(&page);
        cards->add({&page, QStringLiteral("Card"), [] { return true; }, [] { return true; }, [] {},
                    [] {}});
        page.show();
        cards->leave(Leaving::Close, [] {});
        auto *question = page.findChild<QDialog *>(QStringLiteral("unsavedSettings"));
        QVERIFY(question);
        question->activateWindow();
        QTRY_COMPARE(
            QApplication::focusWidget(),
            static_cast<QWidget *>(question->findChild<QPushButton *>(QStringLiteral("cancel"))));
        const auto walk = [](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QStringList all;
            for (int i = 0; i < 3; ++i) {
                QTest::keyClick(QApplication::focusWidget(), key, modifiers);
                all << QApplication::focusWidget()->objectName();
            }
            return all;
        };
        // From the default, "cancel", once around.
        const auto at = names.indexOf(QStringLiteral("cancel"));
        const QString after = names[(at + 1) % 3], before = names[(at + 2) % 3];
        const QStringList forward{after, before, names[at]}, back{before, after, names[at]};
        QCOMPARE(walk(Qt::Key_Tab), forward);
        QCOMPARE(walk(Qt::Key_Backtab, Qt::ShiftModifier), back);
        QCOMPARE(walk(Qt::Key_Right), forward);
        QCOMPARE(walk(Qt::Key_Left), back);
    }

    void enterGivesTheAnswerThatHasTheFocus_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("saves");
        QTest::addColumn<bool>("discards");
        QTest::newRow("save") << QStringLiteral("save") << true << false;
        QTest::newRow("discard") << QStringLiteral("discard") << false << true;
        QTest::newRow("cancel") << QStringLiteral("cancel") << false << false;
    }
    void enterGivesTheAnswerThatHasTheFocus()
    {
        QFETCH(QString, answer);
        QFETCH(bool, saves);
        QFETCH(bool, discards);
        QWidget page;
        auto *cards = new UnsavedCards(&page);
        bool saved = false, discarded = false;
        cards->add({&page, QStringLiteral("Card"), [] { return true; }, [] { return true; },
                    [&] { saved = true; }, [&] { discarded = true; }});
        page.show();
        cards->leave(Leaving::Close, [] {});
        auto *question = page.findChild<QDialog *>(QStringLiteral("unsavedSettings"));
        QVERIFY(question);
        question->activateWindow();
        auto *button = question->findChild<QPushButton *>(answer);
        QTRY_VERIFY(QApplication::focusWidget()
                    && QApplication::focusWidget()->window() == question);
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, Qt::Key_Return);
        QVERIFY(!question->isVisible());
        QTRY_COMPARE(discarded, discards);
        QCOMPARE(saved, saves);
    }

    void theNameOfTheSenderFollowsTheHotel()
    {
        Shown shown(*theme_);
        HotelSession &session = shown.hotel.session();
        secrets::SealedSecrets secrets(shown.folder.filePath(QStringLiteral("secrets.sealed")));
        // Owned by the actions, which must not outlive the secrets.
        const std::unique_ptr<HotelReservations> requests(
            new HotelReservations(session, shown.actions, secrets));
        MailCard mail(session, *requests);
        CentralCard central(session, *requests);
        const auto *sender = mail.findChild<QLineEdit *>(QStringLiteral("mail.name"));
        const auto *known = central.findChild<QLineEdit *>(QStringLiteral("central.name"));
        QVERIFY(sender && known);
        QCOMPARE(sender->placeholderText(), session.view().property().name);
        session.selectProperty(addHotel(shown));
        QTRY_COMPARE(sender->placeholderText(), QStringLiteral("Second"));
        QCOMPARE(known->placeholderText(), QStringLiteral("Second"));
    }

    void aCardThatIsBeingSavedIsWaitedFor()
    {
        QWidget page;
        auto *cards = new UnsavedCards(&page);
        bool saving = true, changed = true, gone = false;
        int saves = 0;
        cards->add({&page, QStringLiteral("Card"), [&] { return changed; }, [&] { return !saving; },
                    [&] { ++saves; }, [] {}, true, [&] { return saving; }});
        QSignalSpy notSaved(cards, &UnsavedCards::notSaved);
        page.show();
        cards->leave(Leaving::Close, [&] { gone = true; });
        const auto *question = page.findChild<QDialog *>(QStringLiteral("unsavedSettings"));
        QVERIFY(question);
        question->findChild<QPushButton *>(QStringLiteral("save"))->click();
        QVERIFY(notSaved.isEmpty());
        // It was changed again meanwhile.
        saving = false;
        cards->noteSaved(&page, true);
        QCOMPARE(saves, 1);
        QVERIFY(!gone);
        changed = false;
        cards->noteSaved(&page, true);
        QTRY_VERIFY(gone);
        QVERIFY(notSaved.isEmpty());
    }
};

QTEST_MAIN(TestUnsavedSettings)
#include "test_unsaved_settings.moc"
