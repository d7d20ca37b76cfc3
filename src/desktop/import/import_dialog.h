// SPDX-License-Identifier: GPL-3.0-or-later
// The import dialog with its four steps: file, columns, hotel, result.
#pragma once

#include "desktop/import/import_job.h"

#include <QtWidgets/QDialog>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace roomrack::desktop {

class FileStep;
class HotelSession;
class HotelStep;
class ImportStep;
class MappingStep;
class ResultStep;
class UnsavedInput;

class ImportDialog final : public QDialog {
    Q_OBJECT

public:
    /// `folder`: initial folder of files. `session`: the open hotel, or null; call dropSession()
    /// before it is destroyed. The clock must outlive the dialog.
    ImportDialog(const core::Clock &clock, const QString &folder, HotelSession *session,
                 QWidget *parent = nullptr);
    ~ImportDialog() override;

    FileStep *fileStep() const { return file_; }
    MappingStep *mappingStep() const { return mapping_; }
    HotelStep *hotelStep() const { return hotel_; }
    ResultStep *resultStep() const { return result_; }
    QPushButton *nextButton() const { return next_; }
    int step() const;

    /// The open hotel is about to close: cancels an import into it and closes the dialog.
    void dropSession();

public slots:
    void reject() override;

signals:
    /// A hotel was created in this new file: open it.
    void made(const QString &file);

private:
    QWidget *makeHead();
    QWidget *makeButtons();
    void connectSteps();
    ImportStep *current() const;
    void go(int step);
    void next();
    void refresh();
    void readAgain();
    void begin();
    HotelSession *session_;
    std::unique_ptr<ImportJob> job_;
    QStackedWidget *steps_;
    UnsavedInput *unsaved_;
    FileStep *file_;
    MappingStep *mapping_;
    HotelStep *hotel_;
    ResultStep *result_;
    QLabel *place_ = nullptr;
    QLabel *title_ = nullptr;
    QLabel *explanation_ = nullptr;
    QPushButton *cancel_ = nullptr;
    QPushButton *back_ = nullptr;
    QPushButton *next_ = nullptr;
};

}  // namespace roomrack::desktop
