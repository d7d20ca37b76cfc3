// SPDX-License-Identifier: GPL-3.0-or-later
// Random edits of the description between random bookings, against a naive model: what is allowed,
// what is left on every night, which nights are flagged, and that an undo restores.
#include "booking/description_house.h"
#include "core/random.h"
#include "support/environment.h"

#include <QTest>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using inventory::Room;
using inventory::RoomType;
using pricing::RatePlan;

namespace {

constexpr int kNights = 45;  ///< from kToday on, all that bookings and edits use

struct Sold {
    BookingId id;
    RoomTypeId type;
    Stay stay;
    RoomId room{};
};

/// The hotel as lists, asked night by night.
struct NaiveHotel {
    DescriptionItems items;
    std::vector<Sold> sold;

    PoolId poolOf(RoomTypeId type) const { return itemWith(items.roomTypes, type)->pool; }
    int rooms(PoolId pool, Night n) const
    {
        return int(std::count_if(items.rooms.begin(), items.rooms.end(), [&](const Room &r) {
            return r.pool == pool && (!r.inServiceFrom || *r.inServiceFrom <= n)
                   && (!r.retiredFrom || n < *r.retiredFrom);
        }));
    }
    int limit(const RoomType &type, Night n) const
    {
        return type.retiredFrom && n >= *type.retiredFrom ? 0 : type.cap;
    }
    template <typename Is>
    int soldOn(Night n, Is is) const
    {
        return int(std::count_if(sold.begin(), sold.end(),
                                 [&](const Sold &s) { return s.stay.contains(n) && is(s); }));
    }
    int leftInPool(PoolId pool, Night n) const
    {
        return rooms(pool, n) - soldOn(n, [&](const Sold &s) { return poolOf(s.type) == pool; });
    }
    int leftOfType(const RoomType &type, Night n) const
    {
        return limit(type, n) - soldOn(n, [&](const Sold &s) { return s.type == type.id; });
    }
    int left(const RoomType &type, Night n) const
    {
        return std::min(leftInPool(type.pool, n), leftOfType(type, n));
    }
};

/// Whether the edit that makes `after` of `before` is allowed.
class NaiveJudge {
public:
    NaiveJudge(const NaiveHotel &before, const NaiveHotel &after, Night today)
        : before_(before), after_(after), today_(today)
    {}
    bool allows(bool acceptOversold) const
    {
        for (Night n = today_; n < kToday + kNights; ++n) {
            if (takesNeeded(n) || bares(n) || (!acceptOversold && oversells(n))) return false;
        }
        return areUnique();
    }

private:
    /// No night, of the past and long after the games too, has two rooms of one number.
    bool areUnique() const
    {
        for (Night n = kToday - 5; n < kToday + kNights + 100; ++n) {
            QSet<QString> numbers;
            for (const Room &r : after_.items.rooms) {
                if (!r.isInService(n)) continue;
                if (numbers.contains(r.number)) return false;
                numbers.insert(r.number);
            }
        }
        return true;
    }
    bool takesNeeded(Night n) const
    {
        return std::any_of(after_.sold.begin(), after_.sold.end(), [&](const Sold &s) {
            if (!s.stay.contains(n)) return false;
            const RoomType &was = *itemWith(before_.items.roomTypes, s.type);
            const RoomType &is = *itemWith(after_.items.roomTypes, s.type);
            if (is.isRetired(n) && !was.isRetired(n)) return true;
            return s.room && itemWith(before_.items.rooms, s.room)->isInService(n)
                   && !itemWith(after_.items.rooms, s.room)->isInService(n);
        });
    }
    bool bares(Night n) const
    {
        for (const inventory::Pool &pool : before_.items.pools) {
            const int was = before_.rooms(pool.id, n), is = after_.rooms(pool.id, n);
            if (is == 0 && was > 0 && before_.leftInPool(pool.id, n) < was) return true;
        }
        return false;
    }
    static bool worse(int before, int after) { return after < 0 && after < std::min(0, before); }
    bool oversells(Night n) const
    {
        for (const inventory::Pool &pool : before_.items.pools) {
            if (worse(before_.leftInPool(pool.id, n), after_.leftInPool(pool.id, n))) return true;
        }
        for (const RoomType &type : before_.items.roomTypes) {
            const RoomType &is = *itemWith(after_.items.roomTypes, type.id);
            if (worse(before_.leftOfType(type, n), after_.leftOfType(is, n))) return true;
        }
        return false;
    }

