// SPDX-License-Identifier: GPL-3.0-or-later
// Named numbers of the OpenTravel code lists that Roomrack uses.
#pragma once

#include <QtCore/QString>

namespace roomrack::protocols::opentravel {

/// Code list EWT: category of an Error or Warning.
enum class ErrorType : int {
    Unknown = 1,
    NoImplementation = 2,
    BusinessRule = 3,
    Authentication = 4,
    AuthenticationTimeout = 5,
    Authorization = 6,
    ProtocolViolation = 7,
    RequiredFieldMissing = 10,
    Advisory = 11,
    ProcessingException = 12,
    ApplicationError = 13,
};

/// Code list ERR. Unlisted codes of other systems are kept as numbers.
enum class Code : int {
    None = 0,
    InvalidDate = 15,
    InvalidCurrency = 61,
    BookingReferenceNotFound = 97,
    ReservationExists = 127,
    MaximumOccupancy = 137,
    SystemUnavailable = 187,
    InvalidRateCode = 249,
    InvalidValue = 320,
    RequiredFieldMissing = 321,
    HotelNotActive = 375,
    InvalidHotelCode = 392,
    InvalidAdults = 397,
    InvalidRoomType = 402,
    InvalidDates = 404,
    RateDoesNotExist = 436,
    SystemError = 448,
    UnableToProcess = 450,
    AuthorizationError = 497,
    RoomOrRateNotFound = 783,
    RateNotLoaded = 842,
};

/// The list's text as sent on the wire: English, never translated. Empty if the number is not in
/// the enumeration.
QString standardText(Code code);
/// The error type that we send with this code.
ErrorType typeOf(Code code);

/// Code list UIT, of UniqueID@Type.
inline constexpr int kReservationId = 14;
inline constexpr int kCancellationId = 15;
/// HotelReservationID@ResID_Type: the property's own number.
inline constexpr int kHotelId = 10;

/// Code list INV, of InvCount@CountType.
inline constexpr int kCountAvailable = 2;
inline constexpr int kCountOutOfOrder = 6;
inline constexpr int kCountOffMarket = 9;

/// Code list AQC, of @AgeQualifyingCode.
inline constexpr int kInfant = 7;
inline constexpr int kChild = 8;
inline constexpr int kAdult = 10;

}  // namespace roomrack::protocols::opentravel
