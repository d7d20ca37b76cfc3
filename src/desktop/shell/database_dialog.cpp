// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/database_dialog.h"

#include "desktop/theme/look.h"
#include "storage/place.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kMargin = 20;
constexpr int kWidth = 480;

}  // namespace

DatabaseDialog::DatabaseDialog(const QString &address, QWidget *parent)
    : QDialog(parent), address_(new QLineEdit(address)), password_(new QLineEdit),
      hotel_(new QLineEdit), problem_(look::text({}))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Open a database"));
    build();
}

void DatabaseDialog::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(look::kGap);
    column->addWidget(look::title(windowTitle()));
    QLabel *what = look::muted(tr(
        "A PostgreSQL server can keep the hotels of a group. Whoever runs it knows the address."));
    what->setWordWrap(true);
    column->addWidget(what);
    address_->setObjectName(QStringLiteral("address"));
    address_->setMinimumWidth(kWidth);
    address_->setPlaceholderText(QStringLiteral("postgresql://user@host/database"));
    password_->setObjectName(QStringLiteral("password"));
    password_->setEchoMode(QLineEdit::Password);
    password_->setPlaceholderText(tr("from ~/.pgpass where it is empty"));
    hotel_->setObjectName(QStringLiteral("hotel"));
    hotel_->setPlaceholderText(tr("all of them where it is empty"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Address"), address_);
    form->addRow(tr("&Password"), password_);
    form->addRow(tr("&Hotel"), hotel_);
    column->addLayout(form);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setVisible(false);
    look::setTone(problem_, Tone::Bad);
    column->addWidget(problem_);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
    QPushButton *open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    open->setObjectName(QStringLiteral("open"));
    look::primary(open);
    open->setDefault(true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &DatabaseDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void DatabaseDialog::check()
{
    QString place = address_->text().trimmed();
    const auto read = storage::readServerPlace(place);
    look::setWrong(address_, !read);
    problem_->setText(read ? QString() : read.error().reason);
    problem_->setVisible(!read);
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
