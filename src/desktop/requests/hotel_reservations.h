// SPDX-License-Identifier: GPL-3.0-or-later
// Requests, payments and mails of the open property: runs their host as long as this window runs
// the engine, and holds the secrets of the setups. Pages use it through PageActions.
#pragma once

#include "api/v1/booker.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "engine/scheduler/mailbox.h"
#include "reservations/host/reservations_host.h"
#include "secrets/secret_box.h"

#include <map>
#include <memory>
#include <optional>

namespace roomrack::desktop {

class HotelReservations final : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Result<void> &)>;

    /// Is owned by `actions`, as PageActions::reservations; `secrets` must outlive it.
    HotelReservations(HotelSession &session, PageActions &actions, secrets::Secrets &secrets);
    ~HotelReservations() override;

    /// The host of the selected property; null until it is created.
    reservations::ReservationsHost *host() const;
    /// Where the API server finds the host of a property.
    api::v1::HostPlace place(PropertyId property);
    /// `apiServer` uses the hosts in its own thread and is destroyed before they are.
    void setApiServer(QObject *apiServer) { apiServer_ = apiServer; }
    /// The current status; none: not available yet.
    std::optional<reservations::ReservationsStatus> status() const;

    /// Saves a setup (reservations::toText(); empty: removes it). A given secret is stored first,
    /// beside the one in force for another address, and replaces it when the setup is saved.
    /// `news`, the secret for webhooks (newsSecret()), has no address: it replaces the one in force
    /// at once, which is restored if the setup is not saved, but not if the program ends before.
    /// If one is not stored, nothing is saved. Error Forbidden on
    /// "secret": none is given, and the stored one was entered for another address.
    void save(booking::SetupKind kind, const QByteArray &content,
              const std::optional<QByteArray> &secret, QObject *context, Done done,
              const std::optional<QByteArray> &news = {});
    /// Tests a setup; without `secret`, uses the stored one. `done` receives the error, or an empty
    /// text.
    template <typename Setup>
    void test(const Setup &setup, booking::SetupKind kind, const std::optional<QByteArray> &secret,
              QObject *context, std::function<void(const QString &wrong)> done)
    {
        if (!host()) return;
        const Result<QByteArray> key =
            secret ? *secret
                   : box_.get(nameOf(session_.property(), kind), reservations::secretGoesTo(setup));
        if (!key) return done(key.error().reason);
        host()->test(setup, *key, inThread(context, std::move(done)));
    }
    secrets::Secrets &secrets() { return secrets_; }
    /// Whether a secret is stored for it.
    bool hasSecret(booking::SetupKind kind) const;
    /// The secret with which the payment gateway signs its webhook messages; empty: they are
    /// rejected.
    QByteArray newsSecret() const { return box_.get(newsName()); }
    /// Sets a secret while the property is open, without storing it.
    void lend(booking::SetupKind kind, const QByteArray &secret);

    /// Wraps `done` so that it is called in this object's thread, unless `context` is gone.
    template <typename... Args>
    std::function<void(Args...)> inThread(QObject *context, std::function<void(Args...)> done)
    {
        return [mailbox = mailbox_, asker = QPointer<QObject>(context),
                done = std::move(done)](const std::decay_t<Args> &...args) {
            mailbox->post([asker, done, args...] {
                if (asker) done(args...);
            });
        };
    }

signals:
    void changed();

private:
    struct Kept {
        std::unique_ptr<reservations::ReservationsHost> host;
        api::v1::HostPlace place = api::v1::makeHostPlace();
        bool fetching = false;
    };
    QString nameOf(PropertyId property, booking::SetupKind kind) const;
    QString newsName() const
    {
        return reservations::newsSecretName(session_.file(), session_.property());
    }
    struct Saving;
    void storeNext(const std::shared_ptr<Saving> &saving);
    void submit(const std::shared_ptr<Saving> &saving);
    void settle(const Saving &saving, const Result<void> &saved);
    void look();
    void makeHost(PropertyId property);
    void offer(PageActions &actions);
    std::optional<CentralStanding> central() const;

    HotelSession &session_;
    secrets::Secrets &secrets_;
    secrets::SecretBox box_;
    const std::shared_ptr<engine::Mailbox> mailbox_ = std::make_shared<engine::Mailbox>(this);
    std::map<PropertyId, Kept> kept_;
    QPointer<QObject> apiServer_;
    Instant centralSince_;  ///< last state change of the central store's connection
    bool centralUp_ = false;
};

}  // namespace roomrack::desktop
