// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/host/reservations_host.h"

#include "reservations/host/host_worker.h"

namespace roomrack::reservations {

ReservationsHost::ReservationsHost(engine::Engine &engine, PropertyId property,
                                   const core::Clock &clock, Secret secret, Render render,
                                   QObject *parent, HostOptions options)
    : QObject(parent),
      thread_(new Worker({engine, property, clock, std::move(secret), std::move(render),
                          [this](ReservationsStatus status) {
                              QMetaObject::invokeMethod(this, [this, status] {
                                  status_ = status;
                                  emit statusChanged();
                              });
                          },
                          [this](std::shared_ptr<const DirectRequestService> requestService) {
                              direct_.store(std::move(requestService));
                          },
                          [this](const QString &access) {
                              QMetaObject::invokeMethod(this,
                                                        [this, access] { emit said(access); });
                          },
                          options}),
              QStringLiteral("reservations"))
{}

ReservationsHost::~ReservationsHost() = default;

/// Forwards a request to the service. The caller always gets an answer, even when there is none.
template <typename What>
void ReservationsHost::ask(void (RequestService::*question)(Request, What, Replied),
                           Request request, What what, Replied done)
{
    thread_.run([question, request = std::move(request), what = std::move(what),
                 done = std::move(done)](Worker &w) {
        if (w.requestService()) return (w.requestService()->*question)(request, what, done);
        Reply reply;
        reply.error = Worker::notServed();
        done(reply);
    });
}

void ReservationsHost::book(Request request, BookingInput input, Replied done)
{
    if (const auto direct = direct_.load())
        direct->book(request, std::move(input), std::move(done));
    else
        ask(&RequestService::book, std::move(request), std::move(input), std::move(done));
}

void ReservationsHost::change(Request request, booking::ChangeBooking change, Replied done)
{
    ask(&RequestService::change, std::move(request), std::move(change), std::move(done));
}

void ReservationsHost::cancel(Request request, booking::CancelBooking cancel, Replied done)
{
    ask(&RequestService::cancel, std::move(request), std::move(cancel), std::move(done));
}

void ReservationsHost::decide(Request request, booking::DecideDuplicate decision, Replied done)
{
    ask(&RequestService::decide, std::move(request), std::move(decision), std::move(done));
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
