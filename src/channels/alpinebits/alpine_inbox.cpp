// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/alpinebits/alpine_inbox.h"

#include "protocols/xml/encoding.h"
#include "protocols/xml/forbidden_characters.h"
#include "protocols/xml/masking.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QXmlStreamReader>

#include <algorithm>
#include <map>

namespace roomrack::channels {

using namespace protocols::alpinebits;

namespace {

constexpr int kDigits = 32;  ///< of a revision
const QString kCancels = QStringLiteral("15-");
const QString kReserves = QStringLiteral("14-");

/// Prefixes and their namespaces; "" is the default namespace.
using Namespaces = std::map<QString, QString>;

QString declaration(const QString &prefix, const QString &space)
{
    return QStringLiteral(" xmlns%1=\"%2\"")
        .arg(prefix.isEmpty() ? QString() : u':' + prefix, space.toHtmlEscaped());
}

/// One reservation as a separate document. `around`: namespaces that it uses and does not declare
/// itself.
QByteArray document(const QString &element, const QString &prefix, const Namespaces &around)
{
    const QString p = prefix.isEmpty() ? QString() : prefix + u':';
    QString declared = declaration(prefix, QLatin1String(kNamespace));
    for (const auto &[name, space] : around)
        if (name != prefix) declared += declaration(name, space);
    return QStringLiteral("<%1OTA_HotelResNotifRQ%2 Version=\"1.000\">"
                          "<%1HotelReservations>%3</%1HotelReservations>"
                          "</%1OTA_HotelResNotifRQ>")
        .arg(p, declared, element)
        .toUtf8();
}

/// The namespaces in scope while a document is read, and which of them an element uses.
class Scopes {
public:
    /// Call at a start element.
    void enter(const QXmlStreamReader &reader)
    {
        open_.push_back(open_.empty() ? Namespaces() : open_.back());
        for (const auto &d : reader.namespaceDeclarations())
            open_.back()[d.prefix().toString()] = d.namespaceUri().toString();
        useAll(reader);
    }
    /// Call at an end element.
    void leave() { open_.pop_back(); }
    /// From here on, used() has the outer namespaces that the element entered last, and its
    /// content, refer to.
    void mark(const QXmlStreamReader &reader)
    {
        around_ = open_.size() > 1 ? open_[open_.size() - 2] : Namespaces();
        used_.clear();
        useAll(reader);
    }
    const Namespaces &used() const { return used_; }

private:
    void useAll(const QXmlStreamReader &reader)
    {
        use(reader.prefix());
        for (const QXmlStreamAttribute &a : reader.attributes())
            if (!a.prefix().isEmpty()) use(a.prefix());
    }
    void use(QStringView prefix)
    {
        const auto it = around_.find(prefix.toString());
        if (it != around_.end()) used_.insert(*it);
    }
    std::vector<Namespaces> open_;
    Namespaces around_, used_;
};

/// The bytes of each reservation, in the order of the message: found in `readable`, which the XML
/// guard has checked (no entities, limited depth), and taken from `xml`, the message as received.
std::vector<QByteArray> documentsOf(const QByteArray &readable, const QByteArray &xml)
{
    std::vector<QByteArray> out;
    const auto guarded = protocols::xml::guard(readable, kLimits);
    if (!guarded) return out;
    const QString text = QString::fromUtf8(*guarded);
    // Of the same length (withoutForbiddenCharacters).
    const auto received = protocols::xml::toUtf8(xml);
    const QString original = received ? QString::fromUtf8(*received) : text;
    QXmlStreamReader reader(text);
    Scopes scopes;
    qsizetype start = -1;
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        const bool ours = reader.name() == u"HotelReservation";
        if (token == QXmlStreamReader::StartElement) {
            scopes.enter(reader);
            if (!ours) continue;
            // The reader is positioned behind the tag, and no attribute contains a '<'.
            start = text.lastIndexOf(u'<', reader.characterOffset() - 1);
            scopes.mark(reader);
        } else if (token == QXmlStreamReader::EndElement) {
            scopes.leave();
            if (!ours || start < 0) continue;
            out.push_back(document(original.mid(start, reader.characterOffset() - start),
                                   reader.prefix().toString(), scopes.used()));
            start = -1;
        }
    }
    return out;
}

/// With the commissions of its stays, which AlpineBits tells beside them.
protocols::Reservation reservationOf(const GuestRequest &request)
{
    protocols::Reservation reservation = request.reservation;
    const size_t known = std::min(request.details.size(), reservation.stays.size());
    for (size_t i = 0; i < known; ++i) {
        reservation.stays[i].commission = request.details[i].commission;
        reservation.stays[i].commissionBasisPoints = request.details[i].commissionBasisPoints;
    }
    return reservation;
}

std::vector<Received> receivedOf(const std::vector<RequestItem> &items, const QByteArray &readable,
                                 const QByteArray &xml)
{
    std::vector<Received> out;
    const std::vector<QByteArray> bodies = documentsOf(readable, xml);
    for (size_t i = 0; i < items.size(); ++i) {
        const RequestItem &item = items[i];
        // If they cannot be separated, each is kept with the whole message.
        const QByteArray body =
            protocols::xml::withoutSecrets(bodies.size() == items.size() ? bodies[i] : xml);
        const QByteArray digest =
            QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex().left(kDigits);
        Received r{item.id,
                   (item.cancellation ? kCancels : kReserves) + QString::fromLatin1(digest), body,
                   fail(ErrorCode::Invalid, {}, {})};
        if (item.request)
            r.understood = reservationOf(*item.request);
        else
            r.understood = tl::unexpected(item.request.error());
        out.push_back(std::move(r));
    }
    return out;
}

Result<Feed> feedIn(const QByteArray &readable, const QByteArray &xml)
{
    const auto retrieved = decodeRetrieved(readable);
    if (!retrieved) return tl::unexpected(retrieved.error());
    return Feed{retrieved->outcome, receivedOf(retrieved->items, readable, xml)};
}

Result<std::vector<Received>> receivedIn(const QByteArray &readable, const QByteArray &xml)
{
    if (const auto pushed = decodePush(readable)) return receivedOf(*pushed, readable, xml);
    auto feed = feedIn(readable, xml);
    if (!feed) return tl::unexpected(feed.error());
    return std::move(feed->received);
}

}  // namespace

Result<std::vector<Received>> receivedFrom(const QByteArray &xml)
{
    return protocols::xml::readReplacingForbidden(
        xml, kLimits, [&xml](const QByteArray &readable) { return receivedIn(readable, xml); });
}

Result<Feed> feedFrom(const QByteArray &xml)
{
    return protocols::xml::readReplacingForbidden(
        xml, kLimits, [&xml](const QByteArray &readable) { return feedIn(readable, xml); });
}

std::optional<Acknowledged> acknowledgedOf(const Received &received)
{
    // A reservation without an id is stored under a generated id (see Reception).
    if (received.reservation.isEmpty() || received.reservation.startsWith(u'?'))
        return std::nullopt;
    return Acknowledged{received.reservation, received.revision.startsWith(kCancels)};
}

}  // namespace roomrack::channels
