// SPDX-License-Identifier: GPL-3.0-or-later
// A night's figures from its bookings.
#include "booking/commission.h"
#include "pricing/tax_amounts.h"
#include "pricing/tax_lines.h"
#include "storage/answers.h"
#include "sync/settings.h"

#include <QtCore/QHash>

#include <map>
#include <utility>

namespace roomrack::storage {

namespace {

/// The share of one of `nights` nights in a total that is spread evenly. The shares add up: the
/// remainder goes to the first nights.
qint64 share(qint64 total, int night, int nights)
{
    return total / nights + (night < total % nights ? 1 : 0);
}

/// Whether the nightly prices add up to the booking's total. They do not after an early departure
/// or a changed total; then the total is spread evenly.
#define PRICED_BY_NIGHT                                                                            \
    "(SELECT sum(p.amount) FROM booking_price p WHERE p.property = b.property"                     \
    " AND p.booking = b.id AND p.night < b.nights)"                                                \
    " * b.rooms = b.total"

/// Bookings that count as sold on a night of the range, with their tax lines. ?1 property, ?2 first
/// night, ?3 end.
constexpr char kSold[] =
    "SELECT check_in, nights, rooms, total, CASE WHEN " PRICED_BY_NIGHT " THEN 1 ELSE 0 END,"
    " channel, plan, commission, segment, id, x.content"
    " FROM booking b LEFT JOIN booking_taxes x ON x.property = b.property AND x.booking = b.id"
    " WHERE b.property = ?1 AND status IN (2, 5, 6)"
    " AND check_in < ?3 AND check_in + nights > ?2";

/// The nights of those bookings that have different prices.
constexpr char kPrices[] =
    "SELECT b.check_in + q.night, b.rooms, q.amount, b.segment, b.id"
    " FROM booking b JOIN booking_price q"
    " ON q.property = b.property AND q.booking = b.id WHERE b.property = ?1"
    " AND b.status IN (2, 5, 6) AND b.check_in < ?3 AND b.check_in + b.nights > ?2"
    " AND q.night < b.nights AND " PRICED_BY_NIGHT " ORDER BY b.id, q.night";

/// Rooms by the nights on which they exist.
constexpr char kRooms[] =
    "SELECT in_service_from, retired_from, count(*) FROM room WHERE property = ?1"
    " GROUP BY in_service_from, retired_from";

constexpr char kOutOfOrder[] =
    "SELECT night, sum(out_of_order) FROM night_pool WHERE property = ?1 AND night >= ?2"
    " AND night < ?3 GROUP BY night";

/// Of each channel and source its commission and, if it is connected, its settings.
constexpr char kSetups[] =
    "SELECT c.id, c.commission, s.content FROM channel c LEFT JOIN channel_setup s"
    " ON s.property = c.property AND s.channel = c.id WHERE c.property = ?";

/// The rules as they are, for bookings that keep no commission of their own.
using CommissionRules = QHash<ChannelId, sync::CommissionRule>;

class Accounts {
public:
    /// `bySegment`: instead of by night.
    explicit Accounts(Stay range, bool bySegment = false)
        : range_(range), bySegment_(bySegment), days(size_t(std::max(0, range.nights())))
    {
        for (int i = 0; i < range.nights(); ++i) days[size_t(i)].night = range.checkIn() + i;
    }
    void addRule(const Statement &row)
    {
        sync::CommissionRule rule{row.small(1)};
        if (const auto settings = sync::fromText(row.text(2).toUtf8()))
            rule = sync::commissionRuleOf(*settings);
        rules_.insert(ChannelId{row.integer(0)}, std::move(rule));
    }
    /// A row of kSold: rooms are occupied; a total without nightly prices is spread evenly, and so
    /// is the commission. Revenue contains VAT (docs/decisions/0073): one on top is added.
    void addBooking(const Statement &row)
    {
        const Stay stay(Night(row.small(0)), row.small(1));
        const qint64 commission = commissionOf(row);
        const SegmentId segment{row.integer(8)};
        if (bySegment_) ++segments[segment].bookings;
        const qint64 total = row.integer(3), vat = vatOnTop(row);
        if (row.small(4) != 0 && vat > 0 && total > 0) onTop_.insert(row.integer(9), {vat, total});
        for (int i = 0; i < stay.nights(); ++i) {
            DayFigures *d = figures(segment, stay.checkIn() + i);
            if (!d) continue;
            d->occupied += row.small(2);
            d->commission += share(commission, i, stay.nights());
            if (row.small(4) == 0) earn(*d, row.small(2), share(total + vat, i, stay.nights()));
        }
    }
    /// A row of kPrices.
    void addPrice(const Statement &row)
    {
        const int rooms = row.small(1);
        const qint64 price = row.integer(2) * rooms, vat = vatOfNext(row.integer(4), price);
        if (DayFigures *d = figures({row.integer(3)}, Night(row.small(0))))
            earn(*d, rooms, price + vat);
    }
    DayFigures *day(Night n)
    {
        return range_.contains(n) ? &days[size_t(n - range_.checkIn())] : nullptr;
    }

private:
    DayFigures *figures(SegmentId segment, Night n)
    {
        if (!bySegment_) return day(n);
        return range_.contains(n) ? &segments[segment].sums : nullptr;
    }
    qint64 commissionOf(const Statement &row) const
    {
        if (!row.isNull(7)) return row.integer(7);
        const auto rule = rules_.constFind(ChannelId{row.integer(5)});
        if (rule == rules_.cend()) return 0;
        return booking::shareOf(row.integer(3), rule->of(RatePlanId{row.integer(6)}));
    }
    /// A VAT that is not in the prices of a booking's nights, which are read in their order.
    struct OnTop {
        qint64 vat = 0, total = 0;
        qint64 until = 0;  ///< prices of the nights so far
        qint64 given = 0;
    };
    /// Damaged lines are shown with their booking and count as none here.
    static qint64 vatOnTop(const Statement &row)
    {
        if (row.isNull(10)) return 0;
        const auto taxes = pricing::stayTaxesFrom(row.text(10).toUtf8());
        return taxes ? taxes->vatOnTop() : 0;
    }
    /// The part of the next night, in proportion to its price; the parts add up.
    qint64 vatOfNext(qint64 booking, qint64 price)
    {
        const auto at = onTop_.find(booking);
        if (at == onTop_.end()) return 0;
        at->until += price;
        const auto share = qint64(pricing::WideAmount(at->vat) * at->until / at->total);
        return share - std::exchange(at->given, share);
    }
    static void earn(DayFigures &d, int rooms, qint64 revenue)
    {
        if (revenue > 0) d.paid += rooms;
        d.revenue += revenue;
    }
    Stay range_;
    bool bySegment_;
    CommissionRules rules_;
    QHash<qint64, OnTop> onTop_;

public:
    std::vector<DayFigures> days;
    std::map<SegmentId, SegmentFigures> segments{};
};

Result<void> checkNights(Stay nights)
{
    constexpr int kMostNights = 20'000;
    if (nights.nights() >= 1 && nights.nights() <= kMostNights) return {};
    return fail(ErrorCode::Invalid, QStringLiteral("range"),
                ErrorText::tr("must have between 1 and %1 nights").arg(kMostNights));
}

/// Bookings of the nights, and the rules that they need.
Result<void> addBookings(const Connection &connection, PropertyId property, Stay nights,
                         Accounts &accounts)
{
    const std::initializer_list<qint64> span{property.value, nights.checkIn().day(),
                                             nights.checkOut().day()};
    auto done = forEachRow(connection, kSetups, {property.value},
                           [&](const Statement &row) { accounts.addRule(row); });
    if (done) {
        done = forEachRow(connection, kSold, span,
                          [&](const Statement &row) { accounts.addBooking(row); });
    }
    if (done) {
        done = forEachRow(connection, kPrices, span,
                          [&](const Statement &row) { accounts.addPrice(row); });
    }
    return done;
}

}  // namespace

Result<std::vector<DayFigures>> answer(ReadSession &session, const NightFigures &q)
{
    if (const auto ok = checkNights(q.nights); !ok) return tl::unexpected(ok.error());
    Accounts accounts(q.nights);
    const Connection &connection = *session.connection;
    auto done = forEachRow(connection, kRooms, {q.property.value}, [&](const Statement &row) {
        for (DayFigures &d : accounts.days) {
            const bool begun = row.isNull(0) || d.night >= Night(row.small(0));
            if (begun && (row.isNull(1) || d.night < Night(row.small(1)))) d.rooms += row.small(2);
        }
    });
    const std::initializer_list<qint64> span{q.property.value, q.nights.checkIn().day(),
                                             q.nights.checkOut().day()};
    if (done) {
        done = forEachRow(connection, kOutOfOrder, span, [&](const Statement &row) {
            if (DayFigures *d = accounts.day(Night(row.small(0)))) d->rooms -= row.small(1);
        });
    }
    if (done) done = addBookings(connection, q.property, q.nights, accounts);
    if (!done) return tl::unexpected(done.error());
    return std::move(accounts.days);
}

Result<std::vector<SegmentFigures>> answer(ReadSession &session, const FiguresBySegment &q)
{
    if (const auto ok = checkNights(q.nights); !ok) return tl::unexpected(ok.error());
    Accounts accounts(q.nights, true);
    const auto done = addBookings(*session.connection, q.property, q.nights, accounts);
    if (!done) return tl::unexpected(done.error());
    std::vector<SegmentFigures> all;
    for (auto &[segment, figures] : accounts.segments) {
        figures.segment = segment;
        all.push_back(figures);
    }
    return all;
}

}  // namespace roomrack::storage
