// SPDX-License-Identifier: GPL-3.0-or-later
// A filter for days: a button that says which, and opens a panel with the first and the last one.
#pragma once

#include "core/stay.h"

#include <QtWidgets/QPushButton>

#include <optional>

class QDateEdit;
class QFormLayout;

namespace roomrack::desktop {

class RangeButton : public QPushButton {
    Q_OBJECT

public:
    explicit RangeButton(const QString &name, QWidget *parent = nullptr);

    /// Where the two dates begin while none are chosen.
    void suggest(Night first, Night last);
    /// The days chosen, the last one included; none: any.
    std::optional<Stay> range() const { return range_; }
    void setRange(std::optional<Stay> range);

signals:
    void changed();

protected:
    /// What stands above the dates, for those who ask for more than dates.
    QFormLayout *form() const { return form_; }
    /// Somebody pressed "Show".
    virtual void apply();
    void showName(const QString &prefix);
    void openWith(QWidget *first);
    Stay dates() const;  ///< of the panel
    const QString name_;

private:
    QWidget *makePanel();
    std::optional<Stay> range_;
    std::optional<Stay> suggested_;
    QFormLayout *form_ = nullptr;
    QDateEdit *from_ = nullptr;
    QDateEdit *to_ = nullptr;
};

}  // namespace roomrack::desktop
