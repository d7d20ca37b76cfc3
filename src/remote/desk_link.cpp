// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_link.h"

namespace roomrack::remote {

DeskLink::DeskLink(DeskPeer peer, DeskEvents events)
    : line_(new DeskLine(std::move(peer), std::move(events)))
{
    thread_.setObjectName(QStringLiteral("desk line"));
    line_->moveToThread(&thread_);
    QObject::connect(&thread_, &QThread::started, line_, &DeskLine::begin);
    QObject::connect(&thread_, &QThread::finished, line_, &QObject::deleteLater);
    thread_.start();
}

DeskLink::~DeskLink()
{
    hangUp();
    thread_.quit();
    thread_.wait();
}

void DeskLink::ask(Asked asked)
{
    QMetaObject::invokeMethod(
        line_, [line = line_, asked = std::move(asked)]() mutable { line->ask(std::move(asked)); });
}

void DeskLink::tryNow()
{
    QMetaObject::invokeMethod(line_, [line = line_] { line->tryNow(); });
}

void DeskLink::hangUp()
{
    QMetaObject::invokeMethod(
        line_, [line = line_] { line->hangUp(); }, Qt::BlockingQueuedConnection);
}

}  // namespace roomrack::remote
