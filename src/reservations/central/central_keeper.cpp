// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/central/central_keeper.h"

#include "engine/central_port.h"
#include "engine/when_done.h"
#include "storage/place.h"

#include <algorithm>
#include <mutex>

namespace roomrack::reservations {

using dedup::Candidate;
using dedup::CandidateId;

namespace {

constexpr qint64 kAgain = 5 * kSecond;
/// What may have been decided without the store by a program that ended before it could tell.
constexpr qint64 kLookBack = 2 * 24 * 3'600 * kSecond;
constexpr size_t kAtOnce = 200;

}  // namespace

/// Where the engine's threads ask. Has the questions until they are answered, so that each is, also
/// when the keeper ends before it has heard of them.
class CentralKeeper::Port final : public engine::CentralPort {
public:
    Port(CentralKeeper &keeper, std::shared_ptr<engine::World::Door> door)
        : keeper_(keeper), alive_(keeper.alive_.watch()), door_(std::move(door))
    {}

    void check(std::vector<dedup::Asked> request, Said done) override
    {
        int number = 0;
        {
            const std::lock_guard alone(lock_);
            if (!closed_) asked_.emplace(number = ++questions_, done);
        }
        if (number == 0) return done({});
        door_->post(
            [self = alive_, keeper = &keeper_, number, request = std::move(request)]() mutable {
                if (*self) keeper->ask(number, std::move(request));
            });
    }
    void decided(std::vector<dedup::Asked> request, dedup::Central said, bool stays) override
    {
        door_->post([self = alive_, keeper = &keeper_, request = std::move(request), said, stays] {
            if (*self) keeper->decided(request, said, stays);
        });
    }

