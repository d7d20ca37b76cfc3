// SPDX-License-Identifier: GPL-3.0-or-later
// What a bulk update changes and how: the setting, what is done to it, by how much or from when.
#pragma once

#include "desktop/bulk/bulk_form.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QDateEdit;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace roomrack::desktop {

class BulkChangeBox final : public QWidget {
    Q_OBJECT

public:
    explicit BulkChangeBox(Currency currency, QWidget *parent = nullptr);

    void show(const BulkForm &form);
    /// Fills in what is chosen here; the rest of the form stays.
    void read(BulkForm &form) const;
    /// A line below: how it is rounded, or which night takes what from which.
    void setNote(const QString &note);
    /// What was typed cannot be.
    void setWrong(bool wrong);
    /// Goes where most people begin.
    void focusValue();

signals:
    void changed();
    /// Rows of another sort are meant now; changed() follows.
    void fieldChanged(roomrack::booking::CellField field);

private:
    void build();
    void offerActions();
    void arrange();
    BulkAction action() const;
    CellField field() const;
    const Currency currency_;
    QFormLayout *form_;
    QComboBox *field_;
    QComboBox *action_;
    QWidget *amount_;
    QLineEdit *value_;
    QComboBox *unit_;
    QLabel *fixedUnit_;
    QDateEdit *copyFrom_;
    QLabel *note_;
    bool showing_ = false;
};

}  // namespace roomrack::desktop
