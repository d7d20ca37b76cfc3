// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/host/reservations_host.h"

#include "reservations/host/host_worker.h"

namespace roomrack::reservations {

ReservationsHost::ReservationsHost(engine::Engine &engine, PropertyId property,
                                   const core::Clock &clock, Secret secret, Render render,
                                   QObject *parent)
    : QObject(parent),
      worker_(new Worker({engine, property, clock, std::move(secret), std::move(render),
                          [this](ReservationsStatus status) {
                              QMetaObject::invokeMethod(this, [this, status] {
                                  status_ = status;
                                  emit statusChanged();
                              });
                          },
                          [this](const QString &line) {
                              QMetaObject::invokeMethod(this, [this, line] { emit said(line); });
                          }}))
{
    thread_.setObjectName(QStringLiteral("reservations"));
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    thread_.start();
    inThread([](Worker &worker) { worker.start(); });
}

ReservationsHost::~ReservationsHost()
{
    QMetaObject::invokeMethod(
        worker_, [worker = worker_] { worker->stop(); }, Qt::BlockingQueuedConnection);
    thread_.quit();
    thread_.wait();
}

template <typename F>
void ReservationsHost::inThread(F what) const
{
    QMetaObject::invokeMethod(
        worker_, [worker = worker_, what = std::move(what)]() mutable { what(*worker); },
        Qt::QueuedConnection);
}

void ReservationsHost::book(Request request, BookingWish wish, Replied done)
{
    inThread(
        [request = std::move(request), wish = std::move(wish), done = std::move(done)](Worker &w) {
            if (w.desk()) w.desk()->book(request, wish, done);
        });
}

void ReservationsHost::change(Request request, booking::ChangeBooking change, Replied done)
{
    inThread([request = std::move(request), change = std::move(change),
              done = std::move(done)](Worker &w) {
        if (w.desk()) w.desk()->change(request, change, done);
    });
}

void ReservationsHost::cancel(Request request, booking::CancelBooking cancel, Replied done)
{
    inThread([request = std::move(request), cancel = std::move(cancel),
              done = std::move(done)](Worker &w) {
        if (w.desk()) w.desk()->cancel(request, cancel, done);
    });
}

void ReservationsHost::decide(Request request, booking::DecideDuplicate decision, Replied done)
{
    inThread([request = std::move(request), decision = std::move(decision),
              done = std::move(done)](Worker &w) {
        if (w.desk()) w.desk()->decide(request, decision, done);
    });
}

void ReservationsHost::personSays(booking::Caller caller, booking::SagaId saga, BookingId booking,
                                  booking::SagaPersonSays::What what,
                                  std::function<void(const Result<void> &)> done)
{
    inThread([caller, saga, booking, what, done = std::move(done)](Worker &w) {
        w.personSays(caller, saga, booking, what, done);
    });
}

void ReservationsHost::news(const QByteArray &payment)
{
    inThread([payment](Worker &w) { w.news(payment); });
}

void ReservationsHost::test(const PaymentSetup &setup, const QByteArray &secret,
                            std::function<void(const QString &)> done)
{
    inThread([setup, secret, done = std::move(done)](Worker &w) { w.test(setup, secret, done); });
}

void ReservationsHost::test(const MailSetup &setup, const QByteArray &password,
                            std::function<void(const QString &)> done)
{
    inThread(
        [setup, password, done = std::move(done)](Worker &w) { w.test(setup, password, done); });
}

}  // namespace roomrack::reservations

#include "moc_reservations_host.cpp"
