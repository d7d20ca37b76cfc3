// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/request_cards.h"

#include "engine/language_scope.h"
#include "settings/ui_central_card.h"
#include "settings/ui_mail_card.h"
#include "settings/ui_payment_card.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace roomrack::desktop {

using booking::SetupKind;
using gateways::MailSecurity;
using reservations::CentralSetup;
using reservations::MailSetup;
using reservations::PaymentSetup;
using reservations::ReservationsStatus;

namespace {

/// Left empty, the field stands for the name of the hotel, also after another one was selected.
void nameAfterHotel(QLineEdit *field, HotelSession &session)
{
    const auto follow = [field, &session] {
        field->setPlaceholderText(session.view().property().name);
    };
    QObject::connect(&session, &HotelSession::loaded, field, follow);
    follow();
}

}  // namespace

PaymentCard::PaymentCard(HotelSession &session, HotelReservations &requests, QWidget *parent)
    : TypedSetupCard(session, requests, SetupKind::Payment, tr("Payment gateway"),
                     QStringLiteral("payment"), parent),
      ui_(std::make_unique<Ui::PaymentCard>())
{
    ui_->setupUi(fields());
    setOther({ui_->news, [&requests] { return !requests.newsSecret().isEmpty(); }});
    offerTest(tr("Test connection"), [this] { tryOut(setup()); });
    begin();
}

PaymentCard::~PaymentCard() = default;

void PaymentCard::fill(const QByteArray &stored)
{
    const auto known = reservations::paymentSetupFrom(stored);
    const PaymentSetup setup = known.value_or(PaymentSetup());
    ui_->address->setText(setup.address);
    ui_->responseTimeout->setValue(setup.timeoutSeconds);
}

PaymentSetup PaymentCard::setup() const
{
    return {ui_->address->text().trimmed(), ui_->responseTimeout->value()};
}

QString PaymentCard::trouble(const ReservationsStatus &status) const
{
    return status.paymentTrouble;
}

QString PaymentCard::fine(const ReservationsStatus &status) const
{
    return status.payments > 0 ? tr("%Ln payment(s) pending.", nullptr, status.payments)
                               : tr("Prepaid rate plans can be booked.");
}

MailCard::MailCard(HotelSession &session, HotelReservations &requests, QWidget *parent)
    : TypedSetupCard(session, requests, SetupKind::Mail, tr("Guest email"), QStringLiteral("mail"),
                     parent),
      ui_(std::make_unique<Ui::MailCard>())
{
    ui_->setupUi(fields());
    nameAfterHotel(ui_->name, session);
    for (const QString &code : engine::languages()) {
        const QString name = QLocale(code).nativeLanguageName();
        ui_->language->addItem(
            name.isEmpty() || code == QLatin1String("en") ? QStringLiteral("English") : name, code);
    }
    offerTest(tr("Send test email"), [this] { tryOut(setup()); });
    begin();
}

MailCard::~MailCard() = default;

void MailCard::fill(const QByteArray &stored)
{
    now_ = reservations::mailSetupFrom(stored).value_or(MailSetup());
    ui_->server->setText(now_.host);
    ui_->port->setValue(now_.port);
    ui_->security->setCurrentIndex(int(now_.security));
    ui_->user->setText(now_.user);
    ui_->name->setText(now_.fromName);
    ui_->from->setText(now_.fromAddress);
    ui_->replyTo->setText(now_.replyTo);
    ui_->language->setCurrentIndex(std::max(0, ui_->language->findData(now_.language)));
}

MailSetup MailCard::setup() const
{
    MailSetup setup = now_;
    setup.host = ui_->server->text().trimmed();
    setup.port = ui_->port->value();
    setup.security = MailSecurity(ui_->security->currentIndex());
    setup.user = ui_->user->text().trimmed();
    setup.fromName = ui_->name->text().trimmed();
    setup.fromAddress = ui_->from->text().trimmed();
    setup.replyTo = ui_->replyTo->text().trimmed();
    setup.language = ui_->language->currentData().toString();
    return setup;
}

QString MailCard::trouble(const ReservationsStatus &status) const
{
    return status.mailTrouble;
}

QString MailCard::fine(const ReservationsStatus &status) const
{
    return status.mails > 0 ? tr("%Ln email(s) queued.", nullptr, status.mails)
                            : tr("Ready. No emails queued.");
}

CentralCard::CentralCard(HotelSession &session, HotelReservations &requests, QWidget *parent)
    : TypedSetupCard(session, requests, SetupKind::Central, tr("Shared duplicate database"),
                     QStringLiteral("central"), parent),
      ui_(std::make_unique<Ui::CentralCard>())
{
    ui_->setupUi(fields());
    nameAfterHotel(ui_->name, session);
    begin();
}

CentralCard::~CentralCard() = default;

void CentralCard::fill(const QByteArray &stored)
{
    const CentralSetup setup = reservations::centralSetupFrom(stored).value_or(CentralSetup());
    ui_->database->setText(setup.place);
    ui_->name->setText(setup.house);
}

CentralSetup CentralCard::setup() const
{
    return {ui_->database->text().trimmed(), ui_->name->text().trimmed()};
}

QString CentralCard::trouble(const ReservationsStatus &status) const
{
    if (!status.centralTrouble.isEmpty()) return status.centralTrouble;
    return status.asksCentral && !status.centralUp
               ? tr("Offline. Duplicates are checked only within this hotel until the "
                    "connection is restored.")
               : QString();
}

QString CentralCard::fine(const ReservationsStatus &status) const
{
    return status.owed > 0 ? tr("Connected. %Ln booking(s) pending upload.", nullptr, status.owed)
                           : tr("Connected.");
}

}  // namespace roomrack::desktop

#include "moc_request_cards.cpp"
