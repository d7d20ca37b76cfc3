// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/notice_card.h"

#include "desktop/theme/style.h"

#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

namespace roomrack::desktop {

NoticeCard::NoticeCard(const Notice &notice, core::Instant at) : notice_(notice), at_(at)
{
    shown_.start();
    setProperty("look", QStringLiteral("notice"));
    setProperty("tone", int(notice.tone));
    setAccessibleName(notice.text);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(style::kPadding, 6, 6, 6);
    row->setSpacing(style::kSmallGap);
    QLabel *text = style::text(notice.text);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(text, 1);
    if (!notice.actionText.isEmpty()) {
        auto *act = new QPushButton(notice.actionText);
        style::small(act);
        connect(act, &QPushButton::clicked, this, [this] {
            const auto action = notice_.action;
            emit closed();
            if (action) action();
        });
        row->addWidget(act);
    }
    auto *close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close this notice"));
    style::flat(close);
    style::small(close);
    connect(close, &QToolButton::clicked, this, &NoticeCard::closed);
    row->addWidget(close);
    if (notice.seconds > 0) QTimer::singleShot(notice.seconds * 1000, this, &NoticeCard::closed);
}

void NoticeCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit closed();
        return;
    }
    QFrame::keyPressEvent(event);
}

}  // namespace roomrack::desktop
