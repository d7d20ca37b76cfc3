// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/request_cards.h"

#include "engine/language_scope.h"

#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace roomrack::desktop {

using booking::SetupKind;
using gateways::MailSecurity;
using reservations::CentralSetup;
using reservations::MailSetup;
using reservations::PaymentSetup;
using reservations::ReservationsStatus;

namespace {

constexpr int kLongestWait = 120;
constexpr int kMostPort = 65'535;

}  // namespace

PaymentCard::PaymentCard(HotelSession &session, HotelReservations &requests, QWidget *parent)
    : TypedSetupCard(session, requests, SetupKind::Payment, tr("Payment gateway"),
                     QStringLiteral("payment"), parent)
{
    address_ = addText(tr("API URL"), QStringLiteral("address"),
                       QStringLiteral("https://api.gateway.example"),
                       tr("A payment gateway that supports payment intents with manual "
                          "capture. HTTP without TLS is allowed only on this computer."));
    addSecret(tr("API key"));
    addSecret(tr("Webhook signing secret"), QStringLiteral("news"),
              tr("Verifies payment webhooks received at /hooks/payments. Without it, "
                 "Roomrack polls the gateway and payments settle a little later."),
              {[&requests] { return !requests.newsSecret().isEmpty(); },
               [this, &requests](const QByteArray &secret, HotelReservations::Done done) {
                   requests.keepNewsSecret(secret, this, std::move(done));
               }});
    timeout_ = new QSpinBox;
    timeout_->setRange(1, kLongestWait);
    timeout_->setSuffix(tr(" s", "seconds"));
    addInput(tr("Response timeout"), QStringLiteral("response timeout"), timeout_);
    connect(timeout_, &QSpinBox::valueChanged, this, [this] { edited(); });
    offerTest(tr("Test connection"), [this] { tryOut(setup()); });
    begin();
}

void PaymentCard::fill(const QByteArray &stored)
{
    const auto known = reservations::paymentSetupFrom(stored);
    const PaymentSetup setup = known.value_or(PaymentSetup());
    address_->setText(setup.address);
    timeout_->setValue(setup.timeoutSeconds);
}

PaymentSetup PaymentCard::setup() const
{
    return {address_->text().trimmed(), timeout_->value()};
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
                     parent)
{
    host_ = addText(tr("Server"), QStringLiteral("server"), QStringLiteral("smtp.example.com"));
    port_ = new QSpinBox;
    port_->setRange(1, kMostPort);
    port_->setGroupSeparatorShown(false);
    addInput(tr("Port"), QStringLiteral("port"), port_);
    security_ = new QComboBox;
    security_->addItem(tr("STARTTLS"), int(MailSecurity::StartTls));
    security_->addItem(tr("Implicit TLS"), int(MailSecurity::Tls));
    security_->addItem(tr("None (this computer only)"), int(MailSecurity::None));
    addInput(tr("Encryption"), QStringLiteral("security"), security_);
    user_ = addText(tr("User name"), QStringLiteral("user"), tr("No authentication"));
    addSecret(tr("Password"));
    fromName_ = addText(tr("Sender name"), QStringLiteral("name"), session.view().property().name);
    from_ =
        addText(tr("Sender address"), QStringLiteral("from"), QStringLiteral("desk@hotel.example"));
    replyTo_ = addText(tr("Reply-to"), QStringLiteral("reply-to"), tr("Same as sender"));
    language_ = new QComboBox;
    for (const QString &code : engine::languages()) {
        const QString name = QLocale(code).nativeLanguageName();
        language_->addItem(
            name.isEmpty() || code == QLatin1String("en") ? QStringLiteral("English") : name, code);
    }
    addInput(tr("Language"), QStringLiteral("language"), language_);
    connect(port_, &QSpinBox::valueChanged, this, [this] { edited(); });
    for (QComboBox *box : {security_, language_})
        connect(box, &QComboBox::currentIndexChanged, this, [this] { edited(); });
    offerTest(tr("Send test email"), [this] { tryOut(setup()); });
    begin();
}

void MailCard::fill(const QByteArray &stored)
{
    now_ = reservations::mailSetupFrom(stored).value_or(MailSetup());
    host_->setText(now_.host);
    port_->setValue(now_.port);
    security_->setCurrentIndex(security_->findData(int(now_.security)));
    user_->setText(now_.user);
    fromName_->setText(now_.fromName);
    from_->setText(now_.fromAddress);
    replyTo_->setText(now_.replyTo);
    language_->setCurrentIndex(std::max(0, language_->findData(now_.language)));
}

MailSetup MailCard::setup() const
{
    MailSetup setup = now_;
    setup.host = host_->text().trimmed();
    setup.port = port_->value();
    setup.security = MailSecurity(security_->currentData().toInt());
    setup.user = user_->text().trimmed();
    setup.fromName = fromName_->text().trimmed();
    setup.fromAddress = from_->text().trimmed();
    setup.replyTo = replyTo_->text().trimmed();
    setup.language = language_->currentData().toString();
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
                     QStringLiteral("central"), parent)
{
    place_ = addText(tr("Location"), QStringLiteral("database"),
                     QStringLiteral("postgresql://user@host/database"),
                     tr("A file, or a PostgreSQL address without the password. Duplicates "
                        "are detected across all hotels that use the same database."));
    addSecret(tr("Password"));
    house_ =
        addText(tr("Unique hotel name"), QStringLiteral("name"), session.view().property().name,
                tr("Must be different for each hotel that uses the database."));
    begin();
}

void CentralCard::fill(const QByteArray &stored)
{
    const CentralSetup setup = reservations::centralSetupFrom(stored).value_or(CentralSetup());
    place_->setText(setup.place);
    house_->setText(setup.house);
}

CentralSetup CentralCard::setup() const
{
    return {place_->text().trimmed(), house_->text().trimmed()};
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
