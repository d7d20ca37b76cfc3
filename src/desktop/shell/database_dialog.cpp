// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/database_dialog.h"

#include "desktop/theme/style.h"
#include "storage/place.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kFormWidth = 480;

}  // namespace

DatabaseDialog::DatabaseDialog(const QString &address, QWidget *parent)
    : QDialog(parent), address_(new QLineEdit(address)), password_(new QLineEdit),
      hotel_(new QLineEdit)
{
    build();
}

void DatabaseDialog::build()
{
    QVBoxLayout *column = frame_.begin({tr("Open database"), tr("&Open"), tr("&Cancel")});
    frame_.explain(tr("A PostgreSQL server can store the hotels of a group. Ask its "
                      "administrator for the address."));
    address_->setObjectName(QStringLiteral("address"));
    address_->setMinimumWidth(kFormWidth);
    address_->setPlaceholderText(QStringLiteral("postgresql://user@host/database"));
    password_->setObjectName(QStringLiteral("password"));
    password_->setEchoMode(QLineEdit::Password);
    password_->setPlaceholderText(tr("leave empty to use ~/.pgpass"));
    hotel_->setObjectName(QStringLiteral("hotel"));
    hotel_->setPlaceholderText(tr("leave empty for all hotels"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Address"), address_);
    form->addRow(tr("&Password"), password_);
    form->addRow(tr("&Hotel"), hotel_);
    column->addLayout(form);
    frame_.addProblem();
    frame_.end([this] { check(); });
    frame_.confirm()->setObjectName(QStringLiteral("open"));
}

void DatabaseDialog::check()
{
    QString place = address_->text().trimmed();
    const auto read = storage::readServerPlace(place);
    style::setWrong(address_, !read);
    frame_.showProblem(read ? QString() : read.error().reason);
    if (!read) {
        address_->setFocus();
        return;
    }
    if (!password_->text().isEmpty()) place = storage::withPassword(place, password_->text());
    const QString hotel = hotel_->text().trimmed();
    if (!hotel.isEmpty()) place = storage::withProperty(place, hotel);
    emit chosen(place);
    accept();
}

}  // namespace roomrack::desktop

#include "moc_database_dialog.cpp"
