// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/ota_json/json_dialect.h"

#include "http/failure_code.h"
#include "protocols/json/masking.h"
#include "sync/codes.h"
#include "sync/pace.h"

#include <QtCore/QUrl>

#include <algorithm>
#include <map>
#include <set>

namespace roomrack::channels {

using namespace protocols::ota_json;
using sync::RowKind;

namespace {

constexpr quint8 kRooms = sync::bit(RowKind::Rooms);
constexpr quint8 kRates = sync::bit(RowKind::Limits) | sync::bit(RowKind::Rate);

/// A refused message in the channel's text.
QString wordsOf(const Answer &answer)
{
    QStringList words{answer.title};
    words += answer.details;
    words.removeAll(QString());
    return words.isEmpty() ? answer.code : words.join(QStringLiteral("; "));
}

Verdict::Kind kindOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Accepted:
    case Outcome::Partial: return Verdict::Kind::Done;
    case Outcome::Slower: return Verdict::Kind::TryLater;
    case Outcome::Unauthorised: return Verdict::Kind::NotAllowed;
    case Outcome::NotFound:
    case Outcome::Refused: return Verdict::Kind::Refused;
    case Outcome::Unavailable: return Verdict::Kind::Unknown;
    }
    return Verdict::Kind::Unknown;
}

/// The overall result of an answer; its problems are for the caller that has the message.
Verdict verdictOf(const Reply &reply, std::optional<Answer> &answer)
{
    if (reply.came != Reply::Came::Answer) return *verdictOfStatus(reply);
    const auto read = decodeAnswer(reply.status, reply.body, header(reply.headers, "Retry-After"));
    Verdict verdict;
    if (!read) {
        verdict.said = unreadableText(reply, read.error());
        return verdict;
    }
    answer = *read;
    verdict.kind = kindOf(read->outcome);
    verdict.said = verdict.kind == Verdict::Kind::Done ? QString() : wordsOf(*read);
    if (verdict.kind != Verdict::Kind::Done && verdict.said.isEmpty())
        verdict.said = http::failureCode(reply.status);
    verdict.retryAfterSeconds = read->retryAfterSeconds.value_or(0);
    if (read->outcome == Outcome::Slower && verdict.retryAfterSeconds <= 0)
        verdict.retryAfterSeconds = sync::kTooOftenSeconds;
    return verdict;
}

Received receivedFrom(const FeedItem &item)
{
    Received r{item.booking, item.id, protocols::json::withoutSecrets(item.raw),
               fail(ErrorCode::Invalid, {}, {})};
    if (item.revision) {
        r.reservation = item.revision->reservation.id;
        r.understood = item.revision->reservation;
    } else {
        r.understood = tl::unexpected(item.revision.error());
    }
    r.named = !item.id.isEmpty();
    return r;
}

}  // namespace

JsonDialect::JsonDialect(sync::ChannelSettings settings, QByteArray key)
    : settings_(std::move(settings)), key_(std::move(key))
{}

std::vector<Stream> JsonDialect::streams() const
{
    // Only prices and restrictions support weekdays ("days").
    return {{QStringLiteral("availability"), kRooms, settings_.availabilityPerMinute, false},
            {QStringLiteral("restrictions"), kRates, settings_.ratesPerMinute, true}};
}

Request JsonDialect::request(const QString &what, const QByteArray &path, QByteArray body) const
{
    Request r;
    r.what = what;
    r.method = body.isEmpty() ? "GET" : "POST";
    r.path = path;
    r.headers = {{"user-api-key", key_}, {"Content-Type", "application/json"}};
    r.body = std::move(body);
    return r;
}

void JsonDialect::addRooms(const sync::Entry &entry, const sync::RowKey &key, int place)
{
    const sync::RoomMapping *room = sync::mappingOf(settings_, key.roomType);
    if (!room) return;
    written_.rooms.push_back(
        {settings_.hotelCode, room->code, entry.first, entry.last, static_cast<int>(entry.value)});
    written_.entries.push_back({place});
}

/// A single price is the rate plan's; several are by number of guests.
void JsonDialect::setPrice(RestrictionUpdate &update, const sync::RateMapping &rate, int guests,
                           qint64 price) const
{
    const Money money{price, settings_.currency};
    if (rate.guests.size() == 1)
        update.rate = money;
    else
        update.rates.push_back({guests, money});
}

/// Prices and restrictions of the same nights are one item.
void JsonDialect::addRates(const sync::Board &board, const sync::Pass &pass)
{
    std::map<std::tuple<RoomTypeId, RatePlanId, Night, Night, quint8>, size_t> items;
    for (size_t e = 0; e < pass.entries.size(); ++e) {
        const sync::Entry &entry = pass.entries[e];
        const sync::RowKey &key = board.row(entry.row).key();
        const sync::RateMapping *rate = sync::mappingOf(settings_, key.roomType, key.plan);
        if (!rate) continue;
        const auto [it, fresh] =
            items.try_emplace({key.roomType, key.plan, entry.first, entry.last, entry.weekdays},
                              written_.rates.size());
        if (fresh) {
            RestrictionUpdate update;
            update.property = settings_.hotelCode;
            update.ratePlan = rate->code;
            update.from = entry.first;
            update.to = entry.last;
            update.weekdays = entry.weekdays;
            written_.rates.push_back(std::move(update));
            written_.entries.emplace_back();
        }
        RestrictionUpdate &update = written_.rates[it->second];
        written_.entries[it->second].push_back(static_cast<int>(e));
        if (key.kind == RowKind::Rate) {
            setPrice(update, *rate, key.guests, entry.value);
            continue;
        }
        const sync::Limits limits = sync::Limits::unpacked(entry.value);
        const sync::SupportedRestrictions &can = settings_.supportedRestrictions;
        if (can.stopSell) update.stopSell = limits.stopSell;
        if (can.closedToArrival) update.closedToArrival = limits.closedToArrival;
        if (can.closedToDeparture) update.closedToDeparture = limits.closedToDeparture;
        if (can.minStay) update.minStayArrival = std::max<int>(1, limits.minStay);
        if (can.minStayThrough) update.minStayThrough = std::max<int>(1, limits.minStayThrough);
        if (can.maxStay) update.maxStay = limits.maxStay;
    }
}

