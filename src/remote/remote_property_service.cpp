// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_property_service.h"

#include "remote/remote_reader.h"

#include <QtCore/QLocale>
#include <QtCore/QUuid>
#include <QtNetwork/QHostAddress>

#include <algorithm>

namespace roomrack::remote {

namespace {

constexpr size_t kTimes = 20;

bool isThisMachine(const QString &host)
{
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

Result<engine::SnapshotPtr> shared(Result<engine::Snapshot> taken)
{
    if (!taken) return tl::unexpected(taken.error());
    return std::make_shared<const engine::Snapshot>(std::move(*taken));
}

}  // namespace

Result<QUrl> deskAddress(const QString &text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const auto wrong = [](const QString &why) {
        return fail(ErrorCode::Invalid, QStringLiteral("address"), why);
    };
    const bool bare = (url.path().isEmpty() || url.path() == QLatin1String("/")) && !url.hasQuery()
                      && !url.hasFragment() && url.userInfo().isEmpty();
    if (!url.isValid() || url.host().isEmpty() || !isDeskAddress(url.toString()) || !bare)
        return wrong(ErrorText::tr("must be a URL such as https://hotel.example:8470"));
    if (url.scheme() == QLatin1String("http") && !isThisMachine(url.host()))
        return wrong(ErrorText::tr("https is required for other computers"));
    return url;
}

bool isDeskAddress(const QString &place)
{
    return place.startsWith(QLatin1String("https://"), Qt::CaseInsensitive)
           || place.startsWith(QLatin1String("http://"), Qt::CaseInsensitive);
}

Result<std::unique_ptr<RemotePropertyService>> RemotePropertyService::open(const QString &address,
                                                                           const QByteArray &token,
                                                                           const core::Clock &clock)
{
    const auto url = deskAddress(address);
    if (!url) return tl::unexpected(url.error());
    std::unique_ptr<RemotePropertyService> service(
        new RemotePropertyService(url->toString(), clock));
    auto opened = service->opened_.get_future();
    service->link_ = std::make_shared<DeskClient>(
        DeskPeer{*url, token, QLocale().name().section(u'_', 0, 0)}, service->events());
    if (const auto ok = opened.get(); !ok) {
        // Stop the calling thread before its receiver is destroyed.
        service->link_->hangUp();
        return tl::unexpected(ok.error());
    }
    return service;
}

RemotePropertyService::~RemotePropertyService()
{
    watchConnection({});
    link_->hangUp();
}

DeskEvents RemotePropertyService::events()
{
    return {[this](const Welcome &welcome) { welcomed(welcome); },
            [this](FeedNews &&news) { hear(std::move(news)); },
            [this](const engine::ServerConnectionState &state) { changed(state); }};
}

engine::OpenReader RemotePropertyService::opener() const
{
    return [link = link_]() -> Result<std::unique_ptr<storage::Reader>> {
        return std::make_unique<RemoteReader>(link);
    };
}

std::vector<inventory::Property> RemotePropertyService::properties() const
{
    const std::lock_guard held(lock_);
    return properties_;
}

void RemotePropertyService::welcomed(const Welcome &welcome)
{
    noteTime(welcome.now);
    committed_ = welcome.committed;
    const std::lock_guard held(lock_);
    clockDoubt_ = welcome.clock;
    properties_ = welcome.properties;
    if (!std::exchange(isOpen_, true)) opened_.set_value({});
}

void RemotePropertyService::changed(const engine::ServerConnectionState &state)
{
    // Holding the lock, so that no removed listener is called.
    const std::lock_guard held(lock_);
    state_ = state;
    if (!state.up && !std::exchange(isOpen_, true))
        opened_.set_value(fail(state.code, {}, state.why));
    if (watch_) watch_(state);
}

void RemotePropertyService::watchConnection(
    std::function<void(const engine::ServerConnectionState &)> watch)
{
    const std::lock_guard held(lock_);
    watch_ = std::move(watch);
    if (watch_) watch_(state_);
}

/// A received server time is late by the network delay; the maximum of the last ones is the most
/// accurate.
void RemotePropertyService::noteTime(Instant there)
{
    aheads_.push_back(there.micros - clock_.steadyMicros());
    if (aheads_.size() > kTimes) aheads_.pop_front();
    ahead_ = *std::max_element(aheads_.begin(), aheads_.end());
}

void RemotePropertyService::hear(FeedNews &&news)
{
    noteTime(news.now);
    committed_ = news.committed;
    {
        const std::lock_guard held(lock_);
        clockDoubt_ = news.clock;
    }
    if (news.lost) {
        for (const inventory::Property &property : properties()) {
            auto reload = std::make_shared<engine::ChangeSet>();
            reload->property = property.id;
            reload->at = news.now;
            reload->seq = news.committed;
            reload->reload = true;
            tell(std::move(reload));
        }
        return;
    }
    for (engine::ChangeSet &change : news.changes)
        tell(std::make_shared<const engine::ChangeSet>(std::move(change)));
}

void RemotePropertyService::tell(const engine::ChangeSetPtr &change)
{
    const std::lock_guard held(listenersLock_);
    const auto all = listeners_;  // a copy: callbacks may add and remove
    for (const auto &one : all) {
        if (std::find(listeners_.begin(), listeners_.end(), one) != listeners_.end())
            (*one.second)(change);
    }
}

int RemotePropertyService::subscribe(std::function<void(engine::ChangeSetPtr)> listener)
{
    const std::lock_guard held(listenersLock_);
    listeners_.emplace_back(nextListener_, std::make_shared<const Listener>(std::move(listener)));
    return nextListener_++;
}

void RemotePropertyService::unsubscribe(int handle)
{
    const std::lock_guard held(listenersLock_);
    std::erase_if(listeners_, [handle](const auto &one) { return one.first == handle; });
}

Result<PropertyId> RemotePropertyService::saveHotel(engine::HotelSetup setup)
{
    return link_->wait<SaveHotel>(Patience::Now, {std::move(setup)});
}

/// The key is generated once, so that the server recognizes repeats over any connection.
QFuture<Result<engine::Answer>> RemotePropertyService::submit(engine::Command command)
{
    auto said = deskCommand(std::move(command));
    if (!said) {
        return QtFuture::makeReadyFuture(Result<engine::Answer>(
            fail(ErrorCode::Forbidden, {},
                 ErrorText::tr("not available on a connected desk; do this on the server"))));
    }
    return link_->later<Submit>(Patience::Once, {std::move(*said)},
                                QUuid::createUuid().toByteArray(QUuid::WithoutBraces));
}

Result<engine::SnapshotPtr> RemotePropertyService::snapshot(PropertyId property) const
{
    return shared(link_->wait<TakeSnapshot>(Patience::Wait, {property}));
}

QFuture<Result<engine::SnapshotPtr>> RemotePropertyService::snapshotLater(PropertyId property) const
{
    return link_->later<TakeSnapshot>(Patience::Wait, {property}, {}, shared);
}

QFuture<Result<engine::Quotes>> RemotePropertyService::quotesLater(PropertyId property, Stay stay,
                                                                   int rooms, int guestsARoom) const
{
    return link_->later<AskQuotes>(Patience::Now, {property, stay, rooms, guestsARoom});
}

QFuture<Result<engine::UndoPreview>> RemotePropertyService::undoPreviewLater(PropertyId property,
                                                                             qint64 step) const
{
    return link_->later<AskUndo>(Patience::Now, {property, step});
}

QFuture<Result<booking::User>> RemotePropertyService::signInLater(PropertyId property, ActorId user,
                                                                  QString secret)
{
    return link_->later<SignIn>(Patience::Now, {property, user, std::move(secret)});
}

void RemotePropertyService::signOut(PropertyId property)
{
    link_->later<SignOut>(Patience::Now, {property});
}

QFuture<Result<engine::Answer>> RemotePropertyService::saveUserLater(booking::SaveUser save,
                                                                     std::optional<QString> secret)
{
    return link_->later<SaveUserCall>(Patience::Now, {std::move(save), std::move(secret)});
}

std::optional<engine::ClockDoubt> RemotePropertyService::clockDoubt() const
{
    const std::lock_guard held(lock_);
    return clockDoubt_;
}

QFuture<Result<engine::Answer>> RemotePropertyService::confirmClockLater(booking::Caller caller,
                                                                         Instant wall)
{
    return link_->later<ConfirmClock>(Patience::Now, {caller, wall});
}

QFuture<Result<engine::Answer>> RemotePropertyService::changeSecretLater(booking::Caller caller,
                                                                         QString present,
                                                                         QString next)
{
    return link_->later<ChangeSecret>(Patience::Now, {caller, std::move(present), std::move(next)});
}

}  // namespace roomrack::remote
