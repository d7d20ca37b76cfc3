// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres_peer.h"

#include "lanes.h"
#include "postgres_bench.h"

#include <array>
#include <charconv>
#include <utility>

namespace roomrack::bench {

namespace {

constexpr const char *kSchema = R"(
CREATE TABLE room_night (
    room_type int NOT NULL, night int NOT NULL, capacity int NOT NULL,
    held int NOT NULL DEFAULT 0, sold int NOT NULL DEFAULT 0,
    PRIMARY KEY (room_type, night)) WITH (fillfactor = 50);
CREATE TABLE hold (
    id bigserial PRIMARY KEY, status smallint NOT NULL, room_type int NOT NULL, night int NOT NULL,
    nights int NOT NULL, rooms int NOT NULL, deadline bigint NOT NULL) WITH (fillfactor = 90);
CREATE TABLE audit (
    seq bigserial PRIMARY KEY, property int NOT NULL, kind smallint NOT NULL, at bigint NOT NULL,
    effective bigint NOT NULL, actor int NOT NULL, channel int NOT NULL, cause bigint NOT NULL,
    subject bigint NOT NULL, room_type int NOT NULL, night int NOT NULL, nights int NOT NULL,
    rooms int NOT NULL, plan int NOT NULL, adults int NOT NULL, children int NOT NULL,
    value bigint NOT NULL, amount bigint NOT NULL);

-- Nights are taken in ascending order, so that two stays cannot wait for each other.
CREATE FUNCTION take_hold(p_type int, p_night int, p_nights int, p_rooms int, p_at bigint,
                          p_deadline bigint, p_plan int, p_adults int, p_amount bigint)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE h bigint;
BEGIN
    FOR n IN p_night .. p_night + p_nights - 1 LOOP
        UPDATE room_night SET held = held + p_rooms
         WHERE room_type = p_type AND night = n AND held + sold + p_rooms <= capacity;
        IF NOT FOUND THEN RAISE EXCEPTION 'sold out'; END IF;
    END LOOP;
    INSERT INTO hold (status, room_type, night, nights, rooms, deadline)
    VALUES (1, p_type, p_night, p_nights, p_rooms, p_deadline) RETURNING id INTO h;
    INSERT INTO audit (property, kind, at, effective, actor, channel, cause, subject, room_type,
                       night, nights, rooms, plan, adults, children, value, amount)
    VALUES (1, 1, p_at, p_at, 1, 1, 0, h, p_type, p_night, p_nights, p_rooms, p_plan, p_adults, 0,
            p_deadline, p_amount);
    RETURN h;
END $$;

CREATE FUNCTION resolve(p_hold bigint, p_kind int, p_at bigint, p_plan int, p_adults int,
                        p_amount bigint)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE h hold; sells int;
BEGIN
    UPDATE hold SET status = p_kind WHERE id = p_hold AND status = 1 RETURNING * INTO h;
    IF NOT FOUND THEN RAISE EXCEPTION 'resolved already'; END IF;
    IF (h.deadline < p_at) <> (p_kind = 4) THEN RAISE EXCEPTION 'deadline'; END IF;
    sells := CASE p_kind WHEN 5 THEN h.rooms ELSE 0 END;
    FOR n IN h.night .. h.night + h.nights - 1 LOOP
        UPDATE room_night SET held = held - h.rooms, sold = sold + sells
         WHERE room_type = h.room_type AND night = n;
    END LOOP;
    INSERT INTO audit (property, kind, at, effective, actor, channel, cause, subject, room_type,
                       night, nights, rooms, plan, adults, children, value, amount)
    VALUES (1, p_kind, p_at, p_at, 1, 1, p_hold, p_hold, h.room_type, h.night, h.nights, h.rooms,
            p_plan, p_adults, 0, 0, p_amount);
    RETURN 0;
END $$;
)";

/// Decimal texts of a statement's arguments, kept alive while it is sent.
class Arguments {
public:
    void add(qint64 value)
    {
        const auto end =
            std::to_chars(text_[size_t(count_)].data(), text_[size_t(count_)].data() + 23, value)
                .ptr;
        *end = '\0';
        pointers_[size_t(count_)] = text_[size_t(count_)].data();
        ++count_;
    }
    int count() const { return count_; }
    const char *const *values() const { return pointers_.data(); }

private:
    std::array<std::array<char, 24>, 9> text_;
    std::array<const char *, 9> pointers_{};
    int count_ = 0;
};

class PostgresLanes final : public Lanes {
public:
    PostgresLanes(const std::string &where, int connections)
    {
        for (int i = 0; i < connections; ++i) {
            Connection c(PQconnectdb(where.c_str()), PQfinish);
            if (PQstatus(c.get()) != CONNECTION_OK) trouble(c.get());
            query(c.get(), "SET synchronous_commit = on");
            query(c.get(), "PREPARE take AS SELECT take_hold($1,$2,$3,$4,$5,$6,$7,$8,$9)");
            query(c.get(), "PREPARE resolve AS SELECT resolve($1,$2,$3,$4,$5,$6)");
            PQsetnonblocking(c.get(), 1);
            connections_.push_back(std::move(c));
        }
        answers_.resize(connections_.size());
    }

