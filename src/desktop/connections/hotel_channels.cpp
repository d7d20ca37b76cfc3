// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/connections/hotel_channels.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QPromise>

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

Result<ChannelId> addToHotel(engine::PropertyService &service, const booking::Caller &desk,
                             const QString &name, inventory::ChannelKind kind)
{
    const auto before = service.snapshot(desk.property);
    if (!before) return tl::unexpected(before.error());
    engine::HotelSetup setup{(*before)->catalogue, (*before)->plans, {}, desk.actor};
    inventory::Channel channel;
    channel.id = ChannelId{-1};
    channel.kind = kind;
    channel.name = name;
    setup.catalogue.channels.push_back(channel);
    if (const auto saved = service.saveHotel(std::move(setup)); !saved)
        return tl::unexpected(saved.error());
    const auto after = service.snapshot(desk.property);
    if (!after) return tl::unexpected(after.error());
    ChannelId made;
    for (const inventory::Channel &c : (*after)->catalogue.channels) {
        if (!(*before)->catalogue.channel(c.id)) made = c.id;
    }
    return made;
}

}  // namespace

HotelChannels::HotelChannels(HotelSession &session, PageActions &actions,
                             std::unique_ptr<Secrets> secrets)
    : QObject(&actions), session_(session), secrets_(std::move(secrets)),
      property_(session.property()), keys_(newKeys())
{
    actions.channels = this;
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connect(&soon_, &QTimer::timeout, this, [this] {
        reloadWaiting();
        emit spoke();
    });
    lagTimer_.setInterval(kLagMs);
    connect(&lagTimer_, &QTimer::timeout, this, &HotelChannels::noteLags);
    lagTimer_.start();
    connect(secrets_.get(), &Secrets::stateChanged, this, [this] {
        rebuild();
        keepConnections();
    });
    connect(&session, &HotelSession::loaded, this, &HotelChannels::reload);
    connect(&session, &HotelSession::happened, this, [this](const auto &records) {
        if (std::any_of(records.begin(), records.end(), [](const booking::Record &r) {
                return r.kind == booking::RecordKind::ChannelSetupSaved;
            }))
            reload();
    });
    rebuild();
    reload();
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

std::shared_ptr<channels::ChannelSecrets> HotelChannels::newKeys()
{
    return std::make_shared<channels::ChannelSecrets>(*secrets_, session_.file(), property_);
}

void HotelChannels::reload()
{
    if (session_.property() != property_) {
        property_ = session_.property();
        host_.reset();
        lags_.clear();
        loaded_ = false;
        setups_.clear();
        keys_ = newKeys();
    }
    const PropertyId property = property_;
    session_.ask(storage::ChannelSetups{property}, this,
                 [this, property](Result<std::vector<storage::ChannelSetup>> found) {
                     if (property != property_) return;
                     failed_ = found ? QString() : found.error().text();
                     loaded(std::move(found).value_or(std::vector<storage::ChannelSetup>{}));
                 });
    reloadWaiting();
}

void HotelChannels::loaded(std::vector<storage::ChannelSetup> setups)
{
    setups_ = std::move(setups);
    loaded_ = true;
    rebuild();
    keepConnections();
}

void HotelChannels::reloadWaiting()
{
    const PropertyId property = property_;
    session_.ask(storage::WaitingMessages{property}, this,
                 [this, property](Result<std::vector<booking::InboxRow>> found) {
                     if (property != property_ || !found || *found == waiting_) return;
                     waiting_ = std::move(*found);
                     rebuild();
                     emit waitingChanged();
                 });
}

/// Channels start only after their passwords are unlocked: a channel would count requests without a
/// password as failed attempts.
void HotelChannels::keepConnections()
{
    if (host_ || setups_.empty() || fetching_) return;
    secrets_->begin();
    if (secrets_->state() == Secrets::State::Ready || secrets_->state() == Secrets::State::Empty)
        fetchSecrets();
}

void HotelChannels::fetchSecrets()
{
    fetching_ = true;
    keys_->fetch(setups_, this, [this, keys = keys_](const QString &trouble) {
        fetching_ = false;
        if (!trouble.isEmpty()) failed_ = trouble;
        if (keys == keys_)
            makeHost();
        else
            keepConnections();  // the property changed meanwhile
    });
}

void HotelChannels::makeHost()
{
    if (host_) return;
    host_ = std::make_unique<channels::ChannelHost>(session_.engine(), property_, session_.clock(),
                                                    keys_->reader());
    connect(host_.get(), &channels::ChannelHost::statusChanged, this, [this] {
        rebuild();
        if (!soon_.isActive()) soon_.start();
    });
    connect(host_.get(), &channels::ChannelHost::failed, this, [this](const QString &why) {
        failed_ = why;
        rebuild();
    });
}

void HotelChannels::rebuild()
{
    std::vector<ChannelState> now;
    for (const inventory::Channel &channel : session_.view().catalogue().channels) {
        const auto setup = std::find_if(setups_.begin(), setups_.end(),
                                        [&](const auto &s) { return s.channel == channel.id; });
        if (!canBeLinked(channel.kind) && setup == setups_.end()) continue;
        ChannelState state;
        state.channel = channel;
        state.waiting =
            int(std::count_if(waiting_.begin(), waiting_.end(),
                              [&](const auto &message) { return message.channel == channel.id; }));
        if (setup != setups_.end()) {
            state.linked = true;
            state.settings = setup->settings;
            state.wrong = setup->settings ? failed_ : setup->wrong;
            state.locked = secrets_->state() == Secrets::State::Locked;
        }
        const auto &lines = host_ ? host_->status() : std::vector<channels::ChannelStatus>();
        for (const channels::ChannelStatus &line : lines) {
            if (line.channel != channel.id || !state.linked) continue;
            if (!line.wrong.isEmpty()) state.wrong = line.wrong;
            if (line.wrong.isEmpty()) state.link = line.link;
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

void HotelChannels::sendAgain(ChannelId channel, RoomTypeId type, Night first, Night last)
{
    if (host_) host_->resync(channel, type, first, last);
}

void HotelChannels::tryNow(ChannelId channel)
{
    if (host_) host_->tryNow(channel);
}

void HotelChannels::fetchNow(ChannelId channel)
{
    if (host_) host_->pollNow(channel);
}

void HotelChannels::settleLeft(ChannelId channel)
{
    if (host_) host_->settleLeft(channel);
}

void HotelChannels::replay(ChannelId channel)
{
    if (host_) host_->replay(channel);
    if (!soon_.isActive()) soon_.start();
}

bool HotelChannels::hasSecret(ChannelId channel) const
{
    const ChannelState *state = find(channel);
    if (!state || !state->settings || !keys_) return false;
    // Refused: it is stored for another address.
    const auto secret = keys_->get(channel, *state->settings);
    return !secret || !secret->isEmpty();
}

/// Only a new address needs the secret again: a channel whose stored secret belongs to another
/// address can still be paused and edited.
void HotelChannels::save(ChannelId channel, const sync::ChannelSettings &settings,
                         const std::optional<QByteArray> &secret, QObject *context, Done done)
{
    const ChannelState *now = find(channel);
    const bool known = now && now->settings;
    const bool goesElsewhere =
        !known || channels::secretGoesTo(*now->settings) != channels::secretGoesTo(settings);
    const booking::SaveChannelSetup command{session_.desk(), channel, settings};
    if (!secret) {
        const auto kept = goesElsewhere ? keys_->get(channel, settings) : QByteArray();
        if (!kept) return done(tl::unexpected(kept.error()));
        const auto settles =
            goesElsewhere ? std::optional(secrets::SecretBox::Number()) : std::nullopt;
        return submit(command, settles, false, context, std::move(done));
    }
    // Changed settings recreate the channel's link by themselves, and the new one detects what they
    // renamed.
    const bool sameLine = known && *now->settings == settings;
    keys_->add(channel, *secret, settings, this,
               [this, command, sameLine, keys = keys_, asker = QPointer<QObject>(context),
                done](const Result<secrets::SecretBox::Number> &kept) {
                   if (kept && asker) return submit(command, *kept, sameLine, asker, done);
                   // The caller was destroyed before anything was saved.
                   if (kept)
                       keys->settle(command.channel, *command.settings, *kept,
                                    fail(ErrorCode::Cancelled, {}, {}), this);
                   else if (asker)
                       done(tl::unexpected(kept.error()));
               });
}

/// `settles`: the number of the secret added for this address, to settle after saving. `anewLine`:
/// recreate the links, because a link keeps the password it was created with.
void HotelChannels::submit(const booking::SaveChannelSetup &command,
                           std::optional<secrets::SecretBox::Number> settles, bool anewLine,
                           QObject *context, Done done)
{
    session_.submit(
        command, this,
        [this, command, settles, anewLine, keys = keys_, asker = QPointer<QObject>(context),
         done = std::move(done)](const Result<booking::Answer> &answer) {
            const Result<void> saved = answer ? Result<void>() : tl::unexpected(answer.error());
            if (settles) keys->settle(command.channel, *command.settings, *settles, saved, this);
            if (saved && anewLine && keys == keys_ && host_) {
                host_.reset();
                makeHost();
            }
            if (asker) done(saved);
        });
}

void HotelChannels::setPaused(ChannelId channel, bool paused, QObject *context, Done done)
{
    const ChannelState *state = find(channel);
    if (!state || !state->settings) return;
    sync::ChannelSettings settings = *state->settings;
    settings.paused = paused;
    save(channel, settings, {}, context, std::move(done));
}

void HotelChannels::unlink(ChannelId channel, QObject *context, Done done)
{
    session_.submit(booking::SaveChannelSetup{session_.desk(), channel, {}}, this,
                    [this, channel, keys = keys_, asker = QPointer<QObject>(context),
                     done = std::move(done)](const Result<booking::Answer> &answer) {
                        if (answer) keys->forget(channel, this);
                        if (!asker) return;
                        done(answer ? Result<void>() : tl::unexpected(answer.error()));
                    });
}

void HotelChannels::add(const QString &name, inventory::ChannelKind kind, QObject *context,
                        std::function<void(const Result<ChannelId> &)> done)
{
    const auto adding =
        QtConcurrent::run([&service = session_.service(), desk = session_.desk(), name, kind] {
            return addToHotel(service, desk, name, kind);
        });
    engine::whenDone(adding, context, std::move(done));
}

void HotelChannels::putAside(const booking::InboxRow &message, QObject *context, Done done)
{
    booking::InboxRow aside = message;
    aside.state = booking::InboxState::PutAside;
    auto promise = std::make_shared<QPromise<Result<void>>>();
    promise->start();
    const auto future = promise->future();
    const auto writing = QtConcurrent::run([&engine = session_.engine(), aside, promise] {
        engine.deliver(
            {},
            [aside](const engine::Engine::Answers &) {
                booking::ChannelRows rows;
                rows.inbox.push_back(aside);
                return rows;
            },
            [promise](Result<engine::Engine::Answers> &&written) {
                promise->addResult(written ? Result<void>()
                                           : Result<void>(tl::unexpected(written.error())));
                promise->finish();
            });
    });
    engine::whenDone(future, context, [this, done = std::move(done)](const Result<void> &result) {
        reloadWaiting();
        done(result);
    });
}

void HotelChannels::test(ChannelId channel, const sync::ChannelSettings &settings,
                         const std::optional<QByteArray> &secret, QObject *context,
                         std::function<void(const channels::TestResult &)> done)
{
    if (!host_ && !setups_.empty()) {
        // Links started without their passwords would be rejected.
        done({false, tr("The passwords on this computer are locked. Enter the passphrase first.")});
        return;
    }
    if (!host_) makeHost();
    const Result<QByteArray> key = secret ? *secret : keys_->get(channel, settings);
    if (!key) return done({false, key.error().text()});
    engine::whenDone(host_->test(settings, *key), context, std::move(done));
}

api::ServedProperty HotelChannels::forApiServer() const
{
    const auto lines = host_ ? host_->status() : std::vector<channels::ChannelStatus>();
    api::ServedProperty hotel =
        api::servedProperty(session_.view().catalogue(), lines, waiting_, keys_->reader());
    hotel.failed = failed_;
    hotel.loaded = loaded_ && (setups_.empty() || !lines.empty());
    hotel.committedSeq = session_.service().committedSeq();
    return hotel;
}

QFuture<channels::WebhookAnswer> HotelChannels::answer(ChannelId channel,
                                                       const channels::WebhookCall &call) const
{
    return host_ ? host_->answer(channel, call)
                 : QtFuture::makeReadyFuture(channels::WebhookAnswer());
}

void HotelChannels::note(ChannelId channel, const channels::PushEntry &entry)
{
    if (!host_) return;
    engine::whenDone(host_->note(channel, entry), this, [this](bool written) {
        if (written && !soon_.isActive()) soon_.start();
    });
}

void HotelChannels::pendingUpdates(
    ChannelId channel, int limit, QObject *context,
    std::function<void(const std::vector<channels::PendingUpdates> &)> done)
{
    if (host_) engine::whenDone(host_->pendingUpdates(channel, limit), context, std::move(done));
}

void HotelChannels::announced(std::vector<booking::CellRun> cells, QObject *context,
                              std::function<void(const std::vector<channels::Announced> &)> done)
{
    if (host_) engine::whenDone(host_->announced(std::move(cells)), context, std::move(done));
}

}  // namespace roomrack::desktop

#include "moc_hotel_channels.cpp"
