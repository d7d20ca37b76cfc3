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
/// Covers decisions made without the store by a program that ended before reporting them.
constexpr qint64 kLookBack = 2 * 24 * 3'600 * kSecond;
constexpr size_t kAtOnce = 200;

}  // namespace

/// The engine's threads call this port. It keeps each request until it is answered, so that every
/// request gets an answer, even when the keeper ends before processing it.
class CentralKeeper::Port final : public engine::CentralPort {
public:
    Port(CentralKeeper &keeper, std::shared_ptr<engine::Scheduler::Poster> poster)
        : keeper_(keeper), alive_(keeper.alive_.watch()), poster_(std::move(poster))
    {}

    void check(std::vector<dedup::Asked> request, Said done) override
    {
        int number = 0;
        {
            const std::lock_guard alone(lock_);
            if (!closed_) asked_.emplace(number = ++questions_, done);
        }
        if (number == 0) return done({});
        poster_->post(
            [self = alive_, keeper = &keeper_, number, request = std::move(request)]() mutable {
                if (*self) keeper->ask(number, std::move(request));
            });
    }
    void decided(std::vector<dedup::Asked> request, dedup::Central said, bool stays) override
    {
        poster_->post(
            [self = alive_, keeper = &keeper_, request = std::move(request), said, stays] {
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
    /// Answers all pending requests with Late: the engine continues without the store.
    void close()
    {
        std::map<int, Said> asked;
        {
            const std::lock_guard alone(lock_);
            closed_ = true;
            asked.swap(asked_);
        }
        storage::CentralAnswer late;
        late.said = dedup::Central::Late;
        for (const auto &[number, done] : asked) done(late);
    }

private:
    CentralKeeper &keeper_;
    const std::shared_ptr<const bool> alive_;
    const std::shared_ptr<engine::Scheduler::Poster> poster_;
    std::mutex lock_;
    std::map<int, Said> asked_;
    int questions_ = 0;
    bool closed_ = false;
};

CentralKeeper::CentralKeeper(EngineAccess &access, const CentralSetup &setup,
                             const QString &password, qint64 withinMicros)
    : access_(access), house_(setup.house.trimmed())
{
    const auto here = [poster = access.scheduler().poster(), alive = alive_.watch()](auto what) {
        poster->post([alive, what] {
            if (*alive) what();
        });
    };
    storage::CentralOptions options;
    options.withinMicros = withinMicros;
    options.lineChanged = [this, here](bool up) {
        if (up) {
            here([this] {
                lookBack_->proceed();
                tell();
            });
        }
    };
    // The request was decided without this answer; settling corrects the result.
    options.cameLate = [this, here](std::vector<CandidateId>, dedup::Verdict) {
        here([this] { tell(); });
    };
    store_ = std::make_unique<storage::CentralCandidates>(
        password.isEmpty() ? setup.place : storage::withPassword(setup.place, password),
        std::move(options));
    lookBack();
    port_ = std::make_shared<Port>(*this, access_.scheduler().poster());
    access_.engine().setCentral(access_.property(), port_);
}

CentralKeeper::~CentralKeeper()
{
    access_.engine().setCentral(access_.property(), nullptr);
    port_->close();
}

void CentralKeeper::ask(int question, std::vector<dedup::Asked> request)
{
    for (const dedup::Asked &own : request) asking_.insert(own.candidate.id);
    engine::whenDone(store_->checkAndInsert(house_, std::move(request), access_.scheduler().now()),
                     &here_, [this, question](storage::CentralAnswer said) {
                         markOver(said.matches);
                         port_->answer(question, said);
                     });
}

/// Candidates that just ended here may not have been reported to the store yet.
void CentralKeeper::markOver(std::vector<dedup::Match> &matches) const
{
    for (dedup::Match &m : matches) m.over = m.over || isOver(m.id);
}

void CentralKeeper::decided(const std::vector<dedup::Asked> &request, dedup::Central said,
                            bool stays)
{
    const dedup::Verdict local = stays ? dedup::Verdict::Continue : dedup::Verdict::Duplicate;
    const dedup::Combined both = dedup::combine(said, local);
    for (const dedup::Asked &own : request) {
        const CandidateId id = own.candidate.id;
        if (said == dedup::Central::Continue && stays) agreed_.insert(id);
        if (said == dedup::Central::Duplicate && stays) judged_.insert(id);
        if (!stays) asking_.erase(id);
        if (!both.endCentral && (stays || !both.settle)) continue;
        Candidate over = own.candidate;
        over.status = dedup::Status::Inactive;
        over.ended = access_.scheduler().now();
        owe(std::move(over));
    }
    tell();
}

void CentralKeeper::owe(Candidate candidate)
{
    const CandidateId id = candidate.id;
    asking_.erase(id);
    if (candidate.status != dedup::Status::Active) {
        over_.erase(id);
        agreed_.erase(id);
        judged_.erase(id);
    }
    owed_[id] = {std::move(candidate), ++stamps_};
}

/// Whether the candidate was decided without the store: it must be settled, not only reported.
bool CentralKeeper::isAlone(const Candidate &candidate) const
{
    return candidate.status == dedup::Status::Active && !agreed_.contains(candidate.id);
}

bool CentralKeeper::isOver(CandidateId id) const
{
    if (over_.contains(id)) return true;
    const auto at = owed_.find(id);
    return at != owed_.end() && at->second.candidate.status != dedup::Status::Active;
}

/// False is not final: the hotel file can still contain the candidate.
bool CentralKeeper::isOurs(CandidateId id) const
{
    return owed_.contains(id) || agreed_.contains(id) || over_.contains(id) || asking_.contains(id);
}

void CentralKeeper::follow(const engine::ChangeSet &change)
{
    // A pair that a user keeps is not put up for review again.
    std::set<BookingId> kept;
    for (const booking::DuplicateRow &row : change.duplicates)
        if (row.outcome == booking::DuplicateOutcome::KeptBoth) kept.insert(row.booking);
    std::vector<CandidateId> ended;
    for (const booking::CandidateRow &row : change.candidates) {
        if (row.ends) {
            ended.push_back(row.candidate.id);
            continue;
        }
        if (kept.contains(row.candidate.booking)) judged_.insert(row.candidate.id);
        owe(row.candidate);
    }
    // The change set holds only the ids of candidates that end.
    std::set<BookingId> over;
    for (const booking::Record &r : change.records) {
        if (!ended.empty() && r.subject > 0) over.insert(BookingId{r.subject});
        // Every night; without a connection the next night does it.
        if (r.kind == booking::RecordKind::BusinessDateMoved) forgetOld(change.at);
    }
    if (!over.empty()) over_.insert(ended.begin(), ended.end());
    for (const BookingId booking : over) readOf(booking);
    tell();
}

/// Same retention as the hotel's own file.
void CentralKeeper::forgetOld(Instant now)
{
    store_->forget(house_, now + -dedup::windowOf(dedup::Product::RoomBooking).kept);
}

void CentralKeeper::readOf(BookingId booking)
{
    ++reading_;
    access_.ask(storage::CandidatesOf{access_.property(), booking},
                alive_.only([this, booking](const Result<std::vector<Candidate>> &all) {
                    --reading_;
                    if (!all) {
                        unread_.insert(booking);
                        return later();
                    }
                    for (const Candidate &c : *all) owe(c);
                    if (reading_ == 0 && unread_.empty()) over_.clear();
                    tell();
                }));
}

void CentralKeeper::lookBack()
{
    lookBack_ = std::make_unique<LookBack>(access_, *store_, house_, [this](const auto &found) {
        over_.insert(found.over.begin(), found.over.end());
        for (const Candidate &c : found.without) owe(c);
        for (const BookingId booking : found.bookings) readOf(booking);
        tell();
    });
    const auto snapshot = access_.engine().snapshot(access_.property());
    if (!snapshot) return;
    for (const booking::Booking &b : (*snapshot)->bookings)
        if ((*snapshot)->engineNow - b.created < kLookBack) readOf(b.id);
}

/// Reports owed candidates to the store in parts. Ended ones go first: otherwise a changed booking
/// would match its own previous state, and the previous key is free again.
void CentralKeeper::tell()
{
    if (telling_ || waiting_ || owed_.empty()) return;
    if (!store_->isConnected()) return;  // lineChanged() will follow
    std::vector<Candidate> alone, known;
    Told toldAlone, toldKnown;
    for (const auto &[id, owed] : owed_) {
        const bool isOne = isAlone(owed.candidate);
        auto &some = isOne ? alone : known;
        if (some.size() >= kAtOnce) continue;
        some.push_back(owed.candidate);
        (isOne ? toldAlone : toldKnown)[id] = owed.stamp;
    }
    if (!known.empty()) {
        telling_ = true;
        upsert(std::move(known), std::move(toldKnown));
    } else if (reading_ == 0 && unread_.empty() && lookBack_->isDone()) {
        telling_ = true;
        settle(std::move(alone), std::move(toldAlone));
    }
}

void CentralKeeper::settle(std::vector<Candidate> ours, Told told)
{
    engine::whenDone(store_->held(house_, ours), &here_,
                     [this, ours, told](const Result<std::vector<Candidate>> &held) {
                         if (!held) {
                             telling_ = false;
                             later();
                             return;
                         }
                         compare(std::make_shared<Settling>(Settling{ours, *held, told, {}, {}}));
                     });
}

/// Repeats until the file has no further facts about the pairs found.
void CentralKeeper::compare(const std::shared_ptr<Settling> &settling)
{
    const std::vector<AlikePair> pairs = alike(*settling);
    std::vector<AlikePair> fresh;
    for (const AlikePair &pair : pairs) {
        if (settling->looked.insert({pair.mine.id, pair.other.id}).second) fresh.push_back(pair);
    }
    if (fresh.empty()) {
        askAbout(pairs);
        return upsert(dedup::settle(settling->ours, settling->held, rules_).upserts,
                      settling->told);
    }
    access_.ask([property = access_.property(),
                 fresh](storage::Reader &r) { return factsOf(r, property, fresh); },
                alive_.only([this, settling](const Result<PairFacts> &facts) {
                    if (!facts) {
                        telling_ = false;
                        return later();
                    }
                    settling->facts.own.insert(facts->own.begin(), facts->own.end());
                    settling->facts.asked.insert(facts->asked.begin(), facts->asked.end());
                    for (const Candidate &over : facts->ended) owe(over);
                    compare(settling);
                }));
}

/// Whether the candidate needs a duplicate review. Not when it has ended or was already judged, nor
/// when the store already holds it, reported by a program that has ended since.
bool CentralKeeper::isAskedAbout(const Candidate &own, const Settling &settling) const
{
    if (own.status != dedup::Status::Active || isOver(own.id) || judged_.contains(own.id))
        return false;
    if (own.product == dedup::Product::GroupBooking) return false;  // its rooms are reviewed
    return std::none_of(settling.held.begin(), settling.held.end(), [&](const Candidate &c) {
        return c.id == own.id && c.status == dedup::Status::Active && c.booking == own.booking;
    });
}

/// Pairs of this hotel's candidates with those of other hotels. Candidates of this file were
/// compared with each other when booked, and a changed booking is no duplicate of itself.
std::vector<AlikePair> CentralKeeper::alike(const Settling &settling) const
{
    std::vector<AlikePair> pairs;
    for (const Candidate &own : settling.ours) {
        if (!isAskedAbout(own, settling)) continue;
        std::vector<Candidate> others;
        for (const Candidate &c : settling.held) {
            const bool known = isOurs(c.id) || settling.facts.own.contains(c.id)
                               || settling.facts.asked.contains({own.id, c.id});
            if (!known) others.push_back(c);
        }
        for (const dedup::Pair &pair : dedup::settle({&own, 1}, others, rules_).pairs) {
            const auto other = std::find_if(others.begin(), others.end(),
                                            [&](const auto &c) { return c.id == pair.theirs; });
            pairs.push_back({own, *other, pair.conclusion});
        }
    }
    return pairs;
}

void CentralKeeper::upsert(std::vector<Candidate> candidates, Told told)
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
                             judged_.erase(id);
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
    access_.scheduler().later(kAgain, alive_.only([this] {
        waiting_ = false;
        for (const BookingId booking : std::exchange(unread_, {})) readOf(booking);
        tell();
    }));
}

/// Both were booked while the store was unreachable, so a user must review them. The other booking
/// is in another file, where its number has another meaning.
void CentralKeeper::askAbout(const std::vector<AlikePair> &pairs)
{
    booking::NoteRequests note;
    note.caller = {access_.property(), kEngineActor, {}, {}};
    for (const AlikePair &pair : pairs) {
        booking::DuplicateRow row;
        row.product = pair.mine.product;
        row.what = dedup::What::Ask;
        row.why = pair.conclusion.why;
        row.outcome = booking::DuplicateOutcome::Open;
        row.channel = pair.mine.channel;
        row.apartMicros = pair.conclusion.evidence.apartMicros;
        row.booking = pair.mine.booking;
        row.mine = pair.mine.context;
        row.theirs = pair.other.context;
        const dedup::Traits traits = dedup::traitsOf(pair.mine.context);
        row.request.guest.name = QString::fromStdString(traits.name);
        row.request.stay = traits.stay;
        row.request.roomType = RoomTypeId{traits.type};
        row.request.rooms = 1;
        note.duplicates.push_back(std::move(row));
    }
    if (!note.duplicates.empty()) access_.call(std::move(note), [](const auto &) {});
}

}  // namespace roomrack::reservations
