// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest is written about a booking: the stay, the rooms, the amounts, the terms, in the
// hotel's language. Pure.
#pragma once

#include "booking/request_rows.h"
#include "gateways/mail/mail.h"
#include "inventory/catalogue.h"
#include "pricing/rates.h"
#include "reservations/settings/setups.h"

namespace roomrack::reservations {

/// All that a letter is made of, as it is when it is sent.
struct LetterFacts {
    booking::NoticeKind kind = booking::NoticeKind::Booked;
    inventory::Property property;
    booking::Booking booking;
    booking::Guest guest;
    QString roomType;
    std::optional<pricing::RatePlan> plan;
    qint64 fee = 0;  ///< what cancelling cost, minor units of the hotel's currency
    std::optional<booking::Charge> charge;  ///< in the guest's own currency, where it is another
    std::vector<Money> charged;             ///< to the guest's card so far, each currency once
    std::vector<Money> givenBack;           ///< or on its way
};

/// Of the payments of a booking: what was charged, and what goes back.
void addPayments(const std::vector<booking::SagaRow> &sagas, LetterFacts &facts);

/// `key`: of the notice; the same letter sent again has the same. Fails as gateways::check().
Result<gateways::Mail> guestLetter(const LetterFacts &facts, const MailSetup &setup,
                                   const QByteArray &key, Instant now);

}  // namespace roomrack::reservations
