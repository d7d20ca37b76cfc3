// SPDX-License-Identifier: GPL-3.0-or-later
// Asks which database on a server is to be opened. The password has a field of its own, so that it
// need not stand in the address, where it could be read.
#pragma once

#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

class QLineEdit;

namespace roomrack::desktop {

class DatabaseDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the address, where there is one.
    explicit DatabaseDialog(const QString &address, QWidget *parent = nullptr);

signals:
    /// An address that is understood, with the password and the hotel that were typed.
    void chosen(const QString &place);

private:
    void build();
    void check();
    QLineEdit *address_;
    QLineEdit *password_;
    QLineEdit *hotel_;
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop
