// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/weekday_boxes.h"

#include "desktop/theme/style.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHBoxLayout>

namespace roomrack::desktop {

WeekdayBoxes::WeekdayBoxes(const QString &prefix, QWidget *parent) : QWidget(parent)
{
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(style::kSmallGap);
    for (int day = 1; day <= 7; ++day) {
        auto *box = new QCheckBox(locale().standaloneDayName(day, QLocale::ShortFormat));
        box->setAccessibleName(locale().standaloneDayName(day, QLocale::LongFormat));
        box->setObjectName(QStringLiteral("%1.day%2").arg(prefix).arg(day));
        box->setChecked(true);
        row->addWidget(box);
        boxes_[size_t(day - 1)] = box;
        connect(box, &QCheckBox::toggled, this, &WeekdayBoxes::changed);
    }
    row->addStretch();
}

quint8 WeekdayBoxes::days() const
{
    int days = 0;
    for (int i = 0; i < 7; ++i) days |= boxes_[size_t(i)]->isChecked() ? 1 << i : 0;
    return quint8(days);
}

void WeekdayBoxes::setDays(quint8 days)
{
    for (int i = 0; i < 7; ++i) boxes_[size_t(i)]->setChecked((days >> i) & 1);
}

}  // namespace roomrack::desktop

#include "moc_weekday_boxes.cpp"
