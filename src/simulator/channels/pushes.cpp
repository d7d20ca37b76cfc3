// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/pushes.h"

#include "protocols/alpinebits/form.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/version.h"
#include "protocols/opentravel/codec.h"
#include "protocols/ota_json/revision.h"
#include "protocols/ota_json/signature.h"

#include <QtCore/QCryptographicHash>

namespace roomrack::simulator {

namespace alpine = protocols::alpinebits;
namespace ota = protocols::opentravel;
namespace json = protocols::ota_json;

namespace {

/// Derives random bytes from the pushed content: a mock has no other source.
QByteArray digestOf(const Told &told, Instant now)
{
    return QCryptographicHash::hash(told.revision.toUtf8() + QByteArray::number(now.micros),
                                    QCryptographicHash::Sha256);
}

QByteArray basicOf(const PushLogin &login)
{
    return "Basic " + (login.account + ':' + login.secret).toBase64();
}

json::Revision revisionOf(const Told &told)
{
    json::Revision revision;
    revision.reservation = told.reservation;
    revision.otaCode = told.reservation.id;
    return revision;
}

WireRequest signedHook(const QByteArray &body, const PushLogin &login, Instant now)
{
    const json::Signature signature = json::sign(login.secret, body, now);
    return {"POST",
            {},
            {{"Content-Type", "application/json"},
             {"X-Timestamp", signature.timestamp},
             {"X-Signature", signature.value}},
            body};
}

}  // namespace

WireRequest jsonPush(const Told &told, const PushLogin &login, Instant now)
{
    return signedHook(json::encodeWebhook(revisionOf(told)), login, now);
}

WireRequest jsonNaming(const Told &told, const PushLogin &login, Instant now)
{
    return signedHook(json::encodeNaming(revisionOf(told), now), login, now);
}

WireRequest travelPush(const Told &told, const PushLogin &login, Instant now)
{
    ota::ResNotif message;
    message.head.echoToken = told.revision;
    message.head.timeStamp = now;
    message.reservations = {told.reservation};
    const auto security =
        ota::digestSecurity(QString::fromUtf8(login.account), QString::fromUtf8(login.secret),
                            digestOf(told, now).left(16), now);
    return {
        "POST",
        {},
        {{"Content-Type", "text/xml; charset=utf-8"}, {"SOAPAction", "\"OTA_HotelResNotifRQ\""}},
        ota::encodeSoap(message, security)};
}

WireRequest alpinePush(const Told &told, const PushLogin &login)
{
    alpine::GuestRequest request;
    request.reservation = told.reservation;
    // The shop's rate belongs to one category, the standard's plan does not.
    for (protocols::RoomStay &stay : request.reservation.stays)
        stay.ratePlanCode = stay.ratePlanCode.section(u'/', 0, 0);
    request.details.resize(request.reservation.stays.size());
    const auto version = alpine::Version::V2020_10;
    const alpine::Form form{alpine::textOf(alpine::Action::Push),
                            alpine::encodePush({request}, version)};
    const auto encoded = alpine::encode(form, digestOf(told, {}).toHex().left(40));
    return {"POST",
            {},
            {{"Content-Type", encoded ? encoded->contentType : QByteArray()},
             {"Authorization", basicOf(login)},
             {"X-AlpineBits-ClientProtocolVersion", alpine::textOf(version).toLatin1()},
             {"X-AlpineBits-ClientID", "Roomrack-simulator"}},
            encoded ? encoded->body : QByteArray()};
}

WireRequest inventoryPush(const OutOfOrder &told, const QString &revision, const PushLogin &login,
                          Instant now)
{
    ota::InvCountNotif message;
    message.head.echoToken = revision;
    message.head.timeStamp = now;
    message.hotelCode = told.hotel;
    for (const auto &[night, count] : told.counts) {
        ota::Inventory inventory;
        inventory.target.roomType = told.type;
        inventory.target.nights = ota::NightRange{night, night};
        inventory.counts = {{ota::kCountOutOfOrder, count}};
        message.inventories.push_back(std::move(inventory));
    }
    return {"POST",
            {},
            {{"Content-Type", "text/xml; charset=utf-8"}, {"Authorization", basicOf(login)}},
            ota::encode(message)};
}

WireRequest signedTokenRequest(const QByteArray &method, const QByteArray &token,
                               const PushLogin &login, Instant now)
{
    const json::Signature signature = json::sign(login.secret, method + ' ' + token, now);
    return {
        method, {}, {{"X-Timestamp", signature.timestamp}, {"X-Signature", signature.value}}, {}};
}

WireRequest basicTokenRequest(const QByteArray &method, const QByteArray &, const PushLogin &login,
                              Instant)
{
    return {method, {}, {{"Authorization", basicOf(login)}}, {}};
}

bool jsonPushed(const WireReply &reply)
{
    return reply.status == 200;
}

bool travelPushed(const WireReply &reply)
{
    const auto decoded = ota::decode(reply.body);
    const auto *answer = decoded ? std::get_if<ota::ResNotifAnswer>(&decoded->message) : nullptr;
    return reply.status == 200 && answer && answer->outcome.ok();
}

bool inventoryPushed(const WireReply &reply)
{
    const auto decoded = ota::decode(reply.body);
    const auto *answer = decoded ? std::get_if<ota::Acknowledgement>(&decoded->message) : nullptr;
    return reply.status == 200 && answer && answer->outcome.ok();
}

bool alpinePushed(const WireReply &reply)
{
    const auto answer = alpine::decodePushAnswer(reply.body);
    return reply.status == 200 && answer && answer->errors.empty() && !answer->accepted.empty();
}

}  // namespace roomrack::simulator
