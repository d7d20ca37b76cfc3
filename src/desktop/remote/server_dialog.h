// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the server that keeps a hotel and for the token that lets this desk in.
#pragma once

#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

class QLineEdit;

namespace roomrack::desktop {

class ServerDialog final : public QDialog {
    Q_OBJECT

public:
    /// Begins with the address, where there is one.
    explicit ServerDialog(const QString &address, QWidget *parent = nullptr);

    /// While the server is asked; and what it says, empty where all is well.
    void setBusy(bool busy);
    void showProblem(const QString &text);

signals:
    /// An address that can be one, and a token.
    void chosen(const QString &address, const QByteArray &token);

private:
    void check();
    QLineEdit *address_;
    QLineEdit *token_;
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop
