// SPDX-License-Identifier: GPL-3.0-or-later
// Requests, payments and mails of the open hotel: keeps their host going as long as this window
// keeps the hotel, and knows the secrets of what is set up. Pages ask it through DeskActions.
#pragma once

#include "api/v1/booker.h"
#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"
#include "engine/world/mailbox.h"
#include "reservations/host/reservations_host.h"
#include "secrets/secret_box.h"

#include <map>

namespace roomrack::desktop {

class HotelReservations final : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Result<void> &)>;

    /// Belongs to the actions, which find it as DeskActions::reservations; `secrets` must outlive
    /// it.
    HotelReservations(HotelSession &session, DeskActions &actions, secrets::Secrets &secrets);
    ~HotelReservations() override;

    /// Of the selected property; null until it is there.
    reservations::ReservationsHost *host() const;
    /// Where the door finds the host of a property.
    api::v1::HostPlace place(PropertyId property);
    /// Asks the hosts in a thread of its own, and is ended before they are.
    void setDoor(QObject *door) { door_ = door; }
    /// How everything stands; none: it is not there yet.
    std::optional<reservations::ReservationsStatus> status() const;

    /// Stores what is set up (reservations::toText(); empty: nothing any more). A secret that is
    /// given is kept first, beside the one that is in force, and takes its place when the setup is
    /// saved. Forbidden on "secret": none is given, and the one that is kept was typed for another
    /// address than this new one.
    void save(booking::SetupKind kind, const QByteArray &content,
              const std::optional<QByteArray> &secret, QObject *context, Done done);
    /// Whether it would work; no secret: with the one that is kept. `done` hears what is wrong, or
    /// nothing.
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
    /// Whether a secret is known for it.
    bool hasSecret(booking::SetupKind kind) const;
    /// With which the payment gateway signs what it tells the door; empty: it is not heard.
    QByteArray newsSecret() const { return box_.get(newsName()); }
    void keepNewsSecret(const QByteArray &secret, QObject *context, Done done);
    /// A secret for as long as the hotel is open: it is kept nowhere.
    void lend(booking::SetupKind kind, const QByteArray &secret);

    /// `done`, called in the thread of this unless `context` is gone.
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
    void submit(const booking::SaveHotelSetup &command, const QString &settles,
                secrets::SecretBox::Number added, QObject *context, Done done);
    void look();
    void makeHost(PropertyId property);
    void offer(DeskActions &actions);
    std::optional<CentralStanding> central() const;

    HotelSession &session_;
    secrets::Secrets &secrets_;
    secrets::SecretBox box_;
    const std::shared_ptr<engine::Mailbox> mailbox_ = std::make_shared<engine::Mailbox>(this);
    std::map<PropertyId, Kept> kept_;
    QPointer<QObject> door_;
    Instant centralSince_;  ///< since when the line to the central store is as it is
    bool centralUp_ = false;
};

}  // namespace roomrack::desktop
