// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/json_ota.h"

#include "core/zone.h"
#include "protocols/ota_json/answer.h"

#include <algorithm>

namespace roomrack::simulator {

using namespace protocols::ota_json;

namespace {

WireReply replyOf(const Answer &answer, Kind kind)
{
    WireReply reply{
        httpStatus(answer), {{"Content-Type", "application/json"}}, encode(answer, kind)};
    if (answer.retryAfterSeconds)
        reply.headers.emplace_back("Retry-After", QByteArray::number(*answer.retryAfterSeconds));
    return reply;
}

ItemProblem unknown(int index, const QString &subject, const char *field)
{
    ItemProblem p;
    p.index = index;
    p.subject = subject;
    p.field = QString::fromLatin1(field);
    p.reason = QStringLiteral("is not known here");
    return p;
}

/// As in docs.channex.io, Availability and Rates: "Past dates are not allowed".
ItemProblem past(int index, const QString &subject)
{
    ItemProblem p;
    p.index = index;
    p.subject = subject;
    p.field = QStringLiteral("date_from");
    p.reason = QStringLiteral("past dates are not allowed");
    return p;
}

}  // namespace

JsonOta::JsonOta(Shop shop, Options options) : shop_(std::move(shop)), options_(std::move(options))
{}

WireReply JsonOta::handle(const WireRequest &request, Instant now)
{
    const Night today = core::localDate(options_.zone, now);
    if (protocols::header(request.headers, "user-api-key") != options_.key)
        return {401, {}, R"({"errors":{}})"};
    const QByteArray path = request.path.left(request.path.contains('?') ? request.path.indexOf('?')
                                                                         : request.path.size());
    if (path == "/api/v1/availability") return availability(request.body, today);
    if (path == "/api/v1/restrictions") return restrictions(request.body, today);
    if (path == "/api/v1/booking_revisions/feed") return feed();
    if (const auto revision = ackedRevision(path)) return acknowledge(*revision);
    return {404, {}, R"({"errors":{"code":"resource_not_found","title":"Not found"}})"};
}

WireReply JsonOta::tooMany(int retryAfterSeconds) const
{
    return {429,
            {{"Retry-After", QByteArray::number(retryAfterSeconds)}},
            R"({"errors":{"code":"http_too_many_requests","title":"Too Many Requests"}})"};
}

WireReply JsonOta::availability(const QByteArray &body, Night today)
{
    const auto updates = decodeAvailability(body);
    if (!updates) return replyOf(refusal(updates.error()), Kind::Availability);
    if (options_.updatesAtMost > 0 && std::ssize(*updates) > options_.updatesAtMost)
        return {422, {}, R"({"errors":{"code":"validation_error","title":"Too many values"}})"};
    Answer answer;
    for (size_t i = 0; i < updates->size(); ++i) {
        const AvailabilityUpdate &u = (*updates)[i];
        if (u.property != options_.hotelCode || !shop_.knowsRoom(u.roomType)) {
            answer.problems.push_back(unknown(int(i), u.roomType, "room_type_id"));
            continue;
        }
        if (u.from < today) {
            answer.problems.push_back(past(int(i), u.roomType));
            continue;
        }
        for (Night n = u.from; n <= u.to; ++n) shop_.setRooms(u.roomType, n, u.availability);
    }
    return replyOf(answer, Kind::Availability);
}

WireReply JsonOta::restrictions(const QByteArray &body, Night today)
{
    const auto updates = decodeRestrictions(body, shop_.currency());
    if (!updates) return replyOf(refusal(updates.error()), Kind::Restrictions);
    if (options_.updatesAtMost > 0 && std::ssize(*updates) > options_.updatesAtMost)
        return {422, {}, R"({"errors":{"code":"validation_error","title":"Too many values"}})"};
    Answer answer;
    for (size_t i = 0; i < updates->size(); ++i) {
        const RestrictionUpdate &u = (*updates)[i];
        if (u.property != options_.hotelCode || !shop_.knowsRate(u.ratePlan)) {
            answer.problems.push_back(unknown(int(i), u.ratePlan, "rate_plan_id"));
            continue;
        }
        if (u.from < today) {
            answer.problems.push_back(past(int(i), u.ratePlan));
            continue;
        }
        for (Night n = u.from; n <= u.to; ++n) {
            if (u.covers(n)) apply(u, n);
        }
    }
    return replyOf(answer, Kind::Restrictions);
}

void JsonOta::apply(const RestrictionUpdate &u, Night n)
{
    if (u.rate) shop_.setPrice(u.ratePlan, n, u.rate->minor);
    for (const OccupancyRate &r : u.rates) shop_.setPrice(u.ratePlan, n, r.rate.minor, r.occupancy);
    const auto nights = [](int least) { return quint16(least <= 1 ? 0 : least); };
    sync::Limits limits = shop_.limits(u.ratePlan, n);
    limits.stopSell = u.stopSell.value_or(limits.stopSell);
    limits.closedToArrival = u.closedToArrival.value_or(limits.closedToArrival);
    limits.closedToDeparture = u.closedToDeparture.value_or(limits.closedToDeparture);
    if (u.minStayArrival) limits.minStay = nights(*u.minStayArrival);
    if (u.minStayThrough) limits.minStayThrough = nights(*u.minStayThrough);
    if (u.maxStay) limits.maxStay = quint16(*u.maxStay);
    shop_.setLimits(u.ratePlan, n, limits);
}

WireReply JsonOta::feed() const
{
    const auto count = std::min<qsizetype>(std::ssize(feed_), options_.pageSize);
    const std::vector<Revision> page(feed_.begin(), feed_.begin() + count);
    return {200, {{"Content-Type", "application/json"}}, encodeFeed(page, int(feed_.size()))};
}

WireReply JsonOta::acknowledge(const QString &revision)
{
    const auto it = std::find_if(feed_.begin(), feed_.end(), [&](const Revision &r) {
        return r.reservation.revision == revision;
    });
    if (it == feed_.end())
        return {404, {}, R"({"errors":{"code":"resource_not_found","title":"Not found"}})"};
    feed_.erase(it);
    return {200, {{"Content-Type", "application/json"}}, R"({"meta":{"message":"Success"}})"};
}

void JsonOta::tell(const Told &told)
{
    Revision revision;
    revision.reservation = told.reservation;
    revision.otaCode = told.reservation.id;
    // Some guests pay this channel, others the hotel; a change does not move them.
    protocols::Guarantee &guarantee = revision.reservation.guarantee;
    const bool prepaid = told.reservation.id.back().digitValue() % 3 == 0;
    if (prepaid) guarantee.kind = protocols::GuaranteeKind::Prepaid;
    if (prepaid) guarantee.text = QStringLiteral("bank_transfer");
    guarantee.atProperty = !prepaid;
    feed_.push_back(std::move(revision));
}

}  // namespace roomrack::simulator
