// SPDX-License-Identifier: GPL-3.0-or-later
// The setting and operation of a bulk update, and its value or source period.
#pragma once

#include "desktop/bulk/bulk_form.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace roomrack::desktop {

class DateField;

class BulkChangeBox final : public QWidget {
    Q_OBJECT

public:
    explicit BulkChangeBox(Currency currency, QWidget *parent = nullptr);

    /// The date to which a typed source date without a year refers.
    void setToday(Night today);
    /// The rate plans and channels of the hotel, to which a restriction may be limited.
    void offerScopes(const HotelView &view, const inventory::RestrictionScope &shown);
    void show(const BulkForm &form);
    /// What is wrong with the source date as typed.
    QString problem() const;
    /// Writes the choices made here to the form; other fields are not changed.
    void read(BulkForm &form) const;
    /// Text below the inputs: rounding, or the source night of a copy.
    void setNote(const QString &note);
    /// Marks the typed value as invalid.
    void setWrong(bool wrong);
    /// Focuses the value, the usual first input.
    void focusValue();

signals:
    void changed();
    /// The setting applies to a different kind of row; changed() follows.
    void fieldChanged(roomrack::booking::CellField field);

private:
    void build();
    void buildScope();
    void offerActions();
    void arrange();
    BulkAction action() const;
    CellField field() const;
    const Currency currency_;
    QFormLayout *form_;
    QComboBox *field_;
    QComboBox *action_;
    QWidget *only_;
    QComboBox *onlyPlan_;
    QComboBox *onlyChannel_;
    QWidget *amount_;
    QLineEdit *value_;
    QComboBox *unit_;
    QLabel *fixedUnit_;
    DateField *copyFrom_;
    QLabel *note_;
    bool showing_ = false;
};

}  // namespace roomrack::desktop
