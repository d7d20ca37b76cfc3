// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/table_card.h"

#include "desktop/theme/style.h"

#include <QtWidgets/QFrame>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

QFrame *tableCard(const QString &title, QLabel **state, QWidget *table, QLabel *instead,
                  QLayout *bar)
{
    QFrame *card = style::card();
    auto *all = new QVBoxLayout(card);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    all->addWidget(style::cardHeader(title, state));
    all->addWidget(style::hairline());
    instead->setAlignment(Qt::AlignCenter);
    instead->setWordWrap(true);
    instead->setMargin(style::kPadding);
    all->addWidget(instead, 1);
    all->addWidget(table, 1);
    if (bar) {
        all->addWidget(style::hairline());
        all->addLayout(bar);
    }
    return card;
}

QLayout *tableBar(QLabel *said, const QList<QPushButton *> &buttons)
{
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    bar->setSpacing(style::kSmallGap);
    said->setTextFormat(Qt::PlainText);
    said->setWordWrap(true);
    bar->addWidget(said, 1);
    for (QPushButton *button : buttons) bar->addWidget(button);
    return bar;
}

void showOr(QWidget *table, QLabel *instead, const QString &text)
{
    instead->setText(text);
    instead->setVisible(!text.isEmpty());
    table->setVisible(text.isEmpty());
}

}  // namespace roomrack::desktop
