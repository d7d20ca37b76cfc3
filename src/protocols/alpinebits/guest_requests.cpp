// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/guest_requests.h"

#include "protocols/alpinebits/guest_request_io.h"

namespace roomrack::protocols::alpinebits {

namespace {

constexpr int kReservation = 14;
constexpr int kCancellation = 15;
constexpr int kUnableToProcess = 450;

const char *statusText(ReservationStatus status)
{
    switch (status) {
    case ReservationStatus::New: return "Reserved";
    case ReservationStatus::Modified: return "Modify";
    case ReservationStatus::Cancelled: return "Cancelled";
    case ReservationStatus::Requested: return "Requested";
    }
    return "";
}

ReservationStatus statusOf(xml::Reader &in)
{
    const QString text = in.string(u"ResStatus");
    for (const auto status : {ReservationStatus::New, ReservationStatus::Modified,
                              ReservationStatus::Cancelled, ReservationStatus::Requested})
        if (text == QLatin1String(statusText(status))) return status;
    in.complain(xml::Wrong::Value, u"ResStatus",
                ErrorText::tr("\"%1\" is not valid; use one of %2")
                    .arg(text.left(40), QStringLiteral("Requested, Reserved, Cancelled, Modify")));
    return ReservationStatus::Requested;
}

void readId(xml::Reader &in, GuestRequest &into)
{
    const bool cancels = into.reservation.status == ReservationStatus::Cancelled;
    into.reservation.id = limited(in.mustString(u"ID"), 64);
    const int wanted = cancels ? kCancellation : kReservation;
    const auto type = in.count(u"Type", 1, 99);
    if (in.must(u"Type", type) != wanted && type)
        in.complain(xml::Wrong::Value, u"Type", ErrorText::tr("must be %1").arg(wanted));
}

/// Collects the errors of items that are answered individually, and whether there are other errors.
class Items {
public:
    void read(xml::Reader &in, std::vector<RequestItem> &into)
    {
        const size_t before = in.complaints().size();
        GuestRequest request = readGuestRequest(in);
        const QString id = request.reservation.id;
        const bool cancels = request.reservation.status == ReservationStatus::Cancelled;
        const size_t after = in.complaints().size();
        settled_ += after - before;
        if (after == before)
            into.push_back({id, cancels, std::move(request)});
        else
            into.push_back({id, cancels, tl::unexpected<Error>(in.complaints()[before].error)});
    }
    Result<void> finish(xml::Reader &in) const
    {
        auto end = in.finish();
        if (in.fatal() || in.complaints().size() > settled_) return end;
        return {};
    }

private:
    size_t settled_ = 0;
};

bool isRoot(xml::Reader &in, QStringView root)
{
    if (in.name() == root && in.space() == QLatin1String(kNamespace)) return true;
    in.failWith(ErrorText::tr("is not an AlpineBits %1 message").arg(root.toString()));
    return false;
}

Acknowledged readAcknowledged(xml::Reader &in)
{
    Acknowledged a;
    in.children([&] {
        if (in.name() != u"UniqueID") return false;
        a.id = in.mustString(u"ID");
        a.cancellation = in.must(u"Type", in.count(u"Type", 1, 99)) == kCancellation;
        return true;
    });
    if (a.id.isEmpty()) in.complain(xml::Wrong::Missing, {}, ErrorText::tr("has no UniqueID"));
    return a;
}

void readAccepted(xml::Reader &in, Acknowledgement &into)
{
    in.children([&] {
        if (in.name() != u"HotelReservation") return false;
        into.accepted.push_back(readAcknowledged(in));
        return true;
    });
}

void writeAccepted(xml::ElementWriter &out, const Acknowledgement &a)
{
    out.start("HotelReservations");
    for (const Acknowledged &one : a.accepted) {
        out.start("HotelReservation").start("UniqueID");
        out.attribute("Type", one.cancellation ? kCancellation : kReservation);
        out.attribute("ID", one.id).end().end();
    }
    out.end();
}

void takeOutcome(Acknowledgement &into, Outcome outcome)
{
    into.refused = std::move(outcome.warnings);
    into.errors = std::move(outcome.errors);
}

}  // namespace

GuestRequest readGuestRequest(xml::Reader &in)
{
    GuestRequest request;
    Reservation &r = request.reservation;
    r.status = statusOf(in);
    r.created = in.instant(u"CreateDateTime");
    // The schema requires a creation time; write() sends this value if it is unknown.
    if (r.created == Instant{}) r.created.reset();
    r.modified = in.instant(u"LastModifyDateTime");
    bool named = false;
    in.children([&] {
        const QStringView name = in.name();
        if (name == u"UniqueID") {
            named = true;
            readId(in, request);
        } else if (name == u"RoomStays") {
            readRoomStays(in, request);
        } else if (name == u"ResGuests") {
            readResGuests(in, request);
        } else if (name == u"ResGlobalInfo") {
            readGlobalInfo(in, request);
        } else {
            return false;
        }
        return true;
    });
    if (!named) in.complain(xml::Wrong::Missing, {}, ErrorText::tr("has no UniqueID"));
    if (r.stays.empty() && r.status != ReservationStatus::Cancelled)
        in.complain(xml::Wrong::Missing, {}, ErrorText::tr("has no RoomStays"));
    return request;
}

void write(xml::ElementWriter &out, const GuestRequest &request, Version version)
{
    const Reservation &r = request.reservation;
    const bool cancels = r.status == ReservationStatus::Cancelled;
    out.start("HotelReservation");
    out.attribute("CreateDateTime", instantText(r.created.value_or(Instant{})));
    if (r.modified && version >= Version::V2022_10)
        out.attribute("LastModifyDateTime", instantText(*r.modified));
    out.attribute("ResStatus", QString::fromLatin1(statusText(r.status)));
    out.start("UniqueID").attribute("Type", cancels ? kCancellation : kReservation);
    out.attribute("ID", r.id).end();
    writeRoomStays(out, request, version);
    writeResGuests(out, request);
    const bool bare = cancels && r.stays.empty() && r.guests.empty() && r.hotelCode.isEmpty()
                      && r.hotelName.isEmpty() && r.comment.isEmpty() && request.info.isEmpty()
                      && r.penalty.isEmpty() && r.specialRequests.isEmpty()
                      && request.included.empty() && request.sources.empty() && !request.agency;
    if (!bare) writeGlobalInfo(out, request, version);
    out.end();
}

QByteArray encode(const ReadRequest &request)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_ReadRQ", "1.001");
    out.start("ReadRequests").start("HotelReadRequest");
    out.optional("HotelCode", request.hotelCode).optional("HotelName", request.hotelName);
    if (request.since)
        out.start("SelectionCriteria").attribute("Start", instantText(*request.since)).end();
    return out.finish();
}

