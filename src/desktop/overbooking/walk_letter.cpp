// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/walk_letter.h"

#include "desktop/overbooking/letter_dialog.h"
#include "desktop/overbooking/sisters.h"

#include <QtWidgets/QWidget>

#include <algorithm>
#include <optional>

namespace roomrack::desktop {

namespace {

/// By how much the room booked at the sister hotel is dearer than the booking here, minor units;
/// none if it cannot be compared.
std::optional<qint64> dearerThere(HotelSession &session, const booking::Booking &here,
                                  const booking::Booking &there)
{
    const std::vector<inventory::Property> &all = session.properties();
    const auto hotel = std::find_if(all.begin(), all.end(), [&](const inventory::Property &each) {
        return each.id == there.property;
    });
    if (hotel == all.end()) return std::nullopt;
    return dearerBy({there.total, hotel->currency},
                    {here.total, session.view().property().currency});
}

}  // namespace

void openWalkLetter(HotelSession &session, const storage::BookingRow &row,
                    const booking::WalkRow &walk, double km, QWidget *page)
{
    const auto showFor = [&session, row, walk, km, page](std::optional<qint64> dearer) {
        auto *dialog =
            new LetterDialog(LetterDialog::letterFor(row, walk, km, dearer,
                                                     session.view().catalogue(), page->locale()),
                             row.booking.id, page->window());
        dialog->open();
    };
    if (!walk.sisterBooking) return showFor(0);
    session.ask(storage::OneBooking{walk.sister, walk.sisterBooking}, page,
                [&session, row, showFor](const Result<storage::BookingRow> &there) {
                    // A server may not show this user the other hotel.
                    showFor(there ? dearerThere(session, row.booking, there->booking)
                                  : std::nullopt);
                });
}

}  // namespace roomrack::desktop
