// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/alpinebits/alpine_dialect.h"

#include "channels/alpinebits/alpine_inbox.h"
#include "channels/alpinebits/alpine_messages.h"
#include "channels/alpinebits/alpine_names.h"
#include "protocols/alpinebits/form.h"
#include "protocols/alpinebits/rules.h"
#include "protocols/xml/masking.h"

#include <QtCore/QCryptographicHash>

#include <algorithm>

namespace roomrack::channels {

using namespace protocols::alpinebits;
using sync::RowKind;

namespace {

constexpr quint8 kRooms = sync::bit(RowKind::Rooms);
constexpr quint8 kRates = sync::bit(RowKind::Limits) | sync::bit(RowKind::Rate);

/// The verdict of the transport; empty if there is a message to be read.
std::optional<Verdict> verdictOfWay(const Reply &reply)
{
    auto verdict = verdictOfStatus(reply);
    if (reply.came != Reply::Came::Answer) return verdict;
    const auto fault = faultOf(reply.status, reply.body);
    if (!fault) return verdict;
    if (!verdict) verdict = Verdict{Verdict::Kind::Refused, {}, {}, 0, 0};
    if (!fault->isEmpty()) verdict->said = *fault;
    return verdict;
}

Verdict unreadable(const Reply &reply, const Error &why)
{
    Verdict verdict;
    verdict.said = unreadableText(reply, why);
    return verdict;
}

}  // namespace

AlpineDialect::AlpineDialect(sync::ChannelSettings settings, QByteArray password)
    : settings_(std::move(settings)), password_(std::move(password))
{}

/// The static part of a plan, and which amounts are for additional guests, apply to all its nights.
quint8 AlpineDialect::describe(const HotelFacts &facts)
{
    const bool changed = described_ && !(facts == facts_);
    facts_ = facts;
    described_ = true;
    if (!changed) return 0;
    plansThere_ = false;
    return kRates;
}

std::vector<Stream> AlpineDialect::streams() const
{
    return {{QStringLiteral("FreeRooms"), kRooms, settings_.availabilityPerMinute},
            {QStringLiteral("RatePlans"), kRates, settings_.ratesPerMinute}};
}

/// Before the handshake the capabilities are unknown: then all kinds must be assumed.
quint8 AlpineDialect::whole() const
{
    if (!version()) return kRooms | kRates;
    const bool deltas = agreement_.can(kFreeRooms, kDeltas);
    const bool overlay = agreement_.can(kRatePlans, kOverlay);
    // Before 2024-10 every server accepts complete rate plans.
    const bool full = *version() < Version::V2024_10 || agreement_.can(kRatePlans, kFull);
    quint8 kinds = 0;
    if (agreement_.takesSets() && (!deltas || !roomsThere_)) kinds |= kRooms;
    if (!overlay || (full && !plansThere_)) kinds |= kRates;
    return kinds;
}

Request AlpineDialect::request(Action action, const QString &what, const QByteArray &xml,
                               const Stamp &stamp) const
{
    return request(version().value_or(Version::V2024_10), action, what, xml, stamp);
}

Request AlpineDialect::request(Version version, Action action, const QString &what,
                               const QByteArray &xml, const Stamp &stamp) const
{
    Request r;
    r.what = what;
    const Form form{textOf(action), xml};
    QByteArray seed = stamp.id.toUtf8();
    Result<EncodedForm> encoded = fail(ErrorCode::Invalid, {}, {});
    while (!encoded) {
        seed = QCryptographicHash::hash(seed, QCryptographicHash::Sha256).toHex().left(40);
        encoded = encode(form, seed);
    }
    r.headers = {
        {"Authorization", "Basic " + (settings_.account.toUtf8() + ':' + password_).toBase64()},
        {"X-AlpineBits-ClientProtocolVersion", textOf(version).toLatin1()},
        {"X-AlpineBits-ClientID", "Roomrack"},
        {"Content-Type", encoded->contentType}};
    r.body = encoded->body;
    return r;
}

Request AlpineDialect::write(const sync::Board &board, const sync::Pass &pass, const Stamp &stamp)
{
    agreement_.mayRenew(stamp.at);
    wrote_ = stamp.at;
    wroteRooms_ =
        !pass.isEmpty() && board.row(pass.entries.front().row).key().kind == RowKind::Rooms;
    unsaid_ = unsayable(settings_, facts_, board, pass);
    if (wroteRooms_) {
        const FreeRooms message = freeRoomsOf(settings_, board, pass, (whole() & kRooms) != 0);
        return request(Action::FreeRooms, QStringLiteral("FreeRooms"), encode(message), stamp);
    }
    const RatePlans message = ratePlansOf(settings_, facts_, board, pass, (whole() & kRates) != 0);
    return request(Action::RatePlans, QStringLiteral("RatePlans"),
                   encode(message, version().value_or(Version::V2020_10)), stamp);
}

/// Returns the kinds that the server requests in full again.
quint8 AlpineDialect::heed(const Outcome &outcome)
{
    quint8 kinds = 0;
    if (outcome.mustSendFreeRooms()) {
        roomsThere_ = false;
        kinds |= kRooms;
    }
    if (outcome.mustSendRatePlans()) {
        plansThere_ = false;
        kinds |= kRates;
    }
    if (outcome.mustHandshake()) agreement_.end();
    return kinds;
}

Verdict AlpineDialect::verdictOf(const Outcome &outcome)
{
    Verdict verdict;
    verdict.sendAllAgain = heed(outcome);
    verdict.said = outcome.grade() == Grade::Success ? QString() : outcome.text();
    switch (outcome.grade()) {
    case Grade::Success:
    case Grade::Advisory: verdict.kind = Verdict::Kind::Done; break;
    case Grade::Warning:
    case Grade::Error:
        // If the server only misses an earlier message, the same message may succeed later.
        verdict.kind = verdict.sendAllAgain != 0 || outcome.mustHandshake()
                           ? Verdict::Kind::TryLater
                           : Verdict::Kind::Refused;
    }
    return verdict;
}

Verdict AlpineDialect::read(const sync::Pass &, const Reply &reply)
{
    if (const auto way = verdictOfWay(reply)) return believed(*way, wrote_);
    const auto outcome =
        decodeOutcome(wroteRooms_ ? Action::FreeRooms : Action::RatePlans, reply.body);
    if (!outcome) return unreadable(reply, outcome.error());
    Verdict verdict = verdictOf(*outcome);
    if (verdict.kind != Verdict::Kind::Done) return verdict;
    verdict.refused = unsaid_;
    if (wroteRooms_ && (verdict.sendAllAgain & kRooms) == 0) roomsThere_ = true;
    if (!wroteRooms_ && (verdict.sendAllAgain & kRates) == 0) plansThere_ = true;
    return verdict;
}

/// A message refused before it was read may use a version that the server no longer supports: its
/// content is sent again after a handshake.
Verdict AlpineDialect::believed(Verdict way, Instant sent)
{
    if (way.kind == Verdict::Kind::Refused && agreement_.mayBeOver(sent))
        way.kind = Verdict::Kind::TryLater;
    return way;
}

Request AlpineDialect::hello(const Stamp &stamp)
{
    return request(agreement_.offer(stamp.at), Action::Handshake, QStringLiteral("handshake"),
                   encodePing(AlpineAgreement::capabilities()), stamp);
}

Verdict AlpineDialect::readHello(const Reply &reply)
{
    if (const auto way = verdictOfWay(reply)) {
        if (way->kind == Verdict::Kind::Refused) return agreement_.refused(*way);
        agreement_.failed();
        return *way;
    }
    const auto answer = decodePingAnswer(reply.body);
    if (!answer) {
        agreement_.failed();
        return unreadable(reply, answer.error());
    }
    const Verdict verdict = verdictOf(answer->outcome);
    if (answer->outcome.grade() == Grade::Error) return agreement_.refused(verdict);
    // Whatever else the answer contains, only the common capabilities count here.
    return agreement_.answered(verdict, answer->both.value_or(Capabilities()));
}

/// After two time-outs no request can still be under way.
void AlpineDialect::lost()
{
    askBackUntil_ = sent_ + 2 * settings_.timeoutSeconds * kSecond;
}

std::optional<Request> AlpineDialect::poll(const Stamp &stamp)
{
    agreement_.mayRenew(stamp.at);
    if (!agreement_.can(kRead)) return std::nullopt;
    ReadRequest question;
    question.hotelCode = settings_.hotelCode;
    sent_ = stamp.at;
    if (heard_ == Instant()) lost();
    if (askBackUntil_) question.since = heard_ == Instant() ? sent_ - 2 * kDay : heard_ - kHour;
    return request(Action::Read, QStringLiteral("GuestRequests"), encode(question), stamp);
}

Polled AlpineDialect::readPoll(const Reply &reply)
{
    Polled polled;
    if (const auto way = verdictOfWay(reply)) {
        polled.verdict = believed(*way, sent_);
        if (way->kind == Verdict::Kind::Unknown) lost();
        return polled;
    }
    auto feed = feedFrom(reply.body);
    if (!feed) {
        polled.verdict = unreadable(reply, feed.error());
        lost();
        return polled;
    }
    polled.verdict = verdictOf(feed->outcome);
    if (feed->outcome.grade() == Grade::Error) return polled;
    polled.verdict.kind = Verdict::Kind::Done;
    polled.received = std::move(feed->received);
    heard_ = sent_;
    if (askBackUntil_ && sent_ >= *askBackUntil_) askBackUntil_.reset();
    return polled;
}

std::optional<Request> AlpineDialect::acknowledge(const std::vector<Received> &stored,
                                                  size_t &count, const Stamp &stamp)
{
    Acknowledgement all;
    for (const Received &r : stored) {
        const auto one = acknowledgedOf(r);
        if (one && std::find(all.accepted.begin(), all.accepted.end(), *one) == all.accepted.end())
            all.accepted.push_back(*one);
    }
    if (all.accepted.empty()) return std::nullopt;
    count = stored.size();
    sent_ = stamp.at;
    return request(Action::Acknowledge, QStringLiteral("acknowledgement"),
                   encodeReport(all, version().value_or(Version::V2020_10)), stamp);
}

Verdict AlpineDialect::readAcknowledged(const Reply &reply)
{
    if (const auto way = verdictOfWay(reply)) {
        if (way->kind == Verdict::Kind::Unknown) lost();
        return believed(*way, sent_);
    }
    const auto outcome = decodeOutcome(Action::Acknowledge, reply.body);
    if (outcome) return verdictOf(*outcome);
    lost();
    return unreadable(reply, outcome.error());
}

Received AlpineDialect::understand(const QByteArray &body) const
{
    auto all = receivedFrom(body);
    if (all && all->size() == 1) return std::move(all->front());
    const Error error =
        all ? Error{ErrorCode::Invalid,
                    {},
                    ErrorText::tr("the message does not contain exactly one reservation"),
                    -1}
            : all.error();
    return {{}, {}, protocols::xml::withoutSecrets(body), tl::unexpected(error)};
}

QByteArray AlpineDialect::withoutSecrets(const QByteArray &body) const
{
    return protocols::xml::withoutSecrets(body);
}

}  // namespace roomrack::channels
