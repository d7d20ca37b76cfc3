// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/requests/hotel_reservations.h"

#include "api/v1/booking_answers.h"

namespace roomrack::desktop {

using booking::SetupKind;
using reservations::ReservationsHost;

namespace {

constexpr SetupKind kKinds[] = {SetupKind::Payment, SetupKind::Mail, SetupKind::Central};

}  // namespace

HotelReservations::HotelReservations(HotelSession &session, PageActions &actions,
                                     secrets::Secrets &secrets)
    : QObject(&actions), session_(session), secrets_(secrets), box_(secrets)
{
    actions.reservations = this;
    offer(actions);
    connect(&session, &HotelSession::loaded, this, &HotelReservations::look);
    connect(&secrets, &secrets::Secrets::stateChanged, this, &HotelReservations::look);
    look();
}

HotelReservations::~HotelReservations()
{
    mailbox_->close();
    delete apiServer_.data();
    for (auto &[property, kept] : kept_) kept.place->store(nullptr);
}

void HotelReservations::offer(PageActions &actions)
{
    actions.tellPayment = [this](booking::SagaId saga, BookingId booking,
                                 booking::SagaPersonSays::What what, QObject *context,
                                 std::function<void(const Result<void> &)> done) {
        if (host())
            host()->personSays(session_.desk(), saga, booking, what,
                               inThread(context, std::move(done)));
    };
    actions.central = [this] { return central(); };
}

ReservationsHost *HotelReservations::host() const
{
    const auto at = kept_.find(session_.property());
    return at == kept_.end() ? nullptr : at->second.host.get();
}

api::v1::HostPlace HotelReservations::place(PropertyId property)
{
    return kept_[property].place;
}

std::optional<reservations::ReservationsStatus> HotelReservations::status() const
{
    return host() ? std::optional(host()->status()) : std::nullopt;
}

QString HotelReservations::nameOf(PropertyId property, SetupKind kind) const
{
    return reservations::setupSecretName(session_.file(), property, kind);
}

/// Does not open the keychain if the property has no setup.
void HotelReservations::look()
{
    const PropertyId property = session_.property();
    Kept &kept = kept_[property];
    if (!property || kept.host || kept.fetching) return;
    std::vector<secrets::SecretBox::Wanted> wanted;
    for (const SetupKind kind : kKinds) {
        const QByteArray content = session_.view().setup(kind);
        if (!content.isEmpty())
            wanted.push_back({nameOf(property, kind), reservations::secretGoesTo(kind, content)});
    }
    if (wanted.empty()) return makeHost(property);
    wanted.push_back({newsName()});
    secrets_.begin();
    using State = secrets::Secrets::State;
    if (secrets_.state() != State::Ready && secrets_.state() != State::Empty) return;
    kept.fetching = true;
    box_.fetch(wanted, this, [this, property](const QString &) {
        kept_[property].fetching = false;
        makeHost(property);
    });
}

void HotelReservations::makeHost(PropertyId property)
{
    Kept &kept = kept_[property];
    kept.host = std::make_unique<ReservationsHost>(
        session_.engine(), property, session_.clock(),
        [file = session_.file(), property, get = box_.reader()](SetupKind kind,
                                                                const QString &address) {
            return get(reservations::setupSecretName(file, property, kind), address);
        },
        api::v1::requestRender(session_.view().property().currency));
    connect(kept.host.get(), &ReservationsHost::statusChanged, this, [this] {
        const bool up = host() && host()->status().centralUp;
        if (up != centralUp_ || centralSince_.micros == 0) centralSince_ = session_.now();
        centralUp_ = up;
        emit changed();
    });
    kept.place->store(kept.host.get());
    emit changed();
}

/// Only a new address needs its secret. A secret for an empty address is not stored: it would be
/// used for the next address that is set up.
void HotelReservations::save(SetupKind kind, const QByteArray &content,
                             const std::optional<QByteArray> &secret, QObject *context, Done done,
                             bool withNews)
{
    booking::SaveHotelSetup command;
    command.caller = session_.desk();
    command.kind = kind;
    command.content = content;
    command.withSecret = withNews;
    const QString address = reservations::secretGoesTo(kind, content);
    const QString before = reservations::secretGoesTo(kind, session_.view().setup(kind));
    const QString name = nameOf(session_.property(), kind);
    if (!secret || address.isEmpty()) {
        const auto kept =
            address.isEmpty() || address == before ? QByteArray() : box_.get(name, address);
        if (!kept) return done(tl::unexpected(kept.error()));
        return submit(command, address == before ? QString() : address, 0, context,
                      std::move(done));
    }
    command.withSecret = true;
    box_.add(name, *secret, address, this,
             [this, command, name, address, asker = QPointer<QObject>(context),
              done = std::move(done)](const Result<secrets::SecretBox::Number> &kept) {
                 if (kept && asker) return submit(command, address, *kept, asker, done);
                 // The requester is gone and nothing was saved: discard the secret.
                 if (kept)
                     box_.settle(name, address, *kept, fail(ErrorCode::Cancelled, {}, {}), this);
                 else if (asker)
                     done(tl::unexpected(kept.error()));
             });
}

/// `settles`: the address whose secret takes effect with the setup; empty if it is unchanged.
/// `added`: the secret that was added for it.
void HotelReservations::submit(const booking::SaveHotelSetup &command, const QString &settles,
                               secrets::SecretBox::Number added, QObject *context, Done done)
{
    const QString name = nameOf(command.caller.property, command.kind);
    const QString news = newsName();
    session_.submit(command, this,
                    [this, command, settles, added, name, news, asker = QPointer<QObject>(context),
                     done = std::move(done)](const Result<booking::Answer> &answer) {
                        const Result<void> saved =
                            answer ? Result<void>() : tl::unexpected(answer.error());
                        if (!settles.isEmpty()) box_.settle(name, settles, added, saved, this);
                        if (saved && command.content.isEmpty()) {
                            box_.forget(name, this);
                            if (command.kind == SetupKind::Payment) box_.forget(news, this);
                        }
                        if (asker) done(saved);
                    });
}

bool HotelReservations::hasSecret(SetupKind kind) const
{
    return !box_.get(nameOf(session_.property(), kind)).isEmpty();
}

void HotelReservations::keepNewsSecret(const QByteArray &secret, QObject *context, Done done)
{
    box_.keep(newsName(), secret, {}, this,
              [this, done = std::move(done),
               asker = QPointer<QObject>(context)](const Result<void> &kept) {
                  emit changed();
                  if (asker) done(kept);
              });
}

void HotelReservations::lend(SetupKind kind, const QByteArray &secret)
{
    box_.lend(nameOf(session_.property(), kind), secret);
}

std::optional<CentralStanding> HotelReservations::central() const
{
    const auto now = status();
    if (!now || !now->asksCentral) return std::nullopt;
    CentralStanding standing;
    standing.inSync = now->centralUp && now->owed == 0;
    standing.since = centralSince_;
    standing.waiting = now->owed;
    return standing;
}

}  // namespace roomrack::desktop

#include "moc_hotel_reservations.cpp"
