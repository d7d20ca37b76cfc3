// SPDX-License-Identifier: GPL-3.0-or-later
// Adds another hotel to the open file or database: a new one, a copy of a hotel in it, or from a
// description file. It is created after a summary, and is then the selected one.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QFuture>
#include <QtWidgets/QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace roomrack::desktop {

class HotelForm;
class SetupSummary;
class Theme;
class UnsavedInput;

class AddHotelDialog final : public QDialog {
    Q_OBJECT

public:
    /// Must be destroyed before the session; see endWith().
    AddHotelDialog(HotelSession &session, const Theme &theme, QWidget *parent = nullptr);
    /// Waits until a hotel that is being created is saved, which uses the session's engine.
    ~AddHotelDialog() override;

    /// Why the user may not add a hotel here; empty: allowed.
    static QString whyNot(const HotelSession &session);
    /// Not while the hotel is written.
    void reject() override;

signals:
    void added(const QString &name);

private:
    enum class Source { New, Copy, File };

    QWidget *makeEntry();
    QWidget *makeButtons();
    void sourceChanged();
    Source source() const;
    bool check();
    void next();
    void prepare();
    /// `leftOut`: see setupFromFile().
    void review(Result<engine::HotelSetup> setup, const QStringList &leftOut = {});
    void create();
    void created(const Result<PropertyId> &id);
    void browse();
    void showStep(QWidget *step);
    void setBusy(const QString &what);
    void showProblem(const QString &text);

    HotelSession &session_;
    HotelForm *form_;
    SetupSummary *summary_;
    QStackedWidget *steps_;
    QWidget *entry_ = nullptr;
    QWidget *fields_ = nullptr;  ///< of the entry
    QComboBox *source_ = nullptr;
    QWidget *fileRow_ = nullptr;
    QLineEdit *file_ = nullptr;
    QLabel *title_;
    QLabel *problem_;
    QPushButton *back_ = nullptr;
    QPushButton *next_ = nullptr;
    QPushButton *cancel_ = nullptr;
    UnsavedInput *unsaved_ = nullptr;
    PropertyId copiedAt_;
    engine::HotelSetup setup_;
    QFuture<Result<PropertyId>> saving_;
    bool busy_ = false;
};

}  // namespace roomrack::desktop
