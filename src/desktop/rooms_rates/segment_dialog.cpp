// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/segment_dialog.h"

#include "desktop/rooms_rates/item_edits.h"
#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kLongestText = 200;  ///< characters
constexpr int kFieldWidth = 320, kChannelsHeight = 160;

}  // namespace

SegmentDialog::SegmentDialog(const DescriptionFlow &flow, qint64 id, QWidget *parent)
    : ItemDialog(flow, parent), code_(new QLineEdit), name_(new QLineEdit),
      channels_(new QListWidget)
{
    was_.id = SegmentId{id};
    was_ = present();
    QWidget *body =
        begin(id == 0 ? tr("Add market segment") : tr("Edit market segment"),
              id == 0 ? tr("&Add") : tr("&Save"),
              tr("Bookings of these channels and sources belong to the segment unless "
                 "their rate plan has another one. It can be changed in each booking."));
    code_->setObjectName(QStringLiteral("segment.marketSegmentCode"));
    code_->setAccessibleName(tr("Code"));
    code_->setMaxLength(kLongestText);
    name_->setObjectName(QStringLiteral("segment.marketSegment"));
    name_->setAccessibleName(tr("Name"));
    name_->setMaxLength(kLongestText);
    name_->setMinimumWidth(kFieldWidth);
    channels_->setObjectName(QStringLiteral("segment.channels"));
    channels_->setAccessibleName(tr("Channels and sources"));
    channels_->setFixedHeight(kChannelsHeight);
    channels_->setProperty("look", QStringLiteral("card"));
    auto *form = new QFormLayout(body);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("C&ode"), code_);
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("C&hannels and sources"), channels_);
    fill(was_);
    end();
}

inventory::MarketSegment SegmentDialog::present() const
{
    if (const auto *segment = view().catalogue().segment(was_.id)) return *segment;
    inventory::MarketSegment added = was_;
    added.position = booking::lastPosition(view().catalogue().segments);
    return added;
}

inventory::MarketSegment SegmentDialog::read() const
{
    inventory::MarketSegment segment = was_;
    segment.code = code_->text().trimmed();
    segment.name = name_->text().trimmed();
    segment.channels.clear();
    for (int row = 0; row < channels_->count(); ++row) {
        const QListWidgetItem *item = channels_->item(row);
        if (item->checkState() == Qt::Checked)
            segment.channels.push_back({item->data(Qt::UserRole).toLongLong()});
    }
    // The order of the list is not that of the file or of the API.
    if (segment.channels.size() == was_.channels.size()
        && std::is_permutation(segment.channels.begin(), segment.channels.end(),
                               was_.channels.begin()))
        segment.channels = was_.channels;
    return segment;
}

/// Names the segment that has the channel: it can be in one only.
QString SegmentDialog::titleOf(const inventory::Channel &channel) const
{
    for (const inventory::MarketSegment &other : view().catalogue().segments) {
        const auto &all = other.channels;
        if (other.id == was_.id || other.retiredFrom) continue;
        if (std::find(all.begin(), all.end(), channel.id) != all.end())
            return tr("%1 (now %2)", "a channel and its market segment")
                .arg(channelTitle(channel), other.name);
    }
    return channelTitle(channel);
}

void SegmentDialog::fill(const inventory::MarketSegment &segment)
{
    code_->setText(segment.code);
    name_->setText(segment.name);
    channels_->clear();
    for (const inventory::Channel &channel : view().catalogue().channels) {
        const auto &all = segment.channels;
        const bool chosen = std::find(all.begin(), all.end(), channel.id) != all.end();
        auto *item = new QListWidgetItem(titleOf(channel), channels_);
        item->setData(Qt::UserRole, channel.id.value);
        item->setSizeHint(QSize(0, style::kRow));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
    }
    if (channels_->count() > 0) channels_->setCurrentRow(0);
}

/// A channel that is chosen here leaves the segment that has it; a retired one has no bookings.
std::optional<booking::DescriptionItems> SegmentDialog::items()
{
    booking::DescriptionItems items;
    items.segments.push_back(read());
    if (was_.retiredFrom) return items;
    const std::vector<ChannelId> &mine = items.segments.front().channels;
    const auto isMine = [mine](ChannelId id) {
        return std::find(mine.begin(), mine.end(), id) != mine.end();
    };
    for (const inventory::MarketSegment &other : view().catalogue().segments) {
        if (other.id == was_.id || other.retiredFrom) continue;
        inventory::MarketSegment left = other;
        if (std::erase_if(left.channels, isMine) > 0) items.segments.push_back(std::move(left));
    }
    return items;
}

void SegmentDialog::descriptionChanged()
{
    const inventory::MarketSegment typed = read(), now = present();
    fill(mergedItem(was_, typed, now));
    was_ = now;
}

QString SegmentDialog::itemName() const
{
    return read().code;
}

QString SegmentDialog::stepLabel() const
{
    return was_.id ? tr("Market segment %1 changed").arg(read().name)
                   : tr("Market segment %1 added").arg(read().name);
}

}  // namespace roomrack::desktop

#include "moc_segment_dialog.cpp"
