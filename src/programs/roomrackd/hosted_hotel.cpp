// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrackd/hosted_hotel.h"

#include "api/v1/booking_answers.h"
#include "engine/when_done.h"
#include "reservations/settings/setups.h"
#include "storage/place.h"

namespace roomrack::programs {

namespace {

/// Polling interval of the inbox; connection changes are reported immediately.
constexpr int kLookMs = 2'000;

}  // namespace

HostedHotel::HostedHotel(engine::Engine &engine, engine::AsyncReader &reading,
                         const inventory::Property &property, const core::Clock &clock,
                         secrets::Secrets &secrets)
    : engine_(engine), reading_(reading), clock_(clock), described_(engine, property),
      secrets_(secrets), keys_(secrets, storage::withoutPassword(engine.file()), property.id),
      box_(secrets)
{
    connect(&described_, &engine::Described::changed, this, &HostedHotel::changed);
    connect(&secrets_, &secrets::Secrets::stateChanged, this, &HostedHotel::fetchSecrets);
    connect(&soon_, &QTimer::timeout, this, [this] { lookAtInbox(); });
    soon_.start(kLookMs);
    lookAtInbox();
    // Queued, so that the creator has connected its signals.
    QMetaObject::invokeMethod(
        this,
        [this] {
            secrets_.begin();
            fetchSecrets();
        },
        Qt::QueuedConnection);
}

/// Fetches the secrets of the connected channels once the store is available.
void HostedHotel::fetchSecrets()
{
    using State = secrets::Secrets::State;
    if (host_ || fetching_ || secrets_.state() == State::Looking) return;
    if (secrets_.state() != State::Ready)
        emit said(ErrorText::tr("no keychain available; channel passwords cannot be read"));
    fetching_ = true;
    const auto asked = reading_.ask(storage::ChannelSetups{property()});
    engine::whenDone(asked, this, [this](const Result<std::vector<storage::ChannelSetup>> &setups) {
        if (!setups) emit said(setups.error().text());
        keys_.fetch(setups.value_or(std::vector<storage::ChannelSetup>()), this,
                    [this](const QString &trouble) { begin(trouble); });
    });
    box_.fetch(requestSecrets(), this, [this](const QString &trouble) { takeRequests(trouble); });
}

/// Secrets of payments, mail and the shared duplicate database, for the configured addresses.
std::vector<secrets::SecretBox::Wanted> HostedHotel::requestSecrets() const
{
    std::map<booking::SetupKind, QString> addresses;
    if (const auto now = engine_.snapshot(property()); now)
        for (const booking::HotelSetupRow &row : (*now)->setups)
            addresses[row.kind] = reservations::secretGoesTo(row.kind, row.content);
    std::vector<secrets::SecretBox::Wanted> wanted;
    for (const booking::SetupKind kind :
         {booking::SetupKind::Payment, booking::SetupKind::Mail, booking::SetupKind::Central})
        wanted.push_back(
            {reservations::setupSecretName(engine_.file(), property(), kind), addresses[kind]});
    wanted.push_back({reservations::newsSecretName(engine_.file(), property())});
    return wanted;
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
         get = box_.reader()](booking::SetupKind kind, const QString &address) {
            return get(reservations::setupSecretName(file, property, kind), address);
        },
        api::v1::requestRender(description().currency));
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
        return Found{reader.ask(storage::WaitingMessages{property}),
                     reader.ask(storage::ChannelSetups{property})};
    });
    engine::whenDone(asked, this, [this](const Found &found) {
        if (found.waiting) waiting_ = *found.waiting;
        // A property without channels has no channel status to wait for.
        if (found.setups && found.setups->empty()) loaded_ = true;
        emit changed();
    });
}

api::ServedProperty HostedHotel::state() const
{
    api::ServedProperty hotel = api::servedProperty(
        described_.catalogue(), host_ ? host_->status() : std::vector<channels::ChannelStatus>(),
        waiting_, keys_.reader());
    hotel.paymentSecret = box_.get(reservations::newsSecretName(engine_.file(), property()));
    hotel.failed = failed_;
    hotel.loaded = loaded_;
    hotel.committedSeq = engine_.committedSeq();
    return hotel;
}

QFuture<channels::WebhookAnswer> HostedHotel::answer(ChannelId channel,
                                                     const channels::WebhookCall &call) const
{
    return host_ ? host_->answer(channel, call)
                 : QtFuture::makeReadyFuture(channels::WebhookAnswer());
}

void HostedHotel::note(ChannelId channel, const channels::PushEntry &entry) const
{
    if (host_) host_->note(channel, entry);
}

}  // namespace roomrack::programs
