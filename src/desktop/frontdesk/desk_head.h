// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the Front desk page: the view selector with the number of bookings of each list, and
// the night audit button. In the page, because the window's tool bar has no space for them.
#pragma once

#include "desktop/frontdesk/day_model.h"

#include <QtWidgets/QWidget>

#include <array>

class QFrame;
class QPushButton;

namespace roomrack::desktop {

/// The lists of the day are the first ones.
inline constexpr int kPlanView = kDayLists, kHousekeepingView = kDayLists + 1;

class DeskHead final : public QWidget {
    Q_OBJECT

public:
    explicit DeskHead(QWidget *parent = nullptr);

    /// Number of bookings of a list, and of those that are still to do.
    void setCount(DayList list, int open, int all);
    void check(int view);
    QPushButton *audit() const { return audit_; }
    /// Has room for the shortest texts, in two lines.
    QSize minimumSizeHint() const override;

signals:
    /// The user chose a view.
    void chosen(int view);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Count {
        int open = 0;
        int all = -1;  ///< -1: not loaded yet
    };
    /// "Arrivals 2 of 5", "Arrivals 2/5", "Arrivals 5".
    enum class Length : quint8 { Whole, Brief, Least };
    static QString nameOf(int view, const QString &open, const QString &all, Length length);
    QString textOf(int view, Length length) const;
    QString widestOf(int view, Length length) const;
    static QString auditText(Length length);
    int auditWidth(Length length) const;
    int tabsWidth(Length length) const;
    Length fitting() const;
    void showTexts();

    QFrame *segments_;
    std::array<QPushButton *, kHousekeepingView + 1> views_{};
    std::array<Count, kDayLists> counts_{};
    QPushButton *audit_;
};

}  // namespace roomrack::desktop
