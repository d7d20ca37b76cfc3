// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/guests/guest_bookings.h"

#include "core/visible_text.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

QString addressOf(const booking::Guest &guest)
{
    return guest.email.trimmed().toCaseFolded();
}

QString numberOf(const booking::Guest &guest)
{
    constexpr qsizetype kFewestDigits = 7;
    const QString digits = onlyDigits(guest.phone);
    return digits.size() < kFewestDigits ? QString() : digits;
}

bool isSameText(const QString &a, const QString &b)
{
    return !a.isEmpty() && a == b;
}

/// What finds bookings of the guest; telephone numbers are not searched.
QStringList searchesFor(const booking::Guest &guest)
{
    QStringList texts{guest.email.trimmed(), guest.name.trimmed()};
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts;
}

Result<void> addFound(storage::Reader &reader, storage::Bookings question,
                      const booking::Guest &guest, std::vector<GuestBooking> &all)
{
    const auto page = reader.ask(question);
    if (!page) return tl::unexpected(page.error());
    for (const storage::BookingRow &row : page->rows) {
        const bool isKnown = std::any_of(all.begin(), all.end(), [&row](const auto &one) {
            return one.row.booking.id == row.booking.id;
        });
        const bool sameName = hasSameName(guest, row.guest);
        const bool sameAddress = hasSameAddress(guest, row.guest);
        if (isKnown || (!sameName && !sameAddress)) continue;
        if (all.size() < size_t(kMostGuestBookings))
            all.push_back({row, {}, sameName, sameAddress});
    }
    return {};
}

}  // namespace

bool hasSameAddress(const booking::Guest &a, const booking::Guest &b)
{
    return isSameText(addressOf(a), addressOf(b)) || isSameText(numberOf(a), numberOf(b));
}

bool hasSameName(const booking::Guest &a, const booking::Guest &b)
{
    return isSameText(a.name.trimmed().toCaseFolded(), b.name.trimmed().toCaseFolded());
}

Result<std::vector<GuestBooking>> readGuestBookings(storage::Reader &reader, PropertyId property,
                                                    BookingId id)
{
    auto first = reader.ask(storage::OneBooking{property, id});
    if (!first) return tl::unexpected(first.error());
    std::vector<GuestBooking> all;
    all.push_back({std::move(*first), {}});
    const booking::Guest guest = all.front().row.guest;
    for (const QString &text : searchesFor(guest)) {
        storage::BookingQuery query;
        query.property = property;
        query.search = text;
        query.descending = true;
        const auto ok = addFound(reader, {query, 0, kMostGuestBookings}, guest, all);
        if (!ok) return tl::unexpected(ok.error());
    }
    for (GuestBooking &one : all) {
        auto history = reader.ask(storage::BookingHistory{property, one.row.booking.id});
        if (!history) return tl::unexpected(history.error());
        one.history = std::move(*history);
    }
    return all;
}

}  // namespace roomrack::desktop
