// SPDX-License-Identifier: GPL-3.0-or-later
// Random commands over a few rooms against a naive model of who is inside: no room has two parties,
// the rules know each room that has one, and none of these is offered. No undo says that a room is
// ready which a guest has been in since.
#include "booking/room_statuses.h"
#include "support/environment.h"

#include <QTest>

#include <array>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

enum Kind {
    Book,
    Assign,
    Arrive,
    Move,
    ChangeType,
    ChangeRooms,
    Extend,
    Shorten,
    Leave,
    Cancel,
    Miss,
    Reinstate,
    Undo,
    Redo,
    Audit,
    PmsArrive,
    PmsMove,
    PmsLeaveOne,
    PmsLeave,
    OutOfOrder,
    Housekeep
};
constexpr size_t kKinds = Housekeep + 1;
using Counts = std::array<int, kKinds>;

constexpr std::array<const char *, kKinds> kNames{
    "book",       "assign",       "check in",    "move",         "change type", "change rooms",
    "extend",     "shorten",      "check out",   "cancel",       "no-show",     "reinstate",
    "undo",       "redo",         "audit",       "PMS check-in", "PMS move",    "PMS leaves one",
    "PMS leaves", "out of order", "housekeeping"};
/// Of 100 turns.
constexpr Counts kShares{11, 9, 12, 10, 6, 5, 5, 3, 4, 2, 1, 3, 4, 2, 5, 3, 3, 3, 1, 2, 6};

constexpr int kMostOpen = 8;
constexpr int kMostAudits = 10;

HouseInput hotelWithPms()
{
    HouseInput in = smallHotel();
    in.catalogue.channels.push_back(
        {ChannelId{2}, inventory::ChannelKind::Pms, QStringLiteral("PMS"), 300, 900});
    return in;
}

class RoomGame {
public:
    RoomGame(quint64 seed, Counts &done) : h_(hotelWithPms()), random_(seed), done_(done) {}

    /// What is wrong, with the last commands; empty: nothing.
    QString play(int turns)
    {
        for (int i = 0; i < turns && wrong_.isEmpty(); ++i) {
            kind_ = next();
            turn(kind_);
        }
        if (wrong_.isEmpty()) return {};
        return wrong_ + QStringLiteral(" after\n") + log_.mid(log_.size() - 40).join(u'\n')
               + nightsOfRooms(h_, all_);
    }

private:
    Kind next()
    {
        int at = random_.below(100);
        size_t kind = 0;
        while (at >= kShares[kind]) at -= kShares[kind++];
        return static_cast<Kind>(kind);
    }
    void turn(Kind kind)
    {
        switch (kind) {
        case Book: return book();
        case Assign: return assign();
        case Arrive: return arrive();
        case Move: return move(h_.desk());
        case ChangeType:
        case ChangeRooms:
        case Extend:
        case Shorten: return change(kind);
        case Leave: return leave(h_.desk());
        case Cancel: return end(CancelBooking{h_.desk(), pick(BookingStatus::Confirmed)});
        case Miss: return end(MarkNoShow{h_.desk(), pick(BookingStatus::Confirmed)});
        case Reinstate: return reinstate();
        case Undo: return undo(steps_, undone_);
        case Redo: return undo(undone_, steps_);
        case Audit: return audit();
        case PmsArrive: return pmsArrive();
        case PmsMove: return move(pms());
        case PmsLeaveOne: return pmsLeaveOne();
        case PmsLeave: return leave(pms());
        case OutOfOrder: return outOfOrder();
        case Housekeep: return housekeep();
        }
    }

    Night today() const { return guests_.today(); }
    Caller pms() const
    {
        Caller caller = h_.desk();
        caller.channel = ChannelId{2};
        return caller;
    }
    const Booking *find(BookingId id) const { return h_.house.booking(id); }
    /// One of the bookings with this status; none: 0.
    BookingId pick(BookingStatus status, bool tonight = false)
    {
        std::vector<BookingId> some;
        for (const BookingId id : all_) {
            const Booking *b = find(id);
            if (b && b->status == status && (!tonight || b->stay.contains(today())))
                some.push_back(id);
        }
        return some.empty() ? BookingId{} : some[size_t(random_.below(int(some.size())))];
    }
    int poolOf(const Booking &b) const { return b.counted == kSuite ? 1 : 0; }
    RoomId anyRoom(int pool)
    {
        const inventory::RoomLedger &rooms = h_.house.rooms();
        return rooms.roomAt(random_.between(rooms.begin(pool), rooms.end(pool) - 1));
    }
    /// A room of the pool: half of the time one that is free tonight.
    RoomId someRoom(int pool, bool empty = false)
    {
        RoomId room = anyRoom(pool);
        const bool free = empty || random_.chance(0.5);
        for (int i = 0; i < 6 && free; ++i) {
            const int place = h_.house.rooms().placeOf(room);
            if (h_.house.rooms().isFree(place, Stay(today(), 1))
                && (!empty || guests_.isEmpty(room.value)))
                return room;
            room = anyRoom(pool);
        }
        return room;
    }

