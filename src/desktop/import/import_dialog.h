// SPDX-License-Identifier: GPL-3.0-or-later
// Import in four steps: file, columns, hotel, result. Only assembles them.
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

class ImportDialog final : public QDialog {
    Q_OBJECT

public:
    /// `folder`: where files are looked for and suggested. `session`: the hotel that is open, or
    /// null; dropSession() must be called before it goes. The clock must outlive the dialog.
    ImportDialog(const core::Clock &clock, const QString &folder, HotelSession *session,
                 QWidget *parent = nullptr);
    ~ImportDialog() override;

    FileStep *fileStep() const { return file_; }
    MappingStep *mappingStep() const { return mapping_; }
    HotelStep *hotelStep() const { return hotel_; }
    ResultStep *resultStep() const { return result_; }
    QPushButton *nextButton() const { return next_; }
    QPushButton *backButton() const { return back_; }
    int step() const;

    /// The open hotel is about to close: stops an import into it and closes the dialog.
    void dropSession();

public slots:
    void reject() override;

signals:
    /// A new hotel is there: open it.
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
