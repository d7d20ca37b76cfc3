// SPDX-License-Identifier: GPL-3.0-or-later
// Random requests, reservations and decisions of one guest, with payments, ends, changes and
// reinstatements in any order: a pair is asked about once and only while both exist, a decision
// keeps one of the two, and no payment is made twice.
#include "booking/request_house.h"
#include "support/environment.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>
#include <set>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

enum class Move {
    Request,
    Prepaid,
    Channel,
    Desk,
    Decide,
    Cancel,
    NoShow,
    CheckIn,
    CheckOut,
    Reinstate,
    Pay,
    Decline,
    CancelRequest,
    ChangeGuest,
    Lapse,
    Last = Lapse
};

struct Turn {
    int move, pick, decision;
};

void showValue(const Turn &turn, std::ostream &os)
{
    os << "{" << turn.move << "," << turn.pick << "," << turn.decision << "}";
}

/// What the naive model knows of a booking or a request for one.
struct Party {
    enum class Is { Waiting, Paying, CancelledPaying, Open, InHouse, Over, Ended };
    Is is = Is::Open;
    bool prepaid = false;
    Guest guest;
    Instant since{};  ///< when it became a booking or its payment began
    Instant ended{};
};
using Is = Party::Is;

class DuplicatesGame {
public:
    void play(const Turn &turn)
    {
        h_.now = h_.now + kSecond;
        switch (Move(turn.move)) {
        case Move::Request: request(kBar); break;
        case Move::Prepaid: request(kPrepaid); break;
        case Move::Channel: channel(); break;
        case Move::Desk: desk(); break;
        case Move::Decide: decide(turn); break;
        case Move::Cancel: end(turn, CancelBooking{h_.desk(), {}, 0}); break;
        case Move::NoShow: end(turn, MarkNoShow{h_.desk(), {}, 0}); break;
        case Move::CheckIn: checkIn(turn); break;
        case Move::CheckOut: checkOut(turn); break;
        case Move::Reinstate: reinstate(turn); break;
        case Move::Pay: pay(turn, true); break;
        case Move::Decline: pay(turn, false); break;
        case Move::CancelRequest: cancelRequest(turn); break;
        case Move::ChangeGuest: changeGuest(turn); break;
        case Move::Lapse: lapse(); break;
        }
        check();
    }

private:
    const RequestBook &requests() const { return h_.house.requests(); }
    bool isAny(BookingId id, std::initializer_list<Is> among) const
    {
        const auto at = all_.find(id);
        return at != all_.end()
               && std::find(among.begin(), among.end(), at->second.is) != among.end();
    }
    bool exists(BookingId id) const { return isAny(id, {Is::Open, Is::InHouse}); }
    bool isKept(BookingId id) const { return isAny(id, {Is::Open, Is::InHouse, Is::Paying}); }
    /// Whether another request would be a possible duplicate, of one that is kept or any.
    bool hasAlike(bool kept = false) const
    {
        return std::any_of(all_.begin(), all_.end(), [&](const auto &one) {
            const bool counts =
                isKept(one.first) || (!kept && isAny(one.first, {Is::CancelledPaying}));
            return counts && one.second.guest.name == maria_.name;
        });
    }
    std::optional<BookingId> pick(const Turn &turn, std::initializer_list<Is> among) const
    {
        std::vector<BookingId> found;
        for (const auto &[id, one] : all_)
            if (isAny(id, among)) found.push_back(id);
        if (found.empty()) return std::nullopt;
        return found[size_t(turn.pick) % found.size()];
    }
    void request(RatePlanId plan)
    {
        const bool again = hasAlike();
        const auto answer = h_(h_.request(maria_, 0, plan));
        if (!answer) return;
        RC_ASSERT(bool(answer->duplicate) == again);
        const Is is = answer->duplicate ? Is::Waiting : answer->pending ? Is::Paying : Is::Open;
        all_[answer->booking] = {is, plan == kPrepaid, maria_, h_.now, {}};
    }
    void channel()
    {
        RecordReservation told;
        told.caller = h_.desk(101);
        told.roomType = kTwin;
        told.stay = Stay(kToday, 2);
        told.guest = maria_;
        told.key = {"R-" + QByteArray::number(qint64(all_.size())), 1};
        told.guestProbe = h_.guestProbe(maria_);
        const auto answer = h_(told);
        RC_ASSERT(answer.has_value());
        all_[answer->booking] = {Is::Open, false, maria_, h_.now, {}};
    }
    void desk()
    {
        TakeHold what = h_.hold(kTwin, 0, 2);
        what.plan = kBar;
        const auto answer = h_(HoldAndConfirm{what, maria_, false, h_.guestProbe(maria_)});
        if (answer) all_[answer->booking] = {Is::Open, false, maria_, h_.now, {}};
    }
    void decide(const Turn &turn)
    {
        std::vector<DuplicateRow> open(requests().undecided.cbegin(), requests().undecided.cend());
        if (open.empty()) return;
        std::sort(open.begin(), open.end(),
                  [](const auto &a, const auto &b) { return a.id < b.id; });
        const DuplicateRow row = open[size_t(turn.pick) % open.size()];
        const auto decision = DuplicateDecision(turn.decision);
        const bool waits = isAny(row.booking, {Is::Waiting});
        const bool asksAgain =
            waits && decision != DuplicateDecision::IsOne && bookedSince(row.at, row.other);
        const auto answer = h_.decide(row.id, decision);
        RC_ASSERT(answer.has_value() == isPossible(row, decision, waits));
        if (!answer) return;
        if (decision == DuplicateDecision::IsOne)
            over(row.booking, waits ? Is::Ended : Is::Over);
        else if (waits)
            accept(row, decision, asksAgain);
        else if (decision == DuplicateDecision::Replace)
            over(row.other, Is::Over);
        RC_ASSERT((answer->duplicate != row.id) == asksAgain);
        RC_ASSERT(isKept(row.booking) || isKept(row.other) || hasAlike(true));
        if (decision != DuplicateDecision::KeepBoth && !replaces(row.booking))
            RC_ASSERT(!isKept(row.booking) || !isKept(row.other));
    }
    /// Whether this guest has booked anything but `other` since.
    bool bookedSince(Instant at, BookingId other) const
    {
        return std::any_of(all_.begin(), all_.end(), [&](const auto &one) {
            return one.first != other && one.second.since > at
                   && isAny(one.first, {Is::Open, Is::InHouse, Is::Paying})
                   && one.second.guest.name == maria_.name;
        });
    }
    void accept(const DuplicateRow &row, DuplicateDecision decision, bool asksAgain)
    {
        Party &one = all_[row.booking];
        if (decision == DuplicateDecision::Replace) replacing_.insert({row.booking, row.other});
        if (asksAgain) return;
        one.is = one.prepaid ? Is::Paying : Is::Open;
        one.since = h_.now;
        if (one.is == Is::Open) replaced(row.booking);
    }
    bool replaces(BookingId request) const
    {
        return std::any_of(replacing_.begin(), replacing_.end(),
                           [&](const auto &two) { return two.first == request; });
    }
    /// The request has become a booking.
    void replaced(BookingId by)
    {
        const auto all = std::exchange(replacing_, {});
        for (const auto &two : all)
            if (two.first != by) replacing_.insert(two);
        for (const auto &[request, first] : all)
            if (request == by && isAny(first, {Is::Open})) over(first, Is::Over);
    }
    bool isPossible(const DuplicateRow &row, DuplicateDecision decision, bool waits) const
    {
        if (decision == DuplicateDecision::KeepBoth) return true;
        if (decision == DuplicateDecision::Replace)
            return isAny(row.other, {Is::Open}) && (waits || exists(row.booking));
        if (waits) return isKept(row.other) || hasAlike(true);
        return exists(row.other) && isAny(row.booking, {Is::Open});
    }
    void over(BookingId id, Is is)
    {
        all_[id].is = is;
        all_[id].ended = h_.now;
        std::erase_if(replacing_,
                      [&](const auto &two) { return two.first == id || two.second == id; });
    }
    template <typename C>
    void end(const Turn &turn, C command)
    {
        const auto id = pick(turn, {Is::Open});
        if (!id) return;
        command.booking = *id;
        RC_ASSERT(h_(command).has_value());
        over(*id, Is::Over);
    }
    void checkIn(const Turn &turn)
    {
        const auto id = pick(turn, {Is::Open});
        if (id && h_(booking::CheckIn{h_.desk(), *id, 0, {}, {}, false}))
            all_[*id].is = Is::InHouse;
    }
    void checkOut(const Turn &turn)
    {
        const auto id = pick(turn, {Is::InHouse});
        if (!id) return;
        RC_ASSERT(h_(booking::CheckOut{h_.desk(), *id, 0, {}}).has_value());
        over(*id, Is::Ended);
    }
    /// The latest of each question about the booking that ended undecided, as the engine reads
    /// them.
    std::vector<DuplicateRow> undecidedAbout(BookingId id) const
    {
        std::map<dedup::CandidateId, DuplicateRow> rows;
        for (const DuplicateRow &row : h_.batch.requests.duplicates)
            if (row.booking == id || row.other == id) rows[row.id] = row;
        std::vector<DuplicateRow> found;
        for (const auto &[number, row] : rows)
            if (row.outcome == DuplicateOutcome::Ended) found.push_back(row);
        return found;
    }
    void reinstate(const Turn &turn)
    {
        const auto id = pick(turn, {Is::Over});
        if (!id) return;
        Party &one = all_[*id];
        auto guestProbe = std::make_shared<GuestProbe>(*h_.guestProbe(one.guest));
        guestProbe->stored = one.guest;
        guestProbe->ended = one.ended;
        guestProbe->undecided = undecidedAbout(*id);
        if (h_(ReinstateBooking{h_.desk(), *id, 0, {}, guestProbe})) {
            one.is = Is::Open;
            one.since = h_.now;
        }
    }
    void pay(const Turn &turn, bool works)
    {
        const auto id = pick(turn, {Is::Paying, Is::CancelledPaying});
        if (!id) return;
        const SagaId saga{id->value};
        const bool cancelled = isAny(*id, {Is::CancelledPaying});
        if (works) {
            const auto sold = h_.move(saga, SagaStage::Done, SagaEnd::Booked, HoldWrite::Sell);
            if (sold) {
                RC_ASSERT(!cancelled);
                all_[*id].is = Is::Open;
                ++charges_[*id];
                replaced(*id);
                return;
            }
        }
        RC_ASSERT(
            h_.move(saga, SagaStage::Failed, SagaEnd::Declined, HoldWrite::Release).has_value());
        over(*id, Is::Ended);
    }
    void cancelRequest(const Turn &turn)
    {
        const auto id = pick(turn, {Is::Paying, Is::Waiting});
        if (!id) return;
        CancelBooking cancel{h_.desk(200), *id};
        cancel.claim = {ActorId{7}, "c" + QByteArray::number(id->value), claimHash("DELETE", {})};
        RC_ASSERT(h_(cancel).has_value());
        if (isAny(*id, {Is::Waiting}))
            over(*id, Is::Ended);
        else
            all_[*id].is = Is::CancelledPaying;
    }
    void changeGuest(const Turn &turn)
    {
        const auto id = pick(turn, {Is::Open});
        if (!id) return;
        const Guest guests[] = {maria_, {}, guest(QStringLiteral("Rui Costa"))};
        ChangeBooking change;
        change.caller = h_.desk();
        change.booking = *id;
        change.guest = guests[size_t(turn.decision) % 3];
        change.guestProbe = h_.guestProbe(*change.guest);
        RC_ASSERT(h_(change).has_value());
        Party &one = all_[*id];
        // Another guest's booking is as old as it was; one without a guest was compared with none.
        if (one.guest.name.isEmpty()) one.since = h_.now;
        one.guest = *change.guest;
    }
    /// The time to decide passes, and unpaid rooms that are not pinned expire.
    void lapse()
    {
        h_.now = h_.now + 1801 * kSecond;
        booking::Decision d{h_.now, h_.lastSeq, &h_.batch, &h_.changes};
        h_.house.expireHolds(d);
        h_.lastSeq = d.lastSeq;
        for (auto &[id, one] : all_)
            if (one.is == Is::Waiting) over(id, Is::Ended);
    }
    void check() const
    {
        std::set<std::pair<BookingId, BookingId>> pairs;
        for (const DuplicateRow &row : requests().undecided) {
            RC_ASSERT(pairs.insert(std::minmax(row.booking, row.other)).second);
            const bool waits = isAny(row.booking, {Is::Waiting});
            // Of a booking that is reinstated, the later one may still be being paid.
            RC_ASSERT(waits || exists(row.booking)
                      || isAny(row.booking, {Is::Paying, Is::CancelledPaying}));
            RC_ASSERT(waits || isKept(row.other) || isAny(row.other, {Is::CancelledPaying}));
        }
        for (const auto &[id, one] : all_) {
            RC_ASSERT(h_.house.state().bookings.contains(id) == exists(id));
            RC_ASSERT((requests().waitingOf(HoldId{id.value}) != nullptr)
                      == (one.is == Is::Waiting));
            RC_ASSERT(exists(id) || !requests().paid.contains(id));
        }
        RC_ASSERT(size_t(requests().replacing.size()) == replacing_.size());
        for (const DuplicateRow &row : requests().replacing)
            RC_ASSERT(replacing_.contains({row.booking, row.other}));
        checkMoney();
    }
    /// Every charge is of a booking that was sold for it, and no more than that is refunded.
    void checkMoney() const
    {
        std::map<BookingId, int> charges;
        std::map<BookingId, qint64> left;
        std::map<SagaId, SagaRow> sagas;
        for (const SagaRow &row : h_.batch.requests.sagas) sagas[row.id] = row;
        for (const auto &[id, row] : sagas) {
            const qint64 amount = row.state.amount.minor;
            if (row.state.purpose == SagaPurpose::Refund) {
                left[row.booking] -= amount;
            } else if (row.state.end == SagaEnd::Booked && amount > 0) {
                ++charges[row.booking];
                left[row.booking] += amount;
            }
        }
        RC_ASSERT(charges == charges_);
        for (const auto &[id, minor] : left) RC_ASSERT(minor >= 0);
    }

