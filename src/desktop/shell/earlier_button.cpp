// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/earlier_button.h"

#include "desktop/shell/earlier_notices.h"
#include "desktop/theme/focus_outline.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/popover.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kListWidth = 460;

QScrollArea *scrolled(QWidget *inside, int most)
{
    auto *area = new QScrollArea;
    area->setProperty("look", QStringLiteral("plain"));
    new FocusOutline(area);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Fonts of the style sheet apply from here on, so the height below is the final one.
    for (QWidget *part : inside->findChildren<QWidget *>()) part->ensurePolished();
    area->setFixedSize(kListWidth, std::min(inside->layout()->heightForWidth(kListWidth), most));
    area->setWidget(inside);
    return area;
}

}  // namespace

EarlierButton::EarlierButton(EarlierNotices &notices, const HotelSession &session,
                             const Theme &theme, QWidget *parent)
    : QPushButton(parent), notices_(notices), session_(session), theme_(theme)
{
    setObjectName(QStringLiteral("earlierNotices"));
    setProperty("look", QStringLiteral("mini"));
    setAutoDefault(true);  // Enter works as Space does
    setToolTip(tr("Show notices that newer ones replaced"));
    connect(this, &QPushButton::clicked, this, &EarlierButton::open);
    connect(&notices, &EarlierNotices::changed, this, &EarlierButton::showCount);
    showCount();
}

EarlierButton::~EarlierButton()
{
    delete list_;
}

void EarlierButton::showCount()
{
    const size_t count = notices_.entries().size();
    setText(tr("Earlier notices (%1)").arg(QLocale().toString(qulonglong(count))));
    if (list_) {
        if (count == 0)
            list_->dismiss();
        else
            fill();
    }
    setVisible(count > 0);
}

void EarlierButton::open()
{
    if (list_) return;
    list_ = new Popover(theme_, this);
    list_->setObjectName(QStringLiteral("earlierNoticesList"));
    list_->setAccessibleName(tr("Earlier notices"));
    connect(list_, &Popover::closed, this, [this] { list_.clear(); });
    fill();
    list_->openBeside(this, rect());
}

/// Replaces the content: the earlier notices changed.
void EarlierButton::fill()
{
    const bool hadFocus = content_ && content_->isAncestorOf(QApplication::focusWidget());
    if (content_) {
        if (hadFocus) list_->setFocus();
        list_->content()->removeWidget(content_);
        content_->hide();
        content_->deleteLater();  // a button inside may be what changed them
    }
    content_ = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(content_);
    column->setSpacing(style::kSmallGap);
    auto *head = new QHBoxLayout;
    head->addWidget(style::strong(tr("Earlier notices")), 1);
    auto *clear = new QPushButton(tr("Clear list"));
    style::small(clear);
    connect(clear, &QPushButton::clicked, &notices_, &EarlierNotices::clear);
    head->addWidget(clear);
    column->addLayout(head);
    QScrollArea *rows = scrolled(makeRows(), window()->height() / 2);
    rows->setAccessibleName(tr("Earlier notices"));
    column->addWidget(rows);
    list_->content()->addWidget(content_);
    if (list_->isVisible()) {
        content_->show();
        list_->settle();
    }
}

/// The newest first.
QWidget *EarlierButton::makeRows()
{
    auto *rows = new QWidget;
    auto *column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, style::kGap, 0);
    column->setSpacing(style::kSmallGap);
    for (size_t i = notices_.entries().size(); i > 0; --i) {
        column->addWidget(style::hairline());
        column->addWidget(makeRow(i - 1));
    }
    column->addStretch();
    return rows;
}

QWidget *EarlierButton::makeRow(size_t index)
{
    const EarlierNotices::Entry &entry = notices_.entries()[index];
    auto *row = new QWidget;
    row->setAccessibleName(entry.notice.text);
    auto *line = style::withoutMargins<QHBoxLayout>(row);
    line->setSpacing(style::kSmallGap);
    QLabel *time = style::muted(dayTimeText(session_.view().property(), entry.at, QLocale()));
    time->setToolTip(utcText(entry.at));
    line->addWidget(time, 0, Qt::AlignTop);
    QLabel *text = style::text(entry.notice.text);
    style::setTone(text, entry.notice.tone);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(text, 1);
    if (!entry.hasAction()) return row;
    auto *act = new QPushButton(entry.notice.actionText);
    style::small(act);
    // The list closes first because the action may open a dialog.
    connect(act, &QPushButton::clicked, this, [this, index] {
        if (list_) list_->dismiss();
        notices_.run(index);
    });
    line->addWidget(act, 0, Qt::AlignTop);
    return row;
}

void EarlierButton::hideEvent(QHideEvent *event)
{
    // Also when the window is locked: the list belongs to the user who opened it.
    if (list_) list_->dismiss();
    QPushButton::hideEvent(event);
}

}  // namespace roomrack::desktop
