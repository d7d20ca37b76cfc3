// SPDX-License-Identifier: GPL-3.0-or-later
// audit.find: query time of the audit trail of the imported resort hotel (some 130,000 records):
// the first page unfiltered, filtered, and by words; a later page; and the whole trail.
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

std::vector<Figure> run(const QString &name, const Options &o)
{
    const Folder folder(o);
    const QString file = folder.path(QStringLiteral("resort.roomrack"));
    importResort(o, file);
    constexpr PropertyId kHotel{1};
    std::vector<Figure> figures;
    for (const Question &q : questions(kHotel)) {
        std::vector<double> first, later;
        qint64 total = 0;
        for (int round = 0; round < o.rounds; ++round) {
            const auto reader = orWrong(storage::Reader::open(file));
            double start = nowSeconds();
            total = orWrong(reader->audit(q.query, 0, kPage)).total;
            first.push_back((nowSeconds() - start) * 1000);
            start = nowSeconds();
            static_cast<void>(orWrong(reader->audit(q.query, total / 2, kPage)));
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

}  // namespace

void addAuditBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("audit.find");
    all.push_back({name, QStringLiteral("search in the audit trail of the imported hotel"),
                   [name](const Options &o) { return run(name, o); }});
}

}  // namespace roomrack::bench
