// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlite_peer.h"

#include "bare_sqlite.h"

#include <memory>

namespace roomrack::bench {

namespace {

using booking::Record;
using Database = BareSqlite;
using Statement = BareStatement;

constexpr const char *kSchema = R"(
    CREATE TABLE room_night (
        room_type INTEGER NOT NULL, night INTEGER NOT NULL, capacity INTEGER NOT NULL,
        held INTEGER NOT NULL DEFAULT 0, sold INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (room_type, night)) WITHOUT ROWID;
    CREATE TABLE hold (
        id INTEGER PRIMARY KEY, status INTEGER NOT NULL, room_type INTEGER NOT NULL,
        night INTEGER NOT NULL, nights INTEGER NOT NULL, rooms INTEGER NOT NULL,
        deadline INTEGER NOT NULL);
    CREATE TABLE audit (
        seq INTEGER PRIMARY KEY, property INTEGER NOT NULL, kind INTEGER NOT NULL,
        at INTEGER NOT NULL, effective INTEGER NOT NULL, actor INTEGER NOT NULL,
        channel INTEGER NOT NULL, cause INTEGER NOT NULL, subject INTEGER NOT NULL,
        room_type INTEGER NOT NULL, night INTEGER NOT NULL, nights INTEGER NOT NULL,
        rooms INTEGER NOT NULL, plan INTEGER NOT NULL, adults INTEGER NOT NULL,
        children INTEGER NOT NULL, value INTEGER NOT NULL, amount INTEGER NOT NULL);
)";

class Seller {
public:
    Seller(const QString &file, const Workload &workload) : db_(file)
    {
        db_.makeDurable();
        db_.exec(kSchema);
        db_.exec("BEGIN");
        Statement night(db_, "INSERT INTO room_night VALUES (?, ?, ?, 0, 0)");
        for (int t = 0; t < kTypes; ++t) {
            for (int n = 0; n < kNights; ++n)
                night.bind({t + 1, kFirstNight.day() + n, workload.roomsPerType}).run();
        }
        db_.exec("COMMIT");
        prepare();
    }

    void begin() { begin_->run(); }
    void commit() { commit_->run(); }

    qint64 takeHold(const StayRequest &stayRequest, Instant at)
    {
        const Record r = auditOfHold(stayRequest, at);
        const qint64 from = r.night.day();
        claim_->bind({r.roomType.value, from, from + r.nights, r.rooms}).run();
        if (sqlite3_changes(db_.handle()) != r.nights) throw Wrong("the SQLite peer: sold out");
        const qint64 id = ++seq_;
        hold_->bind({id, r.roomType.value, from, r.nights, r.rooms, r.value}).run();
        audit(id, r);
        return id;
    }

    void resolve(const StayRequest &stayRequest, qint64 id, Instant at)
    {
        find_->bind({id});
        if (!find_->step()) throw Wrong("the SQLite peer: hold not found");
        const qint64 type = find_->column(0);
        const qint64 from = find_->column(1);
        const qint64 nights = find_->column(2);
        const qint64 rooms = find_->column(3);
        const bool overdue = find_->column(4) < at.micros;
        find_->reset();
        if (overdue != (stayRequest.outcome == Outcome::Expire))
            throw Wrong("the SQLite peer: wrong expiry time");
        close_->bind({id, 2 + qint64(stayRequest.outcome)}).run();
        if (sqlite3_changes(db_.handle()) != 1) throw Wrong("the SQLite peer: resolved twice");
        Statement &counters = stayRequest.outcome == Outcome::Confirm ? *sell_ : *free_;
        counters.bind({type, from, from + nights, rooms}).run();
        audit(++seq_, auditOfResolution(stayRequest, id, at));
    }

    std::vector<int> sold()
    {
        std::vector<int> counters;
        Statement all(db_, "SELECT sold, held FROM room_night ORDER BY room_type, night");
        while (all.step()) {
            if (all.column(1) != 0) throw Wrong("the SQLite peer: rooms are still held");
            counters.push_back(int(all.column(0)));
        }
        return counters;
    }

private:
    void prepare()
    {
        const auto make = [this](const char *sql) { return std::make_unique<Statement>(db_, sql); };
        begin_ = make("BEGIN IMMEDIATE");
        commit_ = make("COMMIT");
        claim_ = make("UPDATE room_night SET held = held + ?4 WHERE room_type = ?1 AND night >= ?2 "
                      "AND night < ?3 AND held + sold + ?4 <= capacity");
        sell_ = make("UPDATE room_night SET held = held - ?4, sold = sold + ?4 "
                     "WHERE room_type = ?1 AND night >= ?2 AND night < ?3");
        free_ = make("UPDATE room_night SET held = held - ?4 "
                     "WHERE room_type = ?1 AND night >= ?2 AND night < ?3");
        hold_ = make("INSERT INTO hold VALUES (?1, 1, ?2, ?3, ?4, ?5, ?6)");
        find_ = make("SELECT room_type, night, nights, rooms, deadline FROM hold WHERE id = ?");
        close_ = make("UPDATE hold SET status = ?2 WHERE id = ?1 AND status = 1");
        audit_ = make("INSERT INTO audit VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    }

    void audit(qint64 seq, const Record &r)
    {
        audit_
            ->bind({seq, r.property.value, qint64(r.kind), r.at.micros, r.effective.micros,
                    r.actor.value, r.channel.value, r.cause, r.subject, r.roomType.value,
                    r.night.day(), r.nights, r.rooms, r.plan.value, r.adults, r.children, r.value,
                    r.amount})
            .run();
    }

    using Prepared = std::unique_ptr<Statement>;
    Database db_;
    Prepared begin_, commit_, claim_, sell_, free_, hold_, find_, close_, audit_;
    qint64 seq_ = 0;
};

}  // namespace

double playSqlite(const Options &options, const Workload &workload, int perTransaction)
{
    const Folder folder(options);
    Seller desk(folder.path(QStringLiteral("peer.sqlite")), workload);
    std::vector<qint64> holds(workload.stayRequests.size());
    const double start = nowSeconds();
    for (size_t i = 0; i < workload.steps.size();) {
        desk.begin();
        const size_t end = std::min(workload.steps.size(), i + size_t(perTransaction));
        for (; i < end; ++i) {
            const Step step = workload.steps[i];
            const StayRequest &stayRequest = workload.stayRequests[size_t(step.stayRequest)];
            qint64 &hold = holds[size_t(step.stayRequest)];
            if (step.resolves)
                desk.resolve(stayRequest, hold, workload.at(i));
            else
                hold = desk.takeHold(stayRequest, workload.at(i));
        }
        desk.commit();
    }
    const double seconds = nowSeconds() - start;
    expectSold("the SQLite peer", workload, desk.sold());
    return double(workload.steps.size()) / seconds;
}

}  // namespace roomrack::bench
