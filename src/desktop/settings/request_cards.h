// SPDX-License-Identifier: GPL-3.0-or-later
// What a hotel sets up for its requests, a card each: the payment gateway, the server for its mail,
// and the central store of candidates.
#pragma once

#include "desktop/settings/setup_card.h"

class QComboBox;
class QSpinBox;

namespace roomrack::desktop {

class PaymentCard final : public SetupCard {
    Q_OBJECT

public:
    PaymentCard(HotelSession &session, HotelReservations &requests, QWidget *parent = nullptr);

protected:
    void fill(const QByteArray &stored) override;
    Result<QByteArray> typed() const override;
    QString trouble(const reservations::ReservationsStatus &status) const override;
    QString fine(const reservations::ReservationsStatus &status) const override;
    void test() override;

private:
    reservations::PaymentSetup setup() const;
    QLineEdit *address_;
    QSpinBox *timeout_;
};

class MailCard final : public SetupCard {
    Q_OBJECT

public:
    MailCard(HotelSession &session, HotelReservations &requests, QWidget *parent = nullptr);

protected:
    void fill(const QByteArray &stored) override;
    Result<QByteArray> typed() const override;
    QString trouble(const reservations::ReservationsStatus &status) const override;
    QString fine(const reservations::ReservationsStatus &status) const override;
    void test() override;

private:
    reservations::MailSetup setup() const;
    reservations::MailSetup now_;  ///< with what has no field here
    QLineEdit *host_;
    QSpinBox *port_;
    QComboBox *security_;
    QLineEdit *user_;
    QLineEdit *fromName_;
    QLineEdit *from_;
    QLineEdit *replyTo_;
    QComboBox *language_;
};

class CentralCard final : public SetupCard {
    Q_OBJECT

public:
    CentralCard(HotelSession &session, HotelReservations &requests, QWidget *parent = nullptr);

protected:
    void fill(const QByteArray &stored) override;
    Result<QByteArray> typed() const override;
    QString trouble(const reservations::ReservationsStatus &status) const override;
    QString fine(const reservations::ReservationsStatus &status) const override;

private:
    QLineEdit *place_;
    QLineEdit *house_;
};

}  // namespace roomrack::desktop
