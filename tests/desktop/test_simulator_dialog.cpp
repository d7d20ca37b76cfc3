// SPDX-License-Identifier: GPL-3.0-or-later
// The demo's channels operated by keys: guests and faults; the window offers it only while there is
// a simulator.
#include "desktop/shell/main_window.h"
#include "desktop/simulator/simulator_dialog.h"
#include "fake_simulator.h"
#include "real_window.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::FakeSimulator;

class TestSimulatorDialog : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void saysWhatEachChannelDoes();
    void guestsAndTroublesAreChosenByKeys();
    void whatAnotherUserSetIsShown();
    void channelsComeWhenTheyAreThere();
    void windowOffersItOnlyWithASimulator();

private:
    static QString texts(const QWidget &of)
    {
        QStringList all;
        for (const QLabel *label : of.findChildren<QLabel *>()) {
            if (label->isVisibleTo(&of)) all += label->text();
        }
        return all.join(u'\n');
    }
};

void TestSimulatorDialog::saysWhatEachChannelDoes()
{
    FakeSimulator desk;
    SimulatorDialog dialog(desk);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    const QString said = texts(dialog);
    QVERIFY(said.contains(QStringLiteral("Wayfarer")));
    QVERIFY(said.contains(QStringLiteral("12 request")));
    QVERIFY(said.contains(QStringLiteral("2 pending")));
    const auto boxes = dialog.findChildren<QComboBox *>();
    QCOMPARE(boxes.size(), qsizetype(3));
    // Each offers the faults it supports: only a PMS has a connection.
    QVERIFY(said.contains(QStringLiteral("94 room")));
    QCOMPARE(boxes[0]->findText(QStringLiteral("Connection drops repeatedly")), -1);
    QVERIFY(boxes[0]->findText(QStringLiteral("Requests out of order")) > 0);
    QVERIFY(boxes[2]->findText(QStringLiteral("Connection drops repeatedly")) > 0);
    QCOMPARE(boxes[0]->currentText(), QStringLiteral("No faults"));
    QCOMPARE(boxes[1]->currentText(), QStringLiteral("Processes requests twice"));
    QVERIFY(boxes[1]->accessibleName().contains(QStringLiteral("Meridian")));
    QCOMPARE(dialog.findChild<QSpinBox *>()->value(), 12);
}

void TestSimulatorDialog::guestsAndTroublesAreChosenByKeys()
{
    FakeSimulator desk;
    SimulatorDialog dialog(desk);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog, tests::kTryForMs));
    auto *guests = dialog.findChild<QSpinBox *>();
    guests->setFocus();
    guests->selectAll();
    QTest::keyClicks(guests, QStringLiteral("45"));
    QCOMPARE(desk.guests, 12);  // not while typing
    QTest::keyClick(guests, Qt::Key_Return);
    QCOMPARE(desk.guests, 45);
    QVERIFY(dialog.isVisible());
    QComboBox *box = dialog.findChildren<QComboBox *>().front();
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(desk.all[0].faults, SimulatorDialog::troubles(desk.all[0].can)[1].faults);
    QCOMPARE(desk.all[0].faults.at(QStringLiteral("lost_request")), 20);
    QTest::keyClick(box, Qt::Key_Up);
    QVERIFY(desk.all[0].faults.empty());
}

void TestSimulatorDialog::whatAnotherUserSetIsShown()
{
    FakeSimulator desk;
    SimulatorDialog dialog(desk);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    desk.all[0].faults = {{QStringLiteral("slow"), 7}};
    desk.all[0].requests = 13;
    desk.say();
    QVERIFY(texts(dialog).contains(QStringLiteral("13 request")));
    QCOMPARE(dialog.findChildren<QComboBox *>().front()->currentIndex(), -1);
}

void TestSimulatorDialog::channelsComeWhenTheyAreThere()
{
    FakeSimulator desk;
    const auto later = std::exchange(desk.all, {});
    SimulatorDialog dialog(desk);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QVERIFY(texts(dialog).contains(QStringLiteral("starting")));
    QVERIFY(!dialog.findChild<QSpinBox *>()->isEnabled());
    desk.all = later;
    desk.say();
    QVERIFY(!texts(dialog).contains(QStringLiteral("starting")));
    QVERIFY(dialog.findChild<QSpinBox *>()->isEnabled());
}

void TestSimulatorDialog::windowOffersItOnlyWithASimulator()
{
    Theme theme(*qApp, nullptr);
    tests::RealWindow real(theme);
    const auto entry = [&real]() -> QAction * {
        for (QMenu *menu : real.window().findChildren<QMenu *>()) {
            for (QAction *action : menu->actions()) {
                if (action->text() == QStringLiteral("Simulator…")) return action;
            }
        }
        return nullptr;
    };
    QVERIFY(!entry());
    int asked = 0;
    real.window().menus().setSimulator([&asked] { ++asked; });
    QVERIFY(entry());
    entry()->trigger();
    QCOMPARE(asked, 1);
    real.window().menus().setSimulator({});
    QVERIFY(!entry());
}

QTEST_MAIN(TestSimulatorDialog)
#include "test_simulator_dialog.moc"
