// SPDX-License-Identifier: GPL-3.0-or-later
// The first-start dialog: create a hotel, open one, import bookings, or see the demo. It only emits
// signals; the caller opens the file, the import or the demo.
#pragma once

#include "core/clock.h"
#include "core/error.h"

#include <QtCore/QFuture>
#include <QtWidgets/QDialog>

#include <functional>

class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace roomrack::desktop {

class HotelForm;
class HotelSummary;
class Theme;
class UnsavedInput;

class FirstStartDialog final : public QDialog {
    Q_OBJECT

public:
    /// `folder`: suggested folder of new hotels. The clock must outlive the dialog.
    FirstStartDialog(const Theme &theme, const core::Clock &clock, const QString &folder,
                     QWidget *parent = nullptr);
    /// Waits until a hotel that is being created is written, which uses the clock.
    ~FirstStartDialog() override;

    /// Recently opened files, newest first; missing files are skipped.
    void setRecent(const QStringList &files);
    /// Whether to offer the import and the demo.
    void offer(bool import, bool demo);
    HotelForm *form() const { return form_; }
    /// A hotel is being opened: nothing can be entered until showError() or endWaiting().
    void showOpening();
    void endWaiting();
    /// Shows why opening failed; the user can try something else.
    void showError(const core::Error &error);
    /// Not while a hotel is created or opened.
    void reject() override;

signals:
    /// A hotel was created in this new file: open it.
    void made(const QString &file);
    void openWanted(const QString &file);
    void databaseWanted();
    void importWanted();
    void demoWanted();

private:
    QWidget *makeRail();
    QWidget *makeSteps();
    QWidget *makeButtons();
    QWidget *makeWay(const QString &text, const QString &what, std::function<void()> go);
    void choose();
    void next();
    void review();
    void make();
    void showStep(QWidget *step);
    void setBusy(const QString &what);

    const Theme &theme_;
    const core::Clock &clock_;
    QString folder_;
    HotelForm *form_;
    HotelSummary *summary_;
    QStackedWidget *steps_;
    QWidget *rail_ = nullptr;
    QLabel *title_ = nullptr;
    QVBoxLayout *recent_ = nullptr;
    QWidget *recentBox_ = nullptr;
    QWidget *import_ = nullptr;
    QWidget *demo_ = nullptr;
    QLabel *problem_ = nullptr;
    QPushButton *back_ = nullptr;
    QPushButton *next_ = nullptr;
    UnsavedInput *unsaved_ = nullptr;
    QFuture<core::Result<void>> making_;
    bool busy_ = false;
};

}  // namespace roomrack::desktop
