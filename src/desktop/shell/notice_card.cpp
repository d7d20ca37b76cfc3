// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/notice_card.h"

#include "desktop/theme/style.h"

#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

namespace roomrack::desktop {

namespace {

constexpr int kBesideText =
    120;  ///< pixels; a button with a wider text is below that of the notice

}  // namespace

NoticeCard::NoticeCard(const Notice &notice, core::Instant at) : notice_(notice), at_(at)
{
    shown_.start();
    setProperty("look", QStringLiteral("notice"));
    setProperty("tone", int(notice.tone));
    setAccessibleName(notice.text);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(style::kPadding, 6, 6, 6);
    grid->setHorizontalSpacing(style::kSmallGap);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    QLabel *text = style::text(notice.text);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(text, 0, 0);
    if (!notice.actionText.isEmpty()) addAction(grid);
    auto *close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close this notice"));
    style::flat(close);
    style::small(close);
    connect(close, &QToolButton::clicked, this, &NoticeCard::dismiss);
    grid->addWidget(close, 0, 2);
    if (notice.seconds > 0) QTimer::singleShot(notice.seconds * 1000, this, &NoticeCard::closed);
}

/// A long button beside the text would leave it a narrow column.
void NoticeCard::addAction(QGridLayout *grid)
{
    auto *act = new QPushButton(notice_.actionText);
    style::small(act);
    connect(act, &QPushButton::clicked, this, [this] {
        const auto action = notice_.action;
        emit closed();
        if (action) action();
    });
    if (act->fontMetrics().horizontalAdvance(notice_.actionText) <= kBesideText)
        grid->addWidget(act, 0, 1);
    else
        grid->addWidget(act, 1, 0, 1, 3, Qt::AlignLeading);
}

void NoticeCard::dismiss()
{
    const auto dismissed = notice_.dismissed;
    emit closed();
    if (dismissed) dismissed();
}

void NoticeCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) return dismiss();
    QFrame::keyPressEvent(event);
}

}  // namespace roomrack::desktop
