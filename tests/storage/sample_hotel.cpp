// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_hotel.h"

#include "booking/restriction_fields.h"

#include <algorithm>

namespace roomrack::storage::tests {

using booking::Booking;
using booking::BookingStatus;
using booking::Record;
using booking::RecordKind;

inventory::Catalogue smallHotel()
{
    inventory::Catalogue c;
    c.property.name = QStringLiteral("Hôtel \"Zur Post\"");
    c.property.city = QStringLiteral("Faro");
    c.property.timeZone = QStringLiteral("Europe/Lisbon");
    c.property.assumedChildAge = 8;
    c.property.latitude = 37.0179;
    c.property.longitude = -7.9307;
    c.property.stars = 4;
    c.property.amenities = {QStringLiteral("pool"), QStringLiteral("bar, 24 h")};
    c.property.businessDate = kFirst;
    c.property.firstNight = kFirst - 30;
    c.pools = {{{1}, QStringLiteral("STD"), QStringLiteral("Standard"), 0},
               {{2}, QStringLiteral("SUP"), QStringLiteral("Superior"), 1},
               {{3}, QStringLiteral("SUI"), QStringLiteral("Suite"), 2}};
    c.rooms = {{{1}, {1}, QStringLiteral("101")}, {{2}, {1}, QStringLiteral("102")},
               {{3}, {1}, QStringLiteral("103")}, {{4}, {2}, QStringLiteral("201")},
               {{5}, {2}, QStringLiteral("202")}, {{6}, {3}, QStringLiteral("301")}};
    const auto type = [](qint64 id, qint64 pool, const char *code, int cap) {
        return inventory::RoomType{{id},
                                   {pool},
                                   QString::fromLatin1(code),
                                   QStringLiteral("Type ") + QString::fromLatin1(code),
                                   cap,
                                   2,
                                   3,
                                   int(id) - 1};
    };
    c.roomTypes = {type(1, 1, "DBL", 3), type(2, 1, "TWN", 2), type(3, 2, "SUP", 2),
                   type(4, 3, "SUI", 1)};
    c.channels = {{{1}, inventory::ChannelKind::Desk, QStringLiteral("Front desk"), 300, 1800},
                  {{2}, inventory::ChannelKind::Ota, QStringLiteral("OTA"), 120, 600}};
    return c;
}

std::vector<pricing::RatePlan> twoPlans()
{
    pricing::RatePlan base;
    base.id = {1};
    base.code = QStringLiteral("BAR");
    base.name = QStringLiteral("Best available");
    pricing::RatePlan derived;
    derived.id = {2};
    derived.code = QStringLiteral("NRF");
    derived.name = QStringLiteral("Non-refundable");
    derived.parent = {1};
    derived.percentBasisPoints = -1000;
    derived.terms.refundable = false;
    derived.position = 1;
    derived.prepayment = pricing::Prepayment::Percent;
    derived.prepaidPercent = 30;
    derived.guarantee = pricing::Guarantee::Card;
    derived.terms.further = {{0, 720, {50, 0}}, {0, 1080, {100, 2}}};
    derived.terms.noShow = pricing::CancellationFee{80, 1};
    return {base, derived};
}

Store &HotelFile::open()
{
    store_.reset();
    auto opened = Store::open(path(), {.owner = QStringLiteral("the test")});
    if (!opened) qFatal("%s", qPrintable(opened.error().text()));
    store_ = std::move(*opened);
    if (store_->properties().empty()) {
        catalogue_ = smallHotel();
        plans_ = twoPlans();
        Record record;
        record.seq = 1;
        record.kind = RecordKind::CatalogueChanged;
        record.at = kBegin;
        record.actor = kDeskActor;
        const auto saved = store_->saveHotel(catalogue_, plans_, {}, record);
        if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    }
    return *store_;
}

Script::Script(const HotelFile &file, qint64 lastSeq, Instant at)
    : file_(file), seq_(lastSeq), at_(at)
{}

qint64 Script::append(Record r)
{
    r.seq = ++seq_;
    r.property = file_.property();
    r.at = at_;
    at_ = at_ + 1000;
    batch.records.push_back(r);
    return r.seq;
}

HoldId Script::hold(int type, Stay stay, int rooms, qint64 total)
{
    Record r;
    r.kind = RecordKind::HoldTaken;
    r.actor = kDeskActor;
    r.channel = {1};
    r.roomType = file_.catalogue().roomTypes[size_t(type)].id;
    r.night = stay.checkIn();
    r.nights = stay.nights();
    r.rooms = rooms;
    r.plan = file_.plans()[0].id;
    r.adults = 2;
    r.value = at_.micros + 300 * kSecond;
    r.amount = total;
    r.seq = append(r);
    r.at = batch.records.back().at;
    holds_.push_back(r);
    return {r.seq};
}

void Script::extend(HoldId hold, Instant deadline)
{
    Record r;
    r.kind = RecordKind::HoldExtended;
    r.subject = hold.value;
    r.value = deadline.micros;
    append(r);
}

void Script::resolve(HoldId hold, RecordKind how)
{
    const auto taken = std::find_if(holds_.begin(), holds_.end(),
                                    [&](const Record &r) { return r.seq == hold.value; });
    Record r = *taken;
    holds_.erase(taken);
    r.kind = how;
    r.subject = hold.value;
    r.value = 0;
    append(r);
}

void Script::release(HoldId hold)
{
    resolve(hold, RecordKind::HoldReleased);
}

void Script::expire(HoldId hold)
{
    at_ = std::max(at_, kBegin + 4000 * kSecond);
    resolve(hold, RecordKind::HoldExpired);
}

Booking Script::confirm(HoldId hold)
{
    resolve(hold, RecordKind::HoldConfirmed);
    Record &r = batch.records.back();
    r.value = 1;
    Booking b{hold.value ? BookingId{hold.value} : BookingId{},
              r.property,
              BookingStatus::Confirmed,
              1,
              r.channel,
              r.roomType,
              r.roomType,
              r.stay(),
              r.rooms,
              r.adults,
              r.children,
              r.plan,
              r.amount,
              r.at};
    b.termsSeq = 1;
    batch.bookings.push_back(b);
    return b;
}

Booking Script::take(int type, Stay stay, int rooms, qint64 total)
{
    Booking b;
    b.property = file_.property();
    b.channel = {2};
    b.reserved = b.counted = file_.catalogue().roomTypes[size_t(type)].id;
    b.stay = stay;
    b.rooms = rooms;
    b.plan = file_.plans()[0].id;
    b.termsSeq = 1;
    b.total = total;
    b.created = at_;
    bookingRecord(RecordKind::BookingTaken, b, total);
    b.id = {seq_};
    batch.records.back().subject = seq_;
    batch.bookings.push_back(b);
    return b;
}

void Script::bookingRecord(RecordKind kind, const Booking &b, qint64 amount)
{
    Record r;
    r.kind = kind;
    r.actor = kDeskActor;
    r.channel = b.channel;
    r.subject = b.id.value;
    r.roomType = b.counted;
    r.night = b.stay.checkIn();
    r.nights = b.stay.nights();
    r.rooms = b.rooms;
    r.plan = b.plan;
    r.adults = b.adults;
    r.children = b.children;
    r.value = b.version;
    r.amount = amount;
    append(r);
}

void Script::change(Booking &b, Stay stay, int type)
{
    b.stay = stay;
    b.counted = file_.catalogue().roomTypes[size_t(type)].id;
    if (b.status != BookingStatus::CheckedIn) b.reserved = b.counted;
    ++b.version;
    bookingRecord(RecordKind::BookingChanged, b, b.total);
    batch.bookings.push_back(b);
}

void Script::cancel(Booking &b)
{
    b.status = BookingStatus::Cancelled;
    ++b.version;
    bookingRecord(RecordKind::BookingCancelled, b, 0);
    batch.bookings.push_back(b);
}

void Script::noShow(Booking &b)
{
    b.status = BookingStatus::NoShow;
    ++b.version;
    bookingRecord(RecordKind::BookingNoShow, b, 500);
    batch.fees.push_back({b.property, b.id, 500});
    batch.bookings.push_back(b);
}

void Script::checkIn(Booking &b, int type)
{
    b.status = BookingStatus::CheckedIn;
    b.counted = file_.catalogue().roomTypes[size_t(type)].id;
    ++b.version;
    bookingRecord(RecordKind::BookingCheckedIn, b, b.total);
    batch.bookings.push_back(b);
}

void Script::checkOut(Booking &b, int nights)
{
    b.status = BookingStatus::CheckedOut;
    b.stay = Stay(b.stay.checkIn(), nights);
    ++b.version;
    bookingRecord(RecordKind::BookingCheckedOut, b, b.total);
    batch.bookings.push_back(b);
}

void Script::moveDate(Night to)
{
    Record r;
    r.kind = RecordKind::BusinessDateMoved;
    r.night = to;
    append(r);
}

void Script::giveRoom(const Booking &b, int room)
{
    bookingRecord(RecordKind::RoomAssigned, b, b.total);
    const RoomId id = file_.catalogue().rooms[size_t(room)].id;
    batch.records.back().value = id.value;
    batch.roomsGiven.push_back({b.property, id, b.id, b.stay, false});
}

void Script::forSale(int type, Stay nights, int rooms)
{
    Record r;
    r.kind = RecordKind::ForSaleSet;
    r.roomType = file_.catalogue().roomTypes[size_t(type)].id;
    r.night = nights.checkIn();
    r.nights = nights.nights();
    r.value = rooms;
    const qint64 seq = append(r);
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        batch.typeSettings.push_back({file_.property(), r.roomType, n, rooms, {}, seq});
    }
}

