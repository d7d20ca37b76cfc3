// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/card_number.h"
#include "gateways/intents/intent_amount.h"
#include "gateways/saga_simulation.h"

namespace roomrack::tests {

using namespace booking;

void SagaSimulation::wrong(size_t id, const QString &what)
{
    const SagaState &s = stored_[id].saga;
    wrong_ += QStringLiteral("saga %1 (%2): %3 [stage %4, end %5, task %6, said %7]")
                  .arg(id)
                  .arg(QString::fromLatin1(s.method), what)
                  .arg(int(s.stage))
                  .arg(int(s.end))
                  .arg(int(s.task))
                  .arg(s.said);
}

int SagaSimulation::calls() const
{
    int most = 0;
    for (const Stored &s : stored_) most = std::max(most, s.saga.attempt);
    return most;
}

void SagaSimulation::compare()
{
    for (size_t id = 0; id < stored_.size(); ++id) {
        const SagaState &s = stored_[id].saga;
        ++ends_[s.end];
        if (!isOver(s)) wrong(id, QStringLiteral("is not over"));
        if (s.end == SagaEnd::Open) wrong(id, QStringLiteral("has no answer"));
        if (hasCardNumber(s.description + s.said)) wrong(id, QStringLiteral("has a card number"));
        compareHold(id);
        compareMoney(id);
    }
}

void SagaSimulation::compareHold(size_t id)
{
    const Stored &s = stored_[id];
    const bool booked = s.saga.end == SagaEnd::Booked;
    if (s.hold == HoldIs::Held || s.hold == HoldIs::Pinned)
        wrong(id, QStringLiteral("a hold is left"));
    if (s.saga.purpose == SagaPurpose::Book && booked != (s.hold == HoldIs::Sold))
        wrong(id, QStringLiteral("what was answered is not what is in the house"));
}

void SagaSimulation::compareMoney(size_t id)
{
    const Stored &s = stored_[id];
    const bool booked = s.saga.end == SagaEnd::Booked;
    const qint64 amount =
        s.saga.amount.minor > 0 ? gateways::toWire(s.saga.amount).value_or(-1) : 0;
    int refunds = 0;
    for (const simulator::MockRefund &r : gateway_.refunds()) {
        if (r.reference != s.saga.key) continue;
        using Status = simulator::MockRefund::Status;
        if (r.status == Status::Pending) wrong(id, QStringLiteral("a refund is left under way"));
        if (r.status == Status::Succeeded) ++refunds;
    }
    if (refunds > 1) wrong(id, QStringLiteral("given back twice"));
    if (s.saga.purpose == SagaPurpose::Refund) {
        if (refunds + (s.byHand > 0 ? 1 : 0) != 1) wrong(id, QStringLiteral("not given back"));
        return;
    }
    qint64 kept = 0;
    for (const auto &[number, p] : gateway_.payments()) {
        if (p.reference != s.saga.key) continue;
        using Status = simulator::MockPayment::Status;
        if (p.status == Status::NeedsCapture || p.status == Status::Processing)
            wrong(id, QStringLiteral("an authorisation is left"));
        if (p.captures > 1) wrong(id, QStringLiteral("charged twice"));
        kept += p.captured - p.refunded;
    }
    for (const Stored &other : stored_) {
        if (other.saga.purpose == SagaPurpose::Refund && &stored_[other.of] == &s
            && other.byHand == 0)
            kept += gateways::toWire(other.saga.amount).value_or(0);
    }
    if (s.byHand > 0) kept -= amount;
    if (booked && kept != amount) wrong(id, QStringLiteral("booked without its charge"));
    if (!booked && kept != 0) wrong(id, QStringLiteral("charged without a booking"));
}

}  // namespace roomrack::tests
