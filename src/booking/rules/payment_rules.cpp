// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/payment_rules.h"

#include "booking/rules/charge_rules.h"
#include "booking/rules/saga_rules.h"
#include "booking/rules/tax_pins.h"

#include <algorithm>
#include <numeric>

namespace roomrack::booking {

Booking askedFor(const SagaRequest &request, Booking b)
{
    b.counted = request.roomType.value_or(b.counted);
    b.stay = request.stay.value_or(b.stay);
    b.rooms = request.rooms.value_or(b.rooms);
    b.adults = request.adults.value_or(b.adults);
    b.children = request.children.value_or(b.children);
    if (request.plan && *request.plan != b.plan) {
        b.plan = *request.plan;
        b.termsSeq = request.termsSeq;
    }
    if (request.taxes) b.vatOnTop = TaxPins::vatOnTopAfter(b, *request.taxes);
    b.total = request.total;
    return b;
}

/// One that is refunding is no change any more: its money goes back under its own key.
const SagaRow *PaymentRules::changeBeingPaid(BookingId booking) const
{
    for (const SagaRow &open : std::as_const(state_.requests.sagas)) {
        const bool isChange = open.request.stay && open.state.stage != SagaStage::Refunding;
        if (open.booking == booking && isChange && !isOver(open.state)) return &open;
    }
    return nullptr;
}

void PaymentRules::changedMeanwhile(const ChangeBooking &c, const Booking &was, const Booking &now,
                                    Decision &d)
{
    const SagaRow *paying = changeBeingPaid(was.id);
    if (!paying) return;
    SagaRow row = *paying;
    const bool isPriceOfOther = whatIsSold(was) != whatIsSold(now) || was.total != now.total;
    if (isPriceOfOther && row.state.why == SagaEnd::Open) row.state.why = SagaEnd::NotBooked;
    if (c.guest) row.request.guest = {};
    const Booking asked = askedFor(row.request, now);
    const Booking before = askedFor(row.request, was);
    if (asked.adults != before.adults || asked.children != before.children
        || asked.childAges != before.childAges || asked.extras != before.extras)
        row.request.taxes = TaxPins(state_).linesOf(asked.counted, asked);
    if (row != *paying) SagaRules(state_).save(std::move(row), c.caller, d);
}

std::optional<Result<Answer>> PaymentRules::payForChange(
    const ChangeBooking &c, const Booking &was, const Booking &now,
    const std::optional<pricing::StayTaxes> &taxes, const std::optional<Charge> &charge,
    Decision &d)
{
    const bool free = c.always || c.caller.isHistory() || priceWithVat(now) <= priceWithVat(was);
    if (free || c.sagaKey.isEmpty() || !state_.requests.paid.contains(was.id)) return std::nullopt;
    if (changeBeingPaid(was.id)) {
        return refuse(
            ErrorCode::WrongState, QStringLiteral("booking"),
            ErrorText::tr("payment for another change is in progress; wait until it is completed"),
            d);
    }
    const Money amount = increase(was, now);
    if (amount.minor <= 0) return std::nullopt;
    auto state = makeSaga(
        {SagaPurpose::Book, c.sagaKey, amount, c.method, state_.catalogue.property.name, {}});
    if (!state) return tl::unexpected(state.error());
    SagaRow row;
    row.booking = was.id;
    row.caller = c.claim.caller;
    row.key = c.claim.key;
    row.state = std::move(*state);
    row.request.guest = c.guest.value_or(Guest());
    // Only what was asked for: the rest may be changed by others before it is paid.
    row.request.stay = now.stay;
    row.request.before = was.stay;
    row.request.roomType = c.roomType;
    row.request.rooms = c.rooms;
    row.request.adults = c.adults;
    row.request.children = c.children;
    row.request.plan = c.plan;
    row.request.segment = c.segment;
    row.request.termsSeq = now.termsSeq;
    row.request.total = now.total;
    if (charge) row.request.charged = charge->amount;
    row.request.taxes = taxes.value_or(pricing::StayTaxes());
    Answer answer;
    answer.booking = was.id;
    answer.version = was.version;
    answer.total = now.total;
    answer.channelCollects = now.channelCollects;
    answer.charged = row.request.charged;
    answer.taxes = *row.request.taxes;
    answer.saga = SagaRules(state_).begin(std::move(row), was.channel, c.caller, d);
    answer.pending = true;
    answer.seq = d.lastSeq;
    return answer;
}

Money PaymentRules::increase(const Booking &was, const Booking &now) const
{
    const ChargeRules charges(state_);
    const pricing::TermsBook &book = state_.rates.terms();
    const pricing::PlanTerms *before = book.of(was.plan, was.termsSeq);
    const pricing::PlanTerms *terms = book.of(now.plan, now.termsSeq);
    const bool inPart = (before && before->isPaidInPart()) || (terms && terms->isPaidInPart());
    qint64 paid = 0;
    for (const std::vector<Paid> all = state_.requests.paid.value(was.id); const Paid &one : all)
        paid += one.amount.minor;
    const bool whole = paid >= charges.inGuestsCurrency(was.id, priceWithVat(was)).minor;
    // Of a booking that was paid in part the other plan may ask for nothing.
    const bool atTheHotel = terms && !terms->isPrepaid() && !whole;
    if ((!inPart && !atTheHotel) || whole)
        return charges.difference(was.id, priceWithVat(was), priceWithVat(now));
    const qint64 part = terms ? terms->prepaidPart(now.stay, priceWithVat(now)) : 0;
    Money amount = charges.inGuestsCurrency(was.id, part);
    amount.minor -= paid;
    return amount;
}

void PaymentRules::refundDifference(const ChangeBooking &c, qint64 total, Answer &answer,
                                    Decision &d)
{
    const auto all = state_.requests.paid.find(c.booking);
    if (all == state_.requests.paid.end() || c.caller.isHistory()) return;
    const qint64 costs = ChargeRules(state_).inGuestsCurrency(c.booking, total).minor;
    qint64 less = std::accumulate(all->begin(), all->end(), -costs,
                                  [](qint64 sum, const Paid &p) { return sum + p.amount.minor; });
    for (auto paid = all->rbegin(); paid != all->rend() && less > 0; ++paid) {
        const Money back{std::min(less, paid->amount.minor), paid->amount.currency};
        less -= back.minor;
        refund(*paid, back, c.caller, answer, d);
        paid->amount.minor -= back.minor;
    }
    std::erase_if(*all, [](const Paid &p) { return p.amount.minor == 0; });
    if (all->empty()) state_.requests.paid.erase(all);
}

std::vector<Paid> PaymentRules::refundAllBut(BookingId booking, qint64 owed, const Caller &caller,
                                             Answer &answer, Decision &d)
{
    std::vector<Paid> all = state_.requests.paid.take(booking);
    if (caller.isHistory()) return all;
    qint64 keep = ChargeRules(state_).inGuestsCurrency(booking, owed).minor;
    for (Paid &paid : all) {
        const qint64 kept = std::min(keep, paid.amount.minor);
        keep -= kept;
        refund(paid, {paid.amount.minor - kept, paid.amount.currency}, caller, answer, d);
        paid.amount.minor = kept;
    }
    std::erase_if(all, [](const Paid &paid) { return paid.amount.minor == 0; });
    return all;
}

/// Refunds by a saga of its own, with a new key.
void PaymentRules::refund(const Paid &paid, Money amount, const Caller &caller, Answer &answer,
                          Decision &d)
{
    if (amount.minor <= 0) return;
    const QByteArray key = paid.key + "-back-" + QByteArray::number(d.lastSeq);
    auto state = makeSaga(
        {SagaPurpose::Refund, key, amount, {}, state_.catalogue.property.name, paid.payment});
    if (!state) return;  // cannot fail: keys and payments are our own
    SagaRow row;
    row.booking = paid.booking;
    row.state = std::move(*state);
    answer.saga = SagaRules(state_).begin(std::move(row), caller.channel, caller, d);
}

std::vector<Paid> paidFor(const std::vector<SagaRow> &sagas)
{
    std::vector<Paid> paid;
    for (const SagaRow &row : sagas) {
        const SagaState &s = row.state;
        if (s.purpose == SagaPurpose::Book && s.end == SagaEnd::Booked && s.amount.minor > 0)
            paid.push_back({row.booking, s.payment, s.key, s.amount});
    }
    QHash<QByteArray, size_t> places;
    for (size_t i = 0; i < paid.size(); ++i) places.insert(paid[i].payment, i);
    for (const SagaRow &row : sagas) {
        const auto of = places.constFind(row.state.payment);
        if (row.state.purpose == SagaPurpose::Refund && of != places.cend())
            paid[*of].amount.minor -= row.state.amount.minor;
    }
    std::erase_if(paid, [](const Paid &p) { return p.amount.minor <= 0; });
    return paid;
}

}  // namespace roomrack::booking
