// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/remote/connection_notice.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QUrl>

namespace roomrack::desktop {

namespace {

const QString kTopic = QStringLiteral("line");
/// Shorter interruptions of the connection are not reported.
constexpr int kSoonMs = 1500;

}  // namespace

ConnectionNotice::ConnectionNotice(HotelSession &session, PageActions &actions)
    : QObject(&actions), session_(session), actions_(actions)
{
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connect(&soon_, &QTimer::timeout, this, &ConnectionNotice::say);
    connect(&session.server(), &ServerWatch::changed, this, &ConnectionNotice::look);
}

void ConnectionNotice::look()
{
    if (session_.server().state().up) {
        soon_.stop();
        since_ = {};
        if (actions_.withdraw) actions_.withdraw(kTopic);
    } else if (since_ == Instant()) {
        since_ = session_.now();
        soon_.start();
    }
}

void ConnectionNotice::say()
{
    if (!actions_.notify) return;
    const QString host = QUrl(session_.file()).host();
    Notice notice{Tone::Warn,
                  tr("Connection to %1 lost (%2). The data shown is from %3 and read-only "
                     "until the connection is restored. Roomrack retries automatically.")
                      .arg(host, session_.server().state().why,
                           clockText(session_.view().property(), since_)),
                  tr("Retry now"), [service = &session_.service()] { service->tryNow(); }};
    notice.seconds = 0;
    notice.topic = kTopic;
    actions_.notify(notice);
}

}  // namespace roomrack::desktop

#include "moc_connection_notice.cpp"
