// SPDX-License-Identifier: GPL-3.0-or-later
// Requests, payments and mails of the open hotel as the window sees them: keeps whoever drives them
// going as long as the hotel is open, with what is set up and the secrets for it. Where a server
// keeps the hotel, that server does this.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"
#include "reservations/host/reservations_host.h"
#include "secrets/secret_box.h"

#include <memory>
#include <optional>

namespace roomrack::desktop {

using secrets::Secrets;

class HotelRequests final : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Result<void> &)>;
    using Tested = std::function<void(const QString &wrong)>;
    /// What is stored as the answer to a request, for a hotel that counts in this currency.
    using MakeRender = std::function<reservations::Render(Currency)>;

    /// Belongs to the actions, which find it as DeskActions::requests. The store of secrets must
    /// outlive it.
    HotelRequests(HotelSession &session, DeskActions &actions, Secrets &secrets, MakeRender render);
    ~HotelRequests() override;

    /// None: nothing is driven here yet, or a server does it.
    const reservations::ReservationsStatus *status() const;
    /// Whoever drives it; null as above.
    reservations::ReservationsHost *host() const { return host_.get(); }
    Secrets &secrets() { return secrets_; }
    /// Whether a secret of this kind is kept here.
    bool hasSecret(booking::SetupKind kind) const;
    /// Why whoever is at the desk may not change what is set up; empty: they may.
    QString whyNot() const;

    /// Keeps the secret, where one is given, and then the setup; empty content: both go.
    void save(booking::SetupKind kind, const QByteArray &content,
              const std::optional<QByteArray> &secret, QObject *context, Done done);
    /// Whether it would work; no secret: with the one that is kept. `tested` is called in the GUI
    /// thread with what is wrong, or nothing, unless `context` is gone.
    void test(const reservations::PaymentSetup &setup, const std::optional<QByteArray> &secret,
              QObject *context, Tested tested);
    void test(const reservations::MailSetup &setup, const std::optional<QByteArray> &secret,
              QObject *context, Tested tested);

signals:
    /// How it stands, or what is set up.
    void changed();

private:
    void begin();
    void fetch();
    void makeHost();
    void install();
    std::optional<CentralStanding> central() const;
    QString nameOf(booking::SetupKind kind) const;
    QByteArray secretOf(booking::SetupKind kind, const std::optional<QByteArray> &given) const;

    HotelSession &session_;
    DeskActions &actions_;
    Secrets &secrets_;
    const MakeRender render_;
    std::unique_ptr<secrets::SecretBox> box_;
    std::unique_ptr<reservations::ReservationsHost> host_;
    PropertyId property_;
    Instant centralSince_;  ///< when its line changed last, as far as this window saw
    bool centralUp_ = false;
    bool fetching_ = false;
};

}  // namespace roomrack::desktop
