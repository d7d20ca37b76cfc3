// SPDX-License-Identifier: GPL-3.0-or-later
// The form in which a hotel is made: where it is, what it sells, in which file it is kept.
#pragma once

#include "desktop/first_start/hotel_draft.h"

#include <QtWidgets/QWidget>

#include <memory>

namespace Ui {
class HotelForm;
}

namespace roomrack::desktop {

class HotelTypesModel;
class Theme;

class HotelForm final : public QWidget {
    Q_OBJECT

public:
    /// `folder`: where files are suggested.
    HotelForm(const Theme &theme, const QString &folder, QWidget *parent = nullptr);
    ~HotelForm() override;

    HotelDraft draft() const;
    QString file() const;
    void setFile(const QString &file);
    HotelTypesModel *types() const { return model_; }
    /// Shows at the fields what is wrong and goes to the first one; whether nothing is.
    bool check();
    void showFileProblem(const QString &reason);
    void focusName();

signals:
    void edited();

private:
    void fillZones();
    void fillCurrencies();
    void fillPresets();
    void makeTable(const Theme &theme);
    void connectFields();
    void takePreset(int index);
    void currencyChanged();
    void suggestZone();
    void suggestFile();
    void showSum();
    void browse();
    void showProblems(const std::vector<DraftProblem> &problems);
    void goTo(const DraftProblem &problem);
    QString zone() const;
    QString currency() const;

    std::unique_ptr<Ui::HotelForm> ui_;
    HotelTypesModel *model_;
    QString folder_;
    bool zoneChosen_ = false;
    bool fileChosen_ = false;
    QString place_;  ///< as it was chosen; an address may have a password, which is not shown
    bool checked_ = false;  ///< problems are shown from the first try on
};

}  // namespace roomrack::desktop
