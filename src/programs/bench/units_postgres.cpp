// SPDX-License-Identifier: GPL-3.0-or-later
// The peer of units.book: one row per seat in PostgreSQL, as commonly built there.
#include "postgres_bench.h"
#include "units_play.h"

#include <array>

namespace roomrack::bench {

namespace {

constexpr const char *kSchema = R"(
CREATE TABLE seat (
    flight int NOT NULL, seat int NOT NULL, class smallint NOT NULL, price int NOT NULL,
    status smallint NOT NULL DEFAULT 0, holder bigint NOT NULL DEFAULT 0,
    deadline bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (flight, seat)) WITH (fillfactor = 70);
CREATE INDEX seat_free ON seat (flight, class, price, seat) WHERE status = 0;
CREATE INDEX seat_held ON seat (deadline) WHERE status = 1;
CREATE UNIQUE INDEX seat_taken ON seat (holder) WHERE status <> 0;
CREATE SEQUENCE holder;
CREATE TABLE audit (
    seq bigserial PRIMARY KEY, kind smallint NOT NULL, at bigint NOT NULL, subject bigint NOT NULL,
    flight int NOT NULL, seat int NOT NULL, amount bigint NOT NULL);

-- Before it refuses it gives back what has run out on this flight and looks again. Seats that time
-- out are locked in the order of their key here, and never waited for in the sweep: no deadlock.
CREATE FUNCTION take_seat(p_flight int, p_class int, p_at bigint, p_deadline bigint)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE s seat;
BEGIN
    FOR attempt IN 1 .. 2 LOOP
        UPDATE seat SET status = 1, holder = nextval('holder'), deadline = p_deadline
         WHERE (flight, seat) = (
               SELECT f.flight, f.seat FROM seat f
                WHERE f.flight = p_flight AND f.class = p_class AND f.status = 0
                ORDER BY f.price, f.seat LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING * INTO s;
        IF FOUND THEN
            INSERT INTO audit (kind, at, subject, flight, seat, amount)
            VALUES (1, p_at, s.holder, s.flight, s.seat, s.price);
            RETURN s.holder;
        END IF;
        UPDATE seat SET status = 0 WHERE (flight, seat) IN (
               SELECT f.flight, f.seat FROM seat f
                WHERE f.status = 1 AND f.deadline <= p_at AND f.flight = p_flight
                  AND f.class = p_class ORDER BY f.flight, f.seat FOR UPDATE);
    END LOOP;
    RETURN 0;
END $$;

CREATE FUNCTION settle_seat(p_holder bigint, p_from int, p_to int, p_at bigint)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE s seat;
BEGIN
    UPDATE seat SET status = p_to WHERE holder = p_holder AND status <> 0 AND status = p_from
       AND (p_from = 2 OR deadline > p_at) RETURNING * INTO s;
    IF NOT FOUND THEN RAISE EXCEPTION 'not held any more'; END IF;
    INSERT INTO audit (kind, at, subject, flight, seat, amount)
    VALUES (2 + p_to, p_at, p_holder, s.flight, s.seat, s.price);
    RETURN p_holder;
END $$;
)";

class PostgresSales final : public SeatSales {
public:
    PostgresSales(const std::string &where, int flights, const core::Clock &clock)
        : flights_(flights), clock_(clock)
    {
        for (int i = 0; i <= kCallers; ++i) {  // the last one releases expired holds
            connections_.emplace_back(PQconnectdb(where.c_str()), PQfinish);
            PGconn *c = connections_.back().get();
            if (PQstatus(c) != CONNECTION_OK) trouble(c);
        }
        fill();
        for (const Connection &c : connections_) {
            query(c.get(), "SET synchronous_commit = on");
            query(c.get(), "PREPARE take AS SELECT take_seat($1,$2,$3,$4)");
            query(c.get(), "PREPARE settle AS SELECT settle_seat($1,$2,$3,$4)");
        }
    }

