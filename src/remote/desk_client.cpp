// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_client.h"

namespace roomrack::remote {

DeskClient::DeskClient(DeskPeer peer, DeskEvents events)
    : line_(new DeskConnection(std::move(peer), std::move(events)))
{
    thread_.setObjectName(QStringLiteral("desk line"));
    line_->moveToThread(&thread_);
    QObject::connect(&thread_, &QThread::started, line_, &DeskConnection::begin);
    QObject::connect(&thread_, &QThread::finished, line_, &QObject::deleteLater);
    thread_.start();
}

DeskClient::~DeskClient()
{
    hangUp();
    thread_.quit();
    thread_.wait();
}

void DeskClient::ask(Asked asked)
{
    QMetaObject::invokeMethod(
        line_, [line = line_, asked = std::move(asked)]() mutable { line->ask(std::move(asked)); });
}

void DeskClient::tryNow()
{
    QMetaObject::invokeMethod(line_, [line = line_] { line->tryNow(); });
}

void DeskClient::hangUp()
{
    QMetaObject::invokeMethod(
        line_, [line = line_] { line->hangUp(); }, Qt::BlockingQueuedConnection);
}

}  // namespace roomrack::remote
