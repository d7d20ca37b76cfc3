// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of HotelReservation. For the codec only.
#pragma once

#include "protocols/opentravel/parts.h"

namespace roomrack::protocols::opentravel {

/// TimeSpan: Start and End (the day of departure), or Start and Duration "P3N". Complains of what
/// is not at least one night.
std::optional<Stay> readStaySpan(xml::Reader &in);

/// A reservation is in one currency: complains of a second one.
void takeCurrency(xml::Reader &in, std::optional<Currency> &currency);

/// The price of some nights as it was sent. Whether the last day is one of them is only clear when
/// the stay is known, and that may stand behind it.
struct DatedRate {
    Night from;
    std::optional<Night> to;
    bool exclusive = false;  ///< the sender says that `to` is the day after
    Amounts amount;
};
struct RoomStayDraft {
    RoomStay stay;
    std::optional<Stay> span;
    std::vector<DatedRate> rates;
    bool byNight = true;  ///< false: a price for several nights at once, by night nobody knows
};
/// RoomStay; currency, hotel and guarantee go to the reservation.
RoomStayDraft readRoomStay(xml::Reader &in, Reservation &reservation);
/// Turns the draft's rates into nights of its stay. The standard counts ExpireDate as the last
/// night, many senders mean the day after: whichever fits the stay without a night twice, the
/// standard's reading first. False when neither does.
bool placeRates(RoomStayDraft &draft);
void writeRoomStay(xml::Writer &out, const RoomStay &stay, const Reservation &reservation);

/// ResGuest, and Profiles/ProfileInfo/Profile.
Person readGuest(xml::Reader &in);
void writeGuest(xml::Writer &out, const Person &person);
void readProfiles(xml::Reader &in, std::optional<Person> &person, QString &company);
void writeProfiles(xml::Writer &out, const Person &person);
/// Digits, as the schema wants references of guests; empty where they are not.
QString readReference(const QString &text);

/// Comments, a line each; SpecialRequests. Card numbers are masked.
QString readComments(xml::Reader &in);
void writeComments(xml::Writer &out, const QString &comment);
QStringList readRequests(xml::Reader &in);
void writeRequests(xml::Writer &out, const QStringList &requests);

Guarantee readGuarantee(xml::Reader &in);
void writeGuarantee(xml::Writer &out, const Guarantee &guarantee);
/// DepositPayments, CancelPenalties, TotalCommissions.
std::optional<qint64> readDeposit(xml::Reader &in, std::optional<Currency> &currency);
QString readPenalty(xml::Reader &in);
std::optional<qint64> readCommission(xml::Reader &in, std::optional<Currency> &currency);

}  // namespace roomrack::protocols::opentravel
