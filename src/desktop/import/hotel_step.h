// SPDX-License-Identifier: GPL-3.0-or-later
// Into which hotel: a new one with its rooms, or the one that is open.
#pragma once

#include "desktop/import/import_job.h"
#include "desktop/import/import_step.h"

class QCheckBox;
class QComboBox;
class QDateEdit;
class QFormLayout;
class QLabel;
class QLineEdit;
class QRadioButton;
class QTableView;

namespace roomrack::desktop {

class RoomsModel;

class HotelStep final : public ImportStep {
    Q_OBJECT

public:
    /// `folder`: where new hotel files are suggested. `open`: the name and currency of the hotel
    /// that is open, if there is one.
    struct OpenProperty {
        QString name;
        Currency currency;
        QString whyNot;  ///< it must not be added to; empty: it may
    };
    HotelStep(const QString &folder, std::optional<OpenProperty> open, QWidget *parent = nullptr);

    QString title() const override { return tr("Into which hotel"); }
    QString explanation() const override
    {
        return tr("Each room type gets as many rooms as were in use on its busiest night; type "
                  "other numbers where you know better.");
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
    QDateEdit *until_;
    QTableView *table_;
    QLabel *total_;
    QLabel *problem_;
    bool fileChosen_ = false;
};

}  // namespace roomrack::desktop