    bool run(const Command &c, BookingId subject, const QString &what, const Rooms &left = {})
    {
        h_.batch.clear();
        last_.reset();
        const auto answer = h_(c);
        QString line = QStringLiteral("%1 %2 %3 %4: ")
                           .arg(today().day())
                           .arg(QLatin1String(kNames[kind_]))
                           .arg(subject.value)
                           .arg(what);
        line += answer ? QStringLiteral("done") : answer.error().text();
        log_ << line;
        if (!answer) return false;
        ++done_[kind_];
        keepStep(*answer);
        wrong_ = guests_.note(subject ? subject : answer->booking, left);
        if (kind_ == Audit) guests_.stayOvernight();
        if (wrong_.isEmpty()) wrong_ = statuses_.note(c, *answer);
        if (wrong_.isEmpty()) unplan();
        if (wrong_.isEmpty()) wrong_ = guests_.check();
        return true;
    }
    /// As the engine reads a step from the file.
    void keepStep(const Answer &answer)
    {
        if (answer.step == 0 || h_.batch.steps.empty() || !h_.batch.steps.back().before) return;
        const StepRow &row = h_.batch.steps.back();
        auto content = std::make_shared<StepContent>();
        content->step = row.step;
        content->before = *row.before;
        content->after = *row.after;
        for (const RoomGivenRow &r : h_.batch.roomsGiven) {
            if (r.release) content->roomsTaken.push_back({r.room, r.stay});
        }
        last_ = content;
    }
    /// Parties in house plan no moves: who is inside would depend on the hour.
    void unplan()
    {
        const Night from = today() + 1;
        for (const auto &[id, party] : guests_.parties()) {
            AssignRooms away{h_.desk(), {}};
            const Rooms tonight = guests_.tonightOf(BookingId{id});
            h_.house.rooms().forEachOf(Stay(from, kHorizon), id, [&](int place, Stay nights) {
                const RoomId room = h_.house.rooms().roomAt(place);
                if (nights.checkIn() == from && tonight.contains(room.value)) return;
                away.moves.push_back({BookingId{id}, room, {}, nights});
            });
            if (away.moves.empty()) continue;
            const auto gone = h_(away);
            log_ << QStringLiteral("no planned moves of %1").arg(id);
            if (!gone) wrong_ = gone.error().text();
        }
    }

