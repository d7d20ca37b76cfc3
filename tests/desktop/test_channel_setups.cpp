// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of channel settings in quick succession: none is replaced by an outdated copy. What is
// pending is counted alike wherever it is shown.
#include "held_pool.h"
#include "linked_window.h"
#include "themed_test.h"

#include "desktop/connections/channel_list.h"
#include "desktop/connections/hotel_channels.h"
#include "support/patience.h"

#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::LinkedWindow;

class TestChannelSetups : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void init()
    {
        shown_ = std::make_unique<LinkedWindow>(*theme_);
        QTRY_VERIFY(setups().isLoaded());
        shown_->link(shown_->settings());
        QTRY_VERIFY(setups().find(LinkedWindow::channel()));
    }
    void cleanup() { shown_.reset(); }

    void pausingKeepsWhatWasSavedJustBefore();
    void settingsThatWereChangedMeanwhileAreNotReplaced();
    void pendingUpdatesAreCountedAlikeEverywhere();
    void aChannelIsAddedBeforeTheSetupsAreDestroyed();

private:
    ChannelSetups &setups() { return shown_->channels().setups(); }
    /// Saves beside the window, which is told only when the event loop runs again.
    qint64 saveElsewhere(const sync::ChannelSettings &settings)
    {
        const auto saved =
            shown_->session().engine().run(booking::Command(booking::SaveChannelSetup{
                shown_->session().desk(), LinkedWindow::channel(), settings}));
        return saved ? saved->seq : 0;
    }

    std::unique_ptr<LinkedWindow> shown_;
};

void TestChannelSetups::pausingKeepsWhatWasSavedJustBefore()
{
    sync::ChannelSettings changed = shown_->settings();
    changed.mostShown = 3;
    QVERIFY(saveElsewhere(changed) > 0);
    QVERIFY2(setups().find(LinkedWindow::channel())->settings->mostShown != 3,
             "the window's copy is outdated");
    std::optional<Result<void>> paused;
    setups().setPaused(LinkedWindow::channel(), true, &shown_->window(),
                       [&paused](const Result<void> &done) { paused = done; });
    QTRY_VERIFY(paused.has_value());
    QVERIFY2(*paused, paused->has_value() ? "" : qPrintable(paused->error().text()));
    changed.paused = true;
    QTRY_VERIFY(*setups().find(LinkedWindow::channel())->settings == changed);
}

void TestChannelSetups::settingsThatWereChangedMeanwhileAreNotReplaced()
{
    shown_->find<ChannelList>("channels.list")->choose(LinkedWindow::channel());
    shown_->find<QAction>("channels.change")->trigger();
    QTRY_VERIFY(shown_->dialog());
    shown_->inDialog<QSpinBox>("channel.bookingWindow")->setValue(45);
    sync::ChannelSettings changed = shown_->settings();
    changed.mostShown = 3;
    const qint64 revision = saveElsewhere(changed);
    QTest::mouseClick(shown_->inDialog<QPushButton>("confirm"), Qt::LeftButton);
    auto *problem = shown_->inDialog<QLabel>("problem");
    QTRY_VERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(QStringLiteral("changed in the meantime")),
             qPrintable(problem->text()));
    QTRY_COMPARE(setups().revision(LinkedWindow::channel()), revision);
    QVERIFY(*setups().find(LinkedWindow::channel())->settings == changed);
    shown_->dialog()->reject();
    QTRY_VERIFY(!shown_->dialog());
    // Opened again it has the settings of now, and saves.
    shown_->find<QAction>("channels.change")->trigger();
    QTRY_VERIFY(shown_->dialog());
    QCOMPARE(shown_->inDialog<QSpinBox>("channel.maxAvailability")->value(), 3);
    shown_->inDialog<QSpinBox>("channel.bookingWindow")->setValue(45);
    QTest::mouseClick(shown_->inDialog<QPushButton>("confirm"), Qt::LeftButton);
    QTRY_COMPARE(setups().find(LinkedWindow::channel())->settings->horizonNights, 45);
    QCOMPARE(setups().find(LinkedWindow::channel())->settings->mostShown, 3);
}

void TestChannelSetups::pendingUpdatesAreCountedAlikeEverywhere()
{
    QTRY_COMPARE(shown_->state().link->state, channels::ConnectionState::InSync);
    auto *list = shown_->find<ChannelList>("channels.list");
    list->choose(LinkedWindow::channel());
    setups().setPaused(LinkedWindow::channel(), true, &shown_->window(), [](const auto &) {});
    QTRY_COMPARE(shown_->state().link->state, channels::ConnectionState::Paused);
    const auto *header = shown_->find<QLabel>("channels.pending");
    QStringList different;
    connect(&shown_->channels(), &HotelChannels::changed, this, [&] {
        const auto &link = shown_->state().link;
        const qint64 all = link ? notConfirmed(link->counts) : 0;
        const QString wanted = QStringLiteral("%1 update(s)").arg(all);
        if (all > 0 && !header->text().startsWith(wanted))
            different << wanted + QStringLiteral(" / ") + header->text();
    });
    for (const int nights : {4, 9, 6}) {
        const qint64 before = notConfirmed(shown_->state().link->counts);
        shown_->setForSale(shown_->today() + nights, nights, nights);
        QTRY_VERIFY(notConfirmed(shown_->state().link->counts) > before);
    }
    QTRY_VERIFY(header->text().contains(QStringLiteral("night(s)")));
    disconnect(&shown_->channels(), nullptr, this, nullptr);
    QCOMPARE(different, QStringList());
}

/// The engine that adds it may be destroyed next.
void TestChannelSetups::aChannelIsAddedBeforeTheSetupsAreDestroyed()
{
    HotelSession &session = shown_->session();
    const auto before = (*session.engine().snapshot(session.property()))->catalogue.channels;
    const tests::HeldPool held;
    auto own = std::make_unique<ChannelSetups>(session, shown_->channels().secrets());
    own->add(QStringLiteral("Another"), inventory::ChannelKind::Ota, &shown_->window(),
             [](const auto &) {});
    own.reset();
    const auto after = session.engine().snapshot(session.property());
    QVERIFY(after);
    QCOMPARE((*after)->catalogue.channels.size(), before.size() + 1);
}

QTEST_MAIN(TestChannelSetups)
#include "test_channel_setups.moc"
