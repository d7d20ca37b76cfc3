// SPDX-License-Identifier: GPL-3.0-or-later
// PropertyService of a property on a server: the window uses it instead of an engine. The server
// makes all decisions; this only communicates with it.
#pragma once

#include "engine/async_reader.h"
#include "remote/desk_client.h"
#include "remote/server_state.h"

namespace roomrack::remote {

/// Parses "https://host:port", or plain http to this machine; without a path. Errors have the field
/// "address".
Result<QUrl> deskAddress(const QString &text);
/// Whether it names a server rather than a file or a database.
bool isDeskAddress(const QString &place);

class RemoteAccounts final : public engine::Accounts {
public:
    explicit RemoteAccounts(const std::shared_ptr<DeskClient> &link) : link_(link) {}

    QFuture<Result<booking::User>> signInLater(PropertyId property, ActorId user,
                                               QString secret) override;
    void signOut(PropertyId property) override;
    QFuture<Result<engine::Answer>> saveUserLater(booking::SaveUser save,
                                                  std::optional<QString> secret) override;
    QFuture<Result<engine::Answer>> changeSecretLater(booking::Caller caller, QString present,
                                                      QString next) override;

private:
    const std::shared_ptr<DeskClient> &link_;
};

class RemotePreviews final : public engine::Previews {
public:
    explicit RemotePreviews(const std::shared_ptr<DeskClient> &link) : link_(link) {}

    QFuture<Result<engine::UndoPreview>> undoLater(PropertyId property, qint64 step) const override;
    QFuture<Result<booking::DescriptionEffects>> descriptionLater(
        booking::EditDescription edit) const override;

private:
    const std::shared_ptr<DeskClient> &link_;
};

class RemotePropertyService final : public engine::PropertyService {
public:
    /// Blocks until the server has answered, at most some 15 seconds. Fails with the error of the
    /// server or the connection. The clock must outlive it.
    static Result<std::unique_ptr<RemotePropertyService>> open(const QString &address,
                                                               const QByteArray &token,
                                                               const core::Clock &clock);
    ~RemotePropertyService() override;

    /// Creates Readers that use the same connection.
    engine::OpenReader opener() const;
    /// Reconnects without further delay.
    void tryNow() override { link_->tryNow(); }
    void hangUp() override { link_->hangUp(); }

    QString file() const override { return address_; }
    std::vector<inventory::Property> properties() const override { return state_.properties(); }
    Result<PropertyId> saveHotel(engine::HotelSetup setup) override;
    QFuture<Result<engine::Answer>> submit(engine::Command command) override;
    engine::Listeners &listeners() override { return state_.listeners(); }
    RemoteAccounts &accounts() override { return accounts_; }
    Result<engine::SnapshotPtr> snapshot(PropertyId property) const override;
    QFuture<Result<engine::SnapshotPtr>> snapshotLater(PropertyId property) const override;
    QFuture<Result<engine::Quotes>> quotesLater(PropertyId property, Stay stay, int rooms,
                                                int guestsARoom) const override;
    const engine::Previews &previews() const override { return previews_; }
    std::optional<engine::ClockDoubt> clockDoubt() const override { return state_.clockDoubt(); }
    QFuture<Result<engine::Answer>> confirmClockLater(booking::Caller caller,
                                                      Instant wall) override;
    Instant now() const override { return state_.now(); }
    qint64 committedSeq() const override { return state_.committedSeq(); }
    void watchConnection(std::function<void(const engine::ServerConnectionState &)> watch) override
    {
        state_.watch(std::move(watch));
    }

private:
    RemotePropertyService(QString address, const core::Clock &clock)
        : address_(std::move(address)), state_(clock)
    {}

    const QString address_;
    ServerState state_;
    RemoteAccounts accounts_{link_};
    RemotePreviews previews_{link_};
    std::shared_ptr<DeskClient> link_;  // destroyed first: it fills the state
};

}  // namespace roomrack::remote
