// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/notice_bar.h"

#include "desktop/theme/look.h"

#include <QtCore/QChildEvent>
#include <QtCore/QTimer>
#include <QtGui/QAccessible>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kMost = 3;

}  // namespace

NoticeBar::NoticeBar(QWidget *parent) : QWidget(parent), lines_(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    lines_->setContentsMargins(look::kMargin, look::kGap, look::kMargin, 0);
    lines_->setSpacing(6);
    hide();
}

QString NoticeBar::newest() const
{
    const QLayoutItem *item = lines_->itemAt(0);
    return item ? item->widget()->accessibleName() : QString();
}

void NoticeBar::clear()
{
    while (QLayoutItem *item = lines_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    hide();
}

template <typename Which>
void NoticeBar::take(Which which)
{
    for (int i = lines_->count() - 1; i >= 0; --i) {
        QWidget *known = lines_->itemAt(i)->widget();
        if (!which(*known)) continue;
        delete lines_->takeAt(i);
        known->hide();
        known->deleteLater();
    }
}

void NoticeBar::withdraw(const QString &topic)
{
    take([&topic](const QWidget &known) { return known.objectName() == topic; });
}

bool NoticeBar::lacks(const QString &topic) const
{
    int there = 0;
    for (int i = 0; i < lines_->count(); ++i) {
        const QWidget *line = lines_->itemAt(i)->widget();
        if (line->isHidden()) continue;  // closed, and about to be deleted
        if (line->objectName() == topic) return false;
        ++there;
    }
    return there < kMost;
}

void NoticeBar::add(const Notice &notice)
{
    // What is said again comes first; it is not there twice.
    take([&notice](const QWidget &known) {
        return known.accessibleName() == notice.text
               || (!notice.topic.isEmpty() && known.objectName() == notice.topic);
    });
    QWidget *line = makeLine(notice);
    lines_->insertWidget(0, line);
    while (lines_->count() > kMost) {
        QLayoutItem *oldest = lines_->takeAt(lines_->count() - 1);
        oldest->widget()->deleteLater();
        delete oldest;
    }
    show();
    QAccessibleEvent event(line, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    if (notice.seconds > 0) QTimer::singleShot(notice.seconds * 1000, line, &QWidget::close);
}

QWidget *NoticeBar::makeLine(const Notice &notice)
{
    auto *line = new QFrame;
    line->setProperty("look", QStringLiteral("notice"));
    line->setProperty("tone", int(notice.tone));
    line->setAttribute(Qt::WA_DeleteOnClose);
    line->setAccessibleName(notice.text);
    line->setObjectName(notice.topic);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(look::kPadding, 4, 6, 4);
    row->setSpacing(look::kSmallGap);
    QLabel *text = look::text(notice.text);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(text, 1);
    if (!notice.actionText.isEmpty()) {
        auto *act = new QPushButton(notice.actionText);
        look::small(act);
        connect(act, &QPushButton::clicked, line, [line, action = notice.action] {
            line->close();
            if (action) action();
        });
        row->addWidget(act);
    }
    auto *close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close this notice"));
    look::flat(close);
    look::small(close);
    connect(close, &QToolButton::clicked, line, &QWidget::close);
    row->addWidget(close);
    return line;
}

void NoticeBar::childEvent(QChildEvent *event)
{
    QWidget::childEvent(event);
    if (event->removed()
        && findChildren<QFrame *>(QString(), Qt::FindDirectChildrenOnly).isEmpty()) {
        hide();
    }
}

}  // namespace roomrack::desktop
