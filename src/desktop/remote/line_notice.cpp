// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/remote/line_notice.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QUrl>

namespace roomrack::desktop {

namespace {

const QString kTopic = QStringLiteral("line");
/// Shorter interruptions of the connection are not reported.
constexpr int kSoonMs = 1500;

}  // namespace

LineNotice::LineNotice(HotelSession &session, DeskActions &actions)
    : QObject(&actions), session_(session), actions_(actions)
{
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connect(&soon_, &QTimer::timeout, this, &LineNotice::say);
    connect(&session, &HotelSession::lineChanged, this, &LineNotice::look);
}

void LineNotice::look()
{
    if (session_.line().up) {
        soon_.stop();
        since_ = {};
        if (actions_.withdraw) actions_.withdraw(kTopic);
    } else if (since_ == Instant()) {
        since_ = session_.now();
        soon_.start();
    }
}

void LineNotice::say()
{
    if (!actions_.notify) return;
    const QString host = QUrl(session_.file()).host();
    Notice notice{
        Tone::Warn,
        tr("Connection to %1 lost (%2). The data shown is from %3 and read-only "
           "until the connection is restored. Roomrack retries automatically.")
            .arg(host, session_.line().why, clockText(session_.view().property(), since_)),
        tr("Retry now"), [office = &session_.office()] { office->tryNow(); }};
    notice.seconds = 0;
    notice.topic = kTopic;
    actions_.notify(notice);
}

}  // namespace roomrack::desktop

#include "moc_line_notice.cpp"
