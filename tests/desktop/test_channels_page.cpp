// SPDX-License-Identifier: GPL-3.0-or-later
// The Channels page with keys only: connect, inspect, pause, full sync, map pending reservations,
// disconnect; with an OTA on a local server.
#include "by_keyboard.h"
#include "desktop/channels/step_view.h"
#include "desktop/connections/channel_list.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/rows_table.h"
#include "linked_window.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QTabWidget>

using namespace roomrack;
using namespace roomrack::desktop;
using channels::ConnectionState;
using tests::LinkedWindow;
using tests::press;
using tests::tabTo;

class TestChannelsPage : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void init()
    {
        failOnWarnings();
        shown_ = std::make_unique<LinkedWindow>(*theme_);
        QTRY_VERIFY(shown_->channels().setups().isLoaded());
    }
    void cleanup() { shown_.reset(); }
    void aChannelIsLinkedByKeyboard();
    void whatIsWrongIsSaidAtItsField();
    void aPmsHasFieldsOfItsOwn();
    void pendingUpdatesAreShownInRangesWithTheirReason();
    void aChannelThatIsAwaySaysSoAndTheNoticeGoesWhenItIsBack();
    void aReservationWaitsUntilItsRoomIsMapped();
    void aReservationIsPutAside();
    void theLogShowsBothSidesAndNoSecret();
    void aChannelIsUnlinkedAfterAQuestion();
    void aNewChannelIsSelected();
    void everyControlHasAName();
    void settingsThatAreRefusedLeaveThePasswordInForce();
    void aChannelWhosePasswordBelongsElsewhereIsPausedAndEdited();
    void whatStaysAtTheAddressOfBeforeIsSaid();

private:
    /// The result of saving them.
    Result<void> saved(const sync::ChannelSettings &settings,
                       const std::optional<QByteArray> &secret);
    void bookUnmapped(Stay stay);
    void typeCode(int row, const char *code);
    void typeInto(const char *name, const QString &text);
    bool inSync()
    {
        return shown_->state().link && shown_->state().link->state == ConnectionState::InSync;
    }
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<LinkedWindow> shown_;
};

void TestChannelsPage::typeInto(const char *name, const QString &text)
{
    auto *edit = shown_->inDialog<QLineEdit>(name);
    QVERIFY(edit);
    QVERIFY(tabTo(edit));
    edit->selectAll();
    QTest::keyClicks(edit, text);
}

/// The first key begins to type into the cell; the others go to its editor.
void TestChannelsPage::typeCode(int row, const char *code)
{
    auto *codes = shown_->inDialog<QTableView>("channel.codes");
    codes->setFocus();
    codes->setCurrentIndex(codes->model()->index(row, 1));
    QTest::keyClick(codes, code[0]);
    const QPointer<QLineEdit> editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(editor);
    QTest::keyClicks(editor, QLatin1String(code + 1));
    QTest::keyClick(editor, Qt::Key_Return);
    // The event loop handles Enter; typing into a cell before that would close the editor twice.
    QTRY_VERIFY(!editor);
    QCOMPARE(codes->model()->index(row, 1).data().toString(), QLatin1String(code));
}

void TestChannelsPage::aChannelIsLinkedByKeyboard()
{
    auto *list = shown_->find<ChannelList>("channels.list");
    QCOMPARE(list->current(), LinkedWindow::channel());
    QVERIFY(tabTo(list));
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_VERIFY(shown_->dialog() && shown_->dialog()->isActiveWindow());
    typeInto("channel.address", shown_->address());
    const auto *secret = shown_->inDialog<QLineEdit>("channel.secret");
    QCOMPARE(secret->placeholderText(), QStringLiteral("Not set"));
    typeInto("channel.secret", QLatin1String(LinkedWindow::kKey));
    typeInto("channel.property", QStringLiteral("H1"));
    QVERIFY(press(shown_->inDialog<QPushButton>("channel.test")));
    QTRY_VERIFY(shown_->inDialog<QLabel>("channel.tested")->text().startsWith(u'✓'));
    QVERIFY(shown_->inDialog<QPushButton>("channel.test")->hasFocus());
    auto *tabs = shown_->inDialog<QTabWidget>("channel.tabs");
    QVERIFY(tabTo(tabs->findChild<QTabBar *>()));
    auto *codes = shown_->inDialog<QTableView>("channel.codes");
    for (int i = 0; i < tabs->count() && !codes->isVisible(); ++i)
        QTest::keyClick(shown_->dialog()->focusWidget(), Qt::Key_Right);
    QVERIFY(tabTo(codes));
    typeCode(0, "DBL");
    typeCode(1, "DBL-BAR");
    QVERIFY(press(shown_->inDialog<QPushButton>("confirm")));
    // There is no keychain: the user sets a passphrase first.
    QTRY_COMPARE(shown_->dialog()->objectName(), QStringLiteral("passphraseDialog"));
    QTRY_VERIFY(shown_->dialog()->isActiveWindow());
    typeInto("passphrase.first", QLatin1String(LinkedWindow::kPassphrase));
    typeInto("passphrase.again", QStringLiteral("another"));
    QVERIFY(press(shown_->inDialog<QPushButton>("confirm")));
    QTRY_VERIFY(shown_->inDialog<QLineEdit>("passphrase.again")->property("wrong").toBool());
    typeInto("passphrase.again", QLatin1String(LinkedWindow::kPassphrase));
    QVERIFY(press(shown_->inDialog<QPushButton>("confirm")));
    QTRY_VERIFY(!shown_->dialog());
    QTRY_VERIFY(inSync());
    QCOMPARE(shown_->ota().shop().rooms(QStringLiteral("DBL"), shown_->today()), 20);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_VERIFY(shown_->dialog());
    QCOMPARE(shown_->inDialog<QLineEdit>("channel.secret")->placeholderText(),
             QStringLiteral("Saved. Leave blank to keep."));
}

