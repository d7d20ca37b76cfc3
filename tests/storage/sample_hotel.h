// SPDX-License-Identifier: GPL-3.0-or-later
// A small property for the storage tests, and records and bookings as the engine writes them.
#pragma once

#include "storage/store.h"
#include "support/hotel_place.h"

#include <QTest>

namespace roomrack::storage::tests {

inline const Night kFirst = Night::of(2026, 7, 1);
inline constexpr Instant kBegin{1'780'000'000'000'000};

/// Three pools, four room types (two share a pool), six rooms, two plans, two channels.
inventory::Catalogue smallHotel();
std::vector<pricing::RatePlan> twoPlans();

/// A file in a temporary folder, or a database, depending on HotelPlace.
class HotelFile : public roomrack::tests::HotelPlace {
public:
    HotelFile() = default;
    explicit HotelFile(bool onServer) : HotelPlace(onServer) {}
    /// Opens the file; writes the small property if it is new. Fails the test on an error.
    Store &open();
    void close() { store_.reset(); }
    Store &store() { return *store_; }
    QString path() const { return place(); }
    QString path(const char *name) const { return HotelPlace::path(QString::fromLatin1(name)); }
    const inventory::Catalogue &catalogue() const { return catalogue_; }
    const std::vector<pricing::RatePlan> &plans() const { return plans_; }
    PropertyId property() const { return catalogue_.property.id; }

private:
    std::unique_ptr<Store> store_;
    inventory::Catalogue catalogue_;
    std::vector<pricing::RatePlan> plans_;
};

/// Writes what the engine would write: each call appends to the batch and returns the record's
/// number.
class Script {
public:
    explicit Script(const HotelFile &file, qint64 lastSeq, Instant at = kBegin);

    booking::Batch batch;

    HoldId hold(int type, Stay stay, int rooms = 1, qint64 total = 30'000);
    void extend(HoldId hold, Instant deadline);
    void release(HoldId hold);
    void expire(HoldId hold);
    booking::Booking confirm(HoldId hold);
    booking::Booking take(int type, Stay stay, int rooms = 1, qint64 total = 30'000);
    void change(booking::Booking &b, Stay stay, int type);
    void cancel(booking::Booking &b);
    void checkIn(booking::Booking &b, int type);
    void checkOut(booking::Booking &b, int nights);
    void noShow(booking::Booking &b);
    /// The record of a night audit; the property's row keeps its date.
    void moveDate(Night to);
    void giveRoom(const booking::Booking &b, int room);
    void forSale(int type, Stay nights, int rooms);
    void restrict(const inventory::RestrictionRow &row, int type, Night night, int value);
    void outOfOrder(int pool, Stay nights, int rooms);
    void guest(const booking::Booking &b, const booking::Guest &guest);
    /// Saves the hotel's setup for mails; empty: removes it.
    void mailSetup(const QByteArray &content);
    /// Commits the batch and begins the next one; fails the test on an error.
    void commit(Store &store);

    qint64 lastSeq() const { return seq_; }
    Instant now() const { return at_; }
    void advance(qint64 micros) { at_ = at_ + micros; }

private:
    qint64 append(booking::Record r);
    void resolve(HoldId hold, booking::RecordKind how);
    void bookingRecord(booking::RecordKind kind, const booking::Booking &b, qint64 amount);

    const HotelFile &file_;
    qint64 seq_ = 0;
    Instant at_;
    std::vector<booking::Record> holds_;
};

}  // namespace roomrack::storage::tests
