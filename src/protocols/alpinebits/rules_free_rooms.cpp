// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/rules.h"

#include <algorithm>

namespace roomrack::protocols::alpinebits {

namespace {

constexpr int kMostNightsSent = 4000;

class Check {
public:
    Check(const FreeRooms &message, const FreeRoomsRules &rules) : message_(message), rules_(rules)
    {}

    std::vector<Error> run()
    {
        whole();
        for (size_t i = 0; i < message_.inventories.size(); ++i) one(i);
        levels();
        overlaps();
        closedNights();
        if (rules_.free) physical();
        return std::move(out_);
    }

private:
    const Inventory &at(size_t i) const { return message_.inventories[i]; }

    void wrong(size_t i, const QString &reason)
    {
        out_.push_back({ErrorCode::Invalid, QStringLiteral("Inventory[%1]").arg(i), reason, -1});
    }
    void wrong(const QString &reason)
    {
        out_.push_back({ErrorCode::Invalid, QStringLiteral("Inventories"), reason, -1});
    }

    void whole()
    {
        if (message_.hotelCode.isEmpty()) wrong(ErrorText::tr("has no hotel code"));
        if (message_.inventories.empty() && !message_.complete)
            wrong(ErrorText::tr("a delta message must contain at least one Inventory"));
        if (message_.complete && !rules_.completeSets)
            wrong(ErrorText::tr("the receiver does not accept CompleteSet messages"));
        if (!message_.complete && !rules_.deltas)
            wrong(ErrorText::tr("the receiver accepts CompleteSet messages only"));
    }

    void one(size_t i)
    {
        const Inventory &n = at(i);
        if (n.to < n.from) wrong(i, ErrorText::tr("the end is before the start"));
        if (n.to - n.from >= kMostNightsSent)
            wrong(i, ErrorText::tr("the range has more than %1 nights").arg(kMostNightsSent));
        if (n.closed)
            closed(i);
        else if (n.category.isEmpty())
            wrong(i, ErrorText::tr("must have a category or be a closing season"));
        if (n.category.size() > 8)
            wrong(i, ErrorText::tr("the category has more than 8 characters"));
        if (!n.room.isEmpty() && n.counts.bookable.value_or(0) > 1)
            wrong(i, ErrorText::tr("an individual room can have at most 1 bookable unit"));
        if (n.counts.outOfOrder && !rules_.outOfOrder)
            wrong(i, ErrorText::tr("the receiver does not accept out-of-order counts"));
        if (n.counts.outOfMarket && !rules_.outOfMarket)
            wrong(i, ErrorText::tr("the receiver does not accept out-of-market counts"));
    }

    void closed(size_t i)
    {
        const Inventory &n = at(i);
        if (!n.category.isEmpty() || !n.room.isEmpty())
            wrong(i, ErrorText::tr("a closing season must apply to the whole hotel"));
        if (!n.counts.isEmpty())
            wrong(i, ErrorText::tr("a closing season must not have room counts"));
        if (!message_.complete)
            wrong(i, ErrorText::tr("closing seasons are allowed in CompleteSet messages only"));
        if (!rules_.closingSeasons)
            wrong(i, ErrorText::tr("the receiver does not accept closing seasons"));
        if (i > 0 && !at(i - 1).closed) wrong(i, ErrorText::tr("closing seasons must come first"));
    }

    void levels()
    {
        const auto isRoom = [](const Inventory &n) { return !n.closed && !n.room.isEmpty(); };
        const auto isCategory = [](const Inventory &n) { return !n.closed && n.room.isEmpty(); };
        const auto &all = message_.inventories;
        const bool rooms = std::any_of(all.begin(), all.end(), isRoom);
        const bool categories = std::any_of(all.begin(), all.end(), isCategory);
        if (rooms && categories)
            wrong(ErrorText::tr("rooms and categories must not be mixed in one message"));
        if (rooms && !rules_.rooms)
            wrong(ErrorText::tr("the receiver does not accept individual rooms"));
        if (categories && !rules_.categories)
            wrong(ErrorText::tr("the receiver does not accept categories"));
    }

    void overlaps()
    {
        std::vector<size_t> order(message_.inventories.size());
        for (size_t i = 0; i < order.size(); ++i) order[i] = i;
        const auto key = [this](size_t i) {
            return std::tie(at(i).closed, at(i).category, at(i).room);
        };
        std::sort(order.begin(), order.end(), [this, &key](size_t a, size_t b) {
            return key(a) != key(b) ? key(a) < key(b) : at(a).from < at(b).from;
        });
        // The range with the latest end so far, of the same category or room.
        size_t far = 0;
        for (size_t i = 1; i < order.size(); ++i) {
            const bool same = key(order[far]) == key(order[i]);
            if (same && at(order[i]).from <= at(order[far]).to) {
                const size_t later = std::max(order[far], order[i]);
                wrong(later, ErrorText::tr("overlaps with Inventory[%1]")
                                 .arg(std::min(order[far], order[i])));
            }
            if (!same || at(order[i]).to > at(order[far]).to) far = i;
        }
    }

    void closedNights()
    {
        std::vector<const Inventory *> seasons;
        for (const Inventory &n : message_.inventories)
            if (n.closed) seasons.push_back(&n);
        for (size_t i = 0; i < message_.inventories.size(); ++i) {
            const Inventory &n = at(i);
            if (n.closed || n.counts.isEmpty()) continue;
            const auto meets = [&n](const Inventory *s) {
                return s->from <= n.to && n.from <= s->to;
            };
            if (std::any_of(seasons.begin(), seasons.end(), meets))
                wrong(i, ErrorText::tr("has room counts for nights in a closing season"));
        }
    }

    void physical()
    {
        for (size_t i = 0; i < message_.inventories.size(); ++i) {
            const Inventory &n = at(i);
            const int bookable = n.counts.bookable.value_or(0);
            if (n.closed || bookable == 0 || n.to - n.from >= kMostNightsSent) continue;
            for (Night night = n.from; night <= n.to; ++night) {
                const auto free = rules_.free(n.category, night);
                if (!free || *free >= bookable) continue;
                wrong(i, ErrorText::tr("%n room(s) bookable on %1, but only %2 available", nullptr,
                                       bookable)
                             .arg(night.iso())
                             .arg(*free));
                break;
            }
        }
    }

    const FreeRooms &message_;
    const FreeRoomsRules &rules_;
    std::vector<Error> out_;
};

}  // namespace

FreeRoomsRules FreeRoomsRules::of(const Capabilities &both, Version version)
{
    const auto can = [&both, version](const char *what) {
        return both.can(
            version, u"action_OTA_HotelInvCountNotif",
            QString(QStringLiteral("OTA_HotelInvCountNotif_accept_") + QLatin1String(what)));
    };
    FreeRoomsRules rules;
    rules.rooms = can("rooms");
    rules.categories = can("categories");
    rules.deltas = can("deltas");
    // Every 2020-10 server supports complete sets; the capability exists since 2022-10.
    rules.completeSets = version < Version::V2022_10 || can("complete_set");
    rules.outOfOrder = can("out_of_order");
    rules.outOfMarket = can("out_of_market");
    rules.closingSeasons = can("closing_seasons");
    return rules;
}

std::vector<Error> violations(const FreeRooms &message, const FreeRoomsRules &rules)
{
    return Check(message, rules).run();
}

}  // namespace roomrack::protocols::alpinebits
