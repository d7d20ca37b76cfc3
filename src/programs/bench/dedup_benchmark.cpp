// SPDX-License-Identifier: GPL-3.0-or-later
// dedup.check: check-and-insert of candidates into a large table, 64 in flight, durable, from the
// guest data as entered to the committed row. The peer does the minimum: an insert into a table
// with the same unique key, 64 per transaction.
#include "bare_sqlite.h"
#include "core/random.h"
#include "dedup/register.h"
#include "harness.h"
#include "storage/store.h"
#include "workload.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace roomrack::bench {

namespace {

constexpr int kPresent = 1'000'000, kFewPresent = 2'000;
constexpr int kInFlight = 64;
constexpr int kAtOnce = 10'000;  // per transaction, when writing the initial rows
constexpr int kStayDays = 730;
constexpr int kChecksPerSecond = 40'000;
constexpr PropertyId kProperty{1};

/// The n-th request as entered; one in ten repeats the previous one.
struct Guest {
    QString name, mail, phone;
    Stay stay;
    RoomTypeId type;

    Guest(qint64 n, quint64 seed)
    {
        const qint64 of = n % 10 == 9 ? n - 1 : n;
        Random random(seed * 1'000'003 + quint64(of));
        const QString given = word(random), family = word(random);
        name = given + QLatin1Char(' ') + family;
        mail = given + QString::number(of) + QStringLiteral("@example.org");
        phone = QStringLiteral("+351 9%1").arg(10'000'000 + of % 90'000'000);
        stay = Stay(kFirstNight + random.below(kStayDays), random.between(1, 5));
        type = RoomTypeId{random.between(1, 8)};
    }
    static QString word(Random &random)
    {
        static constexpr char kSyllables[16][4] = {"ma",  "ri",  "sil", "va", "cos", "ta",
                                                   "lo",  "pe",  "ben", "to", "gar", "ci",
                                                   "mil", "ler", "sen", "ko"};
        QString w;
        for (int i = random.between(2, 4); i > 0; --i)
            w += QLatin1String(kSyllables[random.below(16)]);
        return w;
    }
};

dedup::Asked askedOf(const Guest &g, qint64 id)
{
    const auto person = dedup::person(g.name, g.mail, g.phone, QStringLiteral("PT"));
    auto c = dedup::candidate(dedup::Product::RoomBooking,
                              dedup::roomContext(person, g.stay, g.type), kStart);
    c.id = dedup::CandidateId{id};
    c.booking = BookingId{id};
    return dedup::asked(std::move(c));
}

/// Ours: checked in memory, written in commit batches as in the engine.
class CheckSide {
public:
    CheckSide(const Options &options, int present) : options_(options), folder_(options)
    {
        auto opened = storage::Store::open(folder_.path(QStringLiteral("candidates.roomrack")));
        if (!opened) throw Wrong(opened.error().text().toStdString());
        store_ = std::move(*opened);
        while (next_ <= present) {
            decide(askedOf(Guest(next_, options.seed), next_));
            ++next_;
            if (open_.candidates.candidates.size() >= kAtOnce || next_ > present) commitOpen();
        }
    }
    double bytesEach() const { return double(all_.bytes()) / double(all_.size()); }

    double play(int checks)
    {
        const double start = nowSeconds();
        std::thread writer([this] { write(); });
        for (int i = 0; i < checks; ++i, ++next_) {
            const dedup::Asked own = askedOf(Guest(next_, options_.seed), next_);
            std::unique_lock held(lock_);
            room_.wait(held, [this] { return inFlight_ < kInFlight; });
            decide(own);
            if (open_.candidates.candidates.size() == 1) work_.notify_one();
        }
        {
            const std::lock_guard held(lock_);
            ending_ = true;
        }
        work_.notify_one();
        writer.join();
        ending_ = false;
        if (failed_) throw Wrong("dedup.check: a batch was not saved");
        return checks / (nowSeconds() - start);
    }
    /// Throws unless file and memory are equal.
    void compare()
    {
        size_t rows = 0;
        const auto read =
            store_->loadCandidates(kProperty, [&](const dedup::Candidate &) { ++rows; });
        if (!read || rows != all_.size()) throw Wrong("dedup.check: file and memory differ");
        const auto wanted = size_t(next_ - 1 - (next_ - 1 + 1) / 10);
        if (rows != wanted) throw Wrong("dedup.check: wrong number of duplicates");
    }

private:
    void decide(const dedup::Asked &own)
    {
        const auto answer = all_.look(std::span(&own, 1), kStart);
        if (answer.verdict == dedup::Verdict::Duplicate) return;
        all_.insert(own);
        const auto conclusion =
            dedup::conclude(own, answer.matches, dedup::windowOf(dedup::Product::RoomBooking));
        near_ += conclusion.what != dedup::What::New;
        open_.candidates.candidates.push_back({kProperty, own.candidate});
        ++inFlight_;
    }
    void commitOpen()
    {
        if (!store_->commit(open_)) throw Wrong("dedup.check: not saved");
        store_->checkpoint();
        open_.clear();
        inFlight_ = 0;
    }
    void write()
    {
        for (;;) {
            booking::Batch batch;
            {
                std::unique_lock held(lock_);
                work_.wait(held, [this] { return ending_ || !open_.isEmpty(); });
                if (open_.isEmpty()) return;
                std::swap(batch, open_);
            }
            failed_ = failed_ || !store_->commit(batch);
            store_->checkpoint();
            {
                const std::lock_guard held(lock_);
                inFlight_ -= int(batch.candidates.candidates.size());
            }
            room_.notify_one();
        }
    }

