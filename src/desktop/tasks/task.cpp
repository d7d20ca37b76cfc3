// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/tasks/task.h"

#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QHashFunctions>

#include <algorithm>

namespace roomrack::desktop {

using booking::SagaPersonSays;
using booking::SagaTask;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Tasks)
};

qint64 keyOf(Task::Kind kind, qint64 id)
{
    // The list requires a non-negative key.
    return qint64(qHashMulti(0, int(kind), id) >> 1);
}

QString noticeText(booking::NoticeKind kind)
{
    switch (kind) {
    case booking::NoticeKind::Booked: return Words::tr("The confirmation email");
    case booking::NoticeKind::Changed: return Words::tr("The change email");
    case booking::NoticeKind::Cancelled: return Words::tr("The cancellation email");
    case booking::NoticeKind::NotBooked: break;
    }
    return Words::tr("The booking failure email");
}

Task askTheBank(const booking::SagaRow &row, const QLocale &locale)
{
    Task task;
    task.kind = Task::Kind::AskTheBank;
    const bool refund = row.state.purpose == booking::SagaPurpose::Refund
                        || row.state.stage == booking::SagaStage::Refunding;
    const QString amount = moneyText(row.state.amount, locale);
    task.happened =
        refund ? Words::tr("A refund of %1 to the guest was requested, but the gateway did not "
                           "report the result.")
                     .arg(amount)
               : Words::tr("A charge of %1 was requested, but the gateway did not report the "
                           "result. The room stays held until the result is known.")
                     .arg(amount);
    task.todo = Words::tr("Check the payment on the gateway's website or with the bank and "
                          "confirm the result here. Roomrack keeps checking with the gateway.");
    task.taskActions = refund ? std::vector{TaskAction::GivenBack, TaskAction::Retry}
                              : std::vector{TaskAction::Charged, TaskAction::NotCharged,
                                            TaskAction::Retry, TaskAction::GiveBack};
    return task;
}

Task refundByHand(const booking::SagaRow &row, const QLocale &locale)
{
    Task task;
    task.kind = Task::Kind::RefundByHand;
    const QString amount = moneyText(row.state.amount, locale);
    task.happened =
        row.state.returned
            ? Words::tr("The refund of %1 succeeded at first, but the bank returned it. The guest "
                        "has not been refunded.")
                  .arg(amount)
            : Words::tr("The gateway rejected the refund of %1 to the guest.").arg(amount);
    task.todo = Words::tr("Refund the guest on the gateway's website or by bank transfer, then "
                          "mark the payment as refunded here. Or retry the refund.");
    task.taskActions = {TaskAction::GivenBack, TaskAction::Retry};
    return task;
}

Task paidNotBooked(const booking::SagaRow &row, const QLocale &locale)
{
    Task task;
    const bool change = booking::isChange(row);
    task.kind = change ? Task::Kind::NotChanged : Task::Kind::NotBooked;
    const QString amount = moneyText(row.state.amount, locale);
    task.happened =
        change ? Words::tr("The guest paid %1 for a change of the booking, but the change was no "
                           "longer possible. The payment was refunded automatically; the booking "
                           "is as it was without the change.")
                     .arg(amount)
               : Words::tr("The guest paid %1, but the room was no longer available. The payment "
                           "was refunded automatically; there is no booking.")
                     .arg(amount);
    task.todo = Words::tr("No payment action required. Consider contacting the guest, whose "
                          "card was charged and refunded.");
    task.taskActions = {TaskAction::Seen};
    return task;
}

std::optional<Task> taskOf(const booking::SagaRow &row, const QLocale &locale)
{
    std::optional<Task> task;
    switch (row.state.task) {
    case SagaTask::None: return {};
    case SagaTask::AskTheBank: task = askTheBank(row, locale); break;
    case SagaTask::RefundByHand: task = refundByHand(row, locale); break;
    case SagaTask::NotBooked: task = paidNotBooked(row, locale); break;
    }
    if (!task) return {};
    task->key = keyOf(task->kind, row.id.value);
    task->since = row.moved;
    task->booking = row.booking;
    task->guest = row.request.guest.name;
    task->amount = moneyText(row.state.amount, locale);
    task->said = row.state.task == SagaTask::NotBooked && !row.state.reason.isEmpty()
                     ? row.state.reason
                     : row.state.said;
    task->saga = row.id;
    return task;
}

