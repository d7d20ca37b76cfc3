// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/connections/channel_setups.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QPointer>

#include <algorithm>

namespace roomrack::desktop {

namespace {

Result<ChannelId> addToHotel(engine::PropertyService &service, const booking::Caller &desk,
                             const QString &name, inventory::ChannelKind kind)
{
    const auto before = service.snapshot(desk.property);
    if (!before) return tl::unexpected(before.error());
    engine::HotelSetup setup = engine::settingsOf(**before, desk.actor);
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

ChannelSetups::ChannelSetups(HotelSession &session, secrets::Secrets &secrets)
    : session_(session), secrets_(secrets), property_(session.property()), keys_(newKeys())
{
    connect(&session, &HotelSession::loaded, this, &ChannelSetups::reload);
    connect(&session.changes(), &HotelChanges::happened, this, [this](const auto &records) {
        if (std::any_of(records.begin(), records.end(), [](const booking::Record &r) {
                return r.kind == booking::RecordKind::ChannelSetupSaved;
            }))
            reload();
    });
}

std::shared_ptr<channels::ChannelSecrets> ChannelSetups::newKeys() const
{
    return std::make_shared<channels::ChannelSecrets>(secrets_, session_.file(), property_);
}

const storage::ChannelSetup *ChannelSetups::find(ChannelId channel) const
{
    const auto at = std::find_if(all_.begin(), all_.end(),
                                 [channel](const auto &setup) { return setup.channel == channel; });
    return at == all_.end() ? nullptr : &*at;
}

qint64 ChannelSetups::revision(ChannelId channel) const
{
    const storage::ChannelSetup *setup = find(channel);
    return setup ? setup->seq : 0;
}

bool ChannelSetups::hasSecret(ChannelId channel) const
{
    const storage::ChannelSetup *setup = find(channel);
    if (!setup || !setup->settings) return false;
    if (secrets_.state() == secrets::Secrets::State::Locked) return true;
    // Refused: it is stored for another address.
    const auto secret = keys_->get(channel, *setup->settings);
    return !secret || !secret->isEmpty();
}

void ChannelSetups::reload()
{
    if (session_.property() != property_) {
        property_ = session_.property();
        loaded_ = false;
        all_.clear();
        keys_ = newKeys();
        emit cleared();
    }
    const PropertyId property = property_;
    session_.ask(storage::ChannelSetups{property}, this,
                 [this, property](Result<std::vector<storage::ChannelSetup>> found) {
                     if (property != property_) return;
                     failure_ = found ? QString() : found.error().text();
                     all_ = std::move(found).value_or(std::vector<storage::ChannelSetup>{});
                     loaded_ = true;
                     emit loaded();
                 });
    emit reloading();
}

/// Only a new address needs the secret again: a channel whose stored secret belongs to another
/// address can still be paused and edited.
void ChannelSetups::save(ChannelId channel, const sync::ChannelSettings &settings,
                         const std::optional<QByteArray> &secret, QObject *context, Done done,
                         std::optional<qint64> seen)
{
    const storage::ChannelSetup *now = find(channel);
    const bool known = now && now->settings;
    const bool goesElsewhere =
        !known || channels::secretGoesTo(*now->settings) != channels::secretGoesTo(settings);
    const booking::SaveChannelSetup command{session_.desk(), channel, settings, seen,
                                            secret.has_value()};
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
void ChannelSetups::submit(const booking::SaveChannelSetup &command,
                           std::optional<secrets::SecretBox::Number> settles, bool anewLine,
                           QObject *context, Done done)
{
    session_.submit(
        command, this,
        [this, command, settles, anewLine, keys = keys_, asker = QPointer<QObject>(context),
         done = std::move(done)](const Result<booking::Answer> &answer) {
            const Result<void> saved = answer ? Result<void>() : tl::unexpected(answer.error());
            if (settles) keys->settle(command.channel, *command.settings, *settles, saved, this);
            if (saved && anewLine && keys == keys_) emit rekeyed();
            if (!saved && saved.error().code == ErrorCode::Stale) reload();
            if (asker) done(saved);
        });
}

void ChannelSetups::setPaused(ChannelId channel, bool paused, QObject *context, Done done)
{
    // The loaded copy may be outdated: it is loaded again only after a change was announced.
    const auto change = [this, channel, paused, property = property_,
                         asker = QPointer<QObject>(context), done = std::move(done)](
                            const Result<std::vector<storage::ChannelSetup>> &found) {
        if (!asker || property != property_) return;
        if (!found) return done(tl::unexpected(found.error()));
        const auto at = std::find_if(found->begin(), found->end(), [channel](const auto &setup) {
            return setup.channel == channel;
        });
        if (at == found->end() || !at->settings) {
            reload();
            return done(fail(ErrorCode::Stale, {}, tr("The channel was disconnected meanwhile.")));
        }
        booking::SaveChannelSetup command{session_.desk(), channel, at->settings, at->seq};
        command.settings->paused = paused;
        submit(command, {}, false, asker, done);
    };
    session_.ask(storage::ChannelSetups{property_}, this, change);
}

void ChannelSetups::unlink(ChannelId channel, QObject *context, Done done)
{
    session_.submit(booking::SaveChannelSetup{session_.desk(), channel, {}}, this,
                    [this, channel, keys = keys_, asker = QPointer<QObject>(context),
                     done = std::move(done)](const Result<booking::Answer> &answer) {
                        if (answer) keys->forget(channel, this);
                        if (!asker) return;
                        done(answer ? Result<void>() : tl::unexpected(answer.error()));
                    });
}

void ChannelSetups::add(const QString &name, inventory::ChannelKind kind, QObject *context,
                        std::function<void(const Result<ChannelId> &)> done)
{
    const auto adding =
        QtConcurrent::run([&service = session_.service(), desk = session_.desk(), name, kind] {
            return addToHotel(service, desk, name, kind);
        });
    adding_.addFuture(adding);
    engine::whenDone(adding, context, std::move(done));
}

}  // namespace roomrack::desktop
