// SPDX-License-Identifier: GPL-3.0-or-later
// What a newcomer sees: make a hotel in a minute, open one, import bookings, or see the demo. It
// only asks; whoever shows it opens the file, the import or the demo.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <QtWidgets/QDialog>

#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace roomrack::desktop {

class HotelForm;
class Theme;

class FirstStartDialog final : public QDialog {
    Q_OBJECT

public:
    /// `folder`: where new hotels are suggested. The clock must outlive the dialog.
    FirstStartDialog(const Theme &theme, const core::Clock &clock, const QString &folder,
                     QWidget *parent = nullptr);

    /// Files opened before, newest first; those that are gone are left out.
    void setRecent(const QStringList &files);
    /// Whether there is an import and a demo to offer.
    void offer(bool import, bool demo);
    HotelForm *form() const { return form_; }
    /// Opening what was asked for failed: says so, and the person can try something else.
    void showError(const core::Error &error);

signals:
    /// A hotel was written into this new file: open it.
    void made(const QString &file);
    void openWanted(const QString &file);
    void databaseWanted();
    void importWanted();
    void demoWanted();

private:
    QWidget *makeRail();
    QWidget *makeForm();
    QWidget *makeWay(const QString &text, const QString &what, std::function<void()> go);
    void choose();
    void make();
    void setBusy(bool busy);

    const Theme &theme_;
    const core::Clock &clock_;
    QString folder_;
    HotelForm *form_;
    QVBoxLayout *recent_ = nullptr;
    QWidget *recentBox_ = nullptr;
    QWidget *import_ = nullptr;
    QWidget *demo_ = nullptr;
    QLabel *problem_ = nullptr;
    QPushButton *make_ = nullptr;
    bool busy_ = false;
};

}  // namespace roomrack::desktop
