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
                          [this](std::shared_ptr<const DirectDesk> desk) {
                              direct_.store(std::move(desk));
                          },
                          [this](const QString &line) {
                              QMetaObject::invokeMethod(this, [this, line] { emit said(line); });
                          }}),
              QStringLiteral("reservations"))
{}

ReservationsHost::~ReservationsHost() = default;

/// Forwards a request to the desk. The caller always gets an answer, even when there is no desk.
template <typename What>
void ReservationsHost::ask(void (RequestDesk::*question)(Request, What, Replied), Request request,
                           What what, Replied done)
{
    thread_.run([question, request = std::move(request), what = std::move(what),
                 done = std::move(done)](Worker &w) {
        if (w.desk()) return (w.desk()->*question)(request, what, done);
        Reply reply;
        reply.error = Worker::notServed();
        done(reply);
    });
}

void ReservationsHost::book(Request request, BookingWish wish, Replied done)
{
    if (const auto direct = direct_.load())
        direct->book(request, std::move(wish), std::move(done));
    else
        ask(&RequestDesk::book, std::move(request), std::move(wish), std::move(done));
}

void ReservationsHost::change(Request request, booking::ChangeBooking change, Replied done)
{
    ask(&RequestDesk::change, std::move(request), std::move(change), std::move(done));
}

void ReservationsHost::cancel(Request request, booking::CancelBooking cancel, Replied done)
{
    ask(&RequestDesk::cancel, std::move(request), std::move(cancel), std::move(done));
}

void ReservationsHost::decide(Request request, booking::DecideDuplicate decision, Replied done)
{
    ask(&RequestDesk::decide, std::move(request), std::move(decision), std::move(done));
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
