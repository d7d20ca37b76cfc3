// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for one overbooking rule: subject, amount, cap, weekdays, nights and lead time. A new rule
// can be created for a pool and its room types at once, because a room is oversold only where both
// allow it.
#pragma once

#include "desktop/widgets/dialog_frame.h"
#include "inventory/catalogue.h"

#include <QtWidgets/QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace roomrack::desktop {

class DateField;
class WeekdayBoxes;

class RuleDialog final : public QDialog {
    Q_OBJECT

public:
    /// Without `rule` the dialog creates a new one.
    RuleDialog(const inventory::Catalogue &catalogue,
               std::optional<inventory::OverbookingRule> rule, QWidget *parent = nullptr);

signals:
    /// Emits one rule, or several for a new rule of a pool with its room types.
    void decided(const std::vector<roomrack::inventory::OverbookingRule> &rules);

private:
    struct Subject {
        inventory::RuleScope scope{};
        qint64 subject = 0;
        bool withTypes = false;
    };
    void fillSubjects(const inventory::Catalogue &catalogue);
    void addSubject(const QString &text, Subject subject);
    void build(QFormLayout *form);
    QWidget *makeAmount();
    QWidget *makeNights();
    QWidget *makeLead();
    void show(const inventory::OverbookingRule &rule);
    void unitChanged();
    QString problem() const;
    void decide();
    std::vector<inventory::OverbookingRule> rules() const;

    bool adding_;
    Night today_;
    std::vector<Subject> subjects_;
    std::vector<std::pair<qint64, qint64>> typesOf_;  ///< pool, room type
    QComboBox *subject_;
    QDoubleSpinBox *amount_;
    QComboBox *unit_;
    QSpinBox *ceiling_;
    WeekdayBoxes *days_;
    QCheckBox *hasFrom_;
    QCheckBox *hasTo_;
    DateField *from_;
    DateField *to_;
    QSpinBox *minLead_;
    QSpinBox *maxLead_;
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop
