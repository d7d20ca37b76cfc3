// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/host/channel_secrets.h"

#include "storage/place.h"

namespace roomrack::channels {

ChannelSecrets::ChannelSecrets(secrets::Secrets &store, const QString &place, PropertyId property)
    : place_(place), property_(property), box_(store)
{}

QString ChannelSecrets::name(ChannelId channel) const
{
    return secrets::secretName(place_, !storage::isServerPlace(place_), property_, channel);
}

void ChannelSecrets::fetch(const std::vector<ChannelId> &channels, QObject *context,
                           std::function<void(const QString &)> done)
{
    QStringList names;
    for (const ChannelId channel : channels) names += name(channel);
    box_.fetch(names, context, std::move(done));
}

QByteArray ChannelSecrets::get(ChannelId channel) const
{
    return box_.get(name(channel));
}

std::function<QByteArray(ChannelId)> ChannelSecrets::reader() const
{
    return [read = box_.reader(), place = place_, property = property_](ChannelId channel) {
        return read(secrets::secretName(place, !storage::isServerPlace(place), property, channel));
    };
}

void ChannelSecrets::keep(ChannelId channel, const QByteArray &secret, QObject *context,
                          secrets::Secrets::Done done)
{
    box_.keep(name(channel), secret, context, std::move(done));
}

void ChannelSecrets::forget(ChannelId channel, QObject *context)
{
    box_.forget(name(channel), context);
}

}  // namespace roomrack::channels