    Requests h_;
    const Guest maria_ = guest(QStringLiteral("Maria Silva"));
    std::map<BookingId, Party> all_;
    std::map<BookingId, int> charges_;
    std::set<std::pair<BookingId, BookingId>> replacing_;  ///< by a request, not yet a booking
};

}  // namespace

namespace rc {
template <>
struct Arbitrary<Turn> {
    static Gen<Turn> arbitrary()
    {
        return gen::build<Turn>(gen::set(&Turn::move, gen::inRange(0, int(Move::Last) + 1)),
                                gen::set(&Turn::pick, gen::inRange(0, 4)),
                                gen::set(&Turn::decision, gen::inRange(1, 4)));
    }
};
}  // namespace rc

class TestDuplicatesModel : public QObject {
    Q_OBJECT

private slots:
    void aPairIsAskedAboutOnceAndOneOfItIsKept();
};

void TestDuplicatesModel::aPairIsAskedAboutOnceAndOneOfItIsKept()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "max_success=" + QByteArray::number(rounds(500)));
    const bool ok = rc::check("decisions about one guest's bookings", [] {
        const auto turns = *rc::gen::arbitrary<std::vector<Turn>>();
        DuplicatesGame game;
        for (const Turn &turn : turns) game.play(turn);
    });
    QVERIFY(ok);
}

QTEST_GUILESS_MAIN(TestDuplicatesModel)
#include "test_duplicates_model.moc"