    void reset()
    {
        PGconn *c = connections_.back().get();
        query(c, "UPDATE seat SET status = 0 WHERE status <> 0");
        query(c, "TRUNCATE audit");
        query(c, "VACUUM ANALYZE seat");
        query(c, "CHECKPOINT");
    }
    qint64 take(int caller, int flight, int cls, int ttlSeconds) override
    {
        const qint64 now = clock_.wall().micros;
        return ask(caller, "take", {flight, cls, now, now + ttlSeconds * core::kSecond});
    }
    qint64 confirm(int caller, qint64 hold) override
    {
        return ask(caller, "settle", {hold, 1, 2, clock_.wall().micros});
    }
    void release(int caller, qint64 hold) override
    {
        ask(caller, "settle", {hold, 1, 0, clock_.wall().micros});
    }
    void cancel(int caller, qint64 seat) override
    {
        ask(caller, "settle", {seat, 2, 0, clock_.wall().micros});
    }
    void tidy() override
    {
        query(connections_.back().get(),
              "UPDATE seat SET status = 0 WHERE (flight, seat) IN (SELECT flight, seat FROM seat"
              " WHERE status = 1 AND deadline <= "
                  + std::to_string(clock_.wall().micros) + " FOR UPDATE SKIP LOCKED)");
    }
    std::vector<int> sold() override;
    const char *name() const override { return "the PostgreSQL peer"; }

private:
    void fill();
    qint64 ask(int caller, const char *what, std::array<qint64, 4> arguments);

    const int flights_;
    const core::Clock &clock_;
    std::vector<Connection> connections_;
};

void PostgresSales::fill()
{
    PGconn *c = connections_.back().get();
    query(c, kSchema);
    int first = 1;
    for (const SeatLevel &level : kLevels) {
        query(c, "INSERT INTO seat (flight, seat, class, price) SELECT f, s, "
                     + std::to_string(level.cls) + ", " + std::to_string(level.price)
                     + " FROM generate_series(0, " + std::to_string(flights_ - 1)
                     + ") f, generate_series(" + std::to_string(first) + ", "
                     + std::to_string(first + level.seats - 1) + ") s");
        first += level.seats;
    }
}

qint64 PostgresSales::ask(int caller, const char *what, std::array<qint64, 4> arguments)
{
    std::array<std::string, 4> texts;
    std::array<const char *, 4> values{};
    for (size_t i = 0; i < texts.size(); ++i) {
        texts[i] = std::to_string(arguments[i]);
        values[i] = texts[i].c_str();
    }
    PGconn *c = connections_[size_t(caller)].get();
    const Reply r(PQexecPrepared(c, what, 4, values.data(), nullptr, nullptr, 0), PQclear);
    if (PQresultStatus(r.get()) != PGRES_TUPLES_OK) trouble(c);
    return std::strtoll(PQgetvalue(r.get(), 0, 0), nullptr, 10);
}

std::vector<int> PostgresSales::sold()
{
    std::vector<int> sold(size_t(flights_) * kClasses);
    const Reply r =
        query(connections_.back().get(),
              "SELECT flight, class, count(*) FROM seat WHERE status = 2 GROUP BY 1, 2");
    for (int i = 0; i < PQntuples(r.get()); ++i) {
        const auto number = [&](int column) { return std::atoi(PQgetvalue(r.get(), i, column)); };
        sold[size_t(number(0) * kClasses + number(1))] = number(2);
    }
    return sold;
}

}  // namespace

struct PostgresSeats::Impl {
    PostgresBench server;
    PostgresSales desk;

    Impl(const Options &options, int flights, const core::Clock &clock)
        : server(options), desk(server.where(), flights, clock)
    {}
};

PostgresSeats::PostgresSeats(const Options &options, int flights, const core::Clock &clock)
    : impl_(std::make_unique<Impl>(options, flights, clock))
{}

PostgresSeats::~PostgresSeats() = default;

SeatSales &PostgresSeats::sales()
{
    return impl_->desk;
}

void PostgresSeats::reset()
{
    impl_->desk.reset();
}

}  // namespace roomrack::bench
