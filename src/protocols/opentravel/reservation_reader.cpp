// SPDX-License-Identifier: GPL-3.0-or-later
// Reads HotelReservation. Strict about nights, rooms and money; personal data is accepted as sent,
// cut to the schema's lengths, with card numbers masked.
#include "protocols/opentravel/reservation_io.h"

namespace roomrack::protocols::opentravel {

namespace {

using xml::Wrong;

constexpr int kMostRatedNights = 100'000;  ///< per message

class ReservationReader {
public:
    explicit ReservationReader(Reading &r) : reading_(r), in_(r.in) {}

    Reservation read(const QString &around)
    {
        readAttributes(around);
        in_.children([&] { return readChild(); });
        finish();
        return std::move(r_);
    }

private:
    void readAttributes(const QString &around)
    {
        const QString own = in_.string(u"ResStatus");
        const QString text = own.isEmpty() ? around : own;
        const auto status = statusOf(text);
        if (status) {
            r_.status = *status;
        } else if (text.isEmpty()) {
            in_.missing(u"ResStatus");
        } else {
            in_.complain(Wrong::Value, u"ResStatus",
                         ErrorText::tr("\"%1\" is not valid; use one of %2")
                             .arg(text.left(40), QStringLiteral("Commit, Modify, Cancel")));
        }
        if (const auto at = parseInstant(in_.string(u"CreateDateTime"))) r_.created = *at;
        if (const auto at = parseInstant(in_.string(u"LastModifyDateTime"))) r_.modified = *at;
    }

    bool readChild()
    {
        const QStringView name = in_.name();
        if (name == u"POS") {
            Head head;
            readPos(in_, head);
            if (r_.source.isEmpty()) r_.source = head.company;
        } else if (name == u"UniqueID") {
            readId();
        } else if (name == u"RoomStays") {
            in_.children([&] {
                if (in_.name() != u"RoomStay") return false;
                drafts_.push_back(readRoomStay(in_, r_));
                return true;
            });
        } else if (name == u"ResGuests") {
            in_.children([&] {
                if (in_.name() != u"ResGuest") return false;
                r_.guests.push_back(readGuest(in_));
                return true;
            });
        } else if (name == u"ResGlobalInfo") {
            in_.children([&] { return readGlobal(); });
        } else {
            return false;
        }
        return true;
    }

    void readId()
    {
        const UniqueId id = readUniqueId(in_);
        if (id.type == kReservationId) {
            r_.id = id.id;
            r_.idContext = id.context;
            r_.revision = id.instance;
        } else if (id.type == kCancellationId) {
            r_.cancellationId = id.id;
            cancellationContext_ = id.context;
        }
    }

    bool readGlobal()
    {
        const QStringView name = in_.name();
        if (name == u"TimeSpan") {
            span_ = readStaySpan(in_);
        } else if (name == u"Comments") {
            r_.comment = readComments(in_);
        } else if (name == u"SpecialRequests") {
            r_.specialRequests = readRequests(in_);
        } else if (name == u"Guarantee") {
            r_.guarantee = readGuarantee(in_);
        } else if (name == u"DepositPayments") {
            r_.deposit = readDeposit(in_, r_.currency);
        } else if (name == u"CancelPenalties") {
            r_.penalty = readPenalty(in_);
        } else if (name == u"Total") {
            takeCurrency(in_, r_.currency);
            r_.total = readAmounts(in_, r_.currency);
        } else if (name == u"HotelReservationIDs") {
            readHotelIds();
        } else if (name == u"Profiles") {
            readProfiles(in_, r_.booker, r_.source);
        } else if (name == u"TotalCommissions") {
            commission_ = readCommission(in_, r_.commissionBasisPoints);
        } else if (name == u"BasicPropertyInfo") {
            readHotel(in_, r_.hotelCode, r_.hotelName);
        } else {
            return false;
        }
        return true;
    }

    void readHotelIds()
    {
        in_.children([&] {
            if (in_.name() != u"HotelReservationID") return false;
            const QString value = in_.string(u"ResID_Value");
            const int type = in_.string(u"ResID_Type").toInt();
            if (type == kHotelId && r_.hotelId.isEmpty()) r_.hotelId = value;
            if (type == kReservationId && r_.id.isEmpty()) r_.id = value;
            if (type != kHotelId && type != kCancellationId && otherId_.isEmpty()) otherId_ = value;
            return true;
        });
    }