void TestChannelsPage::whatIsWrongIsSaidAtItsField()
{
    QVERIFY(press(shown_->find<QPushButton>("channels.add")));
    QTRY_VERIFY(shown_->dialog() && shown_->dialog()->isActiveWindow());
    auto *address = shown_->inDialog<QLineEdit>("channel.address");
    typeInto("channel.address", QStringLiteral("http://example.org"));
    QVERIFY(press(shown_->inDialog<QPushButton>("confirm")));
    QVERIFY(address->property("wrong").toBool());
    QVERIFY(shown_->inDialog<QLabel>("problem")->text().contains(QStringLiteral("https")));
    QVERIFY(address->hasFocus());
    shown_->dialog()->reject();
    QTRY_VERIFY(!shown_->dialog());
    QVERIFY(!shown_->state().linked);
}

void TestChannelsPage::aPmsHasFieldsOfItsOwn()
{
    QVERIFY(press(shown_->find<QPushButton>("channels.add")));
    QTRY_VERIFY(shown_->dialog() && shown_->dialog()->isActiveWindow());
    auto *told = shown_->inDialog<QLineEdit>("channel.reservationDeliveryURL");
    QVERIFY(!told->isEnabled());
    auto *protocol = shown_->inDialog<QComboBox>("channel.protocol");
    QVERIFY(tabTo(protocol));
    QTest::keyClick(protocol, Qt::Key_End);
    QCOMPARE(protocol->currentText(), QStringLiteral("FIAS"));
    typeInto("channel.address", QStringLiteral("127.0.0.1:1"));
    typeInto("channel.reservationDeliveryURL", QStringLiteral("http://example.org"));
    QVERIFY(press(shown_->inDialog<QPushButton>("confirm")));
    QVERIFY(told->property("wrong").toBool());
    QVERIFY(told->hasFocus());
    typeInto("channel.reservationDeliveryURL", QStringLiteral("http://127.0.0.1:1/"));
    auto *tokens = shown_->inDialog<QCheckBox>("channel.tokens");
    QVERIFY(tabTo(tokens));
    QTest::keyClick(tokens, Qt::Key_Space);
    QVERIFY(press(shown_->inDialog<QPushButton>("confirm")));
    QTRY_VERIFY(!shown_->dialog());
    QTRY_VERIFY(shown_->state().settings);
    QCOMPARE(shown_->state().settings->protocol, sync::Protocol::Fias);
    QVERIFY(shown_->state().settings->speaksTokens);
    QTRY_VERIFY(shown_->state().link && shown_->state().link->failures > 0);
}

