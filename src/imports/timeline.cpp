// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/timeline.h"

#include <algorithm>

namespace roomrack::imports {

namespace {

/// Minutes after midnight. Check-outs precede new bookings, arrivals follow the morning's changes,
/// and no-shows are recorded late in the evening.
struct HotelDay {
    int checkOut = 11 * 60;
    int booked = 12 * 60;
    int cancelled = 14 * 60;
    int checkIn = 15 * 60;
    int checkOutAtOnce = 20 * 60;  ///< for check-out on the day of arrival
    int noShow = 23 * 60;
};
constexpr HotelDay kDay;
constexpr int kMinutes = 24 * 60;

/// Converts local times of many days with cached time zone offsets.
class LocalTimes {
public:
    LocalTimes(const QTimeZone &zone, Night first, Night last) : zone_(zone), first_(first)
    {
        for (Night n = first; n <= last + 1; ++n) {
            midnights_.push_back(localInstant(zone, n, QTime(0, 0)));
        }
    }
    Instant at(Night day, int minute) const
    {
        const auto i = size_t(day - first_);
        const bool plain = midnights_[i + 1] - midnights_[i] == kMinutes * 60 * kSecond;
        if (plain) return midnights_[i] + minute * 60 * kSecond;
        return localInstant(zone_, day, QTime(minute / 60, minute % 60));
    }

private:
    QTimeZone zone_;
    Night first_;
    std::vector<Instant> midnights_;
};

/// A local date and time as one number of minutes.
qint64 wall(Night day, int minute)
{
    return qint64(day.day()) * kMinutes + minute;
}

class Writer {
public:
    Writer(const LocalTimes &times, Night until, std::vector<Event> &out)
        : times_(times), until_(until), out_(out)
    {}

    void add(const ImportRow &row, quint32 index)
    {
        row_ = index;
        event(EventKind::Booked, wall(row.booked, kDay.booked));
        const bool cancelled = row.outcome == Outcome::Cancelled;
        const qint64 end =
            cancelled ? wall(row.settled, kDay.cancelled) : wall(row.stay.checkIn(), kDay.checkIn);
        const qint64 start = wall(row.booked, kDay.booked);
        for (int k = 1; k <= row.changes; ++k) {
            event(EventKind::Changed, start + (end - start) * k / (row.changes + 1));
        }
        if (cancelled) event(EventKind::Cancelled, end);
        if (row.outcome == Outcome::NoShow) {
            event(EventKind::NoShow, wall(row.settled, kDay.noShow));
        }
        if (row.outcome == Outcome::InHouse || row.outcome == Outcome::Departed
            || row.outcome == Outcome::NotSaid) {
            stayed(row);
        }
    }

private:
    void stayed(const ImportRow &row)
    {
        const Night in = row.stay.checkIn();
        event(EventKind::CheckedIn, wall(in, kDay.checkIn));
        if (row.outcome == Outcome::InHouse) return;
        const Night out = row.outcome == Outcome::Departed ? row.settled : row.stay.checkOut();
        event(EventKind::CheckedOut, wall(out, out == in ? kDay.checkOutAtOnce : kDay.checkOut));
    }

    void event(EventKind kind, qint64 at)
    {
        const Night day(static_cast<qint32>(at / kMinutes));
        if (day > until_) return;
        out_.push_back({times_.at(day, static_cast<int>(at % kMinutes)), day, row_, kind});
    }

    const LocalTimes &times_;
    Night until_;
    std::vector<Event> &out_;
    quint32 row_ = 0;
};

}  // namespace

std::vector<Event> timeline(const std::vector<ImportRow> &rows, const QTimeZone &zone, Night until)
{
    std::vector<Event> events;
    if (rows.empty()) return events;
    Night first = rows.front().booked, last = first;
    for (const ImportRow &row : rows) {
        first = std::min(first, row.booked);
        last = std::max(last, row.stay.checkOut());
    }
    const LocalTimes times(zone, first, last);
    events.reserve(rows.size() * 4);
    Writer writer(times, until, events);
    for (size_t i = 0; i < rows.size(); ++i) writer.add(rows[i], static_cast<quint32>(i));
    std::stable_sort(events.begin(), events.end(),
                     [](const Event &a, const Event &b) { return a.effective < b.effective; });
    return events;
}

}  // namespace roomrack::imports
