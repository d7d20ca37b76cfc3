// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/requests/request_service.h"

#include "booking/version_place.h"
#include "reservations/requests/keyed_request.h"

namespace roomrack::reservations {

using booking::SagaEnd;
using booking::SagaRow;
using engine::Once;

namespace {

/// `reason`: empty in payments that an earlier version ended.
QString notChanged(const QString &reason)
{
    if (reason.isEmpty())
        return ErrorText::tr("can no longer be changed as requested; the payment will be refunded");
    return ErrorText::tr("can no longer be changed as requested (%1); the payment will be refunded")
        .arg(reason);
}

}  // namespace

RequestService::RequestService(EngineAccess &access, SagaRunner &sagas, Render render,
                               qint64 waitMicros)
    : access_(access), sagas_(sagas), render_(std::move(render)), waitMicros_(waitMicros)
{}

QByteArray RequestService::turnOf(const Request &request)
{
    return QByteArray::number(request.caller.actor.value) + ' ' + request.key;
}

/// Serialises requests with the same key; otherwise copies of a request would be duplicates of each
/// other at the central store before the first one is recorded here.
void RequestService::inTurn(const Request &request, Work work)
{
    const QByteArray turn = turnOf(request);
    const auto others = turns_.find(turn);
    if (others != turns_.end()) {
        others->push_back(std::move(work));
        return;
    }
    turns_.insert(turn, {});
    work();
}

void RequestService::turnIsOver(const Request &request)
{
    const auto others = turns_.find(turnOf(request));
    if (others == turns_.end()) return;
    if (others->empty()) {
        turns_.erase(others);
        return;
    }
    const Work next = std::move(others->front());
    others->pop_front();
    next();
}

void RequestService::book(Request request, BookingInput input, Replied done)
{
    if (const auto ok = booking::checkClaimKey(request.key); !ok) return done(notTaken(ok.error()));
    auto asks = bookingOf(request, std::move(input));
    inTurn(request, [this, request, asks = std::move(asks), done = std::move(done)] {
        access_.once(asks.claim, {asks}, renderOnce(Outcome::Kind::Booking, render_),
                     alive_.only([this, request, asks, done](const Result<Once> &once) {
                         waitFor(request, asks, once, done);
                         turnIsOver(request);
                     }));
    });
}

void RequestService::change(Request request, booking::ChangeBooking change, Replied done)
{
    change.caller = request.caller;
    change.sagaKey = newKey();
    change.claim = claimOf(request);
    once(request, Outcome::Kind::Change, std::move(change), std::move(done));
}

void RequestService::decide(Request request, booking::DecideDuplicate decision, Replied done)
{
    decision.caller = request.caller;
    const auto kind = decision.decision == booking::DuplicateDecision::IsOne
                          ? Outcome::Kind::Rejection
                          : Outcome::Kind::Decision;
    once(request, kind, std::move(decision), std::move(done));
}

void RequestService::cancel(Request request, booking::CancelBooking cancel, Replied done)
{
    cancel.caller = request.caller;
    cancel.claim = claimOf(request);
    once(request, Outcome::Kind::Cancellation, std::move(cancel), std::move(done));
}

void RequestService::once(const Request &request, Outcome::Kind kind, engine::Command command,
                          Replied done)
{
    const auto again = [this, request, kind, command, done] {
        this->once(request, kind, command, done);
    };
    access_.once(claimOf(request), {command}, renderOnce(kind, render_),
                 alive_.only([this, kind, done, again](const Result<Once> &once) {
                     told(kind, once, done, again);
                 }));
}

void RequestService::told(Outcome::Kind kind, const Result<Once> &once, const Replied &done,
                          Work again)
{
    if (const auto reply = replyOf(kind, once)) return done(*reply);
    Waiting waiting;
    waiting.saga = once->saga;
    waiting.kind = kind;
    waiting.repeated = once->repeated;
    waiting.done = done;
    waiting.again = std::move(again);
    wait(std::move(waiting));
    if (kind == Outcome::Kind::Cancellation) lookWhetherOver(once->saga);
}

/// An existing payment may have ended just before its cancellation started to wait.
void RequestService::lookWhetherOver(booking::SagaId saga)
{
    if (const SagaRow *row = sagas_.row(saga); row && row->state.end == SagaEnd::Open) return;
    access_.ask(storage::SagasOf{access_.property(), BookingId{saga.value}},
                alive_.only([this, saga](const Result<std::vector<SagaRow>> &rows) {
                    if (!rows) return;  // the caller gets InProgress, and repeats the request
                    for (const SagaRow &row : *rows)
                        if (row.id == saga) sagaStored(row, {});
                }));
}

void RequestService::waitFor(const Request &request, const booking::RequestBooking &input,
                             const Result<Once> &once, Replied done)
{
    told(Outcome::Kind::Booking, once, done, [this, request, input, done] {
        this->once(request, Outcome::Kind::Booking, input, done);
    });
}

void RequestService::wait(Waiting waiting)
{
    waiting.number = ++numbers_;
    access_.scheduler().later(waitMicros_, alive_.only([this, number = waiting.number] {
        const auto at = std::find_if(waiting_.begin(), waiting_.end(),
                                     [number](const Waiting &w) { return w.number == number; });
        if (at == waiting_.end()) return;
        Reply reply;
        reply.is = Reply::Is::InProgress;
        reply.saga = at->saga;
        if (const SagaRow *row = sagas_.row(at->saga)) reply.booking = row->booking;
        const Replied done = std::move(at->done);
        waiting_.erase(at);
        done(reply);
    }));
    waiting_.push_back(std::move(waiting));
}

void RequestService::sagaStored(const SagaRow &row, const std::optional<EndAnswers> &answers)
{
    if (row.state.end == SagaEnd::Open) return;
    std::list<Waiting> over;
    for (auto at = waiting_.begin(); at != waiting_.end();) {
        const auto next = std::next(at);
        if (at->saga == row.id) over.splice(over.end(), waiting_, at);
        at = next;
    }
    for (const Waiting &waiting : over) {
        if (!answers) {
            waiting.again();
            continue;
        }
        const bool cancels = waiting.kind == Outcome::Kind::Cancellation;
        Reply reply;
        reply.is = Reply::Is::Answered;
        reply.repeated = waiting.repeated;
        reply.answer = cancels ? answers->canceller : answers->asker;
        if (!waiting.repeated) reply.outcome = cancels ? cancelledOf(row) : outcomeOf(row);
        if (reply.outcome.answer.version == booking::kVersionOfCommit)
            reply.outcome.answer.version = answers->version;
        waiting.done(reply);
    }
}

EndAnswers RequestService::answersOf(const Render &render, const SagaRow &row)
{
    return {render(outcomeOf(row)), render(cancelledOf(row))};
}

/// Whatever ended the request: no booking exists and no fee is kept.
Outcome RequestService::cancelledOf(const SagaRow &row)
{
    Outcome outcome = outcomeOf(row);
    outcome.kind = Outcome::Kind::Cancellation;
    outcome.refused.reset();
    outcome.answer.version = 0;
    outcome.answer.taxes = {};  // nothing is due
    return outcome;
}

Outcome RequestService::outcomeOf(const SagaRow &row)
{
    Outcome outcome;
    const bool isChange = booking::isChange(row);
    outcome.kind = isChange ? Outcome::Kind::Change : Outcome::Kind::Booking;
    outcome.end = row.state.end;
    outcome.amount = row.state.amount;
    outcome.answer.booking = row.booking;
    outcome.answer.saga = row.id;
    outcome.answer.total = row.request.total;
    outcome.answer.charged = row.request.charged;
    outcome.answer.taxes = row.request.taxes.value_or(pricing::StayTaxes());
    if (const auto &charged = row.request.charged)
        outcome.answer.feeCharged = Money{0, charged->currency};
    const auto refuse = [&](ErrorCode code, const char *field, const QString &why) {
        outcome.refused = Error{code, QString::fromLatin1(field), why, -1};
    };
    switch (row.state.end) {
    case SagaEnd::Open:
    case SagaEnd::Refunded: break;
    case SagaEnd::Booked:
        if (isChange) outcome.answer.version = booking::kVersionOfCommit;
        break;
    case SagaEnd::Declined:
        refuse(ErrorCode::WrongState, "payment", ErrorText::tr("declined by the bank"));
        break;
    case SagaEnd::NotBooked:
        if (isChange)
            refuse(ErrorCode::WrongState, "booking", notChanged(row.state.reason));
        else
            refuse(ErrorCode::Expired, "hold", ErrorText::tr("has expired; create a new hold"));
        break;
    case SagaEnd::GatewayAway:
        refuse(ErrorCode::WrongState, "payment",
               ErrorText::tr("the payment gateway could not be reached"));
        break;
    case SagaEnd::GatewayRefused:
        refuse(ErrorCode::WrongState, "payment", ErrorText::tr("rejected by the payment gateway"));
        break;
    case SagaEnd::Lapsed:
        refuse(ErrorCode::WrongState, "payment", ErrorText::tr("the authorisation has expired"));
        break;
    case SagaEnd::Cancelled:
        refuse(ErrorCode::Cancelled, "booking", ErrorText::tr("was cancelled"));
        break;
    case SagaEnd::ByPerson:
        refuse(ErrorCode::WrongState, "payment", ErrorText::tr("resolved manually"));
        break;
    }
    return outcome;
}

}  // namespace roomrack::reservations
