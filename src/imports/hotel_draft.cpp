// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/hotel_draft.h"

#include "booking/description/items.h"

#include <algorithm>
#include <numeric>

namespace roomrack::imports {

namespace {

constexpr int kUsualHorizon = 730;
constexpr int kMostRooms = 10'000;
constexpr int kLargestParty = 12;  ///< more in one room is a group or a typing error

/// Maximum number of rooms of each type in use on one night.
std::vector<int> busiestNights(const BookingFile &file)
{
    const Night first = file.firstArrival();
    const auto nights = size_t(file.lastDeparture() - first) + 1;
    std::vector<std::vector<int>> change(size_t(file.typeCodes.size()), std::vector<int>(nights));
    for (const ImportRow &row : file.rows) {
        if (!row.countsAsSold()) continue;
        auto &nightly = change[size_t(row.assignedType)];
        nightly[size_t(row.used().checkIn() - first)] += row.rooms;
        nightly[size_t(row.used().checkOut() - first)] -= row.rooms;
    }
    std::vector<int> busiest;
    for (auto &nightly : change) {
        std::partial_sum(nightly.begin(), nightly.end(), nightly.begin());
        busiest.push_back(*std::max_element(nightly.begin(), nightly.end()));
    }
    return busiest;
}

struct Party {
    int standard = 2;
    int most = 2;
};

/// Party size of most bookings of the type, and its 99th percentile.
Party partyOf(const BookingFile &file, int type)
{
    std::array<int, kLargestParty + 1> bookings{};
    for (const ImportRow &row : file.rows) {
        const int guests = (row.adults + row.children + row.rooms - 1) / row.rooms;
        if (row.roomType == type && guests <= kLargestParty) ++bookings[size_t(guests)];
    }
    const auto usual = std::max_element(bookings.begin() + 1, bookings.end());
    if (*usual == 0) return {};
    const int all = std::accumulate(bookings.begin(), bookings.end(), 0);
    const int standard = int(usual - bookings.begin());
    int most = 0;
    for (int covered = bookings[0]; most < kLargestParty && covered * 100 < all * 99;) {
        covered += bookings[size_t(++most)];
    }
    return {standard, std::max(standard, most)};
}

QString roomNumber(const TypeDraft &type, int number)
{
    const auto digits = QString::number(type.rooms).size();
    const bool needsSpace = type.code.back().isDigit() || type.code.size() > 2;
    return type.code + (needsSpace ? QStringLiteral(" ") : QString())
           + QStringLiteral("%1").arg(number, int(digits), 10, QLatin1Char('0'));
}

void addType(const TypeDraft &type, inventory::Catalogue &c)
{
    const PoolId pool{std::ssize(c.pools) + 1};
    c.pools.push_back({pool, type.code, type.code, int(pool.value) - 1});
    inventory::RoomType t;
    t.pool = pool;
    t.code = t.name = type.code;
    t.cap = type.rooms;
    t.standardGuests = type.standardGuests;
    t.maxGuests = type.maxGuests;
    t.position = int(pool.value) - 1;
    c.roomTypes.push_back(t);
    for (int i = 1; i <= type.rooms; ++i) c.rooms.push_back({{}, pool, roomNumber(type, i)});
}

void addChannels(const QStringList &names, inventory::Catalogue &c)
{
    const auto add = [&](inventory::ChannelKind kind, const QString &name) {
        inventory::Channel channel;
        channel.kind = kind;
        channel.name = name;
        c.channels.push_back(channel);
    };
    add(inventory::ChannelKind::Desk, ErrorText::tr("Front desk"));
    add(inventory::ChannelKind::Import, ErrorText::tr("Import"));
    for (const QString &name : names) add(inventory::ChannelKind::Import, name);
}

/// Merges runs of equal rates into one entry.
void addRates(const std::vector<qint64> &nightly, Night first, int type,
              std::vector<engine::HotelSetup::Rate> &out)
{
    for (size_t from = 0; from < nightly.size();) {
        size_t to = from;
        while (to < nightly.size() && nightly[to] == nightly[from]) ++to;
        if (nightly[from] >= 0) {
            out.push_back({type, 0, {first + int(from), qint32(to - from)}, nightly[from]});
        }
        from = to;
    }
}

int horizonFor(const BookingFile &file)
{
    int farthest = kUsualHorizon;
    for (const ImportRow &row : file.rows) {
        farthest = std::max(farthest, row.stay.checkOut() - row.booked);
    }
    return farthest;
}

}  // namespace

int HotelDraft::rooms() const
{
    return std::accumulate(types.begin(), types.end(), 0,
                           [](int sum, const TypeDraft &t) { return sum + t.rooms; });
}

HotelDraft draftHotel(const BookingFile &file, const QString &name, const QString &timeZone)
{
    HotelDraft draft{name, timeZone, {}, file.channels};
    const std::vector<int> rooms = busiestNights(file);
    for (int i = 0; i < file.typeCodes.size(); ++i) {
        const Party party = partyOf(file, i);
        draft.types.push_back({file.typeCodes[i], rooms[size_t(i)], party.standard, party.most});
    }
    std::sort(draft.types.begin(), draft.types.end(),
              [](const TypeDraft &a, const TypeDraft &b) { return a.code < b.code; });
    return draft;
}

Result<void> setRooms(HotelDraft &draft, const QMap<QString, int> &rooms)
{
    for (auto at = rooms.begin(); at != rooms.end(); ++at) {
        const auto type = std::find_if(draft.types.begin(), draft.types.end(),
                                       [&](const TypeDraft &t) { return t.code == at.key(); });
        if (type == draft.types.end()) {
            QStringList codes;
            for (const TypeDraft &t : draft.types) codes << t.code;
            return fail(ErrorCode::NotFound, at.key(),
                        ErrorText::tr("is not a room type in the file; available: %1")
                            .arg(codes.join(QStringLiteral(", "))));
        }
        if (at.value() < 0 || at.value() > kMostRooms) {
            return fail(ErrorCode::Invalid, at.key(),
                        ErrorText::tr("must be between %1 and %2").arg(0).arg(kMostRooms));
        }
        type->rooms = at.value();
    }
    return {};
}

std::vector<inventory::MarketSegment> newSegments(
    const QStringList &names, const std::vector<inventory::MarketSegment> &existing)
{
    constexpr int kLongestCode = 12;
    std::vector<inventory::MarketSegment> added;
    QStringList known, codes;
    for (const inventory::MarketSegment &segment : existing) {
        known << segment.name.toCaseFolded();
        codes << segment.code.toCaseFolded();
    }
    int position = booking::lastPosition(existing);
    for (const QString &name : names) {
        if (known.contains(name.toCaseFolded())) continue;
        known << name.toCaseFolded();
        QString base;
        for (const QChar c : name.toUpper())
            if (c.isLetterOrNumber() && base.size() < kLongestCode) base += c;
        if (base.isEmpty()) base = QStringLiteral("SEGMENT");
        QString code = base;
        for (int n = 2; codes.contains(code.toCaseFolded()); ++n) code = base + QString::number(n);
        codes << code.toCaseFolded();
        inventory::MarketSegment &segment = added.emplace_back();
        segment.id = SegmentId{-qint64(added.size())};
        segment.code = code;
        segment.name = name;
        segment.position = position++;
    }
    return added;
}

engine::HotelSetup setupOf(const HotelDraft &draft, const BookingFile &file,
                           inventory::AuditMode audit)
{
    engine::HotelSetup setup;
    inventory::Catalogue &c = setup.catalogue;
    c.property.name = draft.name;
    c.property.timeZone = draft.timeZone;
    c.property.currency = file.currency;
    c.property.audit = audit;
    c.property.businessDate = file.firstBooked();
    c.property.firstNight = file.firstArrival();
    c.property.horizonNights = horizonFor(file);
    for (const TypeDraft &type : draft.types) addType(type, c);
    addChannels(draft.channels, c);
    c.segments = newSegments(file.segments, {});
    pricing::RatePlan plan;
    plan.code = QStringLiteral("BAR");
    plan.name = ErrorText::tr("Best available rate");
    setup.plans.push_back(plan);
    const Night end = file.lastDeparture() + c.property.horizonNights;
    const Stay range(c.property.firstNight, end - c.property.firstNight);
    const auto rates = nightlyRates(file, range);
    for (size_t i = 0; i < draft.types.size(); ++i) {
        const auto type = file.typeCodes.indexOf(draft.types[i].code);
        addRates(rates[size_t(type)], range.checkIn(), int(i), setup.rates);
    }
    return setup;
}

}  // namespace roomrack::imports
