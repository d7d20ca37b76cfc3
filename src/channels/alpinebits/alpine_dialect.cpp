// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/alpinebits/alpine_dialect.h"

#include "channels/alpinebits/alpine_inbox.h"
#include "channels/alpinebits/alpine_messages.h"
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
constexpr qint64 kDay = 24 * 3'600 * kSecond;
constexpr qint64 kHour = 3'600 * kSecond;
constexpr Version kNewest = Version::V2024_10;

const QString kFreeRooms = QStringLiteral("action_OTA_HotelInvCountNotif");
const QString kRatePlans = QStringLiteral("action_OTA_HotelRatePlanNotif_RatePlans");
const QString kRead = QStringLiteral("action_OTA_Read");
const QString kPush = QStringLiteral("action_OTA_HotelResNotif_GuestRequests");
const QString kCompleteSet = QStringLiteral("OTA_HotelInvCountNotif_accept_complete_set");
const QString kFull = QStringLiteral("OTA_HotelRatePlanNotif_accept_full");

/// What the way there says: none where there is a message to be read.
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

std::optional<Version> olderThan(Version version)
{
    if (version == Version::V2020_10) return std::nullopt;
    return static_cast<Version>(static_cast<quint8>(version) - 1);
}

Verdict unreadable(const Error &why)
{
    Verdict verdict;
    verdict.said = ErrorText::tr("the answer cannot be read: %1").arg(why.text());
    return verdict;
}

}  // namespace

AlpineDialect::AlpineDialect(sync::ChannelSettings settings, QByteArray password)
    : settings_(std::move(settings)), password_(std::move(password))
{}

Capabilities AlpineDialect::capabilities()
{
    const auto prefixed = [](const char *prefix, std::initializer_list<const char *> names) {
        QStringList out;
        for (const char *name : names)
            out += QString::fromLatin1(prefix) + QString::fromLatin1(name);
        return out;
    };
    Capabilities ours;
    for (const Version v : {Version::V2024_10, Version::V2022_10, Version::V2020_10}) {
        QStringList rooms = prefixed("OTA_HotelInvCountNotif_accept_", {"categories", "deltas"});
        QStringList plans =
            prefixed("OTA_HotelRatePlanNotif_accept_",
                     {"overlay", "ArrivalDOW", "DepartureDOW", "RatePlan_RoomType_BookingRule"});
        // A name is said only where its version has it.
        if (v >= Version::V2022_10) rooms += kCompleteSet;
        if (v >= Version::V2024_10) plans += kFull;
        ours.versions.push_back({textOf(v),
                                 {{QStringLiteral("action_OTA_Ping"), {}},
                                  {kFreeRooms, rooms},
                                  {kRatePlans, plans},
                                  {kRead, {}},
                                  {kPush, {}}}});
    }
    return ours;
}

/// The static part of a plan, and which amounts are of further guests, are of all its nights.
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

bool AlpineDialect::accepts(QStringView action, QStringView what) const
{
    return version_ && both_.can(*version_, action, what);
}

/// Before the handshake nobody knows: then everything must be expected.
quint8 AlpineDialect::whole() const
{
    if (!version_) return kRooms | kRates;
    const bool deltas = accepts(kFreeRooms, u"OTA_HotelInvCountNotif_accept_deltas");
    const bool overlay = accepts(kRatePlans, u"OTA_HotelRatePlanNotif_accept_overlay");
    // Before 2024-10 every server takes a plan as a whole.
    const bool full = *version_ < Version::V2024_10 || accepts(kRatePlans, kFull);
    quint8 kinds = 0;
    if (takesSets() && (!deltas || !roomsThere_)) kinds |= kRooms;
    if (!overlay || (full && !plansThere_)) kinds |= kRates;
    return kinds;
}

/// Before 2022-10 every server takes them, and none says so.
bool AlpineDialect::takesSets() const
{
    return version_ && (*version_ < Version::V2022_10 || accepts(kFreeRooms, kCompleteSet));
}

Request AlpineDialect::request(Action action, const QString &what, const QByteArray &xml,
                               const Stamp &stamp) const
{
    return request(version_.value_or(kNewest), action, what, xml, stamp);
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
    mayRenew(stamp);
    wroteRooms_ = !pass.isEmpty() && board.key(pass.entries.front().row).kind == RowKind::Rooms;
    unsaid_ = unsayable(settings_, facts_, board, pass);
    if (wroteRooms_) {
        const FreeRooms message = freeRoomsOf(settings_, board, pass, (whole() & kRooms) != 0);
        return request(Action::FreeRooms, QStringLiteral("FreeRooms"), encode(message), stamp);
    }
    const RatePlans message = ratePlansOf(settings_, facts_, board, pass, (whole() & kRates) != 0);
    return request(Action::RatePlans, QStringLiteral("RatePlans"),
                   encode(message, version_.value_or(Version::V2020_10)), stamp);
}

/// What the server wants again, in full.
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
    if (outcome.mustHandshake()) {
        version_.reset();
        newestFrom_ = {};
    }
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
        // Where it only misses something before it the same message may do later.
        verdict.kind = verdict.sendAllAgain != 0 || outcome.mustHandshake()
                           ? Verdict::Kind::TryLater
                           : Verdict::Kind::Refused;
    }
    return verdict;
}

Verdict AlpineDialect::read(const sync::Pass &, const Reply &reply)
{
    if (const auto way = verdictOfWay(reply)) return *way;
    const auto outcome =
        decodeOutcome(wroteRooms_ ? Action::FreeRooms : Action::RatePlans, reply.body);
    if (!outcome) return unreadable(outcome.error());
    Verdict verdict = verdictOf(*outcome);
    if (verdict.kind != Verdict::Kind::Done) return verdict;
    verdict.refused = unsaid_;
    if (wroteRooms_ && (verdict.sendAllAgain & kRooms) == 0) roomsThere_ = true;
    if (!wroteRooms_ && (verdict.sendAllAgain & kRates) == 0) plansThere_ = true;
    return verdict;
}

