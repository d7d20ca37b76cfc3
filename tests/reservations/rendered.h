// SPDX-License-Identifier: GPL-3.0-or-later
// Minimal rendering of replies, for tests that need only the booking number.
#pragma once

#include "reservations/requests/request_service.h"

namespace roomrack::tests {

inline booking::ClaimAnswer rendered(const reservations::Outcome &outcome)
{
    return {outcome.refused ? 409 : 201, QByteArray::number(outcome.answer.booking.value)};
}

}  // namespace roomrack::tests
