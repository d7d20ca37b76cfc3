// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_property_service.h"

#include "remote/remote_reader.h"

#include <QtCore/QLocale>
#include <QtCore/QUuid>
#include <QtNetwork/QHostAddress>

namespace roomrack::remote {

namespace {

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
    service->link_ = std::make_shared<DeskClient>(
        DeskPeer{*url, token, QLocale().name().section(u'_', 0, 0)}, service->state_.events());
    if (const auto ok = service->state_.waitForWelcome(); !ok) {
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

engine::OpenReader RemotePropertyService::opener() const
{
    return [link = link_]() -> Result<std::unique_ptr<storage::Reader>> {
        return std::make_unique<RemoteReader>(link);
    };
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

QFuture<Result<engine::UndoPreview>> RemotePreviews::undoLater(PropertyId property,
                                                               qint64 step) const
{
    return link_->later<AskUndo>(Patience::Now, {property, step});
}

QFuture<Result<booking::DescriptionEffects>> RemotePreviews::descriptionLater(
    booking::EditDescription edit) const
{
    return link_->later<AskDescription>(Patience::Now, {std::move(edit)});
}

QFuture<Result<booking::User>> RemoteAccounts::signInLater(PropertyId property, ActorId user,
                                                           QString secret)
{
    return link_->later<SignIn>(Patience::Now, {property, user, std::move(secret)});
}

void RemoteAccounts::signOut(PropertyId property)
{
    link_->later<SignOut>(Patience::Now, {property});
}

QFuture<Result<engine::Answer>> RemoteAccounts::saveUserLater(booking::SaveUser save,
                                                              std::optional<QString> secret)
{
    return link_->later<SaveUserCall>(Patience::Now, {std::move(save), std::move(secret)});
}

QFuture<Result<engine::Answer>> RemotePropertyService::confirmClockLater(booking::Caller caller,
                                                                         Instant wall)
{
    return link_->later<ConfirmClock>(Patience::Now, {caller, wall});
}

QFuture<Result<engine::Answer>> RemoteAccounts::changeSecretLater(booking::Caller caller,
                                                                  QString present, QString next)
{
    return link_->later<ChangeSecret>(Patience::Now, {caller, std::move(present), std::move(next)});
}

}  // namespace roomrack::remote