    void book()
    {
        const auto open = std::count_if(all_.begin(), all_.end(), [this](BookingId id) {
            return find(id) && isOpen(find(id)->status);
        });
        if (open >= kMostOpen) return;
        const int in = today() - kToday + random_.below(4) / 3;
        const int rooms = std::max(1, random_.below(4));
        HoldAndConfirm c{
            h_.hold(RoomTypeId{1 + random_.below(3)}, in, random_.between(1, 4), rooms), {}};
        c.what.numbered = random_.chance(0.3);
        const auto before = h_.lastSeq;
        if (!run(c, {}, QStringLiteral("%1 rooms").arg(rooms))) return;
        for (const Booking &b : h_.batch.bookings) {
            if (b.id.value > before) all_.push_back(b.id);
        }
    }
    void assign()
    {
        const BookingId id = pick(BookingStatus::Confirmed, random_.chance(0.8));
        if (!id) return;
        const RoomId room = someRoom(poolOf(*find(id)));
        run(AssignRooms{h_.desk(), {{id, {}, room, {}}}}, id, QString::number(room.value));
    }
    /// Rooms of the pool that no other booking has, occupied or not; fewer if there are not enough.
    std::vector<RoomId> freeFor(const Booking &b, bool empty) const
    {
        const inventory::RoomLedger &rooms = h_.house.rooms();
        const Stay nights(today(), b.stay.checkOut() - today());
        std::vector<RoomId> free;
        for (int place = rooms.begin(poolOf(b)); place < rooms.end(poolOf(b)); ++place) {
            const RoomId room = rooms.roomAt(place);
            if (rooms.isFree(place, nights, b.id.value) && (!empty || guests_.isEmpty(room.value)))
                free.push_back(room);
        }
        return free;
    }
    std::vector<RoomId> chosen(std::vector<RoomId> from, size_t count)
    {
        while (from.size() > count) from.erase(from.begin() + random_.below(int(from.size())));
        return from;
    }
    void arrive()
    {
        const BookingId id = pick(BookingStatus::Confirmed, true);
        if (!id) return;
        const Booking &b = *find(id);
        CheckIn c{h_.desk(), id, 0, {}, {}, random_.chance(0.4)};
        if (!c.pickRooms && random_.chance(0.7))
            c.rooms = chosen(freeFor(b, false), size_t(b.rooms));
        if (c.rooms.empty() && random_.chance(0.15)) c.assigned = RoomTypeId{1 + random_.below(3)};
        run(c, id, c.pickRooms ? QStringLiteral("picked") : QString::number(c.rooms.size()));
    }
    void pmsArrive()
    {
        const BookingId id = pick(BookingStatus::Confirmed, true);
        if (!id) return;
        const Booking &b = *find(id);
        if (b.stay.checkIn() < today()) return;  // a late report would be of a guest of last night
        const CheckIn c{pms(), id, 0, {}, chosen(freeFor(b, true), size_t(b.rooms)), false};
        if (!c.rooms.empty()) run(c, id, QString::number(c.rooms.front().value));
    }
    /// The nights from tonight on, without a gap.
    Stay nightsFromTonight(BookingId id, qint64 room) const
    {
        const int place = h_.house.rooms().placeOf(RoomId{room});
        int nights = 0;
        while (h_.house.rooms().taker(place, today() + nights) == id.value) ++nights;
        return Stay(today(), nights);
    }
    /// A party of which rooms are missing tonight gets as many at once, and is in these.
    void move(const Caller &caller)
    {
        const BookingId id = pick(BookingStatus::CheckedIn, random_.chance(0.9));
        if (!id) return;
        const Booking &b = *find(id);
        const PartyInside &party = guests_.parties().at(id.value);
        const Rooms tonight = guests_.tonightOf(id);
        const Stay rest(today(), std::max(1, b.stay.checkOut() - today()));
        const bool report = kind_ == PmsMove;
        AssignRooms c{caller, {}};
        Rooms left;
        const size_t all = std::min(party.uses, size_t(b.rooms));
        size_t more = tonight.size() < all ? all - tonight.size() : 0;
        const bool another = more == 0 && tonight.size() < size_t(b.rooms);
        if (another && (tonight.empty() || random_.chance(0.4))) more = 1;
        for (size_t i = 0; i < more; ++i)
            c.moves.push_back({id, {}, someRoom(poolOf(b), report), rest});
        if (more == 0 && !tonight.empty()) {
            const qint64 from = *std::next(tonight.begin(), random_.below(int(tonight.size())));
            left.insert(from);
            const Stay nights = nightsFromTonight(id, from);
            c.moves.push_back({id, RoomId{from}, {}, nights});
            const bool fewer = tonight.size() > size_t(b.rooms) && random_.chance(0.7);
            if (!fewer) {
                const Stay until = random_.chance(0.5) ? nights : rest;
                c.moves.push_back({id, {}, someRoom(poolOf(b), report), until});
            }
        }
        QString what;
        for (const RoomMove &m : c.moves) {
            // A PMS reports what has happened: no guest moves into the room of another.
            if (report && m.to && !guests_.isEmpty(m.to.value)) return;
            what += QStringLiteral("%1>%2 ").arg(m.from.value).arg(m.to.value);
        }
        if (!c.moves.empty()) run(c, id, what, left);
    }
    void pmsLeaveOne()
    {
        const BookingId id = pick(BookingStatus::CheckedIn, true);
        if (!id) return;
        const PartyInside &party = guests_.parties().at(id.value);
        const Rooms tonight = guests_.tonightOf(id);
        if (tonight.size() < 2 || tonight != party.inside) return;
        const qint64 room = *tonight.begin();
        const AssignRooms c{pms(), {{id, RoomId{room}, {}, nightsFromTonight(id, room)}}};
        guests_.leaveForGood(id);
        if (!run(c, id, QString::number(room), {room}))
            wrong_ = QStringLiteral("a report was refused: ") + log_.back();
    }
    void change(Kind kind)
    {
        const bool inside = random_.chance(0.7);
        const BookingId id = pick(inside ? BookingStatus::CheckedIn : BookingStatus::Confirmed);
        if (!id) return;
        const Booking &b = *find(id);
        ChangeBooking c;
        c.caller = h_.desk();
        c.booking = id;
        if (kind == ChangeType) {
            c.roomType = RoomTypeId{1 + random_.below(3)};
            if (*c.roomType == b.counted) return;
        } else if (kind == ChangeRooms) {
            c.rooms = c.adults = random_.between(1, 3);
            if (*c.rooms == b.rooms) return;
        } else {
            const int until = std::max(b.stay.nights(), today() - b.stay.checkIn());
            const int nights = kind == Extend ? until + random_.between(1, 2) : until - 1;
            if (nights < 1) return;
            c.stay = Stay(b.stay.checkIn(), nights);
        }
        if (run(c, id, QStringLiteral("%1 rooms").arg(c.rooms.value_or(b.rooms))) && last_)
            steps_.push_back(last_);
    }
    void leave(const Caller &caller)
    {
        const BookingId id = pick(BookingStatus::CheckedIn);
        // Those who are due leave more often, but some stay on.
        if (!id || (find(id)->stay.checkOut() > today() && random_.chance(0.6))) return;
        run(CheckOut{caller, id, 0, {}}, id, {});
    }
    template <typename End>
    void end(const End &c)
    {
        if (c.booking) run(c, c.booking, {});
    }
    void reinstate()
    {
        const bool missed = random_.chance(0.5);
        const BookingId id = pick(missed ? BookingStatus::NoShow : BookingStatus::Cancelled, true);
        if (id) run(ReinstateBooking{h_.desk(), id, 0, {}, {}}, id, {});
    }
    using Steps = std::vector<std::shared_ptr<const StepContent>>;
    void undo(Steps &from, Steps &to)
    {
        if (from.empty()) return;
        const size_t at =
            from.size() - 1 - size_t(random_.below(int(std::min<size_t>(2, from.size()))));
        const auto content = from[at];
        const UndoStep c{h_.desk(), content->step.id, false, content};
        const bool done = run(c, content->step.booking, QString::number(content->step.id));
        from.erase(from.begin() + qptrdiff(at));
        if (done && last_) to.push_back(last_);
    }
    void audit()
    {
        if (audits_ >= kMostAudits) return;
        audits_ += run(CloseDay{h_.desk(), random_.chance(0.6)}, {}, {});
    }
    void outOfOrder()
    {
        const RoomId room = anyRoom(random_.below(2));
        SetRoomOutOfOrder c{h_.desk(), {room}, Stay(today(), random_.between(1, 2)), true};
        const int place = h_.house.rooms().placeOf(room);
        c.out = h_.house.rooms().taker(place, today()) != inventory::kOutOfOrderTaker;
        run(c, {}, QString::number(room.value));
    }
    void housekeep()
    {
        const Command c = statuses_.next(random_);
        run(c, {}, statuses_.textOf(c));
    }

    TestHouse h_;
    GuestsInside guests_{h_};
    RoomStatuses statuses_{h_, guests_};
    core::Random random_;
    Counts &done_;
    Kind kind_ = Book;
    std::vector<BookingId> all_;
    std::shared_ptr<const StepContent> last_;
    Steps steps_, undone_;
    int audits_ = 0;
    QStringList log_;
    QString wrong_;
};

}  // namespace

class TestRoomsModel : public QObject {
    Q_OBJECT

private slots:
    void noRoomEverHasTwoParties();
};

void TestRoomsModel::noRoomEverHasTwoParties()
{
    constexpr int kTurns = 160;
    const int games = rounds(300);
    Counts done{};
    for (int seed = 1; seed <= games; ++seed) {
        const QString wrong = RoomGame(quint64(seed), done).play(kTurns);
        // A longer message would be cut.
        for (const QString &line : wrong.split(u'\n', Qt::SkipEmptyParts))
            qWarning("%s", qPrintable(line));
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
    // A game in which most commands are refused would show nothing.
    if (games < 100) return;
    for (size_t kind = 0; kind < kKinds; ++kind) {
        QVERIFY2(
            done[kind] >= games / 10,
            qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(kNames[kind])).arg(done[kind])));
    }
}

QTEST_GUILESS_MAIN(TestRoomsModel)
#include "test_rooms_model.moc"
