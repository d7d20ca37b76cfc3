// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the address of the server and the access token of this desk.
#pragma once

#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

class QLineEdit;

namespace roomrack::desktop {

class ServerDialog final : public QDialog {
    Q_OBJECT

public:
    /// The initial address may be empty.
    explicit ServerDialog(const QString &address, QWidget *parent = nullptr);

    /// Shows that the server is being contacted, and the error; empty: none.
    void setBusy(bool busy);
    void showProblem(const QString &text);

signals:
    /// Emitted with a valid address and a token.
    void chosen(const QString &address, const QByteArray &token);

private:
    void check();
    QLineEdit *address_;
    QLineEdit *token_;
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop
