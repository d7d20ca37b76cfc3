// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/pusher.h"

#include <QtCore/QUuid>
#include <QtNetwork/QNetworkReply>

#include <algorithm>

namespace roomrack::simulator {

namespace {

constexpr int kAgainMs = 400;  ///< after a push that was not stored
constexpr int kPushTimeoutMs = 10'000;
constexpr size_t kMostGivenUp = 100;  ///< the hotel expires the others by age

}  // namespace

Pusher::Pusher(Rules rules, const core::Clock &clock, quint64 seed)
    : rules_(std::move(rules)), clock_(clock), random_(seed)
{
    again_.setSingleShot(true);
    again_.setInterval(kAgainMs);
    connect(&again_, &QTimer::timeout, this, [this] { work(); });
}

void Pusher::setAddress(const QString &address)
{
    if (address == address_) return;
    if (!address_.isEmpty()) {
        for (Item &item : items_) item.token.clear();
        givenUp_.clear();
    }
    plain_ = false;
    address_ = address;
}

void Pusher::add(Item item)
{
    items_.push_back(std::move(item));
    work();
}

void Pusher::drop(const QString &revision)
{
    std::erase_if(items_, [&](const Item &item) { return item.revision == revision; });
}

void Pusher::sends(const QString &revision, const QByteArray &token)
{
    if (Item *item = find(revision)) item->token = token;
}

void Pusher::start()
{
    started_ = true;
    if (!items_.empty()) again_.start();
}

Pusher::Item *Pusher::find(const QString &revision)
{
    const auto it = std::find_if(items_.begin(), items_.end(),
                                 [&](const Item &item) { return item.revision == revision; });
    return it == items_.end() ? nullptr : &*it;
}

void Pusher::work()
{
    if (!started_ || busy_ || address_.isEmpty()) return;
    if (items_.empty()) {
        if (!givenUp_.empty()) dropToken();
        return;
    }
    const bool overtakes = items_.size() > 1 && random_.chance(reordered_);
    const Item &item = items_[overtakes ? 1 : 0];
    if (!rules_.token || plain_ || (item.isThere && !item.token.isEmpty()))
        push(item);
    else if (item.token.isEmpty())
        makeToken(item);
    else
        askToken(item);
}

void Pusher::send(const WireRequest &wire, const QByteArray &path,
                  std::function<void(const WireReply &)> then)
{
    busy_ = true;
    QNetworkRequest request{QUrl(address_ + QString::fromLatin1(path))};
    for (const auto &[name, value] : wire.headers) request.setRawHeader(name, value);
    request.setTransferTimeout(kPushTimeoutMs);
    QNetworkReply *reply = network_.sendCustomRequest(request, wire.method, wire.body);
    connect(reply, &QNetworkReply::finished, this, [this, reply, then = std::move(then)] {
        reply->deleteLater();
        busy_ = false;
        WireReply answer;
        answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        answer.body = reply->readAll();
        then(answer);
    });
}

void Pusher::failed()
{
    ++failures_;
    again_.start();
}

// --- the message ------------------------------------------------------------------------------

void Pusher::push(const Item &item)
{
    ++pushes_;
    WireRequest wire = item.request(clock_.wall());
    if (!item.token.isEmpty()) wire.headers.emplace_back("Message-Token", item.token);
    send(wire, {},
         [this, revision = item.revision](const WireReply &answer) { pushed(revision, answer); });
}

void Pusher::pushed(const QString &revision, const WireReply &answer)
{
    Item *item = find(revision);
    const bool spent = item && !item->token.isEmpty() && answer.status == 409;
    if (rules_.isStored(answer) || spent) return settle(revision);
    // It may be stored nevertheless: the next query of its token shows that.
    if (item) item->isThere = false;
    failed();
}

void Pusher::settle(const QString &revision)
{
    if (!rules_.stored(revision)) return failed();
    drop(revision);
    work();
}

// --- its token --------------------------------------------------------------------------------

/// A token whose PUT was not answered may still be created later: it is never used.
void Pusher::makeToken(const Item &item)
{
    const QByteArray token = QUuid::createUuid().toRfc4122().toHex();
    send(rules_.token("PUT", token, clock_.wall()), "/tokens/" + token,
         [this, token, revision = item.revision](const WireReply &answer) {
             if (answer.status == 404 || answer.status == 405) {
                 plain_ = true;
                 return work();
             }
             if (answer.status != 200) {
                 givenUp_.push_back(token);
                 if (givenUp_.size() > kMostGivenUp) givenUp_.pop_front();
                 return failed();
             }
             if (find(revision) && !rules_.sends(revision, token)) {
                 givenUp_.push_back(token);
                 return failed();
             }
             if (Item *its = find(revision)) its->isThere = true;
             work();
         });
}

void Pusher::askToken(const Item &item)
{
    send(rules_.token("GET", item.token, clock_.wall()), "/tokens/" + item.token,
         [this, revision = item.revision](const WireReply &answer) {
             if (answer.status == 404) return settle(revision);
             if (answer.status != 200) return failed();
             if (Item *its = find(revision)) its->isThere = true;
             work();
         });
}

void Pusher::dropToken()
{
    const QByteArray token = givenUp_.front();
    send(rules_.token("DELETE", token, clock_.wall()), "/tokens/" + token,
         [this, token](const WireReply &answer) {
             const bool gone = answer.status == 200 || answer.status == 404;
             if (!gone) {
                 again_.start();
                 return;
             }
             std::erase(givenUp_, token);
             work();
         });
}

}  // namespace roomrack::simulator

#include "moc_pusher.cpp"
