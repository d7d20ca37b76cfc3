// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/connections/channel_notices.h"

#include "desktop/connections/channel_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

const QString kTopic = QStringLiteral("channels");

}  // namespace

ChannelNotices::ChannelNotices(HotelChannels &channels, PageActions &actions)
    : QObject(&channels), channels_(channels), actions_(actions)
{
    connect(&channels, &HotelChannels::changed, this, &ChannelNotices::look);
    connect(&channels.waiting(), &UnmappedReservations::changed, this, &ChannelNotices::look);
}

QString ChannelNotices::sentence(const ChannelState &channel) const
{
    const QString &name = channel.channel.name;
    if (!channel.settings || !channel.wrong.isEmpty())
        return tr("%1 cannot be connected.").arg(name);
    if (!channel.link)
        return tr("The credentials of %1 are locked: no updates are sent.").arg(name);
    switch (channel.link->state) {
    case channels::ConnectionState::Offline: return tr("%1 is offline.").arg(name);
    case channels::ConnectionState::AuthenticationFailed:
        return tr("Authentication failed at %1.").arg(name);
    default: return tr("%1 rejected some updates.").arg(name);
    }
}

void ChannelNotices::look()
{
    std::set<QString> now;
    QStringList sentences;
    for (const ChannelState &channel : channels_.all()) {
        if (isTrouble(channel)) {
            sentences << sentence(channel);
            now.insert(sentences.back());
        }
        if (channel.left.isEmpty()) continue;
        sentences << tr("Manual cleanup is needed at %1.").arg(channel.channel.name);
        // While the Channels page is open, it shows this text; the notice follows when the user
        // leaves the page.
        if (!channels_.isLookedAt() || said_.count(sentences.back()) > 0)
            now.insert(sentences.back());
    }
    if (!channels_.waiting().rows().empty()) {
        sentences << tr("%Ln unmapped reservation(s).", nullptr,
                        int(channels_.waiting().rows().size()));
        now.insert(QStringLiteral("waiting"));
    }
    const bool isNew = !std::includes(said_.begin(), said_.end(), now.begin(), now.end());
    said_ = std::move(now);
    if ((said_.empty() || channels_.isLookedAt()) && actions_.withdraw) actions_.withdraw(kTopic);
    if (!isNew || channels_.isLookedAt() || !actions_.notify) return;
    Notice notice{Tone::Warn, sentences.join(u' '), tr("Show channels"), [&actions = actions_] {
                      if (actions.showPage) actions.showPage(QStringLiteral("channels"));
                  }};
    notice.seconds = 0;
    notice.topic = kTopic;
    actions_.notify(notice);
}

}  // namespace roomrack::desktop

#include "moc_channel_notices.cpp"
