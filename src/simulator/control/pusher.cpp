// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/pusher.h"

#include <QtNetwork/QNetworkReply>

namespace roomrack::simulator {

namespace {

constexpr int kAgainMs = 400;  ///< after a push that was not stored
constexpr int kPushTimeoutMs = 10'000;

}  // namespace

Pusher::Pusher(Rules rules, const core::Clock &clock, quint64 seed)
    : rules_(std::move(rules)), clock_(clock), random_(seed)
{
    again_.setSingleShot(true);
    again_.setInterval(kAgainMs);
    connect(&again_, &QTimer::timeout, this, [this] { push(); });
}

void Pusher::add(Item item)
{
    items_.push_back(std::move(item));
    push();
}

void Pusher::drop(const QString &revision)
{
    std::erase_if(items_, [&](const Item &item) { return item.revision == revision; });
}

void Pusher::start()
{
    started_ = true;
    if (!items_.empty()) again_.start();
}

void Pusher::push()
{
    if (!started_ || pushing_ || items_.empty() || address_.isEmpty()) return;
    pushing_ = true;
    ++pushes_;
    const bool overtakes = items_.size() > 1 && random_.chance(reordered_);
    const Item &item = items_[overtakes ? 1 : 0];
    const WireRequest wire = item.request(clock_.wall());
    QNetworkRequest request{QUrl(address_)};
    for (const auto &[name, value] : wire.headers) request.setRawHeader(name, value);
    request.setTransferTimeout(kPushTimeoutMs);
    QNetworkReply *reply = network_.sendCustomRequest(request, wire.method, wire.body);
    connect(reply, &QNetworkReply::finished, this, [this, reply, revision = item.revision] {
        reply->deleteLater();
        pushing_ = false;
        pushed(revision, *reply);
    });
}

void Pusher::pushed(const QString &revision, QNetworkReply &reply)
{
    WireReply answer;
    answer.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    answer.body = reply.readAll();
    if (rules_.isStored(answer) && rules_.stored(revision)) {
        drop(revision);
        push();
        return;
    }
    ++failures_;
    again_.start();
}

}  // namespace roomrack::simulator

#include "moc_pusher.cpp"
