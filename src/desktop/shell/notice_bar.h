// SPDX-License-Identifier: GPL-3.0-or-later
// The notices that float over a lower corner of the page area, or above the buttons there: at most
// two, the newest at the bottom. They take no room in the layout, so nothing on the page moves when
// one appears or goes. Errors move to the earlier notices when the next action succeeds, or when
// the user goes on working after the time needed to read them.
#pragma once

#include "desktop/shell/earlier_notices.h"

#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <vector>

class QVBoxLayout;

namespace roomrack::desktop {

class NoticeCard;

class NoticeBar : public QWidget {
    Q_OBJECT

public:
    /// `parent` contains `area`, over which the notices float; both must outlive this object.
    NoticeBar(QWidget &area, QWidget *parent);
    /// Shows a notice; a third one moves the oldest to the earlier ones. `at`: time of the notice.
    void add(const Notice &notice, core::Instant at = {});
    /// Removes the notice of a topic, also from the earlier ones.
    void withdraw(const QString &topic);
    /// True if no notice of this topic is shown and adding one would move no other.
    bool lacks(const QString &topic) const;
    /// Text of the newest notice that is shown; empty if there is none.
    QString newest() const;
    EarlierNotices &earlier() const { return *earlier_; }
    /// Removes all notices, also the earlier ones.
    void clear();
    /// Time after which an error counts as read.
    void setReadingTime(int ms) { readingMs_ = ms; }

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void remove(const std::function<bool(const Notice &)> &which);
    void leave(NoticeCard *card);
    void putAside(NoticeCard *card);
    void putErrorsAside(bool onlyRead);
    void followFocus(QWidget *now);
    void place();
    QRect bestPlace(const QRect &room, QSize size) const;
    QRect aboveButtons(QRect corner, const QRect &room) const;
    QRect focusArea() const;
    std::vector<QRect> buttonsUnder(const QRect &place) const;
    QWidget &area_;
    QVBoxLayout *lines_;
    EarlierNotices *earlier_;
    std::vector<NoticeCard *> cards_;  ///< oldest first
    QPointer<QWidget> outside_;        ///< the last focus outside the notices
    int readingMs_ = 15'000;
};

}  // namespace roomrack::desktop
