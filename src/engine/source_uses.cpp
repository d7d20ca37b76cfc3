// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/source_uses.h"

#include "storage/reader.h"

#include <algorithm>

namespace roomrack::engine {

namespace {

/// Bookings are never deleted, so all count, whatever became of them.
Result<QStringList> bookingsOf(ChannelId source, const booking::House &hotel, const QString &place)
{
    const auto reader = storage::Reader::open(place);
    if (!reader) return tl::unexpected(reader.error());
    storage::BookingQuery query;
    query.property = hotel.catalogue().property.id;
    query.channels = {source};
    query.sort = storage::BookingSort::Number;
    query.descending = true;
    const auto found = (*reader)->ask(storage::Bookings{query, 0, 1});
    if (!found) return tl::unexpected(found.error());
    if (found->rows.empty()) return QStringList();
    return QStringList{
        ErrorText::tr("%n booking(s), the newest is BK-%1", nullptr, int(found->total))
            .arg(found->rows.front().booking.id.value)};
}

QStringList holdsOf(ChannelId source, const booking::HoldTable &holds)
{
    int count = 0;
    holds.forEach([&](const booking::Hold &hold) { count += hold.channel == source ? 1 : 0; });
    if (count == 0) return {};
    return {ErrorText::tr("%n active hold(s)", nullptr, count)};
}

QStringList plansOf(ChannelId source, const std::vector<pricing::RatePlan> &plans)
{
    QStringList names;
    for (const pricing::RatePlan &plan : plans) {
        const auto &sellers = plan.conditions.channels;
        if (std::find(sellers.begin(), sellers.end(), source) != sellers.end())
            names << ErrorText::tr("conditions of the rate plan %1").arg(plan.name);
    }
    return names;
}

QStringList taxesOf(ChannelId source, const pricing::TaxRules &taxes)
{
    QStringList names;
    booking::eachTaxKind(taxes, taxes, [&](const auto &items, const auto &) {
        for (const auto &item : items) {
            const auto channels = booking::channelsOf(item);
            if (std::find(channels.begin(), channels.end(), source) != channels.end())
                names << ErrorText::tr("tax or fee %1").arg(item.name);
        }
    });
    return names;
}

QStringList segmentsOf(ChannelId source, const inventory::Catalogue &catalogue)
{
    QStringList names;
    for (const inventory::MarketSegment &segment : catalogue.segments) {
        const auto &channels = segment.channels;
        if (std::find(channels.begin(), channels.end(), source) != channels.end())
            names << ErrorText::tr("market segment %1").arg(segment.name);
    }
    return names;
}

QStringList tokensOf(ChannelId source, const booking::RequestBook &requests)
{
    QStringList names;
    for (const booking::TokenRow &row : requests.tokens) {
        if (row.token.role == booking::TokenRole::Channel && row.token.channel == source)
            names << ErrorText::tr("API token %1").arg(row.token.name);
    }
    return names;
}

}  // namespace

std::vector<inventory::Channel> sourcesWithout(const booking::House &hotel,
                                               const inventory::Catalogue &kept)
{
    std::vector<inventory::Channel> gone;
    for (const inventory::Channel &channel : hotel.catalogue().channels) {
        if (channel.kind == inventory::ChannelKind::Desk && !kept.channel(channel.id))
            gone.push_back(channel);
    }
    return gone;
}

Result<void> nothingRestsOn(const std::vector<inventory::Channel> &sources,
                            const booking::House &hotel, const QString &place)
{
    const QString field = QStringLiteral("source");
    for (const inventory::Channel &source : sources) {
        const inventory::Channel &desk = *hotel.catalogue().channel(inventory::ChannelKind::Desk);
        if (source.id == desk.id) {
            return fail(ErrorCode::WrongState, field,
                        ErrorText::tr("%1 cannot be removed, because the front desk books on it")
                            .arg(source.name));
        }
        auto uses = bookingsOf(source.id, hotel, place);
        if (!uses) return tl::unexpected(uses.error());
        *uses += holdsOf(source.id, hotel.holds());
        *uses += plansOf(source.id, hotel.rates().plans());
        *uses += taxesOf(source.id, hotel.rates().taxes());
        *uses += segmentsOf(source.id, hotel.catalogue());
        *uses += tokensOf(source.id, hotel.requests());
        if (uses->isEmpty()) continue;
        return fail(ErrorCode::WrongState, field,
                    ErrorText::tr("%1 cannot be removed, because it is in use: %2")
                        .arg(source.name, uses->join(QStringLiteral("; "))));
    }
    return {};
}

}  // namespace roomrack::engine
