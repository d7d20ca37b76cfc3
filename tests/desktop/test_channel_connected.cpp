// SPDX-License-Identifier: GPL-3.0-or-later
// The notice after the dialog of a channel says what happened: it was connected, or changed.
#include "by_keyboard.h"
#include "desktop/channels/channels_page.h"
#include "desktop/connections/channel_list.h"
#include "desktop/connections/hotel_channels.h"
#include "desktop/shell/notice_bar.h"
#include "linked_window.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::LinkedWindow;
using tests::press;
using tests::tabTo;

class TestChannelConnected : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void theNoticeSaysWhatHappened()
    {
        failOnWarnings();
        LinkedWindow shown(*theme_);
        QTRY_VERIFY(shown.channels().setups().isLoaded());
        ChannelList *list = shown.page().findChild<ChannelList *>();
        QVERIFY(list);
        QCOMPARE(list->current(), LinkedWindow::channel());
        QVERIFY(tabTo(list));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(shown.dialog() && shown.dialog()->isActiveWindow());
        // Without a password there is no passphrase to ask for.
        auto *protocol = shown.inDialog<QComboBox>("channel.protocol");
        QVERIFY(tabTo(protocol));
        QTest::keyClick(protocol, Qt::Key_End);
        auto *address = shown.inDialog<QLineEdit>("channel.address");
        QVERIFY(tabTo(address));
        address->selectAll();
        QTest::keyClicks(address, QStringLiteral("127.0.0.1:1"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(shown.window().notices().newest(), QStringLiteral("Channel connected."));
        QTRY_VERIFY(!shown.dialog() && shown.state().linked);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(shown.dialog() && shown.dialog()->isActiveWindow());
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(shown.window().notices().newest(), QStringLiteral("Channel settings saved."));
        QTRY_VERIFY(!shown.dialog());
    }

    /// The link has those of before for a moment.
    void newSettingsAreNotInSyncBeforeTheLinkHasThem()
    {
        LinkedWindow shown(*theme_);
        shown.link(shown.settings());
        const auto isInSync = [&shown] {
            const ChannelState &state = shown.state();
            return state.link && state.link->state == channels::ConnectionState::InSync;
        };
        QTRY_VERIFY(isInSync());
        sync::ChannelSettings other = *shown.state().settings;
        other.timeoutSeconds += 1;
        int early = 0;
        connect(&shown.channels(), &HotelChannels::changed, this, [&] {
            const auto &lines = shown.channels().host()->status();
            const bool isBefore = !lines.empty() && lines.front().settings != other;
            if (shown.state().settings == other && isBefore && isInSync()) ++early;
        });
        shown.link(other);
        QTRY_VERIFY(shown.state().settings == other && isInSync());
        QCOMPARE(early, 0);
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestChannelConnected)
#include "test_channel_connected.moc"
