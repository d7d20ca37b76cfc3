// SPDX-License-Identifier: GPL-3.0-or-later
// audit.find and bookings.find: query times of the imported resort hotel (some 130,000 records,
// 40,060 bookings): pages of the audit trail and of the list of bookings, and one booking.
#include "resort.h"

#include "storage/reader.h"

namespace roomrack::bench {

namespace {

constexpr qint64 kPage = 200;

template <typename T>
T orWrong(Result<T> result)
{
    if (!result) throw Wrong(result.error().text().toStdString());
    return std::move(*result);
}

struct Question {
    const char *name;
    storage::AuditQuery query;
    const char *what;
};

std::vector<Question> questions(PropertyId hotel)
{
    storage::AuditQuery all;
    all.property = hotel;
    storage::AuditQuery kinds = all, nights = all, words = all;
    kinds.kinds = {booking::RecordKind::BookingCancelled, booking::RecordKind::BookingNoShow};
    nights.nights = Stay(Night::of(2016, 7, 14), 1);
    words.search = QStringLiteral("a 17");
    return {{"all", all, "first page of all records"},
            {"kinds", kinds, "cancellations and no-shows"},
            {"night", nights, "records of one night"},
            {"words", words, "search for two words"}};
}

constexpr PropertyId kHotel{1};

std::vector<Figure> runAudit(const QString &name, const Options &o)
{
    const Folder folder(o);
    const QString file = folder.path(QStringLiteral("resort.roomrack"));
    importResort(o, file);
    std::vector<Figure> figures;
    for (const Question &q : questions(kHotel)) {
        std::vector<double> first, later;
        qint64 total = 0;
        for (int round = 0; round < o.rounds; ++round) {
            const auto reader = orWrong(storage::Reader::open(file));
            double start = nowSeconds();
            total = orWrong(reader->ask(storage::AuditTrail{q.query, 0, kPage})).total;
            first.push_back((nowSeconds() - start) * 1000);
            start = nowSeconds();
            static_cast<void>(orWrong(reader->ask(storage::AuditTrail{q.query, total / 2, kPage})));
            later.push_back((nowSeconds() - start) * 1000);
        }
        const QString found = QStringLiteral("%1: %2 records; a later page %3 ms")
                                  .arg(QString::fromLatin1(q.what))
                                  .arg(total)
                                  .arg(median(later), 0, 'f', 1);
        figures.push_back({QStringLiteral("%1.%2").arg(name, QString::fromLatin1(q.name)),
                           QStringLiteral("ms"),
                           median(first),
                           {},
                           {},
                           found});
    }
    return figures;
}

struct BookingQuestion {
    const char *name;
    const char *what;
    int times;  ///< per figure: the fast ones are repeated
    std::function<void(storage::Reader &)> ask;
};

std::vector<BookingQuestion> bookingQuestions(BookingId some)
{
    storage::BookingQuery all, search, house;
    all.property = search.property = house.property = kHotel;
    search.search = QStringLiteral("17");
    house.overlaps = Stay(Night::of(2016, 7, 14), 1);
    const auto page = [](const storage::BookingQuery &query, qint64 from) {
        return [=](storage::Reader &r) {
            static_cast<void>(orWrong(r.ask(storage::Bookings{query, from, kPage})));
        };
    };
    return {{"all", "first page of all bookings", 1, page(all, 0)},
            {"later", "page 100, after the first", 20, page(all, 100 * kPage)},
            {"search", "search for a part of a number or reference", 1, page(search, 0)},
            {"house", "in house on one night", 1, page(house, 0)},
            {"booking", "one booking", 1000,
             [=](storage::Reader &r) {
                 static_cast<void>(orWrong(r.ask(storage::OneBooking{kHotel, some})));
             }},
            {"history", "its records", 20, [=](storage::Reader &r) {
                 static_cast<void>(orWrong(r.ask(storage::BookingHistory{kHotel, some})));
             }}};
}

std::vector<Figure> runBookings(const QString &name, const Options &o)
{
    const Folder folder(o);
    const QString file = folder.path(QStringLiteral("resort.roomrack"));
    importResort(o, file);
    storage::BookingQuery all;
    all.property = kHotel;
    const auto page =
        orWrong(orWrong(storage::Reader::open(file))->ask(storage::Bookings{all, 0, kPage}));
    if (page.rows.empty()) throw Wrong("no bookings");
    std::vector<Figure> figures;
    for (const BookingQuestion &q : bookingQuestions(page.rows.back().booking.id)) {
        std::vector<double> each;
        for (int round = 0; round < o.rounds; ++round) {
            const auto reader = orWrong(storage::Reader::open(file));
            if (q.times > 1) q.ask(*reader);
            const double start = nowSeconds();
            for (int i = 0; i < q.times; ++i) q.ask(*reader);
            each.push_back((nowSeconds() - start) * 1000 / q.times);
        }
        figures.push_back({QStringLiteral("%1.%2").arg(name, QString::fromLatin1(q.name)),
                           QStringLiteral("ms"),
                           median(each),
                           {},
                           {},
                           QString::fromLatin1(q.what)});
    }
    return figures;
}

}  // namespace

void addAuditBenchmark(std::vector<Benchmark> &all)
{
    const auto add = [&](const QString &name, const QString &what, auto run) {
        all.push_back({name, what, [=](const Options &o) { return run(name, o); }});
    };
    add(QStringLiteral("audit.find"),
        QStringLiteral("search in the audit trail of the imported hotel"), runAudit);
    add(QStringLiteral("bookings.find"),
        QStringLiteral("list of bookings and one booking of the imported hotel"), runBookings);
}

}  // namespace roomrack::bench
