// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the demo's guests with the real hotel's data they were derived from.
#include "simulator/demo_hotel.h"
#include "simulator/pick.h"
#include "simulator/real_hotel.h"
#include "support/environment.h"

#include <QFile>
#include <QTest>

#include <array>

using namespace roomrack;
using namespace roomrack::simulator;

namespace {

struct Figures {
    double bookings = 0, leads = 0, nights = 0, cancelled = 0, notCome = 0, leadOfCancelled = 0;
    std::array<double, 12> byMonth{};
    std::array<double, 12> days{};  ///< days of each month that the data covers

    void add(Night arrival, int lead, int stay, bool cancels, bool noShow)
    {
        ++bookings;
        leads += lead;
        nights += stay;
        cancelled += cancels;
        notCome += noShow;
        if (cancels) leadOfCancelled += lead;
        ++byMonth[size_t(arrival.date().month() - 1)];
    }
    void cover(Night from, Night to)
    {
        for (Night n = from; n < to; ++n) ++days[size_t(n.date().month() - 1)];
    }
    /// Share of a month in a year's arrivals.
    double share(size_t month) const
    {
        double sum = 0;
        for (size_t m = 0; m < 12; ++m) sum += byMonth[m] / days[m];
        return byMonth[month] / days[month] / sum;
    }
};

Figures ofDemo()
{
    const Night today = Night::of(2026, 7, 10);
    Figures f;
    f.cover(today - kDemoPast, today);
    for (quint64 seed : {1, 2, 3}) {
        const DemoHotel hotel = makeDemo(seed, today);
        const QTimeZone zone = *core::timeZone(hotel.setup.catalogue.property.timeZone);
        std::vector<int> lead(hotel.bookings.size());
        for (const DemoEvent &e : hotel.events) {
            const DemoBooking &b = hotel.bookings[size_t(e.booking)];
            if (e.step == DemoStep::Book)
                lead[size_t(e.booking)] = b.stay.checkIn() - core::localDate(zone, e.at);
            if (b.stay.checkIn() >= today) continue;
            const bool cancels = e.step == DemoStep::Cancel, gone = e.step == DemoStep::NoShow;
            if (cancels || gone || e.step == DemoStep::CheckIn)
                f.add(b.stay.checkIn(), lead[size_t(e.booking)], b.stay.nights(), cancels, gone);
        }
    }
    return f;
}

Figures ofCsv(const QString &path)
{
    Figures f;
    f.cover(Night::of(2015, 7, 1), Night::of(2017, 9, 1));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return f;
    const QList<QByteArray> header = file.readLine().trimmed().split(',');
    const auto column = [&](const char *name) { return header.indexOf(name); };
    const qsizetype lead = column("lead_time"), year = column("arrival_date_year"),
                    month = column("arrival_date_month"), day = column("arrival_date_day_of_month"),
                    weekend = column("stays_in_weekend_nights"),
                    week = column("stays_in_week_nights"), status = column("reservation_status");
    const QStringList months = QStringLiteral("January February March April May June July August "
                                              "September October November December")
                                   .split(u' ');
    while (!file.atEnd()) {
        const QList<QByteArray> row = file.readLine().trimmed().split(',');
        const int nights = row[weekend].toInt() + row[week].toInt();
        if (nights == 0) continue;
        const int m = int(months.indexOf(QString::fromLatin1(row[month]))) + 1;
        f.add(Night::of(row[year].toInt(), m, row[day].toInt()), row[lead].toInt(), nights,
              row[status] == "Canceled", row[status] == "No-Show");
    }
    return f;
}

void near(double demo, double real, double tolerance, const char *what)
{
    QVERIFY2(std::abs(demo - real) <= tolerance, qPrintable(QStringLiteral("%1: demo %2, real %3")
                                                                .arg(QString::fromLatin1(what))
                                                                .arg(demo)
                                                                .arg(real)));
}

}  // namespace

class TestRealHotel : public QObject {
    Q_OBJECT

private slots:
    void guestsBookAndCancelLikeRealOnes();
    void drawsFollowTheirTables();
};

void TestRealHotel::guestsBookAndCancelLikeRealOnes()
{
    ROOMRACK_SHARED_DATA(csv, QStringLiteral("bookings/resort_hotel.csv"));
    const Figures demo = ofDemo(), real = ofCsv(csv);
    qInfo("demo %.0f bookings: lead %.1f, nights %.2f, cancelled %.3f; real %.0f: %.1f, %.2f, %.3f",
          demo.bookings, demo.leads / demo.bookings, demo.nights / demo.bookings,
          demo.cancelled / demo.bookings, real.bookings, real.leads / real.bookings,
          real.nights / real.bookings, real.cancelled / real.bookings);
    near(demo.leads / demo.bookings, real.leads / real.bookings, 7, "days ahead");
    near(demo.nights / demo.bookings, real.nights / real.bookings, 0.3, "nights");
    near(demo.cancelled / demo.bookings, real.cancelled / real.bookings, 0.03, "cancelled");
    near(demo.notCome / demo.bookings, real.notCome / real.bookings, 0.003, "not come");
    near(demo.leadOfCancelled / demo.cancelled, real.leadOfCancelled / real.cancelled, 15,
         "days ahead of the cancelled");
    for (size_t m = 0; m < 12; ++m) {
        near(demo.share(m), real.share(m), 0.15 * real.share(m),
             qPrintable(QStringLiteral("arrivals in month %1").arg(m + 1)));
    }
}

void TestRealHotel::drawsFollowTheirTables()
{
    core::Random random(5);
    std::array<int, 3> seen{};
    constexpr std::array weights{1, 0, 3};
    for (int i = 0; i < 4000; ++i) ++seen[pick(weights, random)];
    QVERIFY(seen[0] > 880 && seen[0] < 1120);
    QCOMPARE(seen[1], 0);
    constexpr std::array shares{0.0, 0.5, 1.0}, values{0.0, 10.0, 100.0};
    int below = 0;
    for (int i = 0; i < 4000; ++i) {
        const double v = fromQuantiles(shares, values, random);
        QVERIFY(v >= 0 && v <= 100);
        below += v < 10;
    }
    QVERIFY(below > 1850 && below < 2150);
    for (int lead : {0, 1, 30, 400}) {
        for (int i = 0; i < 200; ++i) {
            const int days = real::cancelledDaysBefore(lead, random);
            QVERIFY(days >= 0 && days <= lead);
            QVERIFY(real::nightsOfStay(lead, random) >= 1);
        }
    }
}

QTEST_GUILESS_MAIN(TestRealHotel)
#include "test_real_hotel.moc"
