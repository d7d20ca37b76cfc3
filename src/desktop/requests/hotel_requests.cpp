// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/requests/hotel_requests.h"

#include "engine/when_done.h"

#include <QtCore/QPointer>
#include <QtCore/QPromise>

namespace roomrack::desktop {

using booking::SetupKind;
using reservations::ReservationsHost;

namespace {

constexpr SetupKind kKinds[] = {SetupKind::Payment, SetupKind::Mail, SetupKind::Central};

/// Hands on what another thread says, in this one, unless `context` is gone by then.
template <typename T>
std::function<void(const T &)> laterHere(QObject *context, std::function<void(const T &)> done)
{
    const auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    engine::whenDone(promise->future(), context, std::move(done));
    return [promise](const T &value) {
        promise->addResult(value);
        promise->finish();
    };
}

}  // namespace

HotelRequests::HotelRequests(HotelSession &session, DeskActions &actions, Secrets &secrets,
                             MakeRender render)
    : QObject(&actions), session_(session), actions_(actions), secrets_(secrets),
      render_(std::move(render))
{
    actions.requests = this;
    connect(&secrets_, &Secrets::stateChanged, this, &HotelRequests::fetch);
    connect(&session, &HotelSession::loaded, this, &HotelRequests::begin);
    connect(&session, &HotelSession::setupsChanged, this, &HotelRequests::changed);
    install();
    begin();
}

HotelRequests::~HotelRequests()
{
    actions_.requests = nullptr;
    actions_.tellPayment = nullptr;
    actions_.central = nullptr;
}

/// What pages ask for without knowing this.
void HotelRequests::install()
{
    actions_.central = [this] { return central(); };
    if (!session_.keepsHotel()) return;
    actions_.tellPayment = [this](booking::SagaId saga, BookingId booking,
                                  booking::SagaPersonSays::What what, QObject *context,
                                  std::function<void(const Result<void> &)> done) {
        if (!host_) return done(fail(ErrorCode::Busy, {}, tr("payments are not driven yet")));
        host_->personSays(session_.desk(), saga, booking, what,
                          laterHere<Result<void>>(context, std::move(done)));
    };
}

void HotelRequests::begin()
{
    if (session_.property() == property_ || !session_.keepsHotel()) return;
    property_ = session_.property();
    host_.reset();
    box_ = std::make_unique<secrets::SecretBox>(secrets_);
    centralSince_ = {};
    secrets_.begin();
    fetch();
}

void HotelRequests::fetch()
{
    const bool readable = secrets_.state() == Secrets::State::Ready
                          || secrets_.state() == Secrets::State::Empty;
    // Payments that were begun go on without a secret, too: what they wait for is said.
    if (!box_ || fetching_ || secrets_.state() == Secrets::State::Looking) return;
    if (!readable) return makeHost();
    fetching_ = true;
    QStringList names;
    for (const SetupKind kind : kKinds) names << nameOf(kind);
    box_->fetch(names, this, [this](const QString &) {
        fetching_ = false;
        makeHost();
    });
}

void HotelRequests::makeHost()
{
    host_.reset();
    host_ = std::make_unique<ReservationsHost>(
        session_.engine(), property_, session_.clock(),
        [place = session_.file(), property = property_, get = box_->reader()](SetupKind kind) {
            return get(reservations::setupSecretName(place, property, kind));
        },
        render_(session_.view().property().currency));
    connect(host_.get(), &ReservationsHost::statusChanged, this, [this] {
        if (host_->status().centralUp != centralUp_ || centralSince_.micros == 0) {
            centralUp_ = host_->status().centralUp;
            centralSince_ = session_.now();
        }
        emit changed();
    });
    emit changed();
}

const reservations::ReservationsStatus *HotelRequests::status() const
{
    return host_ ? &host_->status() : nullptr;
}

std::optional<CentralStanding> HotelRequests::central() const
{
    if (!host_ || !host_->status().asksCentral) return {};
    const reservations::ReservationsStatus &now = host_->status();
    return CentralStanding{now.centralUp && now.owed == 0, centralSince_, now.owed};
}

QString HotelRequests::nameOf(SetupKind kind) const
{
    return reservations::setupSecretName(session_.file(), property_, kind);
}

bool HotelRequests::hasSecret(SetupKind kind) const
{
    return box_ && !box_->get(nameOf(kind)).isEmpty();
}

QString HotelRequests::whyNot() const
{
    if (!session_.keepsHotel())
        return tr("The server that keeps this hotel has these settings; change them there.");
    return session_.whyNot(booking::Act::DescribeHotel);
}

QByteArray HotelRequests::secretOf(SetupKind kind, const std::optional<QByteArray> &given) const
{
    if (given) return *given;
    return box_ ? box_->get(nameOf(kind)) : QByteArray();
}

void HotelRequests::save(SetupKind kind, const QByteArray &content,
                         const std::optional<QByteArray> &secret, QObject *context, Done done)
{
    const QPointer<QObject> asker(context);
    const auto command = [this, kind, content, asker, done] {
        if (!asker) return;
        booking::SaveHotelSetup save;
        save.caller = session_.desk();
        save.kind = kind;
        save.content = content;
        session_.submit(std::move(save), asker, [done](const Result<booking::Answer> &answer) {
            done(answer ? Result<void>() : tl::unexpected(answer.error()));
        });
    };
    if (!box_) return done(fail(ErrorCode::Busy, {}, tr("the hotel is still being opened")));
    if (content.isEmpty()) {
        box_->forget(nameOf(kind), this);
        return command();
    }
    if (!secret) return command();
    box_->keep(nameOf(kind), *secret, this, [asker, done, command](const Result<void> &kept) {
        if (kept) return command();
        if (asker) done(kept);
    });
}

void HotelRequests::test(const reservations::PaymentSetup &setup,
                         const std::optional<QByteArray> &secret, QObject *context, Tested tested)
{
    if (!host_) return tested(tr("the hotel is still being opened"));
    host_->test(setup, secretOf(SetupKind::Payment, secret),
                laterHere<QString>(context, std::move(tested)));
}

void HotelRequests::test(const reservations::MailSetup &setup,
                         const std::optional<QByteArray> &secret, QObject *context, Tested tested)
{
    if (!host_) return tested(tr("the hotel is still being opened"));
    host_->test(setup, secretOf(SetupKind::Mail, secret),
                laterHere<QString>(context, std::move(tested)));
}

}  // namespace roomrack::desktop

#include "moc_hotel_requests.cpp"
