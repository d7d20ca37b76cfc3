// SPDX-License-Identifier: GPL-3.0-or-later
// A date range filter: a button with the range as text that opens a panel with the first and last
// date.
#pragma once

#include "core/stay.h"
#include "desktop/words/typed_date.h"

#include <QtWidgets/QPushButton>

#include <optional>

class QFormLayout;
class QWidgetAction;

namespace roomrack::desktop {

class DateField;

class RangeButton : public QPushButton {
    Q_OBJECT

public:
    explicit RangeButton(const QString &name, QWidget *parent = nullptr);

    /// The date to which "+30" and dates without a year refer.
    void setToday(Night today, YearlessDate yearless = YearlessDate::Next);
    /// Initial dates of the panel while no range is set.
    void suggest(Night first, Night last);
    /// The selected nights, last one included; none: any.
    std::optional<Stay> range() const { return range_; }
    void setRange(std::optional<Stay> range);
    /// Has room for dates, so that the filters beside it stay where they are.
    QSize sizeHint() const override;

signals:
    void changed();

protected:
    /// The form above the dates, for subclasses with more fields.
    QFormLayout *form() const { return form_; }
    /// The user pressed "Show".
    virtual void apply();
    void showName(const QString &prefix);
    /// Keeps room for dates after any of these.
    void keepRoomFor(const QStringList &prefixes);
    void openWith(QWidget *first);
    Stay dates() const;  ///< in the panel
    const QString name_;

private:
    QWidget *makePanel();
    static QString wordsOf(const QString &prefix, const QString &dates);
    void fromMoved();
    void showProblem(const QString &problem);
    std::optional<Stay> range_;
    std::optional<Stay> suggested_;
    int usual_ = 0;  ///< pixels; of the widest text with dates of one year
    QWidgetAction *panel_ = nullptr;
    QFormLayout *form_ = nullptr;
    DateField *from_ = nullptr;
    DateField *to_ = nullptr;
};

}  // namespace roomrack::desktop
