// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/pms_reservations.h"

#include "protocols/opentravel/codec.h"

namespace roomrack::simulator {

namespace ota = protocols::opentravel;

using protocols::Reservation;
using protocols::ReservationStatus;

namespace {

WireReply xml(const ota::Message &message)
{
    return {200, {{"Content-Type", "text/xml; charset=utf-8"}}, ota::encode(message)};
}

}  // namespace

WireReply PmsReservations::handle(const WireRequest &request, Instant now)
{
    if (!options_.authorization.isEmpty()
        && protocols::header(request.headers, "Authorization") != options_.authorization)
        return {401, {}, "who are you?"};
    const QByteArray tokens = "/tokens/";
    if (const auto at = request.path.indexOf(tokens); at >= 0)
        return token(request.method, request.path.mid(at + tokens.size()));
    const auto decoded = ota::decode(request.body);
    if (!decoded) return {400, {}, decoded.error().text().toUtf8()};
    if (const auto *read = std::get_if<ota::Read>(&decoded->message))
        return xml(answer(*read, now));
    const auto *notif = std::get_if<ota::ResNotif>(&decoded->message);
    if (!notif || !decoded->problems.empty()) return {400, {}, "no reservation"};
    ++messages_;
    // Check and removal are one operation.
    if (options_.tokens && tokens_.erase(protocols::header(request.headers, "Message-Token")) == 0)
        return {409, {}, "no such token"};
    return xml(answer(*notif, now));
}

WireReply PmsReservations::token(const QByteArray &method, const QByteArray &token)
{
    if (!options_.tokens) return {400, {}, "tokens are not spoken here"};
    const bool there = tokens_.count(token) > 0;
    if (method == "PUT")
        tokens_.insert(token);
    else if (method == "DELETE")
        tokens_.erase(token);
    return {there || method == "PUT" ? 200 : 404, {}, {}};
}

ota::Message PmsReservations::answer(const ota::ResNotif &notif, Instant now)
{
    ota::Outcome outcome;
    std::vector<ota::Confirmation> confirmations;
    for (const Reservation &r : notif.reservations) {
        outcome = take(r);
        if (!outcome.ok()) break;
        ota::Confirmation c;
        c.id = r.id;
        c.hotelId = QStringLiteral("P") + r.id;
        confirmations.push_back(std::move(c));
    }
    ota::Message whole = ota::answerTo(notif, outcome, now);
    if (outcome.ok()) std::get<ota::ResNotifAnswer>(whole).confirmations = std::move(confirmations);
    return whole;
}

ota::Outcome PmsReservations::take(const Reservation &r)
{
    const auto no = [&](ota::Code code, const QString &why) {
        return ota::Outcome{{ota::problem(code, why, r.id)}, {}};
    };
    if (r.hotelCode != options_.hotelCode)
        return no(ota::Code::InvalidHotelCode, QStringLiteral("which hotel?"));
    for (const protocols::RoomStay &stay : r.stays) {
        if (!options_.rooms.contains(stay.roomTypeCode))
            return no(ota::Code::InvalidRoomType, QStringLiteral("which room?"));
    }
    if (r.status == ReservationStatus::New && taken_.count(r.id) > 0)
        return no(ota::Code::ReservationExists, QStringLiteral("it is here already"));
    taken_[r.id] = r;
    effects_[r.id] += r.revision;
    return {};
}

ota::Message PmsReservations::answer(const ota::Read &read, Instant now) const
{
    const auto it = taken_.find(read.id);
    const bool there = it != taken_.end();
    ota::Outcome outcome;
    if (!there) {
        outcome.errors = {ota::problem(ota::Code::BookingReferenceNotFound,
                                       QStringLiteral("no such reservation"), read.id)};
    }
    ota::Message whole = ota::answerTo(read, outcome, now);
    if (!there) return whole;
    Reservation told = it->second;
    told.hotelId = QStringLiteral("P") + told.id;
    std::get<ota::ResRetrieve>(whole).reservations = {std::move(told)};
    return whole;
}

}  // namespace roomrack::simulator
