// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/channels_panel.h"

#include "desktop/theme/focus_outline.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/allow.h"

#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kLineHeight = 48;
constexpr int kDotRoom = 18;
constexpr qreal kDot = 9;
constexpr int kLagMs = 1000;

}  // namespace

ChannelLineDelegate::ChannelLineDelegate(const Theme &theme, const ChannelListModel &model,
                                         QObject *parent)
    : QStyledItemDelegate(parent), theme_(theme), model_(model)
{}

QSize ChannelLineDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, kLineHeight};
}

void ChannelLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const ChannelCard &card = model_.card(index.row());
    const Colors &c = theme_.colors();
    const Pair &tone = c.tone(card.state.tone);
    const QRect row = option.rect;
    const bool hot = option.state & (QStyle::State_Selected | QStyle::State_MouseOver);
    painter->fillRect(row, hot ? c.hover : c.surface);
    painter->fillRect(row.x(), row.bottom(), row.width(), 1, c.line);
    const QRect area = row.adjusted(style::kPadding, 0, -style::kPadding, 0);
    const auto draw = [&](QRect box, Qt::Alignment side, const QString &text, const QFont &font,
                          const QColor &color) {
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(QStyle::visualRect(option.direction, area, box),
                          int(Qt::AlignVCenter)
                              | int(QStyle::visualAlignment(option.direction, side)),
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, box.width()));
    };
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(tone.text);
    const QRect dot(area.x(), row.y() + (kLineHeight - int(kDot)) / 2, int(kDot), int(kDot));
    painter->drawEllipse(QStyle::visualRect(option.direction, area, dot));
    painter->setRenderHint(QPainter::Antialiasing, false);
    const QFont strong = Theme::font(TextSize::Body, QFont::DemiBold);
    const QFont small = Theme::font(TextSize::Caption);
    const QString count = ChannelsPanel::tr("%1 pending").arg(card.nights);
    const int right = std::max(QFontMetrics(strong).horizontalAdvance(card.lag),
                               QFontMetrics(small).horizontalAdvance(count))
                      + 2;
    const int left = area.x() + kDotRoom, width = area.width() - kDotRoom - right - 8;
    const int end = area.right() - right + 1;
    const bool fine = card.state.tone == Tone::Good;
    draw({left, row.y() + 7, width, 18}, Qt::AlignLeft, card.name, strong, c.text);
    draw({left, row.y() + 24, width, 17}, Qt::AlignLeft, fine ? card.line : card.state.text, small,
         fine ? c.muted : tone.text);
    draw({end, row.y() + 7, right, 18}, Qt::AlignRight, card.lag, strong, c.text);
    draw({end, row.y() + 24, right, 17}, Qt::AlignRight, count, small, c.muted);
}

ChannelsPanel::ChannelsPanel(PageActions &actions, const Theme &theme, QWidget *parent)
    : FoldingCard(tr("Channels"), parent), actions_(actions), model_(new ChannelListModel(this)),
      list_(new QListView(this)), failure_(makeFailure())
{
    setObjectName(QStringLiteral("inventory.channels"));
    build();
    list_->setItemDelegate(new ChannelLineDelegate(theme, *model_, this));
    connect(&theme, &Theme::changed, list_->viewport(), qOverload<>(&QWidget::update));
    connect(list_, &QListView::clicked, this, &ChannelsPanel::open);
    connect(list_, &QListView::activated, this, &ChannelsPanel::open);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showFailure();
        fitHeight();
    });
    connect(&lag_, &QTimer::timeout, this, [this] {
        if (list_->isVisible()) refresh();
    });
    lag_.start(kLagMs);
    if (actions.channels)
        connect(actions.channels, &HotelChannels::changed, this, &ChannelsPanel::refresh);
    refresh();
}

void ChannelsPanel::build()
{
    list_->setModel(model_);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    list_->setAccessibleName(tr("Channels"));
    new FocusOutline(list_);
    body()->addWidget(list_, 1);
    body()->addWidget(failure_);
}

void ChannelsPanel::refresh()
{
    std::vector<ChannelCard> cards;
    int trouble = 0;
    if (actions_.channels) {
        for (const ChannelState &channel : actions_.channels->all()) {
            if (!channel.linked) continue;
            cards.push_back(cardOf(channel, actions_.channels->now(), locale()));
            trouble += needsAttention(channel) || channel.waiting > 0 ? 1 : 0;
        }
    }
    setVisible(!cards.empty());
    sum()->setText(trouble > 0 ? tr("%n with problems", nullptr, trouble) : tr("no problems"));
    list_->setMaximumHeight(int(cards.size()) * kLineHeight);
    model_->show(std::move(cards));
    showFailure();
    fitHeight();
}

QWidget *ChannelsPanel::makeFailure()
{
    auto *failure = new QWidget;
    auto *column = new QVBoxLayout(failure);
    column->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, 0);
    column->setSpacing(style::kSmallGap);
    failed_ = style::text({});
    failed_->setObjectName(QStringLiteral("inventory.failed"));
    failed_->setWordWrap(true);
    column->addWidget(failed_);
    retry_ = new QPushButton(tr("Retry now"));
    retry_->setObjectName(QStringLiteral("inventory.retryNow"));
    style::small(retry_);
    connect(retry_, &QPushButton::clicked, this, [this] {
        if (actions_.channels && actions_.channels->host())
            actions_.channels->host()->tryNow(failing_);
    });
    column->addWidget(retry_, 0, Qt::AlignLeading);
    return failure;
}

void ChannelsPanel::showFailure()
{
    const ChannelState *failing = nullptr;
    if (actions_.channels) {
        const qint64 chosen = list_->currentIndex().data(ChannelListModel::IdRole).toLongLong();
        for (const ChannelState &channel : actions_.channels->all()) {
            const bool first = !failing || channel.channel.id.value == chosen;
            if (first && isFailing(channel)) failing = &channel;
        }
    }
    failure_->setVisible(failing);
    failing_ = failing ? failing->channel.id : ChannelId();
    if (!failing) return;
    failed_->setText(QStringLiteral("%1: %2").arg(
        failing->channel.name, failureText(*failing, actions_.channels->now(), locale())));
    retry_->setAccessibleName(tr("Retry now: %1").arg(failing->channel.name));
    allow(retry_, true, actions_.channels->whyNot());
}

/// Not higher than its content: the rest of the column is for the holds.
void ChannelsPanel::fitHeight()
{
    const int below = failing_ ? failure_->layout()->totalHeightForWidth(width()) : 0;
    setMaximumHeight(model_->rowCount() * kLineHeight + below + 38 + style::kRadius);
}

void ChannelsPanel::open(const QModelIndex &at)
{
    const ChannelId channel{at.data(ChannelListModel::IdRole).toLongLong()};
    if (actions_.showChannel) actions_.showChannel(channel);
}

}  // namespace roomrack::desktop

#include "moc_channels_panel.cpp"
