// SPDX-License-Identifier: GPL-3.0-or-later
// The manual in a window of its own, beside the page or dialog that it explains.
#pragma once

#include <QtWidgets/QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace roomrack::desktop {

class ManualView;
class Theme;

class ManualWindow final : public QDialog {
    Q_OBJECT

public:
    /// Not modal; deletes itself when it closes. A modal `parent` does not block it.
    ManualWindow(const Theme &theme, QWidget *parent);

    ManualView &view() const { return *view_; }
    /// Shows a page ("users.md") and brings the window forward.
    void showPage(const QString &page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeBar();
    QWidget *makeNote();
    void focusSearch();
    void showPlaces();
    ManualView *view_;
    QLineEdit *search_;
    QLabel *count_;
    QPushButton *back_;
    QPushButton *contents_;
};

}  // namespace roomrack::desktop
