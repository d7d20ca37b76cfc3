// SPDX-License-Identifier: GPL-3.0-or-later
// A booking that is not confirmed yet, or failed: built from its payment and its hold.
#pragma once

#include "booking/request_rows.h"
#include "desktop/session/hotel_view.h"
#include "desktop/widgets/fact_grid.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// A booking row with status pending while its rooms are held, failed afterwards. `hold` is null if
/// nothing is held.
storage::BookingRow pendingRow(const booking::SagaRow &payment, const booking::Hold *hold);
/// Its fields; without a hold only the guest's.
std::vector<Fact> pendingFacts(const storage::BookingRow &row, const HotelView &view,
                               const QLocale &locale);
/// Why no action is available here: "Payment pending."
QString pendingText(const booking::SagaRow &payment, const booking::Hold *hold);

}  // namespace roomrack::desktop
