// SPDX-License-Identifier: GPL-3.0-or-later
// A booking that is not one yet, or never became one: what its payment and its hold say of it.
#pragma once

#include "booking/request_rows.h"
#include "desktop/session/hotel_view.h"
#include "desktop/widgets/fact_grid.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// As a booking would be, pending while its rooms are held and failed after that. `hold`: null
/// where nothing is held.
storage::BookingRow pendingRow(const booking::SagaRow &payment, const booking::Hold *hold);
/// Its fields; without a hold those of the guest.
std::vector<Fact> pendingFacts(const storage::BookingRow &row, const HotelView &view,
                               const QLocale &locale);
/// Why nothing can be done with it here: "Its payment decides."
QString pendingText(const booking::SagaRow &payment, const booking::Hold *hold);

}  // namespace roomrack::desktop
