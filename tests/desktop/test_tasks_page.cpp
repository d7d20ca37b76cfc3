// SPDX-License-Identifier: GPL-3.0-or-later
// The Tasks page by keyboard alone: tasks, their texts, and their actions.
#include "by_keyboard.h"
#include "desktop/tasks/tasks_page.h"
#include "keyboard_walk.h"
#include "request_scene.h"
#include "settled.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::SagaPersonSays;
using booking::SagaStage;
using booking::SagaState;
using booking::SagaTask;
using tests::advance;
using tests::maria;
using tests::prepaid;
using tests::press;
using tests::send;
using tests::tabTo;

namespace {

using Shown = tests::ShownPage<TasksPage>;

QPushButton *taskAction(const Shown &shown, TaskAction taskAction)
{
    return shown.page->findChild<QPushButton *>(
        QStringLiteral("tasks.deed%1").arg(int(taskAction)));
}

QWidget *words(const Shown &shown)
{
    return shown.find<QWidget>("list.words");
}

/// A payment with an unknown result.
booking::SagaId unknownPayment(Shown &shown)
{
    const auto begun =
        send(shown.hotel, prepaid(shown.hotel, maria(), Stay(shown.hotel.today() + 5, 2)));
    if (!begun) qFatal("%s", qPrintable(begun.error().text()));
    advance(
        shown.hotel, begun->saga,
        [](SagaState &s) {
            s.stage = SagaStage::Capturing;
            s.task = SagaTask::AskTheBank;
            s.said = QStringLiteral("504 gateway timed out");
        },
        booking::HoldWrite::Pin);
    return begun->saga;
}

}  // namespace