    const Options &options_;
    Folder folder_;
    std::unique_ptr<storage::Store> store_;
    dedup::Register all_;
    qint64 next_ = 1;
    qint64 near_ = 0;
    std::mutex lock_;
    std::condition_variable work_, room_;
    booking::Batch open_;
    int inFlight_ = 0;
    bool ending_ = false, failed_ = false;
};

/// The peer: its rows are prepared before the clock starts.
class InsertSide {
public:
    InsertSide(const Options &options, int present)
        : options_(options), folder_(options), db_(folder_.path(QStringLiteral("peer.sqlite")))
    {
        db_.makeDurable();
        db_.exec("CREATE TABLE candidate (id INTEGER PRIMARY KEY, product INTEGER NOT NULL,"
                 " hash BLOB NOT NULL, context TEXT NOT NULL, ordinal INTEGER NOT NULL,"
                 " UNIQUE (product, hash, context, ordinal))");
        insert_ = std::make_unique<BareStatement>(
            db_, "INSERT INTO candidate VALUES (?, 1, ?, ?, 1) ON CONFLICT DO NOTHING");
        insertAll(ready(present), kAtOnce);
    }
    double play(int checks)
    {
        const auto rows = ready(checks);
        const double start = nowSeconds();
        insertAll(rows, kInFlight);
        return checks / (nowSeconds() - start);
    }

private:
    struct Row {
        qint64 id;
        QByteArray hash, context;
    };
    std::vector<Row> ready(int count)
    {
        std::vector<Row> rows;
        for (int i = 0; i < count; ++i, ++next_) {
            const auto own = askedOf(Guest(next_, options_.seed), next_).candidate;
            rows.push_back({next_, own.hash.bytes(), own.context});
        }
        return rows;
    }
    void insertAll(const std::vector<Row> &rows, int atOnce)
    {
        for (size_t i = 0; i < rows.size();) {
            db_.exec("BEGIN IMMEDIATE");
            const size_t end = std::min(rows.size(), i + size_t(atOnce));
            for (; i < end; ++i) {
                insert_->bind({rows[i].id}).bindBytes(2, rows[i].hash);
                insert_->bindText(3, rows[i].context).run();
            }
            db_.exec("COMMIT");
        }
    }

    const Options &options_;
    Folder folder_;
    BareSqlite db_;
    std::unique_ptr<BareStatement> insert_;
    qint64 next_ = 1;
};

std::vector<Figure> run(const QString &name, const Options &o)
{
    const int present = o.smoke ? kFewPresent : kPresent;
    const int checks = std::max(500, int(o.seconds * kChecksPerSecond));
    CheckSide ours(o, present);
    InsertSide theirs(o, present);
    const auto c = compare(
        o, [&] { return ours.play(checks); }, [&] { return theirs.play(checks); });
    ours.compare();
    return {
        {name, QStringLiteral("checks/s"), c.ours,
         QStringLiteral("SQLite C API, unique insert, 64 per transaction"), c.theirs,
         QStringLiteral("%L1 candidates present, from guest input to committed row").arg(present)},
        {name + QStringLiteral(".memory"),
         QStringLiteral("bytes each"),
         ours.bytesEach(),
         {},
         std::nullopt,
         {}}};
}

}  // namespace

void addDedupBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("dedup.check");
    all.push_back({name,
                   QStringLiteral("check-and-insert of booking candidates, 64 in flight, durable; "
                                  "peer: bare unique insert in SQLite"),
                   [name](const Options &o) { return run(name, o); }});
}

}  // namespace roomrack::bench
