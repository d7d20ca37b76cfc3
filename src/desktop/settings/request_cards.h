// SPDX-License-Identifier: GPL-3.0-or-later
// Setup cards: the payment gateway, the mail server, and the shared duplicate database.
#pragma once

#include "desktop/settings/setup_card.h"

namespace roomrack::desktop {

namespace Ui {
class CentralCard;
class MailCard;
class PaymentCard;
}  // namespace Ui

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
    ~PaymentCard() override;

protected:
    void fill(const QByteArray &stored) override;
    reservations::PaymentSetup setup() const override;
    QString trouble(const reservations::ReservationsStatus &status) const override;
    QString fine(const reservations::ReservationsStatus &status) const override;

private:
    const std::unique_ptr<Ui::PaymentCard> ui_;
};

class MailCard final : public TypedSetupCard<reservations::MailSetup> {
    Q_OBJECT

public:
    MailCard(HotelSession &session, HotelReservations &requests, QWidget *parent = nullptr);
    ~MailCard() override;

protected:
    void fill(const QByteArray &stored) override;
    reservations::MailSetup setup() const override;
    QString trouble(const reservations::ReservationsStatus &status) const override;
    QString fine(const reservations::ReservationsStatus &status) const override;

private:
    reservations::MailSetup now_;  ///< including what has no field here
    const std::unique_ptr<Ui::MailCard> ui_;
};

class CentralCard final : public TypedSetupCard<reservations::CentralSetup> {
    Q_OBJECT

public:
    CentralCard(HotelSession &session, HotelReservations &requests, QWidget *parent = nullptr);
    ~CentralCard() override;

protected:
    void fill(const QByteArray &stored) override;
    reservations::CentralSetup setup() const override;
    QString trouble(const reservations::ReservationsStatus &status) const override;
    QString fine(const reservations::ReservationsStatus &status) const override;

private:
    const std::unique_ptr<Ui::CentralCard> ui_;
};

}  // namespace roomrack::desktop