Task taskOf(const booking::DuplicateRow &row, const HotelView &view, const QLocale &locale)
{
    Task task;
    task.kind = Task::Kind::Duplicate;
    task.key = keyOf(task.kind, row.id.value);
    task.since = row.at;
    task.booking = row.booking;
    task.guest = row.request.guest.name;
    task.amount =
        row.request.total > 0 ? amountText(view.catalogue(), row.request.total, locale) : QString();
    task.happened = seenText(row, locale) + QLatin1Char('.');
    const booking::SagaRow *saga = view.pending().sagaOf(HoldId{row.booking.value});
    task.todo = saga && saga->waits
                    ? Words::tr("Decide whether this is a duplicate. The room is held for 30 "
                                "minutes, then returns to sale.")
                    : Words::tr("Decide whether this is a duplicate. Until then, both bookings "
                                "remain confirmed.");
    task.taskActions = {TaskAction::Decide};
    task.duplicate = row.id;
    return task;
}

Task taskOf(const booking::NoticeRow &row)
{
    Task task;
    task.kind = Task::Kind::Mail;
    task.key = keyOf(task.kind, row.id);
    task.since = row.at;
    task.booking = row.booking;
    task.happened = Words::tr("%1 to the guest could not be delivered.").arg(noticeText(row.kind));
    task.said = row.said;
    task.todo = Words::tr("Correct the guest's email address in the booking and resend the "
                          "email, or contact the guest another way.");
    task.taskActions = {TaskAction::SendAgain, TaskAction::Seen};
    task.notice = row;
    return task;
}

}  // namespace

std::vector<Task> tasksOf(const HotelView &view, const TaskFacts &facts, const QLocale &locale)
{
    std::vector<Task> tasks;
    for (const auto &[id, row] : view.pending().sagas()) {
        if (auto task = taskOf(row, locale)) tasks.push_back(std::move(*task));
    }
    for (const auto &[id, row] : view.pending().undecided())
        tasks.push_back(taskOf(row, view, locale));
    for (const booking::NoticeRow &row : facts.refused) tasks.push_back(taskOf(row));
    for (Task &task : tasks) {
        if (task.guest.isEmpty()) task.guest = facts.guests.value(task.booking.value);
    }
    std::stable_sort(tasks.begin(), tasks.end(),
                     [](const Task &a, const Task &b) { return a.since < b.since; });
    return tasks;
}

QString taskTitle(Task::Kind kind)
{
    switch (kind) {
    case Task::Kind::AskTheBank: return taskText(SagaTask::AskTheBank);
    case Task::Kind::RefundByHand: return taskText(SagaTask::RefundByHand);
    case Task::Kind::NotBooked: return taskText(SagaTask::NotBooked);
    case Task::Kind::NotChanged: return paidNotChangedText();
    case Task::Kind::Duplicate: return Words::tr("Possible duplicate");
    case Task::Kind::Mail: break;
    }
    return Words::tr("Email rejected");
}

QString taskActionText(TaskAction taskAction)
{
    switch (taskAction) {
    case TaskAction::Retry: return Words::tr("&Retry");
    case TaskAction::GiveBack: return Words::tr("Ref&und…");
    case TaskAction::Charged: return Words::tr("Confirm char&ged…");
    case TaskAction::NotCharged: return Words::tr("Confirm &not charged…");
    case TaskAction::GivenBack: return Words::tr("&Mark as refunded…");
    case TaskAction::Seen: return Words::tr("&Dismiss");
    case TaskAction::Decide: return Words::tr("Review dup&licate…");
    case TaskAction::SendAgain: break;
    }
    return Words::tr("Re&send email");
}

QString taskActionQuestion(TaskAction taskAction, const Task &task)
{
    const QString number = bookingNumber(task.booking);
    switch (taskAction) {
    case TaskAction::Charged:
        return Words::tr("Confirms that %1 was charged and completes the request: a room held "
                         "for it is booked as %2. Nothing more is charged.")
            .arg(task.amount, number);
    case TaskAction::NotCharged:
        return Words::tr("Confirms that %1 was not charged and cancels the request: a room "
                         "held for it returns to sale, and %2 is not booked.")
            .arg(task.amount, number);
    case TaskAction::GiveBack:
        return Words::tr("Cancels the payment of %1, or refunds it if it was charged. The "
                         "room returns to sale, and %2 is not booked.")
            .arg(task.amount, number);
    case TaskAction::GivenBack:
        return Words::tr("Confirms that %1 was refunded to the guest manually. Roomrack does "
                         "not retry the refund.")
            .arg(task.amount);
    default: return {};
    }
}

std::optional<SagaPersonSays::What> personSays(TaskAction taskAction)
{
    switch (taskAction) {
    case TaskAction::Retry: return SagaPersonSays::What::Retry;
    case TaskAction::GiveBack: return SagaPersonSays::What::GiveBack;
    case TaskAction::Charged: return SagaPersonSays::What::Charged;
    case TaskAction::NotCharged:
    case TaskAction::GivenBack: return SagaPersonSays::What::NotCharged;
    case TaskAction::Seen: return SagaPersonSays::What::Seen;
    default: return {};
    }
}

}  // namespace roomrack::desktop
