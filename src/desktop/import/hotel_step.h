// SPDX-License-Identifier: GPL-3.0-or-later
// The import step that selects the target: a new hotel with its rooms, or the open one.
#pragma once

#include "desktop/import/import_job.h"
#include "desktop/import/import_step.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QRadioButton;
class QTableView;

namespace roomrack::desktop {

class DateField;
class RoomsModel;

class HotelStep final : public ImportStep {
    Q_OBJECT

public:
    /// `folder`: suggested folder of new hotel files. `open`: name and currency of the open hotel,
    /// if any.
    struct OpenProperty {
        QString name;
        Currency currency;
        QString whyNot;  ///< why it cannot be the target; empty: it can
    };
    HotelStep(const QString &folder, std::optional<OpenProperty> open, QWidget *parent = nullptr);

    QString title() const override { return tr("Target hotel"); }
    QString explanation() const override
    {
        return tr("The number of rooms per room type is taken from its busiest night. "
                  "Change it if the hotel has more rooms.");
    }
    void setBookings(const ReadFile &file);

    bool isNewHotel() const;
    QString name() const;
    QString timeZone() const;
    Currency currency() const;
    QString hotelFile() const;
    std::optional<Night> until() const;
    RoomsModel *rooms() const { return rooms_; }

signals:
    void currencyChanged();

private:
    QWidget *makeTarget(const std::optional<OpenProperty> &open);
    QWidget *makeForm();
    void makeTable();
    void fillZones();
    void suggestFile();
    void browse();
    void check();
    QString folder_;
    std::optional<OpenProperty> open_;
    RoomsModel *rooms_;
    QRadioButton *newHotel_ = nullptr;
    QWidget *form_ = nullptr;
    QLineEdit *name_;
    QComboBox *zone_;
    QComboBox *currency_;
    QLineEdit *file_;
    QCheckBox *stop_;
    DateField *until_;
    QTableView *table_;
    QLabel *total_;
    QLabel *problem_;
    bool fileChosen_ = false;
};

}  // namespace roomrack::desktop
