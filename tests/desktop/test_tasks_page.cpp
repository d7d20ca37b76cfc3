// SPDX-License-Identifier: GPL-3.0-or-later
// The Tasks page by keyboard alone: tasks, their texts, and their actions.
#include "by_keyboard.h"
#include "desktop/tasks/tasks_page.h"
#include "keyboard_walk.h"
#include "request_scene.h"
#include "settled.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QTest>
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
using tests::SmallHotel;
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

BookingId bookFor(SmallHotel &hotel, const char *guest)
{
    return hotel.book("STD", Stay(hotel.today(), 2), QString::fromUtf8(guest));
}

/// A confirmation that the mail server, or the hotel itself, did not send.
booking::NoticeRow refusedMail(SmallHotel &hotel, BookingId booking)
{
    booking::NoticeRow row;
    row.property = hotel.session().property();
    row.id = booking.value;
    row.booking = booking;
    row.outcome = booking::NoticeOutcome::Refused;
    row.at = row.nextTry = hotel.session().now();
    row.tries = 3;
    row.said = QStringLiteral("550 no such user");
    return row;
}

void noteMails(SmallHotel &hotel, std::vector<booking::NoticeRow> rows)
{
    booking::NoteRequests note;
    note.caller = hotel.desk();
    note.caller.actor = kEngineActor;
    note.notices = std::move(rows);
    hotel.run(note);
}

/// A guest who does not come, or no longer.
booking::Command ending(SmallHotel &hotel, const QString &how, BookingId booking)
{
    booking::WalkBooking walk;
    walk.caller = hotel.desk();
    walk.booking = booking;
    walk.hotel = QStringLiteral("Elsewhere");
    if (how == QLatin1String("walked")) return walk;
    if (how == QLatin1String("no-show")) return booking::MarkNoShow{hotel.desk(), booking};
    return booking::CancelBooking{hotel.desk(), booking};
}

std::vector<BookingId> bookingsOf(const Shown &shown)
{
    std::vector<BookingId> all;
    for (const Task &task : shown.page->tasks()) all.push_back(task.booking);
    return all;
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
        booking::NoticeRow row = refusedMail(shown.hotel, booked);
        noteMails(shown.hotel, {row});
        QTRY_COMPARE(shown.page->badge(), 1);
        QTRY_COMPARE(shown.page->tasks().front().guest, QStringLiteral("João Costa"));
        QVERIFY(press(taskAction(shown, TaskAction::SendAgain)));
        QTRY_COMPARE(shown.page->badge(), 0);
        row.tries = 4;
        noteMails(shown.hotel, {row});
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

    void aMailThatNoLongerAppliesIsNoTask_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"cancelled", "walked", "no-show"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void aMailThatNoLongerAppliesIsNoTask()
    {
        QFETCH(QString, how);
        Shown shown(*theme_);
        SmallHotel &hotel = shown.hotel;
        const BookingId ends = bookFor(hotel, "Ana"), comes = bookFor(hotel, "Bea");
        noteMails(hotel, {refusedMail(hotel, ends), refusedMail(hotel, comes)});
        QTRY_COMPARE(shown.page->badge(), 2);
        hotel.run(ending(hotel, how, ends));
        QTRY_COMPARE(bookingsOf(shown), std::vector<BookingId>{comes});
        // It waited for a mail server until the guest was known not to come.
        const BookingId waited = bookFor(hotel, "Cleo");
        hotel.run(ending(hotel, how, waited));
        noteMails(hotel, {refusedMail(hotel, waited)});
        shown.page = std::make_unique<TasksPage>(
            PageContext{hotel.session(), shown.actions, *theme_, shown.settings});
        QTRY_COMPARE(shown.page->badge(), 1);
        tests::passAnswers(hotel.session());
        QCOMPARE(bookingsOf(shown), std::vector<BookingId>{comes});
    }

    /// A booking that was reinstated has a confirmation of its own.
    void aLaterMailReplacesARefusedOne()
    {
        Shown shown(*theme_);
        booking::NoticeRow row = refusedMail(shown.hotel, bookFor(shown.hotel, "Ana"));
        noteMails(shown.hotel, {row});
        QTRY_COMPARE(shown.page->badge(), 1);
        row.id += 1'000;
        row.kind = booking::NoticeKind::Changed;
        noteMails(shown.hotel, {row});
        QTRY_COMPARE(shown.page->badge(), 2);
        row.id += 1'000;
        row.kind = booking::NoticeKind::Booked;
        row.outcome = booking::NoticeOutcome::Sent;
        noteMails(shown.hotel, {row});
        QTRY_COMPARE(shown.page->badge(), 1);
        QVERIFY(shown.page->tasks().front().notice->kind == booking::NoticeKind::Changed);
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
