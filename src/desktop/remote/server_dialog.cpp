// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/remote/server_dialog.h"

#include "desktop/theme/style.h"
#include "remote/remote_property_service.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 480;

}  // namespace

ServerDialog::ServerDialog(const QString &address, QWidget *parent)
    : QDialog(parent), address_(new QLineEdit(address)), token_(new QLineEdit)
{
    setObjectName(QStringLiteral("serverDialog"));
    QVBoxLayout *column = frame_.begin({tr("Connect to server"), tr("C&onnect"), tr("&Cancel")});
    frame_.explain(tr("Several desks can share one hotel through a server (roomrackd). Ask "
                      "its administrator for the address and a token for this desk."));
    address_->setObjectName(QStringLiteral("server.address"));
    address_->setMinimumWidth(kWidth);
    address_->setPlaceholderText(QStringLiteral("https://hotel.example:8470"));
    token_->setObjectName(QStringLiteral("server.token"));
    token_->setEchoMode(QLineEdit::Password);
    auto *form = new QFormLayout;
    form->addRow(tr("&Address"), address_);
    form->addRow(tr("&Token"), token_);
    column->addLayout(form);
    frame_.addProblem();
    frame_.end([this] { check(); });
    frame_.confirm()->setObjectName(QStringLiteral("server.connect"));
    (address.isEmpty() ? address_ : token_)->setFocus();
}

void ServerDialog::check()
{
    const auto address = remote::deskAddress(address_->text());
    const bool hasToken = !token_->text().trimmed().isEmpty();
    style::setWrong(address_, !address);
    style::setWrong(token_, address && !hasToken);
    frame_.showProblem(!address    ? address.error().text()
                       : !hasToken ? tr("Enter the token for this desk.")
                                   : QString());
    if (!address || !hasToken) {
        (address ? token_ : address_)->setFocus();
        return;
    }
    emit chosen(address->toString(), token_->text().trimmed().toUtf8());
}

void ServerDialog::setBusy(bool busy)
{
    frame_.confirm()->setEnabled(!busy);
}

void ServerDialog::showProblem(const QString &text)
{
    frame_.showProblem(text);
}

}  // namespace roomrack::desktop

#include "moc_server_dialog.cpp"