void Script::restrict(const inventory::RestrictionRow &row, int type, Night night, int value)
{
    Record r;
    r.kind = booking::kindOf(row);
    r.roomType = file_.catalogue().roomTypes[size_t(type)].id;
    r.night = night;
    r.nights = 1;
    r.value = value;
    const qint64 seq = append(r);
    inventory::Restrictions restrictions;
    setValue(restrictions, row, value);
    batch.typeSettings.push_back(
        {file_.property(), r.roomType, night, inventory::kForSaleByDefault, restrictions, seq});
}

void Script::outOfOrder(int pool, Stay nights, int rooms)
{
    Record r;
    r.kind = RecordKind::OutOfOrderSet;
    r.subject = file_.catalogue().pools[size_t(pool)].id.value;
    r.night = nights.checkIn();
    r.nights = nights.nights();
    r.value = rooms;
    const qint64 seq = append(r);
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        batch.poolSettings.push_back({file_.property(), {r.subject}, n, rooms, seq});
    }
}

void Script::guest(const Booking &b, const booking::Guest &guest)
{
    batch.guests.push_back({b.property, b.id, guest});
}

void Script::mailSetup(const QByteArray &content)
{
    Record r;
    r.kind = RecordKind::HotelSetupSaved;
    r.subject = qint64(booking::SetupKind::Mail);
    r.value = content.isEmpty() ? 0 : 1;
    const qint64 seq = append(r);
    batch.requests.setups.push_back({file_.property(), booking::SetupKind::Mail, content, seq});
}

void Script::commit(Store &store)
{
    qint64 oldest = seq_ + 1;
    for (const Record &r : holds_) oldest = std::min(oldest, r.seq);
    batch.oldestHold = oldest;
    if (!batch.bookings.empty()) {
        batch.properties.push_back(
            {file_.property(), file_.catalogue().property.businessDate, true});
    }
    const auto done = store.commit(batch);
    if (!done) qFatal("%s", qPrintable(done.error().text()));
    batch.clear();
}

}  // namespace roomrack::storage::tests
