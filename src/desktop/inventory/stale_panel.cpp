// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/stale_panel.h"

#include "desktop/theme/style.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QLocale>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

StalePanel::StalePanel(const Theme &theme, QWidget *owner, const HotelView &view,
                       const QString &where, const std::vector<booking::Record> &records)
    : Popover(theme, owner), apply_(new QPushButton(tr("Apply anyway"))),
      keep_(new QPushButton(tr("Keep current values")))
{
    setObjectName(QStringLiteral("stalePanel"));
    content()->addWidget(style::strong(tr("These nights were changed while you were editing")));
    content()->addWidget(style::muted(where));

    auto *events = new QGridLayout;
    events->setHorizontalSpacing(style::kPadding);
    events->setVerticalSpacing(4);
    int row = 0;
    for (const booking::Record &record : records) {
        QLabel *time = style::muted(clockText(view.property(), record.at));
        time->setToolTip(utcText(record.at));
        events->addWidget(time, row, 0);
        events->addWidget(style::text(describe(record, view.catalogue(), QLocale())), row, 1);
        events->addWidget(style::muted(channelName(view.catalogue(), record.channel)), row, 2);
        ++row;
    }
    if (records.empty()) {
        events->addWidget(style::text(tr("The changes could not be read from the database.")), 0,
                          0);
    }
    content()->addLayout(events);

    style::primary(apply_);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(style::kSmallGap);
    buttons->addStretch();
    buttons->addWidget(keep_);
    buttons->addWidget(apply_);
    content()->addLayout(buttons);
    setFocusProxy(keep_);
    connect(keep_, &QPushButton::clicked, this, &Popover::dismiss);
    connect(apply_, &QPushButton::clicked, this, [this] {
        emit applyAnyway();
        dismiss();
    });
}

}  // namespace roomrack::desktop
