// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/past_numbers.h"

#include <utility>

namespace roomrack::desktop {

PastNumbers &PastNumbers::of(HotelSession &session)
{
    auto *known = session.findChild<PastNumbers *>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new PastNumbers(session);
}

PastNumbers::PastNumbers(HotelSession &session) : QObject(&session), session_(session)
{
    connect(&session, &HotelSession::loaded, this, &PastNumbers::read);
    read();
}

void PastNumbers::read()
{
    const inventory::Catalogue now = session_.view().catalogue();
    const PropertyId property = now.property.id;
    if (std::exchange(property_, property) != property) rooms_ = {};
    if (!property) return;
    session_.ask([now](storage::Reader &reader) { return readPastRooms(reader, now); }, this,
                 [this, property](const Result<PastRooms> &past) {
                     // Without them, rooms are shown with their present numbers.
                     if (!past || property != session_.property()) return;
                     if (rooms_.isEmpty() && past->isEmpty()) return;
                     rooms_ = *past;
                     emit changed();
                 });
}

}  // namespace roomrack::desktop
