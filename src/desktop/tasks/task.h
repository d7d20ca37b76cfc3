// SPDX-License-Identifier: GPL-3.0-or-later
// What a person must do: payments that nobody can settle but somebody, requests that may be
// duplicates, mails that were refused for good. In words, with what can be done about each.
#pragma once

#include "booking/request_rows.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QHash>
#include <QtCore/QLocale>

#include <optional>
#include <vector>

namespace roomrack::desktop {

/// What can be done about a task.
enum class Deed : quint8 {
    Retry,
    GiveBack,
    Charged,     ///< the bank says that it was
    NotCharged,  ///< the bank says that it was not
    GivenBack,   ///< by hand
    Seen,
    Decide,    ///< on the page Duplicates
    SendAgain  ///< the mail
};

struct Task {
    enum class Kind : quint8 { AskTheBank, RefundByHand, NotBooked, Duplicate, Mail };
    Kind kind = Kind::AskTheBank;
    qint64 key = 0;  ///< the same for the same task
    Instant since;
    BookingId booking;
    QString guest;
    QString amount;    ///< empty: none is meant
    QString happened;  ///< in a sentence or two
    QString said;      ///< the trouble in the words of the gateway, or of the mail server
    QString todo;
    std::vector<Deed> deeds;  ///< the first is the usual one
    booking::SagaId saga;
    dedup::CandidateId duplicate;
    std::optional<booking::NoticeRow> notice;
};

/// What the file is asked for.
struct TaskFacts {
    std::vector<booking::NoticeRow> refused;  ///< mails, those that somebody has seen left out
    QHash<qint64, QString> guests;            ///< names by booking
};

/// The oldest first.
std::vector<Task> tasksOf(const HotelView &view, const TaskFacts &facts, const QLocale &locale);

/// "Ask the bank".
QString taskTitle(Task::Kind kind);
/// "The bank says it was charged…": a button.
QString deedText(Deed deed);
/// What will happen, before it does; empty: it needs no question.
QString deedQuestion(Deed deed, const Task &task);
/// That goes to the payment's saga; none: it goes elsewhere.
std::optional<booking::SagaPersonSays::What> personSays(Deed deed);

}  // namespace roomrack::desktop
