// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/segment_field.h"

#include "desktop/theme/style.h"
#include "desktop/words/segment_words.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace roomrack::desktop {

SegmentField::SegmentField(QWidget *parent)
    : QWidget(parent), label_(new QLabel(tr("Mar&ket segment"))), list_(new QComboBox)
{
    list_->setObjectName(QStringLiteral("segment"));
    list_->setAccessibleName(tr("Market segment"));
    list_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    label_->setBuddy(list_);
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(style::kSmallGap);
    row->addWidget(label_);
    row->addWidget(list_);
    row->addStretch();
    hide();
}

void SegmentField::offer(const engine::HotelView &view, SegmentId automatic)
{
    const inventory::Catalogue &catalogue = view.catalogue();
    const SegmentId chosen = segment();
    const QString name = segmentName(catalogue, automatic);
    fillSegments(*list_, catalogue, {},
                 name.isEmpty() ? tr("Automatic: none") : tr("Automatic: %1").arg(name));
    list_->setCurrentIndex(std::max(0, list_->findData(chosen.value)));
    setVisible(!catalogue.segments.empty());
}

SegmentId SegmentField::segment() const
{
    return SegmentId{list_->currentData().toLongLong()};
}

}  // namespace roomrack::desktop

#include "moc_segment_field.cpp"
