// SPDX-License-Identifier: GPL-3.0-or-later
// What every dialog that asks and then acts has around its content: a title, margins, words, a line
// for what is wrong, and two buttons of which the safe one is the default. Such a dialog is modal
// and deletes itself.
#pragma once

#include <QtCore/QString>

#include <functional>

class QDialog;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace roomrack::desktop {

class DialogFrame {
public:
    struct Words {
        QString title;
        QString confirm;  ///< "Cancel the booking"
        QString leave;    ///< "Keep it"; Escape does the same
        bool danger = false;
    };

    explicit DialogFrame(QDialog *dialog) : dialog_(dialog) {}

    /// First. The content goes into the column that is returned.
    QVBoxLayout *begin(const Words &words);
    /// A dialog without a question: no buttons but those that it adds itself.
    QVBoxLayout *begin(const QString &title);
    /// What it is about, in a quiet paragraph.
    void explain(const QString &text);
    /// The line of showProblem(), below what the column has now.
    void addProblem();
    /// Last: the buttons "confirm" and "leave". Where something is lost Enter alone does not do it.
    void end(std::function<void()> confirmed);

    /// Hides the line where the text is empty.
    void showProblem(const QString &text);
    QPushButton *confirm() const { return confirm_; }

private:
    QDialog *dialog_;
    Words words_;
    QVBoxLayout *column_ = nullptr;
    QLabel *problem_ = nullptr;
    QPushButton *confirm_ = nullptr;
};

}  // namespace roomrack::desktop
