// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/intents/intent_amount.h"
#include "reservations/hotel_simulation.h"
#include "storage/store.h"

namespace roomrack::tests {

using namespace booking;

void HotelSimulation::compare()
{
    engine_->flush();
    auto reader = storage::Reader::open(file_).value();
    const auto snapshot = engine_->snapshot(property_).value();
    if (!snapshot->holds.empty())
        wrong(QStringLiteral("%1 holds are left").arg(snapshot->holds.size()));
    const auto open = reader->ask(storage::OpenSagas{property_}).value();
    for (const SagaRow &row : open)
        wrong(QStringLiteral("payment %1 is not over: stage %2, task %3, %4")
                  .arg(row.id.value)
                  .arg(int(row.state.stage))
                  .arg(int(row.state.task))
                  .arg(row.state.said));
    for (const StayRequest &input : stayRequests_)
        if (!input.answer)
            wrong(QStringLiteral("%1 was never answered")
                      .arg(QString::fromLatin1(input.request.key)));
    for (const Guest &guest : guests_) compareGuest(guest, *reader);
    compareGateway(*reader);
    compareFile();
}

void HotelSimulation::compareFile()
{
    if (!engine_) return;  // restarting
    engine_->flush();
    const auto report = storage::verify(file_);
    if (!report) wrong(report.error().text());
    if (report && !report->findings.empty())
        wrong(report->findings.front().what + u' ' + report->findings.front().where);
}

/// Amount that the hotel keeps of these payments: charges minus all refunds.
qint64 HotelSimulation::keptFor(const std::vector<SagaRow> &sagas) const
{
    qint64 kept = 0;
    for (const SagaRow &row : sagas) {
        if (const auto cash = byHand_.find(row.state.key); cash != byHand_.end())
            kept -= gateways::toWire({cash->second, currency_}).value_or(0);
        if (row.state.purpose != SagaPurpose::Book) continue;
        for (const auto &[id, p] : gateway_.payments())
            if (p.reference == row.state.key) kept += p.captured - p.refunded;
    }
    return kept;
}

void HotelSimulation::compareGuest(const Guest &guest, storage::Reader &reader)
{
    if (!guest.booked) return;
    const auto name = QStringLiteral("booking %1: ").arg(guest.booking.value);
    const auto row = reader.ask(storage::OneBooking{property_, guest.booking});
    const auto sagas = reader.ask(storage::SagasOf{property_, guest.booking});
    if (!row || !sagas) {
        wrong(name + QStringLiteral("was confirmed and is not there"));
        return;
    }
    const bool prepaid = guest.what.plan != RatePlanId{1};
    const bool stands = row->booking.status == BookingStatus::Confirmed;
    const qint64 due = !prepaid ? 0 : stands ? row->booking.total : row->fee;
    const qint64 wire = due > 0 ? gateways::toWire({due, currency_}).value_or(-1) : 0;
    if (keptFor(*sagas) != wire)
        wrong(name
              + QStringLiteral("status %1, is owed %2 and has %3")
                    .arg(int(row->booking.status))
                    .arg(wire)
                    .arg(keptFor(*sagas)));
}

void HotelSimulation::compareGateway(storage::Reader &reader)
{
    // Every payment belongs to a saga of a request, and payments without a booking were refunded.
    std::map<QByteArray, const Guest *> booked;
    std::set<QByteArray> references;
    for (const Guest &guest : guests_) {
        if (!guest.booked) continue;
        const auto sagas = reader.ask(storage::SagasOf{property_, guest.booking});
        for (const SagaRow &row : *sagas) booked[row.state.key] = &guest;
    }
    for (const auto &[id, p] : gateway_.payments()) {
        using Status = simulator::MockPayment::Status;
        const QString name = QStringLiteral("payment %1: ").arg(QString::fromLatin1(id));
        if (p.status == Status::NeedsCapture || p.status == Status::Processing)
            wrong(name + QStringLiteral("an authorisation is left"));
        if (p.captures > 1) wrong(name + QStringLiteral("charged twice"));
        if (p.captured > 0 && !references.insert(p.reference).second)
            wrong(name + QStringLiteral("one of two for a request"));
        qint64 kept = p.captured - p.refunded;
        if (const auto cash = byHand_.find(p.reference); cash != byHand_.end())
            kept -= gateways::toWire({cash->second, currency_}).value_or(0);
        if (!booked.contains(p.reference) && kept != 0)
            wrong(name + QStringLiteral("charged without a booking"));
    }
}

}  // namespace roomrack::tests
