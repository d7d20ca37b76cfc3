// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/channel_notices.h"

#include "desktop/channels/channel_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

const QString kTopic = QStringLiteral("channels");

}  // namespace

ChannelNotices::ChannelNotices(HotelChannels &channels, DeskActions &actions)
    : QObject(&channels), channels_(channels), actions_(actions)
{
    connect(&channels, &HotelChannels::changed, this, &ChannelNotices::look);
    connect(&channels, &HotelChannels::waitingChanged, this, &ChannelNotices::look);
}

QString ChannelNotices::sentence(const ChannelState &channel) const
{
    const QString &name = channel.channel.name;
    if (!channel.settings || !channel.wrong.isEmpty()) return tr("%1 cannot be linked.").arg(name);
    if (!channel.link) return tr("The password of %1 is sealed: nothing is sent.").arg(name);
    switch (channel.link->state) {
    case channels::LinkState::Down: return tr("%1 does not answer.").arg(name);
    case channels::LinkState::NotAllowed: return tr("%1 refuses the name or password.").arg(name);
    default: return tr("%1 refused some nights.").arg(name);
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
        sentences << tr("Something must be taken away at %1 itself.").arg(channel.channel.name);
        // Who changes a channel looks at its page, and finds this only in its text: it is said
        // when they turn to something else.
        if (!channels_.isLookedAt() || said_.count(sentences.back()) > 0)
            now.insert(sentences.back());
    }
    if (!channels_.waiting().empty()) {
        sentences << tr("Waiting for you: %Ln reservation(s).", nullptr,
                        int(channels_.waiting().size()));
        now.insert(QStringLiteral("waiting"));
    }
    const bool isNew = !std::includes(said_.begin(), said_.end(), now.begin(), now.end());
    said_ = std::move(now);
    if ((said_.empty() || channels_.isLookedAt()) && actions_.withdraw) actions_.withdraw(kTopic);
    if (!isNew || channels_.isLookedAt() || !actions_.notify) return;
    Notice notice{Tone::Warn, sentences.join(u' '), tr("Show the channels"), [&actions = actions_] {
                      if (actions.showPage) actions.showPage(QStringLiteral("channels"));
                  }};
    notice.seconds = 0;
    notice.topic = kTopic;
    actions_.notify(notice);
}

}  // namespace roomrack::desktop

#include "moc_channel_notices.cpp"
