// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the passphrase that seals passwords on a machine without a keychain, or for a new one.
#pragma once

#include "desktop/widgets/dialog_frame.h"
#include "secrets/secrets.h"

#include <QtWidgets/QDialog>

class QLineEdit;

namespace roomrack::desktop {

using secrets::Secrets;

class PassphraseDialog final : public QDialog {
    Q_OBJECT

public:
    explicit PassphraseDialog(Secrets &secrets, QWidget *parent = nullptr);

private:
    void noProblem();
    void showBusy(bool busy);
    void unlock();
    Secrets &secrets_;
    const bool fresh_;
    QLineEdit *first_;
    QLineEdit *again_;
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop
