// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/remote/line_notice.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QUrl>

namespace roomrack::desktop {

namespace {

const QString kTopic = QStringLiteral("line");

}  // namespace

LineNotice::LineNotice(HotelSession &session, DeskActions &actions)
    : QObject(&actions), session_(session), actions_(actions)
{
    connect(&session, &HotelSession::lineChanged, this, &LineNotice::look);
}

void LineNotice::look()
{
    const engine::LineState &line = session_.line();
    if (line.up) {
        if (said_ && actions_.withdraw) actions_.withdraw(kTopic);
        said_ = false;
        return;
    }
    if (said_ || !actions_.notify) return;
    said_ = true;
    since_ = session_.now();
    const QString host = QUrl(session_.file()).host();
    Notice notice{Tone::Warn,
                  tr("There is no connection to %1 (%2). What you see is as it was at %3, and "
                     "nothing can be changed until the connection is back; it is being tried "
                     "again.")
                      .arg(host, line.why, clockText(session_.view().property(), since_)),
                  tr("Try now"), [office = &session_.office()] { office->tryNow(); }};
    notice.seconds = 0;
    notice.topic = kTopic;
    actions_.notify(notice);
}

}  // namespace roomrack::desktop

#include "moc_line_notice.cpp"