    const NaiveHotel &before_, &after_;
    const Night today_;
};

class DescriptionGame {
public:
    explicit DescriptionGame(quint64 seed) : random_(seed)
    {
        naive_.items = {h_.catalogue().pools, h_.catalogue().rooms, h_.catalogue().roomTypes,
                        h_.house.rates().plans()};
    }
    /// What is wrong; empty: nothing.
    QString play(int turns)
    {
        for (int i = 0; i < turns && wrong_.isEmpty(); ++i) {
            const int kind = random_.below(20);
            if (kind < 6)
                book();
            else if (kind < 8)
                cancel();
            else if (kind < 10)
                assign();
            else if (kind < 11)
                moveDate();
            else if (kind < 16)
                edit();
            else
                undo(kind < 18 ? steps_ : undone_, kind < 18 ? undone_ : steps_);
            if (wrong_.isEmpty()) compare();
        }
        return wrong_;
    }
    int edits = 0, refusals = 0, undos = 0;

private:
    template <typename Item>
    Item &any(std::vector<Item> &items)
    {
        return items[size_t(random_.below(int(items.size())))];
    }
    Night soon() { return today_ + random_.below(8); }

    void book()
    {
        const RoomType &type = any(naive_.items.roomTypes);
        const Stay stay(soon(), random_.between(1, 4));
        bool free = true;
        for (Night n = stay.checkIn(); n < stay.checkOut(); ++n)
            free = free && naive_.left(type, n) > 0;
        TakeHold what = h_.hold(type.id, stay.checkIn() - kToday, stay.nights());
        const auto answer = h_(HoldAndConfirm{what, {}});
        if (answer.has_value() != free) wrong_ = QStringLiteral("a booking is judged otherwise");
        if (answer) naive_.sold.push_back({answer->booking, type.id, stay, {}});
    }
    void cancel()
    {
        if (naive_.sold.empty()) return;
        const Sold gone = any(naive_.sold);
        if (gone.stay.checkIn() < today_) return;
        if (!h_(CancelBooking{h_.desk(), gone.id})) wrong_ = QStringLiteral("no cancellation");
        std::erase_if(naive_.sold, [&](const Sold &s) { return s.id == gone.id; });
    }
    void assign()
    {
        if (naive_.sold.empty()) return;
        Sold &one = any(naive_.sold);
        const Room &room = any(naive_.items.rooms);
        if (one.room || one.stay.checkIn() < today_ || room.pool != naive_.poolOf(one.type)) return;
        bool free = true;
        for (Night n = one.stay.checkIn(); n < one.stay.checkOut(); ++n) {
            free = free && room.isInService(n)
                   && naive_.soldOn(n, [&](const Sold &s) { return s.room == room.id; }) == 0;
        }
        const auto answer = h_(AssignRooms{h_.desk(), {{one.id, {}, room.id, {}}}, {}});
        if (answer.has_value() != free) wrong_ = QStringLiteral("a room is judged otherwise");
        if (answer) one.room = room.id;
    }
    void moveDate()
    {
        if (today_ >= kToday + 12) return;
        today_ = today_ + 1;
        if (!h_(MoveBusinessDate{{kHotel, kEngineActor, {}, {}}, today_}))
            wrong_ = QStringLiteral("the date does not move");
    }

