// SPDX-License-Identifier: GPL-3.0-or-later
// The Channels page of a hotel without channels.
#include "desktop/channels/channel_dialog.h"
#include "real_window.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

/// The window on a hotel that sells at the front desk only.
struct DeskOnly {
    QTemporaryDir folder;
    core::ManualClock clock{
        Instant::fromDateTime(QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC))};
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    std::unique_ptr<MainWindow> window;

    explicit DeskOnly(Theme &theme)
    {
        settings.setValue(QStringLiteral("secrets/file"),
                          folder.filePath(QStringLiteral("secrets.sealed")));
        const QString file = folder.filePath(QStringLiteral("hotel.roomrack"));
        engine::HotelSetup setup = tests::twoPools();
        setup.catalogue.channels.resize(1);
        {
            auto engine = engine::Engine::open(file, clock);
            if (!engine) qFatal("%s", qPrintable(engine.error().text()));
            const auto saved = (*engine)->saveHotel(setup);
            if (!saved) qFatal("%s", qPrintable(saved.error().text()));
        }
        auto hotel = OpenHotel::open(file, clock);
        if (!hotel) qFatal("%s", qPrintable(hotel.error().text()));
        window = std::make_unique<MainWindow>(theme, settings, FileCommands{});
        window->setSession(std::make_unique<HotelSession>(std::move(**hotel)));
        window->show();
        if (!QTest::qWaitForWindowActive(window.get(), tests::kTryForMs))
            qFatal("the window was not shown");
    }
};

}  // namespace

class TestChannelsBegin : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void insertConnectsTheFirstChannel()
    {
        DeskOnly desk(*theme_);
        QVERIFY(desk.window->showPage(QStringLiteral("channels")));
        const auto *begin = desk.window->findChild<QPushButton *>(QStringLiteral("channels.begin"));
        QVERIFY(begin && begin->isVisible());
        QVERIFY(desk.window->focusWidget());
        QTest::keyClick(desk.window->focusWidget(), Qt::Key_Insert);
        QTRY_VERIFY(qobject_cast<ChannelDialog *>(QApplication::activeModalWidget()));
    }
};

QTEST_MAIN(TestChannelsBegin)
#include "test_channels_begin.moc"