    void answer(int number, const storage::CentralAnswer &said)
    {
        Said done;
        {
            const std::lock_guard alone(lock_);
            const auto asked = asked_.extract(number);
            if (asked) done = std::move(asked.mapped());
        }
        if (done) done(said);
    }
    /// Whoever asked can go on without the store.
    void close()
    {
        std::map<int, Said> asked;
        {
            const std::lock_guard alone(lock_);
            closed_ = true;
            asked.swap(asked_);
        }
        storage::CentralAnswer nobody;
        nobody.said = dedup::Central::Late;
        for (const auto &[number, done] : asked) done(nobody);
    }

private:
    CentralKeeper &keeper_;
    const std::shared_ptr<const bool> alive_;
    const std::shared_ptr<engine::World::Door> door_;
    std::mutex lock_;
    std::map<int, Said> asked_;
    int questions_ = 0;
    bool closed_ = false;
};

CentralKeeper::CentralKeeper(EngineLine &line, const CentralSetup &setup, const QString &password)
    : line_(line), house_(setup.house.trimmed())
{
    const auto here = [door = line.world().door(), alive = alive_.watch()](auto what) {
        door->post([alive, what] {
            if (*alive) what();
        });
    };
    storage::CentralOptions options;
    options.lineChanged = [this, here](bool up) {
        if (up) here([this] { tell(); });
    };
    // The request was decided without the answer: what it was is found by settling.
    options.cameLate = [this, here](std::vector<CandidateId>, dedup::Verdict) {
        here([this] { tell(); });
    };
    store_ = std::make_unique<storage::CentralCandidates>(
        password.isEmpty() ? setup.place : storage::withPassword(setup.place, password),
        std::move(options));
    lookBack();
    port_ = std::make_shared<Port>(*this, line_.world().door());
    line_.engine().setCentral(line_.property(), port_);
}

CentralKeeper::~CentralKeeper()
{
    line_.engine().setCentral(line_.property(), nullptr);
    port_->close();
}

void CentralKeeper::ask(int question, std::vector<dedup::Asked> request)
{
    engine::whenDone(store_->checkAndInsert(house_, std::move(request), line_.world().now()),
                     &here_, [this, question](storage::CentralAnswer said) {
                         markOver(said.matches);
                         port_->answer(question, said);
                     });
}

/// What ended here a moment ago may not have been told yet.
void CentralKeeper::markOver(std::vector<dedup::Match> &matches) const
{
    for (dedup::Match &m : matches) {
        const auto at = owed_.find(m.id);
        if (at != owed_.end() && at->second.candidate.status != dedup::Status::Active)
            m.over = true;
    }
}

void CentralKeeper::decided(const std::vector<dedup::Asked> &request, dedup::Central said,
                            bool stays)
{
    const dedup::Verdict local = stays ? dedup::Verdict::Continue : dedup::Verdict::Duplicate;
    const dedup::Combined both = dedup::combine(said, local);
    for (const dedup::Asked &own : request) {
        if (said == dedup::Central::Continue && stays) agreed_.insert(own.candidate.id);
        if (!both.endCentral && (stays || !both.settle)) continue;
        Candidate over = own.candidate;
        over.status = dedup::Status::Inactive;
        over.ended = line_.world().now();
        owe(std::move(over));
    }
    tell();
}

void CentralKeeper::owe(Candidate candidate)
{
    const CandidateId id = candidate.id;
    const bool ends = candidate.status != dedup::Status::Active;
    owed_[id] = {std::move(candidate), !ends && !agreed_.contains(id), ++stamps_};
    if (ends) agreed_.erase(id);
}

void CentralKeeper::follow(const engine::ChangeSet &change)
{
    bool ended = false;
    for (const booking::CandidateRow &row : change.candidates) {
        if (row.ends)
            ended = true;
        else
            owe(row.candidate);
    }
    // Of those that end only the number is said here.
    std::set<BookingId> over;
    for (const booking::Record &r : change.records)
        if (ended && r.subject > 0) over.insert(BookingId{r.subject});
    for (const BookingId booking : over) readOf(booking);
    tell();
}

void CentralKeeper::readOf(BookingId booking)
{
    line_.ask([property = line_.property(),
               booking](storage::Reader &r) { return r.candidatesOf(property, booking); },
              alive_.only([this](const Result<std::vector<Candidate>> &all) {
                  if (!all) return;
                  for (const Candidate &c : *all) owe(c);
                  tell();
              }));
}

void CentralKeeper::lookBack()
{
    const auto snapshot = line_.engine().snapshot(line_.property());
    if (!snapshot) return;
    for (const booking::Booking &b : (*snapshot)->bookings)
        if ((*snapshot)->engineNow - b.created < kLookBack) readOf(b.id);
}

/// What is owed, a part at a time.
void CentralKeeper::tell()
{
    if (telling_ || waiting_ || owed_.empty()) return;
    if (!store_->isConnected()) return;  // lineChanged() comes
    telling_ = true;
    std::vector<Owed> alone;
    std::vector<Candidate> known;
    std::map<CandidateId, qint64> told;
    for (const auto &[id, owed] : owed_) {
        if (alone.size() + known.size() >= kAtOnce) break;
        if (owed.alone) {
            alone.push_back(owed);
        } else {
            known.push_back(owed.candidate);
            told[id] = owed.stamp;
        }
    }
    if (!alone.empty())
        settle(std::move(alone));
    else
        upsert(std::move(known), std::move(told));
}

void CentralKeeper::settle(std::vector<Owed> some)
{
    std::vector<Candidate> ours;
    std::map<CandidateId, qint64> told;
    for (Owed &owed : some) {
        told[owed.candidate.id] = owed.stamp;
        ours.push_back(std::move(owed.candidate));
    }
    engine::whenDone(store_->held(house_, ours), &here_,
                     [this, ours, told](const Result<std::vector<Candidate>> &held) {
                         if (!held) {
                             telling_ = false;
                             later();
                             return;
                         }
                         const dedup::Settlement settled = dedup::settle(ours, *held, rules_);
                         askAbout(settled.pairs, ours, *held);
                         upsert(settled.upserts, told);
                     });
}

void CentralKeeper::upsert(std::vector<Candidate> candidates, std::map<CandidateId, qint64> told)
{
    engine::whenDone(store_->upsert(house_, std::move(candidates)), &here_,
                     [this, told = std::move(told)](const Result<void> &ok) {
                         telling_ = false;
                         if (!ok) {
                             later();
                             return;
                         }
                         for (const auto &[id, stamp] : told) {
                             const auto at = owed_.find(id);
                             if (at == owed_.end() || at->second.stamp != stamp) continue;
                             if (at->second.candidate.status == dedup::Status::Active)
                                 agreed_.insert(id);
                             owed_.erase(at);
                         }
                         tell();
                     });
}

void CentralKeeper::later()
{
    if (std::exchange(waiting_, true)) return;
    line_.world().later(kAgain, alive_.only([this] {
        waiting_ = false;
        tell();
    }));
}

/// Both were booked while the stores could not speak: somebody must say.
void CentralKeeper::askAbout(const std::vector<dedup::Pair> &pairs,
                             const std::vector<Candidate> &ours,
                             const std::vector<Candidate> &theirs)
{
    booking::NoteRequests note;
    note.caller = {line_.property(), kEngineActor, {}, {}};
    const auto find = [](const std::vector<Candidate> &all, CandidateId id) {
        const auto at =
            std::find_if(all.begin(), all.end(), [id](const Candidate &c) { return c.id == id; });
        return at == all.end() ? Candidate() : *at;
    };
    for (const dedup::Pair &pair : pairs) {
        const Candidate mine = find(ours, pair.ours), other = find(theirs, pair.theirs);
        // Its rooms ask already.
        if (mine.product == dedup::Product::GroupBooking) continue;
        booking::DuplicateRow row;
        row.id = mine.id;
        row.product = mine.product;
        row.what = dedup::What::Ask;
        row.why = pair.conclusion.why;
        row.outcome = booking::DuplicateOutcome::Open;
        row.channel = mine.channel;
        row.apartMicros = pair.conclusion.evidence.apartMicros;
        row.booking = mine.booking;
        row.other = other.booking;
        row.mine = mine.context;
        row.theirs = other.context;
        const dedup::Traits traits = dedup::traitsOf(mine.context);
        row.request.guest.name = QString::fromStdString(traits.name);
        row.request.stay = traits.stay;
        row.request.roomType = RoomTypeId{traits.type};
        row.request.rooms = 1;
        note.duplicates.push_back(std::move(row));
    }
    if (!note.duplicates.empty()) line_.call(std::move(note), [](const auto &) {});
}

}  // namespace roomrack::reservations
