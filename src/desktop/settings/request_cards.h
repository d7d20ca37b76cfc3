// SPDX-License-Identifier: GPL-3.0-or-later
// Setup cards: the payment gateway, the mail server, and the shared duplicate database.
#pragma once

#include "desktop/settings/setup_card.h"

class QComboBox;
class QSpinBox;

namespace roomrack::desktop {

/// A card whose fields edit a setup of type `Setup`.
template <typename Setup>
class TypedSetupCard : public SetupCard {
protected:
    using SetupCard::SetupCard;
    virtual Setup setup() const = 0;
    Result<QByteArray> typed() const final
    {
        const Setup now = setup();
        if (const auto ok = reservations::validate(now); !ok) return tl::unexpected(ok.error());
        return reservations::toText(now);
    }
};

class PaymentCard final : public TypedSetupCard<reservations::PaymentSetup> {
    Q_OBJECT

public:
    PaymentCard(HotelSession &session, HotelReservations &requests, QWidget *parent = nullptr);

protected:
    void fill(const QByteArray &stored) override;
    reservations::PaymentSetup setup() const override;
    QString trouble(const reservations::ReservationsStatus &status) const override;
    QString fine(const reservations::ReservationsStatus &status) const override;

private:
    QLineEdit *address_;
    QSpinBox *timeout_;
};

class MailCard final : public TypedSetupCard<reservations::MailSetup> {
    Q_OBJECT

public:
    MailCard(HotelSession &session, HotelReservations &requests, QWidget *parent = nullptr);

protected:
    void fill(const QByteArray &stored) override;
    reservations::MailSetup setup() const override;
    QString trouble(const reservations::ReservationsStatus &status) const override;
    QString fine(const reservations::ReservationsStatus &status) const override;

private:
    reservations::MailSetup now_;  ///< including what has no field here
    QLineEdit *host_;
    QSpinBox *port_;
    QComboBox *security_;
    QLineEdit *user_;
    QLineEdit *fromName_;
    QLineEdit *from_;
    QLineEdit *replyTo_;
    QComboBox *language_;
};

class CentralCard final : public TypedSetupCard<reservations::CentralSetup> {
    Q_OBJECT

public:
    CentralCard(HotelSession &session, HotelReservations &requests, QWidget *parent = nullptr);

protected:
    void fill(const QByteArray &stored) override;
    reservations::CentralSetup setup() const override;
    QString trouble(const reservations::ReservationsStatus &status) const override;
    QString fine(const reservations::ReservationsStatus &status) const override;

private:
    QLineEdit *place_;
    QLineEdit *house_;
};

}  // namespace roomrack::desktop
