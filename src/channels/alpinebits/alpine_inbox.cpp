// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/alpinebits/alpine_inbox.h"

#include "protocols/xml/guard.h"
#include "protocols/xml/masking.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QXmlStreamReader>

namespace roomrack::channels {

using namespace protocols::alpinebits;

namespace {

constexpr int kDigits = 32;  ///< of a revision
const QString kCancels = QStringLiteral("15-");
const QString kReserves = QStringLiteral("14-");

/// One reservation as a document of its own.
QByteArray document(const QString &element)
{
    const qsizetype colon = element.indexOf(u':'), end = element.indexOf(QLatin1String("Hotel"));
    const QString prefix = colon > 0 && colon < end ? element.mid(1, colon - 1) : QString();
    const QString p = prefix.isEmpty() ? QString() : prefix + u':';
    const QString name = prefix.isEmpty() ? QString() : u':' + prefix;
    return QStringLiteral("<%1OTA_HotelResNotifRQ xmlns%2=\"%3\" Version=\"1.000\">"
                          "<%1HotelReservations>%4</%1HotelReservations>"
                          "</%1OTA_HotelResNotifRQ>")
        .arg(p, name, QLatin1String(kNamespace), element)
        .toUtf8();
}

/// The bytes of each reservation, in the order of the message. The guard has been over them: what
/// is read here has no entities and is not deep.
std::vector<QByteArray> documentsOf(const QByteArray &xml)
{
    std::vector<QByteArray> out;
    const auto guarded = protocols::xml::guard(xml, kLimits);
    if (!guarded) return out;
    const QString text = QString::fromUtf8(*guarded);
    QXmlStreamReader reader(text);
    qsizetype start = -1;
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        const bool ours = reader.name() == u"HotelReservation";
        // The reader is behind the tag, and no attribute has a '<'.
        if (ours && token == QXmlStreamReader::StartElement)
            start = text.lastIndexOf(u'<', reader.characterOffset() - 1);
        if (ours && token == QXmlStreamReader::EndElement && start >= 0) {
            out.push_back(document(text.mid(start, reader.characterOffset() - start)));
            start = -1;
        }
    }
    return out;
}

std::vector<Received> receivedOf(const std::vector<RequestItem> &items, const QByteArray &xml)
{
    std::vector<Received> out;
    const std::vector<QByteArray> bodies = documentsOf(xml);
    for (size_t i = 0; i < items.size(); ++i) {
        const RequestItem &item = items[i];
        // Where they cannot be told apart each is kept with all of them.
        const QByteArray body =
            protocols::xml::withoutSecrets(bodies.size() == items.size() ? bodies[i] : xml);
        const QByteArray digest =
            QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex().left(kDigits);
        Received r{item.id,
                   (item.cancellation ? kCancels : kReserves) + QString::fromLatin1(digest), body,
                   fail(ErrorCode::Invalid, {}, {})};
        if (item.request)
            r.understood = item.request->reservation;
        else
            r.understood = tl::unexpected(item.request.error());
        out.push_back(std::move(r));
    }
    return out;
}

}  // namespace

Result<std::vector<Received>> receivedFrom(const QByteArray &xml)
{
    if (const auto pushed = decodePush(xml)) return receivedOf(*pushed, xml);
    auto feed = feedFrom(xml);
    if (!feed) return tl::unexpected(feed.error());
    return std::move(feed->received);
}

Result<Feed> feedFrom(const QByteArray &xml)
{
    const auto retrieved = decodeRetrieved(xml);
    if (!retrieved) return tl::unexpected(retrieved.error());
    return Feed{retrieved->outcome, receivedOf(retrieved->items, xml)};
}

std::optional<Acknowledged> acknowledgedOf(const Received &received)
{
    // What cannot be named is kept under a mark of our own (see Reception).
    if (received.reservation.isEmpty() || received.reservation.startsWith(u'?'))
        return std::nullopt;
    return Acknowledged{received.reservation, received.revision.startsWith(kCancels)};
}

}  // namespace roomrack::channels
