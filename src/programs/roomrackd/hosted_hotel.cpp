// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrackd/hosted_hotel.h"

#include "api/v1/booking_answers.h"
#include "engine/when_done.h"
#include "reservations/settings/setups.h"
#include "storage/place.h"

namespace roomrack::programs {

namespace {

/// The inbox and the names are looked at that often; what lines say is told at once.
constexpr int kLookMs = 2'000;

}  // namespace

HostedHotel::HostedHotel(engine::Engine &engine, engine::ReadDesk &reading,
                         const inventory::Property &property, const core::Clock &clock,
                         secrets::Secrets &secrets)
    : engine_(engine), reading_(reading), clock_(clock), secrets_(secrets),
      keys_(secrets, storage::withoutPassword(engine.file()), property.id), box_(secrets)
{
    catalogue_.property = property;
    connect(&secrets_, &secrets::Secrets::stateChanged, this, &HostedHotel::fetchSecrets);
    connect(&soon_, &QTimer::timeout, this, [this] { lookAtInbox(); });
    soon_.start(kLookMs);
    lookAtInbox();
    // From the event loop: whoever made this listens by then.
    QMetaObject::invokeMethod(
        this,
        [this] {
            secrets_.begin();
            fetchSecrets();
        },
        Qt::QueuedConnection);
}

/// Those of the linked channels, once there is somewhere to ask.
void HostedHotel::fetchSecrets()
{
    using State = secrets::Secrets::State;
    if (host_ || fetching_ || secrets_.state() == State::Looking) return;
    if (secrets_.state() != State::Ready)
        emit said(ErrorText::tr("there is no keychain here; the channels have no passwords"));
    fetching_ = true;
    const auto asked = reading_.ask(
        [property = property()](storage::Reader &r) { return r.channelSetups(property); });
    engine::whenDone(asked, this, [this](const Result<std::vector<storage::ChannelSetup>> &setups) {
        std::vector<ChannelId> linked;
        if (!setups) emit said(setups.error().text());
        for (const auto &setup : setups.value_or(std::vector<storage::ChannelSetup>()))
            linked.push_back(setup.channel);
        keys_.fetch(linked, this, [this](const QString &trouble) { begin(trouble); });
    });
    QStringList names;
    for (const booking::SetupKind kind :
         {booking::SetupKind::Payment, booking::SetupKind::Mail, booking::SetupKind::Central})
        names += reservations::setupSecretName(engine_.file(), property(), kind);
    names += reservations::newsSecretName(engine_.file(), property());
    box_.fetch(names, this, [this](const QString &trouble) { takeRequests(trouble); });
}

void HostedHotel::begin(const QString &trouble)
{
    if (!trouble.isEmpty()) emit said(trouble);
    host_ = std::make_unique<channels::ChannelHost>(engine_, property(), clock_, keys_.reader());
    connect(host_.get(), &channels::ChannelHost::statusChanged, this, [this] {
        loaded_ = true;
        emit changed();
    });
    connect(host_.get(), &channels::ChannelHost::failed, this, [this](const QString &why) {
        failed_ = why;
        emit changed();
    });
}

void HostedHotel::takeRequests(const QString &trouble)
{
    if (!trouble.isEmpty()) emit said(trouble);
    reservations_ = std::make_unique<reservations::ReservationsHost>(
        engine_, property(), clock_,
        [file = engine_.file(), property = property(),
         get = box_.reader()](booking::SetupKind kind) {
            return get(reservations::setupSecretName(file, property, kind));
        },
        api::v1::requestRender(catalogue_.property.currency));
    connect(reservations_.get(), &reservations::ReservationsHost::said, this, &HostedHotel::said);
    hostPlace_->store(reservations_.get());
    emit changed();
}

void HostedHotel::lookAtInbox()
{
    struct Found {
        Result<std::vector<booking::InboxRow>> waiting;
        Result<std::vector<storage::ChannelSetup>> setups;
    };
    const auto asked = reading_.ask([property = property()](storage::Reader &reader) {
        return Found{reader.waitingMessages(property), reader.channelSetups(property)};
    });
    engine::whenDone(asked, this, [this](const Found &found) {
        if (found.waiting) waiting_ = *found.waiting;
        // A hotel without channels has nothing to tell of them.
        if (found.setups && found.setups->empty()) loaded_ = true;
        if (const auto now = engine_.snapshot(property()); now) catalogue_ = (*now)->catalogue;
        emit changed();
    });
}

api::DoorHotel HostedHotel::state() const
{
    api::DoorHotel hotel =
        api::doorHotel(catalogue_, host_ ? host_->status() : std::vector<channels::ChannelStatus>(),
                       waiting_, keys_.reader());
    hotel.paymentSecret = box_.get(reservations::newsSecretName(engine_.file(), property()));
    hotel.failed = failed_;
    hotel.loaded = loaded_;
    hotel.committedSeq = engine_.committedSeq();
    return hotel;
}

QFuture<bool> HostedHotel::push(ChannelId channel, const QByteArray &body) const
{
    return host_ ? host_->push(channel, body) : QtFuture::makeReadyFuture(false);
}

void HostedHotel::note(ChannelId channel, const channels::PushEntry &entry) const
{
    if (host_) host_->note(channel, entry);
}

}  // namespace roomrack::programs