Request AlpineDialect::hello(const Stamp &stamp)
{
    if (!offer_) {
        const bool known = worked_ && stamp.at < newestFrom_;
        if (!known) newestFrom_ = stamp.at + kDay;
        offer_ = known ? *worked_ : kNewest;
    }
    return request(*offer_, Action::Handshake, QStringLiteral("handshake"),
                   encodePing(capabilities()), stamp);
}

/// Once a day a server that speaks an older version is asked for a newer one.
void AlpineDialect::mayRenew(const Stamp &stamp)
{
    if (version_ && *version_ < kNewest && stamp.at >= newestFrom_) renewing_ = true;
}

/// The handshake came to nothing: what was agreed before still holds.
void AlpineDialect::notAgreed()
{
    renewing_ = false;
    offer_.reset();
}

/// A server may refuse a version that it does not know by the header alone: then the next older one
/// is offered; `refused` where there is none.
Verdict AlpineDialect::olderOr(Verdict refused)
{
    const auto older = olderThan(offer_.value_or(kNewest));
    if (!older) {
        worked_.reset();
        notAgreed();
        return refused;
    }
    offer_ = older;
    refused.kind = Verdict::Kind::TryLater;
    refused.nextAtOnce = true;
    return refused;
}

/// What the hotel wants to tell and the server does not take; empty: nothing.
QString AlpineDialect::lacking() const
{
    const auto rates = [this](QStringView what) { return accepts(kRatePlans, what); };
    if (!accepts(kFreeRooms, u"OTA_HotelInvCountNotif_accept_categories"))
        return ErrorText::tr("it takes no rooms by category");
    if (!accepts(kFreeRooms, u"OTA_HotelInvCountNotif_accept_deltas") && !takesSets())
        return ErrorText::tr("it takes neither changes of rooms nor complete sets");
    if (settings_.rates.empty()) return {};
    if (!both_.can(*version_, kRatePlans)) return ErrorText::tr("it takes no rate plans");
    if (!rates(u"OTA_HotelRatePlanNotif_accept_RatePlan_RoomType_BookingRule"))
        return ErrorText::tr("it takes no restrictions by category");
    if (settings_.understands.closedToArrival
        && !rates(u"OTA_HotelRatePlanNotif_accept_ArrivalDOW"))
        return ErrorText::tr("it takes no nights that are closed to arrival");
    if (settings_.understands.closedToDeparture
        && !rates(u"OTA_HotelRatePlanNotif_accept_DepartureDOW"))
        return ErrorText::tr("it takes no nights that are closed to departure");
    return {};
}

Verdict AlpineDialect::readHello(const Reply &reply)
{
    if (const auto way = verdictOfWay(reply)) {
        if (way->kind == Verdict::Kind::Refused) return olderOr(*way);
        notAgreed();
        return *way;
    }
    const auto answer = decodePingAnswer(reply.body);
    if (!answer) {
        notAgreed();
        return unreadable(answer.error());
    }
    Verdict verdict = verdictOf(answer->outcome);
    if (answer->outcome.grade() == Grade::Error) return olderOr(verdict);
    // Whatever else it says: here it is what both can that counts.
    verdict.kind = Verdict::Kind::Refused;
    both_ = intersection(capabilities(), answer->both.value_or(Capabilities()));
    const Version asked = offer_.value_or(kNewest);
    // What it refused by the header it does not speak, whatever it lists.
    version_ = both_.best(asked);
    worked_ = asked;
    notAgreed();
    if (!version_) {
        verdict.said = ErrorText::tr("it speaks no version of AlpineBits that we speak");
        return verdict;
    }
    verdict.said = lacking();
    if (verdict.said.isEmpty())
        verdict.kind = Verdict::Kind::Done;
    else
        version_.reset();
    return verdict;
}

/// After two time-outs nothing is on its way any more.
void AlpineDialect::lost()
{
    askBackUntil_ = sent_ + 2 * settings_.timeoutSeconds * kSecond;
}

std::optional<Request> AlpineDialect::poll(const Stamp &stamp)
{
    mayRenew(stamp);
    if (!version_ || !both_.can(*version_, kRead)) return std::nullopt;
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
        polled.verdict = *way;
        if (way->kind == Verdict::Kind::Unknown) lost();
        return polled;
    }
    auto feed = feedFrom(reply.body);
    if (!feed) {
        polled.verdict = unreadable(feed.error());
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
                   encodeReport(all, version_.value_or(Version::V2020_10)), stamp);
}

Verdict AlpineDialect::readAcknowledged(const Reply &reply)
{
    if (const auto way = verdictOfWay(reply)) {
        if (way->kind == Verdict::Kind::Unknown) lost();
        return *way;
    }
    const auto outcome = decodeOutcome(Action::Acknowledge, reply.body);
    if (outcome) return verdictOf(*outcome);
    lost();
    return unreadable(outcome.error());
}

Received AlpineDialect::understand(const QByteArray &body) const
{
    auto all = receivedFrom(body);
    if (all && all->size() == 1) return std::move(all->front());
    const Error error =
        all ? Error{ErrorCode::Invalid, {}, ErrorText::tr("not one reservation"), -1} : all.error();
    return {{}, {}, protocols::xml::withoutSecrets(body), tl::unexpected(error)};
}

QByteArray AlpineDialect::withoutSecrets(const QByteArray &body) const
{
    return protocols::xml::withoutSecrets(body);
}

}  // namespace roomrack::channels
