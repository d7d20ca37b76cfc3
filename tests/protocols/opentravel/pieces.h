// SPDX-License-Identifier: GPL-3.0-or-later
// Hand-written OpenTravel messages around the one part under test.
#pragma once

#include <QtCore/QByteArray>

namespace roomrack::tests {

inline const char *const kTarget =
    R"(<StatusApplicationControl Start="2026-07-10" End="2026-07-12" )"
    R"(InvTypeCode="DBL" RatePlanCode="BAR"/>)";

inline QByteArray message(const char *root, const QByteArray &inside, const char *attributes = "")
{
    return QByteArray("<") + root
           + " xmlns=\"http://www.opentravel.org/OTA/2003/05\" Version=\"1\" " + attributes + ">"
           + inside + "</" + root + ">";
}

/// The record under test, between two valid ones.
inline QByteArray avail(const QByteArray &record)
{
    const QByteArray right = "<AvailStatusMessage BookingLimit=\"1\"><StatusApplicationControl "
                             "Start=\"2027-01-0%\" End=\"2027-01-0%\" InvTypeCode=\"A\"/>"
                             "</AvailStatusMessage>";
    return message("OTA_HotelAvailNotifRQ",
                   "<AvailStatusMessages HotelCode=\"H\">" + QByteArray(right).replace('%', '1')
                       + record + QByteArray(right).replace('%', '2') + "</AvailStatusMessages>");
}

inline QByteArray rates(const QByteArray &rate)
{
    const QByteArray right =
        "<RateAmountMessage><StatusApplicationControl Start=\"2027-01-0%\" End=\"2027-01-0%\" "
        "InvTypeCode=\"A\" RatePlanCode=\"B\"/><Rates><Rate><BaseByGuestAmts><BaseByGuestAmt "
        "AmountAfterTax=\"1\" CurrencyCode=\"EUR\"/></BaseByGuestAmts></Rate></Rates>"
        "</RateAmountMessage>";
    return message("OTA_HotelRateAmountNotifRQ",
                   "<RateAmountMessages HotelCode=\"H\">" + QByteArray(right).replace('%', '1')
                       + "<RateAmountMessage>" + kTarget + "<Rates>" + rate
                       + "</Rates></RateAmountMessage>" + QByteArray(right).replace('%', '2')
                       + "</RateAmountMessages>");
}

inline QByteArray counts(const QByteArray &count)
{
    const QByteArray right = "<Inventory><StatusApplicationControl Start=\"2027-01-0%\" "
                             "End=\"2027-01-0%\" InvTypeCode=\"A\"/></Inventory>";
    return message("OTA_HotelInvCountNotifRQ",
                   "<Inventories HotelCode=\"H\">" + QByteArray(right).replace('%', '1')
                       + "<Inventory>" + kTarget + "<InvCounts>" + count
                       + "</InvCounts></Inventory>" + QByteArray(right).replace('%', '2')
                       + "</Inventories>");
}

inline QByteArray control(const QByteArray &attributes)
{
    return "<AvailStatusMessage BookingLimit=\"1\"><StatusApplicationControl InvTypeCode=\"DBL\" "
           + attributes + "/></AvailStatusMessage>";
}

inline QByteArray base(const QByteArray &attributes)
{
    return "<Rate><BaseByGuestAmts><BaseByGuestAmt " + attributes + "/></BaseByGuestAmts></Rate>";
}

inline QByteArray reservation(const QByteArray &attributes, const QByteArray &inside)
{
    return message("OTA_HotelResNotifRQ",
                   "<HotelReservations><HotelReservation " + attributes + ">" + inside
                       + "</HotelReservation><HotelReservation ResStatus=\"Cancel\"><UniqueID "
                         "Type=\"14\" ID=\"OTHER\"/></HotelReservation></HotelReservations>");
}

inline QByteArray stay(const QByteArray &span, const QByteArray &rest = {})
{
    return "<UniqueID Type=\"14\" ID=\"R1\"/><RoomStays><RoomStay><RoomTypes><RoomType "
           "RoomTypeCode=\"DBL\" NumberOfUnits=\"1\"/></RoomTypes>"
           + rest + "<TimeSpan " + span + "/></RoomStay></RoomStays>";
}

inline QByteArray nightly(const QByteArray &rates)
{
    return "<RoomRates><RoomRate><Rates>" + rates + "</Rates></RoomRate></RoomRates>";
}

inline const QByteArray kRight = R"(Start="2026-07-10" End="2026-07-12")";
inline const QByteArray kCommit = R"(ResStatus="Commit")";

}  // namespace roomrack::tests
