// SPDX-License-Identifier: GPL-3.0-or-later
// A confirmation dialog for an irreversible action; describes the effect. Show it with open() and
// connect to accepted(); it deletes itself.
#pragma once

#include <QtWidgets/QDialog>

namespace roomrack::desktop {

class AskDialog final : public QDialog {
    Q_OBJECT

public:
    struct Question {
        QString title;
        QString text;
        QString confirm;
        QString leave;
        bool danger = false;
    };

    explicit AskDialog(const Question &question, QWidget *parent = nullptr);
};

}  // namespace roomrack::desktop
