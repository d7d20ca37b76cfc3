// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/connections/hotel_channels.h"

#include "desktop/connections/channel_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kSoonMs = 300;
constexpr int kLagMs = 2000;

bool canBeLinked(inventory::ChannelKind kind)
{
    return kind == inventory::ChannelKind::Ota || kind == inventory::ChannelKind::Gds
           || kind == inventory::ChannelKind::Pms;
}

}  // namespace

HotelChannels::HotelChannels(HotelSession &session, PageActions &actions,
                             std::unique_ptr<Secrets> secrets)
    : QObject(&actions), session_(session), secrets_(std::move(secrets)),
      setups_(std::make_unique<ChannelSetups>(session, *secrets_)),
      waiting_(std::make_unique<UnmappedReservations>(session))
{
    actions.channels = this;
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connect(&soon_, &QTimer::timeout, this, [this] {
        waiting_->reload();
        emit spoke();
    });
    lagTimer_.setInterval(kLagMs);
    connect(&lagTimer_, &QTimer::timeout, this, &HotelChannels::noteLags);
    lagTimer_.start();
    connect(secrets_.get(), &Secrets::stateChanged, this, [this] {
        rebuild();
        keepConnections();
    });
    connect(setups_.get(), &ChannelSetups::cleared, this, [this] {
        host_.reset();
        lags_.clear();
    });
    connect(setups_.get(), &ChannelSetups::loaded, this, [this] {
        failed_ = setups_->failure();
        rebuild();
        keepConnections();
    });
    connect(setups_.get(), &ChannelSetups::rekeyed, this, [this] {
        if (host_) host_->reconnect();
    });
    connect(setups_.get(), &ChannelSetups::reloading, waiting_.get(),
            &UnmappedReservations::reload);
    connect(waiting_.get(), &UnmappedReservations::changed, this, &HotelChannels::rebuild);
    // What is retired from that day on is not sold there any more.
    connect(&session.changes(), &HotelChanges::businessDateMoved, this, &HotelChannels::rebuild);
    rebuild();
    setups_->reload();
}

HotelChannels::~HotelChannels() = default;

const ChannelState *HotelChannels::find(ChannelId channel) const
{
    const auto at = std::find_if(all_.begin(), all_.end(), [channel](const ChannelState &state) {
        return state.channel.id == channel;
    });
    return at == all_.end() ? nullptr : &*at;
}

void HotelChannels::setLookedAt(bool lookedAt)
{
    if (lookedAt == lookedAt_) return;
    lookedAt_ = lookedAt;
    emit changed();
}

/// Channels start only after their passwords are unlocked: a channel would count requests without a
/// password as failed attempts.
void HotelChannels::keepConnections()
{
    if (host_ || setups_->all().empty() || fetching_) return;
    secrets_->begin();
    if (secrets_->state() == Secrets::State::Ready || secrets_->state() == Secrets::State::Empty)
        fetchSecrets();
}

void HotelChannels::fetchSecrets()
{
    fetching_ = true;
    const auto keys = setups_->keys();
    keys->fetch(setups_->all(), this, [this, keys](const QString &trouble) {
        fetching_ = false;
        if (!trouble.isEmpty()) failed_ = trouble;
        if (keys == setups_->keys())
            makeHost();
        else
            keepConnections();  // the property changed meanwhile
    });
}

void HotelChannels::makeHost()
{
    if (host_) return;
    host_ = std::make_unique<channels::ChannelHost>(session_.engine(), session_.property(),
                                                    session_.clock(), setups_->keys()->reader());
    connect(host_.get(), &channels::ChannelHost::statusChanged, this, [this] {
        rebuild();
        if (!soon_.isActive()) soon_.start();
    });
    connect(host_.get(), &channels::ChannelHost::failed, this, [this](const QString &why) {
        failed_ = why;
        rebuild();
    });
}

namespace {

/// While a link still has the settings of before, it is not in sync with those that were saved.
channels::ConnectionStatus linkAsSaved(const channels::ChannelStatus &line,
                                       const std::optional<sync::ChannelSettings> &settings)
{
    channels::ConnectionStatus link = line.link;
    if (link.state == channels::ConnectionState::InSync && settings && line.settings != *settings)
        link.state = channels::ConnectionState::Sending;
    return link;
}

}  // namespace

void HotelChannels::rebuild()
{
    std::vector<ChannelState> now;
    for (const inventory::Channel &channel : session_.view().catalogue().channels) {
        const storage::ChannelSetup *setup = setups_->find(channel.id);
        if (!canBeLinked(channel.kind) && !setup) continue;
        ChannelState state;
        state.channel = channel;
        state.waiting = waiting_->of(channel.id);
        if (setup) {
            state.linked = true;
            state.settings = setup->settings;
            if (setup->settings)
                state.retired = retiredInMapping(*setup->settings, session_.view());
            state.wrong = setup->settings ? failed_ : setup->wrong;
            state.locked = secrets_->state() == Secrets::State::Locked;
        }
        const auto &lines = host_ ? host_->status() : std::vector<channels::ChannelStatus>();
        for (const channels::ChannelStatus &line : lines) {
            if (line.channel != channel.id || !state.linked) continue;
            if (!line.wrong.isEmpty()) state.wrong = line.wrong;
            if (line.wrong.isEmpty()) state.link = linkAsSaved(line, state.settings);
            state.hasPrices = line.hasPrices;
            state.left = line.left;
        }
        now.push_back(std::move(state));
    }
    all_ = std::move(now);
    noteLags();
    emit changed();
}

void HotelChannels::noteLags()
{
    for (const ChannelState &state : all_) {
        if (state.link) lags_.add(state.channel.id, now(), state.link->behindSince);
    }
}

void HotelChannels::replay(ChannelId channel)
{
    if (host_) host_->replay(channel);
    if (!soon_.isActive()) soon_.start();
}

void HotelChannels::test(ChannelId channel, const sync::ChannelSettings &settings,
                         const std::optional<QByteArray> &secret, QObject *context,
                         std::function<void(const channels::TestResult &)> done)
{
    if (!host_ && !setups_->all().empty()) {
        // Links started without their passwords would be rejected.
        done({false, tr("The passwords on this computer are locked. Enter the passphrase first.")});
        return;
    }
    if (!host_) makeHost();
    const Result<QByteArray> key = secret ? *secret : setups_->keys()->get(channel, settings);
    if (!key) return done({false, key.error().text()});
    engine::whenDone(host_->test(settings, *key), context, std::move(done));
}

api::ServedProperty HotelChannels::forApiServer() const
{
    const auto lines = host_ ? host_->status() : std::vector<channels::ChannelStatus>();
    api::ServedProperty hotel = api::servedProperty(session_.view().catalogue(), lines,
                                                    waiting_->rows(), setups_->keys()->reader());
    hotel.failed = failed_;
    hotel.loaded = setups_->isLoaded() && (setups_->all().empty() || !lines.empty());
    hotel.committedSeq = session_.service().committedSeq();
    return hotel;
}

void HotelChannels::note(ChannelId channel, const channels::PushEntry &entry)
{
    if (!host_) return;
    engine::whenDone(host_->note(channel, entry), this, [this](bool written) {
        if (written && !soon_.isActive()) soon_.start();
    });
}

}  // namespace roomrack::desktop

#include "moc_hotel_channels.cpp"
