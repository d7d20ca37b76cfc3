// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/remote/server_connector.h"

#include "engine/when_done.h"
#include "remote/remote_property_service.h"

#include <QtConcurrent/QtConcurrentRun>

#include <utility>

namespace roomrack::desktop {

using secrets::Secrets;

ServerConnector::ServerConnector(std::unique_ptr<Secrets> secrets, const core::Clock &clock,
                                 QWidget &window)
    : secrets_(std::move(secrets)), clock_(clock), window_(window)
{
    connect(secrets_.get(), &Secrets::stateChanged, this, &ServerConnector::lookUp);
}

QString ServerConnector::nameOf(const QString &address)
{
    return QStringLiteral("desk ") + address;
}

void ServerConnector::open(const QString &address)
{
    const auto url = remote::deskAddress(address);
    if (!url) {
        emit failed(address, url.error());
        return;
    }
    wanted_ = url->toString();
    secrets_->begin();
    lookUp();
}

void ServerConnector::lookUp()
{
    if (wanted_.isEmpty() || secrets_->state() == Secrets::State::Looking) return;
    const QString address = std::exchange(wanted_, {});
    if (secrets_->state() != Secrets::State::Ready) return ask(address);
    secrets_->get(nameOf(address), this, [this, address](const Result<QByteArray> &token) {
        if (token && !token->isEmpty())
            connectTo(address, *token, false);
        else
            ask(address);
    });
}

void ServerConnector::ask(const QString &address)
{
    if (!dialog_) {
        dialog_ = new ServerDialog(address, &window_);
        connect(dialog_, &ServerDialog::chosen, this,
                [this](const QString &chosen, const QByteArray &token) {
                    dialog_->setBusy(true);
                    connectTo(chosen, token, true);
                });
    }
    dialog_->open();
    emit asks();
}

void ServerConnector::connectTo(const QString &address, const QByteArray &token, bool isNew)
{
    const auto opening = QtConcurrent::run(
        [address, token, &clock = clock_] { return OpenHotel::connect(address, token, clock); });
    engine::whenDone(
        opening, this,
        [this, address, token, isNew](const Result<std::shared_ptr<OpenHotel>> &hotel) {
            connected(address, token, isNew, hotel);
        });
}

void ServerConnector::connected(const QString &address, const QByteArray &token, bool isNew,
                                const Result<std::shared_ptr<OpenHotel>> &hotel)
{
    if (isNew && !dialog_) return;  // dialog closed meanwhile
    if (dialog_) dialog_->setBusy(false);
    if (hotel) {
        if (dialog_) dialog_->accept();
        if (isNew && secrets_->state() == Secrets::State::Ready)
            secrets_->set(nameOf(address), token, this, [](const Result<void> &) {});
        emit opened(address, *hotel);
        return;
    }
    const bool otherToken = hotel.error().code == ErrorCode::Forbidden;
    if (!isNew && !otherToken) {
        emit failed(address, hotel.error());
        return;
    }
    if (!dialog_) ask(address);
    dialog_->showProblem(hotel.error().text());
}

}  // namespace roomrack::desktop

#include "moc_server_connector.cpp"
