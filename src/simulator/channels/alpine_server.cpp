// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/alpine_server.h"

#include "protocols/alpinebits/rules.h"

#include <algorithm>

namespace roomrack::simulator {

using namespace protocols::alpinebits;
using protocols::ReservationStatus;

namespace {

const QString kInvCount = QStringLiteral("action_OTA_HotelInvCountNotif");
const QString kPlanNotif = QStringLiteral("action_OTA_HotelRatePlanNotif_RatePlans");

WireReply fault(int status, const QString &reason)
{
    return {status, {{"Content-Type", "text/plain"}}, transportFault(reason)};
}

WireReply xmlReply(const QByteArray &xml)
{
    return {200, {{"Content-Type", "text/xml; charset=UTF-8"}}, xml};
}

Outcome refusal(const QString &text, const QString &status = {})
{
    Outcome outcome;
    outcome.errors.push_back({kError, 0, {}, status, text});
    return outcome;
}

Outcome refusal(const std::vector<Error> &errors)
{
    Outcome outcome;
    for (const Error &e : errors) outcome.errors.push_back({kError, 0, {}, {}, e.text()});
    return outcome;
}

GuestRequest requestOf(const protocols::Reservation &reservation)
{
    GuestRequest request;
    request.reservation = reservation;
    // The shop's rate belongs to one category, the standard's plan does not.
    for (protocols::RoomStay &stay : request.reservation.stays)
        stay.ratePlanCode = stay.ratePlanCode.section(u'/', 0, 0);
    request.details.resize(request.reservation.stays.size());
    return request;
}

bool isFor(const BookingRule &rule, const QString &category)
{
    return rule.category.isEmpty() || rule.category == category;
}

/// Restrictions of a rule for each of its nights: unnamed ones are open.
sync::Limits limitsIn(const BookingRule &rule)
{
    const auto none = [](const std::optional<Weekdays> &days) {
        return days && std::none_of(days->begin(), days->end(), [](bool on) { return on; });
    };
    sync::Limits limits;
    limits.stopSell = rule.open == false;
    limits.closedToArrival = none(rule.arrivals);
    limits.closedToDeparture = none(rule.departures);
    for (const LengthOfStay &length : rule.lengths) {
        if (length.limit == StayLimit::MinArrival) limits.minStay = quint16(length.nights);
        if (length.limit == StayLimit::MaxArrival) limits.maxStay = quint16(length.nights);
    }
    return limits;
}

}  // namespace

AlpineServer::AlpineServer(Shop shop, Options options)
    : shop_(std::move(shop)), options_(std::move(options))
{}

QString AlpineServer::rateOf(const QString &plan, const QString &category)
{
    return plan + u'/' + category;
}

Capabilities AlpineServer::capabilities() const
{
    QStringList rooms{QStringLiteral("OTA_HotelInvCountNotif_accept_categories")};
    if (options_.deltas) rooms += QStringLiteral("OTA_HotelInvCountNotif_accept_deltas");
    QStringList plans{
        QStringLiteral("OTA_HotelRatePlanNotif_accept_ArrivalDOW"),
        QStringLiteral("OTA_HotelRatePlanNotif_accept_DepartureDOW"),
        QStringLiteral("OTA_HotelRatePlanNotif_accept_RatePlan_RoomType_BookingRule")};
    if (options_.overlay) plans += QStringLiteral("OTA_HotelRatePlanNotif_accept_overlay");
    Capabilities all;
    for (const Version v : {Version::V2024_10, Version::V2022_10, Version::V2020_10}) {
        if (v > options_.newest) continue;
        VersionCapabilities one{textOf(v),
                                {{QStringLiteral("action_OTA_Ping"), {}},
                                 {kInvCount, rooms},
                                 {kPlanNotif, plans},
                                 {QStringLiteral("action_OTA_Read"), {}}}};
        // Each capability since its version.
        if (v >= Version::V2022_10 && options_.sets)
            one.actions[1].supports += QStringLiteral("OTA_HotelInvCountNotif_accept_complete_set");
        if (v >= Version::V2024_10)
            one.actions[2].supports += QStringLiteral("OTA_HotelRatePlanNotif_accept_full");
        all.versions.push_back(std::move(one));
    }
    return all;
}

WireReply AlpineServer::handle(const WireRequest &request, Instant)
{
    const QByteArray credentials =
        "Basic " + (options_.account + ':' + options_.password).toBase64();
    if (protocols::header(request.headers, "Authorization") != credentials)
        return fault(401, QStringLiteral("invalid or missing username/password"));
    const auto asked = versionOf(QString::fromLatin1(
        protocols::header(request.headers, "X-AlpineBits-ClientProtocolVersion")));
    if (request.method != "POST"
        || protocols::header(request.headers, "X-AlpineBits-ClientID").isEmpty() || !asked)
        return fault(400, QStringLiteral("no valid AlpineBits header or method"));
    if (options_.looksAtHeader && *asked > options_.newest)
        return fault(400, QStringLiteral("unsupported version: ") + textOf(*asked));
    const auto form = decodeForm(protocols::header(request.headers, "Content-Type"), request.body);
    if (!form) return fault(400, form.error().text());
    const auto action = actionOf(form->action);
    if (action == Action::Handshake) return shakeHands(form->request);
    if (*asked > options_.newest) return fault(400, QStringLiteral("unknown version"));
    if (action == Action::FreeRooms)
        return xmlReply(encode(*action, takeRooms(form->request, *asked), *asked));
    if (action == Action::RatePlans)
        return xmlReply(encode(*action, takePlans(form->request), *asked));
    if (action == Action::Read) return xmlReply(handOut(form->request, *asked));
    if (action == Action::Acknowledge)
        return xmlReply(encode(*action, takeReport(form->request), *asked));
    return fault(400, QStringLiteral("unknown or missing action"));
}

WireReply AlpineServer::shakeHands(const QByteArray &xml) const
{
    const auto theirs = decodePing(xml);
    PingAnswer answer;
    if (theirs) {
        answer.both = intersection(capabilities(), *theirs);
        answer.echo = *theirs;
    } else {
        answer.outcome = refusal(theirs.error().text());
    }
    return xmlReply(encode(answer));
}

Outcome AlpineServer::takeRooms(const QByteArray &xml, Version version)
{
    const auto message = decodeFreeRooms(xml);
    if (!message) return refusal(message.error().text());
    FreeRoomsRules rules = FreeRoomsRules::of(capabilities(), version);
    if (options_.physical >= 0)
        rules.free = [most = options_.physical](const QString &, Night) { return most; };
    if (const auto wrong = violations(*message, rules); !wrong.empty()) return refusal(wrong);
    if (message->hotelCode != options_.hotelCode)
        return refusal(QStringLiteral("there is no hotel %1").arg(message->hotelCode));
    for (const Inventory &i : message->inventories) {
        if (!i.closed && !shop_.knowsRoom(i.category))
            return refusal(QStringLiteral("there is no category %1").arg(i.category));
    }
    if (!message->complete && !roomsKnown_ && options_.sets) {
        return refusal(QStringLiteral("nothing is known that could change"),
                       QStringLiteral("ALPINEBITS_SEND_FREEROOMS"));
    }
    if (message->complete) shop_.sellOut();
    roomsKnown_ = true;
    for (const Inventory &i : message->inventories) {
        for (Night n = i.from; n <= i.to && !i.closed; ++n)
            shop_.setRooms(i.category, n, i.counts.bookable.value_or(0));
    }
    return {};
}

Outcome AlpineServer::takePlans(const QByteArray &xml)
{
    const auto message = decodeRatePlans(xml);
    if (!message) return refusal(message.error().text());
    if (const auto wrong = violations(*message); !wrong.empty()) return refusal(wrong);
    if (message->hotelCode != options_.hotelCode)
        return refusal(QStringLiteral("there is no hotel %1").arg(message->hotelCode));
    for (const RatePlan &plan : message->plans) {
        if (plan.change == PlanChange::Overlay && !options_.overlay)
            return refusal(QStringLiteral("overlays are not taken here"));
        if (plan.change == PlanChange::Overlay && !plans_.contains(plan.code)) {
            return refusal(QStringLiteral("there is no plan %1 to be changed").arg(plan.code),
                           QStringLiteral("ALPINEBITS_SEND_RATEPLANS"));
        }
        for (const Rate &rate : plan.rates) {
            if (!rate.isStatic() && !shop_.knowsRate(rateOf(plan.code, rate.category)))
                return refusal(
                    QStringLiteral("%1 is not sold as %2").arg(rate.category, plan.code));
        }
    }
    if (message->complete) {
        for (const auto &[plan, meals] : std::exchange(plans_, {})) clearPlan(plan);
    }
    for (const RatePlan &plan : message->plans) takePlan(plan);
    return {};
}

/// A plan without prices cannot be booked.
void AlpineServer::clearPlan(const QString &plan)
{
    for (const Offer &offer : shop_.offers()) {
        if (offer.rate == rateOf(plan, offer.room)) shop_.clearRate(offer.rate);
    }
}

void AlpineServer::takePlan(const RatePlan &plan)
{
    if (plan.change != PlanChange::Overlay) clearPlan(plan.code);
    if (plan.change == PlanChange::Remove) {
        plans_.erase(plan.code);
        return;
    }
    QString &meals = plans_[plan.code];
    if (!plan.rates.empty() && plan.rates.front().isStatic() && plan.rates.front().meals)
        meals = plan.rates.front().meals->code;
    for (const BookingRule &rule : plan.rules) {
        for (const Offer &offer : shop_.offers()) {
            if (offer.rate != rateOf(plan.code, offer.room) || !isFor(rule, offer.room)) continue;
            for (Night n = *rule.from; n <= *rule.to; ++n)
                shop_.setLimits(offer.rate, n, limitsIn(rule));
        }
    }
    for (const Rate &rate : plan.rates) {
        if (!rate.isStatic()) takeRate(rateOf(plan.code, rate.category), rate);
    }
}

/// Amounts go up to the standard number of guests; each further guest pays the additional amount,
/// if there is one.
void AlpineServer::takeRate(const QString &code, const Rate &rate)
{
    int number = options_.standardGuests;
    for (const BaseAmount &base : rate.base)
        if (options_.standardGuests == 0) number = std::max(number, base.guests.value_or(0));
    qint64 standard = -1, further = -1;
    for (const BaseAmount &base : rate.base)
        if (base.guests == number) standard = base.afterTax.value_or(-1);
    for (const AdditionalGuest &guest : rate.additional)
        if (guest.ageCode == u"10") further = guest.amount.value_or(-1);
    for (Night n = *rate.from; n <= *rate.to; ++n) {
        shop_.clearPrices(code, n);
        for (const BaseAmount &base : rate.base) {
            if (base.guests.value_or(0) > number) continue;
            shop_.setPrice(code, n, base.afterTax.value_or(-1), base.guests.value_or(0));
        }
        for (int guests = number + 1;
             standard >= 0 && further >= 0 && guests <= options_.mostGuests; ++guests) {
            const qint64 more = (guests - number) * further;
            shop_.setPrice(code, n, standard + more, guests);
        }
    }
}

QString AlpineServer::meals(const QString &plan) const
{
    const auto it = plans_.find(plan);
    return it == plans_.end() ? QString() : it->second;
}

/// Unacknowledged requests; with a time, those changed since, acknowledged or not.
QByteArray AlpineServer::handOut(const QByteArray &xml, Version version)
{
    const auto question = decodeRead(xml);
    if (!question) return encodeRetrieved(refusal(question.error().text()), {}, version);
    if (question->hotelCode != options_.hotelCode) {
        return encodeRetrieved(
            refusal(QStringLiteral("there is no hotel %1").arg(question->hotelCode)), {}, version);
    }
    std::vector<GuestRequest> out;
    for (auto &[id, entry] : requests_) {
        const bool asked =
            question->since ? entry.latest.modified >= question->since : !entry.acknowledged;
        if (!asked) continue;
        entry.handedOut = true;
        out.push_back(requestOf(entry.latest));
    }
    return encodeRetrieved({}, out, version);
}

Outcome AlpineServer::takeReport(const QByteArray &xml)
{
    const auto report = decodeReport(xml);
    if (!report) return refusal(report.error().text());
    for (const Acknowledged &one : report->accepted) {
        const auto it = requests_.find(one.id);
        if (it == requests_.end() || !it->second.handedOut) continue;
        if (one.cancellation == (it->second.latest.status == ReservationStatus::Cancelled))
            it->second.acknowledged = true;
    }
    return {};
}

void AlpineServer::tell(const Told &told)
{
    requests_[told.reservation.id] = {told.reservation, false, false};
}

int AlpineServer::untold() const
{
    return int(std::count_if(requests_.begin(), requests_.end(),
                             [](const auto &r) { return !r.second.acknowledged; }));
}

void AlpineServer::forget()
{
    roomsKnown_ = false;
    shop_.sellOut();
    for (const auto &[plan, meals] : std::exchange(plans_, {})) clearPlan(plan);
}

}  // namespace roomrack::simulator
