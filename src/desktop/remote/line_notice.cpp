// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/remote/line_notice.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QUrl>

namespace roomrack::desktop {

namespace {

const QString kTopic = QStringLiteral("line");
/// A moment's cut is mended before anybody has read of it.
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
        tr("There is no connection to %1 (%2). What you see is as it was at %3, and "
           "nothing can be changed until the connection is back; it is being tried "
           "again.")
            .arg(host, session_.line().why, clockText(session_.view().property(), since_)),
        tr("Try now"), [office = &session_.office()] { office->tryNow(); }};
    notice.seconds = 0;
    notice.topic = kTopic;
    actions_.notify(notice);
}

}  // namespace roomrack::desktop

#include "moc_line_notice.cpp"