Result<ReadRequest> decodeRead(const QByteArray &xml)
{
    return readMessage<ReadRequest>(xml, u"OTA_ReadRQ", [](xml::Reader &in, ReadRequest &out) {
        in.children([&] {
            if (in.name() != u"ReadRequests") return false;
            in.children([&] {
                if (in.name() != u"HotelReadRequest") return false;
                out.hotelCode = in.string(u"HotelCode");
                out.hotelName = in.string(u"HotelName");
                in.children([&] {
                    if (in.name() != u"SelectionCriteria") return false;
                    out.since = in.instant(u"Start");
                    return true;
                });
                return true;
            });
            return true;
        });
    });
}

QByteArray encodeRetrieved(const Outcome &outcome, const std::vector<GuestRequest> &requests,
                           Version version)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_ResRetrieveRS", "7.000");
    if (outcome.grade() == Grade::Error) {
        writeErrors(out, outcome.errors, version);
        return out.finish();
    }
    out.start("Success").end();
    writeWarnings(out, outcome.warnings, version, {true, true, false});
    out.start("ReservationsList");
    for (const GuestRequest &request : requests) write(out, request, version);
    return out.finish();
}

Result<Retrieved> decodeRetrieved(const QByteArray &xml)
{
    xml::Reader in(xml, kLimits);
    Retrieved out;
    Items items;
    if (in.open() && isRoot(in, u"OTA_ResRetrieveRS")) {
        OutcomeParts parts;
        in.children([&] {
            if (in.name() != u"ReservationsList") return parts.take(in);
            in.children([&] {
                if (in.name() != u"HotelReservation") return false;
                items.read(in, out.items);
                return true;
            });
            return true;
        });
        out.outcome = parts.finish(in);
    }
    if (auto ok = items.finish(in); !ok) return tl::unexpected<Error>(ok.error());
    return out;
}

