// SPDX-License-Identifier: GPL-3.0-or-later
// Text of a mail to a guest about a booking: stay, rooms, amounts and terms, in the hotel's
// language. Pure functions.
#pragma once

#include "booking/request_rows.h"
#include "gateways/mail/mail.h"
#include "inventory/catalogue.h"
#include "pricing/rates.h"
#include "pricing/tax_lines.h"
#include "reservations/settings/setups.h"

namespace roomrack::reservations {

/// All input of a letter, as of the time of sending.
struct LetterFacts {
    booking::NoticeKind kind = booking::NoticeKind::Booked;
    inventory::Property property;
    booking::Booking booking;
    booking::Guest guest;
    QString roomType;
    std::optional<pricing::RatePlan> plan;
    std::optional<pricing::PlanTerms> terms{};  ///< that the booking keeps
    qint64 fee = 0;  ///< cancellation fee, minor units of the hotel's currency
    std::optional<booking::Charge> charge;  ///< in the guest's currency, if it differs
    pricing::StayTaxes taxes{};             ///< as they were told before
    std::vector<Money> charged;             ///< charged to the card so far, once per currency
    std::vector<Money> givenBack;           ///< or in progress
    std::vector<Money> owed;                ///< refunds that failed or that the bank returned
};

/// Adds the charged and refunded amounts of a booking's payments.
void addPayments(const std::vector<booking::SagaRow> &sagas, LetterFacts &facts);

/// `key`: of the notice; a resent letter has the same key. Errors as in gateways::check().
Result<gateways::Mail> guestLetter(const LetterFacts &facts, const MailSetup &setup,
                                   const QByteArray &key, Instant now);

}  // namespace roomrack::reservations
