// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/travel_gds.h"

#include "protocols/opentravel/rules.h"

#include <algorithm>

namespace roomrack::simulator {

using namespace protocols::opentravel;

namespace {

WireReply soapReply(const Message &message, int status = 200)
{
    return {status, {{"Content-Type", "text/xml; charset=utf-8"}}, encodeSoap(message)};
}

WireReply faultOf(const QString &code, const QString &text, int status = 500)
{
    return soapReply(Fault{code, text}, status);
}

bool isWrong(const std::vector<Problem> &problems, int locator, size_t place)
{
    const QString id = locator > 0 ? QString::number(locator) : QString::number(place + 1);
    return std::any_of(problems.begin(), problems.end(),
                       [&](const Problem &p) { return p.recordId == id; });
}

template <typename Record>
QString idOf(const Record &record, size_t place)
{
    return QString::number(record.locator > 0 ? qint64(record.locator) : qint64(place + 1));
}

void checkTarget(const Shop &shop, const Target &target, const QString &record,
                 std::vector<Problem> &problems)
{
    if (!shop.knowsRoom(target.roomType))
        problems.push_back(problem(Code::InvalidRoomType, target.roomType, record));
    else if (!target.ratePlan.isEmpty() && !shop.knowsRate(target.ratePlan))
        problems.push_back(problem(Code::InvalidRateCode, target.ratePlan, record));
    else if (!target.ratePlan.isEmpty() && !shop.knowsOffer(target.roomType, target.ratePlan))
        problems.push_back(
            problem(Code::RoomOrRateNotFound, target.roomType + u' ' + target.ratePlan, record));
    if (target.nights && (target.nights->last < shop.first() || target.nights->first >= shop.end()))
        problems.push_back(
            problem(Code::InvalidDates, QStringLiteral("nights that are not on sale"), record));
}

}  // namespace

TravelGds::TravelGds(Shop shop, Options options)
    : shop_(std::move(shop)), options_(std::move(options))
{}

WireReply TravelGds::handle(const WireRequest &request, Instant now)
{
    const auto asked = decode(request.body);
    if (!asked) return faultOf(QStringLiteral("Client"), asked.error().text());
    if (!asked->notUnderstood.isEmpty())
        return faultOf(QStringLiteral("MustUnderstand"), asked->notUnderstood);
    return soapReply(answer(*asked, now));
}

WireReply TravelGds::failure() const
{
    return faultOf(QStringLiteral("Server"), QStringLiteral("internal error"));
}

WireReply TravelGds::tooMany(int retryAfterSeconds) const
{
    WireReply reply = faultOf(QStringLiteral("Server"), QStringLiteral("too many requests"), 503);
    reply.headers.emplace_back("Retry-After", QByteArray::number(retryAfterSeconds));
    return reply;
}

QByteArray TravelGds::pushed(const Told &told, Instant now)
{
    ResNotif message;
    message.head.echoToken = told.revision;
    message.head.timeStamp = now;
    message.reservations = {told.reservation};
    return encodeSoap(message);
}

/// Errors if a problem concerns no single record, or one record fails the message; otherwise
/// success, with warnings for the records left out.
Message TravelGds::answer(const Decoded &asked, Instant now)
{
    const auto refuse = [&](Code code, const QString &text) {
        return answerTo(asked.message, {{problem(code, text)}, {}}, now);
    };
    if (!asked.security || !verify(*asked.security, options_.user, options_.password, now))
        return refuse(Code::AuthorizationError, QStringLiteral("unknown user or password"));
    if (options_.busyEvery > 0 && ++requests_ % options_.busyEvery == 0)
        return refuse(Code::SystemUnavailable, QStringLiteral("try again later"));
    Problems problems = asked.problems;
    for (Problem &p : check(asked.message)) problems.push_back(std::move(p));
    problems =
        std::visit([&](const auto &m) { return take(m, std::move(problems)); }, asked.message);
    const bool whole = options_.allOrNothing
                       || std::any_of(problems.begin(), problems.end(),
                                      [](const Problem &p) { return p.recordId.isEmpty(); });
    Outcome outcome;
    (whole ? outcome.errors : outcome.warnings) = std::move(problems);
    Message reply = answerTo(asked.message, outcome, now);
    if (auto *found = std::get_if<ResRetrieve>(&reply); found && outcome.ok())
        found->reservations = this->asked(std::get<Read>(asked.message));
    return reply;
}

bool TravelGds::spoilt(const QString &hotelCode, size_t records, Problems &problems) const
{
    if (hotelCode != options_.hotelCode)
        problems.push_back(problem(Code::InvalidHotelCode, hotelCode));
    if (options_.recordsAtMost > 0 && records > size_t(options_.recordsAtMost))
        problems.push_back(problem(Code::InvalidValue, QStringLiteral("too many records")));
    if (options_.allOrNothing && !problems.empty()) return true;
    return std::any_of(problems.begin(), problems.end(),
                       [](const Problem &p) { return p.recordId.isEmpty(); });
}

template <typename Change>
void TravelGds::eachNight(const NightRange &nights, Change change) const
{
    const Night last = std::min(nights.last, shop_.end() - 1);
    for (Night n = std::max(nights.first, shop_.first()); n <= last; ++n) {
        if (nights.contains(n)) change(n);
    }
}

void TravelGds::apply(const AvailStatus &status)
{
    const Target &t = status.target;
    eachNight(*t.nights, [&](Night n) {
        if (status.limit) shop_.setRooms(t.roomType, n, *status.limit);
        if (t.ratePlan.isEmpty()) return;
        sync::Limits limits = shop_.limits(t.ratePlan, n);
        if (status.restriction) {
            switch (status.restriction->what) {
            case Restricts::Sale: limits.stopSell = status.restriction->closed; break;
            case Restricts::Arrival: limits.closedToArrival = status.restriction->closed; break;
            case Restricts::Departure: limits.closedToDeparture = status.restriction->closed; break;
            }
        }
        for (const LengthOfStay &length : status.lengths) {
            const auto nights = static_cast<quint16>(length.nights.value_or(0));
            if (length.limit == StayLimit::MinArrival) limits.minStay = nights;
            if (length.limit == StayLimit::MaxArrival) limits.maxStay = nights;
        }
        shop_.setLimits(t.ratePlan, n, limits);
    });
}

TravelGds::Problems TravelGds::take(const AvailNotif &m, Problems problems)
{
    for (size_t i = 0; i < m.statuses.size(); ++i) {
        const AvailStatus &s = m.statuses[i];
        const QString id = idOf(s, i);
        checkTarget(shop_, s.target, id, problems);
        if (s.limitKind != LimitKind::Set)
            problems.push_back(problem(Code::InvalidValue, QStringLiteral("SetLimit only"), id));
        if (!s.pattern.empty())
            problems.push_back(
                problem(Code::InvalidValue, QStringLiteral("no patterns of lengths of stay"), id));
        if ((s.restriction || !s.lengths.empty()) && s.target.ratePlan.isEmpty())
            problems.push_back(problem(Code::InvalidRateCode, QStringLiteral("no rate"), id));
        if (int(s.limit.has_value()) + int(s.restriction.has_value()) + int(!s.lengths.empty()) > 1)
            problems.push_back(problem(Code::InvalidValue, QStringLiteral("one kind only"), id));
    }
    if (spoilt(m.hotelCode, m.statuses.size(), problems)) return problems;
    for (size_t i = 0; i < m.statuses.size(); ++i) {
        if (!isWrong(problems, m.statuses[i].locator, i)) apply(m.statuses[i]);
    }
    return problems;
}

void TravelGds::apply(const RateAmount &amount)
{
    for (const Rate &rate : amount.rates) {
        eachNight(rate.nights ? *rate.nights : *amount.target.nights, [&](Night n) {
            for (const GuestAmount &a : rate.base)
                shop_.setPrice(amount.target.ratePlan, n, *a.amount.paid(), a.guests);
        });
    }
}

/// Without a type, a message would be a full load that deletes the dates not contained in it.
TravelGds::Problems TravelGds::take(const RateAmountNotif &m, Problems problems)
{
    if (m.notifType != NotifType::Overlay)
        problems.push_back(problem(Code::RequiredFieldMissing, QStringLiteral("NotifType")));
    for (size_t i = 0; i < m.amounts.size(); ++i) {
        const RateAmount &a = m.amounts[i];
        checkTarget(shop_, a.target, idOf(a, i), problems);
        const bool foreign = std::any_of(a.rates.begin(), a.rates.end(), [&](const Rate &rate) {
            return rate.currency != shop_.currency();
        });
        if (foreign)
            problems.push_back(problem(Code::InvalidCurrency, shop_.currency().code(), idOf(a, i)));
    }
    if (spoilt(m.hotelCode, m.amounts.size(), problems)) return problems;
    for (size_t i = 0; i < m.amounts.size(); ++i) {
        if (!isWrong(problems, m.amounts[i].locator, i)) apply(m.amounts[i]);
    }
    return problems;
}

/// A report about a version does not cover later ones.
TravelGds::Problems TravelGds::take(const NotifReport &m, Problems problems)
{
    for (const Confirmation &c : m.confirmations) {
        if (!shop_.reservations().contains(c.id)) {
            problems.push_back(problem(Code::BookingReferenceNotFound, c.id, c.id));
            continue;
        }
        std::erase_if(untold_, [&](const Told &told) {
            return told.reservation.id == c.id
                   && (c.revision.isEmpty() || c.revision == told.revision);
        });
    }
    return problems;
}

QString TravelGds::wrongWith(const protocols::Reservation &said, Code &code) const
{
    code = Code::InvalidHotelCode;
    if (said.hotelCode != options_.hotelCode) return said.hotelCode;
    code = Code::BookingReferenceNotFound;
    const auto known = shop_.reservations().find(said.id);
    if (known == shop_.reservations().end()) return said.id;
    if (said.status == protocols::ReservationStatus::Cancelled) return {};
    if (known->second.status == protocols::ReservationStatus::Cancelled)
        return QStringLiteral("it is cancelled");
    code = Code::InvalidRoomType;
    for (const protocols::RoomStay &stay : said.stays) {
        if (!shop_.knowsRoom(stay.roomTypeCode)) return stay.roomTypeCode;
    }
    return {};
}

void TravelGds::believe(const protocols::Reservation &said)
{
    using protocols::ReservationStatus;
    const auto note = [&](const char *what, bool done) {
        if (done) saidByHotel_[said.id] += QString::fromLatin1(what);
    };
    if (said.status == ReservationStatus::Cancelled)
        note("cancel", shop_.cancelledByHotel(said));
    else if (said.status == ReservationStatus::New)
        note("number", shop_.confirmedByHotel(said.id, said.hotelId));
    else
        note("change", shop_.changedByHotel(said));
}

/// The hotel sends its number for one of our reservations, or the reservation's status there. One
/// message covers one reservation.
TravelGds::Problems TravelGds::take(const ResNotif &m, Problems problems)
{
    ++messagesOfHotel_;
    for (const protocols::Reservation &said : m.reservations) {
        Code code = Code::None;
        const QString wrong = wrongWith(said, code);
        if (!wrong.isEmpty()) problems.push_back(problem(code, wrong));
    }
    if (!problems.empty()) return problems;
    for (const protocols::Reservation &said : m.reservations) believe(said);
    return problems;
}

TravelGds::Problems TravelGds::take(const Read &m, Problems problems)
{
    if (m.hotelCode != options_.hotelCode)
        problems.push_back(problem(Code::InvalidHotelCode, m.hotelCode));
    if (!m.id.isEmpty() && !shop_.reservations().contains(m.id))
        problems.push_back(problem(Code::BookingReferenceNotFound, m.id));
    return problems;
}

template <typename Other>
TravelGds::Problems TravelGds::take(const Other &, Problems problems)
{
    problems.push_back(problem(Code::InvalidValue, QStringLiteral("is not spoken here")));
    return problems;
}

std::vector<protocols::Reservation> TravelGds::asked(const Read &m) const
{
    const auto &all = shop_.reservations();
    if (!m.id.isEmpty()) return {all.at(m.id)};
    std::vector<protocols::Reservation> found;
    if (m.selection != Selection::Undelivered) {
        for (const auto &[id, reservation] : all) found.push_back(reservation);
        return found;
    }
    for (const Told &told : untold_) {
        if (std::ssize(found) >= options_.pageSize) break;
        found.push_back(told.reservation);
    }
    return found;
}

}  // namespace roomrack::simulator