QByteArray encodePush(const std::vector<GuestRequest> &requests, Version version)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_HotelResNotifRQ", "1.000");
    out.start("HotelReservations");
    for (const GuestRequest &request : requests) write(out, request, version);
    return out.finish();
}

Result<std::vector<RequestItem>> decodePush(const QByteArray &xml)
{
    xml::Reader in(xml, kLimits);
    std::vector<RequestItem> out;
    Items items;
    if (in.open() && isRoot(in, u"OTA_HotelResNotifRQ")) {
        in.children([&] {
            if (in.name() != u"HotelReservations") return false;
            in.children([&] {
                if (in.name() != u"HotelReservation") return false;
                items.read(in, out);
                return true;
            });
            return true;
        });
    }
    if (auto ok = items.finish(in); !ok) return tl::unexpected<Error>(ok.error());
    return out;
}

QByteArray encodeReport(const Acknowledgement &a, Version version)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_NotifReportRQ", "1.000");
    out.start("Success").end();
    writeWarnings(out, a.refused, version, {true, true, true});
    if (!a.accepted.empty()) {
        out.start("NotifDetails").start("HotelNotifReport");
        writeAccepted(out, a);
        out.end().end();
    }
    return out.finish();
}

Result<Acknowledgement> decodeReport(const QByteArray &xml)
{
    return readMessage<Acknowledgement>(xml, u"OTA_NotifReportRQ",
                                        [](xml::Reader &in, Acknowledgement &out) {
                                            OutcomeParts parts;
                                            in.children([&] {
                                                if (in.name() != u"NotifDetails")
                                                    return parts.take(in);
                                                in.children([&] {
                                                    if (in.name() != u"HotelNotifReport")
                                                        return false;
                                                    in.children([&] {
                                                        if (in.name() != u"HotelReservations")
                                                            return false;
                                                        readAccepted(in, out);
                                                        return true;
                                                    });
                                                    return true;
                                                });
                                                return true;
                                            });
                                            takeOutcome(out, parts.finish(in));
                                        });
}

Result<QByteArray> encodePushAnswer(const Acknowledgement &a, Version version)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_HotelResNotifRS", "1.000");
    if (!a.accepted.empty() && a.errors.empty()) {
        out.start("Success").end();
        writeWarnings(out, a.refused, version, {true, true, true});
        writeAccepted(out, a);
        return out.finish();
    }
    if (version < Version::V2022_10) {
        return fail(
            ErrorCode::Invalid, QStringLiteral("OTA_HotelResNotifRS"),
            ErrorText::tr("AlpineBits 2020-10 has no response that rejects all reservations"));
    }
    std::vector<Remark> errors = a.errors;
    for (const Remark &r : a.refused)
        errors.push_back({kError,
                          r.code > 0 ? r.code : kUnableToProcess,
                          {},
                          r.status,
                          r.record + QStringLiteral(": ") + r.text});
    if (errors.empty()) errors.push_back({kError, kUnableToProcess, {}, {}, {}});
    writeErrors(out, errors, version);
    return out.finish();
}

Result<Acknowledgement> decodePushAnswer(const QByteArray &xml)
{
    return readMessage<Acknowledgement>(xml, u"OTA_HotelResNotifRS",
                                        [](xml::Reader &in, Acknowledgement &out) {
                                            OutcomeParts parts;
                                            in.children([&] {
                                                if (in.name() != u"HotelReservations")
                                                    return parts.take(in);
                                                readAccepted(in, out);
                                                return true;
                                            });
                                            takeOutcome(out, parts.finish(in));
                                        });
}

}  // namespace roomrack::protocols::alpinebits
