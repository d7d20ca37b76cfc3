// SPDX-License-Identifier: GPL-3.0-or-later
// Common parts of dialogs that ask and then act: title, margins, text, an error line, and two
// buttons of which the safe one is the default. Such a dialog is modal and deletes itself.
#pragma once

#include <QtCore/QString>

#include <functional>

class QDialog;
class QLabel;
class QPushButton;
class QVBoxLayout;
class QWidget;

namespace roomrack::desktop {

class UnsavedInput;

class DialogFrame {
public:
    struct Words {
        QString title;
        QString confirm;  ///< "Cancel booking"
        QString leave;    ///< "Don't cancel"; same as Escape
        bool danger = false;
        /// Enter in a field goes to the next one and then to the button, which alone confirms. Also
        /// if `danger` is set.
        bool byButtonOnly = false;
    };

    explicit DialogFrame(QDialog *dialog) : dialog_(dialog) {}

    /// Call first. Returns the layout for the content.
    QVBoxLayout *begin(const Words &words);
    /// For a dialog without a question: it has only the buttons that it adds itself.
    QVBoxLayout *begin(const QString &title);
    /// Adds a muted paragraph of explanation.
    void explain(const QString &text);
    /// Adds a widget for a form of ui/.
    QWidget *addBody();
    /// Adds the place of showProblem() at the present end of the column. It is kept while there is
    /// no error.
    void addProblem();
    /// Call last: adds the buttons "confirm" and "leave". For destructive actions "leave" is the
    /// default button; otherwise Tab goes from the last field to "confirm". The first field has the
    /// focus, not a check box or button before it. Escape and "leave" ask before they discard
    /// entries.
    void end(std::function<void()> confirmed);
    /// The entries are saved although the dialog stays open: Escape does not ask.
    void setSaved();

    /// Shows an error; an empty text hides it.
    void showProblem(const QString &text);
    QPushButton *confirm() const { return confirm_; }
    /// Disables "confirm" while an answer or valid input is awaited; enabled again, it gets its
    /// focus back unless the focus has moved.
    void setConfirmEnabled(bool enabled);
    /// Disables "leave" while the entries are being saved, as it would say that they are not.
    /// Escape and the close button of the window do not ask then, and call the dialog's own
    /// reject(), which has to ignore them.
    void setLeavable(bool leavable);

private:
    void makeRoom();
    QDialog *dialog_;
    Words words_;
    QVBoxLayout *column_ = nullptr;
    QLabel *problem_ = nullptr;
    QPushButton *confirm_ = nullptr;
    QPushButton *leave_ = nullptr;
    UnsavedInput *unsaved_ = nullptr;
};

}  // namespace roomrack::desktop
