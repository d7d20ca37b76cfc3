// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/host/channel_secrets.h"

#include "storage/place.h"

namespace roomrack::channels {

QString secretGoesTo(const sync::ChannelSettings &settings)
{
    if (settings.reservationsTo.isEmpty()) return settings.address;
    return settings.address + QStringLiteral(", ") + settings.reservationsTo;
}

ChannelSecrets::ChannelSecrets(secrets::Secrets &store, const QString &place, PropertyId property)
    : place_(place), property_(property), box_(store)
{}

QString ChannelSecrets::name(ChannelId channel) const
{
    return secrets::secretName(place_, !storage::isServerPlace(place_), property_, channel);
}

void ChannelSecrets::fetch(const std::vector<storage::ChannelSetup> &channels, QObject *context,
                           std::function<void(const QString &)> done)
{
    std::vector<secrets::SecretBox::Wanted> wanted;
    for (const storage::ChannelSetup &setup : channels)
        wanted.push_back(
            {name(setup.channel), setup.settings ? secretGoesTo(*setup.settings) : QString()});
    box_.fetch(wanted, context, std::move(done));
}

Result<QByteArray> ChannelSecrets::get(ChannelId channel,
                                       const sync::ChannelSettings &settings) const
{
    return box_.get(name(channel), secretGoesTo(settings));
}

ChannelHost::Secret ChannelSecrets::reader() const
{
    return [read = box_.reader(), place = place_,
            property = property_](ChannelId channel, const sync::ChannelSettings &settings) {
        return read(secrets::secretName(place, !storage::isServerPlace(place), property, channel),
                    secretGoesTo(settings));
    };
}

void ChannelSecrets::settle(ChannelId channel, const sync::ChannelSettings &settings,
                            secrets::SecretBox::Number added, const Result<void> &saved,
                            QObject *context)
{
    box_.settle(name(channel), secretGoesTo(settings), added, saved, context);
}

void ChannelSecrets::add(ChannelId channel, const QByteArray &secret,
                         const sync::ChannelSettings &settings, QObject *context,
                         secrets::SecretBox::Added done)
{
    box_.add(name(channel), secret, secretGoesTo(settings), context, std::move(done));
}

void ChannelSecrets::forget(ChannelId channel, QObject *context)
{
    box_.forget(name(channel), context);
}

}  // namespace roomrack::channels
