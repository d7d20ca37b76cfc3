// SPDX-License-Identifier: GPL-3.0-or-later
// The Settings page by keyboard alone: the property's description, clock and holds; language and
// theme; location. Exchange rates: test_fx_card.cpp.
#include "booking/api_setup.h"
#include "booking/limits.h"
#include "by_keyboard.h"
#include "desktop/language/language.h"
#include "desktop/settings/hotel_card.h"
#include "desktop/settings/settings_page.h"
#include "desktop/words/record_words.h"
#include "engine/language_scope.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QtGui/QAction>
#include <QtGui/QWheelEvent>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTimeEdit>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::press;
using tests::retype;
using tests::tabTo;

namespace {

using Shown = tests::ShownPage<SettingsPage>;

inventory::Property hotelOf(Shown &shown)
{
    return shown.hotel.session().view().property();
}

void saveTheNameWithSpaces(Shown &shown)
{
    auto *name = shown.find<QLineEdit>("settings.name");
    retype(name, " House by the sea ");
    QVERIFY(press(shown.find<QPushButton>("settings.save")));
    QTRY_COMPARE(name->text(), QStringLiteral("House by the sea"));
    QTRY_VERIFY(!shown.find<QPushButton>("settings.save")->isEnabled());
}

}  // namespace

class TestSettingsPage : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void theHotelIsDescribedAnewByKeyboard()
    {
        Shown shown(*theme_);
        auto *save = shown.find<QPushButton>("settings.save");
        QVERIFY(!save->isEnabled());
        retype(shown.find<QLineEdit>("settings.name"), "Bellavista Palace");
        retype(shown.find<QLineEdit>("settings.position"), "38.7139, -9.1334");
        auto *time = shown.find<QTimeEdit>("settings.auditTime");
        QCOMPARE(time->text(), QStringLiteral("03:00"));
        QVERIFY(tabTo(time));
        time->setSelectedSection(QDateTimeEdit::HourSection);
        QTest::keyClick(time, Qt::Key_Up);
        retype(shown.find<QSpinBox>("settings.ttl1"), "7:30");
        QVERIFY(press(save));
        QTRY_COMPARE(hotelOf(shown).name, QStringLiteral("Bellavista Palace"));
        QCOMPARE(hotelOf(shown).latitude, 38.7139);
        QCOMPARE(hotelOf(shown).longitude, -9.1334);
        QCOMPARE(hotelOf(shown).auditMinute, 240);
        QCOMPARE(shown.hotel.session().view().catalogue().channels.front().holdTtlSeconds, 450);
        QCOMPARE(shown.hotel.session().properties().front().name,
                 QStringLiteral("Bellavista Palace"));
        QTRY_VERIFY(!shown.notices.isEmpty());
        QTRY_VERIFY(!save->isEnabled());
        // It is in the audit trail.
        const PropertyId id = shown.hotel.session().property();
        const auto told = shown.hotel.session().reads().ask(storage::RecentRecords{id, 1});
        QCOMPARE(told.result()->front().kind, booking::RecordKind::CatalogueChanged);
    }

    void holdsOfChannelsAreKeptInMemoryWhereTheHotelSaysSo()
    {
        Shown shown(*theme_);
        HotelSession &session = shown.hotel.session();
        const auto stored = [&session] {
            const QByteArray text = session.view().setup(booking::SetupKind::Api);
            return booking::apiSetupFrom(text)->channelHolds;
        };
        auto *list = shown.find<QComboBox>("apiHolds.durability");
        auto *save = shown.find<QPushButton>("apiHolds.save");
        QVERIFY(!save->isEnabled());
        QVERIFY(tabTo(list));
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentText(), QStringLiteral("In memory"));
        QVERIFY(press(save));
        QTRY_VERIFY(stored() == booking::Durability::Volatile);
        QTRY_VERIFY(!save->isEnabled());
        QTRY_COMPARE(shown.find<QLabel>("apiHolds.state")->text(), QStringLiteral("✓ Saved."));
        const auto told = session.reads().ask(storage::RecentRecords{session.property(), 1});
        QCOMPARE(headlineText(told.result()->front(), session.view().catalogue(), QLocale()),
                 QStringLiteral("Holds of channels over the API: in memory by default"));
        // Changed elsewhere, for instance at a connected desk.
        session.submit(booking::SaveHotelSetup{session.desk(), booking::SetupKind::Api, {}});
        QTRY_COMPARE(list->currentText(), QStringLiteral("Durable"));
        QVERIFY(stored() == booking::Durability::Durable);
        QVERIFY(!shown.find<QPushButton>("apiHolds.discard")->isEnabled());
    }

    void theWheelMovesThePageAndNoNumber()
    {
        Shown shown(*theme_);
        auto *ttl = shown.find<QSpinBox>("settings.ttl1");
        shown.find<QLineEdit>("settings.name")->setFocus();
        const int before = ttl->value();
        const auto turn = [ttl] {
            QWheelEvent event(QPointF(5, 5), ttl->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120),
                              Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(ttl, &event);
        };
        turn();
        QCOMPARE(ttl->value(), before);
        QVERIFY(!ttl->hasFocus());
        ttl->setFocus();
        turn();
        QVERIFY(ttl->value() != before);
    }

    void whatIsWrongIsNotSaved()
    {
        Shown shown(*theme_);
        auto *save = shown.find<QPushButton>("settings.save");
        auto *problem = shown.find<QLabel>("settings.problem");
        auto *position = shown.find<QLineEdit>("settings.position");
        retype(position, "north of the river");
        QVERIFY(!save->isEnabled());
        QVERIFY(problem->text().contains(QStringLiteral("38.7139")));
        QVERIFY(position->property("wrong").toBool());
        QVERIFY(press(shown.find<QPushButton>("settings.discard")));
        QCOMPARE(position->text(), QString());
        retype(shown.find<QSpinBox>("settings.ttl1"), "90:00");
        QTRY_VERIFY(problem->text().contains(QStringLiteral("must not exceed")));
        QVERIFY(!save->isEnabled());
        retype(shown.find<QLineEdit>("settings.name"), " ");
        QTRY_VERIFY(problem->text().contains(QStringLiteral("name")));
    }

    void whatBookingsRestOnIsFixedAndSaysWhy()
    {
        Shown shown(*theme_);
        auto *zone = shown.find<QComboBox>("settings.zone");
        auto *currency = shown.find<QComboBox>("settings.currency");
        QVERIFY(zone->isEnabled());
        QVERIFY(!currency->isEnabled());  // there are rates
        auto *note = shown.find<QLabel>("settings.zoneNote");
        QVERIFY(note->isHidden());
        // The first booking arrives while another zone is typed, but not saved.
        const QString saved = zone->currentText();
        zone->setCurrentText(QStringLiteral("Asia/Tokyo"));
        QVERIFY(shown.find<QPushButton>("settings.save")->isEnabled());
        shown.hotel.book("STD", Stay(shown.hotel.today() + 1, 2), QStringLiteral("Ana"));
        shown.hotel.session().engine().flush();
        QTRY_VERIFY(!zone->isEnabled());
        QVERIFY(!note->isHidden() && note->text().contains(QStringLiteral("bookings")));
        QCOMPARE(zone->currentText(), saved);
        QVERIFY(!shown.find<QPushButton>("settings.save")->isEnabled());
        // The engine refuses it from any other caller, too.
        const auto snapshot =
            shown.hotel.session().engine().snapshot(shown.hotel.session().property());
        engine::HotelSetup setup{(*snapshot)->catalogue, (*snapshot)->plans, {}};
        setup.catalogue.property.currency = *Currency::make(QStringLiteral("USD"));
        const auto refused = shown.hotel.session().engine().saveHotel(setup);
        QVERIFY(!refused);
        QCOMPARE(refused.error().field, QStringLiteral("currency"));
        setup.catalogue.property.currency = (*snapshot)->catalogue.property.currency;
        setup.catalogue.property.latitude = 91;
        QCOMPARE(shown.hotel.session().engine().saveHotel(setup).error().field,
                 QStringLiteral("coordinates"));
    }

    /// The booking was stored, but the window has not received it yet.
    void aZoneThatIsRefusedIsNotShown()
    {
        Shown shown(*theme_);
        auto *zone = shown.find<QComboBox>("settings.zone");
        const QString saved = zone->currentText();
        HotelSession &session = shown.hotel.session();
        session.changes().hold();
        shown.hotel.book("STD", Stay(shown.hotel.today() + 1, 2), QStringLiteral("Ana"));
        session.engine().flush();
        zone->setCurrentText(QStringLiteral("Asia/Tokyo"));
        QVERIFY(press(shown.find<QPushButton>("settings.save")));
        auto *problem = shown.find<QLabel>("settings.problem");
        QTRY_VERIFY2(problem->text().contains(QStringLiteral("because bookings exist")),
                     qPrintable(problem->text()));
        QCOMPARE(zone->currentText(), saved);
        QVERIFY(zone->isEnabled());
        session.changes().resume();
        QTRY_VERIFY(!zone->isEnabled());
        QCOMPARE(zone->currentText(), saved);
    }

    /// The name is stored without the spaces around it.
    void whatIsSavedInAnotherFormIsShownSo()
    {
        Shown shown(*theme_);
        saveTheNameWithSpaces(shown);
    }

    /// A description arrives between the request and its refusal.
    void whatIsRefusedIsKept()
    {
        Shown shown(*theme_);
        HotelSession &session = shown.hotel.session();
        session.changes().hold();
        shown.hotel.book("STD", Stay(shown.hotel.today() + 1, 2), QStringLiteral("Ana"));
        session.engine().flush();
        auto *name = shown.find<QLineEdit>("settings.name");
        retype(name, "House by the sea");
        shown.find<QComboBox>("settings.zone")->setCurrentText(QStringLiteral("Asia/Tokyo"));
        shown.find<QPushButton>("settings.save")->click();
        emit session.loaded();
        QCOMPARE(name->text(), QStringLiteral("House by the sea"));
        auto *problem = shown.find<QLabel>("settings.problem");
        QTRY_VERIFY2(problem->text().contains(QStringLiteral("because bookings exist")),
                     qPrintable(problem->text()));
        QCOMPARE(name->text(), QStringLiteral("House by the sea"));
        QVERIFY(shown.find<QPushButton>("settings.save")->isEnabled());
        session.changes().resume();
    }

    void whatWasSavedOnceAndIsTypedAgainIsKept()
    {
        Shown shown(*theme_);
        saveTheNameWithSpaces(shown);
        auto *name = shown.find<QLineEdit>("settings.name");
        retype(name, " House by the sea ");
        emit shown.hotel.session().loaded();
        QCOMPARE(name->text(), QStringLiteral(" House by the sea "));
    }

    void whatOthersDescribeMeanwhileStays()
    {
        Shown shown(*theme_);
        inventory::Catalogue then = shown.hotel.session().view().catalogue();
        const HotelEdits before = editsOf(then);
        HotelEdits now = before;
        now.city = QStringLiteral("Porto");
        now.ageOfChildren = 6;
        inventory::Catalogue meanwhile = then;
        meanwhile.property.name = QStringLiteral("Renamed elsewhere");
        meanwhile.channels.front().holdTtlSeconds = 77;
        const auto merged = changed(meanwhile, before, now);
        QVERIFY(merged);
        QCOMPARE(merged->property.city, QStringLiteral("Porto"));
        QCOMPARE(merged->property.assumedChildAge, 6);
        QCOMPARE(merged->property.name, QStringLiteral("Renamed elsewhere"));
        QCOMPARE(merged->channels.front().holdTtlSeconds, 77);
    }

    void positionsAreReadAsMapsWriteThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fine");
        QTest::addColumn<double>("latitude");
        QTest::addColumn<double>("longitude");
        const auto row = [](const char *text, bool fine, double latitude = 0,
                            double longitude = 0) {
            QTest::newRow(text) << QString::fromUtf8(text) << fine << latitude << longitude;
        };
        row("38.7139, -9.1334", true, 38.7139, -9.1334);
        row("38.7139,-9.1334", true, 38.7139, -9.1334);
        row("38.7139 -9.1334", true, 38.7139, -9.1334);
        row("38,7139; -9,1334", true, 38.7139, -9.1334);
        row("38,7139 \u22129,1334", true, 38.7139, -9.1334);
        row("", true);
        row("-90, 180", true, -90, 180);
        row("91, 0", false);
        row("0, 181", false);
        row("38.7139", false);
        row("38.7, 9.1, 3", false);
        row("N38 E9", false);
        row("nan, inf", false);
        row("1e1, 2", false);
    }
    void positionsAreReadAsMapsWriteThem()
    {
        QFETCH(QString, text);
        QFETCH(bool, fine);
        QFETCH(double, latitude);
        QFETCH(double, longitude);
        const auto place = readPosition(text);
        QCOMPARE(place.has_value(), fine);
        if (!fine) return;
        QCOMPARE(place->first, latitude);
        QCOMPARE(place->second, longitude);
        if (!text.isEmpty()) QVERIFY(readPosition(inventory::positionText(latitude, longitude)));
    }

    void languageAndThemeAreChosen()
    {
        Shown shown(*theme_);
        int restarts = 0;
        QAction action(shown.page->window());
        action.setObjectName(kRestartAction);
        connect(&action, &QAction::triggered, this, [&restarts] { ++restarts; });
        auto *language = shown.find<QComboBox>("settings.language");
        auto *restart = shown.find<QPushButton>("settings.restart");
        QVERIFY(!restart->isVisible());
        QVERIFY(tabTo(language));
        QTest::keyClick(language, Qt::Key_Down);
        QVERIFY(engine::languages().contains(savedLanguage(shown.settings)));
        QVERIFY(shown.find<QLabel>("settings.languageNote")->isVisible());
        QVERIFY(press(restart));
        QCOMPARE(restarts, 1);
        QVERIFY(tabTo(language));
        QTest::keyClick(language, Qt::Key_Home);
        QCOMPARE(savedLanguage(shown.settings), QString());
        QVERIFY2(!restart->isVisible(), "nothing is left to change");
        shown.settings.setValue(QStringLiteral("window/language"), QStringLiteral("tlh"));
        QCOMPARE(savedLanguage(shown.settings), QString());
        auto *look = shown.find<QComboBox>("settings.theme");
        QVERIFY(tabTo(look));
        QTest::keyClick(look, Qt::Key_End);
        QVERIFY(theme_->isDark());
        QVERIFY(!shown.page->grab().isNull());
        theme_->setMode(ThemeMode::Light);
        QCOMPARE(look->currentIndex(), 1);
    }

    void aRestartIsOfferedAsLongAsTheLanguageIsNotTheChosenOne()
    {
        Shown shown(*theme_);
        QAction action(shown.page->window());
        action.setObjectName(kRestartAction);
        QVERIFY(tabTo(shown.find<QComboBox>("settings.language")));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Deutsch"));
        QCOMPARE(savedLanguage(shown.settings), QStringLiteral("de"));
        QVERIFY(shown.find<QPushButton>("settings.restart")->isVisible());
        // A page that is made anew, as when the hotel is opened again.
        SettingsPage again({shown.hotel.session(), shown.actions, *theme_, shown.settings});
        QAction another(&again);
        another.setObjectName(kRestartAction);
        again.show();
        QVERIFY(again.findChild<QPushButton *>(QStringLiteral("settings.restart"))->isVisible());
        again.close();
        // German by the command line: there is nothing to change.
        speak(*qApp, QLocale(QLocale::German));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        SettingsPage german({shown.hotel.session(), shown.actions, *theme_, shown.settings});
        german.show();
        QVERIFY(!german.findChild<QLabel *>(QStringLiteral("settings.languageNote"))->isVisible());
        saveLanguage(shown.settings, QStringLiteral("en"));
        SettingsPage english({shown.hotel.session(), shown.actions, *theme_, shown.settings});
        english.show();
        QVERIFY(english.findChild<QLabel *>(QStringLiteral("settings.languageNote"))->isVisible());
    }

    void whereItIsKeptIsSaid()
    {
        Shown shown(*theme_);
        QVERIFY(
            shown.find<QLabel>("settings.place")->text().contains(QStringLiteral("test.roomrack")));
        QVERIFY(shown.find<QLabel>("settings.kind")->text().contains(QStringLiteral("SQLite")));
        QVERIFY(!shown.find<QPushButton>("settings.openBackups")->isVisible());
    }

    void everythingHasANameAndIsReachedByTab()
    {
        qApp->setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { qApp->setLayoutDirection(Qt::LeftToRight); });
        Shown shown(*theme_);
        QCOMPARE(tests::namelessControls(*shown.page), QStringList());
        QCOMPARE(tests::cutButtons(*shown.page), QStringList());
        for (QWidget *w : shown.page->findChildren<QWidget *>()) {
            const bool inside = !w->objectName().startsWith(QStringLiteral("settings."));
            const bool reached = inside || !w->isVisible() || !w->isEnabled()
                                 || !(w->focusPolicy() & Qt::TabFocus) || tabTo(w);
            QVERIFY2(reached, qPrintable(w->objectName()));
        }
        QVERIFY(shown.page->findChild<HotelCard *>()->mapTo(shown.page.get(), QPoint()).x()
                > shown.page->width() / 3);
    }
};

QTEST_MAIN(TestSettingsPage)
#include "test_settings_page.moc"
