// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/secrets/passphrase_dialog.h"

#include "desktop/theme/style.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 420;

}  // namespace

PassphraseDialog::PassphraseDialog(Secrets &secrets, QWidget *parent)
    : QDialog(parent), secrets_(secrets), fresh_(secrets.state() == Secrets::State::Empty),
      first_(new QLineEdit), again_(new QLineEdit)
{
    setObjectName(QStringLiteral("passphraseDialog"));
    QVBoxLayout *column =
        frame_.begin({fresh_ ? tr("Choose a passphrase") : tr("Passphrase"),
                      fresh_ ? tr("Encrypt") : tr("Unlock"), tr("Cancel"), false, fresh_});
    QLabel *why = style::text(
        fresh_ ? tr("This computer has no keychain. Passwords and keys are stored in a "
                    "file that is encrypted with a passphrase. Enter the passphrase once "
                    "after each start. The file cannot be opened without it.")
               : tr("The passwords and keys on this computer are locked."));
    why->setWordWrap(true);
    why->setMinimumWidth(kWidth);
    column->addWidget(why);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(style::kSmallGap);
    for (QLineEdit *edit : {first_, again_}) {
        edit->setEchoMode(QLineEdit::Password);
        connect(edit, &QLineEdit::textEdited, this, &PassphraseDialog::noProblem);
    }
    first_->setObjectName(QStringLiteral("passphrase.first"));
    again_->setObjectName(QStringLiteral("passphrase.again"));
    form->addRow(tr("Passphrase"), first_);
    if (fresh_)
        form->addRow(tr("Confirm passphrase"), again_);
    else
        again_->deleteLater();
    column->addLayout(form);
    frame_.addProblem();
    frame_.end([this] { unlock(); });
    first_->setFocus();
}

void PassphraseDialog::noProblem()
{
    frame_.showProblem({});
    if (fresh_) style::setWrong(again_, false);
}

/// The key is derived slowly on purpose, which takes about a second.
void PassphraseDialog::showBusy(bool busy)
{
    for (QLineEdit *edit : findChildren<QLineEdit *>()) edit->setEnabled(!busy);
    QPushButton *button = frame_.confirm();
    button->setEnabled(!busy);
    if (busy)
        button->setText(fresh_ ? tr("Encrypting…") : tr("Unlocking…"));
    else
        button->setText(fresh_ ? tr("Encrypt") : tr("Unlock"));
}

void PassphraseDialog::unlock()
{
    if (fresh_ && first_->text() != again_->text()) {
        frame_.showProblem(tr("The passphrases do not match."));
        style::setWrong(again_, true);
        again_->selectAll();
        again_->setFocus();
        return;
    }
    noProblem();
    showBusy(true);
    secrets_.unlock(first_->text(), this, [this](const Result<void> &done) {
        showBusy(false);
        if (done) return accept();
        frame_.showProblem(done.error().reason);
        first_->selectAll();
        first_->setFocus();
    });
}

}  // namespace roomrack::desktop

#include "moc_passphrase_dialog.cpp"
