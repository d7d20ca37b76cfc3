// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for a database on a server. The password has its own field, so that it is not visible in the
// address.
#pragma once

#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

class QLineEdit;

namespace roomrack::desktop {

class DatabaseDialog : public QDialog {
    Q_OBJECT

public:
    /// The initial address may be empty.
    explicit DatabaseDialog(const QString &address, QWidget *parent = nullptr);

signals:
    /// Emitted with a valid address that includes the entered password and hotel.
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