    DescriptionItems change();
    void edit()
    {
        const EditDescription command = h_.edit(change(), random_.chance(0.3));
        const auto answer = send(command, command.items, command.acceptOversold);
        if (!answer || answer->step == 0) return;
        ++edits;
        steps_.push_back(h_.batch.steps.back());
        undone_.clear();
    }
    void undo(std::vector<StepRow> &from, std::vector<StepRow> &to)
    {
        if (from.empty()) return;
        const StepRow row = from.back();
        const auto answer = send(h_.undo(row.step.id), undoOf(row), false, isAsLeft(row));
        if (!answer) return;
        ++undos;
        from.pop_back();
        to.push_back(h_.batch.steps.back());
    }
    /// Not if a date that had passed could not be restored when a later step was undone.
    bool isAsLeft(const StepRow &row) const
    {
        bool same = true;
        const auto each = [&](const auto &before, const auto &after, const auto &now) {
            for (auto set : after) {
                const auto *is = itemWith(now, set.id), *was = itemWith(before, set.id);
                if constexpr (requires { set.position; }) {
                    if (is && (!was || was->position == set.position)) set.position = is->position;
                }
                same = same && is && *is == set;
            }
        };
        const DescriptionItems &b = row.itemsBefore, &a = row.itemsAfter, &n = naive_.items;
        each(b.pools, a.pools, n.pools);
        each(b.rooms, a.rooms, n.rooms);
        each(b.roomTypes, a.roomTypes, n.roomTypes);
        each(b.plans, a.plans, n.plans);
        return same;
    }
    DescriptionItems undoOf(const StepRow &row) const
    {
        DescriptionItems target;
        const auto each = [&](const auto &before, const auto &after, const auto &now, auto &to) {
            for (const auto &set : after) {
                const auto *was = itemWith(before, set.id);
                auto item = was ? *was : set;
                if constexpr (requires { item.retiredFrom; }) {
                    if (!was) item.retiredFrom = today_;
                    if constexpr (requires { item.inServiceFrom; }) {
                        if (!was) item.retiredFrom = std::max(today_, *item.inServiceFrom);
                    }
                    const bool past = item.retiredFrom && *item.retiredFrom < today_;
                    if (past && itemWith(now, set.id)->retiredFrom != item.retiredFrom)
                        item.retiredFrom = today_;
                }
                to.push_back(item);
            }
        };
        const DescriptionItems &b = row.itemsBefore, &a = row.itemsAfter, &n = naive_.items;
        each(b.pools, a.pools, n.pools, target.pools);
        each(b.rooms, a.rooms, n.rooms, target.rooms);
        each(b.roomTypes, a.roomTypes, n.roomTypes, target.roomTypes);
        each(b.plans, a.plans, n.plans, target.plans);
        return target;
    }
    /// Sends a command that makes the items so; the model takes them if it is allowed.
    template <typename C>
    std::optional<Answer> send(const C &command, const DescriptionItems &items, bool accept,
                               bool possible = true)
    {
        NaiveHotel after = naive_;
        eachKind(items, after.items, [&](const auto &changed, auto &all) {
            for (auto item : changed) {
                if (!item.id) {
                    for (const auto &known : all)
                        item.id.value = std::max(item.id.value, known.id.value + 1);
                    if constexpr (requires { item.inServiceFrom; }) {
                        if (!item.inServiceFrom) item.inServiceFrom = today_;
                    }
                }
                const auto at = std::find_if(all.begin(), all.end(),
                                             [&](const auto &one) { return one.id == item.id; });
                at == all.end() ? all.push_back(item) : void(*at = item);
            }
        });
        const bool allowed = possible && NaiveJudge(naive_, after, today_).allows(accept);
        const QByteArray revision = h_.revision();
        const size_t records = h_.batch.records.size();
        const auto answer = h_(command);
        if (answer.has_value() != allowed) {
            wrong_ = QStringLiteral("an edit is judged otherwise: ")
                     + (answer ? QStringLiteral("granted") : answer.error().text());
        } else if (!answer && (h_.revision() != revision || h_.batch.records.size() != records)) {
            wrong_ = QStringLiteral("a refusal changed something");
        }
        refusals += !answer;
        if (!answer) return std::nullopt;
        naive_ = std::move(after);
        return *answer;
    }
    void compare();

    DescriptionHouse h_;
    core::Random random_;
    NaiveHotel naive_;
    Night today_ = kToday;
    std::vector<StepRow> steps_, undone_;
    QString wrong_;
    int names_ = 0;
};

DescriptionItems DescriptionGame::change()
{
    DescriptionItems items;
    const QString name = QStringLiteral("N%1").arg(++names_);
    const int kind = random_.below(13);
    if (kind < 2) {
        Room room{RoomId{}, any(naive_.items.pools).id, name, {}, {}};
        if (random_.chance(0.4)) room.inServiceFrom = soon();
        items.rooms = {room};
    } else if (kind < 7) {
        Room room = any(naive_.items.rooms);
        if (kind < 5)
            room.retiredFrom = soon();
        else if (kind < 6)
            room.retiredFrom.reset();
        else
            room.number = random_.chance(0.3) ? any(naive_.items.rooms).number : name;
        items.rooms = {room};
    } else if (kind < 11) {
        RoomType type = any(naive_.items.roomTypes);
        if (kind < 8)
            type.retiredFrom = soon();
        else if (kind < 9)
            type.retiredFrom.reset();
        else if (kind < 10)
            type.cap = random_.below(6), type.position = random_.below(4);
        else
            type = {RoomTypeId{}, any(naive_.items.pools).id, name, name, 2, 2, 2, 1, {}};
        items.roomTypes = {type};
    } else {
        RatePlan plan = any(naive_.items.plans);
        if (kind == 11) plan.retiredFrom = soon();
        if (kind == 12) {
            plan = RatePlan{};
            plan.code = plan.name = name;
            plan.parent = kBar;
            plan.conditions.minNights = random_.below(5);
            plan.conditions.code = random_.chance(0.5) ? name : QString();
            if (random_.chance(0.5)) plan.conditions.channels = {ChannelId{1}};
            if (random_.chance(0.3)) plan.conditions.stayFrom = soon();
        }
        items.plans = {plan};
        items.pools = {any(naive_.items.pools)};
        items.pools[0].position = random_.below(4);
    }
    return items;
}

void DescriptionGame::compare()
{
    const auto same = [&](const auto &model, const auto &real) {
        bool equal = model.size() == real.size();
        for (const auto &item : model) {
            const auto *is = itemWith(real, item.id);
            equal = equal && is && *is == item;
        }
        if (!equal) wrong_ = QStringLiteral("the items differ");
    };
    same(naive_.items.pools, h_.catalogue().pools);
    same(naive_.items.rooms, h_.catalogue().rooms);
    same(naive_.items.roomTypes, h_.catalogue().roomTypes);
    same(naive_.items.plans, h_.house.rates().plans());
    const PropertyState &state = h_.house.state();
    for (Night n = today_; n < kToday + kNights && wrong_.isEmpty(); ++n) {
        for (const RoomType &type : naive_.items.roomTypes) {
            const int at = state.typeIndex(type.id), pool = state.catalogue.poolIndex(type.pool);
            const int over = state.flagged.value({pool, at, n.day()}, 0);
            const int poolOver = state.flagged.value({pool, -1, n.day()}, 0);
            if (state.ledger.left(at, n) != naive_.left(type, n))
                wrong_ = QStringLiteral("the rooms left differ on %1").arg(n.iso());
            else if (over != std::max(0, -naive_.leftOfType(type, n))
                     || poolOver != std::max(0, -naive_.leftInPool(type.pool, n)))
                wrong_ = QStringLiteral("the oversold flags differ on %1").arg(n.iso());
        }
    }
}

}  // namespace

class TestDescriptionModel : public QObject {
    Q_OBJECT

private slots:
    void editsBetweenBookings()
    {
        const int games = rounds(40);
        int edits = 0, refusals = 0, undos = 0;
        for (int game = 0; game < games; ++game) {
            DescriptionGame play(quint64(game) + 1);
            const QString wrong = play.play(50);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(QStringLiteral("seed %1: %2").arg(game + 1).arg(wrong)));
            edits += play.edits;
            refusals += play.refusals;
            undos += play.undos;
        }
        qInfo("%d edits, %d refusals, %d undos", edits, refusals, undos);
        QVERIFY(edits >= games && refusals >= games / 2 && undos >= games / 2);
    }
};

QTEST_GUILESS_MAIN(TestDescriptionModel)
#include "test_description_model.moc"
