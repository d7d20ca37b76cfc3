// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_ranges.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/date_field.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kDaysAWeek = 7;

}  // namespace

BulkRanges::BulkRanges(Night today, QWidget *parent)
    : QWidget(parent), today_(today), column_(new QVBoxLayout(this)),
      add_(new QPushButton(tr("&Add range")))
{
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(6);
    add_->setObjectName(QStringLiteral("bulk.addRange"));
    column_->addWidget(add_, 0, Qt::AlignLeading);
    connect(add_, &QPushButton::clicked, this, &BulkRanges::addNext);
}

std::vector<booking::NightRange> BulkRanges::ranges() const
{
    std::vector<booking::NightRange> ranges;
    for (const Line &line : lines_) {
        const Night first = line.first->night();
        ranges.push_back({first, line.last->night() - first + 1});
    }
    return ranges;
}

QString BulkRanges::problem() const
{
    for (const Line &line : lines_) {
        for (const DateField *field : {line.first, line.last}) {
            if (!field->problem().isEmpty()) return field->problem();
        }
    }
    return {};
}

DateField *BulkRanges::dateField(Night night) const
{
    auto *field = new DateField;
    field->setToday(today_);
    field->setDate(night.date());
    return field;
}

void BulkRanges::setRanges(const std::vector<booking::NightRange> &ranges)
{
    while (!lines_.empty()) {
        delete lines_.back().box;
        lines_.pop_back();
    }
    for (const booking::NightRange &range : ranges) addLine(range.first, range.nights);
    nameLines();
}

void BulkRanges::addLine(Night first, int nights)
{
    auto *box = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(box);
    row->setSpacing(style::kSmallGap);
    Line line{box, dateField(first), dateField(first + (nights - 1)), style::muted({})};
    line.last->setEarliest(first);
    auto *gone = new QPushButton(tr("Remove"));
    style::flat(gone);
    gone->setObjectName(QStringLiteral("bulk.removeRange"));
    row->addWidget(line.first);
    row->addWidget(style::muted(tr("to", "from one night to another")));
    row->addWidget(line.last);
    row->addWidget(line.count, 1);
    row->addWidget(gone);
    column_->insertWidget(int(lines_.size()), box);
    lines_.push_back(line);
    for (const DateField *field : {line.first, line.last}) {
        connect(field, &DateField::dateEdited, this, [this, box] { edited(box); });
        connect(field, &DateField::problemChanged, this, &BulkRanges::changed);
    }
    connect(gone, &QPushButton::clicked, this, [this, box] { remove(box); });
}

/// Adds a copy of the last range, shifted by whole weeks past its end; without a range, the week
/// from today.
void BulkRanges::addNext()
{
    const auto all = ranges();
    if (all.empty())
        addLine(today_, kDaysAWeek);
    else
        addLine(all.back().first + (all.back().nights + kDaysAWeek - 1) / kDaysAWeek * kDaysAWeek,
                all.back().nights);
    nameLines();
    lines_.back().first->setFocus(Qt::OtherFocusReason);
    emit changed();
}

void BulkRanges::remove(const QWidget *box)
{
    const auto at = std::find_if(lines_.begin(), lines_.end(),
                                 [box](const Line &line) { return line.box == box; });
    if (at == lines_.end()) return;
    // Called from the row's own button: it is deleted later, and the focus stays in the list.
    at->box->hide();
    for (DateField *field : {at->first, at->last}) field->setObjectName({});
    at->box->deleteLater();
    lines_.erase(at);
    nameLines();
    add_->setFocus(Qt::OtherFocusReason);
    emit changed();
}

void BulkRanges::edited(const QWidget *box)
{
    for (const Line &line : lines_) {
        if (line.box != box) continue;
        // The last night moves along with a first night after it.
        const Night first = line.first->night();
        if (line.last->night() < first) line.last->setDate(first.date());
        line.last->setEarliest(first);
    }
    nameLines();
    emit changed();
}

void BulkRanges::nameLines()
{
    int number = 0;
    QWidget *before = nullptr;
    for (const Line &line : lines_) {
        ++number;
        const int nights = int(line.first->date().daysTo(line.last->date())) + 1;
        line.count->setText(nightsText(nights));
        line.first->setObjectName(QStringLiteral("bulk.first%1").arg(number));
        line.last->setObjectName(QStringLiteral("bulk.last%1").arg(number));
        line.first->setAccessibleName(tr("First night of range %1").arg(number));
        line.last->setAccessibleName(tr("Last night of range %1").arg(number));
        auto *gone = line.box->findChild<QPushButton *>(QStringLiteral("bulk.removeRange"));
        gone->setAccessibleName(tr("Remove range %1").arg(number));
        gone->setToolTip(gone->accessibleName());
        if (before) setTabOrder(before, line.first);
        setTabOrder(line.first, line.last);
        setTabOrder(line.last, gone);
        before = gone;
    }
    if (before) setTabOrder(before, add_);
}

}  // namespace roomrack::desktop

#include "moc_bulk_ranges.cpp"
