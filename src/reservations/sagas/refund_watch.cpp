// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/sagas/refund_watch.h"

#include <algorithm>

namespace roomrack::reservations {

using booking::PaymentAnswer;
using booking::SagaId;
using booking::SagaRow;

RefundWatch::RefundWatch(engine::Scheduler &scheduler, const booking::SagaTimes &times,
                         Answered answered)
    : scheduler_(scheduler), times_(times), answered_(std::move(answered))
{}

void RefundWatch::setPort(booking::PaymentPort *port)
{
    port_ = port;
    // The previous port does not answer any more.
    asking_ = false;
    ++question_;
    arm();
}

void RefundWatch::keep(const SagaRow &row, First first)
{
    const Instant now = scheduler_.now();
    if (!booking::isWatched(row.state, now)) {
        refunds_.erase(row.id);
        return;
    }
    const Instant next = first == First::Soon ? now : now + times_.watchEvery;
    refunds_.insert_or_assign(row.id, Refund{row, next});
    arm();
}

void RefundWatch::news(const QByteArray &payment)
{
    for (auto &[id, refund] : refunds_)
        if (refund.row.state.payment == payment) refund.next = scheduler_.now();
    arm();
}

RefundWatch::Refunds::iterator RefundWatch::first()
{
    return std::min_element(refunds_.begin(), refunds_.end(), [](const auto &a, const auto &b) {
        return a.second.next < b.second.next;
    });
}

void RefundWatch::arm()
{
    if (!port_ || asking_ || refunds_.empty()) return;
    const Instant at = std::max({first()->second.next, notBefore_, scheduler_.now()});
    if (armed_ && armedFor_ <= at) return;
    armed_ = true;
    armedFor_ = at;
    scheduler_.later(at - scheduler_.now(), alive_.only([this, timer = ++timer_] {
        if (timer != timer_) return;
        armed_ = false;
        ask();
    }));
}

void RefundWatch::ask()
{
    const Instant now = scheduler_.now();
    std::erase_if(refunds_,
                  [now](const auto &at) { return !booking::isWatched(at.second.row.state, now); });
    if (!port_ || asking_ || refunds_.empty()) return;
    const auto at = first();
    if (at->second.next > now || notBefore_ > now) return arm();
    at->second.next = now + times_.watchEvery;
    asking_ = true;
    port_->call(
        booking::refundQuestion(at->second.row.state),
        alive_.only([this, id = at->first, question = ++question_](const PaymentAnswer &answer) {
            if (question == question_) answered(id, answer);
        }));
}

void RefundWatch::answered(SagaId id, const PaymentAnswer &answer)
{
    asking_ = false;
    const Instant now = scheduler_.now();
    const bool failed = answer.kind != PaymentAnswer::Kind::Done;
    const auto at = refunds_.find(id);
    if (failed) {
        const qint64 asked = std::min(answer.retryAfterSeconds * kSecond, times_.slow.most);
        notBefore_ = now + std::max(times_.slow.after(++failures_, scheduler_.random), asked);
        // Not at once, so that a single one without an answer does not delay all others.
        if (at != refunds_.end()) at->second.next = now + times_.slow.most;
    } else {
        failures_ = 0;
        notBefore_ = now + times_.watchPause;
    }
    arm();
    if (failed || at == refunds_.end()) return;
    const SagaRow row = at->second.row;
    answered_(row, answer);
}

}  // namespace roomrack::reservations
