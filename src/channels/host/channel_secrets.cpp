// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/host/channel_secrets.h"

#include "storage/place.h"

#include <QtCore/QMutex>

#include <map>

namespace roomrack::channels {

struct ChannelSecrets::Box {
    QMutex mutex;
    std::map<ChannelId, QByteArray> secrets;
    QByteArray get(ChannelId channel)
    {
        const QMutexLocker lock(&mutex);
        const auto at = secrets.find(channel);
        return at == secrets.end() ? QByteArray() : at->second;
    }
    void set(ChannelId channel, const QByteArray &secret)
    {
        const QMutexLocker lock(&mutex);
        secrets[channel] = secret;
    }
};

ChannelSecrets::ChannelSecrets(secrets::Secrets &store, const QString &place, PropertyId property)
    : store_(store), place_(place), property_(property), box_(std::make_shared<Box>())
{}

QString ChannelSecrets::name(ChannelId channel) const
{
    return secrets::secretName(place_, !storage::isServerPlace(place_), property_, channel);
}

void ChannelSecrets::fetch(const std::vector<ChannelId> &channels, QObject *context,
                           std::function<void(const QString &)> done)
{
    struct Waiting {
        size_t left;
        QString trouble;
    };
    if (channels.empty()) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
        return;
    }
    const auto waiting = std::make_shared<Waiting>(Waiting{channels.size(), {}});
    for (const ChannelId channel : channels) {
        store_.get(name(channel), context,
                   [waiting, done, channel, box = box_](const Result<QByteArray> &secret) {
                       if (secret)
                           box->set(channel, *secret);
                       else
                           waiting->trouble = secret.error().text();
                       if (--waiting->left == 0) done(waiting->trouble);
                   });
    }
}

QByteArray ChannelSecrets::get(ChannelId channel) const
{
    return box_->get(channel);
}

std::function<QByteArray(ChannelId)> ChannelSecrets::reader() const
{
    return [box = box_](ChannelId channel) { return box->get(channel); };
}

void ChannelSecrets::keep(ChannelId channel, const QByteArray &secret, QObject *context,
                          secrets::Secrets::Done done)
{
    store_.set(name(channel), secret, context,
               [box = box_, channel, secret, done = std::move(done)](const Result<void> &kept) {
                   if (kept) box->set(channel, secret);
                   done(kept);
               });
}

void ChannelSecrets::forget(ChannelId channel, QObject *context)
{
    store_.remove(name(channel), context, [](const Result<void> &) {});
}

}  // namespace roomrack::channels