void TestChannelsPage::pendingUpdatesAreShownInRangesWithTheirReason()
{
    shown_->link(shown_->settings());
    QTRY_VERIFY(inSync());
    QVERIFY(tabTo(shown_->find<ChannelList>("channels.list")));
    QTest::keyClick(shown_->find<ChannelList>("channels.list"), Qt::Key_P,
                    Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(shown_->state().link->state, ConnectionState::Paused);
    shown_->setForSale(shown_->today() + 5, 4, 3);
    auto *table = shown_->find<RowsTable>("channels.steps");
    QTRY_COMPARE(table->rows().rows().size(), size_t(1));
    const auto &cells = table->rows().rows().front().cells;
    QVERIFY(cells[0].text.contains(QStringLiteral("Standard Double")));
    QVERIFY(cells[2].text.contains(QStringLiteral("3")));
    QVERIFY(cells[3].text.contains(QStringLiteral("20")));
    QCOMPARE(cells[4].text, QStringLiteral("Paused"));
    QVERIFY(shown_->find<QLabel>("channels.why")->text().contains(QStringLiteral("Paused")));
    QVERIFY(tabTo(shown_->find<ChannelList>("channels.list")));
    QTest::keyClick(shown_->find<ChannelList>("channels.list"), Qt::Key_P,
                    Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(inSync());
    QTRY_VERIFY(table->rows().rows().empty());
    QCOMPARE(shown_->ota().shop().rooms(QStringLiteral("DBL"), shown_->today() + 8), 3);
}

void TestChannelsPage::aChannelThatIsAwaySaysSoAndTheNoticeGoesWhenItIsBack()
{
    shown_->link(shown_->settings());
    QTRY_VERIFY(inSync());
    sync::ChannelSettings wrong = shown_->settings();
    wrong.rooms[1].code = QStringLiteral("NOBODY");
    shown_->link(wrong);
    shown_->window().showPage(QStringLiteral("inventory"));
    QTRY_VERIFY(shown_->state().link && shown_->state().link->counts.refused > 0);
    QTRY_VERIFY(shown_->window().notices().newest().contains(QStringLiteral("rejected some")));
    QVERIFY(shown_->page().badge() > 0);
    // The page shows it, so there is no notice beside it.
    shown_->window().showPage(QStringLiteral("channels"));
    QVERIFY(shown_->window().notices().newest().isEmpty());
    QTRY_VERIFY(!shown_->find<RowsTable>("channels.steps")->rows().rows().empty());
    const auto &cells = shown_->find<RowsTable>("channels.steps")->rows().rows().front().cells;
    QCOMPARE(cells[4].text, QStringLiteral("Rejected"));
    QVERIFY(cells[5].text.size() > 1);
    shown_->link(shown_->settings());
    QTRY_VERIFY(inSync());
    QTRY_VERIFY(shown_->window().notices().newest().isEmpty());
    // The leftovers of the wrong code are shown until a user has settled them.
    shown_->channels().host()->settleLeft(shown_->state().channel.id);
    QTRY_COMPARE(shown_->page().badge(), 0);
    shown_->hangUp();
    shown_->setForSale(shown_->today() + 2, 1, 7);
    QTRY_VERIFY(shown_->state().link->failures > 0);
    QTRY_VERIFY(shown_->find<QPushButton>("channels.retryNow")->isVisible());
    shown_->answerAgain();
    shown_->find<QPushButton>("channels.retryNow")->click();
    QTRY_VERIFY(inSync());
}

/// A guest books a suite, and its code is removed before the next poll. (Later it could not be
/// booked: what has no mapping is closed there.)
void TestChannelsPage::bookUnmapped(Stay stay)
{
    sync::ChannelSettings quiet = shown_->settings();
    quiet.pollSeconds = 3600;
    shown_->link(quiet);
    QTRY_VERIFY(inSync());
    shown_->guestBooks(QStringLiteral("SUI"), stay);
    sync::ChannelSettings without = shown_->settings();
    without.rooms.pop_back();
    without.rates.pop_back();
    shown_->link(without);
    QTRY_VERIFY(shown_->state().settings->rooms.size() == 1);
}

void TestChannelsPage::aReservationWaitsUntilItsRoomIsMapped()
{
    bookUnmapped(Stay(shown_->today() + 3, 2));
    QTRY_COMPARE(shown_->channels().waiting().rows().size(), size_t(1));
    shown_->page().setView(ChannelsPage::Waiting);
    QTRY_VERIFY(shown_->find<QPlainTextEdit>("channels.message")->toPlainText().contains(u'\n'));
    QVERIFY(press(shown_->find<QPushButton>("channels.map")));
    QTRY_VERIFY(shown_->dialog() && shown_->dialog()->isActiveWindow());
    auto *codes = shown_->inDialog<QTableView>("channel.codes");
    QTRY_VERIFY(codes->hasFocus());
    typeCode(6, "SUI");
    typeCode(7, "SUI-BAR");
    QVERIFY(press(shown_->inDialog<QPushButton>("confirm")));
    QTRY_VERIFY(!shown_->dialog());
    QTRY_VERIFY(shown_->channels().waiting().rows().empty());
    QTRY_VERIFY(shown_->window().notices().newest().isEmpty()
                || !shown_->window().notices().newest().contains(QStringLiteral("unmapped")));
}

void TestChannelsPage::aReservationIsPutAside()
{
    bookUnmapped(Stay(shown_->today() + 3, 1));
    QTRY_COMPARE(shown_->channels().waiting().rows().size(), size_t(1));
    shown_->page().setView(ChannelsPage::Waiting);
    QVERIFY(press(shown_->find<QPushButton>("channels.aside")));
    QTRY_VERIFY(shown_->dialog() && shown_->dialog()->isActiveWindow());
    QTest::keyClick(shown_->dialog()->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!shown_->dialog());
    QCOMPARE(shown_->channels().waiting().rows().size(), size_t(1));
    QVERIFY(press(shown_->find<QPushButton>("channels.aside")));
    QTRY_VERIFY(shown_->dialog());
    QVERIFY(press(shown_->inDialog<QPushButton>("confirm")));
    QTRY_VERIFY(shown_->channels().waiting().rows().empty());
}

void TestChannelsPage::aNewChannelIsSelected()
{
    auto *list = shown_->find<ChannelList>("channels.list");
    ChannelId made;
    shown_->channels().setups().add(QStringLiteral("Another"), inventory::ChannelKind::Ota, list,
                                    [&](const Result<ChannelId> &added) {
                                        made = *added;
                                        list->choose(made);
                                    });
    QTRY_VERIFY(made);
    QTRY_COMPARE(list->current(), made);
    emit list->customContextMenuRequested(list->visualRect(list->model()->index(0, 0)).center());
    QCOMPARE(list->currentIndex().row(), 0);
    QVERIFY(QApplication::activePopupWidget());
    QApplication::activePopupWidget()->close();
}

void TestChannelsPage::theLogShowsBothSidesAndNoSecret()
{
    shown_->link(shown_->settings());
    QTRY_VERIFY(inSync());
    shown_->page().setView(ChannelsPage::Log);
    auto *table = shown_->find<RowsTable>("channels.log");
    QTRY_VERIFY(!table->rows().rows().empty());
    QTRY_VERIFY(!shown_->find<QPlainTextEdit>("channels.request")->toPlainText().isEmpty()
                || !shown_->find<QPlainTextEdit>("channels.answer")->toPlainText().isEmpty());
    for (const char *field : {"channels.request", "channels.answer"}) {
        QVERIFY(!shown_->find<QPlainTextEdit>(field)->toPlainText().contains(
            QLatin1String(LinkedWindow::kKey)));
    }
    QVERIFY(press(shown_->find<QCheckBox>("channels.onlyTrouble")));
    QTRY_VERIFY(table->rows().rows().empty());
}

void TestChannelsPage::aChannelIsUnlinkedAfterAQuestion()
{
    shown_->link(shown_->settings());
    QTRY_VERIFY(inSync());
    shown_->page().findChild<QAction *>(QStringLiteral("channels.unlink"))->trigger();
    QTRY_VERIFY(shown_->dialog());
    QVERIFY(press(shown_->inDialog<QPushButton>("confirm")));
    QTRY_VERIFY(!shown_->state().linked);
    QVERIFY(!shown_->find<QAction>("channels.pause")->isEnabled());
}

void TestChannelsPage::everyControlHasAName()
{
    shown_->link(shown_->settings());
    for (const auto view : {ChannelsPage::Steps, ChannelsPage::Waiting, ChannelsPage::Log}) {
        shown_->page().setView(view);
        QCOMPARE(tests::namelessControls(shown_->window()), QStringList());
        QCOMPARE(tests::cutButtons(shown_->window()), QStringList());
    }
    QVERIFY(tabTo(shown_->find<ChannelList>("channels.list")));
    QTest::keyClick(shown_->find<ChannelList>("channels.list"), Qt::Key_Return);
    QTRY_VERIFY(shown_->dialog());
    auto *tabs = shown_->inDialog<QTabWidget>("channel.tabs");
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QCOMPARE(tests::namelessControls(*shown_->dialog()), QStringList());
    }
    shown_->dialog()->reject();
}

Result<void> TestChannelsPage::saved(const sync::ChannelSettings &settings,
                                     const std::optional<QByteArray> &secret)
{
    std::optional<Result<void>> came;
    shown_->channels().setups().save(LinkedWindow::channel(), settings, secret, &shown_->window(),
                                     [&came](const Result<void> &done) { came = done; });
    [&] { QTRY_VERIFY(came.has_value()); }();
    return *came;
}

void TestChannelsPage::settingsThatAreRefusedLeaveThePasswordInForce()
{
    shown_->link(shown_->settings());
    QTRY_VERIFY(inSync());
    for (const bool elsewhere : {false, true}) {
        sync::ChannelSettings refused = shown_->settings();
        if (elsewhere) refused.address = QStringLiteral("http://127.0.0.1:9");
        refused.rooms = {{RoomTypeId{99}, QStringLiteral("DBL"), true}};
        refused.rates.clear();
        QCOMPARE(saved(refused, "another key").error().code, ErrorCode::NotFound);
        std::optional<channels::TestResult> tried;
        shown_->channels().test(LinkedWindow::channel(), shown_->settings(), {}, &shown_->window(),
                                [&tried](const channels::TestResult &came) { tried = came; });
        QTRY_VERIFY(tried.has_value());
        QVERIFY2(tried->fine, qPrintable(tried->said));
    }
    shown_->setForSale(shown_->today() + 1, 1, 2);
    QTRY_COMPARE(shown_->ota().shop().rooms(QStringLiteral("DBL"), shown_->today() + 1), 2);
}

void TestChannelsPage::aChannelWhosePasswordBelongsElsewhereIsPausedAndEdited()
{
    shown_->link(shown_->settings());
    QTRY_VERIFY(inSync());
    sync::ChannelSettings moved = shown_->settings();
    moved.address = QStringLiteral("http://127.0.0.1:9");
    QVERIFY(shown_->session().engine().run(booking::Command(
        booking::SaveChannelSetup{shown_->session().desk(), LinkedWindow::channel(), moved})));
    QTRY_VERIFY(shown_->state().settings->address == moved.address
                && shown_->state().wrong.contains(QLatin1String("is not sent to another address")));
    std::optional<Result<void>> paused;
    shown_->channels().setups().setPaused(LinkedWindow::channel(), true, &shown_->window(),
                                          [&paused](const Result<void> &done) { paused = done; });
    QTRY_VERIFY(paused.has_value());
    QVERIFY2(*paused, paused->has_value() ? "" : qPrintable(paused->error().text()));
    QTRY_VERIFY(shown_->state().settings->paused);
    moved.mostShown = 1;
    const auto same = saved(moved, {});
    QVERIFY2(same, same ? "" : qPrintable(same.error().text()));
    // A new address still requires it, and so does an additional one.
    sync::ChannelSettings third = moved;
    third.address = QStringLiteral("http://127.0.0.1:10");
    QCOMPARE(saved(third, {}).error().field, QStringLiteral("secret"));
    third = moved;
    third.reservationsTo = QStringLiteral("http://127.0.0.1:10");
    QCOMPARE(saved(third, {}).error().code, ErrorCode::Forbidden);
    // It is still valid for the address it was typed for.
    QVERIFY(saved(shown_->settings(), {}));
    QTRY_VERIFY(inSync());
}

void TestChannelsPage::whatStaysAtTheAddressOfBeforeIsSaid()
{
    shown_->link(shown_->settings());
    QTRY_VERIFY(inSync());
    sync::ChannelSettings elsewhere = shown_->settings();
    elsewhere.address = QStringLiteral("http://127.0.0.1:9");
    QVERIFY(saved(elsewhere, "another key"));
    QTRY_VERIFY(shown_->state().left.contains(QStringLiteral("DBL, SUI")));
    // Pausing and resuming does not count as settled.
    for (const bool paused : {true, false}) {
        elsewhere.paused = paused;
        QVERIFY(saved(elsewhere, {}));
        QTRY_COMPARE(shown_->state().settings->paused, paused);
        QTRY_VERIFY(shown_->state().link);
        QVERIFY(shown_->state().left.contains(QStringLiteral("DBL, SUI")));
    }
    // The user who made the change is notified after leaving the page.
    QVERIFY(!shown_->window().notices().newest().contains(QStringLiteral("Manual cleanup")));
    shown_->window().showPage(QStringLiteral("inventory"));
    QTRY_VERIFY(
        shown_->window().notices().newest().contains(QStringLiteral("Manual cleanup is needed")));
    // It stays until a user confirms that it is closed there.
    shown_->window().showPage(QStringLiteral("channels"));
    auto *settle = shown_->window().findChild<QPushButton *>(QStringLiteral("channels.settleLeft"));
    QTRY_VERIFY(settle->isVisible());
    settle->click();
    auto *ask = shown_->window().findChild<AskDialog *>();
    QVERIFY(ask);
    ask->accept();
    QTRY_COMPARE(shown_->state().left, QString());
    QTRY_VERIFY(!settle->isVisible());
}

QTEST_MAIN(TestChannelsPage)
#include "test_channels_page.moc"