    int lanes() const override { return int(connections_.size()); }
    int descriptor(int lane) const override { return PQsocket(at(lane)); }
    void send(int lane, const StayRequest &stayRequest, qint64 hold, Instant now) override
    {
        const booking::Record r =
            hold ? auditOfResolution(stayRequest, hold, now) : auditOfHold(stayRequest, now);
        Arguments a;
        if (hold) {
            a.add(hold);
            a.add(qint64(r.kind));
            a.add(r.at.micros);
        } else {
            for (const qint64 v : {r.roomType.value, qint64(r.night.day()), qint64(r.nights),
                                   qint64(r.rooms), r.at.micros, r.value})
                a.add(v);
        }
        for (const qint64 v : {r.plan.value, qint64(r.adults), r.amount}) a.add(v);
        if (!PQsendQueryPrepared(at(lane), hold ? "resolve" : "take", a.count(), a.values(),
                                 nullptr, nullptr, 0))
            trouble(at(lane));
    }
    bool flush(int lane) override
    {
        const int left = PQflush(at(lane));
        if (left < 0) trouble(at(lane));
        return left > 0;
    }
    std::optional<qint64> receive(int lane) override
    {
        PGconn *c = at(lane);
        if (!PQconsumeInput(c)) trouble(c);
        while (!PQisBusy(c)) {
            const Reply r(PQgetResult(c), PQclear);
            if (!r) return std::exchange(answers_[size_t(lane)], std::nullopt);
            if (PQresultStatus(r.get()) != PGRES_TUPLES_OK) trouble(c);
            answers_[size_t(lane)] = std::strtoll(PQgetvalue(r.get(), 0, 0), nullptr, 10);
        }
        return std::nullopt;
    }

private:
    PGconn *at(int lane) const { return connections_[size_t(lane)].get(); }
    std::vector<Connection> connections_;
    /// received, but the server is not ready for more
    std::vector<std::optional<qint64>> answers_;
};

}  // namespace

struct PostgresPeer::Impl {
    PostgresBench server;
    Connection control{nullptr, PQfinish};
    std::unique_ptr<PostgresLanes> lanes;

    explicit Impl(const Options &options) : server(options) {}
    void start(int connections);
};

void PostgresPeer::Impl::start(int connections)
{
    control.reset(PQconnectdb(server.where().c_str()));
    if (PQstatus(control.get()) != CONNECTION_OK) trouble(control.get());
    query(control.get(), kSchema);
    lanes = std::make_unique<PostgresLanes>(server.where(), connections);
}

PostgresPeer::PostgresPeer(const Options &options, int connections)
    : impl_(std::make_unique<Impl>(options))
{
    impl_->start(connections);
}

PostgresPeer::~PostgresPeer() = default;

double PostgresPeer::play(const Workload &workload)
{
    PGconn *c = impl_->control.get();
    query(c, "TRUNCATE room_night, hold, audit RESTART IDENTITY");
    query(c, "INSERT INTO room_night SELECT t, n, " + std::to_string(workload.roomsPerType)
                 + " FROM generate_series(1, " + std::to_string(kTypes) + ") t, generate_series("
                 + std::to_string(kFirstNight.day()) + ", "
                 + std::to_string(kFirstNight.day() + kNights - 1) + ") n ORDER BY t, n");
    query(c, "VACUUM ANALYZE room_night");
    query(c, "CHECKPOINT");
    const double rate = playOnLanes(*impl_->lanes, workload);
    const Reply r = query(c, "SELECT sold FROM room_night ORDER BY room_type, night");
    std::vector<int> sold;
    for (int i = 0; i < PQntuples(r.get()); ++i)
        sold.push_back(std::atoi(PQgetvalue(r.get(), i, 0)));
    expectSold("the PostgreSQL peer", workload, sold);
    const Reply rest =
        query(c, "SELECT (SELECT sum(held) FROM room_night) + (SELECT count(*) FROM audit)");
    if (std::strtoull(PQgetvalue(rest.get(), 0, 0), nullptr, 10) != workload.steps.size())
        throw Wrong("the PostgreSQL peer: audit records or holds do not add up");
    return rate;
}

}  // namespace roomrack::bench
