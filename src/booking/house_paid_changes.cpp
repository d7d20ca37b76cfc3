// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of bookings that were paid at the gateway: an increase is charged first, a decrease is
// refunded in the commit of the change; and rows that others write beside bookings.
#include "booking/house.h"

#include <numeric>

namespace roomrack::booking {

/// Nothing: no increase, or it is paid at the property. `charge`: the booking's after the change.
std::optional<Result<Answer>> House::payForChange(const ChangeBooking &c, const Booking &was,
                                                  const Booking &now,
                                                  const std::optional<Charge> &charge, Decision &d)
{
    const bool free = c.always || c.caller.isHistory() || now.total <= was.total;
    if (free || c.sagaKey.isEmpty() || !requests_.paid.contains(was.id)) return std::nullopt;
    for (const SagaRow &open : std::as_const(requests_.sagas)) {
        if (open.booking == was.id && open.request.stay && !isOver(open.state))
            return refuse(
                ErrorCode::WrongState, QStringLiteral("booking"),
                ErrorText::tr(
                    "payment for another change is in progress; wait until it is completed"),
                d);
    }
    const Money amount = difference(was.id, was.total, now.total);
    if (amount.minor <= 0) return std::nullopt;
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
    if (charge) row.request.charged = charge->amount;
    Answer answer;
    answer.booking = was.id;
    answer.version = was.version;
    answer.total = now.total;
    answer.charged = row.request.charged;
    answer.saga = beginSaga(std::move(row), was.channel, c.caller, d);
    answer.pending = true;
    answer.seq = d.lastSeq;
    return answer;
}

/// What the guest pays for a change, as the difference of the converted totals before and after: so
/// all charges and refunds add up to the displayed price, whatever is rounded.
Money House::difference(BookingId id, qint64 before, qint64 after) const
{
    Money amount = inGuestsCurrency(id, after);
    amount.minor -= inGuestsCurrency(id, before).minor;
    return amount;
}

/// Refunds what was paid beyond the booking's new price, latest payment first.
void House::giveBackDifference(const ChangeBooking &c, qint64 total, Answer &answer, Decision &d)
{
    const auto all = requests_.paid.find(c.booking);
    if (all == requests_.paid.end() || c.caller.isHistory()) return;
    const qint64 costs = inGuestsCurrency(c.booking, total).minor;
    qint64 less = std::accumulate(all->begin(), all->end(), -costs,
                                  [](qint64 sum, const Paid &p) { return sum + p.amount.minor; });
    for (auto paid = all->rbegin(); paid != all->rend() && less > 0; ++paid) {
        const Money back{std::min(less, paid->amount.minor), paid->amount.currency};
        less -= back.minor;
        giveBack(*paid, back, c.caller, answer, d);
        paid->amount.minor -= back.minor;
    }
    std::erase_if(*all, [](const Paid &p) { return p.amount.minor == 0; });
    if (all->empty()) requests_.paid.erase(all);
}

/// Results of mails, pairs that a central store found, and repeated messages: only the engine may
/// send them. Repeated messages have a reference.
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
        // Another engine's candidate has the booking number of that engine's file.
        const std::vector<dedup::Match> known = requests_.candidates.of(row.other);
        const dedup::Traits theirs = dedup::traitsOf(row.theirs);
        if (std::none_of(known.begin(), known.end(),
                         [&](const dedup::Match &one) { return one.traits == theirs; }))
            row.other = {};
        keepDuplicate(std::move(row), c.caller, d);
    }
    d.unrecorded = true;
    Answer answer;
    answer.seq = d.lastSeq;
    return answer;
}

}  // namespace roomrack::booking
