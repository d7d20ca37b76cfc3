// SPDX-License-Identifier: GPL-3.0-or-later
// A question before something that cannot be taken back: says what will happen. Open it with
// open() and listen to accepted(); it deletes itself.
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
