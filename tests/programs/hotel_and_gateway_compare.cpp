// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the hotel's file, the gateway's record and the replies to guests.
#include "programs/hotel_and_gateway.h"

#include "storage/reader.h"
#include "storage/store.h"

#include <QJsonObject>

#include <algorithm>
#include <set>

namespace roomrack::tests {

namespace {

QString wordAt(const QJsonObject &object, const char *name)
{
    return object.value(QLatin1String(name)).toString();
}

qint64 numberAt(const QJsonObject &object, const char *name)
{
    return object.value(QLatin1String(name)).toInteger();
}

/// Charges minus refunds under this key.
qint64 keptUnder(const QByteArray &key, const QJsonArray &payments)
{
    qint64 kept = 0;
    for (const auto &each : payments) {
        const QJsonObject p = each.toObject();
        if (wordAt(p, "reference").toUtf8() == key)
            kept += numberAt(p, "captured") - numberAt(p, "refunded");
    }
    return kept;
}

}  // namespace

void HotelAndGateway::compare(const QJsonArray &payments)
{
    wrong_ += guests_->wrong();
    const auto report = storage::verify(programs_.file());
    if (!report) wrong(report.error().text());
    for (const auto &finding : report ? report->findings : decltype(report->findings)())
        wrong(finding.what + u' ' + finding.where);
    const auto engine = engine::Engine::open(programs_.file(), clock_);
    if (!engine) return wrong(engine.error().text());
    auto reader = storage::Reader::open(programs_.file());
    if (!reader) return wrong(reader.error().text());
    compareBookings(**engine, **reader, payments);
    comparePayments(payments);
}

/// Whether a reply confirmed the cancellation.
bool HotelAndGateway::isCancelled(qint64 booking) const
{
    const auto &stayRequests = guests_->stayRequests();
    return std::any_of(stayRequests.begin(), stayRequests.end(),
                       [booking](const ApiGuests::StayRequest &w) {
                           return w.wants == ApiGuests::Wants::Cancel && w.about == booking
                                  && w.answer.startsWith("200 ");
                       });
}

void HotelAndGateway::compareBookings(const engine::Engine &engine, storage::Reader &reader,
                                      const QJsonArray &payments)
{
    const auto snapshot = engine.snapshot(property_);
    if (!snapshot) return wrong(snapshot.error().text());
    if (!(*snapshot)->holds.empty())
        wrong(QStringLiteral("%1 holds are left").arg((*snapshot)->holds.size()));
    std::set<qint64> told;
    for (const ApiGuests::Guest &guest : guests_->guests()) {
        compareGuest(guest, reader, payments);
        for (const qint64 id : guest.bookings) {
            if (!told.insert(id).second)
                wrong(QStringLiteral("booking %1 was given out twice").arg(id));
        }
    }
    storage::BookingQuery query;
    query.property = property_;
    const auto page = reader.ask(storage::Bookings{query, 0, 1});
    if (!page || page->total != qint64(told.size()))
        wrong(QStringLiteral("%1 bookings are there, and %2 were told of")
                  .arg(page ? page->total : -1)
                  .arg(told.size()));
    if (told.empty()) wrong(QStringLiteral("nobody booked"));
}

void HotelAndGateway::compareGuest(const ApiGuests::Guest &guest, storage::Reader &reader,
                                   const QJsonArray &payments)
{
    int standing = 0;
    for (const qint64 id : guest.bookings) {
        const QString name = QStringLiteral("booking %1: ").arg(id);
        const auto row = reader.ask(storage::OneBooking{property_, BookingId{id}});
        const auto sagas = reader.ask(storage::SagasOf{property_, BookingId{id}});
        if (!row || !sagas) {
            wrong(name + QStringLiteral("was confirmed and is not there"));
            continue;
        }
        const bool stands = row->booking.status == booking::BookingStatus::Confirmed;
        if (stands == isCancelled(id)) wrong(name + QStringLiteral("stands otherwise"));
        standing += stands ? 1 : 0;
        qint64 kept = 0;
        for (const booking::SagaRow &saga : *sagas) {
            if (saga.state.purpose != booking::SagaPurpose::Book) continue;
            booked_[saga.state.key] = id;
            kept += keptUnder(saga.state.key, payments);
        }
        const qint64 due = !guest.prepaid ? 0 : stands ? row->booking.total : row->fee;
        if (kept != due) wrong(name + QStringLiteral("is owed %1 and has %2").arg(due).arg(kept));
    }
    if (standing > 1) wrong(QString::fromUtf8(guest.name + " has two bookings"));
}

void HotelAndGateway::comparePayments(const QJsonArray &payments)
{
    for (const auto &each : payments) {
        const QJsonObject p = each.toObject();
        const QString name = QStringLiteral("payment %1: ").arg(wordAt(p, "id"));
        const QString status = wordAt(p, "status");
        if (status == u"requires_capture" || status == u"processing")
            wrong(name + QStringLiteral("an authorisation is left"));
        if (numberAt(p, "captures") > 1) wrong(name + QStringLiteral("charged twice"));
        const qint64 captured = numberAt(p, "captured"), refunded = numberAt(p, "refunded");
        charges_ += captured > 0 ? 1 : 0;
        refunds_ += refunded > 0 ? 1 : 0;
        if (captured != refunded && !booked_.contains(wordAt(p, "reference").toUtf8()))
            wrong(name + QStringLiteral("charged without a booking"));
    }
    if (charges_ == 0) wrong(QStringLiteral("nobody paid"));
}

}  // namespace roomrack::tests