class TestTasksPage : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void nothingToDoIsSaid()
    {
        Shown shown(*theme_);
        QCOMPARE(shown.page->badge(), 0);
        QVERIFY(!shown.find<QTableView>("tasks.table")->isVisible());
        QVERIFY(!shown.find<QLabel>("tasks.todo")->isVisible());
        // Only the text takes the focus: there is no splitter to move between two panes.
        QCOMPARE(tests::tabRound(*shown.page), QList<QWidget *>{words(shown)});
        QVERIFY(!words(shown)->accessibleName().isEmpty());
    }

    void escapeLeadsBackToTheTable()
    {
        Shown shown(*theme_);
        shown.actions.tellPayment = [](booking::SagaId, BookingId, SagaPersonSays::What, QObject *,
                                       std::function<void(const Result<void> &)>) {};
        BookingId opened;
        shown.actions.openBooking = [&opened](BookingId id) { opened = id; };
        unknownPayment(shown);
        QTRY_VERIFY(taskAction(shown, TaskAction::Charged)->isVisible());
        QVERIFY(tabTo(taskAction(shown, TaskAction::Charged)));
        shown.type(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), shown.find<QTableView>("tasks.table"));
        // Its payment, step by step, is shown in place of the future booking.
        auto *open = shown.find<QPushButton>("tasks.open");
        QVERIFY(press(open));
        QCOMPARE(opened, shown.page->tasks().front().booking);
    }

    void theBankSaysThatItWasCharged()
    {
        Shown shown(*theme_);
        std::optional<SagaPersonSays::What> said;
        booking::SagaId told;
        shown.actions.tellPayment = [&](booking::SagaId saga, BookingId, SagaPersonSays::What what,
                                        QObject *, std::function<void(const Result<void> &)> done) {
            said = what;
            told = saga;
            done({});
        };
        const booking::SagaId saga = unknownPayment(shown);
        QTRY_COMPARE(shown.page->badge(), 1);
        QVERIFY(shown.page->tasks().front().kind == Task::Kind::AskTheBank);
        QCOMPARE(shown.page->tasks().front().guest, QStringLiteral("Maria Silva"));
        QVERIFY(shown.find<QLabel>("tasks.happened")->text().contains(QLatin1String("180")));
        QVERIFY(tabTo(shown.find<QTableView>("tasks.table")));
        shown.type(Qt::Key_Return);
        QTRY_COMPARE(QApplication::focusWidget(), taskAction(shown, TaskAction::Charged));
        shown.type(Qt::Key_Space);
        QTRY_VERIFY(shown.dialog());
        QVERIFY2(!said, "it asks first");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(said);
        QVERIFY(*said == SagaPersonSays::What::Charged);
        QCOMPARE(told, saga);
        QTRY_COMPARE(shown.notices.size(), 1);
    }

    void actionsWithoutAHandlerAreNotOffered()
    {
        Shown shown(*theme_);
        unknownPayment(shown);
        QTRY_COMPARE(shown.page->badge(), 1);
        for (const TaskAction one :
             {TaskAction::Charged, TaskAction::NotCharged, TaskAction::Retry, TaskAction::GiveBack})
            QVERIFY(!taskAction(shown, one)->isVisible());
        QVERIFY(!shown.find<QLabel>("tasks.todo")->text().isEmpty());
    }

    void aDuplicateIsATaskUntilItIsDecided()
    {
        Shown shown(*theme_);
        dedup::CandidateId opened;
        shown.actions.openDuplicate = [&opened](dedup::CandidateId id) { opened = id; };
        const booking::Answer asked = tests::askAbout(shown.hotel);
        QTRY_COMPARE(shown.page->badge(), 1);
        QVERIFY(press(taskAction(shown, TaskAction::Decide)));
        QCOMPARE(opened, asked.duplicate);
        booking::DecideDuplicate decide;
        decide.caller = shown.hotel.desk();
        decide.duplicate = asked.duplicate;
        decide.decision = booking::DuplicateDecision::KeepBoth;
        shown.hotel.run(decide);
        QTRY_COMPARE(shown.page->badge(), 0);
    }

    void aMailThatWasRefusedIsSentAgainOrPutAside()
    {
        Shown shown(*theme_);
        const BookingId booked =
            shown.hotel.book("STD", Stay(shown.hotel.today() + 3, 2), QStringLiteral("João Costa"));
        booking::NoteRequests note;
        note.caller = shown.hotel.desk();
        note.caller.actor = kEngineActor;
        booking::NoticeRow row;
        row.property = shown.hotel.session().property();
        row.id = booked.value;
        row.booking = booked;
        row.outcome = booking::NoticeOutcome::Refused;
        row.at = row.nextTry = shown.hotel.session().now();
        row.tries = 3;
        row.said = QStringLiteral("550 no such user");
        note.notices.push_back(row);
        shown.hotel.run(note);
        QTRY_COMPARE(shown.page->badge(), 1);
        QTRY_COMPARE(shown.page->tasks().front().guest, QStringLiteral("João Costa"));
        QVERIFY(press(taskAction(shown, TaskAction::SendAgain)));
        QTRY_COMPARE(shown.page->badge(), 0);
        note.notices.front().tries = 4;
        shown.hotel.run(note);
        QTRY_COMPARE(shown.page->badge(), 1);
        QVERIFY(press(taskAction(shown, TaskAction::Seen)));
        QCOMPARE(shown.page->badge(), 0);
        // The focus stays on the page when the focused button is removed.
        QCOMPARE(QApplication::focusWidget(), words(shown));
        // It is the same after the property is opened again.
        shown.page = std::make_unique<TasksPage>(
            PageContext{shown.hotel.session(), shown.actions, *theme_, shown.settings});
        tests::passAnswers(shown.hotel.session());
        QCOMPARE(shown.page->badge(), 0);
    }

    void everythingHasANameAndFits()
    {
        Shown shown(*theme_);
        shown.actions.tellPayment = [](booking::SagaId, BookingId, SagaPersonSays::What, QObject *,
                                       std::function<void(const Result<void> &)>) {};
        unknownPayment(shown);
        shown.page->resize(1076, 600);
        QTRY_COMPARE(shown.page->badge(), 1);
        QTRY_VERIFY(taskAction(shown, TaskAction::Charged)->isVisible());
        QTRY_VERIFY2(tests::cutButtons(*shown.page).isEmpty(),
                     qPrintable(tests::cutButtons(*shown.page).join(u'\n')));
        QVERIFY(tests::namelessControls(*shown.page).isEmpty());
    }
};

QTEST_MAIN(TestTasksPage)
#include "test_tasks_page.moc"
