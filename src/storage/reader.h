// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to a property's data: bookings, history, figures. Each is a type with its answer
// (docs/decisions/0056), listed below. A Reader lives in the thread that created it;
// engine/async_reader.h runs one on a thread of its own.
#pragma once

#include "core/error.h"
#include "storage/audit.h"
#include "storage/booking_questions.h"
#include "storage/channel_questions.h"
#include "storage/request_questions.h"
#include "storage/setting_questions.h"
#include "storage/step_questions.h"

#include <QtCore/QString>

#include <memory>
#include <type_traits>

namespace roomrack::storage {

template <typename... Q>
struct QuestionList {};

/// All questions, as a Reader answers them in this program and through a server. A new one needs
/// its struct, a place here and its answer(), declared in storage/answers.h.
using Questions =
    QuestionList<Bookings, OneBooking, RoomPlanOf, TakenRooms, MovementsOf, DeskDay, BookingHistory,
                 BookingRecords, NightFigures, FiguresBySegment, Arrivals, WalkOf, GuestName,
                 ForeignBookings, CellHistory, UndoSteps, StepOf, LastSetting, SettingStories,
                 RecentRecords, AuditTrail, AuditRecord, Users, Templates, NewestFxRates, FxRates,
                 Tokens, HotelSetups, ChannelSetups, ChannelCells, WaitingMessages, MessagesAbout,
                 ChannelReservation, BookingsOf, ChannelMessages, LastUnanswered, Untold, OutboxOf,
                 Outboxes, BookingNumbered, OutboxTokens, MessageTokens, CandidatesOf,
                 CandidatesEnded, SagasOf, OpenSagas, ChargeOf, Duplicates, DuplicateRows,
                 DuplicateFigures, OneDuplicate, Notices>;

/// `kName` is its name for a server, `Answer` the answer.
template <typename Q>
concept IsQuestion = requires
{
    typename Q::Answer;
    Q::kName;
};

/// The place of a question in the list.
template <IsQuestion Q, typename... All>
consteval size_t placeOf(QuestionList<All...>)
{
    static_assert((std::is_same_v<Q, All> || ...), "not in Questions");
    size_t place = 0;
    static_cast<void>(((std::is_same_v<Q, All> || ++place == 0) || ...));
    return place;
}

/// A question and the place for its answer, without their types.
class AnyQuestion {
public:
    template <IsQuestion Q>
    AnyQuestion(const Q &question, Result<typename Q::Answer> &answer)
        : place_(placeOf<Q>(Questions())), question_(&question), answer_(&answer)
    {}
    /// The answer becomes find(question).
    template <typename Find>
    void answerBy(const Find &find) const
    {
        answerAmong(Questions(), find);
    }

private:
    template <typename... All, typename Find>
    void answerAmong(QuestionList<All...>, const Find &find) const
    {
        using Answer = void (AnyQuestion::*)(const Find &) const;
        static constexpr Answer kAnswers[] = {&AnyQuestion::answerAs<All, Find>...};
        (this->*kAnswers[place_])(find);
    }
    template <typename Q, typename Find>
    void answerAs(const Find &find) const
    {
        *static_cast<Result<typename Q::Answer> *>(answer_) =
            find(*static_cast<const Q *>(question_));
    }
    size_t place_;
    const void *question_;
    void *answer_;
};

class Reader {
public:
    Reader() = default;
    /// Opens a file or a database (storage/store.h describes the address).
    static Result<std::unique_ptr<Reader>> open(const QString &place);
    virtual ~Reader() = default;

    template <IsQuestion Q>
    Result<typename Q::Answer> ask(const Q &question)
    {
        Result<typename Q::Answer> found;
        answer(AnyQuestion(question, found));
        return found;
    }

private:
    virtual void answer(const AnyQuestion &question) = 0;
    Q_DISABLE_COPY(Reader)
};

}  // namespace roomrack::storage
