// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks for a user: payments that need review, possible duplicates, and mails that were refused
// permanently. Texts, and the actions for each.
#pragma once

#include "booking/request_rows.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QHash>
#include <QtCore/QLocale>

#include <optional>
#include <vector>

namespace roomrack::desktop {

/// An action for a task.
enum class TaskAction : quint8 {
    Retry,
    GiveBack,
    Charged,     ///< the bank confirms the charge
    NotCharged,  ///< the bank reports no charge
    GivenBack,   ///< refunded manually
    Seen,
    Decide,    ///< opens the Duplicates page
    SendAgain  ///< resends the email
};

struct Task {
    enum class Kind : quint8 { AskTheBank, RefundByHand, NotBooked, NotChanged, Duplicate, Mail };
    Kind kind = Kind::AskTheBank;
    qint64 key = 0;  ///< stable for the same task
    Instant since;
    BookingId booking;
    QString guest;
    QString amount;    ///< empty: not applicable
    QString happened;  ///< one or two sentences
    QString said;      ///< error text of the gateway or the mail server, or why it is not booked
    QString todo;
    std::vector<TaskAction> taskActions;  ///< the first is the default
    booking::SagaId saga;
    dedup::CandidateId duplicate;
    std::optional<booking::NoticeRow> notice;
};

/// Data read from the file.
struct TaskFacts {
    std::vector<booking::NoticeRow> refused;  ///< that can be sent again, except those dismissed
    QHash<qint64, QString> guests;            ///< names by booking
};

/// Tasks, oldest first.
std::vector<Task> tasksOf(const HotelView &view, const TaskFacts &facts, const QLocale &locale);

/// "Check with bank".
QString taskTitle(Task::Kind kind);
/// "Confirm charged…": a button's text.
QString taskActionText(TaskAction taskAction);
/// Confirmation text; empty: no confirmation needed.
QString taskActionQuestion(TaskAction taskAction, const Task &task);
/// The command to the payment's saga; none: handled elsewhere.
std::optional<booking::SagaPersonSays::What> personSays(TaskAction taskAction);

}  // namespace roomrack::desktop
