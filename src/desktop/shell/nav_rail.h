// SPDX-License-Identifier: GPL-3.0-or-later
// The navigation rail: one entry per page, with a badge for pending items.
#pragma once

#include "desktop/theme/theme.h"

#include <QtWidgets/QAbstractButton>

#include <vector>

class QButtonGroup;
class QVBoxLayout;

namespace roomrack::desktop {

class NavButton : public QAbstractButton {
    Q_OBJECT

public:
    NavButton(const QString &title, const Theme &theme, QWidget *parent = nullptr);
    void setBadge(int count);
    int badge() const { return badge_; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void paintBadge(QPainter *painter, const QRect &area) const;
    const Theme &theme_;
    int badge_ = 0;
};

class NavRail : public QWidget {
    Q_OBJECT

public:
    explicit NavRail(const Theme &theme, QWidget *parent = nullptr);
    void clear();
    /// Returns the index of the entry.
    int add(const QString &title);
    void setBadge(int index, int count);
    /// An entry that is not offered is neither shown nor reached by keys.
    void setOffered(int index, bool offered);
    void choose(int index);
    NavButton *button(int index) const { return buttons_[size_t(index)]; }
    /// The entry of the shown page; null if there is none.
    QWidget *chosenButton() const;

signals:
    void chosen(int index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    const Theme &theme_;
    QVBoxLayout *column_;
    QButtonGroup *group_;
    std::vector<NavButton *> buttons_;
};

}  // namespace roomrack::desktop
