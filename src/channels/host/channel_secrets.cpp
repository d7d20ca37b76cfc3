// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/host/channel_secrets.h"

#include "storage/place.h"

namespace roomrack::channels {

namespace {

/// Where a channel's secret is sent: to its own address, and to where it is told of bookings.
QString addressesOf(const sync::ChannelSettings &settings)
{
    if (settings.reservationsTo.isEmpty()) return settings.address;
    return settings.address + QStringLiteral(", ") + settings.reservationsTo;
}

}  // namespace

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
            {name(setup.channel), setup.settings ? addressesOf(*setup.settings) : QString()});
    box_.fetch(wanted, context, std::move(done));
}

Result<QByteArray> ChannelSecrets::get(ChannelId channel,
                                       const sync::ChannelSettings &settings) const
{
    return box_.get(name(channel), addressesOf(settings));
}

ChannelHost::Secret ChannelSecrets::reader() const
{
    return [read = box_.reader(), place = place_,
            property = property_](ChannelId channel, const sync::ChannelSettings &settings) {
        return read(secrets::secretName(place, !storage::isServerPlace(place), property, channel),
                    addressesOf(settings));
    };
}

void ChannelSecrets::keep(ChannelId channel, const QByteArray &secret,
                          const sync::ChannelSettings &settings, QObject *context,
                          secrets::Secrets::Done done)
{
    box_.keep(name(channel), secret, addressesOf(settings), context, std::move(done));
}

void ChannelSecrets::forget(ChannelId channel, QObject *context)
{
    box_.forget(name(channel), context);
}

}  // namespace roomrack::channels
