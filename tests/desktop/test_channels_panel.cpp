// SPDX-License-Identifier: GPL-3.0-or-later
// The card "Channels" beside the grid: there once a channel is connected, and it names trouble.
#include "by_keyboard.h"
#include "desktop/inventory/channels_panel.h"
#include "desktop/widgets/rows_table.h"
#include "linked_window.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::LinkedWindow;

class TestChannelsPanel : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void aConnectedChannelStandsBesideTheGrid()
    {
        Theme theme(*qApp, nullptr);
        LinkedWindow shown(theme);
        QVERIFY(shown.window().showPage(QStringLiteral("inventory")));
        auto *panel = shown.find<ChannelsPanel>("inventory.channels");
        QVERIFY(panel && !panel->isVisible());  // nothing is connected yet
        shown.link(shown.settings());
        QTRY_VERIFY(panel->isVisible());
        QAbstractItemModel *rows = panel->list()->model();
        QCOMPARE(rows->rowCount(), 1);
        const auto said = [rows] {
            return rows->index(0, 0).data(Qt::AccessibleTextRole).toString();
        };
        QTRY_VERIFY2(said().contains(QStringLiteral("In sync")), qPrintable(said()));
        shown.hangUp();
        shown.setForSale(shown.today() + 3, 2, 7);
        QTRY_VERIFY2(!said().contains(QStringLiteral("In sync")), qPrintable(said()));
    }

    void aFailureIsReadBesideItsButton()
    {
        Theme theme(*qApp, nullptr);
        LinkedWindow shown(theme);
        shown.link(shown.settings());
        QVERIFY(shown.window().showPage(QStringLiteral("inventory")));
        auto *retry = shown.find<QPushButton>("inventory.retryNow");
        const auto *failed = shown.find<QLabel>("inventory.failed");
        QTRY_VERIFY(shown.state().link && shown.state().link->lastConfirmed.micros > 0);
        QVERIFY(!retry->isVisible());
        shown.hangUp();
        shown.setForSale(shown.today() + 3, 2, 7);
        QTRY_VERIFY(retry->isVisible());
        QVERIFY2(failed->text().startsWith(shown.state().channel.name), qPrintable(failed->text()));
        QVERIFY(failed->text().size() > shown.state().channel.name.size() + 20);
        QVERIFY(retry->accessibleName().contains(shown.state().channel.name));
        shown.answerAgain();
        retry->click();
        QTRY_COMPARE(shown.state().link->state, channels::ConnectionState::InSync);
        QTRY_VERIFY(!retry->isVisible());
        QTRY_COMPARE(shown.ota().shop().rooms(QStringLiteral("DBL"), shown.today() + 3), 7);
    }

    /// The card beside the grid, its row and the badge of the page agree.
    void whatTheRowSaysIsCounted()
    {
        Theme theme(*qApp, nullptr);
        LinkedWindow shown(theme);
        const auto *panel = shown.find<ChannelsPanel>("inventory.channels");
        const auto rowSays = [panel](const char *text) {
            const QModelIndex row = panel->list()->model()->index(0, 0);
            return row.data(Qt::AccessibleTextRole).toString().contains(QLatin1String(text));
        };
        const auto cardSays = [panel](const char *text) {
            const auto labels = panel->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [text](const QLabel *label) {
                return label->text() == QLatin1String(text);
            });
        };
        sync::ChannelSettings settings = shown.settings();
        settings.rooms.clear();
        settings.rates.clear();
        shown.link(settings);
        QTRY_VERIFY(rowSays("Not mapped"));
        QVERIFY(cardSays("1 with problems"));
        QCOMPARE(shown.page().badge(), 1);
        shown.link(shown.settings());
        QTRY_VERIFY(rowSays("In sync"));
        QVERIFY(cardSays("no problems"));
        QCOMPARE(shown.page().badge(), 0);
        // Only what was sold there may still be: until then a wrong code leaves nothing to clean.
        QTRY_VERIFY(shown.ota().shop().rooms(QStringLiteral("SUI"), shown.today() + 3) > 0);
        settings = shown.settings();
        settings.rooms[1].code = QStringLiteral("NOBODY");
        shown.link(settings);
        QTRY_VERIFY(shown.state().link && shown.state().link->counts.refused > 0);
        shown.link(shown.settings());
        QTRY_VERIFY(rowSays("Cleanup needed"));
        QVERIFY(cardSays("1 with problems"));
        QCOMPARE(shown.page().badge(), 1);
        // Its entry in the log is about cleanup, too: the channel rejected no message.
        QVERIFY(shown.window().showPage(QStringLiteral("channels")));
        shown.page().setView(ChannelsPage::Log);
        const auto results = [&shown] {
            QStringList texts;
            for (const Row &row : shown.find<RowsTable>("channels.log")->rows().rows()) {
                if (row.cells[2].text == QStringLiteral("settings")) texts += row.cells[5].text;
            }
            return texts;
        };
        QTRY_VERIFY(!results().isEmpty());
        QCOMPARE(results().front(), QStringLiteral("! Cleanup needed"));
        shown.channels().host()->settleLeft(LinkedWindow::channel());
        QTRY_VERIFY(rowSays("In sync"));
        QVERIFY(cardSays("no problems"));
        QCOMPARE(shown.page().badge(), 0);
        QTRY_COMPARE(results().front(), QStringLiteral("✓ Cleaned up"));
    }

    void enterOpensTheChannel()
    {
        Theme theme(*qApp, nullptr);
        LinkedWindow shown(theme);
        shown.link(shown.settings());
        QVERIFY(shown.window().showPage(QStringLiteral("inventory")));
        auto *panel = shown.find<ChannelsPanel>("inventory.channels");
        QTRY_VERIFY(panel->isVisible());
        panel->list()->setFocus();
        panel->list()->setCurrentIndex(panel->list()->model()->index(0, 0));
        QTest::keyClick(panel->list(), Qt::Key_Return);
        QTRY_COMPARE(shown.window().currentPage(), static_cast<Page *>(&shown.page()));
        QCOMPARE(shown.find<ChannelList>("channels.list")->current(), LinkedWindow::channel());
    }
};

QTEST_MAIN(TestChannelsPanel)
#include "test_channels_panel.moc"
