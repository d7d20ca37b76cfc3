// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/opentravel/codes.h"

namespace roomrack::protocols::opentravel {

QString standardText(Code code)
{
    switch (code) {
    case Code::None: break;
    case Code::InvalidDate: return QStringLiteral("Invalid date");
    case Code::InvalidCurrency: return QStringLiteral("Invalid currency code");
    case Code::BookingReferenceNotFound: return QStringLiteral("Booking reference not found");
    case Code::ReservationExists: return QStringLiteral("Reservation already exists");
    case Code::MaximumOccupancy: return QStringLiteral("Maximum occupancy exceeded");
    case Code::SystemUnavailable: return QStringLiteral("System currently unavailable");
    case Code::InvalidRateCode: return QStringLiteral("Invalid rate code");
    case Code::InvalidValue: return QStringLiteral("Invalid value");
    case Code::RequiredFieldMissing: return QStringLiteral("Required field missing");
    case Code::HotelNotActive: return QStringLiteral("Hotel not active");
    case Code::InvalidHotelCode: return QStringLiteral("Invalid hotel code");
    case Code::InvalidAdults: return QStringLiteral("Invalid number of adults");
    case Code::InvalidRoomType: return QStringLiteral("Invalid room type");
    case Code::InvalidDates: return QStringLiteral("Invalid start/end date combination");
    case Code::RateDoesNotExist: return QStringLiteral("Rate does not exist");
    case Code::SystemError: return QStringLiteral("System error");
    case Code::UnableToProcess: return QStringLiteral("Unable to process");
    case Code::AuthorizationError: return QStringLiteral("Authorization error");
    case Code::RoomOrRateNotFound: return QStringLiteral("Room or rate not found");
    case Code::RateNotLoaded: return QStringLiteral("Rate not loaded");
    }
    return {};
}

ErrorType typeOf(Code code)
{
    switch (code) {
    case Code::RequiredFieldMissing: return ErrorType::RequiredFieldMissing;
    case Code::AuthorizationError: return ErrorType::Authorization;
    case Code::SystemUnavailable:
    case Code::SystemError: return ErrorType::ApplicationError;
    case Code::UnableToProcess: return ErrorType::ProcessingException;
    case Code::None: return ErrorType::Unknown;
    default: return ErrorType::BusinessRule;
    }
}

}  // namespace roomrack::protocols::opentravel
