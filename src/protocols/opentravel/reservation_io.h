// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of HotelReservation. Internal to the codec.
#pragma once

#include "protocols/opentravel/message_io.h"
#include "protocols/told_commission.h"

namespace roomrack::protocols::opentravel {

/// TimeSpan: Start and End (departure date), or Start and Duration "P3N". Reports stays of less
/// than one night.
std::optional<Stay> readStaySpan(xml::Reader &in);

/// A reservation has one currency: reports a second one.
void takeCurrency(xml::Reader &in, std::optional<Currency> &currency);

/// The price of some nights as sent. Whether the last day is included depends on the stay, which
/// may follow later in the document.
struct DatedRate {
    Night from;
    std::optional<Night> to;
    bool exclusive = false;  ///< the sender marks `to` as exclusive
    Amounts amount;
};
struct RoomStayDraft {
    RoomStay stay;
    std::optional<Stay> span;
    std::vector<DatedRate> rates;
    bool byNight = true;  ///< false: one price for several nights, without a breakdown
    ToldCommissionAmount commission{};
};
/// RoomStay; currency, hotel and guarantee are stored in the reservation.
RoomStayDraft readRoomStay(xml::Reader &in, Reservation &reservation);
/// Converts the draft's rates into nights of its stay. In the standard ExpireDate is the last
/// night, many senders use the day after: takes the reading that fits the stay without a duplicate
/// night, the standard's first. False if neither does.
bool placeRates(RoomStayDraft &draft);
void writeRoomStay(xml::ElementWriter &out, const RoomStay &stay, const Reservation &reservation);

/// ResGuest, and Profiles/ProfileInfo/Profile.
Person readGuest(xml::Reader &in);
void writeGuest(xml::ElementWriter &out, const Person &person);
void readProfiles(xml::Reader &in, std::optional<Person> &person, QString &company);
void writeProfiles(xml::ElementWriter &out, const Person &person);
/// Digits, as the schema requires for guest references; otherwise empty.
QString readReference(const QString &text);

/// Comments, one per line; SpecialRequests. Card numbers are masked.
QString readComments(xml::Reader &in);
void writeComments(xml::ElementWriter &out, const QString &comment);
QStringList readRequests(xml::Reader &in);
void writeRequests(xml::ElementWriter &out, const QStringList &requests);

Guarantee readGuarantee(xml::Reader &in);
void writeGuarantee(xml::ElementWriter &out, const Guarantee &guarantee);
/// DepositPayments, CancelPenalties.
std::optional<qint64> readDeposit(xml::Reader &in, std::optional<Currency> &currency);
QString readPenalty(xml::Reader &in);
/// TotalCommissions and the Commission of a rate plan: returns the amount, and sets the percentage.
ToldCommissionAmount readCommission(xml::Reader &in, std::optional<int> &basisPoints);
/// Nothing without an amount or a percentage.
void writeCommission(xml::ElementWriter &out, const char *element, std::optional<qint64> amount,
                     std::optional<int> basisPoints, Currency currency);

}  // namespace roomrack::protocols::opentravel
