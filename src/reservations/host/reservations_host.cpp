// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/host/reservations_host.h"

#include "reservations/host/host_worker.h"

namespace roomrack::reservations {

ReservationsHost::ReservationsHost(engine::Engine &engine, PropertyId property,
                                   const core::Clock &clock, Secret secret, Render render,
                                   QObject *parent)
    : QObject(parent),
      thread_(new Worker({engine, property, clock, std::move(secret), std::move(render),
                          [this](ReservationsStatus status) {
                              QMetaObject::invokeMethod(this, [this, status] {
                                  status_ = status;
                                  emit statusChanged();
                              });
                          },
                          [this](const QString &line) {
                              QMetaObject::invokeMethod(this, [this, line] { emit said(line); });
                          }}),
              QStringLiteral("reservations"))
{}

ReservationsHost::~ReservationsHost() = default;

void ReservationsHost::book(Request request, BookingWish wish, Replied done)
{
    thread_.run(
        [request = std::move(request), wish = std::move(wish), done = std::move(done)](Worker &w) {
            if (w.desk()) w.desk()->book(request, wish, done);
        });
}

void ReservationsHost::change(Request request, booking::ChangeBooking change, Replied done)
{
    thread_.run([request = std::move(request), change = std::move(change),
                 done = std::move(done)](Worker &w) {
        if (w.desk()) w.desk()->change(request, change, done);
    });
}

void ReservationsHost::cancel(Request request, booking::CancelBooking cancel, Replied done)
{
    thread_.run([request = std::move(request), cancel = std::move(cancel),
                 done = std::move(done)](Worker &w) {
        if (w.desk()) w.desk()->cancel(request, cancel, done);
    });
}

void ReservationsHost::decide(Request request, booking::DecideDuplicate decision, Replied done)
{
    thread_.run([request = std::move(request), decision = std::move(decision),
                 done = std::move(done)](Worker &w) {
        if (w.desk()) w.desk()->decide(request, decision, done);
    });
}

void ReservationsHost::personSays(booking::Caller caller, booking::SagaId saga, BookingId booking,
                                  booking::SagaPersonSays::What what,
                                  std::function<void(const Result<void> &)> done)
{
    thread_.run([caller, saga, booking, what, done = std::move(done)](Worker &w) {
        w.personSays(caller, saga, booking, what, done);
    });
}

void ReservationsHost::news(const QByteArray &payment)
{
    thread_.run([payment](Worker &w) { w.news(payment); });
}

void ReservationsHost::test(const PaymentSetup &setup, const QByteArray &secret,
                            std::function<void(const QString &)> done)
{
    thread_.run(
        [setup, secret, done = std::move(done)](Worker &w) { w.test(setup, secret, done); });
}

void ReservationsHost::test(const MailSetup &setup, const QByteArray &password,
                            std::function<void(const QString &)> done)
{
    thread_.run(
        [setup, password, done = std::move(done)](Worker &w) { w.test(setup, password, done); });
}

}  // namespace roomrack::reservations

#include "moc_reservations_host.cpp"
