// SPDX-License-Identifier: GPL-3.0-or-later
// The strip above the pages where notices appear: at most three, the newest on top.
#pragma once

#include "desktop/shell/notice.h"

#include <QtWidgets/QWidget>

class QVBoxLayout;

namespace roomrack::desktop {

class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);
    void add(const Notice &notice);
    /// What it said is over.
    void withdraw(const QString &topic);
    /// Whether a notice of this topic is not there, and none would go for it.
    bool lacks(const QString &topic) const;
    /// The newest one's text; empty when there is none.
    QString newest() const;
    void clear();

protected:
    void childEvent(QChildEvent *event) override;

private:
    template <typename Which>
    void take(Which which);
    QWidget *makeLine(const Notice &notice);
    QVBoxLayout *lines_;
};

}  // namespace roomrack::desktop