Request JsonDialect::write(const sync::Board &board, const sync::Pass &pass, const Stamp &)
{
    written_ = {};
    const bool rooms =
        !pass.isEmpty() && board.row(pass.entries.front().row).key().kind == RowKind::Rooms;
    if (!rooms) {
        addRates(board, pass);
        return request(QStringLiteral("restrictions"), "/api/v1/restrictions",
                       encode(std::span<const RestrictionUpdate>(written_.rates)));
    }
    for (size_t e = 0; e < pass.entries.size(); ++e)
        addRooms(pass.entries[e], board.row(pass.entries[e].row).key(), static_cast<int>(e));
    return request(QStringLiteral("availability"), "/api/v1/availability",
                   encode(std::span<const AvailabilityUpdate>(written_.rooms)));
}

std::vector<sync::Refusal> JsonDialect::refusals(const Answer &answer) const
{
    std::vector<sync::Refusal> out;
    for (const ItemProblem &problem : answer.problems) {
        const auto items =
            written_.rates.empty()
                ? itemsMeant(problem, std::span<const AvailabilityUpdate>(written_.rooms))
                : itemsMeant(problem, std::span<const RestrictionUpdate>(written_.rates));
        if (items.empty()) return {};
        const QString words = problem.field.isEmpty()
                                  ? problem.reason
                                  : problem.field + QStringLiteral(": ") + problem.reason;
        for (const int item : items) {
            for (const int entry : written_.entries[size_t(item)]) out.push_back({entry, words});
        }
    }
    return out;
}

Verdict JsonDialect::read(const sync::Pass &, const Reply &reply)
{
    std::optional<Answer> answer;
    Verdict verdict = verdictOf(reply, answer);
    if (!answer || answer->problems.empty()) return verdict;
    verdict.refused = refusals(*answer);
    if (verdict.refused.empty()) {
        // The problem names an item that was not sent: nothing of the answer can be relied on.
        verdict.kind = Verdict::Kind::Refused;
        verdict.said = answer->problems.front().reason;
    }
    return verdict;
}

Request JsonDialect::hello(const Stamp &stamp)
{
    return *poll(stamp);
}

Verdict JsonDialect::readHello(const Reply &reply)
{
    return readPoll(reply).verdict;
}

std::optional<Request> JsonDialect::poll(const Stamp &)
{
    return request(QStringLiteral("booking feed"),
                   "/api/v1/booking_revisions/feed?filter[property_id]="
                       + QUrl::toPercentEncoding(settings_.hotelCode),
                   {});
}

Polled JsonDialect::readPoll(const Reply &reply)
{
    Polled polled;
    if (const auto status = verdictOfStatus(reply)) {
        polled.verdict = *status;
        return polled;
    }
    const auto page = decodeFeed(reply.body);
    if (!page) {
        // The channel is reachable: updates are sent nevertheless, and the feed is polled at its
        // interval.
        polled.verdict.kind = Verdict::Kind::Refused;
        polled.verdict.said = unreadableText(reply, page.error());
        return polled;
    }
    polled.verdict.kind = Verdict::Kind::Done;
    for (const FeedItem &item : page->items) polled.received.push_back(receivedFrom(item));
    // A page of items that cannot even be acknowledged would only come again.
    const bool any = std::any_of(page->items.begin(), page->items.end(),
                                 [](const FeedItem &item) { return !item.id.isEmpty(); });
    polled.more = any && page->total > static_cast<int>(page->items.size());
    return polled;
}

/// One request per revision.
std::optional<Request> JsonDialect::acknowledge(const std::vector<Received> &stored, size_t &count,
                                                const Stamp &)
{
    const auto named = std::find_if(stored.begin(), stored.end(),
                                    [](const Received &r) { return !r.revision.isEmpty(); });
    if (named == stored.end()) return std::nullopt;
    count = size_t(named - stored.begin()) + 1;
    Request r = request(QStringLiteral("booking ack"), ackPath(named->revision), {});
    r.method = "POST";
    return r;
}

/// A revision that is no longer there was acknowledged before.
Verdict JsonDialect::readAcknowledged(const Reply &reply)
{
    if (reply.came == Reply::Came::Answer && reply.status == 404)
        return {Verdict::Kind::Done, {}, {}, 0, 0};
    if (const auto status = verdictOfStatus(reply)) return *status;
    return {Verdict::Kind::Done, {}, {}, 0, 0};
}

Received JsonDialect::understand(const QByteArray &body) const
{
    return receivedFrom(decodeItem(body));
}

QByteArray JsonDialect::withoutSecrets(const QByteArray &body) const
{
    return protocols::json::withoutSecrets(body);
}

}  // namespace roomrack::channels
