// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/opentravel/travel_dialect.h"

#include "channels/opentravel/travel_answer.h"
#include "channels/opentravel/travel_inbox.h"
#include "protocols/opentravel/rules.h"
#include "protocols/xml/masking.h"
#include "sync/codes.h"

#include <QtCore/QCryptographicHash>

#include <algorithm>
#include <map>

namespace roomrack::channels {

using namespace protocols::opentravel;
using sync::rateCode;
using sync::roomCode;
using sync::RowKind;

namespace {

constexpr quint8 kRooms = sync::bit(RowKind::Rooms);
constexpr quint8 kLimits = sync::bit(RowKind::Limits);
constexpr quint8 kRates = sync::bit(RowKind::Rate);
constexpr qsizetype kLongestRequestor = 32;  ///< RequestorID@ID

Target target(const QString &room, const QString &rate, const sync::Entry &entry)
{
    Target t;
    t.roomType = room;
    t.ratePlan = rate;
    t.nights = NightRange{entry.first, entry.last, entry.weekdays};
    return t;
}

LengthOfStay length(StayLimit limit, quint16 nights)
{
    return {limit, nights > 0 ? std::optional<int>(nights) : std::nullopt};
}

/// Not all senders count versions, or count them right: the content is part of the name.
QString revisionOf(const protocols::Reservation &reservation, const QByteArray &body)
{
    const QByteArray digest = QCryptographicHash::hash(body, QCryptographicHash::Sha256);
    return reservation.revision + u'#' + QString::fromLatin1(digest.toHex().left(16));
}

/// The sender's own name for the version.
QString instanceOf(const QString &revision)
{
    return revision.section(u'#', 0, -2);
}

Received unreadable(const QString &reservation, const QByteArray &body, const QString &why)
{
    return {reservation, {}, body, fail(ErrorCode::Invalid, QStringLiteral("reservation"), why)};
}

}  // namespace

TravelDialect::TravelDialect(sync::ChannelSettings settings, QByteArray password)
    : settings_(std::move(settings)), password_(std::move(password))
{}

std::vector<Stream> TravelDialect::streams() const
{
    const Stream prices{QStringLiteral("prices"), kRates, settings_.ratesPerMinute};
    if (!settings_.ratesApart) {
        return {{QStringLiteral("availability"), quint8(kRooms | kLimits),
                 settings_.availabilityPerMinute},
                prices};
    }
    return {{QStringLiteral("availability"), kRooms, settings_.availabilityPerMinute},
            {QStringLiteral("restrictions"), kLimits, settings_.ratesPerMinute},
            prices};
}

Head TravelDialect::head(const Stamp &stamp) const
{
    Head h;
    h.echoToken = stamp.id;
    h.timeStamp = stamp.at;
    h.target = QStringLiteral("Production");
    if (settings_.account.isEmpty() || settings_.account.size() > kLongestRequestor) return h;
    h.requestorType = QStringLiteral("10");  // a hotel
    h.requestorId = settings_.account;
    return h;
}

Request TravelDialect::request(const Message &message) const
{
    Request r;
    r.what = nameOf(message);
    r.headers = {{"Content-Type", "text/xml; charset=utf-8"},
                 {"SOAPAction", '"' + r.what.toLatin1() + '"'}};
    r.body = encodeSoap(message, textSecurity(settings_.account, QString::fromUtf8(password_)));
    return r;
}

int TravelDialect::nextLocator(int place)
{
    written_.entries.push_back({place});
    return static_cast<int>(written_.entries.size());
}

void TravelDialect::addRooms(const sync::Entry &entry, const sync::RowKey &key, int place,
                             AvailNotif &message)
{
    AvailStatus status;
    status.target = target(roomCode(settings_, key.roomType), {}, entry);
    status.locator = nextLocator(place);
    status.limit = static_cast<int>(entry.value);
    message.statuses.push_back(std::move(status));
}

/// Receivers accept one kind of restriction per record, and the kinds are independent.
void TravelDialect::addLimits(const sync::Entry &entry, const sync::RowKey &key, int place,
                              AvailNotif &message)
{
    const sync::Limits limits = sync::Limits::unpacked(entry.value);
    const sync::SupportedRestrictions &can = settings_.supportedRestrictions;
    AvailStatus status;
    status.target = target(roomCode(settings_, key.roomType),
                           rateCode(settings_, key.roomType, key.plan), entry);
    const auto add = [&](bool understood, Restricts what, bool closed) {
        if (!understood) return;
        status.locator = nextLocator(place);
        status.restriction = Restriction{what, closed};
        message.statuses.push_back(status);
    };
    add(can.stopSell, Restricts::Sale, limits.stopSell);
    add(can.closedToArrival, Restricts::Arrival, limits.closedToArrival);
    add(can.closedToDeparture, Restricts::Departure, limits.closedToDeparture);
    status.restriction.reset();
    if (can.minStay) status.lengths.push_back(length(StayLimit::MinArrival, limits.minStay));
    if (can.maxStay) status.lengths.push_back(length(StayLimit::MaxArrival, limits.maxStay));
    if (status.lengths.empty()) return;
    status.arrivalBased = true;
    status.locator = nextLocator(place);
    message.statuses.push_back(std::move(status));
}

AvailNotif TravelDialect::statuses(const sync::Board &board, const sync::Pass &pass)
{
    AvailNotif message;
    message.hotelCode = settings_.hotelCode;
    for (size_t e = 0; e < pass.entries.size(); ++e) {
        const sync::RowKey &key = board.row(pass.entries[e].row).key();
        if (key.kind == RowKind::Rooms)
            addRooms(pass.entries[e], key, static_cast<int>(e), message);
        else
            addLimits(pass.entries[e], key, static_cast<int>(e), message);
    }
    return message;
}

/// Prices for several numbers of guests on the same nights are one record.
RateAmountNotif TravelDialect::prices(const sync::Board &board, const sync::Pass &pass)
{
    RateAmountNotif message;
    message.hotelCode = settings_.hotelCode;
    message.notifType = NotifType::Overlay;
    std::map<std::tuple<RoomTypeId, RatePlanId, Night, Night, quint8>, size_t> places;
    for (size_t e = 0; e < pass.entries.size(); ++e) {
        const sync::Entry &entry = pass.entries[e];
        const sync::RowKey &key = board.row(entry.row).key();
        const auto [it, fresh] =
            places.try_emplace({key.roomType, key.plan, entry.first, entry.last, entry.weekdays},
                               message.amounts.size());
        if (fresh) {
            RateAmount amount;
            amount.target = target(roomCode(settings_, key.roomType),
                                   rateCode(settings_, key.roomType, key.plan), entry);
            amount.locator = nextLocator(static_cast<int>(e));
            Rate rate;
            rate.currency = settings_.currency;
            amount.rates.push_back(std::move(rate));
            message.amounts.push_back(std::move(amount));
        } else {
            written_.entries[it->second].push_back(static_cast<int>(e));
        }
        message.amounts[it->second].rates.front().base.push_back(
            {key.guests, {entry.value, std::nullopt}});
    }
    return message;
}

template <typename Records>
bool TravelDialect::keepBack(const Message &whole, Records &records)
{
    std::map<int, QString> bad;  // by entry: all of its records stay here
    for (const Problem &p : checkToSend(whole)) {
        const auto locator = p.recordId.toUInt();
        if (locator < 1 || locator > written_.entries.size()) continue;
        for (const int entry : written_.entries[locator - 1]) bad.try_emplace(entry, p.text);
    }
    for (const auto &[entry, why] : bad) written_.refused.push_back({entry, why});
    std::erase_if(records, [&](const auto &record) {
        const auto &made = written_.entries[size_t(record.locator) - 1];
        return std::any_of(made.begin(), made.end(),
                           [&](int entry) { return bad.contains(entry); });
    });
    return !records.empty();
}

Request TravelDialect::write(const sync::Board &board, const sync::Pass &pass, const Stamp &stamp)
{
    written_ = {};
    const bool rates =
        !pass.isEmpty() && board.row(pass.entries.front().row).key().kind == RowKind::Rate;
    if (rates) {
        RateAmountNotif message = prices(board, pass);
        message.head = head(stamp);
        written_.answer = QStringLiteral("OTA_HotelRateAmountNotifRS");
        if (keepBack(message, message.amounts)) return request(message);
    } else {
        AvailNotif message = statuses(board, pass);
        message.head = head(stamp);
        written_.answer = QStringLiteral("OTA_HotelAvailNotifRS");
        if (keepBack(message, message.statuses)) return request(message);
    }
    // Nothing of it could be expressed; an answer is needed all the same, to settle it.
    written_.answer = QStringLiteral("OTA_PingRS");
    return hello(stamp);
}

/// A success may warn that some records were not applied.
Verdict TravelDialect::read(const sync::Pass &, const Reply &reply)
{
    const TravelAnswer answer = readTravelAnswer(reply, written_.answer);
    Verdict verdict = answer.verdict;
    if (verdict.kind != Verdict::Kind::Done) return verdict;
    verdict.refused = written_.refused;
    for (const Problem &p : answer.outcome.warnings) {
        if (p.type == static_cast<int>(ErrorType::Advisory)) continue;
        const QString words = wordsOf(p);
        if (p.recordId.isEmpty()) {
            verdict.said = words;
            continue;
        }
        const auto locator = p.recordId.toUInt();
        if (locator < 1 || locator > written_.entries.size()) {
            // The problem names a record that was not sent: nothing of the answer can be relied on.
            verdict.kind = Verdict::Kind::Refused;
            verdict.refused.clear();
            verdict.said = words;
            return verdict;
        }
        for (const int entry : written_.entries[locator - 1])
            verdict.refused.push_back({entry, words});
    }
    return verdict;
}

Request TravelDialect::hello(const Stamp &stamp)
{
    return request(Ping{head(stamp), stamp.id});
}

Verdict TravelDialect::readHello(const Reply &reply)
{
    return readTravelAnswer(reply, QStringLiteral("OTA_PingRS")).verdict;
}

std::optional<Request> TravelDialect::poll(const Stamp &stamp)
{
    Read read;
    read.head = head(stamp);
    read.hotelCode = settings_.hotelCode;
    return request(read);
}

Polled TravelDialect::readPoll(const Reply &reply)
{
    const TravelAnswer answer = readTravelAnswer(reply, QStringLiteral("OTA_ResRetrieveRS"));
    Polled polled;
    polled.verdict = answer.verdict;
    if (polled.verdict.kind != Verdict::Kind::Done) return polled;
    polled.received = receivedIn(*answer.decoded, reply.body);
    // The number of remaining ones is not given: only an empty answer is the end.
    polled.more = !polled.received.empty();
    return polled;
}

/// Stored as a separate message, so that it can be read again by itself.
Received TravelDialect::receivedFrom(const protocols::Reservation &reservation) const
{
    ResNotif alone;
    alone.reservations = {reservation};
    Received r{reservation.id, {}, withoutSecrets(encode(alone)), reservation};
    r.revision = revisionOf(reservation, r.body);
    if (reservation.hotelCode.isEmpty() || reservation.hotelCode == settings_.hotelCode) return r;
    r.understood =
        fail(ErrorCode::Invalid, QStringLiteral("hotel"),
             ErrorText::tr("the reservation is for hotel “%1”").arg(reservation.hotelCode));
    return r;
}

/// Includes faulty ones: they wait for a user instead of being lost.
std::vector<Received> TravelDialect::receivedIn(const Decoded &decoded,
                                                const QByteArray &bytes) const
{
    std::map<QString, QStringList> wrong;
    std::vector<Problem> problems = decoded.problems;
    for (Problem &p : check(decoded.message)) problems.push_back(std::move(p));
    for (const Problem &p : problems) {
        if (!p.recordId.isEmpty()) wrong[p.recordId] += p.text;
    }
    std::vector<Received> all;
    if (const auto *reservations = reservationsOf(decoded.message)) {
        for (const protocols::Reservation &reservation : *reservations) {
            all.push_back(receivedFrom(reservation));
            const auto bad = wrong.find(reservation.id);
            if (bad == wrong.end()) continue;
            all.back().understood = fail(ErrorCode::Invalid, QStringLiteral("reservation"),
                                         bad->second.join(QStringLiteral("; ")));
            wrong.erase(bad);
        }
    }
    for (const auto &[record, why] : wrong)
        all.push_back(unreadable(record, withoutSecrets(bytes), why.join(QStringLiteral("; "))));
    return all;
}

std::optional<Request> TravelDialect::acknowledge(const std::vector<Received> &stored,
                                                  size_t &count, const Stamp &stamp)
{
    NotifReport report;
    report.head = head(stamp);
    for (const Received &r : stored) {
        if (r.reservation.isEmpty()) continue;
        Confirmation confirmation;
        confirmation.id = r.reservation;
        confirmation.revision = instanceOf(r.revision);
        report.confirmations.push_back(std::move(confirmation));
    }
    if (report.confirmations.empty()) return std::nullopt;
    count = stored.size();
    return request(report);
}

/// What the channel no longer has was acknowledged before.
Verdict TravelDialect::readAcknowledged(const Reply &reply)
{
    const TravelAnswer answer = readTravelAnswer(reply, QStringLiteral("OTA_NotifReportRS"));
    const auto &errors = answer.outcome.errors;
    const bool gone =
        !errors.empty() && std::all_of(errors.begin(), errors.end(), [](const auto &p) {
            return p.code == static_cast<int>(Code::BookingReferenceNotFound);
        });
    return gone ? Verdict{Verdict::Kind::Done, {}, {}, 0, 0} : answer.verdict;
}

Received TravelDialect::understand(const QByteArray &body) const
{
    const QByteArray kept = withoutSecrets(body);
    const auto decoded = decodeInbound(body);
    if (!decoded) return {{}, {}, kept, tl::unexpected(decoded.error())};
    std::vector<Received> all;
    if (reservationsOf(decoded->message)) all = receivedIn(*decoded, body);
    if (all.size() != 1)
        return unreadable({}, kept,
                          ErrorText::tr("the message does not contain exactly one reservation"));
    all.front().body = kept;
    return std::move(all.front());
}

QByteArray TravelDialect::withoutSecrets(const QByteArray &body) const
{
    return protocols::xml::withoutSecrets(body);
}

}  // namespace roomrack::channels
