// SPDX-License-Identifier: GPL-3.0-or-later
// A change that was paid for and rejected is not shown as a lost booking: the booking is there.
#include "desktop/tasks/task.h"
#include "desktop/words/request_words.h"
#include "sample_hotel.h"

#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::RecordKind;
using booking::SagaEnd;
using booking::SagaRow;
using booking::SagaTask;

namespace {

SagaRow paidAndRejected(bool change)
{
    SagaRow row;
    row.booking = BookingId{480};
    row.id = booking::SagaId{change ? 512 : 480};
    row.state.stage = booking::SagaStage::Failed;
    row.state.end = SagaEnd::NotBooked;
    row.state.task = SagaTask::NotBooked;
    row.state.amount = {12'000, Currency()};
    row.state.said = QStringLiteral("refund accepted");
    row.state.reason = QStringLiteral("Double is sold out");
    if (change) row.request.stay = Stay(Night(20'000), 3);
    return row;
}

Task taskOf(const SagaRow &row)
{
    engine::Snapshot snapshot = tests::sampleHotel();
    snapshot.sagas = {row};
    const auto tasks = tasksOf(HotelView(snapshot), {}, QLocale::c());
    return tasks.empty() ? Task() : tasks.front();
}

booking::Record recordOf(const SagaRow &row, SagaTask task)
{
    booking::Record r;
    r.kind = RecordKind::SagaMoved;
    r.subject = row.booking.value;
    r.value = row.id.value;
    r.rooms = qint32(row.state.stage);
    r.adults = qint32(row.state.end);
    r.children = qint32(task);
    return r;
}

}  // namespace

class TestRefusedChanges : public QObject {
    Q_OBJECT

private slots:
    void theTaskSaysThatTheBookingIsThere();
    void theTaskOfANewBookingSaysThatThereIsNone();
    void theLogTellsThemApart();
};

void TestRefusedChanges::theTaskSaysThatTheBookingIsThere()
{
    const Task task = taskOf(paidAndRejected(true));
    QCOMPARE(taskTitle(task.kind), QStringLiteral("Paid, not changed, refunded"));
    QVERIFY2(!task.happened.contains(QStringLiteral("no booking")), qPrintable(task.happened));
    QCOMPARE(task.said, QStringLiteral("Double is sold out"));
    QCOMPARE(task.taskActions, std::vector{TaskAction::Seen});
}

void TestRefusedChanges::theTaskOfANewBookingSaysThatThereIsNone()
{
    const Task task = taskOf(paidAndRejected(false));
    QCOMPARE(taskTitle(task.kind), QStringLiteral("Paid, not booked, refunded"));
    QVERIFY2(task.happened.contains(QStringLiteral("no booking")), qPrintable(task.happened));
}

void TestRefusedChanges::theLogTellsThemApart()
{
    const SagaRow change = paidAndRejected(true), fresh = paidAndRejected(false);
    QCOMPARE(requestHeadline(recordOf(change, SagaTask::None)),
             QStringLiteral("Not changed: booking unaffected"));
    QCOMPARE(requestHeadline(recordOf(fresh, SagaTask::None)),
             QStringLiteral("Not booked: rooms released"));
    QVERIFY(requestHeadline(recordOf(change, SagaTask::NotBooked))
                .contains(QStringLiteral("not changed")));
    QVERIFY(requestHeadline(recordOf(fresh, SagaTask::NotBooked))
                .contains(QStringLiteral("not booked")));
}

QTEST_GUILESS_MAIN(TestRefusedChanges)
#include "test_refused_changes.moc"
