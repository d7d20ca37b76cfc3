// SPDX-License-Identifier: GPL-3.0-or-later
// import.resort: 40,060 real bookings, from the CSV to a hotel file, as `roomrack --import` does;
// then verifying that file and reading it as a start does.
#include "resort.h"

#include "storage/store.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

namespace roomrack::bench {

namespace {

std::vector<Figure> run(const QString &name, const Options &o)
{
    std::vector<double> seconds, verified, loaded;
    QString note;
    for (int round = 0; round < o.rounds; ++round) {
        const Folder folder(o);
        const QString file = folder.path(QStringLiteral("resort.roomrack"));
        const double start = nowSeconds();
        const imports::Summary summary = importResort(o, file);
        seconds.push_back(nowSeconds() - start);
        const double imported = nowSeconds();
        const auto report = storage::verify(file);
        if (!report || !report->findings.empty())
            throw Wrong("verification of the imported file failed");
        verified.push_back(nowSeconds() - imported);
        const double opening = nowSeconds();
        const auto store = storage::Store::open(file);
        if (!store || !(*store)->load({1}, {})) throw Wrong("cannot open the imported file");
        loaded.push_back(nowSeconds() - opening);
        note = QStringLiteral("%1 rows, %2 bookings, data verified")
                   .arg(summary.lines)
                   .arg(summary.bookings);
    }
    const auto figure = [](const QString &of, const std::vector<double> &all, const QString &what) {
        return Figure{of, QStringLiteral("s"), median(all), {}, {}, what};
    };
    return {
        figure(name, seconds, note),
        figure(name + QStringLiteral(".verify"), verified, QStringLiteral("verifying the file")),
        figure(name + QStringLiteral(".load"), loaded, QStringLiteral("opening the file"))};
}

/// The beginning of the CSV, enough for a smoke run.
QString beginningOf(const QString &csv, const QString &copy)
{
    QFile from(csv);
    QFile to(copy);
    if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
        throw Skip("cannot read the shared data");
    for (int line = 0; line < 500 && !from.atEnd(); ++line) to.write(from.readLine());
    return copy;
}

}  // namespace

imports::Summary importResort(const Options &options, const QString &file)
{
    QString csv = options.sharedData + QStringLiteral("/bookings/resort_hotel.csv");
    if (options.sharedData.isEmpty() || !QFileInfo::exists(csv))
        throw Skip("no bookings/resort_hotel.csv; set ROOMRACK_SHARED_DATA");
    if (options.smoke) csv = beginningOf(csv, file + QStringLiteral(".csv"));
    const auto bookings = imports::readBookings(csv, {});
    if (!bookings) throw Wrong("cannot read: " + bookings.error().text().toStdString());
    const auto draft =
        imports::draftHotel(*bookings, QStringLiteral("Resort"), QStringLiteral("Europe/Lisbon"));
    const core::SystemClock clock;
    auto summary = imports::importFile(file, clock, *bookings, draft, {});
    if (!summary) throw Wrong("cannot import: " + summary.error().text().toStdString());
    return std::move(*summary);
}

void addImportBenchmark(std::vector<Benchmark> &all)
{
    const QString name = QStringLiteral("import.resort");
    all.push_back({name, QStringLiteral("40,060 bookings from CSV into a hotel file, verified"),
                   [name](const Options &o) { return run(name, o); }});
}

}  // namespace roomrack::bench
