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
    // A list needs a number that is not below zero.
    return qint64(qHashMulti(0, int(kind), id) >> 1);
}

QString noticeText(booking::NoticeKind kind)
{
    switch (kind) {
    case booking::NoticeKind::Booked: return Words::tr("The confirmation");
    case booking::NoticeKind::Changed: return Words::tr("The mail about the change");
    case booking::NoticeKind::Cancelled: return Words::tr("The mail about the cancellation");
    case booking::NoticeKind::NotBooked: break;
    }
    return Words::tr("The mail that it is not booked");
}

Task askTheBank(const booking::SagaRow &row, const QLocale &locale)
{
    Task task;
    task.kind = Task::Kind::AskTheBank;
    const bool refund = row.state.purpose == booking::SagaPurpose::Refund
                        || row.state.stage == booking::SagaStage::Refunding;
    const QString amount = moneyText(row.state.amount, locale);
    task.happened =
        refund
            ? Words::tr("%1 was to go back to the guest, and the gateway does not say whether it "
                        "did.")
                  .arg(amount)
            : Words::tr("%1 was to be charged, and the gateway does not say whether it was. The "
                        "room stays held until that is known.")
                  .arg(amount);
    task.todo =
        Words::tr("Look at the gateway's own page, or ask the bank, and say here what they say. "
                  "The gateway is still asked meanwhile.");
    task.deeds = refund ? std::vector{Deed::GivenBack, Deed::Retry}
                        : std::vector{Deed::Charged, Deed::NotCharged, Deed::Retry, Deed::GiveBack};
    return task;
}

Task refundByHand(const booking::SagaRow &row, const QLocale &locale)
{
    Task task;
    task.kind = Task::Kind::RefundByHand;
    task.happened = Words::tr("%1 must go back to the guest, and the gateway would not give it "
                              "back.")
                        .arg(moneyText(row.state.amount, locale));
    task.todo =
        Words::tr("Give it back by hand, on the gateway's page or by a transfer, and say so "
                  "here; or let Roomrack try once more.");
    task.deeds = {Deed::GivenBack, Deed::Retry};
    return task;
}

Task paidNotBooked(const booking::SagaRow &row, const QLocale &locale)
{
    Task task;
    task.kind = Task::Kind::NotBooked;
    task.happened =
        Words::tr("The guest paid %1 when the room was gone already. The money went back "
                  "by itself; there is no booking.")
            .arg(moneyText(row.state.amount, locale));
    task.todo = Words::tr("Nothing is open. You may want to write to the guest, who has seen a "
                          "charge and its return.");
    task.deeds = {Deed::Seen};
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
    task->said = row.state.said;
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
    const booking::SagaRow *saga = view.sagaOf(HoldId{row.booking.value});
    task.todo = saga && saga->waits
                    ? Words::tr("Say whether it is a duplicate. The room is held for half an hour; "
                                "then it goes back to sale.")
                    : Words::tr("Say whether it is a duplicate. Both are booked until then.");
    task.deeds = {Deed::Decide};
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
    task.happened = Words::tr("%1 to the guest was refused for good.").arg(noticeText(row.kind));
    task.said = row.said;
    task.todo =
        Words::tr("Correct the guest's address in the booking and send it again, or tell the "
                  "guest in another way.");
    task.deeds = {Deed::SendAgain, Deed::Seen};
    task.notice = row;
    return task;
}

}  // namespace

std::vector<Task> tasksOf(const HotelView &view, const TaskFacts &facts, const QLocale &locale)
{
    std::vector<Task> tasks;
    for (const auto &[id, row] : view.sagas()) {
        if (auto task = taskOf(row, locale)) tasks.push_back(std::move(*task));
    }
    for (const auto &[id, row] : view.undecided()) tasks.push_back(taskOf(row, view, locale));
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
    case Task::Kind::Duplicate: return Words::tr("Duplicate or not?");
    case Task::Kind::Mail: break;
    }
    return Words::tr("Mail refused");
}

QString deedText(Deed deed)
{
    switch (deed) {
    case Deed::Retry: return Words::tr("&Try again");
    case Deed::GiveBack: return Words::tr("Give it &back…");
    case Deed::Charged: return Words::tr("It was &charged…");
    case Deed::NotCharged: return Words::tr("It was &not charged…");
    case Deed::GivenBack: return Words::tr("It is &given back…");
    case Deed::Seen: return Words::tr("&Seen");
    case Deed::Decide: return Words::tr("De&cide…");
    case Deed::SendAgain: break;
    }
    return Words::tr("&Send again");
}

QString deedQuestion(Deed deed, const Task &task)
{
    const QString number = bookingNumber(task.booking);
    switch (deed) {
    case Deed::Charged:
        return Words::tr("The bank says that %1 was charged. What was wanted is done then: a room "
                         "that is held for it becomes %2, and nothing more is charged.")
            .arg(task.amount, number);
    case Deed::NotCharged:
        return Words::tr("The bank says that %1 was not charged. What was wanted is not done then: "
                         "a room that is held for it goes back to sale, and %2 is not booked.")
            .arg(task.amount, number);
    case Deed::GiveBack:
        return Words::tr(
                   "The payment of %1 is cancelled, or given back if it was charged. The room "
                   "goes back to sale, and %2 is not booked.")
            .arg(task.amount, number);
    case Deed::GivenBack:
        return Words::tr("You gave %1 back to the guest by hand. Roomrack does not try any more.")
            .arg(task.amount);
    default: return {};
    }
}

std::optional<SagaPersonSays::What> personSays(Deed deed)
{
    switch (deed) {
    case Deed::Retry: return SagaPersonSays::What::Retry;
    case Deed::GiveBack: return SagaPersonSays::What::GiveBack;
    case Deed::Charged: return SagaPersonSays::What::Charged;
    case Deed::NotCharged:
    case Deed::GivenBack: return SagaPersonSays::What::NotCharged;
    case Deed::Seen: return SagaPersonSays::What::Seen;
    default: return {};
    }
}

}  // namespace roomrack::desktop
