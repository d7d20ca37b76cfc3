// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/messages.h"

#include "protocols/alpinebits/free_rooms.h"
#include "protocols/alpinebits/guest_requests.h"
#include "protocols/alpinebits/handshake.h"
#include "protocols/alpinebits/rate_plans.h"
#include "support/environment.h"
#include "support/outside.h"

#include <QXmlStreamReader>

namespace roomrack::tests {

using namespace protocols::alpinebits;

namespace {

template <typename Decode, typename Encode>
AlpineMessage message(const char *root, Decode decode, Encode encode)
{
    AlpineMessage m;
    m.root = QString::fromLatin1(root);
    m.rewrite = [decode, encode](const QByteArray &xml, Version version) -> Result<QByteArray> {
        auto value = decode(xml);
        if (!value) return tl::unexpected<Error>(value.error());
        return encode(*value, version);
    };
    m.same = [decode](const QByteArray &a, const QByteArray &b) {
        const auto first = decode(a), second = decode(b);
        return first && second && *first == *second;
    };
    return m;
}

/// The decoded items of a list, with its outcome.
struct Heard {
    Outcome outcome;
    std::vector<GuestRequest> requests;
    friend bool operator==(const Heard &, const Heard &) = default;
};

std::vector<GuestRequest> understood(const std::vector<RequestItem> &items)
{
    std::vector<GuestRequest> out;
    for (const RequestItem &item : items)
        if (item.request) out.push_back(*item.request);
    return out;
}

Result<Heard> heard(const QByteArray &xml)
{
    return decodeRetrieved(xml).map([](const Retrieved &r) {
        return Heard{r.outcome, understood(r.items)};
    });
}

Result<std::vector<GuestRequest>> pushed(const QByteArray &xml)
{
    return decodePush(xml).map(understood);
}

AlpineMessage outcome(const char *root, Action action)
{
    return message(
        root, [action](const QByteArray &xml) { return decodeOutcome(action, xml); },
        [action](const Outcome &o, Version v) { return encode(action, o, v); });
}

}  // namespace

const std::vector<AlpineMessage> &alpineMessages()
{
    static const std::vector<AlpineMessage> all = {
        message("OTA_PingRQ", decodePing,
                [](const Capabilities &c, Version) { return encodePing(c); }),
        message("OTA_PingRS", decodePingAnswer,
                [](const PingAnswer &a, Version) { return encode(a); }),
        message("OTA_HotelInvCountNotifRQ", decodeFreeRooms,
                [](const FreeRooms &m, Version) { return encode(m); }),
        outcome("OTA_HotelInvCountNotifRS", Action::FreeRooms),
        message("OTA_HotelRatePlanNotifRQ", decodeRatePlans,
                [](const RatePlans &m, Version v) { return encode(m, v); }),
        outcome("OTA_HotelRatePlanNotifRS", Action::RatePlans),
        message("OTA_HotelRatePlanRQ", decodeBaseRatesQuery,
                [](const BaseRatesQuery &m, Version) { return encode(m); }),
        message("OTA_HotelRatePlanRS", decodeBaseRates,
                [](const BaseRates &m, Version v) { return encode(m, v); }),
        message("OTA_ReadRQ", decodeRead, [](const ReadRequest &m, Version) { return encode(m); }),
        message(
            "OTA_ResRetrieveRS", heard,
            [](const Heard &h, Version v) { return encodeRetrieved(h.outcome, h.requests, v); }),
        message("OTA_HotelResNotifRQ", pushed,
                [](const std::vector<GuestRequest> &r, Version v) { return encodePush(r, v); }),
        message("OTA_HotelResNotifRS", decodePushAnswer,
                [](const Acknowledgement &a, Version v) { return encodePushAnswer(a, v); }),
        message("OTA_NotifReportRQ", decodeReport,
                [](const Acknowledgement &a, Version v) { return encodeReport(a, v); }),
        outcome("OTA_NotifReportRS", Action::Acknowledge),
    };
    return all;
}

const AlpineMessage &alpineMessage(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    reader.readNextStartElement();
    for (const AlpineMessage &m : alpineMessages())
        if (reader.name() == m.root) return m;
    qFatal("no message of AlpineBits: %s", xml.left(200).constData());
}

QByteArray alpineGolden(const char *name)
{
    return sourceBytes(
        QStringLiteral("tests/protocols/alpinebits/goldens/%1.xml").arg(QString::fromLatin1(name)));
}

std::optional<QString> alpineSchemaSays(Version version, const std::vector<QByteArray> &messages)
{
    return xmllintSays(
        sharedData(QStringLiteral("xsd/alpinebits/alpinebits-%1.xsd").arg(textOf(version))),
        messages);
}

}  // namespace roomrack::tests
