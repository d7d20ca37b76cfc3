// SPDX-License-Identifier: GPL-3.0-or-later
// Revisions of bookings as an OTA over JSON lists them, written by hand.
#pragma once

#include "channels/json_pair.h"

#include <functional>

namespace roomrack::tests {

inline bool isFeed(const channels::Request &request)
{
    return request.path.startsWith("/api/v1/booking_revisions/feed");
}

/// A feed of revisions that the OTA never made, until they are acknowledged.
struct Feed {
    std::vector<std::pair<QByteArray, QByteArray>> revisions;  ///< number, JSON

    std::optional<simulator::WireReply> operator()(const channels::Request &request)
    {
        if (isFeed(request)) {
            QByteArray list;
            for (const auto &[id, json] : revisions) list += (list.isEmpty() ? "" : ",") + json;
            return simulator::WireReply{200,
                                        {},
                                        "{\"data\":[" + list + "],\"meta\":{\"total\":"
                                            + QByteArray::number(qsizetype(revisions.size()))
                                            + "}}"};
        }
        if (!request.path.contains("/ack")) return std::nullopt;
        std::erase_if(revisions,
                      [&](const auto &r) { return request.path.contains('/' + r.first + '/'); });
        return simulator::WireReply{200, {}, R"({"meta":{"message":"Success"}})"};
    }
};

/// Connects the channel, which lists this feed from now on. Both must outlive the last run.
inline void link(JsonPair &line, Feed &feed)
{
    line.instead = std::ref(feed);
    sync::ChannelSettings settings = line.settings();
    settings.pollSeconds = 5;
    line.link(settings);
}

inline QByteArray room(Night in, const QByteArray &more = {}, int nights = 1)
{
    return R"({"room_type_id":"DBL","rate_plan_id":"DBL-BAR","checkin_date":")" + in.iso().toUtf8()
           + R"(","checkout_date":")" + (in + nights).iso().toUtf8()
           + R"(","amount":"100.00","occupancy":{"adults":2})" + more + '}';
}

inline QByteArray revision(const QByteArray &id, const QByteArray &booking, const QByteArray &rooms,
                           const QByteArray &more = R"(,"status":"new")")
{
    return R"({"id":")" + id + R"(","type":"booking_revision","attributes":{"id":")" + id
           + R"(","booking_id":")" + booking + R"(","property_id":"H1","currency":"EUR","rooms":[)"
           + rooms + ']' + more + "}}";
}

}  // namespace roomrack::tests
