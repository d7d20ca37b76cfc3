// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of bookings that were paid at the gateway: what costs more is charged first, what costs
// less goes back in the commit of the change; and what others write beside bookings.
#include "booking/house.h"
#include "booking/payable.h"

#include <numeric>

namespace roomrack::booking {

/// What was paid for a booking: by the file, and by what is still on its way into it.
std::vector<Paid> House::paidOf(BookingId booking, const std::vector<Paid> &inFile) const
{
    std::vector<Paid> all;
    for (const std::vector<Paid> *some : {&requests_.paid, &inFile}) {
        for (const Paid &p : *some) {
            const bool known = std::any_of(all.begin(), all.end(), [&](const Paid &other) {
                return other.payment == p.payment;
            });
            if (p.booking == booking && !known) all.push_back(p);
        }
    }
    return all;
}

/// Nothing: the change costs nothing more, or the difference is paid at the hotel.
std::optional<Result<Answer>> House::payForChange(const ChangeBooking &c, const Booking &was,
                                                  const Booking &now, Decision &d)
{
    const bool free = c.always || c.caller.isHistory() || now.total <= was.total;
    if (free || c.sagaKey.isEmpty() || paidOf(was.id, c.paid).empty()) return std::nullopt;
    for (const SagaRow &open : std::as_const(requests_.sagas)) {
        if (open.booking == was.id && open.request.stay && !isOver(open.state))
            return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                          ErrorText::tr("another change of it is being paid; wait for that"), d);
    }
    const Money amount = chargeable(inGuestsCurrency(was.id, now.total - was.total));
    if (amount.minor == 0) return std::nullopt;
    auto state =
        makeSaga({SagaPurpose::Book, c.sagaKey, amount, c.method, catalogue_.property.name, {}});
    if (!state) return tl::unexpected(state.error());
    SagaRow row;
    row.booking = was.id;
    row.caller = c.claim.caller;
    row.key = c.claim.key;
    row.state = std::move(*state);
    row.request.guest = c.guest.value_or(Guest());
    row.request.stay = now.stay;
    row.request.roomType = now.counted;
    row.request.rooms = now.rooms;
    row.request.adults = now.adults;
    row.request.children = now.children;
    row.request.plan = now.plan;
    row.request.total = now.total;
    Answer answer;
    answer.booking = was.id;
    answer.version = was.version;
    answer.total = now.total;
    answer.saga = beginSaga(std::move(row), was.channel, c.caller, d);
    answer.pending = true;
    answer.seq = d.lastSeq;
    return answer;
}

/// What was paid and is more than the booking costs now goes back, of the last payment first.
void House::giveBackDifference(const ChangeBooking &c, qint64 total, Answer &answer, Decision &d)
{
    const std::vector<Paid> all = paidOf(c.booking, c.paid);
    const qint64 costs = inGuestsCurrency(c.booking, total).minor;
    qint64 less = std::accumulate(all.begin(), all.end(), -costs,
                                  [](qint64 sum, const Paid &p) { return sum + p.amount.minor; });
    for (auto paid = all.rbegin(); paid != all.rend() && less > 0; ++paid) {
        const Money due{std::min(less, paid->amount.minor), paid->amount.currency};
        const Money back = refundable(due);
        less -= back.minor;
        giveBack(*paid, back, c.caller, answer, d);
        const auto known = std::find_if(requests_.paid.begin(), requests_.paid.end(),
                                        [&](const Paid &p) { return p.payment == paid->payment; });
        if (known == requests_.paid.end()) {
            requests_.paid.push_back(*paid);
            requests_.paid.back().amount.minor -= back.minor;
        } else {
            known->amount.minor -= back.minor;
        }
    }
}

/// Mails that were sent or not, pairs that a central store found, and messages that came again:
/// only the engine's own people say so. Those that came again have a reference.
Result<Answer> House::on(const NoteRequests &c, Decision &d)
{
    for (NoticeRow row : c.notices) {
        row.property = catalogue_.property.id;
        d.batch->requests.notices.push_back(std::move(row));
    }
    for (DuplicateRow row : c.duplicates) {
        if (!row.reference.isEmpty()) {
            noteRepeat(std::move(row), d);
            continue;
        }
        row.property = catalogue_.property.id;
        row.at = row.last = d.now;
        keepDuplicate(std::move(row), c.caller, d);
    }
    d.unrecorded = true;
    Answer answer;
    answer.seq = d.lastSeq;
    return answer;
}

}  // namespace roomrack::booking
