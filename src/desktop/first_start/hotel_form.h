// SPDX-License-Identifier: GPL-3.0-or-later
// The form for a new hotel: location, room types and rates, and file.
#pragma once

#include "desktop/first_start/hotel_draft.h"

#include <QtWidgets/QWidget>

#include <memory>

namespace Ui {
class HotelForm;
}

namespace roomrack::desktop {

class HotelTypesModel;
class PlaceFields;
class Theme;

class HotelForm final : public QWidget {
    Q_OBJECT

public:
    /// `folder`: suggested folder of new files.
    HotelForm(const Theme &theme, const QString &folder, QWidget *parent = nullptr);
    ~HotelForm() override;

    /// What another part of a dialog decides: not shown, not checked.
    struct Omitted {
        bool file = false;
        bool types = false;  ///< room types and rates
        bool currency = false;
    };
    void omit(Omitted parts);
    /// Begins with the time zone and currency of another hotel.
    void assume(const inventory::Property &hotel);

    HotelDraft draft() const;
    QString file() const;
    void setFile(const QString &file);
    HotelTypesModel *types() const { return model_; }
    /// As in PlaceFields.
    QString zoneAssumedFrom() const;
    /// Shows problems at their fields and focuses the first one; returns whether there are none.
    bool check();
    void showFileProblem(const QString &reason);
    void focusName();

signals:
    void edited();

private:
    void fillPresets();
    void makeTable(const Theme &theme);
    void connectFields();
    void takePreset(int index);
    void removeType();
    void currencyChanged();
    void suggestFile();
    void showSum();
    void browse();
    std::vector<DraftProblem> problems() const;
    void showProblems(const std::vector<DraftProblem> &problems);
    void goTo(const DraftProblem &problem);

    std::unique_ptr<::Ui::HotelForm> ui_;
    HotelTypesModel *model_;
    PlaceFields *place_ = nullptr;
    QString folder_;
    bool fileChosen_ = false;
    QString chosenFile_;  ///< as chosen; a password in an address is not displayed
    Omitted omitted_;
    bool checked_ = false;  ///< problems are shown after the first attempt
};

}  // namespace roomrack::desktop
