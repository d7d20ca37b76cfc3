// SPDX-License-Identifier: GPL-3.0-or-later
// Messages with reservations: pushed (HotelResNotif), retrieved (Read, ResRetrieve) and
// acknowledged (NotifReport).
#include "protocols/opentravel/reservation_io.h"

namespace roomrack::protocols::opentravel {

namespace {

using xml::Wrong;

void readReservations(Reading &r, const QString &around, std::vector<Reservation> &reservations)
{
    size_t place = 0;
    r.in.children([&] {
        if (r.in.name() != u"HotelReservation") return false;
        auto reservation = readReservation(r, ++place, around);
        if (reservation) reservations.push_back(std::move(*reservation));
        return true;
    });
}

Confirmation readConfirmation(xml::Reader &in)
{
    Confirmation c;
    c.status = statusOf(in.string(u"ResStatus"));
    in.children([&] {
        if (in.name() == u"UniqueID") {
            const UniqueId id = readUniqueId(in);
            if (id.type == kCancellationId) c.cancellationId = id.id;
            if (id.type != kReservationId) return true;
            c.id = id.id;
            c.idContext = id.context;
            if (!c.id.isEmpty()) c.revision = id.instance;
            return true;
        }
        if (in.name() != u"ResGlobalInfo") return false;
        in.children([&] {
            // Required by the schema, unused here.
            if (in.name() == u"BasicPropertyInfo") return true;
            if (in.name() != u"HotelReservationIDs") return false;
            in.children([&] {
                if (in.name() != u"HotelReservationID") return false;
                const int type = in.string(u"ResID_Type").toInt();
                const QString value = in.string(u"ResID_Value");
                if (type == kHotelId && c.hotelId.isEmpty()) c.hotelId = value;
                if (type == kReservationId && c.id.isEmpty()) c.id = value;
                return true;
            });
            return true;
        });
        return true;
    });
    return c;
}

void writeConfirmation(xml::ElementWriter &out, const Confirmation &c)
{
    out.start("HotelReservation");
    if (c.status) out.attribute("ResStatus", QString::fromLatin1(textOf(*c.status)));
    if (!c.id.isEmpty() || !c.idContext.isEmpty())
        writeUniqueId(out, kReservationId, c.id, c.idContext, c.revision);
    if (!c.cancellationId.isEmpty()) writeUniqueId(out, kCancellationId, c.cancellationId);
    if (!c.hotelId.isEmpty()) {
        out.start("ResGlobalInfo").start("HotelReservationIDs").start("HotelReservationID");
        out.attribute("ResID_Type", kHotelId).attribute("ResID_Value", c.hotelId).end().end();
        out.start("BasicPropertyInfo").end().end();
    }
    out.end();
}

void readConfirmations(xml::Reader &in, std::vector<Confirmation> &confirmations)
{
    in.children([&] {
        if (in.name() != u"HotelReservation") return false;
        confirmations.push_back(readConfirmation(in));
        return true;
    });
}

void writeConfirmations(xml::ElementWriter &out, const std::vector<Confirmation> &confirmations)
{
    out.start("HotelReservations");
    for (const Confirmation &c : confirmations) writeConfirmation(out, c);
    out.end();
}

void readSelection(xml::Reader &in, Read &m)
{
    const QString type = in.string(u"SelectionType");
    const QString start = in.string(u"Start");
    m.selection = Selection::Undelivered;
    if (type == u"PreviouslyDelivered")
        m.selection = Selection::Delivered;
    else if (type == u"All" || (type.isEmpty() && !start.isEmpty()))
        m.selection = Selection::All;
    else if (!type.isEmpty() && type != u"Undelivered") {
        in.complain(
            Wrong::Value, u"SelectionType",
            ErrorText::tr("\"%1\" is not valid; use one of %2")
                .arg(type.left(40), QStringLiteral("Undelivered, PreviouslyDelivered, All")));
    }
    if (start.isEmpty()) return;
    // A date without time means midnight.
    if (start.size() > 10) {
        m.changedSince = in.instant(u"Start");
    } else if (const auto day = in.night(u"Start")) {
        m.changedSince = Instant{qint64(day->day()) * 86'400 * kSecond};
    }
}

const char16_t *selectionText(Selection selection)
{
    switch (selection) {
    case Selection::Delivered: return u"PreviouslyDelivered";
    case Selection::All: return u"All";
    case Selection::Undelivered: break;
    }
    return u"Undelivered";
}

void readReadRequest(xml::Reader &in, Read &m)
{
    in.children([&] {
        if (in.name() == u"ReadRequest") {
            in.children([&] {
                if (in.name() != u"UniqueID") return false;
                const UniqueId id = readUniqueId(in);
                m.id = id.id;
                m.idContext = id.context;
                return true;
            });
            return true;
        }
        if (in.name() != u"HotelReadRequest") return false;
        readHotel(in, m.hotelCode, m.hotelName);
        in.children([&] {
            if (in.name() != u"SelectionCriteria") return false;
            readSelection(in, m);
            return true;
        });
        return true;
    });
}

}  // namespace

ResNotif readResNotif(Reading &r)
{
    ResNotif m;
    xml::Reader &in = r.in;
    readHead(in, m.head);
    const QString around = in.string(u"ResStatus");
    in.children([&] {
        if (in.name() == u"POS")
            readPos(in, m.head);
        else if (in.name() == u"HotelReservations")
            readReservations(r, around, m.reservations);
        else
            return false;
        return true;
    });
    return m;
}

void write(xml::ElementWriter &out, const ResNotif &m)
{
    startMessage(out, "OTA_HotelResNotifRQ", m.head);
    writePos(out, m.head);
    if (!m.reservations.empty()) {
        out.start("HotelReservations");
        for (const Reservation &reservation : m.reservations) writeReservation(out, reservation);
        out.end();
    }
    out.end();
}

ResNotifAnswer readResNotifAnswer(Reading &r)
{
    ResNotifAnswer m;
    xml::Reader &in = r.in;
    readHead(in, m.head);
    OutcomeReader outcome;
    in.children([&] {
        if (in.name() == u"HotelReservations") {
            readConfirmations(in, m.confirmations);
            return true;
        }
        return outcome.take(in);
    });
    m.outcome = outcome.finish(in);
    if (!m.outcome.ok()) m.confirmations.clear();
    return m;
}

void write(xml::ElementWriter &out, const ResNotifAnswer &m)
{
    startMessage(out, "OTA_HotelResNotifRS", m.head);
    writeOutcome(out, m.outcome);
    if (m.outcome.ok() && !m.confirmations.empty()) writeConfirmations(out, m.confirmations);
    out.end();
}

Read readRead(Reading &r)
{
    Read m;
    xml::Reader &in = r.in;
    readHead(in, m.head);
    in.children([&] {
        if (in.name() == u"POS") {
            readPos(in, m.head);
        } else if (in.name() == u"UniqueID") {
            const UniqueId id = readUniqueId(in);
            m.id = id.id;
            m.idContext = id.context;
        } else if (in.name() == u"ReadRequests") {
            readReadRequest(in, m);
        } else {
            return false;
        }
        return true;
    });
    return m;
}

void write(xml::ElementWriter &out, const Read &m)
{
    startMessage(out, "OTA_ReadRQ", m.head);
    writePos(out, m.head);
    if (!m.id.isEmpty() || !m.idContext.isEmpty())
        writeUniqueId(out, kReservationId, m.id, m.idContext);
    out.start("ReadRequests").start("HotelReadRequest");
    writeHotel(out, m.hotelCode, m.hotelName);
    out.start("SelectionCriteria").attribute("SelectionType", selectionText(m.selection));
    if (m.changedSince) {
        out.attribute("Start", instantText(*m.changedSince));
        out.attribute("DateType", u"LastUpdateDate");
    }
    out.end().end().end().end();
}

ResRetrieve readResRetrieve(Reading &r)
{
    ResRetrieve m;
    xml::Reader &in = r.in;
    readHead(in, m.head);
    OutcomeReader outcome;
    in.children([&] {
        if (in.name() == u"ReservationsList") {
            readReservations(r, {}, m.reservations);
            return true;
        }
        return outcome.take(in);
    });
    m.outcome = outcome.finish(in);
    if (!m.outcome.ok()) m.reservations.clear();
    return m;
}

void write(xml::ElementWriter &out, const ResRetrieve &m)
{
    startMessage(out, "OTA_ResRetrieveRS", m.head);
    writeOutcome(out, m.outcome);
    if (m.outcome.ok() && !m.reservations.empty()) {
        out.start("ReservationsList");
        for (const Reservation &reservation : m.reservations) writeReservation(out, reservation);
        out.end();
    }
    out.end();
}

NotifReport readNotifReport(Reading &r)
{
    NotifReport m;
    xml::Reader &in = r.in;
    readHead(in, m.head);
    OutcomeReader outcome;
    in.children([&] {
        if (in.name() != u"NotifDetails") return outcome.take(in);
        in.children([&] {
            if (in.name() != u"HotelNotifReport") return false;
            in.children([&] {
                if (in.name() != u"HotelReservations") return false;
                readConfirmations(in, m.confirmations);
                return true;
            });
            return true;
        });
        return true;
    });
    m.outcome = outcome.finish(in);
    return m;
}

void write(xml::ElementWriter &out, const NotifReport &m)
{
    startMessage(out, "OTA_NotifReportRQ", m.head);
    writeOutcome(out, m.outcome);
    if (!m.confirmations.empty()) {
        out.start("NotifDetails").start("HotelNotifReport");
        writeConfirmations(out, m.confirmations);
        out.end().end();
    }
    out.end();
}

}  // namespace roomrack::protocols::opentravel