    void finish()
    {
        // A cancellation may identify its reservation by the cancellation number only.
        if (r_.status == ReservationStatus::Cancelled && r_.id.isEmpty()) {
            r_.id = std::exchange(r_.cancellationId, {});
            r_.idContext = cancellationContext_;
        }
        // Most samples of the standard have no UniqueID of type 14: falls back to any other number
        // by which the sender identifies the reservation, then to the hotel's own.
        if (r_.id.isEmpty()) r_.id = otherId_;
        if (r_.id.isEmpty()) r_.id = r_.hotelId;
        if (r_.id.isEmpty()) {
            in_.complain(
                Wrong::Missing, {},
                ErrorText::tr("has neither a UniqueID of type 14 nor a HotelReservationID"));
        }
        for (RoomStayDraft &draft : drafts_) {
            if (!in_.fatal()) finishStay(draft);
        }
        if (drafts_.empty() && r_.status != ReservationStatus::Cancelled)
            in_.complain(Wrong::Missing, {}, ErrorText::tr("has no RoomStay"));
        if (!hasAmounts()) r_.currency.reset();
        r_.commission = protocols::amountOf(commission_, r_.currency);
        for (size_t i = 0; i < r_.stays.size(); ++i)
            r_.stays[i].commission = protocols::amountOf(stayCommissions_[i], r_.currency);
    }

    /// A stay without dates takes those of the reservation.
    void finishStay(RoomStayDraft &draft)
    {
        const std::optional<Stay> span = draft.span ? draft.span : span_;
        if (!span) {
            // A cancellation does not need the stay.
            if (r_.status != ReservationStatus::Cancelled)
                in_.complain(Wrong::Missing, {}, ErrorText::tr("has a RoomStay without TimeSpan"));
            return;
        }
        draft.stay.stay = *span;
        if (!placeRates(draft)) {
            in_.complain(Wrong::Range, {},
                         ErrorText::tr("has rates that overlap or are outside the stay"));
        }
        reading_.nights += static_cast<int>(draft.stay.rates.size());
        if (reading_.nights > kMostRatedNights)
            in_.failWith(ErrorText::tr("has more than %1 nights").arg(kMostRatedNights));
        r_.stays.push_back(std::move(draft.stay));
        stayCommissions_.push_back(std::move(draft.commission));
    }

    bool hasAmounts() const
    {
        const auto priced = [](const RoomStay &s) {
            return !s.total.isEmpty() || !s.rates.empty();
        };
        return !r_.total.isEmpty() || r_.deposit
               || std::any_of(r_.stays.begin(), r_.stays.end(), priced);
    }

    Reading &reading_;
    xml::Reader &in_;
    Reservation r_;
    std::vector<RoomStayDraft> drafts_;
    ToldCommissionAmount commission_;
    std::vector<ToldCommissionAmount> stayCommissions_;  ///< of r_.stays
    std::optional<Stay> span_;
    QString cancellationContext_;
    QString otherId_;  ///< the first HotelReservationID that is neither the hotel's nor type 14
};

}  // namespace

std::optional<ReservationStatus> statusOf(const QString &text)
{
    if (text == u"Commit" || text == u"Book" || text == u"Reserved") return ReservationStatus::New;
    if (text == u"Modify") return ReservationStatus::Modified;
    if (text == u"Cancel" || text == u"Cancelled") return ReservationStatus::Cancelled;
    if (text == u"Requested" || text == u"Quote") return ReservationStatus::Requested;
    return std::nullopt;
}

const char *textOf(ReservationStatus status)
{
    switch (status) {
    case ReservationStatus::Modified: return "Modify";
    case ReservationStatus::Cancelled: return "Cancel";
    case ReservationStatus::Requested: return "Requested";
    case ReservationStatus::New: break;
    }
    return "Commit";
}

std::optional<Reservation> readReservation(Reading &r, size_t place, const QString &around)
{
    Reservation reservation = ReservationReader(r).read(around);
    if (r.clean()) return reservation;
    r.settle(reservation.id.isEmpty() ? QString::number(place) : reservation.id);
    return std::nullopt;
}

}  // namespace roomrack::protocols::opentravel
